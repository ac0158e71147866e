//! What happens, one line each. The clause behind it travels beside the event.

use engine::Seat;
use serde::Serialize;

use crate::{
    action::{Answer, Colour, Keep, SlotNo},
    data::{Bag, CartId, Kind, LesterId, MonsterId, UpgradeId},
};

/// What prestige was gained for.
#[derive(Clone, Copy, Debug, PartialEq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    Order,
    /// A finished monster: the card, or the default printed on the slot.
    Monster {
        slot: SlotNo,
        card: Option<MonsterId>,
    },
    Bonus,
    Tile(UpgradeId),
    Lester(LesterId),
}

#[derive(Clone, Debug, PartialEq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Dealt { seat: Seat, card: MonsterId },
    PlacedCard { seat: Seat, card: MonsterId, slot: SlotNo },
    ReplacedCard { seat: Seat, card: MonsterId, slot: SlotNo, old: MonsterId },
    PiledCard { seat: Seat, card: MonsterId },
    Round { round: u16, lead: Seat },
    Ordered { seat: Seat, colour: Option<Colour> },
    Revealed { seat: Seat, colour: Colour, is_super: bool },
    Drew { seat: Seat, tokens: Bag },
    Placed { seat: Seat, part: Kind, slot: SlotNo, card: Option<MonsterId>, space: Kind },
    Sorted { seat: Seat, part: Kind },
    Stored { seat: Seat, part: Kind, tile: UpgradeId },
    Rejected { seat: Seat, token: Kind, overflow: bool },
    Moved { seat: Seat, part: Kind, slot: SlotNo, card: Option<MonsterId>, space: Kind },
    Stopped { seat: Seat },
    RotReturned { seat: Seat },
    Rotted { seat: Seat },
    Prestige { seat: Seat, amount: u32, why: Why },
    Gained { seat: Seat, kind: Kind, count: u8 },
    NothingLeft { seat: Seat },
    UsedLester { seat: Seat, card: LesterId },
    LestersBack { seat: Seat },
    Composted { seat: Seat, count: u8 },
    TookTile { seat: Seat, tile: UpgradeId, cart: CartId },
    Installed { seat: Seat, tile: UpgradeId },
    Boxed { seat: Seat, tile: UpgradeId },
    Bombed { seat: Seat, count: u8, waits: bool },
    BombArrived { seat: Seat, count: u8 },
    Answered { seat: Seat, answer: Option<Answer> },
    MustReanimate { seat: Seat },
    Reanimates { seat: Seat, monsters: u8 },
    Pegged { seat: Seat, slot: SlotNo, card: Option<MonsterId> },
    RotTaken { seat: Seat, track: u8, reserve: u8 },
    Ground { seat: Seat, part: Kind },
    Exchanged { seat: Seat, gave: Kind, took: Kind },
    CleanedUp { seat: Seat },
    TrackEmpty,
    Refilled { cart: CartId, tile: UpgradeId },
    Turned,
    Reshuffled,
    DealtPair { seat: Seat, cards: Vec<MonsterId> },
    DealtHidden { seat: Seat, count: u8 },
    Kept { seat: Seat, keep: Option<Keep> },
    Keeps { seat: Seat, card: MonsterId },
    Discarded { seat: Seat, card: MonsterId },
    Fair,
    Picked { seat: Seat, card: MonsterId },
    Covers { seat: Seat, slot: SlotNo },
    LineupReady { seat: Seat },
    Lineup { seat: Seat, cards: Vec<MonsterId> },
    FairScore { seat: Seat, points: u32 },
    Over,
}
