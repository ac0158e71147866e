//! Why an answer is not accepted: the most specific clause that says no.

use engine::{Id, Refusal, Seat};

use crate::{
    action::Action,
    data::{AreaId, Cell, Cost, MonsterId, Position, RoomId, Work},
    dungeon::Tile,
    state::{DungeonLords, Phase, Task},
};

const fn by(clauses: &'static [&'static str]) -> Refusal {
    Refusal::by(clauses)
}

impl DungeonLords {
    pub(crate) fn refusal(&self, seat: Seat, action: &Action) -> Refusal {
        if seat.index() >= self.count() {
            return by(&["DL-YEAR-05"]);
        }
        match self.tasks.last() {
            Some(task) => self.task_refusal(task, seat, action),
            None => self.phase_refusal(seat, action),
        }
    }

    fn phase_refusal(&self, seat: Seat, action: &Action) -> Refusal {
        let player = self.player(seat);
        match (self.phase, action) {
            (Phase::InitialOrders, Action::KeepOrder(_)) => by(&["DL-SETUP-09", "DL-FLOW-01"]),
            (Phase::InitialOrders, _) => by(&["DL-FLOW-01", "DL-SETUP-09"]),
            (Phase::ChooseOrders, Action::Order(order)) if player.orders.len() < 3 => {
                if player.inaccessible.contains(*order) {
                    by(&["DL-ORDER-02"])
                } else {
                    by(&["DL-ORDER-08", "DL-ORDER-03"])
                }
            }
            (Phase::ChooseOrders, Action::DummyOrder(_)) => by(&["DL-TWO-03", "DL-FLOW-03"]),
            (Phase::ChooseOrders, _) => by(&["DL-FLOW-03", "DL-ORDER-03"]),
            (Phase::FairBids, _) => by(&["DL-FEST-FAIR-05", "DL-FLOW-10"]),
            (Phase::PassPets | Phase::DiscardPets, _) => {
                by(&["DL-FEST-PET-02", "DL-FEST-PET-03", "DL-FLOW-13"])
            }
            (Phase::Planning, action) => self.plan_refusal(seat, action),
            (Phase::ScoringPets, _) => by(&["DL-FEST-SCORE-02", "DL-FLOW-19"]),
            _ => by(&["DL-YEAR-05"]),
        }
    }

    fn plan_refusal(&self, seat: Seat, action: &Action) -> Refusal {
        let player = self.player(seat);
        let data = self.data();
        match action {
            Action::Fight(_) if player.plan.site.is_none() => by(&["DL-COMBAT-10", "DL-FEST-RENT-06"]),
            Action::AddTrap(planned) => {
                let Some(site) = player.plan.site else { return by(&["DL-FLOW-16"]) };
                if player.traps.get(planned.trap) == 0 {
                    return by(&["DL-TRAP-01", "DL-COMBAT-11"]);
                }
                let cost = data.trap(planned.trap).costs[self.year_index()];
                let fed = planned.fed.and_then(|place| player.lair.get(place.index()));
                if planned.fed.is_some_and(|place| player.plan.sent.contains(place)) {
                    return by(&["DL-COMBAT-15"]);
                }
                if cost.monster > 0 && fed.is_none_or(|creature| data.monster(creature.kind).ghost) {
                    return by(&["DL-TRAP-05", "DL-COMBAT-14"]);
                }
                let gold = self.trap_gold(seat, site);
                if gold > 0 && player.gold < gold.saturating_add(cost.gold) {
                    return by(&["DL-COMBAT-13", "DL-COMBAT-14"]);
                }
                if !self.affords(seat, cost) || (cost.imp > 0 && player.imps.total() == 0) {
                    return by(&["DL-COMBAT-14"]);
                }
                by(&["DL-COMBAT-11", "DL-COMBAT-14"])
            }
            Action::AddCreature(place) => match player.lair.get(place.index()) {
                None => by(&["DL-COMBAT-15"]),
                Some(creature) if !creature.ready => by(&["DL-COMBAT-15"]),
                Some(_) if player.plan.traps.iter().any(|planned| planned.fed == Some(*place)) => {
                    by(&["DL-COMBAT-15"])
                }
                Some(_) => by(&["DL-COMBAT-11"]),
            },
            Action::AddFighter => by(&["DL-FEST-PET-09", "DL-COMBAT-11"]),
            Action::UsePet(_) => by(&["DL-FEST-PET-06", "DL-FLOW-18"]),
            _ => by(&["DL-FLOW-16", "DL-COMBAT-17"]),
        }
    }

    fn task_refusal(&self, task: &Task, seat: Seat, action: &Action) -> Refusal {
        if matches!(action, Action::UsePet(_)) {
            return by(&["DL-FEST-PET-06", "DL-FLOW-18"]);
        }
        match (task, action) {
            (Task::FirstHire { .. }, _) => by(&["DL-ORDER-07", "DL-FLOW-04"]),
            (Task::Act { area, slot, .. }, action) => self.act_refusal(seat, *area, *slot, action),
            (Task::Dig { .. } | Task::FreeTunnel { .. }, Action::Dig(cell)) => self.dig_refusal(seat, *cell),
            (Task::Dig { .. }, _) => by(&["DL-FLOW-06"]),
            (Task::FreeTunnel { .. }, _) => by(&["DL-DIG-01"]),
            (Task::Peek { .. }, _) => by(&["DL-AREA-03", "DL-FLOW-05"]),
            (Task::PutCard { .. }, _) => by(&["DL-FEST-MASQ-02", "DL-FLOW-09"]),
            (Task::DropTrap { .. }, _) => by(&["DL-AREA-09", "DL-TRAP-01"]),
            (Task::LoseImp { .. }, _) => by(&["DL-CONV-14"]),
            (Task::Improve { .. }, Action::Improve { .. } | Action::Unconquer(_)) => {
                by(&["DL-FEST-IMPR-02", "DL-FEST-IMPR-03", "DL-FEST-IMPR-04"])
            }
            (Task::Improve { .. }, _) => by(&["DL-FEST-IMPR-02", "DL-FLOW-09"]),
            (Task::Load { .. }, _) => by(&["DL-FEST-INST-04", "DL-CONV-14"]),
            (Task::PickPrize { .. }, Action::Prize(board)) if self.prizes.contains(*board) => {
                by(&["DL-FEST-FAIR-09"])
            }
            (Task::PickPrize { .. }, _) => by(&["DL-FEST-FAIR-07", "DL-FLOW-10"]),
            (Task::HireDiscarded { .. } | Task::BuildDiscarded { .. }, _) => {
                by(&["DL-FEST-FAIR-09", "DL-FEST-FAIR-12"])
            }
            (Task::Cost { kind, .. }, action) => self.cost_refusal(*kind, action),
            (Task::Produce { .. }, action) => self.produce_refusal(seat, action),
            (Task::TakeBack { .. }, _) => by(&["DL-PROD-12", "DL-FLOW-12"]),
            (Task::Tax { .. }, _) => by(&["DL-EVENT-05", "DL-FLOW-14"]),
            (Task::Payday { left, .. }, Action::Pay(place)) if left.contains(*place) => {
                let kind = self.player(seat).lair.get(place.index()).map(|creature| creature.kind);
                kind.map_or(by(&["DL-EVENT-06"]), |kind| self.price_refusal(seat, kind, true))
            }
            (Task::Payday { .. }, _) => by(&["DL-EVENT-06", "DL-EVENT-08"]),
            (Task::MayPay { .. } | Task::Strike { .. }, _) => by(&["DL-EVENT-11", "DL-FLOW-14"]),
            (Task::Feed { .. }, _) => by(&["DL-MON-10", "DL-CONV-07"]),
            (Task::DiscardPet { .. }, _) => by(&["DL-EVENT-11", "DL-FEST-PET-05"]),
            (Task::Window { .. } | Task::BattleWindow { .. }, _) => by(&["DL-FLOW-18"]),
            (Task::Spring { .. }, _) => by(&["DL-COMBAT-20", "DL-FEST-INST-06", "DL-FEST-INST-07"]),
            (Task::AimTrap { .. }, _) => by(&["DL-COMBAT-24"]),
            (Task::Attack { .. }, action) => self.attack_refusal(seat, action),
            (Task::Blow { by: striker, .. }, Action::Target(_)) => {
                let ghost = self.kind_of(seat, *striker).is_some_and(|kind| self.data().monster(kind).ghost);
                if ghost { by(&["DL-MON-03"]) } else { by(&["DL-MON-06", "DL-MON-07", "DL-COMBAT-40"]) }
            }
            (Task::Blow { .. }, _) => by(&["DL-COMBAT-40", "DL-FLOW-17"]),
            (Task::PickMonster { .. }, _) => by(&["DL-COMBAT-32", "DL-COMBAT-36"]),
            (Task::Suggest { .. } | Task::PeaceOrEvil { .. }, _) => by(&["DL-COMBAT-36"]),
            (Task::FreePrisoner { .. }, _) => by(&["DL-COMBAT-18"]),
            (Task::TrainedImp { .. }, _) => by(&["DL-FEST-ROOM-04"]),
        }
    }

    fn act_refusal(&self, seat: Seat, area: AreaId, slot: u8, action: &Action) -> Refusal {
        let (work, space) = self.space(area, slot);
        let player = self.player(seat);
        match (work, action) {
            (Work::Goods | Work::Masquerade | Work::Invest, Action::Execute) => {
                self.cost_not_payable(seat, space.cost, by(&["DL-ORDER-13", "DL-ORDER-11"]))
            }
            (Work::Dig, Action::Dig(cell)) => {
                if player.imps.free <= space.foremen {
                    return if space.foremen > 0 {
                        by(&["DL-AREA-06", "DL-AREA-04"])
                    } else {
                        by(&["DL-AREA-04", "DL-DIG-08"])
                    };
                }
                self.dig_refusal(seat, *cell)
            }
            (Work::Mine, Action::Mine { .. }) => {
                by(&["DL-AREA-05", "DL-DIG-05", "DL-DIG-06", "DL-FEST-TUN-09"])
            }
            (Work::Hire, Action::Hire(kind)) => {
                if !self.monsters.contains(kind) {
                    return by(&["DL-AREA-14", "DL-AREA-10"]);
                }
                self.price_refusal(seat, *kind, false)
            }
            (Work::Build, Action::Build { room, cell }) => self.build_refusal(seat, space, *room, *cell),
            (Work::Harvest, Action::Harvest(_)) => by(&["DL-FEST-HARV-03", "DL-FEST-HARV-01"]),
            (Work::Improve, Action::Improve { .. } | Action::Unconquer(_)) => {
                by(&["DL-FEST-IMPR-03", "DL-FEST-IMPR-04"])
            }
            (Work::Install, Action::Install { .. }) => by(&["DL-FEST-INST-04", "DL-FEST-INST-02"]),
            (Work::Rent, Action::Rent(_)) => by(&["DL-FEST-RENT-01"]),
            (Work::Rent, Action::TakeRent) => by(&["DL-FEST-RENT-02"]),
            (Work::Dig | Work::Mine, _) => by(&["DL-FLOW-06"]),
            (Work::Hire, _) => by(&["DL-FLOW-07"]),
            (Work::Build, _) => by(&["DL-FLOW-08"]),
            (Work::Goods, _) if self.covering(area).is_none() => by(&["DL-FLOW-05"]),
            _ => by(&["DL-FLOW-09"]),
        }
    }

    fn cost_not_payable(&self, seat: Seat, cost: Cost, otherwise: Refusal) -> Refusal {
        let evil = Cost { evil: cost.evil, ..Cost::NOTHING };
        if !self.affords(seat, evil) { by(&["DL-CONV-11"]) } else { otherwise }
    }

    fn dig_refusal(&self, seat: Seat, cell: Cell) -> Refusal {
        let dungeon = &self.player(seat).dungeon;
        let occupied = dungeon.mask(Tile::is_tile);
        let bit = 1u32 << (cell.0 & 31);
        if occupied & bit != 0 || crate::dungeon::neighbours(occupied) & bit == 0 {
            by(&["DL-DIG-01", "DL-DIG-09"])
        } else if dungeon.diggable() & bit == 0 {
            by(&["DL-DIG-02"])
        } else {
            by(&["DL-AREA-04"])
        }
    }

    fn build_refusal(&self, seat: Seat, space: &Position, room: RoomId, cell: Cell) -> Refusal {
        let dungeon = &self.player(seat).dungeon;
        if !self.rooms.contains(&room) {
            return by(&["DL-AREA-14", "DL-AREA-12"]);
        }
        if !self.affords(seat, space.cost) {
            return by(&["DL-AREA-12", "DL-ORDER-11"]);
        }
        let Some(tile) = dungeon.0.get(cell.index()) else { return by(&["DL-ROOM-01"]) };
        if !tile.is_tunnel() || tile.conquered {
            return by(&["DL-ROOM-01", "DL-AREA-13"]);
        }
        let bit = 1u32 << cell.0;
        if self.data().room(room).zone & bit == 0 {
            return by(&["DL-ROOM-03", "DL-AREA-13"]);
        }
        by(&["DL-ROOM-02", "DL-AREA-13"])
    }

    /// What of a creature's price is lacking.
    fn price_refusal(&self, seat: Seat, kind: MonsterId, payday: bool) -> Refusal {
        let cost = self.data().monster(kind).costs[0];
        let player = self.player(seat);
        if cost.monster > 0 {
            return if payday { by(&["DL-EVENT-09", "DL-MON-10"]) } else { by(&["DL-MON-11", "DL-AREA-10"]) };
        }
        if cost.imp > player.imps.free {
            return by(&["DL-FEST-MON-06", "DL-AREA-10"]);
        }
        if cost.trap > 0 && player.traps.is_empty() {
            return by(&["DL-MON-08", "DL-AREA-10"]);
        }
        if payday {
            return self.cost_not_payable(seat, cost, by(&["DL-EVENT-06"]));
        }
        self.cost_not_payable(seat, cost, by(&["DL-AREA-10", "DL-FEST-EXP-04"]))
    }

    fn cost_refusal(&self, _: MonsterId, action: &Action) -> Refusal {
        match action {
            Action::Feed(_) => by(&["DL-MON-11", "DL-CONV-07"]),
            Action::Waive(_) => by(&["DL-FEST-PET-06", "DL-FLOW-07"]),
            _ => by(&["DL-FLOW-07", "DL-AREA-10"]),
        }
    }

    fn produce_refusal(&self, seat: Seat, action: &Action) -> Refusal {
        let room = match action {
            Action::Produce { room, .. } | Action::Train { room, .. } => *room,
            _ => return by(&["DL-FLOW-11"]),
        };
        let player = self.player(seat);
        let built =
            player.dungeon.find(crate::dungeon::Ground::Room(room)).map(|cell| player.dungeon.at(cell));
        let rented = player.rented.iter().find(|rented| rented.room == room);
        if matches!(action, Action::Train { .. }) {
            return by(&["DL-FEST-ROOM-03", "DL-FEST-ROOM-08"]);
        }
        match (built, rented) {
            (Some(tile), _) if tile.conquered => by(&["DL-ROOM-05", "DL-PROD-03"]),
            (Some(tile), _) if tile.uses > 0 => by(&["DL-PROD-03"]),
            (_, Some(rented)) if rented.uses > 0 => by(&["DL-FEST-RENT-05"]),
            (None, None) => by(&["DL-PROD-01"]),
            _ => {
                let entry = self.data().room(room);
                if entry.gains.iter().any(|gain| gain.tunnel > 0) && player.dungeon.diggable() == 0 {
                    by(&["DL-PROD-08"])
                } else {
                    by(&["DL-PROD-04", "DL-PROD-02"])
                }
            }
        }
    }

    fn attack_refusal(&self, seat: Seat, action: &Action) -> Refusal {
        match action {
            Action::Attack { by: striker, .. } => {
                let waits = match striker {
                    crate::state::Striker::Creature(place) => self.waiting_creatures(seat).contains(*place),
                    _ => self.fighter_waits(seat),
                };
                if waits { by(&["DL-COMBAT-41", "DL-COMBAT-44"]) } else { by(&["DL-COMBAT-40"]) }
            }
            Action::Idle(_) => by(&["DL-COMBAT-41"]),
            _ => by(&["DL-FLOW-17"]),
        }
    }
}
