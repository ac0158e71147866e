//! Who marches against a dungeon.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::data::{AdventurerId, PaladinId};

/// Who marches in a party.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    Adventurer(AdventurerId),
    Paladin(PaladinId),
    Illusion,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    pub who: Who,
    #[serde(default)]
    pub damage: u8,
    #[serde(default)]
    pub courage: u8,
    /// Hit points beyond the printed ones, until the combat ends.
    #[serde(default)]
    pub extra: u8,
    /// Damage that comes at the end of the round.
    #[serde(default)]
    pub poison: u8,
    /// Can be neither aimed at nor wounded this round.
    #[serde(default)]
    pub hidden: bool,
}

impl Member {
    pub const fn new(who: Who) -> Member {
        Member { who, damage: 0, courage: 0, extra: 0, poison: 0, hidden: false }
    }
}

/// Places in a party. Four adventurers come a year, a paladin and an illusion or two; the rest is room for those who join
/// a party that was set up by hand.
pub const PARTY: usize = 12;

pub type Party = ArrayVec<Member, PARTY>;
