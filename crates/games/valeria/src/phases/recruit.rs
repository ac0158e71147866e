//! Recruit a Citizen (VA-REC).

use engine::{Audience, Refusal, Witness};

use super::payment::Price;
use crate::{
    data::CitizenId,
    effect::Resource,
    event::{Cause, Event, GridCard},
    open::{EXHAUSTED, Open, Player},
    slot::{Row, Slot},
    state::Valeria,
};

impl Open {
    /// VA-REC-02: base cost plus 1 for each card of the same name, Starter included; VA-CARD-23 ignores the "+".
    #[inline(always)]
    pub fn recruit_price(&self, player: &Player, slot: Slot) -> Option<Price> {
        let Row::Citizen(at) = slot.row() else { return None };
        let id = *self.citizens[at].cards.last()?;
        let citizen = self.pack.citizen(id);
        let mut base = u32::from(citizen.cost);
        if player.domains.bits() & self.pack.ignoring_surcharge.bits() == 0 {
            base += citizen.named.iter().map(|same| u32::from(player.citizens.get(same))).sum::<u32>();
            base += u32::from(citizen.starter_named);
        }
        Some(Price { resource: Resource::Gold, base, magic: 0 })
    }

    #[inline(always)]
    pub(super) fn can_recruit(&self, slot: Slot) -> bool {
        self.recruit_price(self.player(self.active), slot).is_some_and(|price| self.can_pay(price))
    }

    pub(super) fn check_recruit(&self, slot: Slot) -> Result<(), Refusal> {
        let Some(price) = self.recruit_price(self.player(self.active), slot) else {
            return Err(match slot.row() {
                Row::Citizen(_) => Refusal::by(&[EXHAUSTED, "VA-REC-01"]),
                _ => Refusal::by(&["VA-REC-01"]),
            });
        };
        self.check_price(price)
    }
}

impl Valeria {
    pub(super) fn recruit(&mut self, at: usize, gold: u32, magic: u32, on: &mut Witness<Event>) {
        let (seat, slot) = (self.active, Slot::citizen(at));
        let Some(citizen) = self.citizens[at].cards.last().copied() else { return };
        on.tell(Audience::ALL, "VA-REC-01", || Event::Recruited { seat, slot, citizen, gold, magic });
        self.welcome(at, on);
    }

    /// VA-REC-04: a Citizen taken as a reward costs nothing.
    pub(super) fn gain_citizen(&mut self, at: usize, by: Cause, on: &mut Witness<Event>) {
        let (seat, slot) = (self.active, Slot::citizen(at));
        let Some(citizen) = self.citizens[at].cards.last().copied() else { return };
        on.tell(Audience::ALL, "VA-REC-04", || Event::CitizenGained { seat, slot, citizen, by });
        self.welcome(at, on);
    }

    /// VA-REC-05: gained and recruited Citizens are equal from here on.
    fn welcome(&mut self, at: usize, on: &mut Witness<Event>) {
        if let Some(citizen) = self.take_citizen(at, on) {
            let seat = self.active;
            self.player_mut(seat).citizens.add(citizen);
            // VA-CARD-25.
            self.pay_domains(seat, self.pack.on_citizen, on);
        }
    }

    /// Takes the top card of a Citizen stack. VA-MIX-02: the next one is turned up at once.
    pub(super) fn take_citizen(&mut self, at: usize, on: &mut Witness<Event>) -> Option<CitizenId> {
        let slot = Slot::citizen(at);
        let stack = &mut self.open.citizens[at];
        let citizen = stack.cards.pop()?;
        if !stack.cards.is_empty() {
            return Some(citizen);
        }
        match self.hidden.citizens[at].pop() {
            Some(next) => {
                stack.hidden -= 1;
                stack.cards.push(next);
                on.reveal();
                let card = GridCard::Citizen(next);
                on.tell(Audience::ALL, "VA-MIX-02", || Event::Revealed { slot, card });
            }
            None => self.note_emptied(slot, false),
        }
        Some(citizen)
    }
}
