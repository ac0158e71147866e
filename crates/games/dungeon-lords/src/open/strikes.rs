//! What a blow does: who strikes how, whom it may hit, and the damage it lays on a party.

use engine::{Clause, Id, Seat};

use super::{Creature, Member, Open, PARTY, Striker, Who};
use crate::{
    data::{
        Attack, Class, Effect, ExpertId, MonsterId, Place, RoomId, Size, SkipStep, Target, TrapId, in_year,
    },
    options::FatigueTarget,
};

/// Damage laid out on a party, by position.
pub type Layout = [u8; PARTY];

/// Positions in a party, as bits.
pub type Positions = u16;

/// Lays points on the positions a target means.
pub fn lay(layout: &mut Layout, size: usize, target: Target, aimed: Option<usize>, amount: u8) {
    let mut put = |at: usize| {
        if at < size.min(PARTY) {
            layout[at] = layout[at].saturating_add(amount);
        }
    };
    match target {
        Target::First => put(0),
        Target::Second => put(1),
        Target::Last => put(size.wrapping_sub(1)),
        Target::Each => (0..size).for_each(put),
        Target::Others => (1..size).for_each(put),
        _ => {
            if let Some(at) = aimed {
                put(at);
            }
        }
    }
}

/// Takes points off a layout, from the front (DL-COMBAT-21, DL-COMBAT-34); how many there were to take.
pub fn take_off(layout: &mut Layout, points: u8) -> u8 {
    let mut left = points;
    for laid in layout.iter_mut() {
        let taken = left.min(*laid);
        *laid -= taken;
        left -= taken;
    }
    points - left
}

/// How hearts heal a party: from the front to the back (DL-COMBAT-52); nobody heals an illusion (DL-COMBAT-37).
pub fn healing(party: &[Member], hearts: u8) -> Layout {
    let mut layout = [0; PARTY];
    let mut left = hearts;
    for (healed, member) in layout.iter_mut().zip(party).filter(|(_, member)| member.who != Who::Illusion) {
        *healed = left.min(member.damage);
        left -= *healed;
    }
    layout
}

impl Member {
    /// Takes laid-out damage: courage absorbs first while it lasts (DL-FEST-BARD-04), the hidden are untouched. Gives
    /// the courage that was used and the wounds.
    pub fn suffer(&mut self, amount: u8, absorbs: bool) -> (u8, u8) {
        let amount = if self.hidden { 0 } else { amount };
        let absorbed = if absorbs { amount.min(self.courage) } else { 0 };
        self.courage -= absorbed;
        let damage = amount - absorbed;
        self.damage = self.damage.saturating_add(damage);
        (absorbed, damage)
    }

    /// Gains courage, or loses as much as there is.
    pub fn hearten(&mut self, tokens: i8) {
        self.courage = self.courage.saturating_add_signed(tokens);
    }

    /// Late damage comes, prevented by nothing but hiding (DL-COMBAT-64). Gives the wounds.
    pub fn suffer_late(&mut self) -> u8 {
        let poison = std::mem::take(&mut self.poison);
        let damage = if self.hidden { 0 } else { poison };
        self.damage = self.damage.saturating_add(damage);
        damage
    }

    /// What lasts for one battle ends.
    pub fn rest(&mut self) {
        *self = Member { hidden: false, courage: 0, poison: 0, ..*self };
    }
}

impl Open {
    /// Positions of those who have no hit points left (DL-COMBAT-06).
    pub fn fallen(&self, party: &[Member]) -> Positions {
        let falls = |member: &Member| member.damage >= self.hit_points(member).max(1);
        party.iter().enumerate().fold(0, |mask, (at, member)| mask | Positions::from(falls(member)) << at)
    }

    /// The damage a trap lays on a party, before icons and courage (DL-COMBAT-28).
    pub fn trap_layout(
        &self,
        party: &[Member],
        trap: TrapId,
        fed: Option<MonsterId>,
        aimed: Option<usize>,
    ) -> Layout {
        let data = self.data();
        let mut layout = [0; PARTY];
        let mut put = |target, amount| lay(&mut layout, party.len(), target, aimed, amount);
        for effect in &data.trap(trap).effects {
            match effect {
                Effect::Damage { target, amount, amount_year2, .. } => {
                    put(*target, in_year(*amount, *amount_year2, self.year_index()));
                }
                Effect::DamageByMonsterSize { target, amount_small, amount_large } => {
                    let large = fed.is_some_and(|kind| data.monster(kind).size == Size::Large);
                    put(*target, if large { *amount_large } else { *amount_small });
                }
                Effect::Kill { target } => {
                    // DL-COMBAT-26: as much as he has left.
                    let at = match target {
                        Target::Second => 1,
                        Target::Last => party.len().saturating_sub(1),
                        _ => 0,
                    };
                    if let Some(member) = party.get(at) {
                        put(*target, self.hit_points_left(member));
                    }
                }
                _ => {}
            }
        }
        layout
    }

    /// Whether a trap that has hit this one does what it does to a class only (DL-COMBAT-22).
    pub fn meets_class(&self, only: Option<Class>, hit: Option<&Member>) -> bool {
        only.is_none() || hit.and_then(|member| self.class(member)) == only
    }

    /// The damage that fatigue lays on a party (DL-COMBAT-62, R-16).
    pub fn fatigue_layout(&self, party: &[Member], amount: u8) -> Layout {
        let mut layout = [0; PARTY];
        let mut left = amount;
        for (laid, member) in layout.iter_mut().zip(party).filter(|(_, member)| !member.hidden) {
            *laid = match self.rules.fatigue_target {
                FatigueTarget::Each => amount,
                FatigueTarget::FrontToBack => {
                    let taken = left.min(self.hit_points_left(member));
                    left -= taken;
                    taken
                }
            };
        }
        layout
    }

    pub fn kind_of(&self, seat: Seat, by: Striker) -> Option<MonsterId> {
        match by {
            Striker::Creature(place) => {
                self.player(seat).lair.get(place.index()).map(|creature| creature.kind)
            }
            Striker::Fighter | Striker::Pet(_) => None,
        }
    }

    pub fn attacks_of(&self, seat: Seat, by: Striker) -> &'static [Attack] {
        let data = self.data();
        match by {
            Striker::Creature(_) => {
                self.kind_of(seat, by).map_or(&[], |kind| data.monster(kind).attacks.as_slice())
            }
            Striker::Fighter => self
                .player(seat)
                .fighter
                .and_then(|pet| data.pet(pet).creature.as_ref())
                .map_or(&[], |creature| std::slice::from_ref(&creature.attack)),
            Striker::Pet(_) => &[],
        }
    }

    pub fn effects_of(&self, seat: Seat, by: Striker, mode: u8) -> &'static [Effect] {
        match by {
            Striker::Pet(pet) => &self.data().pet(pet).effects,
            _ => self.attacks_of(seat, by).get(usize::from(mode)).map_or(&[], |attack| &attack.effects),
        }
    }

    pub fn is_sheep(&self, by: Striker) -> bool {
        match by {
            Striker::Creature(place) => self.battle.sheep.contains(place),
            Striker::Fighter => self.battle.pet_sheep,
            Striker::Pet(_) => false,
        }
    }

    /// Whether Blind Rage binds this striker: monsters, never ghosts.
    pub fn rages(&self, seat: Seat, by: Striker) -> bool {
        self.battle.rage
            && match by {
                Striker::Creature(_) => {
                    self.kind_of(seat, by).is_some_and(|kind| !self.data().monster(kind).ghost)
                }
                Striker::Fighter => true,
                Striker::Pet(_) => false,
            }
    }

    /// The target an effect of this striker has now.
    pub fn aim(&self, seat: Seat, by: Striker, target: Target) -> Target {
        if target != Target::Same && self.rages(seat, by) { Target::First } else { target }
    }

    pub fn needs_target(&self, effect: &Effect) -> bool {
        matches!(
            effect,
            Effect::Damage {
                target: Target::Any | Target::AnyNotFirst | Target::AnyNotPriest | Target::AnyTwoDistinct,
                ..
            } | Effect::Poison { target: Target::Any, .. }
                | Effect::MoveFront { .. }
        )
    }

    /// Positions a chosen target may have, as bits.
    pub fn targets(&self, party: &[Member], target: Target, except: Option<u8>) -> Positions {
        let mut mask = 0;
        for (at, member) in party.iter().enumerate() {
            let allowed = match target {
                Target::AnyNotFirst => at > 0,
                Target::AnyNotPriest => self.class(member) != Some(Class::Priest),
                _ => true,
            };
            if allowed && !member.hidden && except != Some(at as u8) {
                mask |= 1 << at;
            }
        }
        mask
    }

    /// Whom the second of two hits cannot strike once the first is named (DL-MON-06).
    pub fn second_spares(&self, first: Option<u8>) -> Option<u8> {
        first.filter(|_| self.rules.witch_targets_distinct)
    }

    /// DL-COMBAT-44: judged when the creature's turn comes, with every mode it can pay for.
    pub fn can_attack(&self, seat: Seat, by: Striker, attack: &Attack) -> bool {
        if !self.affords(seat, attack.extra_cost) {
            return false;
        }
        let (party, rages) = (&self.player(seat).party, self.rages(seat, by));
        let mut damages = false;
        for effect in &attack.effects {
            match effect {
                Effect::Damage { target, only_if: None, .. } => {
                    damages = true;
                    let possible = match target {
                        // A raging vampire still spares a priest in front.
                        Target::AnyNotPriest if rages => self.targets(party, *target, None) & 1 != 0,
                        Target::Any | Target::AnyNotFirst | Target::AnyNotPriest | Target::AnyTwoDistinct => {
                            rages || self.targets(party, *target, None) != 0
                        }
                        _ => true,
                    };
                    if !possible {
                        return false;
                    }
                }
                Effect::MoveFront { target } if !rages && self.targets(party, *target, None) == 0 => {
                    return false;
                }
                _ => {}
            }
        }
        damages || !rages
    }

    /// Whether the first waiting creature of the same sort is a sheep and this one not, or the other way round.
    pub fn sheep_differs(&self, seat: Seat, place: Place) -> bool {
        let lair = &self.player(seat).lair;
        let first = self
            .waiting_creatures(seat)
            .iter()
            .find(|other| lair.get(other.index()) == lair.get(place.index()));
        first.is_some_and(|first| self.battle.sheep.contains(first) != self.battle.sheep.contains(place))
    }

    /// The rule by which a creature or a pet makes the party skip a step.
    pub fn skip_clause(&self, seat: Seat, by: Striker, mode: u8, step: SkipStep) -> Clause {
        let attacks = self.attacks_of(seat, by).get(usize::from(mode)).is_some_and(|attack| attack.is_attack);
        match (by, step) {
            (Striker::Pet(_), _) => "DL-FEST-PET-06",
            (_, SkipStep::Healing) => "DL-MON-09",
            // Who does not attack blocks.
            _ if !attacks => "DL-MON-02",
            _ => "DL-MON-10",
        }
    }

    /// DL-ROOM-23, R-06
    pub fn room_bonus(&self, seat: Seat, by: Striker, first_number: bool) -> u8 {
        let Some(room) = self.battle_room(seat) else { return 0 };
        let Some(kind) = self.kind_of(seat, by) else { return 0 };
        self.bonus_in(room, kind, first_number)
    }

    /// What a room adds to each number of a creature that strikes in it.
    pub fn bonus_in(&self, room: RoomId, kind: MonsterId, first_number: bool) -> u8 {
        let room = self.data().room(room);
        let applies = room.bonus_monsters & (1 << kind.0) != 0;
        if applies && (first_number || self.rules.room_bonus_on_every_number) { room.bonus_damage } else { 0 }
    }

    pub fn expert_bonus(&self, seat: Seat, by: Striker) -> Option<(ExpertId, u8)> {
        let Striker::Creature(place) = by else { return None };
        self.expert_bonus_of(self.player(seat).lair.get(place.index())?)
    }

    /// What its expert tile adds to the first number of a creature, and which tile that is (DL-FEST-EXP-06).
    pub fn expert_bonus_of(&self, creature: &Creature) -> Option<(ExpertId, u8)> {
        let expert = creature.expert.filter(|_| !creature.expert_used)?;
        Some((expert, self.data().expert(expert).bonus))
    }
}
