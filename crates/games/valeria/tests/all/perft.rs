//! How many legal answers the first sixty decisions of fixed games have, pinned in `perft.txt`. Any change of what is
//! legal, in which order, or of how chance is drawn shows here.

use crate::common::*;
use engine::{Game, Seat, Witness};
use serde_json::{Value, json};
use valeria::{Action, Valeria};

const DECISIONS: usize = 60;

fn configurations() -> Vec<(&'static str, Value)> {
    vec![
        ("2 players", json!({ "players": 2 })),
        ("3 players random", json!({ "players": 3, "setup": "random" })),
        ("4 players magic rules", json!({ "players": 4, "setup": "magic_rules" })),
        ("5 players", json!({ "players": 5 })),
        ("2 players events", json!({ "players": 2, "events": true })),
        ("2 players mixed", json!({ "players": 2, "mixed": true })),
        ("3 players no duke", json!({ "players": 3, "no_duke": true })),
        ("4 players all variants", json!({ "players": 4, "events": true, "mixed": true, "no_duke": true })),
        ("solo", json!({ "players": 1 })),
        ("solo hard", json!({ "players": 1, "hard_sum": true, "hard_exhausted": true, "setup": "random" })),
    ]
}

#[test]
fn counts_of_legal_answers() {
    let mut lines = vec!["# configuration, seed: legal answers at each of the first 60 decisions".to_owned()];
    for (name, options) in configurations() {
        for seed in 1..=3 {
            let every_seventh = |decisions, answers| decisions * 7 % answers;
            let (counts, _) =
                testkit::answers_along::<Valeria>(options.clone(), seed, DECISIONS, every_seventh);
            let total: usize = counts.iter().sum();
            lines.push(format!("{name}, {seed}: {} = {total}", testkit::listed(&counts)));
        }
    }
    testkit::pinned(lines);
}

/// Every distinct way through the first decisions of a fixed game, counted to a small depth.
fn paths(state: &Valeria, depth: usize) -> u64 {
    let Some(seat) = state.awaiting().lowest() else { return 1 };
    if depth == 0 {
        return 1;
    }
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let next = |action: &Action| {
        let mut state = state.clone();
        state.play(seat, action, &mut Witness::silent());
        paths(&state, depth - 1)
    };
    legal.iter().map(next).sum()
}

#[test]
fn counts_of_paths() {
    // Two actions of seat 0 with 3 Gold, 2 Strength and 1 Magic: every first action and what it leaves to the second.
    let play = table(json!({}), json!({ "players": { "0": { "gold": 3, "strength": 2, "magic": 1 } } }));
    assert_eq!(play.state.awaiting().lowest(), Some(Seat::at(0)));
    let found: Vec<u64> = (1..=3).map(|depth| paths(&play.state, depth)).collect();
    assert_eq!(found[0], play.legal(0).len() as u64);
    assert_eq!(found, PATHS);
}

const PATHS: [u64; 3] = [16, 116, 437];
