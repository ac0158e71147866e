//! Chapter 8: phase 2b, sending groups.

use serde_json::json;

use crate::common::*;

fn going(imps: u8, gold: u8) -> serde_json::Value {
    json!({ "sending": { "size": imps + gold, "seat": 0, "errand": { "go": { "imps": imps, "gold": gold } } } })
}

// rule: DP-SEND-06, DP-SEND-09
#[test]
fn a_space_takes_one_group_a_round() {
    let mut petz = four(json!({
        "phase": going(2, 1),
        "board": { "spaces": { "market.veg": { "seat": 2, "imps": 1 }, "town.judging": { "seat": 0, "imps": 1 },
                               "corral.cage_left": { "seat": 1, "imps": 2 } } },
        "players": { "0": { "imps": 3 }, "1": { "imps": 4 }, "2": { "imps": 5 } },
    }));
    assert_eq!(petz.refused(0, json!({ "send": "veg" }))[0], "DP-SEND-06");
    assert_eq!(petz.refused(0, json!({ "send": "judging" }))[0], "DP-SEND-06", "own imps block as well");
    assert!(petz.offers(0, json!({ "send": "cage" })), "the right-hand twin is free");
    // All imps go, all gold is paid, and the imps are not available afterwards.
    petz.act(0, json!({ "send": "meat" }));
    assert_eq!(petz.get("/board/spaces/market.meat"), json!({ "seat": 0, "imps": 2 }));
}

// rule: DP-SEND-09
#[test]
fn sent_imps_come_back_in_phase_six() {
    let mut petz = four(json!({
        "phase": { "sending": { "size": 0, "seat": 0, "errand": "pick" } },
        "players": {
            "0": { "imps": 4, "groups": [{ "imps": 2, "gold": 0 }], "plots": { "0": { "manure": 0 } } },
            "1": { "plots": { "0": { "manure": 0 } } }, "2": { "plots": { "0": { "manure": 0 } } },
            "3": { "plots": { "0": { "manure": 0 } } },
        },
    }));
    petz.act(0, json!({ "send": "veg" }));
    assert_eq!(petz.get("/round"), json!(2));
    assert_eq!(petz.get("/players/0/imps"), json!(6));
    assert_eq!(petz.get("/players/0/gold"), json!(3 + 4 + 2), "four idle imps and the income of round 2");
}

// rule: DP-SEND-10
#[test]
fn a_space_may_be_chosen_for_nothing() {
    let mut petz = four(json!({
        "phase": going(2, 1),
        "board": { "vegetable_stand": { "vegetable": 0 }, "cages": [null, null, null], "young": [] },
        "players": { "0": { "imps": 4, "extra_imps": [] }, "1": { "imps": 5, "groups": [{ "imps": 1, "gold": 0 }] } },
    }));
    for place in ["veg", "cage", "young", "immigration", "judging"] {
        assert!(petz.offers(0, json!({ "send": place })), "{place}");
    }
    petz.act(0, json!({ "send": "cage" }));
    assert_eq!(petz.asked(), [1], "nothing to take, nothing asked");
    assert_eq!(petz.get("/board/spaces/corral.cage_left"), json!({ "seat": 0, "imps": 2 }));
}

// rule: DP-SEND-11
#[test]
fn what_lies_there_must_be_taken() {
    let mut petz = four(json!({ "phase": going(2, 1), "players": { "0": { "imps": 4 } } }));
    petz.act(0, json!({ "send": "cage" }));
    assert_eq!(petz.legal(0).len(), 3);
    assert_eq!(petz.refused(0, json!("done"))[0], "DP-SEND-11");
    assert_eq!(petz.refused(0, json!("home"))[0], "DP-SEND-11");
}

// rule: DP-SEND-12, DP-SEND-04
#[test]
fn which_group_is_asked_only_where_they_differ_and_twins_are_one_answer() {
    let same = four(json!({
        "phase": { "sending": { "size": 0, "seat": 0, "errand": "pick" } },
        "players": { "0": { "imps": 2, "groups": [{ "imps": 2, "gold": 0 }, { "imps": 2, "gold": 0 }] } },
    }));
    assert_eq!(same.get("/phase/sending/errand/go"), json!({ "imps": 2, "gold": 0 }), "no question");
    let cages = same.legal(0).into_iter().filter(|answer| answer["send"] == "cage").count();
    assert_eq!(cages, 1);
    let mut differ = four(json!({
        "phase": { "sending": { "size": 0, "seat": 0, "errand": "pick" } },
        "players": { "0": { "imps": 3, "groups": [{ "imps": 2, "gold": 0 }, { "imps": 1, "gold": 1 }] } },
    }));
    assert_eq!(differ.legal(0).len(), 2);
    assert_eq!(differ.refused(0, json!({ "pick": { "imps": 3, "gold": 0 } }))[0], "DP-SEND-04");
    differ.act(0, json!({ "pick": { "imps": 1, "gold": 1 } }));
    differ.act(0, json!({ "send": "young" }));
    // The left one first; then the item is asked.
    assert_eq!(differ.get("/board/spaces/corral.young_left/imps"), json!(1));
    assert_eq!(differ.legal(0).len(), 3);
}
