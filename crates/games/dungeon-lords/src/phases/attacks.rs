//! The Monster (and Ghost) step: one creature after another strikes (chapters 14.5 and 15).

use engine::{Audience, Id, List, Seat, Witness};

use crate::{
    action::Action,
    asking::Sink,
    data::{Effect, OnlyIf, Target},
    event::Event,
    open::{Layout, PARTY, Stage, Striker, Task, lay, restore_front, take_off},
    state::DungeonLords,
};

impl DungeonLords {
    /// DL-COMBAT-40, DL-COMBAT-41
    pub(crate) fn attack_answers(&self, seat: Seat, out: &mut impl Sink) {
        for place in self.sorts(seat, self.waiting_creatures(seat)) {
            self.striker_answers(seat, Striker::Creature(place), out);
            if out.full() {
                return;
            }
        }
        // Two of one sort differ once one of them is a sheep.
        for place in self.waiting_creatures(seat).iter() {
            let alone = self.sorts(seat, self.waiting_creatures(seat)).any(|first| first == place);
            if !alone && self.sheep_differs(seat, place) {
                self.striker_answers(seat, Striker::Creature(place), out);
            }
        }
        if self.fighter_waits(seat) {
            self.striker_answers(seat, Striker::Fighter, out);
        }
    }

    fn striker_answers(&self, seat: Seat, by: Striker, out: &mut impl Sink) {
        if self.is_sheep(by) {
            out.put(Action::Attack { by, mode: 0 });
            return;
        }
        let mut any = false;
        for (mode, attack) in self.attacks_of(seat, by).iter().enumerate() {
            if self.can_attack(seat, by, attack) {
                out.put(Action::Attack { by, mode: mode as u8 });
                any = true;
            }
        }
        if !any {
            out.put(Action::Idle(by));
        }
    }

    pub(crate) fn attack(&mut self, seat: Seat, action: Action, on: &mut Witness<Event>) {
        self.tasks.pop();
        match action {
            Action::Idle(by) => {
                let monster = self.kind_of(seat, by);
                on.tell(Audience::ALL, "DL-COMBAT-41", || Event::CouldNotAttack { seat, monster });
                let returns = monster.is_none_or(|kind| self.data().monster(kind).returns_if_unable);
                self.finish_attack(seat, by, returns, on);
            }
            Action::Attack { by, mode } => {
                let monster = self.kind_of(seat, by);
                on.tell(Audience::ALL, "DL-COMBAT-40", || Event::Attacked { seat, monster, mode });
                if self.is_sheep(by) {
                    self.battle.attacked = true;
                    let damage = self.battle.sheep_damage;
                    let mut layout = [0; PARTY];
                    lay(&mut layout, self.player(seat).party.len(), Target::First, None, damage);
                    self.shield(seat, &mut layout, on);
                    self.deal(seat, layout, true, "DL-COMBAT-35", on);
                    return self.finish_attack(seat, by, false, on);
                }
                if let Some(attack) = self.attacks_of(seat, by).get(usize::from(mode)) {
                    // DL-MON-13
                    self.pay(seat, attack.extra_cost, "DL-MON-13", on);
                    self.battle.attacked |= attack.is_attack;
                }
                self.push(Task::Blow {
                    seat,
                    by,
                    mode,
                    effect: 0,
                    first: None,
                    same: None,
                    eliminated: false,
                });
                self.run_blow(on);
            }
            _ => {}
        }
    }

    /// Marks a creature as having had its turn.
    pub(crate) fn mark_acted(&mut self, seat: Seat, by: Striker, ready: bool) {
        match by {
            Striker::Creature(place) => {
                self.battle.acted.insert(place);
                if let Some(creature) = self.player_mut(seat).lair.get_mut(place.index()) {
                    creature.ready &= ready;
                }
            }
            Striker::Fighter => {
                self.battle.pet_acted = true;
                self.player_mut(seat).fighter_ready &= ready;
            }
            Striker::Pet(_) => {}
        }
    }

    /// DL-COMBAT-42: knocked out for the rest of this combat, unless the attack lets it return.
    fn finish_attack(&mut self, seat: Seat, by: Striker, returns: bool, on: &mut Witness<Event>) {
        self.mark_acted(seat, by, returns);
        if !returns {
            let monster = self.kind_of(seat, by);
            on.tell(Audience::ALL, "DL-COMBAT-42", || Event::KnockedOut { seat, monster });
        }
        // The owner may use a pet before the next creature.
        self.battle.stage = Stage::BeforeMonsters;
    }

    // --- One attack, effect by effect

    pub(crate) fn blow_answers(
        &self,
        seat: Seat,
        by: Striker,
        mode: u8,
        effect: u8,
        first: Option<u8>,
        out: &mut impl Sink,
    ) {
        let target = match self.effects_of(seat, by, mode).get(usize::from(effect)) {
            Some(
                Effect::Damage { target, .. } | Effect::MoveFront { target } | Effect::Poison { target, .. },
            ) => self.aim(seat, by, *target),
            _ => return,
        };
        let except = if target == Target::AnyTwoDistinct { self.second_spares(first) } else { None };
        if matches!(target, Target::Any | Target::AnyNotFirst | Target::AnyNotPriest | Target::AnyTwoDistinct)
        {
            let mask = self.targets(&self.player(seat).party, target, except);
            (0..PARTY as u8).filter(|at| mask & (1 << at) != 0).for_each(|at| out.put(Action::Target(at)));
        }
    }

    pub(crate) fn blow(&mut self, seat: Seat, action: Action, on: &mut Witness<Event>) {
        let Action::Target(at) = action else { return };
        let Some(Task::Blow { by, mode, effect, first, .. }) = self.tasks.last().copied() else { return };
        let entry = self.effects_of(seat, by, mode).get(usize::from(effect));
        match entry {
            Some(Effect::Damage { target, amount, .. }) => {
                let two = self.aim(seat, by, *target) == Target::AnyTwoDistinct;
                if two && first.is_none() {
                    let except = self.second_spares(Some(at));
                    if self.targets(&self.player(seat).party, Target::AnyTwoDistinct, except) != 0 {
                        // DL-MON-06: named in order, struck together.
                        if let Some(Task::Blow { first, .. }) = self.tasks.last_mut() {
                            *first = Some(at);
                        }
                        return;
                    }
                }
                let hits = [first.unwrap_or(at), at];
                let hits = if first.is_some() { &hits[..] } else { &hits[1..] };
                self.strike(seat, *amount, hits, on);
            }
            Some(Effect::MoveFront { .. }) => self.move_front(seat, at, on),
            Some(Effect::Poison { amount, .. }) => self.add_poison(seat, Some(at), *amount),
            _ => {}
        }
        self.next_effect();
        self.run_blow(on);
    }

    fn next_effect(&mut self) {
        if let Some(Task::Blow { effect, first, .. }) = self.tasks.last_mut() {
            *effect = effect.saturating_add(1);
            *first = None;
        }
    }

    /// Carries out effects until a target must be chosen or the attack is over.
    pub(crate) fn run_blow(&mut self, on: &mut Witness<Event>) {
        while let Some(Task::Blow { seat, by, mode, effect, first, same, eliminated }) =
            self.tasks.last().copied()
        {
            let Some(entry) = self.effects_of(seat, by, mode).get(usize::from(effect)) else {
                self.tasks.pop();
                return self.blow_over(seat, by, mode, on);
            };
            match entry {
                Effect::Damage { only_if: Some(OnlyIf::PreviousHitEliminated), .. } if !eliminated => {}
                Effect::Damage { target, amount, .. } => {
                    let target = self.aim(seat, by, *target);
                    let choice = matches!(
                        target,
                        Target::Any | Target::AnyNotFirst | Target::AnyNotPriest | Target::AnyTwoDistinct
                    );
                    if choice {
                        if self.targets(&self.player(seat).party, target, first) != 0 {
                            return;
                        }
                    } else {
                        self.strike_set(seat, target, *amount, same, on);
                    }
                }
                Effect::MoveFront { target }
                    if !self.rages(seat, by)
                        && self.targets(&self.player(seat).party, *target, None) != 0 =>
                {
                    return;
                }
                // Without the gaze the first adventurer takes what follows.
                Effect::MoveFront { .. } => self.set_same(Some(0)),
                Effect::Poison { target: Target::Any, .. }
                    if self.targets(&self.player(seat).party, Target::Any, None) != 0 =>
                {
                    return;
                }
                Effect::Poison { amount, .. } => self.add_poison(seat, same, *amount),
                Effect::Skip { step, .. } => {
                    let clause = self.skip_clause(seat, by, mode, *step);
                    self.skip_step(seat, *step, clause, on);
                }
                _ => {}
            }
            self.next_effect();
        }
    }

    fn set_same(&mut self, at: Option<u8>) {
        if let Some(Task::Blow { same, .. }) = self.tasks.last_mut() {
            *same = at;
        }
    }

    fn add_poison(&mut self, seat: Seat, at: Option<u8>, amount: u8) {
        if let Some(member) = at.and_then(|at| self.player_mut(seat).party.get_mut(usize::from(at))) {
            member.poison = member.poison.saturating_add(amount);
        }
    }

    /// DL-FEST-MON-03, DL-FEST-MON-05
    fn move_front(&mut self, seat: Seat, at: u8, on: &mut Witness<Event>) {
        let party = &mut self.player_mut(seat).party;
        if usize::from(at) < party.len() {
            let member = party.remove(usize::from(at));
            party.insert(0, member);
            on.tell(Audience::ALL, "DL-FEST-MON-03", || Event::MovedToFront { seat, who: member.who });
            self.set_same(Some(0));
        }
    }

    /// At the end of the step illusions and paladins rush back to the front (DL-FEST-MON-05).
    pub(crate) fn restore_front(&mut self, seat: Seat) {
        restore_front(&mut self.player_mut(seat).party);
    }

    /// Damage to positions the owner has named.
    fn strike(&mut self, seat: Seat, amount: u8, hits: &[u8], on: &mut Witness<Event>) {
        let mut layout: Layout = [0; PARTY];
        for at in hits {
            layout[usize::from(*at) % PARTY] = layout[usize::from(*at) % PARTY].saturating_add(amount);
        }
        let front = hits.first().copied();
        self.land(seat, layout, hits, front, on);
    }

    /// Damage to the positions a target means by itself.
    fn strike_set(
        &mut self,
        seat: Seat,
        target: Target,
        amount: u8,
        same: Option<u8>,
        on: &mut Witness<Event>,
    ) {
        let mut layout: Layout = [0; PARTY];
        let size = self.player(seat).party.len();
        lay(&mut layout, size, target, same.map(usize::from), amount);
        let party = &self.player(seat).party;
        let hit = |at: &usize| layout[*at] > 0 && !party[*at].hidden;
        let hits: List<u8, PARTY> = (0..size.min(PARTY)).filter(hit).map(|at| at as u8).collect();
        let front = hits.first().copied();
        self.land(seat, layout, &hits, front, on);
    }

    /// Bonuses, the magic shield, then the wounds. `front` takes an expert's bonus.
    fn land(
        &mut self,
        seat: Seat,
        mut layout: Layout,
        hits: &[u8],
        front: Option<u8>,
        on: &mut Witness<Event>,
    ) {
        let Some(Task::Blow { by, mode, effect, .. }) = self.tasks.last().copied() else { return };
        let first_number =
            self.effects_of(seat, by, mode).iter().position(|effect| matches!(effect, Effect::Damage { .. }))
                == Some(usize::from(effect));
        if !self.battle.no_bonuses {
            let room = self.room_bonus(seat, by, first_number);
            if room > 0 {
                for at in hits {
                    layout[usize::from(*at) % PARTY] = layout[usize::from(*at) % PARTY].saturating_add(room);
                }
            }
            if first_number
                && let Some(at) = front
                && let Some((expert, bonus)) = self.expert_bonus(seat, by)
            {
                // DL-FEST-EXP-06
                layout[usize::from(at) % PARTY] = layout[usize::from(at) % PARTY].saturating_add(bonus);
                on.tell(Audience::ALL, "DL-FEST-EXP-06", || Event::ExpertStruck { seat, expert });
            }
        }
        if !matches!(by, Striker::Pet(_)) {
            self.shield(seat, &mut layout, on);
        }
        let clause = if matches!(by, Striker::Pet(_)) { "DL-FEST-PET-08" } else { "DL-COMBAT-40" };
        let fallen = self.deal(seat, layout, true, clause, on);
        if let Some(Task::Blow { same, eliminated, .. }) = self.tasks.last_mut() {
            let single = if let [at] = hits { Some(*at) } else { None };
            *eliminated = front.is_some_and(|at| fallen & (1 << at) != 0);
            *same = single.filter(|at| fallen & (1 << at) == 0);
        }
    }

    /// Points that a magic shield takes from monsters and ghosts, before courage.
    pub(crate) fn shield(&mut self, seat: Seat, layout: &mut Layout, on: &mut Witness<Event>) {
        let points = take_off(layout, self.battle.shield);
        self.battle.shield -= points;
        if points > 0 {
            on.tell(Audience::ALL, "DL-COMBAT-34", || Event::ShieldUsed { seat, points });
        }
    }

    fn blow_over(&mut self, seat: Seat, by: Striker, mode: u8, on: &mut Witness<Event>) {
        let Some(attack) = self.attacks_of(seat, by).get(usize::from(mode)) else { return };
        // DL-FEST-EXP-08, DL-FEST-EXP-09: a real attack uses the tile up, unless bonuses were cancelled.
        if attack.is_attack
            && !self.battle.no_bonuses
            && let Striker::Creature(place) = by
            && let Some(creature) = self.player_mut(seat).lair.get_mut(place.index())
        {
            creature.expert_used |= creature.expert.is_some();
        }
        self.finish_attack(seat, by, attack.returns, on);
    }
}
