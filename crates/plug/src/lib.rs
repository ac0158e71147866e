//! A game is one plug: everything the house needs to know of it in one value, and everything the house does with it
//! without knowing its type. Games are below this crate's users and above its makers: a game crate fills in a [`Plug`],
//! the `house` lists four of them, and terminal, server and tools read that list.

mod curve;
mod example;
mod field;
mod learning;
mod lesson;
mod moments;
mod open;
mod playable;
mod playing;
mod preset;
mod puzzle;
mod seen;
mod task;
mod thinking;
mod why;
mod work;

use std::{
    borrow::Cow,
    ops::{Deref, RangeInclusive},
};

use maud::Markup;
use space::AnySpace;
use words::Lang;

// For the macros below.
#[doc(hidden)]
pub use words;

pub use curve::Curve;
pub use example::{Answered, Example, Shown};
pub use field::{Field, Kind, MAYBE, Pick, YES_OR_NO, pick};
pub use lab::{
    analyze as looked, ladder,
    puzzles::{Difficulty, Puzzle},
};
pub use learning::{Learning, Objection, Path, Sign, is_meant};
pub use lesson::{Follow, Lesson, Step, Unless, Wants};
pub use moments::Moments;
pub use open::{find, games, mark, no_game, open};
pub use playable::Playable;
pub use playing::{Answer, Eyes, LogLine, Logged, Look, Player, Playing, StoryLine, WayBack, seat_numbers};
pub use preset::Preset;
pub use puzzle::Attempt;
pub use seen::Seen;
pub use task::{About, Task};
pub use thinking::{Advice, Considered, Examining, Thinking, Thought};
pub use work::{Analysis, Learning as NetLearning, Order, Training, Work};

/// A game, as it is handed to the house.
#[derive(Clone)]
pub struct Plug {
    /// The game itself: `&Of::<MyGame>::NEW`.
    pub game: &'static dyn Playable,
    /// Its answers and views as numbers: the same value again.
    pub space: &'static dyn AnySpace,
    /// The two letters that its clause ids and messages begin with.
    pub prefix: &'static str,
    /// Where it lies in the project; the tests there cite its rules.
    pub folder: &'static str,
    /// How many can play.
    pub players: RangeInclusive<usize>,
    /// With how many it shows itself best; so many sit down when somebody just wants to play.
    pub best: usize,
    /// How long a game takes people, from the quickest to the slowest table.
    pub minutes: RangeInclusive<u16>,
    /// How much there is to keep in mind, from 1 (a child explains it) to 5 (an evening of its own).
    pub weight: u8,
    /// The rules ledger in every language, in the order of [`Lang::ALL`].
    pub rules: [&'static str; Lang::ALL.len()],
    /// Its lessons, in the order in which they are taken: the texts of their files.
    pub lesson_files: &'static [&'static str],
    /// Its scenarios: the texts of their files. The worked examples among them are shown beside the rules.
    pub example_files: &'static [&'static str],
    /// Its puzzles, one in each line: what `menagerie puzzles` wrote.
    pub puzzle_file: &'static str,
    /// Its ladder: what `menagerie ladder` wrote; empty where nobody has climbed it yet.
    pub ladder_file: &'static str,
    /// What a table may agree on, besides how many play.
    pub options: &'static [Field],
    /// Ways to play it that have a name, the one for a first game first; there is at least that one.
    pub presets: &'static [Preset],
    /// A round in pictures of 96 by 64, in order; `page-<prefix>-round-1` and so on say what they show.
    pub round: &'static [fn() -> Markup],
    /// A drawing of what one finds on its table, for a picture of 72 by 64.
    pub emblem: fn() -> Markup,
    /// The same drawing for those who are sent a link: a PNG of 1200 by 630.
    pub picture: &'static [u8],
}

impl Plug {
    /// The rules ledger in a language.
    pub fn ledger(&self, lang: Lang) -> Cow<'static, str> {
        lang.set(self.rules[lang.index()])
    }
}

impl Plug {
    /// How strong its bots are, where that was measured. That the file can be read is tested.
    pub fn ladder(&self) -> Option<ladder::Ladder> {
        let read = |text| {
            serde_json::from_str(text).unwrap_or_else(|error| panic!("the ladder of {}: {error}", self.id()))
        };
        (!self.ladder_file.trim().is_empty()).then(|| read(self.ladder_file))
    }
}

impl Deref for Plug {
    type Target = dyn Playable;

    fn deref(&self) -> &Self::Target {
        self.game
    }
}

/// The rules ledgers in a folder, seen from the folder of the game, for [`Plug::rules`].
#[macro_export]
macro_rules! rules {
    ($folder:literal) => {
        $crate::words::in_each_language!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder))
    };
}

/// The lessons in a folder, seen from the folder of the game, for [`Plug::lesson_files`].
#[macro_export]
macro_rules! lessons {
    ($folder:literal: $($name:literal),* $(,)?) => {
        &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/", $name, ".toml"))),*]
    };
}

/// The scenarios in a folder, seen from the folder of the game, for [`Plug::example_files`].
#[macro_export]
macro_rules! examples {
    ($folder:literal: $($name:literal),* $(,)?) => {
        &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/", $name))),*]
    };
}

/// The ladder in a file, seen from the folder of the game, for [`Plug::ladder_file`].
#[macro_export]
macro_rules! ladder {
    ($file:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $file))
    };
}

/// The puzzles in a file, seen from the folder of the game, for [`Plug::puzzle_file`].
#[macro_export]
macro_rules! puzzles {
    ($file:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $file))
    };
}
