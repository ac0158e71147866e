//! Pets, cages, addons, artifacts and the tiles of the progress board: their faces, and everything about them for
//! those who open them.

use boards::page::{Quotes, parts::Details, steady::steady};
use maud::{Markup, html};

use super::{
    super::{Said, draw},
    icons, pets,
};
use crate::{
    DungeonPetz,
    data::{AddonId, ArtifactId, CageId, CustomerId, ExhibitionId, Fitting, PetId, Power, Show, Wish},
    terms::{Colour, Need, Symbol, Term},
};

/// A number with its sign.
pub fn signed(points: i16) -> String {
    words::signed(points.into())
}

pub fn colour(said: Said, colour: Colour) -> Markup {
    html! { span title=(said.colour(colour)) { (icons::colour(colour)) span.hidden { (said.colour(colour)) } } }
}

/// A need card, `count` of them.
pub fn card(said: Said, colour: Colour, need: Need, turned: bool, count: u8) -> Markup {
    steady((said, colour, need, turned, count), needs)
}

fn needs(&(said, colour, need, turned, count): &(Said, Colour, Need, bool, u8)) -> Markup {
    let name = said.card(colour, need, turned);
    html! {
        span class={ "dp-card " (colour.name()) } title=(name) {
            span.hidden { (name) " " }
            (icons::colour(colour)) (icons::need(need))
            @if turned { "+" (icons::need(said.data.deck(colour).dominant)) }
            @if count > 1 { b { "×" (count) } }
        }
    }
}

/// The seven bars of a pet: those it shows, and those to come.
pub fn bars(said: Said, pet: PetId, size: u8) -> Markup {
    let Some(kind) = said.data.pets.get(usize::from(pet.0)) else { return html! {} };
    let size = usize::from(size).min(kind.bars.len());
    let names = |bars: &[Colour]| bars.iter().map(|bar| said.colour(*bar)).collect::<Vec<_>>().join(", ");
    let (now, later) = (names(&kind.bars[..size]), names(&kind.bars[size..]));
    let label = said.lang.tell("dp-p-bars", [("now", now.into()), ("later", later.into())]);
    html! {
        span.dp-bars role="img" aria-label=(label) title=(label) {
            @for (at, bar) in kind.bars.iter().enumerate() {
                span.later[at >= size] { (icons::colour(*bar)) }
            }
        }
    }
}

/// What a pet will ask for this round, before the cards are dealt: by colour, with what half of its cards are.
pub fn wants(said: Said, pet: PetId, size: u8) -> Markup {
    let bars = said.data.pet(pet).shown(size);
    let count = |colour: Colour| bars.iter().filter(|bar| **bar == colour).count();
    let asked = Colour::ALL.iter().map(|colour| (*colour, count(*colour))).filter(|(_, count)| *count > 0);
    html! {
        span.dp-wants {
            span.hidden { (said.lang.say("dp-p-wants")) " " }
            @for (colour, count) in asked {
                @let need = said.data.deck(colour).dominant;
                @let words = said.lang.tell("dp-p-want", [("count", count.into()), ("colour", said.colour(colour).into()), ("need", said.need(need).into())]);
                span.dp-want title=(words) {
                    span.hidden { (words) ". " }
                    span aria-hidden="true" { (count) "×" (icons::colour(colour)) (icons::need(need)) (said.need(need)) "?" }
                }
            }
        }
    }
}

/// Strength, antimagic and symbols.
pub fn gives(said: Said, fitting: &Fitting) -> Markup {
    let lang = said.lang;
    let strength = lang.tell("dp-p-strength", [("count", fitting.strength.into())]);
    let antimagic = lang.tell("dp-p-antimagic", [("count", fitting.antimagic.into())]);
    html! {
        span.dp-gives {
            @if fitting.strength > 0 { span.strength title=(strength) { span.hidden { (strength) } span aria-hidden="true" { (fitting.strength) (icons::icon("strength")) } } }
            @if fitting.antimagic > 0 { span.antimagic title=(antimagic) { span.hidden { (antimagic) } span aria-hidden="true" { (fitting.antimagic) (icons::icon("antimagic")) } } }
            @for symbol in Symbol::ALL {
                @let name = lang.say(&format!("dp-symbol-{}", symbol.name().replace('_', "-")));
                @for _ in 0..fitting.symbol(*symbol) { span title=(name) { span.hidden { (name) } (icons::symbol(*symbol)) } }
            }
        }
    }
}

fn symbols_text(said: Said, fitting: &Fitting) -> Markup {
    html! {
        @for symbol in Symbol::ALL.iter().filter(|symbol| fitting.symbol(**symbol) > 0) {
            p { (icons::symbol(*symbol)) " " (said.lang.say(&format!("dp-p-symbol-{}", symbol.name().replace('_', "-")))) }
        }
    }
}

/// A pet that opens its sheet. A pet lies on the table once, so its id is enough.
pub fn pet(said: Said, id: PetId, size: u8, quotes: Quotes) -> Markup {
    let Some(kind) = said.data.pets.get(usize::from(id.0)) else { return html! {} };
    let name = said.pet(id);
    let prices = said.data.sizes.price[kind.diet.index()];
    let prices: Vec<String> = (said.data.sizes.sale..=7)
        .filter_map(|size| Some(format!("{size}: {}", prices.get(usize::from(size))?)))
        .collect();
    let details = Details {
        id: &format!("pet-{}", kind.label.id),
        name: &name,
        text: html! {
            (pets::pet(said.data, id, 7))
            p { (icons::diet(kind.diet)) " " (said.word(said.data.diets.get(kind.diet.index()))) }
            p { (bars(said, id, size)) }
            p { (said.lang.tell("dp-p-size", [("size", size.into())])) " · " (said.lang.tell("dp-p-prices", [("prices", prices.join(", ").into())])) }
        },
        clauses: &["DP-COMP-11", "DP-CORE-09"],
        entry: Some(("pet", &kind.label.id)),
    };
    details.around::<DungeonPetz>(pets::pet(said.data, id, size), quotes, said.lang)
}

/// A cage that opens its sheet; `brief` leaves out the name. `place` keeps ids apart.
pub fn cage(said: Said, id: CageId, brief: bool, quotes: Quotes, place: &str) -> Markup {
    let Some(kind) = said.data.cages.get(usize::from(id.0)) else { return html! {} };
    let name = said.cage(id);
    let details = Details {
        id: &format!("cage-{}-{place}", kind.label.id),
        name: &name,
        text: html! { p { (draw::cage_kind(said, id)) } (symbols_text(said, &kind.gives)) },
        clauses: &["DP-COMP-07", "DP-SHOP-07"],
        entry: Some(("cage", &kind.label.id)),
    };
    let face = html! { span.dp-tile { @if !brief { span.dp-name { (name) } } (gives(said, &kind.gives)) } };
    details.around::<DungeonPetz>(face, quotes, said.lang)
}

/// An addon that opens its sheet, like [`cage`].
pub fn addon(said: Said, id: AddonId, brief: bool, quotes: Quotes, place: &str) -> Markup {
    let Some(kind) = said.data.addons.get(usize::from(id.0)) else { return html! {} };
    let name = said.addon(id);
    let details = Details {
        id: &format!("addon-{}-{place}", kind.label.id),
        name: &name,
        text: html! { p { (gives(said, &kind.gives)) } (symbols_text(said, &kind.gives)) },
        clauses: &["DP-COMP-08", "DP-COMP-10", "DP-SHOP-11"],
        entry: Some(("addon", &kind.label.id)),
    };
    let face = html! {
        span.dp-tile.addon { @if !brief { span.dp-name { (name) } } span { "+" (gives(said, &kind.gives)) } }
    };
    details.around::<DungeonPetz>(face, quotes, said.lang)
}

/// The clauses of an artifact.
const fn artifact_clauses(power: Power) -> &'static [&'static str] {
    match power {
        Power::Book { .. } => &["DP-ART-02"],
        Power::CrystalBall { .. } => &["DP-ART-05"],
        Power::Shovel { .. } => &["DP-ART-07"],
        Power::Armour { .. } => &["DP-ART-09"],
        Power::Employee => &["DP-ART-11"],
        Power::Whip { .. } => &["DP-ART-14"],
        Power::MagicBox => &["DP-ART-15", "DP-ART-16"],
    }
}

/// An artifact with the colour chosen for a book; `used` for what this round has used up.
pub fn artifact(said: Said, id: ArtifactId, chosen: Option<Colour>, used: bool, quotes: Quotes) -> Markup {
    let Some(kind) = said.data.artifacts.get(usize::from(id.0)) else { return html! {} };
    let name = said.artifact(id);
    let details = Details {
        id: &format!("artifact-{}", kind.label.id),
        name: &name,
        text: html! {
            @if let Power::Book { colours } = kind.power {
                p { @for one in colours { (colour(said, one)) " " (said.colour(one)) " " } }
            }
        },
        clauses: artifact_clauses(kind.power),
        entry: Some(("artifact", &kind.label.id)),
    };
    let face = html! {
        span.dp-artifact.used[used] {
            (icons::icon(icons::power(kind.power)))
            @match (kind.power, chosen) {
                (_, Some(one)) => (icons::colour(one)),
                (Power::Book { colours }, None) => { @for one in colours { (icons::colour(one)) } },
                _ => {},
            }
            span.dp-name { (name) }
        }
    };
    details.around::<DungeonPetz>(face, quotes, said.lang)
}

/// What an exhibition counts, as a picture.
pub fn show(said: Said, what: Show) -> Markup {
    let name = draw::shows(said, what);
    html! {
        span.dp-what title=(name) {
            span.hidden { (name) }
            @match what {
                Show::Need(need) => (icons::need(need)),
                Show::ChosenNeed => b { "?" },
                Show::DistinctNeeds => { (icons::icon("hunger")) (icons::icon("play")) "…" },
                Show::DistinctColours => { @for colour in Colour::ALL { (icons::colour(*colour)) } },
                Show::Pet => (icons::icon("pet")),
                Show::Suffering => (icons::icon("suffering")),
                Show::Mutation => (icons::icon("mutation")),
                Show::Manure => (icons::icon("manure")),
            }
        }
    }
}

/// What a customer wishes, as a picture; a rainbow counts colours.
pub fn wish(said: Said, what: Wish) -> Markup {
    let name = draw::wishes(said, what);
    html! {
        span.dp-what title=(name) {
            span.hidden { (name) }
            @match what {
                Wish::Need(need) => (icons::need(need)),
                Wish::Rainbow(need) => span.dp-rainbow { (icons::need(need)) },
                Wish::Suffering => (icons::icon("suffering")),
                Wish::Mutation => (icons::icon("mutation")),
            }
        }
    }
}

pub fn exhibition(said: Said, id: ExhibitionId, quotes: Quotes) -> Markup {
    let kind = said.data.exhibition(id);
    let name = said.exhibition(id);
    let food = kind.food;
    let details = Details {
        id: &format!("exhibition-{}", kind.label.id),
        name: &name,
        text: html! {
            p { (said.lang.say(if kind.single { "dp-p-single" } else { "dp-p-full" })) }
            ul { @for (what, points) in &kind.terms { li { (signed(i16::from(*points))) " " (draw::shows(said, *what)) } } }
            p {
                (said.lang.say("dp-p-tile-food")) " "
                (food.vegetable) (icons::icon("vegetable")) " · "
                (food.mixed_vegetable) (icons::icon("vegetable")) (food.mixed_meat) (icons::icon("meat")) " · "
                (food.meat) (icons::icon("meat"))
            }
        },
        clauses: &[if kind.single { "DP-EXH-02" } else { "DP-EXH-03" }, "DP-EXH-05", "DP-EXH-10"],
        entry: Some(("exhibition", &kind.label.id)),
    };
    let face = html! {
        span.dp-show {
            span.dp-name { (icons::icon(if kind.single { "pet" } else { "tent" })) (name) }
            span.dp-terms { @for (what, points) in &kind.terms { span.minus[*points < 0] { (signed(i16::from(*points))) (show(said, *what)) } } }
        }
    };
    details.around::<DungeonPetz>(face, quotes, said.lang)
}

pub fn customer(said: Said, id: CustomerId, quotes: Quotes) -> Markup {
    let kind = said.data.customer(id);
    let name = said.customer(id);
    let details = Details {
        id: &format!("customer-{}", kind.label.id),
        name: &name,
        text: html! {
            (pets::customer(&kind.label.id))
            ul { @for (what, points) in &kind.terms { li { (signed(i16::from(*points))) " " (draw::wishes(said, *what)) } } }
        },
        clauses: &["DP-SELL-02", "DP-SELL-03", "DP-SELL-05", "DP-SELL-07", "DP-SELL-08"],
        entry: Some(("customer", &kind.label.id)),
    };
    let face = html! {
        span.dp-customer {
            span.dp-name { (pets::customer(&kind.label.id)) (name) }
            span.dp-terms { @for (what, points) in &kind.terms { span.minus[*points < 0] { (signed(i16::from(*points))) (wish(said, *what)) } } }
        }
    };
    details.around::<DungeonPetz>(face, quotes, said.lang)
}
