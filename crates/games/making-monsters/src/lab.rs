//! Questions about a lab and a seat that the rules ask again and again.

use crate::{
    action::{Action, BayNo, SlotNo},
    data::*,
    open::Player,
};

/// What each slot of a lab still lacks, by kind; `None` where there is no monster.
pub(crate) type Needs = [Option<[u8; 5]>; SLOTS];

impl Data {
    /// The monster a player works on in a slot: the card, or the default if none covers it (MM-LAB-04).
    #[inline(always)]
    pub fn monster_on(&self, player: &Player, slot: usize) -> Option<&Monster> {
        match player.slots[slot].card {
            Some(card) => Some(self.monster(card)),
            None => self.defaults[slot].as_ref(),
        }
    }

    /// The empty part spaces of a monster (MM-LAB-06: a blank slot has none).
    #[inline(always)]
    pub fn need(&self, player: &Player, slot: usize) -> Option<[u8; 5]> {
        let monster = self.monster_on(player, slot)?;
        let (parts, mutations) = (player.slots[slot].parts.raw(), player.slots[slot].mutations.raw());
        let mut need = *monster.spaces.raw();
        for kind in 0..5 {
            need[kind] = need[kind].saturating_sub(parts[kind]).saturating_sub(mutations[kind]);
        }
        Some(need)
    }

    #[inline(always)]
    pub(crate) fn needs(&self, player: &Player) -> Needs {
        let mut needs = [None; SLOTS];
        for (slot, need) in needs.iter_mut().enumerate() {
            *need = self.need(player, slot);
        }
        needs
    }

    /// Every space holds a token, or a Peg Leg stands in (MM-LAB-07, MM-UPG-12).
    #[inline(always)]
    pub fn is_finished(&self, player: &Player, slot: usize) -> bool {
        self.need(player, slot).is_some_and(|need| need == [0; 5] || player.pegged.contains(slot))
    }

    pub fn finished(&self, player: &Player) -> usize {
        (0..SLOTS).filter(|slot| self.is_finished(player, *slot)).count()
    }

    /// Lacks exactly one part of that kind and nothing else (MM-RULE-15).
    pub fn lacks_one(&self, player: &Player, slot: usize, kind: Kind) -> bool {
        let mut one = [0; 5];
        if kind.is_useful() {
            one[kind as usize] = 1;
        }
        !player.pegged.contains(slot) && self.need(player, slot) == Some(one)
    }

    /// Whether the seat could reanimate by choice: a finished monster, or one that a Peg Leg finishes (MM-REAN-02).
    pub fn can_reanimate(&self, player: &Player) -> bool {
        (0..SLOTS).any(|slot| self.is_finished(player, slot))
            || self.effects(player).any(|effect| match effect {
                Effect::Spare(kind) => (0..SLOTS).any(|slot| self.lacks_one(player, slot, kind)),
                _ => false,
            })
    }

    /// Upgrade slots that are open: those of the board and one for each Warehouse (MM-GAIN-05, MM-LAB-10).
    pub fn bays(&self, player: &Player) -> usize {
        let more = |tile: &UpgradeId| match self.upgrade(*tile).effect {
            Effect::Slots(slots) => usize::from(slots),
            _ => 0,
        };
        (usize::from(self.upgrade_slots) + player.beside.iter().map(more).sum::<usize>()).min(MAX_BAYS)
    }

    /// The effects of the installed tiles, in slot order.
    pub fn effects(&self, player: &Player) -> impl Iterator<Item = Effect> {
        player.upgrades.iter().filter_map(|bay| bay.tile).map(|tile| self.upgrade(tile).effect)
    }

    pub fn has(&self, player: &Player, wanted: Effect) -> bool {
        self.effects(player).any(|effect| effect == wanted)
    }

    /// Rejects and overflow fill the track (MM-ROT-02).
    #[inline(always)]
    pub fn is_rotted(&self, player: &Player) -> bool {
        player.rejects.total() + player.overflow.total() >= u32::from(self.reject_spaces)
    }

    /// Must reanimate: rotted (MM-ROT-03), or an empty bag (MM-REAN-02).
    pub fn is_forced(&self, player: &Player) -> bool {
        self.is_rotted(player) || player.bag.is_empty()
    }

    /// A slot that a card may be laid on without replacing anything (MM-REFR-10, MM-LAB-05).
    pub fn is_free(&self, player: &Player, slot: usize) -> bool {
        player.slots[slot].card.is_none() && !player.slots[slot].has_parts()
    }

    /// A blank slot is one that shows no default.
    pub fn is_blank(&self, slot: usize) -> bool {
        self.defaults[slot].is_none()
    }

    /// All moves of sorted parts to monsters (MM-PLACE-07, MM-PLACE-08), each once (MM-PLACE-11).
    #[inline(always)]
    pub(crate) fn moves(&self, player: &Player, f: &mut impl FnMut(Action)) {
        let sorted = player.sorting.raw() != &[0; 6];
        let stored = player.upgrades.iter().any(|bay| bay.parts.raw() != &[0; 6]);
        if !sorted && !stored {
            return;
        }
        let needs = self.needs(player);
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
                if held.tile.is_some_and(|tile| self.upgrade(tile).movable) {
                    from(&held.parts, Some(bay));
                }
            }
        }
    }

    pub fn has_moves(&self, player: &Player) -> bool {
        let mut any = false;
        self.moves(player, &mut |_| any = true);
        any
    }

    /// The places for a part of the hand (MM-PLACE-02).
    #[inline(always)]
    pub(crate) fn places(&self, player: &Player, needs: &Needs, part: Kind, f: &mut impl FnMut(Action)) {
        spots(needs, part, &mut |slot, space| f(Action::Place { part, slot, space }));
        if player.sorting.total() < u32::from(self.sorting_spaces) {
            f(Action::Sort(part));
        }
        for bay in BayNo::all() {
            let held = &player.upgrades[bay.index()];
            if let Some(tile) = held.tile
                && held.parts.total() < u32::from(self.upgrade(tile).holds)
            {
                f(Action::Store { part, upgrade: bay });
            }
        }
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
