//! Domains that work at the end of the Action phase (VA-ACT-06, VA-CARD-16, VA-CARD-17).

use engine::{Audience, Refusal, Seat, Witness};

use super::Flow;
use crate::{
    action::Action,
    data::DomainId,
    effect::{Op, Resource},
    event::{Cause, Event},
    open::{Open, Phase},
    refusals::reasons,
    state::Valeria,
};

impl Open {
    /// The end-of-phase Domain that is asked about. VA-DEC-14: takes before exchanges, so that what was taken can pay.
    pub fn next_at_end(&self) -> Option<(DomainId, &'static Op)> {
        let op = |id: DomainId| self.pack.data().domain(id).effect.first();
        let owned = self.progress.at_end;
        let takes = owned.iter().find(|id| matches!(op(*id), Some(Op::Take { .. })));
        let id = takes.or_else(|| owned.iter().next())?;
        op(id).map(|op| (id, op))
    }

    /// Whether any opponent in play has some of a Resource.
    pub(super) fn anybody_has(&self, resource: Resource) -> bool {
        self.opponents().any(|seat| self.player(seat).stock.of(resource) > 0)
    }

    pub(crate) fn legal_at_end(&self, into: &mut Vec<Action>) {
        match self.next_at_end() {
            Some((_, Op::Take { .. })) => into.extend(self.opponents().map(Action::Target)),
            Some((_, Op::Exchange { .. })) => into.extend([Action::Exchange, Action::Decline]),
            _ => {}
        }
    }

    pub(crate) fn check_at_end(&self, action: &Action) -> Result<(), Refusal> {
        match (self.next_at_end(), action) {
            (Some((_, Op::Take { .. })), Action::Target(seat)) => self.check_opponent(*seat),
            (Some((_, Op::Take { .. })), Action::Decline | Action::Take { .. } | Action::TakeNothing) => {
                Err(Refusal::by(&["VA-CARD-16", "R-08"]))
            }
            (Some((_, Op::Exchange { .. })), Action::Exchange | Action::Decline) => Ok(()),
            _ => Err(self.closed(self.active, action)),
        }
    }

    /// An opponent in play (VA-ICON-09, VA-5P-03).
    pub(super) fn check_opponent(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() >= self.count() || seat == self.active {
            return Err(Refusal::by(&["VA-ICON-09"]));
        }
        if !self.in_play(seat) {
            return Err(Refusal::by(&["VA-5P-04", "VA-5P-03"]).because(reasons::resting(seat)));
        }
        Ok(())
    }
}

impl Valeria {
    pub(super) fn end_actions(&mut self, on: &mut Witness<Event>) -> Flow {
        while let Some((id, op)) = self.next_at_end() {
            let by = Cause::Domain(id);
            match op {
                Op::Take { resources, up_to } => {
                    let resource = resources[0];
                    if self.rules.solo() {
                        // VA-SOLO-08: solo takes from the bank.
                        let gain = Op::Gain { good: resource.into(), n: *up_to };
                        self.gain_by(self.active, &gain, 1, by, "VA-SOLO-08", on);
                    } else if self.anybody_has(resource) {
                        if self.opponents().count() > 1 {
                            return Flow::Wait;
                        }
                        if let Some(from) = self.opponents().next() {
                            self.take(from, resource, (*up_to).into(), by, "VA-CARD-16", on);
                        }
                    }
                }
                Op::Exchange { pay, pay_n, .. } => {
                    if self.player(self.active).stock.of(*pay) >= u32::from(*pay_n) {
                        return Flow::Wait;
                    }
                }
                gain => self.gain_by(self.active, gain, 1, by, "VA-ACT-06", on),
            }
            self.progress.at_end.remove(id);
        }
        self.phase = if self.rules.solo() { Phase::AttackStart } else { Phase::End };
        Flow::Next
    }

    pub(crate) fn answer_at_end(&mut self, action: &Action, on: &mut Witness<Event>) {
        let Some((id, op)) = self.next_at_end() else { return };
        let (seat, by) = (self.active, Cause::Domain(id));
        match (op, action) {
            (Op::Take { resources, up_to }, Action::Target(from)) => {
                let resource = resources[0];
                self.take(*from, resource, (*up_to).into(), by, "VA-CARD-16", on);
            }
            (Op::Exchange { pay, pay_n, good, n }, Action::Exchange) => {
                self.exchange(seat, (*pay, *pay_n), (*good, *n), by, "VA-CARD-17", on);
            }
            _ => on.tell(Audience::ALL, "VA-CARD-17", || Event::Declined { seat, by }),
        }
        self.progress.at_end.remove(id);
    }
}
