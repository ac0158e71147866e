//! Reading a data pack entry by entry, so that everything wrong with it is said at once.

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
    fmt::Display,
    ops::{Deref, RangeInclusive},
};

use serde::de::DeserializeOwned;
use toml::{Table, Value};

use super::{Flaw, Label, Phrase, label::take_words};
use crate::refusal::{Problem, Problems};

/// Where a value may come from: the rulebook, public knowledge, inference, our own choice.
const SOURCES: [&str; 4] = ["seed", "public", "inferred", "house"];
/// What an entry may say about itself for people; no rule reads it.
const REMARKS: [&str; 5] = ["note", "source_detail", "seed_confirms", "in_box", "fr_alias"];

/// A pack that is being read. Tables are taken out one by one; what is left over at the end is wrong too.
pub struct PackReader {
    game: &'static str,
    tables: RefCell<Table>,
    problems: RefCell<Problems>,
    phrases: RefCell<Vec<Phrase>>,
}

/// An entry of a list such as `[[monster]]`.
#[derive(Clone, Debug)]
pub struct PackEntry<T> {
    pub label: Label,
    /// What it is called when something is wrong with it: `monster goblin`.
    pub name: String,
    pub fields: T,
}

impl<T> Deref for PackEntry<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.fields
    }
}

impl PackReader {
    pub fn open(game: &'static str, text: &str) -> Result<PackReader, Problem> {
        let tables = RefCell::new(table(text)?);
        Ok(PackReader { game, tables, problems: RefCell::default(), phrases: RefCell::default() })
    }

    pub fn wrong(&self, entry: impl Display, flaw: impl Into<Flaw>) {
        self.problems.borrow_mut().push(flaw.into().of(entry));
    }

    /// Whether nothing wrong has been found yet.
    pub fn sound(&self) -> bool {
        self.problems.borrow().is_empty()
    }

    pub fn demand(&self, holds: bool, entry: impl Display, flaw: impl Into<Flaw>) {
        if !holds {
            self.wrong(entry, flaw);
        }
    }

    pub fn number(
        &self,
        entry: impl Display,
        field: &str,
        value: impl Into<i64>,
        range: RangeInclusive<i64>,
    ) {
        let value = value.into();
        let (low, high) = range.clone().into_inner();
        let flaw = || Flaw::Number { field: field.to_owned(), value: value.to_string(), low, high };
        self.demand(range.contains(&value), entry, flaw());
    }

    /// Where something of that id stands in a table; that there is none is a problem of the entry that names it.
    pub fn find<T>(
        &self,
        entry: impl Display,
        what: &str,
        table: &[PackEntry<T>],
        id: &str,
    ) -> Option<usize> {
        let found = table.iter().position(|other| other.label.id == id);
        if found.is_none() {
            self.wrong(entry, Flaw::NoSuch { what: what.to_owned(), id: id.to_owned() });
        }
        found
    }

    /// The version of the format and the game that the pack says it is of.
    pub fn is_of(&self, facts: &[(&str, Value)]) {
        for (key, wanted) in facts {
            let found = self.tables.borrow_mut().remove(*key);
            match found {
                Some(found) if found == *wanted => {}
                Some(_) => self.wrong(key, format!("must be {wanted}")),
                None => self.wrong(key, Flaw::Missing),
            }
        }
    }

    /// Takes out tables that are for people only.
    pub fn skip(&self, tables: &[&str]) {
        tables.iter().for_each(|name| drop(self.tables.borrow_mut().remove(*name)));
    }

    /// A table that stands alone, such as `[setup]`.
    pub fn table<T: DeserializeOwned>(&self, name: &str) -> Option<T> {
        let taken = self.tables.borrow_mut().remove(name);
        let Some(mut value) = taken else {
            self.wrong(name, Flaw::Missing);
            return None;
        };
        if let Value::Table(table) = &mut value {
            self.remarks(name, table);
            take_words(table);
        }
        self.fields(name, value)
    }

    /// The entries of a list without ids, such as `[[seating]]`, each with what it is called when it is wrong.
    pub fn rows<T: DeserializeOwned>(&self, list: &str) -> Vec<(String, T)> {
        let rows = self.list(list).into_iter().filter_map(|(name, mut table)| {
            take_words(&mut table);
            let row = self.fields(&name, Value::Table(table))?;
            Some((name, row))
        });
        rows.collect()
    }

    /// The entries of a list such as `[[monster]]`: so many, each with an id of its own, a known source and a name in the
    /// locales (`<game>-<kind>-<id>`).
    pub fn entries<T: DeserializeOwned>(
        &self,
        list: &str,
        kind: &str,
        count: RangeInclusive<usize>,
    ) -> Vec<PackEntry<T>> {
        let entries: Vec<(String, Table)> = self.list(list);
        let (low, high) = count.clone().into_inner();
        let flaw = Flaw::Count { count: entries.len(), low, high };
        self.demand(count.contains(&entries.len()), list, flaw);
        let entries = entries.into_iter().filter_map(|(name, mut table)| {
            let label = self.label(&name, kind, &mut table);
            let fields = self.fields(&name, Value::Table(table))?;
            Some(PackEntry { label, name, fields })
        });
        entries.collect()
    }

    /// Entries of a list on which a text is printed besides the name: `.text` in the locales.
    pub fn printed<T: DeserializeOwned>(
        &self,
        list: &str,
        kind: &str,
        count: RangeInclusive<usize>,
    ) -> Vec<PackEntry<T>> {
        let entries = self.entries(list, kind, count);
        entries.iter().for_each(|entry| self.phrase(&entry.label, "text"));
        entries
    }

    /// Notes that people read this part of a component.
    pub fn phrase(&self, label: &Label, part: &str) {
        self.phrases.borrow_mut().push(Phrase { label: label.clone(), part: part.to_owned() });
    }

    /// The label of an entry, whose id and words it takes out.
    pub fn label(&self, entry: &str, kind: &str, table: &mut Table) -> Label {
        let id = match table.remove("id") {
            Some(Value::String(id)) => id,
            Some(_) => String::new(),
            None => {
                self.wrong(entry, Flaw::MissingField("id".to_owned()));
                return Label::default();
            }
        };
        // Part of a message's name, and never mistaken for a number.
        let good = id.len() <= 64
            && id.starts_with(|c: char| c.is_ascii_lowercase())
            && id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b"-_.".contains(&b));
        self.demand(good, entry, Flaw::BadId);
        self.labelled(entry, kind, id, table)
    }

    /// The label of an entry that goes by something else than an id.
    pub fn labelled(&self, entry: &str, kind: &str, id: String, table: &mut Table) -> Label {
        let own = take_words(table);
        let fits = |words: &String| !words.trim().is_empty() && words.chars().count() <= 400;
        self.demand(own.values().all(fits), entry, Flaw::BadWords);
        let label = Label::new(self.game, kind, id, own);
        self.phrase(&label, "");
        label
    }

    /// All tables that are left, for a game that reads them in its own way.
    pub fn rest(&self) -> Table {
        self.tables.take()
    }

    /// The tables of a list, each with what it is called when it is wrong, and without what only people read.
    pub fn list(&self, list: &str) -> Vec<(String, Table)> {
        let taken = self.tables.borrow_mut().remove(list);
        let values = match taken {
            Some(Value::Array(values)) => values,
            Some(_) => {
                self.wrong(list, "not a list of tables");
                return Vec::new();
            }
            None => {
                self.wrong(list, Flaw::Missing);
                return Vec::new();
            }
        };
        let mut ids = BTreeSet::new();
        let mut tables = Vec::new();
        for (at, value) in values.into_iter().enumerate() {
            let Value::Table(mut table) = value else {
                self.wrong(list, "not a list of tables");
                continue;
            };
            let id = table.get("id").and_then(Value::as_str);
            let name = format!("{list} {}", id.map_or_else(|| (at + 1).to_string(), str::to_owned));
            self.demand(id.is_none_or(|id| ids.insert(id.to_owned())), &name, Flaw::Twice);
            self.demand(table.contains_key("source"), &name, Flaw::MissingField("source".to_owned()));
            self.remarks(&name, &mut table);
            tables.push((name, table));
        }
        tables
    }

    /// Takes out what an entry says about itself, and looks whether its sources are known ones.
    pub fn remarks(&self, entry: &str, table: &mut Table) {
        table.retain(|key, value| {
            let is_source = key == "source" || key.ends_with("_source");
            if is_source && !value.as_str().is_some_and(|word| SOURCES.contains(&word)) {
                let found = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                self.wrong(entry, Flaw::BadSource(found));
            }
            !is_source && !REMARKS.contains(&key)
        });
    }

    fn fields<T: DeserializeOwned>(&self, entry: &str, value: Value) -> Option<T> {
        T::deserialize(value).map_err(|error| self.wrong(entry, error.message())).ok()
    }

    /// The tables, if nothing at all is wrong.
    pub(super) fn finish<D>(self, data: Option<D>) -> Result<(D, Vec<Phrase>), Problems> {
        for table in self.tables.borrow().keys() {
            self.wrong(table, "no such table");
        }
        match data {
            Some(data) if self.problems.borrow().is_empty() => Ok((data, self.phrases.into_inner())),
            _ => Err(self.problems.into_inner()),
        }
    }
}

/// The text of a pack as TOML, or the line that is none.
fn table(text: &str) -> Result<Table, Problem> {
    text.parse().map_err(|error: toml::de::Error| {
        let line = error.span().map_or(1, |span| text[..span.start].lines().count().max(1));
        Problem::new("data-unreadable").with("line", line).with("reason", error.message())
    })
}

/// How many entries of a pack carry each `source` tag: rulebook, public knowledge, inference or our own choice.
pub fn provenance(text: &str) -> Result<BTreeMap<String, usize>, Problem> {
    fn count(value: &Value, into: &mut BTreeMap<String, usize>) {
        match value {
            Value::Table(table) => {
                // Effects have sources too: of what they give.
                if let Some(Value::String(source)) = table.get("source")
                    && SOURCES.contains(&source.as_str())
                {
                    *into.entry(source.clone()).or_default() += 1;
                }
                table.values().for_each(|value| count(value, into));
            }
            Value::Array(values) => values.iter().for_each(|value| count(value, into)),
            _ => {}
        }
    }
    let mut sources = BTreeMap::new();
    count(&Value::Table(table(text)?), &mut sources);
    Ok(sources)
}
