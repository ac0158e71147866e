//! Chapter 1: conventions, information, arithmetic.

use dungeon_petz::{
    DungeonPetz, Options,
    terms::{Diet, Food},
};
use engine::{Game, Seed, Witness};
use serde_json::json;

use crate::common::*;

// rule: DP-CORE-01
#[test]
fn two_to_four_players_and_the_most_reputation_wins() {
    for players in [0, 1, 5, 200] {
        let options = Options { players, ..Options::default() };
        let problems =
            DungeonPetz::new(&options, pack(), &Seed::from_number(1), &mut Witness::silent()).err();
        assert_eq!(problems.map(|problems| problems[0].clause), Some(Some("DP-CORE-01")));
    }
    for players in 2..=4 {
        assert_eq!(table(json!({ "players": players })).state.players(), players);
    }
    let mut end = two(
        json!({ "phase": "scoring", "players": { "0": { "reputation": 9 }, "1": { "reputation": 50 } } }),
    );
    let outcome = end.play_until(1, |_| false).state.outcome().expect("over");
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [seat(1)]);
}

// rule: DP-CORE-02
#[test]
fn scores_and_reputation_count_in_halves() {
    let end =
        four(json!({ "phase": "scoring", "players": { "0": { "imps": 10, "extra_imps": [], "gold": 1 } } }));
    // One gold is worth half a point of business.
    assert_eq!(end.get("/players/0/finals/0/score"), json!(1));
    assert_eq!(end.state.outcome().map(|outcome| outcome.parts), Some(2));
}

// rule: DP-CORE-03
#[test]
fn imps_and_gold_are_public_even_behind_the_screen() {
    let mut petz = four(json!({}));
    let before = (petz.sees(1, "/players/0/imps"), petz.sees(1, "/players/0/gold"));
    petz.act(0, json!({ "group": { "imps": 2, "gold": 1 } }));
    petz.act(0, json!({ "group": { "imps": 1, "gold": 0 } }));
    assert_eq!((petz.sees(1, "/players/0/imps"), petz.sees(1, "/players/0/gold")), before);
    assert_eq!(petz.sees(1, "/players/0/groups"), json!(null));
    assert_eq!(petz.sees(0, "/players/0/groups/0"), json!({ "imps": 2, "gold": 1 }));
    assert_eq!(petz.sees(0, "/players/0/imps"), json!(3));
}

// rule: DP-CORE-04
#[test]
fn boards_and_tokens_are_public() {
    let petz = four(json!({ "players": { "0": {
        "pets": [with_tokens(pet("uni", 4, 1, ""), 1, 1)],
        "food": { "vegetable": [1, 2, 0, 0] },
        "artifacts": [{ "artifact": "book_savage_feasts", "colour": "red" }],
        "potions": 2, "reputation": 7, "exhibition": 5, "hospital": 0,
        "plots": { "0": { "addon": "addon_toys", "manure": 3 } },
    } } }));
    for viewer in 0..4 {
        assert_eq!(petz.sees(viewer, "/players/0/pets/0/size"), json!(4));
        assert_eq!(petz.sees(viewer, "/players/0/pets/0/suffering"), json!(1));
        assert_eq!(petz.sees(viewer, "/players/0/pets/0/mutation"), json!(1));
        assert_eq!(petz.sees(viewer, "/players/0/food/vegetable"), json!([1, 2, 0, 0]));
        assert_eq!(petz.sees(viewer, "/players/0/artifacts/0/colour"), json!("red"));
        assert_eq!(petz.sees(viewer, "/players/0/potions"), json!(2));
        assert_eq!(petz.sees(viewer, "/players/0/reputation"), json!(7));
        assert_eq!(petz.sees(viewer, "/players/0/exhibition"), json!(5));
        assert_eq!(petz.sees(viewer, "/players/0/plots/0/manure"), json!(3));
        assert_eq!(petz.sees(viewer, "/players/0/plots/0/addon"), json!("addon_toys"));
        assert_eq!(
            petz.sees(viewer, "/players/0/cards"),
            json!({ "green": 1, "red": 1, "yellow": 1, "purple": 1 })
        );
        assert_eq!(petz.sees(viewer, "/board/exhibitions/0"), petz.get("/board/exhibitions/0"));
    }
}

// rule: DP-CORE-05
#[test]
fn orders_and_face_down_tiles_are_hidden_from_everybody() {
    let one = table(json!({ "players": 4 }));
    let mut value = one.json();
    let board = &mut value["board"];
    for stack in ["pet_pile", "cage_stack", "addon_stack", "artifact_stack"] {
        board[stack].as_array_mut().expect("a list").reverse();
    }
    for colour in ["green", "red", "yellow", "purple"] {
        board["decks"][colour].as_array_mut().expect("a list").reverse();
    }
    board["exhibitions"].as_array_mut().expect("a list")[1..].reverse();
    board["customers"].as_array_mut().expect("a list")[1..].reverse();
    let two: DungeonPetz = engine::json::read_state(pack(), &value).expect("possible");
    assert_ne!(one.state, two);
    for viewer in engine::Viewer::all(4) {
        assert_eq!(one.state.view(viewer), two.view(viewer));
    }
}

// rule: DP-CORE-06
#[test]
fn faces_of_a_hand_are_for_their_owner_alone() {
    let petz = four(json!({}));
    assert_ne!(petz.sees(0, "/players/0/hand"), json!(null));
    assert_eq!(petz.sees(1, "/players/0/hand"), json!(null));
    let shown = four(json!({
        "phase": { "showing": { "seat": 0, "step": "reveal" } },
        "players": {
            "0": { "imps": 0, "food": { "vegetable": [1, 0, 0, 0] }, "pets": [pet("uni", 4, 1, "green hunger")] },
            "1": { "pets": [pet("drago", 4, 1, "green hunger")] },
        },
    }));
    // Red shows off; Yellow's cards still lie face down.
    assert_eq!(shown.sees(2, "/players/0/pets/0/cards/0/need"), json!("hunger"));
    assert_eq!(shown.sees(2, "/players/1/pets/0/cards"), json!(null));
    assert_eq!(shown.sees(1, "/players/1/pets/0/cards/0/need"), json!("hunger"));
}

// rule: DP-CORE-07
#[test]
fn discard_piles_are_open() {
    let petz = four(json!({ "board": { "discards": { "red": { "anger": 3 } } } }));
    for viewer in 0..4 {
        assert_eq!(petz.sees(viewer, "/board/discards/red/anger"), json!(3));
    }
}

// rule: DP-CORE-08
#[test]
fn seats_are_fixed_and_left_is_clockwise() {
    let petz = given(json!({ "players": 4, "start": 2 }), json!({}));
    assert_eq!(petz.state.order().into_iter().map(|seat| seat.index()).collect::<Vec<_>>(), [2, 3, 0, 1]);
    assert_eq!(petz.state.start.next(4), seat(3));
}

// rule: DP-CORE-09
#[test]
fn who_eats_what() {
    assert!(Diet::Herbivore.eats(Food::Vegetable) && !Diet::Herbivore.eats(Food::Meat));
    assert!(!Diet::Carnivore.eats(Food::Vegetable) && Diet::Carnivore.eats(Food::Meat));
    assert!(Diet::Omnivore.eats(Food::Vegetable) && Diet::Omnivore.eats(Food::Meat));
}
