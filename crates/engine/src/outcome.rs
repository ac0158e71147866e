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

/// One line of a score sheet: `count` things gave `points`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
