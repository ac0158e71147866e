//! What happens in a game, as people will read it.

use engine::Seat;
use serde::Serialize;

use crate::{
    data::{CitizenId, DomainId, DukeId, MonsterId, SourceId},
    effect::{Good, Resource},
    open::{Cover, Stock},
    slot::Slot,
};

/// The card that makes something happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    Card(SourceId),
    Domain(DomainId),
    Monster(MonsterId),
}

/// A card of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GridCard {
    Monster(MonsterId),
    Citizen(CitizenId),
    Domain(DomainId),
}

#[derive(Clone, Debug, PartialEq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    DukesDealt {
        seat: Seat,
        dukes: [DukeId; 2],
    },
    /// The Duke is told to its owner alone.
    DukeChosen {
        seat: Seat,
        duke: Option<DukeId>,
    },
    FirstPlayer {
        seat: Seat,
    },
    DarkLordDrawn,
    TurnBegins {
        seat: Seat,
        turn: u32,
        resting: Option<Seat>,
    },
    Rolled {
        seat: Seat,
        dice: [u8; 2],
    },
    DieChanged {
        seat: Seat,
        domain: DomainId,
        die: u8,
        value: u8,
        gold: u32,
        magic: u8,
    },
    Announced {
        dice: [u8; 2],
    },
    TokenPlaced {
        event: MonsterId,
        slot: Slot,
        monster: MonsterId,
        resource: Resource,
        n: u8,
    },
    AllLose {
        event: MonsterId,
        resource: Resource,
        n: u8,
    },
    Took {
        seat: Seat,
        from: Seat,
        resource: Resource,
        amount: u32,
        by: Cause,
    },
    TookNothing {
        seat: Seat,
        by: Cause,
    },
    Gained {
        seat: Seat,
        by: Cause,
        goods: Stock,
    },
    Exchanged {
        seat: Seat,
        by: Cause,
        pay: Resource,
        pay_n: u8,
        good: Good,
        n: u8,
    },
    Declined {
        seat: Seat,
        by: Cause,
    },
    GainAction {
        seat: Seat,
        resource: Resource,
    },
    Slain {
        seat: Seat,
        slot: Slot,
        monster: MonsterId,
        strength: u32,
        magic: u32,
        bounty: u8,
    },
    Recruited {
        seat: Seat,
        slot: Slot,
        citizen: CitizenId,
        gold: u32,
        magic: u32,
    },
    Built {
        seat: Seat,
        slot: Slot,
        domain: DomainId,
        gold: u32,
        magic: u32,
    },
    CitizenGained {
        seat: Seat,
        slot: Slot,
        citizen: CitizenId,
        by: Cause,
    },
    MonsterTaken {
        seat: Seat,
        from: Option<Seat>,
        monster: MonsterId,
    },
    Returned {
        seat: Seat,
        slot: Slot,
        card: GridCard,
    },
    Revealed {
        slot: Slot,
        card: GridCard,
    },
    Covered {
        slot: Slot,
        cover: Cover,
    },
    Attack {
        number: u8,
        slot: Option<Slot>,
    },
    Captured {
        slot: Slot,
        card: GridCard,
    },
    LastRound {
        seat: Seat,
    },
    /// The solo player stands or falls before any score is counted.
    SoloWon,
    SoloLost {
        slot: Slot,
    },
    GameOver,
}
