//! The one description of a game's answers: number, answer and name follow from it.

use std::hash::Hash;

use engine::{Components, Pack, json};
use rustc_hash::FxHashMap;
use serde::Serialize;
use serde_json::Value;

/// Numbers that belong together. Those that no answer uses yet are kept for answers of this kind to come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    pub name: &'static str,
    /// The first number.
    pub start: usize,
    /// How many numbers.
    pub room: usize,
}

/// Every answer of a game in the order of their numbers.
///
/// Stays what it is: blocks are never moved or made smaller, new answers take free numbers of their block, new kinds of
/// answers a block at the end.
#[derive(Debug)]
pub struct Answers<A> {
    answers: Vec<Option<A>>,
    numbers: FxHashMap<A, u32>,
    blocks: Vec<Block>,
}

impl<A: Copy + Eq + Hash> Default for Answers<A> {
    fn default() -> Self {
        Answers { answers: Vec::new(), numbers: FxHashMap::default(), blocks: Vec::new() }
    }
}

impl<A: Copy + Eq + Hash> Answers<A> {
    pub fn new() -> Self {
        Self::default()
    }

    /// The next numbers, for these answers in this order, and none to spare: for what can never become more.
    pub fn all(mut self, name: &'static str, answers: impl IntoIterator<Item = A>) -> Self {
        let start = self.answers.len();
        self.answers.extend(answers.into_iter().map(Some));
        for (answer, number) in self.answers[start..].iter().flatten().zip(start as u32..) {
            let before = self.numbers.insert(*answer, number);
            // A description that is wrong is wrong in every test of its game.
            assert!(before.is_none(), "an answer of `{name}` has number {before:?} already");
        }
        self.blocks.push(Block { name, start, room: self.answers.len() - start });
        self
    }

    /// The next `room` numbers, for these answers in this order. Panics if there are more of them.
    pub fn block(self, name: &'static str, room: usize, answers: impl IntoIterator<Item = A>) -> Self {
        let start = self.answers.len();
        let mut longer = self.all(name, answers);
        let used = longer.answers.len() - start;
        assert!(used <= room, "{used} answers have no room in the {room} numbers of `{name}`");
        longer.answers.resize(start + room, None);
        if let Some(block) = longer.blocks.last_mut() {
            block.room = room;
        }
        longer
    }

    pub fn len(&self) -> usize {
        self.answers.len()
    }

    pub fn is_empty(&self) -> bool {
        self.answers.is_empty()
    }

    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    #[inline]
    pub fn number(&self, answer: &A) -> Option<usize> {
        self.numbers.get(answer).map(|number| *number as usize)
    }

    #[inline]
    pub fn answer(&self, number: usize) -> Option<A> {
        self.answers.get(number).copied().flatten()
    }
}

impl<A: Copy + Eq + Hash + Serialize> Answers<A> {
    /// The words of the answer's JSON from left to right, as a path: `recruit/C7`. A number that is free says so.
    pub fn name<D: Components>(&self, number: usize, pack: Pack<D>) -> String {
        match self.answer(number) {
            Some(answer) => path(&json::write(pack, &answer)),
            None => match self.blocks.iter().rfind(|block| block.start <= number) {
                Some(block) if number < block.start + block.room => {
                    format!("{}/free-{}", block.name, number - block.start)
                }
                _ => format!("beyond/{number}"),
            },
        }
    }
}

fn path(value: &Value) -> String {
    match value {
        Value::String(word) => word.clone(),
        Value::Array(parts) => parts.iter().map(path).collect::<Vec<_>>().join("/"),
        // One key is the kind of an answer, several are the parts of one, which are known by their order.
        Value::Object(parts) if parts.len() == 1 => {
            parts.iter().map(|(key, part)| format!("{key}/{}", path(part))).collect()
        }
        Value::Object(parts) => parts.values().map(path).collect::<Vec<_>>().join("/"),
        other => other.to_string(),
    }
}
