//! Refusals that have facts to tell: how many imps, how much gold and food, which pet, which space, who, and when; and
//! those that need a sentence of their own beside others of the same rule. All of it lies open, or is the seat's own.

use engine::{Seat, reasons};

use crate::data::{CustomerId, PetId};

reasons! {
    /// Whose turn it is, and which phase.
    turn("no-dp-turn", who: Seat);
    phase("no-dp-round-01", now: &'static str);
    /// Groups.
    group_beyond("no-dp-grp-04", imps: u8, gold: u8, has_imps: u8, has_gold: u8);
    no_imps("no-dp-no-imps");
    group_order("no-dp-group-order", imps: u8, gold: u8);
    exits("no-dp-grp-01", exits: u8);
    group_size("no-dp-send-01", size: u8);
    /// Spaces of the town.
    taken("no-dp-taken", place: &'static str, who: Seat);
    blocked("no-dp-neut-03", place: &'static str);
    asks_imps("no-dp-asks-imps", place: &'static str, needs: u8, has: u8);
    asks_gold("no-dp-asks-gold", place: &'static str, needs: u8, has: u8);
    /// Cards for pets.
    other_pet("no-dp-other-pet", pet: PetId);
    other_colour("no-dp-asgn-01", pet: PetId, colour: &'static str);
    /// Needs.
    wrong_food("no-dp-hung-02", pet: PetId);
    food_stock("no-dp-food-stock", vegetable: u8, meat: u8);
    too_much_food("no-dp-too-much-food", pet: PetId);
    too_few_imps("no-dp-too-few-imps", needs: u16, has: u8);
    anger("no-dp-anger", needs: u8);
    suits("no-dp-art-09", needs: u16, has: u8);
    shovel("no-dp-shovel", most: u8);
    /// Sales.
    too_small("no-dp-too-small", pet: PetId, size: u8, needs: u8);
    not_wanted("no-dp-not-wanted", pet: PetId, customer: CustomerId, points: i16);
    sale_costs("no-dp-sell-10", pet: PetId, costs: i16, has: u8);
    /// Idle imps.
    cage_in_use("no-dp-cage-in-use", pet: PetId);
    clean_at_most("no-dp-clean-at-most", most: u8);
}
