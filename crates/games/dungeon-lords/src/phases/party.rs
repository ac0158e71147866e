//! The party: who marches where, and what happens to the wounded.

use engine::{Audience, Clause, Seat, Witness};

use crate::{
    Open,
    data::{AdventurerId, Class},
    event::Event,
    open::{Member, PARTY, Party, Who},
    state::DungeonLords,
};

/// Damage laid out on a party, by position.
pub(crate) type Layout = [u8; PARTY];

/// Positions in a party, as bits.
pub(crate) type Positions = u16;

impl DungeonLords {
    pub(crate) fn hit_points(&self, member: &Member) -> u8 {
        let printed = match member.who {
            Who::Adventurer(id) => self.data().adventurer(id).hit_points,
            Who::Paladin(id) => self.data().paladin(id).hit_points,
            Who::Illusion => 0,
        };
        printed.saturating_add(member.extra)
    }

    pub(crate) fn class(&self, member: &Member) -> Option<Class> {
        match member.who {
            Who::Adventurer(id) => Some(self.data().adventurer(id).class),
            // DL-PAL-07: a paladin is of no class.
            Who::Paladin(_) | Who::Illusion => None,
        }
    }

    /// Whether anybody real is left: an illusion alone is nobody (DL-COMBAT-37).
    pub(crate) fn party_stands(&self, seat: Seat) -> bool {
        self.player(seat).party.iter().any(|member| member.who != Who::Illusion)
    }

    /// A newcomer takes his place: warriors in front behind the paladin, bards last, others before the bards (DL-ADV-03,
    /// DL-ADV-04, DL-FEST-BARD-01).
    pub(crate) fn join(&mut self, seat: Seat, adventurer: AdventurerId) {
        let data = self.data();
        let class = data.adventurer(adventurer).class;
        let party = &mut self.player_mut(seat).party;
        let is_bard = |member: &Member| matches!(member.who, Who::Adventurer(id) if data.adventurer(id).class == Class::Bard);
        let at = match class {
            Class::Warrior => {
                party.iter().take_while(|member| !matches!(member.who, Who::Adventurer(_))).count()
            }
            Class::Bard => party.len(),
            _ => party.iter().position(is_bard).unwrap_or(party.len()),
        };
        party.insert(at, Member::new(Who::Adventurer(adventurer)));
    }

    /// Deals laid-out damage: courage absorbs first while it lasts (DL-FEST-BARD-04), the hidden are untouched, and who
    /// has fallen leaves only after all is dealt (DL-COMBAT-07). Returns which positions fell, as bits.
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
            if amount == 0 || member.hidden {
                continue;
            }
            let who = member.who;
            let absorbed = if absorbs { amount.min(member.courage) } else { 0 };
            if absorbed > 0 {
                member.courage -= absorbed;
                on.tell(Audience::ALL, "DL-FEST-BARD-04", || Event::CourageUsed {
                    seat,
                    who,
                    tokens: absorbed,
                });
            }
            let damage = amount - absorbed;
            if damage > 0 {
                member.damage = member.damage.saturating_add(damage);
                on.tell(Audience::ALL, clause, || Event::Wounded { seat, who, damage });
            }
        }
        self.remove_fallen(seat, on)
    }

    /// DL-COMBAT-06: the fallen go to the prison, those behind close up.
    pub(crate) fn remove_fallen(&mut self, seat: Seat, on: &mut Witness<Event>) -> Positions {
        let mut fallen: Positions = 0;
        let party = &self.player(seat).party;
        for (at, member) in party.iter().enumerate() {
            if member.damage >= self.hit_points(member).max(1) {
                fallen |= 1 << at;
            }
        }
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

    /// Removes damage from the front to the back (DL-COMBAT-52); nobody heals an illusion (DL-COMBAT-37).
    pub(crate) fn heal(&mut self, seat: Seat, amount: u8, clause: Clause, on: &mut Witness<Event>) {
        let mut left = amount;
        for member in self.player_mut(seat).party.iter_mut().filter(|member| member.who != Who::Illusion) {
            let healed = left.min(member.damage);
            if healed > 0 {
                member.damage -= healed;
                left -= healed;
                let who = member.who;
                on.tell(Audience::ALL, clause, || Event::Healed { seat, who, damage: healed });
            }
        }
    }
}

impl Open {
    /// Trap icons, magic icons and hearts of a party (DL-CONV-06).
    pub fn icons(&self, seat: Seat) -> [u8; 3] {
        let data = self.data();
        let mut icons = [0u8; 3];
        for member in &self.player(seat).party {
            match member.who {
                Who::Adventurer(id) => {
                    let adventurer = data.adventurer(id);
                    match adventurer.class {
                        Class::Thief => icons[0] += adventurer.icons,
                        Class::Wizard => icons[1] += adventurer.icons,
                        Class::Priest => icons[2] += adventurer.icons,
                        Class::Warrior | Class::Bard => {}
                    }
                }
                Who::Paladin(id) => {
                    let paladin = data.paladin(id);
                    icons[0] += paladin.traps;
                    icons[1] += paladin.magic;
                    icons[2] += paladin.hearts;
                }
                Who::Illusion => {}
            }
        }
        // DL-FEST-ROOM-07: the Altar of Chaos takes one of each.
        if let Some(room) = self.battle_room(seat) {
            for (icon, change) in icons.iter_mut().zip(data.room(room).icons) {
                *icon = icon.saturating_add_signed(change);
            }
        }
        icons
    }
}
