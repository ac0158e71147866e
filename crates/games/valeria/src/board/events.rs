//! What happened, in sentences.

use words::Lang;

use super::{amount, good, name, price, who};
use crate::{
    Event, View,
    effect::{Good, Resource},
    event::{Cause, GridCard},
    open::{Cover, Stock},
};

fn cause(view: &View, by: Cause, lang: Lang) -> String {
    match by {
        Cause::Card(id) => name(&view.pack, id, lang),
        Cause::Domain(id) => name(&view.pack, id, lang),
        Cause::Monster(id) => name(&view.pack, id, lang),
    }
}

fn card(view: &View, card: GridCard, lang: Lang) -> String {
    match card {
        GridCard::Monster(id) => name(&view.pack, id, lang),
        GridCard::Citizen(id) => name(&view.pack, id, lang),
        GridCard::Domain(id) => name(&view.pack, id, lang),
    }
}

fn goods(stock: Stock, lang: Lang) -> String {
    let parts = [
        (Good::Gold, stock.gold),
        (Good::Strength, stock.strength),
        (Good::Magic, stock.magic),
        (Good::Vp, stock.vp),
    ];
    let parts: Vec<String> =
        parts.into_iter().filter(|(_, n)| *n > 0).map(|(what, n)| good(what, n, lang)).collect();
    parts.join(&lang.say("va-and"))
}

pub fn event(view: &View, event: &Event, lang: Lang) -> String {
    let data = &view.pack;
    match event {
        Event::DukesDealt { seat, dukes } => {
            let [one, two] = dukes.map(|duke| name(data, duke, lang));
            lang.tell(
                "va-ev-dukes",
                [("who", who(*seat, lang).into()), ("one", one.into()), ("two", two.into())],
            )
        }
        Event::DukeChosen { seat, duke: Some(duke) } => lang
            .tell("va-ev-duke", [("who", who(*seat, lang).into()), ("duke", name(data, *duke, lang).into())]),
        Event::DukeChosen { seat, duke: None } => {
            lang.tell("va-ev-duke-secret", [("who", who(*seat, lang).into())])
        }
        Event::FirstPlayer { seat } => lang.tell("va-ev-first", [("who", who(*seat, lang).into())]),
        Event::DarkLordDrawn => lang.say("va-ev-dark-lord"),
        Event::TurnBegins { seat, turn, resting } => {
            let mut text =
                lang.tell("va-ev-turn", [("who", who(*seat, lang).into()), ("turn", (*turn).into())]);
            if let Some(resting) = resting {
                text.push(' ');
                text.push_str(&lang.tell("va-ev-rests", [("who", who(*resting, lang).into())]));
            }
            text
        }
        Event::Rolled { seat, dice: [one, two] } => {
            let args = [("who", who(*seat, lang).into()), ("one", (*one).into()), ("two", (*two).into())];
            lang.tell("va-ev-rolled", args)
        }
        Event::DieChanged { seat, domain, die, value, gold, magic } => {
            let cost = price(&[(Resource::Gold, *gold), (Resource::Magic, (*magic).into())], lang);
            let args = [
                ("who", who(*seat, lang).into()),
                ("domain", name(data, *domain, lang).into()),
                ("die", (*die).into()),
                ("value", (*value).into()),
                ("price", cost.into()),
            ];
            lang.tell("va-ev-die", args)
        }
        Event::Announced { dice: [one, two] } => lang.tell(
            "va-ev-announced",
            [("one", (*one).into()), ("two", (*two).into()), ("sum", (one + two).into())],
        ),
        Event::TokenPlaced { event, slot, monster, resource, n } => {
            let args = [
                ("event", name(data, *event, lang).into()),
                ("what", amount(*resource, *n, lang).into()),
                ("monster", name(data, *monster, lang).into()),
                ("slot", slot.to_string().into()),
            ];
            lang.tell("va-ev-token", args)
        }
        Event::AllLose { event, resource, n } => {
            let args =
                [("event", name(data, *event, lang).into()), ("what", amount(*resource, *n, lang).into())];
            lang.tell("va-ev-all-lose", args)
        }
        Event::Took { seat, from, resource, amount: n, by } => {
            let args = [
                ("who", who(*seat, lang).into()),
                ("from", who(*from, lang).into()),
                ("what", amount(*resource, *n, lang).into()),
                ("by", cause(view, *by, lang).into()),
            ];
            lang.tell("va-ev-took", args)
        }
        Event::TookNothing { seat, by } => lang.tell(
            "va-ev-took-nothing",
            [("who", who(*seat, lang).into()), ("by", cause(view, *by, lang).into())],
        ),
        Event::Gained { seat, by, goods: stock } => {
            let args = [
                ("who", who(*seat, lang).into()),
                ("what", goods(*stock, lang).into()),
                ("by", cause(view, *by, lang).into()),
            ];
            lang.tell("va-ev-gained", args)
        }
        Event::Exchanged { seat, by, pay, pay_n, good: what, n } => {
            let args = [
                ("who", who(*seat, lang).into()),
                ("pay", amount(*pay, *pay_n, lang).into()),
                ("gain", good(*what, *n, lang).into()),
                ("by", cause(view, *by, lang).into()),
            ];
            lang.tell("va-ev-exchanged", args)
        }
        Event::Declined { seat, by } => lang.tell(
            "va-ev-declined",
            [("who", who(*seat, lang).into()), ("by", cause(view, *by, lang).into())],
        ),
        Event::GainAction { seat, resource } => {
            let args = [("who", who(*seat, lang).into()), ("what", amount(*resource, 1, lang).into())];
            lang.tell("va-ev-gain", args)
        }
        Event::Slain { seat, slot, monster, strength, magic, bounty } => {
            let cost = price(&[(Resource::Strength, *strength), (Resource::Magic, *magic)], lang);
            let args = [
                ("who", who(*seat, lang).into()),
                ("monster", name(data, *monster, lang).into()),
                ("slot", slot.to_string().into()),
                ("price", cost.into()),
                ("bounty", (*bounty).into()),
            ];
            lang.tell("va-ev-slain", args)
        }
        Event::Recruited { seat, slot, citizen, gold, magic } => {
            let cost = price(&[(Resource::Gold, *gold), (Resource::Magic, *magic)], lang);
            let args = [
                ("who", who(*seat, lang).into()),
                ("citizen", name(data, *citizen, lang).into()),
                ("slot", slot.to_string().into()),
                ("price", cost.into()),
            ];
            lang.tell("va-ev-recruited", args)
        }
        Event::Built { seat, slot, domain, gold, magic } => {
            let cost = price(&[(Resource::Gold, *gold), (Resource::Magic, *magic)], lang);
            let args = [
                ("who", who(*seat, lang).into()),
                ("domain", name(data, *domain, lang).into()),
                ("slot", slot.to_string().into()),
                ("price", cost.into()),
            ];
            lang.tell("va-ev-built", args)
        }
        Event::CitizenGained { seat, slot, citizen, by } => {
            let args = [
                ("who", who(*seat, lang).into()),
                ("citizen", name(data, *citizen, lang).into()),
                ("slot", slot.to_string().into()),
                ("by", cause(view, *by, lang).into()),
            ];
            lang.tell("va-ev-citizen", args)
        }
        Event::MonsterTaken { seat, from, monster } => {
            let from = from.map_or_else(|| lang.say("va-centre"), |from| who(from, lang));
            let args = [
                ("who", who(*seat, lang).into()),
                ("monster", name(data, *monster, lang).into()),
                ("from", from.into()),
            ];
            lang.tell("va-ev-monster", args)
        }
        Event::Returned { seat, slot, card: returned } => {
            let args = [
                ("who", who(*seat, lang).into()),
                ("card", card(view, *returned, lang).into()),
                ("slot", slot.to_string().into()),
            ];
            lang.tell("va-ev-returned", args)
        }
        Event::Revealed { slot, card: revealed } => {
            let args = [("card", card(view, *revealed, lang).into()), ("slot", slot.to_string().into())];
            lang.tell("va-ev-revealed", args)
        }
        Event::Covered { slot, cover } => {
            let slot = slot.to_string();
            match cover {
                Cover::Bare => lang.tell("va-ev-bare", [("slot", slot.into())]),
                Cover::Exhausted => lang.tell("va-ev-exhausted", [("slot", slot.into())]),
                Cover::Event(id) => {
                    lang.tell("va-ev-event", [("slot", slot.into()), ("event", name(data, *id, lang).into())])
                }
            }
        }
        Event::Attack { number, slot } => {
            let slot = slot.map_or_else(String::new, |slot| slot.to_string());
            lang.tell("va-ev-attack", [("number", (*number).into()), ("slot", slot.into())])
        }
        Event::Captured { slot, card: captured } => {
            let args = [("card", card(view, *captured, lang).into()), ("slot", slot.to_string().into())];
            lang.tell("va-ev-captured", args)
        }
        Event::LastRound { seat } => lang.tell("va-ev-last-round", [("who", who(*seat, lang).into())]),
        Event::SoloWon => lang.say("va-ev-solo-won"),
        Event::SoloLost { slot } => lang.tell("va-ev-solo-lost", [("slot", slot.to_string().into())]),
        Event::GameOver => lang.say("va-ev-over"),
    }
}
