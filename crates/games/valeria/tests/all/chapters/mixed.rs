//! Chapter 20, MIXED: mixed Citizens.

use std::collections::BTreeSet;

use crate::common::*;
use engine::Viewer;
use serde_json::{Value, json};

fn mixed() -> Value {
    json!({ "mixed": true })
}

// rule: VA-MIX-01
#[test]
fn all_citizens_of_a_number_shuffled_together() {
    let mut stacks = BTreeSet::new();
    for seed in 0..20 {
        let play = opened(mixed(), seed);
        let cards = play.get("/citizens/0/cards");
        let cards = cards.as_array().expect("a list");
        assert_eq!(cards.len(), 5);
        assert!(cards.iter().all(|name| name == "cleric" || name == "monk"));
        assert_eq!(play.sees(0, "/citizens/0/hidden"), 4);
        stacks.insert(format!("{cards:?}"));
    }
    assert!(stacks.len() > 10);
    let five = opened(json!({ "players": 5, "mixed": true }), 1);
    assert_eq!(five.sees(0, "/citizens/0/hidden"), 5);
}

fn stack() -> Value {
    json!({ "citizens": { "0": { "cards": ["monk", "cleric", "monk", "cleric"], "known": 1 } } })
}

// rule: VA-MIX-02
#[test]
fn the_next_card_is_turned_up_at_once() {
    let mut patch = stack();
    patch["players"] = json!({ "0": { "gold": 6 } });
    let mut play = table(mixed(), patch);
    assert_eq!(play.sees(0, "/citizens/0/cards"), json!(["cleric"]));
    play.act(0, json!({ "recruit": "C1" }));
    assert_eq!(play.events("revealed")[0], json!({ "slot": "C1", "card": { "citizen": "monk" } }));
    assert!(play.revealed, "no way back from here");
    assert_eq!(play.sees(1, "/citizens/0/cards"), json!(["monk"]));
    assert_eq!(play.sees(1, "/citizens/0/hidden"), 2);
    // Within the same action, before any further decision: Orc Warrior's Citizen in a Build action.
    let mut patch = stack();
    patch["domains"] = json!({ "0": { "cards": ["halfpenny_hill", "grimmwater_keep"] } });
    patch["players"] = json!({ "0": { "gold": 10, "citizens": { "merchant": 2, "rogue": 1 } } });
    let mut play = table(mixed(), patch);
    play.act(0, json!({ "build": "D1" })).act(0, json!({ "reward_citizen": "C1" }));
    let clauses: Vec<&str> = play.told.iter().map(|told| told.clause).collect();
    assert_eq!(clauses, ["VA-REC-04", "VA-MIX-02", "VA-BLD-04"]);
}

// rule: VA-MIX-03
#[test]
fn face_down_citizens_are_hidden_from_all() {
    let one =
        table(mixed(), json!({ "citizens": { "0": { "cards": ["monk", "monk", "cleric"], "known": 1 } } }));
    let other = table(
        mixed(),
        json!({ "citizens": { "0": { "cards": ["cleric", "cleric", "cleric"], "known": 1 } } }),
    );
    for viewer in Viewer::all(2) {
        assert_eq!(one.seen(viewer, "/citizens/0"), other.seen(viewer, "/citizens/0"));
    }
    // Numbers 5 and 6 have one name: these stacks hold no secret.
    for seed in 0..5 {
        let play = opened(mixed(), seed);
        assert_eq!(
            play.get("/citizens/4/cards"),
            json!(["peasant", "peasant", "peasant", "peasant", "peasant"])
        );
        assert_eq!(play.get("/citizens/5/cards"), json!(["knight", "knight", "knight", "knight", "knight"]));
    }
}

// rule: VA-MIX-04
#[test]
fn only_the_face_up_card_counts() {
    // A Monk on Clerics: three Clerics owned do not make it dearer.
    let patch = json!({
        "citizens": { "0": { "cards": ["cleric", "cleric", "monk"], "known": 1 } },
        "players": { "0": { "gold": 3, "citizens": { "cleric": 3 } } }
    });
    let mut play = table(mixed(), patch);
    play.act(0, json!({ "recruit": "C1" }));
    assert_eq!((play.count(0, "monk"), play.stock(0)[0]), (1, 0));
    // Solo captures take the face-up card and turn up the next.
    let mut play = table(
        json!({ "players": 1, "mixed": true }),
        json!({ "phase": "attack_start", "dice": [1, 1], "citizens": { "0": { "cards": ["cleric", "monk"], "known": 1 } } }),
    );
    play.act(0, json!({ "solo_capture": "C1" }));
    assert_eq!(play.get("/dark_lord/citizens"), json!({ "monk": 1 }));
    assert_eq!(play.sees(0, "/citizens/0/cards"), json!(["cleric"]));
}

// rule: VA-MIX-05
#[test]
fn a_returned_citizen_covers_a_known_card() {
    let patch = json!({
        "citizens": { "1": { "cards": ["blacksmith", "merchant", "blacksmith"], "known": 1 } },
        "domains": { "0": { "cards": ["nest_of_the_weaver_witch"] } },
        "players": { "0": { "gold": 9, "citizens": { "merchant": 2 } } }
    });
    let mut play = table(mixed(), patch);
    play.act(0, json!({ "build": "D1" })).act(0, json!({ "return_citizen": "merchant" }));
    assert_eq!(
        play.sees(1, "/citizens/1/cards"),
        json!(["blacksmith", "merchant"]),
        "the covered card stays known"
    );
    assert_eq!(play.sees(1, "/citizens/1/hidden"), 2);
    // Recruiting it again reveals nothing new.
    play.act_with(0, json!({ "recruit": "C2" }), &[1, 3]);
    assert!(play.events("revealed").is_empty());
    assert_eq!(play.sees(1, "/citizens/1/cards"), json!(["blacksmith"]));
}
