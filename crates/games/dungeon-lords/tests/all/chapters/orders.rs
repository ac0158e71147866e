//! Chapter 5.

use dungeon_lords::open::Phase;
use engine::{Game, Seat, Viewer};
use serde_json::json;

use crate::common::*;

fn choosing() -> Lords {
    let set = json!({ "/phase": "choose_orders", "/season": 1, "/start": 0, "/tasks": [],
        "/players/0/inaccessible": ["get_food", "mine_gold"] });
    given(json!({ "variant": "base" }), set)
}

// rule: DL-ORDER-02, DL-ORDER-08, DL-FLOW-03
#[test]
fn three_different_accessible_orders() {
    let mut game = choosing();
    assert_eq!(game.legal(0).len(), 6);
    assert_eq!(game.refused(0, json!({ "order": "get_food" })), ["DL-ORDER-02"]);
    game.act(0, json!({ "order": "dig_tunnels" }));
    assert_eq!(game.refused(0, json!({ "order": "dig_tunnels" }))[0], "DL-ORDER-08");
    game.act(0, json!({ "order": "buy_traps" }));
    assert_eq!(game.legal(0).len(), 4);
    game.act(0, json!({ "order": "build_room" }));
    assert!(!game.asked().contains(&0));
}

// rule: DL-ORDER-05
#[test]
fn later_orders_stay_hidden_until_their_reveal() {
    let set = json!({
        "/phase": "place_minions", "/cursor": 0, "/season": 2, "/start": 0, "/tasks": [],
        "/players/0/orders": ["hire_monster", "mine_gold", "buy_traps"], "/players/1/orders": ["get_food", "mine_gold", "buy_traps"],
        "/players/2/orders": ["get_food", "mine_gold", "dig_tunnels"], "/players/3/orders": ["get_food", "mine_gold", "dig_tunnels"],
    });
    let game = given(json!({ "variant": "base" }), set);
    assert_eq!((game.phase, game.state.revealed), (Phase::PlaceMinions, 1));
    let view = game.view(Viewer::Seat(Seat::at(3)));
    assert_eq!(view.orders(Seat::at(0)).len(), 1, "only the first order lies open");
    assert_eq!(view.orders(Seat::at(3)).len(), 3, "one's own are known");
}

// rule: DL-ORDER-09, DL-ORDER-10
#[test]
fn areas_in_sequence_and_the_shortest_frame_first() {
    let set = json!({
        "/phase": "resolve_orders", "/cursor": 0, "/season": 2, "/start": 0, "/tasks": [],
        "/spots/0": [{ "minion": 1 }, { "minion": 0 }, "free"],
        "/spots/6": [{ "minion": 0 }, { "minion": 1 }, { "minion": 2 }], "/monsters": ["goblin", "slime", "ghost"],
    });
    let mut game = given(json!({ "variant": "base" }), set);
    let mut order = Vec::new();
    while game.phase == Phase::ResolveOrders && order.len() < 5 {
        let seat = game.asked()[0];
        order.push(seat);
        game.act(seat, json!("skip"));
    }
    assert_eq!(order, [1, 0, 2, 1, 0], "area 1 from I to II, area 7 from III to I");
}

// rule: DL-ORDER-14
#[test]
fn a_used_minion_stays_until_the_end() {
    let mut game = given(json!({}), minion("get_food", 1, json!({ "/spots/0/0": { "minion": 0 } })));
    game.act(0, json!("execute"));
    assert_eq!(game.get("/spots/0/0"), json!({ "minion": 0 }));
    let set = json!({ "/phase": "retrieval", "/season": 1, "/start": 0, "/tasks": [], "/spots/0/0": { "minion": 0 } });
    let game = given(json!({ "variant": "base", "players": 4 }), set);
    assert_ne!(game.get("/spots/0/0"), json!({ "minion": 0 }));
}

// rule: DL-FEST-OPP-06
#[test]
fn the_gold_for_a_first_hire_follows_the_card() {
    let set = json!({
        "/phase": "place_minions", "/cursor": 0, "/season": 2, "/start": 0, "/tasks": [], "/board": "hire_expert",
        "/players/0/orders": ["hire_monster", "mine_gold", "buy_traps"], "/players/1/orders": ["get_food", "mine_gold", "buy_traps"],
        "/players/2/orders": ["get_food", "mine_gold", "dig_tunnels"], "/players/3/orders": ["get_food", "mine_gold", "dig_tunnels"],
    });
    let mut game = given(json!({}), set);
    assert_eq!(game.legal(0), [json!("pay_and_place"), json!("hold_back")]);
    game.act(0, json!("pay_and_place"));
    assert_eq!(game.players[0].gold, 2);
}

// rule: DL-FEST-OPP-02
#[test]
fn a_board_covers_its_area_and_leaves_again() {
    let set = json!({ "/phase": "new_season", "/season": 1, "/next_board": "harvest_food" });
    let game = given(json!({}), set);
    assert_eq!(game.get("/board"), "harvest_food");
    assert_eq!(game.get("/boards"), json!(["harvest_food"]));
    let set = json!({ "/phase": "new_season", "/season": 2, "/board": "harvest_food", "/next_board": "invest_gold" });
    assert_eq!(given(json!({}), set).get("/board"), "invest_gold");
    let game = given(json!({}), minion("get_food", 1, json!({ "/board": "harvest_food" })));
    assert!(game.legal(0).contains(&json!({ "harvest": 1 })), "the usual spaces are covered");
}
