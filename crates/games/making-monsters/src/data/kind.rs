//! The seven kinds of part tokens, and heaps of them.

use engine::{Counts, Id};
use serde::{Deserialize, Serialize};

/// A kind of token. The useful kinds come first, so that their index is also that of a monster's part space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Kind {
    Limb,
    Stitch,
    Spike,
    Slime,
    Shocker,
    Mutation,
    Rot,
}

impl Kind {
    pub const ALL: [Kind; 7] =
        [Kind::Limb, Kind::Stitch, Kind::Spike, Kind::Slime, Kind::Shocker, Kind::Mutation, Kind::Rot];
    /// The kinds that a monster's spaces ask for (MM-TOK-01).
    pub const USEFUL: [Kind; 5] = [Kind::Limb, Kind::Stitch, Kind::Spike, Kind::Slime, Kind::Shocker];
    /// Everything but rot.
    pub const PARTS: [Kind; 6] =
        [Kind::Limb, Kind::Stitch, Kind::Spike, Kind::Slime, Kind::Shocker, Kind::Mutation];

    pub const fn name(self) -> &'static str {
        match self {
            Kind::Limb => "limb",
            Kind::Stitch => "stitch",
            Kind::Spike => "spike",
            Kind::Slime => "slime",
            Kind::Shocker => "shocker",
            Kind::Mutation => "mutation",
            Kind::Rot => "rot",
        }
    }

    #[inline(always)]
    pub const fn is_useful(self) -> bool {
        (self as u8) < 5
    }
}

impl Id for Kind {
    const KIND: u8 = 0;
    const WHAT: &'static str = "kind of token";

    #[inline(always)]
    fn from_index(index: u8) -> Self {
        Kind::ALL[usize::from(index.min(6))]
    }

    #[inline(always)]
    fn raw(self) -> u8 {
        self as u8
    }
}

/// A heap of tokens of any kind.
pub type Bag = Counts<Kind, 7>;
/// A heap without rot.
pub type Parts = Counts<Kind, 6>;
/// Part spaces by the kind they ask for.
pub type Spaces = Counts<Kind, 5>;
