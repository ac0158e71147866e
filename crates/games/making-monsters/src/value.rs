//! What a position is worth to a seat, on the scale of final points.

use engine::{Seat, Valued, value::WeightTable};

use crate::{
    data::*,
    state::{MakingMonsters, Phase, Player},
};

/// About what each part brings when it is placed: the rarer, the more.
const WORTH: [f32; 5] = [1.5, 1.75, 2.0, 2.5, 3.25];

/// Tokens that leave a bag in an average round.
const DRAWN: f32 = 5.0;

impl MakingMonsters {
    /// The chance that a token of the bag fits one of the seat's monsters.
    fn fitting(&self, player: &Player) -> f32 {
        let total = player.bag.total() as f32;
        if total == 0.0 {
            return 0.0;
        }
        let needs = self.pack.needs(player);
        let wanted = |kind: usize| needs.iter().flatten().any(|need| need[kind] > 0);
        let fitting: u32 =
            (0..5).filter(|kind| wanted(*kind)).map(|kind| u32::from(player.bag.raw()[kind])).sum();
        (fitting as f32 + f32::from(player.bag.get(Kind::Mutation))) / total
    }
}

static WEIGHTS: WeightTable =
    WeightTable::new(include_str!("../data/weights.toml"), MakingMonsters::FEATURES);

impl Valued for MakingMonsters {
    const FEATURES: &'static [&'static str] = &[
        "prestige",
        "finished monsters",
        "prestige of finished monsters",
        "chart bonus of finished monsters",
        "share of unfinished monsters",
        "parts on unfinished monsters",
        "best unfinished monster",
        "sorted parts",
        "free sorting spaces",
        "rejects",
        "last reject spaces",
        "rotted",
        "rot owned",
        "useful parts owned",
        "worth of parts owned",
        "mutations owned",
        "tokens owned",
        "chance that a token fits",
        "upgrades",
        "replicators",
        "parts on prestige upgrades",
        "unused LESTER cards",
        "cards in the lab",
        "cards in the pile",
        "best five of the pile",
        "rounds to come",
    ];

    fn features(&self, seat: Seat, into: &mut [f32]) {
        let player = self.player(seat);
        let data = self.data();
        let (mut finished, mut prestige) = (0usize, 0.0f32);
        let (mut share, mut placed, mut best) = (0.0f32, 0.0f32, 0.0f32);
        let mut owned = player.bag;
        let mut own = |kind: Kind, count: u8| owned.set(kind, owned.get(kind).saturating_add(count));
        for slot in 0..SLOTS {
            let Some(monster) = data.monster_on(player, slot) else { continue };
            let held = &player.slots[slot];
            held.parts.iter().for_each(|(kind, count)| own(kind, count));
            held.mutations.iter().for_each(|(_, count)| own(Kind::Mutation, count));
            let worth = f32::from(monster.prestige);
            if data.is_finished(player, slot) {
                finished += 1;
                prestige += worth;
                continue;
            }
            let on = (held.parts.total() + held.mutations.total()) as f32;
            let part = on / monster.spaces.total().max(1) as f32;
            share += part * worth;
            placed += on;
            best = best.max(part * part * worth);
        }
        player.sorting.iter().for_each(|(kind, count)| own(kind, count));
        player.rejects.iter().chain(player.overflow.iter()).for_each(|(kind, count)| own(kind, count));
        for bay in &player.upgrades {
            bay.parts.iter().for_each(|(kind, count)| own(kind, count));
        }
        let useful: u32 = owned.raw()[..5].iter().map(|count| u32::from(*count)).sum();
        let worth: f32 = (0..5).map(|kind| f32::from(owned.raw()[kind]) * WORTH[kind]).sum();
        let rejects = (player.rejects.total() + player.overflow.total()) as f32;
        let rotted = data.is_rotted(player);
        let bonus = if rotted { 0.0 } else { f32::from(data.chart[finished.min(SLOTS)].bonus) };
        let mut pile: [u8; SLOTS] = [0; SLOTS];
        for card in player.pile.iter().chain(player.slots.iter().filter_map(|slot| slot.card)) {
            let worth = data.monster(card).prestige;
            if let Some(at) = pile.iter().position(|known| *known < worth) {
                pile[at..].rotate_right(1);
                pile[at] = worth;
            }
        }
        let case = |bay: &crate::state::Bay| {
            let tile = bay.tile?;
            matches!(data.upgrade(tile).effect, Effect::Display(_) | Effect::Grind(_))
                .then(|| bay.parts.total())
        };
        let replicator =
            |effect: &Effect| matches!(effect, Effect::Replicate { .. } | Effect::Deal(_) | Effect::Boost(_));
        let full = f32::from(data.rot_track[self.players.len() - 2]);
        let features = [
            player.prestige as f32,
            finished as f32,
            prestige,
            bonus,
            share,
            placed,
            best,
            player.sorting.total() as f32,
            f32::from(data.sorting_spaces) - player.sorting.total() as f32,
            rejects,
            (rejects - (f32::from(data.reject_spaces) - 2.0)).max(0.0),
            f32::from(u8::from(rotted)),
            f32::from(owned.get(Kind::Rot)) + f32::from(player.incoming_rot),
            useful as f32,
            worth,
            f32::from(owned.get(Kind::Mutation)),
            owned.total() as f32 / DRAWN,
            self.fitting(player),
            data.effects(player).count() as f32,
            data.effects(player).filter(replicator).count() as f32,
            player.upgrades.iter().filter_map(case).sum::<u32>() as f32,
            data.lesters.len() as f32 - player.lester_used.len() as f32,
            player.slots.iter().filter(|slot| slot.card.is_some()).count() as f32,
            player.pile.len() as f32,
            pile.iter().map(|worth| f32::from(*worth)).sum(),
            f32::from(self.rot_track) / full.max(1.0),
        ];
        for (place, feature) in into.iter_mut().zip(features) {
            *place = feature;
        }
    }

    fn weights(players: usize) -> &'static [f32] {
        WEIGHTS.of(players)
    }

    /// Grows at the end of each round, and at each part of the Fair.
    fn clock(&self) -> u32 {
        let fair = match self.phase {
            Phase::Prepare => 1,
            Phase::Show => 2,
            Phase::Over => 3,
            _ => 0,
        };
        u32::from(self.round) + fair
    }
}
