//! Who watches a game being played: every event and every random result passes a witness.

use std::collections::VecDeque;

use crate::{luck::Draw, refusal::Clause, seat::Audience};

/// An event with the clause that made it happen and who may see it.
#[derive(Clone, Debug, PartialEq)]
pub struct Told<E> {
    pub to: Audience,
    pub clause: Clause,
    pub event: E,
}

/// Sees what happens while a move is carried out. One type for all, so that rules are compiled once, in their own crate.
///
/// A silent witness writes nothing down: simulations and searches. A recording one keeps everything; with a script of
/// results it also decides what chance brings: each draw takes the next number of the script, until it is used up.
#[derive(Debug)]
pub struct Witness<E> {
    recording: bool,
    pub told: Vec<Told<E>>,
    pub luck: Vec<u32>,
    /// Something hidden has become known to somebody.
    pub revealed: bool,
    script: VecDeque<u32>,
    /// A scripted number that did not fit its draw: (wanted, lowest, highest).
    pub misfit: Option<(u32, u32, u32)>,
}

impl<E> Witness<E> {
    const fn new(recording: bool, script: VecDeque<u32>) -> Self {
        Witness { recording, told: Vec::new(), luck: Vec::new(), revealed: false, script, misfit: None }
    }

    /// Listens to nothing.
    #[inline]
    pub const fn silent() -> Self {
        Self::new(false, VecDeque::new())
    }

    pub const fn recording() -> Self {
        Self::new(true, VecDeque::new())
    }

    pub fn scripted(script: impl IntoIterator<Item = u32>) -> Self {
        Self::new(true, script.into_iter().collect())
    }

    /// Scripted results that no draw has asked for yet.
    pub fn unused(&self) -> usize {
        self.script.len()
    }

    /// Something happened, by force of `clause`; `to` says who may know. The event is only built if someone listens.
    #[inline(always)]
    pub fn tell(&mut self, to: Audience, clause: Clause, event: impl FnOnce() -> E) {
        if self.recording {
            self.write(to, clause, event);
        }
    }

    // Out of the way of play, which is silent where speed counts.
    #[cold]
    #[inline(never)]
    fn write(&mut self, to: Audience, clause: Clause, event: impl FnOnce() -> E) {
        self.told.push(Told { to, clause, event: event() });
    }

    /// Something hidden has become known to somebody: from here no step back is possible.
    #[inline(always)]
    pub fn reveal(&mut self) {
        self.revealed = true;
    }

    /// A random result. What this returns is what counts.
    #[inline(always)]
    pub fn luck(&mut self, draw: Draw) -> u32 {
        if self.recording { self.decide(draw) } else { draw.value }
    }

    #[cold]
    #[inline(never)]
    fn decide(&mut self, draw: Draw) -> u32 {
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
