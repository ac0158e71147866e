//! Short builders, so that tests read like the rulebook's examples.

use dungeon_petz::{Data, DungeonPetz};
use engine::{Pack, Seat};
use serde_json::{Value, json};

pub type Petz = testkit::TestTable<DungeonPetz>;

pub fn pack() -> Pack<Data> {
    testkit::built_in()
}

pub fn seat(index: usize) -> Seat {
    Seat::at(index)
}

/// Seat 0 starts unless the options name another.
pub fn with_start(mut options: Value) -> Value {
    options["start"] = options.get("start").cloned().unwrap_or_else(|| json!(0));
    options
}

/// A fresh table; seat 0 starts.
#[track_caller]
pub fn table(options: Value) -> Petz {
    seeded(options, 1, &[])
}

/// A fresh table with another seed and fixed luck.
#[track_caller]
pub fn seeded(options: Value, seed: u64, luck: &[u32]) -> Petz {
    Petz::open_with(with_start(options), seed, luck)
}

/// A table changed by a merge patch; forced steps are played.
#[track_caller]
pub fn given(options: Value, patch: Value) -> Petz {
    table(options).merged(&patch)
}

/// Four players, seat 0 starts.
#[track_caller]
pub fn four(patch: Value) -> Petz {
    given(json!({ "players": 4 }), patch)
}

#[track_caller]
pub fn three(patch: Value) -> Petz {
    given(json!({ "players": 3 }), patch)
}

#[track_caller]
pub fn two(patch: Value) -> Petz {
    given(json!({ "players": 2 }), patch)
}

/// A pet in a plot with cards such as `"green hunger, red anger"`.
pub fn pet(name: &str, size: u8, plot: u8, cards: &str) -> Value {
    let cards: Vec<Value> = cards
        .split(',')
        .map(str::trim)
        .filter(|text| !text.is_empty())
        .map(|text| {
            let words: Vec<&str> = text.split(' ').collect();
            json!({ "colour": words[0], "need": words[1], "turned": words.get(2) == Some(&"turned") })
        })
        .collect();
    json!({ "pet": name, "size": size, "plot": plot, "cards": cards })
}

/// The same with tokens on the pet.
pub fn with_tokens(mut pet: Value, suffering: u8, mutation: u8) -> Value {
    pet["suffering"] = json!(suffering);
    pet["mutation"] = json!(mutation);
    pet
}

/// A pet on whose food somebody has to decide: a table stops there.
pub fn pause() -> Value {
    json!({
        "pets": [pet("uni", 4, 1, "green hunger")],
        "food": { "vegetable": [1, 0, 0, 0] },
    })
}
