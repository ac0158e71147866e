//! Chapter 5: neutral imps.

use std::collections::BTreeSet;

use dungeon_petz::terms::{SPACES, Space, Term};
use engine::Game;
use serde_json::json;

use crate::common::*;

fn positions(players: u8, round: u8) -> Vec<&'static str> {
    let mut petz = table(json!({ "players": players }));
    for next in 2..=round {
        petz = petz.merged(&json!({ "round": next, "phase": "setup" }));
    }
    petz.state.board.neutral.iter().map(|space| space.name()).collect()
}

// rule: DP-NEUT-01, DP-NEUT-05
#[test]
fn three_rings_of_six() {
    let rings = &pack().data().rings;
    let all: BTreeSet<usize> = rings.iter().flatten().map(|space| space.index()).collect();
    assert_eq!(all.len(), 18);
    assert_eq!(all.iter().filter(|index| **index < SPACES).count(), 14);
    // The districts: the market with the coloured dummies, the corral, the hospital with the plain ones.
    let names = |ring: usize| -> BTreeSet<&str> { rings[ring].iter().map(|space| space.name()).collect() };
    assert!(
        names(0)
            .iter()
            .all(|name| name.starts_with("market.") || ["dummy.green", "dummy.red"].contains(name))
    );
    assert!(names(1).iter().all(|name| name.starts_with("corral.")));
    assert!(names(2).iter().all(|name| name.starts_with("town.") || ["dummy.h1", "dummy.h2"].contains(name)));
}

// rule: DP-NEUT-02, DP-NEUT-06
#[test]
fn the_dots_and_three_arrows_further() {
    assert_eq!(positions(3, 1), ["market.mixed", "corral.young_right", "town.judging"]);
    assert_eq!(
        positions(2, 1),
        [
            "market.mixed",
            "market.artifacts",
            "corral.young_right",
            "corral.cage_left",
            "town.judging",
            "town.hospital"
        ]
    );
    // Single-food stands, older pets and addons are free in round 1; both cage spaces are never blocked together.
    let petz = table(json!({ "players": 2 }));
    for space in [Space::Veg, Space::Meat, Space::Old, Space::Addon] {
        assert!(petz.state.free(space));
    }
    for round in 1..=6 {
        let blocked = positions(2, round);
        assert!(!(blocked.contains(&"corral.cage_left") && blocked.contains(&"corral.cage_right")));
    }
}

// rule: DP-NEUT-03
#[test]
fn a_blocked_space_takes_no_group_and_dummies_take_none_at_all() {
    let petz = three(json!({
        "phase": { "sending": { "size": 3, "seat": 0, "errand": { "go": { "imps": 2, "gold": 1 } } } },
        "players": { "0": { "imps": 4 } },
    }));
    assert_eq!(petz.refused(0, json!({ "send": "mixed" }))[0], "DP-NEUT-03");
    assert_eq!(petz.refused(0, json!({ "send": "judging" }))[0], "DP-NEUT-03");
    assert!(petz.offers(0, json!({ "send": "young" })), "the other of the twins is free");
    assert!(
        engine::json::read::<_, dungeon_petz::Action>(pack(), "action", &json!({ "send": "dummy.red" }))
            .is_err()
    );
    // An imp on a dummy space blocks nothing.
    let resting = three(json!({
        "board": { "neutral": ["dummy.red", "corral.addon", "dummy.h1"] },
        "phase": { "sending": { "size": 3, "seat": 0, "errand": { "go": { "imps": 2, "gold": 1 } } } },
        "players": { "0": { "imps": 4 } },
    }));
    for place in ["mixed", "veg", "meat", "judging", "hospital", "platform"] {
        assert!(resting.offers(0, json!({ "send": place })), "{place}");
    }
}

// rule: DP-NEUT-04, DP-NEUT-07, DP-NEUT-08
#[test]
fn one_arrow_ahead_each_round_but_the_first() {
    let corral = ["young_right", "addon", "young_left", "cage_left", "old", "cage_right"];
    let market =
        ["market.mixed", "dummy.red", "market.meat", "market.artifacts", "market.veg", "dummy.green"];
    let town = ["town.judging", "dummy.h1", "town.immigration", "town.hospital", "town.platform", "dummy.h2"];
    for round in 1..=6u8 {
        let at = usize::from(round) - 1;
        assert_eq!(positions(3, round), [market[at], &format!("corral.{}", corral[at]), town[at]]);
    }
}

// rule: DP-NEUT-09
#[test]
fn two_players_see_pairs_that_repeat_every_three_rounds() {
    assert_eq!(
        positions(2, 2),
        ["dummy.red", "market.veg", "corral.addon", "corral.old", "dummy.h1", "town.platform"]
    );
    assert_eq!(
        positions(2, 3),
        [
            "market.meat",
            "dummy.green",
            "corral.young_left",
            "corral.cage_right",
            "town.immigration",
            "dummy.h2"
        ]
    );
    for round in 1..=3 {
        let sorted = |round| positions(2, round).into_iter().collect::<BTreeSet<_>>();
        assert_eq!(sorted(round), sorted(round + 3));
    }
}

// rule: DP-NEUT-10
#[test]
fn neutral_imps_own_and_score_nothing() {
    let mut petz = table(json!({ "players": 2 }));
    petz.play_until(4, |game| game.outcome().is_some());
    assert_eq!(petz.state.outcome().expect("over").standings.len(), 2);
    assert_eq!(petz.state.board.neutral.len(), 6, "they never go home");
}
