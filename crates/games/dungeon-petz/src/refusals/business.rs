//! Phases 5 and 6: sales, unused imps, the magic box.

use engine::{Refusal, Seat};

use super::{by, reasons};
use crate::{action::Action, open::Plot, phases::business, state::DungeonPetz};

pub fn sell(game: &DungeonPetz, seat: Seat, action: Action) -> Refusal {
    let Action::Sell { customer, plot, platform } = action else { return by(&["DP-SELL-16"]) };
    let player = game.player(seat);
    if !game.customers().any(|known| known == customer) || player.sold.contains(&customer) {
        return by(&["DP-SELL-01", "DP-SELL-14"]);
    }
    let Some(at) = player.pet_in(plot) else { return by(&["DP-SELL-16"]) };
    let pet = &player.pets[at];
    let Some(price) = pet.price(game.data()) else {
        let needs = game.data().sizes.sale;
        return by(&["DP-SELL-02"]).because(reasons::too_small(pet.pet, pet.size, needs));
    };
    let points = pet.matched(game.data(), customer);
    if points <= 0 {
        return by(&["DP-SELL-02", "DP-SELL-03"]).because(reasons::not_wanted(pet.pet, customer, points));
    }
    if !game.sellable(seat, pet, customer) {
        return by(&["DP-SELL-10", "DP-SELL-02"]).because(reasons::sale_costs(pet.pet, -price, player.gold));
    }
    if platform && player.platform_sale {
        return by(&["DP-SELL-13"]);
    }
    by(&["DP-SELL-08"])
}

pub fn clean(game: &DungeonPetz, seat: Seat, plot: Plot, removed: u8, action: Action) -> Refusal {
    let Action::Clean { plot: asked, tokens } = action else { return by(&["DP-IMPS-04", "DP-IMPS-01"]) };
    let player = game.player(seat);
    if let Some(at) = player.pet_in(asked) {
        return by(&["DP-IMPS-02"]).because(reasons::cage_in_use(player.pets[at].pet));
    }
    let most = business::strength(game, seat, removed);
    if asked == plot && tokens > most {
        return by(&["DP-IMPS-02", "DP-IMPS-04"]).because(reasons::clean_at_most(most));
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
