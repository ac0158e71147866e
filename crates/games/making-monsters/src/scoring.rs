//! Final scoring (MM-SCORE), and the inventory of the box.

use engine::{Outcome, Piece, ScoreLine};

use crate::{
    data::{Kind, MAX_MONSTERS, MAX_UPGRADES, MonsterId, UpgradeId},
    state::{Errand, MakingMonsters, Phase},
};

impl MakingMonsters {
    /// Most prestige wins (MM-SCORE-01); then the fewest rot (MM-SCORE-02), then the best Fair (MM-SCORE-04); then
    /// the victory is shared (MM-SCORE-05).
    pub(crate) fn final_scores(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        // `validate` keeps prestige far below where this would not fit.
        let number = |value: u32| value as i32;
        let sheet = |player: &crate::state::Player| {
            let rounds = player.prestige.saturating_sub(player.fair);
            let fair = player.prestige - rounds;
            let line = |item, value, clause| ScoreLine { item, count: 1, points: number(value), clause };
            let lines = vec![line("rounds", rounds, "MM-SCORE-01"), line("fair", fair, "MM-FAIR-10")];
            (lines, vec![-i32::from(player.bag.get(Kind::Rot)), number(player.fair)])
        };
        Some(Outcome::ranked(1, self.players.iter().map(sheet).collect()))
    }

    /// Every token by kind, wherever it is (MM-COMP-08).
    pub(crate) fn tokens(&self) -> [u32; Kind::ALL.len()] {
        let mut tokens = [0u32; Kind::ALL.len()];
        let mut add = |kind: Kind, count: u8| tokens[kind as usize] += u32::from(count);
        self.supply.iter().for_each(|(kind, count)| add(kind, count));
        [self.rot_track, self.reserve, self.composted].iter().for_each(|count| add(Kind::Rot, *count));
        for player in &self.players {
            for heap in [&player.bag, &player.rejects, &player.overflow] {
                heap.iter().for_each(|(kind, count)| add(kind, count));
            }
            for heap in player.upgrades.iter().map(|bay| &bay.parts).chain([&player.hand, &player.sorting]) {
                heap.iter().for_each(|(kind, count)| add(kind, count));
            }
            for slot in &player.slots {
                slot.parts.iter().for_each(|(kind, count)| add(kind, count));
                slot.mutations.iter().for_each(|(_, count)| add(Kind::Mutation, count));
            }
            add(Kind::Rot, player.incoming_rot);
        }
        tokens
    }

    /// Every token, card and tile, wherever it is (MM-COMP-08).
    pub(crate) fn inventory(&self) -> Vec<(Piece, u32)> {
        let tokens = self.tokens();
        let mut cards: Vec<MonsterId> = self.deck.iter().chain(&self.discard).copied().collect();
        let mut tiles: Vec<UpgradeId> = self.stacks.iter().flatten().copied().collect();
        tiles.extend(self.carts.iter().flatten().filter_map(|place| place.0));
        self.boxed.iter().for_each(|(tile, count)| tiles.extend((0..count).map(|_| tile)));
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
