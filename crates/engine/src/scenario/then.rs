//! Comparing a moment of a game with what a scenario says of it.

use std::fmt::Display;

use serde::Serialize;

use super::{Then, answers, heard, places, sound};
use crate::{
    game::Game,
    pack::Pack,
    refusal::{Problem, Problems},
    seat::Seat,
    witness::Told,
};

/// A game at rest, and what the latest step told.
pub(super) struct Moment<'a, G: Game> {
    pub state: &'a G,
    pub pack: Pack<G::Data>,
    pub told: &'a [Told<G::Event>],
}

/// Everything that is not as it should be.
pub(super) fn differences<G: Game>(moment: &Moment<'_, G>, then: &Then) -> Problems {
    let mut problems = Problems::new();
    let awaiting: Vec<Seat> = moment.state.awaiting().into_iter().collect();
    if let Some(expected) = &then.awaiting {
        seats(moment, "awaiting", expected, &mut problems);
        equal("awaiting", expected, &awaiting, &mut problems);
    }
    places::differences(moment, then, &mut problems);
    answers::differences(moment, then, &mut problems);
    heard::differences(moment, then, &mut problems);
    outcome(moment, then, &mut problems);
    problems
}

fn outcome<G: Game>(moment: &Moment<'_, G>, then: &Then, problems: &mut Problems) {
    let outcome = moment.state.outcome();
    let outcome = outcome.as_ref();
    if let Some(expected) = then.over {
        equal("over", &expected, &outcome.is_some(), problems);
    }
    if let Some(expected) = &then.scores
        && outcome.map(|outcome| outcome.scores()).as_ref() != Some(expected)
    {
        // The whole score sheet says where the difference comes from.
        problems.push(differs("scores", json(expected), json(&outcome)));
    }
    if let Some(expected) = &then.ranks {
        equal("ranks", &Some(expected.clone()), &outcome.map(|outcome| outcome.ranks()), problems);
    }
    if let Some(expected) = &then.winners {
        seats(moment, "winners", expected, problems);
        let found: Option<Vec<Seat>> = outcome.map(|outcome| outcome.winners().collect());
        equal("winners", &Some(expected.clone()), &found, problems);
    }
}

fn seats<G: Game>(moment: &Moment<'_, G>, place: &str, seats: &[Seat], problems: &mut Problems) {
    let at_table = |seat: &Seat| sound::at_the_table(moment.state, place, *seat);
    problems.extend(seats.iter().filter_map(|seat| at_table(seat).err()));
}

fn equal<T: PartialEq + Serialize>(place: &str, expected: &T, found: &T, problems: &mut Problems) {
    if expected != found {
        problems.push(differs(place, json(expected), json(found)));
    }
}

fn json(value: &impl Serialize) -> serde_json::Value {
    serde_json::json!(value)
}

pub(super) fn differs(place: impl Display, expected: impl Display, found: impl Display) -> Problem {
    Problem::new("scenario-differs").with("place", place).with("expected", expected).with("found", found)
}
