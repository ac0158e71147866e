//! Every byte that is made for a reader is the same when only what the reader cannot know differs.
//!
//! At moments of random games, a twin of the table is made in which everything a seat cannot know is drawn anew. What
//! the seat and the spectators are sent must be the same: the board with its answers, refusals and story, the list of
//! answers, the question, the lines of the log, and the view of the API. Then somebody answers at both tables; if
//! nothing was revealed and no luck was needed, the same must hold again, told events and all.

use boards::PageBoard;
use engine::{
    Game, Pack, Seat, Seed, Told, Viewer, Witness,
    rand::{Rng as _, SeedableRng},
};
use maud::html;
use plug::{Eyes, Look, Moments, Seen};
use serde_json::{Value, json};
use words::Lang;

/// A table and everything that was told at it, with the step it was told at.
struct Evening<G: Game> {
    state: G,
    told: Vec<(usize, Told<G::Event>)>,
}

impl<G: Game> Clone for Evening<G> {
    fn clone(&self) -> Self {
        Evening { state: self.state.clone(), told: self.told.clone() }
    }
}

impl<G: PageBoard> Evening<G> {
    fn open(options: &Value, seed: u64) -> Evening<G> {
        let pack = Pack::built_in().expect("data");
        let options = engine::json::read(pack, "options", options).expect("options");
        let mut on = Witness::recording();
        let state = G::new(&options, pack, &Seed::from_number(seed), &mut on).expect("a game");
        Evening { state, told: on.told.into_iter().map(|told| (0, told)).collect() }
    }

    /// Gives an answer; whether anything came to light by it.
    fn give(&mut self, seat: Seat, action: &G::Action, step: usize) -> Result<bool, engine::Refusal> {
        let mut on = Witness::recording();
        self.state.apply(seat, action, &mut on)?;
        self.told.extend(on.told.into_iter().map(|told| (step, told)));
        Ok(on.revealed || !on.luck.is_empty() || self.state.awaiting().is_empty())
    }

    /// Everything a reader is sent about this moment.
    fn sent(&self, viewer: Viewer) -> [String; 5] {
        let asked = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let seen = Seen::new(&self.state, viewer, asked);
        let heard = self.told.iter().filter(|(_, told)| told.to.includes(viewer));
        let story: Vec<_> = heard.map(|(step, told)| (Some(*step), told)).collect();
        let moments = Moments::from_iter([]);
        let look = Look {
            eyes: Eyes::Viewer(viewer),
            asked,
            hint: None,
            replay: Some("/t/x/replay?at="),
            moments: &moments,
            odds: true,
            quote: |_, clause, _| html! { (clause) },
        };
        let board = Lang::ALL.map(|lang| seen.draw(&story, &look, lang).into_string());
        let words = |lang| {
            let answers =
                seen.answers.iter().map(|action| (G::answer(&seen.view, action, lang), G::clause(action)));
            format!("{:?}", answers.collect::<Vec<_>>())
        };
        let question = seen.asked.map(|seat| Lang::ALL.map(|lang| G::question(&seen.view, seat, lang)));
        let lines: Vec<_> = story
            .iter()
            .map(|(step, told)| {
                (step, told.clause, G::event(self.state.pack().data(), &told.event, Lang::FR))
            })
            .collect();
        [
            board.concat(),
            Lang::ALL.map(words).concat(),
            format!("{question:?}"),
            format!("{lines:?}"),
            engine::json::write(self.state.pack(), &seen.view).to_string(),
        ]
    }

    fn assert_same(&self, twin: &Evening<G>, viewer: Viewer, place: &str) {
        let names = ["board", "answers", "question", "log", "view"];
        for ((name, here), there) in names.iter().zip(self.sent(viewer)).zip(twin.sent(viewer)) {
            if here != there {
                let at = here.bytes().zip(there.bytes()).take_while(|(one, two)| one == two).count();
                let near = |text: &str| {
                    let from = text.floor_char_boundary(at.saturating_sub(120));
                    text[from..text.ceil_char_boundary((at + 120).min(text.len()))].to_owned()
                };
                panic!("{} {place}, {viewer:?}, {name}:\n{}\n{}", G::ID, near(&here), near(&there));
            }
        }
    }
}

/// Plays random games and compares with twins at every `every`th step. Returns how many twins it has seen.
fn check<G: PageBoard>(options: Value, seeds: std::ops::Range<u64>, every: usize) -> usize {
    let mut twins = 0;
    for seed in seeds {
        let mut rng = engine::Rng::seed_from_u64(seed);
        let mut below = |count: usize| (rng.next_u64() % count.max(1) as u64) as usize;
        let mut draws = engine::Rng::seed_from_u64(seed + 1000);
        let mut evening = Evening::<G>::open(&options, seed);
        for step in 1_usize.. {
            let awaited: Vec<Seat> = evening.state.awaiting().into_iter().collect();
            if awaited.is_empty() {
                break;
            }
            let actor = awaited[below(awaited.len())];
            let mut legal = Vec::new();
            evening.state.legal(actor, &mut legal);
            let action = legal[below(legal.len())];
            let mut next = evening.clone();
            let opened = next.give(actor, &action, step).expect("a legal answer");
            if step.is_multiple_of(every) {
                for seat in Seat::all(evening.state.players()) {
                    let mut twin = evening.clone();
                    twin.state.resample(seat, &mut draws);
                    twins += 1;
                    let place = format!("{options} seed {seed} step {step}");
                    for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                        evening.assert_same(&twin, viewer, &place);
                    }
                    // An answer that another seat cannot give in the twin's world is that seat's secret.
                    let Ok(there) = twin.give(actor, &action, step) else {
                        assert_ne!(actor, seat, "{place}: its own answer is refused");
                        continue;
                    };
                    if !opened && !there {
                        let place = format!("{place} after {action:?}");
                        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                            next.assert_same(&twin, viewer, &place);
                        }
                    }
                }
            }
            evening = next;
        }
    }
    println!("{} {options}: {twins} twins", G::ID);
    twins
}

#[test]
fn valeria() {
    for players in 1..=5 {
        assert!(check::<valeria::Valeria>(json!({ "players": players }), 0..1, 11) > 5);
    }
    check::<valeria::Valeria>(json!({ "players": 3, "mixed": true, "events": true }), 2..3, 11);
    check::<valeria::Valeria>(json!({ "players": 2, "no_duke": true, "setup": "random" }), 4..5, 11);
}

#[test]
fn making_monsters() {
    for players in 2..=4 {
        assert!(check::<making_monsters::MakingMonsters>(json!({ "players": players }), 0..1, 19) > 5);
    }
}

#[test]
fn dungeon_petz() {
    for players in 2..=4 {
        assert!(check::<dungeon_petz::DungeonPetz>(json!({ "players": players }), 0..1, 7) > 5);
    }
    for variant in ["double", "foresight", "total_foresight", "meat_stand"] {
        assert!(check::<dungeon_petz::DungeonPetz>(json!({ "players": 2, variant: true }), 3..4, 7) > 5);
    }
}

#[test]
fn dungeon_lords() {
    for players in 2..=4 {
        assert!(check::<dungeon_lords::DungeonLords>(json!({ "players": players }), 0..1, 23) > 5);
    }
    for variant in ["base", "four_seasons", "beginner"] {
        assert!(
            check::<dungeon_lords::DungeonLords>(json!({ "players": 3, "variant": variant }), 3..4, 23) > 5
        );
    }
    check::<dungeon_lords::DungeonLords>(json!({ "players": 4, "special_event_hidden": true }), 4..5, 23);
}
