//! What a viewer may know (MM-DEC-06), and full states that fit it.

use arrayvec::ArrayVec;
use engine::{
    Counts, Luck, Pack, Rng, Seat, Viewer,
    rng::{below, shuffle},
};
use serde::Serialize;

use crate::{
    action::{Answer, Colour, Keep, SlotNo},
    data::*,
    state::{Errand, MAX_PLAYERS, MakingMonsters, MonsterSet, OnCart, Phase, Player, Step},
};

/// A seat as somebody sees it: what is hidden from them is left out.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Seen {
    #[serde(flatten)]
    pub player: Player,
    /// How many monster cards it has in hand.
    pub cards_held: u8,
    /// The cart in front of it.
    pub cart: CartId,
    /// Finished monsters in the lab.
    pub finished: u8,
    /// Whether the order brings the super action; unknown until all are revealed.
    pub is_super: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    #[serde(skip)]
    pub pack: Pack<Data>,
    pub viewer: Viewer,
    pub phase: Phase,
    pub round: u16,
    pub lead: Seat,
    pub supply: Parts,
    pub rot_track: u8,
    pub reserve: u8,
    pub composted: u8,
    pub carts: [[OnCart; CART_TILES]; CARTS],
    /// Tiles left in the stacks.
    pub stacks: [usize; 2],
    pub boxed: Counts<UpgradeId, MAX_UPGRADES>,
    /// Cards left in the deck.
    pub deck: usize,
    pub discard: ArrayVec<MonsterId, MAX_MONSTERS>,
    pub players: ArrayVec<Seen, MAX_PLAYERS>,
}

impl View {
    pub(crate) fn of(game: &MakingMonsters, viewer: Viewer) -> View {
        let players = Seat::all(game.players.len())
            .map(|seat| {
                let mut player = game.player(seat).clone();
                let cards_held = player.cards.len() as u8;
                if !viewer.is(seat) {
                    hide(&mut player, game.phase);
                }
                Seen {
                    cards_held,
                    cart: game.facing(seat),
                    finished: game.pack.finished(&player) as u8,
                    is_super: game.phase != Phase::Order && game.is_super(seat),
                    player,
                }
            })
            .collect();
        View {
            pack: game.pack,
            viewer,
            phase: game.phase,
            round: game.round,
            lead: game.lead(),
            supply: game.supply,
            rot_track: game.rot_track,
            reserve: game.reserve,
            composted: game.composted,
            carts: game.carts,
            stacks: [game.stacks[0].len(), game.stacks[1].len()],
            boxed: game.boxed,
            deck: game.deck.len(),
            discard: game.discard.clone(),
            players,
        }
    }

    /// Puts what is unseen where it can be, and redraws all of it.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> MakingMonsters {
        let mut players: ArrayVec<Player, MAX_PLAYERS> =
            self.players.iter().map(|seen| seen.player.clone()).collect();
        // In a game every unseen card and tile has its place. A scenario may have laid out more copies than the box
        // holds; then the first of its table stands in for those that are missing.
        let (mut unseen_cards, mut unseen_tiles) = (self.unseen_cards(), self.unseen_tiles());
        let mut next_card = || unseen_cards.pop().unwrap_or(MonsterId(0));
        for (player, seen) in players.iter_mut().zip(&self.players) {
            while player.cards.len() < usize::from(seen.cards_held).min(2) {
                player.cards.push(next_card());
            }
        }
        let mut take = |count: usize| -> ArrayVec<UpgradeId, MAX_STACK> {
            (0..count).map(|_| unseen_tiles.pop().unwrap_or(UpgradeId(0))).collect()
        };
        let stacks = [take(self.stacks[0]), take(self.stacks[1])];
        let deck = (0..self.deck).map(|_| next_card()).collect();
        let mut game = MakingMonsters {
            pack: self.pack,
            luck: Luck::imagined(rng),
            phase: self.phase,
            round: self.round,
            supply: self.supply,
            rot_track: self.rot_track,
            reserve: self.reserve,
            composted: self.composted,
            carts: self.carts,
            stacks,
            boxed: self.boxed,
            deck,
            discard: self.discard.clone(),
            players,
        };
        game.redraw(self.viewer, rng);
        game
    }

    fn unseen_cards(&self) -> ArrayVec<MonsterId, 128> {
        let mut seen = MonsterSet::default();
        self.discard.iter().for_each(|card| seen.insert(*card));
        for player in self.players.iter().map(|seen| &seen.player) {
            player.pile.iter().for_each(|card| seen.insert(card));
            player.cards.iter().for_each(|card| seen.insert(*card));
            player.slots.iter().filter_map(|slot| slot.card).for_each(|card| seen.insert(card));
        }
        let all = (0..self.pack.monsters.len()).map(|index| MonsterId(index as u8));
        all.filter(|card| !seen.contains(*card)).take(128).collect()
    }

    fn unseen_tiles(&self) -> ArrayVec<UpgradeId, MAX_TILES> {
        let mut left = [0i16; MAX_UPGRADES];
        for (index, upgrade) in self.pack.upgrades.iter().enumerate() {
            left[index] = i16::from(upgrade.count) - i16::from(self.boxed.get(UpgradeId(index as u8)));
        }
        let on_carts = self.carts.iter().flatten().filter_map(|place| place.0);
        let owned = self.players.iter().flat_map(|seen| {
            let errand = match seen.player.errand {
                Errand::Install { tile } => Some(tile),
                _ => None,
            };
            let installed = seen.player.upgrades.iter().filter_map(|bay| bay.tile);
            installed.chain(seen.player.beside.iter().copied()).chain(errand)
        });
        on_carts.chain(owned).for_each(|tile| left[usize::from(tile.0) % MAX_UPGRADES] -= 1);
        let mut tiles = ArrayVec::new();
        for (index, count) in left.into_iter().enumerate() {
            for _ in 0..count {
                tiles.push(UpgradeId(index as u8));
            }
        }
        tiles
    }
}

/// Takes out of another seat what MM-INFO-03 and MM-INFO-04 hide in this phase.
fn hide(player: &mut Player, phase: Phase) {
    match phase {
        Phase::Order => player.order = None,
        Phase::Answer => player.answer = None,
        Phase::Keep => {
            player.cards.clear();
            player.kept = None;
        }
        Phase::Prepare => {
            player.lineup.clear();
            player.covers = None;
            if player.step == Step::Cover {
                player.step = Step::Choose;
            }
        }
        _ => {}
    }
}

impl MakingMonsters {
    /// Redraws what `viewer` cannot know: the luck to come, the face-down deck and stacks, and the secret answers and
    /// cards of the other seats in the phases that have them (MM-INFO-03 to MM-INFO-05).
    pub(crate) fn redraw(&mut self, viewer: Viewer, rng: &mut Rng) {
        self.luck = Luck::imagined(rng);
        self.redraw_cards(viewer, rng);
        let mut tiles: ArrayVec<UpgradeId, MAX_TILES> = self.stacks.iter().flatten().copied().collect();
        shuffle(&mut tiles, rng);
        for place in self.stacks.iter_mut().flatten() {
            if let Some(tile) = tiles.pop() {
                *place = tile;
            }
        }
        for seat in Seat::all(self.players.len()) {
            if !viewer.is(seat) {
                self.redraw_answer(seat, rng);
            }
        }
    }

    /// The deck, and in Refresh the pairs that others look at.
    fn redraw_cards(&mut self, viewer: Viewer, rng: &mut Rng) {
        if self.phase != Phase::Keep {
            return shuffle(&mut self.deck, rng);
        }
        let mut pool: ArrayVec<MonsterId, { MAX_MONSTERS + 2 * MAX_PLAYERS }> =
            self.deck.iter().copied().collect();
        let others = |seat: usize| !viewer.is(Seat::at(seat));
        for (seat, player) in self.players.iter().enumerate() {
            if others(seat) {
                pool.extend(player.cards.iter().copied());
            }
        }
        shuffle(&mut pool, rng);
        for (seat, player) in self.players.iter_mut().enumerate() {
            if others(seat) {
                player
                    .cards
                    .iter_mut()
                    .zip(std::iter::from_fn(|| pool.pop()))
                    .for_each(|(old, new)| *old = new);
            }
        }
        self.deck.iter_mut().zip(std::iter::from_fn(|| pool.pop())).for_each(|(old, new)| *old = new);
    }

    /// A secret answer of another seat, any that it could have given.
    fn redraw_answer(&mut self, seat: Seat, rng: &mut Rng) {
        let pack = self.pack;
        let phase = self.phase;
        let player = self.player_mut(seat);
        let answered = player.step == Step::Done;
        match phase {
            Phase::Order => player.order = answered.then(|| Colour::ALL[below(rng, 3)]),
            Phase::Answer => {
                // Who must reanimate, and who cannot, has no secret; nor has who was not asked yet.
                player.answer = if pack.is_forced(player) {
                    (player.step != Step::Start).then_some(Answer::Reanimate)
                } else if !answered {
                    None
                } else if pack.can_reanimate(player) && below(rng, 2) == 0 {
                    Some(Answer::Reanimate)
                } else {
                    Some(Answer::Wait)
                };
            }
            Phase::Keep => {
                let choices = if pack.has(player, Effect::KeepBoth) { 3 } else { 2 };
                player.kept = match player.cards.len() {
                    _ if !answered => None,
                    0 => None,
                    1 => Some(Keep::First),
                    _ => Some([Keep::First, Keep::Second, Keep::Both][below(rng, choices)]),
                };
            }
            Phase::Prepare => redraw_lineup(player, answered, rng),
            _ => {}
        }
    }
}

/// Another line-up from the same pile: complete if the seat is done, unfinished if it is still choosing.
fn redraw_lineup(player: &mut Player, answered: bool, rng: &mut Rng) {
    if player.step == Step::Start {
        return;
    }
    let mut pile: ArrayVec<MonsterId, 128> = player.pile.iter().collect();
    shuffle(&mut pile, rng);
    player.lineup.clear();
    player.covers = None;
    let most = if answered {
        pile.len().min(SLOTS)
    } else if pile.len() >= 4 {
        4
    } else {
        pile.len().saturating_sub(1)
    };
    let count = below(rng, most + 1);
    player.lineup.extend(pile.into_iter().take(count));
    if answered {
        player.covers = (count >= 4).then(|| SlotNo::at(below(rng, 2)));
    } else {
        player.step = if count == 4 { Step::Cover } else { Step::Choose };
    }
}
