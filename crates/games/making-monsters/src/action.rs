//! One small decision. Slots are counted from 1, as the lab shows them.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::{
    data::{CART_TILES, CartId, Kind, LesterId, MAX_BAYS, MonsterId, SLOTS},
    written::maybe,
};

macro_rules! place {
    ($(#[$meta:meta])* $name:ident, $count:expr, $what:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u8);

        impl $name {
            pub const COUNT: usize = $count;

            /// By its index, counted from 0. What comes from outside goes through `Deserialize`.
            #[inline(always)]
            #[track_caller]
            pub const fn at(index: usize) -> $name {
                assert!(index < $count, "no lab or cart has so many places");
                $name(index as u8)
            }

            #[inline(always)]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// As people count.
            pub const fn number(self) -> u8 {
                self.0 + 1
            }

            pub fn all() -> impl Iterator<Item = $name> {
                (0..$count).map($name::at)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_u8(self.number())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
                let number = u8::deserialize(source)?;
                match number {
                    1.. if usize::from(number) <= $count => Ok($name(number - 1)),
                    _ => Err(D::Error::custom(format!("no {} {number}", $what))),
                }
            }
        }
    };
}

place!(
    /// One of the five monster slots of a lab.
    SlotNo,
    SLOTS,
    "monster slot"
);
place!(
    /// One of the upgrade slots of a lab.
    BayNo,
    MAX_BAYS,
    "upgrade slot"
);
place!(
    /// One of the two upgrade slots of a cart.
    TileNo,
    CART_TILES,
    "tile of a cart"
);

/// Writes nothing as the word `none`, which every format can write.
fn or_none<T: Serialize, S: Serializer>(value: &Option<T>, to: S) -> Result<S::Ok, S::Error> {
    match value {
        Some(value) => value.serialize(to),
        None => to.serialize_str("none"),
    }
}

/// The main colour of an order token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    Red,
    Yellow,
    Blue,
}

impl Colour {
    pub const ALL: [Colour; 3] = [Colour::Red, Colour::Yellow, Colour::Blue];
}

/// Reanimate now, or wait for a later round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    Reanimate,
    Wait,
}

/// Which of the two cards of Refresh.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Keep {
    First,
    Second,
    Both,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Lays the card in hand on a slot of the lab.
    PlaceCard(SlotNo),
    /// Lays it in place of a card of the lab.
    ReplaceCard(SlotNo),
    /// Lays it on the own pile.
    PileCard,
    /// Chooses the order token of the round, in secret.
    Order(Colour),
    Draw,
    Stop,
    /// Puts a drawn part on a monster; a mutation names the space it fills.
    Place {
        part: Kind,
        slot: SlotNo,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        space: Option<Kind>,
    },
    /// Puts a drawn part on the sorting board.
    Sort(Kind),
    /// Puts a drawn part on an upgrade that holds parts.
    Store {
        part: Kind,
        upgrade: BayNo,
    },
    /// Puts a drawn part that has no place on the reject track.
    Reject(Kind),
    /// Moves a part from the sorting board, or from a sorting space of an upgrade, to a monster.
    Move {
        part: Kind,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        upgrade: Option<BayNo>,
        slot: SlotNo,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        space: Option<Kind>,
    },
    /// Takes a part of choice from the supply into the bag.
    TakeSupply(Kind),
    UseLester(LesterId),
    /// Takes a tile from a cart.
    TakeTile {
        cart: CartId,
        tile: TileNo,
    },
    /// Puts the tile just taken on an upgrade slot.
    Install(BayNo),
    Reanimate,
    Wait,
    /// Closes the last window for moves.
    Ready,
    /// Lets a Peg Leg serve a monster, or nobody.
    PegLeg(#[serde(serialize_with = "or_none", deserialize_with = "maybe")] Option<SlotNo>),
    /// Whether the Grinder discards its part.
    Grind(bool),
    /// Swaps the part of the Exchange Hatch, or not.
    Exchange(#[serde(serialize_with = "or_none", deserialize_with = "maybe")] Option<Kind>),
    /// Takes a part of a printed kind as a cart item.
    TakePart(Kind),
    /// Takes nothing more.
    Done,
    /// Which monster card to keep, in secret.
    Keep(Keep),
    /// Which of two kept cards is placed first.
    PlaceFirst(Keep),
    /// Picks a card of the pile for the Fair, in secret.
    FairCard(MonsterId),
    /// Which default the fourth card of the Fair covers.
    CoverDefault(SlotNo),
}
