//! Whole games that must still go the same way.

use making_monsters::MakingMonsters;
use serde_json::json;

#[test]
fn golden_games() {
    let games = [("two-players", 2), ("three-players", 3), ("four-players", 4)];
    testkit::golden::<MakingMonsters>(
        games.map(|(name, players)| (name.to_owned(), json!({ "players": players }))),
    );
}

#[test]
fn altered_saves_are_refused() {
    testkit::altered_saves::<MakingMonsters>(json!({ "players": 3 }), 120);
}
