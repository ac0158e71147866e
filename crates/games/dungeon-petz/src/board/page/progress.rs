//! Where the game stands: round, phase, the exhibitions, customers and new imps of each round.

use boards::page::parts;
use engine::Seat;
use maud::{Markup, html};

use super::{Page, icons, places, tiles};
use crate::Phase;

pub fn progress(page: &Page<'_>) -> Markup {
    let (view, said) = (page.view, page.said);
    let lang = said.lang;
    let number = view.phase.number();
    html! {
        section.dp-progress aria-label=(lang.say("dp-p-progress")) {
            ol.dp-phases aria-label=(lang.say("dp-p-phases")) {
                @for at in 1..=said.data.phases.len() {
                    li.now[at == number && view.phase != Phase::Over] aria-current=[(at == number).then_some("step")] { (places::phase(page, at)) }
                }
            }
            div.dp-rounds tabindex="0" role="group" aria-label=(lang.say("dp-p-rounds")) {
                @for round in 1..=view.rounds() { (column(page, round)) }
            }
        }
    }
}

fn column(page: &Page<'_>, round: u8) -> Markup {
    let (view, said, asked) = (page.view, page.said, page.asked);
    let lang = said.lang;
    let side = said.data.progress(view.players.len());
    let past = round < view.round;
    html! {
        div.dp-round.now[round == view.round].past[past] aria-current=[(round == view.round).then_some("true")] {
            h3 { span.hidden { (lang.say("dp-p-round")) " " } (round) (arrivals(page, round)) }
            @if !past {
                @for (at, _) in side.exhibitions.iter().enumerate().filter(|(_, known)| **known == round) {
                    @match view.board.exhibitions.get(at) {
                        Some(tile) => (tiles::exhibition(said, *tile, asked)),
                        None => span.dp-down { (icons::icon("tent")) " " (lang.say("dp-p-down")) },
                    }
                }
                @for (at, _) in side.customers.iter().enumerate().filter(|(_, known)| **known == round) {
                    @match view.board.customers.get(at) {
                        Some(tile) => (tiles::customer(said, *tile, asked)),
                        None => span.dp-down { (icons::icon("gold")) " " (lang.say("dp-p-down")) },
                    }
                }
            }
        }
    }
}

/// Whose imps still wait to be invited on the space of a round.
fn arrivals(page: &Page<'_>, round: u8) -> Markup {
    let players = &page.view.players;
    let waiting: Vec<Seat> =
        Seat::all(players.len()).filter(|seat| players[seat.index()].extra_imps.contains(&round)).collect();
    let label = page.said.lang.say("dp-p-arrivals");
    html! {
        @if !waiting.is_empty() {
            span.dp-arrivals title=(label) { (icons::icon("imp")) span.hidden { (label) } @for seat in waiting { (parts::seat_mark(seat)) } }
        }
    }
}
