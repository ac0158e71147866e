//! Whether a scenario could fail at all: what it names must exist.

use super::{Scenario, Then};
use crate::{
    game::Game,
    ledger::Ledger,
    refusal::{Problem, Problems},
    seat::{Seat, Viewer},
};

/// What is wrong with a scenario before it is played.
pub(super) fn problems(scenario: &Scenario, ledger: &Ledger) -> Problems {
    let mut problems = Problems::new();
    if scenario.when.is_empty() && scenario.then.is_empty() {
        problems.push(Problem::new("scenario-checks-nothing").with("place", "then"));
    }
    let mut known = |place: &str, clause: &String| {
        if ledger.find(clause).is_none() {
            problems.push(Problem::new("scenario-no-clause").with("place", place).with("clause", clause));
        }
    };
    scenario.rules.iter().for_each(|clause| known("rules", clause));
    for when in &scenario.when {
        when.refused.iter().for_each(|clause| known("refused", clause));
        when.refused_among.iter().for_each(|clause| known("refused_among", clause));
    }
    for then in thens(scenario) {
        then.clauses.iter().for_each(|clause| known("clauses", clause));
        then.no_clauses.iter().for_each(|clause| known("no_clauses", clause));
        for heard in then.told.values() {
            heard.clauses.iter().for_each(|clause| known("told clauses", clause));
            heard.no_clauses.iter().for_each(|clause| known("told no_clauses", clause));
        }
    }
    for when in &scenario.when {
        if when.then.as_ref().is_some_and(|then| !then.refused_options.is_empty()) {
            problems.push(Problem::new("scenario-late-options"));
        }
    }
    let only_options = Then { refused_options: scenario.then.refused_options.clone(), ..Then::default() };
    let alone = scenario.when.is_empty() && scenario.then == only_options;
    if !scenario.then.refused_options.is_empty() && !alone {
        problems.push(Problem::new("scenario-late-options"));
    }
    for then in thens(scenario) {
        for (word, answers) in
            then.offers.iter().map(|at| ("offers", at)).chain(then.lacks.iter().map(|at| ("lacks", at)))
        {
            if answers.1.is_empty() {
                let place = format!("{word} {}", answers.0);
                problems.push(Problem::new("scenario-checks-nothing").with("place", place));
            }
        }
    }
    problems
}

fn thens(scenario: &Scenario) -> impl Iterator<Item = &Then> {
    scenario.when.iter().filter_map(|when| when.then.as_ref()).chain([&scenario.then])
}

/// A seat must be one of the table.
pub(super) fn at_the_table<G: Game>(state: &G, place: &str, seat: Seat) -> Result<Seat, Problem> {
    if seat.index() < state.players() { Ok(seat) } else { Err(no_seat(state, place, &seat.to_string())) }
}

/// A seat by its number.
pub(super) fn seat<G: Game>(state: &G, place: &str, number: &str) -> Result<Seat, Problem> {
    let seat = number.parse().ok().and_then(Seat::new).ok_or_else(|| no_seat(state, place, number))?;
    at_the_table(state, place, seat)
}

/// A seat by its number, or the spectator.
pub(super) fn viewer<G: Game>(state: &G, place: &str, name: &str) -> Result<Viewer, Problem> {
    match name {
        "spectator" => Ok(Viewer::Spectator),
        number => seat(state, place, number).map(Viewer::Seat),
    }
}

fn no_seat<G: Game>(state: &G, place: &str, seat: &str) -> Problem {
    Problem::new("scenario-no-seat").with("place", place).with("seat", seat).with("players", state.players())
}
