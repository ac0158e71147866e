//! What the year brings: seasons, events, adventurers on their way, combat cards, the evilometer with its paladins.

use boards::{page::parts, seat_name};
use engine::{Id, Seat};
use maud::{Markup, html};

use super::{
    super::{answers, roman},
    art,
    desk::Desk,
    party,
};
use crate::{
    Action,
    data::{AdventurerId, Speed},
    open::{EventTile, Member, Phase, Stacked, Who},
};

pub fn progress(desk: &Desk<'_>) -> Markup {
    html! {
        section.dl-progress aria-label=(desk.word("dl-w-progress")) {
            (seasons(desk))
            @if desk.table().building() { (this_season(desk)) }
            (later(desk))
            (evilometer(desk))
        }
    }
}

/// The seasons of the year, the combat after them, and the phase.
fn seasons(desk: &Desk<'_>) -> Markup {
    let table = desk.table();
    let year = desk.lang().tell("dl-w-year", [("year", roman(table.year.saturating_sub(1)).into())]);
    html! {
        div.dl-seasons {
            b.dl-year { (year) }
            ol {
                @for season in 1..=table.rules.seasons {
                    li.now[table.round == 0 && season == table.season].past[table.round > 0 || season < table.season] { (season) }
                }
                li.now[table.round > 0] { (desk.icon("swords")) @if table.round > 0 { (table.round) "/" (table.rules.rounds) } }
            }
            span.dl-phase { (phase(desk, table.phase)) }
        }
    }
}

fn phase(desk: &Desk<'_>, phase: Phase) -> String {
    desk.word(match phase {
        Phase::InitialOrders => "dl-w-ph-initial",
        Phase::NewSeason => "dl-w-ph-new-season",
        Phase::ChooseOrders => "dl-w-ph-choose",
        Phase::PlaceMinions => "dl-w-ph-place",
        Phase::ResolveOrders | Phase::EndOfOrders => "dl-w-ph-resolve",
        Phase::FairBids | Phase::FairPrizes => "dl-w-ph-fair",
        Phase::BeforeProduction | Phase::Production | Phase::Retrieval => "dl-w-ph-production",
        Phase::PassPets | Phase::DiscardPets => "dl-w-ph-pets",
        Phase::BeforeEvent | Phase::Event => "dl-w-ph-event",
        Phase::BeforeAdventurers | Phase::Adventurers => "dl-w-ph-adventurers",
        Phase::EndOfSeason => "dl-w-ph-end",
        Phase::Combat | Phase::Planning => "dl-w-ph-planning",
        Phase::Battle => "dl-w-ph-battle",
        Phase::ScoringPets => "dl-w-ph-scoring",
        Phase::Over => "dl-w-ph-over",
    })
}

fn this_season(desk: &Desk<'_>) -> Markup {
    let table = desk.table();
    let special = table.special.map(|id| (id.raw(), desk.say.name(id)));
    season(desk, "dl-w-now", table.event, special, &table.arriving, None)
}

/// What is not of this season: small screens fold it away unless the question is about it.
fn later(desk: &Desk<'_>) -> Markup {
    let table = desk.table();
    let special = table.next_special.map(|id| (id.raw(), desk.say.name(id)));
    let before = desk.placed();
    let cards = cards(desk);
    let asked = desk.placed() > before;
    html! {
        details.dl-later #dl-later open[asked] {
            summary { (desk.word(if table.building() { "dl-w-later" } else { "dl-w-cards" })) }
            div.dl-coming {
                @if table.building() { (season(desk, "dl-w-next", table.next_event, special, &table.announced, table.next_board)) }
                (cards)
            }
        }
    }
}

/// Events, adventurers and opportunities of a season.
fn season(
    desk: &Desk<'_>,
    key: &str,
    event: Option<EventTile>,
    special: Option<(u8, String)>,
    people: &[AdventurerId],
    board: Option<crate::data::BoardId>,
) -> Markup {
    let nothing = event.is_none() && people.is_empty() && board.is_none();
    html! {
        div.dl-when data-watch=(key) {
            b { (desk.word(key)) }
            @if nothing { span.quiet { (desk.word("dl-w-quiet")) } }
            @if let Some(tile) = event {
                @let name = desk.say.tile(tile);
                (desk.open("event_tile", tile as u8, &name, html! { span.dl-event { (desk.icon(art::event(tile))) " " (name) } }))
                @if let Some((id, name)) = special { (desk.open("special_event", id, &name, html! { span.dl-event { i { (name) } } })) }
            }
            @for id in people { (party::chip(desk, &Member::new(Who::Adventurer(*id)))) }
            @if let Some(board) = board {
                @let name = desk.say.name(board);
                (desk.open("opportunity", board.raw(), &name, html! {
                    span.dl-event { (desk.icon("special")) (desk.icon(art::area(desk.say.data.board(board).area.0))) " " (name) }
                }))
            }
        }
    }
}

/// The combat cards of the year; what this reader knows of them lies open.
fn cards(desk: &Desk<'_>) -> Markup {
    let table = desk.table();
    html! {
        ol.dl-cards aria-label=(desk.word("dl-w-cards")) {
            @for (at, stacked) in table.combat.iter().enumerate() {
                li.now[table.round as usize == at + 1].past[(table.round as usize) > at + 1] data-watch={ "card-" (at) } {
                    (card(desk, at, stacked))
                    @let position = at as u8 + 1;
                    @for number in desk.waiting(|action| matches!(action, Action::Peek(at) | Action::Put(at) if *at == position)) {
                        (desk.answer(number, "dl-do", match desk.asked.answers[number] {
                            Action::Peek(_) => desk.icon("peek"),
                            _ => html! { (desk.word("dl-w-put-here")) },
                        }))
                    }
                }
            }
        }
    }
}

fn card(desk: &Desk<'_>, at: usize, stacked: &Stacked) -> Markup {
    html! {
        b { (at + 1) }
        @match desk.view.card(at) {
            Some(id) => {
                @let entry = desk.say.data.card(id);
                @let name = desk.say.name(id);
                (desk.open("combat_card", id.raw(), &name, html! {
                    span.dl-known {
                        (desk.icon(if entry.speed == Speed::Fast { "fast" } else { "slow" }))
                        (desk.amount(&entry.magic.to_string(), "magic", &desk.word("dl-w-magic")))
                        (desk.amount(&entry.fatigue.to_string(), "fatigue", &desk.word("dl-w-fatigue")))
                        span.dl-name { (name) }
                    }
                }))
            },
            None => span.dl-back { "?" span.hidden { (desk.word("dl-w-face-down")) } },
        }
        @if !stacked.open {
            span.dl-seen {
                @for seat in stacked.known { span title={ (desk.word("dl-w-seen-by")) " " (seat_name(seat, desk.lang())) } { (parts::seat_mark(seat)) } }
            }
        }
    }
}

/// The track from nicest to most evil, with everybody on it and the tent at the paladin space.
fn evilometer(desk: &Desk<'_>) -> Markup {
    let table = desk.table();
    let evil = desk.say.data.evil;
    let on = |space: u8| {
        Seat::all(table.players.len()).filter(move |seat| table.players[seat.index()].evil == space)
    };
    html! {
        div.dl-evil role="group" aria-label=(desk.word("dl-w-evilometer")) {
            span.dl-end { (desk.icon("evil")) }
            ol {
                @for space in 0..=evil.spaces {
                    @let here: Vec<Seat> = on(space).collect();
                    @let dummy = table.players.len() == 2 && table.dummy_evil == space;
                    @if space > 0 || !here.is_empty() || dummy {
                        li.danger[table.notorious(space)].here[!here.is_empty()] data-watch={ "evil-at-" (space) } {
                            span.dl-space { (space) @if space == evil.paladin_space { (desk.icon("swords")) } }
                            @for seat in here { span title=(seat_name(seat, desk.lang())) { (parts::seat_mark(seat)) span.hidden { (seat_name(seat, desk.lang())) } } }
                            @if dummy { (desk.icon("dummy")) span.hidden { (desk.word("dl-dummy")) } }
                        }
                    }
                }
            }
            span.dl-tent data-watch="tent" title=(desk.word("dl-w-tent")) {
                (desk.icon("tent")) span.hidden { (desk.word("dl-w-tent")) }
                @for id in table.tent.iter() {
                    (desk.open("paladin", id.raw(), &desk.say.name(id), desk.paint.picture(art::who(desk.say.data, Who::Paladin(id)))))
                }
                @if table.tent.is_empty() { "–" }
            }
        }
    }
}

/// The prizes of the Fair.
pub fn fair(desk: &Desk<'_>) -> Markup {
    let table = desk.table();
    if !matches!(table.phase, Phase::FairBids | Phase::FairPrizes) || table.prizes.is_empty() {
        return html! {};
    }
    html! {
        section.b-panel.dl-fair aria-label=(desk.word("dl-w-ph-fair")) {
            h3 { (desk.word("dl-w-prizes")) }
            div.b-row {
                @for board in table.prizes.iter() {
                    @let entry = desk.say.data.board(board);
                    div.dl-prize {
                        (desk.open("opportunity", board.raw(), &desk.say.name(board), html! {
                            span.dl-event { (desk.icon(art::area(entry.area.0))) " " (desk.say.lang.name(&entry.prize.name)) }
                        }))
                        @for number in desk.waiting(|action| *action == Action::Prize(board)) {
                            (desk.answer(number, "dl-do", html! { (desk.word("dl-w-take")) }))
                        }
                    }
                }
            }
            @let bids = desk.waiting(|action| matches!(action, Action::Send(_)));
            @if !bids.is_empty() {
                div.b-row.dl-bids {
                    @for number in bids {
                        (desk.answer(number, "dl-bid", html! {
                            @if let Action::Send(imps) = desk.asked.answers[number] { (imps) (desk.icon("imp")) }
                        }))
                    }
                    @if let Some(seat) = desk.asked.seat {
                        span.quiet { (answers::question(desk.view, seat, desk.lang())) }
                    }
                }
            }
        }
    }
}
