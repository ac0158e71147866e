//! Chapter 19.

use dungeon_lords::{Event, open::Spot};
use serde_json::json;

use crate::common::*;

// rule: DL-THREE-02, DL-THREE-03
#[test]
fn the_dummy_of_three_players_blocks_space_two() {
    let set = json!({ "/phase": "new_season", "/season": 0, "/dummies/0/inaccessible": ["get_food", "mine_gold", "build_room"] });
    let game = given(json!({ "players": 3 }), set);
    let taken: Vec<usize> = (0..8).filter(|area| game.spots[*area][1] == Spot::Dummy).collect();
    assert_eq!(taken.len(), 3);
    assert!(!taken.iter().any(|area| [0, 3, 7].contains(area)), "none of last season's");
    assert!(game.spots.iter().all(|spots| spots[0] == Spot::Free && spots[2] == Spot::Free));
    let set = json!({ "/phase": "place_minions", "/cursor": 24, "/season": 1, "/start": 0, "/tasks": [],
        "/dummies/0/open": ["dig_tunnels", "buy_traps", "recruit_imps"], "/dummies/0/inaccessible": ["get_food", "mine_gold", "build_room"], "/players/0/pets": ["uni"] });
    let game = given(json!({ "players": 3 }), set);
    assert_eq!(game.get("/dummies/0/inaccessible"), json!(["dig_tunnels", "recruit_imps", "buy_traps"]));
}

// rule: DL-TWO-02, DL-TWO-11
#[test]
fn two_open_orders_of_each_dummy() {
    let game = given(json!({ "players": 2 }), json!({ "/phase": "new_season", "/season": 0 }));
    for dummy in &game.dummies {
        assert_eq!(dummy.open.len(), 2);
        assert!(dummy.open.iter().all(|area| !dummy.inaccessible.contains(*area)));
    }
    let placed = game.spots.iter().flatten().filter(|spot| **spot == Spot::Dummy).count();
    assert_eq!(placed, 4, "they stand before anybody chooses");
    assert_eq!(game.asked(), [0, 1]);
}

// rule: DL-TWO-03, DL-TWO-04, DL-TWO-05
#[test]
fn the_secret_third_order_comes_before_the_players() {
    let set = json!({ "/phase": "place_minions", "/cursor": 0, "/season": 1, "/start": 0, "/tasks": [],
        "/players/0/orders": ["get_food", "mine_gold", "build_room"], "/players/1/orders": ["get_food", "mine_gold", "build_room"],
        "/players/0/third": "get_food", "/players/1/third": "get_food", "/dummies/0/open": ["buy_traps", "mine_gold"], "/dummies/1/open": ["buy_traps", "dig_tunnels"],
        "/players/0/gold": 0, "/players/0/pets": ["uni"] });
    let game = given(json!({ "players": 2 }), set);
    let placed: Vec<String> = game
        .told
        .iter()
        .filter_map(|told| match &told.event {
            Event::DummyPlaced { slot, .. } => Some(format!("dummy {slot}")),
            Event::Placed { seat, slot, area } if area.0 == 0 => Some(format!("{seat} {slot}")),
            Event::Blocked { seat, area } if area.0 == 0 => Some(format!("{seat} blocked")),
            _ => None,
        })
        .collect();
    assert_eq!(placed, ["dummy 0", "dummy 1", "0 2", "1 blocked"]);
    assert_eq!(game.get("/dummies/0/inaccessible"), json!(["get_food", "mine_gold", "buy_traps"]));
}

// rule: DL-TWO-06
#[test]
fn a_dummy_without_a_space_is_not_placed() {
    let set = json!({ "/phase": "place_minions", "/cursor": 0, "/season": 1, "/start": 0, "/tasks": [], "/spots/0": ["dummy", "dummy", "dummy"],
        "/players/0/orders": ["get_food", "mine_gold", "build_room"], "/players/1/orders": ["mine_gold", "get_food", "build_room"],
        "/players/0/third": "get_food", "/players/1/third": "dig_tunnels", "/players/0/pets": ["uni"] });
    let told = given(json!({ "players": 2 }), set).told;
    assert!(told.iter().any(|told| told.clause == "DL-TWO-06"));
}

// rule: DL-TWO-08, DL-TWO-09, DL-ADV-06
#[test]
fn the_dummy_is_a_third_lord() {
    let set = json!({ "/phase": "adventurers", "/season": 2, "/start": 0, "/tasks": [], "/dummy_evil": 5,
        "/players/0/evil": 6, "/players/1/evil": 9, "/arriving": ["thief_y1_1", "priest_y1_2", "wizard_y1_4"] });
    let game = given(json!({ "players": 2 }), set);
    // The counter rises to 6: tied with seat 0, the dummy counts as more evil.
    assert_eq!(game.get("/players/1/party/0/who/adventurer"), "wizard_y1_4");
    assert_eq!(game.get("/gone_adventurers"), json!(["priest_y1_2"]));
    assert_eq!(game.get("/players/0/party/0/who/adventurer"), "thief_y1_1");
}

// rule: DL-TWO-10
#[test]
fn the_dummy_wins_nothing() {
    use engine::Game;
    let set = json!({ "/phase": "over", "/year": 2, "/season": 4, "/tasks": [], "/dummy_evil": 15 });
    let outcome = given(json!({ "players": 2, "variant": "base" }), set).outcome().expect("over");
    assert_eq!(outcome.standings.len(), 2);
    let told = story(json!({ "players": 2, "variant": "base" }), 6);
    assert!(
        !told.iter().any(|(_, event)| matches!(event, Event::PaladinRemoved { .. })),
        "it never reaches the paladin space"
    );
}
