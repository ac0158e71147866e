//! Round and phase, the score track, the rot track that counts down to the Fair, and the reanimation chart.

use boards::{
    page::{parts, steady::steady},
    seat_name,
};
use engine::{Pack, Seat};
use maud::{Markup, html};
use words::Lang;

use super::{super::kind, art, details, drawing::Drawing};
use crate::{
    Data, Kind, Phase,
    data::{Row, SLOTS},
};

/// The phases of a round as people see them, with those of the engine that belong to each.
const STEPS: [(&str, &[Phase]); 5] = [
    ("mm-p-step-order", &[Phase::Setup, Phase::Order]),
    ("mm-p-step-deliver", &[Phase::Deliver, Phase::EndSteps]),
    ("mm-p-step-reanimate", &[Phase::Answer, Phase::Reanimate]),
    ("mm-p-step-refresh", &[Phase::Keep, Phase::Settle]),
    ("mm-p-step-fair", &[Phase::Prepare, Phase::Show, Phase::Over]),
];

pub fn header(drawing: &Drawing<'_>) -> Markup {
    let (view, lang) = (drawing.view, drawing.lang);
    let points: Vec<u32> = view.players.iter().map(|player| player.prestige).collect();
    let rot = Rot {
        left: view.rot_track,
        all: view.full_rot_track().max(view.rot_track),
        reserve: view.reserve,
        lang,
    };
    html! {
        div.mm-head {
            (steady(Now { phase: view.phase, round: view.round, lead: view.lead(), lang }, now))
            div.mm-tracks { (steady(rot, rot_track)) (steady((points, lang), score_track)) }
        }
    }
}

/// Where the game is.
#[derive(Hash)]
struct Now {
    phase: Phase,
    round: u16,
    lead: Seat,
    lang: Lang,
}

fn now(of: &Now) -> Markup {
    let (setup, lang) = (of.phase == Phase::Setup, of.lang);
    html! {
        div.mm-round {
            b data-watch="mm-round" {
                @if setup { (lang.say("mm-phase-setup")) } @else { (lang.tell("mm-h-round", [("round", of.round.into())])) }
            }
            @if !setup {
                ol.mm-steps {
                    @for (key, phases) in STEPS {
                        @let now = phases.contains(&of.phase);
                        li.now[now] aria-current=[now.then_some("step")] { (lang.say(key)) }
                    }
                }
                @if !STEPS[4].1.contains(&of.phase) { span.mm-lead { (lang.say("mm-p-lead")) " " (parts::seat(of.lead, lang)) } }
            }
        }
        p.mm-goal { (lang.say("mm-p-goal")) }
    }
}

/// Every sign with its name and what it is good for.
pub fn legend((pack, lang): &(Pack<Data>, Lang)) -> Markup {
    let about = |kind: Kind| match kind {
        Kind::Rot => "mm-about-rot",
        Kind::Mutation => "mm-about-mutation",
        _ => "mm-about-part",
    };
    html! {
        details.mm-legend id="mm-legend" {
            summary { (lang.say("mm-p-legend")) }
            ul {
                @for one in Kind::ALL {
                    li { (art::token(one)) " " b { (kind(pack, one, *lang)) } " " (lang.say(about(one))) }
                }
                li { (art::icon("prestige")) " " (lang.say("mm-about-prestige")) }
                li { b.mm-super { (lang.say("mm-p-super")) } " " (lang.say("mm-about-super")) }
            }
        }
    }
}

/// The rot track, and the rot in reserve.
#[derive(Hash)]
struct Rot {
    left: u8,
    all: u8,
    reserve: u8,
    lang: Lang,
}

/// Rot that is left until the Fair begins.
fn rot_track(of: &Rot) -> Markup {
    let Rot { left, all, reserve, lang } = *of;
    let said = lang.tell("mm-p-rot-said", [("n", left.into()), ("reserve", reserve.into())]);
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
            (art::icon("tent")) span.mm-fair-word { (lang.say("mm-p-step-fair")) }
        }
    }
}

/// The score track, as it is printed: after fifty it begins again, and a token says how often. No rule counts laps, so this
/// is the only place that knows how long one is (MM-COMP-06).
fn score_track((points, lang): &(Vec<u32>, Lang)) -> Markup {
    const LAP: u32 = 50;
    let players = points.len();
    let points = |seat: Seat| points[seat.index()];
    let said: Vec<String> =
        Seat::all(players).map(|seat| format!("{} {}", seat_name(seat, *lang), points(seat))).collect();
    let along = |seat: Seat| 6 * (points(seat) % LAP);
    let same =
        |seat: Seat| Seat::all(seat.index()).filter(|other| along(*other) == along(seat)).count() as i32;
    let lapped = || Seat::all(players).filter(|seat| points(*seat) >= LAP);
    // A label is so wide that it meets those within five points.
    let level = |seat: Seat| {
        let before = lapped().filter(|other| other.index() < seat.index());
        before.filter(|other| along(*other).abs_diff(along(seat)) < 30).count() as i32
    };
    let highest = lapped().map(level).max().unwrap_or(0);
    html! {
        div.mm-score role="img" aria-label={ (lang.say("mm-p-score")) ": " (said.join(", ")) } {
            svg viewBox={ "-8 " (-6 - 8 * highest) " 316 " (38 + 8 * highest) } aria-hidden="true" {
                path.rail d="M0 22H300" {}
                @for mark in 0..=LAP {
                    path.tick d={ "M" (6 * mark) " 22v" (if mark % 10 == 0 { 5 } else { 2 }) } {}
                    @if mark % 10 == 0 { text x=(6 * mark) y="32" text-anchor="middle" { (mark) } }
                }
                @for seat in Seat::all(players) { g transform={ "translate(" (along(seat)) " " (21 - 4 * same(seat)) ")" } { (standee(seat)) } }
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
    steady((drawing.pack(), finished, drawing.lang), chart_of)
}

fn chart_of((pack, finished, lang): &(Pack<Data>, Option<usize>, Lang)) -> Markup {
    let rows: &[Row; SLOTS + 1] = &pack.chart;
    let line = |label: Markup, value: fn(&Row) -> u8| {
        html! {
            tr {
                th scope="row" { (label) }
                @for (at, row) in rows.iter().enumerate() { td.now[*finished == Some(at)] { (value(row)) } }
            }
        }
    };
    html! {
        table.mm-chart {
            caption { (details::about("chart", html! {}, *lang)) }
            thead { tr {
                th scope="col" { (art::icon("card")) span.hidden { (lang.say("mm-p-monsters")) } }
                @for at in 0..rows.len() { th.now[*finished == Some(at)] scope="col" { (at) } }
            } }
            tbody {
                (line(html! { (art::icon("prestige")) " " (lang.say("mm-p-bonus")) }, |row| row.bonus))
                (line(html! { (art::token(Kind::Rot)) " " (lang.say("mm-p-rot")) }, |row| row.rot))
                (line(html! { (art::icon("items")) " " (lang.say("mm-p-items")) }, |row| row.items))
            }
        }
    }
}
