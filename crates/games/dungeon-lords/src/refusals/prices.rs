//! What creatures cost, when they are hired, kept or won at the Fair.

use engine::{Id, IdSet, Refusal, Seat};

use super::{by, reasons};
use crate::{
    action::Action,
    data::{BoardId, ExpertId, MonsterId, Place},
    open::{Due, Task},
    state::DungeonLords,
};

impl DungeonLords {
    /// What of a creature's price is lacking.
    pub(super) fn lacking(
        &self,
        seat: Seat,
        due: Due,
        kind: MonsterId,
        expert: Option<ExpertId>,
        option: u8,
    ) -> Refusal {
        let player = self.player(seat);
        let bill = self.bill(due, kind, expert, option);
        let pay_day = matches!(due, Due::Keep { .. }) && self.building();
        let own = match due {
            Due::Keep { place } => Some(place),
            _ => None,
        };
        if bill.monster > 0 && self.feedable(seat, own).next().is_none() {
            return if pay_day { by(&["DL-EVENT-09", "DL-MON-10"]) } else { by(&["DL-MON-11", "DL-MON-10"]) };
        }
        if bill.imp > player.imps.free {
            return by(&["DL-FEST-MON-06"]).because(reasons::imps(bill.imp, player.imps.free));
        }
        let traps = self.hand(seat).traps.total();
        if u32::from(bill.trap) > traps {
            let rule =
                if pay_day { by(&["DL-EVENT-10", "DL-MON-08"]) } else { by(&["DL-MON-08", "DL-AREA-10"]) };
            return rule.because(reasons::traps(bill.trap, traps));
        }
        let rule = match due {
            // Without the expert it could be paid.
            Due::Hire { .. }
                if expert.is_some() && self.affords(seat, self.bill(due, kind, None, option)) =>
            {
                by(&["DL-FEST-EXP-04", "DL-AREA-10"])
            }
            Due::Hire { .. } => by(&["DL-AREA-10"]),
            Due::Prize { .. } => by(&["DL-FEST-FAIR-09"]),
            Due::Keep { .. } if pay_day => by(&["DL-EVENT-06"]),
            Due::Keep { .. } => by(&["DL-COMBAT-36"]),
        };
        self.unless_evil(seat, bill, rule)
    }

    /// The sub-choices of a cost.
    pub(super) fn cost_refusal(&self, task: &Task, seat: Seat, action: &Action) -> Refusal {
        let Task::Cost { due, kind, expert, option, .. } = *task else { return self.elsewhere(action) };
        let options = self.data().monster(kind).costs.len();
        match (option, action) {
            (None, Action::PayWith(chosen)) if usize::from(*chosen) < options => {
                self.lacking(seat, due, kind, expert, *chosen)
            }
            (_, Action::PayWith(_)) => by(&["DL-FLOW-07"]),
            (Some(option), Action::GiveTrap(_)) if self.bill(due, kind, expert, option).trap > 0 => {
                by(&["DL-MON-08", "DL-TRAP-01"])
            }
            (Some(option), Action::Feed(_)) if self.bill(due, kind, expert, option).monster > 0 => {
                let pay_day = matches!(due, Due::Keep { .. }) && self.building();
                if pay_day { by(&["DL-EVENT-09"]) } else { by(&["DL-MON-10"]) }
            }
            _ => self.elsewhere(action),
        }
    }

    /// What a special event does not eat: a ghost is no monster.
    pub(super) fn event_food_refusal(&self, seat: Seat, place: Place) -> Refusal {
        let creature = self.player(seat).lair.get(place.index());
        let ghost = creature.is_some_and(|creature| self.data().monster(creature.kind).ghost);
        if ghost { by(&["DL-CONV-07", "DL-EVENT-11"]) } else { by(&["DL-EVENT-11"]) }
    }

    pub(super) fn payday_refusal(
        &self,
        seat: Seat,
        left: IdSet<Place>,
        place: Place,
        action: &Action,
    ) -> Refusal {
        let Some(creature) = self.player(seat).lair.get(place.index()) else { return by(&["DL-EVENT-06"]) };
        // Settled before, or one of several that are alike.
        if *action == Action::Abandon(place) || !self.sorts(seat, left).any(|first| first == place) {
            return by(&["DL-EVENT-08", "DL-EVENT-06"]);
        }
        self.lacking(seat, Due::Keep { place }, creature.kind, creature.expert, 0)
    }

    pub(super) fn prize_refusal(&self, board: BoardId) -> Refusal {
        if !self.prizes.contains(board) {
            // With fewer players the latest boards are no prizes.
            let late = self.boards.iter().skip(self.count()).any(|left_out| *left_out == board);
            return match self.count() {
                3 if late => by(&["DL-FEST-FAIR-03", "DL-FEST-FAIR-07"]),
                2 if late => by(&["DL-FEST-FAIR-04", "DL-FEST-FAIR-07"]),
                _ => by(&["DL-FEST-FAIR-07"]),
            };
        }
        let gain = self.data().board(board).prize.gain;
        if gain.tunnel > 0 { by(&["DL-FEST-FAIR-08", "DL-DIG-09"]) } else { by(&["DL-FEST-FAIR-09"]) }
    }

    /// A creature that cannot be won at the Fair.
    pub(super) fn discarded_refusal(&self, seat: Seat, board: BoardId, kind: MonsterId) -> Refusal {
        if self.monster_discard.get(kind) > 0 {
            self.lacking(seat, Due::Prize { board }, kind, None, 0)
        } else if self.monsters.contains(&kind) {
            by(&["DL-FEST-FAIR-12", "DL-FEST-FAIR-09"])
        } else {
            by(&["DL-FEST-FAIR-09"])
        }
    }
}
