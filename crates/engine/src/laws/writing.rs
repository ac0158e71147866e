//! What is written down: hashes tell states apart, and whatever a game shows can be written.

use super::{Broken, Session};
use crate::{
    game::Game,
    json,
    seat::{Seat, Viewer},
    table::Table,
};

impl<G: Game> Session<'_, G> {
    /// Different states have different hashes. The hidden parts of a state belong to it too.
    pub(super) fn hashes(&mut self, before: &G, after: &G) -> Result<(), Broken> {
        let known = self.latest_hash.take();
        let before_hash = known.map_or_else(|| self.hash(before), Ok)?;
        let after_hash = self.hash(after)?;
        self.told_apart(before, &before_hash, after, &after_hash, "a step")?;
        if self.decision.is_multiple_of(4) {
            let mut redrawn = after.clone();
            redrawn.resample(Seat::default(), &mut self.rng);
            let redrawn_hash = self.hash(&redrawn)?;
            self.told_apart(&redrawn, &redrawn_hash, after, &after_hash, "a redraw")?;
        }
        self.latest_hash = Some(after_hash);
        Ok(())
    }

    fn hash(&self, state: &G) -> Result<String, Broken> {
        json::state_hash(state).or_else(|problem| self.broken("every state has a hash", problem))
    }

    fn told_apart(&self, one: &G, its: &str, other: &G, others: &str, how: &str) -> Result<(), Broken> {
        if (one == other) == (its == others) {
            return Ok(());
        }
        self.broken("hashes tell states apart", format!("{how}: {its}, {others}"))
    }

    /// Views and events have a text: writing one that has none panics.
    pub(super) fn shown(&mut self, table: &Table<G>) {
        let seats = table.state().players();
        let viewer = Seat::new(self.below(seats + 1)).filter(|seat| seat.index() < seats);
        let viewer = viewer.map_or(Viewer::Spectator, Viewer::Seat);
        json::text(table.pack(), &table.state().view(viewer));
        for told in table.steps().last().iter().flat_map(|step| &step.told) {
            json::text(table.pack(), &told.event);
        }
    }
}
