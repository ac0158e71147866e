//! The Order phase (MM-ORD): secret tokens, revealed together.

use engine::{Audience, Seat, Witness};

use crate::{
    action::Colour,
    event::Event,
    open::{Phase, Step},
    state::MakingMonsters,
};

impl MakingMonsters {
    /// MM-SETUP-10, MM-REFR-17: every round starts with Order.
    pub(super) fn begin_round(&mut self, on: &mut Witness<Event>) {
        for player in &mut self.players {
            player.order = None;
            player.answer = None;
            player.forced = false;
        }
        self.enter(Phase::Order);
        let (round, lead) = (self.round, self.lead());
        on.tell(Audience::ALL, "MM-ROUND-01", || Event::Round { round, lead });
    }

    /// MM-ORD-01: the choice is hidden until all have chosen.
    pub(super) fn choose_order(&mut self, seat: Seat, colour: Colour, on: &mut Witness<Event>) {
        self.secret_mut(seat).order = Some(colour);
        self.player_mut(seat).step = Step::Done;
        on.tell(Audience::only(seat), "MM-ORD-01", || Event::Ordered { seat, colour: Some(colour) });
        on.tell(Audience::all_but(seat), "MM-ORD-01", || Event::Ordered { seat, colour: None });
    }

    /// MM-ORD-02: all tokens are turned up together.
    pub(super) fn reveal_orders(&mut self, on: &mut Witness<Event>) {
        on.reveal();
        for seat in self.seats() {
            self.player_mut(seat).order = self.secret_mut(seat).order.take();
        }
        for seat in self.seats() {
            if let Some(colour) = self.player(seat).order {
                let is_super = self.is_super(seat);
                on.tell(Audience::ALL, "MM-ORD-03", || Event::Revealed { seat, colour, is_super });
            }
        }
        self.enter(Phase::Deliver);
    }
}
