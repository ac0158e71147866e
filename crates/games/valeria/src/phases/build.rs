//! Build a Domain (VA-BLD).

use engine::{Audience, Refusal, Witness};

use super::payment::Price;
use crate::{
    data::{CitizenCounts, DomainId},
    effect::{Op, Resource, Trigger},
    event::{Event, GridCard},
    open::{EXHAUSTED, EffectOf, Open, Player},
    slot::{Row, Slot},
    state::Valeria,
};

impl Open {
    /// VA-PAY-08, VA-CARD-24: the printed Gold minus discounts, never below 1.
    #[inline(always)]
    pub fn build_price(&self, player: &Player, slot: Slot) -> Option<Price> {
        let Row::Domain(at) = slot.row() else { return None };
        // VA-BLD-05: a card that is still face down is out of reach.
        let id = self.domains[at].top?;
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

    #[inline(always)]
    pub(super) fn check_build_with(&self, slot: Slot, roles: &[u32; 4]) -> Result<(), Refusal> {
        let Row::Domain(at) = slot.row() else { return Err(Refusal::by(&["VA-BLD-01"])) };
        let (Some(price), Some(id)) =
            (self.build_price(self.player(self.active), slot), self.domains[at].top)
        else {
            let exhausted = self.domains[at].is_empty();
            return Err(Refusal::by(if exhausted { &[EXHAUSTED, "VA-BLD-01"] } else { &["VA-BLD-01"] }));
        };
        let needed = &self.pack.domain(id).requires;
        if !fits(roles, needed) {
            return Err(self.lacking(roles, needed));
        }
        if self.splits(price).is_some() { Ok(()) } else { Err(self.unpayable(price)) }
    }

    /// VA-BLD-02, or VA-BLD-03 where Starters and Domains would do if they counted.
    #[cold]
    fn lacking(&self, roles: &[u32; 4], needed: &[u8; 4]) -> Refusal {
        let mut all = self.role_icons(&CitizenCounts::EMPTY, self.player(self.active).domains);
        all.iter_mut().zip(roles).for_each(|(icons, own)| *icons += own);
        for citizen in self.pack.citizens.iter().filter(|citizen| citizen.starter_named) {
            all[citizen.role as usize] += 1;
        }
        if fits(&all, needed) {
            Refusal::by(&["VA-BLD-03", "VA-BLD-02"])
        } else {
            Refusal::by(&["VA-BLD-02", "VA-BLD-03"])
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
    roles.iter().zip(needed).all(|(have, need)| *have >= u32::from(*need))
}
