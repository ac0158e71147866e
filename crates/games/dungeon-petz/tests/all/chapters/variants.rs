//! Chapter 25: the full variant.

use dungeon_petz::{
    Options,
    terms::{Colour, Need, Term},
};
use serde_json::json;

use crate::common::*;

// rule: DP-VAR-01, DP-VAR-04
#[test]
fn non_dominant_cards_may_be_turned() {
    let table: [(Colour, Need, &[Need]); 4] = [
        (Colour::Green, Need::Hunger, &[Need::Poop, Need::Anger, Need::Disease]),
        (Colour::Red, Need::Anger, &[Need::Play, Need::Hunger, Need::Poop, Need::Disease]),
        (Colour::Yellow, Need::Play, &[Need::Magic, Need::Disease, Need::Hunger, Need::Poop]),
        (Colour::Purple, Need::Magic, &[Need::Anger, Need::Play, Need::Disease]),
    ];
    for (colour, dominant, others) in table {
        for need in &Need::ALL[..6] {
            let exists = pack().deck(colour).cards[need.index()] > 0;
            assert_eq!(exists, *need == dominant || others.contains(need), "{colour:?} {need:?}");
        }
    }
    let mut petz = given(
        json!({ "players": 2, "double": true }),
        json!({
            "phase": "assigning",
            "players": { "0": { "potions": 1, "pets": [pet("wormie", 2, 1, "")], "hand": { "green": { "hunger": 1, "poop": 2, "anger": 0, "disease": 0 } } } },
        }),
    );
    let answer = |need: &str, turned: bool| json!({ "assign": { "pet": "wormie", "colour": "green", "need": need, "turned": turned } });
    assert!(petz.offers(0, answer("poop", true)) && petz.offers(0, answer("poop", false)));
    assert_eq!(petz.refused(0, answer("hunger", true)), ["DP-VAR-01"]);
    assert_eq!(petz.refused(0, answer("sleep", true)), ["DP-VAR-01"]);
    // Turned after unturned, so that a plan has one spelling.
    petz.act(0, answer("poop", true));
    assert_eq!(petz.refused(0, answer("poop", false)), ["DP-ASGN-09"]);
}

// rule: DP-VAR-02
#[test]
fn the_side_is_part_of_the_secret() {
    let mut petz = given(
        json!({ "players": 2, "double": true }),
        json!({
            "phase": "assigning",
            "players": {
                "0": { "pets": [pet("wormie", 2, 1, "")], "hand": { "green": { "hunger": 0, "poop": 3, "anger": 0, "disease": 0 } } },
                "1": { "pets": [pet("stegobully", 2, 1, "")], "hand": { "green": { "hunger": 0, "poop": 3, "anger": 0, "disease": 0 } } },
            },
        }),
    );
    petz.act(0, json!({ "assign": { "pet": "wormie", "colour": "green", "need": "poop", "turned": true } }));
    assert_eq!(petz.sees(1, "/players/0/pets/0/cards"), json!(null));
    assert_eq!(petz.get("/players/0/pets/0/cards/0/turned"), json!(true));
    assert!(
        petz.told
            .iter()
            .all(|told| told.to == engine::Audience::only(seat(0)) || told.clause == "DP-ASGN-05")
    );
}

// rule: DP-VAR-03
#[test]
fn a_doubled_card_is_one_card_with_two_needs() {
    let petz = given(
        json!({ "players": 2, "double": true }),
        json!({
            "phase": { "showing": { "seat": 0, "step": "reveal" } },
            "players": { "0": { "imps": 0, "plots": { "0": { "manure": 0 } }, "pets": [pet("wormie", 4, 1, "green poop turned")] }, "1": pause() },
        }),
    );
    // Unfed hunger and one manure token from the same card.
    assert_eq!(petz.get("/players/0/pets/0/suffering"), json!(1));
    assert_eq!(petz.get("/players/0/plots/0/manure"), json!(1));
    assert_eq!(petz.get("/players/0/pets/0/cards").as_array().map(Vec::len), Some(1));
}

// rule: DP-VAR-09, DP-VAR-10
#[test]
fn what_a_neutral_imp_takes_adds_nothing_and_leftovers_are_thrown_away() {
    let petz = given(
        json!({ "players": 3, "meat_stand": true }),
        json!({
            "round": 5, "phase": "setup",
            "board": {
                "neutral": ["market.artifacts", "corral.cage_left", "town.hospital"],
                "exhibitions": ["arena", "freestyle", "moody_medley", "magic_show", "breeders_prize"],
                "meat_stand": { "vegetable": 2, "gold": 2, "meat": 2 },
                "young": ["baby_golem", "stareplant"], "old": [],
            },
        }),
    );
    // The golem went with the neutral imp; the old tokens are gone; Magic Show prints 2 meat.
    assert_eq!(petz.get("/board/old"), json!(["stareplant"]));
    assert_eq!(petz.get("/board/meat_stand"), json!({ "vegetable": 0, "meat": 2, "gold": 0 }));
    // Without the variant every pet leaves meat.
    let basic = four(json!({ "round": 2, "phase": "setup", "board": {
        "exhibitions": ["magic_show", "freestyle", "moody_medley", "arena"], "old": ["ghosty", "baby_golem"],
    } }));
    assert_eq!(basic.get("/board/meat_stand"), json!({ "vegetable": 0, "meat": 4, "gold": 0 }));
}

// rule: DP-VAR-11, DP-VAR-12
#[test]
fn the_last_round_goes_from_the_lowest_to_the_highest() {
    let refused = Options { players: 3, final_order: true, ..Options::default() }.check();
    assert_eq!(refused.expect_err("four players only")[0].clause, Some("DP-VAR-11"));
    let mut petz = given(
        json!({ "players": 4, "final_order": true }),
        json!({
            "round": 4, "phase": "growing",
            "players": { "0": { "reputation": 40, "imps": 6 }, "1": { "reputation": 24 }, "2": { "reputation": 30 }, "3": { "reputation": 24 } },
        }),
    );
    let order = [1, 3, 2, 0];
    assert_eq!(petz.get("/final_order"), json!(order));
    // Sending, all groups of one size.
    for who in 0..4 {
        petz.act(who, json!({ "group": { "imps": 1, "gold": 0 } }));
        petz.act(who, json!("done"));
    }
    for who in order {
        assert_eq!(petz.asked(), [who]);
        petz.act(who, json!("home"));
    }
    // Later changes of reputation do not alter it.
    let petz = petz.merged(&json!({ "players": { "1": { "reputation": 90 } } }));
    assert_eq!(petz.get("/final_order"), json!(order));
    let cleaning = petz.merged(&json!({ "phase": { "cleaning": { "seat": 1, "plot": 1, "removed": 0 } } }));
    assert_eq!(cleaning.asked(), [1]);
    assert_eq!(cleaning.state.after(seat(1)), Some(seat(3)));
}
