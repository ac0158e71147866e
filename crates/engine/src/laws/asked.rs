//! Who is asked as far as others can tell, and what the house may answer for somebody.

use super::{Broken, Session, position::Position};
use crate::{
    game::Game,
    seat::{Seat, Seats, Viewer},
};

impl<G: Game> Session<'_, G> {
    /// Everybody knows whether they are asked themselves; what the house would answer for a seat is a legal answer.
    pub(super) fn asked(&self, at: &Position<G>) -> Result<(), Broken> {
        let (state, awaited) = (&at.state, at.awaited);
        for viewer in Viewer::all(state.players()) {
            let pending = state.pending(viewer);
            if !pending.minus(Seats::first(state.players())).is_empty() {
                return self.broken("only seats of the table are asked", format!("in the eyes of {viewer}"));
            }
            if awaited.is_empty() && !pending.is_empty() {
                return self.broken("nobody is asked after the end", format!("in the eyes of {viewer}"));
            }
        }
        for seat in Seat::all(state.players()) {
            let viewer = Viewer::Seat(seat);
            if state.pending(viewer).contains(seat) != awaited.contains(seat) {
                return self.broken("a seat knows whether it is asked", format!("seat {seat}"));
            }
            let legal = at.legal(seat);
            let spared = G::spared(at.view(seat), seat, legal);
            if let Some(action) = spared.filter(|action| !legal.contains(action)) {
                return self.broken("spared answers are legal", format!("seat {seat} {action:?}"));
            }
        }
        Ok(())
    }

    /// Who seems to be asked follows from what the viewer knows: it is the same in `other`, which `seat` cannot tell
    /// from `state`. A spectator knows no more than any seat.
    pub(super) fn pending(&self, state: &G, other: &G, seat: Seat, how: &str) -> Result<(), Broken> {
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let (here, there) = (state.pending(viewer), other.pending(viewer));
            if here != there {
                let detail =
                    format!("who is asked, {how} for seat {seat}, viewer {viewer}: {here:?}, {there:?}");
                return self.broken("nothing leaks", detail);
            }
        }
        Ok(())
    }
}
