//! Production rooms.

use engine::{Refusal, Seat};

use super::{by, reasons};
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
                Some(found) if found.conquered => {
                    by(&["DL-ROOM-05", "DL-PROD-03"]).because(reasons::room_conquered(room))
                }
                Some(found) => self.use_refusal(seat, room, &found, (imps, tokens, gain)),
                None => by(&["DL-PROD-01"]),
            },
            Action::Train { room, imps } => match self.found(seat, room) {
                Some(found) if found.conquered => {
                    by(&["DL-ROOM-05", "DL-FEST-ROOM-05"]).because(reasons::room_conquered(room))
                }
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
            let rule = if found.cell.is_none() { by(&["DL-FEST-RENT-05"]) } else { by(&["DL-PROD-03"]) };
            return rule.because(reasons::room_used(room));
        }
        if !self.affords(seat, entry.cost) {
            return self.short(seat, entry.cost, by(&["DL-PROD-03", "DL-ROOM-10"]));
        }
        let Some(gain) = entry.gains.get(usize::from(gain)) else {
            return by(&["DL-FEST-ROOM-01", "DL-ROOM-10"]);
        };
        if gain.tunnel > 0 && player.dungeon.diggable() == 0 {
            return by(&["DL-PROD-08"]);
        }
        let given = imps.saturating_add(tokens);
        if given != needed {
            return by(&["DL-PROD-04", "DL-ROOM-10"]).because(reasons::workers(room, needed, given));
        }
        let left = self.tokens_left(seat);
        if tokens > left {
            return by(&["DL-PROD-06"]).because(reasons::tokens(tokens, left));
        }
        by(&["DL-PROD-02"]).because(reasons::imps(imps, player.imps.free))
    }
}
