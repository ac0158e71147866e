//! What makes an attack stronger, and the shield that weakens it.

use engine::{Audience, Id, Seat, Witness};

use super::party::Layout;
use crate::{event::Event, open::Striker, state::DungeonLords};

impl DungeonLords {
    /// DL-ROOM-23, R-06
    pub(crate) fn room_bonus(&self, seat: Seat, by: Striker, first_number: bool) -> u8 {
        let Some(room) = self.battle_room(seat) else { return 0 };
        let Some(kind) = self.kind_of(seat, by) else { return 0 };
        let room = self.data().room(room);
        let applies = room.bonus_monsters & (1 << kind.0) != 0;
        if applies && (first_number || self.rules.room_bonus_on_every_number) { room.bonus_damage } else { 0 }
    }

    pub(crate) fn expert_bonus(&self, seat: Seat, by: Striker) -> Option<(crate::data::ExpertId, u8)> {
        let Striker::Creature(place) = by else { return None };
        let creature = self.player(seat).lair.get(place.index())?;
        let expert = creature.expert.filter(|_| !creature.expert_used)?;
        Some((expert, self.data().expert(expert).bonus))
    }

    /// Points that a magic shield takes from monsters and ghosts, before courage.
    pub(crate) fn shield(&mut self, seat: Seat, layout: &mut Layout, on: &mut Witness<Event>) {
        let before = self.battle.shield;
        for points in layout.iter_mut() {
            let stopped = self.battle.shield.min(*points);
            *points -= stopped;
            self.battle.shield -= stopped;
        }
        let points = before - self.battle.shield;
        if points > 0 {
            on.tell(Audience::ALL, "DL-COMBAT-34", || Event::ShieldUsed { seat, points });
        }
    }
}
