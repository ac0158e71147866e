//! Short ways to set a table and to look at it.

use dungeon_lords::{Data, DungeonLords, Event};
use engine::{Pack, Seed, Table};
use serde_json::{Value, json};

pub type Lords = testkit::TestTable<DungeonLords>;

pub fn pack() -> Pack<Data> {
    testkit::built_in()
}

pub fn data() -> &'static Data {
    pack().data()
}

/// A new table.
#[track_caller]
pub fn fresh(options: Value) -> Lords {
    Lords::open(options, 1)
}

/// A table with single values set by JSON pointer, played on to its first question.
#[track_caller]
pub fn given(options: Value, set: Value) -> Lords {
    let values: Vec<(&str, Value)> = set
        .as_object()
        .expect("values by pointer")
        .iter()
        .map(|(pointer, wanted)| (pointer.as_str(), wanted.clone()))
        .collect();
    fresh(options).set(&values)
}

/// A whole random game.
pub fn random(options: Value, seed: u64) -> Table<DungeonLords> {
    testkit::random_game(options, Seed::from_number(seed))
}

/// Everything a random game told, with its clauses.
pub fn story(options: Value, seed: u64) -> Vec<(String, Event)> {
    let table = random(options, seed);
    let steps = table.steps().iter().flat_map(|step| &step.told);
    table.opening().iter().chain(steps).map(|told| (told.clause.to_owned(), told.event.clone())).collect()
}

/// A question that stops the game: seat 3 (or the last) may look at a combat card.
pub fn stop(seat: usize) -> Value {
    json!({ "peek": { "seat": seat, "left": 1, "moves": false } })
}

/// One minion acts, then the game stops.
pub fn minion(area: &str, slot: u8, more: Value) -> Value {
    let mut set = json!({
        "/phase": "resolve_orders", "/cursor": 24, "/season": 2, "/start": 0,
        "/tasks": [stop(1), { "act": { "seat": 0, "area": area, "slot": slot - 1 } }],
    });
    for (key, value) in more.as_object().expect("a table") {
        set[key] = value.clone();
    }
    set
}
