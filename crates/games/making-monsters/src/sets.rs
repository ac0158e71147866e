//! Sets of slots and of cards, one bit each.

use engine::Id as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::{
    action::SlotNo,
    data::{MAX_MONSTERS, MonsterId},
};

/// A set of monster slots; in JSON a list of slot numbers, counted from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SlotSet(u8);

impl SlotSet {
    #[inline(always)]
    pub fn contains(self, slot: usize) -> bool {
        self.0 & 1 << slot != 0
    }

    pub fn insert(&mut self, slot: usize) {
        self.0 |= 1 << slot;
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Serialize for SlotSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(SlotNo::all().filter(|slot| self.contains(slot.index())))
    }
}

impl<'de> Deserialize<'de> for SlotSet {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        let mut set = SlotSet::default();
        Vec::<SlotNo>::deserialize(source)?.iter().for_each(|slot| set.insert(slot.index()));
        Ok(set)
    }
}

/// A set of monster cards; in JSON a list of names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MonsterSet(u128);

impl MonsterSet {
    #[inline(always)]
    pub fn contains(self, card: MonsterId) -> bool {
        self.0 & 1 << (card.0 & 127) != 0
    }

    #[inline(always)]
    pub fn insert(&mut self, card: MonsterId) {
        self.0 |= 1 << (card.0 & 127);
    }

    #[inline(always)]
    pub fn remove(&mut self, card: MonsterId) {
        self.0 &= !(1 << (card.0 & 127));
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = MonsterId> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let index = bits.trailing_zeros();
            bits &= bits - 1;
            Some(MonsterId::from_index(index as u8))
        })
    }
}

impl Serialize for MonsterSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for MonsterSet {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        let cards = Vec::<MonsterId>::deserialize(source)?;
        if cards.iter().any(|card| usize::from(card.0) >= MAX_MONSTERS) {
            return Err(D::Error::custom("no such monster"));
        }
        let mut set = MonsterSet::default();
        cards.into_iter().for_each(|card| set.insert(card));
        Ok(set)
    }
}
