//! Build a Domain (VA-BLD).

use engine::{Audience, Refusal, Witness};

use super::payment::Price;
use crate::{
    data::DomainId,
    effect::{Op, Resource, Role, Trigger},
    event::{Event, GridCard},
    open::{EXHAUSTED, EffectOf, Open, Player},
    refusals::reasons,
    slot::{Row, Slot},
    state::Valeria,
};

impl Open {
    /// The Domain in reach in a slot. VA-BLD-05: a card that is still face down is not.
    #[inline(always)]
    fn domain_in(&self, slot: Slot) -> Option<DomainId> {
        let Row::Domain(at) = slot.row() else { return None };
        self.domains[at].top
    }

    /// VA-PAY-08, VA-CARD-24: the printed Gold minus discounts, never below 1.
    #[inline(always)]
    pub fn build_price(&self, player: &Player, slot: Slot) -> Option<Price> {
        let id = self.domain_in(slot)?;
        let owned = player.domains.bits() & self.pack.discounting.bits();
        let mut discount = 0;
        if owned != 0 {
            for domain in engine::IdSet::from_bits(owned).iter() {
                for op in &self.pack.domain(domain).effect {
                    if let Op::DomainDiscount { n } = op {
                        discount += u32::from(*n);
                    }
                }
            }
        }
        let base = u32::from(self.pack.domain(id).cost).saturating_sub(discount).max(1);
        Some(Price { resource: Resource::Gold, base, magic: 0 })
    }

    /// Whether the Active player, whose Citizens have these `roles`, can build the Domain of a slot.
    #[inline(always)]
    pub(super) fn can_build(&self, slot: Slot, roles: &[u32; 4]) -> bool {
        self.domain_in(slot).is_some_and(|domain| fits(roles, &self.pack.domain(domain).requires))
            && self.build_price(self.player(self.active), slot).is_some_and(|price| self.can_pay(price))
    }

    pub(super) fn check_build(&self, slot: Slot) -> Result<(), Refusal> {
        let (Some(price), Some(domain)) =
            (self.build_price(self.player(self.active), slot), self.domain_in(slot))
        else {
            let exhausted = matches!(slot.row(), Row::Domain(_)) && self.is_exhausted(slot);
            return Err(Refusal::by(if exhausted { &[EXHAUSTED, "VA-BLD-01"] } else { &["VA-BLD-01"] }));
        };
        if !fits(&self.citizen_roles(self.active), &self.pack.domain(domain).requires) {
            return Err(self.lacking(domain));
        }
        self.check_price(price)
    }

    /// VA-BLD-02, or VA-BLD-03 where Starters and Domains would do if they counted.
    fn lacking(&self, domain: DomainId) -> Refusal {
        let player = self.player(self.active);
        let needed = &self.pack.domain(domain).requires;
        let own = self.citizen_roles(self.active);
        let short = |role: &Role| own[*role as usize] < u32::from(needed[*role as usize]);
        let role = Role::ALL.into_iter().find(short).unwrap_or(Role::Worker);
        let (has, needs) = (own[role as usize], needed[role as usize]);
        let mut all = self.role_icons(&player.citizens, player.domains);
        for citizen in self.pack.citizens.iter().filter(|citizen| citizen.starter_named) {
            all[citizen.role as usize] += 1;
        }
        if fits(&all, needed) {
            Refusal::by(&["VA-BLD-03", "VA-BLD-02"]).because(reasons::roles_of_citizens(
                domain,
                role.key(),
                has,
                needs,
            ))
        } else {
            Refusal::by(&["VA-BLD-02", "VA-BLD-03"]).because(reasons::roles(domain, role.key(), has, needs))
        }
    }
}

impl Valeria {
    /// VA-BLD-04: into the tableau, then the immediate reward; the next card of the stack waits face down.
    pub(super) fn build(&mut self, at: usize, gold: u32, magic: u32, on: &mut Witness<Event>) {
        let (seat, slot) = (self.active, Slot::domain(at));
        let Some(domain) = self.take_domain(at) else { return };
        self.player_mut(seat).domains.insert(domain);
        on.tell(Audience::ALL, "VA-BLD-04", || Event::Built { seat, slot, domain, gold, magic });
        if self.domains[at].is_empty() {
            self.note_emptied(slot, false);
        }
        self.progress.turn_up = Some(slot);
        if self.pack.domain(domain).trigger == Trigger::OnBuild {
            self.push_frame(EffectOf::Domain(domain));
        }
    }

    /// Takes the top card of a Domain stack; the next one stays face down for now.
    pub(super) fn take_domain(&mut self, at: usize) -> Option<DomainId> {
        let stack = &mut self.open.domains[at];
        stack.face_up = false;
        if let Some(top) = stack.top.take() {
            return Some(top);
        }
        let unseen = self.hidden.domains[at].pop()?;
        stack.hidden -= 1;
        Some(unseen)
    }

    /// VA-BLD-04 step 5: the next Domain is turned up.
    pub(super) fn turn_up(&mut self, slot: Slot, on: &mut Witness<Event>) {
        let Row::Domain(at) = slot.row() else { return };
        let stack = &mut self.open.domains[at];
        stack.face_up = true;
        if let Some(domain) = self.hidden.domains[at].pop() {
            stack.hidden -= 1;
            stack.top = Some(domain);
            on.reveal();
            let card = GridCard::Domain(domain);
            on.tell(Audience::ALL, "VA-BLD-04", || Event::Revealed { slot, card });
        }
    }
}

/// VA-BLD-03: whether a tableau has the Roles a Domain asks for.
pub(crate) fn fits(roles: &[u32; 4], needed: &[u8; 4]) -> bool {
    lacks(roles, needed) == 0
}

/// How many Roles a tableau lacks for a Domain.
pub(crate) fn lacks(roles: &[u32; 4], needed: &[u8; 4]) -> u32 {
    roles.iter().zip(needed).map(|(have, need)| u32::from(*need).saturating_sub(*have)).sum()
}
