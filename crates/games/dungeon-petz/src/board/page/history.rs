//! What the story says about this round and the one before: each entry of an exhibition and each sale with its terms,
//! and what happened to the pets. Terms are worked out by following every pet through the story; where the story does
//! not begin with the game they may not add up, and then only the sum is told.

use boards::page::Line;
use engine::Seat;

use crate::{
    Data, Event, View,
    data::{CustomerId, ExhibitionId, PetId, Power, Show, Wish},
    open::{Counted, Entered, Pet, Plot, Yard, total, with_bonuses},
    terms::{Cause, Need},
};

/// One player in an exhibition.
#[derive(Clone, Debug, PartialEq, Hash)]
pub struct ExhibitionEntry {
    pub seat: Seat,
    /// The pet of a single-pet exhibition.
    pub pet: Option<PetId>,
    pub need: Option<Need>,
    /// Empty if they do not add up to the score.
    pub terms: Vec<Counted<Show>>,
    /// Half points for judging and for the whip.
    pub judging: i16,
    pub whip: i16,
    /// The score in half points; none for who is absent.
    pub score: Option<i16>,
    /// Place and half points of reputation.
    pub award: Option<(u8, i16)>,
    pub moment: Option<usize>,
}

#[derive(Clone, Debug, PartialEq, Hash)]
pub struct Sale {
    pub seat: Seat,
    pub pet: PetId,
    pub customer: CustomerId,
    pub platform: bool,
    /// Empty if they do not add up to the match.
    pub terms: Vec<Counted<Wish>>,
    pub matched: i16,
    pub reputation: i16,
    pub gold: i16,
    pub moment: Option<usize>,
}

/// The results of a round.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Round {
    pub round: u8,
    pub exhibition: Option<ExhibitionId>,
    pub entries: Vec<ExhibitionEntry>,
    pub sales: Vec<Sale>,
    /// What happened while needs were dealt with: the seat and the place in the story.
    pub deeds: Vec<(Seat, usize)>,
}

impl Round {
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.sales.is_empty() && self.deeds.is_empty()
    }
}

struct Follower<'a> {
    view: &'a View,
    data: &'static Data,
    /// The first round of which anything is counted.
    first: u8,
    pets: Vec<(Seat, Pet)>,
    manure: Vec<[u8; 4]>,
    whips: Vec<i16>,
    judges: Vec<Seat>,
    entered: Option<(PetId, Option<Need>)>,
    rounds: Vec<Round>,
}

/// The rounds that the story tells, oldest first.
pub fn rounds(view: &View, story: &[Line<'_, Event>]) -> Vec<Round> {
    since(view, story, 1)
}

/// The rounds that the story tells, oldest first. Nothing is counted of those before `first`.
pub fn since(view: &View, story: &[Line<'_, Event>], first: u8) -> Vec<Round> {
    let data = view.pack.data();
    let start = Yard::at_start(data).map(|yard| yard.manure);
    let mut follower = Follower {
        view,
        data,
        first,
        pets: Vec::new(),
        manure: vec![start; view.players.len()],
        whips: vec![0; view.players.len()],
        judges: Vec::new(),
        entered: None,
        rounds: vec![Round { round: 1, ..Round::default() }],
    };
    for (at, (moment, told)) in story.iter().enumerate() {
        follower.hear(at, *moment, &told.event);
    }
    follower.rounds
}

impl Follower<'_> {
    fn pet(&mut self, id: PetId) -> Option<&mut Pet> {
        self.pets.iter_mut().map(|(_, pet)| pet).find(|pet| pet.pet == id)
    }

    /// The round that is being told, if anything is counted of it.
    fn round(&mut self) -> Option<&mut Round> {
        self.rounds.last_mut().filter(|round| round.round >= self.first)
    }

    fn deed(&mut self, seat: Seat, at: usize) {
        if let Some(round) = self.round() {
            round.deeds.push((seat, at));
        }
    }

    fn manure(&mut self, seat: Seat, plot: Plot) -> Option<&mut u8> {
        self.manure.get_mut(seat.index()).map(|plots| &mut plots[plot.index()])
    }

    fn hear(&mut self, at: usize, moment: Option<usize>, event: &Event) {
        match event {
            Event::Round { round } => {
                if self.rounds.last().is_some_and(|last| last.round != *round) {
                    self.rounds.push(Round { round: *round, ..Round::default() });
                }
                self.judges.clear();
                self.entered = None;
            }
            Event::TookPet { seat, pet, size } => {
                self.pets.push((*seat, Pet::new(*pet, *size)));
            }
            Event::Housed { pet, plot, .. } => {
                if let Some(pet) = self.pet(*pet) {
                    pet.plot = Some(*plot);
                }
            }
            Event::Grew { pet, size, .. } => {
                if let Some(seen) = self.pet(*pet) {
                    seen.size = *size;
                }
            }
            Event::Judges { seat } => self.judges.push(*seat),
            Event::TookArtifact { seat, artifact } => {
                if let (Power::Whip { halves }, Some(whip)) =
                    (self.data.power(*artifact), self.whips.get_mut(seat.index()))
                {
                    *whip += i16::from(halves);
                }
            }
            Event::Revealed { seat, pet, cards } => {
                if let Some(seen) = self.pet(*pet) {
                    seen.cards = *cards;
                }
                self.deed(*seat, at);
            }
            Event::Suffered { seat, pet, tokens, .. } => {
                if let Some(seen) = self.pet(*pet) {
                    seen.suffering = seen.suffering.saturating_add(*tokens);
                }
                self.deed(*seat, at);
            }
            Event::Mutated { seat, pet, tokens } => {
                if let Some(seen) = self.pet(*pet) {
                    seen.mutation = seen.mutation.saturating_add(*tokens);
                }
                self.deed(*seat, at);
            }
            Event::Pooped { seat, pet, tokens, .. } => {
                let plot = self.pet(*pet).and_then(|pet| pet.plot);
                if let Some(manure) = plot.and_then(|plot| self.manure(*seat, plot)) {
                    *manure = manure.saturating_add(*tokens);
                }
                self.deed(*seat, at);
            }
            Event::Shovelled { seat, plot, tokens } => {
                if let Some(manure) = self.manure(*seat, *plot) {
                    *manure = manure.saturating_sub(*tokens);
                }
                self.deed(*seat, at);
            }
            Event::Cleaned { seat, plot, tokens } => {
                if let Some(manure) = self.manure(*seat, *plot) {
                    *manure = manure.saturating_sub(*tokens);
                }
            }
            Event::Lost { seat, pet, cause, .. } => {
                self.pets.retain(|(_, seen)| seen.pet != *pet);
                if *cause != Cause::Released {
                    self.deed(*seat, at);
                }
            }
            Event::Fed { seat, .. }
            | Event::Entertained { seat, .. }
            | Event::Caught { seat, .. }
            | Event::Warded { seat, .. } => self.deed(*seat, at),
            Event::Exhibited { pet, need, .. } => self.entered = Some((*pet, *need)),
            Event::Score { seat, halves } => self.score(*seat, *halves, moment),
            Event::Absent { seat } => self.enter(ExhibitionEntry::of(*seat, None, moment)),
            Event::Award { seat, place, halves } => {
                let entries = self.round().into_iter().flat_map(|round| &mut round.entries);
                for entry in entries.filter(|entry| entry.seat == *seat) {
                    entry.award = Some((*place, *halves));
                }
            }
            Event::Sold { seat, pet, customer, platform, matched, reputation, gold } => {
                let data = self.data;
                let sold = self.pets.iter().position(|(_, seen)| seen.pet == *pet);
                let sold = sold.map(|at| self.pets.remove(at).1);
                let Some(round) = self.round() else { return };
                let seen = sold.filter(|pet| pet.matched(data, *customer) == *matched);
                let terms = seen.map(|pet| pet.wishes(data, *customer).collect()).unwrap_or_default();
                let sale = Sale {
                    seat: *seat,
                    pet: *pet,
                    customer: *customer,
                    platform: *platform,
                    terms,
                    matched: *matched,
                    reputation: *reputation,
                    gold: *gold,
                    moment,
                };
                round.sales.push(sale);
            }
            Event::CardsGone { seat, .. } => {
                for (_, seen) in self.pets.iter_mut().filter(|(owner, _)| owner == seat) {
                    seen.cards.clear();
                }
            }
            _ => {}
        }
    }

    fn enter(&mut self, entry: ExhibitionEntry) {
        let exhibition = self.rounds.last().and_then(|round| self.view.exhibition_of(round.round));
        if let Some(round) = self.round() {
            round.exhibition = exhibition;
            round.entries.push(entry);
        }
    }

    fn score(&mut self, seat: Seat, halves: i16, moment: Option<usize>) {
        let entered = self.entered.take();
        if self.round().is_none() {
            return;
        }
        let mut entry = ExhibitionEntry::of(seat, Some(halves), moment);
        entry.pet = entered.map(|(pet, _)| pet);
        entry.need = entered.and_then(|(_, need)| need);
        entry.judging = self.data.judging(self.judges.contains(&seat));
        entry.whip = self.whips.get(seat.index()).copied().unwrap_or(0);
        let tile = self.rounds.last().and_then(|round| self.view.exhibition_of(round.round));
        if let Some(tile) = tile {
            let own = self.pets.iter().filter(|(owner, _)| *owner == seat).map(|(_, pet)| pet);
            let own = own.filter(|pet| entered.is_none_or(|(entered, _)| entered == pet.pet));
            let pets: Vec<Pet> = own.cloned().collect();
            let manure = self.manure.get(seat.index()).copied().unwrap_or_default();
            let manure = match (&entered, &pets[..]) {
                (Some(_), [pet, ..]) => pet.plot.map_or(0, |plot| manure[plot.index()]),
                _ => manure.iter().sum(),
            };
            let shown = Entered { pets: &pets, need: entry.need, manure };
            let terms: Vec<_> = shown.terms(self.data, self.data.exhibition(tile)).collect();
            if with_bonuses(total(terms.iter().copied()), entry.judging, entry.whip) == halves {
                entry.terms = terms;
            }
        }
        self.enter(entry);
    }
}

impl ExhibitionEntry {
    fn of(seat: Seat, score: Option<i16>, moment: Option<usize>) -> ExhibitionEntry {
        ExhibitionEntry {
            seat,
            pet: None,
            need: None,
            terms: Vec::new(),
            judging: 0,
            whip: 0,
            score,
            award: None,
            moment,
        }
    }
}
