//! Answers that belong to another phase or step are refused by the rule that closes them: the one that says when such an
//! answer is possible, or that its time is over.

use engine::Seat;

use super::{Clauses, MakingMonsters};
use crate::{
    action::{Action, Answer},
    data::Mode,
    open::{Phase, Step},
};

/// What an order lets its owner do: base and super action of red, yellow and blue.
const ORDERS: [[Clauses; 2]; 3] = [
    [&["MM-DRAW-02"], &["MM-DRAW-03"]],
    [&["MM-DRAW-04"], &["MM-DRAW-05"]],
    [&["MM-DRAW-06"], &["MM-DRAW-07"]],
];

impl MakingMonsters {
    pub(super) fn closed(&self, seat: Seat, action: &Action) -> Clauses {
        let player = self.player(seat);
        match *action {
            Action::PlaceCard(_) | Action::ReplaceCard(_) | Action::PileCard => match self.phase {
                Phase::Setup => &["MM-SETUP-09"],
                Phase::Keep => &["MM-INFO-04", "MM-REFR-05"],
                Phase::Settle if player.step == Step::First => &["MM-REFR-14"],
                Phase::Settle => &["MM-REFR-09"],
                _ => self.elsewhere(&["MM-ROUND-01", "MM-REFR-09"], &["MM-REFR-01", "MM-ROUND-03"]),
            },
            Action::Order(_) if matches!(self.phase, Phase::Keep | Phase::Settle) => &["MM-REFR-17"],
            Action::Order(_) => self.elsewhere(&["MM-ORD-01", "MM-ROUND-01"], &["MM-FAIR-09"]),
            Action::Draw | Action::Stop => self.no_draw(seat, action),
            Action::TakeSupply(_) => match self.phase {
                Phase::Deliver | Phase::EndSteps => &["MM-DRAW-21"],
                Phase::Answer | Phase::Reanimate => &["MM-UPG-03", "MM-REAN-10"],
                _ => self.elsewhere(&["MM-ROUND-01", "MM-DRAW-21"], &["MM-FAIR-12"]),
            },
            Action::UseLester(_) => &["MM-LEST-01"],
            Action::TakeTile { .. } | Action::TakePart(_) => match self.phase {
                Phase::Answer | Phase::Reanimate => &["MM-REAN-11"],
                _ => self.elsewhere(&["MM-ROUND-01", "MM-REAN-11"], &["MM-FAIR-11"]),
            },
            Action::Install(_) => &["MM-GAIN-01", "MM-CART-03"],
            Action::Reanimate | Action::Wait => self.no_answer(seat, action),
            Action::Ready => match self.phase {
                Phase::Answer | Phase::Reanimate => &["MM-REAN-21"],
                _ => self.elsewhere(&["MM-ROUND-01", "MM-REAN-21"], &["MM-FAIR-15"]),
            },
            Action::PegLeg(_) => match self.phase {
                Phase::Reanimate if !player.pegged.is_empty() => &["MM-UPG-12", "MM-REAN-05"],
                Phase::Answer | Phase::Reanimate => &["MM-REAN-05", "MM-UPG-12"],
                _ => self.elsewhere(&["MM-ROUND-01", "MM-UPG-12"], &["MM-FAIR-15", "MM-UPG-12"]),
            },
            Action::Grind(_) => match self.phase {
                Phase::Answer | Phase::Reanimate => &["MM-REAN-10", "MM-UPG-14"],
                _ => self.elsewhere(&["MM-ROUND-01", "MM-UPG-14"], &["MM-FAIR-15", "MM-UPG-14"]),
            },
            Action::Exchange(_) => match self.phase {
                Phase::Answer | Phase::Reanimate => &["MM-REAN-10", "MM-UPG-17"],
                _ => self.elsewhere(&["MM-ROUND-01", "MM-UPG-17"], &["MM-FAIR-12"]),
            },
            Action::Done if self.phase == Phase::Prepare => &["MM-FAIR-04"],
            Action::Done => self.elsewhere(&["MM-CART-05"], &["MM-FAIR-11"]),
            Action::Keep(_) => match self.phase {
                Phase::Keep if self.secret(seat).cards.len() < 2 => &["MM-REFR-08"],
                Phase::Keep | Phase::Settle => &["MM-REFR-06"],
                _ => self.elsewhere(&["MM-ROUND-01", "MM-REFR-05"], &["MM-REFR-01", "MM-ROUND-03"]),
            },
            Action::PlaceFirst(_) => match self.phase {
                Phase::Keep | Phase::Settle => &["MM-REFR-14"],
                _ => self.elsewhere(&["MM-ROUND-01", "MM-REFR-14"], &["MM-REFR-01"]),
            },
            Action::FairCard(_) | Action::CoverDefault(_) => match self.phase {
                Phase::Prepare => &["MM-FAIR-04", "MM-FAIR-05"],
                Phase::Show => &["MM-FAIR-01"],
                _ => &["MM-REAN-20", "MM-ROUND-02"],
            },
            // The lab itself has refused these (see `parts`).
            Action::Place { .. }
            | Action::Sort(_)
            | Action::Store { .. }
            | Action::Reject(_)
            | Action::Move { .. } => &["MM-PLACE-02"],
        }
    }

    /// An answer of the rounds comes too early in setup (MM-SETUP-10), in another phase of its round, or at the Fair.
    fn elsewhere(&self, round: Clauses, fair: Clauses) -> Clauses {
        match self.phase {
            Phase::Setup => &["MM-SETUP-10"],
            Phase::Prepare | Phase::Show => fair,
            _ => round,
        }
    }

    /// Drawing is not possible now: before the last part is placed, after the last draw, or in another phase.
    fn no_draw(&self, seat: Seat, action: &Action) -> Clauses {
        let player = self.player(seat);
        match self.phase {
            Phase::Setup if player.step == Step::Card => &["MM-SETUP-09"],
            Phase::Setup => &["MM-SETUP-07"],
            Phase::Deliver if !player.hand.is_empty() => match (self.is_batch(seat), action) {
                (true, Action::Stop) => &["MM-DRAW-08"],
                (true, _) => &["MM-DRAW-09", "MM-DRAW-08"],
                (false, _) => &["MM-DRAW-11", "MM-PLACE-02"],
            },
            Phase::Deliver => self.drawn_enough(seat),
            Phase::EndSteps => &["MM-DRAW-21"],
            Phase::Prepare => &["MM-FAIR-01"],
            Phase::Show if !player.hand.is_empty() => &["MM-FAIR-06", "MM-DRAW-11"],
            Phase::Show if self.is_rotted(seat) => &["MM-FAIR-08"],
            Phase::Show if player.bag.is_empty() => &["MM-FAIR-09"],
            Phase::Show => &["MM-FAIR-15"],
            _ => &["MM-ROUND-01", "MM-DRAW-01"],
        }
    }

    /// Whether the parts in hand come from a batch: there are several, or no single token was drawn since. The track is
    /// never full while a single part waits for its place.
    fn is_batch(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let untouched = |may: u8| {
            self.order_action(seat).is_some_and(|order| {
                order.forced_mode == Mode::Batch && (may == order.optional_draw || self.is_rotted(seat))
            })
        };
        let still = matches!(player.step, Step::Draw { may, .. } if untouched(may));
        player.hand.total() > 1 || still
    }

    /// A seat that has drawn all it may this round, or has stopped.
    fn drawn_enough(&self, seat: Seat) -> Clauses {
        let player = self.player(seat);
        match self.order_action(seat) {
            // Only a batch runs past the end of the track.
            Some(order) if order.optional_draw > 0 && !player.overflow.is_empty() => &["MM-DRAW-14"],
            Some(order) if order.optional_draw > 0 && self.is_rotted(seat) => &["MM-DRAW-12", "MM-DRAW-14"],
            Some(_) if player.bag.is_empty() => &["MM-DRAW-15"],
            Some(order) if order.return_rot > 0 => &["MM-DRAW-20", "MM-DRAW-05"],
            _ => self.order_clauses(seat).unwrap_or(&["MM-DRAW-01"]),
        }
    }

    /// What the seat's order of the round brings, and no more; `None` without an order.
    pub(super) fn order_clauses(&self, seat: Seat) -> Option<Clauses> {
        let colour = self.player(seat).order?;
        Some(ORDERS[colour as usize][usize::from(self.is_super(seat))])
    }

    /// Reanimate or wait: who must, who cannot, and who has answered.
    fn no_answer(&self, seat: Seat, action: &Action) -> Clauses {
        let player = self.player(seat);
        let wait = *action == Action::Wait;
        let forced = player.forced || self.is_forced(seat);
        match self.phase {
            Phase::Answer if wait && self.is_rotted(seat) => &["MM-ROT-03"],
            Phase::Answer if wait && forced => &["MM-REAN-02"],
            Phase::Answer if forced => &["MM-REAN-21"],
            Phase::Answer if !wait && !self.can_reanimate(seat) => &["MM-REAN-02"],
            Phase::Answer => &["MM-REAN-01"],
            Phase::Reanimate if wait && self.rot_track == 0 && player.answer == Some(Answer::Wait) => {
                &["MM-END-03"]
            }
            Phase::Reanimate if player.step == Step::Ready => &["MM-REAN-21"],
            Phase::Reanimate if player.step == Step::Done && player.answer == Some(Answer::Reanimate) => {
                &["MM-END-05", "MM-REAN-01"]
            }
            Phase::Reanimate => &["MM-REAN-01"],
            _ => self.elsewhere(&["MM-ROUND-01", "MM-REAN-01"], &["MM-ROUND-02"]),
        }
    }
}
