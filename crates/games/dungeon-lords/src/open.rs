//! What lies open on the table, and every fact that follows from it alone: rules, bots and boards ask here.

mod areas;
mod battle;
mod creatures;
mod party;
mod player;
mod strikes;
mod task;

use std::ops::Range;

use engine::{Counts, IdSet, List, Pack, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    data::{
        AREAS, AdventurerId, AreaId, BoardId, CardId, Data, ExpertId, ImprovedId, MONSTER_KINDS, MonsterId,
        PaladinId, RoomId, SpecialId, TRAP_KINDS, TrapId,
    },
    options::{PlanningOrder, Rules},
    state::{Hand, SEATS},
};

pub use battle::{Battle, Stage};
pub use creatures::Stock;
pub use party::{Member, PARTY, Party, Who, restore_front};
pub use player::{Creature, ImpAt, Imps, ORDERS, Plan, PlannedTrap, Player, Rented, Site};
pub use strikes::{Layout, Positions, healing, lay, take_off};
pub use task::{Due, Fate, Striker, Task, Tasks};

/// Where the game stands. Each phase can be entered from outside: its own progress is in `cursor` and `tasks`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Everybody secretly keeps one of three orders (DL-SETUP-09).
    InitialOrders,
    NewSeason,
    ChooseOrders,
    PlaceMinions,
    ResolveOrders,
    EndOfOrders,
    FairBids,
    FairPrizes,
    BeforeProduction,
    Production,
    Retrieval,
    PassPets,
    DiscardPets,
    BeforeEvent,
    Event,
    BeforeAdventurers,
    Adventurers,
    EndOfSeason,
    Combat,
    Planning,
    Battle,
    ScoringPets,
    Over,
}

/// Goods that change hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Good {
    Gold,
    Food,
    Evil,
    Imp,
    Trap,
    Monster,
}

/// A space of an area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    #[default]
    Free,
    Dummy,
    Minion(Seat),
}

/// A set of orders nobody owns (DL-THREE-01, DL-TWO-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dummy {
    pub inaccessible: IdSet<AreaId>,
    /// The orders drawn this season.
    pub open: List<AreaId, 3>,
}

/// A card of the combat stack. It is drawn when somebody first looks at it: until then nobody can know it.
/// How it lies is known to all, what it is only once it lies face up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stacked {
    /// Its place when the year began: every later move is announced (DL-HIDE-05).
    #[serde(default)]
    pub origin: u8,
    #[serde(default)]
    pub card: Option<CardId>,
    /// Who has seen it.
    #[serde(default)]
    pub known: Seats,
    /// Face up for everybody.
    #[serde(default)]
    pub open: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventTile {
    Taxes,
    Payday,
    Special,
}

/// Everything that all can see. Of a stack of tiles everybody knows which are left in it, and nobody in what order: they
/// are drawn when somebody first sees them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Open {
    pub pack: Pack<Data>,
    pub rules: Rules,
    pub year: u8,
    pub season: u8,
    /// The round of combat, 0 while building.
    pub round: u8,
    pub phase: Phase,
    /// How far the phase has come.
    pub cursor: u8,
    pub tasks: Tasks,
    /// Holder of the starting player token.
    pub start: Seat,
    pub players: List<Player, 4>,
    /// How many orders of the season are revealed.
    pub revealed: u8,
    pub spots: [[Spot; 3]; AREAS],
    pub dummies: List<Dummy, 2>,
    pub dummy_evil: u8,
    /// The dummy has received its paladin (DL-FEST-Y2-05).
    pub dummy_served: bool,
    pub tent: IdSet<PaladinId>,
    pub gone_paladins: IdSet<PaladinId>,
    /// Tiles on offer.
    pub monsters: List<MonsterId, 3>,
    pub rooms: List<RoomId, 2>,
    /// The undrawn tiles of the year.
    pub monster_stack: Counts<MonsterId, MONSTER_KINDS>,
    pub room_stack: IdSet<RoomId>,
    pub monster_discard: Counts<MonsterId, MONSTER_KINDS>,
    pub room_discard: IdSet<RoomId>,
    /// Monsters and rooms of year 1 that nobody ever saw.
    pub left_over: [u8; 2],
    pub trap_discard: Counts<TrapId, TRAP_KINDS>,
    pub adventurer_stack: IdSet<AdventurerId>,
    /// Arriving this season, weakest first.
    pub arriving: List<AdventurerId, 4>,
    /// Announced for the next season.
    pub announced: List<AdventurerId, 4>,
    pub gone_adventurers: IdSet<AdventurerId>,
    /// Event tiles not yet drawn this year.
    pub event_stack: [u8; 3],
    pub event: Option<EventTile>,
    pub next_event: Option<EventTile>,
    pub special_stack: IdSet<SpecialId>,
    pub special: Option<SpecialId>,
    pub next_special: Option<SpecialId>,
    pub used_specials: IdSet<SpecialId>,
    pub combat: List<Stacked, 5>,
    pub fatigue_halved: bool,
    pub board_stack: IdSet<BoardId>,
    pub board: Option<BoardId>,
    pub next_board: Option<BoardId>,
    /// The boards of this year in order of their seasons, the one in play included. A state from outside may come with
    /// four of them in any season, so there is room for those still to come.
    pub boards: List<BoardId, 8>,
    /// Boards still to be chosen at the Fair.
    pub prizes: IdSet<BoardId>,
    pub gone_boards: IdSet<BoardId>,
    /// Traps laid out by Install Traps.
    pub display: List<TrapId, 3>,
    /// Gold paid on III of Rent a Room, while it can be taken.
    pub rent: u8,
    pub improved: IdSet<ImprovedId>,
    pub gone_improved: IdSet<ImprovedId>,
    pub experts: IdSet<ExpertId>,
    pub gone_experts: IdSet<ExpertId>,
    pub battle: Battle,
}

impl Open {
    #[inline]
    pub fn data(&self) -> &'static Data {
        self.pack.data()
    }

    #[inline]
    pub fn count(&self) -> usize {
        self.players.len()
    }

    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The seat that comes `at`-th in turn order (DL-CONV-03).
    #[inline]
    pub fn in_turn(&self, at: u8) -> Seat {
        Seat::at((self.start.index() + usize::from(at)) % self.count())
    }

    /// How many seats come before this one in turn order.
    #[inline]
    pub fn turn_of(&self, seat: Seat) -> u8 {
        ((seat.index() + self.count() - self.start.index()) % self.count()) as u8
    }

    pub fn last_season(&self) -> bool {
        self.season >= self.rules.seasons
    }

    /// Index of the year for tables with two columns.
    pub fn year_index(&self) -> usize {
        usize::from(self.year == 2)
    }

    /// Building seasons still to come.
    pub fn seasons_left(&self) -> u8 {
        if self.phase == Phase::Over {
            return 0;
        }
        let this_year = self.rules.seasons.saturating_sub(self.season);
        this_year + if self.year == 1 { self.rules.seasons } else { 0 }
    }

    /// Seasons of this year still to begin that announce what comes in the next one: the last does not (DL-NEW-02).
    pub fn announcing(&self) -> Range<u8> {
        self.season.saturating_add(1)..self.rules.seasons
    }

    /// Whether a season that announces something announces adventurers: beginners meet nobody in season 2
    /// (DL-FEST-VAR-05).
    pub fn announces_adventurers(&self, season: u8) -> bool {
        !(self.rules.late_adventurers && season == 1)
    }

    /// How far beyond the paladin space a counter stands; below 0 it is short of it.
    pub fn beyond_paladins(&self, evil: u8) -> i16 {
        i16::from(evil) - i16::from(self.data().evil.paladin_space)
    }

    /// On or above the paladin space.
    pub fn notorious(&self, evil: u8) -> bool {
        self.beyond_paladins(evil) >= 0
    }

    /// Where a counter stands after a move: as far as the track allows (DL-CONV-12).
    pub fn evil_after(&self, evil: u8, by: i16) -> u8 {
        let top = i16::from(self.data().evil.spaces);
        (i16::from(evil) + by).clamp(1, top.max(1)) as u8
    }

    /// While the dungeons are built, not fought for.
    pub fn building(&self) -> bool {
        self.round == 0 && !matches!(self.phase, Phase::ScoringPets | Phase::Over)
    }

    /// Whose question a task is.
    pub fn asked(&self, task: &Task) -> Seat {
        match *task {
            Task::Window { at, .. } => self.in_turn(at),
            Task::FirstHire { seat, .. }
            | Task::Act { seat, .. }
            | Task::Dig { seat, .. }
            | Task::Peek { seat, .. }
            | Task::PutCard { seat, .. }
            | Task::DropTrap { seat }
            | Task::LoseImp { seat }
            | Task::FreeTunnel { seat }
            | Task::Improve { seat, .. }
            | Task::Load { seat, .. }
            | Task::PickPrize { seat }
            | Task::HireDiscarded { seat, .. }
            | Task::BuildDiscarded { seat, .. }
            | Task::Cost { seat, .. }
            | Task::Produce { seat }
            | Task::TakeBack { seat, .. }
            | Task::Tax { seat }
            | Task::Payday { seat, .. }
            | Task::MayPay { seat, .. }
            | Task::Strike { seat, .. }
            | Task::DiscardPet { seat }
            | Task::Feed { seat, .. }
            | Task::BattleWindow { seat, .. }
            | Task::Spring { seat }
            | Task::AimTrap { seat, .. }
            | Task::Attack { seat }
            | Task::Blow { seat, .. }
            | Task::PickMonster { seat, .. }
            | Task::Suggest { seat, .. }
            | Task::PeaceOrEvil { seat, .. }
            | Task::FreePrisoner { seat, .. }
            | Task::TrainedImp { seat } => seat,
        }
    }

    /// Whether everybody answers this phase at the same time.
    #[inline]
    pub fn simultaneous(&self) -> bool {
        matches!(
            self.phase,
            Phase::InitialOrders
                | Phase::ChooseOrders
                | Phase::FairBids
                | Phase::PassPets
                | Phase::DiscardPets
                | Phase::Planning
                | Phase::ScoringPets
        )
    }

    // --- What is chosen in secret, and when it lies open. A hand is the whole of it in a state, and what the viewer
    // knows of it in a view.

    /// Whether plans are made by all at once: then nobody learns who else has finished (DL-COMBAT-16).
    #[inline]
    pub fn plans_in_secret(&self) -> bool {
        self.phase == Phase::Planning && self.rules.planning_order == PlanningOrder::Simultaneous
    }

    /// Whether a seat's plan lies open, apart from its traps.
    pub fn plan_is_open(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Planning => {
                self.rules.planning_order == PlanningOrder::TurnOrder && self.player(seat).ready
            }
            _ => true,
        }
    }

    /// What a seat has planned for this round.
    pub fn plan_of<'a>(&'a self, seat: Seat, hand: &'a Hand) -> &'a Plan {
        if self.plan_is_open(seat) { &self.player(seat).plan } else { &hand.plan }
    }

    /// The orders of this season, first those that are revealed.
    pub fn orders_of<'a>(&'a self, seat: Seat, hand: &'a Hand) -> impl Iterator<Item = AreaId> + 'a {
        self.player(seat).orders.iter().chain(&hand.orders).copied()
    }

    pub fn third_of(&self, seat: Seat, hand: &Hand) -> Option<AreaId> {
        self.player(seat).third.or(hand.third)
    }

    pub fn bid_of(&self, seat: Seat, hand: &Hand) -> u8 {
        self.player(seat).bid.max(hand.bid)
    }

    /// Whether a seat has answered what everybody answers at the same time.
    #[inline]
    pub fn has_answered(&self, seat: Seat, hand: &Hand) -> bool {
        self.player(seat).ready || hand.planned
    }

    /// Whether a seat owes an answer to what everybody answers at the same time.
    #[inline]
    pub fn owes(&self, seat: Seat, hands: &[Hand; SEATS]) -> bool {
        let waits = |seat: Seat| !self.has_answered(seat, &hands[seat.index()]);
        // with planning in turn order only the next player plans.
        let in_turn = self.phase == Phase::Planning && !self.plans_in_secret();
        self.simultaneous()
            && waits(seat)
            && !(in_turn && (0..self.turn_of(seat)).any(|at| waits(self.in_turn(at))))
    }

    /// Who owes an answer.
    pub fn awaited(&self, hands: &[Hand; SEATS]) -> Seats {
        match self.tasks.last() {
            Some(task) => Seats::only(self.asked(task)),
            None => Seat::all(self.count()).filter(|seat| self.owes(*seat, hands)).collect(),
        }
    }

    /// Takes the choices of a seat that are not yet revealed into its hand.
    pub(crate) fn take_into_hand(&mut self, seat: Seat, hand: &mut Hand) {
        let (phase, plan_is_open) = (self.phase, self.plan_is_open(seat));
        let (in_secret, revealed) = (self.plans_in_secret(), usize::from(self.revealed));
        let player = self.player_mut(seat);
        let open_orders = match phase {
            Phase::ChooseOrders => 0,
            Phase::PlaceMinions => revealed,
            _ => player.orders.len(),
        };
        hand.orders = player.orders.split_off(open_orders.min(player.orders.len()));
        if phase == Phase::ChooseOrders {
            hand.third = player.third.take();
        }
        if phase == Phase::FairBids {
            hand.bid = std::mem::take(&mut player.bid);
        }
        if !plan_is_open {
            hand.plan = std::mem::take(&mut player.plan);
        }
        if in_secret {
            hand.planned = std::mem::take(&mut player.ready);
        }
    }
}
