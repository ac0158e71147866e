//! Chapter 8: the frame of the Action phase.

use crate::common::*;
use serde_json::json;

// rule: VA-ACT-01
#[test]
fn two_actions_of_four_kinds() {
    let patch = json!({
        "domains": { "0": { "cards": ["gargans_embrace"] } },
        "players": { "0": { "gold": 9, "strength": 2, "citizens": { "archer": 2 } } }
    });
    let play = table(json!({}), patch);
    for action in [
        json!({ "slay": "M1" }),
        json!({ "recruit": "C5" }),
        json!({ "build": "D1" }),
        json!({ "gain": "gold" }),
    ] {
        let mut play = Play { state: play.state.clone(), told: vec![], luck: vec![], revealed: false };
        assert_eq!(play.get("/progress/actions_left"), 2);
        play.act(0, action);
        assert_eq!((play.phase().as_str(), play.get("/progress/actions_left")), ("action", json!(1)));
    }
    // The same action twice, and then the turn is over.
    let mut play = play;
    play.act(0, json!({ "slay": "M1" })).act_with(0, json!({ "slay": "M1" }), &[1, 2]);
    assert_eq!(play.count(0, "goblin"), 2);
    assert_eq!(play.get("/active"), 1);
}

// rule: VA-ACT-02
#[test]
fn no_passing() {
    let play = table(json!({}), json!({}));
    assert_eq!(play.refused(0, json!("decline"))[0], "VA-ACT-02");
    // With nothing in stock the three gains are still there.
    play.assert_legal(
        0,
        &[json!({ "gain": "gold" }), json!({ "gain": "strength" }), json!({ "gain": "magic" })],
    );
}

// rule: VA-ACT-03
#[test]
fn the_first_action_is_complete_before_the_second() {
    let mut play = table(
        json!({}),
        json!({ "monsters": { "4": { "cards": ["orc_chieftain", "orc_warrior"] } }, "players": { "0": { "gold": 9, "strength": 9 } } }),
    );
    play.act(0, json!({ "slay": "M5" }));
    assert_eq!(play.phase(), "reward");
    assert_eq!(play.refused(0, json!({ "recruit": "C1" }))[0], "VA-ACT-03");
    play.act(0, json!({ "reward_citizen": "C1" }));
    assert_eq!((play.phase().as_str(), play.get("/progress/actions_left")), ("action", json!(1)));
}

// rule: VA-ACT-04
#[test]
fn an_extra_action_uses_none_of_the_two() {
    let patch = json!({
        "domains": { "0": { "cards": ["eye_of_asteraten"] } },
        "players": { "0": { "gold": 8, "citizens": { "knight": 1, "cleric": 1 } } }
    });
    let mut play = table(json!({}), patch.clone());
    play.act(0, json!({ "build": "D1" }));
    assert!(play.offers(0, json!("decline")), "the card says may");
    // Normal rules, payment included: 5 Strength do not pay for more.
    assert!(!play.legal(0).contains(&json!({ "gain": "gold" })));
    play.act(0, json!({ "slay": "M2" }));
    assert_eq!(play.stock(0)[1], 3);
    assert_eq!(play.get("/progress/actions_left"), 1);
    let mut play = table(json!({}), patch);
    play.act(0, json!({ "build": "D1" })).act(0, json!("decline"));
    assert_eq!(play.get("/progress/actions_left"), 1);
}

// rule: VA-ACT-05
#[test]
fn gains_at_the_start_of_the_phase() {
    let domains = json!({ "domains": ["blood_crow_army", "halfpenny_hill", "monolith_of_ostendaar"] });
    let play =
        table(json!({}), json!({ "phase": "action_start", "players": { "0": domains, "1": domains } }));
    assert_eq!(
        stocks(&play, 2),
        [[1, 1, 1, 0], [0, 0, 0, 0]],
        "before the first action, the Active player only"
    );
    assert_eq!(play.get("/progress/actions_left"), 2);
}

// rule: VA-ACT-06
#[test]
fn effects_at_the_end_of_the_phase() {
    // Built by the second action: included. Taken after its Exhausted card is placed.
    let mut play = table(
        json!({}),
        json!({
            "progress": { "actions_left": 1 },
            "domains": { "0": { "cards": ["orb_of_urdr"] } },
            "players": { "0": { "gold": 6, "citizens": { "rogue": 1, "cleric": 1 } }, "1": { "magic": 4 } }
        }),
    );
    play.act_with(0, json!({ "build": "D1" }), &[2, 1]);
    let clauses: Vec<&str> = play.told.iter().map(|told| told.clause).collect();
    let at = |clause: &str| clauses.iter().position(|known| *known == clause).expect(clause);
    assert!(at("VA-EXH-01") < at("VA-CARD-16") && at("VA-CARD-16") < at("VA-TURN-01"));
    assert_eq!(play.get("/players/1/magic"), 3);
    // Not after the first action.
    let mut play =
        table(json!({}), json!({ "players": { "0": { "domains": ["orb_of_urdr"] }, "1": { "magic": 4 } } }));
    play.act(0, json!({ "gain": "gold" }));
    assert_eq!(play.stock(1)[2], 4);
    // While The Tower asks, only its two answers count.
    let mut play = table(
        json!({}),
        json!({ "progress": { "actions_left": 1 }, "players": { "0": { "magic": 2, "domains": ["the_tower"] } } }),
    );
    play.act(0, json!({ "gain": "gold" }));
    assert_eq!(play.refused(0, json!({ "gain": "gold" }))[0], "VA-ACT-01", "two actions, no third");
}

// rule: VA-ACT-07
#[test]
fn triggers_fire_each_time() {
    // Eye of Asteraten: the extra slay fires The Violet Thorn, the Orc Warrior's Citizen fires Forgotten Sorrows.
    let mut play = table(
        json!({}),
        json!({
            "domains": { "0": { "cards": ["eye_of_asteraten"] } },
            "monsters": { "4": { "cards": ["orc_chieftain", "orc_warrior"] } },
            "players": { "0": {
                "gold": 8, "strength": 4, "citizens": { "knight": 1, "cleric": 1 },
                "domains": ["violet_thorn", "forgotten_sorrows"]
            } }
        }),
    );
    play.act(0, json!({ "build": "D1" })).act(0, json!({ "slay": "M5" }));
    assert_eq!(play.stock(0)[2], 1, "right after the slay, before its reward is chosen");
    play.act(0, json!({ "reward_citizen": "C1" }));
    assert_eq!(play.stock(0)[2], 2);
}

// rule: VA-ACT-08
#[test]
fn the_list_of_actions() {
    let play = table(
        json!({}),
        json!({
            "domains": {
                "0": { "cards": ["gargans_embrace"] }, "1": { "cards": ["blood_crow_army"] },
                "2": { "cards": ["coliseum"] }, "3": { "cards": ["the_tower"] }, "4": { "cards": ["the_tower"] }
            },
            "citizens": { "8": { "cards": [], "cover": "exhausted" } },
            "players": { "0": { "gold": 6, "strength": 2, "magic": 1, "citizens": { "archer": 2 } } }
        }),
    );
    // Strength 2 + 1 Magic: Goblin 1, Skeleton 2, Treant 3. Gold 6 + 1: Archer 4 + 2, Gargan's Embrace 7.
    // Blood Crow Army lacks a Soldier; the Paladins are gone.
    play.assert_legal(
        0,
        &[
            json!({ "slay": "M1" }),
            json!({ "slay": "M2" }),
            json!({ "slay": "M3" }),
            json!({ "recruit": "C1" }),
            json!({ "recruit": "C2" }),
            json!({ "recruit": "C3" }),
            json!({ "recruit": "C4" }),
            json!({ "recruit": "C5" }),
            json!({ "recruit": "C6" }),
            json!({ "recruit": "C7" }),
            json!({ "recruit": "C8" }),
            json!({ "recruit": "C10" }),
            json!({ "build": "D1" }),
            json!({ "gain": "gold" }),
            json!({ "gain": "strength" }),
            json!({ "gain": "magic" }),
        ],
    );
}
