//! Bots of the first edition, by name: `hard@1` plays as `hard` did before nets and new levels came. Newer bots are
//! measured against them, so nothing here ever changes; a test holds them to the answers they gave then.

use std::{fmt, time::Duration};

use engine::{Valued, value::Levels};

use crate::{Bot, Greedy, Level, Random, Search, Settings};

/// A bot as it was in the first edition.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum First {
    Random,
    Greedy,
    Level(Level),
    Search(Settings),
}

/// In how many of 100 decisions the easy bot gave any answer.
const EASY_SLIPS: u8 = 30;

/// A search of the first edition: without nets, and with its one mistake.
fn as_it_was(settings: Settings) -> Settings {
    Settings { net: false, root_twice: true, ..settings }
}

impl First {
    /// How it is written after the name.
    pub const MARK: &str = "@1";

    /// The bot that had this name.
    pub fn named(name: &str) -> Option<First> {
        match name {
            "random" => return Some(First::Random),
            "greedy" => return Some(First::Greedy),
            _ => {}
        }
        if let Some(level) = Level::named(name) {
            return Some(First::Level(level));
        }
        name.strip_prefix("search:")?.parse().ok().map(First::Search)
    }

    /// What the strongest of them searched with.
    pub fn strongest() -> Settings {
        as_it_was(Settings::of_level(Levels::FIRST.expert))
    }

    /// What it searched with; `None` for one that did not search.
    pub fn settings(self) -> Option<Settings> {
        let levels = Levels::FIRST;
        let written = match self {
            First::Random | First::Greedy | First::Level(Level::Easy) => return None,
            First::Search(settings) => return Some(as_it_was(settings)),
            First::Level(Level::Normal) => levels.normal,
            First::Level(Level::Hard) => levels.hard,
            First::Level(Level::Expert) => levels.expert,
        };
        Some(as_it_was(Settings::of_level(written)))
    }

    pub(crate) fn build<G: Valued>(self, seed: u64, cap: Option<Duration>) -> Box<dyn Bot<G>> {
        match (self, self.settings()) {
            (_, Some(settings)) => {
                let settings = cap.map_or(settings, |cap| settings.within(cap));
                Box::new(Search::<G>::new(seed, settings))
            }
            (First::Random, _) => Box::new(Random::new(seed)),
            (First::Greedy, _) => Box::new(Greedy::<G>::new(seed)),
            (First::Level(_) | First::Search(_), None) => {
                Box::new(Greedy::<G>::new(seed).with_slips(EASY_SLIPS))
            }
        }
    }
}

impl fmt::Display for First {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            First::Random => f.write_str("random")?,
            First::Greedy => f.write_str("greedy")?,
            First::Level(level) => f.write_str(level.id())?,
            First::Search(settings) => write!(f, "search:{settings}")?,
        }
        f.write_str(First::MARK)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_levels_are_the_searches_that_the_guide_names() {
        let written = [(Level::Normal, "100:p0"), (Level::Hard, "x1"), (Level::Expert, "x8:far")];
        for (level, text) in written {
            assert_eq!(First::Level(level).settings(), text.parse().ok().map(as_it_was), "{text}");
        }
        assert_eq!(First::Level(Level::Easy).settings(), None);
    }
}
