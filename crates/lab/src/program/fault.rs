//! What a program did wrong.

use std::{io, time::Duration};

use engine::Problem;

/// How much of a line that nobody understands is repeated.
const SHOWN: usize = 80;

pub(super) enum Fault {
    /// It cannot be started.
    Missing(io::Error),
    /// It ended, with this code where it has one.
    Ended(Option<i32>),
    /// It closed its output, or does not read its input any more, and runs on.
    Closed,
    Slow(Duration),
    TooLong(usize),
    /// Its line, and what is wrong with it.
    Garbage(String, serde_json::Error),
    OtherProtocol(u32),
    OutOfStep {
        wanted: u64,
        answered: u64,
    },
    OutOfRange {
        answer: i64,
        count: usize,
    },
}

impl Fault {
    pub fn garbage(line: &[u8], error: serde_json::Error) -> Fault {
        let shown: String = String::from_utf8_lossy(line).chars().take(SHOWN).collect();
        // Whatever a program writes may not move the cursor of a terminal.
        Fault::Garbage(shown.trim_end().chars().flat_map(char::escape_default).collect(), error)
    }

    pub fn problem(self, command: &str) -> Problem {
        let problem = |key| Problem::new(key).with("program", command);
        match self {
            Fault::Missing(error) => problem("program-missing").with("reason", error),
            Fault::Ended(Some(code)) => problem("program-ended").with("code", code),
            Fault::Ended(None) => problem("program-killed"),
            Fault::Closed => problem("program-closed"),
            Fault::Slow(limit) => problem("program-slow").with("seconds", limit.as_secs_f64()),
            Fault::TooLong(limit) => problem("program-long-line").with("limit", limit),
            Fault::Garbage(line, error) => {
                problem("program-garbage").with("line", line).with("reason", error)
            }
            Fault::OtherProtocol(other) => {
                problem("program-protocol").with("protocol", other).with("known", super::PROTOCOL)
            }
            Fault::OutOfStep { wanted, answered } => {
                problem("program-out-of-step").with("wanted", wanted).with("answered", answered)
            }
            Fault::OutOfRange { answer, count } => {
                problem("program-out-of-range").with("answer", answer).with("count", count)
            }
        }
    }
}
