//! Phases 5 and 6: sales, unused imps, the magic box.

use engine::{Refusal, Seat};

use super::by;
use crate::{action::Action, open::Plot, phases::business, state::DungeonPetz};

pub fn sell(game: &DungeonPetz, seat: Seat, action: Action) -> Refusal {
    let Action::Sell { customer, plot, platform } = action else { return by(&["DP-SELL-16"]) };
    let player = game.player(seat);
    if !game.customers().any(|known| known == customer) || player.sold.contains(&customer) {
        return by(&["DP-SELL-01", "DP-SELL-14"]);
    }
    let Some(at) = player.pet_in(plot) else { return by(&["DP-SELL-16"]) };
    let pet = &player.pets[at];
    if pet.price(game.data()).is_none() {
        return by(&["DP-SELL-02"]);
    }
    if pet.matched(game.data(), customer) <= 0 {
        return by(&["DP-SELL-02", "DP-SELL-03"]);
    }
    if !game.sellable(seat, pet, customer) {
        return by(&["DP-SELL-10", "DP-SELL-02"]);
    }
    if platform && player.platform_sale {
        return by(&["DP-SELL-13"]);
    }
    by(&["DP-SELL-08"])
}

pub fn clean(game: &DungeonPetz, seat: Seat, plot: Plot, removed: u8, action: Action) -> Refusal {
    let Action::Clean { plot: asked, tokens } = action else { return by(&["DP-IMPS-04", "DP-IMPS-01"]) };
    if game.player(seat).pet_in(asked).is_some() {
        return by(&["DP-IMPS-02"]);
    }
    if asked == plot && tokens > business::strength(game, seat, removed) {
        return by(&["DP-IMPS-02", "DP-IMPS-04"]);
    }
    by(&["DP-IMPS-04"])
}

/// A seat that is not asked for its magic box: it has none, it is full, or the question is another's.
pub fn no_refill(game: &DungeonPetz, seat: Seat) -> Refusal {
    if game.has_box(seat) && game.player(seat).magic_box {
        return by(&["DP-ART-16", "DP-AGE-05"]);
    }
    by(&["DP-AGE-08", "DP-AGE-05"])
}
