//! The format: what a scenario file may say.

use std::collections::BTreeMap;

use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use super::patch::merge;
use crate::{json, luck::Seed, refusal::Problem, seat::Seat};

/// A file of scenarios. `game` and `given` at the top hold for all of them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    game: Option<String>,
    #[serde(default)]
    given: Option<Value>,
    scenario: Vec<Value>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    pub id: String,
    #[serde(default)]
    pub title: String,
    /// The clauses it shows.
    #[serde(default)]
    pub rules: Vec<String>,
    pub game: String,
    #[serde(default)]
    pub given: Given,
    #[serde(default)]
    pub when: Vec<When>,
    #[serde(default)]
    pub then: Then,
}

/// Where a scenario starts.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Given {
    pub options: Map<String, Value>,
    pub seed: Option<Seed>,
    /// So many random answers are given first.
    pub moves: usize,
    /// A JSON merge patch over the full state. An object laid over a list changes the elements it numbers.
    pub patch: Option<Value>,
    /// Single values by JSON pointer, after the patch.
    pub set: BTreeMap<String, Value>,
    /// What chance will bring next, in order; all of it must be used.
    pub luck: Vec<u32>,
}

/// One answer.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct When {
    pub seat: Seat,
    pub action: Value,
    /// The clause that decides that it is refused: the first that the refusal names.
    #[serde(default)]
    pub refused: Option<String>,
    /// Clauses that the refusal names, in any place.
    #[serde(default)]
    pub refused_among: Vec<String>,
    /// What chance brings from here on.
    #[serde(default)]
    pub luck: Vec<u32>,
    #[serde(default)]
    pub then: Option<Then>,
}

impl When {
    /// Whether the answer must be refused.
    pub(super) fn is_refused(&self) -> bool {
        self.refused.is_some() || !self.refused_among.is_empty()
    }
}

/// What must be true.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Then {
    pub awaiting: Option<Vec<Seat>>,
    /// Values of the full state by JSON pointer, or a word about what is there (see [`super::places`]).
    pub state: BTreeMap<String, Value>,
    /// Values of a view, by seat number or `spectator`, then by JSON pointer.
    pub view: BTreeMap<String, BTreeMap<String, Value>>,
    /// All legal answers of a seat, in any order.
    pub legal: BTreeMap<String, Vec<Value>>,
    /// All legal answers of a seat in the order in which they are offered.
    pub legal_in_order: BTreeMap<String, Vec<Value>>,
    /// Answers that must be among the legal ones.
    pub offers: BTreeMap<String, Vec<Value>>,
    /// Answers that must not be among the legal ones.
    pub lacks: BTreeMap<String, Vec<Value>>,
    /// How many legal answers a seat has.
    pub legal_count: BTreeMap<String, usize>,
    /// Clauses that events of the latest step (or of the given) must cite.
    pub clauses: Vec<String>,
    /// Clauses that none of them may cite.
    pub no_clauses: Vec<String>,
    /// What a viewer (a seat number or `spectator`) was told of the latest step.
    pub told: BTreeMap<String, Heard>,
    pub over: Option<bool>,
    pub scores: Option<Vec<i32>>,
    pub ranks: Option<Vec<u8>>,
    pub winners: Option<Vec<Seat>>,
    /// The options of the given must be refused: clauses or keys of problems that must be among the reasons.
    pub refused_options: Vec<String>,
}

impl Then {
    pub(super) fn is_empty(&self) -> bool {
        *self == Then::default()
    }
}

/// What one viewer was told.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Heard {
    pub clauses: Vec<String>,
    pub no_clauses: Vec<String>,
    /// Events that must be among those told. Fields that are left out may be anything.
    pub events: Vec<Value>,
    /// How many events there are.
    pub count: Option<usize>,
}

/// Reads a file of scenarios, or a file that holds a single one.
pub fn parse(text: &str, is_toml: bool) -> Result<Vec<Scenario>, Problem> {
    let bad = |reason: String| Problem::new("scenario-unreadable").with("reason", reason);
    let value: Value = if is_toml {
        toml::from_str(text).map_err(|error: toml::de::Error| bad(error.to_string()))?
    } else {
        serde_json::from_str(text).map_err(|error| bad(error.to_string()))?
    };
    if value.get("scenario").is_none() {
        return Ok(vec![read(&value).map_err(bad)?]);
    }
    let file: File = read(&value).map_err(bad)?;
    let mut scenarios = Vec::new();
    for scenario in file.scenario {
        let mut whole = serde_json::json!({});
        if let Some(game) = &file.game {
            whole["game"] = Value::from(game.as_str());
        }
        if let Some(given) = &file.given {
            whole["given"] = given.clone();
        }
        let name = scenario.get("id").and_then(Value::as_str).unwrap_or("?").to_owned();
        merge(&mut whole, &scenario);
        scenarios.push(read(&whole).map_err(|reason| bad(format!("{name}: {reason}")))?);
    }
    Ok(scenarios)
}

fn read<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    serde_path_to_error::deserialize(value).map_err(|error| json::placed(&error))
}
