//! Chapter 10, and the rooms of the expansion.

use engine::Seat;
use serde_json::{Value, json};

use crate::common::*;

fn producing(more: Value) -> Lords {
    let mut set = json!({ "/phase": "production", "/season": 3, "/cursor": 4, "/start": 0, "/tasks": [stop(1), { "produce": { "seat": 0 } }] });
    for (key, value) in more.as_object().expect("a table") {
        set[key] = value.clone();
    }
    given(json!({}), set)
}

fn room(name: &str) -> Value {
    json!({ "c3r1": { "is": "tunnel" }, "c3r2": { "is": "tunnel" }, "c3r3": { "is": { "room": name } } })
}

// rule: DL-PROD-01, DL-FLOW-11
#[test]
fn in_turn_order() {
    let set = json!({ "/phase": "production", "/season": 3, "/cursor": 0, "/start": 1, "/tasks": [],
        "/players/0/dungeon": room("mint"), "/players/2/dungeon": room("hatchery") });
    let mut game = given(json!({}), set);
    assert_eq!(game.asked(), [2]);
    assert_eq!(
        game.legal(2),
        [json!({ "produce": { "room": "hatchery", "imps": 3, "tokens": 0, "gain": 0 } }), json!("done")]
    );
    game.act(2, json!("done"));
    assert_eq!(game.asked(), [0]);
    let game =
        producing(json!({ "/players/0/dungeon": room("mint"), "/players/0/lair": [{ "kind": "troll" }] }));
    assert_eq!(game.legal(0).len(), 3, "every split of imps and tokens, or done");
}

// rule: DL-PROD-04
#[test]
fn the_exact_number_of_workers() {
    let game = producing(json!({ "/players/0/dungeon": room("mint"), "/players/0/imps/free": 6 }));
    for imps in [2, 4] {
        let use_it = json!({ "produce": { "room": "mint", "imps": imps, "tokens": 0, "gain": 0 } });
        assert_eq!(game.refused(0, use_it)[0], "DL-PROD-04");
    }
}

// rule: DL-PROD-08
#[test]
fn the_digging_room_digs_at_once() {
    let mut game = producing(json!({ "/players/0/dungeon": room("digging_room") }));
    game.act(0, json!({ "produce": { "room": "digging_room", "imps": 2, "tokens": 0, "gain": 0 } }));
    game.act(0, json!({ "dig": "c4r1" }));
    assert_eq!(game.get("/players/0/dungeon/c4r1/is"), "tunnel");
    assert_eq!(game.get("/players/0/dungeon/c4r1/worked"), false, "the imps stay in the room");
}

// rule: DL-PROD-09
#[test]
fn the_workshop_draws_one_card_even_in_year_2() {
    let mut game =
        producing(json!({ "/players/0/dungeon": room("workshop"), "/players/0/imps/free": 4, "/year": 2 }));
    game.act(0, json!({ "produce": { "room": "workshop", "imps": 4, "tokens": 0, "gain": 0 } }));
    assert_eq!(game.hand(Seat::at(0)).traps.total(), 1);
    assert_eq!(game.asked(), [1], "nothing is discarded");
}

// rule: DL-PROD-10, DL-PROD-14
#[test]
fn retrieval_takes_orders_and_minions_back() {
    let set = json!({ "/phase": "retrieval", "/season": 1, "/start": 0, "/tasks": [], "/spots/3/0": { "minion": 0 },
        "/players/0/orders": ["mine_gold", "get_food", "buy_traps"], "/players/0/inaccessible": ["dig_tunnels", "build_room"] });
    let game = given(json!({ "variant": "base" }), set);
    assert_eq!(game.get("/players/0/inaccessible"), json!(["get_food", "buy_traps"]));
    assert_eq!(game.get("/spots/3/0"), "free");
    assert!(game.legal(0).contains(&json!({ "order": "dig_tunnels" })));
}

// rule: DL-PROD-13
#[test]
fn inaccessible_orders_carry_over_into_year_2() {
    let set = json!({ "/phase": "combat", "/season": 4, "/round": 4, "/tasks": [], "/start": 0, "/players/0/inaccessible": ["get_food", "buy_traps"] });
    let game = given(json!({ "variant": "base" }), set);
    assert_eq!(game.year, 2);
    assert_eq!(game.get("/players/0/inaccessible"), json!(["get_food", "buy_traps"]));
}

// rule: DL-FEST-ROOM-03
#[test]
fn imps_in_training() {
    let mut game = producing(
        json!({ "/players/0/dungeon": room("imp_training_room"), "/players/0/imps": { "free": 2, "used": 0, "training": 1 } }),
    );
    assert_eq!(game.legal(0).len(), 3, "one in, one out, or done");
    game.act(0, json!({ "train": { "room": "imp_training_room", "imps": -1 } }));
    assert_eq!(game.get("/players/0/imps"), json!({ "free": 3, "used": 0, "training": 0 }));
    let mut game = producing(
        json!({ "/year": 2, "/players/0/dungeon": room("imp_training_room"), "/players/0/imps": { "free": 3, "used": 0, "training": 1 } }),
    );
    game.act(0, json!({ "train": { "room": "imp_training_room", "imps": 1 } }));
    assert_eq!(
        game.refused(0, json!({ "train": { "room": "imp_training_room", "imps": -1 } }))[0],
        "DL-FEST-ROOM-08"
    );
    game.act(0, json!({ "train": { "room": "imp_training_room", "imps": 1 } }));
    assert_eq!(game.get("/players/0/imps/training"), 3);
}

// rule: DL-FEST-RENT-10
#[test]
fn a_rented_training_room_moves_one_imp() {
    let set = json!({ "/year": 2, "/players/0/rented": [{ "room": "imp_training_room" }], "/players/0/imps/free": 3,
        "/players/0/dungeon": { "c3r1": { "is": { "improved": "tool_shed" } } } });
    let mut game = producing(set);
    assert_eq!(
        game.legal(0),
        [json!({ "train": { "room": "imp_training_room", "imps": 1 } }), json!("done")]
    );
    game.act(0, json!({ "train": { "room": "imp_training_room", "imps": 1 } }));
    assert_eq!(game.asked(), [1]);
    // Beside the board there is no Tool Shed to help.
    let game = producing(
        json!({ "/players/0/rented": [{ "room": "mint" }], "/players/0/dungeon": { "c3r1": { "is": { "improved": "tool_shed" } } } }),
    );
    assert!(
        game.legal(0).contains(&json!({ "produce": { "room": "mint", "imps": 3, "tokens": 0, "gain": 0 } }))
    );
}
