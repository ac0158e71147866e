//! What a seat may know (MM-DEC-06), and a whole table imagined from it.

use engine::{List, Luck, Rng, Seat, Viewer};

use crate::{
    action::{Answer, Colour},
    data::*,
    open::{Errand, MAX_PLAYERS, Open, Step},
    sets::MonsterSet,
    state::{Hidden, MakingMonsters, Secret},
};

/// The table as one viewer sees it: what lies open, which is reached as if it were here, and what is the viewer's own.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    pub viewer: Viewer,
    pub open: Open,
    pub own: Own,
}

engine::lies_open!(View: Open);

/// What a viewer knows of what is hidden: its own secrets, and how many cards and tiles lie face down.
#[derive(Clone, Debug, PartialEq)]
pub struct Own {
    /// By seat; those of other seats are blank.
    pub secrets: [Secret; MAX_PLAYERS],
    /// Cards that each seat looks at in secret.
    pub held: [usize; MAX_PLAYERS],
    /// Tiles left in the stacks.
    pub stacks: [usize; 2],
    /// Cards left in the deck.
    pub deck: usize,
}

impl View {
    pub(crate) fn new(state: &MakingMonsters, viewer: Viewer) -> View {
        let MakingMonsters { open, hidden } = state;
        let secret = |seat| {
            if viewer.is(Seat::at(seat)) { hidden.secrets[seat] } else { Secret::default() }
        };
        let own = Own {
            secrets: std::array::from_fn(secret),
            held: std::array::from_fn(|seat| hidden.secrets[seat].cards.len()),
            stacks: [hidden.stacks[0].len(), hidden.stacks[1].len()],
            deck: hidden.deck.len(),
        };
        View { viewer, open: *open, own }
    }

    /// What the viewer knows of a seat's secrets.
    pub fn secret(&self, seat: Seat) -> &Secret {
        &self.own.secrets[seat.index()]
    }

    /// How far a seat is, as the viewer knows.
    pub fn step(&self, seat: Seat) -> Step {
        if self.secret(seat).covering { Step::Cover } else { self.player(seat).step }
    }

    /// The order token of a seat, turned up or the viewer's own.
    pub fn order(&self, seat: Seat) -> Option<Colour> {
        self.player(seat).order.or(self.secret(seat).order)
    }

    /// Reanimate or wait, told to all or the viewer's own choice.
    pub fn answer(&self, seat: Seat) -> Option<Answer> {
        self.player(seat).answer.or(self.secret(seat).answer)
    }

    /// The monster cards in hand that the viewer knows.
    pub fn cards(&self, seat: Seat) -> impl Iterator<Item = MonsterId> {
        self.player(seat).cards.iter().chain(&self.secret(seat).cards).copied()
    }

    /// How many monster cards a seat has in hand.
    pub fn cards_held(&self, seat: Seat) -> usize {
        self.player(seat).cards.len() + self.own.held[seat.index()]
    }

    /// A full state with this view: unknown cards and tiles are put where they can be, and all of it is redrawn.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> MakingMonsters {
        // In a game every unseen card and tile has its place. A scenario may have laid out more copies than the box
        // holds; then the first of its table stands in for those that are missing.
        let (mut unseen_cards, mut unseen_tiles) = (self.unseen_cards(), self.unseen_tiles());
        let mut next_card = || unseen_cards.pop().unwrap_or(MonsterId(0));
        let mut secrets = self.own.secrets;
        for (secret, held) in secrets.iter_mut().zip(self.own.held) {
            while secret.cards.len() < held {
                secret.cards.push(next_card());
            }
        }
        let mut take = |count: usize| -> List<UpgradeId, MAX_STACK> {
            (0..count).map(|_| unseen_tiles.pop().unwrap_or(UpgradeId(0))).collect()
        };
        let stacks = [take(self.own.stacks[0]), take(self.own.stacks[1])];
        let deck = (0..self.own.deck).map(|_| next_card()).collect();
        let hidden = Hidden { luck: Luck::imagined(rng), stacks, deck, secrets };
        let mut state = MakingMonsters { open: self.open, hidden };
        state.redraw_hidden(self.viewer, rng);
        state
    }

    fn unseen_cards(&self) -> List<MonsterId, 128> {
        let mut seen = MonsterSet::default();
        self.discard.iter().for_each(|card| seen.insert(*card));
        let pairs = self.own.secrets.iter().flat_map(|secret| &secret.cards);
        pairs.for_each(|card| seen.insert(*card));
        for player in &self.players {
            player.pile.iter().for_each(|card| seen.insert(card));
            player.cards.iter().for_each(|card| seen.insert(*card));
            player.slots.iter().filter_map(|slot| slot.card).for_each(|card| seen.insert(card));
        }
        let all = (0..self.pack.monsters.len()).map(|index| MonsterId(index as u8));
        all.filter(|card| !seen.contains(*card)).take(128).collect()
    }

    fn unseen_tiles(&self) -> List<UpgradeId, MAX_TILES> {
        let mut left = [0i16; MAX_UPGRADES];
        for (index, upgrade) in self.pack.upgrades.iter().enumerate() {
            left[index] = i16::from(upgrade.count) - i16::from(self.boxed.get(UpgradeId(index as u8)));
        }
        let on_carts = self.carts.iter().flatten().filter_map(|place| place.0);
        let owned = self.players.iter().flat_map(|player| {
            let errand = match player.errand {
                Errand::Install { tile } => Some(tile),
                _ => None,
            };
            let installed = player.upgrades.iter().filter_map(|bay| bay.tile);
            installed.chain(player.beside.iter().copied()).chain(errand)
        });
        on_carts.chain(owned).for_each(|tile| left[usize::from(tile.0) % MAX_UPGRADES] -= 1);
        let mut tiles = List::new();
        for (index, count) in left.into_iter().enumerate() {
            for _ in 0..count {
                tiles.push(UpgradeId(index as u8));
            }
        }
        tiles
    }
}
