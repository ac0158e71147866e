//! Monsters, sewn together from the parts they need: a body and a face that follow from the card's id, and at its own
//! place every part, in colour once it is there and dotted while it is missing. A finished monster opens its eyes.

use maud::{Markup, PreEscaped, html};

use crate::{Kind, Spaces, data::Monster, open::Slot};

/// What stands on a part space.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fill {
    Missing,
    Part,
    Mutation,
}

/// The part spaces of a monster in order, each with what stands on it.
pub fn spaces(monster: &Monster, slot: Option<&Slot>) -> Vec<(Kind, Fill)> {
    let held = |of: fn(&Slot) -> &Spaces, kind| slot.map_or(0, |slot| of(slot).get(kind));
    let mut all = Vec::new();
    for (kind, count) in monster.spaces.iter() {
        let parts = held(|slot| &slot.parts, kind);
        let mutations = held(|slot| &slot.mutations, kind);
        all.extend((0..count).map(|at| match at {
            _ if at < parts => (kind, Fill::Part),
            _ if at < parts + mutations => (kind, Fill::Mutation),
            _ => (kind, Fill::Missing),
        }));
    }
    all
}

/// A card nobody works on, drawn complete.
pub fn whole(monster: &Monster) -> Markup {
    let all: Vec<_> = spaces(monster, None).into_iter().map(|(kind, _)| (kind, Fill::Part)).collect();
    built(monster, &all, true)
}

/// The same looks every time, by the card's id. The start was chosen so that the cards differ well from each other.
fn look(id: &str) -> u64 {
    let hash = id.bytes().fold(0xcbf2_9ce4_8422_2325 ^ 1057, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    });
    let mixed = (hash ^ hash >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed ^ mixed >> 32
}

/// Where the parts of a kind are sewn on: x, y, turn, and -1 for a mirrored one.
fn anchors(kind: Kind) -> &'static [(i16, i16, i16, i16)] {
    match kind {
        Kind::Limb => &[(30, 52, 38, 1), (70, 52, 38, -1), (40, 70, 6, 1), (60, 70, 6, -1), (29, 64, 70, 1)],
        Kind::Stitch => &[(64, 64, 12, 1), (36, 36, -14, 1), (35, 63, 8, 1), (66, 37, 20, 1)],
        Kind::Spike => &[(50, 27, 0, 1), (38, 31, -20, 1), (62, 31, 20, 1), (28, 42, -55, 1)],
        Kind::Slime => &[(51, 71, 0, 1), (34, 69, 5, 1), (67, 69, -5, 1)],
        _ => &[(71, 40, 48, 1), (29, 40, -48, 1), (50, 26, 0, 1)],
    }
}

/// A monster as far as it is built.
pub fn built(monster: &Monster, spaces: &[(Kind, Fill)], finished: bool) -> Markup {
    let look = look(&monster.label.id);
    let (body, face, hue, wear) = (look % 8, (look >> 9) % 6, (look >> 17) % 6, (look >> 26) % 8);
    let part = |wanted: fn(Kind) -> bool| {
        let mut seen = [0usize; 5];
        html! {
            @for (kind, fill) in spaces {
                @let at = { let seen = &mut seen[*kind as usize % 5]; *seen += 1; *seen - 1 };
                @if wanted(*kind) { (sewn(*kind, *fill, at)) }
            }
        }
    };
    html! {
        svg.mm-monster.awake[finished] viewBox="6 0 88 100" aria-hidden="true" {
            @if finished { use.mm-sparks href="#mm-sparks" {} }
            (part(|kind| !matches!(kind, Kind::Stitch | Kind::Slime)))
            use class={ "mm-body h" (hue) } href={ "#mm-b" (body) } {}
            (part(|kind| matches!(kind, Kind::Stitch | Kind::Slime)))
            use.mm-face href={ "#mm-f" (face) (if finished { "a" } else { "z" }) } {}
            @if (wear as usize) < WEAR.len() { use.mm-face href={ "#mm-w" (wear) } {} }
        }
    }
}

fn sewn(kind: Kind, fill: Fill, at: usize) -> Markup {
    let places = anchors(kind);
    let (x, y, turn, mirror) = places[at % places.len()];
    let class = match fill {
        Fill::Missing => "off",
        Fill::Part => kind.name(),
        Fill::Mutation => "mutation",
    };
    let place = if mirror < 0 {
        format!("translate({x} {y}) scale(-1 1) rotate({turn})")
    } else {
        format!("translate({x} {y}) rotate({turn})")
    };
    html! { use class=(class) href={ "#mm-p-" (kind.name()) } transform=(place) {} }
}

/// A part by itself, for the gallery.
pub fn part(kind: Kind) -> Markup {
    html! {
        svg.mm-monster viewBox="-22 -32 44 64" aria-hidden="true" { use class=(kind.name()) href={ "#mm-p-" (kind.name()) } {} }
    }
}

/// Bodies, faces asleep and awake, and the parts that are sewn on.
pub fn shapes() -> Markup {
    html! {
        @for (name, drawing) in PARTS { g id={ "mm-p-" (name) } { (PreEscaped(drawing)) } }
        @for (at, shape) in BODIES.iter().enumerate() { path id={ "mm-b" (at) } d=(shape) {} }
        @for (at, (awake, asleep)) in FACES.iter().enumerate() {
            g id={ "mm-f" (at) "a" } { (PreEscaped(awake)) }
            g id={ "mm-f" (at) "z" } { (PreEscaped(asleep)) }
        }
        @for (at, drawing) in WEAR.iter().enumerate() { g id={ "mm-w" (at) } { (PreEscaped(drawing)) } }
        path id="mm-sparks" d="M12 22l8 6M9 38l8 2M88 22l-8 6M91 38l-8 2M24 9l5 8M76 9l-5 8" {}
    }
}

const PARTS: [(&str, &str); 5] = [
    (
        "limb",
        r#"<path d="M-5 0C-6 8-5 13-6 18c-4 1-5 6-1 8 2 2 4 0 5-1 1 3 4 3 5 1 2 2 5 1 5-2 1-3-1-6-3-6 0-6 1-10 0-18z"/>"#,
    ),
    (
        "stitch",
        r#"<path d="M-9-6 8-8 10 6-8 8z"/><path d="M-11-3l5 1M-11 3l5 0M6-3l6-1M6 3l6-1M-4-10l1 5M3-10l0 5M-4 10l0-5M4 9l0-5" fill="none"/>"#,
    ),
    ("spike", r#"<path d="M-8 4Q-3-7 0-21 3-7 8 4z"/><path d="M-3-3Q0-1 3-3" fill="none"/>"#),
    (
        "slime",
        r#"<path d="M-12-5Q0-10 12-5c1 6-1 8-1 13 0 4-4 4-4 0 0-3-2-3-2 0 0 4 1 8-1 11-2 2-5 1-5-2 0-4 0-7-2-7-1 0-1 4-3 4-3 0-2-5-2-9 0-4-1-6-1-10z"/>"#,
    ),
    ("shocker", r#"<path d="M-3 4V-7h6V4zM-5-7h10v-4H-5zM1-28-8-17h5l-2 6 9-9H0z"/>"#),
];

const BODIES: [&str; 8] = [
    "M50 24c16 0 24 14 24 28s-9 24-24 24-24-10-24-24 8-28 24-28z",
    "M28 28q22-7 44 0l3 42q-25 9-50 0z",
    "M50 23c10 0 13 8 14 16 1 9 12 13 12 24 0 9-10 14-26 14s-26-5-26-14c0-11 11-15 12-24 1-8 4-16 14-16z",
    "M31 36c2-12 17-14 21-6 8-6 20 0 19 10 10 4 9 23-2 26-4 9-34 10-40 1-11-2-11-25 2-31z",
    "M50 22c15 0 18 20 25 49-5 6-9-1-13 4-4 4-9-2-12 2-3-4-8 2-12-2-4-5-8 2-13-4 7-29 10-49 25-49z",
    "M24 71c-4-27 8-46 26-46s30 19 26 46c-8 6-44 6-52 0z",
    "M24 73V44c0-20 23-22 26-9 3-13 26-11 26 9v29q-26 7-52 0z",
    "M50 23 60 32l14-2-2 15 9 13-13 7-5 12-13-4-13 4-5-12-13-7 9-13-2-15 14 2z",
];

/// What some of them wear: a monocle, a moustache, a bow tie, a hat, one long eyebrow.
const WEAR: [&str; 5] = [
    r##"<circle cx="60" cy="45" r="9.500" fill="none" stroke="#b07a00" stroke-width="2.200"/><path d="M68 51q4 8 1 17" fill="none" stroke="#b07a00"/>"##,
    r##"<path d="M50 54c-4-4-13-3-17 4 7 2 13 1 17-2 4 3 10 4 17 2-4-7-13-8-17-4z" fill="#4a2c18"/>"##,
    r##"<path d="M50 73l-11-6v12zM50 73l11-6v12z" fill="#c93a24"/><circle cx="50" cy="73" r="2.600" fill="#c93a24"/>"##,
    r##"<path d="M46 26 50 9l17 4-3 17z" fill="#4b4460"/><path d="M40 24l30 8" fill="none" stroke-width="4"/><path d="M49 22l15 4" fill="none" stroke="#c93a24" stroke-width="2.500"/>"##,
    r##"<path d="M33 38q8-7 17-2 9-5 17 2" fill="none" stroke="#4a2c18" stroke-width="4"/>"##,
];

/// Awake and asleep.
const FACES: [(&str, &str); 6] = [
    (
        r##"<circle cx="41" cy="45" r="7" fill="#fff"/><circle cx="59" cy="45" r="7" fill="#fff"/><circle cx="43" cy="46" r="3" fill="#1b1620"/><circle cx="58" cy="46" r="3" fill="#1b1620"/><path d="M39 57q11 9 22 0z" fill="#1b1620"/><path d="M44 58l2 4 2-3z" fill="#fff"/>"##,
        r##"<path d="M34 46q7 5 14 0M52 46q7 5 14 0M45 59h10" fill="none"/>"##,
    ),
    (
        r##"<circle cx="50" cy="44" r="10" fill="#fff"/><circle cx="51" cy="45" r="4.500" fill="#1b1620"/><path d="M40 60q10 6 20 0" fill="none"/><path d="M44 61l2 5 2-4M52 62l2 4 2-5" fill="#fff"/>"##,
        r##"<path d="M40 45q10 7 20 0M44 61q6-3 12 0" fill="none"/>"##,
    ),
    (
        r##"<circle cx="38" cy="46" r="5.500" fill="#fff"/><circle cx="50" cy="40" r="6" fill="#fff"/><circle cx="62" cy="46" r="5.500" fill="#fff"/><circle cx="39" cy="47" r="2.400" fill="#1b1620"/><circle cx="50" cy="41" r="2.600" fill="#1b1620"/><circle cx="61" cy="47" r="2.400" fill="#1b1620"/><path d="M40 57h20l-3 6h-14z" fill="#1b1620"/><path d="M43 57l2 3 2-3 3 3 3-3 2 3 2-3z" fill="#fff"/>"##,
        r##"<path d="M33 47q5 4 10 0M45 41q5 4 10 0M57 47q5 4 10 0M42 59q8-4 16 0" fill="none"/>"##,
    ),
    (
        r##"<circle cx="42" cy="43" r="8.500" fill="#fff"/><circle cx="60" cy="47" r="5" fill="#fff"/><circle cx="43" cy="44" r="3.500" fill="#1b1620"/><circle cx="60" cy="47" r="2" fill="#1b1620"/><path d="M40 58q5-4 10 0t10 0" fill="none"/><path d="M52 58l2 6 3-5z" fill="#fff"/>"##,
        r##"<path d="M34 44q8 6 16 0M55 47q5 4 10 0M40 59q5-3 10 0t10 0" fill="none"/>"##,
    ),
    (
        r##"<path d="M34 40l13 4M66 40l-13 4" fill="none"/><circle cx="42" cy="47" r="4.500" fill="#fff"/><circle cx="58" cy="47" r="4.500" fill="#fff"/><circle cx="43" cy="47" r="2.200" fill="#1b1620"/><circle cx="57" cy="47" r="2.200" fill="#1b1620"/><path d="M41 56q9 10 18 0-1 12-9 12t-9-12z" fill="#1b1620"/><path d="M46 64q4-3 8 0-4 4-8 0z" fill="#e88"/>"##,
        r##"<path d="M35 45l12 2M65 45l-12 2M46 59q4 3 8 0" fill="none"/>"##,
    ),
    (
        r##"<circle cx="41" cy="46" r="6" fill="#fff"/><circle cx="59" cy="46" r="6" fill="#fff"/><path d="M41 40a6 6 0 0 1 0 12z" fill="#1b1620"/><path d="M59 40a6 6 0 0 1 0 12z" fill="#1b1620"/><path d="M36 57h28q-2 7-7 7-3 0-3-3-1 5-4 5t-4-5q0 3-3 3-5 0-7-7z" fill="#fff"/>"##,
        r##"<path d="M35 46h12M53 46h12M42 59q4 3 8 0 4 3 8 0" fill="none"/>"##,
    ),
];
