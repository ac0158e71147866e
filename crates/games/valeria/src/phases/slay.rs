//! Slay a Monster (VA-SLAY).

use engine::{Audience, Refusal, Witness};

use super::payment::Price;
use crate::{
    effect::{Good, Resource},
    event::Event,
    open::{Cover, EXHAUSTED, EffectOf, Emptied, Frame, Open},
    slot::{Row, Slot},
    state::Valeria,
};

impl Open {
    /// The printed price plus the tokens on the card (VA-EVT-11).
    #[inline(always)]
    pub fn slay_price(&self, slot: Slot) -> Option<Price> {
        let monster = self.pack.monster(self.monster_in(slot)?);
        let tokens = self.tokens_on(slot);
        Some(Price {
            resource: Resource::Strength,
            base: u32::from(monster.strength) + u32::from(tokens.strength),
            magic: u32::from(monster.magic) + u32::from(tokens.magic),
        })
    }

    #[inline(always)]
    pub(super) fn can_slay(&self, slot: Slot) -> bool {
        self.slay_price(slot).is_some_and(|price| self.can_pay(price))
    }

    pub(super) fn check_slay(&self, slot: Slot) -> Result<(), Refusal> {
        let Some(price) = self.slay_price(slot) else {
            return Err(match slot.row() {
                Row::Monster(_) => Refusal::by(&[EXHAUSTED, "VA-SLAY-01"]),
                _ => Refusal::by(&["VA-SLAY-01"]),
            });
        };
        self.check_price(price)
    }
}

impl Valeria {
    /// VA-SLAY-02: the card moves to the Victory pile, then comes the reward.
    pub(super) fn slay(&mut self, slot: Slot, strength: u32, magic: u32, on: &mut Witness<Event>) {
        let Some(monster) = self.monster_in(slot) else { return };
        let seat = self.active;
        // VA-EVT-12: Gold tokens are a bounty; all tokens leave with the card.
        let bounty = self.clear_tokens(slot).gold;
        self.remove_monster(slot, on);
        let player = self.player_mut(seat);
        player.monsters.add(monster);
        player.stock.gain(Good::Gold, bounty.into());
        on.tell(Audience::ALL, "VA-SLAY-02", || Event::Slain {
            seat,
            slot,
            monster,
            strength,
            magic,
            bounty,
        });
        // VA-ACT-07, VA-CARD-26.
        self.pay_domains(seat, self.pack.on_slain, on);
        self.push_frame(EffectOf::Monster(monster));
    }

    /// Takes the Monster in reach out of a slot and notes a slot that is now empty.
    pub(super) fn remove_monster(&mut self, slot: Slot, _on: &mut Witness<Event>) {
        if let Row::Monster(at) = slot.row()
            && self.monsters[at].cards.pop().is_some()
        {
            if self.monsters[at].cards.is_empty() {
                self.note_emptied(slot, false);
            }
            return;
        }
        *self.cover_mut(slot) = Cover::Bare;
        self.note_emptied(slot, true);
    }

    pub(super) fn note_emptied(&mut self, slot: Slot, event: bool) {
        if !self.progress.emptied.iter().any(|emptied| emptied.slot == slot) {
            self.progress.emptied.push(Emptied { slot, event });
        }
    }

    pub(super) fn push_frame(&mut self, effect: EffectOf) {
        self.progress.frames.push(Frame { effect, option: None, at: 0 });
    }
}
