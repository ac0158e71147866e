//! The Fair (chapter 23).

use engine::{Audience, IdSet, Seat, Witness};

use crate::{
    action::Action,
    asking::Sink,
    data::{BoardId, Gain},
    dungeon::cells,
    event::Event,
    open::{Due, Phase, Task},
    state::DungeonLords,
};

impl DungeonLords {
    /// DL-FEST-FAIR-02 to DL-FEST-FAIR-04: with fewer players the boards of the latest seasons are left out.
    pub(crate) fn open_fair(&mut self) {
        let offered = self.count().min(self.boards.len());
        self.prizes = self.boards[..offered].iter().copied().collect();
        for seat in Seat::all(self.count()) {
            self.player_mut(seat).bid = 0;
            self.hand_mut(seat).bid = 0;
        }
        self.enter(Phase::FairBids);
    }

    /// DL-FEST-FAIR-05
    pub(crate) fn bid_answers(&self, seat: Seat, out: &mut impl Sink) {
        for imps in 0..=self.player(seat).imps.free {
            out.put(Action::Send(imps));
        }
    }

    pub(crate) fn bid(&mut self, seat: Seat, action: Action, on: &mut Witness<Event>) {
        let Action::Send(imps) = action else { return };
        self.hand_mut(seat).bid = imps;
        self.player_mut(seat).ready = true;
        on.tell(Audience::only(seat), "DL-FEST-FAIR-05", || Event::Bid { seat, imps });
        on.tell(Audience::all_but(seat), "DL-FEST-FAIR-05", || Event::Answered { seat });
    }

    /// All reveal together; every imp sent is used (DL-FEST-FAIR-11).
    pub(crate) fn reveal_bids(&mut self, on: &mut Witness<Event>) {
        on.reveal();
        for at in 0..self.count() as u8 {
            let seat = self.in_turn(at);
            let imps = std::mem::take(&mut self.hand_mut(seat).bid);
            self.player_mut(seat).bid = imps;
            self.use_imps(seat, imps);
            on.tell(Audience::ALL, "DL-FEST-FAIR-05", || Event::Bid { seat, imps });
        }
        self.enter(Phase::FairPrizes);
    }

    /// The next to choose: most imps, then more evil, then later in turn order (DL-FEST-FAIR-06). Who has chosen has no
    /// bid left.
    pub(crate) fn next_prize(&mut self, on: &mut Witness<Event>) {
        let bidders = Seat::all(self.count()).filter(|seat| self.player(*seat).bid > 0);
        let next = bidders.max_by_key(|seat| {
            let player = self.player(*seat);
            (player.bid, player.evil, self.turn_of(*seat))
        });
        match next {
            Some(seat) => {
                self.player_mut(seat).bid = 0;
                self.push(Task::PickPrize { seat });
            }
            None => {
                // DL-FEST-OPP-04: the boards of the year leave the game.
                for board in self.prizes.iter() {
                    on.tell(Audience::ALL, "DL-FEST-OPP-04", || Event::BoardLeft { board });
                }
                self.prizes = IdSet::EMPTY;
                self.enter(Phase::BeforeProduction);
            }
        }
    }

    pub(crate) fn prize_answers(&self, seat: Seat, out: &mut impl Sink) {
        for board in self.prizes.iter() {
            if self.can_win(seat, board) {
                out.put(Action::Prize(board));
            }
        }
        out.put(Action::Skip);
    }

    /// DL-FEST-FAIR-09, R-45: a prize whose cost or place is lacking cannot be chosen.
    fn can_win(&self, seat: Seat, board: BoardId) -> bool {
        let prize = &self.data().board(board).prize;
        let player = self.player(seat);
        self.affords(seat, prize.cost)
            && (prize.gain.tunnel == 0 || player.dungeon.diggable() != 0)
            && (prize.gain.monster == 0
                || self
                    .monster_discard
                    .iter()
                    .any(|(kind, _)| self.can_take(seat, Due::Prize { board }, kind, None)))
            && (prize.gain.room == 0
                || self
                    .room_discard
                    .iter()
                    .any(|room| player.dungeon.buildable(self.data().room(room).zone) != 0))
    }

    pub(crate) fn pick_prize(&mut self, seat: Seat, action: Action, on: &mut Witness<Event>) {
        self.tasks.pop();
        let Action::Prize(board) = action else {
            on.tell(Audience::ALL, "DL-FEST-FAIR-07", || Event::NoPrize { seat });
            return;
        };
        self.prizes.remove(board);
        on.tell(Audience::ALL, "DL-FEST-FAIR-07", || Event::TookPrize { seat, board });
        let prize = &self.data().board(board).prize;
        if prize.gain.monster > 0 {
            self.push(Task::HireDiscarded { seat, board });
        } else if prize.gain.room > 0 {
            self.push(Task::BuildDiscarded { seat, board });
        } else {
            self.pay(seat, prize.cost, "DL-FEST-FAIR-08", on);
            self.give(seat, Gain { monster: 0, room: 0, ..prize.gain }, "DL-FEST-FAIR-08", on);
        }
    }

    pub(crate) fn build_discarded_answers(&self, seat: Seat, out: &mut impl Sink) {
        for room in self.room_discard.iter() {
            for cell in cells(self.player(seat).dungeon.buildable(self.data().room(room).zone)) {
                out.put(Action::Build { room, cell });
            }
        }
    }

    pub(crate) fn build_discarded(
        &mut self,
        seat: Seat,
        board: BoardId,
        action: Action,
        on: &mut Witness<Event>,
    ) {
        self.tasks.pop();
        if let Action::Build { room, cell } = action {
            self.pay(seat, self.data().board(board).prize.cost, "DL-FEST-FAIR-08", on);
            self.room_discard.remove(room);
            self.build(seat, room, cell, on);
        }
    }
}
