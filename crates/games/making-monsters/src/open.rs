//! What lies open on the table, and every fact that follows from it alone: rules, bots and boards ask here.

mod lab;
mod parts;
mod reanimation;
mod turns;

use engine::{Counts, IdSet, List, Pack, Seat};
use serde::{Deserialize, Deserializer, Serialize};

pub use parts::Fate;

use crate::{
    action::{Answer, Colour},
    data::*,
    sets::{MonsterSet, SlotSet},
    written::maybe,
};

pub const MAX_PLAYERS: usize = 4;

/// Where the game is. Phases in which everybody acts at once and phases that go from seat to seat are told apart by
/// [`Phase::is_in_turn`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The starting card and the opening draw.
    Setup,
    Order,
    /// Drawing and placing.
    Deliver,
    /// What an order brings after the drawing.
    EndSteps,
    /// Reanimate or wait.
    Answer,
    Reanimate,
    /// Which monster card to keep.
    Keep,
    /// Where the kept cards go.
    Settle,
    /// The Fair: choosing monsters.
    Prepare,
    /// The Fair: drawing.
    Show,
    Over,
}

impl Phase {
    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Phase::Setup => "mm-phase-setup",
            Phase::Order => "mm-phase-order",
            Phase::Deliver => "mm-phase-deliver",
            Phase::EndSteps => "mm-phase-end-steps",
            Phase::Answer => "mm-phase-answer",
            Phase::Reanimate => "mm-phase-reanimate",
            Phase::Keep => "mm-phase-keep",
            Phase::Settle => "mm-phase-settle",
            Phase::Prepare => "mm-phase-prepare",
            Phase::Show => "mm-phase-show",
            Phase::Over => "mm-phase-over",
        }
    }

    /// Seats act one after another, because they share something.
    #[inline(always)]
    pub fn is_in_turn(self) -> bool {
        matches!(self, Phase::EndSteps | Phase::Reanimate)
    }

    /// Everybody answers in secret (MM-INFO-03, MM-INFO-04).
    pub fn is_secret(self) -> bool {
        matches!(self, Phase::Order | Phase::Answer | Phase::Keep | Phase::Prepare)
    }

    /// Somebody may still be drawing, so a Rot Bomb waits (MM-UPG-23).
    pub fn is_drawing(self) -> bool {
        matches!(self, Phase::Setup | Phase::Deliver | Phase::Show)
    }
}

/// How far a seat is in the phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// At the beginning of it. Where a phase begins with a question, this is that question.
    #[default]
    Start,
    /// Draws one at a time: so many it must, so many more it may.
    Draw { must: u8, may: u8 },
    /// The end steps of an order: which comes next.
    End { next: u8 },
    /// Reanimate or wait.
    Answer,
    /// The last window for moves.
    Ready,
    /// Peg Legs, by upgrade slot (counted from 0).
    Peg { bay: u8 },
    /// Upgrades that act at reanimation, by upgrade slot (counted from 0).
    Effects { bay: u8 },
    /// Cart items left to take.
    Items { left: u8 },
    /// Which of two kept cards comes first.
    First,
    /// Where the next kept card goes.
    Card,
    /// Choosing monsters for the Fair.
    Choose,
    /// Which default the fourth one covers. The others do not see it: for them it lies open as `Choose`.
    Cover,
    /// Drawing at the Fair.
    Show,
    /// Nothing more to do in this phase.
    Done,
}

impl Step {
    /// Whether a seat can be at this step of that phase. What a scenario leaves over from another phase counts as
    /// the start.
    pub fn belongs(self, phase: Phase) -> bool {
        match self {
            Step::Start | Step::Done => true,
            Step::Draw { .. } => matches!(phase, Phase::Setup | Phase::Deliver),
            Step::End { .. } => phase == Phase::EndSteps,
            Step::Answer => phase == Phase::Answer,
            Step::Ready => matches!(phase, Phase::Answer | Phase::Reanimate | Phase::Show),
            Step::Peg { .. } | Step::Effects { .. } => matches!(phase, Phase::Reanimate | Phase::Show),
            Step::Items { .. } => phase == Phase::Reanimate,
            Step::First => phase == Phase::Settle,
            Step::Card => matches!(phase, Phase::Setup | Phase::Settle),
            Step::Choose | Step::Cover => phase == Phase::Prepare,
            Step::Show => phase == Phase::Show,
        }
    }
}

/// Something that must be finished before a seat goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Errand {
    #[default]
    None,
    /// Use a LESTER card.
    Lester,
    /// Take so many parts from the supply.
    Supply {
        left: u8,
        #[serde(default)]
        mutation: bool,
    },
    /// Take a tile from any cart.
    Expand,
    /// Put this tile on an upgrade slot.
    Install { tile: UpgradeId },
}

/// A monster slot of a lab: its card, or the default printed there, with the parts on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    #[serde(default, deserialize_with = "maybe")]
    pub card: Option<MonsterId>,
    /// Useful parts, by kind.
    #[serde(default)]
    pub parts: Spaces,
    /// Mutations, by the kind of space they fill.
    #[serde(default)]
    pub mutations: Spaces,
}

impl Slot {
    #[inline(always)]
    pub fn has_parts(&self) -> bool {
        self.parts.raw() != &[0; 5] || self.mutations.raw() != &[0; 5]
    }
}

/// An upgrade slot of a lab.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bay {
    #[serde(default, deserialize_with = "maybe")]
    pub tile: Option<UpgradeId>,
    #[serde(default)]
    pub parts: Parts,
}

/// What lies on an upgrade slot of a cart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct OnCart(pub Option<UpgradeId>);

impl<'de> Deserialize<'de> for OnCart {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        maybe(source).map(OnCart)
    }
}

/// A seat's lab and bag, and what it has let the others know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Player {
    pub step: Step,
    pub errand: Errand,
    pub prestige: u32,
    /// Prestige gained at the Fair, part of the above.
    pub fair: u32,
    /// The order token of the round, once all are turned up.
    pub order: Option<Colour>,
    /// Reanimate or wait, once all have answered.
    pub answer: Option<Answer>,
    /// Had to reanimate this round: rotted, or the bag was empty when the others answered.
    pub forced: bool,
    pub bag: Bag,
    /// Drawn and not yet placed.
    pub hand: Parts,
    pub slots: [Slot; SLOTS],
    /// Monsters that count as finished thanks to a Peg Leg.
    pub pegged: SlotSet,
    pub sorting: Parts,
    pub rejects: Bag,
    /// Rejects of a batch beyond the end of the track.
    pub overflow: Bag,
    pub upgrades: [Bay; MAX_BAYS],
    /// Tiles that use no slot.
    pub beside: List<UpgradeId, MAX_BESIDE>,
    pub lester_used: IdSet<LesterId>,
    /// Rot of Rot Bombs that waits until nobody draws any more.
    pub incoming_rot: u8,
    pub pile: MonsterSet,
    /// Monster cards to place: the starting card, then those kept.
    pub cards: List<MonsterId, 2>,
}

/// Everything that all can see (MM-INFO-01, MM-INFO-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Open {
    pub pack: Pack<Data>,
    pub phase: Phase,
    /// Counted from 1.
    pub round: u16,
    pub supply: Parts,
    pub rot_track: u8,
    pub reserve: u8,
    /// Rot that left the game.
    pub composted: u8,
    pub carts: [[OnCart; CART_TILES]; CARTS],
    pub boxed: Counts<UpgradeId, MAX_UPGRADES>,
    pub discard: List<MonsterId, MAX_MONSTERS>,
    pub players: List<Player, MAX_PLAYERS>,
}

impl Open {
    #[inline(always)]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline(always)]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players.len())
    }

    pub fn data(&self) -> &Data {
        &self.pack
    }

    /// How much rot lies on the track at the start (MM-SETUP-06).
    pub fn full_rot_track(&self) -> u8 {
        self.pack.rot_track[self.players.len() - 2]
    }

    /// Every token by kind, wherever it is (MM-COMP-08).
    pub(crate) fn tokens(&self) -> [u32; Kind::ALL.len()] {
        let mut tokens = [0; Kind::ALL.len()];
        self.supply.iter().for_each(|(kind, count)| tokens[kind as usize] += u32::from(count));
        let rot = [self.rot_track, self.reserve, self.composted].map(u32::from);
        tokens[Kind::Rot as usize] += rot.iter().sum::<u32>();
        for owned in self.players.iter().map(Player::tokens) {
            tokens.iter_mut().zip(owned).for_each(|(all, count)| *all += count);
        }
        tokens
    }
}

impl Player {
    /// Every token of a seat by kind, wherever it lies.
    pub(crate) fn tokens(&self) -> [u32; Kind::ALL.len()] {
        let mut tokens = [0u32; Kind::ALL.len()];
        let mut add = |kind: Kind, count: u8| tokens[kind as usize] += u32::from(count);
        for heap in [&self.bag, &self.rejects, &self.overflow] {
            heap.iter().for_each(|(kind, count)| add(kind, count));
        }
        for heap in self.upgrades.iter().map(|bay| &bay.parts).chain([&self.hand, &self.sorting]) {
            heap.iter().for_each(|(kind, count)| add(kind, count));
        }
        for slot in &self.slots {
            slot.parts.iter().for_each(|(kind, count)| add(kind, count));
            slot.mutations.iter().for_each(|(_, count)| add(Kind::Mutation, count));
        }
        add(Kind::Rot, self.incoming_rot);
        tokens
    }
}
