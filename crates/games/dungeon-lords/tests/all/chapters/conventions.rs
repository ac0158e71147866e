//! Chapter 0.

use dungeon_lords::{data::Class, dungeon};
use engine::Game;
use serde_json::json;

use crate::common::*;

// rule: DL-CONV-01
#[test]
fn evil_runs_from_1_to_15_and_starts_on_5() {
    let evil = data().evil;
    assert_eq!((evil.spaces, evil.start, evil.paladin_space), (15, 5, 10));
    let mut game = given(json!({}), minion("improve_reputation", 2, json!({ "/players/0/evil": 2 })));
    game.act(0, json!("execute"));
    assert_eq!(game.players[0].evil, 1, "a loss stops at the nicest space");
    assert!(fresh(json!({})).players.iter().all(|player| player.evil == 5));
}

// rule: DL-CONV-02
#[test]
fn the_grid_has_five_columns_and_four_rows() {
    // (c3,r1) shares edges with (c2,r1), (c4,r1) and (c3,r2) only.
    assert_eq!(dungeon::neighbours(1 << 2), (1 << 1) | (1 << 3) | (1 << 7));
    // The right edge of a row does not touch the left edge of the next.
    assert_eq!(dungeon::neighbours(1 << 4), (1 << 3) | (1 << 9));
    let game = given(json!({}), minion("dig_tunnels", 1, json!({})));
    assert!(game.legal(0).contains(&json!({ "dig": "c3r4" })));
    assert!(!game.legal(0).contains(&json!({ "dig": "c1r1" })), "not adjacent");
}

// rule: DL-CONV-06
#[test]
fn each_class_has_its_own_icons() {
    for entry in &data().adventurers {
        assert_eq!(entry.icons == 0, entry.class == Class::Warrior, "{}", entry.name.id);
        assert!(entry.hit_points > 0 && entry.rank > 0 && (1..=2).contains(&entry.year));
    }
    for paladin in &data().paladins {
        assert!(paladin.traps > 0 && paladin.magic > 0 && paladin.hearts > 0);
    }
}

// rule: DL-CONV-08, DL-FEST-RENT-04
#[test]
fn rented_rooms_are_no_dungeon_tiles() {
    let set = json!({
        "/phase": "event", "/season": 2, "/event": "taxes", "/cursor": 9, "/start": 0,
        "/tasks": [stop(1), { "tax": { "seat": 0 } }],
        "/players/0/rented": [{ "room": "mint" }, { "room": "bakery" }],
    });
    let game = given(json!({}), set);
    // Three tiles: 2 gold, whatever is rented.
    assert_eq!(game.legal(0), [json!({ "pay_tax": 0 }), json!({ "pay_tax": 1 }), json!({ "pay_tax": 2 })]);
}

// rule: DL-CONV-09
#[test]
fn first_any_and_each() {
    let battle = |kind: &str| {
        json!({
            "/phase": "battle", "/cursor": 0, "/season": 5, "/round": 1, "/start": 0, "/tasks": [],
            "/combat/0": { "origin": 1, "card": "fireball", "open": true },
            "/players/0/party": [{ "who": { "adventurer": "warrior_y2_4" } }, { "who": { "adventurer": "thief_y2_4" } }],
            "/players/0/lair": [{ "kind": kind }, { "kind": "ghost" }], "/players/0/plan": { "site": { "cell": "c3r1" }, "sent": [0] },
            "/battle/stage": "monsters", "/battle/skip_conquest": true, "/battle/skip_healing": true,
        })
    };
    let damage =
        |game: &Lords| -> Vec<u8> { game.players[0].party.iter().map(|member| member.damage).collect() };
    // The golem has one attack: `first 4` needs no answer.
    assert_eq!(damage(&given(json!({}), battle("golem"))), [4, 0]);
    // The dragon's `each 2` neither.
    assert_eq!(damage(&given(json!({}), battle("dragon"))), [2, 2]);
    // The demon's `any 7` asks whom.
    let mut game = given(json!({}), battle("demon"));
    assert_eq!(game.legal(0), [json!({ "target": 0 }), json!({ "target": 1 })]);
    game.act(0, json!({ "target": 0 }));
    assert_eq!(damage(&game), [7, 0]);
}

// rule: DL-CONV-10, DL-DIG-07
#[test]
fn the_bank_never_runs_out() {
    let set = minion("mine_gold", 1, json!({ "/players/0/gold": 200 }));
    let mut game = given(json!({}), set);
    game.act(0, json!({ "mine": { "tunnels": 2, "vein": 0 } }));
    assert_eq!(game.players[0].gold, 202);
    // The same tunnels give gold season after season.
    let mut game = given(json!({}), minion("mine_gold", 1, json!({ "/season": 4 })));
    game.act(0, json!({ "mine": { "tunnels": 2, "vein": 0 } }));
    assert_eq!(game.players[0].gold, 5);
}

// rule: DL-CONV-13, DL-ORDER-01
#[test]
fn areas_stand_in_the_order_of_the_ledger() {
    let names: Vec<&str> = data().areas.iter().map(|area| area.name.id.as_str()).collect();
    let wanted = [
        "get_food",
        "improve_reputation",
        "dig_tunnels",
        "mine_gold",
        "recruit_imps",
        "buy_traps",
        "hire_monster",
        "build_room",
    ];
    assert_eq!(names, wanted);
    let game = given(json!({ "variant": "base" }), json!({ "/phase": "new_season", "/tasks": [] }));
    assert_eq!(game.asked(), [0, 1, 2, 3]);
    assert_eq!(game.legal(0).len(), 8, "every player owns every order");
    assert_eq!(game.outcome(), None);
}
