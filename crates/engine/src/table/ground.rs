//! A game that goes on after its rules or its cards have changed: its log no longer leads to where it stood, so it stands on
//! the state that was stored.

use super::Table;
use crate::{game::Game, luck::Seed, refusal::Problem};

/// Where a table stands that nobody can play up to any more.
#[derive(Clone, Debug)]
pub(super) struct Ground<G> {
    /// How many lines of the log led there.
    lines: usize,
    state: G,
}

impl<G: Game> Table<G> {
    /// A table that goes on from a state to which `lines` lines of its log led, by rules of another day. Luck goes on as well,
    /// for it is part of the state. Nothing from before can be taken back, told or looked at again.
    pub fn going_on(options: G::Options, seed: Seed, lines: usize, state: G) -> Table<G> {
        let ground = Some(Box::new(Ground { lines, state: state.clone() }));
        Table { ground, ..Table::standing(options, seed, state) }
    }

    /// How many lines of the log came before the ground of this table; none where it is played from its first line on.
    pub fn before(&self) -> usize {
        self.ground.as_ref().map_or(0, |ground| ground.lines)
    }

    /// Whether this game went on after its rules had changed: its seed and its log do not lead to its state.
    pub fn has_ground(&self) -> bool {
        self.ground.is_some()
    }

    /// The table before the first line it knows.
    pub fn beginning(&self) -> Result<Table<G>, Problem> {
        match &self.ground {
            Some(ground) => {
                Ok(Table::going_on(self.options.clone(), self.seed, ground.lines, ground.state.clone()))
            }
            None => Table::open(self.options.clone(), self.pack, self.seed)
                .map_err(|_| Problem::new("replay-options")),
        }
    }
}
