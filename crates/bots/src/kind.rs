//! Bots in writing, and the levels people choose.

use std::{fmt, str::FromStr, time::Duration};

use engine::Valued;

use crate::{Bot, Budget, Greedy, Random, Search, Settings};

/// The levels people choose. Each has a name (`bot-easy`) and a sentence (`bot-easy-about`) in both languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Looks one step ahead and gives any answer in 30 of 100 decisions.
    Easy,
    /// A search of 100 iterations.
    Normal,
    /// A search of 6,000 iterations, or of 1,000 with short playouts: well below a second on one core.
    Hard,
    /// A search of 5,000 iterations with playouts, or of 24,000 without, in two trees side by side.
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

    /// What the level does in a game; `None` for one that does not search.
    pub fn settings<G: Valued>(self) -> Option<Settings> {
        let playout = G::playout(2);
        let with_playouts = |iterations| Settings { playout: TRIES, ..Settings::iterations(iterations) };
        Some(match self {
            Level::Easy => return None,
            Level::Normal => Settings::iterations(100),
            // Playouts that end at the horizon are short enough for everybody.
            Level::Hard if playout == Some(0) => with_playouts(1_000),
            Level::Hard => Settings::iterations(6_000),
            // What lies beyond one's own turn is played out, not searched.
            Level::Expert if playout.is_some() => {
                Settings { horizon: Some(1), trees: 2, ..with_playouts(5_000) }
            }
            Level::Expert => Settings { trees: 2, ..Settings::iterations(24_000) },
        })
    }
}

/// How many answers a playout of a strong level tries for each decision.
const TRIES: u8 = 6;

/// In how many of 100 decisions the easy bot gives any answer.
const EASY_SLIPS: u8 = 30;

/// Any bot: `random`, `greedy`, `easy`, `normal`, `hard`, `expert`, `search:ITERATIONS`, or a search with other
/// settings after further colons, such as `search:2000:c0.5:h3:p2:t2` or `search:500ms`.
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

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "random, greedy, easy, normal, hard, expert or search:ITERATIONS (not `{}`)", self.0)
    }
}

impl std::error::Error for UnknownBot {}

impl Kind {
    /// Sits down at a table: a bot whose choices follow from `seed` and what it is shown.
    pub fn build<G: Valued>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Kind::Random => Box::new(Random::new(seed)),
            Kind::Greedy => Box::new(Greedy::<G>::new(seed)),
            Kind::Level(level) => match level.settings::<G>() {
                Some(settings) => Box::new(Search::<G>::new(seed, settings)),
                None => Box::new(Greedy::<G>::new(seed).with_slips(EASY_SLIPS)),
            },
            Kind::Search(settings) => Box::new(Search::<G>::new(seed, settings)),
        }
    }

    /// As [`Kind::build`], but the bot thinks no longer than `cap` about a decision.
    pub fn build_within<G: Valued>(self, seed: u64, cap: Duration) -> Box<dyn Bot<G>> {
        let settings = match self {
            Kind::Level(level) => level.settings::<G>(),
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
        let budget = match budget.strip_suffix("ms") {
            Some(time) => Budget::time(Duration::from_millis(time.parse().map_err(|_| unknown())?)),
            None => Budget::iterations(budget.parse().ok().filter(|count| *count > 0).ok_or_else(unknown)?),
        };
        let mut settings = Settings { budget, ..Settings::default() };
        for part in parts {
            if !part.is_char_boundary(1) {
                return Err(unknown());
            }
            let (letter, number) = part.split_at(1.min(part.len()));
            let number: f32 = number.parse().map_err(|_| unknown())?;
            match letter {
                "c" => settings.curiosity = number,
                "e" => settings.temperature = number,
                "h" => settings.horizon = Some(number as u32),
                "l" => settings.length = Some(number as u32),
                "p" => settings.playout = number as u8,
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
            (None, iterations) => write!(f, "{iterations}")?,
        }
        let usual = Settings::default();
        let mut part = |letter: &str, number: f32, usual: f32| {
            if number == usual { Ok(()) } else { write!(f, ":{letter}{number}") }
        };
        part("c", settings.curiosity, usual.curiosity)?;
        part("e", settings.temperature, usual.temperature)?;
        part("h", settings.horizon.map_or(0.0, |horizon| horizon as f32), 0.0)?;
        part("l", settings.length.map_or(-1.0, |length| length as f32), -1.0)?;
        part("p", settings.playout.into(), usual.playout.into())?;
        part("t", settings.trees.into(), usual.trees.into())?;
        part("w", settings.width, usual.width)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
            "search:200ms:c0.5:h3:t2",
            "search:9:l0:p4",
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
            "search:5:",
            "search:5:é1",
            "search:5:q1",
            "Hard",
        ] {
            assert_eq!(text.parse::<Kind>(), Err(UnknownBot(text.into())), "{text}");
        }
    }
}
