//! Which puzzles somebody has solved: a cookie of theirs for each game, one bit for each puzzle. The server keeps nothing.

use axum::http::HeaderMap;
use plug::Plug;

use super::pile::pile;
use crate::{app::App, web::cookies};

pub struct Solved {
    name: String,
    /// By their places in the pile.
    marks: Vec<bool>,
}

/// Bits in a digit.
const BITS: usize = 4;

impl Solved {
    /// Cookies are theirs to write: what cannot be read says nothing, and there are no more marks than puzzles.
    pub fn of(game: &Plug, headers: &HeaderMap) -> Solved {
        let name = format!("puzzles-{}", game.id());
        let kept = cookies::value(headers, &name).unwrap_or_default();
        Solved { marks: read(kept, pile(game).len()), name }
    }

    /// Whether the puzzle of this number is solved.
    pub fn has(&self, number: usize) -> bool {
        number.checked_sub(1).and_then(|at| self.marks.get(at)).is_some_and(|mark| *mark)
    }

    pub fn count(&self) -> usize {
        self.marks.iter().filter(|mark| **mark).count()
    }

    /// The cookie that holds this puzzle too.
    pub fn with(mut self, number: usize, app: &App) -> String {
        if let Some(mark) = number.checked_sub(1).and_then(|at| self.marks.get_mut(at)) {
            *mark = true;
        }
        cookies::solved(app, &self.name, &written(&self.marks))
    }
}

fn read(text: &str, puzzles: usize) -> Vec<bool> {
    let digits = text.chars().map(|digit| digit.to_digit(16).unwrap_or(0));
    let mut marks: Vec<bool> = digits
        .take(puzzles.div_ceil(BITS))
        .flat_map(|digit| (0..BITS).map(move |bit| digit >> bit & 1 == 1))
        .collect();
    marks.resize(puzzles, false);
    marks
}

fn written(marks: &[bool]) -> String {
    let digit = |four: &[bool]| {
        let number = four.iter().enumerate().fold(0, |sum, (bit, mark)| sum | u32::from(*mark) << bit);
        char::from_digit(number, 16).unwrap_or('0')
    };
    marks.chunks(BITS).map(digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_written_as_they_are_read() {
        for puzzles in [0, 1, 4, 30] {
            for text in ["", "0", "f", "1e", "ffffffffffffffff", "x\u{e9}-"] {
                let marks = read(text, puzzles);
                assert_eq!(marks.len(), puzzles);
                assert_eq!(read(&written(&marks), puzzles), marks, "{text}");
            }
        }
        assert_eq!(written(&read("5", 4)), "5");
        assert_eq!(read("2", 3), [false, true, false]);
        assert!(read("zzzz", 16).iter().all(|mark| !mark));
    }
}
