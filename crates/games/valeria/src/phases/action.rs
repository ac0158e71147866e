//! The frame of the Action phase: two actions, each one of four (VA-ACT).

use engine::{Audience, IdSet, Refusal, Witness};

use super::Flow;
use crate::{
    action::Action,
    data::{CITIZEN_STACKS, DOMAIN_STACKS, MONSTER_STACKS},
    effect::Resource,
    event::Event,
    open::{Open, Phase},
    slot::{Row, SLOTS, Slot},
    state::Valeria,
};

impl Open {
    /// VA-ACT-08, VA-DEC-07: every card that can be paid for, and the three gains.
    pub(crate) fn legal_actions(&self, into: &mut Vec<Action>) {
        self.legal_slays(into);
        // VA-PAY-02: every other purchase spends Gold.
        if self.player(self.active).stock.gold > 0 {
            for slot in (0..CITIZEN_STACKS).map(Slot::citizen) {
                if self.can_recruit(slot) {
                    into.push(Action::Recruit(slot));
                }
            }
            let roles = self.citizen_roles(self.active);
            for slot in (0..DOMAIN_STACKS).map(Slot::domain) {
                if self.can_build(slot, &roles) {
                    into.push(Action::Build(slot));
                }
            }
        }
        into.extend(Resource::ALL.map(Action::Gain));
    }

    /// The Monsters in reach that can be paid for.
    pub(super) fn legal_slays(&self, into: &mut Vec<Action>) {
        // VA-PAY-03: every slay spends Strength.
        if self.player(self.active).stock.strength == 0 {
            return;
        }
        // Events may lie in any slot; Monsters come first.
        let slots = if self.rules.events { SLOTS } else { MONSTER_STACKS };
        for slot in Slot::all().take(slots) {
            if self.can_slay(slot) {
                into.push(Action::Slay(slot));
            }
        }
    }

    pub(crate) fn check_action(&self, action: &Action) -> Result<(), Refusal> {
        match action {
            Action::Slay(slot) => self.check_slay(*slot),
            Action::Recruit(slot) => self.check_recruit(*slot),
            Action::Build(slot) => self.check_build(*slot),
            Action::Gain(_) => Ok(()),
            _ => Err(self.closed(self.active, action)),
        }
    }

    /// What is being bought in a slot: an Event or a Monster is slain, otherwise the row decides.
    pub(super) fn row_of_purchase(&self, slot: Slot) -> Row {
        if self.is_exhausted(slot) { Row::Monster(0) } else { slot.row() }
    }
}

impl Valeria {
    /// VA-ACT-05: gains at the start of the phase, then two actions.
    pub(super) fn begin_actions(&mut self, on: &mut Witness<Event>) -> Flow {
        self.pay_domains(self.active, self.pack.starting, on);
        self.progress.actions_left = self.pack.setup.actions;
        self.phase = Phase::Action;
        Flow::Next
    }

    pub(super) fn wait_for_action(&mut self) -> Flow {
        if self.progress.actions_left > 0 {
            return Flow::Wait;
        }
        // VA-ACT-06: a Domain built this turn is included.
        let owned = self.player(self.active).domains.bits();
        self.progress.at_end = IdSet::from_bits(owned & self.pack.ending.bits());
        self.phase = Phase::ActionEnd;
        Flow::Next
    }

    pub(crate) fn answer_action(&mut self, action: &Action, on: &mut Witness<Event>) {
        match action {
            Action::Slay(slot) | Action::Recruit(slot) | Action::Build(slot) => self.buy(*slot),
            Action::Gain(resource) => self.gain_action(*resource, on),
            _ => {}
        }
    }

    /// The card of a slot is chosen; paying for it comes next.
    pub(super) fn buy(&mut self, slot: Slot) {
        self.progress.buying = Some(slot);
        self.phase = Phase::Payment;
    }

    /// VA-GAIN-01.
    fn gain_action(&mut self, resource: Resource, on: &mut Witness<Event>) {
        let seat = self.active;
        self.player_mut(seat).stock.gain(resource.into(), 1);
        on.tell(Audience::ALL, "VA-GAIN-01", || Event::GainAction { seat, resource });
        self.phase = Phase::Cover;
    }
}
