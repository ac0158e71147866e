//! The course of questions.

use dungeon_lords::state::Phase;
use serde_json::json;

use crate::common::*;

#[test]
fn a_quiet_player_is_not_asked_again_this_season() {
    let set = json!({ "/phase": "before_event", "/season": 2, "/start": 0, "/tasks": [], "/players/0/pets": ["uni"] });
    let mut game = given(json!({ "players": 2 }), set);
    act(&mut game, 0, json!("keep_pets_quiet"));
    assert_eq!((game.phase, game.season), (Phase::ChooseOrders, 3));
    assert!(!game.players[0].quiet, "a new season asks anew");
}

#[test]
fn a_plan_can_be_begun_anew_until_it_is_done() {
    let set = json!({
        "/phase": "planning", "/season": 5, "/round": 1, "/start": 0, "/tasks": [], "/players/0/lair": [{ "kind": "goblin" }, { "kind": "slime" }],
        "/players/0/party": [{ "who": { "adventurer": "warrior_y1_4" } }], "/players/1/party": [{ "who": { "adventurer": "warrior_y1_1" } }], "/players/1/traps": { "pendulum": 1 },
    });
    let mut game = given(json!({ "players": 2 }), set);
    act(&mut game, 0, json!({ "add_creature": 0 }));
    act(&mut game, 0, json!("plan_again"));
    assert!(game.players[0].plan.sent.is_empty());
    act(&mut game, 0, json!({ "add_creature": 1 }));
    assert_eq!(at(&game, "/players/0/plan/sent"), json!(["1"]));
}
