//! JSON and hashes of states, views and actions, with the names of the pack in use.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::{
    game::Game,
    luck::{hash, hex},
    pack::{Components, Pack},
    refusal::Problem,
};

/// What `value` looks like to people: ids by name.
pub fn write<D: Components>(pack: Pack<D>, value: &impl Serialize) -> Value {
    pack.named(|| serde_json::to_value(value).unwrap_or(Value::Null))
}

/// Reads what [`write`] wrote. `what` names the thing in the complaint.
pub fn read<D: Components, T: DeserializeOwned>(
    pack: Pack<D>,
    what: &'static str,
    value: &Value,
) -> Result<T, Problem> {
    pack.named(|| T::deserialize(value))
        .map_err(|error| Problem::new("json-unreadable").with("what", what).with("reason", error))
}

/// Reads options, which are an object with names: a list would be taken for fields in their order.
pub fn read_options<G: Game>(pack: Pack<G::Data>, value: &Value) -> Result<G::Options, Problem> {
    if !value.is_object() {
        return Err(Problem::new("options-no-object"));
    }
    read(pack, "options", value)
}

/// Reads a full state and checks that it can be played.
pub fn read_state<G: Game>(pack: Pack<G::Data>, value: &Value) -> Result<G, Problem> {
    let state: G = read(pack, "state", value)?;
    if state.pack() != pack {
        return Err(Problem::new("state-other-pack"));
    }
    state.validate().map_err(|reason| Problem::new("state-impossible").with("reason", reason))?;
    Ok(state)
}

/// Identifies a state exactly, on every machine.
pub fn state_hash<G: Game>(state: &G) -> String {
    let bytes = postcard::to_stdvec(state).unwrap_or_default();
    hex(&hash(&[b"menagerie state", G::ID.as_bytes(), &bytes]))
}
