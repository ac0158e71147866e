//! Whether a state that came from outside can be played on, and how it is made ready for that.

use engine::{Impossible, Seat};

use crate::{
    data::*,
    open::{Errand, Phase, Player, Step},
    state::MakingMonsters,
};

/// No step of a real game counts higher.
const MOST: u8 = 60;
/// No game lasts longer (MM-DEC-07), with room for what scenarios set up.
const MOST_ROUNDS: u16 = 10_000;
/// No game brings more prestige, not even in so many rounds.
const MOST_PRESTIGE: u32 = 100_000_000;
/// No box holds more tiles of a kind.
const MOST_BOXED: u8 = 100;

impl MakingMonsters {
    /// Steps left over from another phase count as its start, and a card in hand that nobody places goes back under
    /// the deck: so that a scenario can jump to a phase by naming it alone.
    pub(crate) fn tidy(&mut self) {
        let MakingMonsters { open, hidden } = self;
        let phase = open.phase;
        let places_cards = matches!(phase, Phase::Setup | Phase::Settle);
        for (player, secret) in open.players.iter_mut().zip(&mut hidden.secrets) {
            if !player.step.belongs(phase) {
                player.step = Step::Start;
            }
            if phase == Phase::Over {
                player.step = Step::Done;
            }
            secret.covering &= phase == Phase::Prepare;
            while !places_cards && !player.cards.is_empty() && !hidden.deck.is_full() {
                hidden.deck.insert(0, player.cards.remove(0));
            }
        }
    }

    pub(crate) fn check_possible(&self) -> Result<(), Impossible> {
        let mut against = Impossible::default();
        if !against.demand((2..=4).contains(&self.players.len()), "the game is for 2 to 4 players") {
            return Err(against);
        }
        against.demand(self.round >= 1, "rounds count from 1");
        against.demand(self.round <= MOST_ROUNDS, "no game has so many rounds");
        self.room_possible(&mut against);
        let card = |card: &MonsterId| usize::from(card.0) < self.pack.monsters.len();
        let tile = |tile: &UpgradeId| usize::from(tile.0) < self.pack.upgrades.len();
        let monsters = self.hidden.deck.iter().chain(&self.discard).all(card);
        against.demand(monsters, "no such monster in deck or discard");
        let stacked = self.hidden.stacks.iter().flatten().copied();
        let mut tiles = stacked.chain(self.carts.iter().flatten().filter_map(|place| place.0));
        against.demand(tiles.all(|known| tile(&known)), "no such tile on the central board");
        against.demand(self.boxed.iter().all(|(known, _)| tile(&known)), "no such tile in the box");
        for seat in self.seats() {
            against.part(format_args!("player {seat}"), |found| self.player_possible(seat, found));
        }
        against.verdict()
    }

    /// Whatever goes from place to place finds room there: counts are bytes, lists have a fixed capacity.
    fn room_possible(&self, against: &mut Impossible) {
        let bytes = self.tokens().iter().all(|count| *count <= u32::from(u8::MAX));
        against.demand(bytes, "more tokens of a kind than can be counted");
        against.demand(
            self.boxed.iter().all(|(_, count)| count <= MOST_BOXED),
            "more tiles in the box than there are",
        );
        let in_hand: usize = self.players.iter().map(|player| player.cards.len()).sum();
        let in_hand = in_hand + self.hidden.secrets.iter().map(|secret| secret.cards.len()).sum::<usize>();
        let dealt = self.hidden.deck.len() + self.discard.len() + in_hand;
        against.demand(dealt <= MAX_MONSTERS, "more monster cards in deck, discard and hands than there are");
        let lies_beside = |tile: &UpgradeId| {
            self.pack.upgrades.get(usize::from(tile.0)).is_some_and(|tile| tile.lies == Where::Beside)
        };
        let on_carts = self.carts.iter().flatten().filter_map(|place| place.0);
        let to_come =
            self.hidden.stacks.iter().flatten().copied().chain(on_carts).filter(lies_beside).count();
        let fits = |player: &Player| player.beside.len() + to_come <= MAX_BESIDE;
        against.demand(self.players.iter().all(fits), "more tiles beside a lab than there is room for");
        let small = |player: &Player| player.prestige.max(player.fair) <= MOST_PRESTIGE;
        against.demand(self.players.iter().all(small), "no game brings so much prestige");
    }

    fn player_possible(&self, seat: Seat, against: &mut Impossible) {
        let (player, secret, data) = (self.player(seat), self.secret(seat), self.data());
        let card = |card: MonsterId| usize::from(card.0) < data.monsters.len();
        let tile = |tile: UpgradeId| usize::from(tile.0) < data.upgrades.len();
        let lies = |known: UpgradeId, place: Where| tile(known) && data.upgrade(known).lies == place;
        let cards = player.cards.iter().chain(&secret.cards).chain(&secret.lineup).copied();
        let installed = player.upgrades.iter().filter_map(|bay| bay.tile);
        let known = against.demand(player.pile.iter().chain(cards).all(card), "no such monster")
            & against.demand(
                player.slots.iter().filter_map(|slot| slot.card).all(card),
                "no such monster in a slot",
            )
            & against.demand(
                player.beside.iter().all(|known| lies(*known, Where::Beside)),
                "no tile that lies beside a lab",
            )
            & against.demand(
                installed.into_iter().all(|known| lies(known, Where::Normal)),
                "no tile for an upgrade slot",
            );
        let used = player.lester_used.iter().all(|known| usize::from(known.0) < data.lesters.len());
        against.demand(used, "no such LESTER card");
        self.step_possible(seat, against);
        // What follows looks at the cards and tiles themselves.
        if !known {
            return;
        }
        for slot in 0..SLOTS {
            let held = &player.slots[slot];
            let spaces = self.monster_on(seat, slot).map_or(Spaces::EMPTY, |monster| monster.spaces);
            let fits = Kind::USEFUL.iter().all(|kind| {
                u16::from(held.parts.get(*kind)) + u16::from(held.mutations.get(*kind))
                    <= u16::from(spaces.get(*kind))
            });
            against.demand(fits, "more parts on a monster than it has spaces");
        }
        let open = self.bays(seat);
        for (index, bay) in player.upgrades.iter().enumerate() {
            against.demand(index < open || bay.tile.is_none(), "a tile on an upgrade slot that is not open");
            let holds = u32::from(self.holds(bay));
            against.demand(bay.parts.total() <= holds, "more parts on an upgrade than it holds");
            let is_terminal = bay.tile.is_some_and(|known| data.upgrade(known).effect == Effect::Lester);
            against
                .demand(!is_terminal || bay.parts.total() < holds, "a full LESTER Terminal is used at once");
        }
        against.demand(
            player.sorting.total() <= u32::from(data.sorting_spaces),
            "more parts sorted than there is room for",
        );
        against.demand(
            player.rejects.total() <= u32::from(data.reject_spaces),
            "more rejects than the track holds",
        );
    }

    fn step_possible(&self, seat: Seat, against: &mut Impossible) {
        let (player, secret) = (self.player(seat), self.secret(seat));
        let small = match player.step {
            Step::Draw { must, may } => must <= MOST && may <= MOST,
            Step::End { next } => next <= 3,
            Step::Peg { bay } | Step::Effects { bay } => usize::from(bay) <= MAX_BAYS,
            Step::Items { left } => left <= MOST,
            _ => true,
        };
        against.demand(small, "a step counts too high");
        let busy = player.step != Step::Done && self.phase != Phase::Over;
        let drawing = self.phase.is_drawing();
        against.demand(player.hand.is_empty() || (drawing && busy), "drawn parts, but nobody is drawing");
        let errands = drawing || self.phase.is_in_turn();
        against
            .demand(player.errand == Errand::None || (errands && busy), "an errand in a phase that has none");
        match player.errand {
            Errand::Supply { left, .. } => {
                against.demand((1..=MOST).contains(&left), "an errand counts too high");
            }
            Errand::Install { tile } => {
                let known = usize::from(tile.0) < self.pack.upgrades.len();
                against.demand(known && self.pack.upgrade(tile).lies == Where::Normal, "no tile to install");
            }
            _ => {}
        }
        let lineup = &secret.lineup;
        against.demand(lineup.is_empty() || self.phase == Phase::Prepare, "a line-up outside the Fair");
        let unique = lineup.iter().enumerate().all(|(at, card)| !lineup[..at].contains(card));
        against.demand(
            unique && lineup.iter().all(|card| player.pile.contains(*card)),
            "a line-up not from the pile",
        );
        let covers = secret.covers.is_none_or(|slot| !self.pack.is_blank(slot.index()));
        against.demand(covers, "only a default can be covered");
        let cover =
            !secret.covering || self.phase != Phase::Prepare || lineup.len() == self.pack.first_to_cover();
        against.demand(cover, "the fourth card covers a default");
        let first = player.step != Step::First || self.phase != Phase::Settle || player.cards.len() == 2;
        against.demand(first, "which card comes first is asked with two cards");
    }
}
