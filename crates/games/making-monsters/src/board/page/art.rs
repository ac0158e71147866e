//! The small pictures of the board: part tokens, order tokens, tiles and marks, each a shape of its own.

use maud::{Markup, PreEscaped, html};
use words::Lang;

use super::{super::kind, monsters};
use crate::{
    Colour, Kind, LesterId, UpgradeId,
    data::{Data, Effect, LesterEffect},
};

/// The shapes that everything else refers to, once for a page.
pub fn symbols() -> Markup {
    html! {
        svg.mm-symbols aria-hidden="true" width="0" height="0" {
            @for (name, drawing) in TOKENS {
                symbol id={ "mm-t-" (name) } viewBox="0 0 24 24" {
                    circle cx="12" cy="12" r="10.800" fill={ "var(--mm-" (name) ")" } stroke="var(--mm-edge)" stroke-width="1.400" {}
                    (PreEscaped(drawing))
                }
            }
            @for (name, drawing) in ICONS {
                symbol id={ "mm-i-" (name) } viewBox="0 0 24 24" { (PreEscaped(drawing)) }
            }
            @for (name, shape) in COLOURS {
                symbol id={ "mm-c-" (name) } viewBox="0 0 40 40" { path d=(shape) {} }
            }
            defs { (monsters::shapes()) }
        }
    }
}

/// Every kind of token: a coloured disc with a picture nobody can mistake, colours or not.
const TOKENS: [(&str, &str); 7] = [
    (
        "limb",
        r##"<path d="M8 12.500V8M11 11V6M14 11V6.600M17 12.500V9" fill="none" stroke="#3a1a12" stroke-width="2.600" stroke-linecap="round"/><path d="M6.700 12h11.600v3.500a5 5 0 0 1-10 .8L5 13.500z" fill="#3a1a12"/>"##,
    ),
    (
        "stitch",
        r##"<path d="M5 15.500 19 8.500M7.500 10.500l2.500 6.500M11 8.700l2.500 6.500M14.500 7l2.500 6.500" fill="none" stroke="#3a2412" stroke-width="2" stroke-linecap="round"/>"##,
    ),
    ("spike", r##"<path d="M4 18 7 8.500 10 18zM9 18l3-14 3 14zM14 18l3-9.500L20 18z" fill="#1c2a3a"/>"##),
    (
        "slime",
        r##"<path d="M12 3.500c3 5 5.500 7.500 5.500 11a5.500 5.500 0 0 1-11 0c0-3.500 2.500-6 5.500-11z" fill="#173f14"/><path d="M9.200 14.500c0 1.700 1 2.700 2.300 3" fill="none" stroke="#d9f7c8" stroke-width="1.500" stroke-linecap="round"/>"##,
    ),
    ("shocker", r##"<path d="M14 2.500 5.500 13.500H11L9.500 21.500 18.500 10H13z" fill="#4a2c00"/>"##),
    (
        "mutation",
        r##"<path d="M12 3.500 14.300 8l4.900-1-1.200 4.900 3.500 3-4.700 1.400-.5 4.700-4.300-2.500-4.300 2.500-.5-4.700L4.200 15l3.500-3L5.500 7l4.700 1z" fill="#2b0f4a"/><circle cx="12" cy="12.800" r="3.400" fill="#fff"/><circle cx="12.800" cy="13" r="1.500" fill="#2b0f4a"/>"##,
    ),
    (
        "rot",
        r##"<path d="M12 4.200c-4.300 0-7 2.900-7 6.500 0 2.500 1.200 4.300 3.200 5.300V19h7.600v-3c2-1 3.200-2.800 3.200-5.300 0-3.600-2.700-6.500-7-6.500z" fill="#efe7cf"/><path d="M9.500 19v-2M12 19v-2M14.500 19v-2" stroke="#40382a" stroke-width="1.200"/><circle cx="9.300" cy="11" r="2" fill="#40382a"/><circle cx="14.700" cy="11" r="2" fill="#40382a"/><path d="M11 14.500l1-1.800 1 1.800z" fill="#40382a"/>"##,
    ),
];

/// Marks and tiles, drawn in the ink of the place they stand in.
const ICONS: [(&str, &str); 26] = [
    (
        "prestige",
        r#"<path d="M12 1.500l3 6.200 6.800.9-5 4.700 1.300 6.700L12 16.700 5.900 20l1.300-6.700-5-4.700 6.800-.9z" fill="var(--mm-gold)" stroke="currentColor" stroke-width="1.300"/>"#,
    ),
    (
        "bag",
        r#"<path d="M8 6C4 9 2.500 13 3 17c.4 3.500 3 5 9 5s8.600-1.500 9-5c.5-4-1-8-5-11z" fill="var(--mm-sack)" stroke="currentColor" stroke-width="1.500"/><path d="M7 2.500 9 6h6l2-3.500-2.500 1L12 2 9.500 3.500z" fill="var(--mm-sack)" stroke="currentColor" stroke-width="1.500" stroke-linejoin="round"/>"#,
    ),
    (
        "tent",
        r#"<path d="M2 21 12 5l10 16z" fill="var(--mm-red)" stroke="currentColor" stroke-width="1.400"/><path d="M12 5v16l-4 0z" fill="var(--mm-paper)" stroke="currentColor"/><path d="M12 5V1l4 1.600z" fill="var(--mm-gold)" stroke="currentColor"/>"#,
    ),
    (
        "turn",
        r#"<path d="M19 12a7 7 0 1 1-2.500-5.400" fill="none" stroke="currentColor" stroke-width="2.400"/><path d="M13.500 8 21 8.500 19.500 1.500z" fill="currentColor"/>"#,
    ),
    (
        "move",
        r#"<path d="M3 12h13M11 6l6.500 6-6.500 6" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>"#,
    ),
    (
        "done",
        r#"<path d="M4 13l5 5L20 5" fill="none" stroke="currentColor" stroke-width="3.200" stroke-linecap="round"/>"#,
    ),
    (
        "think",
        r#"<circle cx="5" cy="13" r="2.300" fill="currentColor"/><circle cx="12" cy="13" r="2.300" fill="currentColor"/><circle cx="19" cy="13" r="2.300" fill="currentColor"/>"#,
    ),
    (
        "items",
        r#"<path d="M2 5h3l3 10h10l3-7H7" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="9" cy="19" r="2" fill="currentColor"/><circle cx="17" cy="19" r="2" fill="currentColor"/>"#,
    ),
    (
        "card",
        r#"<rect x="5" y="2" width="14" height="20" rx="2" fill="var(--mm-paper)" stroke="currentColor" stroke-width="1.600"/><circle cx="9.500" cy="10" r="1.600" fill="currentColor"/><circle cx="14.500" cy="10" r="1.600" fill="currentColor"/><path d="M8.500 15q3.500 2.500 7 0" fill="none" stroke="currentColor" stroke-width="1.600"/>"#,
    ),
    (
        "annex",
        r#"<path d="M4 3v18M20 3v18M4 8h16M4 14h16M4 20h16M7 8V5h3v3M13 14v-3h4v3M8 20v-3h4v3" fill="none" stroke="currentColor" stroke-width="1.800"/>"#,
    ),
    (
        "locker",
        r#"<rect x="5" y="2" width="14" height="20" rx="1.500" fill="none" stroke="currentColor" stroke-width="1.800"/><path d="M12 6v9M8 8.300l8 4.500M16 8.300l-8 4.500" stroke="currentColor" stroke-width="1.600"/><circle cx="16" cy="18" r="1.200" fill="currentColor"/>"#,
    ),
    (
        "deal",
        r#"<path d="M3 9 5 3h14l2 6zM5 9v12h14V9M9 21v-7h6v7" fill="none" stroke="currentColor" stroke-width="1.800" stroke-linejoin="round"/><path d="M3 9q2.200 3 4.500 0 2.200 3 4.500 0 2.200 3 4.500 0 2.200 3 4.500 0z" fill="currentColor"/>"#,
    ),
    (
        "replicate",
        r#"<path d="M4 20V9l4-5h8l4 5v11zM4 9h16" fill="none" stroke="currentColor" stroke-width="1.800"/><path d="M8.500 14.500h7M12 11v7" stroke="currentColor" stroke-width="2.200"/>"#,
    ),
    (
        "boost",
        r#"<path d="M4 13 12 5l8 8M4 20l8-8 8 8" fill="none" stroke="currentColor" stroke-width="2.600"/>"#,
    ),
    (
        "reach",
        r#"<path d="M4 22 14 9M9 22 12 14M14 9c-3-4 0-8 4-7M14 9c4 1 7-2 5-6" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/><circle cx="12" cy="12.500" r="1.600" fill="currentColor"/>"#,
    ),
    (
        "display",
        r#"<path d="M5 19V10a7 7 0 0 1 14 0v9zM3 21.500h18" fill="none" stroke="currentColor" stroke-width="1.900"/><path d="M12 8l1.300 2.700 3 .4-2.200 2 .6 3-2.700-1.500-2.700 1.500.6-3-2.200-2 3-.4z" fill="currentColor"/>"#,
    ),
    (
        "spare",
        r#"<path d="M7 2h10l-1.500 8h-7zM9.500 10h5l-1 12h-3z" fill="none" stroke="currentColor" stroke-width="1.800" stroke-linejoin="round"/><path d="M7.500 5h9M8 8h8" stroke="currentColor" stroke-width="1.400"/>"#,
    ),
    (
        "slots",
        r#"<path d="M2 21V9l10-6 10 6v12z" fill="none" stroke="currentColor" stroke-width="1.900"/><path d="M7 21v-9h10v9M7 15h10M7 18h10" fill="none" stroke="currentColor" stroke-width="1.500"/>"#,
    ),
    (
        "grind",
        r#"<path d="M6 3h12l-3 8v6h-6v-6zM9 14h6M17 12h4v4" fill="none" stroke="currentColor" stroke-width="1.900" stroke-linejoin="round"/><path d="M10 19v3M12 19v3M14 19v3" stroke="currentColor" stroke-width="1.500"/>"#,
    ),
    (
        "lester",
        r#"<rect x="4" y="7" width="16" height="12" rx="3" fill="none" stroke="currentColor" stroke-width="1.900"/><path d="M12 7V3M8 22h8M9 15.500h6" stroke="currentColor" stroke-width="1.900" stroke-linecap="round"/><circle cx="12" cy="2.500" r="1.500" fill="currentColor"/><circle cx="9" cy="11.500" r="1.700" fill="currentColor"/><circle cx="15" cy="11.500" r="1.700" fill="currentColor"/>"#,
    ),
    (
        "exchange",
        r#"<path d="M3 8h14M13 3.500 18 8l-5 4.500M21 16H7M11 11.500 6 16l5 4.500" fill="none" stroke="currentColor" stroke-width="2.100" stroke-linejoin="round"/>"#,
    ),
    (
        "morgue",
        r#"<rect x="3" y="3" width="18" height="8" fill="none" stroke="currentColor" stroke-width="1.800"/><rect x="3" y="13" width="18" height="8" fill="none" stroke="currentColor" stroke-width="1.800"/><path d="M9 7h6M9 17h6" stroke="currentColor" stroke-width="2.400" stroke-linecap="round"/>"#,
    ),
    (
        "bomb",
        r#"<circle cx="10" cy="14.500" r="7.500" fill="currentColor"/><path d="M14.500 8.500 17 5c1-1.500 3-1 4 .5" fill="none" stroke="currentColor" stroke-width="1.900"/><circle cx="7.700" cy="13.500" r="1.700" fill="var(--mm-paper)"/><circle cx="12.300" cy="13.500" r="1.700" fill="var(--mm-paper)"/>"#,
    ),
    (
        "compost",
        r#"<path d="M5 9h14l-1.500 12h-11zM4 6h16M9 6V3.500h6V6" fill="none" stroke="currentColor" stroke-width="1.900"/><path d="M12 18c-3-3-1-6 2-6 0 3-.5 5-2 6z" fill="currentColor"/>"#,
    ),
    (
        "rummage",
        r#"<circle cx="10" cy="10" r="6.500" fill="none" stroke="currentColor" stroke-width="2.200"/><path d="M15 15l6 6" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>"#,
    ),
    (
        "publicity",
        r#"<path d="M3 10v5h4l9 5V5L7 10zM19 9q2 3.500 0 7" fill="none" stroke="currentColor" stroke-width="1.900" stroke-linejoin="round"/>"#,
    ),
];

/// The three order colours have three shapes.
const COLOURS: [(&str, &str); 3] = [
    ("red", "M20 2 38 20 20 38 2 20z"),
    ("yellow", "M20 2.500a17.500 17.500 0 1 1 0 35 17.500 17.500 0 0 1 0-35z"),
    ("blue", "M4 4h32v32H4z"),
];

pub fn icon(name: &str) -> Markup {
    html! { svg.mm-icon aria-hidden="true" { use href={ "#mm-i-" (name) } {} } }
}

/// A token without words; whoever places it says what it is.
pub fn token(kind: Kind) -> Markup {
    html! { svg.mm-token aria-hidden="true" { use href={ "#mm-t-" (kind.name()) } {} } }
}

/// A token with its name for those who do not see it.
pub fn named_token(data: &Data, which: Kind, lang: Lang) -> Markup {
    let name = kind(data, which, lang);
    html! { span.mm-named title=(name) { (token(which)) span.hidden { (name) } } }
}

/// Tokens and how many of each.
pub fn tokens(data: &Data, counts: impl Iterator<Item = (Kind, u8)>, lang: Lang) -> Markup {
    html! {
        span.mm-tokens {
            @for (which, n) in counts {
                span.mm-count { (named_token(data, which, lang)) @if n > 1 { span { "×" (n) } } }
            }
        }
    }
}

pub fn prestige(amount: impl std::fmt::Display, lang: Lang) -> Markup {
    html! { span.mm-prestige { (amount) (icon("prestige")) span.hidden { " " (lang.say("mm-p-prestige")) } } }
}

pub const fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Yellow => "yellow",
        Colour::Blue => "blue",
    }
}

/// The mark of a colour alone.
pub fn colour_mark(colour: Colour) -> Markup {
    let name = colour_name(colour);
    html! { svg class={ "mm-mark " (name) } viewBox="0 0 40 40" aria-hidden="true" { use href={ "#mm-c-" (name) } {} } }
}

/// Which colour a token looks for.
pub fn looks_for(data: &Data, colour: Colour) -> Colour {
    let wanted = data.orders.get(colour as usize).map_or(0, |token| token.looks_for);
    Colour::ALL[usize::from(wanted) % Colour::ALL.len()]
}

/// An order token: its own colour and shape, and the banner with those it looks for.
pub fn order(data: &Data, colour: Colour) -> Markup {
    let (own, other) = (colour_name(colour), colour_name(looks_for(data, colour)));
    html! {
        svg.mm-order viewBox="0 0 44 52" aria-hidden="true" {
            use class=(own) href={ "#mm-c-" (own) } x="2" y="1" width="40" height="40" {}
            path.banner d="M5 31h34v17l-5-4H10l-5 4z" {}
            use class=(other) href={ "#mm-c-" (other) } x="16" y="32" width="12" height="12" {}
        }
    }
}

/// A face-down order token.
pub fn hidden_order() -> Markup {
    html! {
        svg.mm-order viewBox="0 0 44 52" aria-hidden="true" {
            path.back d="M22 2 40 12v20L22 42 4 32V12z" {}
            text x="22" y="29" text-anchor="middle" font-size="20" { "?" }
        }
    }
}

/// The picture of a tile follows from what it does.
pub fn tile(data: &Data, id: UpgradeId) -> Markup {
    let Some(upgrade) = data.upgrades.get(usize::from(id.0)) else { return html! {} };
    let name = match upgrade.effect {
        Effect::Hold if upgrade.keeps => "locker",
        Effect::Hold => "annex",
        Effect::Deal(_) => "deal",
        Effect::Replicate { kind, .. } => return html! { (icon("replicate")) (token(kind)) },
        Effect::Boost(_) => "boost",
        Effect::Reach => "reach",
        Effect::Display(_) => "display",
        Effect::Spare(_) => "spare",
        Effect::Slots(_) => "slots",
        Effect::Grind(_) => "grind",
        Effect::Lester => "lester",
        Effect::Exchange => "exchange",
        Effect::KeepBoth => "morgue",
        Effect::RotBomb(_) => "bomb",
    };
    icon(name)
}

pub fn lester(data: &Data, id: LesterId) -> Markup {
    match data.lesters.get(usize::from(id.0)).map(|card| card.effect) {
        Some(LesterEffect::Compost(_)) => icon("compost"),
        Some(LesterEffect::Mutations(_)) => token(Kind::Mutation),
        Some(LesterEffect::Parts(_)) => icon("rummage"),
        Some(LesterEffect::Prestige(_)) => icon("publicity"),
        _ => icon("lester"),
    }
}
