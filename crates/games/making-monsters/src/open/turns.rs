//! Whose turn it is, where everybody sits, and what an order brings.

use engine::{Seat, Seats};

use super::{Errand, Open, Phase, Step};
use crate::{
    action::{Action, Answer, Colour},
    data::*,
};

impl Open {
    /// The seats that have something left to do in this phase and may do it now.
    #[inline]
    pub fn active(&self) -> Seats {
        if self.phase == Phase::Over {
            return Seats::NONE;
        }
        if !self.phase.is_in_turn() {
            let mut busy = Seats::NONE;
            for (index, player) in self.players.iter().enumerate() {
                if player.step != Step::Done {
                    busy = busy.with(Seat::at(index));
                }
            }
            return busy;
        }
        self.turn().map_or(Seats::NONE, Seats::only)
    }

    /// In a phase that goes from seat to seat, whose turn it is: clockwise from the lead, and those who wanted to
    /// wait after all others (MM-REAN-04, MM-END-04).
    fn turn(&self) -> Option<Seat> {
        let mut waiting = None;
        for seat in self.lead().around(self.players.len()) {
            let player = self.player(seat);
            if player.step == Step::Done {
                continue;
            }
            if self.phase != Phase::Reanimate || player.answer == Some(Answer::Reanimate) {
                return Some(seat);
            }
            waiting = waiting.or(Some(seat));
        }
        waiting
    }

    /// Whether this answer uses what all share, by way of a LESTER Terminal, or of a Grinder at the Fair, whose part
    /// returns to the supply that another one picks from: two such answers depend on their order (MM-DEC-05).
    pub(crate) fn uses_what_all_share(&self, seat: Seat, action: &Action) -> bool {
        let player = self.player(seat);
        let fills = match action {
            Action::Store { upgrade, .. } => {
                let bay = &player.upgrades[upgrade.index()];
                bay.tile.is_some_and(|tile| self.data().upgrade(tile).effect == Effect::Lester)
            }
            _ => false,
        };
        let grinds = self.phase == Phase::Show && *action == Action::Grind(true);
        player.errand != Errand::None || fills || grinds
    }

    /// Where sequential steps of the round start (MM-SEAT-09).
    pub fn lead(&self) -> Seat {
        Seat::at((usize::from(self.round.max(1)) - 1) % self.players.len())
    }

    /// The cart in front of a seat (MM-SEAT-08).
    pub fn facing(&self, seat: Seat) -> CartId {
        self.cart_at(self.position(seat))
    }

    /// The cart at a side of the table. In Refresh the board has already turned (MM-REFR-04).
    pub fn cart_at(&self, position: usize) -> CartId {
        let turned = usize::from(matches!(self.phase, Phase::Keep | Phase::Settle));
        let turns = (usize::from(self.round.max(1)) - 1 + turned) % CARTS;
        CartId(((position + CARTS - turns) % CARTS) as u8)
    }

    /// The side of the table that a seat sits at, clockwise (MM-SEAT-08).
    pub fn position(&self, seat: Seat) -> usize {
        usize::from(self.pack.seating[self.players.len() - 2][seat.index()])
    }

    /// Whether a seat's order becomes the super action: a neighbour shows its second colour (MM-ORD-03, MM-ORD-05).
    #[inline]
    pub fn is_super(&self, seat: Seat) -> bool {
        let players = self.players.len();
        [seat.previous(players), seat.next(players)].into_iter().any(|neighbour| self.wakes(neighbour, seat))
    }

    /// Whether a neighbour shows the second colour of a seat's order.
    #[inline]
    pub fn wakes(&self, neighbour: Seat, seat: Seat) -> bool {
        let Some(own) = self.player(seat).order else { return false };
        let looks_for = Colour::ALL[usize::from(self.pack.orders[own as usize].looks_for) % 3];
        self.player(neighbour).order == Some(looks_for)
    }

    /// What the seat's order makes it do this round.
    pub fn order_action(&self, seat: Seat) -> Option<OrderAction> {
        let token = &self.pack.orders[self.player(seat).order? as usize];
        Some(if self.is_super(seat) { token.super_action } else { token.base })
    }

    /// The kinds printed on the carts within a seat's reach (MM-CART-01, MM-CART-09), one bit each.
    pub(crate) fn printed_kinds(&self, seat: Seat) -> u8 {
        if self.has(seat, Effect::Reach) {
            self.pack.carts.iter().fold(0, |bits, cart| bits | cart.kinds)
        } else {
            self.pack.cart(self.facing(seat)).kinds
        }
    }

    /// The kinds a cart item may be (MM-CART-01, MM-CART-06, MM-CART-07, MM-CART-09), one bit each.
    pub fn cart_kinds(&self, seat: Seat) -> u8 {
        let printed = self.printed_kinds(seat);
        let left = Kind::USEFUL
            .iter()
            .filter(|kind| self.supply.get(**kind) > 0)
            .fold(0u8, |bits, kind| bits | 1 << *kind as u8);
        if printed & left != 0 { printed & left } else { left }
    }
}
