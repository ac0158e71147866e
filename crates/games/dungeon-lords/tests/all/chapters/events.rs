//! Chapters 9 and 11: evil, paladins and events.

use engine::Seat;
use serde_json::{Value, json};

use crate::common::*;

fn special(card: &str, more: Value) -> Lords {
    let mut set = json!({ "/phase": "event", "/season": 2, "/event": "special", "/special": card, "/cursor": 8, "/start": 0, "/tasks": [] });
    for (key, value) in more.as_object().expect("a table") {
        set[key] = value.clone();
    }
    given(json!({ "variant": "base", "players": 2 }), set)
}

// rule: DL-EVENT-01
#[test]
fn the_event_of_the_season_in_turn_order() {
    let set = json!({ "/phase": "event", "/season": 2, "/event": "taxes", "/cursor": 0, "/start": 1, "/tasks": [] });
    let mut game = given(json!({ "variant": "base" }), set);
    let mut order = Vec::new();
    for _ in 0..4 {
        let seat = game.asked()[0];
        order.push(seat);
        game.act(seat, json!({ "pay_tax": 0 }));
    }
    assert_eq!(order, [1, 2, 3, 0]);
}

// rule: DL-EVENT-10
#[test]
fn a_golem_wants_a_trap_again() {
    let set = json!({
        "/phase": "event", "/season": 2, "/event": "payday", "/cursor": 9, "/start": 0,
        "/tasks": [stop(1), { "payday": { "seat": 0, "left": [0] } }],
        "/players/0/lair": [{ "kind": "golem" }], "/players/0/traps": { "pendulum": 1, "trap_door": 1 },
    });
    let mut game = given(json!({}), set);
    game.act(0, json!({ "pay": 0 }));
    assert_eq!(game.legal(0), [json!({ "give_trap": "pendulum" }), json!({ "give_trap": "trap_door" })]);
    game.act(0, json!({ "give_trap": "trap_door" }));
    assert_eq!((game.players[0].gold, game.get("/trap_discard/trap_door")), (2, json!(1)));
}

// rule: DL-EVIL-01
#[test]
fn counters_move_one_at_a_time() {
    // The most evil rises first and is followed, then the nicest falls.
    let game = special("witch_hunt", json!({ "/players/0/evil": 9, "/players/1/evil": 4 }));
    assert_eq!((game.players[0].evil, game.players[1].evil), (11, 2));
    assert_eq!(game.get("/players/0/party/0/who/paladin"), "paladin_human_y1");
}

// rule: DL-PAL-07
#[test]
fn a_paladin_is_of_no_class() {
    let set = json!({
        "/phase": "battle", "/cursor": 0, "/season": 5, "/round": 1, "/start": 0, "/tasks": [],
        "/combat/0": { "origin": 1, "card": "fireball", "open": true }, "/tent": [],
        "/players/0/party": [{ "who": { "paladin": "paladin_human_y1" } }, { "who": { "adventurer": "priest_y1_4" } }],
        "/players/0/lair": [{ "kind": "vampire" }, { "kind": "ghost" }], "/players/0/plan": { "site": { "cell": "c3r1" }, "sent": [0] },
        "/battle/stage": "traps", "/battle/traps": [{ "trap": "antimagic_dart" }],
    });
    let mut game = given(json!({}), set);
    game.act(0, json!({ "target": 0 }));
    assert_eq!(game.get("/battle/skip_healing"), false);
    assert_eq!(game.legal(0).len(), 2, "the vampire may bite him in both ways");
    game.act(0, json!({ "attack": { "by": { "creature": 0 }, "mode": 0 } }));
    // 3 damage, of which the four hearts of paladin and priest heal; then 1 fatigue.
    assert_eq!(game.get("/players/0/party/0/damage"), 1);
}

#[test]
fn special_events_do_what_their_cards_say() {
    let game = special("treasury_audit", json!({ "/players/0/gold": 5 }));
    assert_eq!((game.players[0].gold, game.players[1].gold), (3, 2));
    let game = special("imp_fever", json!({ "/players/0/imps/free": 5 }));
    assert_eq!(game.players[0].imps.free, 2);
    let mut game = special("charity_drive", json!({}));
    game.act(0, json!("accept"));
    assert_eq!((game.players[0].gold, game.players[0].evil), (2, 3));
    game.act(1, json!("refuse"));
    assert_eq!((game.players[1].gold, game.players[1].evil), (3, 5));
    let mut game = special("trap_recall", json!({ "/players/0/traps": { "pendulum": 1 } }));
    game.act(0, json!("accept"));
    assert_eq!((game.hand(Seat::at(0)).traps.total(), game.players[0].evil, game.players[1].evil), (0, 5, 6));
    let mut game =
        special("monster_strike", json!({ "/players/0/lair": [{ "kind": "witch" }, { "kind": "ghost" }] }));
    assert_eq!(game.legal(0), [json!({ "symbol": "food" }), json!({ "symbol": "evil" }), json!("strike")]);
    game.act(0, json!("strike"));
    assert!(!game.players[0].lair[0].ready && game.players[0].lair[1].ready);
    let prizes =
        json!({ "/players/0/lair": [{ "kind": "witch" }], "/players/1/dungeon/c4r1": { "is": "tunnel" } });
    let game = special("ministry_prizes", prizes);
    assert_eq!((game.players[0].food, game.players[1].imps.free), (4, 4));
    let game = special("scout_at_the_gate", json!({}));
    assert!(game.fatigue_halved);
}
