//! Adventurers and paladins: as chips at the gate and as figures on the battlefield.

use engine::Id;
use maud::{Markup, html};

use super::{art, drawing::Drawing};
use crate::{
    Action,
    data::Class,
    open::{Member, Who},
};

/// Hit points left and in all.
pub fn health(drawing: &Drawing<'_>, member: &Member) -> (u8, u8) {
    let full = drawing.table().hit_points(member);
    (full.saturating_sub(member.damage), full)
}

/// What a member adds to the party: sign, number, word.
fn powers(drawing: &Drawing<'_>, who: Who) -> Vec<(&'static str, u8, String)> {
    let listed = match who {
        Who::Adventurer(id) => {
            let entry = drawing.say.data.adventurer(id);
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
            let entry = drawing.say.data.paladin(id);
            vec![
                ("antitrap", entry.traps, "dl-w-antitrap"),
                ("magic", entry.magic, "dl-w-magic"),
                ("heal", entry.hearts, "dl-w-heal"),
            ]
        }
        Who::Illusion => Vec::new(),
    };
    listed.into_iter().filter(|(_, n, _)| *n > 0).map(|(icon, n, key)| (icon, n, drawing.word(key))).collect()
}

/// The figure, opening what is known about it.
fn figure(drawing: &Drawing<'_>, who: Who) -> Markup {
    let face = drawing.paint.picture(art::who(drawing.say.data, who));
    match who {
        Who::Adventurer(id) => drawing.open("adventurer", id.raw(), &drawing.say.name(id), face),
        Who::Paladin(id) => drawing.open("paladin", id.raw(), &drawing.say.name(id), face),
        Who::Illusion => face,
    }
}

/// Two letters of the name, so that nobody needs the colours.
fn letters(drawing: &Drawing<'_>, who: Who) -> String {
    let name = match who {
        Who::Adventurer(id) => drawing.say.name(id),
        Who::Paladin(id) => drawing.say.name(id),
        Who::Illusion => drawing.word("dl-illusion"),
    };
    name.chars().take(2).collect()
}

pub fn chip(drawing: &Drawing<'_>, member: &Member) -> Markup {
    let (left, full) = health(drawing, member);
    html! {
        span.dl-chip.hurt[member.damage > 0] {
            (figure(drawing, member.who)) b.dl-letters { (letters(drawing, member.who)) }
            (drawing.amount(&if left < full { format!("{left}/{full}") } else { full.to_string() }, "heart", &drawing.word("dl-w-hit-points")))
            @for (icon, n, said) in powers(drawing, member.who) { (drawing.amount(&n.to_string(), icon, &said)) }
        }
    }
}

/// One member on the battlefield, with a heart for each hit point and the answers that aim at it.
pub fn fighter(drawing: &Drawing<'_>, at: usize, member: &Member, own: bool) -> Markup {
    let (left, full) = health(drawing, member);
    let name = match member.who {
        Who::Adventurer(id) => drawing.say.name(id),
        Who::Paladin(id) => drawing.say.name(id),
        Who::Illusion => drawing.word("dl-illusion"),
    };
    html! {
        li.dl-fighter.away[member.hidden].front[at == 0] {
            (figure(drawing, member.who))
            span.dl-name { b.dl-letters { (letters(drawing, member.who)) } " " (name) }
            span.dl-hearts data-watch={ "hp-" (format!("{:?}", member.who)) } title={ (left) "/" (full) " " (drawing.word("dl-w-hit-points")) } {
                @for heart in 0..full { (drawing.icon(if heart < left { "heart" } else { "wound" })) }
                span.dl-left { (left) "/" (full) }
                span.hidden { (drawing.word("dl-w-hit-points")) }
            }
            span.dl-powers {
                @for (icon, n, said) in powers(drawing, member.who) { (drawing.amount(&n.to_string(), icon, &said)) }
                @if member.courage > 0 { span.dl-token { (drawing.amount(&format!("+{}", member.courage), "courage", &drawing.word("dl-w-courage"))) } }
                @if member.poison > 0 { span.dl-token { (drawing.amount(&member.poison.to_string(), "poison", &drawing.word("dl-w-poison"))) } }
                @if member.hidden { span.dl-token { (drawing.word("dl-w-hidden")) } }
            }
            @if own {
                @for number in drawing.waiting(|action| *action == Action::Target(at as u8)) {
                    (drawing.answer(number, "dl-do", html! { (drawing.icon("swords")) " " (drawing.word("dl-w-hit")) }))
                }
            }
        }
    }
}
