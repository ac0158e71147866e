//! Changing a written state: merge patches and single values.

use serde_json::{Map, Value};

use crate::refusal::Problem;

/// A JSON merge patch (null removes, objects merge, the rest replaces). Over a list, an object with numbers for
/// keys changes those elements.
pub fn merge(target: &mut Value, patch: &Value) {
    let Value::Object(changes) = patch else {
        *target = patch.clone();
        return;
    };
    if let Value::Array(elements) = target
        && changes.keys().all(|key| key.parse::<usize>().is_ok_and(|index| index < elements.len()))
    {
        for (key, change) in changes {
            if let Some(element) = key.parse::<usize>().ok().and_then(|index| elements.get_mut(index)) {
                merge(element, change);
            }
        }
        return;
    }
    if !target.is_object() {
        *target = Value::Object(Map::new());
    }
    if let Value::Object(fields) = target {
        for (key, change) in changes {
            if change.is_null() {
                fields.remove(key);
            } else {
                merge(fields.entry(key.clone()).or_insert(Value::Null), change);
            }
        }
    }
}

/// Sets one value by JSON pointer.
pub fn set(value: &mut Value, pointer: &str, wanted: Value) -> Result<(), Problem> {
    let missing = || Problem::new("scenario-no-place").with("pointer", pointer);
    let (parent, key) = pointer.rsplit_once('/').ok_or_else(missing)?;
    match value.pointer_mut(parent).ok_or_else(missing)? {
        Value::Object(fields) => {
            fields.insert(key.replace("~1", "/").replace("~0", "~"), wanted);
        }
        Value::Array(elements) => {
            let index: usize = key.parse().map_err(|_| missing())?;
            *elements.get_mut(index).ok_or_else(missing)? = wanted;
        }
        _ => return Err(missing()),
    }
    Ok(())
}

/// A patch cut into patches of one value each, with the pointer of that value.
pub(super) fn single_changes(patch: &Value) -> Vec<(String, Value)> {
    let Value::Object(changes) = patch else { return vec![(String::new(), patch.clone())] };
    let mut singles = Vec::new();
    for (key, change) in changes {
        for (pointer, single) in single_changes(change) {
            let key_in_pointer = key.replace('~', "~0").replace('/', "~1");
            let nested = Value::Object(Map::from_iter([(key.clone(), single)]));
            singles.push((format!("/{key_in_pointer}{pointer}"), nested));
        }
    }
    singles
}
