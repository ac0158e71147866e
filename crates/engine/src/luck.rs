//! Seeds and random streams.
//!
//! A seed is 32 bytes. From it follow one stream of random numbers for the table and one for each seat, so that
//! the order in which seats answer never changes anybody's luck. A number is the SipHash of (stream, position)
//! under a secret key: tiny to store, quick to draw, and nobody can work out the next one from those before.

use std::fmt;

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{self, Unexpected, Visitor},
};
use sha2::{Digest, Sha256};
use siphasher::sip::SipHasher24;
use std::hash::Hasher;

use crate::{
    seat::{MAX_SEATS, Seat},
    witness::Witness,
};

/// What all chance of one game follows from.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed people write as a number on the command line.
    pub fn from_number(number: u64) -> Seed {
        Seed(hash(&[b"menagerie seed number", &number.to_le_bytes()]))
    }

    /// The seed of part `index` of a larger piece of work, such as game 17 of a simulation.
    pub fn derive(&self, index: u64) -> Seed {
        Seed(hash(&[b"menagerie seed part", &self.0, &index.to_le_bytes()]))
    }

    /// What is published when a table opens; [`Seed::keeps`] proves later that nobody changed the seed.
    pub fn commitment(&self) -> String {
        hex(&hash(&[b"menagerie seed commitment", &self.0]))
    }

    pub fn keeps(&self, commitment: &str) -> bool {
        self.commitment() == commitment
    }

    /// A number for seeding ordinary generators (bots, samplers) from this seed.
    pub fn number(&self) -> u64 {
        let head = hash(&[b"menagerie seed to number", &self.0]);
        u64::from_le_bytes([head[0], head[1], head[2], head[3], head[4], head[5], head[6], head[7]])
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// A seed is a secret while its game runs, so debugging output never shows it.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl std::str::FromStr for Seed {
    type Err = ();

    /// Sixty-four hexadecimal digits, or a plain number.
    fn from_str(text: &str) -> Result<Self, ()> {
        if let Ok(number) = text.parse() {
            return Ok(Seed::from_number(number));
        }
        unhex(text).map(Seed).ok_or(())
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        struct Written;
        impl Visitor<'_> for Written {
            type Value = Seed;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a seed: a number or 64 hexadecimal digits")
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Seed, E> {
                Ok(Seed::from_number(number))
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Seed, E> {
                let number = number.try_into();
                number.map(Seed::from_number).map_err(|_| E::custom("no seed is below 0"))
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Seed, E> {
                text.parse().map_err(|()| E::invalid_value(Unexpected::Str(text), &self))
            }
        }
        source.deserialize_any(Written)
    }
}

/// Whose luck a draw belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    Table,
    Seat(Seat),
}

impl Stream {
    const fn index(self) -> usize {
        match self {
            Stream::Table => MAX_SEATS,
            Stream::Seat(seat) => seat.index(),
        }
    }
}

/// The random streams of a running game; part of its state, never of a view.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Luck {
    key: [u64; 2],
    drawn: [u32; MAX_SEATS + 1],
}

impl fmt::Debug for Luck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Luck(drawn: {:?})", self.drawn)
    }
}

impl Luck {
    pub fn new(seed: &Seed) -> Luck {
        let key = hash(&[b"menagerie luck", &seed.0]);
        let half = |at: usize| {
            key[at..at + 8].iter().rev().fold(0u64, |number, byte| number << 8 | u64::from(*byte))
        };
        Luck { key: [half(0), half(8)], drawn: [0; MAX_SEATS + 1] }
    }

    /// Fresh luck for an imagined state: whoever imagines cannot know what will be drawn.
    pub fn imagined(rng: &mut crate::Rng) -> Luck {
        use rand::Rng as _;
        Luck { key: [rng.next_u64(), rng.next_u64()], drawn: [0; MAX_SEATS + 1] }
    }

    /// A number from `low` to `high`, both included, each equally likely.
    ///
    /// The witness sees every result, and a scripted one may replace it (fixed rolls in tests and scenarios).
    pub fn roll<E>(&mut self, stream: Stream, low: u32, high: u32, on: &mut Witness<E>) -> u32 {
        debug_assert!(low <= high);
        let at = stream.index();
        let mut hasher = SipHasher24::new_with_keys(self.key[0], self.key[1]);
        hasher.write_u64((at as u64) << 32 | u64::from(self.drawn[at]));
        self.drawn[at] = self.drawn[at].wrapping_add(1);
        // Multiplying down keeps the choice fair to within 2^-32 without a loop.
        let span = u64::from(high - low) + 1;
        let value = low + ((u128::from(hasher.finish()) * u128::from(span)) >> 64) as u32;
        on.luck(Draw { stream, low, high, value })
    }

    /// An index below `count` (which must not be 0).
    pub fn pick<E>(&mut self, stream: Stream, count: usize, on: &mut Witness<E>) -> usize {
        self.roll(stream, 0, count.saturating_sub(1) as u32, on) as usize
    }

    /// Puts `cards` in random order.
    pub fn shuffle<T, E>(&mut self, stream: Stream, cards: &mut [T], on: &mut Witness<E>) {
        for last in (1..cards.len()).rev() {
            let other = self.pick(stream, last + 1, on);
            cards.swap(last, other);
        }
    }
}

/// One random result: a number from `low` to `high`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    pub stream: Stream,
    pub low: u32,
    pub high: u32,
    pub value: u32,
}

/// SHA-256 over parts, each preceded by its length so that no two lists of parts look the same.
pub fn hash(parts: &[&[u8]]) -> [u8; 32] {
    let mut digest = Sha256::new();
    for part in parts {
        digest.update((part.len() as u64).to_le_bytes());
        digest.update(part);
    }
    digest.finalize().into()
}

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    let mut bytes = [0; 32];
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).ok()?;
    }
    Some(bytes)
}
