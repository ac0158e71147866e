//! Chances as people are told them: what bots see, corrected by how such games went.
//!
//! A bot's chances are made for choosing, not for telling: at a big table small leads must count, so its values promise
//! too much. Self-play shows how often those who were given a chance went on to win, and a file of each game keeps what
//! was learnt from it (`menagerie calibrate`): how far chances are to be drawn together or apart at each stage of a game.
//! The better chance stays the better one, so nothing that is said of answers changes its order, and no bot reads it.

use std::{collections::BTreeMap, sync::OnceLock};

use serde::{Deserialize, Serialize};

/// Whose chances they are, and how they were found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lens {
    /// Everybody's, from the whole table: the curve of a finished game.
    Table,
    /// Everybody's, each from what that seat knows.
    Seats,
    /// That of the seat that decides, after an answer, from a search: hints, reviews, puzzles.
    Search,
}

impl Lens {
    pub const ALL: [Lens; 3] = [Lens::Table, Lens::Seats, Lens::Search];

    pub const fn id(self) -> &'static str {
        match self {
            Lens::Table => "table",
            Lens::Seats => "seats",
            Lens::Search => "search",
        }
    }
}

/// How chances are corrected at each stage of a game. Between two clocks it changes evenly.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Correction {
    /// The clocks ([`crate::Valued::clock`]) that the numbers below are for, rising.
    pub clocks: Vec<f32>,
    /// How many times as far apart chances are told: below 1 the bot promises too much.
    pub slopes: Vec<f32>,
    /// What is added to the logarithm of the odds of one seat; none where everybody's chances are told together.
    pub shifts: Vec<f32>,
    /// What it was learnt from.
    pub games: u64,
    pub positions: u64,
    /// The average gap between said and seen, as the bot says it, and as people are told in games that were not learnt
    /// from.
    pub gap_before: f32,
    pub gap_after: f32,
}

/// A chance is never told as nothing or as certain while a game runs.
const LEAST: f32 = 1e-6;

impl Correction {
    /// The numbers at both sides of a clock, and how much each counts.
    pub fn weights(&self, clock: f32) -> [(usize, f32); 2] {
        let after = self.clocks.iter().position(|known| *known >= clock);
        match after {
            Some(0) => [(0, 1.0), (0, 0.0)],
            None => [(self.clocks.len().saturating_sub(1), 1.0), (0, 0.0)],
            Some(at) => {
                let (low, high) = (self.clocks[at - 1], self.clocks[at]);
                let share = (clock - low) / (high - low).max(LEAST);
                [(at - 1, 1.0 - share), (at, share)]
            }
        }
    }

    /// Chances are told as the bot says them: what was learnt makes those of other games no truer.
    pub fn leave_as_said(&mut self) {
        self.slopes.fill(1.0);
        self.shifts.fill(0.0);
        self.gap_after = self.gap_before;
    }

    fn at(&self, numbers: &[f32], clock: u32) -> f32 {
        let of = |(at, weight): (usize, f32)| numbers.get(at).map_or(0.0, |number| number * weight);
        self.weights(clock as f32).map(of).iter().sum()
    }

    /// One seat's chance.
    pub fn one(&self, clock: u32, chance: f32) -> f32 {
        let odds = log_odds(chance) * self.at(&self.slopes, clock) + self.at(&self.shifts, clock);
        1.0 / (1.0 + (-odds).exp())
    }

    /// Everybody's chances, which add up to 1. A lone player's are told as one seat's.
    pub fn all(&self, clock: u32, chances: &mut [f32]) {
        if let [only] = chances {
            *only = self.one(clock, *only);
            return;
        }
        let slope = self.at(&self.slopes, clock);
        chances.iter_mut().for_each(|chance| *chance = (slope * log(*chance)).exp());
        let sum: f32 = chances.iter().sum();
        chances.iter_mut().for_each(|chance| *chance /= sum);
    }

    fn is_sound(&self) -> bool {
        let count = self.clocks.len();
        let numbers = || self.clocks.iter().chain(&self.slopes).chain(&self.shifts);
        count > 0
            && (self.slopes.len(), self.shifts.len()) == (count, count)
            && numbers().all(|number| number.is_finite())
            && self.clocks.is_sorted_by(|one, next| one < next)
            && self.slopes.iter().all(|slope| *slope > 0.0)
    }
}

/// The logarithm of a chance, never without end.
pub fn log(chance: f32) -> f32 {
    chance.clamp(LEAST, 1.0).ln()
}

/// The logarithm of the odds of a chance, never without end.
pub fn log_odds(chance: f32) -> f32 {
    let chance = chance.clamp(LEAST, 1.0 - LEAST);
    (chance / (1.0 - chance)).ln()
}

/// The corrections of a game for each number of players: a file that `menagerie calibrate` writes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Calibration {
    /// The rules and the cards it was measured with.
    pub rules: u32,
    pub data: String,
    /// By number of players.
    players: BTreeMap<String, BTreeMap<Lens, Correction>>,
}

impl Calibration {
    pub fn new(rules: u32, data: String) -> Calibration {
        Calibration { rules, data, players: BTreeMap::new() }
    }

    /// Reads a file; what is wrong with it if it cannot be used.
    pub fn read(text: &str) -> Result<Calibration, String> {
        let file: Calibration = toml::from_str(text).map_err(|error| error.to_string())?;
        for (players, lenses) in &file.players {
            let _: usize = players.parse().map_err(|_| format!("`{players}` is no number of players"))?;
            for (lens, correction) in lenses {
                if !correction.is_sound() {
                    return Err(format!("the numbers for {players} players, `{}`", lens.id()));
                }
            }
        }
        Ok(file)
    }

    /// Writes the file, `note` first as a comment: the commands that made it.
    pub fn text(&self, note: &str) -> String {
        let note: String = note.lines().map(|line| format!("# {line}\n")).collect();
        let body = toml::to_string(self)
            .unwrap_or_else(|error| unreachable!("numbers by names can be written: {error}"));
        format!("{note}\n{body}")
    }

    /// What was learnt for a table of exactly so many.
    pub fn of(&self, players: usize, lens: Lens) -> Option<&Correction> {
        self.players.get(&players.to_string())?.get(&lens)
    }

    pub fn set(&mut self, players: usize, lens: Lens, correction: Correction) {
        self.players.entry(players.to_string()).or_default().insert(lens, correction);
    }
}

/// A calibration that ships with a game. An empty file stands for one that nobody has made yet.
pub struct ChanceTable {
    text: &'static str,
    read: OnceLock<Option<Calibration>>,
}

impl ChanceTable {
    pub const fn new(text: &'static str) -> ChanceTable {
        ChanceTable { text, read: OnceLock::new() }
    }

    /// Panics if the file that ships with the game cannot be used; the program reads every one when it starts.
    pub fn get(&'static self) -> Option<&'static Calibration> {
        let read = || match self.text.trim() {
            "" => None,
            text => {
                Some(Calibration::read(text).unwrap_or_else(|reason| panic!("built-in chances: {reason}")))
            }
        };
        self.read.get_or_init(read).as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn correction(slopes: [f32; 2], shifts: [f32; 2]) -> Correction {
        Correction {
            clocks: vec![2.0, 6.0],
            slopes: slopes.into(),
            shifts: shifts.into(),
            games: 1,
            positions: 1,
            gap_before: 0.1,
            gap_after: 0.01,
        }
    }

    #[test]
    fn nothing_is_corrected_where_bots_are_right() {
        let even = correction([1.0; 2], [0.0; 2]);
        assert!((even.one(4, 0.3) - 0.3).abs() < 1e-5);
        let mut chances = [0.2, 0.3, 0.5];
        even.all(4, &mut chances);
        for (told, said) in chances.iter().zip([0.2, 0.3, 0.5]) {
            assert!((told - said).abs() < 1e-5, "{chances:?}");
        }
    }

    #[test]
    fn corrections_change_evenly_and_keep_the_order() {
        let less = correction([0.5, 1.5], [0.0, 1.0]);
        assert_eq!(less.at(&less.slopes, 0), 0.5);
        assert_eq!(less.at(&less.slopes, 4), 1.0);
        assert_eq!(less.at(&less.slopes, 99), 1.5);
        let told: Vec<f32> = (0..=10).map(|tenth| less.one(3, tenth as f32 / 10.0)).collect();
        assert!(told.is_sorted_by(|one, next| one < next), "{told:?}");
        let mut chances = [0.0, 0.1, 0.9];
        less.all(2, &mut chances);
        assert!(chances[0] > 0.0 && chances[0] < chances[1] && chances[2] < 0.9, "{chances:?}");
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        let mut only = [0.5];
        less.all(6, &mut only);
        assert!((only[0] - 0.731).abs() < 0.001, "{only:?}");
    }

    #[test]
    fn a_file_comes_back_as_it_was_written_and_a_spoiled_one_is_refused() {
        let mut made = Calibration::new(3, "abc".into());
        made.set(2, Lens::Table, correction([0.5, 1.0], [0.0; 2]));
        made.set(2, Lens::Search, correction([0.5, 1.0], [0.25, 0.0]));
        let text = made.text("menagerie calibrate one\nmenagerie calibrate two");
        assert!(text.starts_with("# menagerie calibrate one\n# menagerie calibrate two\n"), "{text}");
        assert_eq!(Calibration::read(&text), Ok(made));
        for (from, to) in [
            ("slopes = [0.5", "slopes = [-0.5"),
            ("clocks = [2.0, 6.0]", "clocks = [6.0, 2.0]"),
            ("clocks = [2.0, 6.0]", "clocks = [2.0]"),
            ("players.2.", "players.two."),
            ("rules = 3\n", ""),
        ] {
            assert!(text.contains(from), "{text}");
            assert!(Calibration::read(&text.replace(from, to)).is_err(), "{to}");
        }
    }
}
