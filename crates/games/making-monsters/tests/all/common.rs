//! Short words for tests: set a table up, give answers, look.

use engine::{Pack, Seat};
use making_monsters::{MakingMonsters, data::Data};
use serde_json::{Value, json};

pub type Tab = testkit::TestTable<MakingMonsters>;

pub fn seat(index: usize) -> Seat {
    Seat::at(index)
}

pub fn pack() -> Pack<Data> {
    testkit::built_in()
}

/// A new game of so many players (always the same one), with values put in by JSON pointer, taken to its first
/// question: `given!(2, "/phase" => "answer", "/players/0/bag" => { "limb": 1 })`.
#[macro_export]
macro_rules! given {
    ($players:expr $(, $pointer:literal => $value:tt)* $(,)?) => {
        $crate::common::table($players, &[$(($pointer, serde_json::json!($value))),*])
    };
}

/// What `given!` calls.
#[track_caller]
pub fn table(players: u8, values: &[(&str, Value)]) -> Tab {
    let fresh = Tab::open(json!({ "players": players }), 1);
    if values.is_empty() { fresh } else { fresh.set(values) }
}
