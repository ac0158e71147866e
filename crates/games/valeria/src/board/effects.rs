//! What cards do, in words made from their data.

use engine::Id;
use words::Lang;

use super::{amount, good, name};
use crate::{
    data::{CitizenId, Data, SourceId},
    effect::{MonsterType, Op, Per, Role, Trigger, Wanted},
};

pub fn role(role: Role, lang: Lang) -> String {
    lang.say(role.key())
}

/// The type of a Monster.
pub fn kind(kind: MonsterType, lang: Lang) -> String {
    lang.say(match kind {
        MonsterType::Minion => "va-type-minion",
        MonsterType::Beast => "va-type-beast",
        MonsterType::Titan => "va-type-titan",
        MonsterType::Boss => "va-type-boss",
    })
}

pub fn per(data: &Data, per: Per, lang: Lang) -> String {
    match per {
        Per::CitizensWithRole(of) => lang.tell("va-per-role", [("role", role(of, lang).into())]),
        Per::CardsNamed(bits) => {
            let first = SourceId(bits.trailing_zeros() as u8);
            lang.tell("va-per-named", [("name", name(data, first, lang).into())])
        }
        Per::Citizens => lang.say("va-per-citizens"),
        Per::Domains => lang.say("va-per-domains"),
        Per::Monsters => lang.say("va-per-monsters"),
        Per::MonstersOfPlace(place) => lang.tell("va-per-place", [("place", name(data, place, lang).into())]),
    }
}

fn wanted(data: &Data, wanted: &Wanted, lang: Lang) -> String {
    let mut text = match (wanted.role, wanted.named) {
        (_, Some(named)) => {
            let id = named.iter().next().unwrap_or(CitizenId::from_index(0));
            lang.tell("va-e-citizen-named", [("name", name(data, id, lang).into())])
        }
        (Some(of), _) => lang.tell("va-e-citizen-role", [("role", role(of, lang).into())]),
        _ => lang.say("va-e-citizen"),
    };
    if let Some(cost) = wanted.max_cost {
        text.push_str(&lang.tell("va-e-citizen-cost", [("cost", cost.into())]));
    }
    text
}

/// One effect as a phrase.
pub fn effect(data: &Data, ops: &[Op], lang: Lang) -> String {
    let parts: Vec<String> = ops.iter().map(|op| operation(data, op, lang)).collect();
    parts.join(&lang.say("va-and"))
}

fn operation(data: &Data, op: &Op, lang: Lang) -> String {
    match op {
        Op::Gain { good: what, n } => good(*what, *n, lang),
        Op::GainAny { n } => lang.tell("va-e-any", [("n", (*n).into())]),
        Op::GainPer { good: what, n, per: of } => {
            let args = [("gain", good(*what, *n, lang).into()), ("per", per(data, *of, lang).into())];
            lang.tell("va-e-per", args)
        }
        Op::Exchange { pay, pay_n, good: what, n } => {
            let args = [("pay", amount(*pay, *pay_n, lang).into()), ("gain", good(*what, *n, lang).into())];
            lang.tell("va-e-exchange", args)
        }
        Op::Choose(options) => {
            let parts: Vec<String> = options.iter().map(|option| effect(data, option, lang)).collect();
            parts.join(&lang.say("va-or"))
        }
        Op::Take { resources, up_to } => {
            let parts: Vec<String> =
                resources.iter().map(|resource| amount(*resource, *up_to, lang)).collect();
            lang.tell("va-e-take", [("what", parts.join(&lang.say("va-or")).into())])
        }
        Op::GainCitizen(of) => wanted(data, of, lang),
        Op::ExtraSlay => lang.say("va-e-extra-slay"),
        Op::TakeRandomMonster => lang.say("va-e-random-monster"),
        Op::ReturnCitizen { good: what, n } => {
            lang.tell("va-e-return-citizen", [("gain", good(*what, *n, lang).into())])
        }
        Op::ReturnMonster { good: what, n } => {
            lang.tell("va-e-return-monster", [("gain", good(*what, *n, lang).into())])
        }
        Op::SetDie { to, cost, n, per: of } => {
            let mut price = amount(*cost, *n, lang);
            if let Some(of) = of {
                let args = [("gain", price.into()), ("per", per(data, *of, lang).into())];
                price = lang.tell("va-e-per", args);
            }
            lang.tell("va-e-set-die", [("to", (*to).into()), ("price", price.into())])
        }
        Op::ShiftDie { delta, .. } => {
            lang.tell("va-e-shift-die", [("delta", words::signed((*delta).into()).into())])
        }
        Op::IgnoreSurcharge => lang.say("va-e-no-surcharge"),
        Op::DomainDiscount { n } => lang.tell("va-e-discount", [("n", (*n).into())]),
        Op::PlaceToken { resource, n } => {
            lang.tell("va-e-token", [("what", amount(*resource, *n, lang).into())])
        }
        Op::AllLose { resource, n } => {
            lang.tell("va-e-all-lose", [("what", amount(*resource, *n, lang).into())])
        }
    }
}

/// When a Domain works, as a short phrase.
pub fn trigger(trigger: Trigger, lang: Lang) -> String {
    lang.say(match trigger {
        Trigger::OnBuild => "va-t-on-build",
        Trigger::OwnRoll => "va-t-own-roll",
        Trigger::AnyDouble => "va-t-any-double",
        Trigger::OwnHarvest => "va-t-own-harvest",
        Trigger::OwnActionStart => "va-t-action-start",
        Trigger::OwnActionEnd => "va-t-action-end",
        Trigger::OwnActionStatic => "va-t-action",
        Trigger::OwnActionCitizenGained => "va-t-citizen-gained",
        Trigger::OwnActionMonsterSlain => "va-t-monster-slain",
    })
}
