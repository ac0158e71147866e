//! Chapters 18 and 29.

use engine::Game;
use serde_json::{Value, json};

use crate::common::*;

/// The lines of seat 0 at the end of a game of two.
fn lines(more: Value) -> Vec<(&'static str, i32)> {
    let mut set = json!({ "/phase": "over", "/year": 2, "/season": 5, "/tasks": [] });
    for (key, value) in more.as_object().expect("a table") {
        set[key] = value.clone();
    }
    let game = given(json!({ "players": 2 }), set);
    let outcome = game.outcome().expect("over");
    outcome.standings[0].lines.iter().map(|line| (line.item, line.points)).collect()
}

fn points(lines: &[(&str, i32)], item: &str) -> i32 {
    lines.iter().find(|(name, _)| *name == item).map_or(0, |(_, points)| *points)
}

// rule: DL-SCORE-06, DL-ROOM-21, DL-FEST-RENT-07
#[test]
fn scoring_rooms() {
    let lair =
        json!([{ "kind": "goblin" }, { "kind": "ghost" }, { "kind": "dragon" }, { "kind": "vampire" }]);
    let rooms = json!({ "c3r1": { "is": { "room": "cafeteria" } }, "c3r2": { "is": "tunnel" }, "c3r3": { "is": { "room": "pandemonium" } } });
    let found = lines(
        json!({ "/players/0/lair": lair, "/players/0/dungeon": rooms, "/players/0/rented": [{ "room": "chapel" }] }),
    );
    assert_eq!(points(&found, "scoring_rooms"), 1 + 2 + 4);
    assert_eq!(points(&found, "rooms"), 4, "the rented one gives no 2 points");
    let fallen = json!({ "c3r1": { "is": { "room": "cafeteria" }, "conquered": true } });
    assert_eq!(
        points(&lines(json!({ "/players/0/lair": lair, "/players/0/dungeon": fallen })), "scoring_rooms"),
        0
    );
}

// rule: DL-ROOM-22, DL-SCORE-16
#[test]
fn the_hall_of_fame_counts_titles() {
    let hall = json!({ "c3r1": { "is": { "room": "hall_of_fame" } }, "c3r2": { "is": "tunnel" }, "c3r3": { "is": "tunnel" } });
    let found = lines(json!({ "/players/0/dungeon": hall }));
    // Alone: halls. Shared: evil, imps, riches, battles. Tunnels go to the other, nobody has monsters.
    assert_eq!((points(&found, "titles_alone"), points(&found, "titles_shared")), (3, 8));
    assert_eq!(points(&found, "scoring_rooms"), 2 + 4);
}

// rule: DL-SCORE-08, DL-SCORE-11, DL-SCORE-13
#[test]
fn titles_of_evil_monsters_and_riches() {
    let even = lines(json!({}));
    // Evil, tunnels, imps, riches and battles are shared.
    assert_eq!((points(&even, "titles_alone"), points(&even, "titles_shared")), (0, 10));
    let evil = lines(json!({ "/players/0/evil": 6, "/dummy_evil": 15 }));
    assert_eq!((points(&evil, "titles_alone"), points(&evil, "titles_shared")), (3, 8));
    let ghost = lines(json!({ "/players/0/lair": [{ "kind": "ghost" }] }));
    assert_eq!(points(&ghost, "titles_alone"), 0, "a ghost is no monster");
    let monster = lines(json!({ "/players/0/lair": [{ "kind": "goblin" }] }));
    assert_eq!(points(&monster, "titles_alone"), 3);
    let rich = lines(json!({ "/players/0/gold": 1, "/players/0/food": 6 }));
    assert_eq!(points(&rich, "titles_alone"), 3, "gold and food together");
}

// rule: DL-SCORE-09, DL-SCORE-10
#[test]
fn conquered_halls_and_tunnels_still_count_for_titles() {
    let dungeon = json!({ "c3r1": { "is": { "room": "mint" }, "conquered": true }, "c3r2": { "is": "tunnel", "conquered": true },
        "c3r3": { "is": "tunnel" }, "c2r3": { "is": "tunnel" }, "c1r3": { "is": "tunnel" } });
    let set =
        json!({ "/phase": "over", "/year": 2, "/season": 5, "/tasks": [], "/players/0/dungeon": dungeon });
    let alone = |options: Value| {
        let outcome = given(options, set.clone()).outcome().expect("over");
        outcome.standings[0]
            .lines
            .iter()
            .find(|line| line.item == "titles_alone")
            .map_or(0, |line| line.count)
    };
    assert_eq!(alone(json!({ "players": 2 })), 2);
    assert_eq!(alone(json!({ "players": 2, "titles_count_conquered": false })), 0);
}

// rule: DL-SCORE-15
#[test]
fn nobody_is_lord_of_nothing() {
    let set = json!({ "/players/0/imps/free": 0, "/players/1/imps/free": 0, "/players/0/gold": 0, "/players/0/food": 0, "/players/1/gold": 0, "/players/1/food": 0 });
    // Left: evil, tunnels and battles, all shared.
    assert_eq!(points(&lines(set), "titles_shared"), 6);
}

// rule: DL-SCORE-17
#[test]
fn equal_totals_share_the_victory() {
    let game =
        given(json!({ "players": 2 }), json!({ "/phase": "over", "/year": 2, "/season": 5, "/tasks": [] }));
    let outcome = game.outcome().expect("over");
    assert_eq!(outcome.ranks(), [1, 1]);
    assert_eq!(outcome.winners().count(), 2);
    let set = json!({ "/phase": "over", "/year": 2, "/season": 5, "/tasks": [], "/players/1/unpaid": 9 });
    let outcome = given(json!({ "players": 2 }), set).outcome().expect("over");
    assert!(outcome.scores()[1] < 0, "no licence");
    assert_eq!(outcome.winners().map(|seat| seat.index()).collect::<Vec<_>>(), [0]);
}

// rule: DL-FEST-SCORE-05
#[test]
fn the_secret_passage_counts_for_nothing() {
    let dungeon = |passage: Value| json!({ "c3r1": { "is": "tunnel" }, "c3r2": { "is": "tunnel" }, "c3r3": { "is": "tunnel" }, "c3r4": passage });
    let passage = lines(
        json!({ "/players/0/dungeon": dungeon(json!({ "is": { "improved": "secret_passage" }, "conquered": true })) }),
    );
    assert_eq!((points(&passage, "conquered"), points(&passage, "titles_alone")), (0, 0));
    let vein =
        lines(json!({ "/players/0/dungeon": dungeon(json!({ "is": { "improved": "mithril_vein" } })) }));
    assert_eq!(points(&vein, "titles_alone"), 3, "other improved tunnels are tunnels");
}
