//! Chapters 30 and 31.

use engine::{Game, Rng, Seat, Viewer, json as names, rand::SeedableRng};
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
        assert_eq!(view["trap_cards"][seat], state.players[seat].traps.total());
    }
    assert!(view.get("luck").is_none() && view.get("card_stack").is_none());
}

// rule: DL-HIDE-06
#[test]
fn the_third_order_of_a_dummy_is_secret() {
    let set = json!({ "/phase": "choose_orders", "/season": 1, "/start": 0, "/tasks": [],
        "/players/0/orders": ["get_food", "mine_gold", "build_room"], "/dummies/0/open": ["get_food", "mine_gold"], "/dummies/0/inaccessible": ["dig_tunnels", "buy_traps", "build_room"] });
    let mut game = given(json!({ "players": 2 }), set);
    assert_eq!(answers(&game, 0).len(), 3);
    act(&mut game, 0, json!({ "dummy_order": "hire_monster" }));
    assert_eq!(game.view(Viewer::Seat(Seat::at(1))).table().players[0].third, None);
    let own = game.view(Viewer::Seat(Seat::at(0))).table().players[0].third;
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
    let orders: Vec<_> = answers(&game, 1);
    assert!(
        orders.iter().all(|order| order.get("order").is_some()),
        "an order names an area, no tile: {orders:?}"
    );
}
