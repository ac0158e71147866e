//! Creatures: hiring them, paying them, losing them.

use engine::{Audience, Clause, Id, IdSet, Seat, Witness};

use crate::{
    action::Action,
    asking::Sink,
    data::{AreaId, BoardId, Cost, Effect, ExpertId, MonsterId, PetId, PetWindow, Place},
    event::Event,
    open::{Creature, Due, Good, Stock, Task},
    state::DungeonLords,
};

impl DungeonLords {
    /// Whether the whole cost can be paid out of a stock, and with the cards and monsters of a seat (DL-AREA-10,
    /// DL-FEST-EXP-04).
    pub(crate) fn can_settle(&self, seat: Seat, stock: Stock, due: Due, cost: Cost) -> bool {
        let own = match due {
            Due::Keep { place } => Some(place),
            _ => None,
        };
        self.pays(stock, cost)
            && stock.imps >= cost.imp
            && self.hand(seat).traps.total() >= u32::from(cost.trap)
            && (cost.monster == 0 || self.feedable(seat, own).next().is_some())
    }

    /// A pet in the pen that pays for a creature (DL-FLOW-07): when hiring and on pay day, never in combat
    /// (DL-FEST-PET-06).
    pub(crate) fn waiver(&self, seat: Seat) -> Option<PetId> {
        if !self.building() {
            return None;
        }
        let data = self.data();
        self.hand(seat).pets.iter().find(|pet| {
            let pet = data.pet(*pet);
            pet.windows.contains(&PetWindow::CostDue)
                && pet.effects.iter().any(|effect| matches!(effect, Effect::WaiveMonsterCost { .. }))
        })
    }

    /// Whether some way to pay exists.
    pub(crate) fn can_take(&self, seat: Seat, due: Due, kind: MonsterId, expert: Option<ExpertId>) -> bool {
        let (options, stock) = (self.data().monster(kind).costs.len() as u8, self.stock(seat));
        (0..options).any(|option| self.can_settle(seat, stock, due, self.bill(due, kind, expert, option)))
            || (self.waiver(seat).is_some() && self.affords(seat, self.entry_price(due)))
    }

    pub(crate) fn hire_answers(&self, seat: Seat, area: AreaId, slot: u8, out: &mut impl Sink) {
        let (_, space) = self.space(area, slot);
        let expert = self.expert_on(space);
        for (at, kind) in self.monsters.iter().enumerate() {
            if !self.monsters[..at].contains(kind)
                && self.can_take(seat, Due::Hire { area, slot }, *kind, expert)
            {
                out.put(Action::Hire(*kind));
            }
        }
    }

    pub(crate) fn hire_discarded_answers(&self, seat: Seat, board: BoardId, out: &mut impl Sink) {
        for (kind, _) in self.monster_discard.iter() {
            if self.can_take(seat, Due::Prize { board }, kind, None) {
                out.put(Action::Hire(kind));
            }
        }
    }

    pub(crate) fn hire_discarded(&mut self, seat: Seat, board: BoardId, action: Action) {
        self.tasks.pop();
        if let Action::Hire(kind) = action {
            let due = Due::Prize { board };
            self.push(Task::Cost { seat, due, kind, expert: None, option: None, trap: None, fed: None });
        }
    }

    /// The sub-choices of a cost, one after another: which alternative, which trap, which monster (DL-FLOW-07).
    pub(crate) fn cost_answers(&self, seat: Seat, task: &Task, out: &mut impl Sink) {
        let Task::Cost { due, kind, expert, option, trap, fed, .. } = *task else { return };
        let Some(option) = option else {
            for option in 0..self.data().monster(kind).costs.len() as u8 {
                if self.can_settle(seat, self.stock(seat), due, self.bill(due, kind, expert, option)) {
                    out.put(Action::PayWith(option));
                }
            }
            if self.affords(seat, self.entry_price(due))
                && let Some(pet) = self.waiver(seat)
            {
                out.put(Action::Waive(pet));
            }
            return;
        };
        let cost = self.bill(due, kind, expert, option);
        if cost.trap > 0 && trap.is_none() {
            self.drop_trap_answers(seat, out);
        } else if cost.monster > 0 && fed.is_none() {
            let own = match due {
                Due::Keep { place } => Some(place),
                _ => None,
            };
            for place in self.feedable(seat, own) {
                out.put(Action::Feed(place));
            }
        }
    }

    pub(crate) fn settle_cost(&mut self, action: Action, on: &mut Witness<Event>) {
        let Some(Task::Cost { seat, due, kind, expert, mut option, mut trap, mut fed }) = self.tasks.pop()
        else {
            return;
        };
        match action {
            Action::PayWith(chosen) => option = Some(chosen),
            Action::GiveTrap(chosen) => trap = Some(chosen),
            Action::Feed(chosen) => fed = Some(chosen),
            Action::Waive(pet) => {
                self.reveal_pet(seat, pet, on);
                self.pay(seat, self.entry_price(due), self.due_clause(due), on);
                return self.cost_settled(seat, due, kind, expert, on);
            }
            _ => {}
        }
        let cost = self.bill(due, kind, expert, option.unwrap_or(0));
        if (cost.trap > 0 && trap.is_none()) || (cost.monster > 0 && fed.is_none()) {
            return self.push(Task::Cost { seat, due, kind, expert, option, trap, fed });
        }
        let mut due = due;
        if cost.imp > 0 {
            // DL-FEST-MON-06: an available imp goes for good.
            let imps = &mut self.player_mut(seat).imps;
            imps.free = imps.free.saturating_sub(cost.imp);
            on.tell(Audience::ALL, "DL-FEST-MON-06", || Event::Paid {
                seat,
                good: Good::Imp,
                amount: cost.imp,
            });
        }
        if cost.trap > 0
            && let Some(trap) = trap
        {
            self.discard_trap(seat, trap, on);
        }
        if cost.monster > 0
            && let Some(place) = fed
        {
            let clause = match due {
                Due::Keep { .. } if self.building() => "DL-EVENT-09",
                _ => "DL-MON-10",
            };
            self.eat(seat, place, clause, on);
            if let Due::Keep { place: own } = &mut due
                && own.0 > place.0
            {
                own.0 -= 1;
            }
        }
        self.pay(seat, cost, self.due_clause(due), on);
        self.cost_settled(seat, due, kind, expert, on);
    }

    fn cost_settled(
        &mut self,
        seat: Seat,
        due: Due,
        kind: MonsterId,
        expert: Option<ExpertId>,
        on: &mut Witness<Event>,
    ) {
        match due {
            Due::Hire { .. } => {
                if let Some(at) = self.monsters.iter().position(|offered| *offered == kind) {
                    self.monsters.remove(at);
                    self.welcome(seat, kind, expert, on);
                }
            }
            Due::Prize { .. } => {
                if self.monster_discard.remove(kind) {
                    self.welcome(seat, kind, None, on);
                }
            }
            Due::Keep { .. } => {
                let clause = self.due_clause(due);
                on.tell(Audience::ALL, clause, || Event::PaidCreature { seat, monster: kind });
            }
        }
    }

    /// DL-AREA-11: face up to the lair.
    fn welcome(&mut self, seat: Seat, kind: MonsterId, expert: Option<ExpertId>, on: &mut Witness<Event>) {
        if let Some(expert) = expert {
            self.experts.remove(expert);
        }
        let creature = Creature { expert, ..Creature::new(kind) };
        self.player_mut(seat).lair.push(creature);
        on.tell(Audience::ALL, "DL-AREA-11", || Event::Hired { seat, monster: kind, expert });
    }

    /// Takes a creature out of a lair; whatever counts places moves up. Its expert tile goes with it (DL-FEST-EXP-05).
    pub(crate) fn remove_creature(&mut self, seat: Seat, place: Place) -> Option<Creature> {
        let player = self.player_mut(seat);
        if place.index() >= player.lair.len() {
            return None;
        }
        let creature = player.lair.remove(place.index());
        player.plan.sent = without_place(player.plan.sent, place);
        for trap in &mut self.hand_mut(seat).laid {
            if let Some(fed) = &mut trap.fed
                && fed.0 > place.0
            {
                fed.0 -= 1;
            }
        }
        for task in &mut self.tasks {
            match task {
                Task::Payday { seat: owner, left }
                | Task::Strike { seat: owner, left }
                | Task::Suggest { seat: owner, left }
                    if *owner == seat =>
                {
                    *left = without_place(*left, place);
                }
                _ => {}
            }
        }
        self.battle.acted = without_place(self.battle.acted, place);
        self.battle.sheep = without_place(self.battle.sheep, place);
        if let Some(expert) = creature.expert {
            self.gone_experts.insert(expert);
        }
        // DL-PROD-07: a lost troll takes its token along.
        let tokens = self.troll_tokens(seat);
        let player = self.player_mut(seat);
        player.tokens_used = player.tokens_used.min(tokens);
        Some(creature)
    }

    /// Discards a creature (DL-MON-14).
    pub(crate) fn discard_creature(&mut self, seat: Seat, place: Place) -> Option<MonsterId> {
        let creature = self.remove_creature(seat, place)?;
        self.monster_discard.add(creature.kind);
        Some(creature.kind)
    }

    /// A monster is a cost: of a demon, or of an event.
    pub(crate) fn eat(&mut self, seat: Seat, place: Place, clause: Clause, on: &mut Witness<Event>) {
        if let Some(monster) = self.discard_creature(seat, place) {
            on.tell(Audience::ALL, clause, || Event::Eaten { seat, monster });
        }
    }
}

/// A set of places after one of them has gone.
pub(crate) fn without_place(set: IdSet<Place>, gone: Place) -> IdSet<Place> {
    let below = (1u64 << gone.0) - 1;
    IdSet::from_bits((set.bits() & below) | ((set.bits() >> 1) & !below))
}
