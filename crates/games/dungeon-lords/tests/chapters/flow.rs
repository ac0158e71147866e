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

// rule: DL-FLOW-16
#[test]
fn a_plan_is_begun_anew_twelve_times_at_most() {
    let set = json!({
        "/phase": "planning", "/season": 5, "/round": 1, "/start": 0, "/tasks": [], "/players/0/lair": [{ "kind": "goblin" }], "/players/0/traps": { "rolling_stone": 1 },
        "/players/0/party": [{ "who": { "adventurer": "warrior_y1_4" } }], "/players/1/party": [{ "who": { "adventurer": "warrior_y1_1" } }], "/players/1/traps": { "pendulum": 1 },
    });
    let mut game = given(json!({ "players": 2 }), set);
    for _ in 0..12 {
        act(&mut game, 0, json!({ "add_creature": 0 }));
        act(&mut game, 0, json!("plan_again"));
    }
    act(&mut game, 0, json!({ "add_creature": 0 }));
    assert_eq!(refused(&game, 0, json!("plan_again"))[0], "DL-FLOW-16");
    assert!(!game.players[0].ready, "the plan itself is still open");
    act(&mut game, 0, json!("done"));
    assert_eq!(game.players[0].plan.again, 0, "nobody sees how the plan came about");
}

// rule: DL-FLOW-16
#[test]
fn who_cannot_plan_anything_is_not_asked_for_ever() {
    let set = json!({
        "/phase": "planning", "/season": 5, "/round": 1, "/start": 0, "/tasks": [],
        "/players/0/party": [{ "who": { "adventurer": "warrior_y1_4" } }], "/players/0/traps": { "monster_catapult": 1 },
        "/players/1/party": [{ "who": { "adventurer": "warrior_y1_1" } }], "/players/1/traps": { "pendulum": 1 },
    });
    let mut game = given(json!({ "players": 2 }), set);
    for _ in 0..12 {
        assert!(!game.players[0].ready);
        act(&mut game, 0, json!("plan_again"));
    }
    assert!(game.players[0].ready, "with one answer left the game gives it");
}
