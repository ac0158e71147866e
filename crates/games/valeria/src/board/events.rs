//! What happened, in sentences.

use boards::{Speaker as _, sentences};
use words::Lang;

use super::{Say, amount, price};
use crate::{Data, Event, effect::Resource, open::Cover};

pub fn event(data: &'static Data, event: &Event, lang: Lang) -> String {
    let say = Say { data, lang };
    let paid = |gold: u32, magic: u32| price(&[(Resource::Gold, gold), (Resource::Magic, magic)], lang);
    sentences!(say, event, Event {
        FirstPlayer { seat } => "va-ev-first",
        DarkLordDrawn => "va-ev-dark-lord",
        DieChanged { seat, domain, die, value, gold as _, magic as price = paid(*gold, (*magic).into()) } => "va-ev-die",
        TokenPlaced { event, slot, monster, resource as _, n as what = amount(*resource, *n, lang) } => "va-ev-token",
        AllLose { event, resource as _, n as what = amount(*resource, *n, lang) } => "va-ev-all-lose",
        Took { seat, from, resource as _, amount as what = super::amount(*resource, *amount, lang), by } => "va-ev-took",
        TookNothing { seat, by } => "va-ev-took-nothing",
        Gained { seat, by, goods as what } => "va-ev-gained",
        Exchanged {
            seat,
            by,
            pay = amount(*pay, *pay_n, lang),
            pay_n as _,
            good as gain = super::good(*good, *n, lang),
            n as _
        } => "va-ev-exchanged",
        Declined { seat, by } => "va-ev-declined",
        GainAction { seat, resource as what = amount(*resource, 1, lang) } => "va-ev-gain",
        Slain {
            seat,
            slot,
            monster,
            strength as price = price(&[(Resource::Strength, *strength), (Resource::Magic, *magic)], lang),
            magic as _,
            bounty
        } => "va-ev-slain",
        Recruited { seat, slot, citizen, gold as price = paid(*gold, *magic), magic as _ } => "va-ev-recruited",
        Built { seat, slot, domain, gold as price = paid(*gold, *magic), magic as _ } => "va-ev-built",
        CitizenGained { seat, slot, citizen, by } => "va-ev-citizen",
        MonsterTaken { seat, from, monster } => "va-ev-monster",
        Returned { seat, slot, card } => "va-ev-returned",
        Revealed { slot, card } => "va-ev-revealed",
        Attack { number, slot } => "va-ev-attack",
        Captured { slot, card } => "va-ev-captured",
        LastRound { seat } => "va-ev-last-round",
        SoloWon => "va-ev-solo-won",
        SoloLost { slot } => "va-ev-solo-lost",
        GameOver => "va-ev-over",
    }
        Event::DukesDealt { seat, dukes: [one, two] } => {
            lang.tell("va-ev-dukes", [("seat", say.of(seat)), ("one", say.of(one)), ("two", say.of(two))])
        },
        Event::DukeChosen { seat, duke: Some(duke) } => {
            lang.tell("va-ev-duke", [("seat", say.of(seat)), ("duke", say.of(duke))])
        },
        Event::DukeChosen { seat, duke: None } => lang.tell("va-ev-duke-secret", [("seat", say.of(seat))]),
        Event::TurnBegins { seat, turn, resting } => {
            let begins = lang.tell("va-ev-turn", [("seat", say.of(seat)), ("turn", say.of(turn))]);
            let rests = resting.map(|seat| lang.tell("va-ev-rests", [("seat", say.of(&seat))]));
            [Some(begins), rests].into_iter().flatten().collect::<Vec<_>>().join(" ")
        },
        Event::Rolled { seat, dice: [one, two] } => {
            lang.tell("va-ev-rolled", [("seat", say.of(seat)), ("one", say.of(one)), ("two", say.of(two))])
        },
        Event::Announced { dice: [one, two] } => lang.tell(
            "va-ev-announced",
            [("one", say.of(one)), ("two", say.of(two)), ("sum", (one + two).into())],
        ),
        Event::Covered { slot, cover: Cover::Bare } => lang.tell("va-ev-bare", [("slot", say.of(slot))]),
        Event::Covered { slot, cover: Cover::Exhausted } => {
            lang.tell("va-ev-exhausted", [("slot", say.of(slot))])
        },
        Event::Covered { slot, cover: Cover::Event(event) } => {
            lang.tell("va-ev-event", [("slot", say.of(slot)), ("event", say.of(event))])
        },
    )
}
