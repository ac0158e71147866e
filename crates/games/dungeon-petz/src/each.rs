//! One value for each word of a closed list: an array in memory, an object by name in JSON.

use std::{
    fmt,
    marker::PhantomData,
    ops::{Index, IndexMut},
};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error as _, MapAccess, SeqAccess, Visitor},
    ser::{SerializeMap, SerializeTuple},
};

use crate::terms::Term;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Each<K, T, const N: usize> {
    items: [T; N],
    of: PhantomData<K>,
}

impl<K: Term, T, const N: usize> Each<K, T, N> {
    pub const fn new(items: [T; N]) -> Self {
        Each { items, of: PhantomData }
    }

    /// The values in the order of the list.
    #[inline(always)]
    pub fn items(&self) -> &[T; N] {
        &self.items
    }

    #[inline(always)]
    pub fn items_mut(&mut self) -> &mut [T; N] {
        &mut self.items
    }

    pub fn iter(&self) -> impl Iterator<Item = (K, &T)> {
        K::ALL.iter().copied().zip(&self.items)
    }
}

impl<K: Term, T: Default, const N: usize> Default for Each<K, T, N> {
    fn default() -> Self {
        Each::new(std::array::from_fn(|_| T::default()))
    }
}

impl<K: Term, T, const N: usize> Index<K> for Each<K, T, N> {
    type Output = T;

    #[inline(always)]
    fn index(&self, key: K) -> &T {
        &self.items[key.index()]
    }
}

impl<K: Term, T, const N: usize> IndexMut<K> for Each<K, T, N> {
    #[inline(always)]
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.items[key.index()]
    }
}

impl<K: Term, T: fmt::Debug, const N: usize> fmt::Debug for Each<K, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(key, value)| (key.name(), value))).finish()
    }
}

impl<K: Term, T: Serialize, const N: usize> Serialize for Each<K, T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() {
            let mut map = to.serialize_map(Some(N))?;
            for (key, value) in self.iter() {
                map.serialize_entry(key.name(), value)?;
            }
            return map.end();
        }
        let mut list = to.serialize_tuple(N)?;
        for value in &self.items {
            list.serialize_element(value)?;
        }
        list.end()
    }
}

impl<'de, K: Term, T: Deserialize<'de> + Default, const N: usize> Deserialize<'de> for Each<K, T, N> {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        struct Read<K, T, const N: usize>(PhantomData<(K, T)>);
        impl<'de, K: Term, T: Deserialize<'de> + Default, const N: usize> Visitor<'de> for Read<K, T, N> {
            type Value = Each<K, T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let names: Vec<&str> = K::ALL.iter().take(N).map(|key| key.name()).collect();
                write!(f, "values for {}", names.join(", "))
            }

            /// What is left out has its usual value.
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut items = std::array::from_fn(|_| T::default());
                while let Some(name) = map.next_key::<String>()? {
                    let key = K::parse(&name).filter(|key| key.index() < N);
                    let key = key.ok_or_else(|| A::Error::custom(format!("no `{name}` here")))?;
                    items[key.index()] = map.next_value()?;
                }
                Ok(Each::new(items))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut items = std::array::from_fn(|_| T::default());
                for item in &mut items {
                    *item = seq.next_element()?.ok_or_else(|| A::Error::custom("too few values"))?;
                }
                Ok(Each::new(items))
            }
        }
        if source.is_human_readable() {
            source.deserialize_map(Read(PhantomData))
        } else {
            source.deserialize_tuple(N, Read(PhantomData))
        }
    }
}
