//! Chapter 22: phase 6, aging.

use serde_json::json;

use crate::common::*;

// rule: DP-AGE-01
#[test]
fn pets_then_food_then_imps() {
    let petz = four(json!({
        "phase": "growing",
        "players": { "0": { "imps": 5, "busy": 1, "food": { "meat": [0, 2, 0, 0] }, "pets": [pet("uni", 2, 1, "")] } },
    }));
    let order = petz.clauses();
    let place = |clause: &str| order.iter().position(|known| *known == clause).expect("told");
    assert!(place("DP-AGE-02") < place("DP-AGE-03") && place("DP-AGE-03") < place("DP-AGE-06"));
    assert_eq!(petz.asked(), [0, 1, 2, 3], "nobody had to decide anything");
}

// rule: DP-AGE-05, DP-AGE-08
#[test]
fn an_empty_magic_box_asks_its_owner() {
    let mut petz = four(json!({
        "phase": "growing",
        "players": { "2": { "artifacts": [{ "artifact": "magic_box" }], "food": { "vegetable": [1, 0, 2, 0], "meat": [1, 0, 0, 0] } } },
    }));
    assert_eq!(petz.legal(2), [json!({ "store": "vegetable" }), json!({ "store": "meat" }), json!("done")]);
    petz.act(2, json!({ "store": "vegetable" }));
    // The oldest went into the box; its neighbour is thrown away.
    assert_eq!(petz.get("/players/2/food/vegetable"), json!([0, 1, 0, 0]));
    assert_eq!(petz.get("/players/2/magic_box"), json!(true));
    // Nothing to put in, nothing to ask.
    let empty = four(
        json!({ "phase": "growing", "players": { "2": { "artifacts": [{ "artifact": "magic_box" }] } } }),
    );
    assert_eq!(empty.asked(), [0, 1, 2, 3]);
}

// rule: DP-AGE-06, DP-AGE-07
#[test]
fn everything_used_is_free_again() {
    let petz = four(json!({
        "phase": "growing",
        "board": { "spaces": { "market.veg": { "seat": 0, "imps": 1 } } },
        "players": { "0": {
            "imps": 3, "busy": 2, "exhibition": 7, "employee_used": true, "armour_used": 2, "shovelled": 2,
            "platform_sale": true,
        } },
    }));
    assert_eq!(petz.get("/players/0/imps"), json!(6));
    assert_eq!(petz.get("/players/0/exhibition"), json!(null));
    for flag in ["employee_used", "platform_sale"] {
        assert_eq!(petz.get(&format!("/players/0/{flag}")), json!(false));
    }
    assert_eq!((petz.get("/players/0/armour_used"), petz.get("/players/0/shovelled")), (json!(0), json!(0)));
}

// rule: DP-AGE-04, DP-AGE-09
#[test]
fn food_ages_in_the_last_round_too() {
    let petz = four(json!({
        "round": 5, "phase": "growing",
        "players": { "0": { "imps": 10, "extra_imps": [], "gold": 0, "food": { "vegetable": [1, 0, 3, 0], "meat": [0, 2, 0, 0] } } },
    }));
    assert_eq!(petz.get("/players/0/finals/0/score"), json!(2), "one vegetable is left");
}
