//! Whole games that must still go the same way.

use making_monsters::MakingMonsters;
use serde_json::json;

const FOLDER: &str = "tests/golden";

#[test]
fn two_players() {
    testkit::golden::<MakingMonsters>(FOLDER, "two-players", json!({ "players": 2 }));
}

#[test]
fn three_players() {
    testkit::golden::<MakingMonsters>(FOLDER, "three-players", json!({ "players": 3 }));
}

#[test]
fn four_players() {
    testkit::golden::<MakingMonsters>(FOLDER, "four-players", json!({ "players": 4 }));
}

#[test]
fn every_player_count_has_one() {
    let mut names: Vec<String> = std::fs::read_dir(FOLDER)
        .expect("a folder of golden games")
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    assert_eq!(names, ["four-players.json", "three-players.json", "two-players.json"]);
}

#[test]
fn altered_saves_are_refused() {
    testkit::altered_saves::<MakingMonsters>(json!({ "players": 3 }), 120);
}
