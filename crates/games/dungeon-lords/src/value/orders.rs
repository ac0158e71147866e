//! What the orders given and not yet carried out will bring, in points.

use engine::{Id, Seat};

use crate::{
    data::{AREAS, AreaId, Cost, Gain, MonsterId, RoomId, RoomKind, Work},
    open::{Phase, Spot, Task},
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

/// Goods at hand while the orders are thought through one after another.
struct Purse {
    gold: i16,
    food: i16,
    imps: i16,
    tunnels: i16,
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
        let near = f32::from(player.evil) - f32::from(self.data().evil.paladin_space) + 3.0;
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

    /// What one order brings on one space; what it uses up leaves the purse.
    fn order_worth(&self, seat: Seat, area: AreaId, slot: u8, prices: &Prices, purse: &mut Purse) -> f32 {
        let (work, space) = self.space(area, slot);
        let player = self.player(seat);
        let affords = |purse: &Purse, cost: &Cost| {
            purse.gold >= i16::from(cost.gold) && purse.food >= i16::from(cost.food)
        };
        if !affords(purse, &space.cost) {
            return 0.0;
        }
        let workers =
            |purse: &Purse| (purse.imps - i16::from(space.foremen)).clamp(0, i16::from(space.max_workers));
        let worth = match work {
            Work::Goods => {
                let extra = if self.draws_one_more(area, space) { 0.4 } else { 0.0 };
                extra + prices.gain(&space.gain)
            }
            Work::Dig => {
                let cells = player.dungeon.diggable().count_ones() as i16;
                let dug = workers(purse).min(cells);
                purse.imps -= if dug > 0 { dug + i16::from(space.foremen) } else { 0 };
                prices.tunnel * f32::from(dug)
            }
            Work::Mine => {
                let mined = workers(purse).min(purse.tunnels);
                purse.imps -= if mined > 0 { mined + i16::from(space.foremen) } else { 0 };
                purse.gold += mined;
                prices.gold * f32::from(mined)
            }
            Work::Harvest => {
                let sent = workers(purse);
                purse.imps -= sent;
                prices.gain(&space.gain) + prices.gain(&space.gain_per_worker) * f32::from(sent)
            }
            Work::Hire => {
                let offers = self.monsters.iter().map(|kind| {
                    let costs = &self.data().monster(*kind).costs;
                    let cheapest = costs
                        .iter()
                        .filter(|cost| {
                            affords(purse, &cost.plus(space.cost))
                                && (cost.trap == 0 || !self.hand(seat).traps.is_empty())
                                && (cost.monster == 0 || !player.lair.is_empty())
                        })
                        .map(|cost| prices.cost(cost))
                        .fold(f32::MAX, f32::min);
                    self.creature_worth(*kind) - cheapest
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
        purse.gold += i16::from(space.gain.gold) - i16::from(space.cost.gold);
        purse.food += i16::from(space.gain.food) - i16::from(space.cost.food);
        purse.imps += i16::from(space.gain.imp);
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
        let (tunnels, vein) = self.mines(seat);
        let mut purse = Purse {
            gold: player.gold.into(),
            food: player.food.into(),
            imps: player.imps.free.into(),
            tunnels: (tunnels + vein).into(),
        };
        let mut sum = 0.0;
        for task in &self.tasks {
            sum += match task {
                Task::Dig { seat: whose, left } if *whose == seat => {
                    prices.tunnel * f32::from((*left).min(player.imps.free))
                }
                Task::Cost { seat: whose, kind, .. } if *whose == seat => {
                    let costs = &self.data().monster(*kind).costs;
                    let cheapest = costs.iter().map(|cost| prices.cost(cost)).fold(f32::MAX, f32::min);
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
                // DL-ORDER-07: a first order to hire costs gold.
                let fee = self.data().area(area).first_order_gold;
                let early = wave == 0 && fee > 0 && !self.spots[area.index()].contains(&Spot::Minion(seat));
                if early {
                    purse.gold -= i16::from(fee);
                }
                let worth = self.order_worth(seat, area, slot, prices, &mut purse);
                sum += sure * worth - if early { prices.gold * f32::from(fee) } else { 0.0 };
            }
        }
        sum
    }
}
