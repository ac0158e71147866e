//! The phases in the order of the rulebook. `advance` runs everything that needs no decision.

pub mod action;
pub mod build;
pub mod dukes;
pub mod end;
pub mod end_effects;
pub mod events;
pub mod exhausted;
pub mod harvest;
pub mod payment;
pub mod recruit;
pub mod reward;
pub mod roll;
pub mod slay;
pub mod solo;

use engine::Witness;

use crate::{event::Event, open::Phase, state::Valeria};

/// What a phase does when it has been looked at: it went on to another phase, or somebody owes a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    Next,
    Wait,
}

impl Valeria {
    /// Plays on until a decision is owed or the game is over.
    pub(crate) fn advance(&mut self, on: &mut Witness<Event>) {
        while self.step(on) == Flow::Next {}
    }

    // Kept out of the loop: around it the compiler works out the place of every stack beforehand, for each decision.
    #[inline(never)]
    fn step(&mut self, on: &mut Witness<Event>) -> Flow {
        match self.phase {
            Phase::ChooseDukes => self.wait_for_dukes(),
            Phase::FirstPlayer => self.draw_first_player(on),
            Phase::Roll => self.roll(on),
            Phase::Modify => self.wait_for_announcement(on),
            Phase::Events => self.wake_events(on),
            Phase::HarvestStart => self.begin_harvest(),
            Phase::Takes => self.wait_for_takes(),
            Phase::Gains => self.collect_gains(on),
            Phase::Harvest => self.wait_for_harvest(),
            Phase::ActionStart => self.begin_actions(on),
            Phase::Action => self.wait_for_action(),
            Phase::Payment => self.wait_for_payment(on),
            Phase::Reward => self.carry_out(on),
            Phase::Cover => self.finish_action(on),
            Phase::ActionEnd => self.end_actions(on),
            Phase::AttackStart => self.begin_attacks(),
            Phase::Attacks => self.wait_for_attack(on),
            Phase::Capture => self.capture_from_column(on),
            Phase::End => self.end_turn(on),
            Phase::Over => Flow::Wait,
        }
    }
}
