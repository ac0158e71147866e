//! One game, one file: everything needed to play it again, exactly.
//!
//! The file is JSON. It names the format and its version, the rules version and the hash of the data pack, and ends
//! with the hash of the state the log leads to and a digest over the whole, so that a cut, altered or outdated file
//! is noticed instead of silently showing a game that never happened.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    game::Game,
    json,
    luck::{Seed, hash, hex},
    pack::Pack,
    refusal::{Problem, Problems},
    table::{Entry, Table},
};

const FORMAT: &str = "menagerie-save";
const VERSION: u32 = 1;
/// No real game comes near these; a file beyond them is refused before any work is done.
const MAX_BYTES: usize = 16 << 20;
const MAX_ENTRIES: usize = 1_000_000;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    version: u32,
    game: String,
    rules: u32,
    data: String,
    options: Value,
    seed: Seed,
    log: Vec<Entry<Value>>,
    state: String,
    digest: String,
}

impl File {
    fn digest(&self) -> String {
        let log = serde_json::to_string(&self.log).unwrap_or_default();
        let numbers = format!("{} {} {}", self.version, self.rules, self.seed);
        let parts = [&self.game, &self.data, &self.options.to_string(), &numbers, &log, &self.state];
        hex(&hash(&parts.map(|part| part.as_bytes())))
    }
}

/// The save of a table, as text.
pub fn save<G: Game>(table: &Table<G>) -> String {
    let log = table
        .log()
        .iter()
        .map(|entry| Entry {
            seat: entry.seat,
            act: entry.act.map(|action| json::write(table.pack(), &action)),
            luck: entry.luck.clone(),
        })
        .collect();
    let mut file = File {
        format: FORMAT.to_owned(),
        version: VERSION,
        game: G::ID.to_owned(),
        rules: G::RULES_VERSION,
        data: table.pack().hash().to_owned(),
        options: json::write(table.pack(), table.options()),
        seed: *table.seed(),
        log,
        state: table.state_hash(),
        digest: String::new(),
    };
    file.digest = file.digest();
    serde_json::to_string(&file).unwrap_or_default()
}

/// Which game a save is of, read without trusting the rest of it.
pub fn game_of(text: &str) -> Result<String, Problem> {
    Ok(read(text)?.game)
}

fn read(text: &str) -> Result<File, Problem> {
    if text.len() > MAX_BYTES {
        return Err(Problem::new("save-too-large").with("megabytes", MAX_BYTES >> 20));
    }
    let value: Value = serde_json::from_str(text).map_err(|error| {
        Problem::new(if error.is_eof() { "save-cut-short" } else { "save-not-json" }).with("reason", error)
    })?;
    if value.get("format").and_then(Value::as_str) != Some(FORMAT) {
        return Err(Problem::new("save-not-ours"));
    }
    match value.get("version").and_then(Value::as_u64) {
        Some(version) if version == u64::from(VERSION) => {}
        version => {
            let found = version.map_or_else(|| "?".to_owned(), |version| version.to_string());
            return Err(Problem::new("save-version").with("found", found).with("known", VERSION));
        }
    }
    let file =
        File::deserialize(value).map_err(|error| Problem::new("save-damaged").with("reason", error))?;
    if file.digest != file.digest() {
        return Err(Problem::new("save-digest"));
    }
    if file.log.len() > MAX_ENTRIES {
        return Err(Problem::new("save-too-long").with("entries", MAX_ENTRIES));
    }
    Ok(file)
}

/// Reads a save and plays it again, checking every step.
pub fn load<G: Game>(text: &str, pack: Pack<G::Data>) -> Result<Table<G>, Problems> {
    let file = read(text).map_err(|problem| vec![problem])?;
    if file.game != G::ID {
        return Err(vec![Problem::new("save-other-game").with("game", file.game)]);
    }
    if file.rules != G::RULES_VERSION {
        let problem = Problem::new("save-rules").with("found", file.rules).with("known", G::RULES_VERSION);
        return Err(vec![problem]);
    }
    if file.data != pack.hash() {
        return Err(vec![Problem::new("save-data").with("found", file.data).with("known", pack.hash())]);
    }
    let options = json::read(pack, "options", &file.options).map_err(|problem| vec![problem])?;
    let mut table = Table::open(options, pack, file.seed)?;
    for (number, entry) in file.log.iter().enumerate() {
        let act = entry.act.as_ref().map(|action| json::read(pack, "action", action)).transpose();
        let step = act
            .and_then(|act| table.replay(number, &Entry { seat: entry.seat, act, luck: entry.luck.clone() }));
        step.map_err(|problem| vec![problem])?;
    }
    if table.state_hash() != file.state {
        return Err(vec![Problem::new("save-state")]);
    }
    Ok(table)
}
