//! What a position is worth to a seat: numbers that each game names, weighed by bots.

use crate::{game::Game, seat::Seat};

/// A game whose positions can be valued. The value of a position is the weighted sum of its features, on the scale of
/// final points; a bot compares its own value with the others'.
///
/// Features are read from states that a bot has imagined from its own view, so they never tell more than the seat
/// can know.
pub trait Valued: Game {
    /// What each number means, in order.
    const FEATURES: &'static [&'static str];

    /// The features of `seat`, one for each name. Cheap: a search calls this many thousand times a second.
    fn features(&self, seat: Seat, into: &mut [f32]);

    /// The weights that ship with the game for a table of so many players, one for each feature.
    fn weights(players: usize) -> &'static [f32];

    /// A number that never falls and grows at the end of each round (or of a phase, where a round is long). Searches
    /// stop their playouts where it changes.
    fn clock(&self) -> u32;
}
