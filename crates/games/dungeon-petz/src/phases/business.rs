//! Phase 5: selling, discarding assigned cards, unused imps.

use engine::{Audience, Seat, Witness};

use super::needs::use_imps;
use crate::{
    action::Action,
    data::EMPLOYEE_COUNTS,
    event::Event,
    open::{Phase, Plot, with_employee},
    state::DungeonPetz,
    terms::Space,
};

pub fn selling(game: &mut DungeonPetz, _: Seat) -> bool {
    if game.customers().next().is_none() {
        game.phase = Phase::Discarding;
        return false;
    }
    true
}

/// DP-SELL-16: every legal customer, pet and place, and "no more".
pub fn sales(game: &DungeonPetz, seat: Seat, put: &mut impl FnMut(Action)) {
    let player = game.player(seat);
    let platform = !player.platform_sale && game.on_platform(seat) > 0;
    for customer in game.customers().filter(|customer| !player.sold.contains(customer)) {
        for plot in Plot::ALL {
            let Some(at) = player.pet_in(plot) else { continue };
            if game.sellable(seat, &player.pets[at], customer) {
                put(Action::Sell { customer, plot, platform: false });
                if platform {
                    put(Action::Sell { customer, plot, platform: true });
                }
            }
        }
    }
    put(Action::Done);
}

pub fn sell(game: &mut DungeonPetz, seat: Seat, action: Action, on: &mut Witness<Event>) {
    let (Action::Sell { customer, plot, platform }, data) = (action, game.data()) else {
        if game.player(seat).sold.is_empty() {
            on.tell(Audience::ALL, "DP-SELL-01", || Event::NoSale { seat });
        }
        game.phase = match game.after(seat) {
            Some(seat) => Phase::Selling { seat },
            None => Phase::Discarding,
        };
        return;
    };
    let Some(at) = game.player(seat).pet_in(plot) else { return };
    let pet = &game.player(seat).pets[at];
    let (id, matched, Some(gold)) = (pet.pet, pet.matched(data, customer), pet.price(data)) else { return };
    let reputation = matched.saturating_mul(i16::from(data.times(platform))).saturating_mul(2);
    if platform {
        leave_platform(game, seat);
    }
    game.clear_cards(seat, at);
    let player = game.player_mut(seat);
    // DP-SELL-11: the pet leaves with its tokens, manure stays.
    player.pets.remove(at);
    player.gold = (i16::from(player.gold) + gold).clamp(0, 255) as u8;
    player.reputation = player.reputation.saturating_add(reputation);
    player.platform_sale |= platform;
    player.sold.push(customer);
    let clause = if platform { "DP-SELL-08" } else { "DP-SELL-07" };
    on.tell(Audience::ALL, clause, || Event::Sold {
        seat,
        pet: id,
        customer,
        platform,
        matched,
        reputation,
        gold,
    });
}

/// DP-SELL-12: one imp from the platform moves into the emptied cage and is busy until phase 6.
fn leave_platform(game: &mut DungeonPetz, seat: Seat) {
    let player = game.player_mut(seat);
    player.busy = player.busy.saturating_add(1);
    if player.platform > 0 {
        player.platform -= 1;
    } else if let Some(crew) = &mut game.board.spaces[Space::Platform] {
        crew.imps = crew.imps.saturating_sub(1);
    }
}

/// DP-DISC-01; the customers of the round leave (DP-SELL-15).
pub fn discard(game: &mut DungeonPetz, on: &mut Witness<Event>) {
    for seat in game.seats() {
        let (mut cards, mut potions) = (0u8, 0u8);
        for at in 0..game.player(seat).pets.len() {
            let gone = game.clear_cards(seat, at);
            cards = cards.saturating_add(gone.0);
            potions = potions.saturating_add(gone.1);
        }
        if cards > 0 || potions > 0 {
            on.tell(Audience::ALL, "DP-DISC-01", || Event::CardsGone { seat, cards, potions });
        }
    }
    for customer in game.customers() {
        on.tell(Audience::ALL, "DP-SELL-15", || Event::CustomerLeaves { customer });
    }
    game.phase = Phase::Cleaning { seat: game.first(), plot: Plot::ALL[0], removed: 0 };
}

/// Tokens the available imps could still clean (DP-IMPS-04).
pub fn strength(game: &DungeonPetz, seat: Seat, removed: u8) -> u8 {
    let each = game.data().cleaned_per_imp;
    let imps = game.player(seat).imps;
    // One of them is the employee, if he is free.
    let employee = imps > 0 && game.employee(seat);
    let workers = with_employee(imps - u8::from(employee), employee);
    workers.saturating_mul(each).saturating_sub(removed)
}

/// Tokens that may be cleaned from a plot: only cages without a pet (DP-IMPS-02).
pub fn dirt(game: &DungeonPetz, seat: Seat, plot: Plot, removed: u8) -> u8 {
    let player = game.player(seat);
    match player.plots[plot.index()].manure {
        0 => 0,
        manure if player.imps > 0 && player.pet_in(plot).is_none() => {
            manure.min(strength(game, seat, removed))
        }
        _ => 0,
    }
}

pub fn settle(game: &mut DungeonPetz, seat: Seat, plot: Plot, removed: u8, on: &mut Witness<Event>) -> bool {
    let mut here = Some(plot);
    while let Some(plot) = here {
        if dirt(game, seat, plot, removed) > 0 {
            game.phase = Phase::Cleaning { seat, plot, removed };
            return true;
        }
        here = super::showing::next(plot);
    }
    advance(game, seat, Plot::ALL[3], removed, on);
    false
}

pub fn cleaning(game: &DungeonPetz, seat: Seat, plot: Plot, removed: u8, put: &mut impl FnMut(Action)) {
    (0..=dirt(game, seat, plot, removed)).for_each(|tokens| put(Action::Clean { plot, tokens }));
}

pub fn clean(
    game: &mut DungeonPetz,
    seat: Seat,
    plot: Plot,
    removed: u8,
    action: Action,
    on: &mut Witness<Event>,
) {
    let tokens = if let Action::Clean { tokens, .. } = action { tokens } else { 0 };
    if tokens > 0 {
        let manure = &mut game.player_mut(seat).plots[plot.index()].manure;
        *manure = manure.saturating_sub(tokens);
        on.tell(Audience::ALL, "DP-IMPS-02", || Event::Cleaned { seat, plot, tokens });
    }
    advance(game, seat, plot, removed.saturating_add(tokens), on);
}

fn advance(game: &mut DungeonPetz, seat: Seat, plot: Plot, removed: u8, on: &mut Witness<Event>) {
    if let Some(plot) = super::showing::next(plot) {
        game.phase = Phase::Cleaning { seat, plot, removed };
        return;
    }
    // The fewest imps for that number; the free employee counts for more (DP-ART-11).
    let each = game.data().cleaned_per_imp.max(1);
    let employee = removed > each && game.employee(seat);
    let by_others =
        if employee { removed.saturating_sub(each.saturating_mul(EMPLOYEE_COUNTS)) } else { removed };
    use_imps(game, seat, by_others.div_ceil(each) + u8::from(employee));
    let wage = game.data().gold_per_imp;
    let player = game.player_mut(seat);
    player.employee_used |= employee;
    // DP-IMPS-03
    let gold = player.imps.saturating_mul(wage);
    player.gold = player.gold.saturating_add(gold);
    if gold > 0 {
        on.tell(Audience::ALL, "DP-IMPS-03", || Event::Earned { seat, gold });
    }
    game.phase = match game.after(seat) {
        Some(seat) => Phase::Cleaning { seat, plot: Plot::ALL[0], removed: 0 },
        None => Phase::Growing,
    };
}
