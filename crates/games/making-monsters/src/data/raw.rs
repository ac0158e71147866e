//! The tables as they are written in a pack. Unknown fields are refused.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::Kind;

/// What an upgrade does; the vocabulary is explained in the pack itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    Hold,
    Deal(u8),
    Replicate { kind: Kind, amount: u8 },
    Boost(u8),
    Reach,
    Display(u8),
    Spare(Kind),
    Slots(u8),
    Grind(u8),
    Lester,
    Exchange,
    KeepBoth,
    RotBomb(u8),
}

/// Where a tile goes when it is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Where {
    /// On an upgrade slot of the lab.
    Normal,
    /// Beside the lab, for good.
    Beside,
    /// Used and put in the box at once.
    Instant,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum LesterEffect {
    Compost(u8),
    Mutations(u8),
    Parts(u8),
    Prestige(u8),
    Upgrade,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// All taken out of the bag before anything is placed.
    Batch,
    /// One at a time, each placed before the next.
    Single,
}

/// What an order token makes its player do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrderAction {
    #[serde(default)]
    pub prestige_first: u8,
    pub forced_draw: u8,
    pub forced_mode: Mode,
    pub optional_draw: u8,
    #[serde(default)]
    pub return_rot: u8,
    #[serde(default)]
    pub supply_pick: u8,
    #[serde(default)]
    pub gain_mutation: u8,
    #[serde(default)]
    pub play_lester: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code)] // Facts about the box that no rule needs.
pub struct Game {
    pub id: String,
    pub designers: Vec<String>,
    pub publisher: String,
    pub co_publisher: String,
    pub players_min: u8,
    pub players_max: u8,
    pub bgg_id: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boxed {
    pub id: String,
    pub count: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Token {
    pub total: u16,
    pub start_bag: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub opening_draw: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RotTrack {
    pub players: u8,
    pub length: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LabBoard {
    pub upgrade_slots: u8,
    pub sorting_spaces: u8,
    pub reject_spaces: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DefaultMonster {
    pub slot: u8,
    pub parts: BTreeMap<Kind, u8>,
    pub prestige: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrderToken {
    pub match_colour: String,
    pub base_action: OrderAction,
    pub super_action: OrderAction,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reanimation {
    pub monsters: u8,
    pub bonus: u8,
    pub rot: u8,
    pub items: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cart {
    pub kinds: Vec<Kind>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seating {
    pub players: u8,
    pub positions: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lester {
    pub effect: LesterEffect,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Upgrade {
    pub count: u8,
    pub slot: Where,
    #[serde(default)]
    pub holds: u8,
    #[serde(default)]
    pub movable: bool,
    #[serde(default)]
    pub keeps: bool,
    pub effect: Effect,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Monster {
    pub parts: BTreeMap<Kind, u8>,
    pub prestige: u8,
}
