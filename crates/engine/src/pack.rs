//! Data packs: the component tables of a game, parsed and checked once, then shared by every state.
//!
//! A pack is interned for the life of the program, so a state holds it as a plain reference: cloning a state never
//! touches a counter. Components are one-byte ids into the pack's tables ([`id`]); in JSON they go by name. Names come
//! from the pack that is in use where JSON is read or written ([`Pack::named`]). What people call a component stands in
//! the locales; its [`Label`] says where.

mod flaw;
mod id;
mod label;
mod reader;

use std::{
    any::Any,
    collections::BTreeMap,
    fmt,
    hash::{Hash, Hasher},
    ops::Deref,
    sync::{Mutex, OnceLock, PoisonError},
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

pub use flaw::Flaw;
pub use id::{Id, read_id, write_id};
pub(crate) use id::{id_name, known_name, name_to_id};
pub use label::{Label, Phrase};
pub use reader::{PackEntry, PackReader, provenance};

use id::NAMES;

use crate::{
    luck::{hash, hex},
    refusal::Problems,
};

/// The component tables of a game.
pub trait Components: Names + Sized + Send + Sync + 'static {
    /// The id of the game: the messages that name its components begin with it.
    const GAME: &'static str;

    /// The text of the pack that ships with the game.
    const BUILT_IN: &'static str;

    /// A text that says what an earlier one said, in other words: its own hash, and that of the earlier one, which
    /// saves know it by. Whoever changes what a text says changes its hash, and the two part.
    const SAME_AS: Option<(&'static str, &'static str)> = None;

    /// Reads and checks the tables of a pack. What is wrong is told to the reader, all of it; `None` where too much is
    /// missing to go on.
    fn read(reader: &PackReader) -> Option<Self>;

    /// Reads and checks a pack. Every problem names the entry and the reason, all at once.
    fn parse(text: &str) -> Result<Self, Problems> {
        let reader = PackReader::open(Self::GAME, text).map_err(|problem| vec![problem])?;
        let data = Self::read(&reader);
        reader.finish(data).map(|(data, _)| data)
    }
}

/// Names of components in files, by kind (citizens, monsters, ...) and index.
pub trait Names {
    fn label(&self, kind: u8, index: u8) -> Option<&Label>;

    fn name(&self, kind: u8, index: u8) -> Option<&str> {
        self.label(kind, index).map(|label| label.id.as_str())
    }

    fn find(&self, kind: u8, name: &str) -> Option<u8> {
        (0..=u8::MAX)
            .map_while(|index| Some((index, self.name(kind, index)?)))
            .find(|it| it.1 == name)
            .map(|it| it.0)
    }
}

/// Says in which table of a pack the components of each kind of id stand, `names!(Data { PetId: pets.label })`, and which
/// ids are words that no pack decides, `words { Cell: CELL_NAMES }`.
#[macro_export]
macro_rules! names {
    ($data:ty { $($id:ty: $table:ident.$label:ident),* $(,)? } $(words { $($word:ty: $words:expr),* $(,)? })?) => {
        impl $crate::Names for $data {
            fn label(&self, kind: u8, index: u8) -> Option<&$crate::Label> {
                $(if kind == <$id as $crate::Id>::KIND {
                    return self.$table.get(usize::from(index)).map(|entry| &entry.$label);
                })*
                None
            }

            $(fn name(&self, kind: u8, index: u8) -> Option<&str> {
                $(if kind == <$word as $crate::Id>::KIND {
                    return $words.get(usize::from(index)).copied();
                })*
                self.label(kind, index).map(|label| label.id.as_str())
            })?
        }
    };
}

struct Interned<D> {
    data: D,
    hash: String,
    phrases: Vec<Phrase>,
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

/// Which pack it is, not what stands in it.
impl<D> Hash for Pack<D> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::ptr::hash(self.0, state);
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
    /// The pack that ships with the game. Asked for at every turn, so it is read and hashed once.
    pub fn built_in() -> Result<Pack<D>, Problems> {
        const SHIPPED: &str = "built in";
        if let Some(known) = Self::known(SHIPPED) {
            return Ok(known);
        }
        Ok(Self::parse(D::BUILT_IN)?.keep(SHIPPED))
    }

    /// Reads, checks and interns a pack. The same text gives the same pack.
    pub fn parse(text: &str) -> Result<Pack<D>, Problems> {
        let own = hex(&hash(&[b"menagerie data pack", text.replace("\r\n", "\n").as_bytes()]));
        let id = match D::SAME_AS {
            Some((now, then)) if now == own => then.to_owned(),
            _ => own,
        };
        if let Some(known) = Pack::known(&id) {
            return Ok(known);
        }
        let reader = PackReader::open(D::GAME, text).map_err(|problem| vec![problem])?;
        let data = D::read(&reader);
        let (data, phrases) = reader.finish(data)?;
        Ok(Pack(Box::leak(Box::new(Interned { data, hash: id.clone(), phrases }))).keep(&id))
    }

    /// Kept under a name, unless another thread was quicker: then that one is the pack.
    fn keep(self, name: &str) -> Pack<D> {
        let mut packs = registry().lock().unwrap_or_else(PoisonError::into_inner);
        let entry = packs.entry((std::any::TypeId::of::<D>(), name.to_owned())).or_insert(self.0);
        entry.downcast_ref::<Interned<D>>().map_or(self, Pack)
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

    /// Everything on its components that people read: every name, every printed text.
    pub fn phrases(&self) -> &'static [Phrase] {
        &self.0.phrases
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
