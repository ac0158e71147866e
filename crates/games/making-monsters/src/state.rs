//! What is on the table.

use std::fmt;

use arrayvec::ArrayVec;
use engine::{Counts, Id, IdSet, Luck, Pack, Seat};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error as _, IntoDeserializer, Visitor},
};

use crate::{
    action::{Answer, Colour, Keep, SlotNo},
    data::*,
};

pub const MAX_PLAYERS: usize = 4;

/// Where the game is. Phases in which everybody acts at once and phases that go from seat to seat are told apart by
/// [`Phase::is_in_turn`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    /// Seats act one after another, because they share something.
    #[inline(always)]
    pub fn is_in_turn(self) -> bool {
        matches!(self, Phase::EndSteps | Phase::Reanimate)
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
    /// Which default the fourth one covers.
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

/// A seat's lab, bag and choices.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub step: Step,
    pub errand: Errand,
    pub prestige: u32,
    /// Prestige gained at the Fair, part of the above.
    pub fair: u32,
    /// The order token of the round.
    #[serde(default, deserialize_with = "maybe")]
    pub order: Option<Colour>,
    #[serde(default, deserialize_with = "maybe")]
    pub answer: Option<Answer>,
    /// Had to reanimate this round: rotted, or the bag was empty when the others answered.
    #[serde(default)]
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
    pub beside: ArrayVec<UpgradeId, MAX_BESIDE>,
    pub lester_used: IdSet<LesterId>,
    /// Rot of Rot Bombs that waits until nobody draws any more.
    pub incoming_rot: u8,
    pub pile: MonsterSet,
    /// Monster cards in hand: the starting card, the pair of Refresh, then those kept.
    pub cards: ArrayVec<MonsterId, 2>,
    #[serde(default, deserialize_with = "maybe")]
    pub kept: Option<Keep>,
    /// Cards picked for the Fair, still in the pile.
    pub lineup: ArrayVec<MonsterId, SLOTS>,
    /// The default that the fourth of them covers.
    #[serde(default)]
    pub covers: Option<SlotNo>,
}

/// The full state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MakingMonsters {
    pub(crate) pack: Pack<Data>,
    pub(crate) luck: Luck,
    pub phase: Phase,
    /// Counted from 1.
    pub round: u16,
    pub supply: Parts,
    pub rot_track: u8,
    pub reserve: u8,
    /// Rot that left the game.
    pub composted: u8,
    pub carts: [[OnCart; CART_TILES]; CARTS],
    /// Face down; the last of each list lies on top.
    pub stacks: [ArrayVec<UpgradeId, MAX_STACK>; 2],
    pub boxed: Counts<UpgradeId, MAX_UPGRADES>,
    /// Face down; the last of the list lies on top.
    pub deck: ArrayVec<MonsterId, MAX_MONSTERS>,
    pub discard: ArrayVec<MonsterId, MAX_MONSTERS>,
    pub players: ArrayVec<Player, MAX_PLAYERS>,
}

impl MakingMonsters {
    #[inline(always)]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline(always)]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub fn data(&self) -> &Data {
        &self.pack
    }
}

/// A set of monster slots; in JSON a list of slot numbers, counted from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SlotSet(u8);

impl SlotSet {
    #[inline(always)]
    pub fn contains(self, slot: usize) -> bool {
        self.0 & 1 << slot != 0
    }

    pub fn insert(&mut self, slot: usize) {
        self.0 |= 1 << slot;
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Serialize for SlotSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(SlotNo::all().filter(|slot| self.contains(slot.index())))
    }
}

impl<'de> Deserialize<'de> for SlotSet {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        let mut set = SlotSet::default();
        Vec::<SlotNo>::deserialize(source)?.iter().for_each(|slot| set.insert(slot.index()));
        Ok(set)
    }
}

/// A set of monster cards; in JSON a list of names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MonsterSet(u128);

impl MonsterSet {
    #[inline(always)]
    pub fn contains(self, card: MonsterId) -> bool {
        self.0 & 1 << (card.0 & 127) != 0
    }

    #[inline(always)]
    pub fn insert(&mut self, card: MonsterId) {
        self.0 |= 1 << (card.0 & 127);
    }

    #[inline(always)]
    pub fn remove(&mut self, card: MonsterId) {
        self.0 &= !(1 << (card.0 & 127));
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = MonsterId> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let index = bits.trailing_zeros();
            bits &= bits - 1;
            Some(MonsterId::from_index(index as u8))
        })
    }
}

impl Serialize for MonsterSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for MonsterSet {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        let cards = Vec::<MonsterId>::deserialize(source)?;
        if cards.iter().any(|card| usize::from(card.0) >= MAX_MONSTERS) {
            return Err(D::Error::custom("no such monster"));
        }
        let mut set = MonsterSet::default();
        cards.into_iter().for_each(|card| set.insert(card));
        Ok(set)
    }
}

/// Reads what may be missing: the thing, nothing at all, or the word `none` (for files that cannot write null).
pub(crate) fn maybe<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    source: D,
) -> Result<Option<T>, D::Error> {
    struct Read<T>(std::marker::PhantomData<T>);
    impl<'de, T: Deserialize<'de>> Visitor<'de> for Read<T> {
        type Value = Option<T>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a name or `none`")
        }

        fn visit_unit<E>(self) -> Result<Option<T>, E> {
            Ok(None)
        }

        fn visit_none<E>(self) -> Result<Option<T>, E> {
            Ok(None)
        }

        fn visit_some<S: Deserializer<'de>>(self, source: S) -> Result<Option<T>, S::Error> {
            source.deserialize_any(self)
        }

        fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<Option<T>, E> {
            if word == "none" { Ok(None) } else { T::deserialize(word.into_deserializer()).map(Some) }
        }

        fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<Option<T>, E> {
            T::deserialize(number.into_deserializer()).map(Some)
        }
    }
    source.deserialize_any(Read(std::marker::PhantomData))
}
