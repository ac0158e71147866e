//! What a seat cannot know reaches it in no way.

use super::{
    Broken, Session, difference, first_difference,
    position::{After, Position, legal, same_told},
};
use crate::{
    game::{Game, Piece},
    json,
    seat::{Seat, Viewer},
};

impl<G: Game> Session<'_, G> {
    /// What a seat cannot know changes neither its view nor its answers; its view can be imagined back. A step tells no
    /// more than the table shows.
    pub(super) fn secrets(&mut self, at: &Position<G>, pieces: &[(Piece, u32)]) -> Result<(), Broken> {
        let mut steps = Vec::new();
        for actor in at.awaited {
            steps.push(self.one_step(at, actor)?);
        }
        for seat in at.seats() {
            let mut resampled = at.state.clone();
            resampled.resample(seat, &mut self.rng);
            self.alike(at, &resampled, seat, "resampled", pieces)?;
            let imagined = G::imagine(at.view(seat), &mut self.rng);
            self.alike(at, &imagined, seat, "imagined", pieces)?;
            for here in &mut steps {
                self.steps_alike(here, &resampled, seat)?;
            }
        }
        for here in &mut steps {
            let mut there = self.one_step(at, here.seat)?;
            self.silence(here, &mut there)?;
        }
        Ok(())
    }

    fn one_step(&mut self, at: &Position<G>, actor: Seat) -> Result<After<G>, Broken> {
        let choices = at.legal(actor);
        let action = choices[self.below(choices.len())];
        match After::new(&at.state, actor, action) {
            Some(after) => Ok(after),
            None => self.broken("legal answers are accepted", format!("seat {actor} {action:?}")),
        }
    }

    /// `seat` cannot tell `other` from the position, and it is a possible one.
    fn alike(
        &self,
        at: &Position<G>,
        other: &G,
        seat: Seat,
        how: &str,
        pieces: &[(Piece, u32)],
    ) -> Result<(), Broken> {
        let (state, view) = (&at.state, other.view(Viewer::Seat(seat)));
        if &view != at.view(seat) {
            let (one, two) = (json::write(state.pack(), at.view(seat)), json::write(state.pack(), &view));
            return self.broken(
                "nothing leaks",
                format!("view of seat {seat}, {how}: {}", first_difference("", &one, &two)),
            );
        }
        self.pending(state, other, seat, how)?;
        let (actions, others) = (at.legal(seat), legal(other, seat));
        if others != actions {
            return self.broken(
                "nothing leaks",
                format!("answers of seat {seat}, {how}: {actions:?} or {others:?}"),
            );
        }
        let others = other.pieces();
        if others != pieces {
            let detail = format!("{how} for seat {seat}: {:?}", difference(pieces, &others));
            return self.broken("pieces are conserved", detail);
        }
        if let Err(against) = other.validate() {
            return self.broken("imagined states are possible", against.to_string());
        }
        Ok(())
    }

    /// A step without luck and without a revealed secret looks the same to `seat` whatever the hidden cards are.
    fn steps_alike(&self, here: &mut After<G>, resampled: &G, seat: Seat) -> Result<(), Broken> {
        let (actor, action) = (here.seat, here.action);
        let Some(mut there) = After::new(resampled, actor, action) else {
            // Another seat's secret choice need not exist in a resampled world.
            if actor == seat {
                return self.broken("nothing leaks", format!("own answer {action:?} refused when resampled"));
            }
            return Ok(());
        };
        if here.opens() || there.opens() {
            return Ok(());
        }
        let viewer = Viewer::Seat(seat);
        if here.view(viewer) != there.view(viewer) {
            let pack = resampled.pack();
            let (one, two) = (json::write(pack, here.view(viewer)), json::write(pack, there.view(viewer)));
            let detail = format!(
                "seat {seat} learns from {action:?} of seat {actor} unannounced: {}",
                first_difference("", &one, &two)
            );
            return self.broken("undo never crosses a secret", detail);
        }
        self.pending(&here.state, &there.state, seat, "after a step in a world resampled")?;
        if !same_told(viewer, &here.on, &there.on) {
            return self.broken("nothing leaks", format!("events of {action:?} seen by seat {seat}"));
        }
        Ok(())
    }

    /// If two answers differ on the table for the seat that gives them but not for a viewer, they are a secret, and
    /// the events must keep it too.
    fn silence(&self, here: &mut After<G>, there: &mut After<G>) -> Result<(), Broken> {
        // Where chance went another way, views that are equal in the end are a coincidence (a pile was shuffled anew), and
        // what was heard on the way there is no secret.
        if here.on.luck != there.on.luck {
            return Ok(());
        }
        let actor = here.seat;
        let own = Viewer::Seat(actor);
        for viewer in Viewer::all(here.state.players()).filter(|viewer| !viewer.is(actor)) {
            if same_told(viewer, &here.on, &there.on) {
                continue;
            }
            if here.view(viewer) == there.view(viewer) && here.view(own) != there.view(own) {
                let detail = format!(
                    "viewer {viewer} hears whether seat {actor} chose {:?} or {:?}",
                    here.action, there.action
                );
                return self.broken("nothing leaks", detail);
            }
        }
        Ok(())
    }
}
