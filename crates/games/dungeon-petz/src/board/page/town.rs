//! The central board: every action space with what it offers, who stands there, and the answers on it.

use boards::page::parts;
use engine::Seat;
use maud::{Markup, html};

use super::{Page, icons, places, planner, tiles};
use crate::{
    Action,
    open::Stand,
    terms::{Place, Space, Term},
};

const MARKET: [Place; 4] = [Place::Veg, Place::Mixed, Place::Meat, Place::Artifacts];
const CORRAL: [Place; 4] = [Place::Young, Place::Old, Place::Cage, Place::Addon];
const SQUARE: [Place; 4] = [Place::Immigration, Place::Hospital, Place::Judging, Place::Platform];

pub fn town(page: &Page<'_>) -> Markup {
    let lang = page.said.lang;
    html! {
        section.dp-town aria-label=(lang.say("dp-p-town")) {
            @for (class, key, places) in [
                ("market", "dp-p-market", MARKET),
                ("corral", "dp-p-corral", CORRAL),
                ("square", "dp-p-square", SQUARE),
            ] {
                div class={ "dp-district " (class) } {
                    h3.b-title { (lang.say(key)) (dummies(page, class)) }
                    div.dp-places { @for one in places { (place(page, one)) } }
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

fn place(page: &Page<'_>, place: Place) -> Markup {
    let (said, asked) = (page.said, page.asked);
    let name = said.place(place);
    let number = asked.number(&Action::Send(place));
    let refused = asked.refused.iter().find(|(action, _)| *action == Action::Send(place));
    let needs = place.spaces().first().map(|space| said.data.requires(*space));
    let plans = planner::plans(page);
    html! {
        div.dp-place.open[number.is_some()] data-slot=(place.name()) data-drop=[number] data-meant=(said.lang.say("dp-p-meant")) {
            div.dp-place-head {
                (places::place(page, place))
                @if let Some(needs) = needs {
                    @if needs.imps > 0 { small.dp-needs title=(places::needs_imps(said, needs)) { "≥" (needs.imps) (icons::icon("imp")) } }
                    @if needs.gold > 0 { small.dp-needs title=(places::needs_gold(said, needs)) { "≥" (needs.gold) (icons::icon("gold")) } }
                }
            }
            (goods(page, place))
            div.dp-spaces {
                @for space in place.spaces() {
                    @if plans && page.view.free(*space) { (planner::pile(page, place, *space)) } @else { (stands(page, *space)) }
                }
                @if let Some(number) = number {
                    (page.control(number, "dp-go", html! { (icons::icon("imp")) " " (said.lang.say("dp-p-send")) }))
                }
                @if let Some((_, refusal)) = refused {
                    (parts::refused(&format!("no-{}", place.name()), html! { (said.lang.say("dp-p-send")) }, &name, refusal, page.view.data(), asked, said.lang))
                }
            }
        }
    }
}

/// An action space: free, blocked by a neutral imp, or taken.
fn stands(page: &Page<'_>, space: Space) -> Markup {
    let lang = page.said.lang;
    let board = &page.view.board;
    html! {
        span.dp-space data-watch={ "space-" (space.name()) } {
            @if page.view.blocked(space) {
                span.dp-neutral title=(lang.say("dp-p-blocked")) { (icons::icon("imp")) span { (lang.say("dp-neutral")) } }
            } @else if let Some(crew) = board.spaces[space] {
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
        Place::Veg => stand(page, "veg", &board.vegetable_stand),
        Place::Mixed => stand(page, "mixed", &board.mixed_stand),
        Place::Meat => stand(page, "meat", &board.meat_stand),
        Place::Artifacts => html! {
            div.dp-goods { @for id in &board.artifacts { (tiles::artifact(said, *id, None, false, asked)) } }
        },
        Place::Cage => html! {
            div.dp-goods {
                @for (pit, id) in board.cages.iter().enumerate() {
                    @if let Some(id) = id {
                        div.dp-good data-card={ "cage:" (id.0) } data-drag=[asked.number(&Action::TakeCage(*id))] { (tiles::cage(said, *id, false, asked, &format!("pit{pit}"))) (take(Action::TakeCage(*id))) }
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
                        div.dp-good data-drag=[asked.number(&Action::TakeAddon(*id))] { (tiles::addon(said, *id, false, asked, &format!("shelf{at}"))) @if !twin { (take(Action::TakeAddon(*id))) } }
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
                            (tiles::pet(said, *id, size, asked))
                            span.dp-petname { (icons::diet(said.data.pet(*id).diet)) (said.pet(*id)) }
                            (tiles::bars(said, *id, size))
                            (take(Action::TakePet(*id)))
                        }
                    }
                }
            }
        }
        Place::Immigration => html! {
            div.dp-goods.dp-small {
                @for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
                    @let waiting = player.invited(view.round);
                    @if waiting > 0 { span { (parts::seat_mark(seat)) " +" (waiting) (icons::icon("imp")) } }
                }
            }
        },
        Place::Hospital => html! {
            div.dp-goods.dp-small {
                span data-watch="potions" { (board.potions) (icons::icon("potion")) }
                @for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
                    @if player.hospital > 0 { span title=(lang.tell("dp-hospital", [("count", player.hospital.into())])) { (parts::seat_mark(seat)) (player.hospital) (icons::icon("imp")) } }
                }
            }
        },
        Place::Judging => html! {
            div.dp-goods.dp-small { span { "+" (said.data.judge_bonus) (icons::icon("rosette")) } }
        },
        Place::Platform => html! {
            div.dp-goods.dp-small {
                span { "×" (said.data.platform) (icons::icon("reputation")) }
                @for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
                    @if player.platform > 0 { span title=(lang.tell("dp-platform", [("count", player.platform.into())])) { (parts::seat_mark(seat)) (player.platform) (icons::icon("imp")) } }
                }
            }
        },
    }
}

fn stand(page: &Page<'_>, key: &str, stand: &Stand) -> Markup {
    let args =
        [("vegetable", stand.vegetable.into()), ("meat", stand.meat.into()), ("gold", stand.gold.into())];
    let label = page.said.lang.tell("dp-stand", args);
    html! {
        div.dp-goods.dp-food title=(label) data-watch={ "stand-" (key) } {
            span.hidden { (label) }
            @for (icon, count) in [("vegetable", stand.vegetable), ("meat", stand.meat), ("gold", stand.gold)] {
                @for _ in 0..count { (icons::icon(icon)) }
            }
        }
    }
}
