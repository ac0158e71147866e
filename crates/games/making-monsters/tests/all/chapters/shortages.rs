//! Chapter 21: shortages.

use serde_json::json;

// rule: MM-SUPP-01
#[test]
fn other_kinds_stand_in() {
    let tab = given!(2, "/phase" => "end_steps", "/players/0/order" => "red", "/players/1/order" => "yellow", "/supply/mutation" => 0);
    assert_eq!(tab.legal(0).len(), 5);
}

// rule: MM-SUPP-02
#[test]
fn a_replicator_without_tokens_gives_nothing() {
    for (left, gained) in [(0, 0), (1, 1), (5, 2)] {
        let mut tab = given!(2, "/phase" => "answer", "/supply/limb" => left, "/players/0/bag" => {"rot": 1},
            "/players/0/slots" => [{}, {}, {"card": "m13-sneeze-goblin", "parts": {"slime": 2}}, {}, {}],
            "/players/0/upgrades/0/tile" => "limb-replicator");
        tab.act(0, json!("reanimate"));
        assert_eq!(tab.get("/players/0/bag/limb").as_u64().unwrap_or(0), gained);
    }
}

// rule: MM-SUPP-03
#[test]
fn a_pick_with_nothing_left_is_skipped() {
    let tab = given!(2, "/phase" => "end_steps", "/players/0/order" => "red", "/players/1/order" => "red", "/supply" => {"mutation": 3});
    // Red base may not take mutations: both picks fall away.
    assert_ne!(tab.get("/phase"), json!("end_steps"));
    let tab = given!(2, "/phase" => "end_steps", "/players/0/order" => "red", "/players/1/order" => "red", "/supply" => {"limb": 3, "slime": 1});
    assert_eq!(tab.refused(0, json!({"take_supply": "spike"})), ["MM-SUPP-03"]);
}

// rule: MM-SUPP-04
#[test]
fn empty_stacks_leave_gaps() {
    let tab = given!(2, "/phase" => "reanimate", "/stacks" => [[], []], "/carts/2" => ["none", "grinder"]);
    assert_eq!(tab.get("/carts/2"), json!([null, "grinder"]));
}

// rule: MM-SUPP-05
#[test]
fn without_rot_none_is_added() {
    let tab = given!(2, "/phase" => "answer", "/rot_track" => 1, "/reserve" => 0, "/players/0/rejects" => {"rot": 6},
        "/players/0/bag" => {"limb": 1}, "/players/0/slots" => [{"parts": {"limb": 2, "stitch": 1}}, {"parts": {"limb": 1, "stitch": 1, "spike": 1}}, {}, {}, {}]);
    // Row 2 asks for two, one is left.
    assert_eq!(tab.get("/players/0/bag"), json!({"limb": 1, "rot": 1}));
}

// rule: MM-SUPP-06
#[test]
fn what_goes_back_can_be_taken_again() {
    let mut tab = given!(2, "/phase" => "answer", "/supply" => {"stitch": 2}, "/players/0/bag" => {"rot": 1},
        "/players/0/slots" => [{}, {}, {"card": "m13-sneeze-goblin", "parts": {"slime": 2}}, {}, {}],
        "/players/0/upgrades/0" => {"tile": "grinder", "parts": {"limb": 1}});
    tab.act(0, json!("reanimate")).act(0, json!({"grind": true}));
    assert!(tab.offers(0, json!({"take_part": "limb"})));
}
