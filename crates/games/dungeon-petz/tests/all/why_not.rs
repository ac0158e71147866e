//! Refusals in words: each has a sentence in both languages, with the imps, gold, pets and people of the table.

use std::path::Path;

use dungeon_petz::{DungeonPetz, refusals::reasons};
use serde_json::{Value, json};
use words::Lang;

use crate::common::*;

#[test]
fn every_refusal_has_its_sentence() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    testkit::refusals_are_told::<DungeonPetz>(&source, reasons::ALL);
}

#[test]
fn whatever_is_refused_in_play_can_be_read_and_gives_nothing_away() {
    let heard =
        testkit::refused_in_play::<DungeonPetz>(&[json!({ "players": 2 }), json!({ "players": 4 })], 3);
    for key in ["no-dp-grp-04", "no-dp-round-01", "no-dp-turn", "no-dp-send-01", "no-dp-taken"] {
        assert!(heard.contains(key), "{key} never came up: {heard:?}");
    }
}

#[track_caller]
fn told(petz: &Petz, seat: usize, action: Value, en: &str, fr: &str) {
    assert_eq!(petz.why_not(seat, action.clone(), Lang::EN), en);
    assert_eq!(petz.why_not(seat, action, Lang::FR), Lang::FR.set(fr));
}

// rule: DP-GRP-04, DP-ROUND-01
#[test]
fn groups_of_what_is_at_home() {
    let petz =
        two(json!({ "phase": "grouping", "players": { "0": { "imps": 3, "gold": 1, "hospital": 3 } } }));
    told(
        &petz,
        0,
        json!({ "group": { "imps": 4, "gold": 0 } }),
        "This group takes 4 imps and 0 gold; at home you have 3 imps and 1 gold.",
        "Ce groupe prend 4 diablotins et 0 or ; à la maison, vous avez 3 diablotins et 1 or.",
    );
    told(
        &petz,
        0,
        json!({ "send": "veg" }),
        "Not at this moment. Now: Shopping.",
        "Pas à ce moment. Maintenant : Achats.",
    );
}

// rule: DP-SEND-02, DP-SHOP-05, DP-SHOP-13
#[test]
fn whose_group_it_is_and_what_a_space_asks_for() {
    let petz = four(json!({
        "phase": { "sending": { "size": 0, "seat": 0, "errand": "pick" } },
        "players": {
            "0": { "imps": 5, "groups": [{ "imps": 1, "gold": 0 }] },
            "1": { "imps": 5, "groups": [{ "imps": 1, "gold": 0 }] },
        },
    }));
    told(
        &petz,
        1,
        json!({ "send": "veg" }),
        "It is Player 1 who acts now.",
        "C'est Joueur 1 qui agit maintenant.",
    );
    told(
        &petz,
        0,
        json!({ "send": "cage" }),
        "Cages: the group needs 2 imps for this, and it has only 1.",
        "Cages : il faut pour cela 2 diablotins dans le groupe, et il en a 1.",
    );
    let young = petz.why_not(0, json!({ "send": "young" }), Lang::EN);
    assert_eq!(young, "Younger pets (size 2): the group needs 1 gold for this, and it has 0.");
}
