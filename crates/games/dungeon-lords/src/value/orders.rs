//! What the orders given and not yet carried out will bring, in points.

use engine::{Id, Seat};

use crate::{
    data::{AREAS, AreaId, Cost, Gain, MonsterId, RoomId, RoomKind, Work},
    open::{Due, Phase, Spot, Stock, Task},
    state::DungeonLords,
};

/// What a unit of everything is worth to one seat just now.
#[derive(Clone, Copy)]
pub struct Prices {
    pub gold: f32,
    pub food: f32,
    pub imp: f32,
    pub trap: f32,
    pub tunnel: f32,
    pub evil: f32,
    pub left: f32,
}

impl Prices {
    fn gain(&self, gain: &Gain) -> f32 {
        self.gold * f32::from(gain.gold)
            + self.food * f32::from(gain.food)
            + self.imp * f32::from(gain.imp)
            + self.trap * f32::from(gain.trap)
            + self.tunnel * f32::from(gain.tunnel)
            + self.evil * f32::from(gain.evil)
            + 0.8 * f32::from(gain.pet)
            + 0.2 * f32::from(gain.peek + gain.peek_and_move)
    }

    pub fn cost(&self, cost: &Cost) -> f32 {
        self.gold * f32::from(cost.gold)
            + self.food * f32::from(cost.food)
            + self.imp * f32::from(cost.imp)
            + self.trap * f32::from(cost.trap)
            + self.evil * f32::from(cost.evil)
            + 2.5 * f32::from(cost.monster)
    }
}

impl DungeonLords {
    pub(super) fn prices(&self, seat: Seat) -> Prices {
        let player = self.player(seat);
        let left = f32::from(self.seasons_left());
        // The closer to the paladins, the dearer every further evil deed.
        let near = f32::from(self.beyond_paladins(player.evil)) + 3.0;
        let scarce = |stock: u8| {
            if stock < 2 {
                1.5
            } else if stock < 5 {
                1.0
            } else {
                0.6
            }
        };
        Prices {
            gold: 0.42 * scarce(player.gold),
            food: 0.42 * scarce(player.food),
            imp: 0.35 + 0.2 * left,
            trap: 1.1,
            tunnel: 0.25 + 0.07 * left,
            evil: -0.15 - 0.2 * near.clamp(0.0, 4.0),
            left,
        }
    }

    /// What hiring this creature is worth, its cost not counted.
    pub(super) fn creature_worth(&self, kind: MonsterId) -> f32 {
        let monster = self.data().monster(kind);
        let point = if monster.ghost { 0.0 } else { 1.3 };
        let token = if monster.troll_token { 0.05 * f32::from(self.seasons_left()) } else { 0.0 };
        point + token + 0.42 * self.creature_blow(kind).strength()
    }

    pub(super) fn room_worth(&self, room: RoomId, prices: &Prices) -> f32 {
        let room = self.data().room(room);
        let points = self.data().points.room as f32;
        points
            + match room.kind {
                RoomKind::Production => {
                    let gain = room.gains.iter().map(|gain| prices.gain(gain)).fold(0.0, f32::max);
                    let uses = if self.year == 2 { 1.4 } else { 1.0 };
                    ((gain - prices.cost(&room.cost)) * uses - 0.08 * f32::from(room.workers)).max(0.1)
                        * prices.left
                        * 0.55
                }
                RoomKind::Combat => 0.9,
                _ => 1.6,
            }
    }

    /// What one order brings on one space; what it uses up leaves the stock.
    fn order_worth(&self, seat: Seat, area: AreaId, slot: u8, prices: &Prices, stock: &mut Stock) -> f32 {
        let (work, space) = self.space(area, slot);
        let player = self.player(seat);
        if !self.pays(*stock, space.cost) {
            return 0.0;
        }
        let beside_foremen = space.beside_foremen(stock.imps);
        let imps = beside_foremen.unwrap_or(0);
        let workers = imps.min(space.max_workers);
        let worth = match work {
            Work::Goods => {
                let extra = if self.draws_one_more(area, space) { 0.4 } else { 0.0 };
                extra + prices.gain(&space.gain)
            }
            Work::Dig => {
                let cells = player.dungeon.diggable().count_ones() as u8;
                let dug = workers.min(cells);
                stock.imps -= if dug > 0 { dug + space.foremen } else { 0 };
                prices.tunnel * f32::from(dug)
            }
            Work::Mine => {
                let (tunnels, vein) = self.mines(seat);
                let in_tunnels = workers.min(tunnels);
                // DL-FEST-TUN-06: the vein takes miners beyond those of the space.
                let mined = in_tunnels + vein.min(imps - in_tunnels);
                stock.imps -= if mined > 0 { mined + space.foremen } else { 0 };
                stock.gold = stock.gold.saturating_add(mined);
                prices.gold * f32::from(mined)
            }
            Work::Harvest if beside_foremen.is_none() => 0.0,
            Work::Harvest => {
                stock.imps -= workers + space.foremen;
                prices.gain(&space.gain) + prices.gain(&space.gain_per_worker) * f32::from(workers)
            }
            Work::Hire => {
                let (due, expert) = (Due::Hire { area, slot }, self.expert_on(space));
                let offers = self.monsters.iter().map(|kind| {
                    let options = 0..self.data().monster(*kind).costs.len() as u8;
                    let payable = options.filter(|option| {
                        self.can_settle(seat, *stock, due, self.bill(due, *kind, expert, *option))
                    });
                    let prices = payable.map(|option| prices.cost(&self.wage(*kind, expert, option)));
                    self.creature_worth(*kind) - prices.fold(f32::MAX, f32::min)
                });
                offers.fold(0.0, f32::max)
            }
            Work::Build => {
                let rooms = self
                    .rooms
                    .iter()
                    .filter(|room| player.dungeon.buildable(self.data().room(**room).zone) != 0);
                rooms.map(|room| self.room_worth(*room, prices)).fold(0.0, f32::max)
            }
            Work::Invest => 0.6 * prices.gain(&space.gain),
            Work::Masquerade => prices.gain(&space.gain) + 0.3,
            Work::Improve => 1.2,
            Work::Install => 1.0,
            Work::Rent => 1.4,
        };
        if worth <= 0.0 {
            return 0.0;
        }
        let gain = if work.pays_later() { Gain::default() } else { space.gain };
        stock.gold = stock.gold.saturating_add(gain.gold).saturating_sub(space.cost.gold);
        stock.food = stock.food.saturating_add(gain.food).saturating_sub(space.cost.food);
        stock.imps = stock.imps.saturating_add_signed(gain.imp);
        stock.evil = self.evil_after(stock.evil, i16::from(gain.evil) + i16::from(space.cost.evil));
        (worth - prices.cost(&space.cost)).max(0.0)
    }

    /// The space an order will get: the one its minion stands on, else the one to be expected, and how surely.
    fn space_for(&self, seat: Seat, area: AreaId, wave: usize) -> Option<(u8, f32)> {
        let spots = &self.spots[area.index()];
        if let Some(slot) = spots.iter().position(|spot| *spot == Spot::Minion(seat)) {
            return Some((slot as u8, 1.0));
        }
        let placed = match self.phase {
            Phase::ChooseOrders => false,
            Phase::PlaceMinions => wave < usize::from(self.placing().0),
            _ => true,
        };
        if placed || self.player(seat).on_card[wave.min(2)] {
            return None;
        }
        let mut free = (0..3u8).filter(|slot| spots[usize::from(*slot)] == Spot::Free);
        let first = free.next()?;
        let rivals = (self.count() - 1) as f32;
        match free.next() {
            // Who comes later finds less.
            None => Some((first, 1.0 - 0.13 * rivals.min(3.0) * wave as f32)),
            Some(second) if wave > 0 && rivals > 1.0 => Some((second, 1.0 - 0.04 * rivals * wave as f32)),
            Some(_) => Some((first, 1.0)),
        }
    }

    /// Whether the minion of a space has still to act.
    fn to_act(&self, seat: Seat, area: AreaId, slot: u8) -> bool {
        match self.phase {
            Phase::ChooseOrders | Phase::PlaceMinions => true,
            Phase::ResolveOrders => {
                let waits = |task: &Task| matches!(task, Task::Act { seat: whose, area: at, .. } if *whose == seat && *at == area);
                let (next, acted) = self.acting();
                // Spaces of one area act in an order of their own: those after the cursor are still to come.
                let later = area > next || (area == next && self.turn_in(area, slot) >= acted);
                later || self.tasks.iter().any(waits)
            }
            _ => false,
        }
    }

    fn turn_in(&self, area: AreaId, slot: u8) -> u8 {
        self.frames(area).iter().position(|known| *known == slot).unwrap_or(0) as u8
    }

    /// What the orders of a seat will still bring this season.
    pub(super) fn orders_worth(&self, seat: Seat, prices: &Prices) -> f32 {
        let player = self.player(seat);
        if !matches!(self.phase, Phase::ChooseOrders | Phase::PlaceMinions | Phase::ResolveOrders) {
            return 0.0;
        }
        let mut stock = self.stock(seat);
        let mut sum = 0.0;
        for task in &self.tasks {
            sum += match task {
                Task::Dig { seat: whose, left } if *whose == seat => {
                    prices.tunnel * f32::from((*left).min(player.imps.free))
                }
                Task::Cost { seat: whose, kind, expert, .. } if *whose == seat => {
                    let options = 0..self.data().monster(*kind).costs.len() as u8;
                    let prices = options.map(|option| prices.cost(&self.wage(*kind, *expert, option)));
                    let cheapest = prices.fold(f32::MAX, f32::min);
                    (self.creature_worth(*kind) - cheapest).max(0.0) + 0.1
                }
                _ => 0.0,
            };
        }
        // In the order of the areas: what comes in early pays for what comes late (DL-ORDER-09).
        for area in (0..AREAS as u8).map(AreaId) {
            let Some(wave) = self.open.orders_of(seat, self.hand(seat)).position(|order| order == area)
            else {
                continue;
            };
            let Some((slot, sure)) = self.space_for(seat, area, wave) else { continue };
            if self.to_act(seat, area, slot) {
                let placed = self.spots[area.index()].contains(&Spot::Minion(seat));
                let fee = if placed { 0 } else { self.order_fee(area, wave as u8) };
                // DL-ORDER-07: who cannot pay is blocked.
                if stock.gold < fee {
                    continue;
                }
                stock.gold -= fee;
                let worth = self.order_worth(seat, area, slot, prices, &mut stock);
                sum += sure * worth - prices.gold * f32::from(fee);
            }
        }
        sum
    }
}
