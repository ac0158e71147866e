//! The effect vocabulary of the data pack: what traps, spells, events, creatures and pets do, one word for one thing.

use serde::Deserialize;

/// What a class of adventurer is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    Warrior,
    Thief,
    Priest,
    Wizard,
    Bard,
}

/// Whom an effect strikes, counted in marching order when it is resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    First,
    Second,
    Last,
    Each,
    Others,
    Any,
    AnyNotFirst,
    AnyNotPriest,
    AnyTwoDistinct,
    /// The one hit by the effect before.
    Same,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OnlyIf {
    PreviousHitEliminated,
    PreviousDone,
}

/// A step of a battle that an effect leaves out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SkipStep {
    FastSpell,
    SlowSpell,
    AllSpells,
    Healing,
    Conquest,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Resource {
    Gold,
    Food,
    Imp,
    Evil,
    Trap,
    Pet,
    Tunnel,
    AvailableImp,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rounding {
    Up,
    Down,
}

/// What is counted for titles, prizes and pets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    Evil,
    Rooms,
    Tunnels,
    Monsters,
    Imps,
    GoldPlusFood,
    ConqueredTiles,
    CapturedAdventurers,
    Gold,
}

/// What is paid. The evil of a cost moves the counter up and must fit on the track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Cost {
    pub gold: u8,
    pub food: u8,
    pub evil: u8,
    pub imp: u8,
    pub trap: u8,
    pub monster: u8,
}

impl Cost {
    pub const NOTHING: Cost = Cost { gold: 0, food: 0, evil: 0, imp: 0, trap: 0, monster: 0 };

    pub fn plus(self, other: Cost) -> Cost {
        Cost {
            gold: self.gold.saturating_add(other.gold),
            food: self.food.saturating_add(other.food),
            evil: self.evil.saturating_add(other.evil),
            imp: self.imp.saturating_add(other.imp),
            trap: self.trap.saturating_add(other.trap),
            monster: self.monster.saturating_add(other.monster),
        }
    }

    pub(super) fn largest(self) -> u8 {
        [self.gold, self.food, self.evil, self.imp, self.trap, self.monster].into_iter().max().unwrap_or(0)
    }
}

/// What is received. Evil and imps may be negative: lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Gain {
    pub gold: u8,
    pub food: u8,
    pub evil: i8,
    pub imp: i8,
    pub trap: u8,
    pub tunnel: u8,
    pub pet: u8,
    pub peek: u8,
    pub peek_and_move: u8,
    pub monster: u8,
    pub room: u8,
    pub installed_trap: u8,
    pub rented_room: u8,
    #[serde(rename = "gold_paid_by_III")]
    pub gold_paid_by_three: u8,
}

impl Gain {
    pub(super) fn largest(self) -> u8 {
        let plain = [
            self.gold,
            self.food,
            self.trap,
            self.tunnel,
            self.pet,
            self.peek,
            self.peek_and_move,
            self.monster,
            self.room,
            self.installed_trap,
            self.rented_room,
            self.gold_paid_by_three,
            self.evil.unsigned_abs(),
            self.imp.unsigned_abs(),
        ];
        plain.into_iter().max().unwrap_or(0)
    }

    /// How many questions it raises when it is handed out.
    pub(super) fn questions(self) -> u8 {
        let lost = self.imp.min(0).unsigned_abs();
        let peeks = u8::from(self.peek > 0) + u8::from(self.peek_and_move > 0);
        lost.saturating_add(self.tunnel).saturating_add(peeks)
    }
}

/// Only players who own more than this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoreThan {
    pub imp: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StrikePenalty {
    KnockedOutThisYear,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhichPaladin {
    WeakestInTent,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToWhom {
    MostEvilWithoutPaladin,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    EndOfYear,
}

/// One effect.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    Damage {
        target: Target,
        amount: u8,
        #[serde(default)]
        amount_year2: Option<u8>,
        #[serde(default)]
        only_if: Option<OnlyIf>,
    },
    DamageByMonsterSize {
        target: Target,
        amount_small: u8,
        amount_large: u8,
    },
    Poison {
        target: Target,
        amount: u8,
    },
    Kill {
        target: Target,
    },
    Heal {
        amount: u8,
    },
    AddHitPoint {
        target: Target,
        amount: u8,
    },
    Skip {
        step: SkipStep,
        #[serde(default)]
        if_target_class: Option<Class>,
    },
    MoveFront {
        target: Target,
    },
    Courage {
        target: Target,
        amount: i8,
        #[serde(default)]
        skip_paladin: bool,
    },
    HideClass {
        class: Class,
    },
    AbsorbNextDamage {
        amount: u8,
    },
    CreateIllusion {
        hit_points: u8,
    },
    WithdrawMonster {
        count: u8,
    },
    KnockOutMonster {
        count: u8,
    },
    PayOrWithdrawEachMonster,
    WithdrawAllOrGainEvil {
        evil: u8,
    },
    Sheep {
        count: u8,
        damage: u8,
    },
    AllMonsterDamageToFirst,
    CancelBonuses,
    NoFatigue,
    AddFatigue {
        amount: u8,
    },
    ReduceFatigue {
        amount: u8,
    },
    HalveFatigueThisYear {
        rounding: Rounding,
    },
    Gain {
        resource: Resource,
        amount: u8,
    },
    Lose {
        resource: Resource,
        amount: u8,
        #[serde(default)]
        only_if: Option<OnlyIf>,
    },
    LoseHalf {
        resource: Resource,
        rounding: Rounding,
    },
    LoseFirstAvailable {
        resources: Vec<Resource>,
        amount: u8,
    },
    MayPay {
        cost: Cost,
        gain: Gain,
    },
    PayOr {
        cost: Cost,
        #[serde(rename = "else")]
        otherwise: Gain,
        #[serde(default)]
        if_more_than: Option<MoreThan>,
    },
    PeekCombatCard {
        count: u8,
    },
    DrawPetThenDiscard {
        draw: u8,
        discard: u8,
    },
    Prize {
        measure: Measure,
        gain: Gain,
    },
    EvilExtremes {
        most_evil: i8,
        nicest: i8,
    },
    EvilByBards {
        with_bard: i8,
        without_bard: i8,
    },
    PayOneSymbolPerMonster {
        #[serde(rename = "else")]
        otherwise: StrikePenalty,
    },
    PaladinEnters {
        which: WhichPaladin,
        to: ToWhom,
    },
    ReleasePrisoner {
        count: u8,
        paladins: bool,
    },
    ExtraWorkers {
        amount: u8,
    },
    WaiveMonsterCost {
        count: u8,
    },
    SeeCombatCardBeforePlanning {
        until: Until,
    },
    JoinBattles {
        until: Until,
    },
    PointsPer {
        measure: Measure,
        per: u8,
        max: u8,
    },
}

/// The number of a trap that applies: the second one, if there is one, in year 2 (DL-COMP-10).
pub fn in_year(amount: u8, second: Option<u8>, year_index: usize) -> u8 {
    second.filter(|_| year_index == 1).unwrap_or(amount)
}

/// Where an effect stands: not every word makes sense everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Where {
    Trap,
    Attack,
    Sent,
    Spell,
    Event,
    Pet,
}

impl Effect {
    /// Why this effect cannot stand there, if so.
    pub(super) fn misfit(&self, at: Where) -> Option<&'static str> {
        use Effect::*;
        let fits = match self {
            Damage { only_if: Some(OnlyIf::PreviousDone), .. } => false,
            Damage { target: Target::AnyTwoDistinct | Target::AnyNotPriest | Target::Same, .. } => {
                at == Where::Attack
            }
            Damage { target: Target::AnyNotFirst, .. } => matches!(at, Where::Attack | Where::Pet),
            Damage { only_if: Some(_), .. } => at == Where::Attack,
            Damage { .. } => matches!(at, Where::Trap | Where::Attack | Where::Pet),
            DamageByMonsterSize { target, .. } | Kill { target } => {
                at == Where::Trap && matches!(target, Target::First | Target::Second | Target::Last)
            }
            Poison { target: Target::Same, .. } => matches!(at, Where::Trap | Where::Attack),
            Poison { target: Target::Any, .. } => at == Where::Pet,
            Poison { .. } => false,
            Skip { if_target_class: Some(_), .. } => at == Where::Trap,
            Skip { .. } => !matches!(at, Where::Event),
            MoveFront { target } => at == Where::Attack && *target == Target::Any,
            Courage { target, .. } => {
                matches!(at, Where::Trap | Where::Spell) && matches!(target, Target::First | Target::Each)
            }
            Heal { .. } | HideClass { .. } | AbsorbNextDamage { .. } | CreateIllusion { .. } => {
                at == Where::Spell
            }
            AddHitPoint { target, .. } => at == Where::Spell && *target == Target::First,
            WithdrawMonster { .. }
            | KnockOutMonster { .. }
            | PayOrWithdrawEachMonster
            | WithdrawAllOrGainEvil { .. }
            | Sheep { .. }
            | AllMonsterDamageToFirst
            | CancelBonuses
            | NoFatigue
            | ReduceFatigue { .. }
            | ReleasePrisoner { .. } => at == Where::Spell,
            LoseFirstAvailable { resources, .. } => {
                at == Where::Spell
                    && resources.iter().all(|r| matches!(r, Resource::Gold | Resource::Food | Resource::Trap))
            }
            AddFatigue { .. } => matches!(at, Where::Spell | Where::Pet),
            Gain { resource, .. } => match resource {
                Resource::Evil | Resource::Gold | Resource::Food | Resource::Imp => {
                    matches!(at, Where::Spell | Where::Pet)
                }
                Resource::Tunnel => at == Where::Pet,
                _ => false,
            },
            Lose { only_if: Some(_), .. } => false,
            Lose { resource, .. } => {
                matches!(at, Where::Spell | Where::Pet)
                    && matches!(
                        resource,
                        Resource::Gold | Resource::Food | Resource::Evil | Resource::Imp | Resource::Trap
                    )
            }
            LoseHalf { resource, .. } => {
                at == Where::Event
                    && matches!(resource, Resource::Gold | Resource::Food | Resource::AvailableImp)
            }
            MayPay { cost, .. } | PayOr { cost, .. } => {
                at == Where::Event && cost.imp == 0 && cost.monster == 0 && cost.trap <= 1
            }
            PeekCombatCard { .. } => matches!(at, Where::Event | Where::Pet),
            HalveFatigueThisYear { .. }
            | DrawPetThenDiscard { .. }
            | Prize { .. }
            | EvilExtremes { .. }
            | EvilByBards { .. }
            | PayOneSymbolPerMonster { .. }
            | PaladinEnters { .. } => at == Where::Event,
            ExtraWorkers { .. }
            | WaiveMonsterCost { .. }
            | SeeCombatCardBeforePlanning { .. }
            | JoinBattles { .. }
            | PointsPer { .. } => at == Where::Pet,
        };
        (!fits).then_some("this effect does not belong here")
    }

    /// The largest number written in the effect, to notice absurd ones.
    pub(super) fn largest(&self) -> u8 {
        use Effect::*;
        match self {
            Damage { amount, amount_year2, .. } => (*amount).max(amount_year2.unwrap_or(0)),
            DamageByMonsterSize { amount_small, amount_large, .. } => (*amount_small).max(*amount_large),
            Poison { amount, .. }
            | Heal { amount }
            | AddHitPoint { amount, .. }
            | AbsorbNextDamage { amount }
            | CreateIllusion { hit_points: amount }
            | AddFatigue { amount }
            | ReduceFatigue { amount }
            | Gain { amount, .. }
            | Lose { amount, .. }
            | LoseFirstAvailable { amount, .. }
            | ExtraWorkers { amount } => *amount,
            WithdrawMonster { count }
            | KnockOutMonster { count }
            | PeekCombatCard { count }
            | WaiveMonsterCost { count }
            | ReleasePrisoner { count, .. } => *count,
            Sheep { count, damage } => (*count).max(*damage),
            WithdrawAllOrGainEvil { evil } => *evil,
            MayPay { cost, gain } | PayOr { cost, otherwise: gain, .. } => cost.largest().max(gain.largest()),
            Prize { gain, .. } => gain.largest(),
            DrawPetThenDiscard { draw, discard } => (*draw).max(*discard),
            EvilExtremes { most_evil: a, nicest: b } | EvilByBards { with_bard: a, without_bard: b } => {
                a.unsigned_abs().max(b.unsigned_abs())
            }
            PointsPer { per, max, .. } => (*per).max(*max),
            _ => 0,
        }
    }

    /// How many questions it raises at most.
    pub(super) fn questions(&self) -> u8 {
        use Effect::*;
        match self {
            Lose { amount, .. } | LoseFirstAvailable { amount, .. } => *amount,
            WithdrawMonster { count }
            | KnockOutMonster { count }
            | Sheep { count, .. }
            | ReleasePrisoner { count, .. } => *count,
            DrawPetThenDiscard { discard, .. } => *discard,
            MayPay { gain, .. } | PayOr { otherwise: gain, .. } => gain.questions().saturating_add(1),
            Prize { gain, .. } => gain.questions(),
            _ => 1,
        }
    }
}
