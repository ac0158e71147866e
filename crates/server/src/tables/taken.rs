//! Under which names answers were taken: one that is sent again under the same name is recognised.

use std::{
    collections::HashMap,
    hash::{BuildHasher, RandomState},
};

use serde_json::Value;

/// An answer as it comes in.
pub enum Given {
    /// By its number among the legal answers of the decision.
    Number(usize),
    Action(Value),
}

/// A print of the name of each line of the log. The names themselves would be the largest part of a table in memory;
/// prints are made with a key that nobody knows, so that nobody finds two names with the same one.
#[derive(Default)]
pub struct Taken {
    key: RandomState,
    lines: Vec<u64>,
    /// How answers were sent, by their lines. Of those that were taken elsewhere, or before this room was read, it is not known.
    forms: HashMap<usize, Form>,
}

/// How the answer of a line was sent: by its number, or as an action, of which there is a print.
#[derive(Default)]
struct Form {
    number: Option<usize>,
    action: Option<u64>,
    /// The game was asked what this line is, and has nothing more to tell.
    is_settled: bool,
}

impl Taken {
    fn print(&self, seat: usize, name: &str) -> u64 {
        self.key.hash_one((seat, name))
    }

    /// What an answer has that was sent as an action.
    fn action(&self, given: &Given) -> Option<u64> {
        match given {
            Given::Number(_) => None,
            Given::Action(action) => Some(self.key.hash_one(action.to_string())),
        }
    }

    /// The answer of a line was sent like this.
    pub fn note_given(&mut self, line: usize, given: &Given) {
        let action = self.action(given);
        let number = if let Given::Number(number) = given { Some(*number) } else { None };
        self.forms.insert(line, Form { number, action, is_settled: false });
    }

    /// What the game says of a line: the number of its answer, and whether it is the same as this one.
    pub fn settle(&mut self, line: usize, given: &Given, number: Option<usize>, same: bool) {
        let action = self.action(given).filter(|_| same);
        let form = self.forms.entry(line).or_default();
        form.number = form.number.or(number);
        form.action = form.action.or(action);
        form.is_settled = true;
    }

    /// Whether the game was asked about a line.
    pub fn is_settled(&self, line: usize) -> bool {
        self.forms.get(&line).is_some_and(|form| form.is_settled)
    }

    /// Whether the answer of a line is this one, where that follows from how it was sent. Another spelling may mean the same.
    pub fn was(&self, line: usize, given: &Given) -> Option<bool> {
        let form = self.forms.get(&line)?;
        match given {
            Given::Number(number) => form.number.map(|own| own == *number),
            Given::Action(_) => (form.action.is_some() && form.action == self.action(given)).then_some(true),
        }
    }

    /// The next line of the log has this name.
    pub fn note(&mut self, seat: usize, name: &str) {
        self.lines.push(self.print(seat, name));
    }

    /// As if only the first lines of the log had been written.
    pub fn truncate(&mut self, lines: usize) {
        self.lines.truncate(lines);
        self.forms.retain(|line, _| *line < lines);
    }

    /// The line of the log that a seat wrote under this name.
    pub fn line(&self, seat: usize, name: &str) -> Option<usize> {
        let print = self.print(seat, name);
        self.lines.iter().rposition(|line| *line == print)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

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

    #[test]
    fn what_is_sent_again_is_known_without_the_game() {
        let (one, two) = (json!({ "take": 1 }), json!({ "take": 2 }));
        let mut taken = Taken::default();
        taken.note_given(0, &Given::Number(3));
        taken.note_given(1, &Given::Action(one.clone()));
        assert_eq!([3, 4].map(|number| taken.was(0, &Given::Number(number))), [Some(true), Some(false)]);
        assert_eq!(taken.was(1, &Given::Action(one.clone())), Some(true));
        // Whether a number or another spelling means the same, only the game can tell; and of a line that it has not seen.
        assert_eq!(taken.was(1, &Given::Action(two.clone())), None);
        assert_eq!((taken.was(1, &Given::Number(0)), taken.was(2, &Given::Number(0))), (None, None));
        taken.truncate(1);
        assert_eq!(taken.was(1, &Given::Action(one)), None);
        assert_eq!(taken.was(0, &Given::Number(3)), Some(true));
    }

    #[test]
    fn the_game_is_asked_once_for_each_line() {
        let (spelling, other) = (json!({ "pass": null }), json!("take"));
        let mut taken = Taken::default();
        taken.settle(0, &Given::Action(other.clone()), Some(2), false);
        assert!(taken.is_settled(0) && !taken.is_settled(1));
        assert_eq!([2, 0].map(|number| taken.was(0, &Given::Number(number))), [Some(true), Some(false)]);
        assert_eq!(taken.was(0, &Given::Action(other)), None, "it may be written as the log has it");
        taken.settle(1, &Given::Action(spelling.clone()), Some(5), true);
        assert_eq!(taken.was(1, &Given::Action(spelling)), Some(true));
    }
}
