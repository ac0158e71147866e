//! Answers that belong to another question: the rule that says when they are possible.

use engine::Refusal;

use super::by;
use crate::{
    action::Action,
    data::{AreaId, Work},
    open::Phase,
    state::DungeonLords,
};

impl DungeonLords {
    pub(super) fn elsewhere(&self, action: &Action) -> Refusal {
        match action {
            Action::KeepOrder(_) => by(&["DL-SETUP-09"]),
            Action::Order(_) => by(&["DL-ORDER-03"]),
            Action::DummyOrder(_) => by(&["DL-TWO-03"]),
            Action::PayAndPlace | Action::HoldBack => by(&["DL-ORDER-07"]),
            Action::Execute => by(&["DL-ORDER-11"]),
            Action::Skip => by(&["DL-ORDER-12"]),
            Action::Dig(_) if self.covered(Work::Dig) => by(&["DL-FEST-IMPR-06", "DL-FEST-OPP-02"]),
            Action::Dig(_) => by(&["DL-AREA-04"]),
            Action::Mine { .. } if self.covered(Work::Mine) => by(&["DL-FEST-INV-03", "DL-FEST-OPP-02"]),
            Action::Mine { .. } => by(&["DL-AREA-05"]),
            Action::Hire(_) => by(&["DL-AREA-10"]),
            Action::Build { .. } if self.covered(Work::Build) => by(&["DL-FEST-OPP-02"]),
            Action::Build { .. } => by(&["DL-AREA-12"]),
            Action::Rent(_) => by(&["DL-FEST-RENT-01"]),
            Action::TakeRent => by(&["DL-FEST-RENT-02"]),
            Action::Harvest(_) => by(&["DL-FEST-HARV-01"]),
            Action::Improve { .. } => by(&["DL-FEST-IMPR-03"]),
            Action::Unconquer(_) => by(&["DL-FEST-IMPR-04"]),
            Action::Install { .. } => by(&["DL-FEST-INST-02"]),
            Action::Peek(_) | Action::NoPeek => by(&["DL-AREA-03"]),
            Action::Put(_) => by(&["DL-FEST-MASQ-02"]),
            Action::GiveTrap(_) => by(&["DL-AREA-09", "DL-MON-08"]),
            Action::LoseImp(_) => by(&["DL-CONV-14"]),
            Action::Feed(_) => by(&["DL-MON-10"]),
            Action::PayWith(_) => by(&["DL-FLOW-07"]),
            Action::Waive(_) | Action::UsePet(_) => by(&["DL-FEST-PET-06"]),
            Action::Send(_) | Action::Prize(_) => by(&["DL-FEST-FAIR-01"]),
            Action::Produce { .. } => by(&["DL-PROD-01"]),
            Action::Train { .. } => by(&["DL-FEST-ROOM-03"]),
            Action::Done => match self.phase {
                Phase::Planning | Phase::Battle => by(&["DL-FLOW-16"]),
                _ => by(&["DL-FLOW-11"]),
            },
            Action::TakeBack | Action::Leave => by(&["DL-PROD-12"]),
            Action::Pass(_) | Action::Discard(_) => by(&["DL-FEST-PET-01"]),
            Action::PayTax(_) => by(&["DL-EVENT-05", "DL-EVENT-01"]),
            Action::Pay(_) => by(&["DL-EVENT-06", "DL-COMBAT-36"]),
            Action::Abandon(_) => by(&["DL-EVENT-06"]),
            Action::Accept | Action::Refuse | Action::Symbol(_) | Action::Strike => by(&["DL-EVENT-11"]),
            Action::KeepPets | Action::KeepPetsQuiet => by(&["DL-FLOW-18"]),
            Action::Fight(_) | Action::AddTrap(_) | Action::AddCreature(_) | Action::AddFighter => {
                by(&["DL-COMBAT-01"])
            }
            Action::PlanAgain => by(&["DL-FLOW-16"]),
            // Decided in the battle, step by step.
            Action::Spring { .. } | Action::Target(_) | Action::Attack { .. } | Action::Idle(_) => {
                match self.phase {
                    Phase::Planning => by(&["DL-COMBAT-17"]),
                    Phase::Battle => by(&["DL-COMBAT-05"]),
                    _ => by(&["DL-COMBAT-01"]),
                }
            }
            Action::Withdraw => by(&["DL-COMBAT-17", "DL-COMBAT-36"]),
            Action::Name(_) | Action::TakeEvil => by(&["DL-COMBAT-36"]),
            Action::Free(_) => by(&["DL-COMBAT-18", "DL-COMBAT-36"]),
            Action::UseImp | Action::NoImp => by(&["DL-FEST-ROOM-04"]),
        }
    }

    /// Whether a board lies on the area where this is done.
    fn covered(&self, work: Work) -> bool {
        let area = self.data().areas.iter().position(|area| area.work == work);
        area.is_some_and(|area| self.covering(AreaId(area as u8)).is_some())
    }
}
