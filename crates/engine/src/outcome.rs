//! How a finished game ended.

use serde::Serialize;

use crate::{refusal::Clause, seat::Seat};

/// Final scores, ranks and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// One entry per seat, in seat order.
    pub standings: Vec<Standing>,
    /// Scores count in parts of this: 1 for whole points, 2 for half points.
    pub parts: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    pub seat: Seat,
    pub score: i32,
    /// 1 is best; seats that share a place share the number.
    pub rank: u8,
    /// Whether this seat won, alone or shared.
    pub won: bool,
    /// The score sheet, line by line.
    pub lines: Vec<ScoreLine>,
    /// What broke a tie with this seat, compared in order, higher is better.
    pub tie_break: Vec<i32>,
}

/// One line of a score sheet: `count` things gave `points`, both in the parts of the outcome.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct ScoreLine {
    pub item: &'static str,
    pub count: i32,
    pub points: i32,
    pub clause: Clause,
}

impl Outcome {
    /// Ranks seats by score, then by tie-break; every seat on the first place has won.
    pub fn ranked(parts: u8, sheets: Vec<(Vec<ScoreLine>, Vec<i32>)>) -> Outcome {
        let score = |lines: &[ScoreLine]| lines.iter().map(|line| line.points).sum::<i32>();
        let keys: Vec<(i32, Vec<i32>)> =
            sheets.iter().map(|(lines, ties)| (score(lines), ties.clone())).collect();
        let standings = sheets
            .into_iter()
            .zip(&keys)
            .enumerate()
            .map(|(seat, ((lines, tie_break), key))| {
                let rank = 1 + keys.iter().filter(|other| *other > key).count() as u8;
                Standing { seat: Seat::at(seat), score: key.0, rank, won: rank == 1, lines, tie_break }
            })
            .collect();
        Outcome { standings, parts }
    }

    /// A number of the score sheet as people write it.
    pub fn written(&self, number: i32) -> String {
        written(self.parts.into(), number.into())
    }

    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.standings.iter().filter(|standing| standing.won).map(|standing| standing.seat)
    }

    pub fn scores(&self) -> Vec<i32> {
        self.standings.iter().map(|standing| standing.score).collect()
    }

    pub fn ranks(&self) -> Vec<u8> {
        self.standings.iter().map(|standing| standing.rank).collect()
    }
}

/// A number that counts in so many parts of a point, as people write it in every language: `7`, `7½`, `-½`.
pub fn written(parts: i64, number: i64) -> String {
    let (parts, sign) = (parts.max(1), if number < 0 { "-" } else { "" });
    let (whole, rest) = ((number / parts).unsigned_abs(), (number % parts).unsigned_abs());
    match (whole, rest) {
        (whole, 0) => format!("{sign}{whole}"),
        (0, 1) if parts == 2 => format!("{sign}½"),
        (whole, 1) if parts == 2 => format!("{sign}{whole}½"),
        (0, rest) => format!("{sign}{rest}/{parts}"),
        (whole, rest) => format!("{sign}{whole} {rest}/{parts}"),
    }
}

#[cfg(test)]
mod tests {
    use super::written;

    #[test]
    fn halves_have_one_spelling() {
        let halves = [(0, "0"), (1, "½"), (-1, "-½"), (2, "1"), (15, "7½"), (-15, "-7½"), (-4, "-2")];
        for (number, text) in halves {
            assert_eq!(written(2, number), text);
        }
        assert_eq!(written(1, -15), "-15");
        assert_eq!((written(4, 11), written(4, -3)), ("2 3/4".to_owned(), "-3/4".to_owned()));
    }
}
