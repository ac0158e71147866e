//! Battles, step by step.

use engine::{Id, Refusal, Seat};

use super::by;
use crate::{
    action::Action,
    data::{Effect, Target},
    open::{Due, Striker, Task},
    state::DungeonLords,
};

impl DungeonLords {
    pub(super) fn battle_refusal(&self, task: &Task, seat: Seat, action: &Action) -> Refusal {
        match (task, action) {
            (Task::Spring { .. }, Action::Spring { installed: true, .. }) => {
                by(&["DL-FEST-INST-06", "DL-FEST-INST-07"])
            }
            (Task::Spring { .. }, Action::Spring { .. }) => by(&["DL-COMBAT-20"]),
            (Task::AimTrap { .. }, Action::Target(_)) => by(&["DL-COMBAT-24"]),
            (Task::Attack { .. }, Action::Attack { by: striker, mode }) => {
                self.attack_refusal(seat, *striker, *mode)
            }
            (Task::Attack { .. }, Action::Idle(striker)) if self.waits(seat, *striker) => {
                by(&["DL-COMBAT-41", "DL-COMBAT-44"])
            }
            (Task::Attack { .. }, Action::Idle(_)) => by(&["DL-COMBAT-40"]),
            (Task::Blow { .. }, Action::Target(at)) => self.target_refusal(task, seat, *at),
            (Task::PickMonster { .. }, Action::Name(_)) => by(&["DL-COMBAT-32", "DL-COMBAT-36"]),
            (Task::Suggest { left, .. }, Action::Pay(place)) => {
                let creature = self.player(seat).lair.get(place.index());
                match creature.filter(|_| left.iter().next() == Some(*place)) {
                    Some(creature) => {
                        let due = Due::Keep { place: *place };
                        self.lacking(seat, due, creature.kind, creature.expert, 0)
                    }
                    None => by(&["DL-COMBAT-36"]),
                }
            }
            (Task::FreePrisoner { evil: true, .. }, Action::Free(_)) => by(&["DL-COMBAT-18"]),
            (Task::FreePrisoner { .. }, Action::Free(_)) => by(&["DL-COMBAT-36"]),
            _ => self.elsewhere(action),
        }
    }

    fn waits(&self, seat: Seat, striker: Striker) -> bool {
        match striker {
            Striker::Creature(place) => self.waiting_creatures(seat).contains(place),
            Striker::Fighter => self.fighter_waits(seat),
            Striker::Pet(_) => false,
        }
    }

    fn attack_refusal(&self, seat: Seat, striker: Striker, mode: u8) -> Refusal {
        if matches!(striker, Striker::Pet(_)) {
            return by(&["DL-FEST-PET-08"]);
        }
        if !self.waits(seat, striker) {
            return by(&["DL-COMBAT-40"]);
        }
        if self.is_sheep(striker) {
            return by(&["DL-COMBAT-35"]);
        }
        match self.attacks_of(seat, striker).get(usize::from(mode)) {
            Some(attack) if !self.affords(seat, attack.extra_cost) => {
                self.short(seat, attack.extra_cost, by(&["DL-MON-13", "DL-COMBAT-44"]))
            }
            Some(attack) if !self.can_attack(seat, striker, attack) => by(&["DL-COMBAT-41", "DL-COMBAT-44"]),
            _ => by(&["DL-COMBAT-40"]),
        }
    }

    fn target_refusal(&self, task: &Task, seat: Seat, at: u8) -> Refusal {
        let Task::Blow { by: striker, mode, effect, first, .. } = *task else { return by(&["DL-COMBAT-40"]) };
        let target = match self.effects_of(seat, striker, mode).get(usize::from(effect)) {
            Some(
                Effect::Damage { target, .. } | Effect::MoveFront { target } | Effect::Poison { target, .. },
            ) => self.aim(seat, striker, *target),
            _ => Target::Any,
        };
        let Some(member) = self.player(seat).party.get(usize::from(at)) else { return by(&["DL-COMBAT-40"]) };
        if member.hidden {
            return by(&["DL-COMBAT-34"]);
        }
        match (striker, target) {
            (Striker::Pet(_), _) => by(&["DL-FEST-PET-06"]),
            (_, Target::AnyNotFirst) => by(&["DL-MON-03"]),
            (_, Target::AnyNotPriest) => by(&["DL-MON-07"]),
            (_, Target::AnyTwoDistinct) if first == Some(at) => by(&["DL-MON-06"]),
            _ => by(&["DL-COMBAT-40"]),
        }
    }
}
