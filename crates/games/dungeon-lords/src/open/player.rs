//! What of a player lies open.

use engine::{IdSet, List};
use serde::{Deserialize, Serialize};

use super::party::Party;
use crate::{
    data::{AdventurerId, AreaId, Cell, ExpertId, LAIR, MonsterId, PaladinId, PetId, Place, RoomId, TrapId},
    dungeon::Dungeon,
};

/// Where an imp is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ImpAt {
    Free,
    Used,
    Training,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Imps {
    /// In the den and not used this season (DL-PROD-02).
    pub free: u8,
    pub used: u8,
    /// In the Imp Training Room.
    pub training: u8,
}

impl Imps {
    pub fn total(self) -> u8 {
        self.free.saturating_add(self.used).saturating_add(self.training)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Creature {
    pub kind: MonsterId,
    /// Face up: can be sent.
    #[serde(default = "yes")]
    pub ready: bool,
    #[serde(default)]
    pub expert: Option<ExpertId>,
    /// The expert tile lies face down until the combat is over.
    #[serde(default)]
    pub expert_used: bool,
}

fn yes() -> bool {
    true
}

impl Creature {
    pub const fn new(kind: MonsterId) -> Creature {
        Creature { kind, ready: true, expert: None, expert_used: false }
    }
}

/// A room beside the board (DL-FEST-RENT-03).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rented {
    pub room: RoomId,
    #[serde(default)]
    pub conquered: bool,
    #[serde(default)]
    pub uses: u8,
    #[serde(default)]
    pub outward: bool,
}

/// Where a battle takes place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Site {
    Cell(Cell),
    Rented(RoomId),
}

/// A trap card laid down for a battle, with what it was loaded with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedTrap {
    pub trap: TrapId,
    /// The monster that is its cost.
    #[serde(default)]
    pub fed: Option<Place>,
    /// The imp that is its cost.
    #[serde(default)]
    pub imp: Option<ImpAt>,
}

/// What a player has planned for this round, apart from the trap cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    pub site: Option<Site>,
    pub sent: IdSet<Place>,
    /// The pet that fights like a monster is sent.
    pub pet: bool,
    /// How often the plan of this round was begun anew (DL-FLOW-16).
    pub again: u8,
}

impl Plan {
    /// So often a plan can be begun anew in one round.
    pub const MOST_AGAIN: u8 = 12;
}

/// So many orders a player gives each season (DL-ORDER-03).
pub const ORDERS: usize = 3;

/// What of a player lies open. What is kept from the others is a [`Hand`](crate::state::Hand).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Player {
    pub evil: u8,
    pub gold: u8,
    pub food: u8,
    pub imps: Imps,
    /// Troll tokens used this season.
    pub tokens_used: u8,
    /// Extra workers a pet lends for this Production phase.
    pub helpers: u8,
    /// Unpaid-tax counters.
    pub unpaid: u8,
    /// Gold that comes back at the end of the Orders phase (DL-FEST-INV-01).
    pub invested: u8,
    pub dungeon: Dungeon,
    pub rented: List<Rented, 8>,
    pub lair: List<Creature, LAIR>,
    pub party: Party,
    pub prison: IdSet<AdventurerId>,
    pub captured_paladins: IdSet<PaladinId>,
    /// Ordinary adventurers eliminated in this combat (DL-FEST-BARD-08).
    pub mourned: u8,
    /// Captured a paladin this year (DL-FEST-PAL-10).
    pub captor: bool,
    /// The orders of this season that are revealed, in sequence.
    pub orders: List<AreaId, ORDERS>,
    /// The third order of the dummy this player runs (two players), once it is revealed.
    pub third: Option<AreaId>,
    /// Whose minion stands on its card: blocked or not executed.
    pub on_card: [bool; ORDERS],
    pub inaccessible: IdSet<AreaId>,
    /// Pets face up.
    pub used_pets: IdSet<PetId>,
    /// The used pet that can be sent to battle, and whether it is ready.
    pub fighter: Option<PetId>,
    pub fighter_ready: bool,
    /// Sees the combat card of each round before planning (DL-FEST-PET-07).
    pub foresees: bool,
    /// Imps sent to the Fair, once all have sent theirs.
    pub bid: u8,
    /// Once it is revealed.
    pub plan: Plan,
    /// Has answered what everybody answers at the same time, as far as all may know.
    pub ready: bool,
}

impl Player {
    /// The rooms that work, built or rented.
    pub fn rooms(&self) -> impl Iterator<Item = RoomId> {
        let rented = self.rented.iter().filter(|rented| !rented.conquered).map(|rented| rented.room);
        self.dungeon.rooms().chain(rented)
    }
}
