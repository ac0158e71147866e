//! Where a battle stands, and what is in force while it is fought.

use engine::{Clause, Id, IdSet, List, Seat};
use serde::{Deserialize, Serialize};

use super::{Open, Phase, Plan, Site};
use crate::{
    data::{Place, RoomId, RoomKind, Speed},
    dungeon::{Ground, Installed, cells},
};

/// A step of one battle, in the order of DL-FEST-FLOW-05.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    #[default]
    Start,
    Bards,
    RevealTraps,
    Traps,
    BeforeFastSpells,
    FastSpells,
    BeforeMonsters,
    Monsters,
    AfterMonsters,
    SlowSpells,
    Healing,
    BeforeConquest,
    Fatigue,
    DealFatigue,
    Conquest,
    Poison,
    Done,
}

/// What is in force during the battle being fought: nothing when it begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    pub stage: Stage,
    pub skip_fast: bool,
    pub skip_slow: bool,
    pub skip_healing: bool,
    pub skip_conquest: bool,
    /// A creature has attacked (DL-COMBAT-50).
    pub attacked: bool,
    pub no_fatigue: bool,
    /// Additions to fatigue.
    pub fatigue: i8,
    /// Points that monsters and ghosts do not deal.
    pub shield: u8,
    pub rage: bool,
    pub no_bonuses: bool,
    /// Trap icons spent this round (DL-COMBAT-23).
    pub icons_spent: u8,
    /// Traps from the hand that have not gone off, with what they are loaded with.
    pub traps: List<Installed, 4>,
    /// The installed trap of the tile, while it has not gone off.
    pub installed: Option<Installed>,
    /// Sent creatures that have had their turn.
    pub acted: IdSet<Place>,
    pub pet_acted: bool,
    /// Creatures (or the pet) turned into sheep, and what a sheep deals.
    pub sheep: IdSet<Place>,
    pub pet_sheep: bool,
    pub sheep_damage: u8,
}

impl Open {
    /// Where the battle may be: the nearest unconquered tiles, and rented combat rooms (DL-COMBAT-10, DL-FEST-RENT-06).
    pub fn sites(&self, seat: Seat) -> impl Iterator<Item = Site> {
        let front = self.player(seat).dungeon.front();
        let rented = self.rented_of(seat, RoomKind::Combat);
        cells(front).map(Site::Cell).chain(rented.map(|rented| Site::Rented(rented.room)))
    }

    /// What is left to fight for: tiles, and rented combat rooms (DL-FEST-RENT-06).
    pub fn unconquered(&self, seat: Seat) -> u8 {
        let tiles = self.player(seat).dungeon.count(|tile| tile.is_tile() && !tile.conquered);
        tiles + self.rented_of(seat, RoomKind::Combat).count() as u8
    }

    pub fn room_at(&self, seat: Seat, site: Site) -> Option<RoomId> {
        match site {
            Site::Rented(room) => Some(room),
            Site::Cell(cell) => match self.player(seat).dungeon.at(cell).is {
                Ground::Room(room) => Some(room),
                _ => None,
            },
        }
    }

    /// The room in which a seat's battle of this round takes place.
    pub fn battle_room(&self, seat: Seat) -> Option<RoomId> {
        if self.phase != Phase::Battle {
            return None;
        }
        self.player(seat).plan.site.and_then(|site| self.room_at(seat, site))
    }

    /// DL-COMBAT-11, DL-COMBAT-12: ghosts take no place; nor does the fighting pet beside its big brother
    /// (DL-FEST-PET-09).
    pub fn places_taken(&self, seat: Seat, plan: &Plan) -> u8 {
        let data = self.data();
        let player = self.player(seat);
        let kinds = || plan.sent.iter().filter_map(|place| player.lair.get(place.index())).map(|c| c.kind);
        let monsters = kinds().filter(|kind| !data.monster(*kind).ghost).count() as u8;
        let beside =
            player.fighter.and_then(|pet| data.pet(pet).creature.as_ref()).map(|creature| creature.beside);
        let free = beside.is_some_and(|beside| kinds().any(|kind| kind == beside));
        monsters + u8::from(plan.pet && !free)
    }

    pub fn monster_limit(&self, seat: Seat, site: Site) -> u8 {
        self.monsters_in(self.room_at(seat, site))
    }

    /// Monsters that may fight in a room, or in a tunnel (DL-COMBAT-11).
    pub fn monsters_in(&self, room: Option<RoomId>) -> u8 {
        let data = self.data();
        match room {
            Some(room) => data.room(room).monsters_per_battle.unwrap_or(data.combat.monsters_per_room),
            None => data.combat.monsters_per_tunnel,
        }
    }

    pub fn trap_limit(&self, seat: Seat, site: Site) -> u8 {
        self.traps_in(self.room_at(seat, site))
    }

    /// Trap cards that may be planned in a room, or in a tunnel (DL-COMBAT-11).
    pub fn traps_in(&self, room: Option<RoomId>) -> u8 {
        let data = self.data();
        room.and_then(|room| data.room(room).traps_per_battle).unwrap_or(data.combat.traps_per_battle).min(4)
    }

    /// DL-COMBAT-13: gold for each trap in a room, except in the Labyrinth.
    pub fn trap_gold(&self, seat: Seat, site: Site) -> u8 {
        let data = self.data();
        match self.room_at(seat, site) {
            Some(room) if !data.room(room).trap_gold_waived => data.combat.trap_room_gold,
            _ => 0,
        }
    }

    /// Sent creatures that have not acted.
    pub fn waiting_creatures(&self, seat: Seat) -> IdSet<Place> {
        let sent = self.player(seat).plan.sent;
        IdSet::from_bits(sent.bits() & !self.battle.acted.bits() & self.whole_lair(seat).bits())
    }

    /// Sent monsters that have not acted: never ghosts (DL-COMBAT-32).
    pub fn sent_monsters(&self, seat: Seat) -> IdSet<Place> {
        let data = self.data();
        let lair = &self.player(seat).lair;
        self.waiting_creatures(seat)
            .iter()
            .filter(|place| !data.monster(lair[place.index()].kind).ghost)
            .collect()
    }

    pub fn fighter_waits(&self, seat: Seat) -> bool {
        self.player(seat).plan.pet && !self.battle.pet_acted
    }

    /// Whether a creature was sent before which nobody casts a fast spell (DL-FEST-MON-08).
    pub fn terror_sent(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let sent = player.plan.sent.iter().filter_map(|place| player.lair.get(place.index()));
        sent.map(|creature| creature.kind).any(|kind| self.data().monster(kind).skips_fast_spells)
    }

    /// The rule that keeps the party from casting a spell of this speed, if one does.
    pub fn silenced_by(&self, seat: Seat, speed: Speed) -> Option<Clause> {
        let fast = speed == Speed::Fast;
        let skipped = if fast { self.battle.skip_fast } else { self.battle.skip_slow };
        if !skipped {
            return None;
        }
        let data = self.data();
        let room = self.battle_room(seat).map(|room| data.room(room));
        Some(match room {
            Some(room) if if fast { room.skips_fast } else { room.skips_slow } => "DL-ROOM-20",
            _ if fast && self.terror_sent(seat) => "DL-FEST-MON-08",
            // A pet stops the fast spells alone, a trap stops all of them.
            _ if fast && !self.battle.skip_slow => "DL-FEST-PET-06",
            _ => "DL-COMBAT-22",
        })
    }

    /// Whether the fight has nobody left to fight (DL-COMBAT-08).
    pub fn battle_is_lost_for_the_party(&self) -> bool {
        let stage = self.battle.stage;
        let fighting = stage > Stage::Start
            && (stage <= Stage::DealFatigue
                || (stage == Stage::Conquest && !self.rules.conquest_survives_fatigue));
        fighting && usize::from(self.cursor) < self.count() && !self.party_stands(self.in_turn(self.cursor))
    }

    /// What a trained imp adds, if the room still stands.
    pub fn training_room(&self, seat: Seat) -> Option<u8> {
        let data = self.data();
        self.player(seat)
            .rooms()
            .map(|room| data.room(room))
            .find(|room| room.trains_imps())
            .map(|room| room.fatigue_per_imp)
    }

    /// The printed value doubled, then halved, then changed by all additions (DL-COMBAT-66, DL-FEST-TUN-07).
    pub fn fatigue(&self, seat: Seat) -> u8 {
        let at = usize::from(self.round.saturating_sub(1));
        let card = self.combat.get(at).and_then(|stacked| stacked.card);
        let printed = card.map_or(0, |card| self.data().card(card).fatigue);
        let fatigue = self.fatigue_at(seat, self.player(seat).plan.site, printed);
        fatigue.saturating_add_signed(self.battle.fatigue)
    }

    /// What becomes of a printed fatigue where a battle takes place.
    pub fn fatigue_at(&self, seat: Seat, site: Option<Site>, printed: u8) -> u8 {
        let data = self.data();
        let mut fatigue = printed;
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
        let room = site.and_then(|site| self.room_at(seat, site));
        fatigue.saturating_add(room.map_or(0, |room| data.room(room).extra_fatigue))
    }
}
