//! Cart items (MM-CART).

use engine::{Audience, Seat, Witness};

use crate::{
    action::TileNo,
    data::{CartId, Kind},
    event::Event,
    open::{Errand, Step},
    state::MakingMonsters,
};

impl MakingMonsters {
    fn one_item_less(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        if let Step::Items { left } = player.step {
            player.step = Step::Items { left: left.saturating_sub(1) };
        }
    }

    /// MM-CART-02: a part of the supply into the bag.
    pub(super) fn take_part(&mut self, seat: Seat, kind: Kind, on: &mut Witness<Event>) {
        self.supply_gives(seat, kind, 1, "MM-CART-01", on);
        self.one_item_less(seat);
    }

    /// MM-CART-03, MM-LEST-08: a tile, installed before anything else is taken (MM-CART-10). The gap stays until
    /// Refresh (MM-CART-04, MM-LEST-10).
    pub(super) fn take_tile(&mut self, seat: Seat, cart: CartId, tile: TileNo, on: &mut Witness<Event>) {
        let Some(taken) = self.carts[usize::from(cart.0)][tile.index()].0.take() else { return };
        let clause = if self.player(seat).errand == Errand::Expand {
            "MM-LEST-08"
        } else {
            self.one_item_less(seat);
            "MM-CART-03"
        };
        on.tell(Audience::ALL, clause, || Event::TookTile { seat, tile: taken, cart });
        self.gain_tile(seat, taken, on);
    }
}
