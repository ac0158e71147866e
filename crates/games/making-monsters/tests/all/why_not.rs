//! Refusals in words: each has a sentence in both languages, with the parts, slots and people of the table.

use std::path::Path;

use making_monsters::{MakingMonsters, refusals::reasons};
use serde_json::{Value, json};
use words::Lang;

use crate::common::Tab;

#[test]
fn every_refusal_has_its_sentence() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    testkit::refusals_are_told::<MakingMonsters>(&source, reasons::ALL);
}

#[test]
fn whatever_is_refused_in_play_can_be_read_and_gives_nothing_away() {
    let heard =
        testkit::refused_in_play::<MakingMonsters>(&[json!({ "players": 2 }), json!({ "players": 4 })], 4);
    for key in ["no-mm-tok-01", "no-mm-place-02", "no-mm-round-01", "no-mm-lab-06", "no-mm-rean-04"] {
        assert!(heard.contains(key), "{key} never came up: {heard:?}");
    }
}

#[track_caller]
fn told(tab: &Tab, seat: usize, action: Value, en: &str, fr: &str) {
    assert_eq!(tab.why_not(seat, action.clone(), Lang::EN), en);
    assert_eq!(tab.why_not(seat, action, Lang::FR), Lang::FR.set(fr));
}

// rule: MM-TOK-01, MM-PLACE-02, MM-LAB-06, MM-ROUND-01
#[test]
fn parts_and_where_they_do_not_go() {
    let tab = given!(2, "/phase" => "deliver", "/players/0/step" => {"draw": {"must": 0, "may": 1}},
        "/players/0/hand" => {"spike": 1});
    told(
        &tab,
        0,
        json!({"place": {"part": "spike", "slot": 1}}),
        "The monster on slot 1 has no space for this part: Spike.",
        "Le monstre de l'emplacement 1 n'a pas de case pour ce morceau : Pique.",
    );
    told(
        &tab,
        0,
        json!({"place": {"part": "spike", "slot": 3}}),
        "No monster lies on slot 3, so it takes no parts.",
        "Aucun monstre sur l'emplacement 3 : il ne reçoit pas de morceaux.",
    );
    told(
        &tab,
        0,
        json!({"sort": "slime"}),
        "You do not hold this part: Slime.",
        "Vous n'avez pas ce morceau en main : Substance visqueuse.",
    );
    told(
        &tab,
        0,
        json!("reanimate"),
        "Not at this moment. Now: Deliver.",
        "Pas à ce moment. Maintenant : Recevoir des livraisons.",
    );
}
