//! The monsters, read once from a data pack and checked.

use engine::{
    Components, Label,
    pack::{PackEntry, PackReader},
};
use serde::Deserialize;

engine::id!(
    /// A kind of monster.
    pub MonsterId, 0, "monster"
);

/// A box holds at most so many monsters, and no fewer than four children need to begin.
pub const MAX_MONSTERS: usize = 18;
const MIN_MONSTERS: usize = 8;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Numbers {
    fright: u8,
    copies: u8,
}

#[derive(Debug)]
pub struct Monster {
    pub label: Label,
    pub fright: u8,
    pub copies: u8,
}

#[derive(Debug)]
pub struct Data {
    pub monsters: Vec<Monster>,
}

impl Data {
    pub fn monster(&self, id: MonsterId) -> &Monster {
        &self.monsters[usize::from(id.0)]
    }

    pub fn fright(&self, id: MonsterId) -> i32 {
        self.monster(id).fright.into()
    }

    /// Every kind once.
    pub fn kinds(&self) -> impl Iterator<Item = MonsterId> {
        (0..self.monsters.len()).map(|at| MonsterId(at as u8))
    }

    /// Every monster of the box.
    pub fn all(&self) -> impl Iterator<Item = MonsterId> {
        self.kinds().flat_map(|kind| (0..self.monster(kind).copies).map(move |_| kind))
    }
}

engine::names!(Data { MonsterId: monsters.label });

impl Components for Data {
    const GAME: &'static str = "under-the-bed";
    const BUILT_IN: &'static str = include_str!("../data/components.toml");
    /// The same monsters, from when their names still stood beside them.
    const SAME_AS: Option<(&'static str, &'static str)> = Some((
        "b020233f246ba221d2f87378637ac4d8c95442cf725d0613ca655615d5146bc3",
        "849a2be567d01d268c923916759047da27f334fda1e4bfbdbed6d34e8d53b9eb",
    ));

    fn read(reader: &PackReader) -> Option<Data> {
        let monsters: Vec<PackEntry<Numbers>> = reader.entries("monster", "monster", 1..=MAX_MONSTERS);
        for monster in &monsters {
            reader.number(&monster.name, "fright", monster.fright, 1..=9);
        }
        let total: usize = monsters.iter().map(|monster| usize::from(monster.copies)).sum();
        let fits = (MIN_MONSTERS..=MAX_MONSTERS).contains(&total);
        reader.demand(fits, "monster", "8 to 18 monsters make a box");
        let made = |PackEntry { label, fields, .. }: PackEntry<Numbers>| Monster {
            label,
            fright: fields.fright,
            copies: fields.copies,
        };
        Some(Data { monsters: monsters.into_iter().map(made).collect() })
    }
}
