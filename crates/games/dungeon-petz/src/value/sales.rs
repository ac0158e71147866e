//! Which pets will be sold to whom, and what that brings.

use engine::Seat;

use super::care::{Care, Prospect};
use crate::{
    data::{CustomerId, Wish},
    open::{MAX_PETS, Pet, Phase, Player},
    state::DungeonPetz,
    terms::{Need, Term},
};

/// What is thought of a sale for each round it lies ahead.
const PATIENCE: f32 = 0.86;

/// One customer a seat may still sell to.
#[derive(Clone, Copy)]
pub struct Slot {
    pub round: u8,
    /// `None` if the tile lies face down.
    pub customer: Option<CustomerId>,
    /// A pet is meant for this customer.
    pub filled: bool,
}

pub struct Sales {
    pub slots: [Slot; 8],
    pub count: usize,
    /// Reputation and gold of the sales of this round and of later ones, on the black market.
    pub now: f32,
    pub later: f32,
    /// Gold of all of them.
    pub gold: f32,
    /// What imps on the platform add, and what one more would add.
    pub platform: f32,
    pub one_more: f32,
}

impl Sales {
    pub fn slots(&self) -> &[Slot] {
        &self.slots[..self.count]
    }
}

/// Whether a seat may still sell in this round.
fn ahead(game: &DungeonPetz, seat: Seat) -> bool {
    match &game.phase {
        Phase::Selling { seat: acting } => *acting == seat || game.is_after(seat, *acting),
        phase => phase.before_awards(),
    }
}

/// The match of a pet with a customer of this round.
fn matched_now(game: &DungeonPetz, pet: &Pet, prospect: &Prospect, customer: CustomerId) -> f32 {
    let data = game.data();
    let suffering = prospect.suffering - f32::from(pet.suffering);
    let mutation = prospect.mutation - f32::from(pet.mutation);
    let tokens = data.odds.tokens(Some(customer.0), suffering, mutation);
    if prospect.open == 0 {
        return f32::from(pet.matched(data, customer)) + tokens;
    }
    if pet.cards.is_empty() && !matches!(game.phase, Phase::Assigning) {
        return data.odds.matched(Some(customer.0), pet.pet.0, pet.size)
            + on_tokens(game, pet, customer)
            + tokens;
    }
    let laid = pet.needs(data);
    let open: f32 = data
        .customer(customer)
        .terms
        .iter()
        .map(|(wish, points)| {
            let more = |need: Need| prospect.needs[need.index()] - f32::from(laid[need.index()]);
            f32::from(*points)
                * match *wish {
                    Wish::Need(need) => more(need),
                    Wish::Rainbow(need) => 0.7 * more(need),
                    _ => 0.0,
                }
        })
        .sum();
    f32::from(pet.matched(data, customer)) + open + tokens
}

/// What the tokens on a pet cost at a customer.
fn on_tokens(game: &DungeonPetz, pet: &Pet, customer: CustomerId) -> f32 {
    game.data().odds.tokens(Some(customer.0), pet.suffering.into(), pet.mutation.into())
}

pub fn sales(game: &DungeonPetz, seat: Seat, player: &Player, care: &Care) -> Sales {
    let data = game.data();
    let mut sales = Sales {
        slots: [Slot { round: 0, customer: None, filled: false }; 8],
        count: 0,
        now: 0.0,
        later: 0.0,
        gold: 0.0,
        platform: 0.0,
        one_more: 0.0,
    };
    let now = ahead(game, seat);
    for (round, customer) in game.calendar() {
        let served = || customer.is_some_and(|customer| player.sold.contains(&customer));
        let ours = round > game.round || (round == game.round && now && !served());
        if ours && sales.count < sales.slots.len() {
            sales.slots[sales.count] = Slot { round, customer, filled: false };
            sales.count += 1;
        }
    }
    let mut matches = [[0.0f32; MAX_PETS]; 8];
    for (at, pet) in player.pets.iter().enumerate() {
        let prospect = &care.pets[at];
        if prospect.survival <= 0.0 {
            continue;
        }
        for (slot, matches) in sales.slots[..sales.count].iter().zip(&mut matches) {
            let later = slot.round - game.round;
            let size = data.sizes.grown(pet.size, later);
            if data.price(pet.pet, size, 0).is_none() {
                continue;
            }
            let matched = match slot.customer {
                Some(customer) if later == 0 => matched_now(game, pet, prospect, customer),
                customer => {
                    let customer = customer.map(|customer| customer.0);
                    data.odds.matched(customer, pet.pet.0, size)
                        + data.odds.tokens(customer, prospect.suffering, prospect.mutation)
                }
            };
            matches[at] = matched.max(0.0) * prospect.survival * PATIENCE.powi(i32::from(later));
        }
    }
    // The best pair first, until nothing fits together any more.
    let mut gone = [false; MAX_PETS];
    let mut imps = game.on_platform(seat);
    let mut on_platform = [false; 16];
    for _ in 0..sales.count.min(player.pets.len()) {
        let mut best = (0.0f32, 0, 0);
        for (at, _) in sales.slots().iter().enumerate().filter(|(_, slot)| !slot.filled) {
            for (pet, matched) in matches[at].iter().enumerate().take(player.pets.len()) {
                if !gone[pet] && *matched > best.0 {
                    best = (*matched, at, pet);
                }
            }
        }
        let (matched, at, pet) = best;
        if matched <= 0.0 {
            break;
        }
        gone[pet] = true;
        let slot = &mut sales.slots[at];
        slot.filled = true;
        let later = slot.round - game.round;
        let points = f32::from(data.times(false)) * matched;
        if later == 0 {
            sales.now += points
        } else {
            sales.later += points
        }
        let owned = &player.pets[pet];
        let (size, mutations) = (data.sizes.grown(owned.size, later), care.pets[pet].mutation.round() as u8);
        sales.gold += f32::from(data.price(owned.pet, size, mutations).unwrap_or(0));
        let more = f32::from(data.times(true).saturating_sub(data.times(false))) * matched;
        let used = (later == 0 && player.platform_sale) || on_platform[usize::from(slot.round & 15)];
        if used {
            continue;
        }
        if imps > 0 {
            imps -= 1;
            on_platform[usize::from(slot.round & 15)] = true;
            sales.platform += more;
        } else {
            sales.one_more = sales.one_more.max(more);
        }
    }
    sales
}
