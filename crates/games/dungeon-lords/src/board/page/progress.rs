//! What the year brings: seasons, events, adventurers on their way, combat cards, the evilometer with its paladins.

use boards::{page::parts, seat_name};
use engine::{Id, Seat};
use maud::{Markup, html};

use super::{
    super::{answers, phase, roman},
    art,
    drawing::Drawing,
    party,
};
use crate::{
    Action,
    data::{AdventurerId, Speed},
    open::{EventTile, Member, Phase, Stacked, Who},
};

pub fn progress(drawing: &Drawing<'_>) -> Markup {
    html! {
        section.dl-progress aria-label=(drawing.word("dl-w-progress")) {
            (seasons(drawing))
            @if drawing.table().building() { (this_season(drawing)) }
            (later(drawing))
            (evilometer(drawing))
        }
    }
}

/// The seasons of the year, the combat after them, and the phase.
fn seasons(drawing: &Drawing<'_>) -> Markup {
    let table = drawing.table();
    let year = drawing.lang().tell("dl-w-year", [("year", roman(table.year.saturating_sub(1)).into())]);
    html! {
        div.dl-seasons {
            b.dl-year { (year) }
            ol {
                @for season in 1..=table.rules.seasons {
                    li.now[table.round == 0 && season == table.season].past[table.round > 0 || season < table.season] { (season) }
                }
                li.now[table.round > 0] { (drawing.icon("swords")) @if table.round > 0 { (table.round) "/" (table.rules.rounds) } }
            }
            span.dl-phase { (drawing.word(phase(table.phase))) }
        }
    }
}

fn this_season(drawing: &Drawing<'_>) -> Markup {
    let table = drawing.table();
    let special = table.special.map(|id| (id.raw(), drawing.say.name(id)));
    season(drawing, "dl-w-now", table.event, special, &table.arriving, None)
}

/// What is not of this season: small screens fold it away unless the question is about it.
fn later(drawing: &Drawing<'_>) -> Markup {
    let table = drawing.table();
    let special = table.next_special.map(|id| (id.raw(), drawing.say.name(id)));
    let before = drawing.placed();
    let cards = cards(drawing);
    let asked = drawing.placed() > before;
    html! {
        details.dl-later #dl-later open[asked] {
            summary { (drawing.word(if table.building() { "dl-w-later" } else { "dl-w-cards" })) }
            div.dl-coming {
                @if table.building() { (season(drawing, "dl-w-next", table.next_event, special, &table.announced, table.next_board)) }
                (cards)
            }
        }
    }
}

/// Events, adventurers and opportunities of a season.
fn season(
    drawing: &Drawing<'_>,
    key: &str,
    event: Option<EventTile>,
    special: Option<(u8, String)>,
    people: &[AdventurerId],
    board: Option<crate::data::BoardId>,
) -> Markup {
    let nothing = event.is_none() && people.is_empty() && board.is_none();
    html! {
        div.dl-when data-watch=(key) {
            b { (drawing.word(key)) }
            @if nothing { span.quiet { (drawing.word("dl-w-quiet")) } }
            @if let Some(tile) = event {
                @let name = drawing.say.tile(tile);
                (drawing.open("event_tile", tile as u8, &name, html! { span.dl-event { (drawing.icon(art::event(tile))) " " (name) } }))
                @if let Some(seat) = drawing.view.seat().filter(|_| tile == EventTile::Taxes) {
                    @let due = drawing.table().tax(seat);
                    span.dl-due { (drawing.word("dl-w-tax-now")) " " (drawing.amount(&due.to_string(), "gold", &drawing.word("dl-good-gold"))) }
                }
                @if let Some((id, name)) = special { (drawing.open("special_event", id, &name, html! { span.dl-event { i { (name) } } })) }
            }
            @for id in people { (party::chip(drawing, &Member::new(Who::Adventurer(*id)))) }
            @if let Some(board) = board {
                @let name = drawing.say.name(board);
                (drawing.open("opportunity", board.raw(), &name, html! {
                    span.dl-event { (drawing.icon("special")) (drawing.icon(art::area(drawing.say.data.board(board).area.0))) " " (name) }
                }))
            }
        }
    }
}

/// The combat cards of the year; what this reader knows of them lies open.
fn cards(drawing: &Drawing<'_>) -> Markup {
    let table = drawing.table();
    html! {
        ol.dl-cards aria-label=(drawing.word("dl-w-cards")) {
            @for (at, stacked) in table.combat.iter().enumerate() {
                li.now[table.round as usize == at + 1].past[(table.round as usize) > at + 1] data-watch={ "card-" (at) } {
                    (card(drawing, at, stacked))
                    @let position = at as u8 + 1;
                    @for number in drawing.waiting(|action| matches!(action, Action::Peek(at) | Action::Put(at) if *at == position)) {
                        (drawing.answer(number, "dl-do", match drawing.asked.answers[number] {
                            Action::Peek(_) => drawing.icon("peek"),
                            _ => html! { (drawing.word("dl-w-put-here")) },
                        }))
                    }
                }
            }
        }
    }
}

fn card(drawing: &Drawing<'_>, at: usize, stacked: &Stacked) -> Markup {
    html! {
        b { (at + 1) }
        @match drawing.view.card(at) {
            Some(id) => {
                @let entry = drawing.say.data.card(id);
                @let name = drawing.say.name(id);
                (drawing.open("combat_card", id.raw(), &name, html! {
                    span.dl-known {
                        (drawing.icon(if entry.speed == Speed::Fast { "fast" } else { "slow" }))
                        (drawing.amount(&entry.magic.to_string(), "magic", &drawing.word("dl-w-magic")))
                        (drawing.amount(&entry.fatigue.to_string(), "fatigue", &drawing.word("dl-w-fatigue")))
                        span.dl-name { (name) }
                    }
                }))
            },
            None => span.dl-back { "?" span.hidden { (drawing.word("dl-w-face-down")) } },
        }
        @if !stacked.open {
            span.dl-seen {
                @for seat in stacked.known { span title={ (drawing.word("dl-w-seen-by")) " " (seat_name(seat, drawing.lang())) } { (parts::seat_mark(seat)) } }
            }
        }
    }
}

/// The track from nicest to most evil, with everybody on it and the tent at the paladin space.
fn evilometer(drawing: &Drawing<'_>) -> Markup {
    let table = drawing.table();
    let evil = drawing.say.data.evil;
    let on = |space: u8| {
        Seat::all(table.players.len()).filter(move |seat| table.players[seat.index()].evil == space)
    };
    html! {
        div.dl-evil role="group" aria-label=(drawing.word("dl-w-evilometer")) {
            span.dl-end { (drawing.icon("evil")) }
            ol {
                @for space in 0..=evil.spaces {
                    @let here: Vec<Seat> = on(space).collect();
                    @let dummy = table.dummy_lord() == Some(space);
                    @if space > 0 || !here.is_empty() || dummy {
                        li.danger[table.notorious(space)].here[!here.is_empty()] data-watch={ "evil-at-" (space) } {
                            span.dl-space { (space) @if space == evil.paladin_space { (drawing.icon("swords")) } }
                            @for seat in here { span title=(seat_name(seat, drawing.lang())) { (parts::seat_mark(seat)) span.hidden { (seat_name(seat, drawing.lang())) } } }
                            @if dummy { (drawing.icon("dummy")) span.hidden { (drawing.word("dl-dummy")) } }
                        }
                    }
                }
            }
            span.dl-tent data-watch="tent" title=(drawing.word("dl-w-tent")) {
                (drawing.icon("tent")) span.hidden { (drawing.word("dl-w-tent")) }
                @for id in table.tent.iter() {
                    (drawing.open("paladin", id.raw(), &drawing.say.name(id), drawing.paint.picture(art::who(drawing.say.data, Who::Paladin(id)))))
                }
                @if table.tent.is_empty() { "–" }
            }
        }
    }
}

/// The prizes of the Fair.
pub fn fair(drawing: &Drawing<'_>) -> Markup {
    let table = drawing.table();
    if !matches!(table.phase, Phase::FairBids | Phase::FairPrizes) || table.prizes.is_empty() {
        return html! {};
    }
    html! {
        section.b-panel.dl-fair aria-label=(drawing.word("dl-w-ph-fair")) {
            h3 { (drawing.word("dl-w-prizes")) }
            div.b-row {
                @for board in table.prizes.iter() {
                    @let entry = drawing.say.data.board(board);
                    div.dl-prize {
                        (drawing.open("opportunity", board.raw(), &drawing.say.name(board), html! {
                            span.dl-event { (drawing.icon(art::area(entry.area.0))) " " (drawing.say.lang.name(&entry.prize.name)) }
                        }))
                        @for number in drawing.waiting(|action| *action == Action::Prize(board)) {
                            (drawing.answer(number, "dl-do", html! { (drawing.word("dl-w-take")) }))
                        }
                    }
                }
            }
            @let bids = drawing.waiting(|action| matches!(action, Action::Send(_)));
            @if !bids.is_empty() {
                div.b-row.dl-bids {
                    @for number in bids {
                        (drawing.answer(number, "dl-bid", html! {
                            @if let Action::Send(imps) = drawing.asked.answers[number] { (imps) (drawing.icon("imp")) }
                        }))
                    }
                    @if let Some(seat) = drawing.asked.seat {
                        span.quiet { (answers::question(drawing.view, seat, drawing.lang())) }
                    }
                }
            }
        }
    }
}
