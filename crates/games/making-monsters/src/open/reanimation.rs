//! Who can and who must reanimate, and what it brings.

use engine::Seat;

use super::{Open, Phase};
use crate::{
    action::{Answer, SlotNo},
    data::*,
};

impl Open {
    /// The finished monsters of a lab, with their slots.
    #[inline(always)]
    pub fn finished_monsters(&self, seat: Seat) -> impl Iterator<Item = (SlotNo, &Monster)> {
        let finished = SlotNo::all().filter(move |slot| self.is_finished(seat, slot.index()));
        finished.filter_map(move |slot| Some((slot, self.monster_on(seat, slot.index())?)))
    }

    pub fn finished(&self, seat: Seat) -> usize {
        (0..SLOTS).filter(|slot| self.is_finished(seat, *slot)).count()
    }

    /// The row of the chart that the finished monsters of a lab reach (MM-REAN-05); who has rotted gets no bonus
    /// (MM-REAN-07).
    pub fn reanimation(&self, seat: Seat) -> Row {
        let row = self.pack.chart[self.finished(seat)];
        if self.is_rotted(seat) { Row { bonus: 0, ..row } } else { row }
    }

    /// The prestige that the upgrade on a slot can pay at reanimation: a full display (MM-UPG-11), a Grinder with a part
    /// on it (MM-UPG-14).
    pub fn tile_pays(&self, seat: Seat, bay: usize) -> u8 {
        let bay = &self.player(seat).upgrades[bay];
        match bay.tile.map(|tile| self.pack.upgrade(tile).effect) {
            Some(Effect::Display(prestige) | Effect::Grind(prestige)) if !self.can_store(bay) => prestige,
            _ => 0,
        }
    }

    /// Whether the seat could reanimate by choice: a finished monster, or one that a Peg Leg finishes (MM-REAN-02).
    pub fn can_reanimate(&self, seat: Seat) -> bool {
        (0..SLOTS).any(|slot| self.is_finished(seat, slot))
            || self.effects(seat).any(|effect| self.spares_one(seat, effect))
    }

    /// Must reanimate: rotted (MM-ROT-03), or an empty bag (MM-REAN-02).
    pub fn is_forced(&self, seat: Seat) -> bool {
        self.is_rotted(seat) || self.player(seat).bag.is_empty()
    }

    /// Whether a tile with this effect is a Peg Leg that some monster can use.
    fn spares_one(&self, seat: Seat, effect: Effect) -> bool {
        matches!(effect, Effect::Spare(kind) if (0..SLOTS).any(|slot| self.lacks_one(seat, slot, kind)))
    }

    /// The kind that a Peg Leg on that upgrade slot spares.
    pub(crate) fn spare(&self, seat: Seat, bay: usize) -> Option<Kind> {
        match self.pack.upgrade(self.player(seat).upgrades.get(bay)?.tile?).effect {
            Effect::Spare(kind) => Some(kind),
            _ => None,
        }
    }

    /// Lacks exactly one part of that kind and nothing else (MM-RULE-15).
    pub fn lacks_one(&self, seat: Seat, slot: usize, kind: Kind) -> bool {
        let mut one = [0; 5];
        if kind.is_useful() {
            one[kind as usize] = 1;
        }
        !self.player(seat).pegged.contains(slot) && self.need(seat, slot) == Some(one)
    }

    /// Whether some monster can use a Peg Leg on that upgrade slot.
    pub(crate) fn peg_fits(&self, seat: Seat, bay: usize) -> bool {
        self.spare(seat, bay).is_some_and(|kind| self.spares_one(seat, Effect::Spare(kind)))
    }

    /// Whether a reanimation by choice would be one of nothing without this Peg Leg (MM-REAN-02): no monster is
    /// finished, and no later tile that spares another kind could still finish one.
    pub(crate) fn needs_peg(&self, seat: Seat, bay: usize) -> bool {
        let player = self.player(seat);
        let chosen = self.phase == Phase::Reanimate
            && player.answer == Some(Answer::Reanimate)
            && !player.forced
            && !self.is_forced(seat);
        let spares_other =
            |later: usize| self.spare(seat, later) != self.spare(seat, bay) && self.peg_fits(seat, later);
        chosen && self.finished(seat) == 0 && !(bay + 1..MAX_BAYS).any(spares_other)
    }
}
