//! A seat of a table and who has it.

use bots::{Level, Reason};
use serde::{Deserialize, Serialize};
use words::Lang;

use super::Verdict;
use crate::{
    denial::Denial,
    names,
    store::{SeatKind, SeatRow},
    time::Instant,
};

/// Who sits on a chair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    Open,
    /// Kept for somebody who is asked to sit down here.
    Invited {
        owner: String,
    },
    Person {
        owner: String,
        away: bool,
    },
    Bot,
}

/// What a bot advised for a decision.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Hint {
    pub decision: String,
    /// The number of the answer.
    pub number: usize,
    /// The best answers, best first.
    pub chances: Vec<Advised>,
}

/// One of the best answers.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Advised {
    /// Its number.
    pub number: usize,
    /// The chance to win after it.
    pub percent: i32,
    /// What speaks for it.
    pub why: Vec<Reason>,
}

/// A seat of the table and who has it.
#[derive(Clone, Debug)]
pub struct Chair {
    pub sitter: Sitter,
    pub name: String,
    /// The level of the bot that sits here or plays for an absent person.
    pub level: Level,
    /// When its present decision began.
    pub since: Option<Instant>,
    /// How long its earlier decisions took, in milliseconds.
    pub spent: u64,
    /// When its person came back from being away.
    pub back: Option<Instant>,
    /// A bot is thinking for this seat.
    pub thinking: bool,
    /// The house is about to answer for this seat what need not be asked.
    pub sparing: bool,
    /// The bot here could not think and gave a simple answer.
    pub stumbled: bool,
    /// The decision that a bot was asked for while the person was away: it answers even if they come back meanwhile,
    /// unless they are quicker. So nobody holds a table up by leaving and coming back.
    pub lent: Option<String>,
    /// The person does not want to be asked where none of their own cards can make a difference.
    pub spare: bool,
    /// Whom the host has sent away from here, while nobody else sits down.
    pub sent_away: Option<String>,
    /// Who wants a bot here instead of the person.
    pub votes: Vec<String>,
    pub hint: Option<Hint>,
    /// In a training game, the line of the log with the latest answer that a bot shall judge, and whether one is judging.
    pub judge: Option<usize>,
    pub judging: bool,
    pub verdict: Option<Verdict>,
}

impl Chair {
    pub(super) fn of(row: &SeatRow) -> Result<Chair, Denial> {
        let sitter = match (row.kind, &row.owner) {
            (SeatKind::Person, Some(owner)) => Sitter::Person { owner: owner.clone(), away: row.away },
            (SeatKind::Invited, Some(owner)) => Sitter::Invited { owner: owner.clone() },
            (SeatKind::Bot, _) => Sitter::Bot,
            (SeatKind::Open, _) => Sitter::Open,
            _ => return Err(Denial::broken()),
        };
        Ok(Chair {
            sitter,
            name: row.name.clone(),
            level: row.level.as_deref().and_then(Level::named).unwrap_or(Level::Normal),
            since: None,
            spent: 0,
            back: None,
            thinking: false,
            sparing: false,
            stumbled: false,
            lent: None,
            spare: row.spare,
            // The owner of a seat that is open is who was sent away from it.
            sent_away: row.owner.clone().filter(|_| row.kind == SeatKind::Open),
            votes: Vec::new(),
            hint: None,
            judge: None,
            judging: false,
            verdict: None,
        })
    }

    /// What a reader calls whoever sits here.
    pub fn called(&self, lang: Lang) -> String {
        names::read_in(&self.name, lang)
    }

    /// Whether nobody has sat down here yet.
    pub fn is_free(&self) -> bool {
        matches!(self.sitter, Sitter::Open | Sitter::Invited { .. })
    }

    pub fn is_kept_for(&self, id: &str) -> bool {
        matches!(&self.sitter, Sitter::Invited { owner } if owner == id)
    }

    /// Whether a person sits here and has not left.
    pub fn is_present(&self) -> bool {
        matches!(self.sitter, Sitter::Person { away: false, .. })
    }

    pub fn is_away(&self) -> bool {
        matches!(self.sitter, Sitter::Person { away: true, .. })
    }

    pub fn is_owned_by(&self, id: &str) -> bool {
        matches!(&self.sitter, Sitter::Person { owner, .. } if owner == id)
    }

    /// Whether a bot answers for this seat now.
    pub fn plays_itself(&self) -> bool {
        matches!(self.sitter, Sitter::Bot | Sitter::Person { away: true, .. })
    }
}
