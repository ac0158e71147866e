//! Chapter 9: the Order phase.

use serde_json::json;

use crate::common::table;

// rule: MM-ORD-01, MM-ORD-09, MM-REAN-14
#[test]
fn all_three_tokens_every_round() {
    for round in [1, 2, 5] {
        let tab = table(2, &[("/phase", json!("order")), ("/round", json!(round))]);
        assert_eq!(tab.legal(0).len(), 3);
    }
    // The token comes back with the reanimation, and may be chosen again.
    let mut tab = given!(2, "/phase" => "answer", "/players/0/order" => "red", "/players/1/order" => "blue",
        "/players/0/slots" => [{}, {}, {"card": "m13-sneeze-goblin", "parts": {"slime": 2}}, {}, {}]);
    tab.act(0, json!("reanimate"));
    assert_eq!(tab.get("/players/0/order"), json!("red"));
    tab.act(0, json!("done"));
    assert!(tab.get("/players/0/order").is_null());
    tab.act(0, json!({"keep": "first"})).act(1, json!({"keep": "first"}));
    tab.act(0, json!({"place_card": 3})).act(1, json!({"place_card": 3}));
    assert_eq!(tab.get("/round"), json!(2));
    assert!(tab.offers(0, json!({"order": "red"})));
}

// rule: MM-ORD-01, MM-ORD-02
#[test]
fn choosing_is_done_once_and_revealed_together() {
    let mut tab = given!(2, "/phase" => "order");
    tab.act(1, json!({"order": "blue"}));
    assert_eq!(tab.asked(), [0]);
    assert_eq!(tab.refused(1, json!({"order": "red"})), ["MM-ORD-01", "MM-ROUND-01"]);
    assert!(!tab.cites("MM-ORD-03"));
    tab.act(0, json!({"order": "blue"}));
    assert!(tab.cites("MM-ORD-03"));
}

// rule: MM-ORD-03, MM-ORD-04, MM-ORD-06
#[test]
fn red_looks_for_yellow_yellow_for_blue_blue_for_red() {
    for (one, two, supers) in [
        ("red", "yellow", [true, false]),
        ("yellow", "blue", [true, false]),
        ("blue", "red", [true, false]),
        ("red", "red", [false, false]),
        ("yellow", "yellow", [false, false]),
        ("blue", "blue", [false, false]),
    ] {
        let mut tab = given!(2, "/phase" => "order");
        tab.act(0, json!({"order": one})).act(1, json!({"order": two}));
        assert_eq!(tab.public("/players/0/is_super"), json!(supers[0]), "{one} {two}");
        assert_eq!(tab.public("/players/1/is_super"), json!(supers[1]), "{one} {two}");
    }
}

// rule: MM-ORD-05
#[test]
fn two_matching_neighbours_give_no_more_than_one() {
    for others in [["yellow", "yellow"], ["yellow", "red"]] {
        let mut tab = given!(3, "/phase" => "order", "/players/0/bag" => {"limb": 9});
        tab.act(0, json!({"order": "red"}));
        tab.act(1, json!({"order": others[0]})).act(2, json!({"order": others[1]}));
        // Red super: 3 prestige once, and single draws instead of the batch of two.
        assert_eq!(tab.get("/players/0/prestige"), json!(3));
        assert_eq!(tab.get("/players/0/hand"), json!({"limb": 1}));
    }
}

// rule: MM-ORD-07
#[test]
fn three_players() {
    for (orders, supers) in [
        (["red", "yellow", "blue"], [true, true, true]),
        (["yellow", "yellow", "blue"], [true, true, false]),
        (["yellow", "yellow", "red"], [false, false, true]),
        (["red", "red", "red"], [false, false, false]),
    ] {
        let mut tab = given!(3, "/phase" => "order");
        for (seat, order) in orders.iter().enumerate() {
            tab.act(seat, json!({ "order": order }));
        }
        for (seat, is_super) in supers.iter().enumerate() {
            assert_eq!(tab.public(&format!("/players/{seat}/is_super")), json!(is_super), "{orders:?}");
        }
    }
}

// rule: MM-ORD-08
#[test]
fn seating_decides() {
    // The same four colours, two seatings.
    for (orders, first) in
        [(["red", "yellow", "blue", "blue"], true), (["red", "blue", "yellow", "blue"], false)]
    {
        let mut tab = given!(4, "/phase" => "order");
        for (seat, order) in orders.iter().enumerate() {
            tab.act(seat, json!({ "order": order }));
        }
        assert_eq!(tab.public("/players/0/is_super"), json!(first));
    }
}
