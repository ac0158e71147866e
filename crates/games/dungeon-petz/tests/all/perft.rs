//! How many answers there are along fixed games: a change of the rules shows here at once.
//!
//! A line of `perft.txt` is one game: its options, its seed, then the number of answers at every decision, taken
//! always by the lowest seat with the answer in the middle of the list. `MENAGERIE_BLESS=1` writes it anew.

use engine::{Game, Witness};
use serde_json::json;

fn counts(options: serde_json::Value, seed: u64) -> String {
    let mut petz = crate::common::seeded(options.clone(), seed, &[]);
    let mut line = format!("{options} {seed}:");
    let mut actions = Vec::new();
    while let Some(seat) = petz.state.awaiting().lowest() {
        actions.clear();
        petz.state.legal(seat, &mut actions);
        line.push_str(&format!(" {}", actions.len()));
        let action = actions[(actions.len() - 1) / 2];
        petz.state.play(seat, &action, &mut Witness::silent());
    }
    line
}

#[test]
fn answers_along_fixed_games() {
    let mut lines = Vec::new();
    for players in 2..=4 {
        for seed in 1..=3 {
            lines.push(counts(json!({ "players": players }), seed));
        }
        lines.push(counts(
            json!({ "players": players, "double": true, "foresight": true, "meat_stand": true }),
            4,
        ));
    }
    lines.push(counts(json!({ "players": 4, "final_order": true, "total_foresight": true }), 5));
    let found = lines.join("\n") + "\n";
    let path = "tests/perft.txt";
    if std::env::var_os("MENAGERIE_BLESS").is_some() {
        std::fs::write(path, &found).expect("written");
    }
    let pinned = std::fs::read_to_string(path).expect("tests/perft.txt");
    for (pinned, found) in pinned.lines().zip(found.lines()) {
        assert_eq!(pinned, found);
    }
    assert_eq!(pinned, found);
}
