//! The Reanimate phase (MM-REAN): everybody answers in secret, then one seat after another reanimates.

use engine::{Audience, Seat, Witness};

use crate::{
    action::{Answer, SlotNo},
    data::*,
    event::{Event, Why},
    open::{Errand, Phase, Step},
    state::MakingMonsters,
};

impl MakingMonsters {
    /// MM-REAN-01, MM-REAN-02: who has rotted or has an empty bag is not asked, but may still move (MM-REAN-21).
    pub(super) fn start_answer(&mut self, seat: Seat, on: &mut Witness<Event>) {
        if self.is_forced(seat) {
            let clause = if self.is_rotted(seat) { "MM-ROT-03" } else { "MM-REAN-02" };
            on.tell(Audience::ALL, clause, || Event::MustReanimate { seat });
            self.secret_mut(seat).answer = Some(Answer::Reanimate);
            let player = self.player_mut(seat);
            player.forced = true;
            player.step = Step::Ready;
        } else {
            self.player_mut(seat).step = Step::Answer;
        }
    }

    /// MM-INFO-04: hidden until all have answered.
    pub(super) fn choose_answer(&mut self, seat: Seat, reanimate: bool, on: &mut Witness<Event>) {
        let answer = if reanimate { Answer::Reanimate } else { Answer::Wait };
        // Who has nothing to reanimate waits, and everybody can see that.
        let clause = if self.can_reanimate(seat) { "MM-REAN-01" } else { "MM-REAN-02" };
        self.secret_mut(seat).answer = Some(answer);
        self.player_mut(seat).step = Step::Done;
        on.tell(Audience::only(seat), clause, || Event::Answered { seat, answer: Some(answer) });
        on.tell(Audience::all_but(seat), clause, || Event::Answered { seat, answer: None });
    }

    pub(super) fn reveal_answers(&mut self, on: &mut Witness<Event>) {
        on.reveal();
        for seat in self.seats() {
            let answer = self.secret_mut(seat).answer.take();
            self.player_mut(seat).answer = answer;
            on.tell(Audience::ALL, "MM-INFO-04", || Event::Answered { seat, answer });
        }
        self.enter(Phase::Reanimate);
    }

    /// The move window before a forced reanimation is closed (MM-REAN-21, MM-FAIR-15).
    pub(super) fn ready(&mut self, seat: Seat) {
        let answers = self.phase == Phase::Answer;
        self.player_mut(seat).step = if answers { Step::Done } else { Step::Peg { bay: 0 } };
    }

    /// A seat's turn. Who wanted to wait takes back the order token (MM-REAN-03), unless the track has been emptied:
    /// then everybody reanimates (MM-END-03, MM-END-04).
    pub(super) fn start_reanimation(&mut self, seat: Seat, on: &mut Witness<Event>) {
        let last = self.rot_track == 0;
        let player = self.player_mut(seat);
        if player.answer == Some(Answer::Reanimate) {
            player.step = Step::Peg { bay: 0 };
        } else if last {
            player.step = Step::Ready;
            on.tell(Audience::ALL, "MM-END-03", || Event::MustReanimate { seat });
        } else {
            player.order = None;
            player.step = Step::Done;
        }
    }

    /// Step A: each Peg Leg that some monster can use is a question; then the monsters are counted.
    pub(super) fn peg(&mut self, seat: Seat, bay: u8, on: &mut Witness<Event>) -> bool {
        match (usize::from(bay)..MAX_BAYS).find(|bay| self.peg_fits(seat, *bay)) {
            Some(found) if found == usize::from(bay) => return false,
            Some(found) => self.player_mut(seat).step = Step::Peg { bay: found as u8 },
            None => {
                self.player_mut(seat).step = Step::Effects { bay: 0 };
                self.count_monsters(seat, on);
            }
        }
        true
    }

    /// MM-UPG-12: once per reanimation for each Peg Leg. Declining one declines all of its kind.
    pub(super) fn use_peg(&mut self, seat: Seat, slot: Option<SlotNo>, on: &mut Witness<Event>) {
        let Step::Peg { bay } = self.player(seat).step else { return };
        let mut next = usize::from(bay) + 1;
        match slot {
            Some(slot) => {
                let player = self.player_mut(seat);
                player.pegged.insert(slot.index());
                let card = player.slots[slot.index()].card;
                on.tell(Audience::ALL, "MM-UPG-12", || Event::Pegged { seat, slot, card });
            }
            None => {
                let kind = self.spare(seat, usize::from(bay));
                while next < MAX_BAYS && self.spare(seat, next).is_none_or(|other| Some(other) == kind) {
                    next += 1;
                }
            }
        }
        self.player_mut(seat).step = Step::Peg { bay: next as u8 };
    }

    /// Steps A to D: the number of monsters, their prestige, the bonus unless rotted, and the rot (MM-REAN-05 to
    /// MM-REAN-09). At the Fair no rot is added (MM-FAIR-11).
    fn count_monsters(&mut self, seat: Seat, on: &mut Witness<Event>) {
        let at_fair = self.phase == Phase::Show;
        let monsters = self.finished(seat);
        on.tell(Audience::ALL, "MM-REAN-05", || Event::Reanimates { seat, monsters: monsters as u8 });
        for slot in SlotNo::all() {
            if self.is_finished(seat, slot.index()) {
                let card = self.player(seat).slots[slot.index()].card;
                let prestige = self.monster_on(seat, slot.index()).map_or(0, |monster| monster.prestige);
                self.gain_prestige(seat, prestige, Why::Monster { slot, card }, "MM-REAN-06", on);
            }
        }
        let row = self.reanimation(seat);
        let clause = if at_fair { "MM-FAIR-10" } else { "MM-REAN-07" };
        self.gain_prestige(seat, row.bonus, Why::Bonus, clause, on);
        if !at_fair {
            self.take_rot(seat, row.rot, on);
        }
    }

    /// MM-REAN-08, MM-REAN-09: from the track, then from the reserve, then no more.
    fn take_rot(&mut self, seat: Seat, count: u8, on: &mut Witness<Event>) {
        let track = count.min(self.rot_track);
        let reserve = (count - track).min(self.reserve);
        self.rot_track -= track;
        self.reserve -= reserve;
        let bag = &mut self.player_mut(seat).bag;
        bag.set(Kind::Rot, bag.get(Kind::Rot) + track + reserve);
        on.tell(Audience::ALL, "MM-REAN-08", || Event::RotTaken { seat, track, reserve });
        if track > 0 && self.rot_track == 0 {
            on.tell(Audience::ALL, "MM-END-01", || Event::TrackEmpty);
        }
    }

    /// Step E: the upgrades in slot order (MM-REAN-10). `false` where one asks its owner.
    pub(super) fn upgrade_acts(&mut self, seat: Seat, bay: u8, on: &mut Witness<Event>) -> bool {
        let at_fair = self.phase == Phase::Show;
        let Some(held) = self.player(seat).upgrades.get(usize::from(bay)).copied() else {
            if at_fair {
                self.end_of_show(seat, on);
            } else {
                let left = self.reanimation(seat).items;
                self.player_mut(seat).step = Step::Items { left };
            }
            return true;
        };
        if let Some(tile) = held.tile {
            match self.pack.upgrade(tile).effect {
                Effect::Grind(_) if !held.parts.is_empty() => return false,
                Effect::Exchange if !at_fair && !held.parts.is_empty() => return false,
                Effect::Display(_) => {
                    let prestige = self.tile_pays(seat, bay.into());
                    self.gain_prestige(seat, prestige, Why::Tile(tile), "MM-UPG-11", on);
                }
                Effect::Replicate { kind, amount } if !at_fair => self.replicate(seat, kind, amount, on),
                Effect::Deal(count) if !at_fair => {
                    self.player_mut(seat).errand = Errand::Supply { left: count, mutation: true };
                }
                _ => {}
            }
        }
        self.player_mut(seat).step = Step::Effects { bay: bay + 1 };
        true
    }

    /// The part on the upgrade that is asked about; the seat goes on to the next one.
    fn take_held(&mut self, seat: Seat, take: bool) -> Option<(UpgradeId, Kind)> {
        let player = self.player_mut(seat);
        let Step::Effects { bay } = player.step else { return None };
        player.step = Step::Effects { bay: bay.saturating_add(1) };
        let held = player.upgrades.get_mut(usize::from(bay))?;
        let (part, _) = held.parts.iter().next()?;
        if take {
            held.parts.remove(part);
        }
        Some((held.tile?, part))
    }

    /// MM-UPG-14: the part goes to the supply for prestige, or stays to return to the bag.
    pub(super) fn grind(&mut self, seat: Seat, grind: bool, on: &mut Witness<Event>) {
        let Some((tile, part)) = self.take_held(seat, grind) else { return };
        if let Effect::Grind(prestige) = self.pack.upgrade(tile).effect
            && grind
        {
            self.supply.add(part);
            on.tell(Audience::ALL, "MM-UPG-14", || Event::Ground { seat, part });
            self.gain_prestige(seat, prestige, Why::Tile(tile), "MM-UPG-14", on);
        }
    }

    /// MM-UPG-17: the part goes to the supply and another comes into the bag.
    pub(super) fn exchange(&mut self, seat: Seat, kind: Option<Kind>, on: &mut Witness<Event>) {
        let Some((_, gave)) = self.take_held(seat, kind.is_some()) else { return };
        if let Some(took) = kind {
            self.supply.add(gave);
            self.supply.remove(took);
            self.player_mut(seat).bag.add(took);
            on.tell(Audience::ALL, "MM-UPG-17", || Event::Exchanged { seat, gave, took });
        }
    }

    /// Steps G and H: finished cards to the pile, all tokens back into the bag (MM-REAN-12 to MM-REAN-14).
    pub(super) fn clean_up(&mut self, seat: Seat, on: &mut Witness<Event>) {
        let finished: [bool; SLOTS] = std::array::from_fn(|slot| self.is_finished(seat, slot));
        let player = self.player_mut(seat);
        for (slot, finished) in player.slots.iter_mut().zip(finished) {
            if finished && let Some(card) = slot.card.take() {
                player.pile.insert(card);
            }
        }
        self.tokens_back(seat, true);
        let player = self.player_mut(seat);
        player.order = None;
        player.step = Step::Done;
        on.tell(Audience::ALL, "MM-REAN-13", || Event::CleanedUp { seat });
    }

    /// Every token of a lab goes back into its bag; with `keep` those on a Cold Locker stay.
    pub(super) fn tokens_back(&mut self, seat: Seat, keep: bool) {
        let pack = self.pack;
        let player = self.player_mut(seat);
        player.pegged = Default::default();
        let mut back = Bag::EMPTY;
        let mut more = |kind: Kind, count: u8| back.set(kind, back.get(kind) + count);
        for slot in &mut player.slots {
            slot.parts.iter().for_each(|(kind, count)| more(kind, count));
            slot.mutations.iter().for_each(|(_, count)| more(Kind::Mutation, count));
            slot.parts = Spaces::EMPTY;
            slot.mutations = Spaces::EMPTY;
        }
        for bay in &mut player.upgrades {
            if !keep || !bay.tile.is_some_and(|tile| pack.upgrade(tile).keeps) {
                bay.parts.iter().for_each(|(kind, count)| more(kind, count));
                bay.parts = Parts::EMPTY;
            }
        }
        player.sorting.iter().for_each(|(kind, count)| more(kind, count));
        player.hand.iter().for_each(|(kind, count)| more(kind, count));
        player.rejects.iter().for_each(|(kind, count)| more(kind, count));
        player.overflow.iter().for_each(|(kind, count)| more(kind, count));
        (player.sorting, player.hand) = (Parts::EMPTY, Parts::EMPTY);
        (player.rejects, player.overflow) = (Bag::EMPTY, Bag::EMPTY);
        for (kind, count) in back.iter() {
            player.bag.set(kind, player.bag.get(kind) + count);
        }
    }
}
