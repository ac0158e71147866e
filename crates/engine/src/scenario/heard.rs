//! What the latest step told, to whom, and by which clauses.

use serde_json::Value;

use super::{
    Heard, Then, sound,
    then::{Moment, differs},
};
use crate::{game::Game, json, refusal::Problems, witness::Told};

pub(super) fn differences<G: Game>(moment: &Moment<'_, G>, then: &Then, problems: &mut Problems) {
    let all: Vec<&Told<G::Event>> = moment.told.iter().collect();
    clauses("", &all, &then.clauses, &then.no_clauses, problems);
    for (name, heard) in &then.told {
        match sound::viewer(moment.state, "told", name) {
            Ok(viewer) => {
                let told: Vec<_> = all.iter().copied().filter(|told| told.to.includes(viewer)).collect();
                events(moment, &format!("told {name} "), &told, heard, problems);
            }
            Err(problem) => problems.push(problem),
        }
    }
}

fn events<G: Game>(
    moment: &Moment<'_, G>,
    place: &str,
    told: &[&Told<G::Event>],
    heard: &Heard,
    problems: &mut Problems,
) {
    clauses(place, told, &heard.clauses, &heard.no_clauses, problems);
    let found: Vec<Value> = told.iter().map(|told| json::write(moment.pack, &told.event)).collect();
    for expected in &heard.events {
        if !found.iter().any(|event| covers(event, expected)) {
            problems.push(differs(format!("{place}events"), expected, Value::from(found.clone())));
        }
    }
    if let Some(expected) = heard.count.filter(|count| *count != found.len()) {
        problems.push(differs(format!("{place}count"), expected, Value::from(found)));
    }
}

fn clauses<E>(
    place: &str,
    told: &[&Told<E>],
    wanted: &[String],
    unwanted: &[String],
    problems: &mut Problems,
) {
    let cites = |clause: &&String| told.iter().any(|told| told.clause == *clause);
    let found = || Value::from_iter(told.iter().map(|told| told.clause));
    for clause in wanted.iter().filter(|clause| !cites(clause)) {
        problems.push(differs(format!("{place}clauses"), clause, found()));
    }
    for clause in unwanted.iter().filter(cites) {
        problems.push(differs(format!("{place}no_clauses"), clause, found()));
    }
}

/// Whether an event has everything that is expected of it; what is not mentioned may be anything.
fn covers(event: &Value, expected: &Value) -> bool {
    match (event, expected) {
        (Value::Object(event), Value::Object(expected)) => {
            expected.iter().all(|(key, expected)| event.get(key).is_some_and(|event| covers(event, expected)))
        }
        _ => event == expected,
    }
}
