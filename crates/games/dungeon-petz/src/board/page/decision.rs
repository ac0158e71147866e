//! What has to be decided now and has no place of its own on the board: grouping behind the screen, the queue of
//! groups, the tray of need cards, and the loose answers.

use boards::{page::parts, seat_name};
use maud::{Markup, html};

use super::{Page, Spot, buttons, icons, pets, signs, tiles, turns};
use crate::{
    Action, Phase,
    open::{Assigned, Errand, Group, Layout},
    terms::{Place, Term},
};

pub fn decision(page: &Page<'_>) -> Markup {
    let view = page.view;
    let parts = match &view.phase {
        Phase::Grouping => screen(page),
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
        Action::Done | Action::Home => "b-big",
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
fn group(page: &Page<'_>, group: Group) -> Markup {
    let lang = page.said.lang;
    let label = lang.tell("dp-group", [("imps", group.imps.into()), ("gold", group.gold.into())]);
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

/// What a group reaches, and the places whose requirement it does not meet.
fn reach(page: &Page<'_>, group: Group) -> String {
    let (data, lang) = (page.said.data, page.said.lang);
    let open = |place: &Place| {
        let mut spaces = place.spaces().iter().filter(|space| !page.view.blocked(**space));
        spaces.any(|space| data.requires(*space).admits(group.imps, group.gold))
    };
    let barred: Vec<String> = Place::ALL
        .iter()
        .filter(|place| {
            let needs = place.spaces().first().map(|space| data.requires(*space));
            needs.is_some_and(|needs| !needs.admits(group.imps, group.gold))
        })
        .map(|place| page.said.place(*place))
        .collect();
    let reached = Place::ALL.iter().filter(|place| open(place)).count();
    let mut said = lang.tell("dp-p-reach", [("count", reached.into()), ("all", Place::ALL.len().into())]);
    if !barred.is_empty() {
        said.push(' ');
        said.push_str(&lang.tell("dp-p-not", [("places", barred.join(", ").into())]));
    }
    said
}

/// Grouping: the groups so far in the order in which they will act, and all further groups in a grid.
fn screen(page: &Page<'_>) -> Markup {
    let lang = page.said.lang;
    let Some(player) = page.view.me().map(|seat| page.shown.player(seat)) else {
        return html! { p.quiet { (icons::icon("imp")) " " (lang.say("dp-p-screens")) } };
    };
    let offers: Vec<(usize, u8, u8)> = page
        .asked
        .answers
        .iter()
        .enumerate()
        .filter_map(|(number, answer)| match answer {
            Action::Group { imps, gold } => Some((number, *imps, *gold)),
            _ => None,
        })
        .collect();
    let most_gold = offers.iter().map(|(_, _, gold)| *gold).max().unwrap_or(0);
    let most_imps = offers.iter().map(|(_, imps, _)| *imps).max().unwrap_or(0);
    html! {
        div.dp-screen {
            div.dp-exits {
                h3.b-title { (lang.say("dp-p-exits")) }
                @if player.groups.is_empty() { p.quiet { (lang.say("dp-p-exits-none")) } }
                ol { @for one in &player.groups { li { (group(page, *one)) " " small.dp-reach { (reach(page, *one)) } } } }
                p.dp-rest data-watch="rest" { (lang.tell("dp-p-rest", [("imps", player.imps.into()), ("gold", player.gold.into())])) }
                (loose(page))
            }
            @if !offers.is_empty() { (piles(page, player.imps, player.gold)) }
            @if !offers.is_empty() {
                div.dp-grid {
                    h3.b-title { (lang.say("dp-p-next-group")) }
                    table {
                        thead { tr {
                            td {}
                            @for gold in 0..=most_gold { th scope="col" { "+" (gold) (icons::icon("gold")) br; @if gold > 0 { (icons::icon("pet")) } } }
                        } }
                        tbody { @for imps in 1..=most_imps { tr {
                            th scope="row" { (imps) (icons::icon("imp")) @if imps > 1 { (icons::icon("strength")) } }
                            @for gold in 0..=most_gold {
                                @match offers.iter().find(|(_, i, g)| (*i, *g) == (imps, gold)) {
                                    Some((number, ..)) => td data-sum=(sum(imps, gold)) data-told=(reach(page, Group { imps, gold })) {
                                        (page.control(*number, "dp-groupbutton", html! { (imps + gold) }))
                                    },
                                    None => td { "·" },
                                }
                            }
                        } } }
                    }
                    small.quiet { (icons::icon("pet")) " " (lang.say("dp-p-needs-gold")) " · " (icons::icon("strength")) " " (lang.say("dp-p-needs-imps")) }
                }
            }
        }
    }
}

/// A group as the page's script counts what was put together.
fn sum(imps: u8, gold: u8) -> String {
    if gold > 0 { format!("{gold} gold {imps} imp") } else { format!("{imps} imp") }
}

/// The next group, put together piece by piece: what is at home, and what goes. For browsers with scripts; the table
/// beside it says the same in one press.
fn piles(page: &Page<'_>, imps: u8, gold: u8) -> Markup {
    let lang = page.said.lang;
    let tokens = |kind: &'static str, key: &'static str, count: u8| {
        html! {
            @for at in 0..count {
                button.dp-token type="button" data-token=(kind) id={ "dp-" (kind) "-" (at) } {
                    (icons::icon(kind)) span.hidden { (lang.say(key)) }
                }
            }
        }
    };
    html! {
        div.dp-piles #dp-piles data-piles {
            h3.b-title { (lang.say("dp-p-piles")) }
            div.dp-pile.home data-pile="home" { (tokens("imp", "dp-p-token-imp", imps)) (tokens("gold", "dp-p-token-gold", gold)) }
            div.dp-pile.chosen data-pile="chosen" data-hint=(lang.say("dp-p-pile-hint")) {}
            div.b-row {
                button.dp-give type="button" data-give disabled { (lang.say("dp-p-give")) }
                small.dp-reach data-told role="status" {}
            }
        }
    }
}

fn groups(page: &Page<'_>, errand: Errand) -> Markup {
    let lang = page.said.lang;
    let Phase::Sending { seat, .. } = &page.view.phase else { return html! {} };
    let picks: Vec<usize> = page.at(Spot::Groups).collect();
    html! {
        div.dp-queue role="group" aria-label=(lang.say("dp-p-queue")) {
            @if let Errand::Go(now) = errand {
                span.dp-turn.now data-drag=[page.asked.among(|action| matches!(action, Action::Send(_) | Action::Home))] {
                    (parts::seat_mark(*seat)) (group(page, now)) span.hidden { (seat_name(*seat, lang)) }
                }
            }
            @if !picks.is_empty() {
                @for number in &picks {
                    @if let Action::Pick { imps, gold } = page.asked.answers[*number] {
                        (page.control(*number, "", group(page, Group { imps, gold })))
                    }
                }
            }
            @let next = turns::order(page.view);
            @if !next.is_empty() { span.quiet { (lang.say("dp-p-then")) } }
            @for (owner, one) in next {
                span.dp-turn { (parts::seat_mark(owner)) (group(page, one)) span.hidden { (seat_name(owner, lang)) } }
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
                                    (page.card(colour, need, turned, 1))
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
