//! Counts of answers along fixed games. A line is one game: its options and seed, the counts, the scores.

use dungeon_lords::DungeonLords;
use engine::Game;
use serde_json::json;

#[test]
fn lists_have_the_pinned_lengths() {
    let mut lines = Vec::new();
    for players in 2..=4 {
        for variant in ["base", "festival"] {
            for seed in 1..=2 {
                let options = json!({ "players": players, "variant": variant });
                let (counts, game) = testkit::answers_along::<DungeonLords>(
                    options,
                    seed,
                    usize::MAX,
                    testkit::at_random(seed),
                );
                let scores = game.outcome().expect("over").scores();
                let counts = testkit::listed(&counts);
                lines.push(format!("{variant} {players} {seed}: {counts} -> {scores:?}"));
            }
        }
    }
    testkit::pinned(lines);
}
