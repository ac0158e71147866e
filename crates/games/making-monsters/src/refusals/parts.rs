//! Why a part does not go there: parts in hand, parts on sorting spaces, and parts that stay where they are.

use engine::Seat;

use super::{Clauses, MakingMonsters};
use crate::{
    action::{Action, BayNo, SlotNo},
    data::Kind,
    open::{Errand, Player},
};

/// The rule that asks for an empty space: of a drawn part, or of a sorted one.
const DRAWN: Clauses = &["MM-PLACE-02"];
const SORTED: Clauses = &["MM-PLACE-07"];

/// What somebody wants to move.
struct Sorted {
    part: Kind,
    bay: Option<BayNo>,
    slot: SlotNo,
    space: Option<Kind>,
}

impl MakingMonsters {
    /// Answers about parts are refused by where the part is and what is free in the lab, in every phase alike.
    pub(super) fn part_stays(&self, seat: Seat, action: &Action) -> Option<Clauses> {
        let player = self.player(seat);
        let waits = |part: Kind| player.errand != Errand::None && player.hand.get(part) > 0;
        Some(match *action {
            // A LESTER Terminal is used before its owner goes on.
            Action::Place { part, .. }
            | Action::Sort(part)
            | Action::Store { part, .. }
            | Action::Reject(part)
                if part != Kind::Rot && waits(part) =>
            {
                &["MM-DEC-05", "MM-UPG-15"]
            }
            Action::Place { part, slot, space } if part == Kind::Rot || player.hand.get(part) > 0 => {
                self.no_space(seat, part, slot, space, DRAWN)
            }
            Action::Place { .. } => DRAWN,
            Action::Sort(Kind::Rot) => &["MM-TOK-03", "MM-PLACE-01"],
            Action::Sort(part) => self.stuck(seat, part).unwrap_or(&["MM-LAB-01", "MM-PLACE-02"]),
            Action::Store { part: Kind::Rot, .. } => &["MM-UPG-22", "MM-TOK-03"],
            Action::Store { part, .. } => self.stuck(seat, part).unwrap_or(DRAWN),
            Action::Reject(Kind::Rot) => &["MM-PLACE-01"],
            Action::Reject(part) => self.stuck(seat, part).unwrap_or_else(|| self.has_place(seat, part)),
            Action::Move { part: Kind::Rot, .. } => &["MM-TOK-03", "MM-PLACE-06"],
            Action::Move { part, upgrade: bay, slot, space } => {
                self.no_move(seat, action, Sorted { part, bay, slot, space })
            }
            _ => return None,
        })
    }

    /// Why a part that is not in hand stays where it is; `None` for one in hand.
    fn stuck(&self, seat: Seat, part: Kind) -> Option<Clauses> {
        let player = self.player(seat);
        if player.hand.get(part) > 0 {
            return None;
        }
        let stored = |movable: bool| {
            player.upgrades.iter().any(|bay| bay.parts.get(part) > 0 && self.is_movable(bay) == movable)
        };
        Some(if player.sorting.get(part) > 0 {
            SORTED
        } else if stored(true) {
            &["MM-PLACE-07", "MM-PLACE-08"]
        } else if stored(false) {
            &["MM-UPG-24", "MM-PLACE-06"]
        } else if is_placed(player, part) {
            &["MM-PLACE-06"]
        } else {
            DRAWN
        })
    }

    /// A part in hand that could go elsewhere, or whose turn comes when the others are placed.
    fn has_place(&self, seat: Seat, part: Kind) -> Clauses {
        let mut any = false;
        self.places(seat, &self.needs(seat), part, &mut |_| any = true);
        if any { &["MM-PLACE-05", "MM-PLACE-04"] } else { &["MM-DEC-01", "MM-PLACE-04"] }
    }

    /// Why a part does not fit on a monster; `full` is the rule that asks for an empty space. Only a mutation names
    /// the space it fills.
    fn no_space(&self, seat: Seat, part: Kind, slot: SlotNo, space: Option<Kind>, full: Clauses) -> Clauses {
        if part == Kind::Rot {
            return &["MM-TOK-03"];
        }
        let Some(monster) = self.monster_on(seat, slot.index()) else { return &["MM-LAB-06"] };
        let printed = |kind: Kind| kind.is_useful() && monster.spaces.get(kind) > 0;
        match (part, space) {
            (Kind::Mutation, Some(space)) if printed(space) => full,
            (Kind::Mutation, _) => &["MM-TOK-02"],
            (_, Some(space)) if space == part => &["MM-TOK-02"],
            (_, None) if printed(part) => full,
            _ => &["MM-TOK-01"],
        }
    }

    /// A move without a window (MM-PLACE-10), to a space that does not take the part, or of a part that is not sorted.
    fn no_move(&self, seat: Seat, action: &Action, sorted: Sorted) -> Clauses {
        let player = self.player(seat);
        let Sorted { part, bay, slot, space } = sorted;
        let held = bay.map(|bay| &player.upgrades[bay.index()]);
        match held {
            Some(held) if held.parts.get(part) > 0 && !self.is_movable(held) => {
                return &["MM-UPG-24", "MM-PLACE-08"];
            }
            Some(held) if held.parts.get(part) > 0 => {}
            None if player.sorting.get(part) > 0 => {}
            _ if is_placed(player, part) => return &["MM-PLACE-06", "MM-PLACE-07"],
            _ => return SORTED,
        }
        let mut fits = false;
        self.moves(seat, &mut |other| fits |= other == *action);
        if fits { &["MM-PLACE-10"] } else { self.no_space(seat, part, slot, space, SORTED) }
    }
}

/// On a monster or on the reject track, where it stays until the clean-up (MM-PLACE-06).
fn is_placed(player: &Player, part: Kind) -> bool {
    let on_monster = |part: Kind| match part {
        Kind::Mutation => player.slots.iter().any(|slot| !slot.mutations.is_empty()),
        Kind::Rot => false,
        _ => player.slots.iter().any(|slot| slot.parts.get(part) > 0),
    };
    on_monster(part) || player.rejects.get(part) > 0 || player.overflow.get(part) > 0
}
