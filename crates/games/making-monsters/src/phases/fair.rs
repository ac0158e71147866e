//! The Mad Science Fair (MM-FAIR): choosing monsters, then one last show.

use engine::{Audience, Seat, Witness};

use crate::{
    action::SlotNo,
    data::*,
    event::Event,
    open::{Phase, Step},
    state::{MakingMonsters, Secret},
};

impl MakingMonsters {
    /// MM-FAIR-02, MM-FAIR-03: cards to the pile, all tokens into the bag.
    pub(super) fn prepare_fair(&mut self, on: &mut Witness<Event>) {
        on.tell(Audience::ALL, "MM-FAIR-01", || Event::Fair);
        for seat in self.seats() {
            let player = self.player_mut(seat);
            for slot in &mut player.slots {
                if let Some(card) = slot.card.take() {
                    player.pile.insert(card);
                }
            }
            self.tokens_back(seat, false);
        }
        self.enter(Phase::Prepare);
    }

    /// MM-FAIR-04: in secret (MM-INFO-04). The fourth card covers a default, so the owner is asked which.
    pub(super) fn pick_for_fair(&mut self, seat: Seat, card: MonsterId, on: &mut Witness<Event>) {
        let first_to_cover = self.pack.first_to_cover();
        let secret = self.secret_mut(seat);
        secret.lineup.push(card);
        secret.covering = secret.lineup.len() == first_to_cover && secret.covers.is_none();
        on.tell(Audience::only(seat), "MM-FAIR-04", || Event::Picked { seat, card });
        self.perhaps_ready(seat, on);
    }

    pub(super) fn cover(&mut self, seat: Seat, slot: SlotNo, on: &mut Witness<Event>) {
        let secret = self.secret_mut(seat);
        secret.covers = Some(slot);
        secret.covering = false;
        on.tell(Audience::only(seat), "MM-FAIR-05", || Event::Covers { seat, slot });
        self.perhaps_ready(seat, on);
    }

    /// With five cards, or none left to pick, the line-up is complete.
    fn perhaps_ready(&mut self, seat: Seat, on: &mut Witness<Event>) {
        let picked = self.secret(seat).lineup.len();
        let complete = picked >= SLOTS || picked >= self.player(seat).pile.len();
        if self.step(seat) == Step::Choose && complete {
            self.lineup_done(seat, on);
        }
    }

    /// From here nobody takes back: that somebody could or could not would tell the others whether this line-up is full or
    /// was ended early.
    pub(super) fn lineup_done(&mut self, seat: Seat, on: &mut Witness<Event>) {
        on.reveal();
        self.player_mut(seat).step = Step::Done;
        on.tell(Audience::ALL, "MM-FAIR-04", || Event::LineupReady { seat });
    }

    /// MM-FAIR-05: the first three on the blank slots, the fourth on the default of choice, the fifth on the other.
    pub(super) fn reveal_lineups(&mut self, on: &mut Witness<Event>) {
        on.reveal();
        let blank: [bool; SLOTS] = std::array::from_fn(|slot| self.pack.is_blank(slot));
        for seat in self.seats() {
            let Secret { lineup, covers, .. } = std::mem::take(self.secret_mut(seat));
            let covers = covers.map(SlotNo::index);
            let player = self.player_mut(seat);
            let defaults =
                covers.into_iter().chain((0..SLOTS).filter(|slot| !blank[*slot] && Some(*slot) != covers));
            let order = (0..SLOTS).filter(|slot| blank[*slot]).chain(defaults);
            for (card, slot) in lineup.iter().zip(order) {
                player.pile.remove(*card);
                player.slots[slot].card = Some(*card);
            }
            on.tell(Audience::ALL, "MM-FAIR-05", || Event::Lineup { seat, cards: lineup.to_vec() });
        }
        self.enter(Phase::Show);
    }

    /// MM-FAIR-08, MM-FAIR-09: a full track or an empty bag ends the drawing; then comes the last move window
    /// (MM-FAIR-15).
    pub(super) fn show_ends(&mut self, seat: Seat, on: &mut Witness<Event>) -> bool {
        if self.can_draw(seat) {
            return false;
        }
        if self.is_rotted(seat) {
            on.tell(Audience::ALL, "MM-FAIR-08", || Event::Rotted { seat });
        }
        self.player_mut(seat).step = Step::Ready;
        true
    }

    pub(super) fn end_of_show(&mut self, seat: Seat, on: &mut Witness<Event>) {
        let player = self.player_mut(seat);
        player.step = Step::Done;
        let points = player.fair;
        on.tell(Audience::ALL, "MM-FAIR-10", || Event::FairScore { seat, points });
    }

    /// MM-SCORE-03: all tokens go back, so that the bags show all rot.
    pub(super) fn finish(&mut self, on: &mut Witness<Event>) {
        self.bombs_arrive(on);
        for seat in self.seats() {
            self.tokens_back(seat, false);
        }
        self.enter(Phase::Over);
        on.tell(Audience::ALL, "MM-SCORE-01", || Event::Over);
    }
}
