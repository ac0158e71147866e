//! Chapter 9: payment.

use crate::common::*;
use serde_json::{Value, json};

fn stocked(gold: u32, strength: u32, magic: u32) -> Value {
    json!({ "players": { "0": { "gold": gold, "strength": strength, "magic": magic } } })
}

/// The Magic of each split on offer; `None` if the action itself is not.
fn splits(patch: Value, action: Value) -> Option<Vec<u64>> {
    let mut play = table(json!({}), patch);
    if !play.offers(0, action.clone()) {
        return None;
    }
    play.act(0, action);
    let asked = play.legal(0).into_iter().filter_map(|split| split["payment"]["magic"].as_u64()).collect();
    Some(asked)
}

// rule: VA-PAY-01
#[test]
fn magic_stands_in_but_never_for_the_last_unit() {
    let mut play = table(json!({}), stocked(1, 0, 2));
    play.act(0, json!({ "recruit": "C1" }));
    assert_eq!(play.stock(0), [0, 0, 0, 0], "1 Gold and 2 Magic for a Cleric");
    assert_eq!(table(json!({}), stocked(0, 0, 9)).refused(0, json!({ "recruit": "C1" }))[0], "VA-PAY-01");
    assert_eq!(table(json!({}), stocked(0, 0, 9)).refused(0, json!({ "slay": "M1" }))[0], "VA-PAY-01");
    let mut patch = stocked(0, 0, 20);
    patch["domains"] = json!({ "0": { "cards": ["gargans_embrace"] } });
    patch["players"]["0"]["citizens"] = json!({ "archer": 2 });
    assert_eq!(table(json!({}), patch).refused(0, json!({ "build": "D1" }))[0], "VA-PAY-01");
    let mut play = table(json!({}), stocked(3, 0, 3));
    play.act(0, json!({ "recruit": "C1" }));
    assert_eq!(play.refused(0, json!({ "payment": { "magic": 3 } }))[0], "VA-PAY-01");
}

// rule: VA-PAY-02
#[test]
fn gold_prices() {
    // P = 3: g Gold and 3 - g Magic, at least 1 Gold, no more than there is of either.
    for gold in 0..5u32 {
        for magic in 0..5u32 {
            let legal: Vec<u32> = (1..=3.min(gold)).rev().map(|g| 3 - g).filter(|m| *m <= magic).collect();
            let found = splits(stocked(gold, 0, magic), json!({ "recruit": "C1" }));
            match legal.len() {
                0 => assert_eq!(found, None, "{gold} {magic}"),
                1 => assert_eq!(found, Some(vec![]), "{gold} {magic}: paid without asking"),
                _ => assert_eq!(found, Some(legal.into_iter().map(u64::from).collect()), "{gold} {magic}"),
            }
        }
    }
    assert_eq!(table(json!({}), stocked(2, 0, 0)).refused(0, json!({ "recruit": "C1" }))[0], "VA-PAY-02");
}

// rule: VA-PAY-03
#[test]
fn strength_prices_with_magic_on_top() {
    let patch = |strength: u32, magic: u32| {
        let mut patch = stocked(0, strength, magic);
        patch["monsters"] = json!({ "2": { "cards": ["bane_spider", "spider_queen"] } });
        patch
    };
    // X = 10, Y = 3.
    assert_eq!(
        splits(patch(10, 2), json!({ "slay": "M3" })),
        None,
        "the Magic price is payable in Magic only"
    );
    assert_eq!(table(json!({}), patch(10, 2)).refused(0, json!({ "slay": "M3" }))[0], "VA-PAY-03");
    assert_eq!(splits(patch(10, 5), json!({ "slay": "M3" })), Some(vec![3, 4, 5]));
    assert_eq!(splits(patch(1, 12), json!({ "slay": "M3" })), Some(vec![]), "1 Strength and 12 Magic");
    assert_eq!(splits(patch(20, 20), json!({ "slay": "M3" })), Some((3..=12).collect()));
}

// rule: VA-PAY-04
#[test]
fn payment_is_exact() {
    let mut play = table(json!({}), stocked(9, 0, 9));
    play.act(0, json!({ "recruit": "C2" }));
    play.assert_legal(0, &[json!({ "payment": { "magic": 0 } }), json!({ "payment": { "magic": 1 } })]);
    assert_eq!(play.refused(0, json!({ "payment": { "magic": 3 } }))[0], "VA-PAY-04", "overpaid");
    assert_eq!(play.refused(0, json!({ "payment": { "magic": 2 } }))[0], "VA-PAY-01", "not by Magic alone");
    play.act(0, json!({ "payment": { "magic": 1 } }));
    assert_eq!(play.stock(0), [8, 0, 8, 0]);
    // Gold does not pay for Monsters, Strength for nothing else.
    assert!(!table(json!({}), stocked(99, 0, 0)).offers(0, json!({ "slay": "M1" })));
    assert!(!table(json!({}), stocked(0, 99, 0)).offers(0, json!({ "recruit": "C2" })));
    assert!(table(json!({}), stocked(0, 1, 0)).refused(0, json!({ "slay": "M2" })).contains(&"VA-PAY-04"));
}

// rule: VA-PAY-05
#[test]
fn splits_from_least_magic_to_most() {
    // min(P, Gold) - max(1, P - Magic) + 1 options.
    for (gold, magic, count) in [(4, 4, 4), (4, 1, 2), (2, 3, 2), (9, 2, 3)] {
        let found = splits(stocked(gold, 0, magic), json!({ "recruit": "C4" })).expect("an Archer for 4");
        assert_eq!(found.len(), count);
        assert!(found.is_sorted());
    }
    let mut play = table(json!({}), stocked(4, 0, 0));
    play.act(0, json!({ "recruit": "C4" }));
    assert_eq!(play.phase(), "action", "one split: no question");
    let mut play = table(json!({}), stocked(2, 0, 4));
    play.act(0, json!({ "recruit": "C4" }));
    assert_eq!(play.refused(0, json!({ "payment": { "magic": 1 } }))[0], "VA-PAY-05", "3 Gold are not there");
}

// rule: VA-PAY-06
#[test]
fn a_price_of_one_takes_the_resource_itself() {
    assert_eq!(splits(stocked(1, 0, 9), json!({ "recruit": "C10" })), Some(vec![]));
    let poor = table(json!({}), stocked(0, 0, 9));
    assert_eq!(poor.refused(0, json!({ "recruit": "C10" })), ["VA-PAY-01", "VA-PAY-06"]);
    assert_eq!(poor.refused(0, json!({ "recruit": "C1" })), ["VA-PAY-01", "VA-PAY-02"], "no price of 1");
    assert_eq!(poor.refused(0, json!({ "slay": "M3" })), ["VA-PAY-01", "VA-PAY-03"]);
    // With nothing at all it is simply too little.
    let broke = table(json!({}), stocked(0, 0, 0));
    assert_eq!(broke.refused(0, json!({ "recruit": "C10" }))[0], "VA-PAY-02");
    assert_eq!(broke.refused(0, json!({ "slay": "M1" }))[0], "VA-PAY-03");
    let mut play = table(json!({}), stocked(0, 1, 9));
    play.act(0, json!({ "slay": "M1" }));
    assert_eq!(play.stock(0), [1, 0, 9, 0]);
}

// rule: VA-PAY-07
#[test]
fn paid_before_the_card_is_taken() {
    // Eye of Asteraten's Strength, a Treant's Gold, The Violet Thorn's Magic: none of it pays for its own card.
    let mut patch = stocked(0, 2, 0);
    patch["players"]["0"]["domains"] = json!(["violet_thorn"]);
    assert!(!table(json!({}), patch.clone()).offers(0, json!({ "slay": "M3" })));
    patch["players"]["0"]["magic"] = json!(1);
    let mut play = table(json!({}), patch);
    play.act(0, json!({ "slay": "M3" }));
    assert_eq!(play.stock(0), [1, 0, 2, 0]);
    let mut play = table(json!({}), stocked(3, 0, 3));
    play.act(0, json!({ "recruit": "C1" }));
    assert_eq!(play.count(0, "cleric"), 0, "the card comes after the payment");
    assert_eq!(play.refused(0, json!({ "gain": "gold" }))[0], "VA-ACT-03");
    play.act(0, json!({ "payment": { "magic": 2 } }));
    assert_eq!(play.count(0, "cleric"), 1);
}

// rule: VA-PAY-08
#[test]
fn surcharges_discounts_and_tokens_first() {
    let mut patch = stocked(4, 0, 0);
    patch["players"]["0"]["citizens"] = json!({ "merchant": 2 });
    let mut play = table(json!({}), patch);
    play.act(0, json!({ "recruit": "C2" }));
    assert_eq!(play.stock(0)[0], 0, "2 + 2");
    let tokens = json!({
        "tokens": [{ "slot": "M1", "height": 4, "strength": 2, "magic": 1 }],
        "players": { "0": { "strength": 3, "magic": 1 } }
    });
    let mut play = table(json!({ "events": true }), tokens);
    play.act(0, json!({ "slay": "M1" }));
    assert_eq!(play.stock(0), [1, 0, 0, 0]);
    let mut patch = stocked(6, 0, 0);
    patch["domains"] = json!({ "0": { "cards": ["gargans_embrace"] } });
    patch["players"]["0"]["citizens"] = json!({ "archer": 2 });
    patch["players"]["0"]["domains"] = json!(["pratchetts_plateau"]);
    let mut play = table(json!({}), patch);
    play.act(0, json!({ "build": "D1" }));
    assert_eq!(play.stock(0)[0], 0, "7 - 1");
}
