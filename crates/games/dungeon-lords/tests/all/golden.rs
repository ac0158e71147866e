//! Whole games that must go the same way for ever.

use dungeon_lords::DungeonLords;
use serde_json::json;

#[test]
fn golden_games() {
    let other = json!({ "players": 4, "paladins": "three", "planning_order": "turn_order" });
    let mut games = vec![("three-paladins-4".to_owned(), other)];
    for players in 2..=4 {
        for variant in ["base", "festival", "four_seasons", "beginner"] {
            games.push((format!("{variant}-{players}"), json!({ "players": players, "variant": variant })));
        }
    }
    testkit::golden::<DungeonLords>(games);
}

#[test]
fn altered_saves_are_refused() {
    testkit::altered_saves::<DungeonLords>(json!({ "players": 3, "variant": "festival" }), 120);
}
