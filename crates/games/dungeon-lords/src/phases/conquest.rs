//! The Conquering step: fatigue, the fall of the tile, poison (chapter 14.7).

use engine::{Audience, Seat, Witness};

use crate::{
    Open,
    action::Action,
    data::PetWindow,
    dungeon::Ground,
    event::Event,
    open::{PARTY, Site, Stage, Task},
    options::FatigueTarget,
    state::DungeonLords,
};

impl DungeonLords {
    /// Courage goes, whether anything is conquered or not (DL-FEST-BARD-07); then fatigue is counted.
    pub(crate) fn prepare_fatigue(&mut self, seat: Seat, on: &mut Witness<Event>) {
        if self.player(seat).party.iter().any(|member| member.courage > 0) {
            self.player_mut(seat).party.iter_mut().for_each(|member| member.courage = 0);
            on.tell(Audience::ALL, "DL-FEST-BARD-07", || Event::CourageGone { seat });
        }
        if self.battle.skip_conquest {
            // DL-COMBAT-61: without conquering there is no fatigue.
            on.tell(Audience::ALL, "DL-COMBAT-60", || Event::NotConquered { seat });
            self.battle.stage = Stage::Poison;
        } else if self.battle.no_fatigue {
            self.battle.stage = Stage::Conquest;
        } else {
            self.battle.stage = Stage::DealFatigue;
            // DL-FEST-ROOM-04: one trained imp for each occurrence of fatigue.
            if self.player(seat).imps.training > 0 && self.training_room(seat).is_some() {
                self.push(Task::TrainedImp { seat });
            }
            self.open_battle_window(seat, PetWindow::Fatigue);
        }
    }

    /// What a trained imp adds, if the room still stands.
    fn training_room(&self, seat: Seat) -> Option<u8> {
        let data = self.data();
        let player = self.player(seat);
        let built = player.dungeon.0.iter().filter(|tile| !tile.conquered).filter_map(|tile| match tile.is {
            Ground::Room(room) => Some(room),
            _ => None,
        });
        let rented = player.rented.iter().filter(|rented| !rented.conquered).map(|rented| rented.room);
        built
            .chain(rented)
            .map(|room| data.room(room))
            .find(|room| room.trains_imps())
            .map(|room| room.fatigue_per_imp)
    }

    pub(crate) fn trained_imp(&mut self, seat: Seat, action: Action, on: &mut Witness<Event>) {
        self.tasks.pop();
        if action != Action::UseImp {
            return;
        }
        let added = self.training_room(seat).unwrap_or(0);
        self.battle.fatigue = self.battle.fatigue.saturating_add_unsigned(added);
        let imps = &mut self.player_mut(seat).imps;
        imps.training = imps.training.saturating_sub(1);
        imps.free = imps.free.saturating_add(1);
        on.tell(Audience::ALL, "DL-FEST-ROOM-04", || Event::TrainedImpUsed { seat });
    }

    /// DL-COMBAT-62, R-16
    pub(crate) fn deal_fatigue(&mut self, seat: Seat, on: &mut Witness<Event>) {
        self.battle.stage = Stage::Conquest;
        let amount = self.fatigue(seat);
        on.tell(Audience::ALL, "DL-COMBAT-61", || Event::Fatigue { seat, amount });
        let mut layout = [0; PARTY];
        let mut left = amount;
        for (at, member) in self.player(seat).party.iter().enumerate() {
            if member.hidden {
                continue;
            }
            layout[at] = match self.rules.fatigue_target {
                FatigueTarget::Each => amount,
                FatigueTarget::FrontToBack => {
                    let taken = left.min(self.hit_points(member).saturating_sub(member.damage));
                    left -= taken;
                    taken
                }
            };
        }
        self.deal(seat, layout, false, "DL-COMBAT-62", on);
    }

    /// DL-COMBAT-60, DL-EVIL-03: the tile flips, its owner loses evil.
    pub(crate) fn conquer(&mut self, seat: Seat, on: &mut Witness<Event>) {
        let Some(site) = self.player(seat).plan.site else { return };
        let room = self.room_at(seat, site);
        match site {
            Site::Cell(cell) => {
                let installed = self.player_mut(seat).dungeon.at_mut(cell).trap.take();
                if let Some(installed) = installed {
                    self.discard_installed(installed);
                }
                let tile = self.player_mut(seat).dungeon.at_mut(cell);
                tile.conquered = true;
            }
            Site::Rented(room) => {
                let rented = self.player_mut(seat).rented.iter_mut().find(|rented| rented.room == room);
                if let Some(rented) = rented {
                    rented.conquered = true;
                }
            }
        }
        on.tell(Audience::ALL, "DL-COMBAT-60", || Event::Conquered { seat, site });
        if room.is_some_and(|room| self.data().room(room).trains_imps()) {
            self.empty_training(seat);
        }
        self.move_evil(seat, i16::from(self.data().evil.conquered_tile), "DL-EVIL-03", on);
    }

    /// DL-COMBAT-64: late damage, prevented by nothing.
    pub(crate) fn deal_poison(&mut self, seat: Seat, on: &mut Witness<Event>) {
        let mut any = false;
        for member in &mut self.player_mut(seat).party {
            let damage = std::mem::take(&mut member.poison);
            if damage > 0 && !member.hidden {
                member.damage = member.damage.saturating_add(damage);
                let who = member.who;
                any = true;
                on.tell(Audience::ALL, "DL-COMBAT-64", || Event::Poisoned { seat, who, damage });
            }
        }
        if any {
            self.remove_fallen(seat, on);
        }
    }
}

impl Open {
    /// The printed value doubled, then halved, then changed by all additions (DL-COMBAT-66, DL-FEST-TUN-07).
    pub fn fatigue(&self, seat: Seat) -> u8 {
        let data = self.data();
        let at = usize::from(self.round.saturating_sub(1));
        let card = self.combat.get(at).and_then(|stacked| stacked.card);
        let mut fatigue = card.map_or(0, |card| data.card(card).fatigue);
        let site = self.player(seat).plan.site;
        if let Some(Site::Cell(cell)) = site {
            let tile = self.player(seat).dungeon.at(cell);
            if let Ground::Improved(id) = tile.is
                && data.improved_tunnel(id).doubles_fatigue
                && !tile.conquered
            {
                fatigue = fatigue.saturating_mul(2);
            }
        }
        if self.fatigue_halved {
            fatigue /= 2;
        }
        let room = self.battle_room(seat).map_or(0, |room| data.room(room).extra_fatigue);
        fatigue.saturating_add(room).saturating_add_signed(self.battle.fatigue)
    }
}
