//! The unique opportunity boards (chapter 22).

use engine::{Audience, Seat, Witness};

use crate::{
    action::Action,
    asking::Sink,
    data::{Cell, Gain, ImproveKind, Position, TrapId, Work},
    dungeon::{Ground, Installed, Tile, cells},
    event::Event,
    open::{Good, Rented, Task},
    state::DungeonLords,
};

impl DungeonLords {
    // --- Harvest (DL-FEST-HARV)

    pub(crate) fn harvest_answers(&self, seat: Seat, space: &Position, out: &mut impl Sink) {
        let Some(imps) = space.beside_foremen(self.player(seat).imps.free) else { return };
        // DL-FEST-HARV-03: foremen alone are an execution only where they have an effect of their own.
        let least = u8::from(space.gain == Gain::default());
        for workers in least..=space.max_workers.min(imps) {
            out.put(Action::Harvest(workers));
        }
    }

    pub(crate) fn harvest(&mut self, seat: Seat, space: &Position, imps: u8, on: &mut Witness<Event>) {
        self.use_imps(seat, imps.saturating_add(space.foremen));
        let food = imps.saturating_mul(space.gain_per_worker.food);
        let gold = imps.saturating_mul(space.gain_per_worker.gold);
        let player = self.player_mut(seat);
        player.food = player.food.saturating_add(food);
        player.gold = player.gold.saturating_add(gold);
        on.tell(Audience::ALL, "DL-FEST-HARV-01", || Event::Harvested { seat, food });
        self.give(seat, space.gain, "DL-FEST-HARV-03", on);
    }

    // --- Masquerade (DL-FEST-MASQ)

    /// DL-FEST-MASQ-05: all counters of a space move, then the paladins look once.
    pub(crate) fn masquerade(&mut self, seat: Seat, space: &Position, slot: u8, on: &mut Witness<Event>) {
        let clause = ["DL-FEST-MASQ-01", "DL-FEST-MASQ-02", "DL-FEST-MASQ-03"][usize::from(slot).min(2)];
        self.pay(seat, space.cost, clause, on);
        let mut moved = self.shift_evil(seat, i16::from(space.gain.evil), clause, on);
        for other in Seat::all(self.count()).filter(|other| *other != seat) {
            moved |= self.shift_evil(other, i16::from(space.others_evil), "DL-FEST-MASQ-04", on);
        }
        if moved {
            self.check_paladins(on);
        }
        self.give(seat, Gain { evil: 0, ..space.gain }, clause, on);
    }

    pub(crate) fn put_answers(&self, out: &mut impl Sink) {
        for (at, stacked) in self.combat.iter().enumerate() {
            if !stacked.open {
                out.put(Action::Put(at as u8 + 1));
            }
        }
    }

    /// DL-FEST-MASQ-02, DL-HIDE-05: what is known of a card moves with it.
    pub(crate) fn put_card(&mut self, seat: Seat, from: u8, action: Action, on: &mut Witness<Event>) {
        self.tasks.pop();
        let Action::Put(to) = action else { return };
        let (at, place) = (usize::from(from.saturating_sub(1)), usize::from(to.saturating_sub(1)));
        if at < self.combat.len() && place < self.combat.len() {
            let card = self.combat.remove(at);
            self.combat.insert(place, card);
            let cards = &mut self.hidden.secrets.cards;
            match at < place {
                true => cards[at..=place].rotate_left(1),
                false => cards[place..=at].rotate_right(1),
            }
        }
        on.tell(Audience::ALL, "DL-FEST-MASQ-02", || Event::MovedCard { seat, from, to });
    }

    // --- Improve Tunnels (DL-FEST-IMPR)

    pub(crate) fn first_improve_answers(&self, seat: Seat, space: &Position, out: &mut impl Sink) {
        for kind in [ImproveKind::ImproveTunnel, ImproveKind::UnconquerTunnel, ImproveKind::UnconquerRoom] {
            if space.improve[kind as usize] > 0 {
                self.list_improvements(seat, kind, out);
            }
        }
    }

    fn list_improvements(&self, seat: Seat, kind: ImproveKind, out: &mut impl Sink) {
        let player = self.player(seat);
        if player.imps.free < self.improve_imps(kind) {
            return;
        }
        match kind {
            ImproveKind::ImproveTunnel => {
                for cell in cells(player.dungeon.mask(|tile| tile.is_tunnel() && !tile.conquered)) {
                    for tile in self.improved.iter() {
                        out.put(Action::Improve { cell, tile });
                    }
                }
            }
            ImproveKind::UnconquerTunnel => {
                for cell in cells(player.dungeon.mask(|tile| tile.is_tunnel() && tile.conquered)) {
                    out.put(Action::Unconquer(cell));
                }
            }
            ImproveKind::UnconquerRoom => {
                for cell in cells(player.dungeon.mask(|tile| tile.is_room() && tile.conquered)) {
                    out.put(Action::Unconquer(cell));
                }
            }
        }
    }

    pub(crate) fn improve_answers(&self, seat: Seat, kind: ImproveKind, left: u8, out: &mut impl Sink) {
        if left > 0 {
            self.list_improvements(seat, kind, out);
            out.put(Action::Skip);
        }
    }

    pub(crate) fn first_improve(
        &mut self,
        seat: Seat,
        space: &Position,
        action: Action,
        on: &mut Witness<Event>,
    ) {
        // DL-FEST-IMPR-02: the first tile fixes the alternative.
        let kind = self.improve_one(seat, action, on);
        let left = space.improve[kind as usize].saturating_sub(1);
        if left > 0 {
            self.push(Task::Improve { seat, kind, left });
        }
    }

    pub(crate) fn improve_on(&mut self, seat: Seat, left: u8, action: Action, on: &mut Witness<Event>) {
        self.tasks.pop();
        if action != Action::Skip {
            let kind = self.improve_one(seat, action, on);
            if left > 1 {
                self.push(Task::Improve { seat, kind, left: left - 1 });
            }
        }
    }

    fn improve_one(&mut self, seat: Seat, action: Action, on: &mut Witness<Event>) -> ImproveKind {
        match action {
            Action::Improve { cell, tile } => {
                let kind = ImproveKind::ImproveTunnel;
                self.use_imps(seat, self.improve_imps(kind));
                self.clear_tile(seat, cell, on);
                self.improved.remove(tile);
                *self.player_mut(seat).dungeon.at_mut(cell) =
                    Tile { worked: true, ..Tile::new(Ground::Improved(tile)) };
                on.tell(Audience::ALL, "DL-FEST-IMPR-03", || Event::Improved { seat, cell, tile });
                kind
            }
            Action::Unconquer(cell) => {
                let is_room = self.player(seat).dungeon.at(cell).is_room();
                let kind = if is_room { ImproveKind::UnconquerRoom } else { ImproveKind::UnconquerTunnel };
                self.use_imps(seat, self.improve_imps(kind));
                let tile = self.player_mut(seat).dungeon.at_mut(cell);
                tile.conquered = false;
                tile.worked = true;
                on.tell(Audience::ALL, "DL-FEST-IMPR-04", || Event::Unconquered { seat, cell });
                kind
            }
            _ => ImproveKind::ImproveTunnel,
        }
    }

    // --- Install Traps (DL-FEST-INST)

    pub(crate) fn install_answers(&self, seat: Seat, space: &Position, out: &mut impl Sink) {
        let player = self.player(seat);
        let free = player.dungeon.mask(|tile| tile.is_tile() && !tile.conquered && tile.trap.is_none());
        for (at, trap) in self.display.iter().enumerate() {
            if self.display[..at].contains(trap) {
                continue;
            }
            for cell in cells(free) {
                let cost = self.install_cost(seat, space, *trap, cell);
                if self.affords(seat, cost)
                    && player.imps.total() >= cost.imp
                    && (cost.monster == 0 || self.feedable(seat, None).next().is_some())
                {
                    out.put(Action::Install { trap: *trap, cell });
                }
            }
        }
    }

    pub(crate) fn install(
        &mut self,
        seat: Seat,
        slot: u8,
        trap: TrapId,
        cell: Cell,
        on: &mut Witness<Event>,
    ) {
        let cost = self.data().trap(trap).costs[self.year_index()];
        if cost.imp + cost.monster > 0 {
            self.push(Task::Load { seat, trap, cell, slot });
        } else {
            self.finish_install(seat, slot, trap, cell, None, on);
        }
    }

    /// Which imp or monster the trap takes.
    pub(crate) fn load_answers(&self, seat: Seat, trap: TrapId, out: &mut impl Sink) {
        let cost = self.data().trap(trap).costs[self.year_index()];
        if cost.imp > 0 {
            self.lose_imp_answers(seat, out);
        } else {
            for place in self.feedable(seat, None) {
                out.put(Action::Feed(place));
            }
        }
    }

    pub(crate) fn load(
        &mut self,
        seat: Seat,
        trap: TrapId,
        cell: Cell,
        slot: u8,
        action: Action,
        on: &mut Witness<Event>,
    ) {
        self.tasks.pop();
        let mut fed = None;
        match action {
            Action::LoseImp(at) => {
                self.lose_imp(seat, at);
                on.tell(Audience::ALL, "DL-FEST-INST-04", || Event::Paid {
                    seat,
                    good: Good::Imp,
                    amount: 1,
                });
            }
            Action::Feed(place) => {
                // DL-FEST-INST-11: it lies on the card, not in the discard.
                if let Some(creature) = self.remove_creature(seat, place) {
                    fed = Some(creature.kind);
                    on.tell(Audience::ALL, "DL-FEST-INST-11", || Event::Eaten {
                        seat,
                        monster: creature.kind,
                    });
                }
            }
            _ => {}
        }
        self.finish_install(seat, slot, trap, cell, fed, on);
    }

    fn finish_install(
        &mut self,
        seat: Seat,
        slot: u8,
        trap: TrapId,
        cell: Cell,
        fed: Option<crate::data::MonsterId>,
        on: &mut Witness<Event>,
    ) {
        let area =
            self.data().boards.iter().find(|board| board.work == Work::Install).map(|board| board.area);
        let Some(area) = area else { return };
        let (_, space) = self.space(area, slot);
        let cost = self.install_cost(seat, space, trap, cell);
        self.pay(seat, cost, "DL-FEST-INST-04", on);
        if let Some(at) = self.display.iter().position(|shown| *shown == trap) {
            self.display.remove(at);
        }
        self.player_mut(seat).dungeon.at_mut(cell).trap = Some(Installed { trap, fed });
        on.tell(Audience::ALL, "DL-FEST-INST-05", || Event::Installed { seat, trap, cell });
    }

    // --- Rent a Room (DL-FEST-RENT)

    pub(crate) fn rent_answers(&self, seat: Seat, space: &Position, out: &mut impl Sink) {
        if self.affords(seat, space.cost) {
            for room in &self.rooms {
                out.put(Action::Rent(*room));
            }
        }
        // DL-FEST-RENT-02: only I may take what III paid.
        if space.or_gold_of_three && self.rent > 0 {
            out.put(Action::TakeRent);
        }
    }

    pub(crate) fn rent(
        &mut self,
        seat: Seat,
        slot: u8,
        space: &Position,
        action: Action,
        on: &mut Witness<Event>,
    ) {
        match action {
            Action::Rent(room) => {
                self.pay(seat, space.cost, "DL-FEST-RENT-01", on);
                if slot == 2 {
                    self.rent = space.cost.gold;
                }
                self.rooms.retain(|offered| *offered != room);
                let rented = Rented { room, conquered: false, uses: 0, outward: false };
                self.player_mut(seat).rented.push(rented);
                on.tell(Audience::ALL, "DL-FEST-RENT-03", || Event::RentedRoom { seat, room });
            }
            Action::TakeRent => {
                let gold = std::mem::take(&mut self.rent);
                let player = self.player_mut(seat);
                player.gold = player.gold.saturating_add(gold);
                on.tell(Audience::ALL, "DL-FEST-RENT-02", || Event::TookRent { seat, gold });
            }
            _ => {}
        }
    }

    /// Gives imps of the Imp Training Room back to the den (DL-FEST-ROOM-05).
    pub(crate) fn empty_training(&mut self, seat: Seat) {
        let imps = &mut self.player_mut(seat).imps;
        imps.free = imps.free.saturating_add(imps.training);
        imps.training = 0;
    }
}
