//! The Orders phase: choosing, revealing and placing (chapters 5 and 19).

use engine::{Audience, Seat, Witness};

use crate::{
    action::Action,
    asking::Sink,
    data::{AreaId, Cost, PetWindow},
    event::Event,
    open::{ORDERS, Phase, Spot, Task},
    setup::all_areas,
    state::DungeonLords,
};

impl DungeonLords {
    /// Open orders of the dummies, before anybody chooses (DL-THREE-02, DL-TWO-02, DL-TWO-11).
    pub(crate) fn draw_open_dummies(&mut self, on: &mut Witness<Event>) {
        let open = if self.count() == 2 { 2 } else { 3 };
        for at in 0..self.dummies.len() {
            // The starting player's set first.
            let index = if self.count() == 2 { self.in_turn(at as u8).index() } else { at };
            let mut left = all_areas();
            self.dummies[index].inaccessible.iter().for_each(|order| left.remove(order));
            self.dummies[index].open.clear();
            for _ in 0..open {
                let Some(area) = self.draw_from(&mut left, on) else { break };
                self.dummies[index].open.push(area);
                // DL-TWO-04: space II, or III if II is taken.
                let slots: &[u8] = if self.count() == 2 { &[1, 2] } else { &[1] };
                self.place_dummy(index as u8, area, slots, on);
            }
        }
    }

    fn place_dummy(&mut self, dummy: u8, area: AreaId, slots: &[u8], on: &mut Witness<Event>) {
        let clause = if self.count() == 2 { "DL-TWO-04" } else { "DL-THREE-02" };
        let spots = &mut self.spots[usize::from(area.0)];
        match slots.iter().find(|slot| spots[usize::from(**slot)] == Spot::Free) {
            Some(slot) => {
                spots[usize::from(*slot)] = Spot::Dummy;
                on.tell(Audience::ALL, clause, || Event::DummyPlaced { dummy, area, slot: *slot });
            }
            None => on.tell(Audience::ALL, "DL-TWO-06", || Event::DummyNotPlaced { dummy, area }),
        }
    }

    /// DL-ORDER-03, DL-FLOW-03
    pub(crate) fn order_answers(&self, seat: Seat, out: &mut impl Sink) {
        let player = self.player(seat);
        let mut left = all_areas();
        let orders = &self.hand(seat).orders;
        if orders.len() < ORDERS {
            player.inaccessible.iter().for_each(|order| left.remove(order));
            orders.iter().for_each(|order| left.remove(*order));
            left.iter().for_each(|order| out.put(Action::Order(order)));
        } else if let Some(dummy) = self.own_dummy(seat) {
            dummy.inaccessible.iter().for_each(|order| left.remove(order));
            dummy.open.iter().for_each(|order| left.remove(*order));
            left.iter().for_each(|order| out.put(Action::DummyOrder(order)));
        }
    }

    pub(crate) fn choose_order(&mut self, seat: Seat, action: Action, on: &mut Witness<Event>) {
        let runs_dummy = self.own_dummy(seat).is_some();
        match action {
            Action::Order(order) => {
                let orders = &mut self.hand_mut(seat).orders;
                orders.push(order);
                let (number, all) = (orders.len() as u8, orders.len() == ORDERS);
                self.player_mut(seat).ready = all && !runs_dummy;
                on.tell(Audience::only(seat), "DL-ORDER-03", || Event::ChoseOrder { seat, number, order });
            }
            Action::DummyOrder(order) => {
                self.hand_mut(seat).third = Some(order);
                self.player_mut(seat).ready = true;
                on.tell(Audience::only(seat), "DL-TWO-03", || Event::ChoseDummyOrder { seat, order });
            }
            _ => {}
        }
        if self.player(seat).ready {
            on.tell(Audience::all_but(seat), "DL-ORDER-03", || Event::Answered { seat });
        }
    }

    pub(crate) fn all_orders_chosen(&mut self) {
        for seat in Seat::all(self.count()) {
            self.player_mut(seat).third = self.hand_mut(seat).third.take();
        }
        self.enter(Phase::PlaceMinions);
    }

    /// Waves of revealing and placing (DL-ORDER-04, DL-ORDER-05).
    pub(crate) fn place_next(&mut self, on: &mut Witness<Event>) {
        let (wave, turn) = self.placing();
        if usize::from(wave) >= ORDERS {
            self.spots_settled();
            return;
        }
        if usize::from(turn) >= self.count() {
            self.cursor = (wave + 1) * 8;
            return;
        }
        if turn == 0 {
            self.reveal_wave(wave, on);
        }
        self.cursor += 1;
        let seat = self.in_turn(turn);
        let order = self.open.orders_of(seat, self.hand(seat)).nth(usize::from(wave));
        let Some(area) = order else { return };
        let room = self.spots[usize::from(area.0)].contains(&Spot::Free);
        // DL-ORDER-07: a first order to hire costs gold, whatever covers the area.
        if self.order_fee(area, wave) > 0 && room {
            self.push(Task::FirstHire { seat, area });
        } else {
            self.place_minion(seat, area, wave, on);
        }
    }

    /// Reveals orders until so many lie open.
    fn open_orders(&mut self, seat: Seat, count: usize) {
        let (player, hand) =
            (&mut self.open.players[seat.index()], &mut self.hidden.secrets.hands[seat.index()]);
        let unseen = count.saturating_sub(player.orders.len()).min(hand.orders.len());
        let rest = hand.orders.split_off(unseen);
        player.orders.extend(std::mem::replace(&mut hand.orders, rest));
    }

    fn reveal_wave(&mut self, wave: u8, on: &mut Witness<Event>) {
        on.reveal();
        for seat in Seat::all(self.count()) {
            self.open_orders(seat, usize::from(wave) + 1);
        }
        if wave == 0 && self.count() == 2 {
            // DL-TWO-04: the secret third orders of the dummies come first.
            for at in 0..2 {
                let seat = self.in_turn(at);
                if let Some(area) = self.player(seat).third {
                    self.place_dummy(seat.index() as u8, area, &[0, 1, 2], on);
                }
            }
        }
        self.revealed = wave + 1;
        for at in 0..self.count() as u8 {
            let seat = self.in_turn(at);
            if let Some(order) = self.player(seat).orders.get(usize::from(wave)).copied() {
                on.tell(Audience::ALL, "DL-ORDER-04", || Event::RevealedOrder {
                    seat,
                    number: wave + 1,
                    order,
                });
            }
        }
    }

    pub(crate) fn first_hire_answers(&self, seat: Seat, area: AreaId, out: &mut impl Sink) {
        if self.player(seat).gold >= self.order_fee(area, 0) {
            out.put(Action::PayAndPlace);
        }
        out.put(Action::HoldBack);
    }

    pub(crate) fn first_hire(&mut self, seat: Seat, area: AreaId, action: Action, on: &mut Witness<Event>) {
        self.tasks.pop();
        if action == Action::PayAndPlace {
            let gold = self.order_fee(area, 0);
            self.pay(seat, Cost { gold, ..Cost::NOTHING }, "DL-ORDER-07", on);
            self.place_minion(seat, area, 0, on);
        } else {
            let player = self.player_mut(seat);
            player.on_card[0] = true;
            self.hand_mut(seat).quiet |= action == Action::KeepPetsQuiet;
            on.tell(Audience::ALL, "DL-ORDER-07", || Event::HeldBack { seat, area });
        }
    }

    /// DL-ORDER-04, DL-ORDER-06: the lowest free space, or the order card.
    fn place_minion(&mut self, seat: Seat, area: AreaId, wave: u8, on: &mut Witness<Event>) {
        let spots = &mut self.spots[usize::from(area.0)];
        match spots.iter().position(|spot| *spot == Spot::Free) {
            Some(slot) => {
                spots[slot] = Spot::Minion(seat);
                on.tell(Audience::ALL, "DL-ORDER-04", || Event::Placed { seat, area, slot: slot as u8 });
            }
            None => {
                self.player_mut(seat).on_card[usize::from(wave).min(ORDERS - 1)] = true;
                on.tell(Audience::ALL, "DL-ORDER-06", || Event::Blocked { seat, area });
            }
        }
    }

    /// What the dummies played is inaccessible to them next season (DL-THREE-03, DL-TWO-05).
    fn spots_settled(&mut self) {
        for seat in Seat::all(self.count()) {
            self.open_orders(seat, ORDERS);
        }
        for index in 0..self.dummies.len() {
            let third = if self.count() == 2 { self.players[index].third } else { None };
            let dummy = &mut self.dummies[index];
            dummy.inaccessible = dummy.open.iter().copied().chain(third).collect();
        }
        self.enter(Phase::ResolveOrders);
    }

    /// Areas in their fixed sequence, the shortest frame first (DL-ORDER-09, DL-ORDER-10).
    pub(crate) fn resolve_next(&mut self) {
        if self.cursor >= 24 {
            self.enter(Phase::EndOfOrders);
            return;
        }
        let (area, turn) = self.acting();
        self.cursor += 1;
        let slot = self.frames(area)[usize::from(turn)];
        if let Spot::Minion(seat) = self.spots[usize::from(area.0)][usize::from(slot)] {
            self.push(Task::Act { seat, area, slot });
        }
    }

    /// Investments come back, pets may be used (DL-FEST-INV-01, DL-FLOW-18).
    pub(crate) fn end_of_orders(&mut self, on: &mut Witness<Event>) {
        match self.cursor {
            0 => {
                for at in 0..self.count() as u8 {
                    let seat = self.in_turn(at);
                    let player = self.player_mut(seat);
                    let gold = std::mem::take(&mut player.invested);
                    if gold > 0 {
                        player.gold = player.gold.saturating_add(gold);
                        on.tell(Audience::ALL, "DL-FEST-INV-01", || Event::Returned { seat, gold });
                    }
                }
                self.cursor = 1;
                self.open_window(PetWindow::Orders);
            }
            _ => {
                let fair = self.rules.fair && self.last_season();
                if self.last_season()
                    && let Some(board) = self.board.take()
                {
                    // DL-FEST-FAIR-02, DL-FEST-FLOW-06: the board of the season leaves its area now.
                    on.tell(Audience::ALL, "DL-FEST-FLOW-06", || Event::BoardLeft { board });
                }
                if fair {
                    self.open_fair();
                } else {
                    self.enter(Phase::BeforeProduction);
                }
            }
        }
    }
}
