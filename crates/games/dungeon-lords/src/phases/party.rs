//! The party: who marches where, and what happens to the wounded.

use engine::{Audience, Clause, Seat, Witness};

use crate::{
    data::AdventurerId,
    event::Event,
    open::{Layout, Member, Party, Positions, Who, healing},
    state::DungeonLords,
};

impl DungeonLords {
    /// A newcomer takes his place.
    pub(crate) fn join(&mut self, seat: Seat, adventurer: AdventurerId) {
        let at = self.place_in(&self.player(seat).party, adventurer);
        self.player_mut(seat).party.insert(at, Member::new(Who::Adventurer(adventurer)));
    }

    /// Deals laid-out damage; who has fallen leaves only after all is dealt (DL-COMBAT-07). Returns which positions fell.
    pub(crate) fn deal(
        &mut self,
        seat: Seat,
        layout: Layout,
        absorbs: bool,
        clause: Clause,
        on: &mut Witness<Event>,
    ) -> Positions {
        let party = &mut self.player_mut(seat).party;
        for (member, amount) in party.iter_mut().zip(layout) {
            let who = member.who;
            let (absorbed, damage) = member.suffer(amount, absorbs);
            if absorbed > 0 {
                on.tell(Audience::ALL, "DL-FEST-BARD-04", || Event::CourageUsed {
                    seat,
                    who,
                    tokens: absorbed,
                });
            }
            if damage > 0 {
                on.tell(Audience::ALL, clause, || Event::Wounded { seat, who, damage });
            }
        }
        self.remove_fallen(seat, on)
    }

    /// DL-COMBAT-06: the fallen go to the prison, those behind close up.
    pub(crate) fn remove_fallen(&mut self, seat: Seat, on: &mut Witness<Event>) -> Positions {
        let fallen = self.fallen(&self.player(seat).party);
        if fallen == 0 {
            return 0;
        }
        let mut kept = Party::new();
        let before = std::mem::take(&mut self.player_mut(seat).party);
        for (at, member) in before.into_iter().enumerate() {
            if fallen & (1 << at) == 0 {
                kept.push(member);
                continue;
            }
            let player = self.player_mut(seat);
            let clause = match member.who {
                Who::Adventurer(id) => {
                    player.prison.insert(id);
                    // DL-FEST-BARD-11: any cause counts.
                    player.mourned = player.mourned.saturating_add(1);
                    "DL-COMBAT-06"
                }
                Who::Paladin(id) => {
                    player.captured_paladins.insert(id);
                    player.captor = true;
                    "DL-PAL-08"
                }
                Who::Illusion => "DL-COMBAT-37",
            };
            on.tell(Audience::ALL, clause, || Event::Eliminated { seat, who: member.who });
        }
        self.player_mut(seat).party = kept;
        fallen
    }

    pub(crate) fn heal(&mut self, seat: Seat, amount: u8, clause: Clause, on: &mut Witness<Event>) {
        let party = &mut self.player_mut(seat).party;
        let layout = healing(party, amount);
        for (member, healed) in party.iter_mut().zip(layout) {
            if healed > 0 {
                member.damage -= healed;
                let who = member.who;
                on.tell(Audience::ALL, clause, || Event::Healed { seat, who, damage: healed });
            }
        }
    }
}
