//! Chapter 13: cart items.

use serde_json::{Value, json};

use crate::common::{Tab, table};

/// Seat 0 of two takes items in round 1, in front of the Bone Barrow (limb, stitch, slime).
fn taking(left: u8, more: &[(&str, Value)]) -> Tab {
    let mut values = vec![
        ("/phase", json!("reanimate")),
        ("/players/0/answer", json!("reanimate")),
        ("/players/0/step", json!({"items": {"left": left}})),
        (
            "/carts",
            json!([["grinder", "warehouse"], ["peg-leg", "none"], ["none", "none"], ["none", "none"]]),
        ),
    ];
    values.extend_from_slice(more);
    table(2, &values)
}

fn tile(cart: &str, tile: u8) -> Value {
    json!({"take_tile": {"cart": cart, "tile": tile}})
}

// rule: MM-CART-01, MM-CART-08
#[test]
fn printed_kinds_and_tiles_of_the_cart_in_front() {
    let tab = taking(2, &[]);
    let wanted = [
        json!({"take_part": "limb"}),
        json!({"take_part": "stitch"}),
        json!({"take_part": "slime"}),
        tile("bone-barrow", 1),
        tile("bone-barrow", 2),
        json!("done"),
    ];
    assert_eq!(tab.legal(0), wanted);
    assert_eq!(tab.refused(0, tile("needle-wagon", 1)), ["MM-CART-01", "MM-CART-08"]);
    assert_eq!(tab.refused(0, json!({"take_part": "spike"})), ["MM-CART-01"]);
    // In round 2 another cart is in front: limb, slime, shocker.
    let tab = taking(2, &[("/round", json!(2))]);
    assert_eq!(
        tab.legal(0)[..3],
        [json!({"take_part": "limb"}), json!({"take_part": "slime"}), json!({"take_part": "shocker"})]
    );
}

// rule: MM-CART-02
#[test]
fn the_same_kind_may_be_taken_again() {
    let mut tab = taking(3, &[("/players/0/bag", json!({}))]);
    for taken in 1..=2 {
        tab.act(0, json!({"take_part": "slime"}));
        assert_eq!(tab.get("/players/0/bag"), json!({ "slime": taken }));
    }
    assert_eq!(tab.get("/supply/slime"), json!(42));
}

// rule: MM-CART-03, MM-CART-04
#[test]
fn at_most_the_two_tiles_and_no_refill_before_refresh() {
    let mut tab = taking(4, &[]);
    tab.act(0, tile("bone-barrow", 1)).act(0, tile("bone-barrow", 2));
    assert!(tab.get("/carts/0/0").is_null() && tab.get("/carts/0/1").is_null());
    assert_eq!(tab.refused(0, tile("bone-barrow", 1)), ["MM-CART-04"]);
    assert_eq!(tab.get("/players/0/upgrades/0/tile"), json!("grinder"));
    tab.act(0, json!("done"));
    // Refresh has filled the gap again.
    assert!(!tab.get("/carts/0/0").is_null());
}

// rule: MM-CART-05
#[test]
fn fewer_items_are_allowed() {
    let mut tab = taking(4, &[("/players/0/bag", json!({"limb": 1}))]);
    tab.act(0, json!("done"));
    assert_eq!(tab.get("/players/0/bag"), json!({"limb": 1}));
}

// rule: MM-CART-06, MM-CART-07
#[test]
fn a_kind_that_has_run_out() {
    let tab = taking(2, &[("/supply/limb", json!(0))]);
    assert!(!tab.offers(0, json!({"take_part": "limb"})));
    assert!(!tab.offers(0, json!({"take_part": "spike"})));
    assert_eq!(tab.refused(0, json!({"take_part": "limb"})), ["MM-CART-06"]);
    let tab = taking(2, &[("/supply", json!({"spike": 3, "mutation": 5}))]);
    assert!(tab.offers(0, json!({"take_part": "spike"})));
    assert_eq!(tab.refused(0, json!({"take_part": "mutation"})), ["MM-CART-07"]);
    // With nothing left at all, only tiles.
    let tab = taking(2, &[("/supply", json!({"mutation": 5}))]);
    assert_eq!(tab.legal(0), [tile("bone-barrow", 1), tile("bone-barrow", 2), json!("done")]);
}

// rule: MM-CART-09, MM-UPG-10
#[test]
fn tongs_reach_every_cart() {
    let mut tab = taking(3, &[("/players/0/upgrades/0/tile", json!("long-reach-tongs"))]);
    for kind in ["limb", "stitch", "spike", "slime", "shocker"] {
        assert!(tab.offers(0, json!({ "take_part": kind })));
    }
    assert!(tab.offers(0, tile("needle-wagon", 1)));
    assert_eq!(tab.refused(0, json!({"take_part": "mutation"})), ["MM-CART-07"]);
    // Items of one visit may come from different carts.
    tab.act(0, json!({"take_part": "shocker"}))
        .act(0, tile("bone-barrow", 2))
        .act(0, tile("needle-wagon", 1));
    assert_eq!(tab.get("/players/0/beside"), json!(["warehouse"]));
}

// rule: MM-CART-10
#[test]
fn each_tile_is_installed_before_the_next_item() {
    let mut tab = taking(
        3,
        &[
            ("/carts/0", json!(["long-reach-tongs", "none"])),
            ("/players/0/upgrades/0/tile", json!("grinder")),
        ],
    );
    assert!(!tab.offers(0, json!({"take_part": "shocker"})));
    tab.act(0, tile("bone-barrow", 1));
    assert_eq!(tab.refused(0, json!({"take_part": "limb"})), ["MM-CART-10", "MM-GAIN-10"]);
    tab.act(0, json!({"install": 2}));
    // The Tongs already widen the choice.
    assert!(tab.offers(0, json!({"take_part": "shocker"})));
    assert!(tab.offers(0, tile("needle-wagon", 1)));
}
