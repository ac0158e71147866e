//! Places in the state and in views, by JSON pointer: a value, or a word about what is there.
//!
//! | word | meaning |
//! |---|---|
//! | `{ absent = true }` | nothing is there, or null |
//! | `{ present = true }` | something is there, and not null |
//! | `{ null = true }` | null is there |
//! | `{ length = 3 }` | a list or a table with so many entries |
//!
//! Counts leave out zeros, so that a kind that is not listed counts 0 where 0 is expected, if there is such a kind.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{
    Then, sound,
    then::{Moment, differs},
};
use crate::{
    game::Game,
    json,
    refusal::{Problem, Problems},
};

pub(super) fn differences<G: Game>(moment: &Moment<'_, G>, then: &Then, problems: &mut Problems) {
    let Moment { state, pack, .. } = moment;
    if !then.state.is_empty() {
        let whole = Whole { shown: json::write(*pack, *state), full: json::write_full(*pack, *state) };
        whole.differences("state", &then.state, problems);
    }
    for (name, pointers) in &then.view {
        match sound::viewer(*state, "view", name) {
            Ok(viewer) => {
                let view = state.view(viewer);
                let whole = Whole { shown: json::write(*pack, &view), full: json::write_full(*pack, &view) };
                whole.differences(&format!("view {name}"), pointers, problems);
            }
            Err(problem) => problems.push(problem),
        }
    }
}

/// A state or a view as people see it, and with every count of zero besides.
struct Whole {
    shown: Value,
    full: Value,
}

impl Whole {
    fn differences(&self, place: &str, pointers: &BTreeMap<String, Value>, problems: &mut Problems) {
        for (pointer, expected) in pointers {
            if let Err(problem) = self.parent_exists(place, pointer) {
                problems.push(problem);
            } else if !self.is(pointer, expected) {
                let found = self.shown.pointer(pointer).or_else(|| self.full.pointer(pointer));
                let found = found.map_or_else(|| "nothing".to_owned(), ToString::to_string);
                problems.push(differs(format!("{place} {pointer}"), expected, found));
            }
        }
    }

    /// Below a place that does not exist nothing could ever be found: the pointer is misspelt.
    fn parent_exists(&self, place: &str, pointer: &str) -> Result<(), Problem> {
        let parent =
            if pointer.is_empty() { Some("") } else { pointer.rsplit_once('/').map(|(parent, _)| parent) };
        if parent.is_some_and(|parent| self.shown.pointer(parent).is_some()) {
            return Ok(());
        }
        Err(Problem::new("scenario-no-pointer").with("place", place).with("pointer", pointer))
    }

    fn is(&self, pointer: &str, expected: &Value) -> bool {
        let found = self.shown.pointer(pointer);
        match word(expected) {
            Some(Word::Absent) => found.is_none_or(Value::is_null),
            Some(Word::Present) => found.is_some_and(|found| !found.is_null()),
            Some(Word::Null) => found.is_some_and(Value::is_null),
            Some(Word::Length(length)) => found.and_then(length_of) == Some(length),
            None => match found {
                Some(found) => same(expected, found, self.full.pointer(pointer)),
                // In JSON files null has always stood for nothing too.
                None => {
                    expected.is_null() || is_zero(expected) && self.full.pointer(pointer).is_some_and(is_zero)
                }
            },
        }
    }
}

enum Word {
    Absent,
    Present,
    Null,
    Length(u64),
}

fn word(expected: &Value) -> Option<Word> {
    let fields = expected.as_object().filter(|fields| fields.len() == 1)?;
    let (name, value) = fields.iter().next()?;
    match (name.as_str(), value) {
        ("absent", Value::Bool(true)) => Some(Word::Absent),
        ("present", Value::Bool(true)) => Some(Word::Present),
        ("null", Value::Bool(true)) => Some(Word::Null),
        ("length", length) => length.as_u64().map(Word::Length),
        _ => None,
    }
}

fn length_of(value: &Value) -> Option<u64> {
    match value {
        Value::Array(elements) => Some(elements.len() as u64),
        Value::Object(fields) => Some(fields.len() as u64),
        _ => None,
    }
}

fn is_zero(value: &Value) -> bool {
    value.as_u64() == Some(0)
}

/// Equal, but for counts of zero that are written out in `expected` and known to be zero from `full`.
fn same(expected: &Value, found: &Value, full: Option<&Value>) -> bool {
    match (expected, found) {
        (Value::Object(wanted), Value::Object(fields)) => {
            let in_full = |key: &str| full.and_then(|full| full.get(key));
            fields.keys().all(|key| wanted.contains_key(key))
                && wanted.iter().all(|(key, expected)| match fields.get(key) {
                    Some(found) => same(expected, found, in_full(key)),
                    None => is_zero(expected) && in_full(key).is_some_and(is_zero),
                })
        }
        (Value::Array(wanted), Value::Array(elements)) => {
            let in_full = |at: usize| full.and_then(|full| full.get(at));
            wanted.len() == elements.len()
                && wanted
                    .iter()
                    .zip(elements)
                    .enumerate()
                    .all(|(at, (wanted, found))| same(wanted, found, in_full(at)))
        }
        _ => expected == found,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn whole() -> Whole {
        Whole {
            shown: json!({ "citizens": { "archer": 2 }, "stacks": [{ "cards": {} }] }),
            full: json!({ "citizens": { "archer": 2, "monk": 0 }, "stacks": [{ "cards": { "rat": 0 } }] }),
        }
    }

    #[test]
    fn counts_of_zero_are_zero() {
        for (pointer, expected, passes) in [
            ("/citizens/archer", json!(2), true),
            ("/citizens/archer", json!(0), false),
            ("/citizens/monk", json!(0), true),
            ("/citizens/monk", json!(1), false),
            ("/citizens/mnok", json!(0), false),
            ("/citizens/monk", json!({ "absent": true }), true),
            ("/citizens", json!({ "archer": 2 }), true),
            ("/citizens", json!({ "archer": 2, "monk": 0 }), true),
            ("/citizens", json!({ "archer": 2, "mnok": 0 }), false),
            ("/citizens", json!({ "monk": 0 }), false),
            ("/stacks/0", json!({ "cards": { "rat": 0 } }), true),
            ("/stacks/0/cards/rat", json!(0), true),
            ("/stacks", json!([{ "cards": { "cat": 0 } }]), false),
        ] {
            assert_eq!(whole().is(pointer, &expected), passes, "{pointer} {expected}");
        }
    }
}
