//! The seven titles as things stand: what counts for each, and who would hold it.

use boards::{page::parts, seat_name};
use engine::Seat;
use maud::{Markup, html};

use super::drawing::Drawing;
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

pub fn titles(drawing: &Drawing<'_>) -> Markup {
    let table = drawing.table();
    let points = drawing.say.data.points;
    let over = table.phase == Phase::Over;
    let seats: Vec<Seat> = Seat::all(table.players.len()).collect();
    html! {
        details.dl-titles #dl-titles open[over] {
            summary { (drawing.icon("crown")) " " (drawing.word(if over { "dl-w-titles-over" } else { "dl-w-titles" })) }
            div.scroll {
                table.sheet {
                    thead { tr {
                        th { (drawing.word("dl-w-title")) }
                        @for seat in &seats { th { (parts::seat_mark(*seat)) span.hidden { (seat_name(*seat, drawing.lang())) } } }
                    } }
                    tbody {
                        @for title in &drawing.say.data.titles {
                            @let holders = table.holders(title);
                            tr {
                                th { (drawing.icon(icon(title.count))) " " (drawing.say.lang.name(&title.name)) }
                                @for seat in &seats {
                                    @let holds = holders.contains(*seat);
                                    td.won[holds] {
                                        (table.measure(*seat, title.count))
                                        @if holds {
                                            " " (drawing.icon("crown")) small { "+" (if holders.len() == 1 { points.title_alone } else { points.title_shared }) }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
            (drawing.asked.quotes.clause("DL-SCORE-07"))
        }
    }
}
