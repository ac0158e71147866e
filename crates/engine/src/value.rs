//! What a position is worth to a seat: numbers that each game names, weighed by bots.

use std::{collections::BTreeMap, sync::OnceLock};

use crate::{chances::Calibration, game::Game, net::NetTable, seat::Seat};

/// How a strong search plays a game: what its levels start from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchDefaults {
    /// What it takes to play well, in a fraction of a second on one core.
    pub iterations: u32,
    /// How much weight untried answers get against proven ones: the more luck, the more.
    pub curiosity: f32,
    /// Ticks of the clock that the tree looks ahead.
    pub horizon: u32,
    /// Ticks beyond the horizon that playouts go on before they are valued; `None` where new decisions are better
    /// valued at once.
    pub playout: Option<u32>,
    /// Ticks that playouts go on besides in a search that takes its time: they tell more, and it takes more of them.
    pub further: u32,
}

/// The searches of the levels at a table, as bots are written after `search:`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Levels {
    pub normal: &'static str,
    pub hard: &'static str,
    pub expert: &'static str,
}

impl Levels {
    /// What the levels of every game were at first: the yardstick for those that came after.
    pub const FIRST: Levels = Levels { normal: "100:p0", hard: "x1", expert: "x8:far" };
}

/// A game whose positions can be valued. The value of a position is the weighted sum of its features, on the scale of
/// final points; a bot compares its own value with the others'.
///
/// Features are read from states that a bot has imagined from its own view, so they never tell more than the seat
/// can know.
pub trait Valued: Game {
    /// What each number means, in order.
    const FEATURES: &'static [&'static str];

    /// No game between bots that play by these features takes more decisions than this, in any variant: bots play for the
    /// end of a game and never wait for ever. The longest one measured stands beside it.
    const BOTS_END_WITHIN: usize;

    /// The features of `seat`, one for each name. Cheap: a search calls this many thousand times a second.
    fn features(&self, seat: Seat, into: &mut [f32]);

    /// The weights that ship with the game for a table of so many players, one for each feature.
    fn weights(players: usize) -> &'static [f32];

    /// A number that never falls and grows at the end of each round (or of a phase, where a round is long). Searches
    /// stop their playouts where it changes.
    fn clock(&self) -> u32;

    /// How a strong search plays this game at a table of so many players, as measured.
    fn search_defaults(players: usize) -> SearchDefaults;

    /// How the levels search at a table of so many players; the guide to bots says which were measured in matches.
    fn levels(_players: usize) -> Levels {
        Levels::FIRST
    }

    /// Further numbers that nets read besides the features; nobody weighs them and they are no reasons.
    const SIGNS: &'static [&'static str] = &[];

    /// The signs of `seat`, one for each name.
    fn signs(&self, _seat: Seat, _into: &mut [f32]) {}

    /// The nets that ship with the game, if it has any.
    fn nets() -> Option<&'static NetTable> {
        None
    }

    /// The lead in value that makes a win about three times as likely as a defeat, at this point of the game.
    fn spread(&self) -> f32 {
        10.0
    }

    /// How the chances that bots see are told to people; `None` for a game of which nobody has measured it.
    fn calibration() -> Option<&'static Calibration> {
        None
    }
}

/// The tuned weights of a game: a small TOML file with a table for each number of players, by the names of the
/// features. A feature that a table leaves out weighs nothing; a number of players without a table takes the nearest.
pub struct WeightTable {
    text: &'static str,
    features: &'static [&'static str],
    tables: OnceLock<Vec<(usize, Vec<f32>)>>,
}

impl WeightTable {
    pub const fn new(text: &'static str, features: &'static [&'static str]) -> WeightTable {
        WeightTable { text, features, tables: OnceLock::new() }
    }

    /// The weights for a table of `players`.
    ///
    /// Panics if the file that ships with the game cannot be used. The program reads every one when it starts
    /// ([`Valued::weights`]), so that no bot ever plays by weights that weigh nothing.
    pub fn of(&'static self, players: usize) -> &'static [f32] {
        let tables = self.tables.get_or_init(|| {
            read_weights(self.text, self.features)
                .unwrap_or_else(|reason| panic!("built-in weights: {reason}"))
        });
        let nearest = tables.iter().min_by_key(|(count, _)| (count.abs_diff(players), *count));
        nearest.map_or(&[], |(_, weights)| weights)
    }
}

/// Reads a weights file; the first thing wrong with it if it cannot be used. There is at least one table.
pub fn read_weights(text: &str, features: &[&str]) -> Result<Vec<(usize, Vec<f32>)>, String> {
    let file: BTreeMap<String, BTreeMap<String, f32>> =
        toml::from_str(text).map_err(|error| error.to_string())?;
    let mut tables = Vec::new();
    for (players, entries) in file {
        let players: usize = players.parse().map_err(|_| format!("`{players}` is no number of players"))?;
        let mut weights = vec![0.0; features.len()];
        for (name, weight) in entries {
            let at = features.iter().position(|feature| *feature == name);
            weights[at.ok_or_else(|| format!("no feature `{name}`"))?] = weight;
        }
        tables.push((players, weights));
    }
    if tables.is_empty() {
        return Err("no table of weights".to_owned());
    }
    Ok(tables)
}

/// Writes a weights file, `note` first as a comment: the command that made it.
pub fn write_weights(note: &str, features: &[&str], tables: &[(usize, Vec<f32>)]) -> String {
    let mut text: String = note.lines().map(|line| format!("# {line}\n")).collect();
    for (players, weights) in tables {
        text.push_str(&format!("\n[{players}]\n"));
        for (name, weight) in features.iter().zip(weights) {
            text.push_str(&format!("\"{name}\" = {weight:.4}\n"));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_weights_file_comes_back_as_it_was_written() {
        let features = ["points", "gold and more"];
        let tables = vec![(2, vec![1.0, -0.5]), (4, vec![0.25, 2.0])];
        let text = write_weights("made by hand", &features, &tables);
        assert!(text.starts_with("# made by hand\n"));
        assert_eq!(read_weights(&text, &features), Ok(tables));
        assert!(read_weights(&text, &["points"]).is_err());
    }

    #[test]
    fn what_is_wrong_with_a_weights_file_is_said() {
        for (text, reason) in [
            ("", "no table of weights"),
            ("[2]\nb = 1.0\n", "no feature `b`"),
            ("[two]\na = 1.0\n", "`two` is no number of players"),
        ] {
            assert_eq!(read_weights(text, &["a"]), Err(reason.to_owned()));
        }
        assert!(read_weights("[2]\na = heavy\n", &["a"]).is_err());
    }

    #[test]
    #[should_panic(expected = "built-in weights: no feature `b`")]
    fn a_broken_weights_file_never_weighs_nothing() {
        static TABLE: WeightTable = WeightTable::new("[2]\nb = 1.0\n", &["a"]);
        TABLE.of(2);
    }

    #[test]
    fn the_nearest_table_stands_in() {
        static TABLE: WeightTable = WeightTable::new("[2]\na = 1.0\n[4]\na = 2.0\n", &["a"]);
        assert_eq!(TABLE.of(2), &[1.0]);
        assert_eq!(TABLE.of(3), &[1.0]);
        assert_eq!(TABLE.of(5), &[2.0]);
    }
}
