//! A bot that is any program: it is started once for each seat that is played at the same time, and asked over its
//! standard input and output, a line of JSON each (`docs/bot-protocol.md`).
//!
//! A program that does not keep to the protocol ends the work, with an error that says what it did: a game that went on
//! with an answer it never gave would measure nothing.

mod fault;
mod message;
mod process;

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use bots::Choice;
use engine::{Game, Outcome, Pack, Problems, Seat, json};
use serde_json::Value;

use crate::play::Seated;
use fault::Fault;
use message::{Hello, Message, Reply};
use process::Process;

/// The protocol that is spoken here.
pub const PROTOCOL: u32 = 1;
/// How long a program may think about a decision where nobody says otherwise.
pub const USUAL_LIMIT: Duration = Duration::from_secs(10);
/// How long it may take to begin: interpreters and networks are loaded meanwhile.
const START: Duration = Duration::from_secs(60);

/// A program in writing.
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    command: String,
    limit: Duration,
}

impl Program {
    /// The program and its arguments, separated by spaces; no shell reads them. `None` if there is nothing to start.
    pub fn new(command: &str) -> Option<Program> {
        let command = command.trim();
        (!command.is_empty()).then(|| Program { command: command.to_owned(), limit: USUAL_LIMIT })
    }

    /// With another limit for each decision.
    pub fn within(mut self, limit: Duration) -> Program {
        self.limit = limit;
        self
    }

    pub fn command(&self) -> &str {
        &self.command
    }
}

/// What a program is told once, when it begins.
pub(crate) struct Occasion {
    pub game: &'static str,
    pub rules: u32,
    pub data: String,
    pub options: Value,
    pub players: usize,
}

/// All processes of one program. There are never more than seats played at the same time.
pub(crate) struct Stable {
    program: Program,
    occasion: Occasion,
    idle: Mutex<Vec<Process>>,
}

impl Stable {
    pub fn new(program: Program, occasion: Occasion) -> Stable {
        Stable { program, occasion, idle: Mutex::new(Vec::new()) }
    }

    fn milliseconds(&self) -> u64 {
        u64::try_from(self.program.limit.as_millis()).unwrap_or(u64::MAX)
    }

    /// A process that waits, or a new one that has said hello.
    fn take(&self) -> Result<Process, Problems> {
        let waiting = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        waiting.map_or_else(|| self.start().map_err(|fault| self.told(fault)), Ok)
    }

    fn start(&self) -> Result<Process, Fault> {
        let mut process = Process::start(&self.program.command)?;
        let Occasion { game, rules, data, options, players } = &self.occasion;
        let hello = Message::Hello {
            protocol: PROTOCOL,
            game,
            rules: *rules,
            data,
            options,
            players: *players,
            time_ms: self.milliseconds(),
        };
        let answer: Hello = process.ask(&hello, START)?;
        match answer.protocol {
            PROTOCOL => Ok(process),
            other => Err(Fault::OtherProtocol(other)),
        }
    }

    fn give_back(&self, process: Process) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(process);
    }

    fn told(&self, fault: Fault) -> Problems {
        vec![fault.problem(&self.program.command)]
    }
}

/// A program in a seat, for one game.
pub(crate) struct Guest<G: Game> {
    stable: Arc<Stable>,
    /// Gone once it has failed.
    process: Option<Process>,
    pack: Pack<G::Data>,
    seed: u64,
    decision: u64,
}

/// A number that every language reads exactly, floating point numbers included.
fn exact(seed: u64) -> u64 {
    seed >> 11
}

impl<G: Game> Guest<G> {
    pub fn new(
        stable: &Arc<Stable>,
        pack: Pack<G::Data>,
        seat: Seat,
        seed: u64,
    ) -> Result<Guest<G>, Problems> {
        let mut process = stable.take()?;
        let begins = Message::Game { seat: seat.index(), seed: exact(seed) };
        process.tell(&begins).map_err(|fault| stable.told(fault))?;
        Ok(Guest { stable: Arc::clone(stable), process: Some(process), pack, seed, decision: 0 })
    }

    /// Says something to the program; a fault is the end of that process.
    fn with<T>(&mut self, says: impl FnOnce(&mut Process) -> Result<T, Fault>) -> Result<T, Problems> {
        let Some(process) = &mut self.process else { return Err(self.stable.told(Fault::Closed)) };
        says(process).map_err(|fault| {
            self.process = None;
            self.stable.told(fault)
        })
    }
}

impl<G: Game> Seated<G> for Guest<G> {
    fn thinks_alone(&self) -> bool {
        false
    }

    fn answer(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
    ) -> Result<Choice<G::Action>, Problems> {
        self.decision += 1;
        // A seed for each decision: a program may forget everything between two of them and still repeat itself.
        let seed = self.seed.wrapping_add(self.decision.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let decision = self.decision;
        let asked = Message::Decide {
            decision,
            seat: seat.index(),
            view: &json::write(self.pack, view),
            answers: &legal.iter().map(|action| json::write(self.pack, action)).collect::<Vec<_>>(),
            time_ms: self.stable.milliseconds(),
            seed: exact(seed),
        };
        let limit = self.stable.program.limit;
        self.with(|process| {
            let reply: Reply = process.ask(&asked, limit)?;
            if reply.decision != decision {
                return Err(Fault::OutOfStep { wanted: decision, answered: reply.decision });
            }
            let chosen = usize::try_from(reply.answer).ok().and_then(|number| legal.get(number));
            let action = *chosen.ok_or(Fault::OutOfRange { answer: reply.answer, count: legal.len() })?;
            Ok(Choice { action, thoughts: Vec::new() })
        })
    }

    fn over(&mut self, outcome: &Outcome) -> Result<(), Problems> {
        let won: Vec<bool> = outcome.standings.iter().map(|standing| standing.won).collect();
        let over = Message::Over { ranks: &outcome.ranks(), scores: &outcome.scores(), won: &won };
        self.with(|process| process.tell(&over))
    }
}

impl<G: Game> Drop for Guest<G> {
    fn drop(&mut self) {
        if let Some(process) = self.process.take() {
            self.stable.give_back(process);
        }
    }
}
