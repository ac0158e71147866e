//! When and where something went wrong: seconds since the storm began, the node and its program, and what was broken shortly before.

use std::{
    fmt,
    time::{Duration, Instant},
};

use crate::faults::Struck;

/// What was broken at most so long before may have to do with it.
const SHORTLY: Duration = Duration::from_secs(15);

/// The server that was asked, and which program it was then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Server {
    pub number: usize,
    pub program: Program,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Program {
    /// There is but one in this storm.
    Only,
    Earlier,
    New,
}

impl fmt::Display for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let program = match self.program {
            Program::Only => "",
            Program::Earlier => " (the earlier program)",
            Program::New => " (the new program)",
        };
        write!(f, "node {}{program}", self.number)
    }
}

/// One thing that must not be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    pub what: &'static str,
    /// Seat, decision and moment, in words.
    pub which: String,
    /// When it was acknowledged, or stored where nobody remembers it; nothing where that cannot be known.
    pub when: Option<Instant>,
    /// Who said so.
    pub by: Option<Server>,
}

impl Violation {
    /// All of it in one line, at a table of a storm that began at a time.
    pub fn told(&self, table: &str, began: Instant, struck: &[Struck]) -> String {
        let by = self.by.map_or_else(|| "nobody remembers which node".to_owned(), |by| by.to_string());
        let when = match self.when {
            Some(when) => format!("{}, {}", seconds(when, began), before(when, began, struck)),
            None => "nobody knows when".to_owned(),
        };
        format!("{} at {table}: {}; {by}, {when}", self.what, self.which)
    }
}

/// A time since the storm began; tables are set up before.
pub fn seconds(when: Instant, began: Instant) -> String {
    match when.checked_duration_since(began) {
        Some(since) => format!("{:.1} s", since.as_secs_f64()),
        None => format!("-{:.1} s", began.duration_since(when).as_secs_f64()),
    }
}

/// What was broken at a time or shortly before it.
pub fn before(when: Instant, began: Instant, struck: &[Struck]) -> String {
    let near = struck.iter().filter(|fault| fault.began <= when && when <= fault.ended + SHORTLY);
    let faults: Vec<String> = near
        .map(|fault| {
            let number = fault.number.map(|number| format!(" (number {number})")).unwrap_or_default();
            let (from, to) = (seconds(fault.began, began), seconds(fault.ended, began));
            format!("{}{number} from {from} to {to}", fault.kind.words())
        })
        .collect();
    let within = SHORTLY.as_secs();
    if faults.is_empty() {
        format!("no fault in the {within} s before")
    } else {
        format!("in the {within} s before: {}", faults.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::faults::Kind;

    #[test]
    fn a_violation_says_when_where_and_after_what() {
        let began = Instant::now();
        let at = |second: u64| began + Duration::from_secs(second);
        let fault = |kind, number, from, to| Struck { kind, number, began: at(from), ended: at(to) };
        let struck = [
            fault(Kind::Postgres, None, 1, 4),
            fault(Kind::Node, Some(2), 10, 12),
            fault(Kind::Nats, None, 19, 30),
            fault(Kind::Worker, Some(1), 21, 22),
        ];
        let by = Some(Server { number: 1, program: Program::Earlier });
        let violation = Violation { what: "lost", which: "seat 0".to_owned(), when: Some(at(20)), by };
        assert_eq!(
            violation.told("t", began, &struck),
            "lost at t: seat 0; node 1 (the earlier program), 20.0 s, in the 15 s before: \
             a node killed (number 2) from 10.0 s to 12.0 s, NATS killed from 19.0 s to 30.0 s",
            "PostgreSQL was back 16 seconds before, the worker was killed afterwards"
        );
        let early = Violation { when: Some(at(0)), by: None, ..violation };
        assert_eq!(
            early.told("t", began, &struck),
            "lost at t: seat 0; nobody remembers which node, 0.0 s, no fault in the 15 s before"
        );
    }
}
