//! Chapters 21 and 23.

use dungeon_lords::open::Phase;
use engine::{Game, Seat, Viewer};
use serde_json::json;

use crate::common::*;

// rule: DL-FEST-FAIR-05, DL-FLOW-10
#[test]
fn bids_are_secret_until_all_are_in() {
    let set = json!({ "/phase": "fair_bids", "/season": 5, "/start": 0, "/tasks": [], "/prizes": ["harvest_food"],
        "/players/0/imps": { "free": 2, "used": 1, "training": 3 }, "/players/0/lair": [{ "kind": "troll" }] });
    let mut game = given(json!({ "players": 2 }), set);
    assert_eq!(game.legal(0).len(), 3, "0 to 2: neither trained imps nor troll tokens can go");
    game.act(0, json!({ "send": 2 }));
    assert_eq!(game.view(Viewer::Seat(Seat::at(1))).bid(Seat::at(0)), 0);
    assert_eq!(game.view(Viewer::Seat(Seat::at(1))).players[0].imps.free, 2);
    game.act(1, json!({ "send": 0 }));
    assert_eq!(game.asked(), [0]);
}

// rule: DL-FEST-FAIR-12
#[test]
fn tiles_on_offer_are_no_prizes() {
    let set = json!({ "/phase": "fair_prizes", "/season": 5, "/start": 0, "/tasks": [stop(1), { "pick_prize": { "seat": 0 } }],
        "/prizes": ["hire_expert"], "/monsters": ["goblin"], "/monster_discard": { "slime": 1, "troll": 1 } });
    let mut game = given(json!({}), set);
    game.act(0, json!({ "prize": "hire_expert" }));
    assert_eq!(game.legal(0), [json!({ "hire": "slime" }), json!({ "hire": "troll" })]);
    assert_eq!(game.refused(0, json!({ "hire": "goblin" }))[0], "DL-FEST-FAIR-12");
}

// rule: DL-FEST-FLOW-06
#[test]
fn the_last_board_leaves_at_the_end_of_orders() {
    let set = json!({ "/phase": "end_of_orders", "/cursor": 1, "/season": 5, "/start": 0, "/board": "rent_rooms", "/boards": ["harvest_food", "rent_rooms"], "/tasks": [],
        "/players/0/dungeon/c3r3": { "is": { "room": "mint" } } });
    let game = given(json!({ "fair": false }), set);
    assert_eq!(game.phase, Phase::Production);
    assert!(game.board.is_none());
}

// rule: DL-FEST-PET-05, DL-HIDE-04, DL-HIDE-09
#[test]
fn a_pet_is_known_to_its_owner_only() {
    let set = json!({ "/phase": "before_event", "/season": 2, "/start": 0, "/tasks": [], "/players/0/pets": ["uni", "snappy"], "/players/1/pets": ["dunguin"] });
    let mut game = given(json!({ "players": 2 }), set);
    let other = game.view(Viewer::Seat(Seat::at(1)));
    assert_eq!((other.held.pets[0], other.hand(Seat::at(0)).pets.len()), (2, 0));
    // Whoever holds pets is asked, fitting or not, and an answer without a pet is not told.
    assert_eq!(game.legal(0), [json!("keep_pets"), json!("keep_pets_quiet"), json!({ "use_pet": "uni" })]);
    let on = game.act(0, json!("keep_pets"));
    assert!(on.told.is_empty());
    assert_eq!(game.asked(), [1]);
    let on = game.act(1, json!({ "use_pet": "dunguin" }));
    assert!(on.revealed && on.told.iter().any(|told| told.clause == "DL-FEST-PET-06"));
    assert_eq!(game.players[1].food, 5);
}

// rule: DL-FEST-PET-07
#[test]
fn baby_golem_and_stareplant_last_until_the_combat_ends() {
    let set = json!({
        "/phase": "planning", "/season": 5, "/round": 1, "/start": 0, "/tasks": [], "/players/0/pets": ["baby_golem", "stareplant"],
        "/players/0/party": [{ "who": { "adventurer": "warrior_y1_4" } }], "/players/1/party": [{ "who": { "adventurer": "warrior_y1_1" } }], "/players/1/traps": { "pendulum": 1 },
    });
    let mut game = given(json!({ "players": 2 }), set);
    game.act(0, json!({ "use_pet": "stareplant" }));
    assert_eq!(game.get("/combat/0/known"), json!([0]), "he sees the card before he plans");
    assert!(game.get("/combat/0/card").is_string() && !game.combat[0].open);
    game.act(0, json!({ "use_pet": "baby_golem" }));
    game.act(0, json!("add_fighter"));
    game.act(0, json!("done"));
    game.act(1, json!("done"));
    assert_eq!(game.round, 2);
    assert_eq!(game.get("/combat/1/known"), json!([0]));
    assert!(game.players[0].fighter_ready && game.players[0].fighter.is_some());
    let set = json!({ "/phase": "combat", "/season": 5, "/round": 5, "/tasks": [], "/players/0/fighter": "baby_golem", "/players/0/foresees": true });
    let over = given(json!({ "players": 2 }), set);
    assert!(over.players[0].fighter.is_none() && !over.players[0].foresees);
}

// rule: DL-FEST-PET-08
#[test]
fn using_a_pet_is_no_attack() {
    let set = json!({
        "/phase": "battle", "/cursor": 0, "/season": 5, "/round": 1, "/start": 0, "/tasks": [], "/battle/stage": "before_monsters", "/battle/skip_conquest": true,
        "/combat/0": { "origin": 1, "card": "fireball", "open": true }, "/players/0/party": [{ "who": { "adventurer": "warrior_y1_4" } }, { "who": { "adventurer": "priest_y1_4" } }],
        "/players/0/plan": { "site": { "cell": "c3r1" } }, "/players/0/pets": ["fiery_fairy", "uni"],
    });
    let mut game = given(json!({}), set);
    game.act(0, json!({ "use_pet": "fiery_fairy" }));
    game.act(0, json!("keep_pets_quiet"));
    assert_eq!(
        (game.get("/players/0/party/0/damage"), game.get("/players/0/party/1/damage")),
        (json!(1), json!(1)),
        "no healing"
    );
}

// rule: DL-FEST-PET-11
#[test]
fn discarded_pets_are_shuffled_when_the_deck_runs_out() {
    let set = minion(
        "recruit_imps",
        3,
        json!({ "/board": "adopt_pet", "/pet_deck": ["uni"], "/pet_discard": [["dunguin"], [], [], []], "/players/1/used_pets": ["wormie"] }),
    );
    let mut game = given(json!({}), set);
    let on = game.act(0, json!("execute"));
    assert!(on.told.iter().any(|told| told.clause == "DL-FEST-PET-11"));
    assert_eq!(game.get("/players/0/pets"), json!(["uni", "dunguin"]));
    let mut none =
        given(json!({}), minion("recruit_imps", 1, json!({ "/board": "adopt_pet", "/pet_deck": [] })));
    none.act(0, json!("execute"));
    assert!(none.hand(Seat::at(0)).pets.is_empty());
}
