//! Scenarios: given a table, when these answers are given, then this must be true.
//!
//! Files are TOML or JSON. See `docs/scenarios.md` for the format with examples. A scenario that cannot fail is worse
//! than none, so whatever it names must exist: clauses, seats, answers and places in the state.

mod answers;
mod file;
mod given;
mod heard;
mod patch;
mod places;
mod run;
mod sound;
mod then;

pub use file::{Given, Heard, Scenario, Then, When, parse};
pub use given::{Start, given, random_moves};
pub use patch::{merge, set};
pub use run::{after, run};
