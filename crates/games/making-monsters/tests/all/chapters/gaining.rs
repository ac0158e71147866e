//! Chapter 14: gaining upgrades.

use serde_json::{Value, json};

use crate::common::{Tab, table};

/// Seat 0 of two takes the first tile of its cart with these tiles installed.
fn gaining(tile: &str, installed: &[&str], more: &[(&str, Value)]) -> Tab {
    let mut values = vec![
        ("/phase", json!("reanimate")),
        ("/players/0/answer", json!("reanimate")),
        ("/players/0/step", json!({"items": {"left": 3}})),
        ("/carts", json!([[tile, "none"], ["none", "none"], ["none", "none"], ["none", "none"]])),
        ("/players/0/bag", json!({"limb": 1})),
    ];
    const BAYS: [&str; 3] =
        ["/players/0/upgrades/0/tile", "/players/0/upgrades/1/tile", "/players/0/upgrades/2/tile"];
    values.extend(installed.iter().zip(BAYS).map(|(tile, bay)| (bay, json!(tile))));
    values.extend_from_slice(more);
    let mut tab = table(2, &values);
    tab.act(0, json!({"take_tile": {"cart": "bone-barrow", "tile": 1}}));
    tab
}

// rule: MM-GAIN-01
#[test]
fn a_new_tile_goes_on_an_empty_slot() {
    let tab = gaining("grinder", &[], &[]);
    assert_eq!(tab.get("/players/0/upgrades/0/tile"), json!("grinder"));
    assert!(tab.cites("MM-GAIN-01"));
}

// rule: MM-GAIN-02, MM-GAIN-04
#[test]
fn or_in_place_of_an_old_one_whose_parts_return() {
    let parts = ("/players/0/upgrades/0/parts", json!({"slime": 1}));
    let mut tab = gaining("grinder", &["display-case"], &[parts]);
    tab.act(0, json!({"install": 1}));
    assert_eq!(tab.get("/players/0/upgrades/0"), json!({"tile": "grinder", "parts": {}}));
    assert_eq!(tab.get("/boxed"), json!({"display-case": 1}));
    assert_eq!(tab.get("/players/0/bag"), json!({"limb": 1, "slime": 1}));
}

// rule: MM-GAIN-03, MM-RULE-12
#[test]
fn with_full_slots_a_tile_is_replaced() {
    let mut tab = gaining("grinder", &["peg-leg", "peg-leg", "display-case"], &[]);
    assert_eq!(tab.legal(0), [json!({"install": 1}), json!({"install": 2}), json!({"install": 3})]);
    tab.act(0, json!({"install": 2}));
    assert_eq!(tab.get("/boxed"), json!({"peg-leg": 1}));
}

// rule: MM-GAIN-05, MM-GAIN-09
#[test]
fn a_warehouse_uses_no_slot_and_is_never_replaced() {
    let mut tab =
        gaining("warehouse", &["peg-leg", "peg-leg", "display-case"], &[("/carts/0/1", json!("grinder"))]);
    assert_eq!(tab.get("/players/0/beside"), json!(["warehouse"]));
    tab.act(0, json!({"take_tile": {"cart": "bone-barrow", "tile": 2}}));
    // Four slots to choose from, the Warehouse is none of them.
    assert_eq!(tab.legal(0).len(), 4);
    tab.act(0, json!({"install": 4}));
    assert_eq!(tab.get("/players/0/beside"), json!(["warehouse"]));
}

// rule: MM-GAIN-09
#[test]
fn a_tile_of_the_same_visit_can_be_replaced() {
    let mut tab = gaining("grinder", &[], &[("/carts/0/1", json!("peg-leg"))]);
    tab.act(0, json!({"take_tile": {"cart": "bone-barrow", "tile": 2}})).act(0, json!({"install": 1}));
    assert_eq!(tab.get("/players/0/upgrades/0/tile"), json!("peg-leg"));
    assert_eq!(tab.get("/boxed"), json!({"grinder": 1}));
}

// rule: MM-GAIN-06
#[test]
fn a_rot_bomb_needs_no_slot() {
    let tab = gaining("rot-bomb", &["peg-leg", "peg-leg", "display-case"], &[]);
    assert_eq!(tab.get("/boxed"), json!({"rot-bomb": 1}));
    assert_eq!(tab.get("/players/1/bag/rot"), json!(8));
    assert!(tab.offers(0, json!("done")));
}

// rule: MM-GAIN-07
#[test]
fn equal_tiles_add_up() {
    let mut tab = given!(2, "/phase" => "answer", "/players/0/bag" => {"limb": 1},
        "/players/0/slots" => [{}, {}, {"card": "m13-sneeze-goblin", "parts": {"slime": 2}}, {}, {}],
        "/players/0/upgrades/0/tile" => "slime-replicator", "/players/0/upgrades/1/tile" => "slime-replicator");
    tab.act(0, json!("reanimate"));
    assert_eq!(tab.get("/players/0/bag/slime"), json!(2));
}

// rule: MM-GAIN-08
#[test]
fn an_immediate_effect_happens_once() {
    let mut tab = gaining("limb-replicator", &[], &[]);
    assert_eq!(tab.get("/players/0/bag/limb"), json!(3));
    tab.act(0, json!("done"));
    assert_eq!(tab.get("/players/0/bag/limb"), json!(3));
}

// rule: MM-GAIN-10
#[test]
fn the_lowest_empty_slot_stands_for_all() {
    let tab = gaining("grinder", &["peg-leg"], &[]);
    assert_eq!(tab.legal(0), [json!({"install": 1}), json!({"install": 2})]);
    assert_eq!(tab.refused(0, json!({"install": 3})), ["MM-GAIN-10"]);
}

// rule: MM-GAIN-11
#[test]
fn a_second_copy_may_add_nothing() {
    let mut tab = gaining("long-reach-tongs", &["long-reach-tongs"], &[]);
    let before = tab.state.cart_kinds(crate::common::seat(0));
    tab.act(0, json!({"install": 2}));
    assert_eq!(tab.state.cart_kinds(crate::common::seat(0)), before);
    let tab = given!(2, "/phase" => "keep", "/players/0/upgrades/0/tile" => "double-morgue",
        "/players/0/upgrades/1/tile" => "double-morgue", "/players/1/cards" => [],
        "/players/0/cards" => ["m01-sock-gobbler", "m02-button-moth"]);
    assert_eq!(tab.legal(0), [json!({"keep": "first"}), json!({"keep": "second"}), json!({"keep": "both"})]);
}
