//! What minions do in the eight areas (chapters 6 and 8); boards that cover an area are in `boards`.

use engine::{Audience, Seat, Witness};

use crate::{
    action::Action,
    asking::Sink,
    data::{AreaId, Cell, RoomId, Work},
    dungeon::{Ground, Tile, cells},
    event::Event,
    open::{Due, Task},
    state::DungeonLords,
};

impl DungeonLords {
    pub(crate) fn act_answers(&self, seat: Seat, area: AreaId, slot: u8, out: &mut impl Sink) {
        let (work, space) = self.space(area, slot);
        match work {
            Work::Goods | Work::Invest | Work::Masquerade => {
                if self.affords(seat, space.cost) {
                    out.put(Action::Execute);
                }
            }
            Work::Dig => {
                if space.beside_foremen(self.player(seat).imps.free).is_some_and(|imps| imps > 0) {
                    self.list_digs(seat, out);
                }
            }
            Work::Mine => self.mine_answers(seat, space, out),
            Work::Hire => self.hire_answers(seat, area, slot, out),
            Work::Build => {
                if self.affords(seat, space.cost) {
                    for room in &self.rooms {
                        for cell in cells(self.player(seat).dungeon.buildable(self.data().room(*room).zone)) {
                            out.put(Action::Build { room: *room, cell });
                        }
                    }
                }
            }
            Work::Harvest => self.harvest_answers(seat, space, out),
            Work::Improve => self.first_improve_answers(seat, space, out),
            Work::Install => self.install_answers(seat, space, out),
            Work::Rent => self.rent_answers(seat, space, out),
        }
        out.put(Action::Skip);
    }

    pub(crate) fn act(
        &mut self,
        seat: Seat,
        area: AreaId,
        slot: u8,
        action: Action,
        on: &mut Witness<Event>,
    ) {
        self.tasks.pop();
        let (work, space) = self.space(area, slot);
        let clause = self.area_clause(area);
        if action == Action::Skip {
            return self.not_executed(seat, area, on);
        }
        on.tell(Audience::ALL, clause, || Event::Executed { seat, area, slot });
        match (work, action) {
            (Work::Goods, Action::Execute) => {
                self.pay(seat, space.cost, clause, on);
                let mut gain = space.gain;
                if self.draws_one_more(area, space) {
                    gain.trap += 1;
                    self.push(Task::DropTrap { seat });
                }
                self.give(seat, gain, clause, on);
            }
            (Work::Invest, Action::Execute) => {
                self.pay(seat, space.cost, clause, on);
                let player = self.player_mut(seat);
                player.invested = player.invested.saturating_add(space.gain.gold);
                on.tell(Audience::ALL, clause, || Event::Invested { seat, gold: space.cost.gold });
            }
            (Work::Masquerade, Action::Execute) => self.masquerade(seat, space, slot, on),
            (Work::Dig, Action::Dig(cell)) => {
                // DL-AREA-06: the foreman comes along and digs nothing himself.
                self.use_imps(seat, space.foremen);
                self.dig_with_imp(seat, cell, on);
                self.push(Task::Dig { seat, left: space.max_workers.saturating_sub(1) });
            }
            (Work::Mine, Action::Mine { tunnels, vein }) => self.mine(seat, space, tunnels, vein, on),
            (Work::Hire, Action::Hire(kind)) => {
                let expert = self.expert_on(space);
                let due = Due::Hire { area, slot };
                self.push(Task::Cost { seat, due, kind, expert, option: None, trap: None, fed: None });
            }
            (Work::Build, Action::Build { room, cell }) => {
                self.pay(seat, space.cost, clause, on);
                self.rooms.retain(|offered| *offered != room);
                self.build(seat, room, cell, on);
            }
            (Work::Harvest, Action::Harvest(imps)) => self.harvest(seat, space, imps, on),
            (Work::Improve, _) => self.first_improve(seat, space, action, on),
            (Work::Install, Action::Install { trap, cell }) => self.install(seat, slot, trap, cell, on),
            (Work::Rent, _) => self.rent(seat, slot, space, action, on),
            _ => {}
        }
    }

    /// DL-ORDER-12: the minion goes back onto its card.
    fn not_executed(&mut self, seat: Seat, area: AreaId, on: &mut Witness<Event>) {
        let player = self.player_mut(seat);
        if let Some(at) = player.orders.iter().position(|order| *order == area) {
            player.on_card[at] = true;
        }
        on.tell(Audience::ALL, "DL-ORDER-12", || Event::NotExecuted { seat, area });
    }

    /// A room takes the place of a tunnel (DL-ROOM-01, DL-ROOM-04); what lay there is gone.
    pub(crate) fn build(&mut self, seat: Seat, room: RoomId, cell: Cell, on: &mut Witness<Event>) {
        self.clear_tile(seat, cell, on);
        let tile = self.player_mut(seat).dungeon.at_mut(cell);
        let worked = tile.worked;
        *tile = Tile { worked, ..Tile::new(Ground::Room(room)) };
        on.tell(Audience::ALL, "DL-ROOM-01", || Event::Built { seat, room, cell });
    }

    /// What a changed tile loses: an installed trap (DL-FEST-INST-09) and an improvement (DL-FEST-IMPR-07).
    pub(crate) fn clear_tile(&mut self, seat: Seat, cell: Cell, on: &mut Witness<Event>) {
        let tile = self.player_mut(seat).dungeon.at_mut(cell);
        let (trap, is) = (tile.trap.take(), tile.is);
        if let Some(installed) = trap {
            self.discard_installed(installed);
            let trap = installed.trap;
            on.tell(Audience::ALL, "DL-FEST-INST-09", || Event::InstalledLost { seat, trap, cell });
        }
        if let Ground::Improved(old) = is {
            self.gone_improved.insert(old);
        }
    }

    /// Card and loaded monster go to their discards (DL-FEST-INST-08, DL-FEST-INST-11).
    pub(crate) fn discard_installed(&mut self, installed: crate::dungeon::Installed) {
        self.trap_discard.add(installed.trap);
        if let Some(monster) = installed.fed {
            self.monster_discard.add(monster);
        }
    }

    /// Peek at cards of the stack that are still face down (DL-AREA-03).
    pub(crate) fn peek_answers(&self, left: u8, out: &mut impl Sink) {
        if left == 0 {
            return;
        }
        for (at, stacked) in self.combat.iter().enumerate() {
            if !stacked.open {
                out.put(Action::Peek(at as u8 + 1));
            }
        }
        out.put(Action::NoPeek);
    }

    pub(crate) fn peek(
        &mut self,
        seat: Seat,
        left: u8,
        moves: bool,
        action: Action,
        on: &mut Witness<Event>,
    ) {
        self.tasks.pop();
        let Action::Peek(position) = action else { return };
        if left > 1 {
            self.push(Task::Peek { seat, left: left - 1, moves });
        }
        self.look_at(seat, position, on);
        on.tell(Audience::all_but(seat), "DL-AREA-03", || Event::Peeked { seat, position });
        if moves {
            self.push(Task::PutCard { seat, from: position });
        }
    }

    /// A seat sees a card of the stack, which is drawn if nobody has seen it before.
    pub(crate) fn look_at(&mut self, seat: Seat, position: u8, on: &mut Witness<Event>) {
        let at = usize::from(position.saturating_sub(1));
        if at >= self.combat.len() {
            return;
        }
        on.reveal();
        self.draw_card(at, on);
        self.combat[at].known = self.combat[at].known.with(seat);
        if let Some(card) = self.card(at) {
            on.tell(Audience::only(seat), "DL-AREA-03", || Event::Saw { seat, position, card });
        }
    }

    /// Draws a card of the stack that nobody has seen before.
    pub(crate) fn draw_card(&mut self, at: usize, on: &mut Witness<Event>) {
        if self.card(at).is_none() {
            let mut stack = self.hidden.card_stack;
            self.hidden.secrets.cards[at] = self.draw_from(&mut stack, on);
            self.hidden.card_stack = stack;
        }
    }
}
