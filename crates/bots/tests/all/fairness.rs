//! Bots are players: they know what their seat knows, they answer legally, and they play the same way again.

use bots::{Kind, Level};
use engine::{Game, Pack, Problems, Rng, Seat, Seed, Valued, Viewer, Witness, rand::SeedableRng};
use house::Visit;
use under_the_bed::UnderTheBed;

const BOTS: [&str; 8] = [
    "random",
    "greedy",
    "easy",
    "normal",
    "search:60",
    "search:60:p2:t2",
    "search:40:a0.25:b0.25:k2:v0.5:far",
    "search:60@1",
];

fn open<G: Game>(players: u8, seed: u64) -> Result<G, Problems> {
    let pack = Pack::built_in().expect("built-in data");
    let options = G::Options::default();
    let mut written = engine::json::write(pack, &options);
    written["players"] = players.into();
    let options = engine::json::read(pack, "options", &written).expect("options");
    G::new(&options, pack, &Seed::from_number(seed), &mut Witness::silent())
}

/// Walks through a game of easy bots and calls `look` now and then.
fn walk<G: Valued>(players: u8, seed: u64, every: usize, mut look: impl FnMut(&G, Seat, &[G::Action])) {
    let mut state: G = open(players, seed).expect("a game");
    let mut bots: Vec<_> =
        (0..players).map(|seat| Kind::Level(Level::Easy).build::<G>(seat.into())).collect();
    let mut legal = Vec::new();
    let mut step = 0;
    while let Some(seat) = state.awaiting().lowest() {
        legal.clear();
        state.legal(seat, &mut legal);
        if step % every == 0 {
            look(&state, seat, &legal);
        }
        step += 1;
        let choice = bots[seat.index()].choose(&state.view(Viewer::Seat(seat)), seat, &legal);
        state.apply(seat, &choice.action, &mut Witness::silent()).expect("bots answer legally");
    }
}

/// The true hidden cards are swapped for others that the seat must hold possible: no bot's choice changes.
fn swapping_hidden_cards_changes_nothing<G: Valued>(players: u8) {
    let mut swapped = 0;
    walk::<G>(players, 11, 9, |state, seat, legal| {
        let mut other = state.clone();
        other.resample(seat, &mut Rng::seed_from_u64(99));
        swapped += usize::from(other != *state);
        for kind in BOTS.map(|name| name.parse::<Kind>().expect(name)) {
            let one = kind.build::<G>(5).choose(&state.view(Viewer::Seat(seat)), seat, legal);
            let two = kind.build::<G>(5).choose(&other.view(Viewer::Seat(seat)), seat, legal);
            assert_eq!(one, two, "{kind} was swayed by what it cannot know");
        }
    });
    assert!(swapped > 3, "hidden cards were really swapped");
}

#[test]
fn no_bot_is_swayed_by_hidden_cards() {
    struct Swapping;
    impl Visit for Swapping {
        fn game<G: Valued>(&mut self) {
            (2..=4).for_each(swapping_hidden_cards_changes_nothing::<G>);
        }
    }
    house::visit(&mut Swapping);
}

#[test]
fn a_lone_player_is_served_too() {
    struct Alone(usize);
    impl Visit for Alone {
        fn game<G: Valued>(&mut self) {
            // Not every game can be played alone.
            if open::<G>(1, 3).is_err() {
                return;
            }
            self.0 += 1;
            walk::<G>(1, 3, 15, |state, seat, legal| {
                let view = state.view(Viewer::Seat(seat));
                let mut bot = "search:60".parse::<Kind>().expect("a bot").build::<G>(1);
                let choice = bot.choose(&view, seat, legal);
                assert!(legal.contains(&choice.action));
                assert!(choice.thoughts.iter().all(|thought| (0.0..=1.0).contains(&thought.value)));
            });
        }
    }
    let mut alone = Alone(0);
    house::visit(&mut alone);
    assert!(alone.0 > 0, "nobody plays alone");
}

/// The same seed gives the same choice and the same thoughts, in a pool of one thread or of two.
#[test]
fn threads_change_nothing() {
    let pool = |threads| rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
    let (one, two) = (pool(1), pool(2));
    walk::<UnderTheBed>(3, 7, 2, |state, seat, legal| {
        let view = state.view(Viewer::Seat(seat));
        let kind: Kind = "search:150:t2".parse().expect("a bot");
        let think = || kind.build::<UnderTheBed>(3).choose(&view, seat, legal);
        assert_eq!(one.install(think), two.install(think));
    });
}

/// A bot explains itself: the best answers first, with values and visits that add up to its budget.
#[test]
fn thoughts_are_in_order() {
    walk::<UnderTheBed>(2, 21, 1, |state, seat, legal| {
        let view = state.view(Viewer::Seat(seat));
        let choice =
            "search:120".parse::<Kind>().expect("a bot").build::<UnderTheBed>(1).choose(&view, seat, legal);
        assert_eq!(choice.thoughts[0].action, choice.action);
        assert!(choice.thoughts[1..].windows(2).all(|pair| pair[0].visits >= pair[1].visits));
        assert!(
            choice.thoughts.iter().map(|thought| thought.visits).sum::<u32>() <= 120.max(legal.len() as u32)
        );
    });
}

/// A time budget is a hard cap.
#[test]
fn time_is_kept() {
    let state: UnderTheBed = open(2, 4).expect("a game");
    let seat = state.awaiting().lowest().expect("a decision");
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let mut bot = "search:30ms".parse::<Kind>().expect("a bot").build::<UnderTheBed>(1);
    let started = std::time::Instant::now();
    bot.choose(&state.view(Viewer::Seat(seat)), seat, &legal);
    // Generous, because other work may hold up this thread.
    assert!(started.elapsed() < std::time::Duration::from_millis(1000));
}

#[test]
fn every_level_has_a_name_and_a_sentence_in_both_languages() {
    for lang in words::Lang::ALL {
        for name in Level::ALL.map(Level::id).into_iter().chain(["random", "greedy"]) {
            // A missing message is told by its key.
            for key in [format!("bot-{name}"), format!("bot-{name}-about")] {
                assert_ne!(lang.say(&key), key, "{lang}");
            }
        }
    }
}

/// A weights file that cannot be read would weigh nothing, and nobody would notice.
#[test]
fn every_game_ships_weights_that_can_be_read() {
    struct Weights;
    impl Visit for Weights {
        fn game<G: Valued>(&mut self) {
            for players in 1..=5 {
                let weights = G::weights(players);
                assert_eq!(weights.len(), G::FEATURES.len(), "{}", G::ID);
                assert!(weights.iter().any(|weight| *weight != 0.0), "{}", G::ID);
            }
        }
    }
    house::visit(&mut Weights);
}
