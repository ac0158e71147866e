//! The component tables, read once from a data pack and checked.

mod cards;
mod kind;
mod parse;
mod raw;

use engine::{Components, Label, pack::PackReader};

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
    const GAME: &'static str = "making-monsters";
    const BUILT_IN: &'static str = include_str!("../data/components.toml");
    /// The same components, from when their names still stood beside them.
    const SAME_AS: Option<(&'static str, &'static str)> = Some((
        "f8f8db10fe45f5221e23a1b79994fd48ff1113ee77874b301ab4e41fd550613f",
        "b0ac2a1d52d593d5fe5bdd35f70b0ded15865fc7db36bdc99d0d5b473f89612f",
    ));

    fn read(reader: &PackReader) -> Option<Self> {
        parse::parse(reader)
    }
}

engine::names!(Data {
    Kind: tokens.label,
    MonsterId: monsters.label,
    UpgradeId: upgrades.label,
    LesterId: lesters.label,
    CartId: carts.label,
});
