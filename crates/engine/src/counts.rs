//! Small collections of component ids: fixed size in memory, readable in JSON.

use std::{cell::Cell, fmt, marker::PhantomData};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error as _, MapAccess, SeqAccess, Visitor},
    ser::SerializeMap,
};

use crate::pack::{Id, id_name, known_name, name_to_id};

thread_local! {
    /// Whether counts of zero are written too.
    static ZEROS: Cell<bool> = const { Cell::new(false) };
}

/// Runs `work` while counts of zero are written, for every kind that the pack in use knows.
pub(crate) fn with_zeros<T>(work: impl FnOnce() -> T) -> T {
    /// Leaves zeros out again even if `work` panics.
    struct Restore(bool);
    impl Drop for Restore {
        fn drop(&mut self) {
            ZEROS.set(self.0);
        }
    }
    let _restore = Restore(ZEROS.replace(true));
    work()
}

/// How many of each component: one byte each. In JSON `{"archer": 2}`, zeros left out.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Counts<I, const N: usize> {
    counts: [u8; N],
    of: PhantomData<I>,
}

impl<I: Id, const N: usize> Counts<I, N> {
    pub const EMPTY: Self = Counts { counts: [0; N], of: PhantomData };

    #[inline(always)]
    pub fn get(&self, id: I) -> u8 {
        self.counts[id.index()]
    }

    #[inline(always)]
    pub fn set(&mut self, id: I, count: u8) {
        self.counts[id.index()] = count;
    }

    #[inline(always)]
    pub fn add(&mut self, id: I) {
        let count = &mut self.counts[id.index()];
        *count = count.saturating_add(1);
    }

    /// Takes one away; `false` if there was none.
    #[inline(always)]
    pub fn remove(&mut self, id: I) -> bool {
        let count = &mut self.counts[id.index()];
        let had = *count > 0;
        *count = count.saturating_sub(1);
        had
    }

    /// Every id with a count above zero, in table order.
    pub fn iter(&self) -> impl Iterator<Item = (I, u8)> {
        self.counts
            .iter()
            .enumerate()
            .filter(|(_, count)| **count > 0)
            .map(|(index, count)| (I::from_index(index as u8), *count))
    }

    pub fn total(&self) -> u32 {
        self.counts.iter().map(|count| u32::from(*count)).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.counts.iter().all(|count| *count == 0)
    }

    #[inline(always)]
    pub fn raw(&self) -> &[u8; N] {
        &self.counts
    }
}

impl<I: Id, const N: usize> Default for Counts<I, N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<I: Id + fmt::Debug, const N: usize> fmt::Debug for Counts<I, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<I: Id, const N: usize> Serialize for Counts<I, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if !to.is_human_readable() {
            return to.collect_seq(self.counts);
        }
        let mut map = to.serialize_map(None)?;
        for (id, count) in self.iter() {
            map.serialize_entry(&id_name(id), &count)?;
        }
        if ZEROS.get() {
            let kinds = (0..N as u8).map(I::from_index).filter(|id| self.get(*id) == 0);
            for name in kinds.filter_map(known_name) {
                map.serialize_entry(&name, &0)?;
            }
        }
        map.end()
    }
}

impl<'de, I: Id, const N: usize> Deserialize<'de> for Counts<I, N> {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        struct Read<I, const N: usize>(PhantomData<I>);
        impl<'de, I: Id, const N: usize> Visitor<'de> for Read<I, N> {
            type Value = Counts<I, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "counts by {} name", I::WHAT)
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut counts = Counts::EMPTY;
                while let Some((name, count)) = map.next_entry::<String, u8>()? {
                    let id: I = match name.parse() {
                        Ok(index) => I::from_index(index),
                        Err(_) => name_to_id(&name).map_err(A::Error::custom)?,
                    };
                    if id.index() >= N {
                        return Err(A::Error::custom(format!("no {} called `{name}`", I::WHAT)));
                    }
                    counts.set(id, count);
                }
                Ok(counts)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut counts = Counts::EMPTY;
                for slot in &mut counts.counts {
                    *slot = seq.next_element()?.ok_or_else(|| A::Error::custom("too few counts"))?;
                }
                Ok(counts)
            }
        }
        if source.is_human_readable() {
            source.deserialize_map(Read(PhantomData))
        } else {
            source.deserialize_seq(Read(PhantomData))
        }
    }
}

/// A set of unique components, up to 64 kinds. In JSON a list of names.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct IdSet<I> {
    bits: u64,
    of: PhantomData<I>,
}

impl<I: Id> IdSet<I> {
    pub const EMPTY: Self = IdSet { bits: 0, of: PhantomData };

    #[inline(always)]
    pub fn from_bits(bits: u64) -> Self {
        IdSet { bits, of: PhantomData }
    }

    #[inline(always)]
    pub fn bits(self) -> u64 {
        self.bits
    }

    #[inline(always)]
    pub fn contains(self, id: I) -> bool {
        self.bits & (1 << (id.raw() & 63)) != 0
    }

    #[inline(always)]
    pub fn insert(&mut self, id: I) {
        self.bits |= 1 << (id.raw() & 63);
    }

    #[inline(always)]
    pub fn remove(&mut self, id: I) {
        self.bits &= !(1 << (id.raw() & 63));
    }

    #[inline(always)]
    pub fn len(self) -> u32 {
        self.bits.count_ones()
    }

    pub fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// The members in table order.
    #[inline(always)]
    pub fn iter(self) -> impl Iterator<Item = I> {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let index = bits.trailing_zeros();
            bits &= bits - 1;
            Some(I::from_index(index as u8))
        })
    }
}

impl<I: Id> Default for IdSet<I> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<I: Id> FromIterator<I> for IdSet<I> {
    fn from_iter<T: IntoIterator<Item = I>>(ids: T) -> Self {
        let mut set = Self::EMPTY;
        ids.into_iter().for_each(|id| set.insert(id));
        set
    }
}

impl<I: Id + fmt::Debug> fmt::Debug for IdSet<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<I: Id + Serialize> Serialize for IdSet<I> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { to.collect_seq(self.iter()) } else { self.bits.serialize(to) }
    }
}

impl<'de, I: Id + Deserialize<'de>> Deserialize<'de> for IdSet<I> {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        if source.is_human_readable() {
            let ids = Vec::<I>::deserialize(source)?;
            if ids.iter().any(|id| id.raw() >= 64) {
                return Err(D::Error::custom(format!("{} out of range", I::WHAT)));
            }
            Ok(ids.into_iter().collect())
        } else {
            u64::deserialize(source).map(Self::from_bits)
        }
    }
}
