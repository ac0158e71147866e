//! The first inaccessible orders: everybody secretly keeps one of three (DL-SETUP-09).

use engine::{Audience, IdSet, Seat, Witness};

use crate::{action::Action, asking::Sink, data::AreaId, event::Event, open::Phase, state::DungeonLords};

impl DungeonLords {
    pub(crate) fn initial_order_answers(&self, seat: Seat, out: &mut impl Sink) {
        for order in &self.hand(seat).dealt {
            out.put(Action::KeepOrder(*order));
        }
    }

    pub(crate) fn keep_order(&mut self, seat: Seat, action: Action, on: &mut Witness<Event>) {
        let Action::KeepOrder(order) = action else { return };
        self.hand_mut(seat).dealt.retain(|dealt| *dealt != order);
        self.player_mut(seat).ready = true;
        on.tell(Audience::only(seat), "DL-SETUP-09", || Event::Kept { seat, order });
        on.tell(Audience::all_but(seat), "DL-SETUP-09", || Event::Answered { seat });
    }

    /// All reveal the chosen two together.
    pub(crate) fn reveal_initial_orders(&mut self, on: &mut Witness<Event>) {
        on.reveal();
        let clause = if self.rules.first_game { "DL-SETUP-10" } else { "DL-SETUP-09" };
        for seat in Seat::all(self.count()) {
            let orders: IdSet<AreaId> = std::mem::take(&mut self.hand_mut(seat).dealt).into_iter().collect();
            self.player_mut(seat).inaccessible = orders;
            on.tell(Audience::ALL, clause, || Event::Inaccessible { seat, orders: orders.iter().collect() });
        }
        on.tell(Audience::ALL, "DL-YEAR-01", || Event::YearBegan { year: 1 });
        self.season = 0;
        self.enter(Phase::NewSeason);
    }
}
