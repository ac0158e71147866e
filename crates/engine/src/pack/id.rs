//! Component ids: one byte in memory, a name in JSON, by the pack in use.

use std::cell::Cell;

use serde::{Deserialize, Deserializer, Serializer, de::Error as _};

use super::Names;

thread_local! {
    pub(super) static NAMES: Cell<Option<&'static dyn Names>> = const { Cell::new(None) };
}

/// A component id: an index into one table of a pack.
pub trait Id: Copy + Eq + 'static {
    /// Which table of [`Names`].
    const KIND: u8;
    /// The word for this kind of thing in error messages.
    const WHAT: &'static str;

    fn from_index(index: u8) -> Self;
    fn raw(self) -> u8;

    #[inline(always)]
    fn index(self) -> usize {
        self.raw() as usize
    }
}

/// Writes an id: by name where people read, as a byte elsewhere.
pub fn write_id<I: Id, S: Serializer>(id: I, to: S) -> Result<S::Ok, S::Error> {
    if to.is_human_readable()
        && let Some(name) = NAMES.get().and_then(|names| names.name(I::KIND, id.raw()))
    {
        return to.serialize_str(name);
    }
    to.serialize_u8(id.raw())
}

/// Reads an id: a name, or a number that the pack in use knows.
pub fn read_id<'de, I: Id, D: Deserializer<'de>>(source: D) -> Result<I, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Index(u8),
        Name(String),
    }
    if !source.is_human_readable() {
        return u8::deserialize(source).map(I::from_index);
    }
    let names = NAMES.get();
    match Written::deserialize(source)? {
        Written::Index(index) if names.is_none_or(|names| names.name(I::KIND, index).is_some()) => {
            Ok(I::from_index(index))
        }
        Written::Index(index) => Err(D::Error::custom(format!("no {} number {index}", I::WHAT))),
        Written::Name(name) => name_to_id(&name).map_err(D::Error::custom),
    }
}

pub(crate) fn name_to_id<I: Id>(name: &str) -> Result<I, String> {
    let names = NAMES.get().ok_or_else(|| format!("no names in use for {} `{name}`", I::WHAT))?;
    names.find(I::KIND, name).map(I::from_index).ok_or_else(|| format!("no {} called `{name}`", I::WHAT))
}

pub(crate) fn id_name<I: Id>(id: I) -> String {
    known_name(id).unwrap_or_else(|| id.raw().to_string())
}

/// The name of an id that the pack in use knows.
pub(crate) fn known_name<I: Id>(id: I) -> Option<String> {
    NAMES.get().and_then(|names| names.name(I::KIND, id.raw())).map(str::to_owned)
}

/// Declares component ids: `id!(pub CitizenId, 0, "citizen");`
#[macro_export]
macro_rules! id {
    ($(#[$meta:meta])* $vis:vis $name:ident, $kind:expr, $what:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $name(pub u8);

        impl $crate::Id for $name {
            const KIND: u8 = $kind;
            const WHAT: &'static str = $what;

            #[inline(always)]
            fn from_index(index: u8) -> Self {
                $name(index)
            }

            #[inline(always)]
            fn raw(self) -> u8 {
                self.0
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                $crate::pack::write_id(*self, to)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
                $crate::pack::read_id(source)
            }
        }
    };
}
