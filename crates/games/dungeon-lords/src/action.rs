//! One small decision.

use serde::{Deserialize, Serialize};

use crate::{
    data::{AreaId, BoardId, Cell, ImprovedId, MonsterId, PetId, Place, RoomId, TrapId},
    open::{Good, ImpAt, PlannedTrap, Site, Striker},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Keep this one of the three orders drawn at set-up.
    KeepOrder(AreaId),
    /// The next order of the season.
    Order(AreaId),
    /// The third order of the dummy.
    DummyOrder(AreaId),
    /// Pay for the first order to hire and place the minion.
    PayAndPlace,
    HoldBack,
    /// Carry out what the space offers.
    Execute,
    /// Do not carry out the action (or stop here).
    Skip,
    Dig(Cell),
    /// Mine in so many tunnels, and with so many imps in the vein.
    Mine {
        tunnels: u8,
        vein: u8,
    },
    /// Hire this tile.
    Hire(MonsterId),
    Build {
        room: RoomId,
        cell: Cell,
    },
    Rent(RoomId),
    /// Take the gold paid on III.
    TakeRent,
    /// Send so many imps for food.
    Harvest(u8),
    Improve {
        cell: Cell,
        tile: ImprovedId,
    },
    Unconquer(Cell),
    Install {
        trap: TrapId,
        cell: Cell,
    },
    /// Look at this card of the combat stack (1 is the first round).
    Peek(u8),
    NoPeek,
    /// Put the card just seen at this place of the stack.
    Put(u8),
    /// Discard or pay this trap card.
    GiveTrap(TrapId),
    LoseImp(ImpAt),
    /// Pay a monster.
    Feed(Place),
    /// Pay the cost in this way (the alternatives of the tile, from 0).
    PayWith(u8),
    /// A pet pays instead.
    Waive(PetId),
    /// Send so many imps to the Fair.
    Send(u8),
    /// Take the prize of this board.
    Prize(BoardId),
    Produce {
        room: RoomId,
        imps: u8,
        tokens: u8,
        gain: u8,
    },
    /// Imps into the room, or out of it if negative.
    Train {
        room: RoomId,
        imps: i8,
    },
    Done,
    TakeBack,
    Leave,
    Pass(PetId),
    Discard(PetId),
    PayTax(u8),
    /// Pay this creature.
    Pay(Place),
    /// Do not pay this creature.
    Abandon(Place),
    /// Pay what the event asks.
    Accept,
    Refuse,
    /// One symbol of the creature's cost.
    Symbol(Good),
    /// Let the creature be turned face down.
    Strike,
    /// Keep the pets for now.
    KeepPets,
    /// Keep the pets for the rest of the season or combat.
    KeepPetsQuiet,
    UsePet(PetId),
    /// Plan to fight here.
    Fight(Site),
    AddTrap(PlannedTrap),
    AddCreature(Place),
    AddFighter,
    /// Start the plan anew.
    PlanAgain,
    /// Let this trap go off next; `fed` tells two catapults with different loads apart.
    Spring {
        trap: TrapId,
        installed: bool,
        #[serde(default)]
        fed: Option<MonsterId>,
    },
    Target(u8),
    Attack {
        by: Striker,
        mode: u8,
    },
    /// The creature cannot attack.
    Idle(Striker),
    /// Name this monster.
    Name(Striker),
    Withdraw,
    TakeEvil,
    /// A prisoner or a paladin leaves the prison.
    Free(crate::open::Who),
    /// Use an imp of the Imp Training Room.
    UseImp,
    NoImp,
}
