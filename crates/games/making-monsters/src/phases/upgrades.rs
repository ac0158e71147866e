//! Gaining upgrades (MM-GAIN) and what they do when they come and go (MM-UPG).

use engine::{Audience, Seat, Witness};

use crate::{
    action::BayNo,
    data::{Effect, Kind, UpgradeId, Where},
    event::Event,
    open::Errand,
    state::MakingMonsters,
};

impl MakingMonsters {
    /// A tile that was just taken: on a slot, beside the lab (MM-GAIN-05), or used and boxed (MM-GAIN-06).
    pub(super) fn gain_tile(&mut self, seat: Seat, tile: UpgradeId, on: &mut Witness<Event>) {
        match self.pack.upgrade(tile).lies {
            Where::Normal => self.player_mut(seat).errand = Errand::Install { tile },
            Where::Beside => {
                self.player_mut(seat).beside.push(tile);
                on.tell(Audience::ALL, "MM-GAIN-05", || Event::Installed { seat, tile });
                self.end_errand(seat, on);
            }
            Where::Instant => {
                if let Effect::RotBomb(count) = self.pack.upgrade(tile).effect {
                    self.rot_bomb(seat, count, on);
                }
                self.boxed.add(tile);
                on.tell(Audience::ALL, "MM-GAIN-06", || Event::Boxed { seat, tile });
                self.end_errand(seat, on);
            }
        }
    }

    /// MM-GAIN-01, MM-GAIN-02: on an empty slot or in place of an installed tile.
    pub(super) fn install(&mut self, seat: Seat, bay: BayNo, on: &mut Witness<Event>) {
        let Errand::Install { tile } = self.player(seat).errand else { return };
        if self.player(seat).upgrades[bay.index()].tile.is_some() {
            self.empty_bay(seat, bay.index(), on);
        }
        self.player_mut(seat).upgrades[bay.index()].tile = Some(tile);
        on.tell(Audience::ALL, "MM-GAIN-01", || Event::Installed { seat, tile });
        // MM-GAIN-08: an immediate effect, once.
        if let Effect::Replicate { kind, amount } = self.pack.upgrade(tile).effect {
            self.replicate(seat, kind, amount, on);
        }
        self.end_errand(seat, on);
    }

    /// A tile goes to the box, its parts to the owner's bag (MM-GAIN-04, MM-UPG-16).
    pub(super) fn empty_bay(&mut self, seat: Seat, bay: usize, on: &mut Witness<Event>) {
        let player = self.player_mut(seat);
        let held = std::mem::take(&mut player.upgrades[bay]);
        for (kind, count) in held.parts.iter() {
            player.bag.set(kind, player.bag.get(kind) + count);
        }
        if let Some(tile) = held.tile {
            self.boxed.add(tile);
            on.tell(Audience::ALL, "MM-COMP-09", || Event::Boxed { seat, tile });
        }
    }

    /// MM-UPG-04 to MM-UPG-09: a replicator gives its tokens, one more for each booster, as far as the supply goes
    /// (MM-SUPP-02).
    pub(super) fn replicate(&mut self, seat: Seat, kind: Kind, amount: u8, on: &mut Witness<Event>) {
        let more = |effect: Effect| match effect {
            Effect::Boost(more) => more,
            _ => 0,
        };
        let boost = self.effects(seat).map(more).fold(0, u8::saturating_add);
        self.supply_gives(seat, kind, amount.saturating_add(boost), "MM-UPG-04", on);
    }

    /// MM-UPG-19, MM-UPG-20: rot from the reserve, clockwise from the owner's left; while others draw it waits
    /// (MM-UPG-23).
    fn rot_bomb(&mut self, seat: Seat, count: u8, on: &mut Witness<Event>) {
        let players = self.players.len();
        let waits = self.phase.is_drawing();
        for opponent in seat.around(players).skip(1) {
            let count = count.min(self.reserve);
            if count == 0 {
                break;
            }
            self.reserve -= count;
            let player = self.player_mut(opponent);
            if waits {
                player.incoming_rot += count;
            } else {
                player.bag.set(Kind::Rot, player.bag.get(Kind::Rot) + count);
            }
            on.tell(Audience::ALL, "MM-UPG-19", || Event::Bombed { seat: opponent, count, waits });
        }
    }
}
