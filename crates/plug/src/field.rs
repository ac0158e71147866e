//! What a table may agree on before it begins: an option of a game, as a field of a form.

use serde_json::Value;
use words::Lang;

#[cfg(doc)]
use crate::Plug;

/// An option and how it is chosen. Its name is the message `<game>-option-<key>`, its sentence the same with `-help`.
pub struct Field {
    pub key: &'static str,
    /// The clause or ruling that explains it.
    pub clause: &'static str,
    pub kind: Kind,
    /// Whether it changes anything at a table that has agreed on this so far (see [`Plug::agreed`]); forms leave out what
    /// does not. What cannot be combined is for the game to refuse.
    pub applies: fn(&Value) -> bool,
}

pub enum Kind {
    /// Yes or no.
    Switch,
    /// One of these words; `auto` leaves the choice to the rest of the options.
    Word(&'static [&'static str]),
    /// One of these, at a table of so many.
    One(fn(usize, Lang) -> Vec<Pick>),
    Several(fn(Lang) -> Vec<Pick>),
    /// One of each group, or nothing of any.
    OneOfEach(fn(Lang) -> Vec<Vec<Pick>>),
}

/// Something that can be chosen, and what people call it. An empty value chooses nothing.
pub struct Pick {
    pub value: String,
    pub text: String,
}

/// A pick with its name.
pub fn pick(value: impl ToString, text: impl Into<String>) -> Pick {
    Pick { value: value.to_string(), text: text.into() }
}

impl Field {
    pub const fn new(key: &'static str, clause: &'static str, kind: Kind) -> Field {
        Field { key, clause, kind, applies: |_| true }
    }

    pub const fn switch(key: &'static str, clause: &'static str) -> Field {
        Field::new(key, clause, Kind::Switch)
    }

    pub const fn word(key: &'static str, clause: &'static str, words: &'static [&'static str]) -> Field {
        Field::new(key, clause, Kind::Word(words))
    }

    /// The same, where it has a say only at some tables.
    pub const fn when(self, applies: fn(&Value) -> bool) -> Field {
        Field { applies, ..self }
    }

    /// A ruling settles what the rulebook leaves open, and a table may settle it the other way.
    pub fn is_ruling(&self) -> bool {
        self.clause.starts_with("R-")
    }

    /// The message that explains the option. Where values have names of their own, the form has another sentence than the
    /// command line, which must name them as they are typed.
    pub fn sentence(&self, prefix: &str) -> String {
        let named = match &self.kind {
            Kind::Word(words) => words.iter().any(|word| is_name(word)),
            Kind::One(_) => true,
            _ => false,
        };
        let end = if named { "form" } else { "help" };
        format!("{prefix}-option-{}-{end}", self.key.replace('_', "-"))
    }

    /// What can be chosen by so many players.
    pub fn picks(&self, prefix: &str, players: usize, lang: Lang) -> Vec<Pick> {
        match &self.kind {
            Kind::Word(words) => {
                words.iter().map(|word| pick(word, self.named(word, prefix, lang))).collect()
            }
            Kind::One(picks) => picks(players, lang),
            Kind::Several(picks) => picks(lang),
            Kind::Switch | Kind::OneOfEach(_) => Vec::new(),
        }
    }

    fn named(&self, word: &str, prefix: &str, lang: Lang) -> String {
        match word {
            "auto" => lang.say("option-auto"),
            "yes" | "no" => lang.say(word),
            name if is_name(name) => {
                lang.say(&format!("{prefix}-option-{}-{name}", self.key).replace('_', "-"))
            }
            number => number.to_owned(),
        }
    }

    /// The option's value, from what a form holds under its name; `None` keeps the default, as does a form that does not
    /// name it.
    pub fn read(&self, given: &[&str]) -> Option<Value> {
        if given.is_empty() {
            return None;
        }
        let chosen = || given.iter().filter(|text| !text.is_empty()).map(|text| value_of(text));
        match self.kind {
            Kind::Switch => Some(given.contains(&"yes").into()),
            Kind::Word(_) | Kind::One(_) => chosen().next().filter(|value| value != "auto"),
            Kind::Several(_) | Kind::OneOfEach(_) => Some(Value::Array(chosen().collect())),
        }
    }
}

fn is_name(word: &str) -> bool {
    !matches!(word, "auto" | "yes" | "no") && word.parse::<u8>().is_err()
}

fn value_of(text: &str) -> Value {
    match text {
        "yes" => true.into(),
        "no" => false.into(),
        text => text.parse::<u64>().map_or_else(|_| text.into(), Value::from),
    }
}

/// Yes comes first: where it stands unless somebody says no.
pub const YES_OR_NO: &[&str] = &["yes", "no"];
/// Yes, no, or whatever follows from the rest of the options.
pub const MAYBE: &[&str] = &["auto", "yes", "no"];
