//! The Event phase: taxes, pay day and special events (chapter 11).

use engine::{Audience, Id, IdSet, Seat, Witness};

use crate::{
    action::Action,
    asking::Sink,
    data::{Cost, Effect, PetWindow, Place, Resource, Rounding, SpecialId},
    event::Event,
    open::{Due, EventTile, Good, Phase, Task, Who},
    state::DungeonLords,
};

impl DungeonLords {
    pub(crate) fn before_event(&mut self) {
        if self.cursor == 0 {
            self.cursor = 1;
            self.open_window(PetWindow::BuildingAny);
        } else {
            self.enter(Phase::Event);
        }
    }

    /// DL-EVENT-01: in turn order. After its opening the cursor counts 8 + effect * 8 + turn.
    pub(crate) fn event_step(&mut self, on: &mut Witness<Event>) {
        let Some(event) = self.event else { return self.enter(Phase::BeforeAdventurers) };
        if self.cursor < 8 {
            self.cursor = 8;
            on.tell(Audience::ALL, "DL-EVENT-01", || Event::EventBegan { event });
            if event == EventTile::Special {
                if self.special.is_none() {
                    self.special = self.draw_special(on);
                }
                if let Some(special) = self.special {
                    on.tell(Audience::ALL, "DL-EVENT-11", || Event::SpecialBegan { special });
                }
            }
            return;
        }
        let (effect, turn) = (usize::from(self.cursor / 8 - 1), self.cursor % 8);
        if usize::from(turn) >= self.count() {
            self.cursor = (self.cursor / 8 + 1) * 8;
            return;
        }
        self.cursor += 1;
        let seat = self.in_turn(turn);
        match event {
            EventTile::Taxes if effect == 0 => self.push(Task::Tax { seat }),
            EventTile::Payday if effect == 0 => {
                let left = self.whole_lair(seat);
                self.push(Task::Payday { seat, left });
            }
            EventTile::Special => {
                let special = self.special;
                let found =
                    special.and_then(|id| self.data().special(id).effects.get(effect).map(|e| (id, e)));
                match found {
                    Some((id, entry)) => self.special_effect(id, effect as u8, entry, seat, turn, on),
                    None => self.event_over(),
                }
            }
            EventTile::Taxes | EventTile::Payday => self.event_over(),
        }
    }

    fn event_over(&mut self) {
        if let Some(special) = self.special.take() {
            self.used_specials.insert(special);
        }
        self.event = None;
        self.enter(Phase::BeforeAdventurers);
    }

    // --- Taxes

    /// DL-EVENT-05
    pub(crate) fn tax_answers(&self, seat: Seat, out: &mut impl Sink) {
        for paid in 0..=self.tax(seat).min(self.player(seat).gold) {
            out.put(Action::PayTax(paid));
        }
    }

    pub(crate) fn pay_tax(&mut self, seat: Seat, action: Action, on: &mut Witness<Event>) {
        self.tasks.pop();
        let Action::PayTax(paid) = action else { return };
        let unpaid = self.tax(seat).saturating_sub(paid);
        let player = self.player_mut(seat);
        player.gold = player.gold.saturating_sub(paid);
        player.unpaid = player.unpaid.saturating_add(unpaid);
        on.tell(Audience::ALL, "DL-EVENT-05", || Event::TaxPaid { seat, paid, unpaid });
    }

    // --- Pay day

    /// DL-EVENT-06, DL-EVENT-08: in any order, and paying is never forced.
    pub(crate) fn payday_answers(&self, seat: Seat, left: IdSet<Place>, out: &mut impl Sink) {
        for place in self.sorts(seat, left) {
            let creature = self.player(seat).lair[place.index()];
            if self.can_take(seat, Due::Keep { place }, creature.kind, creature.expert) {
                out.put(Action::Pay(place));
            }
            out.put(Action::Abandon(place));
        }
    }

    pub(crate) fn payday(&mut self, seat: Seat, action: Action, on: &mut Witness<Event>) {
        match action {
            Action::Pay(place) => {
                if let Some(Task::Payday { left, .. }) = self.tasks.last_mut() {
                    left.remove(place);
                }
                self.ask_cost(seat, place);
            }
            Action::Abandon(place) => {
                // DL-EVENT-07: it leaves, and that is evil; a gain, not a cost (DL-EVENT-12).
                if let Some(monster) = self.discard_creature(seat, place) {
                    on.tell(Audience::ALL, "DL-EVENT-07", || Event::Left { seat, monster });
                    self.move_evil(seat, i16::from(self.data().unpaid_evil), "DL-EVENT-07", on);
                }
            }
            _ => {}
        }
    }

    /// The cost of a creature falls due again.
    pub(crate) fn ask_cost(&mut self, seat: Seat, place: Place) {
        if let Some(creature) = self.player(seat).lair.get(place.index()).copied() {
            self.push(Task::Cost {
                seat,
                due: Due::Keep { place },
                kind: creature.kind,
                expert: creature.expert,
                option: None,
                trap: None,
                fed: None,
            });
        }
    }

    // --- Special events (DL-EVENT-11)

    fn special_effect(
        &mut self,
        event: SpecialId,
        index: u8,
        effect: &Effect,
        seat: Seat,
        turn: u8,
        on: &mut Witness<Event>,
    ) {
        const CLAUSE: &str = "DL-EVENT-11";
        match effect {
            Effect::LoseHalf { resource, rounding } => {
                let player = self.player(seat);
                let (good, stock) = match resource {
                    Resource::Gold => (Good::Gold, player.gold),
                    Resource::Food => (Good::Food, player.food),
                    _ => (Good::Imp, player.imps.free),
                };
                let lost = if *rounding == Rounding::Up { stock.div_ceil(2) } else { stock / 2 };
                self.take_good(seat, good, lost, CLAUSE, on);
            }
            Effect::MayPay { .. } => self.push(Task::MayPay { seat, event, effect: index }),
            Effect::PayOr { if_more_than, .. } => {
                let imps = self.player(seat).imps.total();
                if if_more_than.is_none_or(|limit| imps > limit.imp) {
                    self.push(Task::MayPay { seat, event, effect: index });
                }
            }
            Effect::PeekCombatCard { count } => self.push(Task::Peek { seat, left: *count, moves: false }),
            Effect::DrawPetThenDiscard { draw, discard } => {
                self.draw_pets(seat, *draw, CLAUSE, on);
                for _ in 0..*discard {
                    self.push(Task::DiscardPet { seat });
                }
            }
            Effect::EvilByBards { with_bard, without_bard } => {
                let data = self.data();
                let has_bard = self.player(seat).party.iter().any(|member| {
                    matches!(member.who, Who::Adventurer(id) if data.adventurer(id).class == crate::data::Class::Bard)
                });
                self.move_evil(
                    seat,
                    i16::from(if has_bard { *with_bard } else { *without_bard }),
                    CLAUSE,
                    on,
                );
            }
            Effect::PayOneSymbolPerMonster { .. } => {
                let data = self.data();
                let lair = &self.player(seat).lair;
                let left = lair
                    .iter()
                    .enumerate()
                    .filter(|(_, creature)| !data.monster(creature.kind).ghost)
                    .map(|(at, _)| Place(at as u8))
                    .collect();
                self.push(Task::Strike { seat, left });
            }
            _ if turn > 0 => {}
            Effect::Prize { measure, gain } => {
                let most =
                    Seat::all(self.count()).map(|seat| self.measure(seat, *measure)).max().unwrap_or(0);
                for at in 0..self.count() as u8 {
                    let seat = self.in_turn(at);
                    if most >= 1 && self.measure(seat, *measure) == most {
                        self.give(seat, *gain, CLAUSE, on);
                    }
                }
            }
            Effect::EvilExtremes { most_evil, nicest } => {
                let key = |seat: &Seat| (self.player(*seat).evil, self.turn_of(*seat));
                let worst = Seat::all(self.count()).max_by_key(key);
                let best = Seat::all(self.count()).min_by_key(key);
                if let (Some(worst), Some(best)) = (worst, best) {
                    self.move_evil(worst, i16::from(*most_evil), CLAUSE, on);
                    self.move_evil(best, i16::from(*nicest), CLAUSE, on);
                }
            }
            Effect::HalveFatigueThisYear { .. } => {
                self.fatigue_halved = true;
                on.tell(Audience::ALL, CLAUSE, || Event::FatigueHalved);
            }
            Effect::PaladinEnters { .. } => self.paladin_enters_by_event(on),
            _ => {}
        }
    }

    /// What the card offers or demands: its cost and whether it can be paid.
    fn event_cost(&self, seat: Seat, event: SpecialId, effect: u8) -> Option<(Cost, bool)> {
        let effects = &self.data().specials.get(event.index())?.effects;
        match effects.get(usize::from(effect))? {
            Effect::MayPay { cost, .. } | Effect::PayOr { cost, .. } => {
                let traps = self.hand(seat).traps.total() >= u32::from(cost.trap);
                Some((*cost, self.affords(seat, *cost) && traps))
            }
            _ => None,
        }
    }

    pub(crate) fn may_pay_answers(&self, seat: Seat, event: SpecialId, effect: u8, out: &mut impl Sink) {
        if let Some((_, payable)) = self.event_cost(seat, event, effect) {
            if payable {
                out.put(Action::Accept);
            }
            out.put(Action::Refuse);
        }
    }

    pub(crate) fn may_pay(
        &mut self,
        seat: Seat,
        event: SpecialId,
        effect: u8,
        action: Action,
        on: &mut Witness<Event>,
    ) {
        self.tasks.pop();
        let Some((cost, _)) = self.event_cost(seat, event, effect) else { return };
        let entry = self.data().special(event).effects.get(usize::from(effect));
        if action == Action::Accept {
            if cost.trap > 0 {
                self.push(Task::DropTrap { seat });
            }
            self.pay(seat, cost, "DL-EVENT-11", on);
            if let Some(Effect::MayPay { gain, .. }) = entry {
                self.give(seat, *gain, "DL-EVENT-11", on);
            }
        } else {
            on.tell(Audience::ALL, "DL-EVENT-11", || Event::Refused { seat });
            if let Some(Effect::PayOr { otherwise, .. }) = entry {
                self.give(seat, *otherwise, "DL-EVENT-11", on);
            }
        }
    }

    /// One symbol of the creature's cost, or it stops work for this year.
    pub(crate) fn strike_answers(&self, seat: Seat, left: IdSet<Place>, out: &mut impl Sink) {
        let Some(place) = left.iter().next() else { return };
        let player = self.player(seat);
        let Some(creature) = player.lair.get(place.index()) else { return };
        let data = self.data();
        let surcharge = creature.expert.map_or(Cost::NOTHING, |expert| data.expert(expert).surcharge);
        let mut whole = surcharge;
        for cost in &data.monster(creature.kind).costs {
            whole = whole.plus(*cost);
        }
        let one = |good: Good| match good {
            Good::Gold => whole.gold > 0 && player.gold > 0,
            Good::Food => whole.food > 0 && player.food > 0,
            Good::Evil => whole.evil > 0 && self.affords(seat, Cost { evil: 1, ..Cost::NOTHING }),
            Good::Imp => whole.imp > 0 && player.imps.free > 0,
            Good::Trap => whole.trap > 0 && !self.hand(seat).traps.is_empty(),
            Good::Monster => whole.monster > 0 && self.feedable(seat, Some(place)).next().is_some(),
        };
        for good in [Good::Gold, Good::Food, Good::Evil, Good::Imp, Good::Trap, Good::Monster] {
            if one(good) {
                out.put(Action::Symbol(good));
            }
        }
        out.put(Action::Strike);
    }

    pub(crate) fn monster_strike(&mut self, seat: Seat, action: Action, on: &mut Witness<Event>) {
        let Some(Task::Strike { left, .. }) = self.tasks.last_mut() else { return };
        let Some(place) = left.iter().next() else { return };
        left.remove(place);
        match action {
            Action::Symbol(good) => {
                let one = |good: Good| match good {
                    Good::Gold => Cost { gold: 1, ..Cost::NOTHING },
                    Good::Food => Cost { food: 1, ..Cost::NOTHING },
                    _ => Cost { evil: 1, ..Cost::NOTHING },
                };
                match good {
                    Good::Gold | Good::Food | Good::Evil => self.pay(seat, one(good), "DL-EVENT-11", on),
                    Good::Imp => self.take_good(seat, Good::Imp, 1, "DL-EVENT-11", on),
                    Good::Trap => self.push(Task::DropTrap { seat }),
                    Good::Monster => self.push(Task::Feed { seat, except: place }),
                }
            }
            _ => {
                if let Some(creature) = self.player_mut(seat).lair.get_mut(place.index()) {
                    creature.ready = false;
                    let monster = creature.kind;
                    on.tell(Audience::ALL, "DL-EVENT-11", || Event::StruckWork { seat, monster });
                }
            }
        }
    }
}
