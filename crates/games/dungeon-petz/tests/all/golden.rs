//! Whole games that must still go the same way, for each player count and variant.

use dungeon_petz::{DungeonPetz, Options};
use serde_json::json;

#[test]
fn golden_games() {
    for players in 2..=4 {
        testkit::golden::<DungeonPetz>(
            "tests/golden",
            &format!("basic-{players}"),
            json!({ "players": players }),
        );
        for variant in Options::VARIANTS.iter().filter(|variant| players == 4 || **variant != "final_order") {
            let mut options = json!({ "players": players });
            options[*variant] = json!(true);
            testkit::golden::<DungeonPetz>("tests/golden", &format!("{variant}-{players}"), options);
        }
    }
}

#[test]
fn altered_saves_are_refused() {
    testkit::altered_saves::<DungeonPetz>(json!({ "players": 3 }), 120);
}
