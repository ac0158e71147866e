//! The whole table: what lies open, and what is hidden from somebody.

use std::borrow::Cow;

use engine::{List, Luck, Piece, Seat};

use crate::{
    data::{AddonId, ArtifactId, CageId, CustomerId, ExhibitionId, MAX_DECK, MAX_TILES, PetId},
    each::Each,
    open::{Assigned, Cards, Group, Groups, Hand, MAX_SPACES, Open, Player, potions},
    terms::{Colour, Need, Term},
};

/// The full state. A new part of it goes to one of the two sides; what lies open is reached as if it were here.
#[derive(Debug, PartialEq)]
pub struct DungeonPetz {
    pub(crate) open: Open,
    pub(crate) hidden: Hidden,
}

engine::lies_open!(mut DungeonPetz: Open);

impl Clone for DungeonPetz {
    fn clone(&self) -> Self {
        DungeonPetz { open: self.open, hidden: self.hidden.clone() }
    }

    /// Straight over the old state: a search does it for every answer that it tries.
    fn clone_from(&mut self, other: &Self) {
        self.open = other.open;
        self.hidden = Hidden { luck: other.hidden.luck.clone(), ..other.hidden };
    }
}

/// What somebody may not know. In every list the first is the top.
#[derive(Clone, Debug, PartialEq)]
pub struct Hidden {
    pub luck: Luck,
    pub decks: Each<Colour, List<Need, MAX_DECK>, 4>,
    pub pet_pile: List<PetId, MAX_TILES>,
    pub cage_stack: List<CageId, MAX_TILES>,
    pub addon_stack: List<AddonId, MAX_TILES>,
    pub artifact_stack: List<ArtifactId, MAX_TILES>,
    /// The tiles of the progress board that lie face down, the next to be turned up first.
    pub exhibitions: List<ExhibitionId, MAX_SPACES>,
    pub customers: List<CustomerId, MAX_SPACES>,
    /// By seat.
    pub private: [Private; 4],
}

/// What a player keeps from the others.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Private {
    /// The groups so far, until everybody's are shown. Their imps and gold still count as being at home.
    pub groups: Groups,
    pub hand: Hand,
    /// Cards face down beside the pet of each plot. Their potions still count as the player's own.
    pub laid: [Cards; 4],
}

impl Private {
    #[inline]
    pub fn hand_of(&self, colour: Colour) -> u8 {
        self.hand[colour].items().iter().fold(0u8, |sum, cards| sum.saturating_add(*cards))
    }

    /// All cards that lie face down.
    #[inline]
    pub fn laid(&self) -> impl Iterator<Item = &Assigned> {
        self.laid.iter().flatten()
    }

    /// Potions that lie face down.
    #[inline]
    pub fn potions(&self) -> u8 {
        self.laid.iter().map(|cards| potions(cards)).sum()
    }

    /// Need cards of a colour, in hand and face down together (DP-CORE-10).
    pub fn cards(&self, colour: Colour) -> u8 {
        let laid = self.laid().filter(|card| card.colour == colour && card.need != Need::Sleep);
        self.hand_of(colour) + laid.count() as u8
    }
}

impl DungeonPetz {
    #[inline(always)]
    pub(crate) fn private(&self, seat: Seat) -> &Private {
        &self.hidden.private[seat.index()]
    }

    #[inline(always)]
    pub(crate) fn private_mut(&mut self, seat: Seat) -> &mut Private {
        &mut self.hidden.private[seat.index()]
    }

    /// Imps and gold at home that are in no secret group.
    #[inline]
    pub(crate) fn at_home(&self, seat: Seat) -> Group {
        self.player(seat).besides(&self.private(seat).groups)
    }

    /// Potions that do not lie face down beside a pet.
    #[inline]
    pub(crate) fn potions(&self, seat: Seat) -> u8 {
        self.player(seat).potions.saturating_sub(self.private(seat).potions())
    }

    /// A player as the owner sees it: groups at the exits, cards beside the pets.
    pub(crate) fn seen(&self, seat: Seat) -> Cow<'_, Player> {
        let (player, private) = (self.player(seat), self.private(seat));
        if private.groups.is_empty() && private.laid().next().is_none() {
            return Cow::Borrowed(player);
        }
        let mut player = *player;
        player.show(private);
        Cow::Owned(player)
    }

    /// All imps of a player, wherever they are.
    pub(crate) fn imps(&self, seat: Seat) -> usize {
        let player = self.player(seat);
        let crews = self.board.spaces.items().iter().flatten().filter(|crew| crew.seat == seat);
        let home = [player.imps, player.hospital, player.platform, player.busy, self.going(seat).imps];
        home.iter().map(|count| usize::from(*count)).sum::<usize>()
            + player.groups.iter().map(|group| usize::from(group.imps)).sum::<usize>()
            + crews.map(|crew| usize::from(crew.imps)).sum::<usize>()
            + player.extra_imps.len()
    }

    /// Imps, need cards and potions never leave the game.
    pub(crate) fn census(&self) -> Vec<(Piece, u32)> {
        let mut pieces: Vec<(Piece, u32)> = self
            .seats()
            .map(|seat| (("imps of seat", seat.index() as u16), self.imps(seat) as u32))
            .collect();
        let mut potions = u32::from(self.board.potions);
        let mut cards = [[0i64; 6]; 4];
        for (deck, row) in self.hidden.decks.items().iter().zip(&mut cards) {
            deck.iter().for_each(|need| row[need.index() % 6] += 1);
        }
        let hands = self.hidden.private.iter().map(|private| &private.hand).chain([&self.board.discards]);
        for hand in hands {
            for (held, row) in hand.items().iter().zip(&mut cards) {
                held.items().iter().zip(row).for_each(|(count, total)| *total += i64::from(*count));
            }
        }
        for (player, private) in self.players.iter().zip(&self.hidden.private) {
            potions += u32::from(player.potions);
            let shown = player.pets.iter().flat_map(|pet| &pet.cards);
            potions += shown.clone().filter(|card| card.need == Need::Sleep).count() as u32;
            for card in shown.chain(private.laid()).filter(|card| card.need != Need::Sleep) {
                cards[card.colour.index()][card.need.index()] += 1;
            }
            for (colour, count) in player.substitutes.iter() {
                cards[colour.index()][self.data().deck(colour).dominant.index() % 6] -= i64::from(*count);
            }
        }
        for (colour, row) in Colour::ALL.iter().zip(cards) {
            for (need, count) in Need::ALL.iter().zip(row) {
                // Fewer than none is nonsense that must differ from every true count.
                let count = u32::try_from(count).unwrap_or(u32::MAX);
                pieces.push(((colour.name(), need.index() as u16), count));
            }
        }
        pieces.push((("potions", 0), potions));
        pieces.sort();
        pieces
    }
}
