//! The central board: every action space with what it offers, who stands there, and the answers on it.

use boards::page::{Quotes, parts, steady::steady};
use engine::Seat;
use maud::{Markup, html};

use super::{super::Said, Page, icons, places, planner, tiles};
use crate::{
    Action,
    data::{ArtifactId, PetId},
    open::{Crew, Player, Stand},
    terms::{Place, Space, Term},
};

const MARKET: [Place; 4] = [Place::Veg, Place::Mixed, Place::Meat, Place::Artifacts];
const CORRAL: [Place; 4] = [Place::Young, Place::Old, Place::Cage, Place::Addon];
const SQUARE: [Place; 4] = [Place::Immigration, Place::Hospital, Place::Judging, Place::Platform];

pub fn town(page: &Page<'_>) -> Markup {
    let lang = page.said.lang;
    let plans = planner::plans(page);
    html! {
        section.dp-town aria-label=(lang.say("dp-p-town")) {
            @for (class, key, places) in [
                ("market", "dp-p-market", MARKET),
                ("corral", "dp-p-corral", CORRAL),
                ("square", "dp-p-square", SQUARE),
            ] {
                div class={ "dp-district " (class) } {
                    h3.b-title { (lang.say(key)) (dummies(page, class)) }
                    div.dp-places { @for one in places { (place(page, one, plans)) } }
                }
            }
        }
    }
}

/// Neutral imps on dummy spaces: those of the market take food from the mixed stand (DP-P1-11).
fn dummies(page: &Page<'_>, district: &str) -> Markup {
    let takes = |space: Space| match (district, space) {
        ("market", Space::DummyGreen) => Some(("vegetable", page.said.data.dummy_green)),
        ("market", Space::DummyRed) => Some(("meat", page.said.data.dummy_red)),
        _ => None,
    };
    let lang = page.said.lang;
    html! {
        @for (food, less) in page.view.board.neutral.iter().filter_map(|space| takes(*space)) {
            @let label = lang.say(if food == "meat" { "dp-p-dummy-meat" } else { "dp-p-dummy-vegetable" });
            small.dp-dummy title=(label) { " " (icons::icon("imp")) "−" (less) (icons::icon(food)) span.hidden { (label) } }
        }
    }
}

fn place(page: &Page<'_>, place: Place, plans: bool) -> Markup {
    let (said, asked) = (page.said, page.asked);
    let number = asked.number(&Action::Send(place));
    let refused = asked.refused.iter().find(|(action, _)| *action == Action::Send(place));
    html! {
        div.dp-place.open[number.is_some()] data-slot=(place.name()) data-drop=[number] data-meant=(said.lang.say("dp-p-meant")) {
            (steady((said, place, asked.quotes), head))
            (goods(page, place))
            div.dp-spaces {
                @for space in place.spaces() {
                    @if plans && page.view.free(*space) { (planner::pile(said, place, *space)) } @else { (stands(page, *space)) }
                }
                @if let Some(number) = number {
                    (page.control(number, "dp-go", html! { (icons::icon("imp")) " " (said.lang.say("dp-p-send")) }))
                }
                @if let Some((_, refusal)) = refused {
                    (parts::refused(&format!("no-{}", place.name()), html! { (said.lang.say("dp-p-send")) }, &said.place(place), refusal, page.view.data(), asked, said.lang))
                }
            }
        }
    }
}

/// The name of a place, and what its groups need.
fn head(&(said, place, quotes): &(Said, Place, Quotes)) -> Markup {
    let needs = place.spaces().first().map(|space| said.data.requires(*space));
    html! {
        div.dp-place-head {
            (places::place(said, place, quotes))
            @if let Some(needs) = needs {
                @if needs.imps > 0 { small.dp-needs title=(places::needs_imps(said, needs)) { "≥" (needs.imps) (icons::icon("imp")) } }
                @if needs.gold > 0 { small.dp-needs title=(places::needs_gold(said, needs)) { "≥" (needs.gold) (icons::icon("gold")) } }
            }
        }
    }
}

fn stands(page: &Page<'_>, space: Space) -> Markup {
    steady((page.said, space, page.view.blocked(space), page.view.board.spaces[space]), standing)
}

/// An action space: free, blocked by a neutral imp, or taken.
fn standing(&(said, space, blocked, crew): &(Said, Space, bool, Option<Crew>)) -> Markup {
    let lang = said.lang;
    html! {
        span.dp-space data-watch={ "space-" (space.name()) } {
            @if blocked {
                span.dp-neutral title=(lang.say("dp-p-blocked")) { (icons::icon("imp")) span { (lang.say("dp-neutral")) } }
            } @else if let Some(crew) = crew {
                span data-piece={ "group:" (crew.seat.index()) } data-owner=(space.name()) {
                    (parts::seat_mark(crew.seat)) " " (crew.imps) (icons::icon("imp"))
                    span.hidden { (boards::seat_name(crew.seat, lang)) }
                }
            } @else { span.dp-free title=(lang.say("dp-p-free")) { span.hidden { (lang.say("dp-p-free")) } } }
        }
    }
}

fn goods(page: &Page<'_>, place: Place) -> Markup {
    let (said, view, asked) = (page.said, page.view, page.asked);
    let board = &view.board;
    let lang = said.lang;
    let take = |action: Action| {
        html! {
            @if let Some(number) = asked.number(&action) { (page.control(number, "dp-take", html! { (lang.say("dp-p-take")) })) }
        }
    };
    match place {
        Place::Veg => steady((said, "veg", board.vegetable_stand), stand),
        Place::Mixed => steady((said, "mixed", board.mixed_stand), stand),
        Place::Meat => steady((said, "meat", board.meat_stand), stand),
        Place::Artifacts => steady((said, &board.artifacts[..], asked.quotes), artifacts),
        Place::Cage => html! {
            div.dp-goods {
                @for (pit, id) in board.cages.iter().enumerate() {
                    @if let Some(id) = id {
                        div.dp-good data-card={ "cage:" (id.0) } data-drag=[asked.number(&Action::TakeCage(*id))] { (steady((said, *id, pit, asked.quotes), |&(said, id, pit, quotes)| tiles::cage(said, id, false, quotes, &format!("pit{pit}")))) (take(Action::TakeCage(*id))) }
                    }
                }
            }
        },
        Place::Addon => html! {
            div.dp-goods {
                @for (at, id) in board.addons.iter().enumerate() {
                    @if let Some(id) = id {
                        // Two of a kind are one answer, on the first of them.
                        @let twin = at > 0 && board.addons[0] == Some(*id);
                        div.dp-good data-drag=[asked.number(&Action::TakeAddon(*id))] { (steady((said, *id, at, asked.quotes), |&(said, id, at, quotes)| tiles::addon(said, id, false, quotes, &format!("shelf{at}")))) @if !twin { (take(Action::TakeAddon(*id))) } }
                    }
                }
            }
        },
        Place::Young | Place::Old => {
            let (pets, size) = match place {
                Place::Young => (&board.young, said.data.sizes.young),
                _ => (&board.old, said.data.sizes.older),
            };
            html! {
                div.dp-goods {
                    @for id in pets {
                        div.dp-good.pet data-card={ "pet:" (id.0) } data-drag=[asked.number(&Action::TakePet(*id))] {
                            (steady((said, *id, size, asked.quotes), pet))
                            (take(Action::TakePet(*id)))
                        }
                    }
                }
            }
        }
        Place::Immigration => steady(by_seat(page, |player| player.invited(view.round)), invited),
        Place::Hospital => steady((said, board.potions, by_seat(page, |player| player.hospital)), hospital),
        Place::Judging => html! {
            div.dp-goods.dp-small { span { "+" (said.data.judge_bonus) (icons::icon("rosette")) } }
        },
        Place::Platform => steady((said, by_seat(page, |player| player.platform)), platform),
    }
}

/// How many of each seat, none for those that nobody plays.
fn by_seat<T: Default>(page: &Page<'_>, count: impl Fn(&Player) -> T) -> [T; 4] {
    std::array::from_fn(|at| page.view.players.get(at).map(&count).unwrap_or_default())
}

fn artifacts(&(said, artifacts, quotes): &(Said, &[ArtifactId], Quotes)) -> Markup {
    html! { div.dp-goods { @for id in artifacts { (tiles::artifact(said, *id, None, false, quotes)) } } }
}

fn pet(&(said, id, size, quotes): &(Said, PetId, u8, Quotes)) -> Markup {
    html! {
        (tiles::pet(said, id, size, quotes))
        span.dp-petname { (icons::diet(said.data.pet(id).diet)) (said.pet(id)) }
        (tiles::bars(said, id, size))
    }
}

fn invited(waiting: &[usize; 4]) -> Markup {
    html! {
        div.dp-goods.dp-small {
            @for (seat, count) in Seat::all(4).zip(waiting) {
                @if *count > 0 { span { (parts::seat_mark(seat)) " +" (count) (icons::icon("imp")) } }
            }
        }
    }
}

fn hospital(&(said, potions, imps): &(Said, u8, [u8; 4])) -> Markup {
    html! {
        div.dp-goods.dp-small {
            span data-watch="potions" { (potions) (icons::icon("potion")) }
            (imps_of(said, "dp-hospital", imps))
        }
    }
}

fn platform(&(said, imps): &(Said, [u8; 4])) -> Markup {
    html! {
        div.dp-goods.dp-small {
            span { "×" (said.data.platform) (icons::icon("reputation")) }
            (imps_of(said, "dp-platform", imps))
        }
    }
}

fn imps_of(said: Said, key: &str, imps: [u8; 4]) -> Markup {
    html! {
        @for (seat, count) in Seat::all(4).zip(imps) {
            @if count > 0 { span title=(said.lang.tell(key, [("count", count.into())])) { (parts::seat_mark(seat)) (count) (icons::icon("imp")) } }
        }
    }
}

fn stand(&(said, key, stand): &(Said, &str, Stand)) -> Markup {
    let args =
        [("vegetable", stand.vegetable.into()), ("meat", stand.meat.into()), ("gold", stand.gold.into())];
    let label = said.lang.tell("dp-stand", args);
    html! {
        div.dp-goods.dp-food title=(label) data-watch={ "stand-" (key) } {
            span.hidden { (label) }
            @for (icon, count) in [("vegetable", stand.vegetable), ("meat", stand.meat), ("gold", stand.gold)] {
                @for _ in 0..count { (icons::icon(icon)) }
            }
        }
    }
}
