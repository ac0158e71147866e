//! The entries of a data pack as they are written, before they are checked.

use serde::{Deserialize, Serialize, de::IgnoredAny};

use super::effects::{Class, Cost, Effect, Gain, Measure};

/// Declares what is written in an entry besides its id, its words and its source.
macro_rules! entry {
    ($name:ident { $($(#[$field_meta:meta])* $field:ident: $kind:ty),* $(,)? }) => {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        #[allow(dead_code)]
        pub struct $name {
            $($(#[$field_meta])* pub $field: $kind,)*
        }
    };
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    pub imps: u8,
    pub gold: u8,
    pub food: u8,
    pub start_tunnels: Vec<[u8; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Zones {
    pub any: Vec<[u8; 2]>,
    pub upper: Vec<[u8; 2]>,
    pub lower: Vec<[u8; 2]>,
    pub perimeter: Vec<[u8; 2]>,
    pub center: Vec<[u8; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Evilometer {
    pub spaces: u8,
    pub start: u8,
    pub paladin_space: u8,
    pub conquered_tile: i8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DummyCounter {
    pub start: u8,
    pub rise_per_adventurers_phase: u8,
    pub year2_drop_four_seasons: u8,
    pub year2_drop_five_seasons: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Combat {
    pub monsters_per_tunnel: u8,
    pub monsters_per_room: u8,
    pub traps_per_battle: u8,
    pub trap_cost_room: Cost,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scoring {
    pub room: i8,
    pub conquered_tile: i8,
    pub captured_adventurer: i8,
    pub monster: i8,
    pub ghost: i8,
    pub unpaid_tax_marker: i8,
    pub unused_pet: i8,
    pub title_alone: i8,
    pub title_shared: i8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    Most,
    Fewest,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Slot {
    I,
    #[serde(rename = "II")]
    Ii,
    #[serde(rename = "III")]
    Iii,
}

impl Slot {
    pub fn index(self) -> u8 {
        match self {
            Slot::I => 0,
            Slot::Ii => 1,
            Slot::Iii => 2,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ImproveKind {
    ImproveTunnel,
    UnconquerTunnel,
    UnconquerRoom,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ImproveOption {
    pub op: ImproveKind,
    pub max: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub slot: Slot,
    pub cost: Cost,
    pub gain: Gain,
    #[serde(default)]
    pub foremen: u8,
    #[serde(default)]
    pub max_workers: u8,
    #[serde(default)]
    pub gain_per_worker: Option<Gain>,
    #[serde(default)]
    pub others_evil: u8,
    #[serde(default)]
    pub options: Vec<ImproveOption>,
    #[serde(default)]
    pub expert: Option<String>,
    #[serde(default)]
    pub or_gain: Option<Gain>,
    #[serde(default, rename = "note")]
    _note: Option<IgnoredAny>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Set {
    Base,
    Expansion,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Size {
    Small,
    Large,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PaladinKind {
    Human,
    Elf,
    Dwarf,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    pub effects: Vec<Effect>,
    pub returns: bool,
    #[serde(default = "yes")]
    pub is_attack: bool,
    #[serde(default)]
    pub extra_cost: Cost,
}

fn yes() -> bool {
    true
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoomKind {
    Production,
    Combat,
    Scoring,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ZoneName {
    Any,
    Upper,
    Lower,
    Perimeter,
    Center,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoomSkip {
    FastSpell,
    SlowSpell,
}

#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SymbolChange {
    pub trap: i8,
    pub magic: i8,
    pub heal: i8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    Fast,
    Slow,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Module {
    Pets,
    Bards,
}

/// When a pet may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PetWindow {
    BuildingAny,
    Orders,
    Production,
    CostDue,
    PlanningStart,
    Planning,
    BeforeFastSpell,
    MonsterStep,
    BeforeConquest,
    Fatigue,
    Scoring,
}

/// The creature a pet becomes.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PetCreature {
    pub effects: Vec<Effect>,
    pub returns: bool,
    pub attack_triggers_healing: bool,
    pub affected_by_monster_spells: bool,
    pub uses_monster_place: bool,
    pub no_place_if_sent_with: String,
    pub is_monster_otherwise: bool,
}

entry!(Title { count: Measure, direction: Direction, needs_at_least: u8 });
entry!(Area {
    index: u8,
    resolve: Vec<Slot>,
    position: Vec<Position>,
    #[serde(default)]
    first_order_cost: Cost,
});
entry!(Adventurer {
    class: Class,
    year: u8,
    rune: u8,
    rank: u8,
    hit_points: u8,
    ability_count: u8,
    set: Set,
});
entry!(Paladin {
    kind: PaladinKind,
    year: u8,
    rune: u8,
    hit_points: u8,
    trap_symbols: u8,
    magic_symbols: u8,
    heal_symbols: u8,
    points_captured: i8,
    set: Set,
});
entry!(Monster {
    ghost: bool,
    size: Size,
    copies_y1: u8,
    copies_y2: u8,
    cost: Cost,
    #[serde(default)]
    cost_choice: Vec<Cost>,
    #[serde(default)]
    grants_troll_token: bool,
    #[serde(default)]
    returns_if_unable: bool,
    #[serde(default)]
    on_sent: Vec<Effect>,
    attack: Vec<Attack>,
    set: Set,
});
entry!(Room {
    kind: RoomKind,
    year: u8,
    zone: ZoneName,
    copies: u8,
    #[serde(default)]
    workers: u8,
    #[serde(default)]
    cost: Cost,
    #[serde(default)]
    gain: Option<Gain>,
    #[serde(default)]
    gain_choice: Vec<Gain>,
    #[serde(default)]
    bonus_monsters: Vec<String>,
    #[serde(default)]
    bonus_damage: u8,
    #[serde(default)]
    traps_per_battle: Option<u8>,
    #[serde(default)]
    trap_room_cost_waived: bool,
    #[serde(default)]
    monsters_per_battle: Option<u8>,
    #[serde(default)]
    skip_steps: Vec<RoomSkip>,
    #[serde(default)]
    points_per: std::collections::BTreeMap<String, u8>,
    #[serde(default)]
    points_per_title_alone: u8,
    #[serde(default)]
    points_per_title_shared: u8,
    #[serde(default)]
    imps_moved_year1: u8,
    #[serde(default)]
    imps_moved_year2: u8,
    #[serde(default)]
    fatigue_per_spent_imp: u8,
    #[serde(default)]
    party_symbol_change: SymbolChange,
    #[serde(default)]
    extra_fatigue: u8,
    set: Set,
});
entry!(Trap {
    copies: u8,
    cost: Cost,
    #[serde(default)]
    cost_year2: Option<Cost>,
    effects: Vec<Effect>,
    set: Set,
});
entry!(CombatCard {
    year: u8,
    copies: u8,
    speed: Speed,
    magic: u8,
    fatigue: u8,
    effects: Vec<Effect>,
    set: Set,
});
entry!(EventTile {
    #[serde(default)]
    tiles_per_gold: u8,
    #[serde(default)]
    unpaid_evil: u8,
});
entry!(SpecialEvent {
    copies: u8,
    effects: Vec<Effect>,
    #[serde(default)]
    requires: Option<Module>,
    set: Set,
});
entry!(Opportunity {
    area: String,
    resolve: Vec<Slot>,
    prize: String,
    position: Vec<Position>,
    #[serde(default)]
    imps_improve_tunnel: u8,
    #[serde(default)]
    imps_unconquer_tunnel: u8,
    #[serde(default)]
    imps_unconquer_room: u8,
    #[serde(default)]
    delayed_gain: bool,
    #[serde(default)]
    traps_displayed: u8,
});
entry!(FestivalPrize { gain: Gain, cost: Cost });
entry!(ImprovedTunnel {
    copies: u8,
    #[serde(default)]
    discount_adjacent_room_imps: u8,
    #[serde(default)]
    excluded_rooms: Vec<String>,
    #[serde(default)]
    points: u8,
    #[serde(default)]
    points_per_adjacent_unconquered_room: u8,
    #[serde(default)]
    double_printed_fatigue: bool,
    #[serde(default)]
    ignored_by_counts: bool,
    #[serde(default)]
    extra_miners: u8,
});
entry!(ExpertTile { copies: u8, surcharge: Cost, bonus_damage: u8 });
entry!(Pet {
    copies: u8,
    windows: Vec<PetWindow>,
    effects: Vec<Effect>,
    #[serde(default)]
    creature: Option<PetCreature>,
    set: Set,
});
