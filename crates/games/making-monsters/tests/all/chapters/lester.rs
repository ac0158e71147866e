//! Chapter 20: LESTER cards.

use serde_json::{Value, json};

use crate::common::{Tab, table};

/// Seat 0 may use a LESTER card after a blue super action.
fn granted(more: &[(&str, Value)]) -> Tab {
    let mut values = vec![
        ("/phase", json!("end_steps")),
        ("/players/0/order", json!("blue")),
        ("/players/1/order", json!("red")),
        ("/players/0/bag", json!({"limb": 1, "rot": 2})),
    ];
    values.extend_from_slice(more);
    table(2, &values)
}

// rule: MM-LEST-01
#[test]
fn only_when_granted() {
    let tab = given!(2, "/phase" => "order");
    assert_eq!(tab.refused(0, json!({"use_lester": "publicity"})), ["MM-LEST-01"]);
    // Blue base grants none.
    let tab = given!(2, "/phase" => "end_steps", "/players/0/order" => "blue", "/players/1/order" => "blue");
    assert_ne!(tab.get("/phase"), json!("end_steps"));
    assert_eq!(granted(&[]).legal(0).len(), 5);
}

// rule: MM-LEST-02, MM-RULE-11
#[test]
fn an_unused_card_of_choice() {
    let mut tab = granted(&[("/players/0/lester_used", json!(["rummage"]))]);
    assert_eq!(tab.refused(0, json!({"use_lester": "rummage"})), ["MM-LEST-02"]);
    tab.act(0, json!({"use_lester": "publicity"}));
    assert_eq!(tab.public("/players/0/lester_used"), json!(["rummage", "publicity"]));
}

// rule: MM-LEST-03
#[test]
fn all_come_back_after_the_fifth_has_been_applied() {
    let mut tab =
        granted(&[("/players/0/lester_used", json!(["compost", "flexibility", "publicity", "expand"]))]);
    // Rummage is used by itself; it counts as used until its three parts are taken.
    for _ in 0..3 {
        assert_eq!(tab.get("/players/0/lester_used").as_array().map(Vec::len), Some(5));
        tab.act(0, json!({"take_supply": "limb"}));
    }
    assert!(tab.cites("MM-LEST-03"));
    assert_eq!(tab.get("/players/0/lester_used"), json!([]));
}

// rule: MM-LEST-04
#[test]
fn compost() {
    let mut tab = granted(&[]);
    tab.act(0, json!({"use_lester": "compost"}));
    assert_eq!((tab.get("/players/0/bag"), tab.get("/composted")), (json!({"limb": 1, "rot": 1}), json!(1)));
}

// rule: MM-LEST-05, MM-LEST-11
#[test]
fn flexibility() {
    for (mutations, gained, asked) in [(5, 2, 0), (1, 1, 1), (0, 0, 2)] {
        let mut tab = granted(&[("/supply/mutation", json!(mutations))]);
        tab.act(0, json!({"use_lester": "flexibility"}));
        assert_eq!(tab.get("/players/0/bag/mutation").as_u64().unwrap_or(0), gained);
        for _ in 0..asked {
            assert_eq!(tab.legal(0).len(), 5);
            tab.act(0, json!({"take_supply": "slime"}));
        }
        assert_eq!(tab.get("/players/0/bag/slime").as_u64().unwrap_or(0), asked);
        assert_eq!(tab.get("/players/0/errand"), json!("none"));
    }
}

// rule: MM-LEST-06, MM-LEST-11
#[test]
fn rummage() {
    let mut tab = granted(&[]);
    tab.act(0, json!({"use_lester": "rummage"}));
    assert_eq!(tab.refused(0, json!({"take_supply": "mutation"})), ["MM-TOK-04"]);
    for kind in ["slime", "slime", "shocker"] {
        tab.act(0, json!({ "take_supply": kind }));
    }
    assert_eq!(tab.get("/players/0/bag"), json!({"limb": 1, "slime": 2, "shocker": 1, "rot": 2}));
    assert_eq!(tab.asked(), [1]);
}

// rule: MM-LEST-07
#[test]
fn publicity() {
    let mut tab = granted(&[]);
    tab.act(0, json!({"use_lester": "publicity"}));
    assert_eq!(tab.get("/players/0/prestige"), json!(3));
}

// rule: MM-LEST-08, MM-LEST-10, MM-LEST-11
#[test]
fn expand_takes_from_any_cart() {
    let carts = (
        "/carts",
        json!([["grinder", "none"], ["none", "peg-leg"], ["none", "none"], ["warehouse", "none"]]),
    );
    let mut tab = granted(&[carts, ("/players/0/upgrades/0/tile", json!("grinder"))]);
    tab.act(0, json!({"use_lester": "expand"}));
    let tile = |cart: &str, tile: u8| json!({"take_tile": {"cart": cart, "tile": tile}});
    assert_eq!(
        tab.legal(0),
        [tile("bone-barrow", 1), tile("needle-wagon", 2), tile("potion-pram", 1), json!("done")]
    );
    assert_eq!(tab.refused(0, tile("scrap-sledge", 1)), ["MM-LEST-08", "MM-CART-04"]);
    tab.act(0, tile("needle-wagon", 2));
    // The place of the tile is asked next.
    assert_eq!(tab.legal(0), [json!({"install": 1}), json!({"install": 2})]);
    tab.act(0, json!({"install": 2}));
    assert_eq!(tab.get("/players/0/upgrades/1/tile"), json!("peg-leg"));
    // The gap stays until Refresh.
    assert!(tab.get("/carts/1/1").is_null());
}

// rule: MM-LEST-09
#[test]
fn using_one_is_compulsory_but_it_may_do_nothing() {
    let mut tab = granted(&[]);
    assert_eq!(tab.refused(0, json!("done")), ["MM-LEST-09"]);
    tab.act(0, json!({"use_lester": "expand"})).act(0, json!("done"));
    assert_eq!(tab.get("/players/0/lester_used"), json!(["expand"]));
    // With nothing on the carts Expand may be chosen all the same.
    let mut tab = granted(&[(
        "/carts",
        json!([["none", "none"], ["none", "none"], ["none", "none"], ["none", "none"]]),
    )]);
    tab.act(0, json!({"use_lester": "expand"}));
    assert_eq!((tab.get("/players/0/errand"), tab.asked()), (json!("none"), vec![1]));
}
