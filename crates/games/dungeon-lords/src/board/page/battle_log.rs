//! Battles told step by step: what happened in each step, which rule made it so, and a link to the moment.

use boards::page::{Line, parts};
use engine::{Clause, Seat};
use maud::{Markup, html};

use super::{super::events, drawing::Drawing, pen::Pen};
use crate::{Event, data::Speed, open::Phase};

/// One battle of the story.
struct Battle<'a> {
    seat: Seat,
    lines: &'a [Line<'a, Event>],
    over: bool,
}

/// The battles of the latest round that had any.
fn latest<'a>(story: &'a [Line<'a, Event>]) -> Vec<Battle<'a>> {
    let find =
        |to: usize, wanted: fn(&Event) -> bool| story[..to].iter().rposition(|(_, told)| wanted(&told.event));
    let Some(last) = find(story.len(), |event| matches!(event, Event::BattleBegan { .. })) else {
        return Vec::new();
    };
    let round = find(last, |event| matches!(event, Event::RoundBegan { .. })).unwrap_or(0);
    let mut battles = Vec::new();
    for start in round..=last {
        let Event::BattleBegan { seat } = story[start].1.event else { continue };
        let rest = &story[start + 1..];
        let ends = |event: &Event| matches!(event, Event::BattleEnded { .. } | Event::BattleBegan { .. });
        let end = rest.iter().position(|(_, told)| ends(&told.event));
        let lines = &story[start..start + 1 + end.unwrap_or(rest.len())];
        battles.push(Battle { seat, lines, over: end.is_some() });
    }
    battles
}

/// Battles are shown while the combat lasts and until the next season has begun in earnest.
pub fn battles(drawing: &Drawing<'_>) -> Markup {
    let table = drawing.table();
    let after = match table.phase {
        Phase::ScoringPets | Phase::Over => true,
        Phase::ChooseOrders => table.year > 1 && table.season <= 1,
        _ => table.round > 0,
    };
    if !after {
        return html! {};
    }
    let battles = latest(drawing.asked.story);
    html! {
        div.dl-battles { @for (at, battle) in battles.iter().enumerate() {
            @let open = at + 1 == battles.len();
            details.b-panel.dl-battle id={ "dl-battle-" (battle.seat.index()) } open[open] data-player data-replay=[drawing.asked.replay] {
                summary { (drawing.icon("swords")) " " (parts::seat(battle.seat, drawing.lang())) " " (summary(drawing, battle)) }
                (moments(drawing, battle))
                @if battle.lines.len() > 2 { (drawing.bare_part((), player)) }
                (steps(drawing, battle))
            }
        } }
    }
}

/// The battle in numbers.
fn summary(drawing: &Drawing<'_>, battle: &Battle<'_>) -> Markup {
    let (mut dealt, mut caught, mut lost) = (0u32, 0u32, 0u32);
    for (_, told) in battle.lines {
        match told.event {
            Event::Wounded { damage, .. } | Event::Poisoned { damage, .. } => dealt += u32::from(damage),
            Event::Eliminated { .. } => caught += 1,
            Event::Conquered { .. } => lost += 1,
            _ => {}
        }
    }
    html! {
        (drawing.amount(&dealt.to_string(), "wound", &drawing.word("dl-w-wounds")))
        @if caught > 0 { (drawing.amount(&caught.to_string(), "prison", &drawing.word("dl-w-prison"))) }
        @if lost > 0 { (drawing.amount(&lost.to_string(), "flag", &drawing.word("dl-w-conquered"))) }
        @if !battle.over { span.quiet { (drawing.word("dl-w-still-fought")) } }
    }
}

/// The moments of the battle as plain links: its beginning, the one before the last, its end.
fn moments(drawing: &Drawing<'_>, battle: &Battle<'_>) -> Markup {
    let Some(replay) = drawing.asked.replay else { return html! {} };
    let entries: Vec<usize> = battle.lines.iter().filter_map(|(entry, _)| *entry).collect();
    let (Some(first), Some(last)) = (entries.first(), entries.last()) else { return html! {} };
    drawing.bare_part((replay, *first, *last), links)
}

fn links(&(replay, first, last): &(&str, usize, usize), pen: &Pen) -> Markup {
    let link = |at: usize, sign: &str, key: &str| {
        html! { a.button href={ (replay) (at) } { span aria-hidden="true" { (sign) " " } (pen.word(key)) } }
    };
    html! {
        nav.dl-moments aria-label=(pen.word("dl-w-again")) {
            (link(first, "«", "dl-w-first"))
            @if last > first { (link(last, "‹", "dl-w-previous")) }
            (link(last + 1, "»", "dl-w-last"))
        }
    }
}

/// The same for browsers with scripts: the steps unfold one by one, by hand or by themselves, and the battlefield goes with them.
fn player((): &(), pen: &Pen) -> Markup {
    let go = |what: &str, sign: &str, key: &str| {
        let said = pen.word(key);
        html! { button type="button" data-go=(what) title=(said) { span aria-hidden="true" { (sign) } span.hidden { (said) } } }
    };
    html! {
        div.dl-tape role="group" aria-label=(pen.word("dl-w-again")) {
            (go("first", "«", "dl-w-first"))
            (go("previous", "‹", "dl-w-previous"))
            button.dl-play type="button" data-go="play" aria-pressed="false" { (pen.word("dl-w-play")) }
            (go("next", "›", "dl-w-following"))
            (go("last", "»", "dl-w-last"))
            span.quiet data-told role="status" {}
        }
    }
}

/// The step of the battle an event opens, if it opens one.
fn heading(drawing: &Drawing<'_>, event: &Event) -> Option<(&'static str, &'static str)> {
    Some(match event {
        Event::Sang { .. } => ("courage", "dl-w-st-bards"),
        Event::TrapSprung { .. } => ("trap", "dl-w-st-traps"),
        Event::SpellCast { card, .. } | Event::SpellNotCast { card, .. } => {
            if drawing.say.data.card(*card).speed == Speed::Fast {
                ("fast", "dl-w-st-fast")
            } else {
                ("slow", "dl-w-st-slow")
            }
        }
        Event::Attacked { .. } | Event::CouldNotAttack { .. } => ("monster", "dl-w-st-monsters"),
        Event::StepSkipped { step: "healing", .. } => ("heal", "dl-w-st-healing"),
        Event::Fatigue { .. } | Event::CourageGone { .. } | Event::TrainedImpUsed { .. } => {
            ("fatigue", "dl-w-st-fatigue")
        }
        Event::Conquered { .. } | Event::NotConquered { .. } => ("flag", "dl-w-st-conquest"),
        Event::Poisoned { .. } => ("poison", "dl-w-poison"),
        _ => return None,
    })
}

/// The sign and the number that an event adds to the account of the battle.
fn term(event: &Event) -> Option<(String, &'static str)> {
    Some(match event {
        Event::IconsUsed { icons, .. } => (format!("−{icons}"), "antitrap"),
        Event::Wounded { damage, .. } => (format!("−{damage}"), "heart"),
        Event::Poisoned { damage, .. } => (format!("−{damage}"), "poison"),
        Event::CourageUsed { tokens, .. } => (format!("−{tokens}"), "courage"),
        Event::Sang { tokens, .. } => (format!("+{tokens}"), "courage"),
        Event::Heartened { tokens, .. } => (words::signed((*tokens).into()), "courage"),
        Event::ShieldUsed { points, .. } => (format!("−{points}"), "magic"),
        Event::Healed { damage, .. } => (format!("+{damage}"), "heal"),
        Event::Fatigue { amount, .. } => (amount.to_string(), "fatigue"),
        Event::Eliminated { .. } => ("+1".to_owned(), "prison"),
        Event::Conquered { .. } => (String::new(), "flag"),
        Event::Paid { amount, good, .. } => (format!("−{amount}"), super::art::good(*good)),
        Event::Gained { amount, good, .. } => (format!("+{amount}"), super::art::good(*good)),
        Event::Lost { amount, good, .. } => (format!("−{amount}"), super::art::good(*good)),
        Event::EvilMoved { from, to, .. } => (format!("{from}→{to}"), "evil"),
        _ => return None,
    })
}

/// The printed words behind what happened: where its numbers come from.
fn printed(pen: &Pen, event: &Event) -> Option<String> {
    let data = pen.say.data;
    Some(match event {
        Event::TrapSprung { trap, .. } => pen.say.lang.text(&data.trap(*trap).name),
        Event::SpellCast { card, .. } => pen.say.lang.text(&data.card(*card).name),
        Event::SpellNotCast { card, .. } => {
            pen.lang().tell("dl-w-needs-magic", [("magic", data.card(*card).magic.into())])
        }
        Event::Attacked { monster: Some(kind), mode, .. } => pen.say.attack(*kind, *mode)?,
        Event::UsedPet { pet, .. } => pen.say.lang.text(&data.pet(*pet).name),
        _ => return None,
    })
}

fn steps(drawing: &Drawing<'_>, battle: &Battle<'_>) -> Markup {
    let mut now = None;
    let steps = battle.lines.iter().skip(1).map(|(entry, told)| {
        let opens = heading(drawing, &told.event).or(match &told.event {
            // Healing after a spell is the spell's; after anything else it is the step's.
            Event::Healed { .. } if told.clause == "DL-COMBAT-52" && now != Some("dl-w-st-healing") => {
                Some(("heal", "dl-w-st-healing"))
            }
            _ => None,
        });
        let opens = opens.filter(|(_, key)| now != Some(*key));
        now = opens.map(|(_, key)| key).or(now);
        let replay = drawing.asked.replay;
        Step { opens, entry: *entry, event: &told.event, clause: told.clause, replay }
    });
    html! { ol.dl-told { @for told in steps { (line(drawing, told)) } } }
}

/// Every table has its own, so what it needs is noted here.
fn line(drawing: &Drawing<'_>, told: Step<'_>) -> Markup {
    drawing.quote(told.clause);
    let icons = [told.opens.map(|(icon, _)| icon), term(told.event).map(|(_, icon)| icon)];
    icons.into_iter().flatten().for_each(|icon| drawing.paint.uses_icon(icon));
    drawing.bare_part(told, step)
}

/// What is told of an event, and the step of the battle that it opens.
#[derive(Hash)]
struct Step<'a> {
    opens: Option<(&'static str, &'static str)>,
    entry: Option<usize>,
    event: &'a Event,
    clause: Clause,
    replay: Option<&'a str>,
}

fn step(of: &Step<'_>, pen: &Pen) -> Markup {
    html! {
        @if let Some((icon, key)) = of.opens { li.dl-head { (pen.icon(icon)) " " (pen.word(key)) } }
        li data-step=(of.entry.map_or_else(String::new, |entry| entry.to_string())) {
            @if let Some((number, icon)) = term(of.event) { span.dl-term { (number) (pen.icon(icon)) } }
            span {
                (events::event(pen.say.data, of.event, pen.lang()))
                @if let Some(text) = printed(pen, of.event) { small.dl-printed { (text) } }
            }
            span.dl-why {
                (pen.clause(of.clause))
                @if let (Some(replay), Some(entry)) = (of.replay, of.entry) {
                    a.moment href={ (replay) (entry + 1) } title=(pen.word("dl-w-moment")) { "↺" span.hidden { (pen.word("dl-w-moment")) } }
                }
            }
        }
    }
}
