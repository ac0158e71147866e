//! What a refusal speaks of: the facts behind the clause that decides. All of it lies open, or is the seat's own.

use engine::{Clause, Seat, refusal::Why};

use super::{MakingMonsters, reasons};
use crate::{
    action::{Action, SlotNo},
    data::Kind,
    open::Errand,
};

impl MakingMonsters {
    /// The facts behind the clause that refuses an answer; `None` where its plain sentence says it all.
    pub(super) fn facts(&self, seat: Seat, action: &Action, clause: Clause) -> Option<Why> {
        let player = self.player(seat);
        let spaces = self.pack.reject_spaces;
        Some(match (clause, *action) {
            ("MM-ROUND-01", _) => reasons::phase(self.phase.key()),
            ("MM-DRAW-21" | "MM-REAN-04", _) => {
                let waits = self.phase.is_in_turn() && !self.active().contains(seat);
                reasons::turn(self.active().lowest().filter(|_| waits)?)
            }
            ("MM-LAB-05", Action::PlaceCard(slot)) => reasons::default_in_use(slot.number()),
            ("MM-LAB-06", Action::PlaceCard(slot)) => reasons::slot_taken(slot.number()),
            ("MM-LAB-06", Action::Place { slot, .. } | Action::Move { slot, .. }) => {
                reasons::slot_bare(slot.number())
            }
            ("MM-REFR-12", Action::ReplaceCard(slot)) => reasons::card_in_use(slot.number()),
            ("MM-SUPP-03", Action::TakeSupply(kind)) => reasons::run_out(kind),
            ("MM-CART-06", Action::TakePart(kind)) => reasons::cart_run_out(kind),
            ("MM-CART-01", Action::TakePart(kind)) => reasons::not_on_cart(kind),
            (_, Action::Done) if matches!(player.errand, Errand::Supply { .. }) => reasons::must_pick(),
            (
                "MM-DRAW-02" | "MM-DRAW-03" | "MM-DRAW-04" | "MM-DRAW-05" | "MM-DRAW-06" | "MM-DRAW-07",
                Action::Draw | Action::Stop,
            ) => {
                let order = self.order_action(seat)?;
                reasons::drawn_enough(order.forced_draw + order.optional_draw)
            }
            ("MM-DRAW-12", _) => reasons::rotted(spaces),
            ("MM-FAIR-08", _) => reasons::rotted_at_fair(spaces),
            ("MM-ROT-03", _) => reasons::rotted_must(spaces),
            ("MM-REAN-02", Action::Wait) => reasons::must_reanimate(),
            ("MM-REAN-02", Action::PegLeg(_)) => reasons::must_peg(),
            (_, Action::Place { part, slot, .. }) => self.part_facts(seat, clause, part, Some(slot))?,
            (_, Action::Move { part, slot, .. }) => self.part_facts(seat, clause, part, Some(slot))?,
            (_, Action::Sort(part) | Action::Store { part, .. } | Action::Reject(part)) => {
                self.part_facts(seat, clause, part, None)?
            }
            _ => return None,
        })
    }

    /// Where a part is, and why it does not go there: to a slot, or to another place.
    fn part_facts(&self, seat: Seat, clause: Clause, part: Kind, slot: Option<SlotNo>) -> Option<Why> {
        // Rot is never held, sorted or stored: its rules say all.
        if part == Kind::Rot {
            return None;
        }
        let player = self.player(seat);
        let in_hand = player.hand.get(part) > 0;
        Some(match (clause, slot) {
            ("MM-TOK-01", Some(slot)) => reasons::no_such_space(part, slot.number()),
            ("MM-PLACE-02", Some(slot)) if in_hand => reasons::spaces_full(part, slot.number()),
            ("MM-PLACE-02", None) if in_hand => reasons::no_room_there(part),
            ("MM-PLACE-02", _) => reasons::not_in_hand(part),
            ("MM-PLACE-07", Some(slot)) if self.is_sorted(seat, part) => {
                reasons::spaces_full(part, slot.number())
            }
            ("MM-PLACE-07", Some(_)) => reasons::not_sorted(part),
            ("MM-PLACE-07", None) => reasons::lies_sorted(part),
            ("MM-LAB-01", _) => reasons::sorting_full(self.pack.sorting_spaces),
            ("MM-PLACE-05", _) => reasons::has_place(part),
            ("MM-PLACE-06", _) => reasons::placed(part),
            ("MM-UPG-24", _) => reasons::stuck_on_tile(part),
            _ => return None,
        })
    }

    /// Whether such a part lies where it can still move from.
    fn is_sorted(&self, seat: Seat, part: Kind) -> bool {
        let player = self.player(seat);
        let stored = player.upgrades.iter().any(|bay| bay.parts.get(part) > 0 && self.is_movable(bay));
        player.sorting.get(part) > 0 || stored
    }
}
