//! The effect of a card as written, operation by operation, with the cards and places it names.

use engine::pack::PackReader;

use super::{
    super::raw::{self, OneOrMany, Returned},
    Lookup,
};
use crate::effect::{Op, Per, Trigger, Wanted};

/// Where an effect stands, which decides what it may do: elsewhere an operation would have no meaning.
#[derive(Clone, Copy)]
pub enum Standing {
    HarvestOnTurn,
    HarvestOffTurn,
    Reward,
    Instruction,
    Domain(Trigger),
    /// An alternative of a choice: a plain gain, and a Citizen where the choice itself may be a reward.
    Option {
        of_reward: bool,
    },
}

impl Standing {
    fn allows(self, op: &Op) -> bool {
        use Op::*;
        match self {
            Standing::HarvestOnTurn => {
                matches!(
                    op,
                    Gain { .. } | GainAny { .. } | GainPer { .. } | Exchange { .. } | Choose(_) | Take { .. }
                )
            }
            Standing::HarvestOffTurn => {
                matches!(op, Gain { .. } | GainAny { .. } | GainPer { .. } | Exchange { .. } | Choose(_))
            }
            Standing::Reward => matches!(op, Gain { .. } | GainPer { .. } | GainCitizen(_) | Choose(_)),
            Standing::Instruction => matches!(op, PlaceToken { .. } | AllLose { .. }),
            Standing::Option { of_reward: true } => {
                matches!(op, Gain { .. } | GainPer { .. } | GainCitizen(_))
            }
            Standing::Option { of_reward: false } => matches!(op, Gain { .. } | GainPer { .. }),
            Standing::Domain(Trigger::OnBuild) => matches!(
                op,
                Gain { .. }
                    | GainPer { .. }
                    | GainCitizen(_)
                    | Take { .. }
                    | Exchange { .. }
                    | ExtraSlay
                    | TakeRandomMonster
                    | ReturnCitizen { .. }
                    | ReturnMonster { .. }
            ),
            Standing::Domain(Trigger::OwnRoll) => matches!(op, SetDie { .. } | ShiftDie { .. }),
            Standing::Domain(Trigger::OwnActionEnd) => {
                matches!(op, Take { .. } | Exchange { .. } | Gain { .. } | GainPer { .. })
            }
            Standing::Domain(Trigger::OwnActionStatic) => {
                matches!(op, IgnoreSurcharge | DomainDiscount { .. })
            }
            Standing::Domain(_) => matches!(op, Gain { .. } | GainPer { .. }),
        }
    }
}

/// The effect of an entry; what is wrong with it is told to the reader.
pub fn ops(
    entry: &str,
    list: &[raw::Op],
    standing: Standing,
    names: &Lookup<'_>,
    read: &PackReader,
) -> Vec<Op> {
    read.demand(list.len() <= 6, entry, "an effect has at most 6 operations");
    let mut all = Vec::new();
    for (at, op) in list.iter().enumerate() {
        let Some(op) = operation(entry, op, standing, names, read) else { continue };
        read.demand(standing.allows(&op), entry, format!("operation {} cannot stand here", at + 1));
        all.push(op);
    }
    all
}

fn operation(
    entry: &str,
    op: &raw::Op,
    standing: Standing,
    names: &Lookup<'_>,
    read: &PackReader,
) -> Option<Op> {
    let per = |per: &raw::Per| counted(entry, per, names, read);
    Some(match op {
        raw::Op::Gain { res, n } => Op::Gain { good: *res, n: n.0 },
        raw::Op::GainAny { n } => Op::GainAny { n: n.0 },
        raw::Op::GainPer { res, n, per: counted } => Op::GainPer { good: *res, n: n.0, per: per(counted)? },
        raw::Op::Exchange { pay_res, pay_n, gain_res, gain_n } => {
            Op::Exchange { pay: *pay_res, pay_n: pay_n.0, good: *gain_res, n: gain_n.0 }
        }
        raw::Op::Choose { options } => {
            let fits = (2..=4).contains(&options.len()) && options.iter().all(|option| !option.is_empty());
            read.demand(fits, entry, "a choice has 2 to 4 options, none of them empty");
            let standing = Standing::Option { of_reward: matches!(standing, Standing::Reward) };
            Op::Choose(options.iter().map(|option| ops(entry, option, standing, names, read)).collect())
        }
        raw::Op::Take { res, up_to, .. } => {
            let mut resources = match res {
                OneOrMany::One(one) => vec![*one],
                OneOrMany::Many(list) => list.clone(),
            };
            resources.sort();
            resources.dedup();
            read.demand(!resources.is_empty(), entry, "a take names what is taken");
            Op::Take { resources, up_to: up_to.0 }
        }
        raw::Op::GainCitizen { role, max_cost, name } => {
            let named = name.as_deref().map(|name| {
                let named = names.citizens_named(name);
                read.demand(!named.is_empty(), entry, format!("no citizen is named `{name}`"));
                named
            });
            Op::GainCitizen(Wanted { role: *role, max_cost: *max_cost, named })
        }
        raw::Op::ExtraAction { .. } => Op::ExtraSlay,
        raw::Op::TakeRandomMonster { .. } => Op::TakeRandomMonster,
        raw::Op::ReturnCard { kind: Returned::Citizen, gain_res, gain_n } => {
            Op::ReturnCitizen { good: *gain_res, n: gain_n.0 }
        }
        raw::Op::ReturnCard { kind: Returned::Monster, gain_res, gain_n } => {
            Op::ReturnMonster { good: *gain_res, n: gain_n.0 }
        }
        raw::Op::SetDie { to, cost_res, cost_n, cost_per } => {
            let per = match cost_per {
                Some(counted) => Some(per(counted)?),
                None => None,
            };
            Op::SetDie { to: to.0, cost: *cost_res, n: cost_n.0, per }
        }
        raw::Op::ShiftDie { delta, min } => {
            let fits = (-5..=5).contains(delta) && *delta != 0;
            read.demand(fits, entry, "delta is -5 to 5 and not 0");
            Op::ShiftDie { delta: *delta, min: min.map_or(1, |face| face.0) }
        }
        raw::Op::IgnoreSurcharge {} => Op::IgnoreSurcharge,
        raw::Op::DomainDiscount { n } => Op::DomainDiscount { n: n.0 },
        raw::Op::PlaceToken { res, n, .. } => Op::PlaceToken { resource: *res, n: n.0 },
        raw::Op::AllLose { res, n } => Op::AllLose { resource: *res, n: n.0 },
    })
}

fn counted(entry: &str, per: &raw::Per, names: &Lookup<'_>, read: &PackReader) -> Option<Per> {
    Some(match per {
        raw::Per::CitizensWithRole { role } => Per::CitizensWithRole(*role),
        raw::Per::CardsNamed { name } => {
            let named = names.sources_named(name);
            read.demand(named != 0, entry, format!("no card is named `{name}`"));
            Per::CardsNamed(named)
        }
        raw::Per::Citizens {} => Per::Citizens,
        raw::Per::Domains {} => Per::Domains,
        raw::Per::Monsters {} => Per::Monsters,
        raw::Per::MonstersOfPlace { place: name } => {
            let place = names.place(name);
            read.demand(place.is_some(), entry, format!("no place `{name}`"));
            Per::MonstersOfPlace(place?)
        }
    })
}
