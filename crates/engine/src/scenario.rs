//! Scenarios: given a table, when these answers are given, then this must be true.
//!
//! Files are TOML or JSON. See `docs/scenarios.md` for the format with examples.

use std::collections::{BTreeMap, VecDeque};

use rand::{Rng as _, SeedableRng};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::{
    game::{Game, Rng},
    json,
    luck::Seed,
    pack::Pack,
    refusal::{Problem, Problems},
    seat::{Seat, Viewer},
    witness::{Recorder, Told},
};

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
    /// The clause that must refuse it.
    #[serde(default)]
    pub refused: Option<String>,
    /// What chance brings from here on.
    #[serde(default)]
    pub luck: Vec<u32>,
    #[serde(default)]
    pub then: Option<Then>,
}

/// What must be true.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Then {
    pub awaiting: Option<Vec<Seat>>,
    /// Values of the full state by JSON pointer; `{ absent = true }` for what must not be there.
    pub state: BTreeMap<String, Value>,
    /// Values of a view, by seat number or `spectator`, then by JSON pointer.
    pub view: BTreeMap<String, BTreeMap<String, Value>>,
    /// All legal answers of a seat, in any order.
    pub legal: BTreeMap<String, Vec<Value>>,
    /// Answers that must be among the legal ones.
    pub offers: BTreeMap<String, Vec<Value>>,
    /// Answers that must not be among the legal ones.
    pub lacks: BTreeMap<String, Vec<Value>>,
    /// How many legal answers a seat has.
    pub legal_count: BTreeMap<String, usize>,
    /// Clauses that events of the latest step (or of the given) must cite.
    pub clauses: Vec<String>,
    pub over: Option<bool>,
    pub scores: Option<Vec<i32>>,
    pub ranks: Option<Vec<u8>>,
    pub winners: Option<Vec<Seat>>,
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
        return Ok(vec![Scenario::deserialize(value).map_err(|error| bad(error.to_string()))?]);
    }
    let file = File::deserialize(value).map_err(|error| bad(error.to_string()))?;
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
        scenarios.push(Scenario::deserialize(whole).map_err(|error| bad(format!("{name}: {error}")))?);
    }
    Ok(scenarios)
}

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

/// A table as a scenario sets it up.
pub struct Start<G: Game> {
    pub state: G,
    /// What the first forced steps told.
    pub told: Vec<Told<G::Event>>,
    /// Scripted results that no draw has asked for yet.
    pub script: VecDeque<u32>,
}

/// Sets up the table of a scenario.
pub fn given<G: Game>(scenario: &Scenario, pack: Pack<G::Data>) -> Result<Start<G>, Problems> {
    let one = |problem: Problem| vec![problem];
    let given = &scenario.given;
    let options: G::Options =
        json::read(pack, "options", &Value::Object(given.options.clone())).map_err(one)?;
    let seed = given.seed.unwrap_or_else(|| Seed::from_number(1));
    let untouched = given.patch.is_none() && given.set.is_empty() && given.moves == 0;
    // Without a patch the script is for the set-up itself.
    let script = if untouched { given.luck.clone() } else { Vec::new() };
    let mut on = Recorder::scripted(script);
    let mut state = G::new(&options, pack, &seed, &mut on)?;
    random_moves(&mut state, given.moves, &seed);
    if !untouched {
        let mut value = json::write(pack, &state);
        if let Some(patch) = &given.patch {
            merge(&mut value, patch);
        }
        for (pointer, wanted) in &given.set {
            set(&mut value, pointer, wanted.clone()).map_err(one)?;
        }
        state = json::read_state(pack, &value).map_err(one)?;
        on = Recorder::scripted(given.luck.iter().copied());
        state.resume(&mut on);
    }
    misfit(&on).map_err(one)?;
    let script = given.luck[given.luck.len() - on.unused()..].iter().copied().collect();
    Ok(Start { state, told: on.told, script })
}

/// Gives random answers, always the same ones for the same seed.
pub fn random_moves<G: Game>(state: &mut G, moves: usize, seed: &Seed) {
    let mut rng = Rng::seed_from_u64(seed.number());
    let mut actions = Vec::new();
    for _ in 0..moves {
        let Some(seat) = state.awaiting().lowest() else { break };
        actions.clear();
        state.legal(seat, &mut actions);
        let Some(choice) = (rng.next_u64() as usize).checked_rem(actions.len()) else { break };
        let action = actions[choice];
        state.play(seat, &action, &mut crate::witness::Silent);
    }
}

fn set(value: &mut Value, pointer: &str, wanted: Value) -> Result<(), Problem> {
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

fn misfit<E>(on: &Recorder<E>) -> Result<(), Problem> {
    match on.misfit {
        Some((wanted, low, high)) => Err(Problem::new("scenario-luck-misfit")
            .with("wanted", wanted)
            .with("low", low)
            .with("high", high)),
        None => Ok(()),
    }
}

/// Plays a scenario and compares. All differences of one moment are reported together.
pub fn run<G: Game>(scenario: &Scenario, pack: Pack<G::Data>) -> Result<(), Problems> {
    if scenario.game != G::ID {
        return Err(vec![Problem::new("scenario-other-game").with("game", &scenario.game)]);
    }
    let Start { mut state, mut told, mut script } = given::<G>(scenario, pack)?;
    for (number, when) in scenario.when.iter().enumerate() {
        let at = |problem: Problem| vec![problem.with("step", number + 1)];
        script.extend(&when.luck);
        let action: G::Action = match json::read(pack, "action", &when.action) {
            Ok(action) => action,
            Err(problem) => return Err(at(problem)),
        };
        let mut on = Recorder::scripted(script.iter().copied());
        let before = state.clone();
        match (state.apply(when.seat, &action, &mut on), &when.refused) {
            (Ok(()), None) => {
                misfit(&on).map_err(at)?;
                script.drain(..script.len() - on.unused());
                told = on.told;
            }
            (Ok(()), Some(wanted)) => {
                return Err(at(Problem::new("scenario-not-refused").with("clause", wanted)));
            }
            (Err(refusal), None) => {
                return Err(at(Problem::new("scenario-refused").with("clause", refusal.clauses.join(", "))));
            }
            (Err(refusal), Some(wanted)) => {
                if !refusal.clauses.contains(&wanted.as_str()) {
                    return Err(at(Problem::new("scenario-other-refusal")
                        .with("wanted", wanted)
                        .with("clause", refusal.clauses.join(", "))));
                }
                if state != before {
                    return Err(at(Problem::new("scenario-refusal-changed")));
                }
            }
        }
        if let Some(then) = &when.then {
            let problems = differences(&state, pack, then, &told);
            if !problems.is_empty() {
                return Err(problems.into_iter().map(|problem| problem.with("step", number + 1)).collect());
            }
        }
    }
    let mut problems = differences(&state, pack, &scenario.then, &told);
    if !script.is_empty() {
        problems.push(Problem::new("scenario-luck-unused").with("unused", script.len()));
    }
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}

fn differences<G: Game>(state: &G, pack: Pack<G::Data>, then: &Then, told: &[Told<G::Event>]) -> Problems {
    let mut problems = Problems::new();
    let mut differs = |place: String, expected: Value, found: Value| {
        let problem = Problem::new("scenario-differs").with("place", place);
        problems.push(problem.with("expected", expected).with("found", found));
    };
    if let Some(expected) = &then.awaiting {
        let found: Vec<Seat> = state.awaiting().into_iter().collect();
        if &found != expected {
            differs("awaiting".into(), serde_json::json!(expected), serde_json::json!(found));
        }
    }
    let mut wholes = Vec::new();
    if !then.state.is_empty() {
        wholes.push(("state".to_owned(), json::write(pack, state), &then.state));
    }
    for (viewer, pointers) in &then.view {
        match viewer.parse::<Viewer>() {
            Ok(viewer) if Viewer::all(state.players()).any(|known| known == viewer) => {
                wholes.push((format!("view {viewer}"), json::write(pack, &state.view(viewer)), pointers));
            }
            _ => differs("view".into(), Value::from("a seat or `spectator`"), Value::from(viewer.as_str())),
        }
    }
    for (place, whole, pointers) in wholes {
        for (pointer, expected) in pointers {
            let found = whole.pointer(pointer).cloned().unwrap_or(Value::Null);
            let absent = expected.get("absent") == Some(&Value::Bool(true));
            if if absent { !found.is_null() } else { &found != expected } {
                differs(format!("{place} {pointer}"), expected.clone(), found);
            }
        }
    }
    let legal = |seat: &str| -> Vec<Value> {
        let mut actions = Vec::new();
        if let Some(seat) =
            seat.parse().ok().and_then(Seat::new).filter(|seat| seat.index() < state.players())
        {
            state.legal(seat, &mut actions);
        }
        actions.iter().map(|action| json::write(pack, action)).collect()
    };
    // Answers are compared as the game reads them, so that `{"gain": "gold"}` may be written any way that means it.
    let canonical = |action: &Value| -> Value {
        json::read::<_, G::Action>(pack, "action", action)
            .map_or_else(|_| action.clone(), |action| json::write(pack, &action))
    };
    for (seat, expected) in &then.legal {
        let found = legal(seat);
        let wanted: Vec<Value> = expected.iter().map(canonical).collect();
        if found.len() != wanted.len() || wanted.iter().any(|action| !found.contains(action)) {
            differs(format!("legal {seat}"), Value::from(wanted), Value::from(found));
        }
    }
    for (seat, expected) in &then.offers {
        let found = legal(seat);
        for action in expected.iter().map(canonical).filter(|action| !found.contains(action)) {
            differs(format!("offers {seat}"), action, Value::from(found.clone()));
        }
    }
    for (seat, unwanted) in &then.lacks {
        let found = legal(seat);
        for action in unwanted.iter().map(canonical).filter(|action| found.contains(action)) {
            differs(format!("lacks {seat}"), action, Value::from(found.clone()));
        }
    }
    for (seat, expected) in &then.legal_count {
        let found = legal(seat);
        if found.len() != *expected {
            differs(format!("legal_count {seat}"), Value::from(*expected), Value::from(found));
        }
    }
    for clause in &then.clauses {
        if !told.iter().any(|told| told.clause == clause) {
            let found: Vec<&str> = told.iter().map(|told| told.clause).collect();
            differs("clauses".into(), Value::from(clause.as_str()), Value::from(found));
        }
    }
    let outcome = state.outcome();
    if let Some(expected) = then.over
        && outcome.is_some() != expected
    {
        differs("over".into(), Value::from(expected), Value::from(outcome.is_some()));
    }
    if let Some(expected) = &then.scores {
        let found = outcome.as_ref().map(|outcome| outcome.scores());
        if found.as_ref() != Some(expected) {
            differs("scores".into(), serde_json::json!(expected), serde_json::json!(outcome));
        }
    }
    if let Some(expected) = &then.ranks {
        let found = outcome.as_ref().map(|outcome| outcome.ranks());
        if found.as_ref() != Some(expected) {
            differs("ranks".into(), serde_json::json!(expected), serde_json::json!(found));
        }
    }
    if let Some(expected) = &then.winners {
        let found = outcome.as_ref().map(|outcome| outcome.winners().collect::<Vec<_>>());
        if found.as_ref() != Some(expected) {
            differs("winners".into(), serde_json::json!(expected), serde_json::json!(found));
        }
    }
    problems
}
