//! The chances to win over a game, drawn: each seat has its colour, its shape and its kind of line.

use boards::page::parts;
use engine::Seat;
use maud::{Markup, html};
use plug::Curve;
use words::Lang;

use crate::pages::wording;

const WIDTH: f32 = 420.0;
const HEIGHT: f32 = 150.0;
const LEFT: f32 = 54.0;
const TOP: f32 = 14.0;
/// The whole picture, with room for the seats' marks at the ends of their lines.
const PICTURE: (f32, f32) = (500.0, 180.0);
const MARK: f32 = 14.0;

/// The curve of a finished game. `now` marks the moment that is looked at; `replay` is the address of a moment, but for
/// its number.
pub fn chances(curve: &Curve, names: &[String], now: Option<usize>, replay: &str, lang: Lang) -> Markup {
    let last = curve.last().max(1) as f32;
    let x = |at: usize| LEFT + WIDTH * at as f32 / last;
    let y = |percent: f32| TOP + HEIGHT * (1.0 - percent / 100.0);
    let line = |seat: usize| -> String {
        // Who has no chance in it has no point there: none would be drawn at 0 %.
        let point = |(at, chances): &(usize, Vec<f32>)| {
            chances.get(seat).map(|chance| format!("{:.1},{:.1}", x(*at), y(*chance)))
        };
        curve.moments.iter().filter_map(point).collect::<Vec<_>>().join(" ")
    };
    // The picture is for eyes alone: the table says the same to everybody.
    html! {
        figure.chances {
            figcaption { (lang.say("chances")) }
            svg viewBox=(format!("0 0 {} {}", PICTURE.0, PICTURE.1)) aria-hidden="true" {
                @for percent in [0, 50, 100] {
                    line.grid x1=(LEFT) x2=(LEFT + WIDTH) y1=(y(percent as f32)) y2=(y(percent as f32)) {}
                    text x=(LEFT - 6.0) y=(y(percent as f32) + 4.0) text-anchor="end" { (wording::percent(percent, lang)) }
                }
                @for seat in 0..names.len() {
                    polyline class={ "chance s" (seat) } points=(line(seat)) {}
                }
                @for seat in 0..names.len() {
                    @if let Some((at, chance)) = curve.moments.last().and_then(|(at, all)| Some((at, all.get(seat)?))) {
                        g transform=(mark_at(x(*at), y(*chance))) {
                            (parts::seat_mark(Seat::at(seat)))
                        }
                    }
                }
                @if let Some(now) = now {
                    line.now x1=(format!("{:.1}", x(now))) x2=(format!("{:.1}", x(now))) y1=(TOP) y2=(TOP + HEIGHT) {}
                }
                @for (at, width) in strips(curve) {
                    a href={ (replay) (at) } tabindex="-1" {
                        rect.strip x=(format!("{:.1}", x(at))) y=(TOP) width=(format!("{:.1}", WIDTH * width as f32 / last)) height=(HEIGHT) {}
                    }
                }
            }
            p.legend { @for (seat, name) in names.iter().enumerate() { span.b-who { (parts::seat_mark(Seat::at(seat))) " " (name) } " " } }
            details {
                summary { (lang.say("chances-table")) }
                div.scroll { (table(curve, names, lang)) }
            }
        }
    }
}

/// Puts a seat's mark at the end of its line. A picture in a picture is as large as that one, drawn in its middle.
fn mark_at(x: f32, y: f32) -> String {
    let scale = MARK / PICTURE.1;
    let left = x + 3.0 - (PICTURE.0 - PICTURE.1) / 2.0 * scale;
    format!("translate({left:.1} {:.1}) scale({scale:.4})", y - MARK / 2.0)
}

/// Parts of the picture that lead to their moment, and how many steps wide they are.
fn strips(curve: &Curve) -> Vec<(usize, usize)> {
    let starts: Vec<usize> = curve.moments.iter().map(|(at, _)| *at).collect();
    starts.windows(2).map(|pair| (pair[0], pair[1] - pair[0])).collect()
}

/// The same for those who do not see the picture, at eleven moments.
fn table(curve: &Curve, names: &[String], lang: Lang) -> Markup {
    let count = curve.moments.len();
    let mut shown: Vec<usize> = (0..=10).map(|part| part * count.saturating_sub(1) / 10).collect();
    shown.dedup();
    html! {
        table.sheet {
            thead { tr {
                th scope="col" { (lang.say("replay-to")) }
                @for name in names { th scope="col" { (name) } }
            } }
            tbody {
                @for (at, chances) in shown.iter().filter_map(|at| curve.moments.get(*at)) {
                    tr { th scope="row" { (at) } @for chance in chances { td { (wording::percent(chance.round() as i64, lang)) } } }
                }
            }
        }
    }
}
