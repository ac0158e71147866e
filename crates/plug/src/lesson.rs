//! Lessons: short guided games. A lesson is a file of steps at a table that a scenario sets up; see `docs/lessons.md`.

use std::collections::BTreeMap;

use engine::{
    Problem, Seat,
    scenario::{Given, Scenario, Then},
};
use serde::Deserialize;
use serde_json::Value;
use words::Lang;

use crate::Plug;

/// A lesson as its file says it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name in addresses and in the ids of its messages.
    pub id: String,
    /// How long it takes somebody who reads every word.
    pub minutes: u8,
    /// Where the learner sits.
    #[serde(default = "first")]
    pub learner: Seat,
    /// The table, as in a scenario: options, seed, patch, luck.
    #[serde(default)]
    pub given: Given,
    pub step: Vec<Step>,
}

fn first() -> Seat {
    Seat::at(0)
}

/// One thing the coach says, and what the learner does about it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Step {
    /// The end of the message's id: see [`Lesson::key`].
    pub say: String,
    /// Where on the board to look: classes or the id of what is pointed at, such as `.va-player.own`.
    pub point: Option<String>,
    /// The answers that count; the first is the one the coach has in mind. None where the learner only reads.
    pub answers: Vec<Value>,
    /// Any legal answer counts, but for those that are explained.
    pub any: bool,
    /// Answers that do harm, and the message that says why. They are not carried out.
    pub unless: Vec<Unless>,
    /// What is said about every other answer; without it, that it can wait.
    pub otherwise: Option<String>,
    /// The learner plays on without the coach until this is true of what they see, by JSON pointer.
    pub until: BTreeMap<String, Value>,
    /// What chance brings once the answer is given.
    pub luck: Vec<u32>,
    /// Answers that follow by themselves, of whichever seat. Whoever else is asked is a bot.
    pub then: Vec<Follow>,
}

/// Answers that do harm.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unless {
    pub answers: Vec<Value>,
    pub say: String,
}

/// An answer that somebody gives by script.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Follow {
    pub seat: Seat,
    pub action: Value,
    #[serde(default)]
    pub luck: Vec<u32>,
}

/// What a step wants of the learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wants {
    /// To have read it.
    Reading,
    /// An answer that counts.
    Answer,
    /// Any answers, until the step is over.
    Play,
}

impl Step {
    pub fn wants(&self) -> Wants {
        if !self.until.is_empty() {
            Wants::Play
        } else if self.any || !self.answers.is_empty() {
            Wants::Answer
        } else {
            Wants::Reading
        }
    }
}

impl Lesson {
    pub fn read(text: &str) -> Result<Lesson, Problem> {
        let bad = |reason: String| Problem::new("lesson-unreadable").with("reason", reason);
        let value: Value = toml::from_str(text).map_err(|error: toml::de::Error| bad(error.to_string()))?;
        serde_json::from_value(value).map_err(|error| bad(error.to_string()))
    }

    /// The scenario that sets up its table.
    pub(crate) fn scenario(&self, game: &str) -> Scenario {
        Scenario {
            id: self.id.clone(),
            title: String::new(),
            rules: Vec::new(),
            game: game.to_owned(),
            given: self.given.clone(),
            when: Vec::new(),
            then: Then::default(),
        }
    }

    /// The id of a message: `lesson-va-goal-dice`.
    pub fn key(&self, game: &Plug, say: &str) -> String {
        format!("lesson-{}-{}-{say}", game.prefix, self.id)
    }

    pub fn title(&self, game: &Plug, lang: Lang) -> String {
        lang.say(&self.key(game, "title"))
    }
}

impl Plug {
    /// The lessons of the game, in the order in which they are taken. That each can be read is tested.
    pub fn lessons(&self) -> Vec<Lesson> {
        let read = |text: &&str| {
            Lesson::read(text).unwrap_or_else(|problem| panic!("a lesson of {}: {problem}", self.id()))
        };
        self.lesson_files.iter().map(read).collect()
    }

    pub fn lesson(&self, id: &str) -> Option<Lesson> {
        self.lessons().into_iter().find(|lesson| lesson.id == id)
    }
}
