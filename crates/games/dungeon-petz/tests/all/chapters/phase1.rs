//! Chapter 6: phase 1, setup of the round.

use dungeon_petz::Event;
use serde_json::json;

use crate::common::*;

// rule: DP-P1-01, DP-P1-24
#[test]
fn one_automatic_step_in_a_fixed_order() {
    let petz = three(json!({ "round": 2, "phase": "setup" }));
    let order: Vec<&str> = petz.clauses();
    let place =
        |clause: &str| order.iter().position(|known| *known == clause).unwrap_or_else(|| panic!("{clause}"));
    let steps = [
        "DP-NEUT-04",
        "DP-P1-04",
        "DP-P1-05",
        "DP-P1-07",
        "DP-P1-12",
        "DP-P1-14",
        "DP-P1-18",
        "DP-P1-22",
        "DP-P1-03",
    ];
    assert!(steps.windows(2).all(|pair| place(pair[0]) < place(pair[1])), "{order:?}");
    assert_eq!(petz.asked(), [0, 1, 2], "nobody had to decide anything");
    // In round 1 only income happens: the goods of the set-up stay.
    let first = table(json!({ "players": 3 }));
    let goods = first.get("/board/cages");
    let again = first.merged(&json!({ "phase": "setup" }));
    assert_eq!(again.get("/board/cages"), goods);
    assert_eq!(again.clauses().iter().filter(|clause| **clause == "DP-P1-03").count(), 3);
    assert!(!again.clauses().contains(&"DP-P1-07"));
}

// rule: DP-P1-02, DP-P1-03
#[test]
fn income_by_place_from_the_starting_player() {
    let gold = |players: u8, start: usize| -> Vec<u8> {
        let petz = given(json!({ "players": players, "start": start }), json!({}));
        petz.state.players.iter().map(|player| player.gold - 2).collect()
    };
    assert_eq!(gold(4, 0), [1, 1, 2, 2]);
    assert_eq!(gold(4, 3), [1, 2, 2, 1]);
    assert_eq!(gold(3, 1), [2, 1, 2]);
    assert_eq!(gold(2, 1), [2, 1]);
}

/// Exhibitions and customers turned up at the start of each round.
fn calendar(options: serde_json::Value, rounds: u8) -> Vec<(usize, usize)> {
    let mut petz = table(options);
    let mut known = Vec::new();
    for round in 1..=rounds {
        if round > 1 {
            petz = petz.merged(&json!({ "round": round, "phase": "setup" }));
        }
        known.push((petz.state.board.exhibitions.len(), petz.state.board.customers.len()));
    }
    known
}

// rule: DP-P1-04, DP-P1-05, DP-P1-06
#[test]
fn the_calendar_of_reveals() {
    assert_eq!(calendar(json!({ "players": 4 }), 5), [(1, 1), (2, 2), (3, 4), (4, 4), (4, 4)]);
    assert_eq!(calendar(json!({ "players": 3 }), 6), [(1, 1), (2, 2), (3, 3), (4, 5), (5, 5), (5, 5)]);
    assert_eq!(calendar(json!({ "players": 2 }), 6), [(1, 1), (2, 2), (3, 3), (4, 5), (5, 5), (5, 5)]);
}

// rule: DP-VAR-05, DP-VAR-07, DP-VAR-08
#[test]
fn the_calendar_with_more_foresight() {
    assert_eq!(calendar(json!({ "players": 4, "foresight": true }), 4), [(2, 2), (3, 4), (4, 4), (4, 4)]);
    assert_eq!(
        calendar(json!({ "players": 3, "foresight": true }), 5),
        [(2, 2), (3, 3), (4, 5), (5, 5), (5, 5)]
    );
    assert_eq!(
        calendar(json!({ "players": 2, "foresight": true }), 5),
        [(2, 2), (3, 3), (4, 5), (5, 5), (5, 5)]
    );
}

// rule: DP-VAR-06
#[test]
fn the_calendar_with_total_foresight() {
    assert_eq!(calendar(json!({ "players": 4, "total_foresight": true }), 2), [(4, 4), (4, 4)]);
    assert_eq!(calendar(json!({ "players": 2, "total_foresight": true }), 2), [(5, 5), (5, 5)]);
}

// rule: DP-P1-07, DP-P1-08, DP-EXT-09
#[test]
fn the_tile_of_the_round_says_what_food_comes_and_stands_never_accumulate() {
    let petz = four(json!({
        "round": 2, "phase": "setup",
        "board": {
            "exhibitions": ["childrens_day", "freestyle", "magic_show", "arena"],
            "vegetable_stand": { "vegetable": 9 }, "mixed_stand": { "meat": 9 }, "meat_stand": { "meat": 9, "gold": 2 },
            "young": [], "old": [],
        },
    }));
    // Children's Day prints 4, 1 + 1 and 3.
    assert_eq!(petz.get("/board/vegetable_stand/vegetable"), json!(4));
    assert_eq!(petz.get("/board/mixed_stand"), json!({ "vegetable": 1, "meat": 1, "gold": 0 }));
    assert_eq!(petz.get("/board/meat_stand"), json!({ "vegetable": 0, "meat": 3, "gold": 0 }));
    // The tile had been face up since the round before.
    assert!(!four(json!({})).state.board.exhibitions.is_empty());
    assert_eq!(petz.told(|event| matches!(event, Event::Food { vegetable: 4, .. })), 1);
}

// rule: DP-P1-09, DP-P1-10
#[test]
fn a_blocked_meat_stand_gets_neither_food_nor_farm_meat() {
    let petz = three(json!({
        "round": 3, "phase": "setup",
        "board": { "neutral": ["dummy.red", "corral.addon", "dummy.h1"], "old": ["uni", "bubl"], "young": [] },
    }));
    assert_eq!(petz.get("/board/neutral/0"), json!("market.meat"));
    assert_eq!(petz.get("/board/meat_stand"), json!({ "vegetable": 0, "meat": 0, "gold": 0 }));
    assert_eq!(petz.get("/board/old"), json!([]));
}

// rule: DP-P1-12
#[test]
fn leftover_artifacts_are_replaced() {
    let petz = four(json!({ "round": 2, "phase": "setup", "board": {
        "artifacts": ["magic_box"], "artifact_stack": ["imp_armor", "crystal_ball", "whip_of_obedience"],
    } }));
    assert_eq!(petz.get("/board/artifacts"), json!(["imp_armor", "crystal_ball"]));
    assert_eq!(petz.get("/board/artifact_stack"), json!(["whip_of_obedience"]));
}

// rule: DP-P1-16
#[test]
fn a_single_leftover_addon_moves_up() {
    let petz = four(json!({ "round": 2, "phase": "setup", "board": {
        "addons": ["addon_toys", null], "addon_stack": ["addon_meat_feeder"],
    } }));
    assert_eq!(petz.get("/board/addons"), json!(["addon_toys", "addon_meat_feeder"]));
}

// rule: DP-P1-22, DP-P1-23
#[test]
fn a_blocked_young_space_means_two_new_pets() {
    // Three players, round 3: the left young space is blocked.
    let petz = three(json!({ "round": 3, "phase": "setup", "board": {
        "neutral": ["dummy.red", "corral.addon", "dummy.h1"], "young": [], "old": [],
        "pet_pile": ["uni", "bubl", "drago", "birdie"],
    } }));
    assert_eq!(petz.get("/board/neutral/1"), json!("corral.young_left"));
    assert_eq!(petz.get("/board/young"), json!(["uni", "bubl"]));
    let free = three(json!({ "round": 2, "phase": "setup", "board": {
        "young": [], "old": [], "pet_pile": ["uni", "bubl", "drago", "birdie"],
    } }));
    assert_eq!(free.get("/board/young"), json!(["uni", "bubl", "drago"]));
}
