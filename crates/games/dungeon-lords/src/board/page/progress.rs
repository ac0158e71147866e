//! What the year brings: seasons, events, adventurers on their way, combat cards, the evilometer with its paladins.

use boards::{page::parts, seat_name};
use engine::{Id, IdSet, Seat, Seats};
use maud::{Markup, html};

use super::{
    super::{answers, phase, roman},
    art,
    drawing::Drawing,
    party,
    pen::Pen,
};
use crate::{
    Action,
    data::{AdventurerId, BoardId, CardId, PaladinId, SpecialId, Speed},
    open::{EventTile, Member, Phase, Who},
};

pub fn progress(drawing: &Drawing<'_>) -> Markup {
    html! {
        section.dl-progress aria-label=(drawing.word("dl-w-progress")) {
            (seasons(drawing))
            @if drawing.table().building() { (this_season(drawing)) }
            (later(drawing))
            (drawing.part(evil(drawing), evilometer))
        }
    }
}

fn evil(drawing: &Drawing<'_>) -> Evil {
    let table = drawing.table();
    let seats = table.players.iter().map(|player| player.evil).collect();
    Evil { seats, dummy: table.dummy_lord(), tent: table.tent.bits() }
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
    let now = When {
        key: "dl-w-now",
        event: table.event,
        due: due(drawing, table.event),
        special: table.special,
        people: &table.arriving,
        board: None,
    };
    drawing.part(now, season)
}

/// What is not of this season: small screens fold it away unless the question is about it.
fn later(drawing: &Drawing<'_>) -> Markup {
    let table = drawing.table();
    let next = When {
        key: "dl-w-next",
        event: table.next_event,
        due: due(drawing, table.next_event),
        special: table.next_special,
        people: &table.announced,
        board: table.next_board,
    };
    let before = drawing.placed();
    let cards = cards(drawing);
    let asked = drawing.placed() > before;
    html! {
        details.dl-later #dl-later open[asked] {
            summary { (drawing.word(if table.building() { "dl-w-later" } else { "dl-w-cards" })) }
            div.dl-coming {
                @if table.building() { (drawing.part(next, season)) }
                (cards)
            }
        }
    }
}

/// What a season brings.
#[derive(Hash)]
struct When<'a> {
    key: &'static str,
    event: Option<EventTile>,
    /// What the reader would pay now.
    due: Option<u8>,
    special: Option<SpecialId>,
    people: &'a [AdventurerId],
    board: Option<BoardId>,
}

/// The tax of the reader, where it is collected.
fn due(drawing: &Drawing<'_>, event: Option<EventTile>) -> Option<u8> {
    let seat = drawing.view.seat().filter(|_| event == Some(EventTile::Taxes))?;
    Some(drawing.table().tax(seat))
}

/// Events, adventurers and opportunities of a season.
fn season(of: &When<'_>, pen: &Pen) -> Markup {
    let When { key, event, due, special, people, board } = *of;
    let nothing = event.is_none() && people.is_empty() && board.is_none();
    html! {
        div.dl-when data-watch=(key) {
            b { (pen.word(key)) }
            @if nothing { span.quiet { (pen.word("dl-w-quiet")) } }
            @if let Some(tile) = event {
                @let name = pen.say.tile(tile);
                (pen.open("event_tile", tile as u8, &name, html! { span.dl-event { (pen.icon(art::event(tile))) " " (name) } }))
                @if let Some(due) = due {
                    span.dl-due { (pen.word("dl-w-tax-now")) " " (pen.amount(&due.to_string(), "gold", &pen.word("dl-good-gold"))) }
                }
                @if let Some(id) = special {
                    @let name = pen.say.name(id);
                    (pen.open("special_event", id.raw(), &name, html! { span.dl-event { i { (name) } } }))
                }
            }
            @for id in people { (party::chip(&Member::new(Who::Adventurer(*id)), pen)) }
            @if let Some(board) = board {
                @let name = pen.say.name(board);
                (pen.open("opportunity", board.raw(), &name, html! {
                    span.dl-event { (pen.icon("special")) (pen.icon(art::area(pen.say.data.board(board).area.0))) " " (name) }
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
                    (drawing.part(Card { at, known: drawing.view.card(at), open: stacked.open, seen: stacked.known }, card))
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

/// A card of the stack: what the reader knows of it, and who has seen it while it lies face down.
#[derive(Hash)]
struct Card {
    at: usize,
    known: Option<CardId>,
    open: bool,
    seen: Seats,
}

fn card(of: &Card, pen: &Pen) -> Markup {
    html! {
        b { (of.at + 1) }
        @match of.known {
            Some(id) => {
                @let entry = pen.say.data.card(id);
                @let name = pen.say.name(id);
                (pen.open("combat_card", id.raw(), &name, html! {
                    span.dl-known {
                        (pen.icon(if entry.speed == Speed::Fast { "fast" } else { "slow" }))
                        (pen.amount(&entry.magic.to_string(), "magic", &pen.word("dl-w-magic")))
                        (pen.amount(&entry.fatigue.to_string(), "fatigue", &pen.word("dl-w-fatigue")))
                        span.dl-name { (name) }
                    }
                }))
            },
            None => span.dl-back { "?" span.hidden { (pen.word("dl-w-face-down")) } },
        }
        @if !of.open {
            span.dl-seen {
                @for seat in of.seen { span title={ (pen.word("dl-w-seen-by")) " " (seat_name(seat, pen.lang())) } { (parts::seat_mark(seat)) } }
            }
        }
    }
}

/// How evil everybody is, and the paladins in the tent, as bits.
#[derive(Hash)]
struct Evil {
    seats: Vec<u8>,
    dummy: Option<u8>,
    tent: u64,
}

/// The track from nicest to most evil, with everybody on it and the tent at the paladin space.
fn evilometer(of: &Evil, pen: &Pen) -> Markup {
    let evil = pen.say.data.evil;
    let tent = IdSet::<PaladinId>::from_bits(of.tent);
    let on = |space: u8| Seat::all(of.seats.len()).filter(move |seat| of.seats[seat.index()] == space);
    html! {
        div.dl-evil role="group" aria-label=(pen.word("dl-w-evilometer")) {
            span.dl-end { (pen.icon("evil")) }
            ol {
                @for space in 0..=evil.spaces {
                    @let here: Vec<Seat> = on(space).collect();
                    @let dummy = of.dummy == Some(space);
                    @if space > 0 || !here.is_empty() || dummy {
                        li.danger[space >= evil.paladin_space].here[!here.is_empty()] data-watch={ "evil-at-" (space) } {
                            span.dl-space { (space) @if space == evil.paladin_space { (pen.icon("swords")) } }
                            @for seat in here { span title=(seat_name(seat, pen.lang())) { (parts::seat_mark(seat)) span.hidden { (seat_name(seat, pen.lang())) } } }
                            @if dummy { (pen.icon("dummy")) span.hidden { (pen.word("dl-dummy")) } }
                        }
                    }
                }
            }
            span.dl-tent data-watch="tent" title=(pen.word("dl-w-tent")) {
                (pen.icon("tent")) span.hidden { (pen.word("dl-w-tent")) }
                @for id in tent.iter() {
                    (pen.open("paladin", id.raw(), &pen.say.name(id), pen.paint.picture(art::who(pen.say.data, Who::Paladin(id)))))
                }
                @if tent.is_empty() { "–" }
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
