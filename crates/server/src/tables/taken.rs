//! Under which names answers were taken: one that is sent again under the same name is recognised.

use std::hash::{BuildHasher, RandomState};

/// A print of the name of each line of the log. The names themselves would be the largest part of a table in memory;
/// prints are made with a key that nobody knows, so that nobody finds two names with the same one.
#[derive(Default)]
pub struct Taken {
    key: RandomState,
    lines: Vec<u64>,
}

impl Taken {
    fn print(&self, seat: usize, name: &str) -> u64 {
        self.key.hash_one((seat, name))
    }

    /// The next line of the log has this name.
    pub fn note(&mut self, seat: usize, name: &str) {
        self.lines.push(self.print(seat, name));
    }

    /// As if only the first lines of the log had been written.
    pub fn truncate(&mut self, lines: usize) {
        self.lines.truncate(lines);
    }

    /// The line of the log that a seat wrote under this name.
    pub fn line(&self, seat: usize, name: &str) -> Option<usize> {
        let print = self.print(seat, name);
        self.lines.iter().rposition(|line| *line == print)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_where_it_was_given_by_the_seat_that_gave_it() {
        let mut taken = Taken::default();
        for (seat, name) in [(0, "own-a"), (1, "own-a"), (0, "own-b"), (1, "house-3")] {
            taken.note(seat, name);
        }
        let found = |seat, name| taken.line(seat, name);
        assert_eq!([found(0, "own-a"), found(1, "own-a"), found(0, "own-b")], [Some(0), Some(1), Some(2)]);
        assert_eq!([found(1, "own-b"), found(2, "own-a"), found(0, "own-"), found(0, "")], [None; 4]);
    }
}
