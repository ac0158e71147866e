//! What the groups that have not been sent yet will bring home: which action spaces they want, and whether they come
//! in time.

use engine::Seat;

use super::{care::Care, sales::Sales, shows};
use crate::{
    data::PetId,
    open::{Errand, Group, Phase, Player, in_points},
    state::DungeonPetz,
    terms::{Food, Place, Term},
};

/// How likely a space is still free after one more group of somebody else.
const PASSED_OVER: f32 = 0.86;
/// Groups of an opponent that act before one of this size, while groups are secret.
const AHEAD: [f32; 6] = [3.0, 2.4, 1.3, 0.5, 0.2, 0.05];
/// What an imp at home is worth in the round (it earns gold), and in every later round.
const IDLE: f32 = 0.35;
const IMP: f32 = 0.55;

/// What each place is worth to a seat.
type Worth = [f32; 12];

fn new_pet(game: &DungeonPetz, sales: &Sales, pet: PetId, size: u8) -> f32 {
    let data = game.data();
    let slots = sales.slots().iter().filter(|slot| !slot.filled && slot.round > game.round);
    let sale = slots.map(|slot| {
        let later = slot.round - game.round;
        let customer = slot.customer.map(|customer| customer.0);
        let size = data.sizes.grown(size, later);
        if data.price(pet, size, 0).is_none() {
            return 0.0;
        }
        2.2 * data.odds.matched(customer, pet.0, size) * 0.86f32.powi(i32::from(later))
    });
    0.8 + sale.fold(0.0, f32::max)
}

fn worth(game: &DungeonPetz, seat: Seat, player: &Player, care: &Care, sales: &Sales) -> Worth {
    let (data, board) = (game.data(), &game.board);
    let left = f32::from(game.rounds_left());
    let mut worth = [0.0; 12];
    let rooms = player.spare_cages();
    let best = |pets: &[PetId], size: u8| {
        pets.iter().map(|pet| new_pet(game, sales, *pet, size)).fold(0.0, f32::max)
    };
    let young = best(&board.young, data.sizes.young);
    let old = best(&board.old, data.sizes.older);
    let share = if rooms > 0 { 1.0 } else { 0.45 };
    worth[Place::Young.index()] = share * young;
    worth[Place::Old.index()] = share * old;
    worth[Place::Cage.index()] = match rooms {
        ..0 => player.pets.iter().map(|pet| new_pet(game, sales, pet.pet, pet.size)).fold(0.0, f32::max),
        0 => 0.5 * young.max(old) + 0.5,
        1 => 0.7 + 0.5 * left,
        _ => 0.4 + 0.2 * left,
    };
    let food = |vegetable: u8, meat: u8| {
        let one = |food: Food, tokens: u8| {
            let tokens = f32::from(tokens);
            let now = tokens.min(care.hungry[food.index()]);
            let eaters = player.pets.iter().filter(|pet| data.pet(pet.pet).diet.eats(food)).count() as f32;
            let next = if left > 0.0 { (tokens - now).min(0.5 + 1.5 * eaters) } else { 0.0 };
            1.8 * now + 0.55 * next + 0.1 * (tokens - now - next)
        };
        one(Food::Vegetable, vegetable) + one(Food::Meat, meat)
    };
    for place in Place::ALL {
        if let Some(stand) = board.stand(*place) {
            worth[place.index()] = food(stand.vegetable, stand.meat);
        }
    }
    worth[Place::Artifacts.index()] = board.artifacts.len() as f32 * (0.7 + 0.35 * left);
    worth[Place::Addon.index()] =
        if board.addons.iter().any(Option::is_some) { 0.7 + 0.3 * left } else { 0.0 };
    let imp = 0.9 + IMP * left;
    let invited = player.invited(game.round) as f32;
    worth[Place::Immigration.index()] = invited * imp;
    let potion = if board.potions > 0 { 1.2 } else { 0.0 };
    worth[Place::Hospital.index()] = potion + f32::from(player.hospital) * imp;
    if let Some(own) = shows::score(game, seat, player, care) {
        let mut scores = [0.0; 4];
        game.seats().for_each(|other| scores[other.index()] = shows::glance(game, other));
        scores[seat.index()] = own;
        let before = shows::award(game, seat, &scores, 2.0);
        scores[seat.index()] += in_points(data.judging(true));
        worth[Place::Judging.index()] = shows::award(game, seat, &scores, 2.0) - before;
    }
    worth[Place::Platform.index()] = sales.one_more - 0.3;
    worth
}

/// How likely a group still finds a space free.
fn in_time(game: &DungeonPetz, seat: Seat, size: u8) -> f32 {
    let ahead: f32 = if game.phase == Phase::Grouping {
        (game.players.len() - 1) as f32 * AHEAD[usize::from(size).min(AHEAD.len() - 1)]
    } else {
        let others = game.seats().filter(|other| *other != seat);
        let before = others.map(|other| {
            let groups = &game.player(other).groups;
            let bigger = groups.iter().filter(|group| group.size() > size).count() as f32;
            bigger + 0.5 * groups.iter().filter(|group| group.size() == size).count() as f32
        });
        before.sum()
    };
    PASSED_OVER.powf(ahead)
}

/// The expected worth of everything the groups of a seat will still do this round.
pub fn errands(game: &DungeonPetz, seat: Seat, player: &Player, care: &Care, sales: &Sales) -> f32 {
    let mut pending = None;
    let mut now = None;
    match &game.phase {
        Phase::Grouping => {}
        Phase::Sending { seat: acting, errand, .. } if *acting == seat => match errand {
            Errand::Go(group) => now = Some(*group),
            Errand::Cage => pending = Some(Place::Cage),
            Errand::Addon => pending = Some(Place::Addon),
            Errand::Young => pending = Some(Place::Young),
            Errand::Old => pending = Some(Place::Old),
            _ => {}
        },
        Phase::Sending { .. } => {}
        _ => return 0.0,
    }
    if player.groups.is_empty() && pending.is_none() && now.is_none() && game.phase != Phase::Grouping {
        return 0.0;
    }
    let mut worth = worth(game, seat, player, care, sales);
    let mut sum = pending.map_or(0.0, |place| worth[place.index()]);
    if let Some(place) = pending {
        worth[place.index()] *= 0.4;
    }
    for group in now.iter().chain(&player.groups) {
        let chance = if now == Some(*group) { 1.0 } else { in_time(game, seat, group.size()) };
        sum += send(game, &mut worth, *group, chance).max(IDLE * f32::from(group.imps));
    }
    // A plan still being made: what could be done with the rest.
    if game.phase == Phase::Grouping && !player.ready {
        let exits = usize::from(game.data().exits);
        let last = player.groups.last();
        let (mut imps, mut gold) = (player.imps, player.gold);
        let mut spare = care.spare;
        for _ in player.groups.len()..exits {
            let cost = if spare >= 1.0 { IDLE } else { 1.6 };
            let group = [Group { imps: 2, gold: 0 }, Group { imps: 1, gold: 1 }, Group { imps: 1, gold: 0 }]
                .into_iter()
                .filter(|group| group.imps <= imps && group.gold <= gold && group.follows(last))
                .map(|group| {
                    let gain = send(game, &mut worth.clone(), group, in_time(game, seat, group.size()));
                    (group, gain - cost * f32::from(group.imps) - 0.3 * f32::from(group.gold))
                })
                .fold(None, |best: Option<(Group, f32)>, next| match best {
                    Some(best) if best.1 >= next.1 => Some(best),
                    _ => Some(next),
                });
            let Some((group, gain)) = group.filter(|(_, gain)| *gain > 0.0) else { break };
            send(game, &mut worth, group, 1.0);
            imps -= group.imps;
            gold -= group.gold;
            spare -= f32::from(group.imps);
            sum += gain;
        }
    }
    sum
}

/// Sends a group to the best place left for it; the place is worth less to the next one.
fn send(game: &DungeonPetz, worth: &mut Worth, group: Group, chance: f32) -> f32 {
    let (mut best, mut second, mut found) = (0.0, 0.0, None);
    for place in Place::ALL {
        let value = worth[place.index()];
        if value <= second || game.target(*place, group).is_none() {
            continue;
        }
        if value > best {
            second = best;
            best = value;
            found = Some(*place);
        } else {
            second = value;
        }
    }
    if let Some(place) = found {
        worth[place.index()] = match place {
            // The twin space; a second pet or cage is seldom as welcome.
            Place::Young | Place::Cage => 0.35 * worth[place.index()],
            _ => 0.0,
        };
        if place == Place::Young {
            worth[Place::Old.index()] *= 0.5;
        }
        if place == Place::Old {
            worth[Place::Young.index()] *= 0.5;
        }
    }
    best * chance + second * (1.0 - chance) * 0.7
}
