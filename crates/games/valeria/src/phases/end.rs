//! The End phase (VA-END): three tests, the last round, the next player.

use engine::{Audience, Witness};

use super::Flow;
use crate::{
    event::Event,
    open::{Open, Phase},
    state::Valeria,
};

impl Open {
    /// VA-END-01: no Monster, or no Domain, or two exhausted slots for each player. Events do not keep a slot alive
    /// (VA-EVT-16).
    fn end_condition(&self) -> bool {
        self.monsters.iter().all(|stack| stack.cards.is_empty())
            || self.domains.iter().all(|stack| stack.is_empty())
            || self.exhausted_slots() >= self.exhausted_to_end()
    }

    /// How many exhausted slots end the game: two for each player, five in the solo game (VA-SOLO-25).
    pub fn exhausted_to_end(&self) -> usize {
        if self.rules.solo() { 5 } else { self.count() * usize::from(self.pack.setup.exhausted_per_player) }
    }
}

impl Valeria {
    pub(super) fn end_turn(&mut self, on: &mut Witness<Event>) -> Flow {
        self.progress.second_harvest = false;
        if self.rules.solo() {
            // VA-SOLO-29: no ending occurred, the next turn begins.
            self.begin_turn(on);
            return Flow::Next;
        }
        // VA-END-02, VA-END-04: tested here and nowhere else, and never taken back.
        if !self.last_round && self.end_condition() {
            self.last_round = true;
            let seat = self.active;
            on.tell(Audience::ALL, "VA-END-03", || Event::LastRound { seat });
        }
        let next = self.active.next(self.count());
        if self.last_round && next == self.first {
            self.phase = Phase::Over;
            on.reveal();
            on.tell(Audience::ALL, "VA-END-03", || Event::GameOver);
            return Flow::Next;
        }
        self.active = next;
        self.begin_turn(on);
        Flow::Next
    }
}
