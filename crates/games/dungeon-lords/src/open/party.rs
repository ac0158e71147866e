//! Who marches against a dungeon.

use engine::{List, Seat};
use serde::{Deserialize, Serialize};

use super::Open;
use crate::data::{AdventurerId, Class, Data, PaladinId, RoomId};

/// Who marches in a party.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    Adventurer(AdventurerId),
    Paladin(PaladinId),
    #[default]
    Illusion,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    pub who: Who,
    #[serde(default)]
    pub damage: u8,
    #[serde(default)]
    pub courage: u8,
    /// Hit points beyond the printed ones, until the combat ends.
    #[serde(default)]
    pub extra: u8,
    /// Damage that comes at the end of the round.
    #[serde(default)]
    pub poison: u8,
    /// Can be neither aimed at nor wounded this round.
    #[serde(default)]
    pub hidden: bool,
}

impl Member {
    pub const fn new(who: Who) -> Member {
        Member { who, damage: 0, courage: 0, extra: 0, poison: 0, hidden: false }
    }

    pub fn hit_points(&self, data: &Data) -> u8 {
        let printed = match self.who {
            Who::Adventurer(id) => data.adventurer(id).hit_points,
            Who::Paladin(id) => data.paladin(id).hit_points,
            Who::Illusion => 0,
        };
        printed.saturating_add(self.extra)
    }
}

/// Places in a party. Four adventurers come a year, a paladin and an illusion or two; the rest is room for those who join
/// a party that was set up by hand.
pub const PARTY: usize = 12;

pub type Party = List<Member, PARTY>;

/// After the creatures, illusions and paladins rush back to the front (DL-FEST-MON-05).
pub fn restore_front(party: &mut Party) {
    let rank = |who: Who| match who {
        Who::Illusion => 0,
        Who::Paladin(_) => 1,
        Who::Adventurer(_) => 2,
    };
    if !party.is_sorted_by_key(|member| rank(member.who)) {
        let mut ordered = Party::new();
        for wanted in 0..3 {
            ordered.extend(party.iter().filter(|member| rank(member.who) == wanted).copied());
        }
        *party = ordered;
    }
}

impl Open {
    pub fn hit_points(&self, member: &Member) -> u8 {
        member.hit_points(self.data())
    }

    /// The damage that still fells a member, courage apart.
    pub fn hit_points_left(&self, member: &Member) -> u8 {
        self.hit_points(member).saturating_sub(member.damage)
    }

    /// Where a newcomer takes his place: warriors in front behind the paladin, bards last, others before the bards
    /// (DL-ADV-03, DL-ADV-04, DL-FEST-BARD-01).
    pub fn place_in(&self, party: &[Member], adventurer: AdventurerId) -> usize {
        match self.data().adventurer(adventurer).class {
            Class::Warrior => {
                party.iter().take_while(|member| !matches!(member.who, Who::Adventurer(_))).count()
            }
            Class::Bard => party.len(),
            _ => {
                let is_bard = |member: &Member| self.class(member) == Some(Class::Bard);
                party.iter().position(is_bard).unwrap_or(party.len())
            }
        }
    }

    pub fn class(&self, member: &Member) -> Option<Class> {
        match member.who {
            Who::Adventurer(id) => Some(self.data().adventurer(id).class),
            // DL-PAL-07: a paladin is of no class.
            Who::Paladin(_) | Who::Illusion => None,
        }
    }

    /// Trap icons, magic icons and hearts of a party (DL-CONV-06).
    pub fn icons(&self, seat: Seat) -> [u8; 3] {
        self.icons_of(&self.player(seat).party, self.battle_room(seat))
    }

    /// Trap icons, magic icons and hearts of these people in a room.
    pub fn icons_of(&self, party: &[Member], room: Option<RoomId>) -> [u8; 3] {
        let data = self.data();
        let mut icons = [0u8; 3];
        for member in party {
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
        if let Some(room) = room {
            for (icon, change) in icons.iter_mut().zip(data.room(room).icons) {
                *icon = icon.saturating_add_signed(change);
            }
        }
        icons
    }

    /// Whether anybody real is left: an illusion alone is nobody (DL-COMBAT-37).
    pub fn party_stands(&self, seat: Seat) -> bool {
        self.player(seat).party.iter().any(|member| member.who != Who::Illusion)
    }

    /// The paladin in a party.
    pub fn paladin_of(&self, seat: Seat) -> Option<PaladinId> {
        self.player(seat).party.iter().find_map(|member| match member.who {
            Who::Paladin(paladin) => Some(paladin),
            _ => None,
        })
    }

    /// How evil the dummy is, where it is one of the lords: with two players (DL-TWO-07, DL-TWO-08).
    pub fn dummy_lord(&self) -> Option<u8> {
        (self.count() == 2).then_some(self.dummy_evil)
    }

    /// Who is visited by whom: the lords from the nicest to the most evil (DL-ADV-01, DL-CONV-04). With two players the
    /// dummy is a third one, last in turn order (DL-TWO-08, DL-TWO-09).
    pub fn lords(&self) -> List<Option<Seat>, 5> {
        let mut lords: List<(u8, u8, Option<Seat>), 5> = List::new();
        for seat in Seat::all(self.count()) {
            lords.push((self.player(seat).evil, self.turn_of(seat), Some(seat)));
        }
        if let Some(evil) = self.dummy_lord() {
            lords.push((evil, u8::MAX, None));
        }
        lords.sort_unstable_by_key(|(evil, turn, _)| (*evil, *turn));
        lords.into_iter().map(|(_, _, lord)| lord).collect()
    }
}
