//! What the house has to do at a table, and when.

use std::time::Duration;

use engine::Seats;

use super::{Attendance, LiveTable};
use crate::{chance::Chance, time::now_ms};

impl LiveTable {
    /// The seats for which a bot shall answer now: none where nobody is there to see it.
    pub fn bots_to_play(&self, chance: &Chance, watched: bool) -> Seats {
        if self.has_company(watched) { self.bots_asked(chance) } else { Seats::NONE }
    }

    /// When the house next has something to do here, in milliseconds since 1970: at once where a bot is asked or a person
    /// is spared a question, otherwise when somebody's time is up.
    pub fn due(&self, chance: &Chance, watched: bool) -> Option<i64> {
        let at_once = !self.bots_to_play(chance, watched).is_empty()
            || self.awaiting().into_iter().any(|seat| self.spares(seat));
        let wait = if at_once { Some(Duration::ZERO) } else { self.first_to_run_out() };
        wait.map(|wait| now_ms().saturating_add(wait.as_millis() as i64))
    }

    /// How long until the first of those who are asked has no time left.
    pub fn first_to_run_out(&self) -> Option<Duration> {
        self.awaiting().into_iter().filter_map(|seat| self.patience(seat)).min()
    }

    /// Whether time alone may have changed what those who look can see: somebody is missed, or has thought for long.
    pub fn is_noteworthy(&self) -> bool {
        let missed = self.chairs.iter().any(|chair| self.attendance(chair) == Some(Attendance::Away));
        missed || self.offers_votes()
    }

    /// How long until something changes by itself that those who look can see.
    pub fn next_look(&self) -> Option<Duration> {
        self.next_offer().into_iter().chain(self.presence.next_absence()).min()
    }
}
