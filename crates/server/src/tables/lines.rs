//! What memory keeps of each line of the log, beside the game itself.

use std::time::Duration;

use engine::Seat;

use super::{Author, LiveTable};
use crate::time::Instant;

/// A line that has just been carried out in the game.
pub struct Line<'a> {
    pub seat: Seat,
    pub command: &'a str,
    /// How long it took, in milliseconds; less than nothing where an answer was taken back.
    pub spent: i64,
    pub takes_back: bool,
}

impl LiveTable {
    /// Takes note of the next line: whose it was, by which name, and what it cost them. Whoever takes an answer back has had
    /// its time already: it counts towards the decision that is open again.
    pub fn note_line(&mut self, line: &Line<'_>) {
        let (at, version) = (line.seat.index(), self.took.len());
        self.commands.note(at, line.command);
        self.took.push(line.spent);
        if Author::is_of_house(line.command) {
            self.of_house.insert(version);
        }
        if let Some(chair) = self.chairs.get_mut(at) {
            chair.spent = chair.spent.saturating_add_signed(line.spent);
            let had = Duration::from_millis(line.spent.unsigned_abs());
            let since = chair.since.unwrap_or_else(Instant::now);
            chair.since = if line.takes_back { since.checked_sub(had) } else { None };
            chair.hint = None;
            chair.lent = None;
        }
    }
}
