//! The long-handled shovel, at two moments of the owner's turn (DP-ART-07, DP-SHOW-06).

use engine::{Audience, Seat, Witness};

use super::needs::use_imps;
use crate::{action::Action, event::Event, open::Plot, state::DungeonPetz};

/// How many tokens may go from this plot.
#[inline]
pub fn most(game: &DungeonPetz, seat: Seat, plot: Plot) -> u8 {
    match game.player(seat).plots[plot.index()].manure {
        0 => 0,
        manure => manure.min(game.shovel_left(seat)),
    }
}

pub fn remove(game: &mut DungeonPetz, seat: Seat, action: Action, on: &mut Witness<Event>) {
    let Action::Shovel { plot, tokens: tokens @ 1.. } = action else { return };
    let single = game.shovel(seat);
    if game.player(seat).shovelled == 0 {
        use_imps(game, seat, 1);
    }
    let player = game.player_mut(seat);
    player.shovelled = player.shovelled.saturating_add(tokens);
    player.employee_used |= player.shovelled > single;
    let manure = &mut player.plots[plot.index()].manure;
    *manure = manure.saturating_sub(tokens);
    on.tell(Audience::ALL, "DP-ART-07", || Event::Shovelled { seat, plot, tokens });
}
