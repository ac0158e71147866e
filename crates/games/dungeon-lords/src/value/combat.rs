//! How the combat of the year will go: a quick rehearsal of its rounds with what stands ready on both sides.

use arrayvec::ArrayVec;
use engine::{Id, Seat};

use super::arms::Blow;
use crate::{
    data::{AdventurerId, Class, MonsterId, RoomId},
    open::{PARTY, Phase, Stage, Striker, Task, Who},
    state::DungeonLords,
};

/// What a combat brings.
#[derive(Clone, Copy, Default)]
pub struct Rehearsal {
    /// Points for prisoners taken from here on, less those for tiles lost.
    pub points: f32,
    /// How badly those who are left are hurt: they may yet fall.
    pub wounds: f32,
    /// The room that falls in this round.
    pub lost: Option<RoomId>,
}

#[derive(Clone, Copy)]
struct Foe {
    left: f32,
    whole: f32,
    worth: f32,
    thief: f32,
    heart: f32,
}

/// A party, and those who may still join it in a year.
type Foes = ArrayVec<Foe, { PARTY + 8 }>;

struct Side {
    foes: Foes,
    points: f32,
    conquered: f32,
}

impl Side {
    fn hit(&mut self, at: usize, damage: f32) {
        if let Some(foe) = self.foes.get_mut(at) {
            foe.left -= damage;
        }
    }

    fn strike(&mut self, blow: &Blow, prevented: f32) {
        if self.foes.is_empty() {
            return;
        }
        let mut guard = prevented;
        let mut dealt = |damage: f32| {
            let kept = damage.min(guard);
            guard -= kept;
            damage - kept
        };
        let last = self.foes.len() - 1;
        let first = if blow.kills { self.foes[0].left } else { blow.first };
        let first = dealt(first);
        self.hit(0, first);
        if last > 0 {
            let second = dealt(blow.second);
            self.hit(1, second);
        }
        let end = dealt(blow.last);
        self.hit(last, end);
        if blow.each > 0.0 {
            for at in 0..=last {
                let each = dealt(blow.each);
                self.hit(at, each);
            }
        }
        if blow.any > 0.0 {
            // Where it fells somebody, else where most is left to do.
            let fells = self.foes.iter().position(|foe| foe.left > 0.0 && foe.left <= blow.any);
            let any = dealt(blow.any);
            self.hit(fells.unwrap_or(0), any);
        }
        self.bury();
    }

    fn bury(&mut self) {
        let points = &mut self.points;
        self.foes.retain(|foe| {
            if foe.left <= 0.0 {
                *points += foe.worth;
            }
            foe.left > 0.0
        });
    }

    fn heal(&mut self) {
        let mut hearts: f32 = self.foes.iter().map(|foe| foe.heart).sum();
        for foe in &mut self.foes {
            let healed = hearts.min(foe.whole - foe.left);
            foe.left += healed;
            hearts -= healed;
        }
    }
}

impl DungeonLords {
    fn foe(&self, adventurer: AdventurerId) -> Foe {
        let entry = self.data().adventurer(adventurer);
        let icons = f32::from(entry.icons);
        let of = |class: Class| if entry.class == class { icons } else { 0.0 };
        let left = f32::from(entry.hit_points);
        let worth = self.data().points.adventurer as f32;
        Foe { left, whole: left, worth, thief: of(Class::Thief), heart: of(Class::Priest) }
    }

    /// The party as it will march: those who are there, those known to come, and strangers.
    fn foes(&self, seat: Seat) -> Foes {
        let data = self.data();
        let mut foes = Foes::new();
        for member in &self.player(seat).party {
            let foe = match member.who {
                Who::Adventurer(id) => self.foe(id),
                Who::Paladin(id) => {
                    let paladin = data.paladin(id);
                    let left = f32::from(paladin.hit_points);
                    let (thief, heart) = (f32::from(paladin.traps), f32::from(paladin.hearts));
                    Foe { left, whole: left, worth: paladin.points as f32, thief, heart }
                }
                Who::Illusion => Foe { left: 1.0, whole: 1.0, worth: 0.0, thief: 0.0, heart: 0.0 },
            };
            let hurt = f32::from(member.damage) + f32::from(member.poison);
            let more = f32::from(member.extra) + f32::from(member.courage);
            foes.push(Foe { left: foe.left + more - hurt, whole: foe.whole + more, ..foe });
        }
        if self.round > 0 {
            return foes;
        }
        // The more evil a lord, the stronger his guests (DL-ADV-01).
        let evil = |seat: Seat| (self.player(seat).evil, self.turn_of(seat));
        let nicer = Seat::all(self.count()).filter(|other| evil(*other) < evil(seat)).count();
        let dummy = usize::from(self.count() == 2 && self.dummy_evil < self.player(seat).evil);
        for guests in [&self.arriving, &self.announced] {
            if let Some(guest) = guests.get((nicer + dummy).min(guests.len().saturating_sub(1))) {
                foes.push(self.foe(*guest));
            }
        }
        let known = u8::from(!self.announced.is_empty());
        let first = if self.rules.late_adventurers { 2 } else { 1 };
        let strangers = self.rules.seasons.saturating_sub(self.season.max(first) + known);
        let left = data.arms.hit_points[self.year_index()] + 0.25 * (nicer as f32 - 1.0);
        for _ in 0..strangers {
            let worth = data.points.adventurer as f32;
            foes.push(Foe { left, whole: left, worth, thief: 0.3, heart: 0.3 });
        }
        foes
    }

    pub(super) fn creature_blow(&self, kind: MonsterId) -> &Blow {
        &self.data().arms.creatures[kind.index()]
    }

    /// Rehearses what is left of this year's combat, or all of it while it is still to come.
    pub(super) fn rehearse(&self, seat: Seat) -> Rehearsal {
        let (data, player, year) = (self.data(), self.player(seat), self.year_index());
        let (hand, plan) = (self.hand(seat), self.plan_of(seat));
        let mut side = Side { foes: self.foes(seat), points: 0.0, conquered: 0.0 };
        let mut ready: ArrayVec<MonsterId, 32> = ArrayVec::new();
        for (at, creature) in player.lair.iter().enumerate() {
            let sent = plan.sent.contains(crate::data::Place(at as u8));
            if !sent && (creature.ready || self.round == 0) {
                ready.push(creature.kind);
            }
        }
        let mut traps: ArrayVec<Blow, 16> = ArrayVec::new();
        for (trap, count) in hand.traps.iter() {
            let planned = hand.laid.iter().filter(|planned| planned.trap == trap).count() as u8;
            let planned = if self.phase == Phase::Planning { planned } else { 0 };
            let blow = data.arms.traps[trap.index()][year];
            // More than can be used up in a combat add nothing to it.
            let laid = usize::from(count.saturating_sub(planned)).min(traps.remaining_capacity());
            traps.extend(std::iter::repeat_n(blow, laid));
        }
        ready.sort_unstable_by(|one, other| {
            let strength = |kind: &MonsterId| self.creature_blow(*kind).strength();
            strength(other).total_cmp(&strength(one))
        });
        traps.sort_unstable_by(|one, other| other.strength().total_cmp(&one.strength()));
        let fought = self.phase == Phase::Battle && self.turn_of(seat) < self.cursor;
        let from = if self.round == 0 { 1 } else { self.round + u8::from(fought) };
        let tiles = player.dungeon.count(|tile| tile.is_tile() && !tile.conquered);
        let mut tiles = f32::from(tiles);
        let mut lost = None;
        let rooms = player.dungeon.count(|tile| tile.is_room() && !tile.conquered);
        for round in from..=self.rules.rounds {
            if side.foes.is_empty() || tiles <= 0.0 {
                break;
            }
            let now = round == self.round && self.round > 0;
            let fighting = now && self.phase == Phase::Battle && self.turn_of(seat) == self.cursor;
            // A plan that nobody has touched yet may still become anything.
            let open = self.phase == Phase::Planning && !self.is_ready(seat) && !hand.plan_begun();
            let planned = now && !(open && plan.again == 0);
            let guard: f32 = side.foes.iter().map(|foe| foe.thief).sum();
            let (mut conquest, mut healing, mut attacked) = (true, true, false);
            let mut strike = |side: &mut Side, blow: &Blow, guard: f32| {
                side.strike(blow, guard);
                conquest &= !blow.no_conquest;
                healing &= !blow.no_healing;
                attacked |= blow.attack;
            };
            if planned {
                for planned in &hand.laid {
                    if !fighting || self.battle.stage <= Stage::RevealTraps {
                        strike(&mut side, &data.arms.traps[planned.trap.index()][year], guard);
                    }
                }
                if fighting {
                    for trap in &self.battle.traps {
                        strike(&mut side, &data.arms.traps[trap.trap.index()][year], guard);
                    }
                    for task in &self.tasks {
                        match task {
                            Task::AimTrap { trap, .. } => {
                                strike(&mut side, &data.arms.traps[trap.index()][year], guard);
                            }
                            Task::Blow { by: Striker::Creature(place), .. } => {
                                if let Some(creature) = player.lair.get(place.index()) {
                                    strike(&mut side, self.creature_blow(creature.kind), 0.0);
                                }
                            }
                            _ => {}
                        }
                    }
                }
                let waiting = !fighting || self.battle.stage <= Stage::Monsters;
                for place in plan.sent.iter().filter(|_| waiting) {
                    let acted = fighting && self.battle.acted.contains(place);
                    if let Some(creature) = player.lair.get(place.index()).filter(|_| !acted) {
                        let blow = self.creature_blow(creature.kind);
                        strike(&mut side, blow, 0.0);
                        if blow.returns {
                            ready.push(creature.kind);
                        }
                    }
                }
                if plan.pet && waiting {
                    side.hit(0, 2.0);
                }
            } else {
                if !traps.is_empty() {
                    let trap = traps.remove(0);
                    strike(&mut side, &trap, guard);
                }
                // Two monsters fight in a room, one in a tunnel.
                let most = if rooms >= 2 && round % 2 == 0 { 2 } else { 1 };
                let mut sent = 0;
                let mut at = 0;
                while at < ready.len() && !side.foes.is_empty() {
                    let kind = ready[at];
                    let ghost = data.monster(kind).ghost;
                    if !ghost && sent >= most {
                        at += 1;
                        continue;
                    }
                    sent += u8::from(!ghost);
                    let blow = self.creature_blow(kind);
                    strike(&mut side, blow, 0.0);
                    if blow.returns {
                        at += 1;
                    } else {
                        ready.remove(at);
                    }
                }
            }
            if fighting {
                conquest &= !self.battle.skip_conquest && self.battle.stage <= Stage::Conquest;
                healing &= !self.battle.skip_healing && self.battle.stage <= Stage::Healing;
                attacked |= self.battle.attacked;
            }
            if healing && attacked {
                side.heal();
            }
            if !conquest || side.foes.is_empty() {
                continue;
            }
            if !fighting || self.battle.stage <= Stage::DealFatigue {
                let card = self.combat.get(usize::from(round - 1));
                let card = card.filter(|stacked| stacked.open || stacked.known.contains(seat));
                let printed = card.and_then(|_| self.card(usize::from(round - 1)));
                let fatigue =
                    printed.map_or(data.arms.fatigue[year], |card| f32::from(data.card(card).fatigue));
                for foe in &mut side.foes {
                    foe.left -= fatigue;
                }
                side.bury();
            }
            if !side.foes.is_empty() {
                side.conquered += 1.0;
                tiles -= 1.0;
                if now {
                    lost = plan.site.and_then(|site| self.room_at(seat, site));
                }
            }
        }
        let wounds = side.foes.iter().map(|foe| {
            let hurt = 1.0 - foe.left / foe.whole.max(1.0);
            foe.worth * hurt * hurt
        });
        Rehearsal {
            wounds: wounds.sum(),
            points: side.points + side.conquered * data.points.conquered_tile as f32,
            lost,
        }
    }
}
