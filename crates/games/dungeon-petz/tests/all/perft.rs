//! Counts of answers along fixed games. A line is one game: its options, its seed, then the number of answers at every
//! decision, taken always with the answer in the middle of the list.

use dungeon_petz::DungeonPetz;
use serde_json::{Value, json};

fn line(options: Value, seed: u64) -> String {
    let middle = |_, answers| (answers - 1) / 2;
    let table = crate::common::with_start(options.clone());
    let (counts, _) = testkit::answers_along::<DungeonPetz>(table, seed, usize::MAX, middle);
    format!("{options} {seed}: {}", testkit::listed(&counts))
}

#[test]
fn answers_along_fixed_games() {
    let mut lines = Vec::new();
    for players in 2..=4 {
        lines.extend((1..=3).map(|seed| line(json!({ "players": players }), seed)));
        let variants = json!({ "players": players, "double": true, "foresight": true, "meat_stand": true });
        lines.push(line(variants, 4));
    }
    lines.push(line(json!({ "players": 4, "final_order": true, "total_foresight": true }), 5));
    testkit::pinned(lines);
}
