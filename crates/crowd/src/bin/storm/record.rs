//! What players remember: what they answered and what came of it, and what they were shown.

use std::{
    collections::{BTreeMap, HashMap},
    hash::{DefaultHasher, Hash, Hasher},
    time::Instant,
};

use crate::violation::Server;

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
    pub print: Print,
}

/// When a seat was first shown something, and by whom.
#[derive(Clone, Copy, Debug)]
pub struct Sight {
    pub when: Instant,
    pub by: Server,
}

/// All a game tells a seat of the present, each as a hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Print {
    view: u64,
    /// Whom the table waits for.
    awaiting: u64,
    /// What may be answered.
    answers: u64,
}

impl Print {
    pub fn of<'a>(view: &str, awaiting: &str, answers: Option<impl Iterator<Item = &'a str>>) -> Print {
        let mut asked = DefaultHasher::new();
        answers.is_some().hash(&mut asked);
        answers.into_iter().flatten().for_each(|answer| answer.hash(&mut asked));
        let hash = |text: &str| {
            let mut hasher = DefaultHasher::new();
            text.hash(&mut hasher);
            hasher.finish()
        };
        Print { view: hash(view), awaiting: hash(awaiting), answers: asked.finish() }
    }

    /// What of it is another than in `other`, in words.
    pub fn other_than(&self, other: &Print) -> Vec<&'static str> {
        let parts = [
            ("the view", self.view == other.view),
            ("whom it waits for", self.awaiting == other.awaiting),
            ("the answers", self.answers == other.answers),
        ];
        parts.into_iter().filter(|(_, same)| !same).map(|(part, _)| part).collect()
    }
}

/// What somebody remembers of one game.
#[derive(Clone, Debug, Default)]
pub struct Record {
    pub given: Vec<Given>,
    pub shown: HashMap<Shown, Sight>,
    /// How often a server said no, by its reason.
    pub refused: BTreeMap<String, usize>,
    /// How often nobody said what had come of an answer: it was sent again.
    pub cut: usize,
    /// How often a stream fell silent and was left.
    pub silent: usize,
    /// How often a table was shown that had not begun.
    pub early: usize,
    /// What could not be understood.
    pub strange: Vec<String>,
}

impl Record {
    pub fn add(&mut self, other: Record) {
        self.given.extend(other.given);
        for (shown, sight) in other.shown {
            self.shown.entry(shown).or_insert(sight);
        }
        for (why, count) in other.refused {
            *self.refused.entry(why).or_default() += count;
        }
        self.cut += other.cut;
        self.silent += other.silent;
        self.early += other.early;
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
