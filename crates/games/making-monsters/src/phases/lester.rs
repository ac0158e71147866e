//! LESTER cards (MM-LEST) and other picks from the supply.

use engine::{Audience, Clause, Seat, Witness};

use crate::{
    data::{Kind, LesterEffect, LesterId},
    event::{Event, Why},
    open::{Errand, Phase, Step},
    state::MakingMonsters,
};

impl MakingMonsters {
    /// MM-LEST-02: applied at once, then laid aside.
    pub(super) fn use_lester(&mut self, seat: Seat, card: LesterId, on: &mut Witness<Event>) {
        let player = self.player_mut(seat);
        player.lester_used.insert(card);
        player.errand = Errand::None;
        on.tell(Audience::ALL, "MM-LEST-02", || Event::UsedLester { seat, card });
        match self.pack.lester(card).effect {
            LesterEffect::Compost(count) => {
                let player = self.player_mut(seat);
                let count = count.min(player.bag.get(Kind::Rot));
                player.bag.set(Kind::Rot, player.bag.get(Kind::Rot) - count);
                self.composted += count;
                on.tell(Audience::ALL, "MM-LEST-04", || Event::Composted { seat, count });
            }
            LesterEffect::Mutations(count) => self.gain_mutations(seat, count, "MM-LEST-05", on),
            LesterEffect::Parts(count) => {
                self.player_mut(seat).errand = Errand::Supply { left: count, mutation: false };
            }
            LesterEffect::Prestige(amount) => {
                self.gain_prestige(seat, amount, Why::Lester(card), "MM-LEST-07", on);
            }
            LesterEffect::Upgrade => self.player_mut(seat).errand = Errand::Expand,
        }
        self.lesters_back(seat, on);
    }

    /// MM-LEST-03: when the last card has been used and applied, all are unused again.
    fn lesters_back(&mut self, seat: Seat, on: &mut Witness<Event>) {
        let all = self.pack.lesters.len() as u32;
        let player = self.player_mut(seat);
        if player.errand == Errand::None && player.lester_used.len() >= all {
            player.lester_used = Default::default();
            on.tell(Audience::ALL, "MM-LEST-03", || Event::LestersBack { seat });
        }
    }

    /// Mutations from the supply; for each that is missing a useful part of choice (MM-DRAW-17, MM-LEST-05).
    pub(super) fn gain_mutations(&mut self, seat: Seat, count: u8, clause: Clause, on: &mut Witness<Event>) {
        let gained = self.supply_gives(seat, Kind::Mutation, count, clause, on);
        if gained < count {
            self.player_mut(seat).errand = Errand::Supply { left: count - gained, mutation: false };
        }
    }

    pub(super) fn take_supply(&mut self, seat: Seat, kind: Kind, on: &mut Witness<Event>) {
        let clause = match (self.phase, self.player(seat).step) {
            (Phase::Reanimate, _) => "MM-UPG-03",
            (_, Step::End { next: 1 }) => "MM-DRAW-02",
            (_, Step::End { next: 2 }) => "MM-DRAW-17",
            _ => "MM-LEST-11",
        };
        self.supply_gives(seat, kind, 1, clause, on);
        let player = self.player_mut(seat);
        if let Errand::Supply { left, mutation } = player.errand {
            player.errand = match left {
                0 | 1 => Errand::None,
                _ => Errand::Supply { left: left - 1, mutation },
            };
        }
        self.lesters_back(seat, on);
    }

    /// An errand that is over or falls away.
    pub(super) fn end_errand(&mut self, seat: Seat, on: &mut Witness<Event>) {
        self.player_mut(seat).errand = Errand::None;
        self.lesters_back(seat, on);
    }
}
