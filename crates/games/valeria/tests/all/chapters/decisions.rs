//! Chapter 22: the decisions of the engine.

use crate::common::*;
use engine::{Game, Seed, Table};
use serde_json::{Value, json};
use valeria::Valeria;

// rule: VA-DEC-01
#[test]
fn choose_duke() {
    let play = opened(json!({ "players": 3 }), 1);
    assert_eq!(play.asked(), [0, 1, 2]);
    for seat in 0..3 {
        let dealt = play.get(&format!("/players/{seat}/dealt"));
        play.assert_legal(seat, &[json!({ "choose_duke": dealt[0] }), json!({ "choose_duke": dealt[1] })]);
    }
    let without = opened(json!({ "players": 3, "no_duke": true }), 1);
    assert!((0..3).all(|seat| without.legal(seat).iter().all(|action| action.get("choose_duke").is_none())));
}

// rule: VA-DEC-02
#[test]
fn roll_modify_and_announce() {
    let patch = json!({ "players": { "0": { "gold": 2, "domains": ["foxgrove_palisade"] } } });
    let play = roll(json!({}), patch.clone(), [6, 2]);
    play.assert_legal(
        0,
        &[json!({ "roll_modify": { "domain": "foxgrove_palisade", "die": 2 } }), json!("announce")],
    );
    assert_ne!(roll(json!({}), patch, [6, 6]).phase(), "modify", "automatic without a legal change");
}

// rule: VA-DEC-03
#[test]
fn event_token() {
    let swarm = json!({ "cards": [], "cover": { "event": "bat_swarm" } });
    let gone = json!({ "cards": [], "cover": "exhausted" });
    let standing = |count: usize| {
        let mut patch = json!({ "citizens": { "0": swarm }, "monsters": { "0": {} } });
        for at in count..5 {
            patch["monsters"][at.to_string()] = gone.clone();
        }
        roll(json!({ "players": 4, "events": true }), patch, [1, 2])
    };
    assert_eq!(standing(5).legal(0).len(), 5);
    assert_eq!(standing(2).legal(0), [json!({ "event_token": "M1" }), json!({ "event_token": "M2" })]);
    assert_eq!(standing(1).get("/tokens/0/slot"), "M1", "automatic with one target");
    assert_eq!(standing(0).get("/tokens"), json!([]), "and with none");
}

// rule: VA-DEC-04
#[test]
fn thief_take() {
    let patch = |gold: u32, magic: u32| json!({ "players": { "0": { "citizens": { "thief": 1 } }, "1": { "gold": gold, "magic": magic, "strength": 5 } } });
    assert_eq!(harvest(json!({}), patch(9, 9), [3, 4]).legal(0).len(), 3 + 3 + 1);
    assert_eq!(harvest(json!({}), patch(1, 2), [3, 4]).legal(0).len(), 1 + 2 + 1);
    let none = harvest(json!({}), patch(0, 0), [3, 4]);
    assert_eq!(
        (none.phase().as_str(), none.asked()),
        ("harvest", vec![1]),
        "nobody has any: only the other's Herald is left"
    );
}

// rule: VA-DEC-05
#[test]
fn harvest_choice() {
    let patch =
        json!({ "players": { "0": { "citizens": { "merchant": 1 } }, "1": { "citizens": { "thief": 1 } } } });
    let play = harvest(json!({}), patch.clone(), [2, 5]);
    for seat in [0, 1] {
        play.assert_legal(seat, &[json!({ "harvest_choice": 0 }), json!({ "harvest_choice": 1 })]);
    }
    let herald = harvest(json!({}), json!({}), [1, 2]);
    for seat in [0, 1] {
        let gains = ["gold", "strength", "magic"].map(|resource| json!({ "harvest_gain": resource }));
        herald.assert_legal(seat, &gains);
    }
}

// rule: VA-DEC-06
#[test]
fn harvest_exchange() {
    let patch = |gold: u32| json!({ "players": { "1": { "gold": gold, "citizens": { "champion": 3 } } } });
    let play = harvest(json!({}), patch(2), [2, 6]);
    play.assert_legal(1, &[json!({ "harvest_exchange": "champion" }), json!("harvest_done")]);
    assert_eq!(harvest(json!({}), patch(0), [2, 6]).phase(), "action", "automatic when none is payable");
}

// rule: VA-DEC-07
#[test]
fn action() {
    let play = table(json!({}), json!({ "players": { "0": { "gold": 1, "strength": 1 } } }));
    play.assert_legal(
        0,
        &[
            json!({ "slay": "M1" }),
            json!({ "recruit": "C10" }),
            json!({ "gain": "gold" }),
            json!({ "gain": "strength" }),
            json!({ "gain": "magic" }),
        ],
    );
    let mut play = play;
    play.act(0, json!({ "gain": "gold" }));
    assert_eq!(play.legal(0).len(), 9, "and again: with 2 Gold also Merchant, Rogue, Champion and Paladin");
}

// rule: VA-DEC-08
#[test]
fn payment() {
    let mut play = table(json!({}), json!({ "players": { "0": { "gold": 2, "magic": 2 } } }));
    play.act(0, json!({ "recruit": "C1" }));
    play.assert_legal(0, &[json!({ "payment": { "magic": 1 } }), json!({ "payment": { "magic": 2 } })]);
    let mut play = table(json!({}), json!({ "players": { "0": { "gold": 3 } } }));
    play.act(0, json!({ "recruit": "C1" }));
    assert_eq!(play.phase(), "action", "automatic with one split");
}

// rule: VA-DEC-09
#[test]
fn rewards() {
    let patch = json!({ "monsters": { "4": { "cards": ["orc_warrior", "dire_bear"] } }, "players": { "0": { "strength": 14 } } });
    let mut play = table(json!({}), patch);
    play.act(0, json!({ "slay": "M5" }));
    play.assert_legal(0, &[json!({ "reward_option": 0 }), json!({ "reward_option": 1 })]);
    play.act(0, json!({ "reward_option": 1 })).act(0, json!({ "slay": "M5" }));
    let magic = play.stock(0)[2];
    assert_eq!((magic, play.phase().as_str()), (2, "payment"));
    play.act(0, json!({ "payment": { "magic": 0 } }));
    assert!(play.legal(0).iter().all(|action| action.get("reward_citizen").is_some()));
    // One fitting Citizen: automatic.
    let mut only = json!({ "monsters": { "4": { "cards": ["orc_chieftain", "orc_warrior"] } }, "citizens": {}, "players": { "0": { "strength": 9 } } });
    for at in 1..10 {
        only["citizens"][at.to_string()] = json!({ "cards": [], "cover": "exhausted" });
    }
    let mut play = table(json!({}), only);
    play.act(0, json!({ "slay": "M5" }));
    assert_eq!((play.count(0, "cleric"), play.phase().as_str()), (1, "action"));
}

// rule: VA-DEC-10
#[test]
fn domain_targets() {
    let build = |domain: &str, rest: Value| {
        let mut patch = json!({
            "domains": { "0": { "cards": [domain] } },
            "players": { "0": { "gold": 20, "citizens": { "merchant": 2, "archer": 2, "rogue": 2, "cleric": 2 } }, "1": {}, "2": {} }
        });
        engine::scenario::merge(&mut patch, &rest);
        let mut play = table(json!({ "players": 3 }), patch);
        play.act(0, json!({ "build": "D1" }));
        play
    };
    // Any opponent; opponent and amount; own cards or decline; pay or decline; slay or decline.
    let perch = build("purloiners_perch", json!({ "players": { "1": { "monsters": { "troll": 1 } } } }));
    perch.assert_legal(0, &[json!({ "target": 1 }), json!({ "target": 2 })]);
    let truce = build("cutthroats_truce", json!({ "players": { "2": { "gold": 1 } } }));
    truce.assert_legal(
        0,
        &[json!({ "target": 1 }), json!({ "take": { "from": 2, "resource": "gold", "amount": 1 } })],
    );
    assert!(build("nest_of_the_weaver_witch", json!({})).offers(0, json!("decline")));
    let watcher =
        build("watcher_on_the_water", json!({ "players": { "0": { "monsters": { "goblin": 1 } } } }));
    watcher.assert_legal(0, &[json!({ "return_monster": "goblin" }), json!("decline")]);
    let mut obelisk = build("golden_obelisk_of_nae", json!({ "players": { "0": { "magic": 3 } } }));
    obelisk.act(0, json!({ "payment": { "magic": 0 } }));
    obelisk.assert_legal(0, &[json!("exchange"), json!("decline")]);
    assert!(build("eye_of_asteraten", json!({})).offers(0, json!("decline")));
    // Automatic where there is nothing to take, return or pay with.
    for domain in ["purloiners_perch", "cutthroats_truce", "watcher_on_the_water", "golden_obelisk_of_nae"] {
        assert_eq!(build(domain, json!({})).phase(), "action", "{domain}");
    }
}

// rule: VA-DEC-11
#[test]
fn solo_decisions() {
    let at = |dice: [u8; 2], rest: Value| {
        let mut patch = json!({ "phase": "attack_start", "dice": dice });
        engine::scenario::merge(&mut patch, &rest);
        table(json!({ "players": 1 }), patch)
    };
    at([1, 2], json!({})).assert_legal(0, &[json!({ "solo_order": 1 }), json!({ "solo_order": 2 })]);
    assert_eq!(at([6, 6], json!({})).legal(0).len(), 5);
    at([3, 3], json!({}))
        .assert_legal(0, &[json!({ "solo_capture": "C3" }), json!({ "solo_capture": "C8" })]);
    let gone = json!({ "cards": [], "cover": "exhausted" });
    let one = json!({ "monsters": { "1": gone, "2": gone, "3": gone, "4": gone } });
    assert!(at([6, 6], one).offers(0, json!({ "solo_capture": "C1" })), "one stack stands: automatic");
}

// rule: VA-DEC-12, VA-DEC-14
#[test]
fn end_effects_in_a_fixed_order() {
    let patch = json!({
        "progress": { "actions_left": 1 },
        "players": { "0": { "magic": 1, "domains": ["the_tower", "orb_of_urdr", "cathedral_of_st_aquila"] }, "1": { "gold": 1, "magic": 1 }, "2": {} }
    });
    let mut play = table(json!({ "players": 3 }), patch);
    play.act(0, json!({ "gain": "strength" }));
    // First the Cathedral, then the Orb, then the Tower with the Magic just taken; the order is never asked.
    play.assert_legal(0, &[json!({ "target": 1 }), json!({ "target": 2 })]);
    play.act(0, json!({ "target": 1 }));
    assert_eq!(play.stock(0), [1, 1, 1, 0], "Gold came first");
    play.act(0, json!({ "target": 1 }));
    assert_eq!(play.stock(0), [1, 1, 2, 0], "then Magic");
    play.assert_legal(0, &[json!("exchange"), json!("decline")]);
    play.act_with(0, json!("exchange"), &[1, 2]);
    assert_eq!(play.stock(0), [1, 1, 0, 1]);
}

// rule: VA-DEC-13
#[test]
fn identical_options_are_listed_once() {
    let patch = json!({
        "domains": { "0": { "cards": ["watcher_on_the_water"] } },
        "players": { "0": { "gold": 6, "citizens": { "archer": 2 }, "monsters": { "goblin": 3 } } }
    });
    let mut play = table(json!({}), patch);
    play.act(0, json!({ "build": "D1" }));
    play.assert_legal(0, &[json!({ "return_monster": "goblin" }), json!("decline")]);
    let exchange = harvest(
        json!({}),
        json!({ "players": { "1": { "gold": 9, "citizens": { "champion": 4 } } } }),
        [2, 6],
    );
    assert_eq!(exchange.legal(1).len(), 2);
}

// rule: VA-DEC-15
#[test]
fn harvest_answers_are_independent() {
    let patch = json!({ "players": { "0": { "citizens": { "merchant": 1 } }, "1": { "gold": 1, "citizens": { "monk": 1 } }, "2": { "citizens": { "cleric": 1 } } } });
    let start = harvest(json!({ "players": 3 }), patch, [1, 1]);
    let orders = [[0, 1, 2], [2, 1, 0], [1, 0, 2]];
    let ends: Vec<Valeria> = orders
        .iter()
        .map(|order| {
            let mut play = Play { state: start.state.clone(), told: vec![], luck: vec![], revealed: false };
            while play.get("/phase") == "harvest" {
                let seat = *order.iter().find(|seat| play.asked().contains(seat)).expect("somebody");
                let first = play.legal(seat)[0].clone();
                play.act(seat, first);
            }
            play.state
        })
        .collect();
    assert!(ends.windows(2).all(|pair| pair[0] == pair[1]));
    // The log of the gains is in turn order from the Active player.
    let play = harvest(json!({ "players": 3 }), json!({ "active": 1 }), [1, 4]);
    let seats: Vec<Value> = play.events("gained").into_iter().map(|event| event["seat"].clone()).collect();
    assert_eq!(seats, [1, 2, 0]);
}

// rule: VA-DEC-16
#[test]
fn an_answer_is_final_when_given() {
    // No confirmation: the answer is carried out at once, and the log has one line for it.
    let mut table = Table::<Valeria>::open(
        testkit::options::<Valeria>(&json!({ "no_duke": true })),
        pack(),
        Seed::from_number(2),
    )
    .expect("a table");
    while table.log().len() < 200 {
        let Some(seat) = table.state().awaiting().lowest() else { break };
        let mut legal = Vec::new();
        table.state().legal(seat, &mut legal);
        let before = (table.state().clone(), table.log().len());
        table.act(seat, legal[before.1 * 5 % legal.len()]).expect("legal");
        assert_eq!(table.log().len(), before.1 + 1);
        assert_ne!(*table.state(), before.0);
        // What chance has decided is never taken back.
        assert!(table.log()[before.1].luck.is_empty() || !table.can_undo(seat));
    }
    assert!(table.log().iter().any(|entry| !entry.luck.is_empty()));
}
