//! Adventurers and paladins: as chips at the gate and as figures on the battlefield.

use engine::Id;
use maud::{Markup, html};

use super::{art, drawing::Drawing, pen::Pen};
use crate::{
    Action,
    data::Class,
    open::{Member, Who},
};

/// Hit points left and in all.
fn health(pen: &Pen, member: &Member) -> (u8, u8) {
    let full = member.hit_points(pen.say.data);
    (full.saturating_sub(member.damage), full)
}

/// What a member adds to the party: sign, number, word.
fn powers(pen: &Pen, who: Who) -> Vec<(&'static str, u8, String)> {
    let listed = match who {
        Who::Adventurer(id) => {
            let entry = pen.say.data.adventurer(id);
            let (icon, key) = match entry.class {
                Class::Warrior => return Vec::new(),
                Class::Thief => ("antitrap", "dl-w-antitrap"),
                Class::Priest => ("heal", "dl-w-heal"),
                Class::Wizard => ("magic", "dl-w-magic"),
                Class::Bard => ("courage", "dl-w-courage"),
            };
            vec![(icon, entry.icons, key)]
        }
        Who::Paladin(id) => {
            let entry = pen.say.data.paladin(id);
            vec![
                ("antitrap", entry.traps, "dl-w-antitrap"),
                ("magic", entry.magic, "dl-w-magic"),
                ("heal", entry.hearts, "dl-w-heal"),
            ]
        }
        Who::Illusion => Vec::new(),
    };
    listed.into_iter().filter(|(_, n, _)| *n > 0).map(|(icon, n, key)| (icon, n, pen.word(key))).collect()
}

/// The figure, opening what is known about it.
fn figure(pen: &Pen, who: Who) -> Markup {
    let face = pen.paint.picture(art::who(pen.say.data, who));
    match who {
        Who::Adventurer(id) => pen.open("adventurer", id.raw(), &pen.say.name(id), face),
        Who::Paladin(id) => pen.open("paladin", id.raw(), &pen.say.name(id), face),
        Who::Illusion => face,
    }
}

fn name(pen: &Pen, who: Who) -> String {
    match who {
        Who::Adventurer(id) => pen.say.name(id),
        Who::Paladin(id) => pen.say.name(id),
        Who::Illusion => pen.word("dl-illusion"),
    }
}

/// Two letters of the name, so that nobody needs the colours.
fn letters(pen: &Pen, who: Who) -> String {
    name(pen, who).chars().take(2).collect()
}

pub fn chip(member: &Member, pen: &Pen) -> Markup {
    let (left, full) = health(pen, member);
    html! {
        span.dl-chip.hurt[member.damage > 0] {
            (figure(pen, member.who)) b.dl-letters { (letters(pen, member.who)) }
            (pen.amount(&if left < full { format!("{left}/{full}") } else { full.to_string() }, "heart", &pen.word("dl-w-hit-points")))
            @for (icon, n, said) in powers(pen, member.who) { (pen.amount(&n.to_string(), icon, &said)) }
        }
    }
}

/// How a member fares in battle.
fn portrait(member: &Member, pen: &Pen) -> Markup {
    let (left, full) = health(pen, member);
    html! {
        (figure(pen, member.who))
        span.dl-name { b.dl-letters { (letters(pen, member.who)) } " " (name(pen, member.who)) }
        span.dl-hearts data-watch={ "hp-" (format!("{:?}", member.who)) } title={ (left) "/" (full) " " (pen.word("dl-w-hit-points")) } {
            @for heart in 0..full { (pen.icon(if heart < left { "heart" } else { "wound" })) }
            span.dl-left { (left) "/" (full) }
            span.hidden { (pen.word("dl-w-hit-points")) }
        }
        span.dl-powers {
            @for (icon, n, said) in powers(pen, member.who) { (pen.amount(&n.to_string(), icon, &said)) }
            @if member.courage > 0 { span.dl-token { (pen.amount(&format!("+{}", member.courage), "courage", &pen.word("dl-w-courage"))) } }
            @if member.poison > 0 { span.dl-token { (pen.amount(&member.poison.to_string(), "poison", &pen.word("dl-w-poison"))) } }
            @if member.hidden { span.dl-token { (pen.word("dl-w-hidden")) } }
        }
    }
}

/// One member on the battlefield, with a heart for each hit point and the answers that aim at it.
pub fn fighter(drawing: &Drawing<'_>, at: usize, member: &Member, own: bool) -> Markup {
    html! {
        li.dl-fighter.away[member.hidden].front[at == 0] {
            (drawing.part(*member, portrait))
            @if own {
                @for number in drawing.waiting(|action| *action == Action::Target(at as u8)) {
                    (drawing.answer(number, "dl-do", html! { (drawing.icon("swords")) " " (drawing.word("dl-w-hit")) }))
                }
            }
        }
    }
}
