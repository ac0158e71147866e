//! For how long everybody has seen somebody think. Answers that are given in secret change nothing here: clocks and offers
//! that others see follow from what all of them know.

use std::time::Duration;

use engine::{Seat, Viewer};
use plug::Eyes;

use super::{Attendance, Clock, Clocks, LiveTable, Sitter, thoughts::Thought};
use crate::time::Instant;

impl LiveTable {
    /// So long somebody may think before the others are offered a vote for a bot in their place: a third of the time after
    /// which such a vote counts, so that whoever is voted against can still answer.
    fn offers_votes_after(&self) -> Duration {
        self.surroundings.house_waits / 3
    }

    /// Takes note of what everybody can see has changed.
    pub(super) fn note_waiting(&mut self) {
        let Some(play) = self.play() else { return };
        let told = play.moments(Eyes::Viewer(Viewer::Spectator)).count();
        let pending = self.pending(Viewer::Spectator);
        let first = self.waiting.seats.is_empty();
        let spent: Vec<u64> = self.chairs.iter().map(|chair| chair.spent).collect();
        let waiting = &mut self.waiting;
        if waiting.told != told || waiting.news.is_none() {
            (waiting.told, waiting.news) = (told, Some(Instant::now()));
        }
        waiting.seats.resize(spent.len(), Thought::default());
        for (at, thought) in waiting.seats.iter_mut().enumerate() {
            let thinks = pending.contains(Seat::at(at));
            if first || thinks != thought.since.is_some() {
                *thought = Thought { since: thinks.then(Instant::now), spent: spent[at] };
            }
        }
    }

    /// For how long nothing has been seen of a seat that is seen to think.
    pub fn waited_for(&self, seat: Seat) -> Option<Duration> {
        let since = self.waiting.seats.get(seat.index())?.since?;
        Some(self.waiting.news.map_or(since, |news| news.max(since)).elapsed())
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
