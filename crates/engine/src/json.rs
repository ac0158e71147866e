//! JSON and hashes of states, views and actions, with the names of the pack in use.

use std::{any::type_name, fmt::Display};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::{
    counts,
    game::Game,
    impossible::Impossible,
    luck::hex,
    pack::{Components, Pack},
    refusal::Problem,
};

/// What `value` looks like to people: ids by name.
///
/// Panics if the type has no JSON (a map whose keys are no text): no input can cause that, only a mistake in the
/// program, and the laws write everything that a game shows.
#[track_caller]
pub fn write<D: Components, T: Serialize>(pack: Pack<D>, value: &T) -> Value {
    pack.named(|| serde_json::to_value(value)).unwrap_or_else(|error| unwritable::<T>(&error))
}

/// As [`write`], with the zeros that counts leave out.
#[track_caller]
pub fn write_full<D: Components, T: Serialize>(pack: Pack<D>, value: &T) -> Value {
    counts::with_zeros(|| write(pack, value))
}

/// As [`write`], straight to text.
#[track_caller]
pub fn text<D: Components, T: Serialize>(pack: Pack<D>, value: &T) -> String {
    pack.named(|| serde_json::to_string(value)).unwrap_or_else(|error| unwritable::<T>(&error))
}

#[track_caller]
fn unwritable<T>(error: &serde_json::Error) -> ! {
    panic!("{} cannot be written as JSON: {error}", type_name::<T>())
}

/// JSON that is not what it was read as.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the {what} cannot be read: {reason}")]
pub(crate) struct Unreadable {
    /// What it was to be.
    pub what: &'static str,
    /// What is wrong with it, after the pointer of the place where that is known.
    pub reason: String,
}

impl Unreadable {
    pub fn new(what: &'static str, reason: impl Display) -> Unreadable {
        Unreadable { what, reason: reason.to_string() }
    }
}

impl From<Unreadable> for Problem {
    fn from(unreadable: Unreadable) -> Problem {
        Problem::new("json-unreadable").with("what", unreadable.what).with("reason", unreadable.reason)
    }
}

/// Reads what [`write`] wrote. `what` names the thing in the complaint.
pub fn read<D: Components, T: DeserializeOwned>(
    pack: Pack<D>,
    what: &'static str,
    value: &Value,
) -> Result<T, Problem> {
    Ok(read_typed(pack, what, value)?)
}

/// As [`read`], for whoever makes something else of it than a problem.
pub(crate) fn read_typed<D: Components, T: DeserializeOwned>(
    pack: Pack<D>,
    what: &'static str,
    value: &Value,
) -> Result<T, Unreadable> {
    pack.named(|| T::deserialize(value).or_else(|_| serde_path_to_error::deserialize(value)))
        .map_err(|error| Unreadable::new(what, placed(&error)))
}

/// Reads what [`write`] wrote, where nobody asks what is wrong with it.
pub(crate) fn try_read<D: Components, T: DeserializeOwned>(pack: Pack<D>, value: &Value) -> Option<T> {
    pack.named(|| T::deserialize(value)).ok()
}

/// Why `value` cannot be read, without a place; `None` if it can.
pub(crate) fn reason<D: Components, T: DeserializeOwned>(pack: Pack<D>, value: &Value) -> Option<String> {
    pack.named(|| T::deserialize(value)).err().map(|error| error.to_string())
}

/// What is wrong, after the pointer of the place where it is.
pub(crate) fn placed(error: &serde_path_to_error::Error<serde_json::Error>) -> String {
    use serde_path_to_error::Segment;
    let mut pointer = String::new();
    for segment in error.path() {
        match segment {
            Segment::Seq { index } => pointer.push_str(&format!("/{index}")),
            Segment::Map { key } | Segment::Enum { variant: key } => pointer.push_str(&format!("/{key}")),
            Segment::Unknown => {}
        }
    }
    if pointer.is_empty() { error.inner().to_string() } else { format!("{pointer}: {}", error.inner()) }
}

/// Reads what [`text`] wrote.
pub fn read_text<D: Components, T: DeserializeOwned>(
    pack: Pack<D>,
    what: &'static str,
    text: &str,
) -> Result<T, Problem> {
    Ok(pack.named(|| serde_json::from_str(text)).map_err(|error| Unreadable::new(what, error))?)
}

/// Reads options, which are an object with names: a list would be taken for fields in their order.
pub fn read_options<G: Game>(pack: Pack<G::Data>, value: &Value) -> Result<G::Options, Problem> {
    if !value.is_object() {
        return Err(Problem::new("options-no-object"));
    }
    read(pack, "options", value)
}

/// Reads options from text.
pub fn read_options_text<G: Game>(pack: Pack<G::Data>, text: &str) -> Result<G::Options, Problem> {
    if !text.trim_start().starts_with('{') {
        return Err(Problem::new("options-no-object"));
    }
    read_text(pack, "options", text)
}

/// Why a state from outside cannot be played on.
#[derive(Debug, thiserror::Error)]
pub(crate) enum StateError {
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    #[error("the state is one of another data pack")]
    OtherPack,
    #[error("the state is impossible: {0}")]
    Impossible(#[from] Impossible),
}

impl From<StateError> for Problem {
    fn from(error: StateError) -> Problem {
        match error {
            StateError::Unreadable(unreadable) => unreadable.into(),
            StateError::OtherPack => Problem::new("state-other-pack"),
            StateError::Impossible(reason) => Problem::new("state-impossible").with("reason", reason),
        }
    }
}

/// Reads a full state and checks that it can be played.
pub fn read_state<G: Game>(pack: Pack<G::Data>, value: &Value) -> Result<G, Problem> {
    Ok(read_state_typed(pack, value)?)
}

/// As [`read_state`], for whoever makes something else of it than a problem.
pub(crate) fn read_state_typed<G: Game>(pack: Pack<G::Data>, value: &Value) -> Result<G, StateError> {
    let state: G = read_typed(pack, "state", value)?;
    if state.pack() != pack {
        return Err(StateError::OtherPack);
    }
    state.validate()?;
    Ok(state)
}

/// Reads a full state that was written by the names of an earlier pack; what that one has and this one has not cannot be read.
/// States say at `pack` which one they were written by.
pub fn read_earlier_state<G: Game>(pack: Pack<G::Data>, value: &Value) -> Result<G, Problem> {
    let mut value = value.clone();
    if let Some(written) = value.get_mut("pack") {
        *written = write(pack, &pack);
    }
    read_state(pack, &value)
}

/// Identifies a state exactly, on every machine: equal states have equal hashes, different ones different hashes.
///
/// The state is hashed as CBOR, which names every field and marks where each list ends, so that no two states can look
/// alike, whatever a game leaves out or flattens.
pub fn state_hash<G: Game>(state: &G) -> Result<String, Problem> {
    // Gathered first: CBOR comes in pieces of a byte or two, and a hash takes in blocks.
    let mut written = Vec::with_capacity(4096);
    ciborium::into_writer(&(G::ID, state), &mut written)
        .map_err(|error| Problem::new("state-unwritable").with("reason", error))?;
    Ok(hex(&Sha256::new_with_prefix(b"menagerie state ").chain_update(&written).finalize()))
}
