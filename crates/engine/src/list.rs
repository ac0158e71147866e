//! Short lists that lie in a state itself.

use std::{
    fmt,
    hash::{Hash, Hasher},
    marker::PhantomData,
    ops::{Deref, DerefMut},
};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error as _, SeqAccess, Visitor},
};

/// Up to `N` things in a row, without the heap. A state made of such lists is copied in one piece, whatever they hold.
/// In JSON a plain list.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    /// What lies beyond `len` has no meaning.
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    #[inline(always)]
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize, "the length of a list is one byte") };
        List { items: [T::default(); N], len: 0 }
    }
}

impl<T: Copy, const N: usize> List<T, N> {
    /// The most that it holds.
    pub const fn capacity(&self) -> usize {
        N
    }

    pub fn is_full(&self) -> bool {
        usize::from(self.len) == N
    }

    /// Panics if the list is full: what a game puts into a list is bounded by its rules, and states from outside by
    /// [`Deserialize`].
    #[inline(always)]
    #[track_caller]
    pub fn push(&mut self, item: T) {
        let Some(place) = self.items.get_mut(usize::from(self.len)) else { full(N) };
        *place = item;
        self.len += 1;
    }

    #[inline(always)]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.last().copied()?;
        self.len -= 1;
        Some(last)
    }

    /// Puts an item before the one at a place; that and those behind it move back. Panics if the list is full, or ends
    /// before that place.
    #[track_caller]
    pub fn insert(&mut self, at: usize, item: T) {
        self.push(item);
        self[at..].rotate_right(1);
    }

    /// Takes an item out, if there is one; those behind it move up.
    #[inline]
    pub fn pop_at(&mut self, at: usize) -> Option<T> {
        (at < self.len()).then(|| self.remove(at))
    }

    /// Takes out the items from a place on. Panics if the list ends before it.
    #[track_caller]
    pub fn split_off(&mut self, at: usize) -> Self {
        let mut rest = *self;
        rest.copy_within(at.., 0);
        rest.len -= at as u8;
        self.len = at as u8;
        rest
    }

    /// Takes an item out; those behind it move up. Panics if there is none.
    #[track_caller]
    pub fn remove(&mut self, at: usize) -> T {
        let item = self[at];
        self.copy_within(at + 1.., at);
        self.len -= 1;
        item
    }

    /// Takes an item out; the last one takes its place. Panics if there is none.
    #[track_caller]
    pub fn swap_remove(&mut self, at: usize) -> T {
        let item = self[at];
        self[at] = self[self.len() - 1];
        self.len -= 1;
        item
    }

    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for at in 0..self.len() {
            if keep(&self[at]) {
                self[kept] = self[at];
                kept += 1;
            }
        }
        self.len = kept as u8;
    }

    #[inline(always)]
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

#[cold]
#[track_caller]
fn full(most: usize) -> ! {
    panic!("a list of {most} is full")
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline(always)]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    #[inline(always)]
    fn default() -> Self {
        Self::new()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Copy, const N: usize> Extend<T> for List<T, N> {
    #[inline(always)]
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    #[inline(always)]
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::new();
        list.extend(items);
        list
    }
}

impl<T, const N: usize> IntoIterator for List<T, N> {
    type Item = T;
    type IntoIter = std::iter::Take<std::array::IntoIter<T, N>>;

    #[inline(always)]
    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter().take(self.len.into())
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    #[inline(always)]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a mut List<T, N> {
    type Item = &'a mut T;
    type IntoIter = std::slice::IterMut<'a, T>;

    #[inline(always)]
    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        struct Read<T, const N: usize>(PhantomData<T>);
        impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Read<T, N> {
            type Value = List<T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "an array with no more than {N} items")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Self::Value, A::Error> {
                let mut list = List::new();
                while let Some(item) = items.next_element()? {
                    if list.is_full() {
                        return Err(A::Error::invalid_length(N + 1, &self));
                    }
                    list.push(item);
                }
                Ok(list)
            }
        }
        source.deserialize_seq(Read(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list<const N: usize>(items: &[u16]) -> List<u16, N> {
        items.iter().copied().collect()
    }

    #[test]
    fn what_goes_in_comes_out() {
        let mut cards: List<u16, 4> = list(&[1, 2, 3]);
        assert_eq!((cards.len(), cards.first(), cards.last()), (3, Some(&1), Some(&3)));
        assert!(!cards.is_full());
        cards.push(4);
        assert!(cards.is_full());
        assert_eq!(cards.pop(), Some(4));
        assert_eq!(cards.remove(0), 1);
        assert_eq!(cards[..], [2, 3]);
        cards.extend([5, 6]);
        assert_eq!(cards.swap_remove(1), 3);
        assert_eq!(cards[..], [2, 6, 5]);
        cards.retain(|card| *card != 6);
        assert_eq!(cards.into_iter().collect::<Vec<_>>(), [2, 5]);
        cards.iter_mut().for_each(|card| *card += 1);
        assert_eq!(format!("{cards:?}"), "[3, 6]");
        cards.clear();
        assert_eq!(cards.pop(), None);
        assert!(cards.is_empty());
    }

    #[test]
    fn things_go_in_and_out_anywhere() {
        let mut cards: List<u16, 4> = list(&[1, 2]);
        assert_eq!(cards.capacity(), 4);
        cards.insert(0, 5);
        cards.insert(3, 6);
        assert_eq!(cards[..], [5, 1, 2, 6]);
        assert_eq!((cards.pop_at(1), cards.pop_at(3)), (Some(1), None));
        assert_eq!(cards.split_off(1)[..], [2, 6]);
        assert_eq!(cards[..], [5]);
        assert!(cards.split_off(1).is_empty());
    }

    #[test]
    #[should_panic(expected = "k <= self.len()")]
    fn nothing_is_put_behind_a_gap() {
        list::<4>(&[1]).insert(2, 5);
    }

    #[test]
    #[should_panic(expected = "a list of 2 is full")]
    fn nothing_is_put_into_a_full_list() {
        list::<2>(&[1, 2]).insert(0, 5);
    }

    #[test]
    #[should_panic(expected = "out of range")]
    fn nothing_is_parted_behind_the_end() {
        let mut cards: List<u16, 4> = list(&[1, 2, 3]);
        cards.pop();
        cards.split_off(3);
    }

    #[test]
    fn what_was_taken_out_makes_no_difference() {
        let mut one: List<u16, 3> = list(&[1, 2, 3]);
        one.remove(1);
        assert_eq!(one, list(&[1, 3]));
        assert_ne!(one, list(&[1, 3, 3]));
        assert_ne!(one, list(&[1]));
    }

    #[test]
    #[should_panic(expected = "a list of 2 is full")]
    fn what_does_not_fit_is_noticed() {
        list::<2>(&[1, 2, 3]);
    }

    #[test]
    #[should_panic(expected = "out of bounds")]
    fn nothing_is_taken_from_behind_the_end() {
        let mut cards: List<u16, 4> = list(&[1, 2, 3]);
        cards.pop();
        cards.remove(2);
    }

    #[test]
    fn in_json_it_is_a_plain_list_with_a_bound() {
        let cards: List<u16, 3> = list(&[7, 8]);
        assert_eq!(serde_json::to_string(&cards).ok().as_deref(), Some("[7,8]"));
        assert_eq!(serde_json::from_str::<List<u16, 3>>("[7,8]").ok(), Some(cards));
        let long = serde_json::from_str::<List<u16, 3>>("[1,2,3,4]").map_err(|error| error.to_string());
        let reason = "invalid length 4, expected an array with no more than 3 items";
        assert!(long.is_err_and(|error| error.starts_with(reason)));
    }

    #[test]
    fn it_takes_a_byte_more_than_its_items() {
        assert_eq!(size_of::<List<u8, 6>>(), 7);
    }
}
