//! Chapter 10: Slay a Monster.

use crate::common::*;
use serde_json::json;

// rule: VA-SLAY-01
#[test]
fn the_top_of_a_stack_or_an_event_in_play() {
    let rich = json!({ "strength": 60, "magic": 0 });
    let play = table(
        json!({}),
        json!({ "monsters": { "1": { "cards": [], "cover": "exhausted" } }, "players": { "0": rich } }),
    );
    let slays: Vec<_> = play.legal(0).into_iter().filter(|action| action.get("slay").is_some()).collect();
    assert_eq!(
        slays,
        [json!({ "slay": "M1" }), json!({ "slay": "M3" }), json!({ "slay": "M4" }), json!({ "slay": "M5" })]
    );
    assert!(play.refused(0, json!({ "slay": "M2" })).contains(&"VA-SLAY-01"));
    assert_eq!(play.refused(0, json!({ "slay": "C1" })), ["VA-SLAY-01"]);
    let play = table(
        json!({ "events": true }),
        json!({
            "domains": { "2": { "cards": [], "cover": { "event": "bat_swarm" } } },
            "players": { "0": rich }
        }),
    );
    assert!(play.offers(0, json!({ "slay": "D3" })));
}

// rule: VA-SLAY-02
#[test]
fn pay_take_reward() {
    let mut play = table(json!({}), json!({ "players": { "0": { "strength": 2 } } }));
    play.act(0, json!({ "slay": "M2" }));
    assert_eq!(play.stock(0), [1, 0, 0, 0]);
    assert_eq!(play.get("/players/0/monsters"), json!({ "skeleton": 1 }));
    let order: Vec<&str> = play.told.iter().map(|told| told.clause).collect();
    assert_eq!(order, ["VA-SLAY-02", "VA-SLAY-04"]);
    // The next Monster is there for the next action: after three Goblins the Mage.
    let mut play = table(
        json!({}),
        json!({ "monsters": { "0": { "cards": ["goblin_king", "goblin_mage", "goblin"] } }, "players": { "0": { "strength": 4 } } }),
    );
    play.act(0, json!({ "slay": "M1" })).act(0, json!({ "slay": "M1" }));
    assert_eq!(play.get("/players/0/monsters"), json!({ "goblin": 1, "goblin_mage": 1 }));
}

// rule: VA-SLAY-03
#[test]
fn every_monster_costs_strength() {
    let data = pack().data();
    assert!(data.monsters.iter().all(|monster| monster.strength >= 1));
    assert!(data.monsters.iter().any(|monster| monster.magic > 0));
    assert!(data.monsters.iter().any(|monster| monster.magic == 0));
}

// rule: VA-SLAY-04
#[test]
fn the_reward_is_mandatory_and_the_slayers_alone() {
    let patch = json!({
        "monsters": { "4": { "cards": ["orc_chieftain", "orc_warrior"] } },
        "players": { "0": { "strength": 9 } }
    });
    let mut play = table(json!({}), patch.clone());
    play.act(0, json!({ "slay": "M5" }));
    assert_eq!(play.refused(0, json!("decline"))[0], "VA-SLAY-04");
    assert_eq!(play.asked(), [0]);
    // With one fitting Citizen it is taken unasked; with none that part is lost.
    let only = |left: &[usize]| {
        let stacks: serde_json::Map<_, _> = (0..10)
            .filter(|at| !left.contains(at))
            .map(|at| (at.to_string(), json!({ "cards": [], "cover": "exhausted" })))
            .collect();
        let mut patch = patch.clone();
        patch["citizens"] = stacks.into();
        let mut play = table(json!({}), patch);
        play.act(0, json!({ "slay": "M5" }));
        (play.get("/players/0/citizens"), play.phase())
    };
    assert_eq!(only(&[6]), (json!({ "rogue": 1 }), "action".to_owned()));
    assert_eq!(only(&[3]), (json!({}), "action".to_owned()), "an Archer costs 4");
}

// rule: VA-SLAY-05
#[test]
fn alternatives_that_can_be_carried_out() {
    let spider = json!({
        "monsters": { "2": { "cards": ["spider_queen", "bane_spider"] } },
        "players": { "0": { "strength": 6 } }
    });
    let mut play = table(json!({}), spider.clone());
    play.act(0, json!({ "slay": "M3" }));
    play.assert_legal(0, &[json!({ "reward_option": 0 }), json!({ "reward_option": 1 })]);
    assert_eq!(play.refused(0, json!({ "reward_option": 2 }))[0], "VA-SLAY-05");
    play.act(0, json!({ "reward_option": 1 }));
    assert_eq!(play.count(0, "knight"), 1);
    let mut patch = spider;
    patch["citizens"] = json!({ "5": { "cards": [], "cover": "exhausted" } });
    let mut play = table(json!({}), patch);
    play.act(0, json!({ "slay": "M3" }));
    assert_eq!(play.stock(0)[0], 3, "nothing but a card, and no such card");
}

// rule: VA-SLAY-06
#[test]
fn card_rewards_come_from_the_stack_tops() {
    let mut play = table(
        json!({ "mixed": true }),
        json!({
            "monsters": { "4": { "cards": ["orc_chieftain", "orc_warrior"] } },
            "citizens": { "3": { "cards": ["archer", "archer"] }, "0": { "cards": ["monk", "cleric"], "known": 1 } },
            "players": { "0": { "strength": 9 } }
        }),
    );
    play.act(0, json!({ "slay": "M5" }));
    assert_eq!(play.legal(0).len(), 9, "all but the Archer's stack");
    assert_eq!(play.refused(0, json!({ "reward_citizen": "C4" })), ["VA-ICON-06", "VA-SLAY-06"], "too dear");
    assert_eq!(play.refused(0, json!({ "reward_citizen": "M1" })), ["VA-SLAY-06"]);
    play.act(0, json!({ "reward_citizen": "C1" }));
    assert_eq!(play.get("/players/0/citizens"), json!({ "cleric": 1 }));
}

// rule: VA-SLAY-07
#[test]
fn area_rewards_include_the_monster_just_slain() {
    let mut play = table(
        json!({}),
        json!({
            "monsters": { "0": { "cards": ["goblin_king"] } },
            "players": { "0": { "strength": 6, "monsters": { "goblin": 3, "goblin_mage": 1, "skeleton": 2 } } }
        }),
    );
    play.act(0, json!({ "slay": "M1" }));
    assert_eq!(play.stock(0)[0], 5);
}

// rule: VA-SLAY-08
#[test]
fn printed_points_wait_for_the_end() {
    let mut play = table(
        json!({}),
        json!({ "monsters": { "2": { "cards": ["spider_queen"] } }, "players": { "0": { "strength": 10, "magic": 3 } } }),
    );
    play.act(0, json!({ "slay": "M3" }))
        .act(0, json!({ "reward_option": 1 }))
        .act(0, json!({ "reward_citizen": "C1" }));
    assert_eq!(play.stock(0)[3], 1, "the reward's VP at once, her own 5 not");
    let over = table(
        json!({}),
        json!({ "phase": "over", "players": { "0": { "vp": 1, "monsters": { "spider_queen": 1 } } } }),
    );
    assert_eq!((over.points(0, "monsters"), over.points(0, "board")), (Some(5), Some(1)));
}

// rule: VA-SLAY-09
#[test]
fn only_dukes_look_at_types() {
    use valeria::effect::MonsterType;
    let data = pack().data();
    let kinds: std::collections::BTreeSet<String> =
        data.monsters.iter().map(|monster| format!("{:?}", monster.kind)).collect();
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), ["Beast", "Boss", "Minion", "Titan"]);
    let monsters = json!({ "goblin": 1, "goblin_mage": 1, "goblin_king": 1, "owlbear": 1 });
    let of = |duke: &str| {
        let patch = json!({ "phase": "over", "players": { "0": { "duke": duke, "rejected": "waryn", "monsters": monsters } } });
        let play = table(json!({}), patch);
        (play.points(0, "boss"), play.points(0, "titan"))
    };
    assert_eq!(of("mico"), (Some(5), None));
    assert_eq!(of("cornelius"), (None, None));
    let titans = data.monsters.iter().filter(|monster| monster.kind == MonsterType::Titan).count();
    assert!(titans > 0);
}

// rule: VA-SLAY-10
#[test]
fn no_reward_without_a_slay() {
    let mut play = table(
        json!({}),
        json!({
            "domains": { "0": { "cards": ["purloiners_perch"] } },
            "players": {
                "0": { "gold": 10, "citizens": { "rogue": 2 }, "domains": ["violet_thorn"] },
                "1": { "monsters": { "kobolds": 1 } }
            }
        }),
    );
    play.act_with(0, json!({ "build": "D1" }), &[0]);
    assert_eq!(play.count(0, "kobolds"), 1);
    assert_eq!(play.stock(0), [0, 0, 0, 0]);
}
