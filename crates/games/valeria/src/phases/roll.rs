//! The Roll phase (VA-ROLL).

use engine::{Audience, IdSet, Refusal, Seat, Stream, Witness};

use super::Flow;
use crate::{
    action::Action,
    data::DomainId,
    effect::{Op, Resource},
    event::{Cause, Event},
    open::{Open, Phase},
    options::Rules,
    refusals::reasons,
    state::Valeria,
};

impl Open {
    /// What a Domain makes of a die (VA-ROLL-03).
    pub fn die_becomes(&self, domain: DomainId, die: u8) -> u8 {
        let shown = self.dice[usize::from(die != 1)];
        match self.pack.domain(domain).effect.first() {
            Some(Op::SetDie { to, .. }) => *to,
            Some(Op::ShiftDie { delta, .. }) => shown.saturating_add_signed(*delta).clamp(1, 6),
            _ => shown,
        }
    }

    /// VA-ROLL-10: every change of a die that the rules allow now.
    fn each_change(&self, mut with: impl FnMut(Action)) {
        let owned = self.player(self.active).domains.bits() & self.pack.rolling.bits();
        for domain in IdSet::<DomainId>::from_bits(owned).iter() {
            // Of two equal dice only the first is listed: the results would mirror each other.
            let dice = if self.is_double() { 1 } else { 2 };
            for die in 1..=dice {
                let cost = self.dice_price(domain);
                let most = if self.rules.magic_pays_effects { cost.saturating_sub(1).min(255) } else { 0 };
                for magic in 0..=most as u8 {
                    if self.check_change(domain, die, magic).is_ok() {
                        with(Action::RollModify { domain, die, magic });
                    }
                }
            }
        }
    }

    pub(crate) fn legal_roll(&self, into: &mut Vec<Action>) {
        self.each_change(|action| into.push(action));
        into.push(Action::Announce);
    }

    /// What a dice Domain costs its owner now (VA-CARD-10 to VA-CARD-12).
    fn dice_price(&self, domain: DomainId) -> u32 {
        match self.pack.domain(domain).effect.first() {
            Some(Op::SetDie { n, per: Some(per), .. }) => u32::from(*n) * self.count_per(self.active, *per),
            Some(Op::SetDie { n, .. }) => u32::from(*n),
            _ => 0,
        }
    }

    pub(crate) fn check_change(&self, domain: DomainId, die: u8, magic: u8) -> Result<(), Refusal> {
        let player = self.player(self.active);
        if !self.pack.rolling.contains(domain) {
            return Err(Refusal::by(&["VA-ROLL-03"]));
        }
        if !player.domains.contains(domain) {
            return Err(Refusal::by(&["VA-ROLL-03"]).because(reasons::domain_not_built(domain)));
        }
        if self.progress.used.contains(domain) {
            return Err(Refusal::by(&["VA-ROLL-03"]).because(reasons::domain_used(domain)));
        }
        if !(1..=2).contains(&die) || (die == 2 && self.is_double()) {
            return Err(Refusal::by(&["VA-ROLL-10"]));
        }
        let shown = self.dice[usize::from(die) - 1];
        let becomes = match self.pack.domain(domain).effect.first() {
            Some(Op::SetDie { to, .. }) => i16::from(*to),
            Some(Op::ShiftDie { delta, min }) => {
                let becomes = i16::from(shown) + i16::from(*delta);
                if becomes < i16::from(*min) {
                    return Err(Refusal::by(&["VA-CARD-11", "VA-ROLL-04"])
                        .because(reasons::die_too_low(domain, shown, *min)));
                }
                becomes
            }
            _ => return Err(Refusal::by(&["VA-ROLL-03"])),
        };
        if !(1..=6).contains(&becomes) || becomes == i16::from(shown) {
            return Err(Refusal::by(&["VA-ROLL-04", "R-05"]).because(reasons::die_same(domain, shown)));
        }
        let cost = self.dice_price(domain);
        if magic > 0 && !may_mix(&self.rules, cost, magic) {
            return Err(Refusal::by(&["VA-ROLL-05", "R-04"]));
        }
        let stock = player.stock;
        let resource = self.dice_resource(domain);
        if stock.of(resource) < cost - u32::from(magic) || stock.magic < u32::from(magic) {
            // VA-ROLL-05: there is Magic enough, but it does not stand in here.
            let magic_would_do =
                !self.rules.magic_pays_effects && stock.of(resource).saturating_add(stock.magic) >= cost;
            let has = stock.of(resource);
            return Err(if magic_would_do {
                Refusal::by(&["VA-ROLL-05", "VA-ROLL-04"]).because(reasons::dice_no_magic(
                    domain,
                    resource.key(),
                    has,
                    cost,
                ))
            } else {
                Refusal::by(&["VA-ROLL-04", "VA-ROLL-05"]).because(reasons::dice_price(
                    domain,
                    resource.key(),
                    has,
                    cost,
                ))
            });
        }
        Ok(())
    }

    fn dice_resource(&self, domain: DomainId) -> Resource {
        match self.pack.domain(domain).effect.first() {
            Some(Op::SetDie { cost, .. }) => *cost,
            _ => Resource::Gold,
        }
    }
}

impl Valeria {
    /// VA-END-06, VA-5P-05: the dice pass on and a new turn begins.
    pub(super) fn begin_turn(&mut self, on: &mut Witness<Event>) {
        self.turn = self.turn.saturating_add(1);
        let (seat, turn, resting) = (self.active, self.turn, self.resting());
        on.tell(Audience::ALL, "VA-TURN-01", || Event::TurnBegins { seat, turn, resting });
        self.phase = Phase::Roll;
    }

    /// VA-ROLL-01: both dice.
    pub(super) fn roll(&mut self, on: &mut Witness<Event>) -> Flow {
        self.dice = [0, 1].map(|_| self.hidden.luck.roll(Stream::Table, 1, 6, on) as u8);
        self.progress.used = Default::default();
        self.progress.woken = Default::default();
        let (seat, dice) = (self.active, self.dice);
        on.tell(Audience::ALL, "VA-ROLL-01", || Event::Rolled { seat, dice });
        self.reward_double(on);
        self.phase = Phase::Modify;
        Flow::Next
    }

    /// VA-ROLL-06, VA-CARD-13: a double, as rolled or as made, pays the owners of such Domains at once.
    fn reward_double(&mut self, on: &mut Witness<Event>) {
        if !self.is_double() {
            return;
        }
        for seat in self.active.around(self.count()) {
            // VA-5P-04, R-20: not the Resting player's, unless the table has switched it on.
            if self.in_play(seat) || self.rules.resting_doubles {
                self.pay_domains(seat, self.pack.doubling, on);
            }
        }
    }

    /// Applies the plain gains of those of `which` that `seat` owns.
    #[inline(always)]
    pub(super) fn pay_domains(&mut self, seat: Seat, which: IdSet<DomainId>, on: &mut Witness<Event>) {
        let owned = IdSet::from_bits(self.player(seat).domains.bits() & which.bits());
        if !owned.is_empty() {
            self.pay_each(seat, owned, on);
        }
    }

    fn pay_each(&mut self, seat: Seat, domains: IdSet<DomainId>, on: &mut Witness<Event>) {
        for id in domains.iter() {
            let domain = self.pack.data().domain(id);
            for op in &domain.effect {
                self.gain_by(seat, op, 1, Cause::Domain(id), domain.trigger.clause(), on);
            }
        }
    }

    /// VA-ROLL-09: announced without asking when nothing can be changed.
    pub(super) fn wait_for_announcement(&mut self, on: &mut Witness<Event>) -> Flow {
        let usable =
            self.player(self.active).domains.bits() & self.pack.rolling.bits() & !self.progress.used.bits();
        if usable != 0 {
            let mut some = false;
            self.each_change(|_| some = true);
            if some {
                return Flow::Wait;
            }
        }
        self.announce(on);
        Flow::Next
    }

    /// VA-ROLL-08: from here on the dice are fixed.
    pub(crate) fn announce(&mut self, on: &mut Witness<Event>) {
        let dice = self.dice;
        on.tell(Audience::ALL, "VA-ROLL-08", || Event::Announced { dice });
        self.phase = if self.rules.events { Phase::Events } else { Phase::HarvestStart };
    }

    pub(crate) fn change_die(&mut self, domain: DomainId, die: u8, magic: u8, on: &mut Witness<Event>) {
        let seat = self.active;
        let (cost, resource) = (self.dice_price(domain), self.dice_resource(domain));
        let value = self.die_becomes(domain, die);
        self.dice[usize::from(die != 1)] = value;
        let gold = cost.saturating_sub(u32::from(magic));
        let stock = &mut self.player_mut(seat).stock;
        stock.pay(resource, gold);
        stock.pay(Resource::Magic, magic.into());
        self.progress.used.insert(domain);
        on.tell(Audience::ALL, "VA-ROLL-03", || Event::DieChanged { seat, domain, die, value, gold, magic });
        self.reward_double(on);
    }
}

/// where the table lets Magic stand in, at least one unit of the Resource itself is still spent.
fn may_mix(rules: &Rules, cost: u32, magic: u8) -> bool {
    rules.magic_pays_effects && u32::from(magic) < cost
}
