//! Counts of legal answers along fixed games, pinned in a text file: a change of any list is seen.

use std::fmt::Write as _;

use dungeon_lords::{DungeonLords, Options};
use engine::{
    Game, Pack, Rng, Seed, Witness, json,
    rand::{Rng as _, SeedableRng},
};
use serde_json::json;

fn counts(options: serde_json::Value, seed: u64) -> String {
    let pack = Pack::built_in().expect("built-in data");
    let options: Options = json::read(pack, "options", &options).expect("options");
    let mut game =
        DungeonLords::new(&options, pack, &Seed::from_number(seed), &mut Witness::silent()).expect("a table");
    let mut rng = Rng::seed_from_u64(seed);
    let mut actions = Vec::new();
    let mut line = String::new();
    while let Some(seat) = game.awaiting().lowest() {
        actions.clear();
        game.legal(seat, &mut actions);
        let _ = write!(line, "{} ", actions.len());
        let action = actions[rng.next_u64() as usize % actions.len()];
        game.play(seat, &action, &mut Witness::silent());
    }
    let scores = game.outcome().expect("over").scores();
    format!("{line}-> {scores:?}")
}

#[test]
fn lists_have_the_pinned_lengths() {
    let mut found = String::new();
    for players in 2..=4 {
        for variant in ["base", "festival"] {
            for seed in 1..=2 {
                let line = counts(json!({ "players": players, "variant": variant }), seed);
                let _ = writeln!(found, "{variant} {players} {seed}: {line}");
            }
        }
    }
    let path = "tests/perft.txt";
    let pinned = std::fs::read_to_string(path).unwrap_or_default();
    if pinned != found {
        assert!(
            std::env::var_os("MENAGERIE_BLESS").is_some(),
            "the lists differ from {path}; if the rules changed on purpose, write it anew with MENAGERIE_BLESS=1"
        );
        std::fs::write(path, found).expect("the file can be written");
    }
}
