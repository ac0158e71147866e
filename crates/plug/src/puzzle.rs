//! Puzzles that ship with a game: set up at a table, and what there is to say of an answer.

use engine::{Problem, Problems};
use words::Lang;

use crate::{Difficulty, Playing, Plug, Puzzle};

/// What somebody does about a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// Gives an answer, by its number.
    Answer(usize),
    /// Wants to be shown the best one.
    Shown,
}

/// The reasons for an answer follow from the position alone: whoever asks again hears the same.
const SEED: u64 = 1;

impl Plug {
    /// The puzzles of the game; people count them from 1. That each can be read is tested.
    pub fn puzzles(&self) -> Vec<Puzzle> {
        let read = |line: &str| {
            serde_json::from_str(line).unwrap_or_else(|error| panic!("a puzzle of {}: {error}", self.id()))
        };
        self.puzzle_file.lines().map(read).collect()
    }

    /// The table of a puzzle. A rule or a card that has changed since it was found is noticed.
    pub fn pose(&self, puzzle: &Puzzle) -> Result<Box<dyn Playing>, Problems> {
        let table = self.reach(&puzzle.options, puzzle.seed, &puzzle.line)?;
        let state = table.state_hash().map_err(|problem| vec![problem])?;
        if state != puzzle.state || !table.awaiting().contains(puzzle.seat) {
            return Err(vec![Problem::new("puzzle-stale").with("game", self.id())]);
        }
        Ok(table)
    }

    /// What there is to say of an attempt, in sentences. The best answer is named to those who found it and to those who
    /// want to be shown it: everybody else may try again. Nothing where there is no such answer.
    pub fn judged(
        &self,
        puzzle: &Puzzle,
        table: &dyn Playing,
        attempt: Attempt,
        lang: Lang,
    ) -> Option<Vec<String>> {
        let answers = table.answers(puzzle.seat, lang);
        let told = |chance: f32| points(table.told_chance(chance));
        let percent = |number: usize| puzzle.chances.get(number).copied().flatten().map(told);
        let best = percent(puzzle.best)?;
        let number = match attempt {
            Attempt::Answer(number) => number,
            Attempt::Shown => puzzle.best,
        };
        let answer = || ("answer", answers.get(number).map_or("", |answer| answer.text.as_str()).into());
        answers.get(number)?;
        let why = |other: usize| self.why(&table.compared(puzzle.seat, puzzle.best, other, SEED), lang);
        if number != puzzle.best {
            let chance = match percent(number) {
                Some(own) => lang.tell("puzzle-chances", [("own", own.into()), ("best", best.into())]),
                None => lang.tell("puzzle-aside", [("best", best.into())]),
            };
            let clue = match why(number) {
                Some(why) => lang.tell("puzzle-clue", [("why", why.into())]),
                None => lang.say("puzzle-clue-later"),
            };
            return Some(vec![lang.tell("puzzle-wrong", [answer()]), chance, clue]);
        }
        let said = if attempt == Attempt::Shown { "puzzle-shown" } else { "puzzle-right" };
        let next = puzzle.next()?;
        let numbers = [("best", best.into()), ("next", percent(next)?.into())];
        let reason = match why(next) {
            Some(why) => lang.tell("review-why", [("why", why.into())]),
            None => lang.say("why-later"),
        };
        Some(vec![lang.tell(said, [answer()]), lang.tell("puzzle-chances-best", numbers), reason])
    }

    /// How difficult a puzzle is, in a word.
    pub fn difficulty(difficulty: Difficulty, lang: Lang) -> String {
        lang.say(&format!("puzzle-{}", difficulty.id()))
    }
}

/// A chance in points of a hundred.
fn points(chance: f32) -> i64 {
    (100.0 * chance).round() as i64
}
