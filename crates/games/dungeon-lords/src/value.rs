//! What a position is worth.

use engine::{Seat, Valued};

use crate::{
    data::{Measure, RoomKind},
    state::{DungeonLords, Phase, Who},
};

impl Valued for DungeonLords {
    const FEATURES: &'static [&'static str] = &[
        "points_now",
        "gold",
        "food",
        "free_imps",
        "imps",
        "traps",
        "monsters",
        "ghosts",
        "expert_creatures",
        "tunnels",
        "rooms",
        "production_rooms",
        "combat_rooms",
        "party_hit_points",
        "party_icons",
        "paladin_here",
        "distance_to_paladin",
        "evil",
        "unpaid",
        "conquered",
        "prisoners",
        "pets",
        "creature_strength",
        "diggable_cells",
        "foreseen_cards",
        "accessible_orders",
    ];

    fn features(&self, seat: Seat, into: &mut [f32]) {
        let data = self.data();
        let player = self.player(seat);
        let left = self.seasons_left() as f32;
        let points: i32 = self.sheet(seat).iter().map(|line| line.points).sum();
        let hit_points: i32 = player
            .party
            .iter()
            .map(|member| i32::from(self.hit_points(member)) - i32::from(member.damage))
            .sum();
        let icons: u32 = self.icons(seat).iter().map(|count| u32::from(*count)).sum();
        let paladin = player.party.iter().any(|member| matches!(member.who, Who::Paladin(_)));
        let strength: u32 = player
            .lair
            .iter()
            .filter(|creature| creature.ready)
            .map(|creature| {
                let costs = &data.monster(creature.kind).costs[0];
                1 + u32::from(
                    costs.food + costs.evil + costs.gold + 2 * costs.monster + costs.imp + costs.trap,
                )
            })
            .sum();
        let rooms = |kind: RoomKind| {
            player.dungeon.count(|tile| {
                !tile.conquered
                    && matches!(tile.is, crate::dungeon::Ground::Room(room) if data.room(room).kind == kind)
            }) as f32
        };
        let seen = self.combat.iter().filter(|stacked| stacked.open || stacked.known.contains(seat)).count();
        let monsters = self.measure(seat, Measure::Monsters);
        let values = [
            points as f32,
            f32::from(player.gold) * (left.min(2.0) + 1.0),
            f32::from(player.food) * (left.min(2.0) + 1.0),
            f32::from(player.imps.free),
            f32::from(player.imps.total()) * left,
            player.traps.total() as f32,
            monsters as f32,
            (player.lair.len() as i32 - monsters) as f32,
            player.lair.iter().filter(|creature| creature.expert.is_some()).count() as f32,
            self.measure(seat, Measure::Tunnels) as f32,
            self.measure(seat, Measure::Rooms) as f32,
            rooms(RoomKind::Production) * left,
            rooms(RoomKind::Combat),
            hit_points as f32,
            icons as f32,
            f32::from(u8::from(paladin)),
            f32::from(data.evil.paladin_space) - f32::from(player.evil),
            f32::from(player.evil),
            f32::from(player.unpaid),
            self.measure(seat, Measure::ConqueredTiles) as f32,
            self.measure(seat, Measure::CapturedAdventurers) as f32,
            player.pets.len() as f32,
            strength as f32,
            player.dungeon.diggable().count_ones() as f32,
            seen as f32,
            f32::from(8 - player.inaccessible.len() as u8),
        ];
        for (place, value) in into.iter_mut().zip(values) {
            *place = value;
        }
    }

    fn weights(_: usize) -> &'static [f32] {
        &[
            1.0, 0.18, 0.18, 0.1, 0.12, 0.7, 0.5, 0.6, 0.6, 0.12, 0.3, 0.25, 0.5, -0.22, -0.25, -1.6, 0.05,
            -0.02, 0.0, -0.2, 0.2, 0.6, 0.45, 0.03, 0.15, 0.05,
        ]
    }

    fn clock(&self) -> u32 {
        let year = u32::from(self.year == 2 || self.phase == Phase::Over);
        let over = u32::from(matches!(self.phase, Phase::ScoringPets | Phase::Over));
        year * 32 + u32::from(self.season) * 2 + u32::from(self.round) + over * 32
    }
}

impl DungeonLords {
    /// Building seasons still to come.
    fn seasons_left(&self) -> u8 {
        if self.phase == Phase::Over {
            return 0;
        }
        let this_year = self.rules.seasons.saturating_sub(self.season);
        this_year + if self.year == 1 { self.rules.seasons } else { 0 }
    }
}
