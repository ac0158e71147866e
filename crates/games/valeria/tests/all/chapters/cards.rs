//! Chapter 18: cards named by the rulebook, and families of effects.

use crate::common::*;
use serde_json::{Map, Value, json};

fn on_top(slot: usize, card: &str, player: Value) -> Play {
    table(
        json!({}),
        json!({ "monsters": { slot.to_string(): { "cards": ["troll", card] } }, "players": { "0": player } }),
    )
}

/// A Domain ready to be built by seat 0 with one Citizen of many Roles.
fn built(domain: &str, player: Value, rest: Value) -> Play {
    let mut patch = json!({
        "domains": { "0": { "cards": ["halfpenny_hill", domain] } },
        "players": { "0": { "gold": 20, "citizens": { "merchant": 2, "archer": 2, "rogue": 2, "cleric": 2 } } }
    });
    engine::scenario::merge(&mut patch, &json!({ "players": { "0": player } }));
    engine::scenario::merge(&mut patch, &rest);
    let players = if patch["players"]["2"].is_null() { 2 } else { 3 };
    let mut play = table(json!({ "players": players }), patch);
    play.act(0, json!({ "build": "D1" }));
    play
}

fn exhausted(slots: impl IntoIterator<Item = usize>) -> Value {
    let stacks = slots.into_iter().map(|at| (at.to_string(), json!({ "cards": [], "cover": "exhausted" })));
    Value::Object(stacks.collect::<Map<_, _>>())
}

// rule: VA-CARD-01
#[test]
fn bane_spider() {
    let mut play = on_top(2, "bane_spider", json!({ "strength": 6 }));
    play.act(0, json!({ "slay": "M3" })).act(0, json!({ "reward_option": 1 }));
    assert_eq!((play.count(0, "knight"), play.stock(0)[0]), (1, 0));
    let mut play = on_top(2, "bane_spider", json!({ "strength": 6 }));
    play.act(0, json!({ "slay": "M3" })).act(0, json!({ "reward_option": 0 }));
    assert_eq!((play.count(0, "knight"), play.stock(0)[0]), (0, 3));
    let patch = json!({ "citizens": exhausted([5]), "monsters": { "2": { "cards": ["bane_spider"] } }, "players": { "0": { "strength": 6 } } });
    let mut play = table(json!({}), patch);
    play.act(0, json!({ "slay": "M3" }));
    assert_eq!((play.phase().as_str(), play.stock(0)[0]), ("action", 3), "no Knight: the Gold");
}

// rule: VA-CARD-02
#[test]
fn orc_warrior() {
    let mut play = on_top(4, "orc_warrior", json!({ "strength": 9 }));
    play.act(0, json!({ "slay": "M5" }));
    let slots: Vec<Value> =
        play.legal(0).into_iter().map(|action| action["reward_citizen"].clone()).collect();
    assert_eq!(slots, ["C1", "C2", "C3", "C5", "C6", "C7", "C8", "C9", "C10"]);
}

// rule: VA-CARD-03
#[test]
fn wraith() {
    let mut play = on_top(0, "wraith", json!({ "strength": 4, "magic": 3 }));
    play.act(0, json!({ "slay": "M1" }));
    let slots: Vec<Value> =
        play.legal(0).into_iter().map(|action| action["reward_citizen"].clone()).collect();
    assert_eq!(slots, ["C2", "C5", "C6", "C7", "C8", "C9", "C10"], "base cost 2 or less");
}

// rule: VA-CARD-04
#[test]
fn spider_queen() {
    let rich =
        json!({ "strength": 10, "magic": 3, "monsters": { "treant": 2, "bane_spider": 1, "goblin": 4 } });
    let mut play = on_top(2, "spider_queen", rich.clone());
    play.act(0, json!({ "slay": "M3" })).act(0, json!({ "reward_option": 0 }));
    assert_eq!(play.stock(0), [8, 0, 0, 0], "2 Gold for each of four Forest Monsters");
    let mut play = on_top(2, "spider_queen", rich);
    play.act(0, json!({ "slay": "M3" })).act(0, json!({ "reward_option": 1 }));
    assert_eq!(play.legal(0).len(), 10, "any one Citizen");
    play.act(0, json!({ "reward_citizen": "C4" }));
    assert_eq!((play.stock(0), play.count(0, "archer")), ([0, 0, 0, 1], 1));
}

// rule: VA-CARD-05
#[test]
fn area_bosses() {
    for (boss, place, other, price, good, each) in [
        ("goblin_king", "hills", "goblin", (6, 0), 0, 1),
        ("witch_queen", "barrens", "gargoyle", (5, 4), 2, 1),
        ("skeleton_king", "ruins", "skeleton", (8, 0), 0, 2),
        ("troll", "valley", "owlbear", (12, 0), 2, 2),
        ("swamp_dragon", "swamp", "gelatinous_cube", (10, 4), 2, 2),
        ("orc_chieftain", "mountains", "dire_bear", (14, 0), 0, 2),
        ("red_dragon", "cavern", "kobolds", (12, 6), 0, 3),
    ] {
        let mut patch = json!({
            "monsters": { "0": { "place": place, "cards": [boss] } },
            "players": { "0": { "strength": price.0, "magic": price.1, "monsters": {} } }
        });
        patch["players"]["0"]["monsters"][other] = json!(2);
        let mut play = table(json!({}), patch);
        play.act(0, json!({ "slay": "M1" }));
        assert_eq!(play.stock(0)[good], 3 * each, "{boss}");
    }
}

// rule: VA-CARD-06
#[test]
fn thief_on_turn() {
    let patch = json!({ "players": {
        "0": { "citizens": { "thief": 2 } }, "1": { "gold": 2, "magic": 5, "strength": 9 }, "2": { "gold": 4 }
    } });
    let mut play = harvest(json!({ "players": 3 }), patch, [3, 4]);
    let take = |from: usize, resource: &str, amount: u32| json!({ "take": { "from": from, "resource": resource, "amount": amount } });
    play.assert_legal(
        0,
        &[
            take(1, "gold", 1),
            take(1, "gold", 2),
            take(1, "magic", 1),
            take(1, "magic", 2),
            take(1, "magic", 3),
            take(2, "gold", 1),
            take(2, "gold", 2),
            take(2, "gold", 3),
            json!("take_nothing"),
        ],
    );
    for refused in [
        take(1, "gold", 3),
        take(1, "strength", 1),
        take(2, "gold", 4),
        take(2, "gold", 0),
        take(0, "gold", 1),
    ] {
        assert_eq!(play.refused(0, refused)[0], "VA-CARD-06");
    }
    // Two Thieves may hit the same opponent.
    play.act(0, take(2, "gold", 3)).act(0, take(2, "gold", 1));
    assert_eq!((play.stock(0)[0], play.stock(2)[0]), (4, 0));
}

// rule: VA-CARD-07
#[test]
fn thief_off_turn() {
    let patch = json!({ "players": { "0": { "gold": 5, "magic": 5 }, "1": { "citizens": { "thief": 1 } } } });
    for (side, stock) in [(0, [2, 0, 0, 0]), (1, [0, 0, 2, 0])] {
        let mut play = harvest(json!({}), patch.clone(), [3, 4]);
        play.act(1, json!({ "harvest_choice": side }));
        assert_eq!(play.stock(1), stock);
        assert_eq!(play.stock(0), [5, 0, 5, 0]);
    }
}

// rule: VA-CARD-08
#[test]
fn nest_of_the_weaver_witch() {
    let mut play = built(
        "nest_of_the_weaver_witch",
        json!({}),
        json!({ "citizens": exhausted([1]), "exhausted": { "plain": 3 } }),
    );
    let legal = play.legal(0);
    assert_eq!(legal.len(), 4 + 1, "four kinds of Citizens, or nothing; no Starter");
    assert!(legal.contains(&json!("decline")));
    assert_eq!(
        play.refused(0, json!({ "return_citizen": "knight" })),
        ["VA-CARD-08"],
        "only the Starter Knight is there"
    );
    play.act(0, json!({ "return_citizen": "merchant" }));
    assert_eq!((play.stock(0)[3], play.count(0, "merchant")), (3, 1));
    assert_eq!(
        (play.get("/citizens/1/cards"), play.get("/exhausted/plain")),
        (json!(["merchant"]), json!(4))
    );
    assert!(play.offers(0, json!({ "recruit": "C2" })), "available again");
    let mut play = built("nest_of_the_weaver_witch", json!({}), json!({}));
    play.act(0, json!("decline"));
    assert_eq!((play.stock(0)[3], play.count(0, "merchant")), (0, 2));
}

// rule: VA-CARD-09
#[test]
fn watcher_on_the_water() {
    let pile = json!({ "monsters": { "goblin_king": 1, "gold_golem": 1 }, "strength": 6 });
    let mut play = built(
        "watcher_on_the_water",
        pile,
        json!({ "monsters": exhausted([0]), "exhausted": { "plain": 3 } }),
    );
    // The Caverns are not in this game: the Gold Golem has no stack to go to.
    play.assert_legal(0, &[json!({ "return_monster": "goblin_king" }), json!("decline")]);
    assert_eq!(play.refused(0, json!({ "return_monster": "gold_golem" }))[0], "VA-CARD-09");
    play.act(0, json!({ "return_monster": "goblin_king" }));
    assert_eq!(
        (play.stock(0)[3], play.get("/monsters/0/cards"), play.get("/exhausted/plain")),
        (3, json!(["goblin_king"]), json!(4))
    );
    let gold = play.stock(0)[0];
    play.act_with(0, json!({ "slay": "M1" }), &[3, 3]);
    assert_eq!(play.stock(0)[0], gold + 1, "slain again, with reward");
    // On top of whatever is there, whatever its Strength.
    let mut play = built(
        "watcher_on_the_water",
        json!({ "monsters": { "goblin_king": 1 } }),
        json!({ "monsters": { "0": { "cards": ["goblin"] } } }),
    );
    play.act(0, json!({ "return_monster": "goblin_king" }));
    assert_eq!(play.get("/monsters/0/cards"), json!(["goblin", "goblin_king"]));
}

// rule: VA-CARD-10
#[test]
fn foxgrove_palisade() {
    let mut play = roll(
        json!({}),
        json!({ "players": { "0": { "gold": 2, "domains": ["foxgrove_palisade"] } } }),
        [1, 4],
    );
    play.act(0, json!({ "roll_modify": { "domain": "foxgrove_palisade", "die": 2 } }));
    assert_eq!((play.get("/dice"), play.stock(0)[0]), (json!([1, 6]), 0));
}

// rule: VA-CARD-11
#[test]
fn palace_of_the_dawn() {
    let patch =
        json!({ "players": { "0": { "gold": 2, "domains": ["palace_of_the_dawn", "foxgrove_palisade"] } } });
    let play = roll(json!({}), patch.clone(), [1, 4]);
    let lower = |die: u8| json!({ "roll_modify": { "domain": "palace_of_the_dawn", "die": die } });
    assert_eq!(play.refused(0, lower(1))[0], "VA-CARD-11");
    let mut play = roll(json!({}), patch, [1, 4]);
    play.act(0, json!({ "roll_modify": { "domain": "foxgrove_palisade", "die": 1 } })).act(0, lower(1));
    assert_eq!(play.get("/dice"), json!([5, 4]), "on a die that was changed already");
}

// rule: VA-CARD-12
#[test]
fn the_desert_orchid() {
    let set = json!({ "roll_modify": { "domain": "desert_orchid", "die": 2 } });
    for (holy, gold, left) in [(0, 0, Some(0)), (2, 2, Some(0)), (2, 3, Some(1)), (2, 1, None)] {
        let player = json!({ "gold": gold, "citizens": { "cleric": holy }, "domains": ["desert_orchid", "cathedral_of_st_aquila"] });
        let mut play =
            table(json!({}), json!({ "phase": "modify", "dice": [3, 5], "players": { "0": player } }));
        match left {
            Some(left) => {
                play.act(0, set.clone());
                // Dice 3-1: nothing of this brings Gold on turn.
                assert_eq!((play.get("/dice"), play.stock(0)[0]), (json!([3, 1]), left));
            }
            None => assert_ne!(play.phase(), "modify", "not payable: announced without asking"),
        }
    }
}

// rule: VA-CARD-13
#[test]
fn gargans_embrace() {
    // In anybody's Roll phase, as rolled.
    let both = json!({ "players": { "0": { "domains": ["gargans_embrace"] }, "1": { "domains": ["gargans_embrace"] } } });
    let play = roll(json!({}), both.clone(), [5, 5]);
    assert_eq!((play.stock(0)[3], play.stock(1)[3]), (1, 1));
    assert_eq!(roll(json!({}), both, [5, 4]).stock(0)[3], 0);
    // Several times in one phase: 3-3, then 3-2 ... 1-1.
    let many = json!({ "players": { "0": { "domains": ["palace_of_the_dawn", "desert_orchid"] }, "1": { "domains": ["gargans_embrace"] } } });
    let mut play = roll(json!({}), many, [2, 2]);
    play.act(0, json!({ "roll_modify": { "domain": "palace_of_the_dawn", "die": 1 } }));
    play.act(0, json!({ "roll_modify": { "domain": "desert_orchid", "die": 2 } }));
    assert_eq!(play.stock(1)[3], 2);
}

// rule: VA-CARD-14
#[test]
fn purloiners_perch() {
    let piles = json!({ "players": { "1": { "monsters": { "goblin": 2, "troll": 1 } }, "2": {} } });
    // Each card is equally likely: of three cards two are Goblins.
    for (drawn, stolen) in [(0, "goblin"), (1, "goblin"), (2, "troll")] {
        let mut play = built("purloiners_perch", json!({}), piles.clone());
        play.assert_legal(0, &[json!({ "target": 1 }), json!({ "target": 2 })]);
        play.act_with(0, json!({ "target": 1 }), &[drawn]);
        assert_eq!(play.count(0, stolen), 1);
        assert_eq!(play.stock(0), [10, 0, 0, 0], "no reward");
    }
    let mut play = built("purloiners_perch", json!({}), piles);
    assert_eq!(play.refused(0, json!("decline"))[0], "VA-CARD-14");
    play.act(0, json!({ "target": 2 }));
    assert_eq!(play.get("/players/0/monsters"), json!({}));
    assert_eq!(
        built("purloiners_perch", json!({}), json!({ "players": { "2": {} } })).phase(),
        "action",
        "nothing to ask"
    );
}

// rule: VA-CARD-15
#[test]
fn gains_at_the_start_of_the_action_phase() {
    for (domain, stock) in [
        ("blood_crow_army", [0, 1, 0, 0]),
        ("halfpenny_hill", [1, 0, 0, 0]),
        ("monolith_of_ostendaar", [0, 0, 1, 0]),
    ] {
        let play =
            table(json!({}), json!({ "phase": "action_start", "players": { "0": { "domains": [domain] } } }));
        assert_eq!(play.stock(0), stock);
    }
}

// rule: VA-CARD-16
#[test]
fn takes_at_the_end_of_the_action_phase() {
    for (domain, resource) in [("cathedral_of_st_aquila", "gold"), ("orb_of_urdr", "magic")] {
        let mut patch = json!({
            "progress": { "actions_left": 1 },
            "players": { "0": { "domains": [domain] }, "1": {}, "2": {} }
        });
        patch["players"]["2"][resource] = json!(3);
        let mut play = table(json!({ "players": 3 }), patch.clone());
        play.act(0, json!({ "gain": "strength" }));
        play.assert_legal(0, &[json!({ "target": 1 }), json!({ "target": 2 })]);
        assert_eq!(play.refused(0, json!("decline"))[0], "VA-CARD-16");
        play.act_with(0, json!({ "target": 2 }), &[1, 2]);
        assert_eq!(play.get(&format!("/players/2/{resource}")), 2);
        assert_eq!(play.get(&format!("/players/0/{resource}")), 1);
        // A single opponent is not asked about; nobody with any: nothing happens.
        let mut two = json!({ "progress": { "actions_left": 1 }, "players": { "0": { "domains": [domain] }, "1": {} } });
        two["players"]["1"][resource] = json!(1);
        let mut play = table(json!({}), two);
        play.act_with(0, json!({ "gain": "strength" }), &[1, 2]);
        assert_eq!(play.get(&format!("/players/0/{resource}")), 1);
        patch["players"]["2"][resource] = json!(0);
        let mut play = table(json!({ "players": 3 }), patch);
        play.act_with(0, json!({ "gain": "strength" }), &[1, 2]);
        assert_eq!(play.get("/active"), 1);
    }
}

// rule: VA-CARD-17
#[test]
fn the_tower() {
    let tower = |magic: u32| json!({ "progress": { "actions_left": 1 }, "players": { "0": { "magic": magic, "domains": ["the_tower"] } } });
    let mut play = table(json!({}), tower(5));
    play.act(0, json!({ "gain": "gold" }));
    play.assert_legal(0, &[json!("exchange"), json!("decline")]);
    play.act_with(0, json!("exchange"), &[1, 2]);
    assert_eq!((play.stock(0)[2], play.stock(0)[3], play.get("/active")), (3, 1, json!(1)), "once per turn");
    let mut play = table(json!({}), tower(2));
    play.act(0, json!({ "gain": "gold" })).act_with(0, json!("decline"), &[1, 2]);
    assert_eq!((play.stock(0)[2], play.stock(0)[3]), (2, 0));
    let mut play = table(json!({}), tower(1));
    play.act_with(0, json!({ "gain": "gold" }), &[1, 2]);
    assert_eq!(play.get("/active"), 1, "nothing to pay with, nothing asked");
}

// rule: VA-CARD-18
#[test]
fn cutthroats_truce() {
    let take =
        |from: usize, amount: u32| json!({ "take": { "from": from, "resource": "gold", "amount": amount } });
    let mut play =
        built("cutthroats_truce", json!({}), json!({ "players": { "1": { "gold": 9 }, "2": {} } }));
    play.assert_legal(0, &[take(1, 1), take(1, 2), take(1, 3), json!({ "target": 2 })]);
    assert_eq!(play.refused(0, json!("decline"))[0], "VA-CARD-18");
    assert_eq!(play.refused(0, take(1, 4))[0], "VA-CARD-18");
    play.act(0, json!({ "target": 2 }));
    assert_eq!((play.stock(0)[0], play.stock(1)[0]), (15, 9), "named to no effect");
    // Against a single opponent with 1 Gold there is one answer; with none there is nothing to take.
    let play = built("cutthroats_truce", json!({}), json!({ "players": { "1": { "gold": 1 } } }));
    assert_eq!((play.stock(0)[0], play.stock(1)[0], play.phase().as_str()), (16, 0, "action"));
    assert_eq!(built("cutthroats_truce", json!({}), json!({})).phase(), "action");
}

// rule: VA-CARD-19
#[test]
fn golden_obelisk_of_nae() {
    let mut play = built("golden_obelisk_of_nae", json!({ "magic": 6 }), json!({}));
    play.act(0, json!({ "payment": { "magic": 0 } }));
    play.assert_legal(0, &[json!("exchange"), json!("decline")]);
    play.act(0, json!("exchange"));
    assert_eq!((play.stock(0), play.phase().as_str()), ([14, 0, 3, 3], "action"), "once, on building");
    let mut play = built("golden_obelisk_of_nae", json!({ "gold": 6, "magic": 3 }), json!({}));
    play.act(0, json!({ "payment": { "magic": 0 } })).act(0, json!("decline"));
    assert_eq!(play.stock(0), [0, 0, 3, 0]);
    assert_eq!(built("golden_obelisk_of_nae", json!({ "gold": 6 }), json!({})).phase(), "action");
}

// rule: VA-CARD-20
#[test]
fn immediate_citizens() {
    let rewards = |play: &Play| -> Vec<Value> {
        play.legal(0).into_iter().map(|action| action["reward_citizen"].clone()).collect()
    };
    assert_eq!(rewards(&built("darktide_harbour", json!({}), json!({}))), ["C3", "C7"]);
    assert_eq!(rewards(&built("rogues_landing", json!({}), json!({}))), ["C2", "C5", "C10"]);
    assert_eq!(rewards(&built("shattered_hand", json!({}), json!({}))), ["C1", "C9"]);
    assert_eq!(rewards(&built("grimmwater_keep", json!({}), json!({}))).len(), 9);
    let mut play = built("cloudriders_camp", json!({}), json!({}));
    assert_eq!(play.stock(0)[1], 3);
    assert_eq!(rewards(&play), ["C6", "C8"], "Soldiers of base cost 2: Knight and Champion");
    assert_eq!(play.refused(0, json!({ "reward_citizen": "C4" })), ["VA-CARD-20", "VA-ICON-06"], "too dear");
    assert_eq!(play.refused(0, json!({ "reward_citizen": "C1" })), ["VA-CARD-20"], "no Soldier");
    assert_eq!(play.refused(0, json!("decline"))[0], "VA-CARD-20", "mandatory");
    play.act(0, json!({ "reward_citizen": "C8" }));
    assert_eq!((play.count(0, "champion"), play.stock(0)[0]), (1, 12), "free of charge");
    // None fits: the 3 Strength remain.
    let play = built("cloudriders_camp", json!({}), json!({ "citizens": exhausted([5, 7]) }));
    assert_eq!((play.stock(0)[1], play.phase().as_str()), (3, "action"));
}

// rule: VA-CARD-21
#[test]
fn eye_of_asteraten() {
    let mut play = built("eye_of_asteraten", json!({}), json!({}));
    assert_eq!(play.stock(0)[1], 5, "first the Strength");
    play.act(0, json!({ "slay": "M4" }));
    assert_eq!((play.stock(0)[1], play.stock(0)[2], play.count(0, "owlbear")), (1, 2, 1));
    // Nothing in reach can be paid for: nothing is asked.
    let strong: Map<String, Value> =
        (0..5).map(|at| (at.to_string(), json!({ "cards": ["troll"] }))).collect();
    let play = built("eye_of_asteraten", json!({}), json!({ "monsters": strong }));
    assert_eq!((play.stock(0)[1], play.phase().as_str()), (5, "action"));
}

// rule: VA-CARD-22
#[test]
fn immediate_counts() {
    let play = built("coliseum", json!({}), json!({}));
    assert_eq!(play.stock(0)[1], 8, "eight Citizens, no Starters");
    assert_eq!(built("ullamalizatli_court", json!({}), json!({})).stock(0)[2], 8);
}

// rule: VA-CARD-23
#[test]
fn emerald_stronghold() {
    let player = json!({ "gold": 4, "citizens": { "archer": 5 }, "domains": ["emerald_stronghold"] });
    let mut play = table(json!({}), json!({ "players": { "0": player } }));
    play.act(0, json!({ "recruit": "C4" }));
    assert_eq!((play.stock(0)[0], play.count(0, "archer")), (0, 6));
}

// rule: VA-CARD-24
#[test]
fn pratchetts_plateau() {
    let play = built("gargans_embrace", json!({ "gold": 6, "domains": ["pratchetts_plateau"] }), json!({}));
    assert_eq!(play.stock(0)[0], 0, "7 - 1");
    assert_eq!(built("pratchetts_plateau", json!({}), json!({})).stock(0)[0], 12, "20 - 8: not itself");
}

// rule: VA-CARD-25
#[test]
fn forgotten_sorrows() {
    let mut play = built("darktide_harbour", json!({ "domains": ["forgotten_sorrows"] }), json!({}));
    play.act(0, json!({ "reward_citizen": "C3" }));
    assert_eq!(play.stock(0)[2], 1, "gained");
    play.act(0, json!({ "recruit": "C10" }));
    assert_eq!(play.get("/players/0/magic"), 2, "recruited");
    // Only its owner, only in the own Action phase.
    let mut play = table(
        json!({}),
        json!({ "players": { "0": { "gold": 3 }, "1": { "domains": ["forgotten_sorrows"] } } }),
    );
    play.act(0, json!({ "recruit": "C1" }));
    assert_eq!(play.stock(1)[2], 0);
}

// rule: VA-CARD-26
#[test]
fn the_violet_thorn() {
    let mut play = built("eye_of_asteraten", json!({ "domains": ["violet_thorn"] }), json!({}));
    play.act(0, json!({ "slay": "M1" }));
    assert_eq!(play.stock(0)[2], 1, "an extra slay");
    let event = json!({
        "citizens": { "0": { "cards": [], "cover": { "event": "kobold_thieves" } } },
        "players": { "0": { "strength": 6, "domains": ["violet_thorn"] } }
    });
    let mut play = table(json!({ "events": true }), event);
    play.act(0, json!({ "slay": "C1" }));
    assert_eq!(play.stock(0), [7, 0, 1, 0], "a Monster Event");
}

// rule: VA-CARD-27
#[test]
fn jousting_field() {
    let player = json!({ "citizens": { "knight": 3 }, "domains": ["jousting_field"] });
    let play = harvest(json!({}), json!({ "players": { "0": player, "1": player } }), [1, 3]);
    assert_eq!((play.stock(0)[0], play.stock(1)[0]), (4, 0), "Starter included; own Harvest only");
}

// rule: VA-CARD-28
#[test]
fn citizen_counts() {
    let owned = json!({ "blacksmith": 1, "warlord": 1, "knight": 2, "archer": 1, "merchant": 1, "butcher": 1, "miner": 1 });
    let player = json!({ "citizens": owned, "domains": ["blood_crow_army", "the_tower"] });
    let both = json!({ "players": { "0": player, "1": player } });
    // 2-6-8: Blacksmith 4 Gold for 4 Soldier Citizens, Warlord 4 Strength, three Knights 3; Merchant is a choice.
    let play = harvest(json!({}), both.clone(), [2, 6]);
    assert_eq!(play.stock(0), [4, 7, 0, 0]);
    assert_eq!(play.stock(1), [2, 6, 0, 0], "off turn the Warlord counts three Knights");
    // 5-6-11: Butcher 2 x 4 Workers, Miner 1 + 2 Domains, Peasant 1; off turn 4 each.
    let play = harvest(json!({}), both, [5, 6]);
    assert_eq!(play.stock(0)[0] - 1, 2 * 4 + 3);
    assert_eq!(play.stock(1)[0] - 1, 4 + 4);
}
