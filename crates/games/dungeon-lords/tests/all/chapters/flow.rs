//! The course of questions.

use dungeon_lords::{DungeonLords, open::Phase};
use engine::{Game, Seat, Viewer};
use serde_json::json;

use crate::common::*;

/// What the house answers for a seat.
fn spared(game: &Lords, seat: usize) -> Option<serde_json::Value> {
    let seat = Seat::at(seat);
    let mut legal = Vec::new();
    game.state.legal(seat, &mut legal);
    let answer = DungeonLords::spared(&game.view(Viewer::Seat(seat)), seat, &legal);
    answer.map(|action| engine::json::write(pack(), &action))
}

// rule: DL-FLOW-18, DL-HIDE-09
#[test]
fn who_wants_to_hear_no_more_is_asked_like_everybody_and_the_house_answers() {
    let set = json!({ "/phase": "before_event", "/season": 2, "/start": 0, "/tasks": [], "/players/0/pets": ["uni"] });
    let asked = given(json!({ "players": 2 }), set);
    assert_eq!(spared(&asked, 0), None, "this pet can be used");
    let [mut loud, mut quiet] = [asked.clone(), asked];
    loud.act(0, json!("keep_pets"));
    assert_eq!(quiet.act(0, json!("keep_pets_quiet")).told, loud.told);
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::at(1))] {
        assert_eq!(loud.view(viewer), quiet.view(viewer), "nobody else can tell the two apart");
    }
    assert_eq!(quiet.phase, Phase::BeforeAdventurers);
    assert_eq!((loud.asked(), quiet.asked()), (vec![0], vec![0]));
    assert_eq!((spared(&loud, 0), spared(&quiet, 0)), (None, Some(json!("keep_pets"))));
    assert!(quiet.view(Viewer::Seat(Seat::at(0))).hand(Seat::at(0)).quiet, "he himself knows");
    quiet.act(0, json!("keep_pets"));
    assert_eq!((quiet.phase, quiet.season), (Phase::ChooseOrders, 3));
    assert!(!quiet.hand(Seat::at(0)).quiet, "a new season asks anew");
}

// rule: DL-FLOW-18
#[test]
fn questions_where_no_pet_can_be_used_are_spared() {
    let set = |pets| json!({ "/phase": "before_event", "/season": 2, "/start": 0, "/tasks": [], "/players/0/pets": pets });
    let game = given(json!({ "players": 2 }), set(json!(["drago", "fluffy"])));
    assert_eq!(game.legal(0), [json!("keep_pets"), json!("keep_pets_quiet")]);
    assert_eq!(spared(&game, 0), Some(json!("keep_pets")));
    let game = given(json!({ "players": 2 }), set(json!(["drago", "uni"])));
    assert_eq!(spared(&game, 0), None);
    // Other questions are never spared.
    let game = given(json!({}), minion("get_food", 1, json!({ "/players/0/pets": ["drago"] })));
    assert_eq!((game.legal(0).len(), spared(&game, 0)), (2, None));
}

// rule: DL-FLOW-18, DL-FLOW-04
#[test]
fn whoever_holds_a_pet_is_asked_before_his_minion_is_skipped() {
    let poor = |pets| {
        let more =
            json!({ "/players/0/food": 0, "/players/0/pets": pets, "/players/0/orders": ["recruit_imps"] });
        given(json!({}), minion("recruit_imps", 1, more))
    };
    assert_eq!(poor(json!([])).asked(), [1], "without a pet the minion goes back unasked");
    let helpless = poor(json!(["drago"]));
    let mut helped = poor(json!(["dunguin"]));
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::at(1))] {
        assert_eq!(helpless.view(viewer), helped.view(viewer), "the question tells nothing");
    }
    assert_eq!((spared(&helpless, 0), spared(&helped, 0)), (Some(json!("skip")), None));
    helped.act(0, json!({ "use_pet": "dunguin" }));
    helped.act(0, json!("execute"));
    assert_eq!((helped.players[0].imps.free, helped.players[0].food), (4, 1));
    let mut quiet = helpless;
    quiet.act(0, json!("keep_pets_quiet"));
    assert!(quiet.hand(Seat::at(0)).quiet && quiet.players[0].on_card[0]);
    // The same goes for the gold of a first order to hire.
    let set = json!({
        "/phase": "place_minions", "/season": 2, "/start": 0, "/tasks": [{ "first_hire": { "seat": 0, "area": "hire_monster" } }],
        "/cursor": 1, "/revealed": 1, "/players/0/gold": 0, "/players/0/pets": ["drago"], "/players/0/orders": ["hire_monster"],
    });
    let mut game = given(json!({ "players": 2 }), set);
    assert_eq!(game.legal(0), [json!("hold_back"), json!("keep_pets_quiet")]);
    assert_eq!(spared(&game, 0), Some(json!("hold_back")));
    game.act(0, json!("keep_pets_quiet"));
    assert!(game.players[0].on_card[0] && game.hand(Seat::at(0)).quiet);
}

#[test]
fn a_plan_can_be_begun_anew_until_it_is_done() {
    let set = json!({
        "/phase": "planning", "/season": 5, "/round": 1, "/start": 0, "/tasks": [], "/players/0/lair": [{ "kind": "goblin" }, { "kind": "slime" }],
        "/players/0/party": [{ "who": { "adventurer": "warrior_y1_4" } }], "/players/1/party": [{ "who": { "adventurer": "warrior_y1_1" } }], "/players/1/traps": { "pendulum": 1 },
    });
    let mut game = given(json!({ "players": 2 }), set);
    game.act(0, json!({ "add_creature": 0 }));
    game.act(0, json!("plan_again"));
    assert!(game.hand(Seat::at(0)).plan.sent.is_empty());
    game.act(0, json!({ "add_creature": 1 }));
    assert_eq!(game.get("/players/0/plan/sent"), json!(["1"]));
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
        game.act(0, json!({ "add_creature": 0 }));
        game.act(0, json!("plan_again"));
    }
    game.act(0, json!({ "add_creature": 0 }));
    assert_eq!(game.refused(0, json!("plan_again"))[0], "DL-FLOW-16");
    assert!(!game.hand(Seat::at(0)).planned, "the plan itself is still open");
    game.act(0, json!("done"));
    assert_eq!(game.hand(Seat::at(0)).plan.again, 0, "nobody sees how the plan came about");
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
        assert!(!game.hand(Seat::at(0)).planned);
        game.act(0, json!("plan_again"));
    }
    assert!(game.hand(Seat::at(0)).planned, "with one answer left the game gives it");
}
