//! The monsters, read once from a data pack and checked.

use engine::{Components, Names, Problem, Problems};
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
pub struct Monster {
    pub id: String,
    pub en: String,
    pub fr: String,
    pub fright: u8,
    pub copies: u8,
    /// Where its numbers come from.
    pub source: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Data {
    #[serde(rename = "monster")]
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

impl Names for Data {
    fn name(&self, _: u8, index: u8) -> Option<&str> {
        Some(&self.monsters.get(usize::from(index))?.id)
    }

    fn find(&self, _: u8, name: &str) -> Option<u8> {
        self.monsters.iter().position(|monster| monster.id == name).map(|at| at as u8)
    }
}

impl Components for Data {
    const BUILT_IN: &'static str = include_str!("../data/components.toml");

    fn parse(text: &str) -> Result<Data, Problems> {
        let data: Data = toml::from_str(text)
            .map_err(|error| vec![Problem::new("data-not-toml").with("reason", error.message())])?;
        let bad = |entry: &str, reason: &str| {
            Problem::new("data-entry").with("entry", entry).with("reason", reason)
        };
        let mut problems = Problems::new();
        for (at, monster) in data.monsters.iter().enumerate() {
            if data.monsters[..at].iter().any(|other| other.id == monster.id) {
                problems.push(bad(&monster.id, "the id stands twice"));
            }
            if !(1..=9).contains(&monster.fright) {
                problems.push(bad(&monster.id, "a monster frightens by 1 to 9"));
            }
        }
        let total: usize = data.monsters.iter().map(|monster| usize::from(monster.copies)).sum();
        if data.monsters.len() > MAX_MONSTERS || !(MIN_MONSTERS..=MAX_MONSTERS).contains(&total) {
            problems.push(bad("monster", "8 to 18 monsters make a box"));
        }
        if problems.is_empty() { Ok(data) } else { Err(problems) }
    }
}
