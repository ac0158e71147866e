//! Refusals that have facts to tell: which part, which slot, how many, who, and when; and those that need a sentence of
//! their own beside others of the same rule.

use engine::{Seat, reasons};

use crate::data::Kind;

reasons! {
    /// MM-LAB-05, MM-LAB-06, MM-REFR-12: slots of the lab, as people count.
    default_in_use("no-mm-lab-05", slot: u8);
    slot_taken("no-mm-slot-taken", slot: u8);
    slot_bare("no-mm-lab-06", slot: u8);
    card_in_use("no-mm-refr-12", slot: u8);
    /// Where parts go.
    no_such_space("no-mm-tok-01", part: Kind, slot: u8);
    spaces_full("no-mm-spaces-full", part: Kind, slot: u8);
    not_in_hand("no-mm-place-02", part: Kind);
    no_room_there("no-mm-no-room-there", part: Kind);
    not_sorted("no-mm-place-07", part: Kind);
    lies_sorted("no-mm-lies-sorted", part: Kind);
    sorting_full("no-mm-lab-01", spaces: u8);
    has_place("no-mm-place-05", part: Kind);
    placed("no-mm-place-06", part: Kind);
    stuck_on_tile("no-mm-upg-24", part: Kind);
    /// Carts and supply.
    not_on_cart("no-mm-not-on-cart", part: Kind);
    cart_run_out("no-mm-cart-06", part: Kind);
    run_out("no-mm-supp-03", part: Kind);
    must_pick("no-mm-must-pick");
    /// Drawing.
    drawn_enough("no-mm-drawn-enough", draws: u8);
    rotted("no-mm-draw-12", spaces: u8);
    rotted_at_fair("no-mm-fair-08", spaces: u8);
    rotted_must("no-mm-rot-03", spaces: u8);
    /// MM-REAN-02.
    must_reanimate("no-mm-must-reanimate");
    must_peg("no-mm-must-peg");
    /// Whose turn it is, and which phase.
    turn("no-mm-rean-04", who: Seat);
    phase("no-mm-round-01", now: &'static str);
}
