//! What is on the table: everything a running game consists of, without heap and without derived values.

use arrayvec::ArrayVec;
use engine::{Counts, IdSet, Luck, Pack, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    data::{
        AREAS, AdventurerId, AreaId, BoardId, CardId, Cell, Data, ExpertId, ImprovedId, LAIR, MONSTER_KINDS,
        MonsterId, PaladinId, PetId, Place, RoomId, SpecialId, TRAP_KINDS, TrapId,
    },
    dungeon::Dungeon,
    options::Rules,
};

pub use crate::task::{Battle, Due, Fate, Striker, Task, Tasks};

/// Where the game stands. Each phase can be entered from outside: its own progress is in `cursor` and `tasks`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Everybody secretly keeps one of three orders (DL-SETUP-09).
    InitialOrders,
    NewSeason,
    ChooseOrders,
    PlaceMinions,
    ResolveOrders,
    EndOfOrders,
    FairBids,
    FairPrizes,
    BeforeProduction,
    Production,
    Retrieval,
    PassPets,
    DiscardPets,
    BeforeEvent,
    Event,
    BeforeAdventurers,
    Adventurers,
    EndOfSeason,
    Combat,
    Planning,
    Battle,
    ScoringPets,
    Over,
}

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

/// Goods that change hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Good {
    Gold,
    Food,
    Evil,
    Imp,
    Trap,
    Monster,
}

/// Where an imp is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ImpAt {
    Free,
    Used,
    Training,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

/// Who marches in a party.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    Adventurer(AdventurerId),
    Paladin(PaladinId),
    Illusion,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    pub who: Who,
    #[serde(default)]
    pub damage: u8,
    #[serde(default)]
    pub courage: u8,
    /// Hit points beyond the printed ones, until the combat ends.
    #[serde(default)]
    pub extra: u8,
    /// Damage that comes at the end of the round.
    #[serde(default)]
    pub poison: u8,
    /// Can be neither aimed at nor wounded this round.
    #[serde(default)]
    pub hidden: bool,
}

impl Member {
    pub const fn new(who: Who) -> Member {
        Member { who, damage: 0, courage: 0, extra: 0, poison: 0, hidden: false }
    }
}

/// Places in a party. Four adventurers come a year, a paladin and an illusion or two; the rest is room for those who join
/// a party that was set up by hand.
pub const PARTY: usize = 12;

pub type Party = ArrayVec<Member, PARTY>;

/// A room beside the board (DL-FEST-RENT-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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

/// What a player has planned for this round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Plan {
    pub site: Option<Site>,
    pub traps: ArrayVec<PlannedTrap, 4>,
    pub sent: IdSet<Place>,
    /// The pet that fights like a monster is sent.
    pub pet: bool,
    /// How often the plan of this round was begun anew (DL-FLOW-16).
    pub again: u8,
}

impl Plan {
    /// So often a plan can be begun anew in one round.
    pub const MOST_AGAIN: u8 = 12;

    /// Whether anything has been laid down.
    pub fn begun(&self) -> bool {
        !self.traps.is_empty() || !self.sent.is_empty() || self.pet
    }
}

/// One player's secret and open things. What others may see of them is decided in `view`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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
    pub traps: Counts<TrapId, TRAP_KINDS>,
    pub dungeon: Dungeon,
    pub rented: ArrayVec<Rented, 8>,
    pub lair: ArrayVec<Creature, LAIR>,
    pub party: Party,
    pub prison: IdSet<AdventurerId>,
    pub captured_paladins: IdSet<PaladinId>,
    /// Ordinary adventurers eliminated in this combat (DL-FEST-BARD-08).
    pub mourned: u8,
    /// Captured a paladin this year (DL-FEST-PAL-10).
    pub captor: bool,
    /// The three orders drawn at set-up.
    pub dealt: ArrayVec<AreaId, 3>,
    /// The orders of this season, in sequence.
    pub orders: ArrayVec<AreaId, 3>,
    /// The third order of the dummy this player runs (two players).
    pub third: Option<AreaId>,
    /// Whose minion stands on its card: blocked or not executed.
    pub on_card: [bool; 3],
    pub inaccessible: IdSet<AreaId>,
    /// Pets face down in the pen.
    pub pets: IdSet<PetId>,
    /// Pets face up.
    pub used_pets: IdSet<PetId>,
    /// The pet on its way to the left neighbour.
    pub passing: Option<PetId>,
    /// The used pet that can be sent to battle, and whether it is ready.
    pub fighter: Option<PetId>,
    pub fighter_ready: bool,
    /// Sees the combat card of each round before planning (DL-FEST-PET-07).
    pub foresees: bool,
    /// Wants no question about pets for the rest of the season or combat: a note for the house that answers for him,
    /// without any effect on who is asked (DL-FLOW-18).
    pub quiet: bool,
    /// Imps sent to the Fair.
    pub bid: u8,
    pub plan: Plan,
    /// Scoring pets this player shows.
    pub parade: IdSet<PetId>,
    /// Has answered what everybody answers at the same time.
    pub ready: bool,
}

/// A space of an area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    #[default]
    Free,
    Dummy,
    Minion(Seat),
}

/// A set of orders nobody owns (DL-THREE-01, DL-TWO-01).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dummy {
    pub inaccessible: IdSet<AreaId>,
    /// The orders drawn this season.
    pub open: ArrayVec<AreaId, 3>,
}

/// A card of the combat stack. It is drawn when somebody first looks at it: until then nobody can know it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stacked {
    /// Its place when the year began: every later move is announced (DL-HIDE-05).
    #[serde(default)]
    pub origin: u8,
    #[serde(default)]
    pub card: Option<CardId>,
    /// Who has seen it.
    #[serde(default)]
    pub known: Seats,
    /// Face up for everybody.
    #[serde(default)]
    pub open: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventTile {
    Taxes,
    Payday,
    Special,
}

/// A whole game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DungeonLords {
    pub(crate) pack: Pack<Data>,
    pub(crate) luck: Luck,
    pub rules: Rules,
    pub year: u8,
    pub season: u8,
    /// The round of combat, 0 while building.
    pub round: u8,
    pub phase: Phase,
    /// How far the phase has come.
    pub cursor: u8,
    pub tasks: Tasks,
    /// Holder of the starting player token.
    pub start: Seat,
    pub players: ArrayVec<Player, 4>,
    /// How many orders of the season are revealed.
    pub revealed: u8,
    pub spots: [[Spot; 3]; AREAS],
    pub dummies: ArrayVec<Dummy, 2>,
    pub dummy_evil: u8,
    /// The dummy has received its paladin (DL-FEST-Y2-05).
    pub dummy_served: bool,
    pub tent: IdSet<PaladinId>,
    pub gone_paladins: IdSet<PaladinId>,
    /// Tiles on offer.
    pub monsters: ArrayVec<MonsterId, 3>,
    pub rooms: ArrayVec<RoomId, 2>,
    /// The undrawn tiles of the year.
    pub monster_stack: Counts<MonsterId, MONSTER_KINDS>,
    pub room_stack: IdSet<RoomId>,
    pub monster_discard: Counts<MonsterId, MONSTER_KINDS>,
    pub room_discard: IdSet<RoomId>,
    /// Monsters and rooms of year 1 that nobody ever saw.
    pub left_over: [u8; 2],
    pub trap_deck: Counts<TrapId, TRAP_KINDS>,
    pub trap_discard: Counts<TrapId, TRAP_KINDS>,
    pub adventurer_stack: IdSet<AdventurerId>,
    /// Arriving this season, weakest first.
    pub arriving: ArrayVec<AdventurerId, 4>,
    /// Announced for the next season.
    pub announced: ArrayVec<AdventurerId, 4>,
    pub gone_adventurers: IdSet<AdventurerId>,
    /// Event tiles not yet drawn this year.
    pub event_stack: [u8; 3],
    pub event: Option<EventTile>,
    pub next_event: Option<EventTile>,
    pub special_stack: IdSet<SpecialId>,
    pub special: Option<SpecialId>,
    pub next_special: Option<SpecialId>,
    pub used_specials: IdSet<SpecialId>,
    /// This year's combat cards that are not in the stack.
    pub card_stack: IdSet<CardId>,
    pub combat: ArrayVec<Stacked, 5>,
    pub fatigue_halved: bool,
    pub board_stack: IdSet<BoardId>,
    pub board: Option<BoardId>,
    pub next_board: Option<BoardId>,
    /// The boards of this year in order of their seasons, the one in play included. A state from outside may come with
    /// four of them in any season, so there is room for those still to come.
    pub boards: ArrayVec<BoardId, 8>,
    /// Boards still to be chosen at the Fair.
    pub prizes: IdSet<BoardId>,
    pub gone_boards: IdSet<BoardId>,
    /// Traps laid out by Install Traps.
    pub display: ArrayVec<TrapId, 3>,
    /// Gold paid on III of Rent a Room, while it can be taken.
    pub rent: u8,
    pub improved: IdSet<ImprovedId>,
    pub gone_improved: IdSet<ImprovedId>,
    pub experts: IdSet<ExpertId>,
    pub gone_experts: IdSet<ExpertId>,
    pub pet_deck: IdSet<PetId>,
    /// Pets discarded face down, with who discarded them.
    pub pet_discard: [IdSet<PetId>; 4],
    pub battle: Battle,
}

impl DungeonLords {
    #[inline]
    pub fn data(&self) -> &'static Data {
        self.pack.data()
    }

    #[inline]
    pub fn count(&self) -> usize {
        self.players.len()
    }

    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The seat that comes `at`-th in turn order (DL-CONV-03).
    #[inline]
    pub fn in_turn(&self, at: u8) -> Seat {
        Seat::at((self.start.index() + usize::from(at)) % self.count())
    }

    /// How many seats come before this one in turn order.
    #[inline]
    pub fn turn_of(&self, seat: Seat) -> u8 {
        ((seat.index() + self.count() - self.start.index()) % self.count()) as u8
    }

    pub fn last_season(&self) -> bool {
        self.season >= self.rules.seasons
    }

    /// Index of the year for tables with two columns.
    pub fn year_index(&self) -> usize {
        usize::from(self.year == 2)
    }

    /// On or above the paladin space.
    pub fn notorious(&self, evil: u8) -> bool {
        evil >= self.data().evil.paladin_space
    }

    pub fn building(&self) -> bool {
        self.round == 0 && !matches!(self.phase, Phase::ScoringPets | Phase::Over)
    }
}
