//! Why an answer is not accepted: the rule that decides, then the rules it rests on.
//!
//! An answer to the open question is judged by the rules of that question, in a file for each part of the game. An answer
//! that belongs to another question is refused by the rule that says when it is possible (`elsewhere`), and a seat that is
//! not asked by what it waits for (`waiting`).

mod battle;
mod elsewhere;
mod orders;
mod planning;
mod prices;
mod production;
pub mod reasons;
mod waiting;

use engine::{Refusal, Seat};

use crate::{
    action::Action,
    data::{Cost, PetId},
    open::{ORDERS, Phase, Task},
    state::DungeonLords,
};

const fn by(clauses: &'static [&'static str]) -> Refusal {
    Refusal::by(clauses)
}

impl DungeonLords {
    pub(crate) fn refusal(&self, seat: Seat, action: &Action) -> Refusal {
        if !self.awaited().contains(seat) {
            return self.unasked(seat);
        }
        match self.tasks.last() {
            Some(task) => self.task_refusal(task, seat, action),
            None => self.phase_refusal(seat, action),
        }
    }

    /// Answers that all give at the same time.
    fn phase_refusal(&self, seat: Seat, action: &Action) -> Refusal {
        match (self.phase, action) {
            (Phase::InitialOrders, Action::KeepOrder(_)) => by(&["DL-SETUP-09", "DL-FLOW-01"]),
            (Phase::ChooseOrders, Action::Order(order)) => self.order_refusal(seat, *order),
            // The own orders come first.
            (Phase::ChooseOrders, Action::DummyOrder(_)) if self.hand(seat).orders.len() < ORDERS => {
                by(&["DL-FLOW-03", "DL-TWO-03"])
            }
            (Phase::FairBids, Action::Send(imps)) => {
                let free = self.player(seat).imps.free;
                by(&["DL-FEST-FAIR-05", "DL-FLOW-10"]).because(reasons::imps(*imps, free))
            }
            (Phase::PassPets | Phase::DiscardPets, Action::Pass(_) | Action::Discard(_)) => self.pets_rule(),
            (Phase::Planning, _) => self.plan_refusal(seat, action),
            (Phase::ScoringPets, Action::UsePet(pet)) => self.parade_refusal(seat, *pet),
            _ => self.elsewhere(action),
        }
    }

    fn task_refusal(&self, task: &Task, seat: Seat, action: &Action) -> Refusal {
        if let Action::UsePet(pet) = action {
            return self.pet_refusal(seat, *pet);
        }
        match (task, action) {
            (Task::FirstHire { area, .. }, Action::PayAndPlace) => {
                let cost = Cost { gold: self.order_fee(*area, 0), ..Cost::NOTHING };
                self.short(seat, cost, by(&["DL-ORDER-07", "DL-FLOW-04"]))
            }
            (Task::Act { area, slot, .. }, _) => self.act_refusal(seat, *area, *slot, action),
            (Task::Dig { .. } | Task::FreeTunnel { .. }, Action::Dig(cell)) => self.dig_refusal(seat, *cell),
            (Task::Improve { kind, .. }, Action::Improve { .. } | Action::Unconquer(_)) => {
                self.improve_refusal(seat, Some(*kind), action)
            }
            (Task::Load { trap, .. }, Action::LoseImp(_) | Action::Feed(_)) => {
                self.load_refusal(*trap, action)
            }
            (Task::Peek { .. }, Action::Peek(_)) => by(&["DL-AREA-03"]),
            (Task::PutCard { .. }, Action::Put(_)) => by(&["DL-FEST-MASQ-02"]),
            (Task::DropTrap { .. }, Action::GiveTrap(_)) => match self.phase {
                Phase::Event => by(&["DL-EVENT-11", "DL-TRAP-01"]),
                Phase::Battle => by(&["DL-COMBAT-36", "DL-TRAP-01"]),
                _ => by(&["DL-AREA-09", "DL-TRAP-01"]),
            },
            (Task::LoseImp { .. }, Action::LoseImp(_)) => by(&["DL-CONV-14"]),
            (Task::PickPrize { .. }, Action::Prize(board)) => self.prize_refusal(*board),
            (Task::HireDiscarded { board, .. }, Action::Hire(kind)) => {
                self.discarded_refusal(seat, *board, *kind)
            }
            (Task::BuildDiscarded { .. }, Action::Build { room, cell }) => {
                if self.room_discard.contains(*room) {
                    return self.placement_refusal(seat, *room, *cell);
                }
                if self.rooms.contains(room) { by(&["DL-FEST-FAIR-12"]) } else { by(&["DL-FEST-FAIR-09"]) }
            }
            (Task::Cost { .. }, _) => self.cost_refusal(task, seat, action),
            (Task::Produce { .. }, Action::Produce { .. } | Action::Train { .. }) => {
                self.produce_refusal(seat, action)
            }
            (Task::Tax { .. }, Action::PayTax(_)) => by(&["DL-EVENT-05", "DL-FLOW-14"]),
            (Task::Payday { left, .. }, Action::Pay(place) | Action::Abandon(place)) => {
                self.payday_refusal(seat, *left, *place, action)
            }
            (Task::MayPay { .. } | Task::Strike { .. }, Action::Accept | Action::Symbol(_)) => {
                by(&["DL-EVENT-11", "DL-FLOW-14"])
            }
            (Task::Feed { .. }, Action::Feed(place)) => self.event_food_refusal(seat, *place),
            (Task::DiscardPet { .. }, Action::Discard(_)) => by(&["DL-EVENT-11", "DL-FEST-PET-05"]),
            _ => self.battle_refusal(task, seat, action),
        }
    }

    /// The rule of the Pets phase of this year.
    fn pets_rule(&self) -> Refusal {
        if self.year == 1 {
            by(&["DL-FEST-PET-02", "DL-FLOW-13"])
        } else {
            by(&["DL-FEST-PET-03", "DL-FLOW-13"])
        }
    }

    /// A pet that cannot be used now: the card says when, and only once; or it is not in the pen at all.
    fn pet_refusal(&self, seat: Seat, pet: PetId) -> Refusal {
        if self.hand(seat).pets.contains(pet) || self.player(seat).used_pets.contains(pet) {
            by(&["DL-FEST-PET-06", "DL-FLOW-18"])
        } else {
            by(&["DL-FEST-PET-05", "DL-FEST-PET-06"])
        }
    }

    fn parade_refusal(&self, seat: Seat, pet: PetId) -> Refusal {
        if self.hand(seat).parade.contains(pet) {
            return by(&["DL-FEST-SCORE-02", "DL-FLOW-19"]);
        }
        self.pet_refusal(seat, pet)
    }
}
