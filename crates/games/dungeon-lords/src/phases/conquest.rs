//! The Conquering step: fatigue, the fall of the tile, poison (chapter 14.7).

use engine::{Audience, Seat, Witness};

use crate::{
    action::Action,
    data::PetWindow,
    event::Event,
    open::{Site, Stage, Task},
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
        let layout = self.fatigue_layout(&self.player(seat).party, amount);
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
            let damage = member.suffer_late();
            if damage > 0 {
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
