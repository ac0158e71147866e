//! What is said, a line each.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What a program is told. Only `hello` and `decide` want an answer.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Message<'a> {
    Hello {
        protocol: u32,
        game: &'a str,
        rules: u32,
        data: &'a str,
        options: &'a Value,
        players: usize,
        time_ms: u64,
    },
    Game {
        seat: usize,
        seed: u64,
    },
    Decide {
        decision: u64,
        seat: usize,
        view: &'a Value,
        answers: &'a [Value],
        time_ms: u64,
        seed: u64,
    },
    Over {
        ranks: &'a [u8],
        scores: &'a [i32],
        won: &'a [bool],
    },
}

/// The answer to `hello`.
#[derive(Deserialize)]
pub(super) struct Hello {
    pub protocol: u32,
}

/// The answer to `decide`.
#[derive(Deserialize)]
pub(super) struct Reply {
    pub decision: u64,
    /// Any number can be said; which ones fit is looked at later.
    pub answer: i64,
}
