//! The end of setup, which everybody decides: where the starting card goes, then the opening draw (MM-SETUP-09).

use engine::Seat;

use crate::{open::Step, state::MakingMonsters};

impl MakingMonsters {
    pub(super) fn start_setup(&mut self, seat: Seat) {
        let opening = self.pack.opening_draw;
        let player = self.player_mut(seat);
        player.step = if player.cards.is_empty() { Step::Draw { must: opening, may: 0 } } else { Step::Card };
    }
}
