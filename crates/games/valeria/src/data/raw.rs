//! A data pack as it is written, before anything is checked.

use std::collections::BTreeMap;

use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pack {
    pub schema: u32,
    pub game: String,
    #[serde(rename = "edition")]
    pub _edition: Option<String>,
    #[serde(rename = "seed")]
    pub _seed: Option<String>,
    pub counts: BTreeMap<String, toml::Value>,
    #[serde(rename = "other_components")]
    pub _other_components: Option<toml::Table>,
    #[serde(rename = "vocabulary")]
    pub _vocabulary: Option<toml::Table>,
    #[serde(rename = "names")]
    pub _names: Option<toml::Table>,
    pub places: Vec<Place>,
    pub setup: Setup,
    pub starters: Vec<Starter>,
    pub citizens: Vec<Citizen>,
    pub monsters: Vec<Monster>,
    pub domains: Vec<Domain>,
    pub dukes: Vec<Duke>,
    pub events: Vec<Event>,
    #[serde(rename = "exhausted")]
    pub _exhausted: Option<toml::Table>,
    pub presets: Vec<Preset>,
    pub no_duke_variant: NoDuke,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    pub id: String,
    pub en: String,
    pub fr: String,
    pub row_order: u8,
    pub source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    #[serde(rename = "source")]
    pub _source: String,
    pub start_gold: u8,
    pub start_magic: u8,
    pub start_strength: u8,
    pub start_vp: u8,
    pub monster_piles: u8,
    pub citizen_piles: u8,
    pub domain_piles: u8,
    pub dukes_dealt: u8,
    pub exhausted_per_player: u8,
    pub events_per_player: u8,
    pub actions_per_turn: u8,
    pub pile_size_2_to_4: PileSize,
    pub pile_size_5: PileSize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PileSize {
    pub citizen: u8,
    pub monster: u8,
    pub domain: u8,
}

/// What many entries say about themselves and no rule needs.
macro_rules! entry {
    ($name:ident { $($(#[$meta:meta])* $field:ident : $kind:ty),* $(,)? }) => {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            pub id: String,
            pub en: String,
            pub fr: String,
            pub source: String,
            #[serde(rename = "name_fr_source")]
            pub _name_fr_source: Option<String>,
            #[serde(rename = "fr_alias")]
            pub _fr_alias: Option<String>,
            #[serde(rename = "seed_confirms")]
            pub _seed_confirms: Option<Vec<String>>,
            #[serde(rename = "numbers_source")]
            pub _numbers_source: Option<String>,
            #[serde(rename = "in_box")]
            pub _in_box: Option<String>,
            $($(#[$meta])* pub $field: $kind,)*
        }
    };
}

entry!(Starter {
    copies: u8,
    activation: Vec<u8>,
    #[serde(default)]
    special_triggers: Vec<String>,
    on_turn: Vec<Op>,
    off_turn: Vec<Op>,
});

entry!(Citizen {
    copies: u8,
    activation: Vec<u8>,
    cost: u8,
    role: String,
    #[serde(default)]
    resolves_first: bool,
    on_turn: Vec<Op>,
    off_turn: Vec<Op>,
});

entry!(Monster {
    place: String,
    tier: u8,
    #[serde(rename = "type")]
    kind: String,
    copies: u8,
    copies_5p: u8,
    strength: u8,
    magic: u8,
    vp: u8,
    reward: Vec<Op>,
});

entry!(Event {
    copies: u8,
    activation: u8,
    strength: u8,
    magic: u8,
    #[serde(rename = "type")]
    kind: String,
    vp: u8,
    instruction: Vec<Op>,
    reward: Vec<Op>,
});

entry!(Domain {
    cost: u8,
    requires: BTreeMap<String, u8>,
    vp: u8,
    kind: String,
    trigger: String,
    optional: bool,
    effect: Vec<Op>,
});

entry!(Duke {
    score: BTreeMap<String, u8>,
    #[serde(default)]
    resources_per: u8,
});

entry!(Preset {
    places: Vec<String>,
    citizens: Vec<String>,
    #[serde(default)]
    remove_domains: Vec<String>,
    #[serde(default, rename = "events")]
    _events: bool,
    #[serde(default)]
    expect_2_to_4: Vec<Expected>,
});

/// What a preset's Monster stack must hold, top to bottom.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expected {
    pub place: String,
    pub cards: Vec<ExpectedCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExpectedCard {
    pub id: String,
    pub n: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoDuke {
    #[serde(rename = "source")]
    pub _source: String,
    #[serde(rename = "roles_source")]
    pub _roles_source: Option<String>,
    pub per_role_icon: BTreeMap<String, u8>,
    pub resources_per: u8,
    pub majority_vp: u8,
    pub majority_tie_vp: u8,
    pub majorities: Vec<String>,
}

/// An operation with all fields any operation may have; which belong to which is checked afterwards.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Op {
    pub op: String,
    pub res: Option<OneOrMany>,
    pub n: Option<u8>,
    pub per: Option<Per>,
    pub pay_res: Option<String>,
    pub pay_n: Option<u8>,
    pub gain_res: Option<String>,
    pub gain_n: Option<u8>,
    pub options: Option<Vec<Vec<Op>>>,
    pub from: Option<String>,
    pub up_to: Option<u8>,
    pub role: Option<String>,
    pub max_cost: Option<u8>,
    pub name: Option<String>,
    pub action: Option<String>,
    pub kind: Option<String>,
    pub to: Option<u8>,
    pub cost_res: Option<String>,
    pub cost_n: Option<u8>,
    pub cost_per: Option<Per>,
    pub delta: Option<i8>,
    pub min: Option<u8>,
    pub target: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum OneOrMany {
    One(String),
    Many(Vec<String>),
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Per {
    pub count: String,
    pub role: Option<String>,
    pub name: Option<String>,
    pub place: Option<String>,
}
