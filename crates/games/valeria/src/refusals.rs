//! Answers that do not fit the open question. Each is refused by the rule that closes its own step, and a seat that is
//! not asked by its own reason; the question that happens to be open says nothing about them.

pub mod reasons;

use engine::{Clause, IdSet, Refusal, Seat};

use crate::{
    action::{Action, Decision},
    effect::Op,
    open::{Ending, Open, Phase},
};

type Clauses = &'static [Clause];

impl Open {
    /// Why a seat that owes no decision may not answer.
    pub(crate) fn unasked(&self, seat: Seat, action: &Action) -> Refusal {
        match (self.phase, action.decision()) {
            (Phase::Over | Phase::ChooseDukes, _) => self.closed(seat, action),
            _ if !self.in_play(seat) => {
                Refusal::by(&["VA-5P-03", "VA-TURN-02"]).because(reasons::you_rest(self.active))
            }
            (Phase::Takes, Decision::Take) => {
                Refusal::by(&["VA-HARV-09", "VA-TURN-02"]).because(reasons::turn(self.active))
            }
            // Harvest is everybody's: whoever is not asked waits for the takes, or has finished.
            (Phase::Takes | Phase::Harvest, Decision::Choice | Decision::Exchange) => {
                self.closed(seat, action)
            }
            (Phase::Harvest, _) if seat == self.active => self.closed(seat, action),
            _ => Refusal::by(&["VA-TURN-02"]).because(reasons::turn(self.active)),
        }
    }

    /// Why an answer of another phase or step cannot be given now.
    pub(crate) fn closed(&self, seat: Seat, action: &Action) -> Refusal {
        let clauses = match (self.phase, action.decision()) {
            (Phase::Over, _) => self.over(),
            (Phase::ChooseDukes, Decision::Duke | Decision::Decline) => &["VA-SET-13", "VA-DEC-01"],
            (Phase::ChooseDukes, _) => &["VA-SET-16", "VA-SET-13"],
            (_, Decision::Duke) if self.rules.no_duke => &["VA-NODUKE-01", "VA-DEC-01"],
            (_, Decision::Duke) => &["VA-SET-13", "VA-DEC-01"],
            (_, Decision::Roll) => &["VA-ROLL-08"],
            (_, Decision::Token) if self.rules.events => &["VA-EVT-07", "VA-DEC-03"],
            (_, Decision::Token) => &["VA-SET-10"],
            (_, Decision::Decline) => self.no_declining(seat),
            (_, Decision::Take) => self.closed_take(),
            (_, Decision::Choice | Decision::Exchange) => self.closed_harvest(action.decision()),
            (Phase::Payment | Phase::Reward, Decision::Action) => &["VA-ACT-03"],
            (Phase::ActionEnd, Decision::Action) => &["VA-ACT-01", "VA-ACT-06"],
            (Phase::Action | Phase::ActionEnd, Decision::Payment) => &["VA-DEC-08"],
            (Phase::Reward, Decision::Payment) => &["VA-PAY-07", "VA-DEC-08"],
            (Phase::Payment, Decision::Reward | Decision::Domain) => &["VA-PAY-07"],
            (Phase::Action | Phase::Reward | Phase::ActionEnd, Decision::Reward) => {
                self.closed_reward(action)
            }
            (Phase::Action | Phase::Reward | Phase::ActionEnd, Decision::Domain) => {
                self.closed_domain(action)
            }
            (Phase::Attacks | Phase::Capture, Decision::Attack) => match action {
                Action::SoloCapture(_) => &["VA-SOLO-14"],
                _ => &["VA-SOLO-13"],
            },
            _ => self.order(),
        };
        let refused = Refusal::by(clauses);
        if clauses == self.order() { refused.because(reasons::phase(self.phase.key())) } else { refused }
    }

    /// The game has ended; the solo game by one of its three endings.
    fn over(&self) -> Clauses {
        match self.dark_lord.ending {
            _ if !self.rules.solo() => &["VA-END-03"],
            Some(Ending::NoMonsters) => &["VA-SOLO-23"],
            Some(Ending::Overrun) => &["VA-SOLO-24"],
            Some(Ending::Exhausted) | None => &["VA-SOLO-25"],
        }
    }

    /// The phases come in their order.
    fn order(&self) -> Clauses {
        if self.rules.solo() { &["VA-SOLO-05"] } else { &["VA-TURN-01"] }
    }

    /// Why "no, thanks" is no answer to the open question.
    fn no_declining(&self, seat: Seat) -> Clauses {
        match self.phase {
            // Whoever wants no change announces.
            Phase::Modify => &["VA-ROLL-08", "VA-ROLL-03"],
            Phase::Events => &["VA-EVT-09"],
            Phase::Takes => &["VA-CARD-06", "VA-HARV-16"],
            Phase::Harvest if self.player(seat).choices.is_empty() => &["VA-HARV-14", "VA-HARV-16"],
            Phase::Harvest => &["VA-HARV-16", "VA-HARV-12"],
            Phase::Action => &["VA-ACT-02", "VA-ACT-01"],
            Phase::Payment => &["VA-DEC-16", "VA-PAY-05"],
            Phase::Attacks if self.progress.any_stack => &["VA-SOLO-10"],
            Phase::Attacks => &["VA-SOLO-13"],
            Phase::Capture => &["VA-SOLO-14"],
            _ => &["VA-DEC-10"],
        }
    }

    /// VA-HARV-08: takes come first of all in Harvest. The solo game takes from the bank and asks nobody.
    fn closed_take(&self) -> Clauses {
        let acting = matches!(self.phase, Phase::Action | Phase::Payment | Phase::Reward | Phase::ActionEnd);
        match self.phase {
            _ if self.rules.solo() && acting => &["VA-SOLO-08"],
            _ if self.rules.solo() => &["VA-SOLO-07"],
            Phase::Modify | Phase::Events => self.order(),
            _ => &["VA-HARV-08", "VA-DEC-04"],
        }
    }

    fn closed_harvest(&self, decision: Decision) -> Clauses {
        match (self.phase, decision) {
            (Phase::Modify | Phase::Events, _) => self.order(),
            (Phase::Takes, _) => &["VA-HARV-08"],
            (Phase::Harvest, Decision::Exchange) => &["VA-HARV-14"],
            (Phase::Harvest, _) => &["VA-HARV-12"],
            _ if self.rules.solo() => &["VA-SOLO-05"],
            _ => &["VA-HARV-26"],
        }
    }

    /// VA-SLAY-05: first which alternative, then its card; and only where there are alternatives.
    fn closed_reward(&self, action: &Action) -> Clauses {
        let option = matches!(action, Action::RewardOption(_));
        if self.phase == Phase::Reward && (option || self.choosing_alternative()) {
            &["VA-SLAY-05", "VA-DEC-09"]
        } else {
            &["VA-DEC-09"]
        }
    }

    fn closed_domain(&self, action: &Action) -> Clauses {
        match (self.phase, action) {
            (_, Action::ReturnCitizen(_)) => &["VA-CARD-08", "VA-DEC-10"],
            (_, Action::ReturnMonster(_)) => &["VA-CARD-09", "VA-DEC-10"],
            (_, Action::Target(_)) if self.rules.solo() => &["VA-SOLO-08"],
            // At the end of the phase each has its place in the order, which is used up or still to come.
            (Phase::ActionEnd, _) if self.works_at_end(action) => &["VA-DEC-14", "VA-DEC-10"],
            (_, _) if self.works_at_end(action) => &["VA-ACT-06", "VA-DEC-10"],
            _ => &["VA-DEC-10"],
        }
    }

    /// Whether the Active player owns a Domain that asks for such an answer at the end of the Action phase.
    fn works_at_end(&self, action: &Action) -> bool {
        let owned = self.player(self.active).domains.bits() & self.pack.ending.bits();
        let asks = |op: &Op| match op {
            Op::Take { .. } => matches!(action, Action::Target(_)),
            Op::Exchange { .. } => matches!(action, Action::Exchange),
            _ => false,
        };
        IdSet::from_bits(owned).iter().any(|id| self.pack.domain(id).effect.iter().any(asks))
    }
}
