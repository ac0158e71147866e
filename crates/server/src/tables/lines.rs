//! What memory keeps of each line of the log, beside the game itself.

use std::time::Duration;

use engine::Seat;

use super::{Author, LiveTable, Sitter, timing::end_of};
use crate::time::Instant;

/// A line that has just been carried out in the game.
pub struct Line<'a> {
    pub seat: Seat,
    pub command: &'a str,
    /// How long it took, in milliseconds; less than nothing where an answer was taken back.
    pub spent: i64,
    pub takes_back: bool,
    /// The second in which it was written.
    pub made: i64,
}

impl LiveTable {
    /// Takes note of the next line: whose it was, by which name, and what it cost them. Whoever takes an answer back has had
    /// its time already: it counts towards the decision that is open again. Whoever is asked after it is asked since it was
    /// written, and not since this node has heard of it.
    pub fn note_line(&mut self, line: &Line<'_>) {
        let (at, version) = (line.seat.index(), self.took.len());
        let then = end_of(line.made).min(Instant::now());
        self.commands.note(at, line.command);
        self.took.push(line.spent);
        if Author::is_of_house(line.command) {
            self.of_house.insert(version);
        }
        if let Some(chair) = self.chairs.get_mut(at) {
            chair.spent = chair.spent.saturating_add_signed(line.spent);
            let had = Duration::from_millis(line.spent.unsigned_abs());
            let since = chair.since.unwrap_or(then);
            chair.since = if line.takes_back { since.checked_sub(had) } else { None };
            chair.hint = None;
            chair.lent = None;
        }
        self.start_clocks_at(then);
        let seen = self.note_waiting(line);
        let by_hand = line.takes_back || !Author::is_of_house(line.command);
        if seen {
            self.presence.hears_news();
        } else if let Some(Sitter::Person { owner, .. }) = self.chairs.get(at).map(|chair| &chair.sitter)
            && by_hand
        {
            self.presence.answers_in_secret(owner, then);
        }
    }
}
