//! The effect vocabulary of the data pack: what cards do, as data.

use engine::{Clause, IdSet};
use serde::{Deserialize, Serialize};

use crate::data::PlaceId;

/// Gold, Strength and Magic (VA-GEN-02: Victory Points are not among them).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Resource {
    Gold,
    Strength,
    Magic,
}

impl Resource {
    pub const ALL: [Resource; 3] = [Resource::Gold, Resource::Strength, Resource::Magic];

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Resource::Gold => "va-gold",
            Resource::Strength => "va-strength",
            Resource::Magic => "va-magic",
        }
    }
}

/// What an effect can give: a Resource, or Victory Points on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Good {
    Gold,
    Strength,
    Magic,
    Vp,
}

impl From<Resource> for Good {
    fn from(resource: Resource) -> Good {
        match resource {
            Resource::Gold => Good::Gold,
            Resource::Strength => Good::Strength,
            Resource::Magic => Good::Magic,
        }
    }
}

/// The four Roles (VA-ICON-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    Worker,
    Soldier,
    Shadow,
    Holy,
}

impl Role {
    pub const ALL: [Role; 4] = [Role::Worker, Role::Soldier, Role::Shadow, Role::Holy];

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Role::Worker => "va-role-worker",
            Role::Soldier => "va-role-soldier",
            Role::Shadow => "va-role-shadow",
            Role::Holy => "va-role-holy",
        }
    }
}

/// The four Monster types (VA-SLAY-09).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MonsterType {
    Minion,
    Beast,
    Titan,
    Boss,
}

/// What a "per" effect multiplies by (VA-ICON-10 to VA-ICON-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Per {
    CitizensWithRole(Role),
    /// All Starters and Citizens of one name: a bit per harvest source.
    CardsNamed(u32),
    Citizens,
    Domains,
    Monsters,
    MonstersOfPlace(PlaceId),
}

/// One operation of an effect. An effect is a list of operations, carried out in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Op {
    Gain {
        good: Good,
        n: u8,
    },
    GainAny {
        n: u8,
    },
    GainPer {
        good: Good,
        n: u8,
        per: Per,
    },
    Exchange {
        pay: Resource,
        pay_n: u8,
        good: Good,
        n: u8,
    },
    Choose(Vec<Vec<Op>>),
    /// At least one kind of Resource; a Domain takes exactly one.
    Take {
        resources: Vec<Resource>,
        up_to: u8,
    },
    GainCitizen(Wanted),
    ExtraSlay,
    TakeRandomMonster,
    ReturnCitizen {
        good: Good,
        n: u8,
    },
    ReturnMonster {
        good: Good,
        n: u8,
    },
    SetDie {
        to: u8,
        cost: Resource,
        n: u8,
        per: Option<Per>,
    },
    ShiftDie {
        delta: i8,
        min: u8,
    },
    IgnoreSurcharge,
    DomainDiscount {
        n: u8,
    },
    PlaceToken {
        resource: Resource,
        n: u8,
    },
    AllLose {
        resource: Resource,
        n: u8,
    },
}

/// Which Citizens a reward may take: every condition given must hold (VA-ICON-06).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    pub role: Option<Role>,
    pub max_cost: Option<u8>,
    /// The Citizens of one name.
    pub named: Option<IdSet<crate::data::CitizenId>>,
}

/// When a Domain works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    OnBuild,
    OwnRoll,
    AnyDouble,
    OwnHarvest,
    OwnActionStart,
    OwnActionEnd,
    OwnActionStatic,
    OwnActionCitizenGained,
    OwnActionMonsterSlain,
}

impl Trigger {
    /// The clause that lets such a Domain work.
    pub const fn clause(self) -> Clause {
        match self {
            Trigger::OnBuild => "VA-BLD-04",
            Trigger::OwnRoll => "VA-ROLL-03",
            Trigger::AnyDouble => "VA-CARD-13",
            Trigger::OwnHarvest => "VA-HARV-17",
            Trigger::OwnActionStart => "VA-CARD-15",
            Trigger::OwnActionEnd => "VA-ACT-06",
            Trigger::OwnActionStatic => "VA-TURN-04",
            Trigger::OwnActionCitizenGained => "VA-CARD-25",
            Trigger::OwnActionMonsterSlain => "VA-CARD-26",
        }
    }
}
