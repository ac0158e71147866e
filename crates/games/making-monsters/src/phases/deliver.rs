//! The Deliver phase (MM-DRAW): everybody draws at once, then the end steps go from seat to seat.

use engine::{Audience, Id, Seat, Stream, Witness};

use crate::{
    data::{Bag, Kind},
    event::{Event, Why},
    open::{Errand, Phase, Step},
    state::MakingMonsters,
};

impl MakingMonsters {
    /// MM-DRAW-02 to MM-DRAW-07: prestige first, then the compulsory tokens.
    pub(super) fn start_delivery(&mut self, seat: Seat, on: &mut Witness<Event>) {
        let Some(action) = self.order_action(seat) else {
            self.player_mut(seat).step = Step::Done;
            return;
        };
        self.gain_prestige(seat, action.prestige_first, Why::Order, "MM-DRAW-03", on);
        let may = action.optional_draw;
        match action.forced_mode {
            crate::data::Mode::Single => {
                self.player_mut(seat).step = Step::Draw { must: action.forced_draw, may };
            }
            crate::data::Mode::Batch => {
                self.player_mut(seat).step = Step::Draw { must: 0, may };
                self.draw_batch(seat, action.forced_draw, on);
                // MM-DRAW-14: a batch that fills the track ends the drawing.
                if self.is_rotted(seat) {
                    self.player_mut(seat).step = Step::Draw { must: 0, may: 0 };
                }
            }
        }
    }

    /// Takes one token out of a bag; every token in it is equally likely (MM-INFO-08).
    fn take_from_bag(&mut self, seat: Seat, on: &mut Witness<Event>) -> Option<Kind> {
        let total = self.player(seat).bag.total();
        if total == 0 {
            return None;
        }
        let mut number = self.hidden.luck.roll(Stream::Seat(seat), 0, total - 1, on);
        let bag = &mut self.player_mut(seat).bag;
        for (index, count) in bag.raw().iter().enumerate() {
            if number < u32::from(*count) {
                let kind = Kind::from_index(index as u8);
                bag.remove(kind);
                return Some(kind);
            }
            number -= u32::from(*count);
        }
        None
    }

    /// MM-DRAW-09: a batch leaves the bag completely before anything is placed; its rot goes to the rejects first
    /// (MM-RULE-29). MM-DRAW-15: a short bag gives what it has.
    fn draw_batch(&mut self, seat: Seat, count: u8, on: &mut Witness<Event>) {
        let mut tokens = Bag::EMPTY;
        for _ in 0..count {
            let Some(kind) = self.take_from_bag(seat, on) else { break };
            tokens.add(kind);
        }
        if tokens.is_empty() {
            return;
        }
        on.tell(Audience::ALL, "MM-DRAW-09", || Event::Drew { seat, tokens });
        for part in Kind::PARTS {
            let hand = &mut self.player_mut(seat).hand;
            hand.set(part, hand.get(part) + tokens.get(part));
        }
        for _ in 0..tokens.get(Kind::Rot) {
            self.reject(seat, Kind::Rot, on);
        }
    }

    /// Draws a single token; rot is rejected at once, a part waits in hand for its place (MM-PLACE-01).
    fn draw_single(&mut self, seat: Seat, on: &mut Witness<Event>) {
        if let Some(kind) = self.take_from_bag(seat, on) {
            let mut tokens = Bag::EMPTY;
            tokens.add(kind);
            on.tell(Audience::ALL, "MM-DRAW-11", || Event::Drew { seat, tokens });
            if kind == Kind::Rot {
                self.reject(seat, kind, on);
            } else {
                self.player_mut(seat).hand.add(kind);
            }
        }
    }

    /// The hand is placed: draw what must be drawn, ask, or end.
    pub(super) fn draw_on(&mut self, seat: Seat, must: u8, may: u8, on: &mut Witness<Event>) {
        if must + may > 0 && self.can_draw(seat) {
            if must > 0 {
                self.player_mut(seat).step = Step::Draw { must: must - 1, may };
                self.draw_single(seat, on);
            }
            return;
        }
        self.end_drawing(seat, on);
    }

    /// The answer `Draw`: MM-DRAW-03, MM-DRAW-05, MM-DRAW-07, MM-FAIR-06.
    pub(super) fn draw_one(&mut self, seat: Seat, on: &mut Witness<Event>) {
        let player = self.player_mut(seat);
        if let Step::Draw { must, may } = player.step {
            player.step = Step::Draw { must, may: may.saturating_sub(1) };
        }
        self.draw_single(seat, on);
    }

    /// The answer `Stop`.
    pub(super) fn stop(&mut self, seat: Seat, on: &mut Witness<Event>) {
        if self.phase == Phase::Show {
            on.tell(Audience::ALL, "MM-FAIR-07", || Event::Stopped { seat });
            self.player_mut(seat).step = Step::Ready;
        } else {
            on.tell(Audience::ALL, "MM-DRAW-11", || Event::Stopped { seat });
            self.player_mut(seat).step = Step::Draw { must: 0, may: 0 };
        }
    }

    /// The return of the yellow super action comes before the check for rotting (MM-DRAW-18, MM-DRAW-19); then the
    /// seat is done with drawing for good (MM-DRAW-20).
    fn end_drawing(&mut self, seat: Seat, on: &mut Witness<Event>) {
        if self.phase == Phase::Deliver {
            let back = self.order_action(seat).map_or(0, |action| action.return_rot);
            for _ in 0..back {
                let player = self.player_mut(seat);
                if player.overflow.remove(Kind::Rot) || player.rejects.remove(Kind::Rot) {
                    player.bag.add(Kind::Rot);
                    on.tell(Audience::ALL, "MM-DRAW-05", || Event::RotReturned { seat });
                }
            }
            if self.is_rotted(seat) {
                on.tell(Audience::ALL, "MM-ROT-01", || Event::Rotted { seat });
            }
        }
        self.player_mut(seat).step = Step::Done;
    }

    /// MM-UPG-23: rot of Rot Bombs that were taken while others drew.
    pub(super) fn bombs_arrive(&mut self, on: &mut Witness<Event>) {
        for seat in self.seats() {
            let player = self.player_mut(seat);
            let count = std::mem::take(&mut player.incoming_rot);
            if count > 0 {
                player.bag.set(Kind::Rot, player.bag.get(Kind::Rot) + count);
                on.tell(Audience::ALL, "MM-UPG-23", || Event::BombArrived { seat, count });
            }
        }
    }

    /// MM-DRAW-21: supply pick, mutation, LESTER card, for one seat after another. Rotted players too (MM-DRAW-22).
    pub(super) fn end_step(&mut self, seat: Seat, next: u8, on: &mut Witness<Event>) {
        let action = self.order_action(seat);
        self.player_mut(seat).step = Step::End { next: next + 1 };
        match (next, action) {
            (0, Some(action)) if action.supply_pick > 0 => {
                self.player_mut(seat).errand = Errand::Supply { left: action.supply_pick, mutation: false };
            }
            (1, Some(action)) if action.gain_mutation > 0 => {
                self.gain_mutations(seat, action.gain_mutation, "MM-DRAW-03", on);
            }
            (2, Some(action)) if action.play_lester > 0 => self.player_mut(seat).errand = Errand::Lester,
            (0..=2, Some(_)) => {}
            _ => self.player_mut(seat).step = Step::Done,
        }
    }
}
