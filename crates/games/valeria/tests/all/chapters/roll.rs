//! Chapter 6: the Roll phase.

use crate::common::*;
use serde_json::{Value, json};

fn change(domain: &str, die: u8) -> Value {
    json!({ "roll_modify": { "domain": domain, "die": die } })
}

fn owning(domains: &[&str], gold: u32) -> Value {
    json!({ "players": { "0": { "domains": domains, "gold": gold } } })
}

// rule: VA-ROLL-01
#[test]
fn both_dice_are_rolled() {
    let play = roll(json!({}), owning(&["palace_of_the_dawn"], 0), [2, 6]);
    assert_eq!(play.get("/dice"), json!([2, 6]), "told apart: die 1 and die 2");
    assert_eq!(play.events("rolled")[0], json!({ "seat": 0, "dice": [2, 6] }));
    // Nothing but 1 to 6 can be rolled.
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let dice = opened(json!({ "no_duke": true }), seed).get("/dice");
        seen.extend([dice[0].as_u64(), dice[1].as_u64()]);
    }
    assert_eq!(seen.into_iter().flatten().collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
}

// rule: VA-ROLL-02
#[test]
fn each_die_and_the_sum_activate() {
    let all = json!({ "players": { "0": { "citizens": {
        "cleric": 1, "archer": 1, "knight": 1, "rogue": 1, "champion": 1
    } } } });
    // 1, 3 and 4: Cleric and Archer.
    assert_eq!(harvest(json!({}), all.clone(), [1, 3]).stock(0), [0, 2, 3, 0]);
    // The final dice count, not the rolled ones: 2-6 becomes 1-6, so 1, 6 and 7.
    let mut patch = all;
    patch["players"]["0"]["domains"] = json!(["palace_of_the_dawn"]);
    let mut play = roll(json!({}), patch, [2, 6]);
    play.act(0, change("palace_of_the_dawn", 1));
    // Cleric 3 Magic; both Knights 2 Strength; Rogue 2 Strength and 2 Gold.
    assert_eq!(play.stock(0), [2, 4, 3, 0]);
}

// rule: VA-ROLL-03
#[test]
fn own_dice_domains_once_each_in_any_order() {
    let both = ["foxgrove_palisade", "palace_of_the_dawn"];
    let mut play = roll(json!({}), owning(&both, 2), [3, 5]);
    play.act(0, change("palace_of_the_dawn", 2));
    assert_eq!(play.get("/dice"), json!([3, 4]));
    assert_eq!(play.refused(0, change("palace_of_the_dawn", 1)), ["VA-ROLL-03"], "once per Roll phase");
    play.act(0, change("foxgrove_palisade", 2));
    assert_eq!(play.get("/dice"), json!([3, 6]));
    // Using them is optional.
    let mut play = roll(json!({}), owning(&both, 2), [3, 5]);
    play.act(0, json!("announce"));
    assert_eq!(play.get("/dice"), json!([3, 5]));
    // Another player's dice Domains do nothing in this turn.
    let play = roll(json!({}), json!({ "players": { "1": { "domains": both, "gold": 9 } } }), [3, 5]);
    assert_eq!(play.phase(), "action");
    let play = roll(json!({}), owning(&["palace_of_the_dawn"], 9), [3, 5]);
    assert_eq!(play.refused(0, change("foxgrove_palisade", 1)), ["VA-ROLL-03"], "not owned");
    assert_eq!(play.refused(0, change("the_tower", 1)), ["VA-ROLL-03"], "no dice Domain");
}

// rule: VA-ROLL-04
#[test]
fn a_change_must_be_payable_and_change_something() {
    let play = roll(json!({}), owning(&["foxgrove_palisade", "palace_of_the_dawn"], 1), [3, 5]);
    assert_eq!(play.refused(0, change("foxgrove_palisade", 1))[0], "VA-ROLL-04", "1 Gold is not 2");
    let play = roll(json!({}), owning(&["foxgrove_palisade"], 2), [6, 5]);
    assert_eq!(play.refused(0, change("foxgrove_palisade", 1))[0], "VA-ROLL-04", "6 is 6 already");
    let play = roll(json!({}), owning(&["desert_orchid"], 0), [1, 5]);
    assert_eq!(play.refused(0, change("desert_orchid", 1))[0], "VA-ROLL-04", "1 is 1 already");
    // Several Domains on the same die, one after the other.
    let mut play = roll(json!({}), owning(&["foxgrove_palisade", "palace_of_the_dawn"], 2), [3, 4]);
    play.act(0, change("foxgrove_palisade", 1)).act(0, change("palace_of_the_dawn", 1));
    assert_eq!(play.get("/dice"), json!([5, 4]));
}

// rule: VA-ROLL-05
#[test]
fn costs_are_paid_at_once_in_the_printed_resource() {
    let mut patch = owning(&["foxgrove_palisade", "palace_of_the_dawn"], 1);
    patch["players"]["0"]["magic"] = json!(9);
    let play = roll(json!({}), patch.clone(), [3, 5]);
    assert_eq!(play.refused(0, change("foxgrove_palisade", 1))[0], "VA-ROLL-05", "Magic would do elsewhere");
    let mixed = json!({ "roll_modify": { "domain": "foxgrove_palisade", "die": 1, "magic": 1 } });
    assert_eq!(play.refused(0, mixed.clone())[0], "VA-ROLL-05");
    // The switch of R-04 lets 1 Magic stand in, but never for the last Gold.
    let mut play = roll(json!({ "magic_pays_effects": true }), patch, [3, 5]);
    let all = json!({ "roll_modify": { "domain": "foxgrove_palisade", "die": 1, "magic": 2 } });
    assert_eq!(play.refused(0, all)[0], "VA-ROLL-05");
    play.act(0, mixed);
    assert_eq!(play.stock(0), [0, 0, 8, 0], "paid before anything else happens");
}

// rule: VA-ROLL-06, VA-ROLL-07
#[test]
fn doubles_rolled_and_made() {
    let owned = ["palace_of_the_dawn", "desert_orchid", "gargans_embrace"];
    let mut play = roll(json!({}), owning(&owned, 0), [2, 2]);
    assert_eq!(play.stock(0)[3], 1, "right after the roll");
    play.act(0, change("palace_of_the_dawn", 1));
    assert_eq!(play.stock(0)[3], 1, "kept although the double is gone");
    play.act(0, change("desert_orchid", 2));
    assert_eq!(play.stock(0)[3], 2, "a new double triggers again");
    // A change that makes no double triggers nothing.
    let mut play = roll(json!({}), owning(&owned, 0), [2, 5]);
    play.act(0, change("palace_of_the_dawn", 2)).act(0, json!("announce"));
    assert_eq!(play.stock(0)[3], 0);
}

// rule: VA-ROLL-08
#[test]
fn the_announced_dice_hold_for_the_turn() {
    let mut play = roll(json!({}), owning(&["palace_of_the_dawn"], 0), [2, 4]);
    play.act(0, json!("announce"));
    assert_eq!(play.events("announced")[0], json!({ "dice": [2, 4] }));
    assert_eq!(play.phase(), "action");
    assert_eq!(play.refused(0, change("palace_of_the_dawn", 1)), ["VA-ROLL-08"]);
    assert_eq!(play.refused(0, json!("announce")), ["VA-ROLL-08"], "once");
    play.act(0, json!({ "gain": "gold" }));
    assert_eq!(play.get("/dice"), json!([2, 4]));
    // The solo Monsters phase uses them too.
    let mut solo = roll(json!({ "players": 1 }), json!({}), [1, 4]);
    solo.act(0, json!({ "gain": "gold" })).act(0, json!({ "gain": "gold" }));
    assert_eq!(solo.legal(0), [json!({ "solo_order": 1 }), json!({ "solo_order": 4 })]);
}

// rule: VA-ROLL-09
#[test]
fn announced_without_asking() {
    for (domains, gold) in [(vec![], 5), (vec!["foxgrove_palisade"], 1), (vec!["the_tower"], 5)] {
        let play = roll(json!({}), owning(&domains, gold), [1, 4]);
        assert_eq!(play.phase(), "action");
        assert!(play.cites("VA-ROLL-08"));
    }
    let play = roll(json!({}), owning(&["palace_of_the_dawn"], 0), [1, 1]);
    assert_eq!(play.phase(), "harvest", "neither die can be lowered");
}

// rule: VA-ROLL-10
#[test]
fn every_pair_of_domain_and_die() {
    let all = ["foxgrove_palisade", "desert_orchid", "palace_of_the_dawn"];
    let play = roll(json!({}), owning(&all, 2), [3, 5]);
    play.assert_legal(
        0,
        &[
            change("foxgrove_palisade", 1),
            change("foxgrove_palisade", 2),
            change("desert_orchid", 1),
            change("desert_orchid", 2),
            change("palace_of_the_dawn", 1),
            change("palace_of_the_dawn", 2),
            json!("announce"),
        ],
    );
    // On a double the two dice mirror each other: die 1 only.
    let play = roll(json!({}), owning(&all, 2), [3, 3]);
    play.assert_legal(
        0,
        &[
            change("foxgrove_palisade", 1),
            change("desert_orchid", 1),
            change("palace_of_the_dawn", 1),
            json!("announce"),
        ],
    );
    assert_eq!(play.refused(0, change("foxgrove_palisade", 2)), ["VA-ROLL-10"]);
    assert_eq!(play.refused(0, change("foxgrove_palisade", 3)), ["VA-ROLL-10"]);
    assert_eq!(play.refused(0, json!({ "gain": "gold" })), ["VA-TURN-01"], "not before Roll and Harvest");
}
