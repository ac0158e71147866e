//! A data pack as it is written, before anything is checked.

use std::collections::BTreeMap;

use engine::pack::{PackEntry, PackReader};
use serde::Deserialize;

use super::{
    CITIZEN_STACKS, DOMAIN_STACKS, MAX_CITIZENS, MAX_DOMAINS, MAX_DUKES, MAX_MONSTERS, MAX_PLACES,
    MONSTER_STACKS, STARTERS,
};
use crate::{
    effect::{Good, MonsterType, Resource, Role, Trigger},
    open::MAX_EVENTS,
};

/// All tables, as they are written.
pub struct Pack {
    pub counts: BTreeMap<String, toml::Value>,
    pub places: Vec<PackEntry<Place>>,
    pub setup: Setup,
    pub starters: Vec<PackEntry<Starter>>,
    pub citizens: Vec<PackEntry<Citizen>>,
    pub monsters: Vec<PackEntry<Monster>>,
    pub domains: Vec<PackEntry<Domain>>,
    pub dukes: Vec<PackEntry<Duke>>,
    pub events: Vec<PackEntry<Event>>,
    pub presets: Vec<PackEntry<Preset>>,
    pub no_duke_variant: NoDuke,
}

impl Pack {
    pub fn read(read: &PackReader) -> Option<Pack> {
        read.is_of(&[("schema", 1.into()), ("game", "valeria-card-kingdoms".into())]);
        read.skip(&["edition", "seed", "other_components", "vocabulary", "names", "exhausted"]);
        let (counts, setup, no_duke) =
            (read.table("counts"), read.table("setup"), read.table("no_duke_variant"));
        // Nothing beyond what one-byte ids and fixed tables hold, and enough to play with.
        let places = read.entries("places", "place", MONSTER_STACKS..=MAX_PLACES);
        let starters = read.entries("starters", "starter", STARTERS..=STARTERS);
        let citizens = read.entries("citizens", "citizen", CITIZEN_STACKS..=MAX_CITIZENS);
        let monsters = read.entries("monsters", "monster", MONSTER_STACKS..=MAX_MONSTERS);
        let domains = read.entries("domains", "domain", 4 * DOMAIN_STACKS..=MAX_DOMAINS);
        let dukes = read.entries("dukes", "duke", 11..=MAX_DUKES);
        let events = read.entries("events", "monster", 5..=MAX_EVENTS);
        let presets = read.entries("presets", "preset", 0..=usize::from(u8::MAX));
        let (counts, setup, no_duke_variant) = (counts?, setup?, no_duke?);
        let pack = Pack {
            counts,
            places,
            setup,
            starters,
            citizens,
            monsters,
            domains,
            dukes,
            events,
            presets,
            no_duke_variant,
        };
        Some(pack)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
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

/// Declares what is written in an entry besides its id, its words and its source.
macro_rules! entry {
    ($name:ident { $($(#[$meta:meta])* $field:ident : $kind:ty),* $(,)? }) => {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $($(#[$meta])* pub $field: $kind,)*
        }
    };
}

entry!(Place { row_order: u8 });

entry!(Starter {
    called: Option<String>,
    copies: u8,
    activation: Vec<u8>,
    #[serde(default)]
    special_triggers: Vec<String>,
    on_turn: Vec<Op>,
    off_turn: Vec<Op>,
});

entry!(Citizen {
    called: Option<String>,
    copies: u8,
    activation: Vec<u8>,
    cost: u8,
    role: Role,
    #[serde(default)]
    resolves_first: bool,
    on_turn: Vec<Op>,
    off_turn: Vec<Op>,
});

entry!(Monster {
    place: String,
    tier: u8,
    #[serde(rename = "type")]
    kind: MonsterType,
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
    kind: MonsterType,
    vp: u8,
    instruction: Vec<Op>,
    reward: Vec<Op>,
});

entry!(Domain {
    cost: u8,
    requires: BTreeMap<Role, u8>,
    vp: u8,
    kind: String,
    trigger: Trigger,
    optional: bool,
    effect: Vec<Op>,
});

entry!(Duke {
    score: Score,
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

/// What a Duke gives points for.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Score {
    pub worker: u8,
    pub soldier: u8,
    pub shadow: u8,
    pub holy: u8,
    pub citizen: u8,
    pub monster: u8,
    pub domain: u8,
    pub boss: u8,
    pub titan: u8,
}

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
    pub per_role_icon: BTreeMap<Role, u8>,
    pub resources_per: u8,
    pub majority_vp: u8,
    pub majority_tie_vp: u8,
    pub majorities: Vec<String>,
}

/// An operation of a card's effect, with the fields that belong to it.
#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum Op {
    Gain {
        res: Good,
        n: Amount,
    },
    GainAny {
        n: Amount,
    },
    GainPer {
        res: Good,
        n: Amount,
        per: Per,
    },
    Exchange {
        pay_res: Resource,
        pay_n: Amount,
        gain_res: Good,
        gain_n: Amount,
    },
    Choose {
        options: Vec<Vec<Op>>,
    },
    Take {
        #[serde(rename = "from")]
        _from: Opponent,
        res: OneOrMany,
        up_to: Amount,
    },
    GainCitizen {
        role: Option<Role>,
        max_cost: Option<u8>,
        name: Option<String>,
    },
    ExtraAction {
        #[serde(rename = "action")]
        _action: SlayMonster,
    },
    TakeRandomMonster {
        #[serde(rename = "from")]
        _from: Opponent,
    },
    ReturnCard {
        kind: Returned,
        gain_res: Good,
        gain_n: Amount,
    },
    SetDie {
        to: Face,
        cost_res: Resource,
        cost_n: Amount,
        cost_per: Option<Per>,
    },
    ShiftDie {
        delta: i8,
        min: Option<Face>,
    },
    IgnoreSurcharge {},
    DomainDiscount {
        n: Amount,
    },
    PlaceToken {
        #[serde(rename = "target")]
        _target: OtherMonster,
        res: Resource,
        n: Amount,
    },
    AllLose {
        res: Resource,
        n: Amount,
    },
}

/// How many of something: no printed number is larger than 30, and none is 0.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "u8")]
pub struct Amount(pub u8);

impl TryFrom<u8> for Amount {
    type Error = &'static str;

    fn try_from(n: u8) -> Result<Amount, &'static str> {
        if (1..=30).contains(&n) { Ok(Amount(n)) } else { Err("an amount is 1 to 30") }
    }
}

/// A face of a die.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "u8")]
pub struct Face(pub u8);

impl TryFrom<u8> for Face {
    type Error = &'static str;

    fn try_from(face: u8) -> Result<Face, &'static str> {
        if (1..=6).contains(&face) { Ok(Face(face)) } else { Err("a die shows 1 to 6") }
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opponent {
    Opponent,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SlayMonster {
    SlayMonster,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OtherMonster {
    OtherMonster,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Returned {
    Citizen,
    Monster,
}

#[derive(Deserialize)]
#[serde(untagged)]
pub enum OneOrMany {
    One(Resource),
    Many(Vec<Resource>),
}

/// What is counted.
#[derive(Deserialize)]
#[serde(tag = "count", rename_all = "snake_case", deny_unknown_fields)]
pub enum Per {
    CitizensWithRole { role: Role },
    CardsNamed { name: String },
    Citizens {},
    Domains {},
    Monsters {},
    MonstersOfPlace { place: String },
}
