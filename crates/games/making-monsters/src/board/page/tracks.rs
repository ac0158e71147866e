//! Round and phase, the score track, the rot track that counts down to the Fair, and the reanimation chart.

use boards::{page::parts, seat_name};
use engine::Seat;
use maud::{Markup, html};

use super::{art, drawing::Drawing};
use crate::{Kind, Phase};

/// The phases of a round as people see them, with those of the engine that belong to each.
const STEPS: [(&str, &[Phase]); 5] = [
    ("mm-p-step-order", &[Phase::Setup, Phase::Order]),
    ("mm-p-step-deliver", &[Phase::Deliver, Phase::EndSteps]),
    ("mm-p-step-reanimate", &[Phase::Answer, Phase::Reanimate]),
    ("mm-p-step-refresh", &[Phase::Keep, Phase::Settle]),
    ("mm-p-step-fair", &[Phase::Prepare, Phase::Show, Phase::Over]),
];

pub fn header(drawing: &Drawing<'_>) -> Markup {
    let setup = drawing.view.phase == Phase::Setup;
    html! {
        div.mm-head {
            div.mm-round {
                b data-watch="mm-round" {
                    @if setup { (drawing.say("mm-phase-setup")) } @else { (drawing.tell("mm-h-round", [("round", drawing.view.round.into())])) }
                }
                @if !setup {
                    ol.mm-steps {
                        @for (key, phases) in STEPS {
                            @let now = phases.contains(&drawing.view.phase);
                            li.now[now] aria-current=[now.then_some("step")] { (drawing.say(key)) }
                        }
                    }
                    @if !STEPS[4].1.contains(&drawing.view.phase) { span.mm-lead { (drawing.say("mm-p-lead")) " " (parts::seat(drawing.view.lead(), drawing.lang)) } }
                }
            }
            div.mm-tracks { (rot_track(drawing)) (score_track(drawing)) }
        }
    }
}

/// Rot that is left until the Fair begins.
fn rot_track(drawing: &Drawing<'_>) -> Markup {
    let left = drawing.view.rot_track;
    let all = drawing.view.full_rot_track().max(left);
    let said = drawing.tell("mm-p-rot-said", [("n", left.into()), ("reserve", drawing.view.reserve.into())]);
    html! {
        div.mm-countdown.near[u32::from(left) * 4 <= u32::from(all)] title=(said) {
            span.hidden { (said) }
            (art::token(Kind::Rot)) b data-watch="mm-rot" { (left) }
            svg.mm-rots viewBox={ "0 0 " (10 * u32::from(all)) " 12" } aria-hidden="true" {
                @for at in 0..all {
                    @let gone = at < all - left;
                    circle.gone[gone] cx=(10 * u32::from(at) + 5) cy="6" r=(if gone { "2" } else { "4.200" }) {}
                }
            }
            (art::icon("tent")) span.mm-fair-word { (drawing.say("mm-p-step-fair")) }
        }
    }
}

/// The score track: one lap is fifty.
fn score_track(drawing: &Drawing<'_>) -> Markup {
    const LAP: u32 = 50;
    let points = |seat: Seat| drawing.player(seat).prestige;
    let said: Vec<String> = Seat::all(drawing.players())
        .map(|seat| format!("{} {}", seat_name(seat, drawing.lang), points(seat)))
        .collect();
    html! {
        div.mm-score role="img" aria-label={ (drawing.say("mm-p-score")) ": " (said.join(", ")) } {
            svg viewBox="-6 -2 312 34" aria-hidden="true" {
                path.rail d="M0 22H300" {}
                @for mark in 0..=LAP {
                    path.tick d={ "M" (6 * mark) " 22v" (if mark % 10 == 0 { 5 } else { 2 }) } {}
                    @if mark % 10 == 0 { text x=(6 * mark) y="32" text-anchor="middle" { (mark) } }
                }
                @let place = |seat: Seat| {
                    let same = Seat::all(seat.index()).filter(|other| points(*other) % LAP == points(seat) % LAP).count();
                    format!("translate({} {})", 6 * (points(seat) % LAP), 21 - 6 * same as i32)
                };
                @for seat in Seat::all(drawing.players()) { g transform=(place(seat)) { (standee(seat)) } }
                // Over all of them, so that no neighbour hides it.
                @for (seat, laps) in Seat::all(drawing.players()).map(|seat| (seat, points(seat) / LAP)) {
                    @if laps > 0 { g transform=(place(seat)) { text.lap x="7" y="-8" { "+" (LAP * laps) } } }
                }
            }
        }
    }
}

/// A seat's marker, standing on its point.
fn standee(seat: Seat) -> Markup {
    let shape = match seat.index() {
        0 => "M0-13a6 6 0 1 1 0 12 6 6 0 0 1 0-12z",
        1 => "M-5.500-12h11v11h-11z",
        2 => "M0-14 7-1H-7z",
        _ => "M0-14 6.500-7 0 0-6.500-7z",
    };
    html! { path class={ "mm-standee s" (seat.index()) } d=(shape) {} }
}

/// What a reanimation brings, by the number of monsters; the own number stands out.
pub fn chart(drawing: &Drawing<'_>) -> Markup {
    let finished = drawing.own().map(|seat| drawing.view.finished(seat));
    let rows = drawing.data().chart;
    let line = |label: Markup, value: fn(&crate::data::Row) -> u8| {
        html! {
            tr {
                th scope="row" { (label) }
                @for (at, row) in rows.iter().enumerate() { td.now[finished == Some(at)] { (value(row)) } }
            }
        }
    };
    html! {
        table.mm-chart {
            caption { (drawing.say("mm-p-chart")) }
            thead { tr {
                th scope="col" { (art::icon("card")) span.hidden { (drawing.say("mm-p-monsters")) } }
                @for at in 0..rows.len() { th.now[finished == Some(at)] scope="col" { (at) } }
            } }
            tbody {
                (line(html! { (art::icon("prestige")) " " (drawing.say("mm-p-bonus")) }, |row| row.bonus))
                (line(html! { (art::token(Kind::Rot)) " " (drawing.say("mm-p-rot")) }, |row| row.rot))
                (line(html! { (art::icon("items")) " " (drawing.say("mm-p-items")) }, |row| row.items))
            }
        }
    }
}
