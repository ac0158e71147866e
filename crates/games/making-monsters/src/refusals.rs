//! Why an answer that is not offered is refused: the rule that says no, the decisive one first.

use engine::{Refusal, Seat};

use crate::{
    action::{Action, BayNo, Keep, SlotNo},
    data::*,
    state::{Errand, MakingMonsters, Phase, Player, Step},
};

type Clauses = &'static [&'static str];

impl MakingMonsters {
    pub(crate) fn refusal(&self, seat: Seat, action: &Action) -> Refusal {
        let Some(player) = self.players.get(seat.index()) else { return Refusal::by(&["MM-COMP-07"]) };
        let now = self.asked(player);
        let places_card = player.step == Step::Card && player.errand == Errand::None;
        Refusal::by(match *action {
            Action::PlaceCard(slot) if places_card => {
                if player.slots[slot.index()].card.is_some() {
                    &["MM-LAB-06"]
                } else {
                    &["MM-LAB-05"]
                }
            }
            Action::ReplaceCard(slot) if places_card => self.no_replacing(player, slot),
            Action::PileCard if places_card && self.phase == Phase::Settle => &["MM-REFR-10"],
            Action::Draw | Action::Stop if !player.hand.is_empty() => &["MM-DRAW-11", "MM-PLACE-02"],
            Action::Place { part, slot, space } => self.no_place(player, part, slot, space),
            Action::Sort(part) => no_room(player, part, &["MM-LAB-01", "MM-PLACE-02"]),
            Action::Store { part, upgrade } => self.no_store(player, part, upgrade),
            Action::Reject(part) => no_room(player, part, &["MM-PLACE-05", "MM-PLACE-04"]),
            Action::Move { part, upgrade, slot, space } => self.no_move(player, part, upgrade, slot, space),
            Action::TakeSupply(kind) => match player.errand {
                Errand::Supply { mutation, .. }
                    if kind == Kind::Rot || (kind == Kind::Mutation && !mutation) =>
                {
                    &["MM-TOK-04"]
                }
                Errand::Supply { .. } => &["MM-SUPP-03"],
                _ => now,
            },
            Action::UseLester(_) if player.errand == Errand::Lester => &["MM-LEST-02"],
            Action::UseLester(_) => &["MM-LEST-01"],
            Action::TakeTile { cart, tile } => self.no_tile(seat, cart, tile.index()).unwrap_or(now),
            Action::Install(bay) => match player.errand {
                Errand::Install { .. } if bay.index() >= self.pack.bays(player) => {
                    &["MM-LAB-10", "MM-GAIN-05"]
                }
                Errand::Install { .. } => &["MM-GAIN-10"],
                _ => now,
            },
            Action::Reanimate if player.step == Step::Answer => &["MM-REAN-02"],
            Action::Wait if player.step == Step::Ready && self.phase == Phase::Answer => {
                if self.pack.is_rotted(player) { &["MM-ROT-03"] } else { &["MM-REAN-02"] }
            }
            Action::Wait if player.step == Step::Ready => &["MM-END-03"],
            Action::PegLeg(_) if matches!(player.step, Step::Peg { .. }) => &["MM-UPG-12", "MM-RULE-15"],
            Action::Exchange(_) if matches!(player.step, Step::Effects { .. }) => &["MM-UPG-17"],
            Action::Grind(_) if matches!(player.step, Step::Effects { .. }) => &["MM-UPG-14"],
            Action::TakePart(kind) => match player.step {
                Step::Items { .. } if player.errand != Errand::None => now,
                Step::Items { .. } if !kind.is_useful() => &["MM-CART-07"],
                Step::Items { .. } if self.supply.get(kind) == 0 => &["MM-CART-06"],
                Step::Items { .. } => &["MM-CART-01"],
                _ if self.phase == Phase::Show => &["MM-FAIR-11"],
                _ => now,
            },
            Action::Keep(Keep::Both) if self.phase == Phase::Keep => &["MM-REFR-14", "MM-UPG-18"],
            Action::PlaceFirst(Keep::Both) => &["MM-REFR-14"],
            Action::FairCard(_) if matches!(player.step, Step::Choose) => &["MM-FAIR-04"],
            Action::CoverDefault(_) if matches!(player.step, Step::Cover) => &["MM-FAIR-05"],
            _ => now,
        })
    }

    /// The clause behind the question that is open now.
    fn asked(&self, player: &Player) -> Clauses {
        match player.errand {
            Errand::Lester => return &["MM-LEST-09"],
            Errand::Supply { .. } => return &["MM-LEST-11"],
            Errand::Expand => return &["MM-LEST-08"],
            Errand::Install { .. } => return &["MM-CART-10", "MM-GAIN-10"],
            Errand::None => {}
        }
        if !player.hand.is_empty() {
            return &["MM-PLACE-02"];
        }
        match player.step {
            Step::Draw { .. } => &["MM-DRAW-11"],
            Step::End { .. } => &["MM-DRAW-21"],
            Step::Answer => &["MM-REAN-01"],
            Step::Ready if self.phase == Phase::Show => &["MM-FAIR-15"],
            Step::Ready => &["MM-REAN-21"],
            Step::Peg { .. } => &["MM-UPG-12"],
            Step::Effects { .. } => &["MM-REAN-10"],
            Step::Items { .. } => &["MM-REAN-11", "MM-CART-01"],
            Step::First => &["MM-REFR-14"],
            Step::Card if self.phase == Phase::Setup => &["MM-SETUP-04"],
            Step::Card => &["MM-REFR-09"],
            Step::Choose => &["MM-FAIR-04"],
            Step::Cover => &["MM-FAIR-05"],
            Step::Show => &["MM-FAIR-06"],
            Step::Start if self.phase == Phase::Keep => &["MM-REFR-05"],
            Step::Start | Step::Done => &["MM-ORD-01"],
        }
    }

    fn no_replacing(&self, player: &Player, slot: SlotNo) -> Clauses {
        let held = &player.slots[slot.index()];
        match held.card {
            None => &["MM-REFR-11"],
            Some(_) if held.has_parts() => &["MM-REFR-12"],
            Some(_) => &["MM-REFR-10"],
        }
    }

    /// Why a part does not fit on a monster.
    fn no_space(&self, player: &Player, part: Kind, slot: SlotNo, space: Option<Kind>) -> Clauses {
        if self.pack.monster_on(player, slot.index()).is_none() {
            return &["MM-LAB-06"];
        }
        match (part, space) {
            (Kind::Rot, _) => &["MM-TOK-03"],
            (Kind::Mutation, _) => &["MM-TOK-02"],
            _ => &["MM-TOK-01"],
        }
    }

    fn no_place(&self, player: &Player, part: Kind, slot: SlotNo, space: Option<Kind>) -> Clauses {
        if part != Kind::Rot && player.hand.get(part) == 0 {
            return self.asked(player);
        }
        self.no_space(player, part, slot, space)
    }

    fn no_store(&self, player: &Player, part: Kind, bay: BayNo) -> Clauses {
        if part == Kind::Rot {
            return &["MM-UPG-22", "MM-TOK-03"];
        }
        if player.hand.get(part) == 0 {
            return self.asked(player);
        }
        match player.upgrades[bay.index()].tile {
            Some(tile) if self.pack.upgrade(tile).holds > 0 => &["MM-PLACE-02"],
            Some(_) => &["MM-UPG-24"],
            None => &["MM-LAB-09"],
        }
    }

    fn no_move(
        &self,
        player: &Player,
        part: Kind,
        bay: Option<BayNo>,
        slot: SlotNo,
        space: Option<Kind>,
    ) -> Clauses {
        if part == Kind::Rot {
            return &["MM-TOK-03", "MM-PLACE-06"];
        }
        let held = match bay {
            None => player.sorting.get(part),
            Some(bay) => {
                let held = &player.upgrades[bay.index()];
                if held.parts.get(part) > 0 && !held.tile.is_some_and(|tile| self.pack.upgrade(tile).movable)
                {
                    return &["MM-UPG-24", "MM-PLACE-08"];
                }
                held.parts.get(part)
            }
        };
        if held == 0 {
            return &["MM-PLACE-06", "MM-PLACE-07"];
        }
        let mut fits = false;
        self.pack
            .moves(player, &mut |other| fits |= other == Action::Move { part, upgrade: bay, slot, space });
        if fits { &["MM-PLACE-10"] } else { self.no_space(player, part, slot, space) }
    }

    fn no_tile(&self, seat: Seat, cart: CartId, tile: usize) -> Option<Clauses> {
        let player = self.player(seat);
        let expands = player.errand == Errand::Expand;
        if self.phase == Phase::Show && !expands {
            return Some(&["MM-FAIR-11"]);
        }
        if !expands && (player.errand != Errand::None || !matches!(player.step, Step::Items { .. })) {
            return None;
        }
        let place = self.carts.get(usize::from(cart.0)).and_then(|cart| cart.get(tile));
        if place.is_none_or(|place| place.0.is_none()) {
            return Some(if expands { &["MM-LEST-08", "MM-CART-04"] } else { &["MM-CART-04"] });
        }
        Some(&["MM-CART-01", "MM-CART-08"])
    }
}

/// A part that is not in hand cannot be put anywhere; one that is has a better or no such place.
fn no_room(player: &Player, part: Kind, clauses: Clauses) -> Clauses {
    match part {
        Kind::Rot => &["MM-TOK-03", "MM-PLACE-01"],
        _ if player.hand.get(part) == 0 => &["MM-PLACE-02"],
        _ => clauses,
    }
}
