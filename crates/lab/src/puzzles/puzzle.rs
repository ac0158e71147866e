//! A puzzle as data: a line of a file.

use engine::{Seat, Seed};
use serde::{Deserialize, Serialize};

/// Who finds the best answer. Each has a name (`puzzle-easy`) and a sentence (`puzzle-easy-about`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// Whoever looks one step ahead.
    Easy,
    /// A search of a few tries.
    Medium,
    /// Only those who think for longer.
    Hard,
}

impl Difficulty {
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard];

    pub const fn id(self) -> &'static str {
        match self {
            Difficulty::Easy => "easy",
            Difficulty::Medium => "medium",
            Difficulty::Hard => "hard",
        }
    }
}

/// A position and its best answer. Whatever else is to be said of it follows from the position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    pub difficulty: Difficulty,
    pub options: serde_json::Value,
    /// A secret of the game: nobody who is given the puzzle sees it.
    pub seed: Seed,
    /// The answers that led there, each by its number. Of several who are asked, the first in the order of seats
    /// answers.
    pub line: Vec<usize>,
    /// Who is asked.
    pub seat: Seat,
    /// The number of the best answer.
    pub best: usize,
    /// The least by which it was ahead of the next in any look of the check.
    pub margin: f32,
    /// The chance to win after each answer, by its number: what the looks of the check say on average. None where a
    /// search put the answer aside without trying it.
    pub chances: Vec<Option<f32>>,
    /// The hash of the state, so that a rule or a card that has changed since is noticed.
    pub state: String,
}

impl Puzzle {
    /// The number of the answer that comes next after the best.
    pub fn next(&self) -> Option<usize> {
        let others = self.chances.iter().enumerate().filter(|(number, _)| *number != self.best);
        let tried = others.filter_map(|(number, chance)| Some((number, (*chance)?)));
        tried.max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(number, _)| number)
    }
}
