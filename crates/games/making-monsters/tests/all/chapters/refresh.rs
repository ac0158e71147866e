//! Chapter 15: the Refresh phase.

use making_monsters::Phase;
use serde_json::{Value, json};

use crate::common::{Tab, table};

/// Everybody waits, so that Refresh comes next.
fn refreshed(players: u8, more: &[(&str, Value)]) -> Tab {
    let mut values = vec![("/phase", json!("reanimate"))];
    for pointer in &["/players/0/cards", "/players/1/cards", "/players/2/cards", "/players/3/cards"]
        [..usize::from(players)]
    {
        values.push((pointer, json!([])));
    }
    values.extend_from_slice(more);
    table(players, &values)
}

fn settling(slots: Value) -> Tab {
    given!(2, "/phase" => "settle", "/players/0/cards" => ["m01-sock-gobbler"], "/players/1/cards" => [],
        "/players/0/slots" => slots)
}

// rule: MM-REFR-01
#[test]
fn an_empty_track_skips_refresh() {
    let tab = refreshed(
        2,
        &[("/rot_track", json!(0)), ("/players/0/step", json!("done")), ("/players/1/step", json!("done"))],
    );
    assert!(matches!(tab.phase, Phase::Prepare | Phase::Show));
    assert!(tab.cites("MM-FAIR-01"));
    assert_eq!(refreshed(2, &[]).phase, Phase::Keep);
}

// rule: MM-REFR-02, MM-REFR-03
#[test]
fn carts_are_refilled_in_order_from_the_first_stack_then_the_second() {
    let stacks = json!([["grinder"], ["peg-leg", "warehouse"]]);
    let carts =
        json!([["none", "parts-dealer"], ["none", "none"], ["rot-bomb", "rot-bomb"], ["none", "none"]]);
    let tab = refreshed(2, &[("/stacks", stacks), ("/carts", carts)]);
    assert_eq!(tab.get("/carts/0"), json!(["grinder", "parts-dealer"]));
    // The last of a list lies on top.
    assert_eq!(tab.get("/carts/1"), json!(["warehouse", "peg-leg"]));
    // Both stacks are empty: the rest stays empty for good.
    assert_eq!(tab.get("/carts/3"), json!([null, null]));
}

// rule: MM-REFR-04
#[test]
fn the_board_turns() {
    let mut tab = refreshed(2, &[]);
    assert_eq!(tab.public("/players/0/cart"), json!("potion-pram"));
    tab.act(0, json!({"keep": "first"})).act(1, json!({"keep": "first"}));
    tab.act(0, json!({"place_card": 3})).act(1, json!({"place_card": 3}));
    assert_eq!((tab.phase, tab.public("/players/0/cart")), (Phase::Order, json!("potion-pram")));
}

// rule: MM-REFR-05, MM-REFR-06
#[test]
fn pairs_from_the_lead_on_and_discards_in_lead_order() {
    let deck = json!([
        "m06-puddle-pup",
        "m05-tack-toad",
        "m04-drizzle-imp",
        "m03-thimble-fiend",
        "m02-button-moth",
        "m01-sock-gobbler"
    ]);
    let mut tab = refreshed(3, &[("/deck", deck), ("/round", json!(2))]);
    // Round 2: seat 1 leads.
    assert_eq!(tab.sees(1, "/players/1/cards"), json!(["m01-sock-gobbler", "m02-button-moth"]));
    assert_eq!(tab.sees(2, "/players/2/cards"), json!(["m03-thimble-fiend", "m04-drizzle-imp"]));
    tab.act(0, json!({"keep": "first"})).act(2, json!({"keep": "second"})).act(1, json!({"keep": "first"}));
    assert_eq!(tab.get("/discard"), json!(["m02-button-moth", "m03-thimble-fiend", "m06-puddle-pup"]));
    assert_eq!(tab.public("/players/2/cards"), json!(["m04-drizzle-imp"]));
}

// rule: MM-REFR-07, MM-SUPP-04
#[test]
fn the_discard_becomes_the_deck() {
    let tab = refreshed(
        2,
        &[
            ("/deck", json!([])),
            (
                "/discard",
                json!([
                    "m01-sock-gobbler",
                    "m02-button-moth",
                    "m03-thimble-fiend",
                    "m04-drizzle-imp",
                    "m05-tack-toad"
                ]),
            ),
        ],
    );
    assert!(tab.cites("MM-REFR-07"));
    assert_eq!((tab.public("/deck"), tab.state.discard.len()), (json!(1), 0));
    assert_eq!(tab.sees(0, "/players/0/cards").as_array().map(Vec::len), Some(2));
}

// rule: MM-REFR-08, MM-SUPP-04
#[test]
fn one_card_is_kept_and_none_is_skipped() {
    let mut tab = refreshed(2, &[("/deck", json!(["m01-sock-gobbler"])), ("/discard", json!([]))]);
    // Seat 0 has the only card and keeps it, seat 1 has none: on to placing.
    assert_eq!((tab.phase, tab.asked()), (Phase::Settle, vec![0]));
    tab.act(0, json!({"place_card": 5}));
    assert_eq!(tab.phase, Phase::Order);
    assert_eq!(tab.state.discard.len(), 0);
}

// rule: MM-REFR-09, MM-REFR-10
#[test]
fn with_a_blank_slot_free_the_card_goes_on_a_free_slot() {
    let tab = settling(
        json!([{}, {"parts": {"limb": 1}}, {"card": "m02-button-moth"}, {}, {"card": "m03-thimble-fiend"}]),
    );
    assert_eq!(tab.legal(0), [json!({"place_card": 1}), json!({"place_card": 4})]);
    assert_eq!(tab.refused(0, json!("pile_card")), ["MM-REFR-10"]);
    assert_eq!(tab.refused(0, json!({"replace_card": 3})), ["MM-REFR-10"]);
}

// rule: MM-REFR-11, MM-REFR-12, MM-REFR-13, MM-RULE-08, MM-RULE-09
#[test]
fn without_one_cover_replace_or_pile() {
    let slots = json!([{"card": "m06-puddle-pup"}, {}, {"card": "m02-button-moth"}, {"card": "m04-drizzle-imp", "parts": {"limb": 1}}, {"card": "m03-thimble-fiend"}]);
    let wanted = [
        json!({"place_card": 2}),
        json!({"replace_card": 1}),
        json!({"replace_card": 3}),
        json!({"replace_card": 5}),
        json!("pile_card"),
    ];
    assert_eq!(settling(slots.clone()).legal(0), wanted);
    assert_eq!(settling(slots.clone()).refused(0, json!({"replace_card": 4})), ["MM-REFR-12"]);
    let mut tab = settling(slots.clone());
    tab.act(0, json!({"replace_card": 1}));
    assert_eq!(tab.get("/players/0/pile"), json!(["m06-puddle-pup"]));
    assert_eq!(tab.get("/players/0/slots/0/card"), json!("m01-sock-gobbler"));
    let mut tab = settling(slots);
    tab.act(0, json!("pile_card"));
    assert_eq!(tab.get("/players/0/pile"), json!(["m01-sock-gobbler"]));
    assert_eq!(tab.get("/players/0/prestige"), json!(0));
}

// rule: MM-REFR-14
#[test]
fn the_drawer_allows_one_or_both() {
    let both = [
        ("/players/0/upgrades/2/tile", json!("double-morgue")),
        ("/players/1/slots/2/card", json!("m40-vampire-accountant")),
    ];
    let mut tab = refreshed(2, &both);
    assert!(tab.offers(0, json!({"keep": "both"})));
    assert_eq!(tab.refused(1, json!({"keep": "both"})), ["MM-REFR-14", "MM-UPG-18"]);
    tab.act(0, json!({"keep": "second"})).act(1, json!({"keep": "first"}));
    assert_eq!(tab.state.discard.len(), 2);
    let mut tab = refreshed(2, &both);
    tab.act(0, json!({"keep": "both"})).act(1, json!({"keep": "first"}));
    assert_eq!(tab.state.discard.len(), 1);
    let second = tab.get("/players/0/cards/1");
    tab.act(0, json!({"place_first": "second"})).act(0, json!({"place_card": 3}));
    assert_eq!(tab.get("/players/0/slots/2/card"), second);
}

// rule: MM-REFR-15, MM-RULE-07
#[test]
fn sorted_parts_move_to_a_new_monster_at_the_next_window() {
    let mut tab = given!(2, "/phase" => "settle", "/players/0/cards" => ["m39-slug-sultan"], "/players/1/cards" => [],
        "/players/0/sorting" => {"slime": 1}, "/players/0/bag" => {"rot": 3}, "/players/1/bag" => {"limb": 3});
    // No window in Refresh, none in Order.
    assert!(!tab.offers(0, json!({"move": {"part": "slime", "slot": 3}})));
    tab.act(0, json!({"place_card": 3}));
    assert_eq!(tab.refused(0, json!({"move": {"part": "slime", "slot": 3}})), ["MM-PLACE-10"]);
    tab.act(0, json!({"order": "red"})).act(1, json!({"order": "yellow"}));
    assert!(tab.offers(0, json!({"move": {"part": "slime", "slot": 3}})));
}

// rule: MM-REFR-16, MM-REFR-17
#[test]
fn one_new_card_for_those_who_waited_and_those_who_did_not() {
    let mut tab = given!(2, "/phase" => "answer",
        "/players/0/slots" => [{}, {}, {"card": "m13-sneeze-goblin", "parts": {"slime": 2}}, {}, {}]);
    tab.act(0, json!("reanimate")).act(0, json!("done"));
    for seat in 0..2 {
        assert_eq!(tab.sees(seat, &format!("/players/{seat}/cards")).as_array().map(Vec::len), Some(2));
        tab.act(seat, json!({"keep": "first"}));
    }
    for seat in 0..2 {
        tab.act(seat, json!({"place_card": 4}));
    }
    assert_eq!((tab.phase, tab.get("/round")), (Phase::Order, json!(2)));
}
