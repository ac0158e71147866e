//! Exhausted stacks: covering emptied slots, and cards that come back (VA-EXH, VA-EVT-15, VA-EVT-17).

use engine::{Audience, Witness};

use super::Flow;
use crate::{
    data::{CitizenId, MonsterId},
    event::{Event, GridCard},
    open::{Cover, Ending, Phase},
    slot::Slot,
    state::Valeria,
};

impl Valeria {
    /// The action is complete: cover what it emptied, in order (VA-EXH-01, VA-EXH-03), then go on.
    pub(super) fn finish_action(&mut self, on: &mut Witness<Event>) -> Flow {
        self.cover_emptied(on);
        self.progress.actions_left = self.progress.actions_left.saturating_sub(1);
        self.phase = Phase::Action;
        if self.rules.solo() {
            self.test_solo_ending(on);
        }
        Flow::Next
    }

    pub(super) fn cover_emptied(&mut self, on: &mut Witness<Event>) {
        if self.progress.emptied.is_empty() {
            return;
        }
        for emptied in std::mem::take(&mut self.progress.emptied) {
            let cover = self.next_cover(emptied.event, on);
            *self.cover_mut(emptied.slot) = cover;
            let slot = emptied.slot;
            on.tell(Audience::ALL, "VA-EXH-01", || Event::Covered { slot, cover });
        }
    }

    /// The card for an emptied slot: from the top; where an Event was slain, an Exhausted card from the bottom
    /// (VA-EVT-15). VA-EXH-06: none left, the slot stays bare.
    fn next_cover(&mut self, event: bool, on: &mut Witness<Event>) -> Cover {
        if self.rules.solo() {
            return Cover::Exhausted;
        }
        let stack = &mut self.open.exhausted;
        if !event && let Some(id) = stack.events.pop() {
            return Cover::Event(id);
        }
        if !event && let Some(id) = self.hidden.events.pop() {
            stack.hidden_events -= 1;
            on.reveal();
            return Cover::Event(id);
        }
        if stack.plain == 0 {
            return Cover::Bare;
        }
        stack.plain -= 1;
        Cover::Exhausted
    }

    /// VA-EXH-05, VA-EVT-17: a returned card reopens a slot; what covered it goes back to its end of the stack.
    fn uncover(&mut self, slot: Slot) {
        match self.cover(slot) {
            Cover::Bare => {}
            Cover::Exhausted => {
                if !self.rules.solo() {
                    self.exhausted.plain = self.exhausted.plain.saturating_add(1);
                }
            }
            Cover::Event(id) => {
                // its tokens go to the supply.
                self.clear_tokens(slot);
                self.exhausted.events.push(id);
            }
        }
        *self.cover_mut(slot) = Cover::Bare;
        self.progress.emptied.retain(|emptied| emptied.slot != slot);
    }

    /// VA-CARD-08: face up on top of the stack it came from; MIXED: of its number (VA-MIX-05).
    pub(super) fn return_citizen(&mut self, id: CitizenId, on: &mut Witness<Event>) {
        let seat = self.active;
        let at = usize::from(self.pack.citizen(id).pile);
        let slot = Slot::citizen(at);
        self.player_mut(seat).citizens.remove(id);
        self.uncover(slot);
        self.citizens[at].cards.push(id);
        let card = GridCard::Citizen(id);
        on.tell(Audience::ALL, "VA-CARD-08", || Event::Returned { seat, slot, card });
    }

    /// VA-CARD-09, R-12: on top of its Area's stack.
    pub(super) fn return_monster(&mut self, id: MonsterId, on: &mut Witness<Event>) {
        let Some(slot) = self.home(id) else { return };
        let seat = self.active;
        self.player_mut(seat).monsters.remove(id);
        self.uncover(slot);
        if let crate::slot::Row::Monster(at) = slot.row() {
            self.monsters[at].cards.push(id);
        }
        let card = GridCard::Monster(id);
        on.tell(Audience::ALL, "VA-CARD-09", || Event::Returned { seat, slot, card });
    }

    /// VA-SOLO-23, VA-SOLO-25: no Monster left wins outright; otherwise five exhausted slots end the game.
    pub(super) fn test_solo_ending(&mut self, on: &mut Witness<Event>) {
        if self.monsters.iter().all(|stack| stack.cards.is_empty()) {
            on.tell(Audience::ALL, "VA-SOLO-23", || Event::SoloWon);
            self.end_solo(Ending::NoMonsters, on);
        } else if self.exhausted_slots() >= self.exhausted_to_end() {
            self.end_solo(Ending::Exhausted, on);
        }
    }

    pub(super) fn end_solo(&mut self, ending: Ending, on: &mut Witness<Event>) {
        self.dark_lord.ending = Some(ending);
        self.phase = Phase::Over;
        on.reveal();
        let clause = match ending {
            Ending::NoMonsters => "VA-SOLO-23",
            Ending::Overrun => "VA-SOLO-24",
            Ending::Exhausted => "VA-SOLO-25",
        };
        on.tell(Audience::ALL, clause, || Event::GameOver);
    }
}
