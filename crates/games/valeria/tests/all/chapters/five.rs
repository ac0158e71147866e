//! Chapter 20, FIVE: five players.

use crate::common::*;
use serde_json::{Value, json};

fn five() -> Value {
    json!({ "players": 5 })
}

// rule: VA-5P-01
#[test]
fn larger_stacks() {
    let play = opened(five(), 1);
    let size = |pointer: String| play.get(&pointer).as_array().map_or(0, Vec::len);
    for at in 0..5 {
        assert_eq!(size(format!("/monsters/{at}/cards")), 6);
        assert_eq!(size(format!("/domains/{at}/cards")), 4);
        assert_eq!(play.sees(0, &format!("/domains/{at}/hidden")), 3);
    }
    assert!((0..10).all(|at| size(format!("/citizens/{at}/cards")) == 6));
    assert_eq!(play.get("/exhausted/plain"), 10);
    assert_eq!(
        play.get("/monsters/0/cards"),
        json!(["goblin_king", "goblin_mage", "goblin_mage", "goblin", "goblin", "goblin"])
    );
}

// rule: VA-5P-02, VA-5P-05
#[test]
fn rest_follows_the_active_player() {
    let mut play = laid_out(five(), json!({ "phase": "first_player" }), &[2, 1, 4]);
    let mut rests = Vec::new();
    for _ in 0..10 {
        let active = play.get("/active").as_u64().expect("a seat") as usize;
        let resting = play.public("/resting").as_u64().expect("a seat") as usize;
        assert_eq!(resting, (active + 4) % 5, "to the right of the Active player");
        rests.push(resting);
        play.act(active, json!({ "gain": "gold" })).act_with(active, json!({ "gain": "gold" }), &[1, 4]);
        assert_eq!(play.public("/resting"), active, "the one who has just been Active");
    }
    assert_eq!(rests, [1, 2, 3, 4, 0, 1, 2, 3, 4, 0], "once per round");
    assert_eq!(opened(json!({ "players": 4 }), 1).public("/resting"), Value::Null);
}

// rule: VA-5P-03
#[test]
fn the_resting_player_is_not_in_play() {
    // Seat 4 rests in seat 0's turn: no Citizen, no Starter, no Herald, and no Event touches it.
    let play = harvest(five(), json!({ "players": { "4": { "citizens": { "archer": 3 } } } }), [1, 4]);
    assert_eq!(stocks(&play, 5)[3..], [[1, 0, 0, 0], [0, 0, 0, 0]]);
    assert_eq!(harvest(five(), json!({}), [2, 2]).asked(), [0, 1, 2, 3]);
    let leech = json!({
        "citizens": { "0": { "cards": [], "cover": { "event": "kobold_thieves" } } },
        "players": { "3": { "gold": 5 }, "4": { "gold": 5 } }
    });
    let play = roll(json!({ "players": 5, "events": true }), leech, [6, 1]);
    assert_eq!((play.stock(3)[0], play.stock(4)[0]), (4, 5));
}

// rule: VA-5P-04
#[test]
fn the_resting_player_is_no_target() {
    let others = json!({ "1": { "gold": 5 }, "4": { "gold": 9, "magic": 9, "monsters": { "troll": 1 }, "domains": ["gargans_embrace"] } });
    // Thief.
    let mut patch = json!({ "players": others });
    patch["players"]["0"] = json!({ "citizens": { "thief": 1 } });
    let play = harvest(five(), patch, [3, 4]);
    assert_eq!(play.legal(0).len(), 3 + 1);
    assert_eq!(
        play.refused(0, json!({ "take": { "from": 4, "resource": "gold", "amount": 1 } }))[0],
        "VA-5P-04"
    );
    // Cathedral, Orb (nobody else has Magic: no question), Truce, Perch (nobody else has Monsters).
    let mut patch = json!({ "progress": { "actions_left": 1 }, "players": others });
    patch["players"]["0"] = json!({ "domains": ["cathedral_of_st_aquila", "orb_of_urdr"] });
    let mut play = table(five(), patch);
    play.act(0, json!({ "gain": "strength" }));
    play.assert_legal(0, &[json!({ "target": 1 }), json!({ "target": 2 }), json!({ "target": 3 })]);
    assert_eq!(play.refused(0, json!({ "target": 4 }))[0], "VA-5P-04");
    play.act_with(0, json!({ "target": 1 }), &[1, 2]);
    assert_eq!(play.get("/active"), 1);
    assert_eq!(play.stock(4), [9, 0, 9, 0]);
    for (domain, citizens) in [
        ("cutthroats_truce", json!({ "rogue": 1, "cleric": 1 })),
        ("purloiners_perch", json!({ "rogue": 2 })),
    ] {
        let mut patch = json!({ "domains": { "0": { "cards": [domain] } }, "players": others });
        patch["players"]["0"] = json!({ "gold": 10, "citizens": citizens });
        let mut play = table(five(), patch);
        play.act(0, json!({ "build": "D1" }));
        assert!(play.legal(0).iter().all(|action| action["target"] != 4 && action["take"]["from"] != 4));
        assert_eq!(play.count(4, "troll"), 1);
    }
    // Gargan's Embrace sleeps, unless the table has switched it on.
    let patch = json!({ "players": others });
    assert_eq!(roll(five(), patch.clone(), [5, 5]).stock(4)[3], 0);
    assert_eq!(roll(json!({ "players": 5, "resting_doubles": true }), patch, [5, 5]).stock(4)[3], 1);
}

// rule: VA-5P-06
#[test]
fn resting_changes_neither_own_turns_nor_scores() {
    // Ten exhausted slots end the game for five: the Resting player counts.
    let covered = |count: usize| -> Value {
        let slots = (0..count).map(|at| (at.to_string(), json!({ "cards": [], "cover": "exhausted" })));
        slots.collect::<serde_json::Map<_, _>>().into()
    };
    let end = |count: usize| {
        laid_out(five(), json!({ "phase": "end", "citizens": covered(count) }), &[1, 2]).get("/last_round")
    };
    assert_eq!((end(9), end(10)), (json!(false), json!(true)));
    let over = table(five(), json!({ "phase": "over", "players": { "4": { "vp": 7 } } }));
    assert_eq!((over.scores()[4], over.winners()), (7, vec![4]));
    // Seat 0 rests in seat 1's turn and has a normal turn of its own.
    let mut play = roll(five(), json!({}), [1, 4]);
    play.act(0, json!({ "gain": "gold" })).act_with(0, json!({ "gain": "gold" }), &[1, 4]);
    assert_eq!(play.stock(0), [3, 0, 0, 0]);
}

// rule: VA-5P-07
#[test]
fn rest_in_the_last_round() {
    let play = roll(five(), json!({ "active": 3, "last_round": true }), [1, 4]);
    let gold: Vec<u64> = (0..5).map(|seat| play.stock(seat)[0]).collect();
    assert_eq!(gold, [1, 1, 0, 1, 1]);
}
