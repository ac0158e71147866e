//! Production rooms.

use engine::{Refusal, Seat};

use super::by;
use crate::{
    action::Action,
    data::{Cell, RoomId, RoomKind},
    dungeon::Ground,
    state::DungeonLords,
};

/// A production room of the seat, wherever it is.
struct Found {
    cell: Option<Cell>,
    conquered: bool,
    uses: u8,
    outward: bool,
}

impl DungeonLords {
    pub(super) fn produce_refusal(&self, seat: Seat, action: &Action) -> Refusal {
        match *action {
            Action::Produce { room, imps, tokens, gain } => match self.found(seat, room) {
                Some(found) if found.conquered => by(&["DL-ROOM-05", "DL-PROD-03"]),
                Some(found) => self.use_refusal(seat, room, &found, (imps, tokens, gain)),
                None => by(&["DL-PROD-01"]),
            },
            Action::Train { room, imps } => match self.found(seat, room) {
                Some(found) if found.conquered => by(&["DL-ROOM-05", "DL-FEST-ROOM-05"]),
                Some(found) if found.uses > 0 && found.outward != (imps < 0) => {
                    by(&["DL-FEST-ROOM-08", "DL-FEST-ROOM-03"])
                }
                Some(found) if found.cell.is_none() => by(&["DL-FEST-RENT-10", "DL-FEST-ROOM-03"]),
                _ => by(&["DL-FEST-ROOM-03", "DL-FEST-ROOM-08"]),
            },
            _ => self.elsewhere(action),
        }
    }

    fn found(&self, seat: Seat, room: RoomId) -> Option<Found> {
        if self.data().room(room).kind != RoomKind::Production {
            return None;
        }
        let player = self.player(seat);
        let rented = player.rented.iter().find(|rented| rented.room == room).map(|rented| Found {
            cell: None,
            conquered: rented.conquered,
            uses: rented.uses,
            outward: rented.outward,
        });
        rented.or_else(|| {
            let cell = player.dungeon.find(Ground::Room(room))?;
            let tile = player.dungeon.at(cell);
            Some(Found {
                cell: Some(cell),
                conquered: tile.conquered,
                uses: tile.uses,
                outward: tile.outward,
            })
        })
    }

    fn use_refusal(
        &self,
        seat: Seat,
        room: RoomId,
        found: &Found,
        (imps, tokens, gain): (u8, u8, u8),
    ) -> Refusal {
        let (player, entry) = (self.player(seat), self.data().room(room));
        let needed = self.workers(seat, room, found.cell, found.uses);
        if entry.trains_imps() {
            return by(&["DL-FEST-ROOM-03"]);
        }
        if !self.uses_left(found.uses, found.cell.is_none()) {
            return if found.cell.is_none() { by(&["DL-FEST-RENT-05"]) } else { by(&["DL-PROD-03"]) };
        }
        if !self.affords(seat, entry.cost) {
            return by(&["DL-PROD-03", "DL-ROOM-10"]);
        }
        let Some(gain) = entry.gains.get(usize::from(gain)) else {
            return by(&["DL-FEST-ROOM-01", "DL-ROOM-10"]);
        };
        if gain.tunnel > 0 && player.dungeon.diggable() == 0 {
            return by(&["DL-PROD-08"]);
        }
        if imps.saturating_add(tokens) != needed {
            return by(&["DL-PROD-04", "DL-ROOM-10"]);
        }
        if tokens > self.tokens_left(seat) { by(&["DL-PROD-06"]) } else { by(&["DL-PROD-02"]) }
    }
}
