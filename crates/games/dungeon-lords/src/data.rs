//! The component tables, parsed once from `data/components.toml` and checked as a whole: every problem names its entry
//! and its reason, all of them at once.

mod check;
pub mod effects;
mod raw;
mod reader;
mod tables;

use engine::{Components, Id, Label, id, pack::PackReader};

pub use effects::{
    Class, Cost, Effect, Gain, Measure, OnlyIf, Resource, Rounding, SkipStep, Target, in_year,
};
pub use raw::{Direction, ImproveKind, Module, PaladinKind, PetWindow, RoomKind, Set, Size, Speed};

id!(/// An action area of the central board, and the order that leads there.
    pub AreaId, 0, "area");
id!(/// A unique opportunity board.
    pub BoardId, 1, "opportunity");
id!(pub AdventurerId, 2, "adventurer");
id!(pub PaladinId, 3, "paladin");
id!(/// A kind of monster (or ghost).
    pub MonsterId, 4, "monster");
id!(pub RoomId, 5, "room");
id!(/// A kind of trap card.
    pub TrapId, 6, "trap");
id!(pub CardId, 7, "combat card");
id!(pub SpecialId, 8, "special event");
id!(/// An improved tunnel.
    pub ImprovedId, 9, "improved tunnel");
id!(/// An expert tile.
    pub ExpertId, 10, "expert tile");
id!(pub PetId, 11, "pet");
id!(/// A cell of the dungeon grid, written `c3r1`: columns from the left, rows from the surface.
    pub Cell, 12, "cell");
id!(/// A place in a player's lair, counted from 0.
    pub Place, 13, "place in the lair");

pub const AREAS: usize = 8;
pub const CELLS: usize = 20;
pub const COLUMNS: usize = 5;
pub const MONSTER_KINDS: usize = 16;
pub const TRAP_KINDS: usize = 16;
/// So many creatures exist at most (16 tiles a year).
pub const LAIR: usize = 32;

#[derive(Clone, Copy, Debug)]
pub struct Start {
    pub imps: u8,
    pub gold: u8,
    pub food: u8,
    /// Cells of the first tunnels, as bits.
    pub tunnels: u32,
}

#[derive(Clone, Copy, Debug)]
pub struct Evilometer {
    pub spaces: u8,
    pub start: u8,
    pub paladin_space: u8,
    pub conquered_tile: i8,
}

#[derive(Clone, Copy, Debug)]
pub struct DummyCounter {
    pub start: u8,
    pub rise: u8,
    pub drop_four_seasons: u8,
    pub drop_five_seasons: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct CombatLimits {
    pub monsters_per_tunnel: u8,
    pub monsters_per_room: u8,
    pub traps_per_battle: u8,
    pub trap_room_gold: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct Points {
    pub room: i32,
    pub conquered_tile: i32,
    pub adventurer: i32,
    pub monster: i32,
    pub ghost: i32,
    pub unpaid_tax: i32,
    pub unused_pet: i32,
    pub title_alone: i32,
    pub title_shared: i32,
}

#[derive(Clone, Debug)]
pub struct Title {
    pub name: Label,
    pub count: Measure,
    pub direction: Direction,
    pub needs_at_least: u8,
}

/// One of the three spaces of an area or opportunity board.
#[derive(Clone, Debug)]
pub struct Position {
    pub cost: Cost,
    pub gain: Gain,
    pub foremen: u8,
    pub max_workers: u8,
    pub gain_per_worker: Gain,
    pub others_evil: u8,
    /// How many tiles may be improved, unconquered (tunnels) and unconquered (rooms).
    pub improve: [u8; 3],
    pub expert: Option<ExpertId>,
    /// Whether the gold paid on III may be taken instead.
    pub or_gold_of_three: bool,
}

impl Position {
    /// Imps left for work here beside the foremen, who do nothing themselves; none if those are lacking (DL-AREA-06).
    pub fn beside_foremen(&self, imps: u8) -> Option<u8> {
        imps.checked_sub(self.foremen)
    }
}

/// What the minions of an area or board do there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// Pay the cost, take the gain.
    Goods,
    Dig,
    Mine,
    Hire,
    Build,
    Harvest,
    Masquerade,
    Improve,
    Invest,
    Install,
    Rent,
}

impl Work {
    /// Whether what it brings is only there when the orders are over (DL-FEST-INV-01).
    pub fn pays_later(self) -> bool {
        self == Work::Invest
    }
}

#[derive(Clone, Debug)]
pub struct Area {
    pub name: Label,
    pub work: Work,
    /// The spaces in the order in which they act.
    pub resolve: [u8; 3],
    pub positions: [Position; 3],
    pub first_order_gold: u8,
}

#[derive(Clone, Debug)]
pub struct Board {
    pub name: Label,
    pub area: AreaId,
    pub work: Work,
    pub resolve: [u8; 3],
    pub positions: [Position; 3],
    /// Imps per tile: improve, unconquer a tunnel, unconquer a room.
    pub imps: [u8; 3],
    pub traps_displayed: u8,
    pub prize: Prize,
    /// Whether it hands out pets, and so is left out when pets are.
    pub needs_pets: bool,
}

#[derive(Clone, Debug)]
pub struct Prize {
    pub name: Label,
    pub cost: Cost,
    pub gain: Gain,
}

#[derive(Clone, Debug)]
pub struct Adventurer {
    pub name: Label,
    pub class: Class,
    pub year: u8,
    pub rank: u8,
    pub hit_points: u8,
    pub icons: u8,
    pub set: Set,
}

#[derive(Clone, Debug)]
pub struct Paladin {
    pub name: Label,
    pub kind: PaladinKind,
    pub year: u8,
    pub hit_points: u8,
    pub traps: u8,
    pub magic: u8,
    pub hearts: u8,
    pub points: i32,
}

impl Paladin {
    /// Dwarf before human before elf (DL-FEST-PAL-23).
    pub fn toughness(&self) -> u8 {
        match self.kind {
            PaladinKind::Elf => 1,
            PaladinKind::Human => 2,
            PaladinKind::Dwarf => 3,
        }
    }
}

#[derive(Clone, Debug)]
pub struct Attack {
    pub effects: Vec<Effect>,
    pub returns: bool,
    pub is_attack: bool,
    pub extra_cost: Cost,
}

#[derive(Clone, Debug)]
pub struct Monster {
    pub name: Label,
    pub ghost: bool,
    pub size: Size,
    /// Tiles of year 1 and year 2.
    pub copies: [u8; 2],
    /// The alternatives of its cost, at least one.
    pub costs: Vec<Cost>,
    pub troll_token: bool,
    pub returns_if_unable: bool,
    pub skips_fast_spells: bool,
    pub attacks: Vec<Attack>,
    pub set: Set,
}

#[derive(Clone, Debug)]
pub struct Room {
    pub name: Label,
    pub kind: RoomKind,
    pub year: u8,
    /// Cells where it may be built, as bits.
    pub zone: u32,
    pub workers: u8,
    pub cost: Cost,
    /// What a use gives; several are alternatives.
    pub gains: Vec<Gain>,
    /// Kinds of monster that strike harder here, as bits.
    pub bonus_monsters: u32,
    pub bonus_damage: u8,
    pub traps_per_battle: Option<u8>,
    pub trap_gold_waived: bool,
    pub monsters_per_battle: Option<u8>,
    pub skips_fast: bool,
    pub skips_slow: bool,
    pub points_per: [u8; MONSTER_KINDS],
    pub points_per_title: [u8; 2],
    /// Imps that move in or out in years 1 and 2; none for other rooms.
    pub imps_moved: [u8; 2],
    pub fatigue_per_imp: u8,
    /// Change of trap icons, magic icons and hearts of a party fighting here.
    pub icons: [i8; 3],
    pub extra_fatigue: u8,
    pub set: Set,
}

impl Room {
    pub fn trains_imps(&self) -> bool {
        self.imps_moved[0] > 0
    }
}

#[derive(Clone, Debug)]
pub struct Trap {
    pub name: Label,
    pub copies: u8,
    /// In year 1 and in year 2.
    pub costs: [Cost; 2],
    pub effects: Vec<Effect>,
    pub aimed: bool,
    pub set: Set,
}

#[derive(Clone, Debug)]
pub struct CombatCard {
    pub name: Label,
    pub year: u8,
    pub speed: Speed,
    pub magic: u8,
    pub fatigue: u8,
    pub effects: Vec<Effect>,
    pub set: Set,
}

#[derive(Clone, Debug)]
pub struct SpecialEvent {
    pub name: Label,
    pub effects: Vec<Effect>,
    pub requires: Option<Module>,
    pub set: Set,
}

#[derive(Clone, Debug)]
pub struct ImprovedTunnel {
    pub name: Label,
    /// Imps less for one use of each adjacent production room.
    pub discount: u8,
    /// Rooms that get no discount, as bits.
    pub excluded_rooms: u64,
    pub points: i32,
    pub points_per_room: i32,
    pub doubles_fatigue: bool,
    pub ignored: bool,
    pub extra_miners: u8,
}

#[derive(Clone, Debug)]
pub struct ExpertTile {
    pub name: Label,
    pub surcharge: Cost,
    pub bonus: u8,
}

#[derive(Clone, Debug)]
pub struct Pet {
    pub name: Label,
    pub windows: Vec<PetWindow>,
    pub effects: Vec<Effect>,
    pub creature: Option<PetCreature>,
}

/// The creature a pet becomes once it joins battles.
#[derive(Clone, Debug)]
pub struct PetCreature {
    pub attack: Attack,
    /// It takes no place of a monster beside one of these.
    pub beside: MonsterId,
}

/// All tables.
#[derive(Debug)]
pub struct Data {
    pub start: Start,
    pub evil: Evilometer,
    pub dummy: DummyCounter,
    pub combat: CombatLimits,
    pub points: Points,
    pub titles: Vec<Title>,
    pub areas: Vec<Area>,
    pub boards: Vec<Board>,
    pub adventurers: Vec<Adventurer>,
    pub paladins: Vec<Paladin>,
    pub monsters: Vec<Monster>,
    pub rooms: Vec<Room>,
    pub traps: Vec<Trap>,
    pub cards: Vec<CombatCard>,
    /// Names of the event tiles: taxes, pay day, special event.
    pub event_tiles: [Label; 3],
    pub tiles_per_gold: u8,
    pub unpaid_evil: u8,
    pub specials: Vec<SpecialEvent>,
    pub improved: Vec<ImprovedTunnel>,
    pub experts: Vec<ExpertTile>,
    pub pets: Vec<Pet>,
    /// What creatures and traps do to a party, for bots.
    pub(crate) arms: crate::value::arms::Arms,
}

impl Data {
    pub fn area(&self, id: AreaId) -> &Area {
        &self.areas[id.index()]
    }
    pub fn board(&self, id: BoardId) -> &Board {
        &self.boards[id.index()]
    }
    pub fn adventurer(&self, id: AdventurerId) -> &Adventurer {
        &self.adventurers[id.index()]
    }
    pub fn paladin(&self, id: PaladinId) -> &Paladin {
        &self.paladins[id.index()]
    }
    pub fn monster(&self, id: MonsterId) -> &Monster {
        &self.monsters[id.index()]
    }
    pub fn room(&self, id: RoomId) -> &Room {
        &self.rooms[id.index()]
    }
    pub fn trap(&self, id: TrapId) -> &Trap {
        &self.traps[id.index()]
    }
    pub fn card(&self, id: CardId) -> &CombatCard {
        &self.cards[id.index()]
    }
    pub fn special(&self, id: SpecialId) -> &SpecialEvent {
        &self.specials[id.index()]
    }
    pub fn improved_tunnel(&self, id: ImprovedId) -> &ImprovedTunnel {
        &self.improved[id.index()]
    }
    pub fn expert(&self, id: ExpertId) -> &ExpertTile {
        &self.experts[id.index()]
    }
    pub fn pet(&self, id: PetId) -> &Pet {
        &self.pets[id.index()]
    }

    /// What a space of an area offers, where a board may cover it.
    pub fn space(&self, area: AreaId, covering: Option<BoardId>, slot: u8) -> (Work, &Position) {
        let slot = usize::from(slot).min(2);
        match covering {
            Some(board) => (self.board(board).work, &self.board(board).positions[slot]),
            None => (self.area(area).work, &self.area(area).positions[slot]),
        }
    }
}

const CELL_NAMES: [&str; CELLS] = [
    "c1r1", "c2r1", "c3r1", "c4r1", "c5r1", "c1r2", "c2r2", "c3r2", "c4r2", "c5r2", "c1r3", "c2r3", "c3r3",
    "c4r3", "c5r3", "c1r4", "c2r4", "c3r4", "c4r4", "c5r4",
];

const PLACE_NAMES: [&str; LAIR] = [
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18",
    "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31",
];

engine::names!(Data {
    AreaId: areas.name,
    BoardId: boards.name,
    AdventurerId: adventurers.name,
    PaladinId: paladins.name,
    MonsterId: monsters.name,
    RoomId: rooms.name,
    TrapId: traps.name,
    CardId: cards.name,
    SpecialId: specials.name,
    ImprovedId: improved.name,
    ExpertId: experts.name,
    PetId: pets.name,
} words { Cell: CELL_NAMES, Place: PLACE_NAMES });

impl Components for Data {
    const GAME: &'static str = "dungeon-lords";
    const BUILT_IN: &'static str = include_str!("../data/components.toml");
    /// The same components, from when their names still stood beside them.
    const SAME_AS: Option<(&'static str, &'static str)> = Some((
        "30a34eb531d79fa4564116de6338de3d89a502af836d71f628e85a4e8d48eae6",
        "629c5d9facddd79c5f1c58c95a2350b0a8b4cd207f73cfad3d7060ebf6ca319c",
    ));

    fn read(reader: &PackReader) -> Option<Self> {
        check::parse(reader)
    }
}
