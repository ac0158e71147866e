//! Whole games that must still go the same way, for each player count and variant.

use dungeon_petz::{DungeonPetz, Options};
use serde_json::json;

#[test]
fn golden_games() {
    let mut games = Vec::new();
    for players in 2..=4 {
        games.push((format!("basic-{players}"), json!({ "players": players })));
        for variant in Options::VARIANTS.iter().filter(|variant| players == 4 || **variant != "final_order") {
            let options = json!({ "players": players, *variant: true });
            games.push((format!("{variant}-{players}"), options));
        }
    }
    testkit::golden::<DungeonPetz>(games);
}

#[test]
fn altered_saves_are_refused() {
    testkit::altered_saves::<DungeonPetz>(json!({ "players": 3 }), 120);
}
