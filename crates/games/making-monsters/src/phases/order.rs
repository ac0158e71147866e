//! The Order phase (MM-ORD): secret tokens, revealed together.

use engine::{Audience, Seat, Witness};

use crate::{
    action::Colour,
    event::Event,
    state::{MakingMonsters, Phase, Step},
};

impl MakingMonsters {
    /// MM-ORD-01: the choice is hidden until all have chosen.
    pub(super) fn choose_order(&mut self, seat: Seat, colour: Colour, on: &mut Witness<Event>) {
        let player = self.player_mut(seat);
        player.order = Some(colour);
        player.step = Step::Done;
        on.tell(Audience::only(seat), "MM-ORD-01", || Event::Ordered { seat, colour: Some(colour) });
        on.tell(Audience::all_but(seat), "MM-ORD-01", || Event::Ordered { seat, colour: None });
    }

    /// MM-ORD-02: all tokens are turned up together.
    pub(super) fn reveal_orders(&mut self, on: &mut Witness<Event>) {
        on.reveal();
        for seat in Seat::all(self.players.len()) {
            if let Some(colour) = self.player(seat).order {
                let is_super = self.is_super(seat);
                on.tell(Audience::ALL, "MM-ORD-03", || Event::Revealed { seat, colour, is_super });
            }
        }
        self.enter(Phase::Deliver);
    }
}
