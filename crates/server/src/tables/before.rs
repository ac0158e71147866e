//! A table as it was before a change: put back where the change could not be stored. So nothing half-done is ever seen, whether
//! the log can be read at that moment or not.

use engine::Problem;

use super::{Chair, LiveTable, thoughts::Waiting};
use crate::store::TableRow;

pub struct Before {
    row: TableRow,
    chairs: Vec<Chair>,
    waiting: Waiting,
    /// How many lines its log had; none before the game began.
    lines: Option<usize>,
}

impl LiveTable {
    /// To be taken before anything is changed that is stored then.
    pub fn before(&self) -> Before {
        Before {
            row: self.row.clone(),
            chairs: self.chairs.clone(),
            waiting: self.waiting.clone(),
            lines: self.play().map(|play| play.entries()),
        }
    }

    /// As if nothing had been done since.
    pub fn put_back(&mut self, before: Before) -> Result<(), Problem> {
        let Before { row, chairs, waiting, lines } = before;
        match (&self.play, lines) {
            (Some(play), Some(lines)) if play.entries() > lines => {
                self.play = Some(play.moment(lines)?);
                self.commands.truncate(lines);
                self.of_house.retain(|line| *line < lines);
                self.took.truncate(lines);
            }
            (_, None) => self.play = None,
            _ => {}
        }
        (self.row, self.chairs, self.waiting) = (row, chairs, waiting);
        Ok(())
    }
}
