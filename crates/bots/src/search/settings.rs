//! How a search is done, and how that is written: `x2:far:b0.5`.

use std::{fmt, str::FromStr, time::Duration};

use engine::{Valued, value::SearchDefaults};

/// How often a search tries.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Iterations {
    Count(u32),
    /// So many times what the game itself recommends ([`engine::value::SearchDefaults`]).
    Efforts(u32),
    /// As often as this many answers played on trial allow. Iterations late in a round are short and those early in a game long; this
    /// is the same work for every decision, so nearly the same time, and still the same choice on any machine.
    Plays(u32),
}

/// How much one tree may do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Effort {
    Iterations(u32),
    Plays(u32),
}

/// Answers that an iteration plays on trial, roughly: a playout tries four at each of some dozen decisions.
const PLAYS_OF_AN_ITERATION: u32 = 50;

impl Iterations {
    /// About how many they are.
    pub fn about<G: Valued>(self, players: usize) -> u32 {
        match self {
            Iterations::Count(count) => count,
            Iterations::Efforts(times) => G::search_defaults(players).iterations.saturating_mul(times),
            Iterations::Plays(plays) => plays / PLAYS_OF_AN_ITERATION,
        }
    }

    /// The same, divided by `parts`.
    pub fn part<G: Valued>(self, players: usize, parts: u32) -> Iterations {
        match self {
            Iterations::Plays(plays) => Iterations::Plays((plays / parts).max(1)),
            _ => Iterations::Count((self.about::<G>(players) / parts).max(1)),
        }
    }

    /// The share of one tree among so many.
    pub(super) fn of_each<G: Valued>(self, players: usize, trees: u32) -> Effort {
        match self {
            Iterations::Plays(plays) => Effort::Plays(plays.div_ceil(trees)),
            _ => Effort::Iterations(self.about::<G>(players).div_ceil(trees)),
        }
    }
}

/// How long a search goes on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Budget {
    /// Exactly reproducible: the same seed gives the same choice, whatever the machine and its threads.
    pub iterations: Iterations,
    /// A hard cap, if there is one.
    pub time: Option<Duration>,
}

impl Budget {
    pub const fn iterations(count: u32) -> Budget {
        Budget { iterations: Iterations::Count(count), time: None }
    }

    pub const fn efforts(times: u32) -> Budget {
        Budget { iterations: Iterations::Efforts(times), time: None }
    }

    pub const fn plays(count: u32) -> Budget {
        Budget { iterations: Iterations::Plays(count), time: None }
    }

    pub const fn time(time: Duration) -> Budget {
        Budget { iterations: Iterations::Count(u32::MAX), time: Some(time) }
    }
}

/// How long playouts go on beyond the horizon.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Length {
    /// As the game recommends.
    #[default]
    Usual,
    /// As the game recommends to a search that takes its time.
    Far,
    /// So many clock ticks.
    Ticks(u32),
}

impl Length {
    pub(super) fn ticks(self, defaults: &SearchDefaults) -> u32 {
        let usual = defaults.playout.unwrap_or(0);
        match self {
            Length::Usual => usual,
            Length::Far => usual + defaults.further,
            Length::Ticks(ticks) => ticks,
        }
    }
}

/// How a search is done. What is `None` is left to the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    pub budget: Budget,
    /// How much weight untried answers get against proven ones.
    pub curiosity: Option<f32>,
    /// How evenly attention is shared at first: the smaller, the more the best first impressions get.
    pub temperature: f32,
    /// Clock ticks to look ahead.
    pub horizon: Option<u32>,
    /// Playouts pick the best of so many random answers; 0 values new decisions at once.
    pub playout: Option<u8>,
    pub length: Length,
    /// Trees side by side, merged at the end. The budget of iterations is divided among them.
    pub trees: u8,
    /// Long lists: after n visits the best 4 + width x sqrt(n) answers are considered.
    pub width: f32,
    /// The share of the value where a playout begins in what comes of it; the rest is the value where it ends.
    pub blend: f32,
    /// The share of the value where a playout passes the horizon.
    pub halfway: f32,
    /// How many visits the look one step ahead counts for.
    pub trust: f32,
    /// Above 0 the best answer at the root is the one that did best among those with at least this share of the most
    /// visits; at 0 it is the one with the most visits.
    pub by_value: f32,
    /// Whether the game's net corrects its weights, where it has one.
    pub net: bool,
    /// The first edition took what follows the root's first answer for the root itself where the same seat decides.
    pub root_twice: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            budget: Budget::efforts(1),
            curiosity: None,
            temperature: 0.05,
            horizon: None,
            playout: None,
            length: Length::Usual,
            trees: 1,
            width: 1.0,
            blend: 0.0,
            halfway: 0.0,
            trust: 1.0,
            by_value: 0.0,
            net: true,
            root_twice: false,
        }
    }
}

impl Settings {
    /// What a game's own source writes for a level. Nobody else can cause it to be wrong.
    pub(crate) fn of_level(written: &'static str) -> Settings {
        written.parse().unwrap_or_else(|_| panic!("\"{written}\" is no way to search"))
    }

    pub fn iterations(count: u32) -> Settings {
        Settings { budget: Budget::iterations(count), ..Settings::default() }
    }

    pub fn efforts(times: u32) -> Settings {
        Settings { budget: Budget::efforts(times), ..Settings::default() }
    }

    /// The same, for no longer than `cap`.
    pub fn within(mut self, cap: Duration) -> Settings {
        self.budget.time = Some(self.budget.time.map_or(cap, |time| time.min(cap)));
        self
    }
}

/// That is not how a search is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownSettings(pub String);

/// How playouts that go further are written.
const FAR: &str = "far";
/// How a budget of answers played on trial is written.
const PLAYS: &str = "plays";

impl FromStr for Settings {
    type Err = UnknownSettings;

    fn from_str(text: &str) -> Result<Settings, UnknownSettings> {
        let unknown = || UnknownSettings(text.to_owned());
        let mut parts = text.split(':');
        let budget = parts.next().ok_or_else(unknown)?;
        let count = |text: &str| text.parse().ok().filter(|count| *count > 0).ok_or_else(unknown);
        let budget = if let Some(time) = budget.strip_suffix("ms") {
            Budget::time(Duration::from_millis(time.parse().map_err(|_| unknown())?))
        } else if let Some(plays) = budget.strip_suffix(PLAYS) {
            Budget::plays(count(plays)?)
        } else if let Some(times) = budget.strip_prefix('x') {
            Budget::efforts(count(times)?)
        } else {
            Budget::iterations(count(budget)?)
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
                "a" => settings.halfway = number,
                "b" => settings.blend = number,
                "c" => settings.curiosity = Some(number),
                "e" => settings.temperature = number,
                "h" => settings.horizon = Some(number as u32),
                "k" => settings.trust = number,
                "l" => settings.length = Length::Ticks(number as u32),
                "n" => settings.net = number != 0.0,
                "p" => settings.playout = Some(number as u8),
                "t" => settings.trees = (number as u8).max(1),
                "v" => settings.by_value = number,
                "w" => settings.width = number,
                _ => return Err(unknown()),
            }
        }
        let share = 0.0..=1.0;
        let sound = [settings.halfway, settings.blend, settings.by_value, settings.halfway + settings.blend];
        if sound.iter().all(|number| share.contains(number)) && settings.trust >= 0.0 {
            Ok(settings)
        } else {
            Err(unknown())
        }
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.budget.time, self.budget.iterations) {
            (Some(time), _) => write!(f, "{}ms", time.as_millis())?,
            (None, Iterations::Count(count)) => write!(f, "{count}")?,
            (None, Iterations::Efforts(times)) => write!(f, "x{times}")?,
            (None, Iterations::Plays(plays)) => write!(f, "{plays}{PLAYS}")?,
        }
        let usual = Settings::default();
        let ticks = match self.length {
            Length::Ticks(ticks) => Some(ticks as f32),
            Length::Usual | Length::Far => None,
        };
        let changed = |number: f32, usual: f32| (number != usual).then_some(number);
        let parts = [
            ("a", changed(self.halfway, usual.halfway)),
            ("b", changed(self.blend, usual.blend)),
            ("c", self.curiosity),
            ("e", changed(self.temperature, usual.temperature)),
            ("h", self.horizon.map(|ticks| ticks as f32)),
            ("k", changed(self.trust, usual.trust)),
            ("l", ticks),
            ("n", (!self.net).then_some(0.0)),
            ("p", self.playout.map(f32::from)),
            ("t", changed(self.trees.into(), usual.trees.into())),
            ("v", changed(self.by_value, usual.by_value)),
            ("w", changed(self.width, usual.width)),
        ];
        parts.into_iter().try_for_each(|(letter, number)| match number {
            Some(number) => write!(f, ":{letter}{number}"),
            None => Ok(()),
        })?;
        if self.length == Length::Far { write!(f, ":{FAR}") } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn playouts_go_as_far_as_the_game_says_unless_told_otherwise() {
        let defaults =
            SearchDefaults { iterations: 1, curiosity: 0.8, horizon: 1, playout: Some(2), further: 3 };
        assert_eq!(Length::Usual.ticks(&defaults), 2);
        assert_eq!(Length::Far.ticks(&defaults), 5);
        assert_eq!(Length::Ticks(1).ticks(&defaults), 1);
    }
}
