//! Chapters 6 to 8, 15 and 22: the areas, digging, rooms and boards.

use dungeon_lords::dungeon::diggable;
use serde_json::json;

use crate::common::*;

// rule: DL-AREA-02, DL-FLOW-05
#[test]
fn improve_reputation() {
    for (slot, evil, gold, peeks) in [(1, 4, 3, true), (2, 3, 3, false), (3, 3, 2, true)] {
        let mut game = given(json!({}), minion("improve_reputation", slot, json!({})));
        assert_eq!(game.legal(0), [json!("execute"), json!("skip")]);
        game.act(0, json!("execute"));
        assert_eq!((game.players[0].evil, game.players[0].gold), (evil, gold));
        assert_eq!(game.asked() == [0], peeks);
    }
}

// rule: DL-AREA-03, DL-FLOW-20
#[test]
fn a_peek_is_for_one_pair_of_eyes() {
    use dungeon_lords::Event;
    use engine::{Audience, Seat};
    let mut game = given(json!({}), minion("improve_reputation", 1, json!({})));
    game.act(0, json!("execute"));
    assert_eq!(game.legal(0).len(), 6, "five positions, or no peek");
    let on = game.act(0, json!({ "peek": 3 }));
    assert!(on.revealed, "from here no step back");
    assert!(
        on.told
            .iter()
            .all(|told| !matches!(told.event, Event::Saw { .. }) || told.to == Audience::only(Seat::at(0)))
    );
    assert!(on.told.iter().any(|told| matches!(told.event, Event::Peeked { position: 3, .. })));
    assert_eq!(game.get("/combat/2/known"), json!([0]));
    assert_eq!(game.get("/combat/2/origin"), 3);
}

// rule: DL-AREA-07
#[test]
fn recruit_imps() {
    for (slot, food, gold, imps) in [(1, 2, 3, 4), (2, 1, 3, 5), (3, 2, 2, 5)] {
        let mut game = given(json!({}), minion("recruit_imps", slot, json!({})));
        game.act(0, json!("execute"));
        let player = &game.players[0];
        assert_eq!((player.food, player.gold, player.imps.free), (food, gold, imps));
    }
}

// rule: DL-AREA-10, DL-FLOW-07, DL-MON-04
#[test]
fn hire_monster() {
    let offer = json!({ "/monsters": ["troll", "golem", "vampire"], "/players/0/food": 3 });
    let mut game = given(json!({}), minion("hire_monster", 3, offer.clone()));
    assert_eq!(game.legal(0), [json!({ "hire": "troll" }), json!({ "hire": "vampire" }), json!("skip")]);
    game.act(0, json!({ "hire": "troll" }));
    assert_eq!(game.players[0].food, 0, "1 for the space, 2 for the troll");
    assert_eq!(
        game.get("/players/0/lair/0"),
        json!({ "kind": "troll", "ready": true, "expert": null, "expert_used": false })
    );
    let poor = given(
        json!({}),
        minion("hire_monster", 3, json!({ "/monsters": ["troll", "vampire"], "/players/0/food": 2 })),
    );
    assert_eq!(poor.refused(0, json!({ "hire": "troll" }))[0], "DL-AREA-10");
}

// rule: DL-MON-11
#[test]
fn a_demon_needs_food_of_its_kind() {
    let set = |lair| json!({ "/monsters": ["demon", "vampire"], "/players/0/lair": lair });
    let game = given(json!({}), minion("hire_monster", 1, set(json!([{ "kind": "ghost" }]))));
    assert_eq!(game.refused(0, json!({ "hire": "demon" }))[0], "DL-MON-11");
    let mut game =
        given(json!({}), minion("hire_monster", 1, set(json!([{ "kind": "slime", "ready": false }]))));
    game.act(0, json!({ "hire": "demon" }));
    assert_eq!(game.get("/players/0/lair/0/kind"), "demon");
    assert_eq!(game.get("/monster_discard/slime"), 1);
}

// rule: DL-MON-14
#[test]
fn discarded_monsters_lie_face_up() {
    let set = json!({
        "/phase": "event", "/season": 2, "/event": "payday", "/cursor": 9, "/start": 0,
        "/tasks": [stop(1), { "payday": { "seat": 0, "left": [0] } }], "/players/0/lair": [{ "kind": "witch" }],
    });
    let mut game = given(json!({}), set);
    game.act(0, json!({ "abandon": 0 }));
    assert_eq!(game.get("/monster_discard"), json!({ "witch": 1 }));
}

// rule: DL-DIG-01, DL-DIG-02
#[test]
fn a_column_of_three_can_be_widened_at_its_ends_only_once_per_row() {
    let start = (1 << 2) | (1 << 7) | (1 << 12);
    assert_eq!(
        diggable(start),
        (1 << 1) | (1 << 3) | (1 << 6) | (1 << 8) | (1 << 11) | (1 << 13) | (1 << 17)
    );
    // DL-EX-54: with (2,1) dug, (2,2) would complete a block.
    assert_eq!(diggable(start | 1 << 1) & (1 << 6), 0);
}

// rule: DL-DIG-09
#[test]
fn a_blocked_grid_cannot_be_dug() {
    // Every free cell would complete a block: a comb over the whole grid.
    let mut dungeon = serde_json::Map::new();
    for column in 1..=5 {
        for row in 1..=4 {
            dungeon.insert(format!("c{column}r{row}"), json!({ "is": "tunnel" }));
        }
    }
    let set = minion(
        "dig_tunnels",
        1,
        json!({ "/players/0/dungeon": dungeon, "/players/0/orders": ["dig_tunnels"] }),
    );
    let game = given(json!({}), set);
    assert_eq!(game.get("/players/0/on_card/0"), true);
}

// rule: DL-ROOM-04
#[test]
fn a_worker_on_the_replaced_tunnel_stays_used() {
    let set = json!({ "/rooms": ["mint"], "/players/0/imps": { "free": 2, "used": 1, "training": 0 },
        "/players/0/dungeon": { "c3r1": { "is": "tunnel" }, "c3r2": { "is": "tunnel" }, "c3r3": { "is": "tunnel", "worked": true } } });
    let mut game = given(json!({}), minion("build_room", 1, set));
    game.act(0, json!({ "build": { "room": "mint", "cell": "c3r3" } }));
    assert_eq!(game.get("/players/0/imps/used"), 1);
    assert_eq!(game.get("/players/0/dungeon/c3r3/is"), json!({ "room": "mint" }));
}

// rule: DL-ROOM-05, DL-FLOW-08
#[test]
fn rooms_are_not_built_over() {
    let set = json!({ "/rooms": ["mint"], "/players/0/dungeon": {
        "c3r1": { "is": "tunnel" }, "c3r2": { "is": "tunnel" }, "c3r3": { "is": { "room": "bakery" } }, "c1r3": { "is": "tunnel" } } });
    let game = given(json!({}), minion("build_room", 1, set));
    assert_eq!(game.refused(0, json!({ "build": { "room": "mint", "cell": "c3r3" } }))[0], "DL-ROOM-01");
    assert_eq!(game.legal(0), [json!({ "build": { "room": "mint", "cell": "c1r3" } }), json!("skip")]);
}

// rule: DL-FEST-HARV-01, DL-FLOW-09
#[test]
fn harvest_sends_imps_for_food() {
    let mut game = given(
        json!({}),
        minion("get_food", 2, json!({ "/board": "harvest_food", "/players/0/imps/free": 6 })),
    );
    assert_eq!(
        game.legal(0),
        [json!({ "harvest": 1 }), json!({ "harvest": 2 }), json!({ "harvest": 3 }), json!("skip")]
    );
    game.act(0, json!({ "harvest": 3 }));
    assert_eq!((game.players[0].food, game.players[0].imps.used), (6, 4));
}

// rule: DL-FEST-IMPR-07
#[test]
fn an_improved_tunnel_may_be_improved_again() {
    let set = json!({ "/board": "improve_tunnels", "/players/0/imps/free": 2, "/improved": ["foyer"],
        "/players/0/dungeon": { "c3r1": { "is": { "improved": "dark_tunnel" } }, "c3r2": { "is": { "improved": "tool_shed" }, "conquered": true } } });
    let mut game = given(json!({}), minion("dig_tunnels", 1, set.clone()));
    game.act(0, json!({ "improve": { "cell": "c3r1", "tile": "foyer" } }));
    assert_eq!(game.get("/gone_improved"), json!(["dark_tunnel"]), "the tile taken off leaves the game");
    let mut game = given(json!({}), minion("dig_tunnels", 1, set));
    game.act(0, json!({ "unconquer": "c3r2" }));
    assert_eq!(game.get("/players/0/dungeon/c3r2/conquered"), false, "its power is back");
}

// rule: DL-FEST-INV-03
#[test]
fn no_mining_where_gold_is_invested() {
    let game = given(json!({}), minion("mine_gold", 1, json!({ "/board": "invest_gold" })));
    assert_eq!(game.legal(0), [json!("execute"), json!("skip")]);
    assert_eq!(game.refused(0, json!({ "mine": { "tunnels": 1, "vein": 0 } }))[0], "DL-FEST-INV-03");
}

// rule: DL-FEST-INST-01, DL-FEST-INST-02, DL-FEST-INST-10
#[test]
fn three_traps_are_laid_out() {
    let game =
        given(json!({}), json!({ "/phase": "new_season", "/season": 1, "/next_board": "install_traps" }));
    assert_eq!(game.display.len(), 3);
    let board = data().boards.iter().find(|board| board.name.id == "install_traps").expect("the board");
    assert_eq!(board.resolve, [2, 1, 0], "III, II, I");
    let set = json!({ "/board": "install_traps", "/display": ["pendulum", "trap_door"], "/players/0/gold": 0,
        "/players/0/dungeon": { "c3r1": { "is": { "room": "labyrinth" } }, "c3r2": { "is": { "room": "mint" } } } });
    let game = given(json!({}), minion("buy_traps", 2, set));
    assert!(
        game.legal(0).contains(&json!({ "install": { "trap": "pendulum", "cell": "c3r1" } })),
        "no gold in the Labyrinth"
    );
    assert_eq!(
        game.refused(0, json!({ "install": { "trap": "pendulum", "cell": "c3r2" } }))[0],
        "DL-FEST-INST-04"
    );
    let left = given(json!({}), json!({ "/phase": "new_season", "/season": 2, "/display": ["pendulum"] }));
    assert_eq!(left.get("/trap_discard/pendulum"), 1, "what nobody chose is discarded");
}

// rule: DL-FEST-INST-11, DL-PROD-07
#[test]
fn a_loaded_monster_lies_on_the_card() {
    let set = json!({ "/board": "install_traps", "/display": ["monster_catapult"], "/players/0/lair": [{ "kind": "troll" }], "/players/0/tokens_used": 1 });
    let mut game = given(json!({}), minion("buy_traps", 2, set));
    game.act(0, json!({ "install": { "trap": "monster_catapult", "cell": "c3r1" } }));
    assert_eq!(
        game.get("/players/0/dungeon/c3r1/trap"),
        json!({ "trap": "monster_catapult", "fed": "troll" })
    );
    assert!(game.players[0].lair.is_empty() && game.monster_discard.is_empty());
    assert_eq!(game.players[0].tokens_used, 0, "its token goes with it");
}

// rule: DL-FEST-EXP-01, DL-FEST-EXP-04
#[test]
fn experts_cost_more() {
    let set = json!({ "/board": "hire_expert", "/monsters": ["goblin", "troll"], "/players/0/food": 2 });
    let mut game = given(json!({}), minion("hire_monster", 3, set.clone()));
    assert_eq!(game.refused(0, json!({ "hire": "troll" })), ["DL-FEST-EXP-04", "DL-AREA-10"]);
    game.act(0, json!({ "hire": "goblin" }));
    assert_eq!(
        (game.players[0].food, game.players[0].evil),
        (0, 6),
        "surcharge of 1 food, 1 evil for the space"
    );
    assert_eq!(game.get("/players/0/lair/0/expert"), "bigger");
    let mut game = given(json!({}), minion("hire_monster", 3, set));
    game.act(0, json!("skip"));
    assert_eq!(game.players[0].evil, 5, "paid only if a tile is hired");
}
