//! Where a battle stands, and what is in force while it is fought.

use arrayvec::ArrayVec;
use engine::IdSet;
use serde::{Deserialize, Serialize};

use crate::{data::Place, dungeon::Installed};

/// A step of one battle, in the order of DL-FEST-FLOW-05.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    Start,
    Bards,
    RevealTraps,
    Traps,
    BeforeFastSpells,
    FastSpells,
    BeforeMonsters,
    Monsters,
    AfterMonsters,
    SlowSpells,
    Healing,
    BeforeConquest,
    Fatigue,
    DealFatigue,
    Conquest,
    Poison,
    Done,
}

/// What is in force during the battle being fought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    pub stage: Stage,
    pub skip_fast: bool,
    pub skip_slow: bool,
    pub skip_healing: bool,
    pub skip_conquest: bool,
    /// A creature has attacked (DL-COMBAT-50).
    pub attacked: bool,
    pub no_fatigue: bool,
    /// Additions to fatigue.
    pub fatigue: i8,
    /// Points that monsters and ghosts do not deal.
    pub shield: u8,
    pub rage: bool,
    pub no_bonuses: bool,
    /// Trap icons spent this round (DL-COMBAT-23).
    pub icons_spent: u8,
    /// Traps from the hand that have not gone off, with what they are loaded with.
    pub traps: ArrayVec<Installed, 4>,
    /// The installed trap of the tile, while it has not gone off.
    pub installed: Option<Installed>,
    /// Sent creatures that have had their turn.
    pub acted: IdSet<Place>,
    pub pet_acted: bool,
    /// Creatures (or the pet) turned into sheep, and what a sheep deals.
    pub sheep: IdSet<Place>,
    pub pet_sheep: bool,
    pub sheep_damage: u8,
}

impl Battle {
    pub const START: Battle = Battle {
        traps: ArrayVec::new_const(),
        stage: Stage::Start,
        skip_fast: false,
        skip_slow: false,
        skip_healing: false,
        skip_conquest: false,
        attacked: false,
        no_fatigue: false,
        fatigue: 0,
        shield: 0,
        rage: false,
        no_bonuses: false,
        icons_spent: 0,
        installed: None,
        acted: IdSet::EMPTY,
        pet_acted: false,
        sheep: IdSet::EMPTY,
        pet_sheep: false,
        sheep_damage: 0,
    };
}
