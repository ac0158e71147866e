//! What the story says about this round and the one before: each entry of an exhibition and each sale with its terms,
//! and what happened to the pets. Terms are worked out by following every pet through the story; where the story does
//! not begin with the game they may not add up, and then only the sum is told.

use boards::page::Line;
use engine::Seat;

use super::counts::{self, Counted, Entered, Seen};
use crate::{
    Data, Event, View,
    data::{CustomerId, ExhibitionId, PetId, Power, Show, Wish},
    open::Plot,
    terms::{Cause, Need},
};

/// One player in an exhibition.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
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

#[derive(Clone, Debug, PartialEq)]
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
    pub entries: Vec<Entry>,
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
    pets: Vec<(Seat, Seen, Option<Plot>)>,
    manure: Vec<[u8; 4]>,
    whips: Vec<i16>,
    judges: Vec<Seat>,
    entered: Option<(PetId, Option<Need>)>,
    rounds: Vec<Round>,
}

/// The rounds that the story tells, oldest first.
pub fn rounds(view: &View, story: &[Line<'_, Event>]) -> Vec<Round> {
    let data = view.pack.data();
    let mut start = [0u8; 4];
    if let Some(manure) = start.get_mut(usize::from(data.initial_plot).saturating_sub(1)) {
        *manure = data.initial_manure;
    }
    let mut follower = Follower {
        view,
        data,
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
    fn pet(&mut self, id: PetId) -> Option<&mut (Seat, Seen, Option<Plot>)> {
        self.pets.iter_mut().find(|(_, seen, _)| seen.pet == id)
    }

    fn round(&mut self) -> Option<&mut Round> {
        self.rounds.last_mut()
    }

    fn deed(&mut self, seat: Seat, at: usize) {
        if let Some(round) = self.round() {
            round.deeds.push((seat, at));
        }
    }

    fn manure(&mut self, seat: Seat, plot: Plot) -> Option<&mut u8> {
        self.manure.get_mut(seat.index()).map(|plots| &mut plots[plot.index()])
    }

    /// The pet as tiles see it now, with the manure of its cage.
    fn seen(&self, id: PetId) -> Option<Seen> {
        let (seat, seen, plot) = self.pets.iter().find(|(_, seen, _)| seen.pet == id)?;
        let manure = plot.and_then(|plot| Some(self.manure.get(seat.index())?[plot.index()]));
        Some(Seen { manure: manure.unwrap_or(0), ..seen.clone() })
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
                let seen =
                    Seen { pet: *pet, size: *size, cards: Vec::new(), suffering: 0, mutation: 0, manure: 0 };
                self.pets.push((*seat, seen, None));
            }
            Event::Housed { pet, plot, .. } => {
                if let Some((_, _, place)) = self.pet(*pet) {
                    *place = Some(*plot);
                }
            }
            Event::Grew { pet, size, .. } => {
                if let Some((_, seen, _)) = self.pet(*pet) {
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
                if let Some((_, seen, _)) = self.pet(*pet) {
                    seen.cards = cards.iter().copied().collect();
                }
                self.deed(*seat, at);
            }
            Event::Suffered { seat, pet, tokens, .. } => {
                if let Some((_, seen, _)) = self.pet(*pet) {
                    seen.suffering = seen.suffering.saturating_add(*tokens);
                }
                self.deed(*seat, at);
            }
            Event::Mutated { seat, pet, tokens } => {
                if let Some((_, seen, _)) = self.pet(*pet) {
                    seen.mutation = seen.mutation.saturating_add(*tokens);
                }
                self.deed(*seat, at);
            }
            Event::Pooped { seat, pet, tokens, .. } => {
                let plot = self.pet(*pet).and_then(|(_, _, plot)| *plot);
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
                self.pets.retain(|(_, seen, _)| seen.pet != *pet);
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
            Event::Absent { seat } => self.enter(Entry::of(*seat, None, moment)),
            Event::Award { seat, place, halves } => {
                let entries = self.round().into_iter().flat_map(|round| &mut round.entries);
                for entry in entries.filter(|entry| entry.seat == *seat) {
                    entry.award = Some((*place, *halves));
                }
            }
            Event::Sold { seat, pet, customer, platform, matched, reputation, gold } => {
                let seen = self.seen(*pet);
                let terms =
                    seen.map(|seen| counts::customer(self.data, *customer, &seen)).unwrap_or_default();
                let terms = if counts::total(&terms) == *matched { terms } else { Vec::new() };
                self.pets.retain(|(_, seen, _)| seen.pet != *pet);
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
                if let Some(round) = self.round() {
                    round.sales.push(sale);
                }
            }
            Event::CardsGone { seat, .. } => {
                for (_, seen, _) in self.pets.iter_mut().filter(|(owner, ..)| owner == seat) {
                    seen.cards.clear();
                }
            }
            _ => {}
        }
    }

    fn enter(&mut self, entry: Entry) {
        let exhibition = self.rounds.last().and_then(|round| counts::exhibition_of(self.view, round.round));
        if let Some(round) = self.round() {
            round.exhibition = exhibition;
            round.entries.push(entry);
        }
    }

    fn score(&mut self, seat: Seat, halves: i16, moment: Option<usize>) {
        let entered = self.entered.take();
        let mut entry = Entry::of(seat, Some(halves), moment);
        entry.pet = entered.map(|(pet, _)| pet);
        entry.need = entered.and_then(|(_, need)| need);
        entry.judging = if self.judges.contains(&seat) { 2 * i16::from(self.data.judge_bonus) } else { 0 };
        entry.whip = self.whips.get(seat.index()).copied().unwrap_or(0);
        let tile = self.rounds.last().and_then(|round| counts::exhibition_of(self.view, round.round));
        if let Some(tile) = tile {
            let own: Vec<Seen> = self
                .pets
                .iter()
                .filter(|(owner, ..)| *owner == seat)
                .map(|(_, seen, _)| seen.clone())
                .collect();
            let one = entered.and_then(|(pet, need)| Some((self.seen(pet)?, need)));
            let manure = self.manure.get(seat.index()).map_or(0, |plots| plots.iter().sum());
            let terms = match &one {
                Some((seen, need)) => counts::exhibition(self.data, tile, &Entered::One(seen, *need)),
                None => counts::exhibition(self.data, tile, &Entered::Display(&own, manure)),
            };
            if 2 * counts::total(&terms) + entry.judging + entry.whip == halves {
                entry.terms = terms;
            }
        }
        self.enter(entry);
    }
}

impl Entry {
    fn of(seat: Seat, score: Option<i16>, moment: Option<usize>) -> Entry {
        Entry {
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

#[cfg(test)]
mod tests;
