//! Reading entries of a pack field by field, so that everything wrong with it is said at once.

use std::{cell::RefCell, ops::RangeInclusive};

use engine::{
    Label,
    pack::{Flaw, PackReader},
};
use toml::{Table, Value};

use crate::terms::Term;

/// Reads one table of the pack. Fields that nobody asks for are refused when the entry is finished; what tells where a
/// value comes from (`source`, `..._source`) is for people and may always stand there.
pub struct FieldReader<'a> {
    reader: &'a PackReader,
    pub name: String,
    table: Option<&'a Table>,
    used: RefCell<Vec<String>>,
}

impl<'a> FieldReader<'a> {
    pub fn new(reader: &'a PackReader, name: impl Into<String>, table: Option<&'a Table>) -> FieldReader<'a> {
        let name = name.into();
        reader.demand(table.is_some(), &name, Flaw::Missing);
        FieldReader { reader, name, table, used: RefCell::default() }
    }

    fn value(&self, key: &str) -> Option<&'a Value> {
        self.used.borrow_mut().push(key.to_owned());
        self.table?.get(key)
    }

    fn need(&self, key: &str) -> Option<&'a Value> {
        let value = self.value(key);
        if value.is_none() && self.table.is_some() {
            self.reader.wrong(&self.name, Flaw::MissingField(key.to_owned()));
        }
        value
    }

    pub fn bad(&self, reason: impl Into<Flaw>) {
        self.reader.wrong(&self.name, reason);
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
                let (low, high) = range.into_inner();
                self.bad(Flaw::Number { field: key.to_owned(), value: other.to_string(), low, high });
                low
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
            self.bad(Flaw::NoSuch { what: key.to_owned(), id: text.to_owned() });
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
    pub fn subs(&self, key: &str) -> Vec<FieldReader<'a>> {
        let all = self.list(key).iter().enumerate();
        all.map(|(at, value)| {
            FieldReader::new(self.reader, format!("{}.{key}[{at}]", self.name), value.as_table())
        })
        .collect()
    }

    pub fn sub(&self, key: &str) -> FieldReader<'a> {
        let table = self.value(key).and_then(Value::as_table);
        FieldReader::new(self.reader, format!("{}.{key}", self.name), table)
    }

    /// The id, and the words that a pack of one's own may bring.
    pub fn label(&self, kind: &str) -> Label {
        self.taken(|table| self.reader.label(&self.name, kind, table))
    }

    /// The same for an entry that goes by a number.
    pub fn numbered(&self, kind: &str, number: i64) -> Label {
        self.taken(|table| self.reader.labelled(&self.name, kind, number.to_string(), table))
    }

    /// What is taken out of the entry counts as read.
    fn taken(&self, take: impl FnOnce(&mut Table) -> Label) -> Label {
        let Some(table) = self.table else { return Label::default() };
        let mut left = table.clone();
        let label = take(&mut left);
        let gone = table.keys().filter(|key| !left.contains_key(*key)).cloned();
        self.used.borrow_mut().extend(gone);
        label
    }

    /// Refuses every field that was not asked for.
    pub fn finish(self) {
        let Some(table) = self.table else { return };
        let mut left = table.clone();
        self.reader.remarks(&self.name, &mut left);
        let used = self.used.borrow();
        for key in left.keys().filter(|key| !used.contains(key)) {
            self.bad(Flaw::UnknownField(key.clone()));
        }
    }
}
