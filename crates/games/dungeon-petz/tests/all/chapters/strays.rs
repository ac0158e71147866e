//! Answers that do not belong where they are tried, in very many positions: the clause that refuses them is a clause of
//! the ledger, follows from what the seat knows, and is never one of the open question if the answer is of another phase.

use std::collections::{BTreeMap, BTreeSet};

use dungeon_petz::{Action, DungeonPetz, Options, Phase, open::Step};
use engine::{
    Game, Rng, Seat, Seed, Witness, json,
    ledger::Ledger,
    rand::{Rng as _, SeedableRng as _},
};
use serde_json::Value;

use crate::common::pack;

const LEDGER: &str = include_str!("../../../../../../rules/dungeon-petz/en.md");

/// The kind of an answer: its word in JSON.
fn kind(action: &Action) -> String {
    match json::write(pack(), action) {
        Value::String(word) => word,
        Value::Object(fields) => fields.keys().next().cloned().expect("a word"),
        other => panic!("{other}"),
    }
}

/// The phase as a word.
fn phase(game: &DungeonPetz) -> &'static str {
    match &game.phase {
        Phase::Grouping => "grouping",
        Phase::Sending { .. } => "sending",
        Phase::Arranging { .. } => "arranging",
        Phase::Drawing { .. } => "drawing",
        Phase::Assigning => "assigning",
        Phase::Showing { .. } => "showing",
        Phase::Selling { .. } => "selling",
        Phase::Cleaning { .. } => "cleaning",
        Phase::Storing { .. } => "storing",
        other => panic!("nobody is asked in {other:?}"),
    }
}

/// The chapters in which the open question of a phase is written.
fn chapters(phase: &str) -> &'static [&'static str] {
    match phase {
        "grouping" => &["DP-GRP"],
        "sending" => &["DP-SEND", "DP-SHOP"],
        "arranging" => &["DP-ARR", "DP-SHOP"],
        "drawing" => &["DP-DRAW"],
        "assigning" => &["DP-ASGN"],
        "showing" => &["DP-SHOW", "DP-HUNG", "DP-PLAY", "DP-ANG", "DP-MAG", "DP-SLEEP", "DP-EXH", "DP-EXT"],
        "selling" => &["DP-SELL"],
        "cleaning" => &["DP-IMPS"],
        "storing" => &["DP-AGE"],
        other => panic!("{other}"),
    }
}

/// Clauses of the chapter at hand that close an answer of another phase in so many words.
const CLOSING: [(&str, &str, &str); 5] = [
    ("arranging", "assign", "DP-ARR-01"),
    ("arranging", "book", "DP-SHOP-04"),
    ("assigning", "discard", "DP-ASGN-07"),
    ("assigning", "discard", "DP-ASGN-08"),
    ("cleaning", "house", "DP-IMPS-02"),
];

/// The steps of a showing-off turn by the answers that belong to them.
fn belongs_to_step(step: Step, kind: &str) -> bool {
    match step {
        Step::Hunger { .. } => kind == "feed",
        Step::Play { .. } => kind == "entertain" || kind == "done",
        Step::Anger { .. } => kind == "catch" || kind == "escape",
        Step::Magic { .. } => kind == "ward",
        Step::Shovel { .. } | Step::ShovelAgain { .. } => kind == "shovel",
        Step::Sleep { .. } => kind == "discard",
        Step::Exhibit => kind == "exhibit",
        Step::Reveal | Step::Poop | Step::Disease => false,
    }
}

struct Sweep {
    ledger: BTreeSet<String>,
    /// Some answers of every kind, as they came along.
    strays: BTreeMap<String, Vec<Action>>,
    /// In which phases each kind was ever legal.
    home: BTreeMap<String, BTreeSet<&'static str>>,
    /// Refusals by phase, kind and clause.
    seen: BTreeSet<(&'static str, String, &'static str)>,
    refused: usize,
}

impl Sweep {
    fn learn(&mut self, game: &DungeonPetz, legal: &[Action]) {
        for action in legal {
            let kind = kind(action);
            self.home.entry(kind.clone()).or_default().insert(phase(game));
            let known = self.strays.entry(kind).or_default();
            if known.len() < 12 && !known.contains(action) {
                known.push(*action);
            }
        }
    }

    fn try_everything(&mut self, game: &DungeonPetz, seat: Seat, rng: &mut Rng) {
        let (mut legal, mut twin) = (Vec::new(), game.clone());
        game.legal(seat, &mut legal);
        twin.resample(seat, rng);
        let phase = phase(game);
        let asked = game.awaiting().contains(seat);
        for (kind, actions) in &self.strays {
            let action = actions[rng.next_u64() as usize % actions.len()];
            if legal.contains(&action) {
                continue;
            }
            let refusal = game.clone().apply(seat, &action, &mut Witness::silent()).expect_err("not legal");
            let same = twin.apply(seat, &action, &mut Witness::silent()).expect_err("not legal in any world");
            let place = format!("{kind} of seat {seat} in {:?}", game.phase);
            assert_eq!(refusal, same, "{place}: a refusal that tells what is hidden");
            assert!(refusal.clauses.iter().all(|clause| self.ledger.contains(*clause)), "{place}: {refusal}");
            self.refused += 1;
            let clause = refusal.clause();
            self.seen.insert((phase, kind.clone(), clause));
            if let (Phase::Showing { step, .. }, true) = (&game.phase, asked)
                && self.home[kind].contains("showing")
                && kind != "done"
                && !belongs_to_step(*step, kind)
            {
                let order = [
                    "DP-SHOW-01",
                    "DP-SHOW-02",
                    "DP-SHOW-06",
                    "DP-ART-07",
                    "DP-SLEEP-02",
                    "DP-EXH-01",
                    "DP-EXH-03",
                ];
                assert!(order.contains(&clause), "{place}: {refusal}");
            }
        }
    }
}

/// Whoever takes pets and keeps them comes to every question of the game.
fn wish(action: &Action) -> u64 {
    match action {
        Action::Release(_) | Action::Escape | Action::Home => 1,
        Action::House { .. } | Action::Catch { .. } | Action::Feed { .. } => 30,
        Action::Group { imps: 1..=2, gold: 0..=2 } => 12,
        _ => 4,
    }
}

// rule: DP-ROUND-01
#[test]
fn what_is_of_another_phase_is_closed_by_its_own_rule() {
    let mut sweep = Sweep {
        ledger: Ledger::parse(LEDGER).ids().map(str::to_owned).collect(),
        strays: BTreeMap::new(),
        home: BTreeMap::new(),
        seen: BTreeSet::new(),
        refused: 0,
    };
    for number in 0..12u64 {
        let options =
            Options { players: 2 + (number % 3) as u8, double: number % 2 == 0, ..Options::default() };
        let mut game = DungeonPetz::new(&options, pack(), &Seed::from_number(number), &mut Witness::silent())
            .expect("a game");
        let mut rng = Rng::seed_from_u64(number);
        while let Some(seat) = game.awaiting().lowest() {
            for seat in Seat::all(game.players()) {
                sweep.try_everything(&game, seat, &mut rng);
            }
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            sweep.learn(&game, &legal);
            let mut at = rng.next_u64() % legal.iter().map(wish).sum::<u64>();
            let chosen = legal.iter().find(|action| {
                let hit = at < wish(action);
                at = at.saturating_sub(wish(action));
                hit
            });
            game.play(seat, chosen.expect("one of them"), &mut Witness::silent());
        }
    }
    assert!(sweep.refused > 20_000, "{}", sweep.refused);
    assert!(sweep.strays.len() >= 24, "kinds of answers met: {:?}", sweep.strays.keys());
    let foreign = |kind: &str, phase: &str| kind != "done" && !sweep.home[kind].contains(phase);
    for (phase, kind, clause) in sweep.seen.iter().filter(|(phase, kind, _)| foreign(kind, phase)) {
        let closing = CLOSING.contains(&(phase, kind, clause));
        assert!(
            closing || !chapters(phase).iter().any(|chapter| clause.starts_with(chapter)),
            "{kind} in {phase} is refused by {clause}, which is about the open question"
        );
    }
}
