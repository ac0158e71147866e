//! Chapter 11: Recruit a Citizen.

use crate::common::*;
use serde_json::{Value, json};

fn price(citizens: Value, slot: &str) -> u32 {
    (1..40)
        .find(|gold| {
            let patch = json!({ "players": { "0": { "gold": gold, "citizens": citizens } } });
            table(json!({}), patch).offers(0, json!({ "recruit": slot }))
        })
        .expect("a price")
}

// rule: VA-REC-01
#[test]
fn the_top_of_a_citizen_stack() {
    let play = table(
        json!({}),
        json!({ "citizens": { "0": { "cards": [], "cover": "exhausted" } }, "players": { "0": { "gold": 9 } } }),
    );
    assert!(play.refused(0, json!({ "recruit": "C1" })).contains(&"VA-REC-01"));
    assert_eq!(play.refused(0, json!({ "recruit": "M1" })), ["VA-REC-01"]);
    let mut play = play;
    play.act(0, json!({ "recruit": "C4" }));
    assert_eq!(play.get("/citizens/3/cards").as_array().map(Vec::len), Some(4));
    assert_eq!(play.get("/players/0/citizens"), json!({ "archer": 1 }));
    assert_eq!(play.stock(0)[0], 5);
}

// rule: VA-REC-02
#[test]
fn one_more_gold_for_each_card_of_the_name() {
    assert_eq!(price(json!({}), "C1"), 3);
    assert_eq!(price(json!({ "cleric": 2 }), "C1"), 5);
    // Starters count: the first Peasant and the first Knight cost 3.
    assert_eq!(price(json!({}), "C5"), 3);
    assert_eq!(price(json!({}), "C6"), 3);
    assert_eq!(price(json!({ "knight": 2 }), "C6"), 5);
}

// rule: VA-REC-03
#[test]
fn the_surcharge_is_per_name() {
    // Monks share number and Role with Clerics, but not the name.
    assert_eq!(price(json!({ "monk": 3, "paladin": 2 }), "C1"), 3);
    // It counts the cards owned at the time of purchase.
    let mut play = table(json!({}), json!({ "players": { "0": { "gold": 7 } } }));
    play.act(0, json!({ "recruit": "C1" }));
    assert_eq!(play.stock(0)[0], 4);
    play.act_with(0, json!({ "recruit": "C1" }), &[2, 3]);
    // 4 paid; the Peasant (5) brings 1.
    assert_eq!(play.stock(0)[0], 1);
}

// rule: VA-REC-04
#[test]
fn a_reward_is_free_and_looks_at_the_base_cost() {
    let mut play = table(
        json!({}),
        json!({
            "monsters": { "0": { "place": "barrens", "cards": ["witch_queen", "wraith"] } },
            "players": { "0": { "strength": 4, "magic": 3, "citizens": { "rogue": 5 } } }
        }),
    );
    play.act(0, json!({ "slay": "M1" }));
    assert!(
        play.offers(0, json!({ "reward_citizen": "C7" })),
        "the Rogue's base cost is 2, whatever the surcharge"
    );
    assert!(!play.offers(0, json!({ "reward_citizen": "C1" })), "a Cleric costs 3");
    play.act(0, json!({ "reward_citizen": "C7" }));
    assert_eq!((play.count(0, "rogue"), play.stock(0)), (6, [0, 0, 0, 0]));
}

// rule: VA-REC-05
#[test]
fn gained_citizens_are_like_recruited_ones() {
    let mut play = table(
        json!({}),
        json!({
            "domains": { "0": { "cards": ["grimmwater_keep"] } },
            "players": { "0": { "gold": 13, "citizens": { "merchant": 2, "rogue": 1 } } }
        }),
    );
    play.act(0, json!({ "build": "D1" })).act(0, json!({ "reward_citizen": "C6" }));
    assert_eq!(
        play.refused(0, json!({ "recruit": "C6" }))[0],
        "VA-PAY-02",
        "2 + Starter + gained Knight = 4"
    );
    // It activates, and it scores.
    let knight = json!({ "citizens": { "knight": 1 } });
    assert_eq!(harvest(json!({}), json!({ "players": { "0": knight } }), [1, 6]).stock(0)[1], 2);
    let patch = json!({ "phase": "over", "players": { "0": { "duke": "simon", "rejected": "node", "citizens": { "knight": 1 } } } });
    assert_eq!(table(json!({}), patch).points(0, "soldier"), Some(1));
}

// rule: VA-REC-06
#[test]
fn a_citizen_stays_with_whoever_took_it() {
    // Over whole random games the Citizens of a player never shrink but by a return.
    let mut play = opened(json!({ "no_duke": true }), 5);
    let mut held = [0, 0];
    for step in 0..2000 {
        let Some(seat) = play.asked().first().copied() else { break };
        let legal = play.legal(seat);
        let choice = legal[step * 7 % legal.len()].clone();
        play.act(seat, choice.clone());
        for (seat, before) in held.iter_mut().enumerate() {
            let total: u64 = play
                .get(&format!("/players/{seat}/citizens"))
                .as_object()
                .map_or(0, |all| all.values().filter_map(Value::as_u64).sum());
            assert!(total >= *before || choice.get("return_citizen").is_some());
            *before = total;
        }
    }
    assert!(held.iter().sum::<u64>() > 0);
}
