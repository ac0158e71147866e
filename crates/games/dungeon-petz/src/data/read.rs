//! Reading entries of a pack field by field, so that everything wrong with it is said at once.

use std::{cell::RefCell, ops::RangeInclusive};

use engine::{Problem, Problems};
use toml::{Table, Value};

use super::Label;
use crate::terms::Term;

/// Collects what is wrong while a pack is read.
#[derive(Default)]
pub struct Reader {
    problems: RefCell<Problems>,
}

impl Reader {
    pub fn problem(&self, key: &'static str, entry: &str, reason: impl std::fmt::Display) {
        self.problems.borrow_mut().push(Problem::new(key).with("entry", entry).with("reason", reason));
    }

    pub fn into_problems(self) -> Problems {
        self.problems.into_inner()
    }

    pub fn entry<'a>(&'a self, name: impl Into<String>, table: Option<&'a Table>) -> Entry<'a> {
        let name = name.into();
        if table.is_none() {
            self.problem("data-missing", &name, "-");
        }
        Entry { reader: self, name, table, used: RefCell::default() }
    }
}

/// One table of the pack. Fields that nobody asks for are refused when the entry is finished; what tells where a
/// value comes from (`source`, `..._source`) is for people and may always stand there.
pub struct Entry<'a> {
    reader: &'a Reader,
    pub name: String,
    table: Option<&'a Table>,
    used: RefCell<Vec<String>>,
}

impl<'a> Entry<'a> {
    fn value(&self, key: &str) -> Option<&'a Value> {
        self.used.borrow_mut().push(key.to_owned());
        self.table?.get(key)
    }

    fn need(&self, key: &str) -> Option<&'a Value> {
        let value = self.value(key);
        if value.is_none() && self.table.is_some() {
            self.reader.problem("data-missing", &self.name, key);
        }
        value
    }

    pub fn bad(&self, reason: impl std::fmt::Display) {
        self.reader.problem("data-bad", &self.name, reason);
    }

    pub fn has(&self, key: &str) -> bool {
        self.table.is_some_and(|table| table.contains_key(key))
    }

    pub fn text(&self, key: &str) -> String {
        match self.need(key) {
            Some(Value::String(text)) if !text.trim().is_empty() && text.len() <= 80 => text.clone(),
            Some(other) => {
                self.bad(format!("{key} = {other}"));
                String::new()
            }
            None => String::new(),
        }
    }

    pub fn number(&self, key: &str, range: RangeInclusive<i64>) -> i64 {
        let low = *range.start();
        self.need(key).map_or(low, |value| self.in_range(key, value, range))
    }

    pub fn small(&self, key: &str, range: RangeInclusive<i64>) -> u8 {
        u8::try_from(self.number(key, range)).unwrap_or(0)
    }

    fn in_range(&self, key: &str, value: &Value, range: RangeInclusive<i64>) -> i64 {
        match value {
            Value::Integer(number) if range.contains(number) => *number,
            other => {
                let (low, high) = (range.start(), range.end());
                self.reader.problem("data-number", &self.name, format!("{key} = {other} ({low}..{high})"));
                *low
            }
        }
    }

    pub fn term<T: Term>(&self, key: &str) -> Option<T> {
        let text = self.text(key);
        self.word(key, &text)
    }

    pub fn word<T: Term>(&self, key: &str, text: &str) -> Option<T> {
        let term = T::parse(text);
        if term.is_none() && !text.is_empty() {
            self.reader.problem("data-unknown-id", &self.name, format!("{key} = {text}"));
        }
        term
    }

    pub fn list(&self, key: &str) -> &'a [Value] {
        match self.need(key) {
            Some(Value::Array(values)) => values,
            Some(other) => {
                self.bad(format!("{key} = {other}"));
                &[]
            }
            None => &[],
        }
    }

    pub fn terms<T: Term>(&self, key: &str) -> Vec<T> {
        let words = self.list(key).iter().filter_map(|value| match value {
            Value::String(text) => self.word(key, text),
            other => {
                self.bad(format!("{key}: {other}"));
                None
            }
        });
        words.collect()
    }

    pub fn numbers(&self, key: &str, range: RangeInclusive<i64>) -> Vec<u8> {
        let numbers = self.list(key).iter().map(|value| self.in_range(key, value, range.clone()));
        numbers.map(|number| u8::try_from(number).unwrap_or(0)).collect()
    }

    /// Tables inside this one: a list of them under `key`.
    pub fn subs(&self, key: &str) -> Vec<Entry<'a>> {
        let all = self.list(key).iter().enumerate();
        all.map(|(at, value)| self.reader.entry(format!("{}.{key}[{at}]", self.name), value.as_table()))
            .collect()
    }

    pub fn sub(&self, key: &str) -> Entry<'a> {
        let table = self.value(key).and_then(Value::as_table);
        self.reader.entry(format!("{}.{key}", self.name), table)
    }

    /// The id and the names, the same in every entry.
    pub fn label(&self) -> Label {
        let id = self.text("id");
        if !id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"_.".contains(&byte))
        {
            self.bad(format!("id = {id}"));
        }
        Label { id, en: self.text("name_en"), fr: self.text("name_fr") }
    }

    /// Refuses every field that was not asked for.
    pub fn finish(self) {
        let Some(table) = self.table else { return };
        let used = self.used.borrow();
        for key in table.keys() {
            if !used.contains(key) && key != "source" && !key.ends_with("_source") {
                self.reader.problem("data-unknown-field", &self.name, key);
            }
        }
    }
}
