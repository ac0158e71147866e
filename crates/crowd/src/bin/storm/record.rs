//! What players remember: what they answered and what came of it, and what they were shown.

use std::{
    collections::{BTreeMap, HashSet},
    hash::{DefaultHasher, Hash, Hasher},
    time::Instant,
};

use crate::trouble::Server;

/// What came of an answer in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Acknowledged, as this moment of the seat that gave it.
    Taken(Option<u64>),
    /// The last word was no.
    Refused,
    /// The connection was cut, and nobody could be asked again before the end.
    Unknown,
}

/// An answer that somebody gave, under a name of theirs.
#[derive(Clone, Debug)]
pub struct Given {
    pub seat: usize,
    pub name: String,
    /// The answer as JSON.
    pub action: String,
    pub sent: Instant,
    pub heard: Instant,
    /// Who said so, or was asked last.
    pub by: Server,
    pub end: End,
}

/// What a seat was shown when it had noticed so many moments: a print of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shown {
    pub seat: usize,
    pub moments: usize,
    pub print: u64,
}

/// A print of a view, of whom the table waits for, and of the answers that may be given: all a game tells a seat of the present.
pub fn print<'a>(view: &str, awaiting: &str, answers: Option<impl Iterator<Item = &'a str>>) -> u64 {
    let mut hasher = DefaultHasher::new();
    (view, awaiting, answers.is_some()).hash(&mut hasher);
    answers.into_iter().flatten().for_each(|answer| answer.hash(&mut hasher));
    hasher.finish()
}

/// What somebody remembers of one game.
#[derive(Clone, Debug, Default)]
pub struct Record {
    pub given: Vec<Given>,
    pub shown: HashSet<Shown>,
    /// How often a server said no, by its reason.
    pub refused: BTreeMap<String, usize>,
    /// How often nobody said what had come of an answer: it was sent again.
    pub cut: usize,
    /// How often a stream fell silent and was left.
    pub silent: usize,
    /// What could not be understood.
    pub strange: Vec<String>,
}

impl Record {
    pub fn add(&mut self, other: Record) {
        self.given.extend(other.given);
        self.shown.extend(other.shown);
        for (why, count) in other.refused {
            *self.refused.entry(why).or_default() += count;
        }
        self.cut += other.cut;
        self.silent += other.silent;
        self.strange.extend(other.strange);
    }
}

/// A game as those remember it who played it.
#[derive(Clone, Debug)]
pub struct Game {
    pub id: String,
    pub record: Record,
    /// What each server told each seat when everything was over.
    pub last: Vec<Shown>,
}
