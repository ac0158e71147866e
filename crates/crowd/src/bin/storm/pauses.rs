//! How long tables stood still: at all, and after what was broken was whole again.

use std::time::{Duration, Instant};

use crate::{
    faults::Struck,
    record::{End, Game},
};

/// Every table goes on within this time after the last fault.
pub const GOES_ON: Duration = Duration::from_secs(10);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pauses {
    /// The longest time between two answers of a table.
    pub longest: Duration,
    /// The longest time from the end of a fault to the next answer of a table.
    pub back: Duration,
    /// How often it took longer than it may.
    pub late: usize,
}

impl Pauses {
    pub fn add(&mut self, other: Pauses) {
        self.longest = self.longest.max(other.longest);
        self.back = self.back.max(other.back);
        self.late += other.late;
    }
}

/// When the answers of a pair were acknowledged, in order.
pub fn acknowledged(games: &[Game]) -> Vec<Instant> {
    let taken =
        games.iter().flat_map(|game| &game.record.given).filter(|one| matches!(one.end, End::Taken(_)));
    let mut times: Vec<Instant> = taken.map(|one| one.heard).collect();
    times.sort();
    times
}

/// The pauses of one pair that played from `began` to `ended`.
pub fn pauses(answers: &[Instant], struck: &[Struck], began: Instant, ended: Instant) -> Pauses {
    let mut pauses = Pauses::default();
    let mut before = began;
    for answer in answers.iter().filter(|answer| **answer < ended).chain([&ended]) {
        pauses.longest = pauses.longest.max(answer.saturating_duration_since(before));
        before = *answer;
    }
    for (at, fault) in struck.iter().enumerate() {
        // Until the next fault, it must have gone on; if that comes too early, nobody can tell.
        let until = struck.get(at + 1).map_or(ended, |next| next.began);
        let next = answers.iter().find(|answer| **answer >= fault.ended && **answer <= until);
        let back = next.unwrap_or(&until).saturating_duration_since(fault.ended);
        if next.is_some() {
            pauses.back = pauses.back.max(back);
        }
        pauses.late += usize::from(back > GOES_ON);
    }
    pauses
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::faults::Kind;

    #[test]
    fn whoever_does_not_go_on_in_time_is_late() {
        let began = Instant::now();
        let at = |second: u64| began + Duration::from_secs(second);
        let fault = |began, ended| Struck { kind: Kind::Nats, began: at(began), ended: at(ended) };
        let of = |answers: &[u64], faults: &[Struck]| {
            let answers: Vec<Instant> = answers.iter().map(|second| at(*second)).collect();
            let pauses = pauses(&answers, faults, began, at(60));
            (pauses.longest.as_secs(), pauses.back.as_secs(), pauses.late)
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
}
