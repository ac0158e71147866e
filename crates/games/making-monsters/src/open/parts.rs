//! Where a part may go, when a lab rots, and what can come of the next token.

use engine::Seat;

use super::{Bay, Open, Phase, lab::Needs};
use crate::{
    action::{Action, BayNo, SlotNo},
    data::*,
};

/// What can come of a drawn token, the best that could be done with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is the last part of a monster.
    Finishes,
    Fits,
    /// Only the sorting board or an upgrade has room.
    Kept,
    Rejected,
    /// It fills the reject track, but the order gives a rot back.
    Saved,
    Rots,
}

impl Open {
    /// All moves of sorted parts to monsters (MM-PLACE-07, MM-PLACE-08), each once (MM-PLACE-11).
    #[inline(always)]
    pub(crate) fn moves(&self, seat: Seat, f: &mut impl FnMut(Action)) {
        let player = self.player(seat);
        let sorted = player.sorting.raw() != &[0; 6];
        let stored = player.upgrades.iter().any(|bay| bay.parts.raw() != &[0; 6]);
        if !sorted && !stored {
            return;
        }
        let needs = self.needs(seat);
        let mut from = |parts: &Parts, upgrade: Option<BayNo>| {
            for part in Kind::PARTS {
                if parts.get(part) > 0 {
                    spots(&needs, part, &mut |slot, space| f(Action::Move { part, upgrade, slot, space }));
                }
            }
        };
        if sorted {
            from(&player.sorting, None);
        }
        if stored {
            for bay in BayNo::all() {
                let held = &player.upgrades[bay.index()];
                if self.is_movable(held) {
                    from(&held.parts, Some(bay));
                }
            }
        }
    }

    pub fn has_moves(&self, seat: Seat) -> bool {
        let mut any = false;
        self.moves(seat, &mut |_| any = true);
        any
    }

    /// The places for a part of the hand (MM-PLACE-02).
    #[inline(always)]
    pub(crate) fn places(&self, seat: Seat, needs: &Needs, part: Kind, f: &mut impl FnMut(Action)) {
        spots(needs, part, &mut |slot, space| f(Action::Place { part, slot, space }));
        if self.can_sort(seat) {
            f(Action::Sort(part));
        }
        let player = self.player(seat);
        for upgrade in BayNo::all() {
            if self.can_store(&player.upgrades[upgrade.index()]) {
                f(Action::Store { part, upgrade });
            }
        }
    }

    /// Whether a sorting space is free.
    #[inline(always)]
    pub fn can_sort(&self, seat: Seat) -> bool {
        self.player(seat).sorting.total() < u32::from(self.pack.sorting_spaces)
    }

    /// Whether an upgrade has room for one more part.
    #[inline(always)]
    pub fn can_store(&self, bay: &Bay) -> bool {
        bay.parts.total() < u32::from(self.holds(bay))
    }

    /// Tokens on the reject track, and past its end (MM-DRAW-13).
    #[inline(always)]
    pub fn rejected(&self, seat: Seat) -> u32 {
        let player = self.player(seat);
        player.rejects.total() + player.overflow.total()
    }

    /// Free spaces of the reject track.
    pub fn reject_room(&self, seat: Seat) -> u32 {
        u32::from(self.pack.reject_spaces).saturating_sub(self.rejected(seat))
    }

    /// Rejects and overflow fill the track (MM-ROT-02).
    #[inline(always)]
    pub fn is_rotted(&self, seat: Seat) -> bool {
        self.reject_room(seat) == 0
    }

    /// MM-DRAW-12, MM-DRAW-15: a full track or an empty bag ends the drawing.
    pub fn can_draw(&self, seat: Seat) -> bool {
        !self.player(seat).bag.is_empty() && !self.is_rotted(seat)
    }

    /// The best that can come of a token if the seat draws it now.
    pub fn fate(&self, seat: Seat, token: Kind) -> Fate {
        let player = self.player(seat);
        if token != Kind::Rot {
            let (mut fits, mut finishes) = (false, false);
            let needs = self.needs(seat);
            spots(&needs, token, &mut |slot, _| {
                fits = true;
                finishes |= needs[slot.index()].is_some_and(|need| need.iter().sum::<u8>() == 1);
            });
            let kept = || self.can_sort(seat) || player.upgrades.iter().any(|bay| self.can_store(bay));
            match (finishes, fits) {
                (true, _) => return Fate::Finishes,
                (_, true) => return Fate::Fits,
                // A move frees a sorting space.
                _ if kept() || self.has_moves(seat) => return Fate::Kept,
                _ => {}
            }
        }
        if self.reject_room(seat) > 1 {
            return Fate::Rejected;
        }
        let back = self.order_action(seat).map_or(0, |order| order.return_rot);
        let rot = token == Kind::Rot || player.rejects.get(Kind::Rot) > 0;
        if self.phase == Phase::Deliver && back > 0 && rot { Fate::Saved } else { Fate::Rots }
    }
}

/// Monster spaces that take a part; a mutation names the kind of space (MM-TOK-02).
#[inline(always)]
fn spots(needs: &Needs, part: Kind, f: &mut impl FnMut(SlotNo, Option<Kind>)) {
    for (slot, need) in needs.iter().enumerate() {
        let Some(need) = need else { continue };
        if part == Kind::Mutation {
            for space in Kind::USEFUL {
                if need[space as usize] > 0 {
                    f(SlotNo::at(slot), Some(space));
                }
            }
        } else if part.is_useful() && need[part as usize] > 0 {
            f(SlotNo::at(slot), None);
        }
    }
}
