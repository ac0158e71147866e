//! What the pets of a player need and what becomes of them: cages, helpers, and what is too much.

use super::{Pet, Player, Plot};
use crate::{
    data::{Data, EMPLOYEE_COUNTS, Power},
    terms::{Colour, Food, Need, Symbol},
};

/// For how many these ordinary imps count in one job, with the employee of the month if he is there too (DP-ART-11).
#[inline]
pub const fn with_employee(imps: u8, employee: bool) -> u8 {
    if employee { imps.saturating_add(EMPLOYEE_COUNTS) } else { imps }
}

impl Pet {
    /// The bars it shows, each of which asks for a card of its colour every round (DP-ASGN-01).
    #[inline]
    pub fn bars<'a>(&self, data: &'a Data) -> &'a [Colour] {
        let bars = &data.pet(self.pet).bars;
        &bars[..usize::from(self.size).min(bars.len())]
    }

    /// DP-HUNG-09: whether so much suffering more is too much.
    #[inline]
    pub fn perishes(&self, tokens: u8) -> bool {
        self.suffering.saturating_add(tokens) >= self.size
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
    fn above(&self, data: &Data, plot: Plot, need: Need, given: impl FnOnce() -> u8) -> u8 {
        match self.needs_in(data, plot, need) {
            0 => 0,
            needs => needs.saturating_sub(given()),
        }
    }

    /// Hunger left after the feeders (DP-HUNG-05).
    #[inline]
    pub fn hungry(&self, data: &Data, plot: Plot) -> u8 {
        self.above(data, plot, Need::Hunger, || {
            let diet = self.pet_in(plot).map(|at| data.pet(self.pets[at].pet).diet);
            diet.map_or(0, |diet| self.fitting(data, plot).feeds(diet))
        })
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
        self.above(data, plot, Need::Poop, || self.symbol(data, plot, Symbol::Absorb))
    }

    /// Play needs that neither toys nor the imps so far have met (DP-PLAY-01).
    #[inline]
    pub fn bored(&self, data: &Data, plot: Plot, met: &[u8; 4]) -> u8 {
        let toys = || self.symbol(data, plot, Symbol::Play).saturating_add(met[plot.index()]);
        self.above(data, plot, Need::Play, toys)
    }

    /// Anger above the strength of the plot (DP-ANG-01).
    #[inline]
    pub fn angry(&self, data: &Data, plot: Plot) -> u8 {
        self.above(data, plot, Need::Anger, || self.fitting(data, plot).strength)
    }

    /// Magic above the antimagic of the plot (DP-MAG-01).
    #[inline]
    pub fn magical(&self, data: &Data, plot: Plot) -> u8 {
        self.above(data, plot, Need::Magic, || self.fitting(data, plot).antimagic)
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

    /// Own imps that may be invited by this round (DP-SHOP-17).
    pub fn invited(&self, round: u8) -> usize {
        self.extra_imps.iter().filter(|space| **space <= round).count()
    }
}
