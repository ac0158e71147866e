//! For how long everybody has seen somebody think. Answers that are given in secret change nothing here: clocks and offers
//! that others see follow from what all of them know, and so do the moments at which somebody's seat is handed on (`timing`).

use std::time::Duration;

use engine::{Seat, Viewer};
use plug::Eyes;

use super::{
    Attendance, Clock, Clocks, Line, LiveTable, Sitter,
    thoughts::{Sight, Waiting},
    timing::end_of,
};
use crate::time::{Instant, now};

impl LiveTable {
    /// So long somebody may think before the others are offered a vote for a bot in their place: a third of the time after
    /// which such a vote counts, so that whoever is voted against can still answer.
    fn offers_votes_after(&self) -> Duration {
        self.surroundings.house_waits / 3
    }

    /// How much has happened in everybody's sight.
    fn told(&self) -> usize {
        self.play().map_or(0, |play| play.moments(Eyes::Viewer(Viewer::Spectator)).count())
    }

    /// As if everything that is seen now had just begun.
    pub(super) fn begin_waiting(&mut self) {
        let spent: Vec<u64> = self.chairs.iter().map(|chair| chair.spent).collect();
        let pending = self.pending(Viewer::Spectator);
        self.waiting = Waiting::begin(self.told(), pending, &spent, end_of(now()));
    }

    /// Takes note of what everybody can see of a line; whether they can see anything of it.
    ///
    /// Its time is the second in which it was written, by the clock of whoever wrote it: so every node comes to the same
    /// moments, whether it wrote the line, heard of it later or has read the table anew.
    pub(super) fn note_waiting(&mut self, line: &Line<'_>) -> bool {
        let sight = Sight {
            seat: line.seat,
            takes_back: line.takes_back,
            told: self.told(),
            pending: self.pending(Viewer::Spectator),
        };
        let spent: Vec<u64> = self.chairs.iter().map(|chair| chair.spent).collect();
        self.waiting.follow(&sight, &spent, end_of(line.made))
    }

    /// For how long nothing has been seen of a seat that is seen to think.
    pub fn waited_for(&self, seat: Seat) -> Option<Duration> {
        self.waiting.since(seat).map(|since| since.elapsed())
    }

    /// Whether the others are offered a vote for a bot on this seat: its person is not there, or has thought for long.
    pub fn offers_vote(&self, seat: Seat) -> bool {
        let Some(chair) = self.chairs.get(seat.index()) else { return false };
        match self.attendance(chair) {
            Some(Attendance::Away) => true,
            Some(Attendance::Here) => {
                self.waited_for(seat).is_some_and(|waited| waited >= self.offers_votes_after())
            }
            Some(Attendance::Gone) | None => false,
        }
    }

    /// Whether anybody has thought for so long that a vote is offered.
    pub fn offers_votes(&self) -> bool {
        let long =
            |at| self.waited_for(Seat::at(at)).is_some_and(|waited| waited >= self.offers_votes_after());
        (0..self.chairs.len()).any(long)
    }

    /// How long until the others are next offered a vote, if nothing happens meanwhile. News puts it off, and nothing
    /// brings it forward.
    pub fn next_offer(&self) -> Option<Duration> {
        let people = self.chairs.iter().enumerate().filter(|(_, chair)| chair.is_present());
        if people.clone().count() < 2 {
            return None;
        }
        let left = |at| Some(self.offers_votes_after().saturating_sub(self.waited_for(Seat::at(at))?));
        people.filter_map(|(at, _)| left(at)).filter(|left| !left.is_zero()).min()
    }

    /// The clock of a person on another seat: what it shows to those who do not know what is answered in secret. `None`
    /// where there is nothing to show.
    pub fn clock_seen(&self, seat: Seat, clocks: Clocks) -> Option<i64> {
        let chair = self.chairs.get(seat.index())?;
        if self.is_over() || !matches!(chair.sitter, Sitter::Person { away: false, .. }) {
            return None;
        }
        let thought = self.waiting.seats.get(seat.index())?;
        let thinks = |since: Instant| since.elapsed().as_millis() as u64;
        let (limit, used) = match self.clock {
            Clock::None => return None,
            Clock::Turn(limit) => (limit, self.waited_for(seat)?.as_millis() as u64),
            Clock::Total(limit) => (limit, thought.spent + thought.since.map_or(0, thinks)),
        };
        let left = (limit as i64 - (used / 1000) as i64).max(0);
        // Whoever answers in secret has more time than is seen: no clock is better than one that stands at nothing.
        let shown = if clocks == Clocks::Running { left } else { 0 };
        (clocks == Clocks::Still || left > 0).then_some(shown)
    }

    /// Whether a seat is seen to think, so that its clock runs.
    pub fn clock_is_seen_to_run(&self, seat: Seat) -> bool {
        self.waiting.seats.get(seat.index()).is_some_and(|thought| thought.since.is_some())
    }
}
