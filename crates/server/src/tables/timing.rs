//! How long people have thought, how long they still may, and when their seat is handed on.

use std::time::Duration;

use engine::Seat;

use super::{Clock, LiveTable};
use crate::time::{Instant, now_ms};

/// The log counts in seconds: less than that is no time.
const TICK: Duration = Duration::from_secs(1);
/// By so much a seat is handed on later, or by twice as much and so on, whose person has finished in secret and taken that back:
/// while they were not asked, their clock for the whole game stood still, and nobody else knows for how long.
const LATER: Duration = Duration::from_secs(10);

/// How clocks are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clocks {
    Running,
    /// As if no time went by, to find out whether anything else has changed.
    Still,
}

/// When a second of the log was over, by the clock of this node. Where the clocks of two nodes differ, nobody
/// is given more than a second by it.
pub fn end_of(second: i64) -> Instant {
    end_by(second, now_ms(), Instant::now())
}

/// The same where it is `now` by both clocks.
fn end_by(second: i64, now_ms: i64, now: Instant) -> Instant {
    let gone = now_ms.saturating_sub(second.saturating_add(1).saturating_mul(1000));
    if gone < 0 {
        return now + Duration::from_millis(gone.unsigned_abs()).min(TICK);
    }
    now.checked_sub(Duration::from_millis(gone.unsigned_abs())).unwrap_or(now)
}

/// When the time of somebody is up who may have answered in secret meanwhile.
///
/// What they answer in secret gives them time anew, and nobody else may learn when they did. So their seat is handed on only at
/// moments that everybody can work out from what all have seen: the `first`, and one after every further `step`; and only at one
/// at which their `own` time is over too. What happens there tells whether they have last answered within the `step` before it,
/// or are done, and no more. Where they have answered nothing in secret, the first of these moments is their own.
struct Ends {
    first: Instant,
    step: Duration,
    own: Instant,
}

impl Ends {
    fn at(&self) -> Instant {
        if self.step.is_zero() {
            return self.own;
        }
        let late = self.own.saturating_duration_since(self.first + TICK);
        let steps = late.as_nanos().div_ceil(self.step.as_nanos());
        self.first + self.step * u32::try_from(steps).unwrap_or(u32::MAX)
    }
}

impl LiveTable {
    /// Starts the clock of every seat that owes a decision, stops those that do not.
    pub fn start_clocks(&mut self) {
        self.start_clocks_at(Instant::now());
    }

    pub(super) fn start_clocks_at(&mut self, now: Instant) {
        let awaiting = self.awaiting();
        for (at, chair) in self.chairs.iter_mut().enumerate() {
            if !awaiting.contains(Seat::at(at)) {
                chair.since = None;
            } else if chair.since.is_none() {
                chair.since = Some(now);
            }
        }
    }

    /// As if no time had gone by for so long: nobody could answer.
    pub fn stand_still(&mut self, time: Duration) {
        let later = |then: Instant| (then + time).min(Instant::now());
        for chair in &mut self.chairs {
            chair.since = chair.since.map(later);
            chair.back = chair.back.map(later);
        }
        self.waiting = std::mem::take(&mut self.waiting).by(later);
    }

    pub fn clock_runs(&self) -> bool {
        self.clock != Clock::None && !self.is_over() && !self.is_waiting()
    }

    /// How many seconds `seat` has left for its present decision, where there is a clock.
    pub fn seconds_left(&self, seat: Seat) -> Option<i64> {
        let chair = self.chairs.get(seat.index())?;
        let running = chair.since.map_or(0, |since| since.elapsed().as_millis() as u64);
        let (limit, used) = match self.clock {
            Clock::None => return None,
            Clock::Turn(limit) => (limit, running),
            Clock::Total(limit) => (limit, chair.spent + running),
        };
        Some(limit as i64 - (used / 1000) as i64)
    }

    /// How long until a bot plays for the person on `seat` if they do not answer: when their clock has run out, or when
    /// they have kept the table waiting for as long as the house waits and somebody has voted for it. Answers in secret put that
    /// off by whole steps ([`Ends`]).
    pub fn patience(&self, seat: Seat) -> Option<Duration> {
        let chair = self.chairs.get(seat.index()).filter(|chair| chair.is_present())?;
        let since = chair.since.filter(|_| self.awaiting().contains(seat))?;
        let voted = chair.votes.iter().any(|voter| self.is_present(voter));
        let votes = voted.then(|| self.vote_ends(seat, since));
        let ends = self.clock_ends(seat, since).into_iter().chain(votes);
        ends.map(|ends| ends.at().saturating_duration_since(Instant::now())).min()
    }

    /// When the clock of a seat runs out that is asked since then.
    fn clock_ends(&self, seat: Seat, since: Instant) -> Option<Ends> {
        let chair = self.chairs.get(seat.index())?;
        match self.clock {
            Clock::None => None,
            Clock::Turn(limit) => {
                let step = Duration::from_secs(limit);
                let seen = self.waiting.since(seat).unwrap_or(since);
                Some(Ends { first: seen + step, step, own: since + step })
            }
            Clock::Total(limit) => {
                let left = |spent| Duration::from_secs(limit).saturating_sub(Duration::from_millis(spent));
                let own = since + left(chair.spent);
                // An answer in secret does not move this one: what it took is spent.
                let thought = self.waiting.seats.get(seat.index());
                let first = thought.and_then(|thought| Some(thought.since? + left(thought.spent)));
                Some(Ends { first: first.unwrap_or(own), step: LATER, own })
            }
        }
    }

    /// When a vote counts against a seat that is asked since then. Whoever has just come back, which everybody has seen, is given
    /// the same time again before others can send them away.
    fn vote_ends(&self, seat: Seat, since: Instant) -> Ends {
        let back = self.chairs.get(seat.index()).and_then(|chair| chair.back);
        let from = |then: Instant| back.map_or(then, |back| back.max(then));
        let step = self.surroundings.house_waits;
        let seen = self.waiting.since(seat).unwrap_or(since);
        Ends { first: from(seen) + step, step, own: from(since) + step }
    }

    fn is_present(&self, identity: &str) -> bool {
        self.chairs.iter().any(|chair| chair.is_owned_by(identity) && chair.is_present())
    }

    /// How many seconds `seat` has left, as its owner is shown.
    pub fn clock_of(&self, seat: Seat, clocks: Clocks) -> Option<i64> {
        let left = self.seconds_left(seat)?.max(0);
        Some(if clocks == Clocks::Running { left } else { 0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// When a seat is handed on that is seen to think since second 0 and has last answered in secret at `answered`.
    fn handed_on(answered: f64, step: u64) -> f64 {
        let (began, step) = (Instant::now(), Duration::from_secs(step));
        let own = began + Duration::from_secs_f64(answered) + step;
        (Ends { first: began + step, step, own }).at().duration_since(began).as_secs_f64()
    }

    #[test]
    fn whoever_has_answered_nothing_in_secret_is_handed_on_when_their_time_is_up() {
        assert_eq!(handed_on(0.0, 90), 90.0);
        assert_eq!(handed_on(0.7, 90), 90.0, "less than a second is no time");
    }

    #[test]
    fn whenever_somebody_has_answered_in_secret_their_seat_is_handed_on_at_the_same_moments() {
        for answered in [1.1, 2.0, 30.0, 60.0, 90.9] {
            assert_eq!(handed_on(answered, 90), 180.0, "{answered}");
        }
        assert_eq!(handed_on(91.1, 90), 270.0);
    }

    #[test]
    fn a_house_that_waits_for_nobody_does_not_wait() {
        assert_eq!(handed_on(0.4, 0), 0.4);
    }

    #[test]
    fn the_end_of_a_second_is_the_same_whenever_it_is_asked_for() {
        let began = Instant::now();
        let at = |second, ms: u64| end_by(second, 100_000 + ms as i64, began + Duration::from_millis(ms));
        for ms in [0, 400, 1000, 30_700] {
            assert_eq!(at(100, ms), began + TICK, "asked for after {ms} ms");
        }
        assert_eq!(at(140, 300), began + Duration::from_millis(1300), "another clock gives nobody time");
    }
}
