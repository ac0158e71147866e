//! What the needs of this round will do to the pets: food, imps and cages against what lies or may lie on them.

use engine::Seat;

use crate::{
    data::Fitting,
    open::{Layout, MAX_PETS, Phase, Player, Plot, Step, Yard},
    state::DungeonPetz,
    terms::{Colour, Food, Gap, Need, Term},
};

/// What will lie on a pet, as far as its owner can say, and what will become of it.
#[derive(Clone, Copy, Default)]
pub struct Prospect {
    /// Cards by need: those assigned, and shares of those still to be.
    pub needs: [f32; 7],
    /// Bars without a card.
    pub open: u8,
    /// The chance to be there after the care of this round.
    pub survival: f32,
    /// Suffering and mutation tokens after it.
    pub suffering: f32,
    pub mutation: f32,
    /// Manure in its cage after it.
    pub manure: f32,
}

/// The household after the care of this round.
pub struct Care {
    pub pets: [Prospect; MAX_PETS],
    /// Imps that nobody needs: they earn gold.
    pub spare: f32,
    /// Imps that will be wounded.
    pub wounded: f32,
    /// Food left for later, by kind, that does not spoil.
    pub left: [f32; 2],
    /// Hunger that nothing in stock can still, by the kinds of food that would.
    pub hungry: [f32; 2],
    /// Whether the care of this round is still to come.
    pub ahead: bool,
}

/// How far the care of a seat has come this round: everything up to this need is done.
fn stage(game: &DungeonPetz, seat: Seat) -> (bool, Option<Step>) {
    match &game.phase {
        Phase::Showing { seat: acting, step } if *acting == seat => (true, Some(*step)),
        Phase::Showing { seat: acting, .. } => (game.is_after(seat, *acting), None),
        phase => (phase.number() <= 3, None),
    }
}

/// Needs above a limit: exact if all cards are known, else smoothed by what is not.
#[inline]
fn excess(count: f32, limit: f32, open: f32) -> f32 {
    let over = count - limit;
    if open == 0.0 || count == 0.0 {
        return over.max(0.0);
    }
    let vague = 0.6 * count.min(open);
    0.5 * (over + (over * over + vague).sqrt()) - 0.1 * vague
}

/// The plot in which a pet will live, and what it gives.
type Home = Option<(Plot, Fitting)>;

/// Where pets will live: in their own cages, else in free ones, else in those bought and not yet placed.
fn homes(game: &DungeonPetz, seat: Seat, player: &Player) -> [Home; MAX_PETS] {
    let data = game.data();
    let mut homes: [Home; MAX_PETS] = [None; MAX_PETS];
    let mut taken = [false; 4];
    // While pets are being housed, those still to come have left their old places.
    let fixed = match &game.phase {
        Phase::Arranging { seat: acting, layout: Layout::Pets { next } } if *acting == seat => {
            usize::from(*next)
        }
        _ => player.pets.len(),
    };
    for late in [false, true] {
        for (at, pet) in player.pets.iter().enumerate().filter(|(at, _)| (*at >= fixed) == late) {
            if let Some(plot) = pet.plot.filter(|plot| !taken[plot.index()]) {
                taken[plot.index()] = true;
                homes[at] = Some((plot, player.fitting(data, plot)));
            }
        }
    }
    let mut fresh = player.new_cages.iter();
    for home in homes.iter_mut().take(player.pets.len()).filter(|home| home.is_none()) {
        let free = |caged: bool| {
            let plots = Plot::ALL.into_iter().filter(|plot| !taken[plot.index()]);
            plots.into_iter().find(|plot| player.plots[plot.index()].cage.is_some() == caged)
        };
        let found = match free(true) {
            Some(plot) => Some((plot, player.fitting(data, plot))),
            None => free(false).zip(fresh.next()).map(|(plot, cage)| {
                let yard = Yard { cage: Some(*cage), ..player.plots[plot.index()] };
                (plot, yard.fitting(data))
            }),
        };
        if let Some((plot, _)) = found {
            taken[plot.index()] = true;
        }
        *home = found;
    }
    homes
}

/// Cards by need for each pet: what lies there, and for open bars the mixture of hand and deck.
fn cards(game: &DungeonPetz, seat: Seat, player: &Player, pets: &mut [Prospect; MAX_PETS]) {
    let data = game.data();
    let drawn = game.has_drawn(seat);
    let mut open = [0u8; 4];
    let mut bars = [[0u8; 4]; MAX_PETS];
    for (at, pet) in player.pets.iter().enumerate() {
        for colour in pet.open_bars(data) {
            bars[at][colour.index()] += 1;
            open[colour.index()] += 1;
            pets[at].open += 1;
        }
        for (sum, count) in pets[at].needs.iter_mut().zip(pet.needs(data)) {
            *sum = f32::from(count);
        }
    }
    for colour in Colour::ALL.iter().copied().filter(|colour| open[colour.index()] > 0) {
        let hand = game.private(seat).hand[colour].items();
        let held: f32 = hand.iter().map(|count| f32::from(*count)).sum();
        let more = if drawn { 0.0 } else { f32::from(open[colour.index()]) };
        let each = 1.0 / (held + more).max(1.0);
        for (need, (in_hand, odds)) in hand.iter().zip(&data.odds.needs[colour.index()]).enumerate() {
            let share = (f32::from(*in_hand) + more * odds) * each;
            if share > 0.0 {
                for (pet, bars) in pets.iter_mut().zip(&bars).take(player.pets.len()) {
                    pet.needs[need] += share * f32::from(bars[colour.index()]);
                }
            }
        }
    }
}

pub fn care(game: &DungeonPetz, seat: Seat, player: &Player) -> Care {
    let data = game.data();
    let mut care = Care {
        pets: [Prospect::default(); MAX_PETS],
        spare: 0.0,
        wounded: 0.0,
        left: [0.0; 2],
        hungry: [0.0; 2],
        ahead: false,
    };
    let (ahead, step) = stage(game, seat);
    care.ahead = ahead;
    cards(game, seat, player, &mut care.pets);
    for food in Food::ALL {
        care.left[food.index()] = player.lasting(data, *food).into();
    }
    for (prospect, pet) in care.pets.iter_mut().zip(&player.pets) {
        prospect.survival = 1.0;
        prospect.suffering = f32::from(pet.suffering);
        prospect.mutation = f32::from(pet.mutation);
        prospect.manure = player.manure_of(pet).into();
    }
    let imps = f32::from(player.imps);
    if !ahead {
        care.spare = imps;
        return care;
    }
    let homes = homes(game, seat, player);
    let met = if let Some(Step::Play { met, .. }) = step { met } else { [0; 4] };
    let mut pantry = [f32::from(player.stock(Food::Vegetable)), f32::from(player.stock(Food::Meat))];
    let mut magic_box = f32::from(u8::from(player.magic_box));
    let mut plays = [0.0f32; 4];
    let mut angers = [0.0f32; MAX_PETS];
    let mut hungers = [0.0f32; MAX_PETS];
    let mut suits = f32::from(game.suits(seat)).min(imps);
    let mut shovel = f32::from(player.shovel_left(data));
    for (at, pet) in player.pets.iter().enumerate() {
        let prospect = &mut care.pets[at];
        let Some((plot, fitting)) = homes[at] else {
            // No cage: it will have to go (DP-ARR-06).
            prospect.survival = 0.0;
            continue;
        };
        let open = f32::from(prospect.open);
        let diet = data.pet(pet.pet).diet;
        let ahead = |need: Need| !step.is_some_and(|step| step.is_past(need, plot));
        let needs = prospect.needs;
        let above = |need: Need, met: u8| {
            excess(needs[need.index()], f32::from(fitting.meets(need, diet)) + f32::from(met), open)
        };
        if ahead(Need::Hunger) {
            hungers[at] = above(Need::Hunger, 0);
        }
        prospect.manure = f32::from(player.plots[plot.index()].manure);
        if ahead(Need::Poop) {
            prospect.manure += above(Need::Poop, 0);
        }
        if ahead(Need::Play) {
            plays[plot.index()] = above(Need::Play, met[plot.index()]);
        }
        if ahead(Need::Anger) {
            angers[at] = above(Need::Anger, 0);
        }
        if ahead(Need::Magic) {
            let mut magic = above(Need::Magic, 0);
            let warded = magic.min(suits);
            suits -= warded;
            magic -= warded;
            prospect.mutation += magic;
        }
        if ahead(Need::Disease) {
            let disease = needs[Need::Disease.index()];
            let cleared = prospect.manure.min(shovel);
            let manure = prospect.manure - cleared;
            // Where a pet is not ill nobody shovels for its sake.
            shovel -= cleared * disease.min(1.0);
            prospect.suffering += if open == 0.0 {
                f32::from(data.sickness(disease as u8, manure.round() as u8))
            } else {
                disease.min(1.0) * (disease + manure - f32::from(data.disease_safe) + 0.6).max(0.0)
            };
        }
    }
    // Who eats only one kind comes first; then those who eat both; then the box.
    for both in [false, true] {
        for (at, pet) in player.pets.iter().enumerate() {
            let diet = data.pet(pet.pet).diet;
            let kinds = Food::ALL.iter().filter(|food| diet.eats(**food)).count();
            if (kinds > 1) != both || hungers[at] <= 0.0 {
                continue;
            }
            for food in Food::ALL.iter().filter(|food| diet.eats(**food)) {
                let eaten = hungers[at].min(pantry[food.index()]);
                hungers[at] -= eaten;
                pantry[food.index()] -= eaten;
            }
            let eaten = hungers[at].min(magic_box);
            hungers[at] -= eaten;
            magic_box -= eaten;
            care.pets[at].suffering += hungers[at];
            for food in Food::ALL.iter().filter(|food| diet.eats(**food)) {
                care.hungry[food.index()] += hungers[at];
            }
        }
    }
    for food in Food::ALL {
        care.left[food.index()] = care.left[food.index()].min(pantry[food.index()]);
    }
    // The fewest imps that play with everybody: opposite plots share none of them.
    let play = Gap::APART.iter().map(|[one, other]| plays[*one] + plays[*other]).fold(0.0, f32::max);
    let anger: f32 = angers.iter().sum();
    let helped = anger.min(suits);
    care.wounded = (anger - helped).min(imps);
    care.spare = imps - anger - play;
    let lack = (-care.spare).max(0.0);
    if lack > 0.0 {
        care.spare = 0.0;
        // Boredom is borne before a pet runs away.
        let bored = lack.min(play);
        let runaway = lack - bored;
        for (at, home) in homes.iter().enumerate().take(player.pets.len()) {
            let Some((plot, _)) = home else { continue };
            let prospect = &mut care.pets[at];
            if play > 0.0 {
                prospect.suffering += plays[plot.index()] * bored / play;
            }
            if anger > 0.0 && angers[at] > 0.0 {
                prospect.survival *= 1.0 - (runaway * angers[at] / anger).min(1.0);
            }
        }
    }
    for (prospect, pet) in care.pets.iter_mut().zip(&player.pets) {
        let lost = |tokens: f32, deadly: u8| (tokens - f32::from(deadly) + 1.0).clamp(0.0, 1.0);
        prospect.survival *= 1.0 - lost(prospect.suffering, pet.deadly());
        prospect.survival *= 1.0 - lost(prospect.mutation, data.sizes.mutations_lost);
    }
    care
}
