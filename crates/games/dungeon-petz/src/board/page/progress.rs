//! Where the game stands: round, phase, the exhibitions, customers and new imps of each round.

use std::cmp::Ordering;

use boards::page::{Quotes, parts, steady::steady};
use engine::Seat;
use maud::{Markup, html};

use super::{super::Said, Page, icons, places, tiles};
use crate::{
    Phase,
    data::{CustomerId, ExhibitionId},
};

pub fn progress(page: &Page<'_>) -> Markup {
    let (view, said, quotes) = (page.view, page.said, page.asked.quotes);
    let now = Some(view.phase.number()).filter(|_| view.phase != Phase::Over);
    html! {
        section.dp-progress aria-label=(said.lang.say("dp-p-progress")) {
            (steady((said, now, quotes), phases))
            div.dp-rounds tabindex="0" role="group" aria-label=(said.lang.say("dp-p-rounds")) {
                @for round in 1..=view.rounds() { (steady(Column::of(page, round), column)) }
            }
        }
    }
}

fn phases(&(said, now, quotes): &(Said, Option<usize>, Quotes)) -> Markup {
    html! {
        ol.dp-phases aria-label=(said.lang.say("dp-p-phases")) {
            @for at in 1..=said.data.phases.len() {
                li.now[Some(at) == now] aria-current=[(Some(at) == now).then_some("step")] { (places::phase(said, at, quotes)) }
            }
        }
    }
}

/// What the column of a round follows from.
#[derive(Hash)]
struct Column {
    said: Said,
    round: u8,
    /// Before this round, now, or after it.
    when: Ordering,
    /// Tiles of this round that are still to come into play, none for those that lie face down.
    exhibitions: Vec<Option<ExhibitionId>>,
    customers: Vec<Option<CustomerId>>,
    /// Whose imps still wait to be invited on its space.
    waiting: Vec<Seat>,
    quotes: Quotes,
}

impl Column {
    fn of(page: &Page<'_>, round: u8) -> Column {
        let view = page.view;
        let side = page.said.data.progress(view.players.len());
        let when = round.cmp(&view.round);
        let mut column = Column {
            said: page.said,
            round,
            when,
            exhibitions: Vec::new(),
            customers: Vec::new(),
            waiting: view.seats().filter(|seat| view.player(*seat).extra_imps.contains(&round)).collect(),
            quotes: page.asked.quotes,
        };
        if when != Ordering::Less {
            column.exhibitions = tiles_of(round, &side.exhibitions, &view.board.exhibitions);
            column.customers = tiles_of(round, &side.customers, &view.board.customers);
        }
        column
    }
}

/// The tiles on the spaces of a round.
fn tiles_of<T: Copy>(round: u8, spaces: &[u8], tiles: &[T]) -> Vec<Option<T>> {
    let here = spaces.iter().enumerate().filter(|(_, known)| **known == round);
    here.map(|(at, _)| tiles.get(at).copied()).collect()
}

fn column(of: &Column) -> Markup {
    let (said, lang) = (of.said, of.said.lang);
    let now = of.when == Ordering::Equal;
    html! {
        div.dp-round.now[now].past[of.when == Ordering::Less] aria-current=[now.then_some("true")] {
            h3 { span.hidden { (lang.say("dp-p-round")) " " } (of.round) (arrivals(of)) }
            @for tile in &of.exhibitions {
                @match tile {
                    Some(tile) => (tiles::exhibition(said, *tile, of.quotes)),
                    None => span.dp-down { (icons::icon("tent")) " " (lang.say("dp-p-down")) },
                }
            }
            @for tile in &of.customers {
                @match tile {
                    Some(tile) => (tiles::customer(said, *tile, of.quotes)),
                    None => span.dp-down { (icons::icon("gold")) " " (lang.say("dp-p-down")) },
                }
            }
        }
    }
}

fn arrivals(of: &Column) -> Markup {
    let label = of.said.lang.say("dp-p-arrivals");
    html! {
        @if !of.waiting.is_empty() {
            span.dp-arrivals title=(label) { (icons::icon("imp")) span.hidden { (label) } @for seat in &of.waiting { (parts::seat_mark(*seat)) } }
        }
    }
}
