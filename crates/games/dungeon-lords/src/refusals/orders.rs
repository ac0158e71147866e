//! Choosing orders, and what minions do in the areas and on the boards that cover them.

use engine::{Id, Refusal, Seat};

use super::{by, reasons};
use crate::{
    action::Action,
    data::{AreaId, Cell, Cost, ImproveKind, Position, RoomId, TrapId, Work},
    dungeon::{Ground, Tile, neighbours},
    open::{Due, ORDERS},
    state::DungeonLords,
};

impl DungeonLords {
    pub(super) fn order_refusal(&self, seat: Seat, order: AreaId) -> Refusal {
        let player = self.player(seat);
        if self.hand(seat).orders.len() == ORDERS {
            by(&["DL-ORDER-03"])
        } else if player.inaccessible.contains(order) {
            by(&["DL-ORDER-02"]).because(reasons::inaccessible(order))
        } else {
            by(&["DL-ORDER-08", "DL-ORDER-03"]).because(reasons::chosen(order))
        }
    }

    pub(super) fn act_refusal(&self, seat: Seat, area: AreaId, slot: u8, action: &Action) -> Refusal {
        let (work, space) = self.space(area, slot);
        match (work, action) {
            (Work::Goods | Work::Masquerade | Work::Invest, Action::Execute) => {
                let rule = if self.covering(area).is_some() {
                    by(&["DL-ORDER-11"])
                } else {
                    by(&["DL-ORDER-13", "DL-ORDER-11"])
                };
                self.unless_evil(seat, space.cost, rule)
            }
            (Work::Dig, Action::Dig(cell)) if self.player(seat).imps.free > space.foremen => {
                self.dig_refusal(seat, *cell)
            }
            (Work::Dig, Action::Dig(_)) => {
                let rule = if space.foremen > 0 {
                    by(&["DL-AREA-06", "DL-AREA-04"])
                } else {
                    by(&["DL-AREA-04", "DL-DIG-08"])
                };
                rule.because(reasons::imps(space.foremen.saturating_add(1), self.player(seat).imps.free))
            }
            (Work::Mine, Action::Mine { tunnels, vein }) => self.mine_refusal(seat, space, *tunnels, *vein),
            (Work::Hire, Action::Hire(kind)) if self.monsters.contains(kind) => {
                let expert = self.expert_on(space);
                self.lacking(seat, Due::Hire { area, slot }, *kind, expert, 0)
            }
            // Somebody before has taken it, or it never lay there.
            (Work::Hire, Action::Hire(kind)) => {
                let full = self.monsters.is_full();
                let rule = if full { by(&["DL-AREA-10"]) } else { by(&["DL-AREA-14", "DL-AREA-10"]) };
                rule.because(reasons::monster_gone(*kind))
            }
            (Work::Build, Action::Build { room, cell }) => self.build_refusal(seat, space, *room, *cell),
            (Work::Harvest, Action::Harvest(imps)) => self.harvest_refusal(seat, space, *imps),
            (Work::Improve, Action::Improve { .. } | Action::Unconquer(_)) => {
                self.improve_refusal(seat, None, action)
            }
            (Work::Install, Action::Install { trap, cell }) => self.install_refusal(seat, *trap, *cell),
            (Work::Rent, Action::Rent(_)) => by(&["DL-FEST-RENT-01"]),
            (Work::Rent, Action::TakeRent) => by(&["DL-FEST-RENT-02", "DL-FEST-RENT-11"]),
            // Carried out in another way.
            (Work::Dig | Work::Mine, Action::Execute) => by(&["DL-FLOW-06"]),
            (Work::Hire, Action::Execute) => by(&["DL-FLOW-07"]),
            (Work::Build, Action::Execute) => by(&["DL-FLOW-08"]),
            (_, Action::Execute) => by(&["DL-FLOW-09"]),
            _ => self.elsewhere(action),
        }
    }

    /// A cost in evil that does not fit is refused by its own rule.
    pub(super) fn unless_evil(&self, seat: Seat, cost: Cost, otherwise: Refusal) -> Refusal {
        let evil = Cost { evil: cost.evil, ..Cost::NOTHING };
        if self.affords(seat, evil) {
            return self.short(seat, cost, otherwise);
        }
        let (has, most) = (self.player(seat).evil, self.data().evil.spaces);
        by(&["DL-CONV-11"]).because(reasons::evil(cost.evil, has, most))
    }

    /// The same refusal with the gold and food that a cost asks for, where that is what is short.
    pub(super) fn short(&self, seat: Seat, cost: Cost, refused: Refusal) -> Refusal {
        let player = self.player(seat);
        if player.gold >= cost.gold && player.food >= cost.food {
            return refused;
        }
        refused.because(reasons::price(cost.gold, cost.food, player.gold, player.food))
    }

    pub(super) fn dig_refusal(&self, seat: Seat, cell: Cell) -> Refusal {
        let dungeon = &self.player(seat).dungeon;
        if dungeon.0.get(cell.index()).is_none() {
            return by(&["DL-DIG-09"]);
        }
        let occupied = dungeon.mask(Tile::is_tile);
        let bit = 1u32 << cell.0;
        if occupied & bit != 0 || neighbours(occupied) & bit == 0 {
            by(&["DL-DIG-01", "DL-DIG-09"])
        } else {
            by(&["DL-DIG-02"])
        }
    }

    fn mine_refusal(&self, seat: Seat, space: &Position, tunnels: u8, vein: u8) -> Refusal {
        let imps = self.player(seat).imps.free;
        let (open, holds) = self.mines(seat);
        let worked =
            self.player(seat).dungeon.count(|tile| tile.is_tunnel() && !tile.conquered && tile.worked);
        if vein > holds {
            return by(&["DL-FEST-TUN-09", "DL-FEST-TUN-06"]);
        }
        if tunnels == 0 && vein == 0 {
            return by(&["DL-ORDER-13", "DL-AREA-05"]);
        }
        if tunnels > space.max_workers {
            return by(&["DL-AREA-05"]).because(reasons::at_most(space.max_workers));
        }
        if tunnels > open {
            let in_reach = tunnels <= open.saturating_add(worked);
            let rule = if in_reach { by(&["DL-DIG-06", "DL-DIG-05"]) } else { by(&["DL-DIG-05"]) };
            return rule.because(reasons::tunnels_open(open));
        }
        // The foreman comes along.
        let workers = tunnels.saturating_add(vein);
        let rule = if workers <= imps { by(&["DL-AREA-06", "DL-AREA-05"]) } else { by(&["DL-AREA-05"]) };
        let needs = workers.saturating_add(space.foremen);
        if needs > imps { rule.because(reasons::imps(needs, imps)) } else { rule }
    }

    fn build_refusal(&self, seat: Seat, space: &Position, room: RoomId, cell: Cell) -> Refusal {
        if !self.rooms.contains(&room) {
            let full = self.rooms.is_full();
            let rule = if full { by(&["DL-AREA-12"]) } else { by(&["DL-AREA-14", "DL-AREA-12"]) };
            return rule.because(reasons::room_gone(room));
        }
        if !self.affords(seat, space.cost) {
            return self.short(seat, space.cost, by(&["DL-AREA-12", "DL-ORDER-11"]));
        }
        self.placement_refusal(seat, room, cell)
    }

    /// Where a room may not stand.
    pub(super) fn placement_refusal(&self, seat: Seat, room: RoomId, cell: Cell) -> Refusal {
        let dungeon = &self.player(seat).dungeon;
        let tile = dungeon.0.get(cell.index());
        if !tile.is_some_and(|tile| tile.is_tunnel() && !tile.conquered) {
            return by(&["DL-ROOM-01", "DL-AREA-13"]).because(reasons::no_tunnel(room));
        }
        if self.data().room(room).zone & (1u32 << cell.0) == 0 {
            return by(&["DL-ROOM-03", "DL-AREA-13"]).because(reasons::zone(room));
        }
        by(&["DL-ROOM-02", "DL-AREA-13"]).because(reasons::beside_room(room))
    }

    fn harvest_refusal(&self, seat: Seat, space: &Position, imps: u8) -> Refusal {
        let (needs, free) = (imps.saturating_add(space.foremen), self.player(seat).imps.free);
        if imps > space.max_workers {
            by(&["DL-FEST-HARV-02"]).because(reasons::at_most(space.max_workers))
        } else if needs > free {
            by(&["DL-FEST-HARV-01"]).because(reasons::imps(needs, free))
        } else {
            by(&["DL-FEST-HARV-03"])
        }
    }

    /// `begun`: what this action has begun with.
    pub(super) fn improve_refusal(&self, seat: Seat, begun: Option<ImproveKind>, action: &Action) -> Refusal {
        let dungeon = &self.player(seat).dungeon;
        let kind = match action {
            Action::Unconquer(cell) if dungeon.0.get(cell.index()).is_some_and(Tile::is_room) => {
                ImproveKind::UnconquerRoom
            }
            Action::Unconquer(_) => ImproveKind::UnconquerTunnel,
            _ => ImproveKind::ImproveTunnel,
        };
        if begun.is_some_and(|begun| begun != kind) {
            by(&["DL-FEST-IMPR-02"])
        } else if kind == ImproveKind::ImproveTunnel {
            by(&["DL-FEST-IMPR-03"])
        } else {
            by(&["DL-FEST-IMPR-04"])
        }
    }

    fn install_refusal(&self, seat: Seat, trap: TrapId, cell: Cell) -> Refusal {
        let tile = self.player(seat).dungeon.0.get(cell.index());
        let open = tile.is_some_and(|tile| tile.is != Ground::Rock && !tile.conquered);
        if !self.display.contains(&trap) || !open {
            by(&["DL-FEST-INST-02"])
        } else if tile.is_some_and(|tile| tile.trap.is_some()) {
            by(&["DL-FEST-INST-05", "DL-FEST-INST-02"])
        } else {
            by(&["DL-FEST-INST-04", "DL-FEST-INST-03"])
        }
    }

    pub(super) fn load_refusal(&self, trap: TrapId, action: &Action) -> Refusal {
        let cost = self.data().trap(trap).costs[self.year_index()];
        match action {
            Action::LoseImp(_) if cost.imp > 0 => by(&["DL-CONV-14", "DL-FEST-INST-04"]),
            Action::Feed(_) if cost.monster > 0 => by(&["DL-TRAP-05", "DL-FEST-INST-04"]),
            _ => by(&["DL-FEST-INST-04"]),
        }
    }
}
