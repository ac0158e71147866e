//! Where the numbers of a card come from: the `source` tag of its entry in the data pack that ships with the game.

use std::{
    collections::BTreeMap,
    sync::{Mutex, OnceLock, PoisonError},
};

use engine::{Components, Game};
use toml::{Table, Value};

/// `table/id` to source, of one game.
type Sources = BTreeMap<String, String>;

/// The source of entry `id` of `table` ("public", "house", ...), if the pack says it.
pub fn source<G: Game>(table: &str, id: &str) -> Option<String> {
    static KNOWN: OnceLock<Mutex<BTreeMap<&'static str, Sources>>> = OnceLock::new();
    let mut known = KNOWN.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    let sources = known.entry(G::ID).or_insert_with(|| read(G::Data::BUILT_IN));
    sources.get(&format!("{table}/{id}")).cloned()
}

fn read(text: &str) -> Sources {
    let mut sources = Sources::new();
    // It ships with the program, and every game reads it when it is opened.
    let pack: Table = text.parse().unwrap_or_else(|error| panic!("a built-in data pack is no TOML: {error}"));
    for (table, entries) in &pack {
        for entry in entries.as_array().into_iter().flatten() {
            let word = |key: &str| entry.get(key).and_then(Value::as_str);
            if let (Some(id), Some(source)) = (word("id"), word("source")) {
                sources.insert(format!("{table}/{id}"), source.to_owned());
            }
        }
    }
    sources
}
