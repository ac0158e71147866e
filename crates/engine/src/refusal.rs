//! How the engine says no: refusals of an answer cite the rule, problems with outside input name what is wrong.

use std::{borrow::Cow, fmt};

use serde::Serialize;
use serde_json::{Map, Value};

use crate::{
    pack::{Id, Names},
    seat::Seat,
};

/// The id of a clause of a rules ledger, such as `VA-PAY-01`.
pub type Clause = &'static str;

/// Why an answer is not accepted: the clauses that say no, the decisive one first, and where there is more to say than
/// "the rules forbid it", the facts: what somebody has, what it takes, where, who.
///
/// A person reads one sentence with these facts in their own language, next to the button, and the clauses below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    pub clauses: &'static [Clause],
    /// What is to be said; where nothing is, the decisive clause has a sentence without facts. Facts are written by the
    /// names of a pack ([`Refusal::written`]).
    #[serde(skip)]
    pub why: Option<Why>,
}

impl Refusal {
    pub const fn by(clauses: &'static [Clause]) -> Refusal {
        Refusal { clauses, why: None }
    }

    /// The same, told by these facts.
    pub const fn because(self, why: Why) -> Refusal {
        Refusal { clauses: self.clauses, why: Some(why) }
    }

    /// The clause that decides.
    pub fn clause(&self) -> Clause {
        self.clauses.first().copied().unwrap_or("")
    }

    /// The key of its sentence: its reason's, or that of the clause that decides.
    pub fn key(&self) -> Cow<'static, str> {
        match self.why {
            Some(why) => why.reason.key.into(),
            None => plain_key(self.clause()).into(),
        }
    }

    /// The facts by their names.
    pub fn facts(&self) -> impl Iterator<Item = (&'static str, Fact)> {
        let named = |why: Why| why.reason.facts.iter().copied().zip(why.facts);
        self.why.into_iter().flat_map(named)
    }

    /// The facts for programs: numbers as they are, seats by number, components by their names in the pack.
    pub fn written(&self, names: &(impl Names + ?Sized)) -> Map<String, Value> {
        let value = |fact| match fact {
            Fact::Number(number) => number.into(),
            Fact::Seat(seat) => seat.index().into(),
            Fact::Piece { kind, id } => names.name(kind, id).into(),
            Fact::Word(key) => key.into(),
            Fact::None => Value::Null,
        };
        self.facts().map(|(name, fact)| (name.to_owned(), value(fact))).collect()
    }
}

/// The key of the sentence without facts that belongs to a clause.
pub fn plain_key(clause: &str) -> String {
    format!("no-{}", clause.to_lowercase())
}

/// A kind of refusal that has facts: the key of its sentence and the names of what the sentence speaks of. Each game
/// declares its own with [`reasons`](crate::reasons).
#[derive(Debug, PartialEq, Eq)]
pub struct Reason {
    pub key: &'static str,
    pub facts: &'static [&'static str],
}

/// The most facts one sentence has.
pub const FACTS: usize = 4;

/// A reason with its facts, in the order of their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Why {
    pub reason: &'static Reason,
    pub facts: [Fact; FACTS],
}

/// Something a refusal speaks of. It stays on the stack: rules ask themselves often whether something is allowed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fact {
    #[default]
    None,
    Number(i32),
    Seat(Seat),
    /// A component of the pack.
    Piece {
        kind: u8,
        id: u8,
    },
    /// The key of a word of the game.
    Word(&'static str),
}

macro_rules! number_facts {
    ($($number:ty),*) => {
        $(impl From<$number> for Fact {
            fn from(number: $number) -> Fact {
                Fact::Number(i32::try_from(number).unwrap_or(i32::MAX))
            }
        })*
    };
}
number_facts!(u8, u16, u32, usize, i8, i16, i32);

impl From<Seat> for Fact {
    fn from(seat: Seat) -> Fact {
        Fact::Seat(seat)
    }
}

impl From<&'static str> for Fact {
    fn from(key: &'static str) -> Fact {
        Fact::Word(key)
    }
}

impl<I: Id> From<I> for Fact {
    fn from(id: I) -> Fact {
        Fact::Piece { kind: I::KIND, id: id.raw() }
    }
}

/// Declares the refusals of a game that have facts, `reasons! { poor("no-va-poor", has: u32, costs: u32); }`: a function
/// for each, and `ALL` of them, so that a test can go through every one. Where a clause says no for several reasons, one
/// may need a sentence of its own without facts; where one always has facts, its key is that of the clause.
#[macro_export]
macro_rules! reasons {
    ($($(#[$meta:meta])* $name:ident($key:literal $(, $fact:ident: $kind:ty)* $(,)?);)*) => {
        $($(#[$meta])*
        #[cold]
        pub fn $name($($fact: $kind),*) -> $crate::refusal::Why {
            static REASON: $crate::refusal::Reason =
                $crate::refusal::Reason { key: $key, facts: &[$(stringify!($fact)),*] };
            let told: &[$crate::refusal::Fact] = &[$($crate::refusal::Fact::from($fact)),*];
            let mut facts = [$crate::refusal::Fact::None; $crate::refusal::FACTS];
            facts[..told.len()].copy_from_slice(told);
            $crate::refusal::Why { reason: &REASON, facts }
        })*

        /// Every reason: the key of its sentence and the names of its facts.
        pub const ALL: &[$crate::refusal::Reason] = &[
            $($crate::refusal::Reason { key: $key, facts: &[$(stringify!($fact)),*] }),*
        ];

        const _: () = {
            let mut at = 0;
            while at < ALL.len() {
                assert!(ALL[at].facts.len() <= $crate::refusal::FACTS);
                at += 1;
            }
        };
    };
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
