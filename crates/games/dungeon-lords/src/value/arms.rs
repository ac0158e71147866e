//! How strong each creature and trap is, as a rule of thumb worked out once for a pack.

use crate::data::{AdventurerId, Data, Effect, Monster, SkipStep, Target, Trap, in_year};

/// One blow, as far as a rule of thumb needs it: damage by whom it strikes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Blow {
    pub first: f32,
    pub second: f32,
    pub last: f32,
    pub each: f32,
    /// Whoever is best struck.
    pub any: f32,
    /// The first falls, whatever he has.
    pub kills: bool,
    pub no_conquest: bool,
    pub no_healing: bool,
    /// Ready again for the next round.
    pub returns: bool,
    /// Which of a creature's attacks it is.
    pub mode: u8,
}

impl Blow {
    /// How much it is worth against an ordinary party.
    pub fn strength(&self) -> f32 {
        let damage = self.first + 0.8 * self.second + 0.9 * self.last + 2.4 * self.each + 1.15 * self.any;
        let more = if self.kills { 4.5 } else { 0.0 }
            + if self.no_conquest { 1.5 } else { 0.0 }
            + if self.no_healing { 0.5 } else { 0.0 };
        (damage + more) * if self.returns { 1.8 } else { 1.0 }
    }
}

/// The blows of all creatures and traps, and averages of what is not known yet.
#[derive(Debug, Default)]
pub struct Arms {
    /// By kind: the strongest attack.
    pub creatures: Vec<Blow>,
    /// By kind and year.
    pub traps: Vec<[Blow; 2]>,
    /// Average fatigue of a combat card, by year.
    pub fatigue: [u8; 2],
    /// Adventurers by year, the weakest first.
    pub adventurers: [Vec<AdventurerId>; 2],
}

impl Arms {
    pub fn of(data: &Data) -> Arms {
        let fatigue = |year: u8| {
            let cards = data.cards.iter().filter(|card| card.year == year);
            let sum: usize = cards.clone().map(|card| usize::from(card.fatigue)).sum();
            let count = cards.count().max(1);
            ((sum + count / 2) / count) as u8
        };
        let adventurers = |year: u8| {
            let all = (0..data.adventurers.len() as u8).map(AdventurerId);
            let mut ranked: Vec<_> = all.filter(|id| data.adventurer(*id).year == year).collect();
            ranked.sort_by_key(|id| data.adventurer(*id).rank);
            ranked
        };
        Arms {
            creatures: data.monsters.iter().map(creature).collect(),
            traps: data.traps.iter().map(|entry| [trap(entry, 0), trap(entry, 1)]).collect(),
            fatigue: [fatigue(1), fatigue(2)],
            adventurers: [adventurers(1), adventurers(2)],
        }
    }
}

fn creature(monster: &Monster) -> Blow {
    let blows = (0..).zip(&monster.attacks).map(|(mode, attack)| Blow {
        returns: attack.returns,
        mode,
        ..blow(&attack.effects, 0)
    });
    blows.fold(Blow::default(), |best, next| if next.strength() > best.strength() { next } else { best })
}

fn trap(trap: &Trap, year: usize) -> Blow {
    blow(&trap.effects, year)
}

fn blow(effects: &[Effect], year: usize) -> Blow {
    let mut blow = Blow::default();
    let mut last = Target::First;
    for effect in effects {
        let (target, amount) = match effect {
            Effect::Damage { target, amount, amount_year2, only_if } => {
                let amount = in_year(*amount, *amount_year2, year);
                (*target, f32::from(amount) * if only_if.is_some() { 0.4 } else { 1.0 })
            }
            Effect::DamageByMonsterSize { target, amount_small, .. } => (*target, f32::from(*amount_small)),
            Effect::Poison { target, amount } => (*target, f32::from(*amount)),
            Effect::Kill { .. } => {
                blow.kills = true;
                continue;
            }
            Effect::MoveFront { target } => {
                last = *target;
                continue;
            }
            Effect::Skip { step: SkipStep::Conquest, .. } => {
                blow.no_conquest = true;
                continue;
            }
            Effect::Skip { step: SkipStep::Healing, if_target_class: None } => {
                blow.no_healing = true;
                continue;
            }
            _ => continue,
        };
        let target = if target == Target::Same { last } else { target };
        last = target;
        match target {
            Target::First | Target::Same => blow.first += amount,
            Target::Second => blow.second += amount,
            Target::Last | Target::AnyNotFirst => blow.last += amount,
            Target::Each => blow.each += amount,
            Target::Others => {
                blow.each += amount;
                blow.first -= amount;
            }
            Target::Any | Target::AnyNotPriest => blow.any += amount,
            Target::AnyTwoDistinct => {
                blow.any += amount;
                blow.last += amount;
            }
        }
    }
    blow
}
