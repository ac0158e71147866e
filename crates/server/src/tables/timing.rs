//! How long people have thought, and how long they still may.

use std::time::Duration;

use engine::Seat;

use super::{Clock, LiveTable};
use crate::time::Instant;

/// How clocks are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clocks {
    Running,
    /// As if no time went by, to find out whether anything else has changed.
    Still,
}

impl LiveTable {
    /// Starts the clock of every seat that owes a decision, stops those that do not.
    pub fn start_clocks(&mut self) {
        let awaiting = self.awaiting();
        for (at, chair) in self.chairs.iter_mut().enumerate() {
            if !awaiting.contains(Seat::at(at)) {
                chair.since = None;
            } else if chair.since.is_none() {
                chair.since = Some(Instant::now());
            }
        }
        self.note_waiting();
    }

    /// As if no time had gone by for so long: nobody could answer.
    pub fn stand_still(&mut self, time: Duration) {
        let later = |then: &mut Option<Instant>| *then = then.map(|then| (then + time).min(Instant::now()));
        for chair in &mut self.chairs {
            later(&mut chair.since);
            later(&mut chair.back);
        }
        later(&mut self.waiting.news);
        self.waiting.seats.iter_mut().for_each(|thought| later(&mut thought.since));
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
    /// they have kept the table waiting for as long as the house waits and somebody has voted for it.
    pub fn patience(&self, seat: Seat) -> Option<Duration> {
        let chair = self.chairs.get(seat.index()).filter(|chair| chair.is_present())?;
        let since = chair.since.filter(|_| self.awaiting().contains(seat))?;
        let clock = self.seconds_left(seat).map(|left| Duration::from_secs(left.max(0).unsigned_abs()));
        // Whoever has just come back is given the same time again before others can send them away.
        let waited = chair.back.map_or(since, |back| back.max(since)).elapsed();
        let voted = chair.votes.iter().any(|voter| self.is_present(voter));
        let votes = voted.then(|| self.surroundings.house_waits.saturating_sub(waited));
        clock.into_iter().chain(votes).min()
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
