//! Phase 3a: cages and addons get their plots, pets their cages.

use engine::{Audience, List, Seat, Witness};

use crate::{
    action::Action,
    data::CageId,
    event::Event,
    open::{Layout, Phase, Plot},
    state::DungeonPetz,
    terms::Cause,
};

pub fn settle(game: &mut DungeonPetz, seat: Seat, layout: Layout) -> bool {
    let player = game.player(seat);
    let next = match layout {
        // DP-ARR-08: cages, then the addon, then pets.
        Layout::Cages { .. } if player.new_cages.is_empty() => Layout::Addon,
        Layout::Addon if player.new_addon.is_none() => Layout::Pets { next: 0 },
        Layout::Pets { next } if usize::from(next) >= player.pets.len() => {
            game.phase = match game.after(seat) {
                Some(seat) => Phase::Arranging { seat, layout: Layout::Cages { first: None } },
                None => Phase::Drawing { seat: game.first(), thrown: List::new() },
            };
            return false;
        }
        _ => return true,
    };
    game.phase = Phase::Arranging { seat, layout: next };
    false
}

/// Plots with a cage that no pet before number `next` has been given (DP-ARR-05).
pub fn free_cages(game: &DungeonPetz, seat: Seat, next: usize) -> impl Iterator<Item = Plot> + '_ {
    let player = game.player(seat);
    Plot::ALL.into_iter().filter(move |plot| {
        let housed = player.pets.iter().take(next);
        player.plots[plot.index()].cage.is_some() && housed.into_iter().all(|pet| pet.plot != Some(*plot))
    })
}

pub fn answers(game: &DungeonPetz, seat: Seat, layout: Layout, put: &mut impl FnMut(Action)) {
    let player = game.player(seat);
    match layout {
        Layout::Cages { .. } => {
            if let Some(cage) = player.new_cages.first() {
                Plot::ALL.into_iter().for_each(|plot| put(Action::PlaceCage { cage: *cage, plot }));
            }
        }
        Layout::Keep { plot, other } => {
            if let Some(cage) = player.plots[plot.index()].cage.filter(|cage| *cage != other) {
                put(Action::KeepCage(cage));
            }
            put(Action::KeepCage(other));
        }
        Layout::Addon => Plot::ALL.into_iter().for_each(|plot| put(Action::PlaceAddon { plot })),
        Layout::Pets { next } => {
            if let Some(pet) = player.pets.get(usize::from(next)) {
                free_cages(game, seat, usize::from(next))
                    .for_each(|plot| put(Action::House { pet: pet.pet, plot }));
                put(Action::Release(pet.pet));
            }
        }
    }
}

pub fn answer(game: &mut DungeonPetz, seat: Seat, layout: Layout, action: Action, on: &mut Witness<Event>) {
    let next = match (layout, action) {
        (Layout::Cages { first }, Action::PlaceCage { cage, plot }) => {
            let player = game.player_mut(seat);
            player.new_cages.retain(|known| *known != cage);
            if first == Some(plot) {
                Layout::Keep { plot, other: cage }
            } else {
                install(game, seat, cage, plot, on);
                Layout::Cages { first: Some(plot) }
            }
        }
        (Layout::Keep { plot, other }, Action::KeepCage(cage)) => {
            if cage == other {
                install(game, seat, cage, plot, on);
            }
            Layout::Addon
        }
        (Layout::Addon, Action::PlaceAddon { plot }) => {
            let player = game.player_mut(seat);
            if let Some(addon) = player.new_addon.take() {
                // DP-SHOP-11
                let replaced = player.plots[plot.index()].addon.replace(addon);
                on.tell(Audience::ALL, "DP-SHOP-11", || Event::PlacedAddon { seat, addon, plot, replaced });
            }
            Layout::Pets { next: 0 }
        }
        (Layout::Pets { next }, Action::House { plot, .. }) => {
            let at = usize::from(next);
            if let Some(pet) = game.player_mut(seat).pets.get_mut(at) {
                let id = pet.pet;
                if pet.plot.replace(plot) != Some(plot) {
                    on.tell(Audience::ALL, "DP-ARR-03", || Event::Housed { seat, pet: id, plot });
                }
            }
            Layout::Pets { next: next.saturating_add(1) }
        }
        (Layout::Pets { next }, _) => {
            // DP-ARR-06, DP-ARR-07
            if usize::from(next) < game.player(seat).pets.len() {
                game.lose(seat, usize::from(next), Cause::Released, on);
            }
            Layout::Pets { next }
        }
        (Layout::Cages { .. } | Layout::Keep { .. }, _) => Layout::Addon,
        (Layout::Addon, _) => Layout::Pets { next: 0 },
    };
    game.phase = Phase::Arranging { seat, layout: next };
}

/// DP-SHOP-07, DP-SHOP-08: the old cage leaves the game; pet, manure and addon stay in the plot.
fn install(game: &mut DungeonPetz, seat: Seat, cage: CageId, plot: Plot, on: &mut Witness<Event>) {
    let replaced = game.player_mut(seat).plots[plot.index()].cage.replace(cage);
    on.tell(Audience::ALL, "DP-SHOP-08", || Event::PlacedCage { seat, cage, plot, replaced });
}
