//! The places of the central grid: `M1..M5`, `C1..C10`, `D1..D5` (VA-SET-01).

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::data::{CITIZEN_STACKS, DOMAIN_STACKS, MONSTER_STACKS};

/// One of the twenty slots: Monsters first, then Citizens, then Domains.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(u8);

/// A slot by its row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    Monster(usize),
    Citizen(usize),
    Domain(usize),
}

pub const SLOTS: usize = MONSTER_STACKS + CITIZEN_STACKS + DOMAIN_STACKS;

impl Slot {
    pub const fn monster(column: usize) -> Slot {
        Slot(column as u8)
    }

    pub const fn citizen(index: usize) -> Slot {
        Slot((MONSTER_STACKS + index) as u8)
    }

    pub const fn domain(column: usize) -> Slot {
        Slot((MONSTER_STACKS + CITIZEN_STACKS + column) as u8)
    }

    pub fn all() -> impl Iterator<Item = Slot> {
        (0..SLOTS as u8).map(Slot)
    }

    #[inline(always)]
    pub const fn row(self) -> Row {
        let at = self.0 as usize;
        if at < MONSTER_STACKS {
            Row::Monster(at)
        } else if at < MONSTER_STACKS + CITIZEN_STACKS {
            Row::Citizen(at - MONSTER_STACKS)
        } else {
            Row::Domain(at - MONSTER_STACKS - CITIZEN_STACKS)
        }
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.row() {
            Row::Monster(at) => write!(f, "M{}", at + 1),
            Row::Citizen(at) => write!(f, "C{}", at + 1),
            Row::Domain(at) => write!(f, "D{}", at + 1),
        }
    }
}

impl std::str::FromStr for Slot {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Slot::all().find(|slot| slot.to_string() == text).ok_or_else(|| format!("no slot `{text}`"))
    }
}

impl Serialize for Slot {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { to.collect_str(self) } else { to.serialize_u8(self.0) }
    }
}

impl<'de> Deserialize<'de> for Slot {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        if source.is_human_readable() {
            return String::deserialize(source)?.parse().map_err(D::Error::custom);
        }
        let at = u8::deserialize(source)?;
        if usize::from(at) < SLOTS { Ok(Slot(at)) } else { Err(D::Error::custom("no such slot")) }
    }
}
