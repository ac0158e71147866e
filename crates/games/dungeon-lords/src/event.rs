//! One thing that happened.

use engine::Seat;
use serde::Serialize;

use crate::{
    data::{
        AdventurerId, AreaId, BoardId, CardId, Cell, ExpertId, ImprovedId, MonsterId, PaladinId, PetId,
        RoomId, SpecialId, TrapId,
    },
    state::{EventTile, Good, Site, Who},
};

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Started {
        seat: Seat,
    },
    YearBegan {
        year: u8,
    },
    SeasonBegan {
        year: u8,
        season: u8,
    },
    /// `seat` drew these orders at set-up.
    Dealt {
        seat: Seat,
        orders: Vec<AreaId>,
    },
    /// `seat` has answered in secret; what, is told to itself alone.
    Answered {
        seat: Seat,
    },
    Kept {
        seat: Seat,
        order: AreaId,
    },
    Inaccessible {
        seat: Seat,
        orders: Vec<AreaId>,
    },
    DummyInaccessible {
        dummy: u8,
        orders: Vec<AreaId>,
    },
    Offered {
        monsters: Vec<MonsterId>,
        rooms: Vec<RoomId>,
    },
    AnnouncedEvent {
        event: EventTile,
    },
    AnnouncedSpecial {
        special: SpecialId,
    },
    AnnouncedAdventurers {
        adventurers: Vec<AdventurerId>,
    },
    AnnouncedBoard {
        board: BoardId,
    },
    BoardPlaced {
        board: BoardId,
        area: AreaId,
    },
    BoardLeft {
        board: BoardId,
    },
    TrapsDisplayed {
        traps: Vec<TrapId>,
    },
    DummyPlaced {
        dummy: u8,
        area: AreaId,
        slot: u8,
    },
    DummyNotPlaced {
        dummy: u8,
        area: AreaId,
    },
    ChoseOrder {
        seat: Seat,
        number: u8,
        order: AreaId,
    },
    ChoseDummyOrder {
        seat: Seat,
        order: AreaId,
    },
    RevealedOrder {
        seat: Seat,
        number: u8,
        order: AreaId,
    },
    Placed {
        seat: Seat,
        area: AreaId,
        slot: u8,
    },
    Blocked {
        seat: Seat,
        area: AreaId,
    },
    HeldBack {
        seat: Seat,
        area: AreaId,
    },
    Executed {
        seat: Seat,
        area: AreaId,
        slot: u8,
    },
    NotExecuted {
        seat: Seat,
        area: AreaId,
    },
    Paid {
        seat: Seat,
        good: Good,
        amount: u8,
    },
    Gained {
        seat: Seat,
        good: Good,
        amount: u8,
    },
    Lost {
        seat: Seat,
        good: Good,
        amount: u8,
    },
    EvilMoved {
        seat: Seat,
        from: u8,
        to: u8,
    },
    DummyEvil {
        to: u8,
    },
    PaladinEntered {
        paladin: PaladinId,
    },
    PaladinJoined {
        paladin: PaladinId,
        seat: Seat,
    },
    PaladinRemoved {
        paladin: PaladinId,
    },
    Dug {
        seat: Seat,
        cell: Cell,
    },
    Mined {
        seat: Seat,
        gold: u8,
    },
    Harvested {
        seat: Seat,
        food: u8,
    },
    Improved {
        seat: Seat,
        cell: Cell,
        tile: ImprovedId,
    },
    Unconquered {
        seat: Seat,
        cell: Cell,
    },
    Built {
        seat: Seat,
        room: RoomId,
        cell: Cell,
    },
    RentedRoom {
        seat: Seat,
        room: RoomId,
    },
    TookRent {
        seat: Seat,
        gold: u8,
    },
    Hired {
        seat: Seat,
        monster: MonsterId,
        expert: Option<ExpertId>,
    },
    Invested {
        seat: Seat,
        gold: u8,
    },
    Returned {
        seat: Seat,
        gold: u8,
    },
    Installed {
        seat: Seat,
        trap: TrapId,
        cell: Cell,
    },
    InstalledLost {
        seat: Seat,
        trap: TrapId,
        cell: Cell,
    },
    Peeked {
        seat: Seat,
        position: u8,
    },
    Saw {
        seat: Seat,
        position: u8,
        card: CardId,
    },
    MovedCard {
        seat: Seat,
        from: u8,
        to: u8,
    },
    DrewTraps {
        seat: Seat,
        count: u8,
    },
    DrewTrap {
        seat: Seat,
        trap: TrapId,
    },
    DiscardedTrap {
        seat: Seat,
        trap: TrapId,
    },
    DeckReshuffled,
    DrewPets {
        seat: Seat,
        count: u8,
    },
    DrewPet {
        seat: Seat,
        pet: PetId,
    },
    PassedPet {
        seat: Seat,
        pet: PetId,
    },
    GotPet {
        seat: Seat,
        pet: PetId,
    },
    PetsPassed,
    DiscardedPet {
        seat: Seat,
        pet: PetId,
    },
    PetDiscarded {
        seat: Seat,
    },
    PetsReshuffled,
    UsedPet {
        seat: Seat,
        pet: PetId,
    },
    Bid {
        seat: Seat,
        imps: u8,
    },
    TookPrize {
        seat: Seat,
        board: BoardId,
    },
    NoPrize {
        seat: Seat,
    },
    Produced {
        seat: Seat,
        room: RoomId,
        imps: u8,
        tokens: u8,
    },
    Trained {
        seat: Seat,
        imps: i8,
    },
    TookBack {
        seat: Seat,
        order: AreaId,
    },
    TaxPaid {
        seat: Seat,
        paid: u8,
        unpaid: u8,
    },
    PaidCreature {
        seat: Seat,
        monster: MonsterId,
    },
    Left {
        seat: Seat,
        monster: MonsterId,
    },
    Eaten {
        seat: Seat,
        monster: MonsterId,
    },
    EventBegan {
        event: EventTile,
    },
    SpecialBegan {
        special: SpecialId,
    },
    Refused {
        seat: Seat,
    },
    StruckWork {
        seat: Seat,
        monster: MonsterId,
    },
    FatigueHalved,
    Joined {
        seat: Seat,
        adventurer: AdventurerId,
    },
    DummyAdventurer {
        adventurer: AdventurerId,
    },
    TokenPassed {
        seat: Seat,
    },
    CombatBegan {
        year: u8,
    },
    RoundBegan {
        round: u8,
    },
    PlannedSite {
        seat: Seat,
        site: Site,
    },
    PlannedTrap {
        seat: Seat,
        trap: TrapId,
    },
    PlannedCreature {
        seat: Seat,
        monster: MonsterId,
    },
    PlannedFighter {
        seat: Seat,
        pet: PetId,
    },
    PlanRevealed {
        seat: Seat,
        site: Site,
        traps: u8,
        monsters: Vec<MonsterId>,
        fighter: bool,
    },
    CardRevealed {
        round: u8,
        card: CardId,
    },
    BattleBegan {
        seat: Seat,
    },
    Sang {
        seat: Seat,
        bard: AdventurerId,
        tokens: u8,
    },
    TrapSprung {
        seat: Seat,
        trap: TrapId,
    },
    IconsUsed {
        seat: Seat,
        icons: u8,
    },
    Wounded {
        seat: Seat,
        who: Who,
        damage: u8,
    },
    CourageUsed {
        seat: Seat,
        who: Who,
        tokens: u8,
    },
    ShieldUsed {
        seat: Seat,
        points: u8,
    },
    Eliminated {
        seat: Seat,
        who: Who,
    },
    StepSkipped {
        seat: Seat,
        step: &'static str,
    },
    Poisoned {
        seat: Seat,
        who: Who,
        damage: u8,
    },
    SpellCast {
        seat: Seat,
        card: CardId,
    },
    SpellNotCast {
        seat: Seat,
        card: CardId,
    },
    Hid {
        seat: Seat,
        who: Who,
    },
    Heartened {
        seat: Seat,
        who: Who,
        tokens: i8,
    },
    Illusion {
        seat: Seat,
    },
    Stronger {
        seat: Seat,
        who: Who,
    },
    Withdrawn {
        seat: Seat,
        monster: Option<MonsterId>,
    },
    KnockedOut {
        seat: Seat,
        monster: Option<MonsterId>,
    },
    Sheep {
        seat: Seat,
        monster: Option<MonsterId>,
    },
    Attacked {
        seat: Seat,
        monster: Option<MonsterId>,
        mode: u8,
    },
    CouldNotAttack {
        seat: Seat,
        monster: Option<MonsterId>,
    },
    MovedToFront {
        seat: Seat,
        who: Who,
    },
    ExpertStruck {
        seat: Seat,
        expert: ExpertId,
    },
    Healed {
        seat: Seat,
        who: Who,
        damage: u8,
    },
    CourageGone {
        seat: Seat,
    },
    TrainedImpUsed {
        seat: Seat,
    },
    Fatigue {
        seat: Seat,
        amount: u8,
    },
    Conquered {
        seat: Seat,
        site: Site,
    },
    NotConquered {
        seat: Seat,
    },
    PrisonerFreed {
        seat: Seat,
        who: Who,
    },
    BattleEnded {
        seat: Seat,
    },
    CombatEnded {
        year: u8,
    },
    PetShown {
        seat: Seat,
        pet: PetId,
        points: i32,
    },
    Scored {
        seat: Seat,
        points: i32,
    },
}
