//! How long tables stood still: at all, and after what was broken was whole again.

use std::{
    fmt,
    time::{Duration, Instant},
};

use crate::{
    faults::Struck,
    record::{End, Game},
    violation::{Server, before, seconds},
};

/// Every table goes on within this time after the last fault.
pub const GOES_ON: Duration = Duration::from_secs(10);

/// An answer that was acknowledged: when, at which table, by whom.
#[derive(Clone, Debug)]
pub struct Answer {
    pub heard: Instant,
    pub table: String,
    pub by: Server,
}

/// A time in which nothing was acknowledged.
#[derive(Clone, Debug)]
pub struct Pause {
    pub from: Instant,
    pub to: Instant,
    /// The answer that ended it; nothing, if none came.
    pub next: Option<Answer>,
    /// The last answer before it, if there was one.
    pub last: Option<Answer>,
}

impl Pause {
    pub fn length(&self) -> Duration {
        self.to.saturating_duration_since(self.from)
    }

    /// When, where and after what, in words.
    pub fn told(&self, began: Instant, struck: &[Struck]) -> impl fmt::Display {
        let at = match (&self.last, &self.next) {
            (Some(last), Some(next)) if last.table == next.table => {
                format!("at {}, from {} to {}", last.table, last.by, next.by)
            }
            (Some(last), Some(next)) => {
                format!("from {} at {} to {} at {}", last.table, last.by, next.table, next.by)
            }
            (Some(last), None) => format!("at {} after {}, and no answer came", last.table, last.by),
            (None, Some(next)) => format!("until the first answer, at {} by {}", next.table, next.by),
            (None, None) => "where nobody was ever answered".to_owned(),
        };
        let (from, to) = (seconds(self.from, began), seconds(self.to, began));
        let length = self.length().as_secs_f64();
        format!("{length:.1} s {at}, between {from} and {to}; {}", before(self.to, began, struck))
    }
}

#[derive(Clone, Debug, Default)]
pub struct Pauses {
    /// The longest time between two answers of a table.
    pub longest: Option<Pause>,
    /// The longest time from the end of a fault to the next answer of a table.
    pub back: Duration,
    /// Those that took longer than they may.
    pub late: Vec<Pause>,
}

impl Pauses {
    pub fn add(&mut self, other: Pauses) {
        other.longest.into_iter().for_each(|pause| self.note(pause));
        self.back = self.back.max(other.back);
        self.late.extend(other.late);
    }

    fn note(&mut self, pause: Pause) {
        if self.longest.as_ref().is_none_or(|longest| longest.length() < pause.length()) {
            self.longest = Some(pause);
        }
    }
}

/// When the answers of a pair were acknowledged, in order.
pub fn acknowledged(games: &[Game]) -> Vec<Answer> {
    let given = games.iter().flat_map(|game| game.record.given.iter().map(move |one| (game, one)));
    let taken = given.filter(|(_, one)| matches!(one.end, End::Taken(_)));
    let mut answers: Vec<Answer> =
        taken.map(|(game, one)| Answer { heard: one.heard, table: game.id.clone(), by: one.by }).collect();
    answers.sort_by_key(|answer| answer.heard);
    answers
}

/// The pauses of one pair that played from `began` to `ended`.
pub fn pauses(answers: &[Answer], struck: &[Struck], began: Instant, ended: Instant) -> Pauses {
    let mut pauses = Pauses::default();
    let last = |at: Instant| answers.iter().rfind(|answer| answer.heard < at).cloned();
    let mut from = began;
    for answer in answers.iter().filter(|answer| answer.heard < ended) {
        // Tables that were set up before the storm began have no pause before it.
        let to = answer.heard.max(began);
        pauses.note(Pause { from, to, next: Some(answer.clone()), last: last(answer.heard) });
        from = to;
    }
    pauses.note(Pause { from, to: ended, next: None, last: last(ended) });
    for (at, fault) in struck.iter().enumerate() {
        // Until the next fault, it must have gone on; if that comes too early, nobody can tell.
        let until = struck.get(at + 1).map_or(ended, |next| next.began);
        let next = answers.iter().find(|answer| answer.heard >= fault.ended && answer.heard <= until);
        let to = next.map_or(until, |answer| answer.heard);
        let pause = Pause { from: fault.ended, to, next: next.cloned(), last: last(fault.ended) };
        if next.is_some() {
            pauses.back = pauses.back.max(pause.length());
        }
        if pause.length() > GOES_ON {
            pauses.late.push(pause);
        }
    }
    pauses
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{faults::Kind, violation::Program};

    #[test]
    fn whoever_does_not_go_on_in_time_is_late() {
        let began = Instant::now();
        let at = |second: u64| began + Duration::from_secs(second);
        let fault =
            |began, ended| Struck { kind: Kind::Nats, number: None, began: at(began), ended: at(ended) };
        let of = |answers: &[u64], faults: &[Struck]| {
            let by = Server { number: 0, program: Program::Only };
            let answers: Vec<Answer> = answers
                .iter()
                .map(|second| Answer { heard: at(*second), table: format!("t{second}"), by })
                .collect();
            let pauses = pauses(&answers, faults, began, at(60));
            let longest = pauses.longest.expect("there is always one");
            (longest.length().as_secs(), pauses.back.as_secs(), pauses.late.len())
        };
        assert_eq!(of(&[10, 20, 30, 40, 50], &[]), (10, 0, 0));
        assert_eq!(of(&[10, 28, 50], &[fault(15, 25)]), (22, 3, 0));
        assert_eq!(of(&[10, 36, 50], &[fault(15, 25)]), (26, 11, 1));
        assert_eq!(of(&[10], &[fault(15, 25)]), (50, 0, 1), "it never goes on");
        // Another fault comes before it has to go on: from the end of that one it counts.
        assert_eq!(of(&[10, 45, 55], &[fault(15, 25), fault(30, 40)]), (35, 5, 0));
        assert_eq!(
            of(&[10, 55], &[fault(15, 25), fault(40, 48)]),
            (45, 7, 1),
            "the first was long enough ago"
        );
    }

    #[test]
    fn the_longest_pause_says_where_and_after_what() {
        let began = Instant::now();
        let at = |second: u64| began + Duration::from_secs(second);
        let answer = |second, table: &str, number| Answer {
            heard: at(second),
            table: table.to_owned(),
            by: Server { number, program: Program::New },
        };
        let answers = [answer(5, "t", 0), answer(31, "t", 2), answer(40, "u", 2), answer(50, "u", 2)];
        let fault = Struck { kind: Kind::Stop, number: Some(0), began: at(6), ended: at(20) };
        let pauses = pauses(&answers, &[fault], began, at(55));
        let told = "at t, from node 0 (the new program) to node 2 (the new program)";
        let after = "in the 15 s before: a node stopped for 20 s (number 0) from 6.0 s to 20.0 s";
        let longest = pauses.longest.expect("there is always one").told(began, &[fault]).to_string();
        assert_eq!(longest, format!("26.0 s {told}, between 5.0 s and 31.0 s; {after}"));
        let late: Vec<String> =
            pauses.late.iter().map(|late| late.told(began, &[fault]).to_string()).collect();
        assert_eq!(late, [format!("11.0 s {told}, between 20.0 s and 31.0 s; {after}")]);
    }
}
