//! Adventurers and paladins: as chips at the gate and as figures on the stage.

use engine::Id;
use maud::{Markup, html};

use super::{art, desk::Desk};
use crate::{
    Action,
    data::Class,
    open::{Member, Who},
};

/// Hit points left and in all.
pub fn health(desk: &Desk<'_>, member: &Member) -> (u8, u8) {
    let full = desk.table().hit_points(member);
    (full.saturating_sub(member.damage), full)
}

/// What a member adds to the party: sign, number, word.
fn powers(desk: &Desk<'_>, who: Who) -> Vec<(&'static str, u8, String)> {
    let listed = match who {
        Who::Adventurer(id) => {
            let entry = desk.say.data.adventurer(id);
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
            let entry = desk.say.data.paladin(id);
            vec![
                ("antitrap", entry.traps, "dl-w-antitrap"),
                ("magic", entry.magic, "dl-w-magic"),
                ("heal", entry.hearts, "dl-w-heal"),
            ]
        }
        Who::Illusion => Vec::new(),
    };
    listed.into_iter().filter(|(_, n, _)| *n > 0).map(|(icon, n, key)| (icon, n, desk.word(key))).collect()
}

/// The figure, opening what is known about it.
fn figure(desk: &Desk<'_>, who: Who) -> Markup {
    let face = desk.paint.picture(art::who(desk.say.data, who));
    match who {
        Who::Adventurer(id) => desk.open("adventurer", id.raw(), &desk.say.name(id), face),
        Who::Paladin(id) => desk.open("paladin", id.raw(), &desk.say.name(id), face),
        Who::Illusion => face,
    }
}

/// Two letters of the name, so that nobody needs the colours.
fn letters(desk: &Desk<'_>, who: Who) -> String {
    let name = match who {
        Who::Adventurer(id) => desk.say.name(id),
        Who::Paladin(id) => desk.say.name(id),
        Who::Illusion => desk.word("dl-illusion"),
    };
    name.chars().take(2).collect()
}

pub fn chip(desk: &Desk<'_>, member: &Member) -> Markup {
    let (left, full) = health(desk, member);
    html! {
        span.dl-chip.hurt[member.damage > 0] {
            (figure(desk, member.who)) b.dl-letters { (letters(desk, member.who)) }
            (desk.amount(&if left < full { format!("{left}/{full}") } else { full.to_string() }, "heart", &desk.word("dl-w-hit-points")))
            @for (icon, n, said) in powers(desk, member.who) { (desk.amount(&n.to_string(), icon, &said)) }
        }
    }
}

/// One member on the stage, with a heart for each hit point and the answers that aim at it.
pub fn fighter(desk: &Desk<'_>, at: usize, member: &Member, own: bool) -> Markup {
    let (left, full) = health(desk, member);
    let name = match member.who {
        Who::Adventurer(id) => desk.say.name(id),
        Who::Paladin(id) => desk.say.name(id),
        Who::Illusion => desk.word("dl-illusion"),
    };
    html! {
        li.dl-fighter.away[member.hidden].front[at == 0] {
            (figure(desk, member.who))
            span.dl-name { b.dl-letters { (letters(desk, member.who)) } " " (name) }
            span.dl-hearts data-watch={ "hp-" (desk.say.who(member.who)) } title={ (left) "/" (full) " " (desk.word("dl-w-hit-points")) } {
                @for heart in 0..full { (desk.icon(if heart < left { "heart" } else { "wound" })) }
                span.dl-left { (left) "/" (full) }
                span.hidden { (desk.word("dl-w-hit-points")) }
            }
            span.dl-powers {
                @for (icon, n, said) in powers(desk, member.who) { (desk.amount(&n.to_string(), icon, &said)) }
                @if member.courage > 0 { span.dl-token { (desk.amount(&format!("+{}", member.courage), "courage", &desk.word("dl-w-courage"))) } }
                @if member.poison > 0 { span.dl-token { (desk.amount(&member.poison.to_string(), "poison", &desk.word("dl-w-poison"))) } }
                @if member.hidden { span.dl-token { (desk.word("dl-w-hidden")) } }
            }
            @if own {
                @for number in desk.waiting(|action| *action == Action::Target(at as u8)) {
                    (desk.answer(number, "dl-do", html! { (desk.icon("swords")) " " (desk.word("dl-w-hit")) }))
                }
            }
        }
    }
}
