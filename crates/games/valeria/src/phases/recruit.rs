//! Recruit a Citizen (VA-REC).

use engine::{Audience, Refusal, Witness};

use super::payment::Price;
use crate::{
    data::CitizenId,
    effect::Resource,
    event::{Cause, Event, GridCard},
    slot::{Row, Slot},
    state::{EXHAUSTED, Valeria},
};

impl Valeria {
    /// VA-REC-02: base cost plus 1 for each card of the same name, Starter included; VA-CARD-23 ignores the "+".
    #[inline(always)]
    pub(super) fn recruit_price(&self, slot: Slot) -> Option<Price> {
        let Row::Citizen(at) = slot.row() else { return None };
        let id = *self.citizens[at].cards.last()?;
        let citizen = self.pack.citizen(id);
        let player = self.player(self.active);
        let mut base = u32::from(citizen.cost);
        if player.domains.bits() & self.pack.ignoring_surcharge.bits() == 0 {
            base += citizen.named.iter().map(|same| u32::from(player.citizens.get(same))).sum::<u32>();
            base += u32::from(citizen.starter_named);
        }
        Some(Price { resource: Resource::Gold, base, magic: 0 })
    }

    pub(crate) fn check_recruit(&self, slot: Slot) -> Result<(), Refusal> {
        let Some(price) = self.recruit_price(slot) else {
            return Err(match slot.row() {
                Row::Citizen(_) => Refusal::by(&[EXHAUSTED, "VA-REC-01"]),
                _ => Refusal::by(&["VA-REC-01"]),
            });
        };
        if self.splits(price).is_some() { Ok(()) } else { Err(self.unpayable(price)) }
    }

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
            self.player_mut(self.active).citizens.add(citizen);
            // VA-CARD-25.
            self.pay_domains(self.active, self.pack.on_citizen, on);
        }
    }

    /// Takes the top card of a Citizen stack. VA-MIX-02: the next one is turned up at once.
    pub(super) fn take_citizen(&mut self, at: usize, on: &mut Witness<Event>) -> Option<CitizenId> {
        let mixed = self.rules.mixed;
        let stack = &mut self.citizens[at];
        let citizen = stack.cards.pop()?;
        stack.known = stack.known.saturating_sub(1);
        match stack.cards.last().copied() {
            None => self.note_emptied(Slot::citizen(at), false),
            Some(next) if mixed && stack.known == 0 => {
                stack.known = 1;
                on.reveal();
                let (slot, card) = (Slot::citizen(at), GridCard::Citizen(next));
                on.tell(Audience::ALL, "VA-MIX-02", || Event::Revealed { slot, card });
            }
            Some(_) => {}
        }
        Some(citizen)
    }
}
