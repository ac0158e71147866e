//! Whole games that must go the same way for ever.

use dungeon_lords::DungeonLords;
use serde_json::json;

#[test]
fn golden_games() {
    for players in 2..=4 {
        for variant in ["base", "festival", "four_seasons", "beginner"] {
            let name = format!("{variant}-{players}");
            testkit::golden::<DungeonLords>(
                "tests/golden",
                &name,
                json!({ "players": players, "variant": variant }),
            );
        }
    }
    let other = json!({ "players": 4, "paladins": "three", "planning_order": "turn_order" });
    testkit::golden::<DungeonLords>("tests/golden", "three-paladins-4", other);
}

#[test]
fn altered_saves_are_refused() {
    testkit::altered_saves::<DungeonLords>(json!({ "players": 3, "variant": "festival" }), 120);
}
