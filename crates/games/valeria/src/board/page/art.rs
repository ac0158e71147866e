//! Our own icons for what is counted, and the dice. Icons have their own colours and a rim, so that they are seen on every
//! ground: parchment, night, a red button.

use maud::{Markup, html};
use words::Lang;

use super::super::effects;
use crate::effect::{Good, Resource, Role};

/// The shapes that [`icon`] refers to, once for a board.
pub fn symbols() -> Markup {
    html! {
        svg.symbols aria-hidden="true" width="0" height="0" {
            symbol id="i-gold" viewBox="0 0 16 16" {
                circle cx="8" cy="8" r="7" fill="#f2c230" {}
                path d="M10.800 5.300A4 4 0 1 0 11.500 9H8.500" fill="none" stroke="#6d4a00" stroke-width="1.800" {}
            }
            symbol id="i-strength" viewBox="0 0 16 16" {
                path d="M15 1 14 5.500 7.500 11.500 9 13 7.500 14.500 5 12 2.500 14.500 1.500 13.500 4 11 1.500 8.500 3 7l1.500 1.500L10.500 2z" fill="#e2564a" {}
            }
            symbol id="i-magic" viewBox="0 0 16 16" {
                path d="M8 .7 10 6l5.300 2L10 10l-2 5.300L6 10 .7 8 6 6z" fill="#5c95ee" {}
            }
            symbol id="i-vp" viewBox="0 0 16 16" {
                path d="M2.500 1h11v5.500c0 5-3 7-5.500 8.700-2.500-1.700-5.500-3.700-5.500-8.700z" fill="#b26ad0" {}
                path d="M8 3.500l1.100 2.500 2.700.2-2 1.800.6 2.600L8 9.200l-2.400 1.400.6-2.600-2-1.800 2.700-.2z" fill="#fff3d0" stroke="none" {}
            }
            symbol id="i-crown" viewBox="0 0 16 16" {
                path d="M2.500 13.500 1 4l4 3.500L8 2l3 5.500L15 4l-1.500 9.500z" fill="#f2c230" {}
            }
            symbol id="i-any" viewBox="0 0 16 16" {
                circle cx="8" cy="8" r="7" fill="#fff3d0" {}
                path d="M5.500 6a2.500 2.500 0 1 1 3.500 2.300c-.8.4-1 .8-1 1.700M8 12.200v.1" fill="none" stroke="#2b1c17" stroke-width="1.600" {}
            }
            symbol id="i-worker" viewBox="0 0 16 16" {
                path d="M2 5.500 6 1.500l8 3-1 3-3.500-1L5.500 15 2.500 14 6 5.500 4.500 7z" fill="#d9a52f" {}
            }
            symbol id="i-soldier" viewBox="0 0 16 16" {
                path d="M8 1c4 0 6 2.500 6 6v7h-4V9.500H6V14H2V7c0-3.500 2-6 6-6z" fill="#dd5a49" {}
                path d="M8 1v6" stroke="#2b1c17" stroke-width="1.200" {}
            }
            symbol id="i-shadow" viewBox="0 0 16 16" {
                path d="M11 1A7 7 0 1 0 15 10 6 6 0 0 1 11 1z" fill="#8a74cc" {}
            }
            symbol id="i-holy" viewBox="0 0 16 16" {
                path d="M6 1h4v4h4v4h-4v6H6V9H2V5h4z" fill="#5aa0dc" {}
            }
        }
    }
}

pub fn icon(name: &str) -> Markup {
    html! { svg.va-icon aria-hidden="true" { use href={ "#i-" (name) } {} } }
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

pub fn good(good: Good) -> Markup {
    icon(match good {
        Good::Gold => "gold",
        Good::Strength => "strength",
        Good::Magic => "magic",
        Good::Vp => "vp",
    })
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
            rect x="1" y="1" width="22" height="22" rx="5" {}
            @for (x, y) in pips { circle cx=(x) cy=(y) r="2.3" {} }
        }
    }
}

/// Numbers that follow from a card's id.
pub struct Dice(u64);

impl Dice {
    pub fn of(id: &str) -> Dice {
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

    pub fn one_of<'a>(&mut self, choice: &[&'a str]) -> &'a str {
        let at = self.below(choice.len().max(1) as u64);
        choice.get(at as usize).copied().unwrap_or_default()
    }
}
