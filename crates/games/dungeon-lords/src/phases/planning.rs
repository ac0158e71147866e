//! Planning a round of combat (chapter 14.2): where to fight, which traps, which creatures.

use engine::{Audience, Id, IdSet, Seat, Witness};

use crate::{
    action::Action,
    asking::Sink,
    data::{Cost, PetWindow, Place, TrapId},
    event::Event,
    open::{Battle, ImpAt, Phase, Plan, PlannedTrap, Site},
    state::{DungeonLords, Hand},
};

impl DungeonLords {
    /// A round begins, or the combat is over (DL-COMBAT-01).
    pub(crate) fn begin_round(&mut self, on: &mut Witness<Event>) {
        if self.round == 0 {
            let year = self.year;
            on.tell(Audience::ALL, "DL-COMBAT-01", || Event::CombatBegan { year });
            // DL-END-03
            self.imps_come_home();
            for hand in &mut self.hidden.secrets.hands {
                hand.quiet = false;
            }
        }
        if self.round >= self.rules.rounds {
            return self.end_of_combat(on);
        }
        self.round += 1;
        let round = self.round;
        on.tell(Audience::ALL, "DL-COMBAT-01", || Event::RoundBegan { round });
        for seat in Seat::all(self.count()) {
            self.forget_plan(seat);
        }
        for seat in Seat::all(self.count()) {
            if self.player(seat).foresees {
                self.foresee(seat, on);
            }
        }
        self.enter(Phase::Planning);
    }

    /// DL-FEST-PET-07: the card of the round, seen before planning.
    pub(crate) fn foresee(&mut self, seat: Seat, on: &mut Witness<Event>) {
        if self.round > 0 {
            self.look_at(seat, self.round, on);
        }
    }

    /// A plan is revealed, but for its traps.
    pub(crate) fn open_plan(&mut self, seat: Seat) {
        self.player_mut(seat).plan = std::mem::take(&mut self.hand_mut(seat).plan);
    }

    pub(crate) fn forget_plan(&mut self, seat: Seat) {
        self.player_mut(seat).plan = Plan::default();
        let hand = self.hand_mut(seat);
        hand.plan = Plan::default();
        hand.laid.clear();
    }

    /// Whether this player has a battle to plan, by what lies open to everybody.
    pub(crate) fn has_to_plan(&self, seat: Seat) -> bool {
        self.party_stands(seat) && self.sites(seat).next().is_some() && self.may_plan_more(seat)
    }

    /// A single tile is no choice, whatever else there is to plan.
    pub(crate) fn take_only_site(&mut self, seat: Seat) {
        let mut sites = self.sites(seat);
        if let (Some(site), None) = (sites.next(), sites.next()) {
            drop(sites);
            self.hand_mut(seat).plan.site = Some(site);
        }
    }

    /// Whether there is more than a single tile to think about, by what lies open to everybody.
    fn may_plan_more(&self, seat: Seat) -> bool {
        let (player, hand) = (self.player(seat), self.hand(seat));
        !hand.traps.is_empty()
            || !hand.pets.is_empty()
            || player.fighter_ready
            || player.lair.iter().any(|creature| creature.ready)
            || self.sites(seat).nth(1).is_some()
    }

    /// DL-FLOW-16
    pub(crate) fn plan_answers(&self, seat: Seat, out: &mut impl Sink) {
        // DL-COMBAT-04: nobody to plan against.
        if !self.party_stands(seat) {
            return;
        }
        let hand = self.hand(seat);
        let several = self.sites(seat).nth(1).is_some();
        let Some(site) = hand.plan.site else {
            self.sites(seat).for_each(|site| out.put(Action::Fight(site)));
            if several {
                self.planning_pets(seat, out);
            }
            return;
        };
        if !self.may_plan_more(seat) {
            out.put(Action::Done);
            return;
        }
        let begun = hand.plan_begun();
        let again = hand.plan.again < Plan::MOST_AGAIN;
        out.put(Action::Done);
        if again && (begun || several) {
            out.put(Action::PlanAgain);
        }
        if out.full() {
            return;
        }
        let more = self.list_additions(seat, site, out);
        // A hand that cannot be used is a secret too: there is always a second answer.
        if again && !more && !begun && !several {
            out.put(Action::PlanAgain);
        }
    }

    fn planning_pets(&self, seat: Seat, out: &mut impl Sink) -> bool {
        let (player, hand) = (self.player(seat), self.hand(seat));
        let mut any = false;
        let begun = hand.plan_begun();
        for pet in hand.pets.iter() {
            let windows = &self.data().pet(pet).windows;
            let fits = windows.contains(&PetWindow::Planning)
                || (windows.contains(&PetWindow::PlanningStart) && !begun);
            if fits && player.fighter.is_none_or(|_| self.data().pet(pet).creature.is_none()) {
                out.put(Action::UsePet(pet));
                any = true;
            }
        }
        any
    }

    /// All that may be added to the plan; whether there is anything.
    fn list_additions(&self, seat: Seat, site: Site, out: &mut impl Sink) -> bool {
        let (player, Hand { plan, laid, traps, .. }) = (self.player(seat), self.hand(seat));
        let data = self.data();
        let mut any = self.planning_pets(seat, out);
        let fed: IdSet<Place> = laid.iter().filter_map(|trap| trap.fed).collect();
        let mut idle = self.whole_lair(seat);
        plan.sent.iter().chain(fed.iter()).for_each(|place| idle.remove(place));
        if (laid.len() as u8) < self.trap_limit(seat, site) {
            for (trap, count) in traps.iter() {
                let planned = laid.iter().filter(|planned| planned.trap == trap).count() as u8;
                if planned < count {
                    any |= self.list_trap(seat, site, trap, idle, out);
                }
            }
        }
        // DL-COMBAT-15: only the rested.
        let mut rested = idle;
        idle.iter().filter(|place| !player.lair[place.index()].ready).for_each(|place| rested.remove(place));
        for place in self.sorts(seat, rested) {
            let ghost = data.monster(player.lair[place.index()].kind).ghost;
            let mut plan = *plan;
            plan.sent.insert(place);
            if ghost || self.places_taken(seat, &plan) <= self.monster_limit(seat, site) {
                out.put(Action::AddCreature(place));
                any = true;
            }
        }
        if player.fighter_ready && player.fighter.is_some() && !plan.pet {
            let plan = Plan { pet: true, ..*plan };
            if self.places_taken(seat, &plan) <= self.monster_limit(seat, site) {
                out.put(Action::AddFighter);
                any = true;
            }
        }
        any
    }

    /// DL-COMBAT-14: what is set aside for the traps planned so far, and for one more.
    fn list_trap(
        &self,
        seat: Seat,
        site: Site,
        trap: TrapId,
        idle: IdSet<Place>,
        out: &mut impl Sink,
    ) -> bool {
        let (player, laid) = (self.player(seat), &self.hand(seat).laid);
        let data = self.data();
        let gold = self.trap_gold(seat, site);
        let own =
            |trap: TrapId| data.trap(trap).costs[self.year_index()].plus(Cost { gold, ..Cost::NOTHING });
        let total = laid.iter().fold(own(trap), |sum, planned| sum.plus(own(planned.trap)));
        if !self.affords(seat, total) {
            return false;
        }
        let cost = data.trap(trap).costs[self.year_index()];
        let mut any = false;
        if cost.imp > 0 {
            for at in [ImpAt::Free, ImpAt::Used, ImpAt::Training] {
                let taken = laid.iter().filter(|planned| planned.imp == Some(at)).count() as u8;
                if self.imps_at(seat, at) > taken {
                    out.put(Action::AddTrap(PlannedTrap { trap, fed: None, imp: Some(at) }));
                    any = true;
                }
            }
        } else if cost.monster > 0 {
            for place in self.sorts(seat, idle) {
                if !data.monster(player.lair[place.index()].kind).ghost {
                    out.put(Action::AddTrap(PlannedTrap { trap, fed: Some(place), imp: None }));
                    any = true;
                }
            }
        } else {
            out.put(Action::AddTrap(PlannedTrap { trap, fed: None, imp: None }));
            any = true;
        }
        any
    }

    pub(crate) fn plan(&mut self, seat: Seat, action: Action, on: &mut Witness<Event>) {
        let to = Audience::only(seat);
        match action {
            Action::Fight(site) => {
                self.hand_mut(seat).plan.site = Some(site);
                on.tell(to, "DL-COMBAT-10", || Event::PlannedSite { seat, site });
            }
            Action::AddTrap(planned) => {
                let traps = &mut self.hand_mut(seat).laid;
                traps.push(planned);
                traps.sort_unstable_by_key(|planned| (planned.trap.0, planned.fed.map(|place| place.0)));
                on.tell(to, "DL-COMBAT-11", || Event::PlannedTrap { seat, trap: planned.trap });
            }
            Action::AddCreature(place) => {
                self.hand_mut(seat).plan.sent.insert(place);
                if let Some(creature) = self.player(seat).lair.get(place.index()) {
                    let monster = creature.kind;
                    on.tell(to, "DL-COMBAT-11", || Event::PlannedCreature { seat, monster });
                }
            }
            Action::AddFighter => {
                self.hand_mut(seat).plan.pet = true;
                if let Some(pet) = self.player(seat).fighter {
                    on.tell(to, "DL-FEST-PET-09", || Event::PlannedFighter { seat, pet });
                }
            }
            Action::PlanAgain => {
                let hand = self.hand_mut(seat);
                //
                hand.plan = Plan { again: hand.plan.again.saturating_add(1), ..Plan::default() };
                hand.laid.clear();
            }
            Action::UsePet(pet) => self.use_pet(seat, pet, on),
            _ => {
                // How it came about is nobody's business once it lies open.
                self.hand_mut(seat).plan.again = 0;
                self.commit(seat);
                if self.plan_is_open(seat) {
                    on.reveal();
                    self.tell_plan(seat, on);
                }
            }
        }
        if action == Action::PlanAgain {
            self.take_only_site(seat);
        }
    }

    /// DL-COMBAT-16: tile and creatures are public, of the traps only their number.
    fn tell_plan(&self, seat: Seat, on: &mut Witness<Event>) {
        let player = self.player(seat);
        if let Some(site) = player.plan.site {
            on.tell(Audience::ALL, "DL-COMBAT-16", || Event::PlanRevealed {
                seat,
                site,
                traps: self.hand(seat).laid.len() as u8,
                monsters: player
                    .plan
                    .sent
                    .iter()
                    .filter_map(|place| player.lair.get(place.index()))
                    .map(|creature| creature.kind)
                    .collect(),
                fighter: player.plan.pet,
            });
        }
    }

    /// All plans lie open, trap cards face down; the gold for a room is paid now, then the combat card is turned
    /// (DL-COMBAT-02, DL-COMBAT-14, DL-HIDE-08).
    pub(crate) fn reveal_plans(&mut self, on: &mut Witness<Event>) {
        on.reveal();
        let in_secret = self.plans_in_secret();
        for at in 0..self.count() as u8 {
            let seat = self.in_turn(at);
            if in_secret {
                self.open_plan(seat);
                self.player_mut(seat).ready = true;
                self.hand_mut(seat).planned = false;
            }
            let Some(site) = self.player(seat).plan.site else { continue };
            if in_secret {
                self.tell_plan(seat, on);
            }
            let gold = self.trap_gold(seat, site).saturating_mul(self.hand(seat).laid.len() as u8);
            self.pay(seat, Cost { gold, ..Cost::NOTHING }, "DL-COMBAT-13", on);
            let hand = self.hand_mut(seat);
            for planned in &hand.laid {
                hand.traps.remove(planned.trap);
            }
        }
        let at = usize::from(self.round.saturating_sub(1));
        if at < self.combat.len() {
            self.draw_card(at, on);
            self.combat[at].card = self.combat[at].card.or(self.hidden.secrets.cards[at].take());
            self.combat[at].open = true;
            if let Some(card) = self.combat[at].card {
                let round = self.round;
                on.tell(Audience::ALL, "DL-COMBAT-02", || Event::CardRevealed { round, card });
            }
        }
        self.battle = Battle::default();
        self.enter(Phase::Battle);
    }
}
