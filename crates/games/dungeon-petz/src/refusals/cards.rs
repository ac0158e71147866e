//! Phase 3: cages and pets, the crystal ball, cards for pets.

use engine::{Refusal, Seat};

use super::{by, reasons};
use crate::{
    action::Action,
    data::CageId,
    open::{Card, Layout},
    phases::{arranging, assigning},
    state::DungeonPetz,
    terms::Need,
};

pub fn arrange(game: &DungeonPetz, seat: Seat, layout: Layout, action: Action) -> Refusal {
    let player = game.player(seat);
    match (layout, action) {
        (_, Action::PlaceCage { cage, .. } | Action::KeepCage(cage)) => old_cage(game, seat, layout, cage),
        // DP-ARR-08: pets come after cages and addons.
        (
            Layout::Cages { .. } | Layout::Keep { .. } | Layout::Addon,
            Action::House { .. } | Action::Release(_),
        ) => by(&["DP-ARR-08", "DP-ARR-11"]),
        (Layout::Cages { .. } | Layout::Keep { .. }, Action::PlaceAddon { .. }) => {
            by(&["DP-ARR-11", "DP-SHOP-09"])
        }
        (Layout::Cages { .. } | Layout::Keep { .. }, _) => by(&["DP-SHOP-09", "DP-ARR-11"]),
        (Layout::Addon, _) => by(&["DP-SHOP-11", "DP-ARR-08"]),
        (Layout::Pets { .. }, Action::PlaceAddon { .. }) => by(&["DP-SHOP-12", "DP-ARR-02"]),
        (Layout::Pets { next }, Action::House { pet, plot }) => {
            let current = player.pets.get(usize::from(next)).map(|pet| pet.pet);
            if current != Some(pet) {
                return by(&["DP-ARR-11"]);
            }
            if player.plots[plot.index()].cage.is_none() {
                return by(&["DP-ARR-05", "DP-ARR-09"]);
            }
            if arranging::free_cages(game, seat, usize::from(next)).all(|free| free != plot) {
                return by(&["DP-ARR-05"]);
            }
            by(&["DP-ARR-11"])
        }
        (Layout::Pets { .. }, Action::Release(_)) => by(&["DP-ARR-11", "DP-ARR-06"]),
        (Layout::Pets { .. }, _) => by(&["DP-ARR-11", "DP-ARR-03"]),
    }
}

/// A cage that is not the one asked for: it waits its turn, lies where it lies, or was not bought this round at all.
fn old_cage(game: &DungeonPetz, seat: Seat, layout: Layout, cage: CageId) -> Refusal {
    let player = game.player(seat);
    let other = matches!(layout, Layout::Keep { other, .. } if other == cage);
    if other || player.new_cages.contains(&cage) {
        return by(&["DP-ARR-11"]);
    }
    if player.plots.iter().any(|yard| yard.cage == Some(cage)) {
        return by(&["DP-SHOP-12", "DP-ARR-02"]);
    }
    by(&["DP-ARR-02", "DP-SHOP-07"])
}

/// The crystal ball.
pub fn exchange(game: &DungeonPetz, seat: Seat, thrown: &[Card], action: Action) -> Refusal {
    let Action::Discard(card) = action else { return by(&["DP-DRAW-06"]) };
    if card.need == Need::Sleep {
        return by(&["DP-ART-06"]);
    }
    if game.private(seat).hand[card.colour][card.need] == 0 {
        return by(&["DP-ART-05"]);
    }
    if thrown.last().is_some_and(|last| *last > card) {
        return by(&["DP-DRAW-06"]);
    }
    by(&["DP-ART-05", "DP-DRAW-06"])
}

pub fn assign(game: &DungeonPetz, seat: Seat, action: Action) -> Refusal {
    let Action::Assign { pet, colour, need, turned } = action else {
        return by(&["DP-ASGN-06", "DP-ASGN-09"]);
    };
    let Some(bar) = assigning::current(game, seat) else { return by(&["DP-ASGN-05"]) };
    let player = game.player(seat);
    let current = player.pets[bar.at].pet;
    if current != pet {
        return by(&["DP-ASGN-09"]).because(reasons::other_pet(current));
    }
    if colour != bar.colour {
        return by(&["DP-ASGN-01"]).because(reasons::other_colour(current, bar.colour.key()));
    }
    if turned && !game.options.double {
        return by(&["DP-ASGN-04"]);
    }
    if turned && (need == Need::Sleep || game.data().deck(colour).dominant == need) {
        return by(&["DP-VAR-01"]);
    }
    if need == Need::Sleep && game.potions(seat) == 0 {
        return by(&["DP-ASGN-02"]);
    }
    by(&["DP-ASGN-09"])
}
