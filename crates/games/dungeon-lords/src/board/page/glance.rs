//! Everybody in one line each: what they would score as things stand, and what they have.

use boards::{TextBoard as _, page::parts};
use engine::{ScoreLine, Seat};
use maud::{Markup, html};

use super::drawing::Drawing;
use crate::{DungeonLords, data::Measure, open::Good};

pub fn glance(drawing: &Drawing<'_>) -> Markup {
    let table = drawing.table();
    let first = drawing.view.seat().unwrap_or_else(|| Seat::at(0));
    let word = |key: &str| drawing.word(key);
    let good = |good: Good| drawing.say.good(good, 2);
    let mut heads = vec![
        ("crown", word("dl-w-score")),
        ("evil", word("dl-good-evil")),
        ("gold", word("dl-good-gold")),
        ("food", good(Good::Food)),
        ("imp", word("dl-w-imps-free")),
        ("trap", good(Good::Trap)),
        ("monster", good(Good::Monster)),
        ("room", word("dl-w-rooms")),
        ("tunnel", word("dl-w-tunnels")),
        ("prison", word("dl-w-prison")),
    ];
    if table.rules.pets {
        heads.push(("pet", word("dl-w-pet")));
    }
    html! {
        div.dl-glance {
            table {
                caption.hidden { (word("dl-w-glance")) }
                thead { tr {
                    td {}
                    @for (icon, said) in heads { th scope="col" title=(said) { (drawing.icon(icon)) span.hidden { (said) } } }
                } }
                tbody { @for seat in first.around(table.players.len()) { (line(drawing, seat)) } }
            }
            @for seat in Seat::all(table.players.len()) { (sheet(drawing, seat)) }
        }
    }
}

fn total(lines: &[ScoreLine]) -> i32 {
    lines.iter().map(|line| line.points).sum()
}

fn line(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let table = drawing.table();
    let player = table.player(seat);
    let own = drawing.view.seat() == Some(seat);
    let held = &drawing.view.held;
    let count = |measure: Measure| table.measure(seat, measure).to_string();
    let mut cells = vec![
        player.evil.to_string(),
        player.gold.to_string(),
        player.food.to_string(),
        player.imps.free.to_string(),
        held.traps[seat.index()].to_string(),
        player.lair.len().to_string(),
        count(Measure::Rooms),
        count(Measure::Tunnels),
        count(Measure::CapturedAdventurers),
    ];
    if table.rules.pets {
        cells.push(held.pets[seat.index()].to_string());
    }
    html! {
        tr.own[own].asked[drawing.awaited().contains(seat)] {
            th scope="row" {
                // Whose row it is needs no name, and there is little room for one.
                @if own { span.b-who { (parts::seat_mark(seat)) " " (drawing.word("dl-w-you")) } } @else { (parts::seat(seat, drawing.lang())) }
            }
            td {
                button.b-open.dl-score type="button" popovertarget={ "dl-score-" (seat.index()) } {
                    b { (words::number(total(&table.open_sheet(seat)).into())) } span.hidden { ", " (drawing.word("dl-w-score-why")) }
                }
            }
            @for cell in cells { td { (cell) } }
        }
    }
}

/// Where a score comes from.
fn sheet(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let lines = drawing.table().open_sheet(seat);
    let lang = drawing.lang();
    html! {
        div.b-details popover id={ "dl-score-" (seat.index()) } {
            h3 { (parts::seat(seat, lang)) " · " (lang.tell("dl-w-points", [("points", total(&lines).into())])) }
            p { (drawing.word("dl-w-score-now")) @if drawing.table().rules.pets { " " (drawing.word("dl-w-score-pets")) } }
            table.sheet {
                @for line in &lines {
                    tr { th { (DungeonLords::score_item(line.item, lang)) } td { (line.count) } td { b { (words::number(line.points.into())) } } }
                }
            }
        }
    }
}
