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
        let mut redrawn = after.clone();
        redrawn.resample(Seat::default(), &mut self.rng);
        let hash = |state| json::state_hash(state);
        let (before_hash, after_hash, redrawn_hash) = match (hash(before), hash(after), hash(&redrawn)) {
            (Ok(before), Ok(after), Ok(redrawn)) => (before, after, redrawn),
            (Err(problem), ..) | (_, Err(problem), _) | (.., Err(problem)) => {
                return self.broken("every state has a hash", problem);
            }
        };
        for (other, other_hash, how) in
            [(before, before_hash, "a step"), (&redrawn, redrawn_hash, "a redraw")]
        {
            if (other == after) != (other_hash == after_hash) {
                return self.broken("hashes tell states apart", format!("{how}: {other_hash}, {after_hash}"));
            }
        }
        Ok(())
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
