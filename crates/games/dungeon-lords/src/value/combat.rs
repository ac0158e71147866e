//! How the combat of the year will go: a rehearsal of its rounds with what stands ready on both sides. What a blow does
//! is asked of the rules; who comes, who is sent and whom a blow is aimed at is guessed.

use engine::{Id, List, Seat};

use super::arms::Blow;
use crate::{
    data::{AdventurerId, Attack, Effect, MonsterId, Place, RoomId, SkipStep, Target, TrapId},
    open::{
        Battle, Creature, Layout, Member, Open, PARTY, Party, Phase, Positions, Stage, Striker, Task, Who,
        healing, lay, restore_front, take_off,
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
    seat: Seat,
    party: Party,
    prisoners: i32,
    /// Where the round is fought, if it is known to be in a room.
    room: Option<RoomId>,
    /// Trap icons that are spent in this round.
    icons_spent: u8,
    attacked: bool,
    no_healing: bool,
    no_conquest: bool,
}

impl Fight<'_> {
    fn stands(&self) -> bool {
        self.party.iter().any(|member| member.who != Who::Illusion)
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
            self.prisoners += self.open.captive(member.who);
        }
    }

    /// Whom a blow is aimed at: somebody it fells, else the first who can be hit.
    fn aim(&self, among: Positions, amount: u8) -> Option<usize> {
        let mut allowed = (0..self.party.len()).filter(|at| among & (1 << at) != 0);
        let first = allowed.clone().next();
        let left = |at: &usize| {
            let member = &self.party[*at];
            self.open.hit_points_left(member).saturating_add(member.courage)
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
                Effect::Courage { amount, .. } => {
                    self.party.iter_mut().for_each(|member| member.hearten(*amount));
                }
                Effect::Skip { step, if_target_class } => {
                    let hit = at.and_then(|at| self.party.get(at));
                    if self.open.meets_class(*if_target_class, hit) {
                        self.skip(*step);
                    }
                }
                _ => {}
            }
        }
        let icons = self.open.icons_of(&self.party, self.room)[0].saturating_sub(self.icons_spent);
        self.icons_spent += take_off(&mut layout, icons);
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

    /// What the room adds to a number of a creature's attack, and what its expert tile does.
    fn bonuses(&self, creature: &Creature, first_number: bool) -> (u8, u8) {
        let by_room = self.room.map_or(0, |room| self.open.bonus_in(room, creature.kind, first_number));
        let by_expert = self.open.expert_bonus_of(creature).filter(|_| first_number);
        (by_room, by_expert.map_or(0, |(_, bonus)| bonus))
    }

    /// The effects of an attack, one after another, with what the room and an expert tile add for a creature.
    fn strike(&mut self, effects: &[Effect], by: Option<&Creature>) {
        let (mut same, mut eliminated, mut first_number) = (None, false, true);
        for effect in effects {
            match effect {
                Effect::Damage { only_if: Some(_), .. } if !eliminated => {}
                Effect::Damage { target, amount, .. } => {
                    let mut layout: Layout = [0; PARTY];
                    let mut aimed = same;
                    let (by_room, by_expert) = by.map_or((0, 0), |by| self.bonuses(by, first_number));
                    first_number = false;
                    if self.open.needs_target(effect) {
                        let targets = self.open.targets(&self.party, *target, None);
                        aimed = self.aim(targets, amount + by_room + by_expert);
                        if *target == Target::AnyTwoDistinct {
                            let except = self.open.second_spares(aimed.map(|at| at as u8));
                            let other = self.open.targets(&self.party, *target, except);
                            lay(&mut layout, self.party.len(), *target, self.aim(other, *amount), *amount);
                        }
                    }
                    lay(&mut layout, self.party.len(), *target, aimed, *amount);
                    layout.iter_mut().filter(|laid| **laid > 0).for_each(|laid| *laid += by_room);
                    let front = layout.iter().position(|laid| *laid > 0);
                    if let Some(front) = front {
                        layout[front] += by_expert;
                    }
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

    /// The strongest attack of a creature that can be paid for; whether it can be sent again.
    fn send(&mut self, creature: &Creature) -> bool {
        let data = self.open.data();
        let mode = usize::from(data.arms.creatures[creature.kind.index()].mode);
        let attacks = &data.monster(creature.kind).attacks;
        let paid = |attack: &&Attack| self.open.affords(self.seat, attack.extra_cost);
        let attack = attacks.get(mode).filter(paid).or_else(|| attacks.iter().find(paid));
        attack.is_some_and(|attack| self.attack(attack, Some(creature)))
    }

    /// An attack; whether whoever strikes can be sent again.
    fn attack(&mut self, attack: &Attack, by: Option<&Creature>) -> bool {
        self.attacked |= attack.is_attack;
        self.strike(&attack.effects, by);
        attack.returns
    }

    fn heal(&mut self) {
        let hearts = self.open.icons_of(&self.party, self.room)[2];
        let layout = healing(&self.party, hearts);
        self.party.iter_mut().zip(layout).for_each(|(member, healed)| member.damage -= healed);
    }

    fn tire(&mut self, fatigue: u8) {
        let layout = self.open.fatigue_layout(&self.party, fatigue);
        self.deal(layout, false, None);
    }

    fn end_round(&mut self) {
        for member in &mut self.party {
            member.suffer_late();
            member.rest();
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
                let at = self.place_in(&party, guest);
                party.insert(at, Member::new(Who::Adventurer(guest)));
            }
        };
        let lords = self.lords();
        let rank = lords.iter().position(|lord| *lord == Some(seat)).unwrap_or(0);
        for guests in [&self.arriving, &self.announced] {
            if let Some(guest) = guests.get(rank) {
                join(*guest);
            }
        }
        let strangers = self.announcing().filter(|season| self.announces_adventurers(*season)).count();
        let ranked = &self.data().arms.adventurers[self.year_index()];
        let like = (2 * rank + 1) * ranked.len() / (2 * lords.len());
        for at in 0..strangers {
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
    fn reserve(&self, seat: Seat) -> List<Creature, 32> {
        let sent = self.plan_of(seat).sent;
        let lair = self.player(seat).lair.iter().enumerate();
        let home = lair
            .filter(|(at, creature)| !sent.contains(Place(*at as u8)) && (creature.ready || self.round == 0));
        let mut ready: List<Creature, 32> = home.map(|(_, creature)| *creature).collect();
        let strength = |creature: &Creature| self.creature_blow(creature.kind).strength();
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
            seat,
            party: open.expected(seat),
            prisoners: 0,
            room: None,
            icons_spent: 0,
            attacked: false,
            no_healing: false,
            no_conquest: false,
        };
        let mut ready = self.reserve(seat);
        let mut traps = self.cards_in_hand(seat);
        let fought = self.phase == Phase::Battle && self.turn_of(seat) < self.cursor;
        let from = if self.round == 0 { 1 } else { self.round + u8::from(fought) };
        let mut tiles = open.unconquered(seat);
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
            let site = plan.site.filter(|_| now);
            fight.room = site.and_then(|site| open.room_at(seat, site));
            fight.icons_spent = battle.icons_spent;
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
                            fight.strike(effects.get(usize::from(effect)..).unwrap_or_default(), None);
                        }
                        _ => {}
                    }
                }
                if battle.stage <= Stage::Monsters {
                    for place in plan.sent.iter().filter(|place| !battle.acted.contains(*place)) {
                        if let Some(creature) = player.lair.get(place.index())
                            && fight.send(creature)
                        {
                            ready.push(Creature { expert_used: true, ..*creature });
                        }
                    }
                    if plan.pet && !battle.pet_acted {
                        for attack in open.attacks_of(seat, Striker::Fighter) {
                            fight.attack(attack, None);
                        }
                    }
                }
            } else {
                for _ in 0..traps.len().min(open.traps_in(fight.room).into()) {
                    fight.spring(traps.remove(0), None);
                }
                // Where it is open, the fight is now and then for a room: the one that holds most.
                let most = match site {
                    None if rooms >= 2 && round % 2 == 0 => {
                        player.dungeon.rooms().map(|room| open.monsters_in(Some(room))).max().unwrap_or(0)
                    }
                    _ => open.monsters_in(fight.room),
                };
                let (mut sent, mut at) = (0, 0);
                while at < ready.len() && fight.stands() {
                    let creature = ready[at];
                    let ghost = data.monster(creature.kind).ghost;
                    if !ghost && sent >= most {
                        at += 1;
                        continue;
                    }
                    sent += u8::from(!ghost);
                    if fight.send(&creature) {
                        ready[at].expert_used = true;
                        at += 1;
                    } else {
                        ready.remove(at);
                    }
                }
            }
            if battle.stage <= Stage::AfterMonsters {
                restore_front(&mut fight.party);
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
                    let fatigue = open.fatigue_at(seat, site, printed);
                    fight.tire(fatigue.saturating_add_signed(battle.fatigue));
                }
                if fight.stands() || self.rules.conquest_survives_fatigue {
                    conquered += 1;
                    tiles -= 1;
                    if now {
                        lost = fight.room;
                    }
                }
            }
            fight.end_round();
        }
        let wounds = fight.party.iter().map(|member| {
            let hurt = f32::from(member.damage) / f32::from(open.hit_points(member).max(1));
            open.captive(member.who) as f32 * hurt * hurt
        });
        let points = fight.prisoners + conquered * data.points.conquered_tile;
        Rehearsal { wounds: wounds.sum(), points: points as f32, lost }
    }
}
