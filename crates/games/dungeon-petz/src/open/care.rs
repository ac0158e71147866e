//! What the pets of a player need and what becomes of them: cages, helpers, and what is too much.

use super::{Pet, Player, Plot};
use crate::{
    data::{Data, EMPLOYEE_COUNTS, Power},
    terms::{Colour, Food, Need},
};

/// For how many these ordinary imps count in one job, with the employee of the month if he is there too (DP-ART-11).
#[inline]
pub const fn with_employee(imps: u8, employee: bool) -> u8 {
    if employee { imps.saturating_add(EMPLOYEE_COUNTS) } else { imps }
}

/// What a shovel for so many tokens clears in a round: more if its bearer is the employee of the month (DP-ART-11).
#[inline]
pub const fn carried(tokens: u8, employee: bool) -> u8 {
    if employee { tokens.saturating_mul(EMPLOYEE_COUNTS) } else { tokens }
}

impl Pet {
    /// The bars it shows, each of which asks for a card of its colour every round (DP-ASGN-01).
    #[inline]
    pub fn bars<'a>(&self, data: &'a Data) -> &'a [Colour] {
        data.pet(self.pet).shown(self.size)
    }

    /// Those of them that lie without a card, in the order in which they get theirs (DP-ASGN-09).
    #[inline]
    pub fn open_bars<'a>(&self, data: &'a Data) -> &'a [Colour] {
        data.pet(self.pet).unfilled(self.size, self.cards.len())
    }

    /// The suffering that is too much (DP-HUNG-09).
    #[inline]
    pub fn deadly(&self) -> u8 {
        self.size
    }

    /// Whether so much suffering more is too much.
    #[inline]
    pub fn perishes(&self, tokens: u8) -> bool {
        self.suffering.saturating_add(tokens) >= self.deadly()
    }

    /// DP-MAG-03: whether so much mutation more is too much.
    #[inline]
    pub fn mutates(&self, data: &Data, tokens: u8) -> bool {
        self.mutation.saturating_add(tokens) >= data.sizes.mutations_lost
    }
}

impl Player {
    /// Needs of the pet in a plot; none without a pet.
    #[inline]
    pub fn needs_in(&self, data: &Data, plot: Plot, need: Need) -> u8 {
        self.pet_in(plot).map_or(0, |at| self.pets[at].need(data, need))
    }

    /// What a need in a plot is above what its cage and addon give; they are not asked where there is no need.
    #[inline]
    fn above(&self, data: &Data, plot: Plot, need: Need) -> u8 {
        let Some(at) = self.pet_in(plot) else { return 0 };
        match self.pets[at].need(data, need) {
            0 => 0,
            needs => {
                needs.saturating_sub(self.fitting(data, plot).meets(need, data.pet(self.pets[at].pet).diet))
            }
        }
    }

    /// Hunger left after the feeders (DP-HUNG-05).
    #[inline]
    pub fn hungry(&self, data: &Data, plot: Plot) -> u8 {
        self.above(data, plot, Need::Hunger)
    }

    /// What the pet of a plot may be given at most: vegetables, meat, the token of the magic box.
    pub fn pantry(&self, data: &Data, plot: Plot) -> (u8, u8, bool) {
        let Some(at) = self.pet_in(plot) else { return (0, 0, false) };
        let diet = data.pet(self.pets[at].pet).diet;
        let stock = |food: Food| if diet.eats(food) { self.stock(food) } else { 0 };
        (stock(Food::Vegetable), stock(Food::Meat), self.magic_box)
    }

    /// Manure tokens that no addon absorbs (DP-POOP-01, DP-POOP-02).
    #[inline]
    pub fn soiled(&self, data: &Data, plot: Plot) -> u8 {
        self.above(data, plot, Need::Poop)
    }

    /// Play needs that neither toys nor the imps so far have met (DP-PLAY-01).
    #[inline]
    pub fn bored(&self, data: &Data, plot: Plot, met: &[u8; 4]) -> u8 {
        self.above(data, plot, Need::Play).saturating_sub(met[plot.index()])
    }

    /// Anger above the strength of the plot (DP-ANG-01).
    #[inline]
    pub fn angry(&self, data: &Data, plot: Plot) -> u8 {
        self.above(data, plot, Need::Anger)
    }

    /// Magic above the antimagic of the plot (DP-MAG-01).
    #[inline]
    pub fn magical(&self, data: &Data, plot: Plot) -> u8 {
        self.above(data, plot, Need::Magic)
    }

    /// Suffering from disease in a plot with so much manure (DP-DIS-01 to DP-DIS-03).
    pub fn sick(&self, data: &Data, plot: Plot, manure: u8) -> u8 {
        data.sickness(self.needs_in(data, plot, Need::Disease), manure)
    }

    #[inline]
    pub fn powers(&self, data: &'static Data) -> impl Iterator<Item = Power> + '_ {
        self.artifacts.iter().map(move |owned| data.power(owned.artifact))
    }

    /// The employee of the month is owned and has not been announced this round (DP-ART-13).
    #[inline]
    pub fn employee(&self, data: &'static Data) -> bool {
        !self.employee_used && self.has_employee(data)
    }

    #[inline]
    pub fn has_employee(&self, data: &'static Data) -> bool {
        self.powers(data).any(|power| power == Power::Employee)
    }

    /// Suits of armour not yet worn this round.
    #[inline]
    pub fn suits(&self, data: &'static Data) -> u8 {
        let suits =
            self.powers(data).map(|power| if let Power::Armour { suits } = power { suits } else { 0 });
        suits.sum::<u8>().saturating_sub(self.armour_used)
    }

    /// Tokens one shovel-bearer removes in a round; 0 without a shovel.
    #[inline]
    pub fn shovel(&self, data: &'static Data) -> u8 {
        self.powers(data).map(|power| if let Power::Shovel { tokens } = power { tokens } else { 0 }).sum()
    }

    /// Tokens that may still be shovelled this round (DP-ART-07).
    pub fn shovel_left(&self, data: &'static Data) -> u8 {
        let tokens = self.shovel(data);
        if tokens == 0 || (self.shovelled == 0 && self.imps == 0) {
            return 0;
        }
        let employee = self.shovelled > tokens || self.employee(data);
        carried(tokens, employee).saturating_sub(self.shovelled)
    }

    /// Cages, with those bought this round.
    #[inline]
    pub fn cages(&self) -> usize {
        self.caged() + self.new_cages.len()
    }

    /// Plots with a cage.
    #[inline]
    pub fn caged(&self) -> usize {
        self.plots.iter().filter(|yard| yard.cage.is_some()).count()
    }

    /// Cages there will be beyond the pets, one to a plot at most (DP-SHOP-07); below 0 some will have to go (DP-ARR-06).
    #[inline]
    pub fn spare_cages(&self) -> i16 {
        self.cages().min(self.plots.len()) as i16 - self.pets.len() as i16
    }

    /// Food of a kind that is still there after the end of the round, if nobody eats it (DP-AGE-03).
    #[inline]
    pub fn lasting(&self, data: &Data, food: Food) -> u8 {
        self.food[food].iter().take(data.lasting(food)).fold(0u8, |sum, chamber| sum.saturating_add(*chamber))
    }

    /// The manure in the cage of a pet.
    #[inline]
    pub fn manure_of(&self, pet: &Pet) -> u8 {
        pet.plot.map_or(0, |plot| self.plots[plot.index()].manure)
    }

    /// Own imps that may be invited by this round (DP-SHOP-17).
    pub fn invited(&self, round: u8) -> usize {
        self.extra_imps.iter().filter(|space| **space <= round).count()
    }
}
