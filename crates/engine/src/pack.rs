//! Data packs: the component tables of a game, parsed and checked once, then shared by every state.
//!
//! A pack is interned for the life of the program, so a state holds it as a plain reference: cloning a state never
//! touches a counter. Components are one-byte ids into the pack's tables; in JSON they go by name. Names come from
//! the pack that is in use where JSON is read or written ([`Pack::named`]).

use std::{
    any::Any,
    cell::Cell,
    collections::BTreeMap,
    fmt,
    ops::Deref,
    sync::{Mutex, OnceLock, PoisonError},
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::{
    luck::{hash, hex},
    refusal::{Problem, Problems},
};

/// The component tables of a game.
pub trait Components: Names + Sized + Send + Sync + 'static {
    /// The text of the pack that ships with the game.
    const BUILT_IN: &'static str;

    /// Reads and checks a pack. Every problem names the entry and the reason, all at once.
    fn parse(text: &str) -> Result<Self, Problems>;
}

/// Names of components by kind (citizens, monsters, ...) and index.
pub trait Names {
    fn name(&self, kind: u8, index: u8) -> Option<&str>;
    fn find(&self, kind: u8, name: &str) -> Option<u8>;
}

struct Interned<D> {
    data: D,
    hash: String,
}

/// A checked data pack, cheap to copy.
pub struct Pack<D: 'static>(&'static Interned<D>);

impl<D> Clone for Pack<D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D> Copy for Pack<D> {}

impl<D> Deref for Pack<D> {
    type Target = D;

    #[inline(always)]
    fn deref(&self) -> &D {
        &self.0.data
    }
}

impl<D> PartialEq for Pack<D> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<D> Eq for Pack<D> {}

impl<D> fmt::Debug for Pack<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pack({})", &self.0.hash[..8])
    }
}

type Registry = BTreeMap<(std::any::TypeId, String), &'static (dyn Any + Send + Sync)>;

fn registry() -> &'static Mutex<Registry> {
    static REGISTRY: OnceLock<Mutex<Registry>> = OnceLock::new();
    REGISTRY.get_or_init(Mutex::default)
}

impl<D: Components> Pack<D> {
    /// The pack that ships with the game.
    pub fn built_in() -> Result<Pack<D>, Problems> {
        Pack::parse(D::BUILT_IN)
    }

    /// Reads, checks and interns a pack. The same text gives the same pack.
    pub fn parse(text: &str) -> Result<Pack<D>, Problems> {
        let id = hex(&hash(&[b"menagerie data pack", text.replace("\r\n", "\n").as_bytes()]));
        if let Some(known) = Pack::known(&id) {
            return Ok(known);
        }
        let data = D::parse(text)?;
        let interned: &'static Interned<D> = Box::leak(Box::new(Interned { data, hash: id.clone() }));
        let mut packs = registry().lock().unwrap_or_else(PoisonError::into_inner);
        let entry = packs.entry((std::any::TypeId::of::<D>(), id)).or_insert(interned);
        Ok(entry.downcast_ref::<Interned<D>>().map_or(Pack(interned), Pack))
    }

    fn known(id: &str) -> Option<Pack<D>> {
        let packs = registry().lock().unwrap_or_else(PoisonError::into_inner);
        packs.get(&(std::any::TypeId::of::<D>(), id.to_owned()))?.downcast_ref::<Interned<D>>().map(Pack)
    }

    /// The tables themselves, which live as long as the program.
    #[inline(always)]
    pub fn data(self) -> &'static D {
        &self.0.data
    }

    /// What identifies the pack's exact contents.
    pub fn hash(&self) -> &'static str {
        &self.0.hash
    }

    /// Runs `work` with this pack's names in use: ids are written to and read from JSON by name.
    pub fn named<T>(self, work: impl FnOnce() -> T) -> T {
        /// Puts the former names back even if `work` panics.
        struct Restore(Option<&'static dyn Names>);
        impl Drop for Restore {
            fn drop(&mut self) {
                NAMES.set(self.0);
            }
        }
        let data: &'static D = &self.0.data;
        let _restore = Restore(NAMES.replace(Some(data)));
        work()
    }
}

impl<D: Components> Serialize for Pack<D> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.hash())
    }
}

impl<'de, D: Components> Deserialize<'de> for Pack<D> {
    fn deserialize<S: Deserializer<'de>>(source: S) -> Result<Self, S::Error> {
        let id = String::deserialize(source)?;
        Pack::known(&id).ok_or_else(|| S::Error::custom(format!("data pack {id} is not loaded")))
    }
}

thread_local! {
    static NAMES: Cell<Option<&'static dyn Names>> = const { Cell::new(None) };
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

/// How many entries of a pack carry each `source` tag: rulebook, public knowledge, inference or our own choice.
pub fn provenance(text: &str) -> Result<BTreeMap<String, usize>, Problem> {
    fn count(value: &toml::Value, into: &mut BTreeMap<String, usize>) {
        match value {
            toml::Value::Table(table) => {
                if let Some(toml::Value::String(source)) = table.get("source") {
                    *into.entry(source.clone()).or_default() += 1;
                }
                table.values().for_each(|value| count(value, into));
            }
            toml::Value::Array(values) => values.iter().for_each(|value| count(value, into)),
            _ => {}
        }
    }
    let value: toml::Table = text
        .parse()
        .map_err(|error: toml::de::Error| Problem::new("data-not-toml").with("reason", error.message()))?;
    let mut sources = BTreeMap::new();
    count(&toml::Value::Table(value), &mut sources);
    Ok(sources)
}
