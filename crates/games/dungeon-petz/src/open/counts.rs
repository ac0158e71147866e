//! What exhibitions, customers and the final scoring count, term by term.

use super::{Assigned, Pet, Player, needs};
use crate::{
    data::{Asset, CustomerId, Data, ExhibitionKind, Show, Wish},
    terms::{Food, Need, Term},
};

/// A whole point in the parts that scores count in (DP-CORE-02).
pub const HALVES: u8 = 2;

/// What is entered in an exhibition: some pets, a kind of need if one is named, and manure.
#[derive(Clone, Copy)]
pub struct Entered<'a> {
    pub pets: &'a [Pet],
    pub need: Option<Need>,
    pub manure: u8,
}

/// A term of a score: what is counted, how often, for how many points each.
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct Counted<T> {
    pub what: T,
    pub points: i8,
    pub count: i16,
}

impl<T> Counted<T> {
    pub fn worth(&self) -> i16 {
        self.count.saturating_mul(i16::from(self.points))
    }
}

/// What some terms are worth together.
pub fn total<T>(terms: impl IntoIterator<Item = Counted<T>>) -> i16 {
    terms.into_iter().fold(0, |sum, term| sum.saturating_add(term.worth()))
}

/// A score in points with what judging and the whip bring, both in halves, as halves (DP-EXH-05).
pub fn with_bonuses(points: i16, judging: i16, whip: i16) -> i16 {
    points.saturating_mul(2).saturating_add(judging).saturating_add(whip)
}

/// Half points (DP-CORE-02) as points, for whoever reckons with parts of them.
#[inline]
pub fn in_points(halves: i16) -> f32 {
    f32::from(halves) / f32::from(HALVES)
}

/// The terms of a tile, counted.
fn counted<T: Copy>(terms: &[(T, i8)], count: impl Fn(T) -> i16) -> impl Iterator<Item = Counted<T>> {
    terms.iter().map(move |(what, points)| Counted { what: *what, points: *points, count: count(*what) })
}

impl<'a> Entered<'a> {
    fn count(&self, data: &Data, show: Show) -> i16 {
        let sum = |of: &dyn Fn(&Pet) -> u8| self.pets.iter().map(|pet| i16::from(of(pet))).sum::<i16>();
        let need = |need: Need| sum(&|pet| pet.need(data, need));
        match show {
            Show::Need(one) => need(one),
            Show::ChosenNeed => self.need.map_or(0, need),
            Show::DistinctNeeds => {
                sum(&|pet| pet.needs(data).iter().filter(|count| **count > 0).count() as u8)
            }
            Show::DistinctColours => sum(&|pet| pet.colours().count_ones() as u8),
            Show::Pet => self.pets.len() as i16,
            Show::Suffering => sum(&|pet| pet.suffering),
            Show::Mutation => sum(&|pet| pet.mutation),
            Show::Manure => self.manure.into(),
        }
    }

    /// Chapter 17: what a tile counts, before bonuses.
    pub fn terms(self, data: &'a Data, tile: &'a ExhibitionKind) -> impl Iterator<Item = Counted<Show>> + 'a {
        counted(&tile.terms, move |show| self.count(data, show))
    }
}

impl Pet {
    /// The colours of the cards, as bits; a potion is a colour of its own (DP-EXT-05).
    #[inline]
    pub fn colours(&self) -> u8 {
        let bit = |card: &Assigned| if card.need == Need::Sleep { 16 } else { 1 << card.colour.index() };
        self.cards.iter().fold(0, |bits, card| bits | bit(card))
    }

    /// The colours there will be once every bar has a card of its own.
    #[inline]
    pub fn colours_to_come(&self, data: &Data) -> u8 {
        self.open_bars(data).iter().fold(self.colours(), |bits, bar| bits | 1 << bar.index())
    }

    /// DP-SELL-03 to DP-SELL-05: what a customer finds of its wishes.
    pub fn wishes<'a>(
        &'a self,
        data: &'a Data,
        customer: CustomerId,
    ) -> impl Iterator<Item = Counted<Wish>> + 'a {
        let laid = self.needs(data);
        counted(&data.customer(customer).terms, move |wish| match wish {
            Wish::Need(need) => laid[need.index()].into(),
            Wish::Rainbow(need) => {
                let with = self.cards.iter().filter(|card| needs(&[**card], data)[need.index()] > 0);
                with.fold(0u8, |bits, card| bits | 1 << card.colour.index()).count_ones() as i16
            }
            Wish::Suffering => self.suffering.into(),
            Wish::Mutation => self.mutation.into(),
        })
    }

    /// How well a customer likes the pet.
    pub fn matched(&self, data: &Data, customer: CustomerId) -> i16 {
        total(self.wishes(data, customer))
    }

    /// The gold for a pet; none while it is too small.
    pub fn price(&self, data: &Data) -> Option<i16> {
        data.price(self.pet, self.size, self.mutation)
    }
}

impl Player {
    /// One pet in an exhibition, with the manure of its cage (DP-EXH-02).
    pub fn entry(&self, at: usize, need: Option<Need>) -> Entered<'_> {
        Entered { pets: &self.pets[at..=at], need, manure: self.manure_of(&self.pets[at]) }
    }

    /// All pets and all cages, empty ones too (DP-EXH-03).
    pub fn display(&self) -> Entered<'_> {
        Entered { pets: &self.pets, need: None, manure: self.manure() }
    }

    /// DP-FINAL-04 to DP-FINAL-11: what a player has of each thing the final exhibitions count.
    fn owned(&self, asset: Asset) -> i16 {
        let count = match asset {
            Asset::Gold => usize::from(self.gold),
            Asset::Food => {
                let stored = Food::ALL.iter().map(|food| usize::from(self.stock(*food))).sum::<usize>();
                stored + usize::from(self.magic_box)
            }
            Asset::Potion => usize::from(self.potions),
            Asset::Artifact => self.artifacts.len(),
            Asset::ImpAway => usize::from(self.hospital) + usize::from(self.platform) + self.extra_imps.len(),
            Asset::Pet => self.pets.len(),
            Asset::Addon => self.plots.iter().filter(|yard| yard.addon.is_some()).count(),
            Asset::Cage => self.caged(),
            Asset::Mutation => self.pets.iter().map(|pet| usize::from(pet.mutation)).sum(),
            Asset::Suffering => self.pets.iter().map(|pet| usize::from(pet.suffering)).sum(),
            Asset::Manure => usize::from(self.manure()),
        };
        count as i16
    }

    /// What final exhibition `number` counts, in halves.
    pub fn assets<'a>(&'a self, data: &'a Data, number: usize) -> impl Iterator<Item = Counted<Asset>> + 'a {
        let terms = data.finals.get(number).map(|kind| &kind.terms[..]).unwrap_or_default();
        counted(terms, |asset| self.owned(asset))
    }
}
