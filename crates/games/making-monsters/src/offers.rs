//! The answers a seat may give: the one place that says what is legal.

use engine::Seat;

use crate::{
    action::{Action, BayNo, Colour, Keep, SlotNo, TileNo},
    data::*,
    open::{Errand, Phase, Step},
    state::MakingMonsters,
};

impl MakingMonsters {
    /// Hands every legal answer of a seat at a question to `f`, in canonical order.
    #[inline]
    pub(crate) fn offers(&self, seat: Seat, f: &mut impl FnMut(Action)) {
        let player = self.player(seat);
        if player.errand != Errand::None {
            let mut open = false;
            self.errand_offers(seat, &mut |action| {
                open = true;
                f(action);
            });
            // The end steps of Deliver are a window for moves, sub-choices included (MM-PLACE-10). An errand without
            // any answer falls away, and a move beside it is not forced on anybody (MM-SUPP-03, MM-PLACE-12).
            if open && self.phase == Phase::EndSteps {
                self.moves(seat, f);
            }
            return;
        }
        if player.hand.raw() != &[0; 6] {
            return self.hand_offers(seat, f);
        }
        match self.step(seat) {
            Step::Start if self.phase == Phase::Order => {
                Colour::ALL.into_iter().for_each(|colour| f(Action::Order(colour)));
            }
            Step::Start if self.phase == Phase::Keep => self.keep_offers(seat, f),
            Step::Draw { .. } | Step::Show => {
                f(Action::Draw);
                f(Action::Stop);
                self.moves(seat, f);
            }
            Step::Answer => {
                if self.can_reanimate(seat) {
                    f(Action::Reanimate);
                }
                f(Action::Wait);
                self.moves(seat, f);
            }
            Step::Ready => {
                f(Action::Ready);
                self.moves(seat, f);
            }
            Step::Peg { bay } => self.peg_offers(seat, bay, f),
            Step::Effects { bay } => self.effect_offers(seat, bay, f),
            Step::Items { .. } => self.item_offers(seat, f),
            Step::First => {
                f(Action::PlaceFirst(Keep::First));
                f(Action::PlaceFirst(Keep::Second));
            }
            Step::Card => self.card_offers(seat, f),
            Step::Choose => self.lineup_offers(seat, f),
            Step::Cover => {
                let open = |slot: &SlotNo| !self.pack.is_blank(slot.index());
                SlotNo::all().filter(open).for_each(|slot| f(Action::CoverDefault(slot)));
            }
            Step::Start | Step::End { .. } | Step::Done => {}
        }
    }

    fn errand_offers(&self, seat: Seat, f: &mut impl FnMut(Action)) {
        let player = self.player(seat);
        match player.errand {
            Errand::None => {}
            Errand::Lester => {
                for card in (0..self.pack.lesters.len()).map(|index| LesterId(index as u8)) {
                    if !player.lester_used.contains(card) {
                        f(Action::UseLester(card));
                    }
                }
            }
            Errand::Supply { mutation, .. } => {
                let kinds = if mutation { &Kind::PARTS[..] } else { &Kind::USEFUL[..] };
                for kind in kinds {
                    if self.supply.get(*kind) > 0 {
                        f(Action::TakeSupply(*kind));
                    }
                }
            }
            Errand::Expand => {
                self.tile_offers(0..CARTS, f);
                f(Action::Done);
            }
            Errand::Install { .. } => {
                // The lowest empty slot stands for all of them (MM-GAIN-10).
                let mut empty = false;
                for bay in BayNo::all().take(self.bays(seat)) {
                    let is_empty = player.upgrades[bay.index()].tile.is_none();
                    if !is_empty || !empty {
                        f(Action::Install(bay));
                    }
                    empty |= is_empty;
                }
            }
        }
    }

    fn tile_offers(&self, carts: std::ops::Range<usize>, f: &mut impl FnMut(Action)) {
        for cart in carts {
            for tile in TileNo::all() {
                if self.carts[cart][tile.index()].0.is_some() {
                    f(Action::TakeTile { cart: CartId(cart as u8), tile });
                }
            }
        }
    }

    /// Where the parts of the hand may go; a part without a place waits until the others are placed (MM-PLACE-04).
    #[inline]
    fn hand_offers(&self, seat: Seat, f: &mut impl FnMut(Action)) {
        let player = self.player(seat);
        let needs = self.needs(seat);
        let mut placed = false;
        let in_hand = || Kind::PARTS.into_iter().filter(|part| player.hand.get(*part) > 0);
        for part in in_hand() {
            self.places(seat, &needs, part, &mut |action| {
                placed = true;
                f(action);
            });
        }
        if !placed {
            // With a move to choose the player decides (MM-PLACE-12); without one each goes by itself (MM-DEC-01).
            let all = if self.has_moves(seat) { usize::MAX } else { 1 };
            in_hand().take(all).for_each(|part| f(Action::Reject(part)));
        }
        self.moves(seat, f);
    }

    fn peg_offers(&self, seat: Seat, bay: u8, f: &mut impl FnMut(Action)) {
        if let Some(kind) = self.spare(seat, usize::from(bay)) {
            let fits = |slot: &SlotNo| self.lacks_one(seat, slot.index(), kind);
            SlotNo::all().filter(fits).for_each(|slot| f(Action::PegLeg(Some(slot))));
            if !self.needs_peg(seat, usize::from(bay)) {
                f(Action::PegLeg(None));
            }
        }
    }

    fn effect_offers(&self, seat: Seat, bay: u8, f: &mut impl FnMut(Action)) {
        let player = self.player(seat);
        let Some(held) = player.upgrades.get(usize::from(bay)) else { return };
        let Some(tile) = held.tile else { return };
        let Some((part, _)) = held.parts.iter().next() else { return };
        match self.pack.upgrade(tile).effect {
            Effect::Grind(_) => {
                f(Action::Grind(true));
                f(Action::Grind(false));
            }
            Effect::Exchange if self.phase == Phase::Reanimate => {
                for kind in Kind::PARTS {
                    if kind != part && self.supply.get(kind) > 0 {
                        f(Action::Exchange(Some(kind)));
                    }
                }
                f(Action::Exchange(None));
            }
            _ => {}
        }
    }

    fn item_offers(&self, seat: Seat, f: &mut impl FnMut(Action)) {
        let kinds = self.cart_kinds(seat);
        for kind in Kind::USEFUL {
            if kinds & 1 << kind as u8 != 0 {
                f(Action::TakePart(kind));
            }
        }
        if self.has(seat, Effect::Reach) {
            self.tile_offers(0..CARTS, f);
        } else {
            let cart = usize::from(self.facing(seat).0);
            self.tile_offers(cart..cart + 1, f);
        }
        f(Action::Done);
    }

    fn keep_offers(&self, seat: Seat, f: &mut impl FnMut(Action)) {
        f(Action::Keep(Keep::First));
        f(Action::Keep(Keep::Second));
        if self.has(seat, Effect::KeepBoth) {
            f(Action::Keep(Keep::Both));
        }
    }

    /// Where the next card in hand may go (MM-SETUP-04, MM-REFR-10, MM-REFR-11).
    fn card_offers(&self, seat: Seat, f: &mut impl FnMut(Action)) {
        let player = self.player(seat);
        let mut room = false;
        for slot in SlotNo::all() {
            if self.is_free(seat, slot.index()) {
                room |= self.phase == Phase::Setup || self.pack.is_blank(slot.index());
                f(Action::PlaceCard(slot));
            }
        }
        if room {
            return;
        }
        for slot in SlotNo::all() {
            let held = &player.slots[slot.index()];
            if held.card.is_some() && !held.has_parts() {
                f(Action::ReplaceCard(slot));
            }
        }
        f(Action::PileCard);
    }

    fn lineup_offers(&self, seat: Seat, f: &mut impl FnMut(Action)) {
        let lineup = &self.secret(seat).lineup;
        if lineup.len() < SLOTS {
            let others = self.player(seat).pile.iter().filter(|card| !lineup.contains(card));
            others.for_each(|card| f(Action::FairCard(card)));
        }
        f(Action::Done);
    }
}
