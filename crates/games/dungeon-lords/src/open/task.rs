//! Questions in hand.

use engine::{IdSet, List, Seat};
use serde::{Deserialize, Serialize};

use crate::data::{
    AreaId, BoardId, Cell, ExpertId, ImproveKind, MonsterId, PetId, PetWindow, Place, SpecialId, TrapId,
};

/// What a cost is due for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// Hiring in an area, on this space.
    Hire { area: AreaId, slot: u8 },
    /// Hiring at the Fair with this board.
    Prize { board: BoardId },
    /// Pay day, or staying in the battle.
    Keep { place: Place },
}

/// Who strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Striker {
    Creature(Place),
    /// The pet that fights like a monster.
    Fighter,
    /// A pet's own power.
    Pet(PetId),
}

/// What a spell does to a monster of the owner's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    Withdraw,
    KnockOut,
    Sheep(u8),
}

/// A question in hand. The last one is asked first; one with a single answer is answered by the game itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Task {
    /// Pay for a first order to hire, or hold the minion back.
    FirstHire {
        seat: Seat,
        area: AreaId,
    },
    /// Carry out the action of a minion.
    Act {
        seat: Seat,
        area: AreaId,
        slot: u8,
    },
    Dig {
        seat: Seat,
        left: u8,
    },
    /// Look at cards of the combat stack; with `moves` each is put back where the owner likes.
    Peek {
        seat: Seat,
        left: u8,
        moves: bool,
    },
    PutCard {
        seat: Seat,
        from: u8,
    },
    DropTrap {
        seat: Seat,
    },
    LoseImp {
        seat: Seat,
    },
    FreeTunnel {
        seat: Seat,
    },
    Improve {
        seat: Seat,
        kind: ImproveKind,
        left: u8,
    },
    /// Which imp or monster an installed trap takes.
    Load {
        seat: Seat,
        trap: TrapId,
        cell: Cell,
        slot: u8,
    },
    PickPrize {
        seat: Seat,
    },
    HireDiscarded {
        seat: Seat,
        board: BoardId,
    },
    BuildDiscarded {
        seat: Seat,
        board: BoardId,
    },
    Cost {
        seat: Seat,
        due: Due,
        kind: MonsterId,
        expert: Option<ExpertId>,
        option: Option<u8>,
        trap: Option<TrapId>,
        fed: Option<Place>,
    },
    Produce {
        seat: Seat,
    },
    TakeBack {
        seat: Seat,
        order: u8,
    },
    Tax {
        seat: Seat,
    },
    Payday {
        seat: Seat,
        left: IdSet<Place>,
    },
    MayPay {
        seat: Seat,
        event: SpecialId,
        effect: u8,
    },
    Strike {
        seat: Seat,
        left: IdSet<Place>,
    },
    /// Which monster is given away.
    Feed {
        seat: Seat,
        except: Place,
    },
    DiscardPet {
        seat: Seat,
    },
    /// Pets in building: round the table until a whole round passes without one.
    Window {
        window: PetWindow,
        at: u8,
        passed: u8,
    },
    /// Pets in the owner's battle.
    BattleWindow {
        seat: Seat,
        window: PetWindow,
    },
    /// Which trap goes off next.
    Spring {
        seat: Seat,
    },
    AimTrap {
        seat: Seat,
        trap: TrapId,
        fed: Option<MonsterId>,
    },
    /// Which creature attacks next, and how.
    Attack {
        seat: Seat,
    },
    Blow {
        seat: Seat,
        by: Striker,
        mode: u8,
        effect: u8,
        first: Option<u8>,
        same: Option<u8>,
        eliminated: bool,
    },
    PickMonster {
        seat: Seat,
        fate: Fate,
    },
    Suggest {
        seat: Seat,
        left: IdSet<Place>,
    },
    PeaceOrEvil {
        seat: Seat,
        evil: u8,
    },
    FreePrisoner {
        seat: Seat,
        paladins: bool,
        evil: bool,
    },
    TrainedImp {
        seat: Seat,
    },
}

/// Only for the places of a list that hold nothing.
impl Default for Task {
    fn default() -> Self {
        Task::Tax { seat: Seat::default() }
    }
}

pub type Tasks = List<Task, 24>;
