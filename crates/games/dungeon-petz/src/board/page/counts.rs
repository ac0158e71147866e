//! What exhibitions and customers count on pets, term by term, from what is known of them.

use crate::{
    Data, View,
    data::{Asset, CustomerId, ExhibitionId, PetId, Show, Wish},
    open::{Assigned, Needs, Pet, Player, Yard},
    terms::{Need, Term},
};

/// One pet as tiles see it.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    pub pet: PetId,
    pub size: u8,
    pub cards: Vec<Assigned>,
    pub suffering: u8,
    pub mutation: u8,
    /// In its cage.
    pub manure: u8,
}

impl Seen {
    pub fn of(player: &Player, pet: &Pet) -> Seen {
        Seen {
            pet: pet.pet,
            size: pet.size,
            cards: pet.cards.iter().copied().collect(),
            suffering: pet.suffering,
            mutation: pet.mutation,
            manure: pet.plot.map_or(0, |plot| player.plots[plot.index()].manure),
        }
    }

    pub fn needs(&self, data: &Data) -> Needs {
        crate::open::needs(&self.cards, data)
    }
}

/// A term of a score: what is counted, how often, for how much.
#[derive(Clone, Copy, Debug, PartialEq)]
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

pub fn total<T>(terms: &[Counted<T>]) -> i16 {
    terms.iter().map(Counted::worth).fold(0, i16::saturating_add)
}

/// What is entered in an exhibition.
pub enum Entered<'a> {
    One(&'a Seen, Option<Need>),
    /// All pets, and the manure of all cages.
    Display(&'a [Seen], u8),
}

/// Chapter 17 of the rules.
pub fn exhibition(data: &Data, tile: ExhibitionId, entered: &Entered<'_>) -> Vec<Counted<Show>> {
    let (pets, named, manure) = match entered {
        Entered::One(pet, need) => (std::slice::from_ref(*pet), *need, pet.manure),
        Entered::Display(pets, manure) => (*pets, None, *manure),
    };
    let sum = |of: &dyn Fn(&Seen) -> u8| pets.iter().map(|pet| i16::from(of(pet))).sum::<i16>();
    let need = |need: Need| sum(&|pet| pet.needs(data)[need.index()]);
    let count = |show: Show| match show {
        Show::Need(one) => need(one),
        Show::ChosenNeed => named.map_or(0, need),
        Show::DistinctNeeds => {
            sum(&|pet| pet.needs(data).iter().map(|count| u8::from(*count > 0)).sum::<u8>())
        }
        // DP-EXT-05: a potion is a colour of its own.
        Show::DistinctColours => sum(&|pet| {
            let mark =
                |card: &Assigned| if card.need == Need::Sleep { 16u8 } else { 1 << card.colour.index() };
            pet.cards.iter().fold(0, |mask, card| mask | mark(card)).count_ones() as u8
        }),
        Show::Pet => pets.len() as i16,
        Show::Suffering => sum(&|pet| pet.suffering),
        Show::Mutation => sum(&|pet| pet.mutation),
        Show::Manure => i16::from(manure),
    };
    let terms = &data.exhibition(tile).terms;
    terms.iter().map(|(what, points)| Counted { what: *what, points: *points, count: count(*what) }).collect()
}

/// DP-SELL-03 to DP-SELL-05: the match of a pet with a customer.
pub fn customer(data: &Data, customer: CustomerId, pet: &Seen) -> Vec<Counted<Wish>> {
    let needs = pet.needs(data);
    let gives = |card: &&Assigned, need: Need| {
        card.need == need || (card.turned && data.deck(card.colour).dominant == need)
    };
    let count = |wish: Wish| match wish {
        Wish::Need(need) => i16::from(needs[need.index()]),
        Wish::Rainbow(need) => {
            let with = pet.cards.iter().filter(|card| gives(card, need));
            with.fold(0u8, |mask, card| mask | 1 << card.colour.index()).count_ones() as i16
        }
        Wish::Suffering => i16::from(pet.suffering),
        Wish::Mutation => i16::from(pet.mutation),
    };
    let terms = &data.customer(customer).terms;
    terms.iter().map(|(what, points)| Counted { what: *what, points: *points, count: count(*what) }).collect()
}

/// DP-SELL-09, DP-SELL-10: the gold for a pet; none while it is too small.
pub fn price(data: &Data, pet: &Seen) -> Option<i16> {
    if pet.size < data.sizes.sale {
        return None;
    }
    let diet = data.pets.get(usize::from(pet.pet.0))?.diet;
    let printed = data.sizes.price[diet.index()].get(usize::from(pet.size))?;
    Some(i16::from(*printed) + i16::from(data.sizes.mutation_price) * i16::from(pet.mutation))
}

/// Chapter 24: what a player has for a final exhibition, worth in half points.
pub fn last(data: &Data, number: usize, player: &Player) -> Vec<Counted<Asset>> {
    let sum = |of: &dyn Fn(&Pet) -> u8| player.pets.iter().map(|pet| i16::from(of(pet))).sum::<i16>();
    let plots = |of: &dyn Fn(&Yard) -> u8| player.plots.iter().map(|yard| i16::from(of(yard))).sum::<i16>();
    let count = |asset: Asset| match asset {
        Asset::Gold => i16::from(player.gold),
        Asset::Food => {
            let stored = player.food.items().iter().flatten().map(|count| i16::from(*count)).sum::<i16>();
            stored + i16::from(player.magic_box)
        }
        Asset::Potion => i16::from(player.potions),
        Asset::Artifact => player.artifacts.len() as i16,
        Asset::ImpAway => {
            i16::from(player.hospital) + i16::from(player.platform) + player.extra_imps.len() as i16
        }
        Asset::Pet => player.pets.len() as i16,
        Asset::Addon => plots(&|yard| u8::from(yard.addon.is_some())),
        Asset::Cage => plots(&|yard| u8::from(yard.cage.is_some())),
        Asset::Mutation => sum(&|pet| pet.mutation),
        Asset::Suffering => sum(&|pet| pet.suffering),
        Asset::Manure => plots(&|yard| yard.manure),
    };
    let terms = &data.finals[number].terms;
    terms.iter().map(|(what, points)| Counted { what: *what, points: *points, count: count(*what) }).collect()
}

/// The exhibition of a round, if it has one that has been turned up.
pub fn exhibition_of(view: &View, round: u8) -> Option<ExhibitionId> {
    let rounds = &view.pack.data().progress(view.players.len()).exhibitions;
    let at = rounds.iter().position(|known| *known == round)?;
    view.board.exhibitions.get(at).copied()
}

/// The customers of a round that have been turned up.
pub fn customers_of(view: &View, round: u8) -> impl Iterator<Item = CustomerId> + '_ {
    let rounds = &view.pack.data().progress(view.players.len()).customers;
    rounds.iter().zip(&view.board.customers).filter(move |(known, _)| **known == round).map(|(_, id)| *id)
}
