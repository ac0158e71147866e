//! Options drawn at random, so that laws are tried on everything that can be played.

use engine::{Rng, Seat, rand::RngExt as _};

use crate::options::Options;

pub fn draw(rng: &mut Rng) -> Options {
    let players = rng.random_range(2..=4);
    Options {
        players,
        start: if rng.random_bool(0.2) { Seat::new(rng.random_range(0..players.into())) } else { None },
        double: rng.random_bool(0.4),
        foresight: rng.random_bool(0.3),
        total_foresight: rng.random_bool(0.2),
        meat_stand: rng.random_bool(0.4),
        final_order: players == 4 && rng.random_bool(0.4),
    }
}
