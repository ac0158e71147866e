//! Why an answer that is not offered is refused: the rule that says no, the decisive one first.
//!
//! An answer to the open question is refused by what is wrong with it. An answer that belongs elsewhere is refused by the
//! rule that closes it now ([`closed`]), whoever gives it; a seat that waits for its turn, by the rule of turns.

mod closed;
mod facts;
mod parts;
pub mod reasons;

use engine::{Refusal, Seat};

use crate::{
    action::{Action, Answer, BayNo, Keep, SlotNo, TileNo},
    data::*,
    open::{Errand, Phase, Player, Step},
    state::MakingMonsters,
};

type Clauses = &'static [&'static str];

impl MakingMonsters {
    /// Why a seat may not give this answer, whether it is asked or not.
    pub(crate) fn refusal(&self, seat: Seat, action: &Action) -> Refusal {
        if seat.index() >= self.players.len() {
            return Refusal::by(&["MM-SEAT-01"]);
        }
        if self.phase == Phase::Over {
            return Refusal::by(&["MM-ROUND-02", "MM-SCORE-01"]);
        }
        let open = if self.active().contains(seat) {
            self.wrong(seat, action)
        } else {
            self.out_of_turn(seat, action)
        };
        let refused = Refusal::by(
            open.or_else(|| self.part_stays(seat, action)).unwrap_or_else(|| self.closed(seat, action)),
        );
        self.facts(seat, action, refused.clause()).map_or(refused, |why| refused.because(why))
    }

    /// What is wrong with an answer to the question that is open for the seat; `None` if it answers another one.
    fn wrong(&self, seat: Seat, action: &Action) -> Option<Clauses> {
        let player = self.player(seat);
        // Rot is never a choice, whatever the question is.
        if let Action::TakeSupply(Kind::Rot)
        | Action::TakePart(Kind::Rot)
        | Action::Exchange(Some(Kind::Rot)) = action
        {
            return Some(&["MM-TOK-04"]);
        }
        if player.errand != Errand::None {
            return self.wrong_errand(seat, action);
        }
        if !player.hand.is_empty() {
            return None;
        }
        Some(match (self.step(seat), *action) {
            (Step::Card, Action::PlaceCard(slot)) if player.slots[slot.index()].card.is_some() => {
                &["MM-LAB-06"]
            }
            (Step::Card, Action::PlaceCard(_)) => &["MM-LAB-05"],
            (Step::Card, Action::ReplaceCard(_) | Action::PileCard) if self.phase == Phase::Setup => {
                &["MM-SETUP-04"]
            }
            (Step::Card, Action::ReplaceCard(slot)) => no_replacing(player, slot),
            (Step::Card, Action::PileCard) => &["MM-REFR-10"],
            (Step::Peg { bay }, Action::PegLeg(None)) if self.needs_peg(seat, usize::from(bay)) => {
                &["MM-REAN-02"]
            }
            (Step::Peg { .. }, Action::PegLeg(_)) => &["MM-UPG-12", "MM-RULE-15"],
            (Step::Effects { bay }, Action::Exchange(_)) if self.swaps(seat, bay) => &["MM-UPG-17"],
            (Step::Items { .. }, Action::TakePart(kind)) => self.no_part(seat, kind),
            (Step::Items { .. }, Action::TakeTile { cart, tile }) => self.no_tile(seat, cart, tile),
            (Step::Start, Action::Keep(Keep::Both)) if self.phase == Phase::Keep => {
                &["MM-REFR-14", "MM-UPG-18"]
            }
            (Step::Choose, Action::FairCard(_)) => &["MM-FAIR-04"],
            (Step::Choose | Step::Cover, Action::CoverDefault(_)) => &["MM-FAIR-05"],
            (Step::Cover, Action::FairCard(_) | Action::Done) => &["MM-FAIR-05"],
            _ => return None,
        })
    }

    /// An errand comes before everything else: a LESTER card and its sub-choices, a tile to install.
    fn wrong_errand(&self, seat: Seat, action: &Action) -> Option<Clauses> {
        let player = self.player(seat);
        let at_cart = self.phase == Phase::Reanimate;
        Some(match (player.errand, *action) {
            (Errand::Lester, Action::UseLester(_)) => &["MM-LEST-02"],
            (Errand::Lester, Action::Done) => &["MM-LEST-09"],
            (Errand::Supply { mutation: false, .. }, Action::TakeSupply(Kind::Mutation)) => &["MM-TOK-04"],
            (Errand::Supply { .. }, Action::TakeSupply(_)) => &["MM-SUPP-03"],
            (Errand::Supply { .. }, Action::Done) => self.pick(seat),
            (Errand::Expand, Action::TakeTile { .. }) => &["MM-LEST-08", "MM-CART-04"],
            (Errand::Install { .. }, Action::Install(bay)) => self.no_bay(seat, bay),
            (Errand::Install { .. }, Action::Done) => &["MM-GAIN-10", "MM-CART-10"],
            (Errand::Install { .. }, Action::TakeTile { .. } | Action::TakePart(_)) if at_cart => {
                &["MM-CART-10", "MM-GAIN-10"]
            }
            (Errand::Install { .. }, Action::TakeTile { .. }) => &["MM-LEST-08"],
            (_, Action::TakeSupply(_) | Action::TakeTile { .. } | Action::Install(_)) if !at_cart => {
                &["MM-LEST-11"]
            }
            // Only a LESTER Terminal brings an errand while its owner draws.
            (_, Action::Draw | Action::Stop | Action::Ready) if self.phase.is_drawing() => {
                &["MM-DEC-05", "MM-UPG-15"]
            }
            _ => return None,
        })
    }

    /// The rule behind a pick from the supply, which nobody may decline.
    fn pick(&self, seat: Seat) -> Clauses {
        let player = self.player(seat);
        match (self.phase, player.step) {
            (Phase::Reanimate, _) => &["MM-UPG-03"],
            (_, Step::End { next: 1 }) => &["MM-DRAW-02"],
            (_, Step::End { next: 2 }) => &["MM-DRAW-17"],
            _ => &["MM-LEST-11"],
        }
    }

    /// In phases that go from seat to seat: the answer belongs to the phase, but it is another seat's turn. A seat that
    /// has had its turn is refused as if it had asked for more.
    fn out_of_turn(&self, seat: Seat, action: &Action) -> Option<Clauses> {
        let player = self.player(seat);
        let done = player.step == Step::Done;
        let shared = matches!(
            action,
            Action::TakeSupply(_)
                | Action::TakeTile { .. }
                | Action::Install(_)
                | Action::Done
                | Action::Move { .. }
        );
        let reanimates = matches!(
            action,
            Action::PegLeg(_) | Action::Grind(_) | Action::Exchange(_) | Action::TakePart(_) | Action::Ready
        );
        match (self.phase, action) {
            (Phase::EndSteps, Action::UseLester(_))
                if self.order_action(seat).is_none_or(|order| order.play_lester == 0) =>
            {
                None
            }
            (Phase::EndSteps, Action::UseLester(_) | Action::TakeSupply(_)) if done => {
                self.order_clauses(seat)
            }
            (Phase::EndSteps, Action::UseLester(_)) => Some(&["MM-DRAW-21"]),
            (Phase::EndSteps, _) if shared => Some(&["MM-DRAW-21"]),
            (Phase::Reanimate, _) if !shared && !reanimates => None,
            (Phase::Reanimate, _) if !done => Some(&["MM-REAN-04"]),
            (Phase::Reanimate, _) if player.answer == Some(Answer::Wait) => Some(&["MM-REAN-03"]),
            _ => None,
        }
    }

    fn swaps(&self, seat: Seat, bay: u8) -> bool {
        let player = self.player(seat);
        let tile = player.upgrades.get(usize::from(bay)).and_then(|held| held.tile);
        tile.is_some_and(|tile| self.pack.upgrade(tile).effect == Effect::Exchange)
    }

    fn no_bay(&self, seat: Seat, bay: BayNo) -> Clauses {
        if bay.index() >= self.bays(seat) { &["MM-LAB-10", "MM-GAIN-05"] } else { &["MM-GAIN-10"] }
    }

    /// Which cart a part may come from is asked before what is left of it.
    fn no_part(&self, seat: Seat, kind: Kind) -> Clauses {
        if kind == Kind::Mutation {
            return &["MM-CART-07"];
        }
        let printed = self.printed_kinds(seat);
        let stands_in = printed & self.cart_kinds(seat) == 0;
        match self.supply.get(kind) {
            0 if printed & 1 << kind as u8 != 0 => &["MM-CART-06"],
            0 if stands_in => &["MM-CART-07"],
            _ => &["MM-CART-01"],
        }
    }

    fn no_tile(&self, seat: Seat, cart: CartId, tile: TileNo) -> Clauses {
        let reach = cart == self.facing(seat) || self.has(seat, Effect::Reach);
        let lies = self.carts.get(usize::from(cart.0)).is_some_and(|cart| cart[tile.index()].0.is_some());
        if reach && !lies { &["MM-CART-04"] } else { &["MM-CART-01", "MM-CART-08"] }
    }
}

fn no_replacing(player: &Player, slot: SlotNo) -> Clauses {
    let held = &player.slots[slot.index()];
    match held.card {
        None => &["MM-REFR-11"],
        Some(_) if held.has_parts() => &["MM-REFR-12"],
        Some(_) => &["MM-REFR-10"],
    }
}
