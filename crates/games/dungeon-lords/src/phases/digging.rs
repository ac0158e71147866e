//! Digging and mining (chapter 7).

use engine::{Audience, Seat, Witness};

use crate::{
    action::Action,
    asking::Sink,
    data::{Cell, Position},
    dungeon::{Ground, Tile, cells},
    event::Event,
    state::DungeonLords,
};

impl DungeonLords {
    pub(crate) fn list_digs(&self, seat: Seat, out: &mut impl Sink) {
        for cell in cells(self.player(seat).dungeon.diggable()) {
            out.put(Action::Dig(cell));
        }
    }

    /// DL-DIG-03: one tunnel after another.
    pub(crate) fn dig_answers(&self, seat: Seat, left: u8, out: &mut impl Sink) {
        if left > 0 && self.player(seat).imps.free > 0 && self.player(seat).dungeon.diggable() != 0 {
            self.list_digs(seat, out);
            out.put(Action::Skip);
        }
    }

    pub(crate) fn dig_on(&mut self, seat: Seat, left: u8, action: Action, on: &mut Witness<Event>) {
        self.tasks.pop();
        if let Action::Dig(cell) = action {
            self.dig_with_imp(seat, cell, on);
            self.push(crate::open::Task::Dig { seat, left: left.saturating_sub(1) });
        }
    }

    /// DL-DIG-04: the imp stands on the new tunnel.
    pub(crate) fn dig_with_imp(&mut self, seat: Seat, cell: Cell, on: &mut Witness<Event>) {
        self.use_imps(seat, 1);
        *self.player_mut(seat).dungeon.at_mut(cell) = Tile { worked: true, ..Tile::new(Ground::Tunnel) };
        on.tell(Audience::ALL, "DL-DIG-01", || Event::Dug { seat, cell });
    }

    /// A tunnel that needs no imp: a room, a prize or a pet digs it.
    pub(crate) fn free_tunnel_answers(&self, seat: Seat, out: &mut impl Sink) {
        self.list_digs(seat, out);
    }

    pub(crate) fn free_tunnel(&mut self, seat: Seat, action: Action, on: &mut Witness<Event>) {
        self.tasks.pop();
        if let Action::Dig(cell) = action {
            *self.player_mut(seat).dungeon.at_mut(cell) = Tile::new(Ground::Tunnel);
            on.tell(Audience::ALL, "DL-DIG-01", || Event::Dug { seat, cell });
        }
    }

    pub(crate) fn mine_answers(&self, seat: Seat, space: &Position, out: &mut impl Sink) {
        let Some(imps) = space.beside_foremen(self.player(seat).imps.free) else { return };
        let (tunnels, vein) = self.mines(seat);
        for tunnels in 0..=tunnels.min(space.max_workers).min(imps) {
            for vein in 0..=vein.min(imps - tunnels) {
                if tunnels + vein > 0 {
                    out.put(Action::Mine { tunnels, vein });
                }
            }
        }
    }

    pub(crate) fn mine(
        &mut self,
        seat: Seat,
        space: &Position,
        tunnels: u8,
        vein: u8,
        on: &mut Witness<Event>,
    ) {
        let gold = tunnels.saturating_add(vein);
        self.use_imps(seat, gold.saturating_add(space.foremen));
        let player = self.player_mut(seat);
        player.gold = player.gold.saturating_add(gold);
        on.tell(Audience::ALL, "DL-AREA-05", || Event::Mined { seat, gold });
    }
}
