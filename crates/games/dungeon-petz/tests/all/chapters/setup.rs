//! Chapter 3: setup of the game.

use std::collections::BTreeSet;

use dungeon_petz::DungeonPetz;
use engine::{Game, Seed, Witness};
use serde_json::json;

use crate::common::*;

// rule: DP-SETUP-01
#[test]
fn the_starting_player_is_drawn_or_named() {
    let drawn: BTreeSet<usize> = (0..40)
        .map(|seed| {
            let options = engine::json::read(pack(), "options", &json!({ "players": 4 })).expect("options");
            let game = DungeonPetz::new(&options, pack(), &Seed::from_number(seed), &mut Witness::silent())
                .expect("a game");
            game.start.index()
        })
        .collect();
    assert_eq!(drawn.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3]);
    assert_eq!(table(json!({ "players": 4, "start": 2 })).state.start, seat(2));
    let refused = dungeon_petz::Options { players: 2, start: Some(seat(3)), ..Default::default() }.check();
    assert_eq!(refused.expect_err("no such seat")[0].clause, Some("DP-SETUP-01"));
}

// rule: DP-SETUP-02, DP-SETUP-05, DP-SETUP-06
#[test]
fn four_players_use_four_exhibitions_and_four_customers() {
    let petz = table(json!({ "players": 4 }));
    let side = petz.state.data().progress(4);
    assert_eq!((side.rounds, &side.extra_imps[..]), (5, &[1, 2, 3, 4][..]));
    assert_eq!(side.exhibitions, [2, 3, 4, 5]);
    assert_eq!(side.customers, [3, 4, 5, 5]);
    assert_eq!(petz.length("/board/exhibitions"), 4);
    assert_eq!(petz.length("/board/customers"), 4);
    assert_eq!(
        (petz.get("/board/exhibitions_open"), petz.get("/board/customers_open")),
        (json!(1), json!(1))
    );
    // The others left the game unseen: nobody is told of them.
    assert_eq!(petz.sees(0, "/board/exhibitions").as_array().map(Vec::len), Some(1));
    assert_eq!(petz.sees(0, "/board/exhibitions_hidden"), json!(3));
}

// rule: DP-SETUP-03
#[test]
fn two_and_three_players_play_six_rounds() {
    for players in [2, 3] {
        let petz = table(json!({ "players": players }));
        let side = petz.state.data().progress(players);
        assert_eq!((side.rounds, side.extra_imps.len()), (6, 4));
        assert_eq!(side.exhibitions, [2, 3, 4, 5, 6]);
        assert_eq!(side.customers, [3, 4, 5, 6, 6]);
        assert_eq!(petz.length("/board/exhibitions"), 5);
        assert_eq!(petz.length("/board/customers"), 5);
    }
}

// rule: DP-SETUP-04, DP-SETUP-07, DP-SETUP-19, DP-SETUP-21
#[test]
fn every_player_starts_alike() {
    let petz = table(json!({ "players": 4 }));
    assert_eq!(petz.get("/round"), json!(1));
    for who in 0..4 {
        let player = petz.get(&format!("/players/{who}"));
        assert_eq!(player["imps"], json!(6));
        assert_eq!(player["extra_imps"], json!([1, 2, 3, 4]));
        // Two gold and the income of round 1.
        assert_eq!(player["gold"], json!(if who < 2 { 3 } else { 4 }));
        assert_eq!(player["plots"][0], json!({ "cage": "initial", "addon": null, "manure": 1 }));
        for plot in 1..4 {
            assert_eq!(player["plots"][plot], json!({ "cage": null, "addon": null, "manure": 0 }));
        }
        assert_eq!(player["food"], json!({ "vegetable": [0, 0, 0, 0], "meat": [0, 0, 0, 0] }));
        assert_eq!(player["artifacts"], json!([]));
        assert_eq!(player["reputation"], json!(0));
        assert_eq!(player["exhibition"], json!(null));
    }
}

// rule: DP-SETUP-08, DP-SETUP-20
#[test]
fn decks_are_shuffled_and_everybody_draws_one_of_each_colour() {
    let petz = table(json!({ "players": 4 }));
    let sizes = ["green", "red", "yellow", "purple"].map(|deck| petz.length(&format!("/board/decks/{deck}")));
    assert_eq!(sizes, [28, 20, 20, 20], "32 and 24 less one for each player");
    assert_eq!(petz.get("/board/potions"), json!(5));
    for who in 0..4 {
        for viewer in 0..4 {
            let seen = petz.sees(viewer, &format!("/players/{who}/cards"));
            assert_eq!(seen, json!({ "green": 1, "red": 1, "yellow": 1, "purple": 1 }));
        }
    }
    let other = seeded(json!({ "players": 4 }), 2, &[]);
    assert_ne!(petz.get("/board/decks"), other.get("/board/decks"));
    assert_ne!(petz.get("/board/pet_pile"), other.get("/board/pet_pile"));
}

// rule: DP-SETUP-09, DP-SETUP-11, DP-SETUP-13, DP-SETUP-14, DP-SETUP-15, DP-SETUP-17
#[test]
fn the_town_of_four_players() {
    let petz = table(json!({ "players": 4 }));
    let board = &petz.state.board;
    assert!(board.cages.iter().all(Option::is_some));
    assert_eq!((board.young.len(), board.old.len()), (3, 1));
    assert!(board.addons.iter().all(Option::is_some));
    assert_eq!(board.artifacts.len(), 2);
    assert_eq!(petz.get("/board/vegetable_stand"), json!({ "vegetable": 2, "meat": 0, "gold": 0 }));
    assert_eq!(petz.get("/board/mixed_stand"), json!({ "vegetable": 1, "meat": 1, "gold": 0 }));
    assert_eq!(petz.get("/board/meat_stand"), json!({ "vegetable": 0, "meat": 2, "gold": 0 }));
    // A young pet is bought at size 2, an older one at size 3.
    assert_eq!((petz.state.data().sizes.young, petz.state.data().sizes.older), (2, 3));
}

// rule: DP-SETUP-22
#[test]
fn neutral_imps_stand_in_town_with_two_and_three_players() {
    assert_eq!(table(json!({ "players": 4 })).state.board.neutral.len(), 0);
    assert_eq!(table(json!({ "players": 3 })).state.board.neutral.len(), 3);
    assert_eq!(table(json!({ "players": 2 })).state.board.neutral.len(), 6);
}

// rule: DP-SETUP-23
#[test]
fn everything_follows_from_the_seed_without_a_decision() {
    let (one, two) = (seeded(json!({ "players": 3 }), 9, &[]), seeded(json!({ "players": 3 }), 9, &[]));
    assert_eq!(one.state, two.state);
    // The first decision is the grouping of all players.
    assert_eq!(one.asked(), [0, 1, 2]);
    assert_eq!(one.get("/phase"), json!("grouping"));
}
