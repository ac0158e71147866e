//! What the areas and rooms offer, and to whom.

use engine::{Clause, Seat};

use super::{Dummy, ImpAt, Open, Rented};
use crate::{
    data::{AreaId, BoardId, Cell, Cost, ExpertId, ImproveKind, Position, RoomId, RoomKind, TrapId, Work},
    dungeon::{Ground, neighbours},
};

impl Open {
    /// The dummy a player of two runs (DL-TWO-01).
    pub fn own_dummy(&self, seat: Seat) -> Option<&Dummy> {
        if self.count() == 2 { self.dummies.get(seat.index()) } else { None }
    }

    /// The order in which the spaces of an area act, on the board that covers it if there is one (DL-FEST-OPP-03).
    pub fn frames(&self, area: AreaId) -> [u8; 3] {
        match self.covering(area) {
            Some(board) => self.data().board(board).resolve,
            None => self.data().area(area).resolve,
        }
    }

    pub fn covering(&self, area: AreaId) -> Option<BoardId> {
        self.board.filter(|board| self.data().board(*board).area == area)
    }

    /// What the space offers, printed or on the board that covers the area.
    pub fn space(&self, area: AreaId, slot: u8) -> (Work, &'static Position) {
        self.data().space(area, self.covering(area), slot)
    }

    /// The clause of the area's own chapter, for its events.
    pub fn area_clause(&self, area: AreaId) -> Clause {
        if let Some(board) = self.covering(area) {
            return match self.data().board(board).work {
                Work::Harvest => "DL-FEST-HARV-02",
                Work::Masquerade => "DL-FEST-MASQ-01",
                Work::Improve => "DL-FEST-IMPR-02",
                Work::Invest => "DL-FEST-INV-01",
                Work::Install => "DL-FEST-INST-02",
                Work::Rent => "DL-FEST-RENT-01",
                Work::Hire => "DL-FEST-EXP-01",
                _ => "DL-FEST-ADOPT-01",
            };
        }
        match area.0 {
            0 => "DL-AREA-01",
            1 => "DL-AREA-02",
            2 => "DL-AREA-04",
            3 => "DL-AREA-05",
            4 => "DL-AREA-07",
            5 => "DL-AREA-08",
            6 => "DL-AREA-10",
            _ => "DL-AREA-12",
        }
    }

    /// Tunnels that can be mined, and miners the vein takes (DL-DIG-05, DL-DIG-06, DL-FEST-TUN-06).
    pub fn mines(&self, seat: Seat) -> (u8, u8) {
        let data = self.data();
        let (mut tunnels, mut vein) = (0, 0);
        for tile in &self.player(seat).dungeon.0 {
            if !tile.is_tunnel() || tile.conquered || tile.worked {
                continue;
            }
            match tile.is {
                Ground::Improved(id) if data.improved_tunnel(id).extra_miners > 0 => {
                    vein += data.improved_tunnel(id).extra_miners;
                }
                _ => tunnels += 1,
            }
        }
        (tunnels, vein)
    }

    /// Uses a room has left this season (DL-PROD-03, DL-FEST-RENT-05).
    pub fn uses_left(&self, uses: u8, rented: bool) -> bool {
        uses < if self.year == 2 && !rented { 2 } else { 1 }
    }

    /// Workers a use needs (DL-PROD-04), a Tool Shed beside it taken off once a season (DL-FEST-TUN-02).
    pub fn workers(&self, seat: Seat, room: RoomId, cell: Option<Cell>, uses: u8) -> u8 {
        let data = self.data();
        let needed = data.room(room).workers;
        let Some(cell) = cell.filter(|_| uses == 0) else { return needed };
        let beside = neighbours(1 << cell.0);
        let mut discount = 0;
        for (at, tile) in self.player(seat).dungeon.0.iter().enumerate() {
            if beside & (1 << at) != 0
                && !tile.conquered
                && let Ground::Improved(id) = tile.is
            {
                let tunnel = data.improved_tunnel(id);
                if tunnel.excluded_rooms & (1 << room.0) == 0 {
                    discount += tunnel.discount;
                }
            }
        }
        // DL-FEST-TUN-09: never below one worker.
        if discount == 0 { needed } else { needed.saturating_sub(discount).max(1) }
    }

    pub fn tokens_left(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        self.troll_tokens(seat).saturating_add(player.helpers).saturating_sub(player.tokens_used)
    }

    /// Imps per tile, where the board lies.
    pub fn improve_imps(&self, kind: ImproveKind) -> u8 {
        let board = self.board.filter(|board| self.data().board(*board).work == Work::Improve);
        let board = board.or_else(|| {
            self.data()
                .boards
                .iter()
                .position(|board| board.work == Work::Improve)
                .map(|at| BoardId(at as u8))
        });
        board.map_or(2, |board| self.data().board(board).imps[kind as usize])
    }

    /// All costs of using the trap on that tile (DL-FEST-INST-04, DL-FEST-INST-10).
    pub fn install_cost(&self, seat: Seat, space: &Position, trap: TrapId, cell: Cell) -> Cost {
        let data = self.data();
        let gold = match self.player(seat).dungeon.at(cell).is {
            Ground::Room(room) if !data.room(room).trap_gold_waived => data.combat.trap_room_gold,
            _ => 0,
        };
        let own = data.trap(trap).costs[self.year_index()];
        space.cost.plus(own).plus(Cost { gold, ..Cost::NOTHING })
    }

    /// Rented rooms of a kind that still stand.
    pub fn rented_of(&self, seat: Seat, kind: RoomKind) -> impl Iterator<Item = &Rented> {
        self.player(seat)
            .rented
            .iter()
            .filter(move |rented| !rented.conquered && self.data().room(rented.room).kind == kind)
    }

    /// Where imps are, for traps that take one.
    pub fn imps_at(&self, seat: Seat, at: ImpAt) -> u8 {
        let imps = self.player(seat).imps;
        match at {
            ImpAt::Free => imps.free,
            ImpAt::Used => imps.used,
            ImpAt::Training => imps.training,
        }
    }

    /// DL-EVENT-02 to DL-EVENT-04
    pub fn tax(&self, seat: Seat) -> u8 {
        let data = self.data();
        let tiles = self.player(seat).dungeon.count(|tile| {
            tile.is_tile() && !tile.ignored(data) && (!tile.conquered || self.rules.tax_conquered)
        });
        tiles.div_ceil(data.tiles_per_gold)
    }

    /// DL-AREA-09: in year 2 Buy Traps draws one more, then one of the hand goes.
    pub fn draws_one_more(&self, area: AreaId, space: &Position) -> bool {
        self.year == 2 && space.gain.trap > 0 && self.covering(area).is_none()
    }

    /// The gold for an order of this wave, the first one counted 0 (DL-ORDER-07).
    pub fn order_fee(&self, area: AreaId, wave: u8) -> u8 {
        if wave == 0 { self.data().area(area).first_order_gold } else { 0 }
    }

    /// The expert tile that comes with whoever is hired on a space (DL-FEST-EXP-02).
    pub fn expert_on(&self, space: &Position) -> Option<ExpertId> {
        space.expert.filter(|expert| self.experts.contains(*expert))
    }

    /// The wave of orders that is being placed, and how many have placed theirs. The cursor counts wave * 8 + turn.
    pub fn placing(&self) -> (u8, u8) {
        (self.cursor / 8, self.cursor % 8)
    }

    /// The area that acts, and how many of its spaces have acted.
    pub fn acting(&self) -> (AreaId, u8) {
        (AreaId(self.cursor / 3), self.cursor % 3)
    }
}
