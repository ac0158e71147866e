//! Saves that somebody has altered, with a digest that fits again: what is left must still give them away.

use engine::{Game, Seat, Seed, Table, json, save};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// Plays `entries` random answers and demands that the save is refused after any single value of it has been altered,
/// a line has been left out or the end has been cut off, although the digest was worked out anew each time.
#[track_caller]
pub fn altered_saves<G: Game>(options: Value, entries: usize) {
    let table = crate::random_game::<G>(options, Seed::from_number(5));
    let table = table.at(entries.min(table.log().len())).unwrap_or_else(|problem| panic!("{problem}"));
    let text = save::save(&table).unwrap_or_else(|problem| panic!("{problem}"));
    let file: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}"));
    let digest = file["digest"].clone();
    assert_eq!(sealed(file.clone())["digest"], digest, "the digest is worked out as saves do");
    let mut accepted = Vec::new();
    let mut tried = 0;
    let mut attempt = |what: String, altered: Value| {
        tried += 1;
        match save::load::<G>(&sealed(altered).to_string(), table.pack()) {
            Ok(_) => accepted.push(what),
            Err(problems) => assert_ne!(problems[0].key, "save-digest", "{what}"),
        }
    };
    for (pointer, value) in leaves(&file) {
        for other in others(&pointer, &value) {
            attempt(format!("{pointer} from {value} to {other}"), with(&file, &pointer, other));
        }
    }
    for entry in 0..table.log().len() {
        if let Some(other) = other_answer(&table, entry) {
            let pointer = format!("/log/{entry}/act");
            attempt(format!("{pointer} to {other}"), with(&file, &pointer, other));
        }
        let mut without = file.clone();
        without["log"].as_array_mut().into_iter().for_each(|log| drop(log.remove(entry)));
        attempt(format!("without entry {entry}"), without);
        let mut cut = file.clone();
        cut["log"].as_array_mut().into_iter().for_each(|log| log.truncate(entry));
        attempt(format!("cut before entry {entry}"), cut);
    }
    assert!(tried > 3 * table.log().len(), "only {tried} alterations of {} entries", table.log().len());
    assert!(accepted.is_empty(), "{} of {tried} accepted: {accepted:#?}", accepted.len());
}

/// Another answer that the seat of a log entry might have given at that moment.
fn other_answer<G: Game>(table: &Table<G>, entry: usize) -> Option<Value> {
    let then = table.at(entry).unwrap_or_else(|problem| panic!("{problem}"));
    let line = &table.log()[entry];
    let mut legal = Vec::new();
    then.state().legal(line.seat, &mut legal);
    let others: Vec<_> = legal.into_iter().filter(|action| Some(action) != line.act.as_ref()).collect();
    Some(json::write(table.pack(), others.get(entry % others.len().max(1))?))
}

/// The file with a digest that fits it.
fn sealed(mut file: Value) -> Value {
    let text = |field: &str| match &file[field] {
        Value::String(text) => text.clone(),
        value => value.to_string(),
    };
    let numbers = format!("{} {} {}", text("version"), text("rules"), text("seed"));
    let parts = [text("game"), text("data"), text("options"), numbers, text("log"), text("course")];
    let mut digest = Sha256::new();
    for part in parts {
        digest.update((part.len() as u64).to_le_bytes());
        digest.update(part);
    }
    let hex: String = digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    file["digest"] = json!(hex);
    file
}

/// Every value that is no list and no object, with its pointer.
fn leaves(file: &Value) -> Vec<(String, Value)> {
    fn walk(value: &Value, pointer: String, into: &mut Vec<(String, Value)>) {
        match value {
            Value::Object(fields) => {
                fields.iter().for_each(|(key, value)| walk(value, format!("{pointer}/{key}"), into));
            }
            Value::Array(elements) => {
                elements
                    .iter()
                    .enumerate()
                    .for_each(|(at, value)| walk(value, format!("{pointer}/{at}"), into));
            }
            leaf => into.push((pointer, leaf.clone())),
        }
    }
    let mut found = Vec::new();
    walk(file, String::new(), &mut found);
    found.retain(|(pointer, _)| pointer != "/digest");
    found
}

/// What a value might be changed to.
fn others(pointer: &str, value: &Value) -> Vec<Value> {
    match value {
        Value::Bool(yes) => vec![json!(!yes)],
        Value::Number(number) => {
            let number = number.as_u64().unwrap_or(0);
            let near = [Some(number + 1), number.checked_sub(1)];
            near.into_iter()
                .flatten()
                .filter(|near| !is_beyond(pointer, *near))
                .map(|near| json!(near))
                .collect()
        }
        // The last digit of a seed or a hash; another name for the rest.
        Value::String(text) => {
            let (head, last) = text.split_at(text.len().saturating_sub(1));
            vec![json!(format!("{head}{}", if last == "0" { "1" } else { "0" }))]
        }
        _ => vec![json!(0)],
    }
}

/// No seat has such a number: the file would not even be read.
fn is_beyond(pointer: &str, number: u64) -> bool {
    pointer.ends_with("/seat") && usize::try_from(number).ok().and_then(Seat::new).is_none()
}

fn with(file: &Value, pointer: &str, other: Value) -> Value {
    let mut altered = file.clone();
    match altered.pointer_mut(pointer) {
        Some(place) => *place = other,
        None => unreachable!("{pointer} came from this file"),
    }
    altered
}
