//! What creatures cost and what they are good for, apart from blows.

use engine::{Clause, Id, IdSet, Seat};

use super::{Due, Open, Task};
use crate::data::{Cost, ExpertId, MonsterId, Place};

/// What somebody can pay with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stock {
    pub gold: u8,
    pub food: u8,
    /// Those that are free.
    pub imps: u8,
    pub evil: u8,
}

impl Open {
    /// The cost of a creature in one of its alternatives, with surcharge and the price of the space.
    pub fn bill(&self, due: Due, kind: MonsterId, expert: Option<ExpertId>, option: u8) -> Cost {
        self.wage(kind, expert, option).plus(self.entry_price(due))
    }

    /// The cost of a creature itself, with the surcharge of its expert tile (DL-FEST-EXP-02).
    pub fn wage(&self, kind: MonsterId, expert: Option<ExpertId>, option: u8) -> Cost {
        let data = self.data();
        let costs = &data.monster(kind).costs;
        let own = costs[usize::from(option).min(costs.len() - 1)];
        let surcharge = expert.map_or(Cost::NOTHING, |expert| data.expert(expert).surcharge);
        own.plus(surcharge)
    }

    pub fn entry_price(&self, due: Due) -> Cost {
        match due {
            Due::Hire { area, slot } => self.space(area, slot).1.cost,
            Due::Prize { board } => self.data().board(board).prize.cost,
            Due::Keep { .. } => Cost::NOTHING,
        }
    }

    /// Creatures that can be fed to a demon or a catapult: monsters, never a ghost, one of those that are alike.
    pub fn feedable(&self, seat: Seat, except: Option<Place>) -> impl Iterator<Item = Place> {
        let player = self.player(seat);
        let data = self.data();
        player.lair.iter().enumerate().filter_map(move |(at, creature)| {
            let place = Place(at as u8);
            let mut earlier = (0..place.0).map(Place).filter(|other| Some(*other) != except);
            (!data.monster(creature.kind).ghost
                && Some(place) != except
                && !earlier.any(|other| self.alike(seat, other, place)))
            .then_some(place)
        })
    }

    /// Whether it makes no difference which of two creatures goes: one sort, and both settled or both not (DL-EVENT-09),
    /// both sent to the battle or both at home.
    fn alike(&self, seat: Seat, one: Place, two: Place) -> bool {
        let player = self.player(seat);
        let both = |set: IdSet<Place>| set.contains(one) == set.contains(two);
        player.lair.get(one.index()) == player.lair.get(two.index())
            && both(player.plan.sent)
            && both(self.battle.acted)
            && both(self.battle.sheep)
            && self.tasks.iter().all(|task| match task {
                Task::Payday { seat: owner, left }
                | Task::Strike { seat: owner, left }
                | Task::Suggest { seat: owner, left } => *owner != seat || both(*left),
                _ => true,
            })
    }

    /// The rule by which a cost is due.
    pub fn due_clause(&self, due: Due) -> Clause {
        match due {
            Due::Hire { area, .. } if self.covering(area).is_some() => "DL-FEST-EXP-02",
            Due::Hire { .. } => "DL-AREA-10",
            Due::Prize { .. } => "DL-FEST-FAIR-08",
            Due::Keep { .. } if self.building() => "DL-EVENT-06",
            // A spell asks for it.
            Due::Keep { .. } => "DL-COMBAT-36",
        }
    }

    /// DL-PROD-06: one token for each troll.
    pub fn troll_tokens(&self, seat: Seat) -> u8 {
        let data = self.data();
        self.player(seat).lair.iter().filter(|creature| data.monster(creature.kind).troll_token).count() as u8
    }

    /// Places of a lair that are the first of their sort, out of a set.
    pub fn sorts(&self, seat: Seat, among: IdSet<Place>) -> impl Iterator<Item = Place> {
        let lair = &self.player(seat).lair;
        among.iter().filter(move |place| {
            lair.get(place.index()).is_some_and(|creature| {
                !lair[..place.index()]
                    .iter()
                    .enumerate()
                    .any(|(at, same)| same == creature && among.contains(Place(at as u8)))
            })
        })
    }

    pub fn whole_lair(&self, seat: Seat) -> IdSet<Place> {
        IdSet::from_bits((1u64 << self.player(seat).lair.len()) - 1)
    }

    pub fn stock(&self, seat: Seat) -> Stock {
        let player = self.player(seat);
        Stock { gold: player.gold, food: player.food, imps: player.imps.free, evil: player.evil }
    }

    /// Whether gold, food and evil of a cost can be paid out of a stock (DL-CONV-11).
    pub fn pays(&self, stock: Stock, cost: Cost) -> bool {
        stock.gold >= cost.gold
            && stock.food >= cost.food
            && (cost.evil == 0 || stock.evil.saturating_add(cost.evil) <= self.data().evil.spaces)
    }

    /// Whether a cost in gold, food and evil can be paid.
    pub fn affords(&self, seat: Seat, cost: Cost) -> bool {
        self.pays(self.stock(seat), cost)
    }
}
