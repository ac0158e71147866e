//! What can be wrong with a data pack.

use crate::refusal::Problem;

/// What is wrong with an entry of a data pack.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    #[error("it is missing")]
    Missing,
    #[error("`{0}` is missing")]
    MissingField(String),
    #[error("no rule reads `{0}`")]
    UnknownField(String),
    #[error("the id stands twice")]
    Twice,
    #[error("an id is a word of small letters, digits, hyphens, dots and underlines")]
    BadId,
    #[error("the source is `{0}`, not seed, public, inferred or house")]
    BadSource(String),
    #[error("a name or text is empty, or longer than 400 characters")]
    BadWords,
    #[error("{count} entries; {low} to {high} are possible")]
    Count { count: usize, low: usize, high: usize },
    #[error("{field} is {value}, not from {low} to {high}")]
    Number { field: String, value: String, low: i64, high: i64 },
    #[error("there is no {what} `{id}`")]
    NoSuch { what: String, id: String },
    /// It breaks a rule of its own game, or cannot be read at all.
    #[error("{0}")]
    Other(String),
}

impl Flaw {
    /// As a problem of the entry that has it.
    pub(super) fn of(self, entry: impl std::fmt::Display) -> Problem {
        let mut problem = match &self {
            Flaw::Missing => Problem::new("data-missing"),
            Flaw::MissingField(field) => Problem::new("data-missing-field").with("field", field),
            Flaw::UnknownField(field) => Problem::new("data-unknown-field").with("field", field),
            Flaw::Twice => Problem::new("data-twice"),
            Flaw::BadId => Problem::new("data-bad-id"),
            Flaw::BadSource(source) => Problem::new("data-bad-source").with("source", source),
            Flaw::BadWords => Problem::new("data-bad-words"),
            Flaw::Count { count, low, high } => {
                Problem::new("data-count").with("count", count).with("low", low).with("high", high)
            }
            Flaw::Number { field, value, low, high } => {
                let number = Problem::new("data-number").with("field", field).with("value", value);
                number.with("low", low).with("high", high)
            }
            Flaw::NoSuch { what, id } => Problem::new("data-no-such").with("what", what).with("id", id),
            Flaw::Other(reason) => Problem::new("data-entry").with("reason", reason),
        };
        problem.args.insert(0, ("entry", entry.to_string()));
        problem
    }
}

impl From<&str> for Flaw {
    fn from(reason: &str) -> Flaw {
        Flaw::Other(reason.to_owned())
    }
}

impl From<String> for Flaw {
    fn from(reason: String) -> Flaw {
        Flaw::Other(reason)
    }
}
