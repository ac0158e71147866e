//! Placing and moving tokens in a lab (MM-PLACE).

use engine::{Audience, Seat, Witness};

use crate::{
    action::{BayNo, SlotNo},
    data::{Effect, Kind},
    event::Event,
    open::Errand,
    state::MakingMonsters,
};

impl MakingMonsters {
    /// MM-PLACE-04, MM-DRAW-13: the reject track, and past its end the overflow.
    pub(super) fn reject(&mut self, seat: Seat, token: Kind, on: &mut Witness<Event>) {
        let spaces = u32::from(self.pack.reject_spaces);
        let player = self.player_mut(seat);
        let overflow = player.rejects.total() >= spaces;
        if overflow {
            player.overflow.add(token);
        } else {
            player.rejects.add(token);
        }
        let clause = match token {
            _ if overflow => "MM-DRAW-13",
            Kind::Rot => "MM-PLACE-01",
            _ => "MM-PLACE-04",
        };
        on.tell(Audience::ALL, clause, || Event::Rejected { seat, token, overflow });
    }

    /// A mutation stays a mutation, on the space it was named for (MM-TOK-02).
    fn fill(&mut self, seat: Seat, part: Kind, slot: SlotNo, space: Option<Kind>) -> Kind {
        let held = &mut self.player_mut(seat).slots[slot.index()];
        let space = space.unwrap_or(part);
        if !space.is_useful() {
            return space;
        }
        if part == Kind::Mutation {
            held.mutations.add(space);
        } else {
            held.parts.add(space);
        }
        space
    }

    pub(super) fn place(
        &mut self,
        seat: Seat,
        part: Kind,
        slot: SlotNo,
        space: Option<Kind>,
        on: &mut Witness<Event>,
    ) {
        self.player_mut(seat).hand.remove(part);
        let space = self.fill(seat, part, slot, space);
        let card = self.player(seat).slots[slot.index()].card;
        on.tell(Audience::ALL, "MM-PLACE-02", || Event::Placed { seat, part, slot, card, space });
    }

    pub(super) fn sort(&mut self, seat: Seat, part: Kind, on: &mut Witness<Event>) {
        let player = self.player_mut(seat);
        player.hand.remove(part);
        player.sorting.add(part);
        on.tell(Audience::ALL, "MM-PLACE-02", || Event::Sorted { seat, part });
    }

    /// A part on an upgrade; the last one that fits sets a LESTER Terminal off (MM-UPG-15, MM-UPG-16).
    pub(super) fn store(&mut self, seat: Seat, part: Kind, bay: BayNo, on: &mut Witness<Event>) {
        let player = self.player_mut(seat);
        let Some(tile) = player.upgrades[bay.index()].tile else { return };
        player.hand.remove(part);
        player.upgrades[bay.index()].parts.add(part);
        on.tell(Audience::ALL, "MM-PLACE-02", || Event::Stored { seat, part, tile });
        let full = !self.can_store(&self.player(seat).upgrades[bay.index()]);
        if full && self.pack.upgrade(tile).effect == Effect::Lester {
            self.empty_bay(seat, bay.index(), on);
            self.player_mut(seat).errand = Errand::Lester;
        }
    }

    /// MM-PLACE-07: from a sorting space to a monster.
    pub(super) fn shift(
        &mut self,
        seat: Seat,
        part: Kind,
        bay: Option<BayNo>,
        slot: SlotNo,
        space: Option<Kind>,
        on: &mut Witness<Event>,
    ) {
        let player = self.player_mut(seat);
        match bay {
            None => player.sorting.remove(part),
            Some(bay) => player.upgrades[bay.index()].parts.remove(part),
        };
        let space = self.fill(seat, part, slot, space);
        let card = self.player(seat).slots[slot.index()].card;
        on.tell(Audience::ALL, "MM-PLACE-07", || Event::Moved { seat, part, slot, card, space });
    }
}
