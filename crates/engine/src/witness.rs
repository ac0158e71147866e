//! Who watches a game being played: every event and every random result passes a witness.

use std::collections::VecDeque;

use crate::{luck::Draw, refusal::Clause, seat::Audience};

/// Sees what happens while a move is carried out. The methods of [`Silent`] are empty and cost nothing.
pub trait Witness<E> {
    /// Something happened, by force of `clause`; `to` says who may know. The event is only built if someone listens.
    fn tell(&mut self, to: Audience, clause: Clause, event: impl FnOnce() -> E);

    /// Something hidden has become known to somebody: from here no step back is possible.
    fn reveal(&mut self) {}

    /// A random result. What this returns is what counts (only scripted witnesses change it).
    fn luck(&mut self, draw: Draw) -> u32 {
        draw.value
    }
}

/// Listens to nothing: simulations and searches.
pub struct Silent;

impl<E> Witness<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _: Audience, _: Clause, _: impl FnOnce() -> E) {}
}

/// An event with the clause that made it happen and who may see it.
#[derive(Clone, Debug, PartialEq)]
pub struct Told<E> {
    pub to: Audience,
    pub clause: Clause,
    pub event: E,
}

/// Writes everything down. With a script of results it also decides what chance brings: each draw takes the next
/// number of the script, until it is used up.
#[derive(Debug)]
pub struct Recorder<E> {
    pub told: Vec<Told<E>>,
    pub luck: Vec<u32>,
    pub revealed: bool,
    script: VecDeque<u32>,
    /// A scripted number that did not fit its draw: (wanted, lowest, highest).
    pub misfit: Option<(u32, u32, u32)>,
}

impl<E> Recorder<E> {
    pub fn new() -> Self {
        Self::scripted([])
    }

    pub fn scripted(script: impl IntoIterator<Item = u32>) -> Self {
        Recorder {
            told: Vec::new(),
            luck: Vec::new(),
            revealed: false,
            script: script.into_iter().collect(),
            misfit: None,
        }
    }

    /// Scripted results that no draw has asked for yet.
    pub fn unused(&self) -> usize {
        self.script.len()
    }
}

impl<E> Default for Recorder<E> {
    fn default() -> Self {
        Self::new()
    }
}

impl<E> Witness<E> for Recorder<E> {
    fn tell(&mut self, to: Audience, clause: Clause, event: impl FnOnce() -> E) {
        self.told.push(Told { to, clause, event: event() });
    }

    fn reveal(&mut self) {
        self.revealed = true;
    }

    fn luck(&mut self, draw: Draw) -> u32 {
        let value = match self.script.pop_front() {
            Some(wanted) if (draw.low..=draw.high).contains(&wanted) => wanted,
            Some(wanted) => {
                self.misfit.get_or_insert((wanted, draw.low, draw.high));
                draw.value
            }
            None => draw.value,
        };
        self.luck.push(value);
        value
    }
}
