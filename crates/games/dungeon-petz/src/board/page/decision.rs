//! What has to be decided now and has no place of its own on the board: the queue of groups, the tray of need cards, and
//! the loose answers.

use boards::{
    page::{parts, steady::steady},
    seat_name,
};
use engine::Seat;
use maud::{Markup, html};

use super::{super::Said, Page, Spot, buttons, icons, pets, planner, signs, tiles, turns};
use crate::{
    Action, Phase,
    open::{Assigned, Errand, Group, Layout},
};

pub fn decision(page: &Page<'_>) -> Markup {
    let view = page.view;
    let parts = match &view.phase {
        Phase::Grouping => planner::planner(page),
        Phase::Sending { errand, .. } => groups(page, *errand),
        Phase::Assigning => tray(page),
        Phase::Arranging { seat, layout: Layout::Pets { next } } if page.asked.seat == Some(*seat) => {
            let pet = view.player(*seat).pets.get(usize::from(*next));
            let moves =
                page.asked.among(|action| matches!(action, Action::House { .. } | Action::Release(_)));
            html! { @if let Some(pet) = pet { div.dp-subject data-drag=[moves] { (pets::pet(page.said.data, pet.pet, 4)) b { (page.said.pet(pet.pet)) } } } }
        }
        _ => html! {},
    };
    let body = html! { (parts) @if view.phase != Phase::Grouping { (loose(page)) } };
    html! {
        @if !body.0.is_empty() { section.dp-desk aria-label=(page.said.lang.say("dp-p-desk")) { (body) } }
    }
}

/// Answers without a place of their own.
fn loose(page: &Page<'_>) -> Markup {
    let numbers: Vec<usize> = page.at(Spot::Decision).collect();
    html! {
        @if !numbers.is_empty() {
            div.b-row.dp-loose {
                @for number in numbers {
                    @let action = &page.asked.answers[number];
                    (page.control(number, loud(action), html! { (mark(page, action)) (buttons::face(page, action)) }))
                }
            }
        }
    }
}

const fn loud(action: &Action) -> &'static str {
    match action {
        Action::Done => "b-big",
        _ => "",
    }
}

fn mark(page: &Page<'_>, action: &Action) -> Markup {
    match action {
        Action::Colour(colour) => html! { (icons::colour(*colour)) " " },
        Action::Book(book) => html! { (icons::icon(icons::power(page.said.data.power(*book)))) " " },
        Action::Release(_) | Action::Home => html! { (icons::icon("door")) " " },
        _ => html! {},
    }
}

/// Imps and gold of a group as pictures.
pub fn group(said: Said, group: Group) -> Markup {
    steady((said, group), pictured)
}

fn pictured(&(said, group): &(Said, Group)) -> Markup {
    let label = said.lang.tell("dp-group", [("imps", group.imps.into()), ("gold", group.gold.into())]);
    html! {
        span.dp-group title=(label) {
            span.hidden { (label) }
            span aria-hidden="true" {
                @if group.size() <= 6 {
                    @for _ in 0..group.imps { (icons::icon("imp")) }
                    @for _ in 0..group.gold { (icons::icon("gold")) }
                } @else {
                    (group.imps) (icons::icon("imp")) @if group.gold > 0 { (group.gold) (icons::icon("gold")) }
                }
                b.dp-groupsize { (group.size()) }
            }
        }
    }
}

fn groups(page: &Page<'_>, errand: Errand) -> Markup {
    let (said, lang) = (page.said, page.said.lang);
    let Phase::Sending { seat, .. } = &page.view.phase else { return html! {} };
    let picks: Vec<usize> = page.at(Spot::Groups).collect();
    // The own groups, for the plan that the page remembers.
    let own = |owner: Seat, group: Group| (page.view.me() == Some(owner)).then(|| planner::sum(group));
    html! {
        div.dp-queue role="group" aria-label=(lang.say("dp-p-queue")) {
            @if let Errand::Go(now) = errand {
                span.dp-turn.now data-piece={ "group:" (seat.index()) } data-owner="queue" data-going=[own(*seat, now)] data-drag=[page.asked.among(|action| matches!(action, Action::Send(_) | Action::Home))] {
                    (parts::seat_mark(*seat)) (group(said, now)) span.hidden { (seat_name(*seat, lang)) }
                }
            }
            @if !picks.is_empty() {
                @for number in &picks {
                    @if let Action::Pick { imps, gold } = page.asked.answers[*number] {
                        (page.control(*number, "", group(said, Group { imps, gold })))
                    }
                }
            }
            @let next = turns::order(page.view);
            @if !next.is_empty() { span.quiet { (lang.say("dp-p-then")) } }
            @for (owner, one) in next {
                span.dp-turn data-piece={ "group:" (owner.index()) } data-owner="queue" data-waiting=[own(owner, one)] { (parts::seat_mark(owner)) (group(said, one)) span.hidden { (seat_name(owner, lang)) } }
            }
        }
    }
}

/// The cards for the next bar, each with what it would change, and the forecast.
fn tray(page: &Page<'_>) -> Markup {
    let (said, lang) = (page.said, page.said.lang);
    let player = page.view.me().map(|seat| page.shown.player(seat));
    let (Some(player), Some(known)) = (player, &page.forecast) else {
        return html! { p.quiet { (icons::icon("cards")) " " (lang.say("dp-p-assigning")) } };
    };
    let next = page.bar.as_ref().and_then(|bar| Some((bar, player.pets.get(bar.at)?)));
    html! {
        @if let Some((bar, pet)) = next {
            div.dp-tray {
                div.dp-subject {
                    (pets::pet(said.data, pet.pet, 4))
                    div {
                        b { (said.pet(pet.pet)) }
                        p.dp-which {
                            (lang.tell("dp-p-bar", [("number", (bar.number + 1).into()), ("all", pet.size.into())])) " "
                            (tiles::colour(said, bar.colour)) " " (said.colour(bar.colour))
                        }
                    }
                }
                div.b-row.dp-choices {
                    @for (number, answer) in page.asked.answers.iter().enumerate() {
                        @if let Action::Assign { colour, need, turned, .. } = *answer {
                            @let card = Assigned { colour, need, turned };
                            span data-drag=(number) {
                                (page.asked.button(number, "dp-cardbutton", html! {
                                    (tiles::card(said, colour, need, turned, 1))
                                    span.dp-needname aria-hidden="true" { (said.need(need)) }
                                    (signs::change(page, player, bar.at, card, known))
                                }))
                            }
                        }
                    }
                }
            }
        } @else { p.quiet { (icons::icon("cards")) " " (lang.say("dp-p-assigning")) } }
        (signs::summary(page, player, known))
    }
}
