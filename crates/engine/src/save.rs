//! One game, one file: everything needed to play it again, exactly.
//!
//! The file is JSON. It names the format and its version, the rules version and the hash of the data pack, and ends
//! with a hash of the state and of the way that leads there, and a digest over the whole, so that a cut, altered or
//! outdated file is noticed instead of silently showing a game that never happened. A digest that fits is easily made;
//! the hash can only be made by playing the game.
//!
//! Anybody may hand in a file, so reading one costs time and memory in proportion to its size, which is bounded.

use serde::{Deserialize, Serialize};
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};

use crate::{
    game::Game,
    json,
    luck::{Seed, hash, hex},
    pack::{Components, Pack},
    refusal::{Problem, Problems},
    table::{LogEntry, Table},
};

const FORMAT: &str = "menagerie-save";
const VERSION: u32 = 2;
/// No real game comes near these: the longest of the golden games has 673 entries in 27 thousand bytes, its longest
/// answer takes 65 bytes and the longest options 362. A file beyond them is refused before it is played.
pub const MAX_BYTES: usize = 1 << 20;
pub const MAX_ENTRIES: usize = 20_000;
const MAX_ACTION: usize = 512;
const MAX_OPTIONS: usize = 8192;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    version: u32,
    game: String,
    rules: u32,
    data: String,
    options: Box<RawValue>,
    seed: Seed,
    log: Vec<LogEntry<Box<RawValue>>>,
    course: String,
    digest: String,
}

impl File {
    fn digest(&self) -> Result<String, Problem> {
        let numbers = format!("{} {} {}", self.version, self.rules, self.seed);
        let parts =
            [self.game.as_str(), &self.data, self.options.get(), &numbers, &self.log_text()?, &self.course];
        Ok(hex(&hash(&parts.map(str::as_bytes))))
    }

    /// The hash of where the game has come to and how. The state alone would not do: two games may differ and meet.
    fn course(&self, state_hash: &str) -> Result<String, Problem> {
        let parts =
            ["menagerie course", state_hash, self.options.get(), &self.seed.to_string(), &self.log_text()?];
        Ok(hex(&hash(&parts.map(str::as_bytes))))
    }

    fn log_text(&self) -> Result<String, Problem> {
        serde_json::to_string(&self.log).map_err(|error| unwritable(&error))
    }
}

/// Enough to tell whether a file is one of ours; the rest is only skipped over.
#[derive(Deserialize)]
struct Head {
    format: Option<String>,
    version: Option<u64>,
}

fn unwritable(error: &serde_json::Error) -> Problem {
    Problem::new("save-unwritable").with("reason", error)
}

/// A part of the file by the names of the pack.
fn written<D: Components>(pack: Pack<D>, part: &impl Serialize) -> Result<Box<RawValue>, Problem> {
    pack.named(|| to_raw_value(part)).map_err(|error| unwritable(&error))
}

/// The save of a table, as text. A game that went on after its rules had changed has none: nobody could play it again.
pub fn save<G: Game>(table: &Table<G>) -> Result<String, Problem> {
    if table.has_ground() {
        return Err(Problem::new("save-went-on"));
    }
    let pack = table.pack();
    let mut log = Vec::with_capacity(table.log().len());
    for LogEntry { seat, act, luck } in table.log() {
        let act = act.as_ref().map(|action| written(pack, action)).transpose()?;
        log.push(LogEntry { seat: *seat, act, luck: luck.clone() });
    }
    let mut file = File {
        format: FORMAT.to_owned(),
        version: VERSION,
        game: G::ID.to_owned(),
        rules: G::RULES_VERSION,
        data: pack.hash().to_owned(),
        options: written(pack, table.options())?,
        seed: *table.seed(),
        log,
        course: String::new(),
        digest: String::new(),
    };
    too_long(&file)?;
    file.course = file.course(&table.state_hash()?)?;
    file.digest = file.digest()?;
    let text = serde_json::to_string(&file).map_err(|error| unwritable(&error))?;
    too_large(&text)?;
    Ok(text)
}

/// Whoever writes a save holds to the bounds too: one that cannot be read again saves nothing.
fn too_large(text: &str) -> Result<(), Problem> {
    if text.len() <= MAX_BYTES {
        return Ok(());
    }
    Err(Problem::new("save-too-large").with("megabytes", MAX_BYTES >> 20))
}

fn too_long(file: &File) -> Result<(), Problem> {
    if file.log.len() <= MAX_ENTRIES {
        return Ok(());
    }
    Err(Problem::new("save-too-long").with("entries", MAX_ENTRIES))
}

/// A save that has been read and is whole, but not played again yet.
pub struct Parsed(File);

/// Reads a save without knowing its game: [`Parsed::game`] says which one it is of.
pub fn read(text: &str) -> Result<Parsed, Problem> {
    too_large(text)?;
    ours(text)?;
    let mut file: File =
        serde_json::from_str(text).map_err(|error| Problem::new("save-damaged").with("reason", error))?;
    too_long(&file)?;
    // However a file is spaced, it is the same save.
    file.options = compact("options", &file.options, MAX_OPTIONS)?;
    for entry in &mut file.log {
        if let Some(action) = &mut entry.act {
            *action = compact("action", action, MAX_ACTION)?;
        }
    }
    if file.digest != file.digest()? {
        return Err(Problem::new("save-digest"));
    }
    Ok(Parsed(file))
}

/// Whether this is a save at all, of a format that is known.
fn ours(text: &str) -> Result<(), Problem> {
    let head: Head = serde_json::from_str(text).map_err(|error| {
        let key = match error.classify() {
            serde_json::error::Category::Eof => "save-cut-short",
            serde_json::error::Category::Data => return Problem::new("save-not-ours"),
            _ => "save-not-json",
        };
        Problem::new(key).with("reason", error)
    })?;
    if head.format.as_deref() != Some(FORMAT) {
        return Err(Problem::new("save-not-ours"));
    }
    if head.version != Some(u64::from(VERSION)) {
        let found = head.version.map_or_else(|| "?".to_owned(), |version| version.to_string());
        return Err(Problem::new("save-version").with("found", found).with("known", VERSION));
    }
    Ok(())
}

/// A part of a file without spaces, if it is no larger than any real one.
fn compact(what: &'static str, raw: &RawValue, most: usize) -> Result<Box<RawValue>, Problem> {
    if raw.get().len() > most {
        return Err(Problem::new("save-oversized").with("what", what).with("bytes", most));
    }
    let value: Result<Value, _> = serde_json::from_str(raw.get());
    Ok(value.and_then(|value| to_raw_value(&value)).map_err(|error| json::Unreadable::new(what, error))?)
}

impl Parsed {
    /// The id of the game it is of.
    pub fn game(&self) -> &str {
        &self.0.game
    }

    /// How many lines its log has.
    pub fn entries(&self) -> usize {
        self.0.log.len()
    }

    /// Plays the save again, checking every step.
    pub fn replay<G: Game>(&self, pack: Pack<G::Data>) -> Result<Table<G>, Problems> {
        self.fits::<G>(pack).map_err(|problem| vec![problem])?;
        let options = json::read_options_text::<G>(pack, self.0.options.get());
        let mut table = Table::open(options.map_err(|problem| vec![problem])?, pack, self.0.seed)?;
        self.steps(&mut table).map_err(|problem| vec![problem])?;
        Ok(table)
    }

    fn fits<G: Game>(&self, pack: Pack<G::Data>) -> Result<(), Problem> {
        let file = &self.0;
        if file.game != G::ID {
            return Err(Problem::new("save-other-game").with("game", &file.game));
        }
        if file.rules != G::RULES_VERSION {
            return Err(Problem::new("save-rules").with("found", file.rules).with("known", G::RULES_VERSION));
        }
        if file.data != pack.hash() {
            return Err(Problem::new("save-data").with("found", &file.data).with("known", pack.hash()));
        }
        Ok(())
    }

    fn steps<G: Game>(&self, table: &mut Table<G>) -> Result<(), Problem> {
        for (number, LogEntry { seat, act, luck }) in self.0.log.iter().enumerate() {
            let act = act.as_ref().map(|action| json::read_text(table.pack(), "action", action.get()));
            table.replay(number, &LogEntry { seat: *seat, act: act.transpose()?, luck: luck.clone() })?;
        }
        if self.0.course(&table.state_hash()?)? != self.0.course {
            return Err(Problem::new("save-state"));
        }
        Ok(())
    }
}

/// Reads a save and plays it again.
pub fn load<G: Game>(text: &str, pack: Pack<G::Data>) -> Result<Table<G>, Problems> {
    read(text).map_err(|problem| vec![problem])?.replay(pack)
}
