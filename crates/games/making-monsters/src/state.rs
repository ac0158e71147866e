//! The whole table: what lies open, and what is hidden from somebody.

use engine::{List, Luck, Piece, Seat};

use crate::{
    action::{Answer, Colour, Keep, SlotNo},
    data::*,
    open::{Errand, MAX_PLAYERS, Open, Step},
};

/// The full state. A new part of it goes to one of the two sides; what lies open is reached as if it were here.
#[derive(Debug, PartialEq, Eq)]
pub struct MakingMonsters {
    pub(crate) open: Open,
    pub(crate) hidden: Hidden,
}

engine::lies_open!(mut MakingMonsters: Open);

impl Clone for MakingMonsters {
    fn clone(&self) -> Self {
        MakingMonsters { open: self.open, hidden: self.hidden.clone() }
    }

    /// Straight over the old state: a search does it for every answer that it tries.
    fn clone_from(&mut self, other: &Self) {
        self.open = other.open;
        self.hidden = Hidden { luck: other.hidden.luck.clone(), ..other.hidden };
    }
}

/// What somebody may not know (MM-INFO-03 to MM-INFO-05).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hidden {
    pub luck: Luck,
    /// Face-down tiles; the last of each list lies on top.
    pub stacks: [List<UpgradeId, MAX_STACK>; 2],
    /// Face-down monster cards; the last of the list lies on top.
    pub deck: List<MonsterId, MAX_MONSTERS>,
    /// By seat.
    pub secrets: [Secret; MAX_PLAYERS],
}

/// What a seat keeps from the others until all have answered; then it lies open, or has done its work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Secret {
    /// The order token of the round.
    pub order: Option<Colour>,
    pub answer: Option<Answer>,
    /// The pair of Refresh, and which of it is kept.
    pub cards: List<MonsterId, 2>,
    pub kept: Option<Keep>,
    /// Cards picked for the Fair, still in the pile.
    pub lineup: List<MonsterId, SLOTS>,
    /// The default that the fourth of them covers.
    pub covers: Option<SlotNo>,
    /// Whether the seat is asked just that; the others only see it choose.
    pub covering: bool,
}

impl MakingMonsters {
    pub(crate) fn secret(&self, seat: Seat) -> &Secret {
        &self.hidden.secrets[seat.index()]
    }

    pub(crate) fn secret_mut(&mut self, seat: Seat) -> &mut Secret {
        &mut self.hidden.secrets[seat.index()]
    }

    /// How far a seat is, as it knows itself.
    #[inline(always)]
    pub(crate) fn step(&self, seat: Seat) -> Step {
        if self.secret(seat).covering { Step::Cover } else { self.player(seat).step }
    }

    /// Every token, card and tile, wherever it is (MM-COMP-08).
    pub(crate) fn census(&self) -> Vec<(Piece, u32)> {
        let tokens = self.tokens();
        let mut cards: Vec<MonsterId> = self.hidden.deck.iter().chain(&self.discard).copied().collect();
        let mut tiles: Vec<UpgradeId> = self.hidden.stacks.iter().flatten().copied().collect();
        tiles.extend(self.carts.iter().flatten().filter_map(|place| place.0));
        self.boxed.iter().for_each(|(tile, count)| tiles.extend((0..count).map(|_| tile)));
        cards.extend(self.hidden.secrets.iter().flat_map(|secret| secret.cards.iter().copied()));
        for player in &self.players {
            cards.extend(player.slots.iter().filter_map(|slot| slot.card));
            cards.extend(player.pile.iter().chain(player.cards.iter().copied()));
            tiles.extend(player.beside.iter().copied());
            tiles.extend(player.upgrades.iter().filter_map(|bay| bay.tile));
            if let Errand::Install { tile } = player.errand {
                tiles.push(tile);
            }
        }
        let mut cards_of = [0; MAX_MONSTERS];
        cards.iter().for_each(|card| cards_of[usize::from(card.0)] += 1);
        let mut tiles_of = [0; MAX_UPGRADES];
        tiles.iter().for_each(|tile| tiles_of[usize::from(tile.0)] += 1);
        let mut pieces: Vec<(Piece, u32)> =
            Kind::ALL.map(|kind| (("token", kind as u16), tokens[kind as usize])).to_vec();
        let monsters = self.pack.monsters.iter().zip(cards_of).enumerate();
        pieces.extend(monsters.map(|(at, (_, count))| (("monster", at as u16), count)));
        let upgrades = self.pack.upgrades.iter().zip(tiles_of).enumerate();
        pieces.extend(upgrades.map(|(at, (_, count))| (("upgrade", at as u16), count)));
        pieces.sort();
        pieces
    }
}
