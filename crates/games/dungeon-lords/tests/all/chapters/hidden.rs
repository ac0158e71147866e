//! Chapters 30 and 31.

use dungeon_lords::{DungeonLords, Event};
use engine::{Game, Rng, Seat, Told, Viewer, json as names, rand::SeedableRng};
use serde_json::json;

use crate::common::*;

// rule: DL-HIDE-01
#[test]
fn what_is_public() {
    let table = random(json!({ "players": 3 }), 8);
    let half = table.at(table.log().len() / 2).expect("a moment of it");
    let state = half.state();
    let view = names::write(pack(), &state.view(Viewer::Spectator));
    let whole = names::write(pack(), state);
    for field in [
        "spots",
        "monsters",
        "rooms",
        "announced",
        "event",
        "next_event",
        "trap_discard",
        "monster_discard",
        "room_discard",
    ] {
        assert_eq!(view[field], whole[field], "{field}");
    }
    for seat in 0..3 {
        for field in [
            "evil",
            "gold",
            "food",
            "imps",
            "lair",
            "dungeon",
            "prison",
            "party",
            "inaccessible",
            "used_pets",
        ] {
            assert_eq!(view["players"][seat][field], whole["players"][seat][field], "{field}");
        }
        assert_eq!(view["trap_cards"][seat], state.hand(Seat::at(seat)).traps.total());
    }
    assert!(view.get("luck").is_none() && view.get("card_stack").is_none());
}

// rule: DL-HIDE-06
#[test]
fn the_third_order_of_a_dummy_is_secret() {
    let set = json!({ "/phase": "choose_orders", "/season": 1, "/start": 0, "/tasks": [],
        "/players/0/orders": ["get_food", "mine_gold", "build_room"], "/dummies/0/open": ["get_food", "mine_gold"], "/dummies/0/inaccessible": ["dig_tunnels", "buy_traps", "build_room"] });
    let mut game = given(json!({ "players": 2 }), set);
    assert_eq!(game.legal(0).len(), 3);
    game.act(0, json!({ "dummy_order": "hire_monster" }));
    assert_eq!(game.view(Viewer::Seat(Seat::at(1))).third_order(Seat::at(0)), None);
    let own = game.view(Viewer::Seat(Seat::at(0))).third_order(Seat::at(0));
    assert_eq!(own.map(|order| data().area(order).name.id.as_str()), Some("hire_monster"));
}

// rule: DL-HIDE-07
#[test]
fn nothing_is_committed_before_the_action_resolves() {
    // Whatever a player means to hire or build is nowhere in the state until his minion acts.
    let game = given(json!({ "variant": "base" }), json!({ "/phase": "new_season", "/season": 1 }));
    let mut rng = Rng::seed_from_u64(5);
    let mut other = game.clone();
    other.resample(Seat::at(0), &mut rng);
    assert_eq!(other.view(Viewer::Seat(Seat::at(0))), game.view(Viewer::Seat(Seat::at(0))));
    let orders: Vec<_> = game.legal(1);
    assert!(
        orders.iter().all(|order| order.get("order").is_some()),
        "an order names an area, no tile: {orders:?}"
    );
}

/// Seat 0 can begin its plan anew no more, with this trap card in hand; and what that told.
fn last_plan(trap: &str) -> Lords {
    let set = json!({
        "/phase": "planning", "/season": 5, "/round": 1, "/start": 0, "/tasks": [],
        "/players/0/party": [{ "who": { "adventurer": "warrior_y1_1" } }], "/players/0/traps": { trap: 1 },
        "/players/0/plan": { "site": { "cell": "c3r1" }, "again": 12 },
        "/players/1/party": [{ "who": { "adventurer": "warrior_y1_2" } }], "/players/1/traps": { "pendulum": 1 },
    });
    given(json!({}), set)
}

// rule: DL-COMBAT-16, DL-FLOW-16
#[test]
fn who_has_finished_a_plan_is_secret() {
    let (forced, free) = (last_plan("monster_catapult"), last_plan("trap_door"));
    assert_eq!([forced.asked(), free.asked()], [vec![1], vec![0, 1]], "no monster for the catapult");
    let mut done = free.clone();
    done.act(0, json!("done"));
    assert_eq!(done.asked(), [1]);
    for viewer in Viewer::all(4).filter(|viewer| !viewer.is(Seat::at(0))) {
        for (game, how) in [(&forced, "forced"), (&done, "done")] {
            assert_eq!(game.view(viewer), free.view(viewer), "{how}, in the eyes of {viewer}");
            assert_eq!(game.pending(viewer), free.awaiting(), "{how}, in the eyes of {viewer}");
        }
        let seen = |told: &[Told<Event>]| -> Vec<Event> {
            told.iter().filter(|told| told.to.includes(viewer)).map(|told| told.event.clone()).collect()
        };
        assert_eq!(seen(&forced.told), seen(&free.told), "told to {viewer}");
        assert_eq!(seen(&done.told), [], "told to {viewer}");
    }
    let own = Viewer::Seat(Seat::at(0));
    assert_eq!(forced.pending(own), forced.awaiting(), "a seat knows about itself");
    assert!(forced.view(own).has_answered(Seat::at(0)));
    assert!(free.view(own).has_answered(Seat::at(2)), "everybody sees who has nobody to fight");
}

// rule: DL-COMBAT-16
#[test]
fn somebody_is_still_planning_whatever_is_imagined() {
    let mut game = last_plan("trap_door");
    game.act(1, json!("done"));
    let (me, mut rng) = (Seat::at(1), Rng::seed_from_u64(7));
    let view = game.view(Viewer::Seat(me));
    for _ in 0..50 {
        let mut resampled = game.state.clone();
        resampled.resample(me, &mut rng);
        for world in [resampled, DungeonLords::imagine(&view, &mut rng)] {
            let world = Lords::resumed(world, &[]);
            assert_eq!(world.asked(), [0]);
            assert!(world.legal(0).len() > 1, "a question is a choice");
        }
    }
}
