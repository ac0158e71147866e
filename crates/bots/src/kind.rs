//! Bots in writing, and the levels people choose.

use std::{fmt, str::FromStr, sync::Arc, time::Duration};

use engine::{Valued, net::Net, value::Levels};

use crate::{Beginner, Bot, First, Greedy, Random, Search, Settings};

/// The levels people choose. Each has a name (`bot-easy`) and a sentence (`bot-easy-about`) in both languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Plays like a beginner ([`Beginner`]): sees the obvious and misses the rest.
    Easy,
    /// A short search.
    Normal,
    /// The search that the game is played well with ([`engine::value::Levels`]), meant for three tenths of a second on one core.
    Hard,
    /// The same search with more iterations, meant for two seconds on one core.
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

    /// Which of a game's ways to search is that of the level; `None` for one that does not search.
    fn way(self) -> Option<fn(&Levels) -> &'static str> {
        match self {
            Level::Easy => None,
            Level::Normal => Some(|levels| levels.normal),
            Level::Hard => Some(|levels| levels.hard),
            Level::Expert => Some(|levels| levels.expert),
        }
    }

    /// What the level does at a table of so many players; `None` for one that does not search.
    pub fn settings<G: Valued>(self, players: usize) -> Option<Settings> {
        self.way().map(|way| Settings::of_level(way(&G::levels(players))))
    }

    /// A bot of this level that thinks no longer than `cap` about a decision, if there is one.
    fn build<G: Valued>(self, seed: u64, cap: Option<Duration>) -> Box<dyn Bot<G>> {
        match self.way() {
            None => Box::new(Beginner::<G>::new(seed)),
            Some(way) => Box::new(Search::<G>::of_level(seed, way, cap)),
        }
    }
}

/// Any bot: `random`, `greedy`, `easy`, `normal`, `hard`, `expert`, `search:ITERATIONS`, `search:x4` for four times what
/// the game recommends, `search:500ms`, or a search with other settings after further colons, such as
/// `search:2000:c0.5:h3:p2:t2`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    Random,
    Greedy,
    Level(Level),
    Search(Settings),
    /// A bot of the first edition: `hard@1`.
    First(First),
}

/// No bot is called that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(pub String);

impl UnknownBot {
    /// What bots are called: names and examples as they are typed, which are the same in every language.
    pub const KNOWN: &str = "random, greedy, easy, normal, hard, expert, search:2000, hard@1";
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
            Kind::Level(level) => level.build(seed, None),
            Kind::Search(settings) => Box::new(Search::<G>::new(seed, settings)),
            Kind::First(first) => first.build(seed, None),
        }
    }

    /// As [`Kind::build`], but a bot that would use the net that ships with the game uses this one, or none.
    pub fn build_with_net<G: Valued>(self, seed: u64, net: Option<Arc<Net>>) -> Box<dyn Bot<G>> {
        let search = match self {
            Kind::Level(level) => level.way().map(|way| Search::<G>::of_level(seed, way, None)),
            Kind::Search(settings) => Some(Search::<G>::new(seed, settings)),
            Kind::Random | Kind::Greedy | Kind::First(_) => None,
        };
        match search {
            Some(search) => Box::new(search.with_net(net)),
            None => self.build(seed),
        }
    }

    /// As [`Kind::build`], but the bot thinks no longer than `cap` about a decision.
    pub fn build_within<G: Valued>(self, seed: u64, cap: Duration) -> Box<dyn Bot<G>> {
        match self {
            Kind::Level(level) => level.build(seed, Some(cap)),
            Kind::Search(settings) => Box::new(Search::<G>::new(seed, settings.within(cap))),
            Kind::First(first) => first.build(seed, Some(cap)),
            _ => self.build(seed),
        }
    }
}

impl FromStr for Kind {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        let unknown = || UnknownBot(text.to_owned());
        if let Some(name) = text.strip_suffix(First::MARK) {
            return First::named(name).map(Kind::First).ok_or_else(unknown);
        }
        if let Some(level) = Level::ALL.into_iter().find(|level| level.id() == text) {
            return Ok(Kind::Level(level));
        }
        match text {
            "random" => return Ok(Kind::Random),
            "greedy" => return Ok(Kind::Greedy),
            _ => {}
        }
        let settings = text.strip_prefix("search:").ok_or_else(unknown)?;
        settings.parse().map(Kind::Search).map_err(|_| unknown())
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Random => f.write_str("random"),
            Kind::Greedy => f.write_str("greedy"),
            Kind::Level(level) => f.write_str(level.id()),
            Kind::Search(settings) => write!(f, "search:{settings}"),
            Kind::First(first) => first.fmt(f),
        }
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
            "search:x8:t2",
            "search:x8:far",
            "search:200ms:c0.5:h3:t2",
            "search:9:l0:p0",
            "search:x2:a0.25:b0.5:k3:n0:v0.5:far",
            "hard@1",
            "greedy@1",
            "search:x4:b0.5@1",
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
            "search:5:b1.5",
            "search:5:a0.6:b0.6",
            "hard@2",
            "@1",
            "hard@1@1",
        ] {
            assert_eq!(text.parse::<Kind>(), Err(UnknownBot(text.into())), "{text}");
        }
    }
}
