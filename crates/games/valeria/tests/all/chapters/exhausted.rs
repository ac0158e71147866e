//! Chapter 14: exhausted stacks.

use crate::common::*;
use serde_json::json;

// rule: VA-EXH-01
#[test]
fn covered_when_the_action_is_complete() {
    let mut play = table(
        json!({}),
        json!({
            "monsters": { "4": { "cards": ["orc_warrior"] } },
            "players": { "0": { "strength": 9 } }
        }),
    );
    play.act(0, json!({ "slay": "M5" }));
    assert_eq!(play.get("/monsters/4/cover"), "bare", "the reward comes first");
    assert_eq!(play.get("/exhausted/plain"), 4);
    play.act(0, json!({ "reward_citizen": "C1" }));
    assert_eq!(play.get("/monsters/4/cover"), "exhausted");
    assert_eq!(play.get("/exhausted/plain"), 3);
}

// rule: VA-EXH-02
#[test]
fn however_it_was_emptied() {
    let last = json!({
        "monsters": { "0": { "cards": ["goblin"] }, "4": { "cards": ["orc_chieftain", "orc_warrior"] } },
        "citizens": { "0": { "cards": ["cleric"] } },
        "domains": { "0": { "cards": ["gargans_embrace"] } },
        "players": { "0": { "gold": 7, "strength": 9, "citizens": { "archer": 2 } } }
    });
    for (action, slot) in [
        (json!({ "slay": "M1" }), "/monsters/0"),
        (json!({ "recruit": "C1" }), "/citizens/0"),
        (json!({ "build": "D1" }), "/domains/0"),
    ] {
        let mut play = table(json!({}), last.clone());
        play.act(0, action);
        assert_eq!(play.get(&format!("{slot}/cover")), "exhausted");
    }
    let mut play = table(json!({}), last);
    play.act(0, json!({ "slay": "M5" })).act(0, json!({ "reward_citizen": "C1" }));
    assert_eq!(play.get("/citizens/0/cover"), "exhausted", "taken as a reward");
}

// rule: VA-EXH-03
#[test]
fn covered_in_the_order_of_emptying() {
    let mut play = table(
        json!({ "events": true }),
        json!({
            "monsters": { "2": { "cards": ["spider_queen"] } },
            "citizens": { "0": { "cards": ["cleric"] } },
            "exhausted": { "plain": 4, "events": ["mimic", "bat_swarm"], "known": 0 },
            "players": { "0": { "strength": 10, "magic": 3 } }
        }),
    );
    play.act(0, json!({ "slay": "M3" }))
        .act(0, json!({ "reward_option": 1 }))
        .act(0, json!({ "reward_citizen": "C1" }));
    let covered = play.events("covered");
    assert_eq!((&covered[0]["slot"], &covered[1]["slot"]), (&json!("M3"), &json!("C1")));
    assert_eq!(
        play.get("/monsters/2/cover"),
        json!({ "event": "bat_swarm" }),
        "the top card goes to the first slot"
    );
    assert_eq!(play.get("/citizens/0/cover"), json!({ "event": "mimic" }));
}

// rule: VA-EXH-04
#[test]
fn an_exhausted_slot_offers_nothing() {
    let covered = json!({ "cards": [], "cover": "exhausted" });
    let play = table(
        json!({}),
        json!({
            "monsters": { "0": covered, "4": { "cards": ["orc_chieftain", "orc_warrior"] } },
            "citizens": { "0": covered }, "domains": { "0": covered },
            "players": { "0": { "gold": 50, "strength": 50 } }
        }),
    );
    for action in [json!({ "slay": "M1" }), json!({ "recruit": "C1" }), json!({ "build": "D1" })] {
        assert_eq!(play.refused(0, action)[0], "VA-EXH-04");
    }
    let mut play = play;
    play.act(0, json!({ "slay": "M5" }));
    assert!(!play.offers(0, json!({ "reward_citizen": "C1" })));
    // A Monster Event in it can be slain.
    let event = json!({ "cards": [], "cover": { "event": "bat_swarm" } });
    let play = table(
        json!({ "events": true }),
        json!({ "citizens": { "0": event }, "players": { "0": { "gold": 50, "strength": 50 } } }),
    );
    assert!(play.offers(0, json!({ "slay": "C1" })));
    assert_eq!(play.refused(0, json!({ "recruit": "C1" }))[0], "VA-EXH-04");
}

// rule: VA-EXH-05
#[test]
fn a_returned_card_reopens_the_slot() {
    let mut play = table(
        json!({}),
        json!({
            "domains": { "0": { "cards": ["halfpenny_hill", "nest_of_the_weaver_witch"] } },
            "citizens": { "1": { "cards": [], "cover": "exhausted" } },
            "exhausted": { "plain": 3 },
            "players": { "0": { "gold": 9, "citizens": { "merchant": 2 } } }
        }),
    );
    play.act(0, json!({ "build": "D1" })).act(0, json!({ "return_citizen": "merchant" }));
    assert_eq!(play.get("/exhausted/plain"), 4);
    assert_eq!(play.get("/citizens/1/cards"), json!(["merchant"]));
    play.act_with(0, json!({ "recruit": "C2" }), &[1, 3]);
    assert_eq!(play.count(0, "merchant"), 2, "it can be bought again");
    assert_eq!(play.get("/citizens/1/cover"), "exhausted");
}

// rule: VA-EXH-06
#[test]
fn without_exhausted_cards_the_slot_stays_bare() {
    let mut play = table(
        json!({}),
        json!({
            "citizens": { "0": { "cards": ["cleric"] } },
            "exhausted": { "plain": 0 },
            "players": { "0": { "gold": 9 } }
        }),
    );
    play.act(0, json!({ "recruit": "C1" }));
    assert_eq!(play.get("/citizens/0/cover"), "bare");
    assert_eq!(play.refused(0, json!({ "recruit": "C1" }))[0], "VA-EXH-04", "exhausted all the same");
}

// rule: VA-EXH-07
#[test]
fn exhausted_slots_are_those_without_a_playable_card() {
    // An Exhausted card, a bare slot and an Event: three kinds, all counted at the time of the test.
    let slots = |fourth: bool| {
        let mut patch = json!({
            "phase": "end",
            "citizens": {
                "0": { "cards": [], "cover": "exhausted" }, "1": { "cards": [] },
                "2": { "cards": [], "cover": { "event": "mimic" } }
            }
        });
        if fourth {
            patch["monsters"] = json!({ "0": { "cards": [], "cover": "exhausted" } });
        }
        laid_out(json!({ "events": true }), patch, &[1, 2]).get("/last_round")
    };
    assert_eq!(slots(false), false);
    assert_eq!(slots(true), true);
}
