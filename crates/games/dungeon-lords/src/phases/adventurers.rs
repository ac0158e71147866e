//! The Adventurers phase (chapter 12).

use engine::{Audience, Witness};

use crate::{data::PetWindow, event::Event, open::Phase, state::DungeonLords};

impl DungeonLords {
    pub(crate) fn before_adventurers(&mut self) {
        if self.cursor == 0 {
            self.cursor = 1;
            self.open_window(PetWindow::BuildingAny);
        } else {
            self.enter(Phase::Adventurers);
        }
    }

    /// The strongest goes to the most evil, the weakest to the nicest.
    pub(crate) fn adventurers_arrive(&mut self, on: &mut Witness<Event>) {
        if !self.arriving.is_empty() || !self.rules.late_adventurers || self.season != 2 {
            self.raise_dummy(on);
        }
        let lords = self.lords();
        for (adventurer, lord) in std::mem::take(&mut self.arriving).into_iter().zip(lords) {
            match lord {
                Some(seat) => {
                    self.join(seat, adventurer);
                    on.tell(Audience::ALL, "DL-ADV-01", || Event::Joined { seat, adventurer });
                }
                None => {
                    self.gone_adventurers.insert(adventurer);
                    on.tell(Audience::ALL, "DL-TWO-08", || Event::DummyAdventurer { adventurer });
                }
            }
        }
        self.enter(if self.last_season() { Phase::Combat } else { Phase::EndOfSeason });
    }

    /// DL-TWO-07: the dummy's counter rises at the start of each Adventurers phase.
    fn raise_dummy(&mut self, on: &mut Witness<Event>) {
        let Some(evil) = self.dummy_lord() else { return };
        let data = self.data();
        let to = evil.saturating_add(data.dummy.rise).min(data.evil.spaces);
        self.dummy_evil = to;
        on.tell(Audience::ALL, "DL-TWO-07", || Event::DummyEvil { to });
        self.check_paladins(on);
    }
}
