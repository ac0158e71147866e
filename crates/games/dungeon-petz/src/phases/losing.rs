//! Suffering, and losing a pet.

use engine::{Audience, Seat, Witness};

use crate::{
    event::Event,
    state::DungeonPetz,
    terms::{Cause, Need},
};

impl DungeonPetz {
    /// DP-LOSE-02, DP-LOSE-03: the pet leaves the game, manure stays, reputation may suffer at once.
    pub fn lose(&mut self, seat: Seat, at: usize, cause: Cause, on: &mut Witness<Event>) {
        self.clear_cards(seat, at);
        let step = i16::from(self.data().reputation_step).saturating_mul(2);
        let player = self.player_mut(seat);
        let pet = player.pets.remove(at).pet;
        let reputation = 2 * (player.reputation.max(0) / step);
        player.reputation = player.reputation.saturating_sub(reputation);
        let clause = match cause {
            Cause::Released => "DP-ARR-07",
            Cause::Suffering => "DP-HUNG-09",
            Cause::Escaped => "DP-ANG-03",
            Cause::Mutated => "DP-MAG-03",
        };
        on.tell(Audience::ALL, clause, || Event::Lost { seat, pet, cause, reputation });
    }

    /// Suffering tokens for a pet; `true` if it is lost (DP-HUNG-09).
    pub fn suffer(&mut self, seat: Seat, at: usize, tokens: u8, need: Need, on: &mut Witness<Event>) -> bool {
        if tokens == 0 {
            return false;
        }
        let pet = &mut self.player_mut(seat).pets[at];
        let (id, lost) = (pet.pet, pet.perishes(tokens));
        pet.suffering = pet.suffering.saturating_add(tokens);
        let clause = match need {
            Need::Play => "DP-PLAY-01",
            Need::Disease => "DP-DIS-02",
            _ => "DP-HUNG-01",
        };
        on.tell(Audience::ALL, clause, || Event::Suffered { seat, pet: id, tokens, need });
        if lost {
            self.lose(seat, at, Cause::Suffering, on);
        }
        lost
    }
}
