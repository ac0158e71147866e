//! Any legal answer, each equally likely.

use engine::{Game, Rng, Seat, rand::SeedableRng, rng::below};

use crate::{Bot, Choice};

pub struct Random {
    rng: Rng,
}

impl Random {
    pub fn new(seed: u64) -> Random {
        Random { rng: Rng::seed_from_u64(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G::View, _: Seat, legal: &[G::Action]) -> Choice<G::Action> {
        Choice { action: legal[below(&mut self.rng, legal.len())], thoughts: Vec::new() }
    }
}
