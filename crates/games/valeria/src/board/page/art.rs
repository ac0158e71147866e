//! Our own pictures, drawn by rule: icons for what is counted, and for each card a creature, a figure or a building
//! that follows from its id, the same every time.

use maud::{Markup, html};
use words::Lang;

use super::super::effects;
use crate::{
    data::{CitizenId, Data, DomainId, MonsterId},
    effect::{MonsterType, Resource, Role},
};

/// The shapes that [`icon`] refers to, once for a board.
pub fn symbols() -> Markup {
    html! {
        svg.symbols aria-hidden="true" width="0" height="0" {
            symbol id="i-gold" viewBox="0 0 16 16" {
                circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" stroke-width="2" {}
                path d="M8 4v8M6 6h3.2M6 10h4" stroke="currentColor" stroke-width="1.6" fill="none" {}
            }
            symbol id="i-strength" viewBox="0 0 16 16" {
                path d="M13 1 7.5 8.5 6 10l-3-.5L6.5 13 6 10M7.5 8.5 9 10 14.500 3.500z" fill="currentColor" stroke="currentColor" {}
                path d="M5 11 2 14" stroke="currentColor" stroke-width="2.2" {}
            }
            symbol id="i-magic" viewBox="0 0 16 16" {
                path d="M8 .8 9.900 6.100 15.200 8 9.900 9.900 8 15.200 6.100 9.900.8 8 6.100 6.100z" fill="currentColor" {}
            }
            symbol id="i-vp" viewBox="0 0 16 16" {
                path d="M3 1h10v5c0 5-3 7.500-5 9-2-1.500-5-4-5-9z" fill="currentColor" {}
            }
            symbol id="i-crown" viewBox="0 0 16 16" {
                path d="M1.500 4 5 7.500 8 2l3 5.500L14.500 4 13 13H3z" fill="currentColor" {}
            }
            symbol id="i-worker" viewBox="0 0 16 16" {
                path d="M2 3.500 6 1.500l8 3-1 2.500-4-1.300L5 15 2.500 14 6.500 5z" fill="currentColor" {}
            }
            symbol id="i-soldier" viewBox="0 0 16 16" {
                path d="M8 1c4 0 6 2.500 6 6v7h-3.500V9h-5v5H2V7c0-3.500 2-6 6-6z" fill="currentColor" {}
            }
            symbol id="i-shadow" viewBox="0 0 16 16" {
                path d="M11 1A7 7 0 1 0 15 10 6 6 0 0 1 11 1z" fill="currentColor" {}
            }
            symbol id="i-holy" viewBox="0 0 16 16" {
                path d="M6.500 1h3v4H14v3H9.500v7h-3V8H2V5h4.500z" fill="currentColor" {}
            }
        }
    }
}

pub fn icon(name: &str) -> Markup {
    html! { svg class={ "va-icon " (name) } aria-hidden="true" { use href={ "#i-" (name) } {} } }
}

pub const fn resource_name(resource: Resource) -> &'static str {
    match resource {
        Resource::Gold => "gold",
        Resource::Strength => "strength",
        Resource::Magic => "magic",
    }
}

pub fn resource(resource: Resource) -> Markup {
    icon(resource_name(resource))
}

pub const fn role_name(role: Role) -> &'static str {
    match role {
        Role::Worker => "worker",
        Role::Soldier => "soldier",
        Role::Shadow => "shadow",
        Role::Holy => "holy",
    }
}

pub fn role(role: Role, lang: Lang) -> Markup {
    let said = effects::role(role, lang);
    html! { span.va-role title=(said) { (icon(role_name(role))) span.hidden { (said) } } }
}

/// A die with its pips.
pub fn die(value: u8) -> Markup {
    let pips: &[(u8, u8)] = match value {
        1 => &[(12, 12)],
        2 => &[(7, 7), (17, 17)],
        3 => &[(7, 7), (12, 12), (17, 17)],
        4 => &[(7, 7), (17, 7), (7, 17), (17, 17)],
        5 => &[(7, 7), (17, 7), (12, 12), (7, 17), (17, 17)],
        _ => &[(7, 6), (17, 6), (7, 12), (17, 12), (7, 18), (17, 18)],
    };
    html! {
        svg.va-die viewBox="0 0 24 24" aria-hidden="true" {
            rect x="1" y="1" width="22" height="22" rx="5" fill="var(--card)" stroke="currentColor" stroke-width="1.5" {}
            @for (x, y) in pips { circle cx=(x) cy=(y) r="2.2" fill="currentColor" {} }
        }
    }
}

/// Numbers that follow from a card's id.
struct Dice(u64);

impl Dice {
    fn of(id: &str) -> Dice {
        Dice(
            id.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
                (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
            }),
        )
    }

    fn below(&mut self, count: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % count
    }
}

fn hue(dice: &mut Dice) -> String {
    format!("hsl({} 45% 52%)", dice.below(36) * 10)
}

/// A creature: body, horns or ears, eyes, teeth. Bosses wear a crown, Titans are broad.
pub fn monster(data: &Data, id: MonsterId) -> Markup {
    let monster = data.monster(id);
    let mut dice = Dice::of(&monster.label.id);
    let colour = hue(&mut dice);
    let wide = if matches!(monster.kind, MonsterType::Titan | MonsterType::Boss) { 17 } else { 13 };
    let eyes = 1 + dice.below(3);
    let horns = dice.below(4);
    let teeth = 2 + dice.below(4);
    html! {
        svg.va-picture viewBox="0 0 48 40" aria-hidden="true" {
            @match horns {
                0 => path d="M12 18 6 5l12 6zM36 18 42 5 30 11z" fill=(colour) {},
                1 => path d="M14 14C6 12 6 4 10 2c0 5 4 6 8 7zM34 14c8-2 8-10 4-12 0 5-4 6-8 7z" fill="currentColor" {},
                2 => path d="M18 12 16 2l5 7 3-8 3 8 5-7-2 10z" fill=(colour) {},
                _ => path d="M10 16a5 5 0 1 1 8-6zM38 16a5 5 0 1 0-8-6z" fill=(colour) {},
            }
            ellipse cx="24" cy="25" rx=(wide) ry="14" fill=(colour) {}
            @for eye in 0..eyes {
                @let x = 24.0 + 9.0 * (eye as f64 - (eyes as f64 - 1.0) / 2.0);
                circle cx=(x) cy="21" r="4" fill="#fff" {}
                circle cx=(x) cy="22" r="1.9" fill="#1b1620" {}
            }
            path d="M15 30q9 6 18 0v2q-9 7-18 0z" fill="#1b1620" {}
            @for tooth in 0..teeth {
                @let x = 17.0 + 13.0 * tooth as f64 / (teeth as f64 - 1.0).max(1.0);
                path d={ "M" (format!("{x:.1}")) " 31l1.500 3 1.500-3z" } fill="#fff" {}
            }
            @if monster.kind == MonsterType::Boss {
                path d="M16 9l3 4 5-7 5 7 3-4-1 8H17z" fill="#e3b23c" stroke="#7a5a10" stroke-width=".6" {}
            }
        }
    }
}

/// A figure: cloak in the colour of its Role, hat by its name.
pub fn citizen(data: &Data, id: CitizenId) -> Markup {
    let citizen = data.citizen(id);
    let label = data.sources.get(usize::from(id.0)).map_or("", |source| source.label.id.as_str());
    let mut dice = Dice::of(label);
    let skin = ["#f1c9a5", "#d9a074", "#a86f45", "#7b4a2b"][dice.below(4) as usize];
    let cloak = match citizen.role {
        Role::Worker => "#b98a2e",
        Role::Soldier => "#b14a3c",
        Role::Shadow => "#5c4a86",
        Role::Holy => "#4b82b8",
    };
    let hat = dice.below(5);
    html! {
        svg.va-picture viewBox="0 0 48 40" aria-hidden="true" {
            path d="M8 40c0-11 7-16 16-16s16 5 16 16z" fill=(cloak) {}
            circle cx="24" cy="17" r="8.5" fill=(skin) {}
            @match hat {
                0 => path d="M14 14q10-14 20 0z" fill=(cloak) {},
                1 => path d="M13 14h22l-4-3-3-9-8 1-3 8z" fill="currentColor" {},
                2 => path d="M15 18c-2-16 20-16 18 0l-3-5H18z" fill="#3a2b20" {},
                3 => path d="M15 13 24 0l9 13z" fill=(cloak) {},
                _ => path d="M14 16V9l4 3 6-8 6 8 4-3v7z" fill="#9aa3ad" {},
            }
            circle cx="21" cy="17.500" r="1.200" fill="#1b1620" {}
            circle cx="27" cy="17.500" r="1.200" fill="#1b1620" {}
            path d="M21.500 21.500q2.500 1.800 5 0" stroke="#1b1620" fill="none" {}
        }
    }
}

/// A building: towers of different heights on a hill.
pub fn domain(data: &Data, id: DomainId) -> Markup {
    let mut dice = Dice::of(&data.domain(id).label.id);
    let colour = hue(&mut dice);
    let towers = 2 + dice.below(3);
    html! {
        svg.va-picture viewBox="0 0 48 40" aria-hidden="true" {
            path d="M0 40q24-14 48 0z" fill="#6f9a5a" {}
            @for tower in 0..towers {
                @let x = 24 + 10 * tower - 5 * (towers - 1) - 4;
                @let top = 8 + dice.below(12);
                rect x=(x) y=(top) width="8" height=(36 - top) fill="#a9a094" {}
                path d={ "M" (x - 1) " " (top) "h10L" (x + 4) " " (top - 7) "z" } fill=(colour) {}
                rect x=(x + 3) y=(top + 5) width="2" height="4" fill="#1b1620" {}
            }
            path d="M21 37v-6a3 3 0 0 1 6 0v6z" fill="#3a2b20" {}
        }
    }
}
