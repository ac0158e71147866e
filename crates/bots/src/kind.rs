//! Bots in writing, and the levels people choose.

use std::{fmt, str::FromStr, time::Duration};

use engine::Valued;

use crate::{Bot, Budget, Greedy, Iterations, Length, Random, Search, Settings};

/// The levels people choose. Each has a name (`bot-easy`) and a sentence (`bot-easy-about`) in both languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Looks one step ahead and gives any answer in 30 of 100 decisions.
    Easy,
    /// A search of 100 iterations without playouts.
    Normal,
    /// A search with as many iterations as the game takes to be played well ([`engine::value::SearchDefaults`]): well below a
    /// second on one core.
    Hard,
    /// Eight times the iterations of `Hard`, each played further where the game says that it pays.
    Expert,
}

impl Level {
    pub const ALL: [Level; 4] = [Level::Easy, Level::Normal, Level::Hard, Level::Expert];

    pub const fn id(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// A level by its name.
    pub fn named(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }

    /// What the level does; `None` for one that does not search.
    pub fn settings(self) -> Option<Settings> {
        Some(match self {
            Level::Easy => return None,
            Level::Normal => Settings { playout: Some(0), ..Settings::iterations(100) },
            Level::Hard => Settings::efforts(1),
            Level::Expert => Settings::strongest(),
        })
    }
}

/// In how many of 100 decisions the easy bot gives any answer.
const EASY_SLIPS: u8 = 30;
/// How playouts that go further are written.
const FAR: &str = "far";

/// Any bot: `random`, `greedy`, `easy`, `normal`, `hard`, `expert`, `search:ITERATIONS`, `search:x4` for four times what
/// the game recommends, `search:500ms`, or a search with other settings after further colons, such as
/// `search:2000:c0.5:h3:p2:t2`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    Random,
    Greedy,
    Level(Level),
    Search(Settings),
}

/// No bot is called that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(pub String);

impl UnknownBot {
    /// What bots are called.
    pub const KNOWN: &str = "random, greedy, easy, normal, hard, expert, search:ITERATIONS";
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (not `{}`)", UnknownBot::KNOWN, self.0)
    }
}

impl std::error::Error for UnknownBot {}

impl Kind {
    /// Sits down at a table: a bot whose choices follow from `seed` and what it is shown.
    pub fn build<G: Valued>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Kind::Random => Box::new(Random::new(seed)),
            Kind::Greedy => Box::new(Greedy::<G>::new(seed)),
            Kind::Level(level) => match level.settings() {
                Some(settings) => Box::new(Search::<G>::new(seed, settings)),
                None => Box::new(Greedy::<G>::new(seed).with_slips(EASY_SLIPS)),
            },
            Kind::Search(settings) => Box::new(Search::<G>::new(seed, settings)),
        }
    }

    /// As [`Kind::build`], but the bot thinks no longer than `cap` about a decision.
    pub fn build_within<G: Valued>(self, seed: u64, cap: Duration) -> Box<dyn Bot<G>> {
        let settings = match self {
            Kind::Level(level) => level.settings(),
            Kind::Search(settings) => Some(settings),
            _ => None,
        };
        match settings {
            Some(mut settings) => {
                settings.budget.time = Some(settings.budget.time.map_or(cap, |time| time.min(cap)));
                Box::new(Search::<G>::new(seed, settings))
            }
            None => self.build(seed),
        }
    }
}

impl FromStr for Kind {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        let unknown = || UnknownBot(text.to_owned());
        if let Some(level) = Level::ALL.into_iter().find(|level| level.id() == text) {
            return Ok(Kind::Level(level));
        }
        match text {
            "random" => return Ok(Kind::Random),
            "greedy" => return Ok(Kind::Greedy),
            _ => {}
        }
        let mut parts = text.strip_prefix("search:").ok_or_else(unknown)?.split(':');
        let budget = parts.next().ok_or_else(unknown)?;
        let count = |text: &str| text.parse().ok().filter(|count| *count > 0).ok_or_else(unknown);
        let budget = match (budget.strip_suffix("ms"), budget.strip_prefix('x')) {
            (Some(time), _) => Budget::time(Duration::from_millis(time.parse().map_err(|_| unknown())?)),
            (_, Some(times)) => Budget::efforts(count(times)?),
            _ => Budget::iterations(count(budget)?),
        };
        let mut settings = Settings { budget, ..Settings::default() };
        for part in parts {
            if part == FAR {
                settings.length = Length::Far;
                continue;
            }
            if !part.is_char_boundary(1) {
                return Err(unknown());
            }
            let (letter, number) = part.split_at(1.min(part.len()));
            let number: f32 = number.parse().map_err(|_| unknown())?;
            match letter {
                "c" => settings.curiosity = Some(number),
                "e" => settings.temperature = number,
                "h" => settings.horizon = Some(number as u32),
                "l" => settings.length = Length::Ticks(number as u32),
                "p" => settings.playout = Some(number as u8),
                "t" => settings.trees = (number as u8).max(1),
                "w" => settings.width = number,
                _ => return Err(unknown()),
            }
        }
        Ok(Kind::Search(settings))
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let settings = match self {
            Kind::Random => return f.write_str("random"),
            Kind::Greedy => return f.write_str("greedy"),
            Kind::Level(level) => return f.write_str(level.id()),
            Kind::Search(settings) => settings,
        };
        f.write_str("search:")?;
        match (settings.budget.time, settings.budget.iterations) {
            (Some(time), _) => write!(f, "{}ms", time.as_millis())?,
            (None, Iterations::Count(count)) => write!(f, "{count}")?,
            (None, Iterations::Efforts(times)) => write!(f, "x{times}")?,
        }
        let usual = Settings::default();
        let ticks = match settings.length {
            Length::Ticks(ticks) => Some(ticks as f32),
            Length::Usual | Length::Far => None,
        };
        let changed = |number: f32, usual: f32| (number != usual).then_some(number);
        let parts = [
            ("c", settings.curiosity),
            ("e", changed(settings.temperature, usual.temperature)),
            ("h", settings.horizon.map(|ticks| ticks as f32)),
            ("l", ticks),
            ("p", settings.playout.map(f32::from)),
            ("t", changed(settings.trees.into(), usual.trees.into())),
            ("w", changed(settings.width, usual.width)),
        ];
        parts.into_iter().try_for_each(|(letter, number)| match number {
            Some(number) => write!(f, ":{letter}{number}"),
            None => Ok(()),
        })?;
        if settings.length == Length::Far { write!(f, ":{FAR}") } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_the_searches_that_the_guide_names() {
        let written =
            [(Level::Normal, "search:100:p0"), (Level::Hard, "search:x1"), (Level::Expert, "search:x8:far")];
        for (level, text) in written {
            assert_eq!(level.settings().map(Kind::Search), text.parse().ok(), "{text}");
        }
    }

    #[test]
    fn bots_are_written_as_they_are_read() {
        for text in [
            "random",
            "greedy",
            "easy",
            "normal",
            "hard",
            "expert",
            "search:50",
            "search:x8:t2",
            "search:x8:far",
            "search:200ms:c0.5:h3:t2",
            "search:9:l0:p0",
        ] {
            let kind: Kind = text.parse().expect(text);
            assert_eq!(kind.to_string(), text);
        }
        for text in [
            "",
            "search",
            "search:",
            "search:0",
            "search:x",
            "search:x0",
            "search:x",
            "search:5:",
            "search:5:é1",
            "search:5:q1",
            "Hard",
        ] {
            assert_eq!(text.parse::<Kind>(), Err(UnknownBot(text.into())), "{text}");
        }
    }
}
