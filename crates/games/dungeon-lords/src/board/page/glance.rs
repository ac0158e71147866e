//! Everybody in one line each: what they would score as things stand, and what they have.

use boards::{TextBoard as _, page::parts};
use engine::{ScoreLine, Seat};
use maud::{Markup, html};

use super::{drawing::Drawing, pen::Pen};
use crate::{DungeonLords, data::Measure, open::Good};

pub fn glance(drawing: &Drawing<'_>) -> Markup {
    let table = drawing.table();
    let pets = table.rules.pets;
    let first = drawing.view.seat().unwrap_or_else(|| Seat::at(0));
    let sheets: Vec<Score> = Seat::all(table.players.len())
        .map(|seat| Score { seat, lines: table.open_sheet(seat), pets })
        .collect();
    html! {
        div.dl-glance {
            table {
                caption.hidden { (drawing.word("dl-w-glance")) }
                (drawing.part(pets, heads))
                tbody { @for seat in first.around(sheets.len()) { (drawing.bare_part(Line::of(drawing, &sheets[seat.index()]), line)) } }
            }
            @for score in sheets { (drawing.bare_part(score, sheet)) }
        }
    }
}

/// What the columns are.
fn heads(pets: &bool, pen: &Pen) -> Markup {
    let word = |key: &str| pen.word(key);
    let good = |good: Good| pen.say.good(good, 2);
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
    if *pets {
        heads.push(("pet", word("dl-w-pet")));
    }
    html! {
        thead { tr {
            td {}
            @for (icon, said) in heads { th scope="col" title=(said) { (pen.icon(icon)) span.hidden { (said) } } }
        } }
    }
}

/// What a seat would score as things stand, and why.
#[derive(Hash)]
struct Score {
    seat: Seat,
    lines: Vec<ScoreLine>,
    pets: bool,
}

impl Score {
    fn total(&self) -> i32 {
        self.lines.iter().map(|line| line.points).sum()
    }
}

/// The line of a seat.
#[derive(Hash)]
struct Line {
    seat: Seat,
    own: bool,
    asked: bool,
    total: i32,
    cells: Vec<i32>,
}

impl Line {
    fn of(drawing: &Drawing<'_>, score: &Score) -> Line {
        let (table, held, seat) = (drawing.table(), &drawing.view.held, score.seat);
        let player = table.player(seat);
        let mut cells = vec![
            player.evil.into(),
            player.gold.into(),
            player.food.into(),
            player.imps.free.into(),
            held.traps[seat.index()].into(),
            player.lair.len() as i32,
            table.measure(seat, Measure::Rooms),
            table.measure(seat, Measure::Tunnels),
            table.measure(seat, Measure::CapturedAdventurers),
        ];
        if score.pets {
            cells.push(held.pets[seat.index()].into());
        }
        let own = drawing.view.seat() == Some(seat);
        Line { seat, own, asked: drawing.awaited.contains(seat), total: score.total(), cells }
    }
}

fn line(of: &Line, pen: &Pen) -> Markup {
    html! {
        tr.own[of.own].asked[of.asked] {
            th scope="row" {
                // Whose row it is needs no name, and there is little room for one.
                @if of.own { span.b-who { (parts::seat_mark(of.seat)) " " (pen.word("dl-w-you")) } } @else { (parts::seat(of.seat, pen.lang())) }
            }
            td {
                button.b-open.dl-score type="button" popovertarget={ "dl-score-" (of.seat.index()) } {
                    b { (words::number(of.total.into())) } span.hidden { ", " (pen.word("dl-w-score-why")) }
                }
            }
            @for cell in &of.cells { td { (cell) } }
        }
    }
}

/// Where a score comes from.
fn sheet(of: &Score, pen: &Pen) -> Markup {
    let lang = pen.lang();
    html! {
        div.b-details popover id={ "dl-score-" (of.seat.index()) } {
            h3 { (parts::seat(of.seat, lang)) " · " (lang.tell("dl-w-points", [("points", of.total().into())])) }
            p { (pen.word("dl-w-score-now")) @if of.pets { " " (pen.word("dl-w-score-pets")) } }
            table.sheet {
                @for line in &of.lines {
                    tr { th { (DungeonLords::score_item(line.item, lang)) } td { (line.count) } td { b { (words::number(line.points.into())) } } }
                }
            }
        }
    }
}
