//! Small nets: what the weights of a game miss about a position, learnt from searches.
//!
//! A net reads the numbers of a seat ([`Valued::FEATURES`], [`Valued::SIGNS`] and [`LOOKS`]) and the average of the others', and
//! says by how many points the weights are wrong about that seat. Two hidden layers of rectified sums. Every sum is added
//! up in one fixed order without fused steps, so that a net says the same on every machine; nothing is allocated.
//!
//! Nets lie beside the weights as text, each with the rules, data and numbers that it was made for and the command,
//! seed, hours and match that made it. One that does not fit is refused.

use std::{
    collections::BTreeMap,
    sync::{Arc, OnceLock},
};

use serde::{Deserialize, Serialize};

use crate::{
    luck::{hash, hex},
    pack::Components,
    seat::MAX_SEATS,
    value::Valued,
};

/// Whether it is this seat that looks: what the others hide is only imagined, and says little about them.
pub const LOOKS: &str = "looks";

/// How many numbers a net reads of each seat.
pub const fn inputs<G: Valued>() -> usize {
    G::FEATURES.len() + G::SIGNS.len() + 1
}

/// No layer is wider.
pub const WIDEST: usize = 64;

/// What a net was made for, and how.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    pub game: String,
    /// [`crate::Game::RULES_VERSION`].
    pub rules: u32,
    /// Of the data that ships with the game.
    pub data: String,
    /// Of the names of the numbers it reads.
    pub features: String,
    pub command: String,
    pub seed: u64,
    /// Hours of one core.
    pub hours: f64,
    /// The match that it was kept for, in words.
    pub won: String,
}

impl Origin {
    /// What a net for the game as it is now says of itself.
    pub fn now<G: Valued>() -> Origin {
        let names = G::FEATURES.iter().chain(G::SIGNS).chain([&LOOKS]).map(|name| name.as_bytes());
        let short = |parts: &[&[u8]]| hex(&hash(parts))[..16].to_owned();
        let data = G::Data::BUILT_IN.replace("\r\n", "\n");
        Origin {
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            data: short(&[data.as_bytes()]),
            features: short(&names.collect::<Vec<_>>()),
            ..Origin::default()
        }
    }
}

/// Why a net cannot be used.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Unfit {
    #[error("{0}")]
    Unreadable(String),
    #[error("`{0}` is no number of players")]
    Players(String),
    #[error("made for other {what}: {made} instead of {wanted}")]
    Other { what: &'static str, made: String, wanted: String },
    #[error("{what}: {count} numbers instead of {wanted}")]
    Size { what: &'static str, count: usize, wanted: usize },
    #[error("a layer of {0}, wider than {WIDEST} or empty")]
    Width(usize),
    #[error("a number that is none")]
    NotANumber,
    #[error("no net for {0} players")]
    NoneFor(usize),
    #[error("bots of this game use no nets")]
    NoTable,
}

/// A net for tables of one number of players.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Net {
    pub origin: Origin,
    /// How wide the two hidden layers are.
    pub widths: [usize; 2],
    pub bias: Vec<f32>,
    pub inner_bias: Vec<f32>,
    pub last: Vec<f32>,
    pub last_bias: f32,
    /// Weights of the second layer, by number of the first and then of the second.
    pub inner: Vec<f32>,
    /// Weights of a seat's own numbers, by number and then by neuron.
    pub own: Vec<f32>,
    /// Weights of the average of the others' numbers.
    pub others: Vec<f32>,
}

/// Adds `number` times a row of weights to sums, one by one.
#[inline]
fn add(sums: &mut [f32], number: f32, row: &[f32]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += number * weight;
    }
}

impl Net {
    /// How many numbers of a seat it reads.
    pub fn inputs(&self) -> usize {
        self.own.len() / self.widths[0]
    }

    /// Adds what it has to say to the value of each seat: `numbers` has those of every seat, one after the other.
    pub fn correct(&self, numbers: &[f32], players: usize, values: &mut [f32; MAX_SEATS]) {
        let [first, second] = self.widths;
        let inputs = self.inputs();
        let mut own = [[0.0f32; WIDEST]; MAX_SEATS];
        let mut other = [[0.0f32; WIDEST]; MAX_SEATS];
        let mut all = [0.0f32; WIDEST];
        for seat in 0..players {
            let (own, other) = (&mut own[seat][..first], &mut other[seat][..first]);
            for (at, number) in numbers[seat * inputs..(seat + 1) * inputs].iter().enumerate() {
                if *number != 0.0 {
                    add(own, *number, &self.own[at * first..(at + 1) * first]);
                    add(other, *number, &self.others[at * first..(at + 1) * first]);
                }
            }
            add(&mut all[..first], 1.0, other);
        }
        let share = 1.0 / (players.max(2) - 1) as f32;
        for seat in 0..players {
            let mut inner = [0.0f32; WIDEST];
            inner[..second].copy_from_slice(&self.inner_bias);
            for at in 0..first {
                let sum = self.bias[at] + own[seat][at] + (all[at] - other[seat][at]) * share;
                if sum > 0.0 {
                    add(&mut inner[..second], sum, &self.inner[at * second..(at + 1) * second]);
                }
            }
            let mut result = self.last_bias;
            for (sum, weight) in inner[..second].iter().zip(&self.last) {
                result += sum.max(0.0) * weight;
            }
            values[seat] += result;
        }
    }

    /// Whether it fits the game as it is now, and itself.
    pub fn check<G: Valued>(&self) -> Result<(), Unfit> {
        let wanted = Origin::now::<G>();
        let same = |what, made: &str, wanted: &str| match made == wanted {
            true => Ok(()),
            false => Err(Unfit::Other { what, made: made.to_owned(), wanted: wanted.to_owned() }),
        };
        same("game", &self.origin.game, &wanted.game)?;
        same("rules", &self.origin.rules.to_string(), &wanted.rules.to_string())?;
        same("data", &self.origin.data, &wanted.data)?;
        same("features", &self.origin.features, &wanted.features)?;
        for width in self.widths {
            if width == 0 || width > WIDEST {
                return Err(Unfit::Width(width));
            }
        }
        let [first, second] = self.widths;
        let inputs = inputs::<G>();
        let parts: [(&'static str, &[f32], usize); 6] = [
            ("own", &self.own, inputs * first),
            ("others", &self.others, inputs * first),
            ("bias", &self.bias, first),
            ("inner", &self.inner, first * second),
            ("inner_bias", &self.inner_bias, second),
            ("last", &self.last, second),
        ];
        for (what, numbers, wanted) in parts {
            if numbers.len() != wanted {
                return Err(Unfit::Size { what, count: numbers.len(), wanted });
            }
            if !numbers.iter().all(|number| number.is_finite()) {
                return Err(Unfit::NotANumber);
            }
        }
        if self.last_bias.is_finite() { Ok(()) } else { Err(Unfit::NotANumber) }
    }
}

/// The nets of a game, by number of players.
pub type Nets = BTreeMap<usize, Arc<Net>>;

/// Reads a file of nets, and refuses what does not fit the game as it is now.
pub fn read_nets<G: Valued>(text: &str) -> Result<Nets, Unfit> {
    let file: BTreeMap<String, Net> =
        toml::from_str(text).map_err(|error| Unfit::Unreadable(error.to_string()))?;
    let mut nets = Nets::new();
    for (players, net) in file {
        let Ok(players) = players.parse() else { return Err(Unfit::Players(players)) };
        net.check::<G>()?;
        nets.insert(players, Arc::new(net));
    }
    Ok(nets)
}

/// Writes a file of nets.
pub fn write_nets(nets: &Nets) -> Result<String, Unfit> {
    let file: BTreeMap<String, &Net> =
        nets.iter().map(|(players, net)| (players.to_string(), &**net)).collect();
    toml::to_string(&file).map_err(|error| Unfit::Unreadable(error.to_string()))
}

/// Where a game keeps the nets that ship with it.
pub struct NetTable {
    text: &'static str,
    nets: OnceLock<Nets>,
}

impl NetTable {
    /// A table from the text of a file; an empty one has no nets.
    pub const fn new(text: &'static str) -> NetTable {
        NetTable { text, nets: OnceLock::new() }
    }

    /// The net for a table of `players`, if there is one.
    ///
    /// Panics if the file that ships with the game cannot be used. The program reads every one when it starts.
    pub fn of<G: Valued>(&'static self, players: usize) -> Option<&'static Arc<Net>> {
        let shipped = || read_nets::<G>(self.text).unwrap_or_else(|reason| panic!("built-in nets: {reason}"));
        self.nets.get_or_init(shipped).get(&players)
    }
}
