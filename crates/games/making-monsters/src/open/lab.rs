//! What stands in a lab: its monsters and what they lack, and its upgrades.

use engine::Seat;

use super::{Bay, Open, Player};
use crate::data::*;

/// What each slot of a lab still lacks, by kind; `None` where there is no monster.
pub(crate) type Needs = [Option<[u8; 5]>; SLOTS];

impl Open {
    /// The monster a player works on in a slot: the card, or the default if none covers it (MM-LAB-04).
    #[inline(always)]
    pub fn monster_on(&self, seat: Seat, slot: usize) -> Option<&Monster> {
        self.pack.monster_in(slot, self.player(seat).slots[slot].card)
    }

    /// The empty part spaces of a monster (MM-LAB-06: a blank slot has none).
    #[inline(always)]
    pub fn need(&self, seat: Seat, slot: usize) -> Option<[u8; 5]> {
        self.need_of(self.player(seat), slot)
    }

    #[inline(always)]
    fn need_of(&self, player: &Player, slot: usize) -> Option<[u8; 5]> {
        let held = &player.slots[slot];
        let monster = self.pack.monster_in(slot, held.card)?;
        let (parts, mutations) = (held.parts.raw(), held.mutations.raw());
        let mut need = *monster.spaces.raw();
        for kind in 0..5 {
            need[kind] = need[kind].saturating_sub(parts[kind]).saturating_sub(mutations[kind]);
        }
        Some(need)
    }

    #[inline(always)]
    pub(crate) fn needs(&self, seat: Seat) -> Needs {
        let player = self.player(seat);
        std::array::from_fn(|slot| self.need_of(player, slot))
    }

    /// Every space holds a token, or a Peg Leg stands in (MM-LAB-07, MM-UPG-12).
    #[inline(always)]
    pub fn is_finished(&self, seat: Seat, slot: usize) -> bool {
        let player = self.player(seat);
        self.need_of(player, slot).is_some_and(|need| need == [0; 5] || player.pegged.contains(slot))
    }

    /// A slot that a card may be laid on without replacing anything (MM-REFR-10, MM-LAB-05).
    pub fn is_free(&self, seat: Seat, slot: usize) -> bool {
        let held = &self.player(seat).slots[slot];
        held.card.is_none() && !held.has_parts()
    }

    /// Upgrade slots that are open: those of the board and one for each Warehouse (MM-GAIN-05, MM-LAB-10).
    pub fn bays(&self, seat: Seat) -> usize {
        let more = |tile: &UpgradeId| match self.pack.upgrade(*tile).effect {
            Effect::Slots(slots) => usize::from(slots),
            _ => 0,
        };
        let beside = self.player(seat).beside.iter();
        (usize::from(self.pack.upgrade_slots) + beside.map(more).sum::<usize>()).min(MAX_BAYS)
    }

    /// The effects of the installed tiles, in slot order.
    pub fn effects(&self, seat: Seat) -> impl Iterator<Item = Effect> {
        let tiles = self.player(seat).upgrades.iter().filter_map(|bay| bay.tile);
        tiles.map(|tile| self.pack.upgrade(tile).effect)
    }

    pub fn has(&self, seat: Seat, wanted: Effect) -> bool {
        self.effects(seat).any(|effect| effect == wanted)
    }

    /// How many parts an upgrade slot can hold.
    #[inline(always)]
    pub fn holds(&self, bay: &Bay) -> u8 {
        bay.tile.map_or(0, |tile| self.pack.upgrade(tile).holds)
    }

    /// Whether parts on an upgrade slot may move on to a monster (MM-PLACE-08).
    pub fn is_movable(&self, bay: &Bay) -> bool {
        bay.tile.is_some_and(|tile| self.pack.upgrade(tile).movable)
    }
}
