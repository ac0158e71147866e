//! What people remember: everything they have sent and what they heard of it. It outlives the server.

use engine::Seat;
use serde_json::Value;

use crate::{
    denial::{Denial, Reason},
    time::now_ms,
};

use super::weather::BEGINNING;

/// What somebody answers.
#[derive(Clone, Debug)]
pub enum Said {
    Number(usize),
    Action(Value),
}

/// How a request ended for whoever made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    Yes,
    No(Reason),
    /// Nobody knows: it could not be stored as far as the server knows, the server died, or nobody waited for it.
    Nothing,
}

impl Heard {
    pub fn is_taken(self) -> bool {
        self == Heard::Yes
    }

    pub fn of<T>(result: Option<&Result<T, Denial>>) -> Heard {
        match result {
            Some(Ok(_)) => Heard::Yes,
            Some(Err(denial)) if matches!(denial.reason, Reason::Unsure | Reason::Broken) => Heard::Nothing,
            Some(Err(denial)) => Heard::No(denial.reason),
            None => Heard::Nothing,
        }
    }
}

/// Something that was asked for under a name of its own, once or several times.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// When it was first sent and first acknowledged, counted in everything that is sent or heard.
    pub sent: Option<u64>,
    pub taken: Option<u64>,
    /// Why it was last refused.
    pub refused: Option<Reason>,
    /// Whether something was heard of it that was neither yes nor no; `settled` if a clear word came for one that was sent
    /// after that.
    pub unknown: bool,
    pub settled: bool,
    /// How often it was sent, and how many are on their way.
    pub times: u32,
    open: u32,
}

impl Asked {
    fn send(&mut self, step: u64) {
        self.sent.get_or_insert(step);
        self.times += 1;
        self.open += 1;
    }

    fn hear(&mut self, step: u64, heard: Heard, was_unknown: bool) {
        self.open = self.open.saturating_sub(1);
        match heard {
            Heard::Yes => drop(self.taken.get_or_insert(step)),
            Heard::No(reason) => {
                self.refused = Some(reason);
                // That nothing can be stored now says nothing of the time before.
                self.settled |= was_unknown && self.open == 0 && reason != Reason::NotStored;
            }
            Heard::Nothing => {
                self.unknown = true;
                self.settled = false;
            }
        }
    }

    /// How often it must be there, from and to.
    pub fn counts(&self) -> (usize, usize) {
        match self {
            Asked { taken: Some(_), .. } => (1, 1),
            Asked { unknown: true, settled: false, .. } => (0, 1),
            Asked { open: 1.., .. } => (0, 1),
            _ => (0, 0),
        }
    }

    /// Whether its person would like to know what became of it.
    pub fn is_open(&self) -> bool {
        self.taken.is_none() && self.unknown && !self.settled && self.open == 0
    }
}

/// An answer at a table.
#[derive(Clone, Debug)]
pub struct Answer {
    pub person: usize,
    pub table: String,
    pub seat: Seat,
    pub name: String,
    pub said: Said,
    pub decision: Option<String>,
    /// What it means, if anything; what is meant for a decision that was not before its sender's eyes means what that decision
    /// says.
    pub action: Option<Value>,
    pub asked: Asked,
}

impl Answer {
    /// Whether only the decision that it names can tell what it means, if that is one at all.
    pub fn is_blind(&self) -> bool {
        self.decision.is_some() && self.action.is_none()
    }
}

/// A line of chat. It has no name of its own, so nobody says one twice.
#[derive(Clone, Debug)]
pub struct Line {
    pub table: String,
    pub text: String,
    pub asked: Asked,
}

/// An answer that was to be taken back.
#[derive(Clone, Debug)]
pub struct Undo {
    pub table: String,
    pub seat: Seat,
    pub asked: Asked,
}

/// Which of the things that people have asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    Answer(usize),
    Line(usize),
    Undo(usize),
}

#[derive(Default)]
pub struct Memory {
    step: u64,
    pub tables: Vec<String>,
    pub answers: Vec<Answer>,
    pub lines: Vec<Line>,
    pub undos: Vec<Undo>,
    /// How often something else was asked for, and how often nobody waited.
    pub others: u64,
    pub given_up: u64,
    /// What went wrong that must not.
    pub trouble: Vec<String>,
    trace: Vec<String>,
}

impl Memory {
    pub fn note(&mut self, text: &str) {
        self.trace.push(format!("{:>7} {text}", now_ms() - BEGINNING));
    }

    pub fn trace(&self) -> &[String] {
        &self.trace
    }

    fn asked(&mut self, what: What) -> &mut Asked {
        match what {
            What::Answer(at) => &mut self.answers[at].asked,
            What::Line(at) => &mut self.lines[at].asked,
            What::Undo(at) => &mut self.undos[at].asked,
        }
    }

    /// Something is sent; whether nobody knew what had become of it before.
    pub fn send(&mut self, what: What) -> bool {
        self.step += 1;
        let step = self.step;
        let asked = self.asked(what);
        asked.send(step);
        let unknown = asked.unknown;
        let text = match what {
            What::Answer(at) => {
                let Answer { person, table, seat, name, said, .. } = &self.answers[at];
                format!("person {person} answers {name} at {table} on {}: {said:?}", seat.index())
            }
            What::Line(at) => format!("{:?} is said at {}", self.lines[at].text, self.lines[at].table),
            What::Undo(at) => format!("undo on {} at {}", self.undos[at].seat.index(), self.undos[at].table),
        };
        self.note(&text);
        unknown
    }

    pub fn hear(&mut self, what: What, heard: Heard, was_unknown: bool) {
        self.step += 1;
        let step = self.step;
        self.asked(what).hear(step, heard, was_unknown);
        let text = match what {
            What::Answer(at) => format!("answer {}: {heard:?}", self.answers[at].name),
            What::Line(at) => format!("{:?}: {heard:?}", self.lines[at].text),
            What::Undo(at) => format!("undo {at}: {heard:?}"),
        };
        self.note(&text);
    }

    /// It never came to the server: the table could not be read.
    pub fn unsent(&mut self, what: What) {
        let asked = self.asked(what);
        asked.open = asked.open.saturating_sub(1);
        self.note("not sent: the table cannot be read");
    }

    /// The server is gone: nothing will be heard of what was on its way.
    pub fn server_is_gone(&mut self) {
        let all = self.answers.iter_mut().map(|answer| &mut answer.asked);
        let all = all.chain(self.lines.iter_mut().map(|line| &mut line.asked));
        for asked in all.chain(self.undos.iter_mut().map(|undo| &mut undo.asked)) {
            if asked.open > 0 {
                (asked.open, asked.unknown, asked.settled) = (0, true, false);
            }
        }
        self.note("the server dies");
    }
}

/// Whether this may be heard only while the database is in trouble.
pub fn is_trouble(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::NotStored
            | Reason::Unsure
            | Reason::Unread
            | Reason::Broken
            | Reason::Conflict
            | Reason::LogDiffers
    )
}
