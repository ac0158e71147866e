//! The small pictures: needs, tokens, food, people and what is bought in town. One ink, 16 by 16.

use maud::{Markup, PreEscaped, html};

use crate::{
    data::Power,
    terms::{Colour, Diet, Food, Need, Symbol, Term},
};

/// Name and shapes of every icon; `page.css` gives those with a meaning their colour.
const ICONS: [(&str, &str); 37] = [
    (
        "hunger",
        r#"<path d="M2 8h12a6 6 0 0 1-12 0z"/><path d="M5 6q-1-2 .5-4M8 6q-1-2 .5-4M11 6q-1-2 .5-4" class="dpl"/>"#,
    ),
    (
        "poop",
        r#"<path d="M8 1c2 1 1.5 2.5 1 3 2 0 3 1.5 2 3 2 0 3 1.6 2.3 3C15.5 10.5 15.5 14 13 14H3C.5 14 .5 10.5 2.7 10 2 8.6 3 7 5 7 4 5.5 5 4 7 4 8 3.5 8 2 8 1z"/>"#,
    ),
    (
        "play",
        r#"<circle cx="8" cy="8" r="6.5"/><path d="M1.5 8h13M8 1.5c4 3 4 10 0 13M8 1.5c-4 3-4 10 0 13" class="dpk"/>"#,
    ),
    (
        "anger",
        r#"<path d="M1 2c3 0 4 2 4 3h6c0-1 1-3 4-3-1 2-1 4-2 5l-1 5-4 3-4-3-1-5C2 6 2 4 1 2z"/><path d="M5 8l2 1M11 8 9 9M6.5 12h3" class="dpk"/>"#,
    ),
    ("magic", r#"<path d="M8 .8 9.9 6.1 15.2 8 9.9 9.9 8 15.2 6.1 9.9.8 8 6.1 6.1z"/>"#),
    (
        "disease",
        r#"<circle cx="8" cy="8" r="4.5"/><path d="M8 1v3M8 12v3M1 8h3M12 8h3M3 3l2 2M11 11l2 2M13 3l-2 2M3 13l2-2" class="dpl"/>"#,
    ),
    (
        "sleep",
        r#"<path d="M6 1h4v4l3.5 6.5Q14.5 15 11 15H5q-3.5 0-2.5-3.5L6 5z"/><path d="M4.5 10h7" class="dpk"/>"#,
    ),
    (
        "suffering",
        r#"<path d="M8 14.5 2 8.5C-.5 5 3 1 6 3l2 2-1.5 3L9 10l-1 4.5zM9.5 14 10.5 10 8.5 7.5 10 3.5c4-2.5 7 2 4 5z"/>"#,
    ),
    (
        "mutation",
        r#"<path d="M8 3c4 0 6.5 3 7.5 5-1 2-3.5 5-7.5 5S1.5 10 .5 8C1.5 6 4 3 8 3z"/><circle cx="8" cy="8" r="3" class="dpf"/><path d="M8 5.5v5" class="dpl"/>"#,
    ),
    (
        "manure",
        r#"<path d="M8 6c1.5 1 1 2 .7 2.3 1.5 0 2.3 1.2 1.6 2.2 1.8.2 2 3 .2 3.5h-5c-1.8-.5-1.6-3.3.2-3.5-.7-1 .1-2.2 1.6-2.2C7.7 7.7 8 7 8 6z"/><path d="M4 5q-1-1 0-2t0-2M12 5q-1-1 0-2t0-2" class="dpl"/>"#,
    ),
    (
        "imp",
        r#"<path d="M3 1.5 6 4q2-.8 4 0l3-2.5q.5 4-1 6Q13 12 8 15 3 12 4 7.5q-1.5-2-1-6z"/><path d="M6 8v.5M10 8v.5M6.5 11.5q1.5 1 3 0" class="dpk"/>"#,
    ),
    (
        "gold",
        r#"<circle cx="8" cy="8" r="6.5"/><path d="M9.8 5.5Q8 4.3 6.8 5.5T8 8t1.2 2.5T6.2 10.5M8 3.5v9" class="dpk"/>"#,
    ),
    (
        "vegetable",
        r#"<path d="M2 14.5 5.5 5.5q2-1.5 5 1.5t.5 4.5z"/><path d="M9.5 6 9 1.5M10 6.5l3-4M10.5 7l4-.5" class="dpl"/>"#,
    ),
    (
        "meat",
        r#"<path d="M6.5 9.5C4 7 6 1.5 10.5 1.5S15 8 12 10c-2 1.3-4 1-5.5-.5z"/><path d="M6.5 9.5 3 13M2 11.8l2.2 2.2" class="dpt"/>"#,
    ),
    (
        "box",
        r#"<path d="M1.5 6h13v8.5h-13zM2.5 5 4 1.5h8L13.5 5z"/><path d="M8 7.5v5M5.8 8.8l4.4 2.5M10.2 8.8l-4.4 2.5" class="dpk"/>"#,
    ),
    (
        "potion",
        r#"<path d="M6 1h4v4l3.5 6.5Q14.5 15 11 15H5q-3.5 0-2.5-3.5L6 5z"/><path d="M4.5 10h7" class="dpk"/>"#,
    ),
    (
        "reputation",
        r#"<path d="M3 1h10v5c0 5-3 7.5-5 9-2-1.5-5-4-5-9z"/><path d="M8 4v6M5.5 6.5h5" class="dpk"/>"#,
    ),
    (
        "strength",
        r#"<path d="M1 2h14v2.5H1zM1 11.5h14V14H1z"/><path d="M3.5 4v8M8 4v8M12.5 4v8" class="dpt"/>"#,
    ),
    (
        "antimagic",
        r#"<path d="M8 .8 14.5 3v5c0 4-3.5 6-6.5 7.5C5 14 1.5 12 1.5 8V3z"/><path d="m8 4 1.2 2.8L12 8 9.2 9.2 8 12 6.8 9.2 4 8l2.8-1.2z" class="dpf"/>"#,
    ),
    (
        "graze",
        r#"<path d="M1 15Q2 8 .5 4 4 7 4 11q0-6 2-10 1 5 .8 9Q8 5 11 3q-1.5 4-1.3 8Q12 7 15.5 6 13 10 13 15z"/>"#,
    ),
    (
        "meat_feeder",
        r#"<path d="M1 9h14l-2 5.5H3z"/><path d="M6 8C4.5 5.5 7 1.5 10 2.5s3 4 1.5 5.5z"/><path d="M6 7 3.5 4.5" class="dpt"/>"#,
    ),
    ("absorb", r#"<circle cx="8" cy="8" r="6.8"/><path d="M4 5.5h8M3.5 8h9M4 10.5h8" class="dpk"/>"#),
    ("toys", r#"<path d="M1 8h6v6.5H1z"/><circle cx="11.5" cy="11" r="3.5"/><path d="M4 7 8 1l4 6z"/>"#),
    (
        "armour",
        r#"<path d="M4 1 8 3l4-2 3.5 3-2 4-1-.7V15h-9V7.3l-1 .7-2-4z"/><path d="M8 5v8" class="dpk"/>"#,
    ),
    (
        "shovel",
        r#"<path d="M9.5 8 2.5 1.5M1 3 4 0" class="dpt"/><path d="M8 10l3.5-3.5L15.5 12q-.5 3-3.5 3.5z"/>"#,
    ),
    (
        "employee",
        r#"<circle cx="8" cy="6" r="5"/><path d="M4.5 10 3 15.5l3-1.5 2 1.5 2-1.5 3 1.5L11.5 10z"/><path d="m8 3 .9 2 2.1.2-1.6 1.4.5 2.1L8 7.6 6.1 8.7l.5-2.1L5 5.2 7.1 5z" class="dpf"/>"#,
    ),
    (
        "whip",
        r#"<path d="M1 15 5 11" class="dpt"/><path d="M5 11C13 12 15 8 12 6S5 6 7 3s6-2 7-1" class="dpl"/>"#,
    ),
    (
        "ball",
        r#"<circle cx="8" cy="6.5" r="5.8"/><path d="M3 15h10l-2-3H5z"/><path d="M5 5q1-2 3-2" class="dpk"/>"#,
    ),
    (
        "book",
        r#"<path d="M2 2.5Q5 1 8 3q3-2 6-.5V14q-3-1.5-6 .5Q5 12.5 2 14z"/><path d="M8 3v11" class="dpk"/>"#,
    ),
    ("bed", r#"<path d="M1 4h2v4h12v6h-2v-2H3v2H1z"/><circle cx="5.5" cy="6" r="1.5"/>"#),
    (
        "platform",
        r#"<path d="M1 8h14v2.5H1zM3 10h2v5H3zM11 10h2v5h-2z"/><path d="M8 7V1l4 1.5L8 4" class="dpl"/>"#,
    ),
    (
        "rosette",
        r#"<circle cx="8" cy="6" r="5"/><path d="M5 10 4 15.5l4-2 4 2L11 10z"/><circle cx="8" cy="6" r="2.3" class="dpf"/>"#,
    ),
    ("tent", r#"<path d="M8 1 15 14.5h-4.5L8 8.5 5.5 14.5H1z"/><path d="M8 1V0" class="dpl"/>"#),
    ("door", r#"<path d="M3 15V6a5 5 0 0 1 10 0v9z"/><circle cx="10.5" cy="10" r="1" class="dpf"/>"#),
    ("cards", r#"<path d="M2 4 9 2l3 10.5-7 2z"/><path d="M10.5 2.5 14.5 4 12.5 11" class="dpl"/>"#),
    (
        "pet",
        r#"<path d="M8 6.5c3 0 6 3.5 5.5 6.5-.5 2-3 1.5-5.5 1.5S3 15 2.5 13C2 10 5 6.5 8 6.5z"/><circle cx="2.3" cy="7.5" r="1.8"/><circle cx="5.8" cy="3.5" r="2"/><circle cx="10.2" cy="3.5" r="2"/><circle cx="13.7" cy="7.5" r="1.8"/>"#,
    ),
    ("start", r#"<path d="M2 5 5 8l3-6 3 6 3-3-1.5 9h-9z"/>"#),
];

/// The shapes of the four colours of bars and cards, so that nobody needs the colour.
const SHAPES: [(&str, &str); 4] = [
    ("green", r#"<circle cx="8" cy="8" r="6.5"/>"#),
    ("red", r#"<path d="M8 1.2 15 14H1z"/>"#),
    ("yellow", r#"<path d="M2 2h12v12H2z"/>"#),
    ("purple", r#"<path d="m8 .6 2.2 4.7 5.2.6-3.8 3.5 1 5.1L8 12l-4.6 2.5 1-5.1L.6 5.9l5.2-.6z"/>"#),
];

pub fn symbols() -> Markup {
    html! {
        @for (name, shapes) in ICONS { symbol id={ "dpi-" (name) } viewBox="0 0 16 16" { (PreEscaped(shapes)) } }
        @for (name, shapes) in SHAPES { symbol id={ "dpc-" (name) } viewBox="0 0 16 16" { (PreEscaped(shapes)) } }
    }
}

pub fn names() -> impl Iterator<Item = &'static str> {
    ICONS.iter().map(|(name, _)| *name)
}

pub fn icon(name: &str) -> Markup {
    html! { svg class={ "dp-icon " (name) } aria-hidden="true" { use href={ "#dpi-" (name) } {} } }
}

pub fn need(need: Need) -> Markup {
    icon(need.name())
}

pub fn food(food: Food) -> Markup {
    icon(food.name())
}

pub fn symbol(symbol: Symbol) -> Markup {
    icon(if symbol == Symbol::Play { "toys" } else { symbol.name() })
}

/// What a pet eats, as the food itself.
pub fn diet(diet: Diet) -> Markup {
    html! {
        @if diet != Diet::Carnivore { (icon("vegetable")) }
        @if diet != Diet::Herbivore { (icon("meat")) }
    }
}

/// A bar or the mark of a card: a shape of its own for each colour.
pub fn colour(colour: Colour) -> Markup {
    let name = colour.name();
    html! { svg class={ "dp-shape " (name) } aria-hidden="true" { use href={ "#dpc-" (name) } {} } }
}

pub const fn power(power: Power) -> &'static str {
    match power {
        Power::Book { .. } => "book",
        Power::CrystalBall { .. } => "ball",
        Power::Shovel { .. } => "shovel",
        Power::Armour { .. } => "armour",
        Power::Employee => "employee",
        Power::Whip { .. } => "whip",
        Power::MagicBox => "box",
    }
}
