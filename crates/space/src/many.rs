//! Thousands of games of one kind that are played in step, for learning: flat rows of numbers in and out.

use std::{error::Error, fmt};

use engine::{Outcome, Seat, Seed};

/// How many games, what their chance follows from, and how many threads play them (0: one for each core).
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub games: usize,
    pub seed: Seed,
    pub threads: usize,
}

/// Where the games write what there is to know, a row for each game. Rewards and scores of a game are 0 until it is done.
pub struct Out<'a> {
    /// What the seat to act knows: [`Many::width`] numbers a game.
    pub observations: &'a mut [f32],
    /// 1 for what it may answer: [`Many::actions`] a game.
    pub masks: &'a mut [u8],
    /// The seat to act: of several that are awaited, the lowest.
    pub seats: &'a mut [u8],
    /// By seat, [`Many::players`] a game: how well it ended ([`reward`]).
    pub rewards: &'a mut [f32],
    /// By seat: final scores, in points.
    pub scores: &'a mut [f32],
    /// 1 where this answer ended a game. Everything but rewards and scores is about the next game then.
    pub dones: &'a mut [u8],
}

/// Many games of one kind.
pub trait Many: Send {
    fn games(&self) -> usize;
    /// How many play in each.
    fn players(&self) -> usize;
    /// How many numbers answers have.
    fn actions(&self) -> usize;
    /// How many numbers an observation has.
    fn width(&self) -> usize;
    /// Begins every game anew, with the chance that follows from `seed`.
    fn reset(&mut self, seed: Seed, out: Out<'_>) -> Result<(), Bad>;
    /// Gives one answer in each game, by its number. A game that ends begins anew at once. Where one answer is not legal,
    /// none is given.
    fn step(&mut self, numbers: &[i64], out: Out<'_>) -> Result<(), Bad>;
    /// Draws a legal answer for each game, each as likely as the others.
    fn sample(&mut self, into: &mut [i64]) -> Result<(), Bad>;
}

/// Why many games did not go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bad {
    /// A row of numbers has another length than it needs.
    Length { what: &'static str, found: usize, wanted: usize },
    /// The seat to act in this game may not give this answer now.
    Illegal { game: usize, number: i64 },
    /// An amount has grown beyond what has a number: the seat to act in this game has a legal answer that the mask leaves
    /// out. Everything is written, and whoever can do without that answer may go on.
    Unnumbered { game: usize },
    /// The next game in this place cannot begin: nobody is asked anything in it. Everything else is written.
    NotBegun { game: usize },
}

impl fmt::Display for Bad {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bad::Length { what, found, wanted } => write!(f, "{what}: {found} numbers instead of {wanted}"),
            Bad::Illegal { game, number } => write!(f, "game {game}: answer {number} is not legal now"),
            Bad::Unnumbered { game } => {
                write!(f, "game {game}: an amount has grown beyond what has a number (docs/numbers.md)")
            }
            Bad::NotBegun { game } => write!(f, "game {game}: nobody is asked anything in the next game"),
        }
    }
}

impl Error for Bad {}

/// How well a seat did, from 1 for the best to -1 for the last: seats it beat less seats that beat it, over all others.
/// Alone it is 1 for a win and -1 for a loss.
pub fn reward(outcome: &Outcome, seat: Seat) -> f32 {
    let standings = &outcome.standings;
    let Some(own) = standings.get(seat.index()) else { return 0.0 };
    if standings.len() < 2 {
        return if own.won { 1.0 } else { -1.0 };
    }
    let beaten = standings.iter().filter(|other| other.rank > own.rank).count() as f32;
    let better = standings.iter().filter(|other| other.rank < own.rank).count() as f32;
    (beaten - better) / (standings.len() - 1) as f32
}

pub(crate) fn same_length(what: &'static str, found: usize, wanted: usize) -> Result<(), Bad> {
    if found == wanted { Ok(()) } else { Err(Bad::Length { what, found, wanted }) }
}
