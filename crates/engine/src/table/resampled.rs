//! A table that looks the same from one seat, for those who test that nothing leaks.

use super::{Step, Table};
use crate::{
    game::{Game, Rng},
    seat::Seat,
    witness::Witness,
};

impl<G: Game> Table<G> {
    /// The table as it might as well be for all that `seat` knows: the rest is drawn anew. Steps that can still be
    /// taken back are made again on the new ground; `None` where another seat's answer is not possible there.
    ///
    /// Seed and log stay those of the true table, so it is to be looked at, not to be stored.
    pub fn resampled(&self, seat: Seat, rng: &mut Rng) -> Option<Table<G>> {
        let settled = self.steps.len() - self.open.len();
        let mut other = Table {
            options: self.options.clone(),
            pack: self.pack,
            seed: self.seed,
            ground: self.ground.clone(),
            state: self.open.first().unwrap_or(&self.state).clone(),
            log: self.log.clone(),
            noticed: self.noticed.clone(),
            opening: self.opening.clone(),
            steps: self.steps[..settled].to_vec(),
            open: Vec::new(),
        };
        other.state.resample(seat, rng);
        for step in &self.steps[settled..] {
            let mut on = Witness::recording();
            other.open.push(other.state.clone());
            other.state.apply(step.seat, &step.action, &mut on).ok()?;
            other.steps.push(Step { told: on.told, ..step.clone() });
        }
        Some(other)
    }
}
