//! The component tables, read once from a data pack and checked.

mod cards;
mod kind;
mod parse;
mod raw;

use engine::{Components, Names, Problems};

pub use kind::{Bag, Kind, Parts, Spaces};
pub use raw::{Effect, LesterEffect, Mode, OrderAction, Where};

engine::id!(
    /// A monster card; each exists once.
    pub MonsterId, 1, "monster"
);
engine::id!(
    /// A kind of upgrade tile.
    pub UpgradeId, 2, "upgrade"
);
engine::id!(pub LesterId, 3, "LESTER card");
engine::id!(
    /// A cart of the central board, by its place around it.
    pub CartId, 4, "cart"
);

/// How much a pack may hold.
pub const MAX_MONSTERS: usize = 96;
pub const MAX_UPGRADES: usize = 32;
pub const MAX_TILES: usize = 72;
pub const MAX_LESTERS: usize = 8;

/// The lab has five monster slots (MM-LAB-01).
pub const SLOTS: usize = 5;
/// Upgrade slots of a lab with every Warehouse beside it (MM-LAB-10).
pub const MAX_BAYS: usize = 6;
/// Tiles that can lie beside a lab.
pub const MAX_BESIDE: usize = 4;
/// The central board has four carts with two tiles each (MM-COMP-05).
pub const CARTS: usize = 4;
pub const CART_TILES: usize = 2;
pub const MAX_STACK: usize = MAX_TILES / 2;

/// A name people read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Label {
    pub id: String,
    pub en: String,
    pub fr: String,
}

impl Label {
    pub fn text(&self, lang: &str) -> &str {
        if lang == "fr" { &self.fr } else { &self.en }
    }
}

/// One kind of token (MM-COMP-01).
#[derive(Clone, Debug, Default)]
pub struct Token {
    pub label: Label,
    pub total: u8,
    pub start_bag: u8,
}

/// A monster card or a default of the lab.
#[derive(Clone, Debug, Default)]
pub struct Monster {
    pub label: Label,
    /// The part spaces that must be filled.
    pub spaces: Spaces,
    pub prestige: u8,
}

#[derive(Clone, Debug)]
pub struct Upgrade {
    pub label: Label,
    pub text: Label,
    pub count: u8,
    pub lies: Where,
    pub holds: u8,
    pub movable: bool,
    pub keeps: bool,
    pub effect: Effect,
}

#[derive(Clone, Debug)]
pub struct Lester {
    pub label: Label,
    pub text: Label,
    pub effect: LesterEffect,
}

#[derive(Clone, Debug)]
pub struct OrderToken {
    pub label: Label,
    /// The second colour, on the banner: which main colour of a neighbour brings the super action.
    pub looks_for: u8,
    pub base: OrderAction,
    pub super_action: OrderAction,
}

/// A row of the reanimation chart.
#[derive(Clone, Copy, Debug, Default)]
pub struct Row {
    pub bonus: u8,
    pub rot: u8,
    pub items: u8,
}

#[derive(Clone, Debug, Default)]
pub struct Cart {
    pub label: Label,
    /// The printed kinds, one bit each by [`Kind`].
    pub kinds: u8,
}

impl Cart {
    pub fn prints(&self, kind: Kind) -> bool {
        self.kinds & 1 << kind as u8 != 0
    }

    /// The printed kinds of parts.
    pub fn printed(&self) -> impl Iterator<Item = Kind> {
        Kind::USEFUL.into_iter().filter(|kind| self.prints(*kind))
    }
}

/// All tables of a pack.
#[derive(Debug)]
pub struct Data {
    pub title: Label,
    pub tokens: [Token; Kind::ALL.len()],
    pub monsters: Vec<Monster>,
    pub defaults: [Option<Monster>; SLOTS],
    pub upgrades: Vec<Upgrade>,
    pub lesters: Vec<Lester>,
    /// Red, yellow, blue.
    pub orders: Vec<OrderToken>,
    /// By number of finished monsters.
    pub chart: [Row; SLOTS + 1],
    pub carts: [Cart; CARTS],
    /// Table positions of the seats, for 2, 3 and 4 players.
    pub seating: [[u8; 4]; 3],
    /// How much rot lies on the rot track at the start, for 2, 3 and 4 players.
    pub rot_track: [u8; 3],
    pub opening_draw: u8,
    pub upgrade_slots: u8,
    pub sorting_spaces: u8,
    pub reject_spaces: u8,
}

impl Data {
    #[inline(always)]
    pub fn monster(&self, id: MonsterId) -> &Monster {
        &self.monsters[usize::from(id.0)]
    }

    #[inline(always)]
    pub fn upgrade(&self, id: UpgradeId) -> &Upgrade {
        &self.upgrades[usize::from(id.0)]
    }

    #[inline(always)]
    pub fn lester(&self, id: LesterId) -> &Lester {
        &self.lesters[usize::from(id.0)]
    }

    pub fn cart(&self, id: CartId) -> &Cart {
        &self.carts[usize::from(id.0) % CARTS]
    }

    /// The card on a slot of a lab, or the default printed there (MM-LAB-04).
    #[inline(always)]
    pub fn monster_in(&self, slot: usize, card: Option<MonsterId>) -> Option<&Monster> {
        match card {
            Some(card) => Some(self.monster(card)),
            None => self.defaults[slot].as_ref(),
        }
    }

    /// A blank slot is one that shows no default.
    pub fn is_blank(&self, slot: usize) -> bool {
        self.defaults[slot].is_none()
    }

    /// The first cards of the Fair go on blank slots; the next one covers a default (MM-FAIR-05).
    pub fn first_to_cover(&self) -> usize {
        1 + self.defaults.iter().filter(|default| default.is_none()).count()
    }

    pub fn token(&self, kind: Kind) -> &Token {
        &self.tokens[kind as usize]
    }

    /// Rot that is neither in a bag nor on the track at the start (MM-SETUP-06).
    pub fn reserve(&self, players: usize) -> u8 {
        let rot = self.token(Kind::Rot);
        let bags = rot.start_bag.saturating_mul(players as u8);
        rot.total.saturating_sub(bags).saturating_sub(self.rot_track[players - 2])
    }
}

impl Components for Data {
    const BUILT_IN: &'static str = include_str!("../data/components.toml");

    fn parse(text: &str) -> Result<Self, Problems> {
        parse::parse(text)
    }
}

fn nth<'a>(mut labels: impl Iterator<Item = &'a Label>, index: u8) -> Option<&'a str> {
    labels.nth(usize::from(index)).map(|label| label.id.as_str())
}

fn position<'a>(mut labels: impl Iterator<Item = &'a Label>, name: &str) -> Option<u8> {
    labels.position(|label| label.id == name).and_then(|index| u8::try_from(index).ok())
}

impl Names for Data {
    fn name(&self, kind: u8, index: u8) -> Option<&str> {
        match kind {
            0 => Kind::ALL.get(usize::from(index)).map(|kind| kind.name()),
            1 => nth(self.monsters.iter().map(|monster| &monster.label), index),
            2 => nth(self.upgrades.iter().map(|upgrade| &upgrade.label), index),
            3 => nth(self.lesters.iter().map(|lester| &lester.label), index),
            4 => nth(self.carts.iter().map(|cart| &cart.label), index),
            _ => None,
        }
    }

    fn find(&self, kind: u8, name: &str) -> Option<u8> {
        match kind {
            0 => Kind::ALL.iter().position(|kind| kind.name() == name).map(|index| index as u8),
            1 => position(self.monsters.iter().map(|monster| &monster.label), name),
            2 => position(self.upgrades.iter().map(|upgrade| &upgrade.label), name),
            3 => position(self.lesters.iter().map(|lester| &lester.label), name),
            4 => position(self.carts.iter().map(|cart| &cart.label), name),
            _ => None,
        }
    }
}
