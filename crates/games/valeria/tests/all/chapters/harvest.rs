//! Chapter 7: the Harvest phase.

use crate::common::*;
use serde_json::{Value, json};

fn both(citizens: Value) -> Value {
    json!({ "players": { "0": { "citizens": citizens }, "1": { "citizens": citizens } } })
}

fn exchange(card: &str) -> Value {
    json!({ "harvest_exchange": card })
}

fn herald(resource: &str) -> Value {
    json!({ "harvest_gain": resource })
}

// rule: VA-HARV-01
#[test]
fn everybody_harvests_whoever_rolled() {
    for active in 0..4 {
        let play = harvest(json!({ "players": 4 }), json!({ "active": active }), [1, 4]);
        assert_eq!(stocks(&play, 4), [[1, 0, 0, 0]; 4]);
    }
}

// rule: VA-HARV-02
#[test]
fn one_number_or_two() {
    let patch = both(json!({ "paladin": 1, "butcher": 1 }));
    // 9 and 10 wake the Paladin, 11 and 12 the Butcher.
    for (dice, stock) in
        [([4, 5], [1, 1, 2, 0]), ([4, 6], [0, 2, 2, 0]), ([5, 6], [3, 1, 0, 0]), ([3, 5], [1, 0, 0, 0])]
    {
        assert_eq!(harvest(json!({}), patch.clone(), dice).stock(0), stock, "{dice:?}");
    }
    let mut play = harvest(json!({}), patch, [6, 6]);
    play.act(0, herald("magic"));
    assert_eq!(play.stock(0), [2, 2, 1, 0]);
}

// rule: VA-HARV-03
#[test]
fn twice_only_for_the_number_of_a_double() {
    // 3-3: number 3 twice, number 6 (the sum) once, even though the Paladin has two numbers.
    let play = harvest(json!({}), both(json!({ "mercenary": 1, "knight": 1 })), [3, 3]);
    assert_eq!(play.stock(0), [2, 2 + 1 + 1, 0, 0]);
    let play = harvest(json!({}), both(json!({ "paladin": 1 })), [5, 5]);
    assert_eq!(play.stock(0), [2, 1, 2, 0], "10 is one value and counts once");
}

// rule: VA-HARV-03
#[test]
fn by_the_switch_of_r_02_the_sum_of_a_double_counts_twice() {
    let literal = || json!({ "double_sum_twice": true });
    let play = harvest(literal(), both(json!({ "mercenary": 1, "knight": 1 })), [3, 3]);
    assert_eq!(
        play.stock(0),
        [2, 2 + 2 * (1 + 1), 0, 0],
        "both Knights twice by the sum, the Mercenary as before"
    );
    assert_eq!(harvest(literal(), both(json!({ "paladin": 1 })), [5, 5]).stock(0), [2, 2, 4, 0]);
    // Without a double the sum counts once, and a double that hits nothing by its sum is as before.
    assert_eq!(harvest(literal(), both(json!({ "paladin": 1 })), [4, 6]).stock(0), [0, 2, 2, 0]);
    assert_eq!(harvest(literal(), json!({}), [4, 4]).get("/players/0/choices/0/count"), 2, "the Herald");
    // An "or" that the sum of 1-1 wakes is asked twice.
    let play = harvest(literal(), json!({ "players": { "0": { "citizens": { "merchant": 1 } } } }), [1, 1]);
    assert_eq!(play.get("/players/0/choices/0/count"), 2);
}

// rule: VA-HARV-04
#[test]
fn each_copy_on_its_own() {
    let play = harvest(json!({}), both(json!({ "archer": 3 })), [4, 4]);
    assert_eq!((play.stock(0)[1], play.stock(1)[1]), (12, 6));
}

// rule: VA-HARV-05
#[test]
fn left_for_the_active_player_right_for_the_others() {
    let play = harvest(json!({}), both(json!({ "cleric": 1, "archer": 1, "rogue": 1 })), [1, 4]);
    assert_eq!(stocks(&play, 2), [[1, 2, 3, 0], [1, 1, 1, 0]]);
    let play = harvest(json!({}), both(json!({ "rogue": 1 })), [3, 4]);
    assert_eq!(stocks(&play, 2), [[2, 2, 0, 0], [1, 1, 0, 0]]);
}

// rule: VA-HARV-06, VA-HARV-18
#[test]
fn activations_come_from_the_tableau_at_the_start() {
    // A Citizen recruited in the Action phase brings nothing any more this turn.
    let mut play = roll(json!({}), json!({ "players": { "0": { "gold": 3 } } }), [1, 4]);
    play.act(0, json!({ "recruit": "C4" }));
    assert_eq!(play.count(0, "archer"), 1);
    assert_eq!(play.stock(0)[1], 0, "the 4 was rolled, but Harvest is over");
    // During Harvest nothing changes a tableau: no answer of Harvest moves a card.
    let play = harvest(json!({}), both(json!({ "thief": 1, "monk": 1 })), [1, 6]);
    let before = (play.get("/players/0/citizens"), play.get("/players/1/citizens"));
    let mut play = play;
    play.act(1, json!({ "harvest_choice": 0 }));
    assert_eq!((play.get("/players/0/citizens"), play.get("/players/1/citizens")), before);
}

// rule: VA-HARV-07
#[test]
fn what_one_card_brings_another_may_spend() {
    // Peasant (5, the sum) pays for the Monk (1); the Alchemist's Gold pays for the Monk.
    let mut play = harvest(json!({}), json!({ "players": { "1": { "citizens": { "monk": 1 } } } }), [1, 4]);
    play.act(1, exchange("monk"));
    assert_eq!(play.stock(1), [0, 0, 2, 0]);
    let two = json!({ "players": { "1": { "magic": 1, "citizens": { "monk": 1, "alchemist": 1 } } } });
    let mut play = harvest(json!({}), two, [1, 2]);
    play.act(1, exchange("alchemist")).act(1, exchange("monk"));
    assert_eq!(play.stock(1), [1, 0, 2, 0]);
}

// rule: VA-HARV-08
#[test]
fn takes_come_first_of_all() {
    let patch = json!({ "players": { "0": { "citizens": { "thief": 1 } }, "1": { "gold": 1 } } });
    let mut play = harvest(json!({}), patch, [2, 5]);
    assert_eq!(play.phase(), "takes");
    // Nobody's Peasant has paid yet, the taker's own included.
    assert_eq!(stocks(&play, 2), [[0, 0, 0, 0], [1, 0, 0, 0]]);
    assert_eq!(play.refused(0, exchange("thief"))[0], "VA-HARV-08");
    assert_eq!(play.asked(), [0]);
    play.act(0, json!({ "take": { "from": 1, "resource": "gold", "amount": 1 } }));
    assert_eq!(stocks(&play, 2), [[2, 0, 0, 0], [1, 0, 0, 0]]);
}

// rule: VA-HARV-09
#[test]
fn one_decision_for_each_take_activation() {
    let patch = json!({ "players": {
        "0": { "citizens": { "thief": 2 } }, "1": { "gold": 9, "citizens": { "thief": 1 } }
    } });
    let mut play = harvest(json!({}), patch, [3, 4]);
    for left in [2, 1] {
        assert_eq!(play.get("/progress/takes/0/count"), left);
        play.act(0, json!({ "take": { "from": 1, "resource": "gold", "amount": 1 } }));
    }
    // The other player's Thief takes from the bank, in the normal step.
    assert_eq!(play.phase(), "harvest");
    play.assert_legal(1, &[json!({ "harvest_choice": 0 }), json!({ "harvest_choice": 1 })]);
    play.act(1, json!({ "harvest_choice": 0 }));
    assert_eq!(stocks(&play, 2), [[2, 0, 0, 0], [9, 0, 0, 0]]);
}

// rule: VA-HARV-10
#[test]
fn pure_gains_come_before_choices() {
    let play = harvest(json!({}), both(json!({ "merchant": 1, "mercenary": 1 })), [2, 3]);
    // 2, 3 and 5: the fixed gains are there while the Merchant's "or" is still open.
    assert_eq!(play.stock(0), [2, 1, 0, 0]);
    assert_eq!(play.legal(0), [json!({ "harvest_choice": 0 }), json!({ "harvest_choice": 1 })]);
    assert!(play.cites("VA-HARV-10"));
}

// rule: VA-HARV-11
#[test]
fn per_effects_count_when_they_resolve() {
    let patch = json!({ "players": { "0": { "citizens": { "butcher": 2, "merchant": 1 } } } });
    assert_eq!(harvest(json!({}), patch, [5, 6]).stock(0)[0], 2 * 2 * 3 + 1);
    let patch = json!({ "players": { "0": { "citizens": { "blacksmith": 1 } } } });
    assert_eq!(harvest(json!({}), patch, [2, 3]).stock(0)[0], 1, "no Soldier, no Gold; the Peasant pays 1");
}

// rule: VA-HARV-12
#[test]
fn one_decision_for_each_or() {
    let mut play =
        harvest(json!({}), json!({ "players": { "0": { "citizens": { "merchant": 2 } } } }), [2, 3]);
    play.assert_legal(0, &[json!({ "harvest_choice": 0 }), json!({ "harvest_choice": 1 })]);
    assert_eq!(play.refused(0, json!({ "harvest_choice": 2 })), ["VA-HARV-12"]);
    play.act(0, json!({ "harvest_choice": 0 }));
    assert_eq!(play.stock(0), [2 + 1, 0, 0, 0]);
    play.act(0, json!({ "harvest_choice": 1 }));
    assert_eq!(play.stock(0), [2 + 1, 0, 2, 0], "all of one side, each time anew");
    let mut play = harvest(json!({}), json!({}), [2, 2]);
    play.act(0, herald("gold")).act(0, herald("strength"));
    assert_eq!(play.stock(0), [1, 1, 0, 0]);
}

// rule: VA-HARV-13
#[test]
fn an_exchange_is_optional_whole_and_once() {
    let patch = json!({ "players": { "1": { "gold": 5, "citizens": { "champion": 1 } } } });
    let mut play = harvest(json!({}), patch.clone(), [2, 6]);
    assert_eq!(play.refused(1, exchange("monk"))[0], "VA-HARV-13");
    play.act(1, exchange("champion"));
    assert_eq!(play.stock(1), [4, 1 + 4, 0, 0], "price and gain together");
    assert_eq!(play.phase(), "action", "once per activation");
    let mut play = harvest(json!({}), patch, [2, 6]);
    play.act(1, json!("harvest_done"));
    assert_eq!(play.stock(1), [5, 1, 0, 0]);
    let poor = json!({ "players": { "1": { "citizens": { "champion": 1 } } } });
    assert_eq!(harvest(json!({}), poor, [2, 6]).phase(), "action", "not payable, not offered");
}

// rule: VA-HARV-14
#[test]
fn the_exchange_loop() {
    let patch = json!({ "players": { "1": { "magic": 1, "citizens": { "monk": 2, "alchemist": 1 } } } });
    let mut play = harvest(json!({}), patch, [1, 2]);
    play.assert_legal(1, &[exchange("alchemist"), json!("harvest_done")]);
    play.act(1, exchange("alchemist"));
    // Two Monks are one option with a count.
    play.assert_legal(1, &[exchange("monk"), json!("harvest_done")]);
    assert_eq!(play.get("/players/1/exchanges/0/count"), 2);
    assert_eq!(play.refused(1, herald("gold")), ["VA-HARV-12"], "no choice is open any more");
    play.act(1, exchange("monk")).act(1, exchange("monk"));
    assert_eq!(play.stock(1), [0, 0, 4, 0]);
    assert_eq!(play.asked(), [0], "over when nothing payable remains");
}

// rule: VA-HARV-15
#[test]
fn magic_does_not_pay_for_exchanges() {
    let patch = json!({ "players": { "1": { "magic": 9, "citizens": { "champion": 1, "monk": 1 } } } });
    let play = harvest(json!({ "magic_pays_effects": true }), patch, [2, 6]);
    assert_eq!(play.phase(), "action", "9 Magic and no Gold: the Champion's exchange is not offered");
    let patch = json!({ "players": { "1": { "magic": 9, "citizens": { "alchemist": 1, "monk": 1 } } } });
    let play = harvest(json!({}), patch, [1, 2]);
    assert!(play.refused(1, exchange("monk")).contains(&"VA-HARV-15"));
}

// rule: VA-HARV-16
#[test]
fn takes_and_exchanges_may_be_declined_gains_not() {
    let patch = json!({ "players": {
        "0": { "citizens": { "thief": 1 } }, "1": { "gold": 3, "citizens": { "mercenary": 1 }, "strength": 1 }
    } });
    let mut play = harvest(json!({}), patch, [3, 4]);
    assert!(play.offers(0, json!("take_nothing")));
    play.act(0, json!("take_nothing"));
    assert!(play.cites("VA-HARV-16"));
    assert!(play.offers(1, json!("harvest_done")));
    play.act(1, json!("harvest_done"));
    assert_eq!(play.stock(1), [3, 1, 0, 0]);
    let play = harvest(json!({}), json!({}), [1, 2]);
    assert!(!play.offers(0, json!("harvest_done")), "the Herald's gain is not refused");
    assert_eq!(play.refused(0, json!("harvest_done"))[0], "VA-HARV-24");
    assert_eq!(play.refused(0, json!("decline"))[0], "VA-HARV-16");
}

// rule: VA-HARV-17
#[test]
fn jousting_field_pays_once_in_the_own_harvest() {
    let field = json!({ "domains": ["jousting_field"], "citizens": { "knight": 2 } });
    let patch = json!({ "players": { "0": field, "1": field } });
    let play = harvest(json!({}), patch.clone(), [1, 2]);
    assert_eq!((play.stock(0)[0], play.stock(1)[0]), (3, 0));
    assert_eq!(play.asked(), [0, 1], "no activation: the Herald still consoles");
    // A double does not pay it twice.
    assert_eq!(harvest(json!({}), patch, [2, 2]).stock(0)[0], 3);
}

// rule: VA-HARV-19, VA-HARV-20
#[test]
fn when_the_herald_wakes() {
    let count = |patch: Value, dice: [u32; 2]| -> u64 {
        harvest(json!({}), patch, dice).get("/players/0/choices")[0]["count"].as_u64().unwrap_or(0)
    };
    // Starter Peasant and Knight match like Citizens.
    for (dice, times) in
        [([1, 2], 1), ([1, 4], 0), ([1, 5], 0), ([5, 5], 1), ([2, 2], 2), ([3, 3], 1), ([1, 6], 0)]
    {
        assert_eq!(count(json!({}), dice), times, "{dice:?}");
    }
    let archer = json!({ "players": { "0": { "citizens": { "archer": 1 } } } });
    assert_eq!(count(archer.clone(), [4, 4]), 1, "a double with a match");
    assert_eq!(count(archer.clone(), [3, 4]), 0);
    assert_eq!(count(archer, [1, 3]), 0, "a match by the sum");
    // The same on and off turn.
    let play = harvest(json!({}), json!({}), [4, 4]);
    assert_eq!(play.get("/players/0/choices"), play.get("/players/1/choices"));
}

// rule: VA-HARV-21
#[test]
fn the_herald_gives_one_resource_of_choice() {
    for (resource, at) in [("gold", 0), ("strength", 1), ("magic", 2)] {
        let mut play = harvest(json!({}), json!({}), [1, 2]);
        play.act(0, herald(resource));
        assert_eq!(play.stock(0)[at], 1);
        assert_eq!(play.stock(0).iter().sum::<u64>(), 1);
        assert!(play.cites("VA-HARV-21"));
    }
    let mut play = harvest(json!({}), json!({}), [4, 4]);
    play.act(0, herald("gold")).act(0, herald("magic"));
    assert_eq!(play.stock(0), [1, 0, 1, 0]);
}

// rule: VA-HARV-22
#[test]
fn a_match_is_about_numbers() {
    // Unpayable, worth nothing, or with nobody to take from: still a match.
    for (seat, citizens, dice) in [
        (1, json!({ "monk": 1 }), [1, 2]),
        (0, json!({ "blacksmith": 1 }), [1, 2]),
        (0, json!({ "thief": 1 }), [3, 4]),
    ] {
        let play =
            harvest(json!({}), json!({ "players": { seat.to_string(): { "citizens": citizens } } }), dice);
        assert_eq!(play.asked(), [1 - seat]);
        assert_eq!(play.stock(seat), [0, 0, 0, 0]);
    }
}

// rule: VA-HARV-23
#[test]
fn double_without_match_on_three_rolls_only() {
    for die in 1..=6 {
        let play = harvest(json!({}), json!({}), [die, die]);
        let times = play.get("/players/0/choices/0/count");
        assert_eq!(times, if [1, 2, 4].contains(&die) { 2 } else { 1 }, "{die}-{die}");
    }
}

// rule: VA-HARV-24
#[test]
fn the_herald_comes_before_exchanges() {
    let patch = json!({ "players": { "1": { "citizens": { "champion": 1 } } } });
    let mut play = harvest(json!({}), patch, [4, 4]);
    assert_eq!(play.refused(1, exchange("champion"))[0], "VA-HARV-24");
    assert_eq!(play.refused(1, json!("harvest_done"))[0], "VA-HARV-24");
    play.act(1, herald("gold")).act(1, exchange("champion"));
    assert_eq!(play.stock(1), [0, 4, 0, 0]);
}

// rule: VA-HARV-25
#[test]
fn the_herald_looks_at_the_final_dice() {
    let patch = json!({ "players": { "0": { "domains": ["palace_of_the_dawn"] } } });
    let lower = json!({ "roll_modify": { "domain": "palace_of_the_dawn", "die": 1 } });
    let mut play = roll(json!({}), patch.clone(), [6, 6]);
    play.act(0, lower.clone());
    assert_eq!(play.phase(), "action", "6-6 became 5-6: no double");
    let mut play = roll(json!({}), patch, [6, 5]);
    play.act(0, lower);
    assert_eq!(play.asked(), [0, 1], "6-5 became 5-5: a double");
}

// rule: VA-HARV-26
#[test]
fn harvest_ends_when_everyone_has_finished() {
    let mut play = harvest(json!({ "players": 3 }), json!({}), [1, 2]);
    for seat in [2, 0, 1] {
        assert_eq!(play.phase(), "harvest");
        play.act(seat, herald("gold"));
    }
    assert_eq!(play.phase(), "action");
    // All stacks empty: still no end of the game in Harvest.
    let empty: serde_json::Map<String, Value> =
        (0..5).map(|at| (at.to_string(), json!({ "cards": [], "cover": "exhausted" }))).collect();
    let play = harvest(json!({}), json!({ "domains": empty }), [1, 4]);
    assert_eq!(play.phase(), "action");
    assert_eq!(play.get("/last_round"), false);
}
