//! How the combat of the year will go: a rehearsal of its rounds with what stands ready on both sides. What a blow does
//! is asked of the rules; who comes, who is sent and whom a blow is aimed at is guessed.

use engine::{Id, List, Seat};

use super::arms::Blow;
use crate::{
    data::{AdventurerId, Effect, MonsterId, Place, RoomId, SkipStep, Target, TrapId},
    open::{
        Battle, Layout, Member, Open, PARTY, Party, Phase, Positions, Stage, Striker, Task, Who, healing,
        lay, take_off,
    },
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

/// A party that is fought on paper.
struct Fight<'a> {
    open: &'a Open,
    party: Party,
    prisoners: i32,
    /// Trap icons that are not yet spent in this round.
    icons: u8,
    attacked: bool,
    no_healing: bool,
    no_conquest: bool,
}

impl Fight<'_> {
    fn stands(&self) -> bool {
        self.party.iter().any(|member| member.who != Who::Illusion)
    }

    fn worth(&self, who: Who) -> i32 {
        let data = self.open.data();
        match who {
            Who::Adventurer(_) => data.points.adventurer,
            Who::Paladin(id) => data.paladin(id).points,
            Who::Illusion => 0,
        }
    }

    /// Deals laid-out damage; whether the one at `watched` falls.
    fn deal(&mut self, layout: Layout, absorbs: bool, watched: Option<usize>) -> bool {
        for (member, amount) in self.party.iter_mut().zip(layout) {
            member.suffer(amount, absorbs);
        }
        let fallen = self.open.fallen(&self.party);
        self.bury(fallen);
        watched.is_some_and(|at| fallen & (1 << at) != 0)
    }

    fn bury(&mut self, fallen: Positions) {
        for at in (0..self.party.len()).rev().filter(|at| fallen & (1 << at) != 0) {
            let member = self.party.remove(at);
            self.prisoners += self.worth(member.who);
        }
    }

    /// Whom a blow is aimed at: somebody it fells, else the first who can be hit.
    fn aim(&self, among: Positions, amount: u8) -> Option<usize> {
        let mut allowed = (0..self.party.len()).filter(|at| among & (1 << at) != 0);
        let first = allowed.clone().next();
        let left = |at: &usize| {
            let member = &self.party[*at];
            self.open.hit_points(member).saturating_sub(member.damage).saturating_add(member.courage)
        };
        allowed.find(|at| left(at) <= amount).or(first)
    }

    fn spring(&mut self, trap: TrapId, fed: Option<MonsterId>) {
        let entry = self.open.data().trap(trap);
        let targets = self.open.targets(&self.party, Target::Any, None);
        let at = if entry.aimed { self.aim(targets, 1) } else { None };
        let mut layout = self.open.trap_layout(&self.party, trap, fed, at);
        for effect in &entry.effects {
            match effect {
                Effect::Poison { amount, .. } => self.poison(at, *amount),
                Effect::Skip { step, if_target_class: None } => self.skip(*step),
                _ => {}
            }
        }
        self.icons -= take_off(&mut layout, self.icons);
        self.deal(layout, true, None);
    }

    fn poison(&mut self, at: Option<usize>, amount: u8) {
        if let Some(member) = at.and_then(|at| self.party.get_mut(at)) {
            member.poison = member.poison.saturating_add(amount);
        }
    }

    fn skip(&mut self, step: SkipStep) {
        self.no_healing |= step == SkipStep::Healing;
        self.no_conquest |= step == SkipStep::Conquest;
    }

    /// The effects of an attack, one after another.
    fn strike(&mut self, effects: &[Effect]) {
        let (mut same, mut eliminated) = (None, false);
        for effect in effects {
            match effect {
                Effect::Damage { only_if: Some(_), .. } if !eliminated => {}
                Effect::Damage { target, amount, .. } => {
                    let mut layout: Layout = [0; PARTY];
                    let mut aimed = same;
                    if self.open.needs_target(effect) {
                        let targets = self.open.targets(&self.party, *target, None);
                        aimed = self.aim(targets, *amount);
                        if *target == Target::AnyTwoDistinct {
                            let except = aimed.map(|at| at as u8);
                            let other = self.open.targets(&self.party, *target, except);
                            lay(&mut layout, self.party.len(), *target, self.aim(other, *amount), *amount);
                        }
                    }
                    lay(&mut layout, self.party.len(), *target, aimed, *amount);
                    let front = layout.iter().position(|laid| *laid > 0);
                    eliminated = self.deal(layout, true, front);
                    same = front.filter(|_| !eliminated);
                }
                Effect::Poison { target, amount } => {
                    let targets = self.open.targets(&self.party, *target, None);
                    let at = if *target == Target::Same { same } else { self.aim(targets, *amount) };
                    self.poison(at, *amount);
                }
                Effect::MoveFront { target } => {
                    let targets = self.open.targets(&self.party, *target, None);
                    if let Some(at) = self.aim(targets, 0) {
                        self.party[..=at].rotate_right(1);
                    }
                    same = Some(0);
                }
                Effect::Skip { step, .. } => self.skip(*step),
                _ => {}
            }
        }
    }

    /// The strongest attack of a creature; whether it can be sent again.
    fn send(&mut self, kind: MonsterId) -> bool {
        let data = self.open.data();
        let mode = usize::from(data.arms.creatures[kind.index()].mode);
        let Some(attack) = data.monster(kind).attacks.get(mode) else { return false };
        self.attacked |= attack.is_attack;
        self.strike(&attack.effects);
        attack.returns
    }

    fn heal(&mut self) {
        let hearts = self.open.icons_of(&self.party, None)[2];
        let layout = healing(&self.party, hearts);
        self.party.iter_mut().zip(layout).for_each(|(member, healed)| member.damage -= healed);
    }

    fn tire(&mut self, fatigue: u8) {
        let layout = self.open.fatigue_layout(&self.party, fatigue);
        self.deal(layout, false, None);
    }

    fn end_round(&mut self) {
        for member in &mut self.party {
            let damage = if member.hidden { 0 } else { member.poison };
            *member = Member {
                damage: member.damage.saturating_add(damage),
                poison: 0,
                courage: 0,
                hidden: false,
                ..*member
            };
        }
        let fallen = self.open.fallen(&self.party);
        self.bury(fallen);
    }
}

impl Open {
    /// The party as it will march: those who are there, those known to come, and strangers such as come to a lord who is
    /// as evil.
    fn expected(&self, seat: Seat) -> Party {
        let mut party = self.player(seat).party;
        if self.round > 0 {
            return party;
        }
        let mut join = |guest: AdventurerId| {
            if !party.is_full() {
                party.push(Member::new(Who::Adventurer(guest)));
            }
        };
        let lords = self.lords();
        let rank = lords.iter().position(|lord| *lord == Some(seat)).unwrap_or(0);
        for guests in [&self.arriving, &self.announced] {
            if let Some(guest) = guests.get(rank.min(guests.len().saturating_sub(1))) {
                join(*guest);
            }
        }
        let known = u8::from(!self.announced.is_empty());
        let first = if self.rules.late_adventurers { 2 } else { 1 };
        let strangers = self.rules.seasons.saturating_sub(self.season.max(first) + known);
        let ranked = &self.data().arms.adventurers[self.year_index()];
        let like = (2 * rank + 1) * ranked.len() / (2 * lords.len());
        for at in 0..usize::from(strangers) {
            if let Some(stranger) = ranked.get((like + at).min(ranked.len().saturating_sub(1))) {
                join(*stranger);
            }
        }
        party
    }
}

impl DungeonLords {
    pub(super) fn creature_blow(&self, kind: MonsterId) -> &Blow {
        &self.data().arms.creatures[kind.index()]
    }

    /// Creatures at home that can be sent, the strongest first.
    fn reserve(&self, seat: Seat) -> List<MonsterId, 32> {
        let sent = self.plan_of(seat).sent;
        let lair = self.player(seat).lair.iter().enumerate();
        let home = lair
            .filter(|(at, creature)| !sent.contains(Place(*at as u8)) && (creature.ready || self.round == 0));
        let mut ready: List<MonsterId, 32> = home.map(|(_, creature)| creature.kind).collect();
        let strength = |kind: &MonsterId| self.creature_blow(*kind).strength();
        ready.sort_unstable_by(|one, other| strength(other).total_cmp(&strength(one)));
        ready
    }

    /// Trap cards in the hand that are not laid down, the strongest first. More than can be used up in a combat add
    /// nothing to it.
    fn cards_in_hand(&self, seat: Seat) -> List<TrapId, 16> {
        let (data, hand) = (self.data(), self.hand(seat));
        let mut traps: List<TrapId, 16> = List::new();
        for (trap, count) in hand.traps.iter() {
            // While planning, the cards are still in the hand.
            let planned = hand.laid.iter().filter(|planned| planned.trap == trap).count() as u8;
            let planned = if self.phase == Phase::Planning { planned } else { 0 };
            let free = usize::from(count.saturating_sub(planned)).min(traps.capacity() - traps.len());
            traps.extend(std::iter::repeat_n(trap, free));
        }
        let strength = |trap: &TrapId| data.arms.traps[trap.index()][self.year_index()].strength();
        traps.sort_unstable_by(|one, other| strength(other).total_cmp(&strength(one)));
        traps
    }

    /// Rehearses what is left of this year's combat, or all of it while it is still to come.
    pub(super) fn rehearse(&self, seat: Seat) -> Rehearsal {
        let (open, data, player) = (&self.open, self.data(), self.player(seat));
        let (hand, plan) = (self.hand(seat), self.plan_of(seat));
        let mut fight = Fight {
            open,
            party: open.expected(seat),
            prisoners: 0,
            icons: 0,
            attacked: false,
            no_healing: false,
            no_conquest: false,
        };
        let mut ready = self.reserve(seat);
        let mut traps = self.cards_in_hand(seat);
        let fought = self.phase == Phase::Battle && self.turn_of(seat) < self.cursor;
        let from = if self.round == 0 { 1 } else { self.round + u8::from(fought) };
        let mut tiles = player.dungeon.count(|tile| tile.is_tile() && !tile.conquered);
        let rooms = player.dungeon.count(|tile| tile.is_room() && !tile.conquered);
        let (mut conquered, mut lost) = (0, None);
        let fresh = Battle::default();
        for round in from..=self.rules.rounds {
            if !fight.stands() || tiles == 0 {
                break;
            }
            let now = round == self.round && self.round > 0;
            let fighting = now && self.phase == Phase::Battle && self.turn_of(seat) == self.cursor;
            let battle = if fighting { &self.battle } else { &fresh };
            // A plan that nobody has touched yet may still become anything.
            let untouched = self.phase == Phase::Planning && !self.is_ready(seat) && !hand.plan_begun();
            fight.icons = open.icons_of(&fight.party, None)[0].saturating_sub(battle.icons_spent);
            fight.attacked = battle.attacked;
            fight.no_healing = battle.skip_healing || battle.stage > Stage::Healing;
            fight.no_conquest = battle.skip_conquest || battle.stage > Stage::Conquest;
            if now && !(untouched && plan.again == 0) {
                for planned in &hand.laid {
                    let fed = planned.fed.and_then(|place| player.lair.get(place.index()));
                    fight.spring(planned.trap, fed.map(|creature| creature.kind));
                }
                let waiting = battle.traps.iter().chain(&battle.installed);
                waiting.for_each(|waiting| fight.spring(waiting.trap, waiting.fed));
                for task in self.tasks.iter().filter(|_| fighting) {
                    match *task {
                        Task::AimTrap { trap, fed, .. } => fight.spring(trap, fed),
                        Task::Blow { by, mode, effect, .. } => {
                            let effects = open.effects_of(seat, by, mode);
                            fight.strike(effects.get(usize::from(effect)..).unwrap_or_default());
                        }
                        _ => {}
                    }
                }
                if battle.stage <= Stage::Monsters {
                    for place in plan.sent.iter().filter(|place| !battle.acted.contains(*place)) {
                        if let Some(creature) = player.lair.get(place.index())
                            && fight.send(creature.kind)
                        {
                            ready.push(creature.kind);
                        }
                    }
                    if plan.pet && !battle.pet_acted {
                        fight.strike(open.effects_of(seat, Striker::Fighter, 0));
                    }
                }
            } else {
                if !traps.is_empty() {
                    fight.spring(traps.remove(0), None);
                }
                // Now and then the fight is for a room.
                let in_room = rooms >= 2 && round % 2 == 0;
                let limits = &data.combat;
                let most = if in_room { limits.monsters_per_room } else { limits.monsters_per_tunnel };
                let (mut sent, mut at) = (0, 0);
                while at < ready.len() && fight.stands() {
                    let kind = ready[at];
                    let ghost = data.monster(kind).ghost;
                    if !ghost && sent >= most {
                        at += 1;
                        continue;
                    }
                    sent += u8::from(!ghost);
                    if fight.send(kind) {
                        at += 1;
                    } else {
                        ready.remove(at);
                    }
                }
            }
            if fight.attacked && !fight.no_healing {
                fight.heal();
            }
            if !fight.no_conquest && fight.stands() {
                if battle.stage <= Stage::DealFatigue && !battle.no_fatigue {
                    let known = self.combat.get(usize::from(round - 1));
                    let known = known.filter(|stacked| stacked.open || stacked.known.contains(seat));
                    let card = known.and_then(|_| self.card(usize::from(round - 1)));
                    let printed =
                        card.map_or(data.arms.fatigue[self.year_index()], |card| data.card(card).fatigue);
                    let site = plan.site.filter(|_| now);
                    let fatigue = open.fatigue_at(seat, site, printed);
                    fight.tire(fatigue.saturating_add_signed(battle.fatigue));
                }
                if fight.stands() {
                    conquered += 1;
                    tiles -= 1;
                    if now {
                        lost = plan.site.and_then(|site| open.room_at(seat, site));
                    }
                }
            }
            fight.end_round();
        }
        let wounds = fight.party.iter().map(|member| {
            let hurt = f32::from(member.damage) / f32::from(open.hit_points(member).max(1));
            fight.worth(member.who) as f32 * hurt * hurt
        });
        let points = fight.prisoners + conquered * data.points.conquered_tile;
        Rehearsal { wounds: wounds.sum(), points: points as f32, lost }
    }
}
