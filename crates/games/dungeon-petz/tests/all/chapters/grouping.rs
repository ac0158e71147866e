//! Chapter 7: phase 2a, grouping imps.

use dungeon_petz::Event;
use engine::{Audience, Game as _, Viewer};
use serde_json::json;

use crate::common::*;

// rule: DP-GRP-01, DP-GRP-07
#[test]
fn everybody_at_once_up_to_six_groups() {
    let mut petz = two(json!({ "players": { "0": { "imps": 7, "extra_imps": [4], "gold": 0 } } }));
    assert_eq!(petz.asked(), [0, 1]);
    for left in (1..=6).rev() {
        assert_eq!(petz.asked(), [0, 1], "{left}");
        petz.act(0, json!({ "group": { "imps": 1, "gold": 0 } }));
    }
    // Six exits, six groups: no further question, although one imp is left.
    assert_eq!(petz.asked(), [1]);
    assert_eq!(petz.get("/players/0/imps"), json!(1));
    assert_eq!(petz.sees(1, "/players/0/ready"), json!(true));
}

// rule: DP-GRP-02, DP-GRP-04
#[test]
fn gold_alone_is_no_group_and_only_imps_at_home_go() {
    let mut petz =
        four(json!({ "players": { "0": { "imps": 3, "gold": 5, "hospital": 2, "platform": 1 } } }));
    assert_eq!(petz.refused(0, json!({ "group": { "imps": 0, "gold": 2 } })), ["DP-GRP-02"]);
    assert_eq!(petz.refused(0, json!({ "group": { "imps": 4, "gold": 0 } }))[0], "DP-GRP-04");
    assert_eq!(petz.refused(0, json!({ "group": { "imps": 1, "gold": 6 } }))[0], "DP-GRP-04");
    petz.act(0, json!({ "group": { "imps": 3, "gold": 5 } }));
    assert_eq!(petz.asked(), [1, 2, 3]);
}

// rule: DP-GRP-05
#[test]
fn groups_are_entered_from_the_biggest_down() {
    let mut petz = four(json!({ "players": { "0": { "imps": 6, "gold": 4 } } }));
    petz.act(0, json!({ "group": { "imps": 2, "gold": 1 } }));
    assert_eq!(petz.refused(0, json!({ "group": { "imps": 4, "gold": 0 } })), ["DP-GRP-07", "DP-GRP-05"]);
    assert!(petz.offers(0, json!({ "group": { "imps": 1, "gold": 2 } })));
    assert!(!petz.offers(0, json!({ "group": { "imps": 3, "gold": 0 } })));
}

// rule: DP-GRP-06
#[test]
fn all_groups_are_revealed_at_once_when_the_last_is_ready() {
    let mut petz = two(json!({}));
    petz.act(0, json!({ "group": { "imps": 3, "gold": 1 } }));
    assert!(petz.told.iter().all(|told| told.to == Audience::only(seat(0))), "a secret");
    petz.act(0, json!("done"));
    assert_eq!(petz.sees(1, "/players/0/groups"), json!(null));
    petz.act(1, json!({ "group": { "imps": 1, "gold": 0 } }));
    petz.act(1, json!("done"));
    assert!(petz.revealed);
    assert_eq!(petz.told(|event| matches!(event, Event::Group { .. })), 2);
    assert_eq!(petz.sees(1, "/players/0/imps"), json!(3));
    // They cannot be changed any more.
    assert_eq!(petz.refused(1, json!({ "group": { "imps": 1, "gold": 0 } }))[0], "DP-GRP-06");
}

// rule: DP-GRP-07, DP-CORE-03
#[test]
fn how_many_groups_there_are_is_nobody_elses_business() {
    // The others see the same after any number of groups, and hear of none (finding M1).
    let mut petz = two(json!({ "players": { "0": { "imps": 7, "extra_imps": [4], "gold": 2 } } }));
    let others = [Viewer::Seat(seat(1)), Viewer::Spectator];
    let before = others.map(|viewer| petz.view(viewer));
    for _ in 0..5 {
        petz.act(0, json!({ "group": { "imps": 1, "gold": 0 } }));
        assert_eq!(others.map(|viewer| petz.view(viewer)), before);
        assert!(petz.told.iter().all(|told| others.iter().all(|viewer| !told.to.includes(*viewer))));
    }
    // Ready is ready, whether by the last exit or by a word.
    petz.act(0, json!({ "group": { "imps": 1, "gold": 0 } }));
    let mut other = two(json!({ "players": { "0": { "imps": 7, "extra_imps": [4], "gold": 2 } } }));
    other.act(0, json!("done"));
    assert_eq!(others.map(|viewer| petz.view(viewer)), others.map(|viewer| other.view(viewer)));
}
