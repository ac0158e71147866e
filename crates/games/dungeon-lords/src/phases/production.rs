//! Production and Retrieval (chapter 10).

use engine::{Audience, IdSet, Seat, Witness};

use crate::{
    action::Action,
    asking::Sink,
    data::{Cell, PetWindow, RoomId, RoomKind},
    dungeon::Ground,
    event::Event,
    open::{ORDERS, Phase, Task},
    state::DungeonLords,
};

impl DungeonLords {
    pub(crate) fn before_production(&mut self) {
        if self.cursor == 0 {
            self.cursor = 1;
            self.open_window(PetWindow::Production);
        } else {
            self.enter(Phase::Production);
        }
    }

    /// DL-PROD-01: in turn order.
    pub(crate) fn production(&mut self) {
        if usize::from(self.cursor) < self.count() {
            let seat = self.in_turn(self.cursor);
            self.cursor += 1;
            self.push(Task::Produce { seat });
        } else {
            for player in &mut self.players {
                player.helpers = 0;
            }
            self.enter(Phase::Retrieval);
        }
    }

    pub(crate) fn produce_answers(&self, seat: Seat, out: &mut impl Sink) {
        let player = self.player(seat);
        for (at, tile) in player.dungeon.0.iter().enumerate() {
            if let Ground::Room(room) = tile.is
                && !tile.conquered
            {
                let cell = Some(Cell(at as u8));
                self.room_answers(seat, room, cell, tile.uses, tile.outward, out);
            }
        }
        for rented in self.rented_of(seat, RoomKind::Production) {
            self.room_answers(seat, rented.room, None, rented.uses, rented.outward, out);
        }
        out.put(Action::Done);
    }

    fn room_answers(
        &self,
        seat: Seat,
        room: RoomId,
        cell: Option<Cell>,
        uses: u8,
        outward: bool,
        out: &mut impl Sink,
    ) {
        let player = self.player(seat);
        let entry = self.data().room(room);
        if entry.kind != RoomKind::Production {
            return;
        }
        if entry.trains_imps() {
            // DL-FEST-ROOM-03, DL-FEST-ROOM-08: the room counts its moves, all in one direction.
            let year = if cell.is_some() { self.year_index() } else { 0 };
            let left = entry.imps_moved[year].saturating_sub(uses);
            for imps in 1..=left.min(player.imps.free) as i8 {
                if uses == 0 || !outward {
                    out.put(Action::Train { room, imps });
                }
            }
            for imps in 1..=left.min(player.imps.training) as i8 {
                if uses == 0 || outward {
                    out.put(Action::Train { room, imps: -imps });
                }
            }
            return;
        }
        if !self.uses_left(uses, cell.is_none()) || !self.affords(seat, entry.cost) {
            return;
        }
        let needed = self.workers(seat, room, cell, uses);
        let tokens = self.tokens_left(seat);
        for (choice, gain) in entry.gains.iter().enumerate() {
            if gain.tunnel > 0 && player.dungeon.diggable() == 0 {
                continue;
            }
            // DL-FLOW-11: every split of imps and tokens, tokens first.
            for tokens in (0..=tokens.min(needed)).rev() {
                let imps = needed - tokens;
                if imps <= player.imps.free {
                    out.put(Action::Produce { room, imps, tokens, gain: choice as u8 });
                }
            }
        }
    }

    pub(crate) fn produce(&mut self, seat: Seat, action: Action, on: &mut Witness<Event>) {
        match action {
            Action::Produce { room, imps, tokens, gain } => {
                self.use_imps(seat, imps);
                let player = self.player_mut(seat);
                player.tokens_used = player.tokens_used.saturating_add(tokens);
                self.mark_use(seat, room, 1, false);
                on.tell(Audience::ALL, "DL-PROD-05", || Event::Produced { seat, room, imps, tokens });
                let entry = self.data().room(room);
                self.pay(seat, entry.cost, "DL-ROOM-10", on);
                if let Some(gain) = entry.gains.get(usize::from(gain)) {
                    self.give(seat, *gain, "DL-ROOM-10", on);
                }
            }
            Action::Train { room, imps } => {
                let count = imps.unsigned_abs();
                self.mark_use(seat, room, count, imps < 0);
                let stock = &mut self.player_mut(seat).imps;
                if imps > 0 {
                    stock.free = stock.free.saturating_sub(count);
                    stock.training = stock.training.saturating_add(count);
                } else {
                    stock.training = stock.training.saturating_sub(count);
                    stock.free = stock.free.saturating_add(count);
                }
                on.tell(Audience::ALL, "DL-FEST-ROOM-03", || Event::Trained { seat, imps });
            }
            _ => {
                self.tasks.pop();
            }
        }
    }

    fn mark_use(&mut self, seat: Seat, room: RoomId, count: u8, outward: bool) {
        let player = self.player_mut(seat);
        if let Some(rented) = player.rented.iter_mut().find(|rented| rented.room == room) {
            rented.uses = rented.uses.saturating_add(count);
            rented.outward = outward;
        } else if let Some(cell) = player.dungeon.find(Ground::Room(room)) {
            let tile = player.dungeon.at_mut(cell);
            tile.uses = tile.uses.saturating_add(count);
            tile.outward = outward;
        }
    }

    /// Retrieval (DL-PROD-10 to DL-PROD-14). The cursor counts turn * 4 + order.
    pub(crate) fn retrieval(&mut self, on: &mut Witness<Event>) {
        let (turn, order) = (self.cursor / 4, self.cursor % 4);
        if usize::from(turn) >= self.count() {
            for spots in &mut self.spots {
                *spots = Default::default();
            }
            return self.after_retrieval(on);
        }
        self.cursor += 1;
        let seat = self.in_turn(turn);
        match order {
            1 | 2 => {
                // DL-PROD-12: a card with its minion on it may be taken back.
                let player = self.player(seat);
                if player.on_card[usize::from(order)] && player.orders.len() > usize::from(order) {
                    self.push(Task::TakeBack { seat, order });
                }
            }
            3 => {
                let player = self.player_mut(seat);
                // A card taken back has been replaced by the first order, which goes to the hand.
                let first = player.orders.first().copied();
                let later = player.orders.iter().skip(1).copied().filter(|order| Some(*order) != first);
                player.inaccessible = later.collect::<IdSet<_>>();
                player.orders.clear();
                player.on_card = [false; ORDERS];
                let orders = player.inaccessible;
                on.tell(Audience::ALL, "DL-PROD-11", || Event::Inaccessible {
                    seat,
                    orders: orders.iter().collect(),
                });
            }
            _ => {}
        }
    }

    pub(crate) fn take_back(&mut self, seat: Seat, order: u8, action: Action, on: &mut Witness<Event>) {
        self.tasks.pop();
        if action != Action::TakeBack {
            return;
        }
        let player = self.player_mut(seat);
        let at = usize::from(order);
        if at >= player.orders.len() {
            return;
        }
        // The first order goes to the hand anyway: written in its place, the card taken back goes with it.
        let card = player.orders[at];
        player.orders[at] = player.orders[0];
        on.tell(Audience::ALL, "DL-PROD-12", || Event::TookBack { seat, order: card });
    }
}
