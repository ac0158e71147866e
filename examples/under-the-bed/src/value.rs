//! What a position is worth to a bot: the score sheet as it would be now.

use engine::{
    Seat, Valued,
    value::{SearchDefaults, WeightTable},
};

use crate::UnderTheBed;

const FEATURES: [&str; 3] = ["fright", "best toy", "monsters"];

static WEIGHTS: WeightTable = WeightTable::new(include_str!("../data/weights.toml"), &FEATURES);

impl Valued for UnderTheBed {
    const FEATURES: &'static [&'static str] = &FEATURES;
    // No game can be longer.
    const BOTS_END_WITHIN: usize = <UnderTheBed as engine::Game>::BOUND;

    fn features(&self, seat: Seat, into: &mut [f32]) {
        let fright: i32 = self.alone(seat).map(|monster| self.pack.fright(monster)).sum();
        let toys = self.hidden.hands[seat.index()].iter().map(|toy| self.pack.fright(*toy));
        let monsters = self.hidden.under[seat.index()].len();
        into.copy_from_slice(&[fright as f32, toys.max().unwrap_or(0) as f32, monsters as f32]);
    }

    fn weights(players: usize) -> &'static [f32] {
        WEIGHTS.of(players)
    }

    /// Rounds.
    fn clock(&self) -> u32 {
        let slid: usize = self.beds.iter().map(|bed| bed.under.len()).sum();
        (slid / self.beds.len()) as u32
    }

    fn search_defaults(_players: usize) -> SearchDefaults {
        // So short a game is played out to its end.
        SearchDefaults { iterations: 1_000, curiosity: 0.8, horizon: 2, playout: Some(5), further: 0 }
    }

    fn spread(&self) -> f32 {
        5.0
    }
}
