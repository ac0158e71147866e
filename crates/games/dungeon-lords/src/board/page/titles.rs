//! The seven titles as things stand: what counts for each, and who would hold it.

use boards::{page::parts, seat_name};
use engine::{Seat, Seats};
use maud::{Markup, html};

use super::{drawing::Drawing, pen::Pen};
use crate::{data::Measure, open::Phase};

fn icon(measure: Measure) -> &'static str {
    match measure {
        Measure::Evil => "evil",
        Measure::Rooms => "room",
        Measure::Tunnels => "tunnel",
        Measure::Monsters => "monster",
        Measure::Imps => "imp",
        Measure::GoldPlusFood => "food",
        Measure::ConqueredTiles => "flag",
        Measure::CapturedAdventurers => "prison",
        Measure::Gold => "gold",
    }
}

/// The line of a title: what everybody has for it, and who holds it.
#[derive(Hash)]
struct Line {
    at: usize,
    counts: Vec<i32>,
    holders: Seats,
}

pub fn titles(drawing: &Drawing<'_>) -> Markup {
    let table = drawing.table();
    let over = table.phase == Phase::Over;
    html! {
        details.dl-titles #dl-titles open[over] {
            summary { (drawing.icon("crown")) " " (drawing.word(if over { "dl-w-titles-over" } else { "dl-w-titles" })) }
            div.scroll {
                table.sheet {
                    (drawing.part(table.players.len(), head))
                    tbody {
                        @for (at, title) in drawing.say.data.titles.iter().enumerate() {
                            @let counts = Seat::all(table.players.len()).map(|seat| table.measure(seat, title.count)).collect();
                            (drawing.part(Line { at, counts, holders: table.holders(title) }, line))
                        }
                    }
                }
            }
            (drawing.part((), |(), pen| pen.quotes.clause("DL-SCORE-07")))
        }
    }
}

fn head(players: &usize, pen: &Pen) -> Markup {
    html! {
        thead { tr {
            th { (pen.word("dl-w-title")) }
            @for seat in Seat::all(*players) { th { (parts::seat_mark(seat)) span.hidden { (seat_name(seat, pen.lang())) } } }
        } }
    }
}

fn line(of: &Line, pen: &Pen) -> Markup {
    let (title, points) = (&pen.say.data.titles[of.at], pen.say.data.points);
    let each = if of.holders.len() == 1 { points.title_alone } else { points.title_shared };
    html! {
        tr {
            th { (pen.icon(icon(title.count))) " " (pen.say.lang.name(&title.name)) }
            @for (seat, count) in Seat::all(of.counts.len()).zip(&of.counts) {
                @let holds = of.holders.contains(seat);
                td.won[holds] {
                    (count)
                    @if holds { " " (pen.icon("crown")) small { "+" (each) } }
                }
            }
        }
    }
}
