//! Chapters 4 and 23: round structure, the next round and its starting player.

use dungeon_petz::{Event, Phase};
use engine::Game;
use serde_json::json;

use crate::common::*;

// rule: DP-ROUND-01
#[test]
fn six_phases_in_order() {
    let mut petz = table(json!({ "players": 4 }));
    let mut seen: Vec<&str> = Vec::new();
    let mut last_round = 1;
    petz.play_until(5, |_| true);
    for _ in 0..4000 {
        if petz.state.outcome().is_some() {
            break;
        }
        let phase = match &petz.state.phase {
            Phase::Grouping => "2a",
            Phase::Sending { .. } => "2b",
            Phase::Arranging { .. } => "3a",
            Phase::Drawing { .. } => "3b",
            Phase::Assigning => "3c",
            Phase::Showing { .. } => "4",
            Phase::Selling { .. } => "5a",
            Phase::Cleaning { .. } => "5c",
            Phase::Storing { .. } => "6",
            other => panic!("no decision is owed in {other:?}"),
        };
        if petz.state.round > last_round {
            last_round = petz.state.round;
            seen.clear();
        }
        assert!(seen.last().is_none_or(|earlier| *earlier <= phase), "{phase} after {seen:?}");
        seen.push(phase);
        let who = petz.asked()[0];
        let answers = petz.legal(who);
        petz.act(who, answers[seen.len() * 7 % answers.len()].clone());
    }
    assert!(petz.state.outcome().is_some());
    // What does not belong to the running phase is refused.
    let mut fresh = table(json!({ "players": 2 }));
    fresh.act(0, json!("done"));
    assert_eq!(fresh.refused(0, json!("done")), ["DP-GRP-06"], "committed");
    assert_eq!(fresh.refused(1, json!({ "send": "veg" })), ["DP-ROUND-01"], "groups first");
}

// rule: DP-ROUND-02, DP-NEXT-01
#[test]
fn five_or_six_rounds_then_final_scoring() {
    for (players, rounds) in [(2, 6), (3, 6), (4, 5)] {
        let mut petz = table(json!({ "players": players }));
        let mut told = Vec::new();
        petz.play_until(3, |_| true);
        while petz.state.outcome().is_none() {
            let who = petz.asked()[0];
            let answer = petz.legal(who)[0].clone();
            petz.act(who, answer);
            told.extend(petz.told.drain(..).map(|told| told.event));
        }
        let begun = told.iter().filter(|event| matches!(event, Event::Round { .. })).count();
        assert_eq!(begun, rounds - 1, "round 1 began with the set-up");
        assert_eq!(petz.state.round as usize, rounds);
        assert!(told.iter().any(|event| matches!(event, Event::FinalScore { .. })));
    }
}

// rule: DP-ROUND-03, DP-EXH-01, DP-SELL-01
#[test]
fn exhibitions_from_round_two_customers_from_round_three() {
    for (players, last) in [(4, 5), (2, 6)] {
        for round in 1..=last {
            let petz = given(json!({ "players": players }), json!({ "round": round }));
            assert_eq!(petz.state.exhibition().is_some(), round >= 2);
            let customers = petz.state.customers().count();
            assert_eq!(
                customers,
                match round {
                    1 | 2 => 0,
                    round if round == last => 2,
                    _ => 1,
                }
            );
        }
    }
    // Round 2: nobody is asked to sell, however good the pet.
    let petz = four(json!({ "round": 2, "phase": { "selling": { "seat": 0 } }, "players": {
        "0": { "pets": [pet("uni", 4, 1, "yellow play")], "plots": { "0": { "manure": 0 } } },
        "1": { "plots": { "0": { "manure": 0 } } }, "2": { "plots": { "0": { "manure": 0 } } },
        "3": { "plots": { "0": { "manure": 0 } } },
    } }));
    assert_eq!(petz.get("/round"), json!(3));
    assert_eq!(petz.get("/players/0/pets/0/pet"), json!("uni"));
}

// rule: DP-NEXT-02, DP-NEXT-04
#[test]
fn the_token_passes_left() {
    for (players, round) in [(4, 1), (4, 2), (4, 3), (3, 5), (2, 5), (3, 1)] {
        let petz = given(
            json!({ "players": players, "start": players - 1 }),
            json!({
                "round": round, "phase": "growing", "players": { "0": { "reputation": 10 } },
            }),
        );
        assert_eq!(petz.state.start, seat(0), "{players} players after round {round}");
        assert!(petz.clauses().contains(&"DP-NEXT-02"));
    }
}

// rule: DP-NEXT-03
#[test]
fn before_round_five_the_lowest_reputation_starts() {
    let lowest = |start: usize, reputation: [i16; 4]| {
        let players: serde_json::Map<_, _> =
            (0..4).map(|who| (who.to_string(), json!({ "reputation": reputation[who] }))).collect();
        let petz = given(
            json!({ "players": 4, "start": start }),
            json!({
                "round": 4, "phase": "growing", "players": players,
            }),
        );
        petz.state.start.index()
    };
    assert_eq!(lowest(0, [20, 10, 8, 30]), 2);
    assert_eq!(lowest(2, [8, 10, 8, 8]), 3, "passed left to the next of the lowest");
    assert_eq!(lowest(1, [8, 8, 30, 30]), 0, "the holder comes last");
    assert_eq!(lowest(1, [9, 8, 30, 30]), 1);
}
