//! How the engine says no: refusals of an answer cite the rule, problems with outside input name what is wrong.

use std::fmt;

use serde::Serialize;

/// The id of a clause of a rules ledger, such as `VA-PAY-01`.
pub type Clause = &'static str;

/// Why an answer is not accepted: the clauses that say no, the decisive one first.
///
/// A person reads the text of these clauses in their own language, next to the button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    pub clauses: &'static [Clause],
}

impl Refusal {
    pub const fn by(clauses: &'static [Clause]) -> Refusal {
        Refusal { clauses }
    }

    /// The clause that decides.
    pub fn clause(&self) -> Clause {
        self.clauses.first().copied().unwrap_or("")
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "refused by {}", self.clauses.join(", "))
    }
}

impl std::error::Error for Refusal {}

/// Something wrong with what came from outside (options, saves, data packs, scenarios), without a language:
/// a message key and its arguments. Whoever shows it looks the key up in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problem {
    pub key: &'static str,
    pub args: Vec<(&'static str, String)>,
    /// The rule behind it, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<Clause>,
}

impl Problem {
    pub fn new(key: &'static str) -> Problem {
        Problem { key, args: Vec::new(), clause: None }
    }

    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Problem {
        self.args.push((name, value.to_string()));
        self
    }

    pub fn rule(mut self, clause: Clause) -> Problem {
        self.clause = Some(clause);
        self
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        for (name, value) in &self.args {
            write!(f, " {name}={value}")?;
        }
        if let Some(clause) = self.clause {
            write!(f, " ({clause})")?;
        }
        Ok(())
    }
}

impl std::error::Error for Problem {}

/// Everything that is wrong at once, so that nobody has to fix one thing to hear of the next.
pub type Problems = Vec<Problem>;
