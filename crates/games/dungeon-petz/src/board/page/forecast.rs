//! What the cards beside the own pets will bring if nothing else changes: the plan of a careful but plain owner, from
//! the view alone. Picky pets eat first, then the others what spoils first; imps play, then hold the angry pets, then stand
//! before the magic; armour and the employee of the month help where they are needed first.

pub mod crew;

use self::crew::Crew;
use crate::{
    Data,
    open::{Pet, Player},
    terms::{Cause, Food, Term},
};

/// What becomes of one pet.
#[derive(Clone, Debug, Default, PartialEq, Hash)]
pub struct Fate {
    /// Visible bars without a card.
    pub open: u8,
    /// Hunger that the cage does not still, and how much of it stays.
    pub hunger: u8,
    pub unfed: u8,
    /// Manure tokens that are added.
    pub poop: u8,
    /// Play that no toy meets, and how much of it stays.
    pub play: u8,
    pub bored: u8,
    /// Anger above the strength of the cage: so many imps must catch it.
    pub anger: u8,
    /// Mutation tokens from magic above the antimagic.
    pub mutation: u8,
    /// Suffering tokens from disease and manure.
    pub sick: u8,
    pub lost: Option<Cause>,
}

impl Fate {
    pub fn suffering(&self) -> u8 {
        self.unfed + self.bored + self.sick
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Forecast {
    /// In the order of the player's pets.
    pub fates: Vec<Fate>,
    /// Food eaten, by kind and chamber, the freshest first.
    pub eaten: [[u8; 4]; 2],
    pub magic_box: bool,
    /// The helpers after their work.
    pub crew: Crew,
    /// Imps that would be needed besides those at home.
    pub missing: u8,
}

pub fn forecast(data: &'static Data, player: &Player) -> Forecast {
    let mut fates: Vec<Fate> = player.pets.iter().map(|pet| demands(data, player, pet)).collect();
    let (eaten, magic_box) = feed(data, player, &mut fates);
    for (fate, pet) in fates.iter_mut().zip(&player.pets) {
        starve(fate, pet);
    }
    let at = |plot: usize, fates: &[Fate]| -> u8 {
        let mut pets = player.pets.iter().zip(fates).filter(|(_, fate)| fate.lost.is_none());
        pets.find(|(pet, _)| pet.plot.is_some_and(|own| own.index() == plot)).map_or(0, |(_, fate)| fate.play)
    };
    let wanted = std::array::from_fn(|plot| at(plot, &fates));
    let mut crew = Crew::of(data, player);
    let (left, mut missing) = crew.play(wanted);
    for (fate, pet) in fates.iter_mut().zip(&player.pets).filter(|(fate, _)| fate.lost.is_none()) {
        fate.bored = pet.plot.map_or(0, |plot| left[plot.index()]);
        starve(fate, pet);
    }
    for fate in fates.iter_mut().filter(|fate| fate.lost.is_none() && fate.anger > 0) {
        if let Err(more) = crew.hold(fate.anger) {
            fate.lost = Some(Cause::Escaped);
            missing += more;
        }
    }
    for (fate, pet) in fates.iter_mut().zip(&player.pets).filter(|(fate, _)| fate.lost.is_none()) {
        fate.mutation = crew.ward(fate.mutation);
        if fate.mutation > 0 && pet.mutates(data, fate.mutation) {
            fate.lost = Some(Cause::Mutated);
            continue;
        }
        let Some(plot) = pet.plot else { continue };
        fate.sick = player.sick(data, plot, player.plots[plot.index()].manure.saturating_add(fate.poop));
        starve(fate, pet);
    }
    Forecast { fates, eaten, magic_box, crew, missing }
}

/// What the cards of one pet ask for beyond what its cage gives.
fn demands(data: &Data, player: &Player, pet: &Pet) -> Fate {
    let open = pet.size.saturating_sub(pet.cards.len() as u8);
    let Some(plot) = pet.plot else { return Fate { open, ..Fate::default() } };
    Fate {
        open,
        hunger: player.hungry(data, plot),
        poop: player.soiled(data, plot),
        play: player.bored(data, plot, &[0; 4]),
        anger: player.angry(data, plot),
        mutation: player.magical(data, plot),
        ..Fate::default()
    }
}

fn starve(fate: &mut Fate, pet: &Pet) {
    if fate.suffering() > 0 && pet.perishes(fate.suffering()) {
        fate.lost = Some(Cause::Suffering);
    }
}

/// Gives out the food; says what was eaten by chamber and whether the box was opened.
fn feed(data: &Data, player: &Player, fates: &mut [Fate]) -> ([[u8; 4]; 2], bool) {
    let mut store: [[u8; 4]; 2] = *player.food.items();
    let mut eaten = [[0u8; 4]; 2];
    let mut take = |kinds: &[Food]| -> bool {
        // The oldest chamber first (DP-HUNG-06); of two kinds the one that spoils sooner.
        let life = |food: &Food| data.chambers(*food);
        let ages =
            kinds.iter().flat_map(|food| (0..life(food)).map(move |age| (life(food) - age, *food, age)));
        let mut ages: Vec<_> = ages.filter(|(_, food, age)| store[food.index()][*age] > 0).collect();
        ages.sort_by_key(|(left, ..)| *left);
        let Some((_, food, age)) = ages.first().copied() else { return false };
        store[food.index()][age] -= 1;
        eaten[food.index()][age] += 1;
        true
    };
    for picky in [true, false] {
        for (fate, pet) in fates.iter_mut().zip(&player.pets) {
            let diet = data.pet(pet.pet).diet;
            let kinds: Vec<Food> = Food::ALL.iter().copied().filter(|food| diet.eats(*food)).collect();
            if (kinds.len() == 1) == picky {
                fate.unfed = (0..fate.hunger).filter(|_| !take(&kinds)).count() as u8;
            }
        }
    }
    let hungry = fates.iter_mut().find(|fate| fate.unfed > 0).filter(|_| player.magic_box);
    let opened = hungry.is_some();
    if let Some(fate) = hungry {
        fate.unfed -= 1;
    }
    (eaten, opened)
}
