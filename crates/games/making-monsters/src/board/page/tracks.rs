//! Round and phase, the score track, the rot track that counts down to the Fair, and the reanimation chart.

use boards::{page::parts, seat_name};
use engine::Seat;
use maud::{Markup, html};

use super::{super::kind, art, details, drawing::Drawing};
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
            p.mm-goal { (drawing.say("mm-p-goal")) }
            div.mm-tracks { (rot_track(drawing)) (score_track(drawing)) }
        }
    }
}

/// Every sign with its name and what it is good for.
pub fn legend(drawing: &Drawing<'_>) -> Markup {
    let about = |kind: Kind| match kind {
        Kind::Rot => "mm-about-rot",
        Kind::Mutation => "mm-about-mutation",
        _ => "mm-about-part",
    };
    html! {
        details.mm-legend id="mm-legend" {
            summary { (drawing.say("mm-p-legend")) }
            ul {
                @for one in Kind::ALL {
                    li { (art::token(one)) " " b { (kind(drawing.data(), one, drawing.lang)) } " " (drawing.say(about(one))) }
                }
                li { (art::icon("prestige")) " " (drawing.say("mm-about-prestige")) }
                li { b.mm-super { (drawing.say("mm-p-super")) } " " (drawing.say("mm-about-super")) }
            }
        }
    }
}

/// Rot that is left until the Fair begins.
fn rot_track(drawing: &Drawing<'_>) -> Markup {
    let left = drawing.view.rot_track;
    let all = drawing.view.full_rot_track().max(left);
    let said = drawing.tell("mm-p-rot-said", [("n", left.into()), ("reserve", drawing.view.reserve.into())]);
    html! {
        button.b-open.mm-countdown.near[u32::from(left) * 4 <= u32::from(all)] type="button" popovertarget="mm-about-countdown" title=(said) {
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

/// The score track, as it is printed: after fifty it begins again, and a token says how often. No rule counts laps, so this
/// is the only place that knows how long one is (MM-COMP-06).
fn score_track(drawing: &Drawing<'_>) -> Markup {
    const LAP: u32 = 50;
    let points = |seat: Seat| drawing.player(seat).prestige;
    let said: Vec<String> = Seat::all(drawing.players())
        .map(|seat| format!("{} {}", seat_name(seat, drawing.lang), points(seat)))
        .collect();
    let along = |seat: Seat| 6 * (points(seat) % LAP);
    let same =
        |seat: Seat| Seat::all(seat.index()).filter(|other| along(*other) == along(seat)).count() as i32;
    let lapped = || Seat::all(drawing.players()).filter(|seat| points(*seat) >= LAP);
    // A label is so wide that it meets those within five points.
    let level = |seat: Seat| {
        let before = lapped().filter(|other| other.index() < seat.index());
        before.filter(|other| along(*other).abs_diff(along(seat)) < 30).count() as i32
    };
    let highest = lapped().map(level).max().unwrap_or(0);
    html! {
        div.mm-score role="img" aria-label={ (drawing.say("mm-p-score")) ": " (said.join(", ")) } {
            svg viewBox={ "-8 " (-6 - 8 * highest) " 316 " (38 + 8 * highest) } aria-hidden="true" {
                path.rail d="M0 22H300" {}
                @for mark in 0..=LAP {
                    path.tick d={ "M" (6 * mark) " 22v" (if mark % 10 == 0 { 5 } else { 2 }) } {}
                    @if mark % 10 == 0 { text x=(6 * mark) y="32" text-anchor="middle" { (mark) } }
                }
                @for seat in Seat::all(drawing.players()) { g transform={ "translate(" (along(seat)) " " (21 - 4 * same(seat)) ")" } { (standee(seat)) } }
                // Over all of them, so that no neighbour hides it; above each other where they would meet.
                @for seat in lapped() {
                    text.lap x=(along(seat) + 7) y=(13 - 8 * level(seat)) { "+" (LAP * (points(seat) / LAP)) }
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
            caption { (details::about(drawing, "chart", html! {})) }
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
