//! What a component goes by.

use std::{borrow::Cow, collections::BTreeMap};

use toml::{Table, Value};

/// A component: its id in files, and its message in the locales. A pack of one's own may bring its own words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Label {
    pub id: String,
    /// The message that names it, such as `valeria-citizen-archer`. Other texts on it are attributes of that message.
    pub message: String,
    /// What the pack itself brings, by part and language; the name is the part without a name.
    own: BTreeMap<(String, String), String>,
}

/// One thing people read on a component: its name (the part is empty), or a text such as `text` or `attack-2`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    pub label: Label,
    pub part: String,
}

impl Label {
    pub(super) fn new(game: &str, kind: &str, id: String, own: BTreeMap<(String, String), String>) -> Label {
        let message = format!("{game}-{kind}-{id}").replace(['_', '.'], "-");
        Label { id, message, own }
    }

    /// What the pack itself says, where it brings words of its own.
    pub fn own(&self, part: &str, language: &str) -> Option<&str> {
        // Few packs bring words, so this costs next to nothing.
        let mut own = self.own.iter();
        own.find(|((of, in_language), _)| of == part && in_language == language)
            .map(|(_, words)| words.as_str())
    }

    /// The message of a part.
    pub fn message_of(&self, part: &str) -> Cow<'_, str> {
        if part.is_empty() { self.message.as_str().into() } else { format!("{}.{part}", self.message).into() }
    }
}

/// Takes the words out of an entry: `name_en`, `text_fr`, and `text_en` in the tables of a list (`attack-1`, ..).
pub(super) fn take_words(entry: &mut Table) -> BTreeMap<(String, String), String> {
    let mut words = BTreeMap::new();
    take(entry, "", &mut words);
    for (key, value) in entry.iter_mut() {
        for (at, inner) in value.as_array_mut().into_iter().flatten().enumerate() {
            if let Value::Table(inner) = inner {
                take(inner, &format!("{key}-{}", at + 1), &mut words);
            }
        }
    }
    words
}

fn take(table: &mut Table, part: &str, words: &mut BTreeMap<(String, String), String>) {
    let keys: Vec<(String, &str, String)> = table
        .keys()
        .filter_map(|key| spelling(key, part).map(|(of, language)| (key.clone(), of, language)))
        .collect();
    for (key, of, language) in keys {
        if let Some(Value::String(_)) = table.get(&key)
            && let Some(Value::String(text)) = table.remove(&key)
        {
            words.insert((of.to_owned(), language), text);
        }
    }
}

/// The part and the language that a key of an entry tells.
fn spelling<'a>(key: &str, part: &'a str) -> Option<(&'a str, String)> {
    let language = |code: &str| {
        (code.len() == 2 && code.bytes().all(|b| b.is_ascii_lowercase())).then(|| code.to_owned())
    };
    match (key.split_once('_'), part) {
        (Some(("name", code)), "") => language(code).map(|code| ("", code)),
        (Some(("text", code)), "") => language(code).map(|code| ("text", code)),
        (Some(("text", code)), _) => language(code).map(|code| (part, code)),
        // Some packs spell the name so.
        (None, "") if ["en", "fr"].contains(&key) => Some(("", key.to_owned())),
        _ => None,
    }
}
