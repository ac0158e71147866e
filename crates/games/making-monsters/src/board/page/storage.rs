//! What lies in a lab besides monsters: sorting board, reject track, bag, upgrades, LESTER cards.

use engine::Seat;
use maud::{Markup, html};

use super::{
    super::tile,
    art, details,
    drawing::{Drawing, Spot},
};
use crate::{
    Action, BayNo, Kind, LesterId, UpgradeId,
    data::{Data, MAX_BAYS},
};

/// The sorting board, with the parts of the hand that may go there.
pub fn sorting(drawing: &Drawing<'_>, seat: Seat, own: bool) -> Markup {
    let data = drawing.data();
    let sorted: Vec<Kind> = each(drawing.player(seat).sorting.iter());
    let controls = if own { drawing.controls(Spot::Sorting) } else { Vec::new() };
    html! {
        div.mm-shelf.mm-sorting data-drop=[drawing.dropped(Spot::Sorting).filter(|_| own)] {
            h4 { (details::about(drawing, "sorting", html! {})) }
            span.mm-places {
                @for kind in &sorted {
                    @let moves = |action: &Action| own && matches!(action, Action::Move { part, upgrade: None, .. } if part == kind);
                    span.mm-cell data-drag=[drawing.asked.among(moves)] data-piece=(part(*kind)) data-owner={ "sorting-" (seat) } { (art::named_token(data, *kind, drawing.lang)) }
                }
                @if controls.is_empty() {
                    @for _ in sorted.len()..usize::from(data.sorting_spaces) { span.mm-cell {} }
                }
                @for number in controls { (drawing.button(number, "mm-put", drawing.moving(&drawing.asked.answers[number]))) }
            }
        }
    }
}

/// The name by which a token glides from one place to another: tokens of a kind are alike.
pub fn part(kind: Kind) -> String {
    format!("part:{}", kind.name())
}

fn each(counts: impl Iterator<Item = (Kind, u8)>) -> Vec<Kind> {
    counts.flat_map(|(kind, n)| (0..n).map(move |_| kind)).collect()
}

/// The reject track: six spaces, each nearer to the end than the one before.
pub fn rejects(drawing: &Drawing<'_>, seat: Seat, own: bool) -> Markup {
    let data = drawing.data();
    let all = usize::from(data.reject_spaces);
    // Parts first and rot behind them: the order on the track means nothing.
    let mut there = each(drawing.player(seat).rejects.iter());
    there.extend(each(drawing.player(seat).overflow.iter()));
    let controls = if own { drawing.controls(Spot::Rejects) } else { Vec::new() };
    let said = drawing.tell("mm-p-rejects-said", [("n", there.len().into()), ("all", all.into())]);
    html! {
        div class={ "mm-shelf mm-rejects d" (there.len().min(all)) } data-drop=[drawing.dropped(Spot::Rejects).filter(|_| own)] {
            h4 { (details::about(drawing, "rejects", html! { " " span.mm-n data-watch={ "mm-rejects-" (seat) } { (there.len()) "/" (all) } })) }
            span.mm-places.mm-track title=(said) {
                span.hidden { (said) }
                @for at in 0..all.max(there.len()) {
                    span class={ "mm-cell r" (at.min(all)) } {
                        @match there.get(at) {
                            Some(kind) => span data-piece=(part(*kind)) data-owner={ "rejects-" (seat) } { (art::named_token(data, *kind, drawing.lang)) },
                            None if at + 1 == all => span.mm-end aria-hidden="true" { (art::token(Kind::Rot)) },
                            None => span aria-hidden="true" { (at + 1) },
                        }
                    }
                }
            }
            @if own {
                span.mm-places {
                    @for number in controls { (drawing.button(number, "mm-put", drawing.moving(&drawing.asked.answers[number]))) }
                    (drawing.all_greyed(Spot::Rejects, |action| html! { (drawing.say("mm-p-reject")) " " (drawing.moving(action)) }))
                }
            }
        }
    }
}

/// How full the reject track is.
pub fn filled(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let player = drawing.player(seat);
    let there = player.rejects.total() + player.overflow.total();
    let all = drawing.data().reject_spaces;
    html! {
        span.mm-filled title=(drawing.say("mm-p-rejects")) {
            span.mm-word { (drawing.say("mm-p-rejects")) " " }
            svg.mm-fill viewBox={ "0 0 " (7 * u32::from(all)) " 10" } aria-hidden="true" {
                @for at in 0..u32::from(all) { rect.full[at < there] x=(7 * at + 1) y="1" width="5.500" height="8" {} }
            }
            " " b { (there) "/" (all) }
        }
    }
}

/// What is in a bag, in one line.
pub fn counts(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let bag = &drawing.player(seat).bag;
    html! {
        span.b-holds {
            (art::icon("bag")) span.hidden { (drawing.say("mm-p-bag")) }
            @for (kind, n) in bag.iter() { span.mm-count { (art::named_token(drawing.data(), kind, drawing.lang)) span { (n) } } }
        }
    }
}

/// The bag with what is in it: counts that everybody may know, in no order.
pub fn bag(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let bag = &drawing.player(seat).bag;
    html! {
        div.mm-shelf.mm-bag {
            h4 { (art::icon("bag")) " " (details::about(drawing, "bag", html! { " " span.mm-n data-watch={ "mm-bag-" (seat) } { (bag.total()) } })) }
            span.mm-tokens {
                @for kind in Kind::ALL {
                    @let n = bag.get(kind);
                    span.mm-count.none[n == 0] data-watch={ "mm-bag-" (seat) "-" (kind.name()) } data-piece=(part(kind)) data-owner={ "bag-" (seat) } data-n=(n) {
                        (art::named_token(drawing.data(), kind, drawing.lang)) span { (n) }
                    }
                }
            }
        }
    }
}

/// The tiles of a lab, with their parts.
pub fn upgrades(drawing: &Drawing<'_>, seat: Seat, own: bool) -> Markup {
    let player = drawing.player(seat);
    let open = drawing.view.bays(seat);
    let used = |bay: &BayNo| player.upgrades[bay.index()].tile.is_some();
    html! {
        div.mm-shelf.mm-upgrades {
            h4 { (details::about(drawing, "upgrades", html! {})) }
            div.mm-bays {
                @for bay in BayNo::all().take(MAX_BAYS).filter(|bay| bay.index() < open || used(bay)) {
                    (bay_place(drawing, seat, bay, own))
                }
                @for one in &player.beside {
                    div.mm-bay.beside data-piece=(piece(drawing.data(), *one)) data-owner=(seat.index()) { (tile_face(drawing, *one)) }
                }
            }
        }
    }
}

fn piece(data: &Data, id: UpgradeId) -> String {
    format!("upgrade:{}", data.upgrades.get(usize::from(id.0)).map_or("", |upgrade| &upgrade.label.id))
}

fn bay_place(drawing: &Drawing<'_>, seat: Seat, bay: BayNo, own: bool) -> Markup {
    let held = &drawing.player(seat).upgrades[bay.index()];
    let controls = if own { drawing.controls(Spot::Bay(bay)) } else { Vec::new() };
    let holds = drawing.view.holds(held);
    let parts = each(held.parts.iter());
    html! {
        div.mm-bay.open[!controls.is_empty()].blank[held.tile.is_none()] data-drop=[drawing.dropped(Spot::Bay(bay)).filter(|_| own)]
            data-piece=[held.tile.map(|id| piece(drawing.data(), id))] data-owner=(seat.index()) {
            @match held.tile {
                Some(id) => (tile_face(drawing, id)),
                None => span.mm-nobody { (bay.number()) },
            }
            @if holds > 0 {
                span.mm-places {
                    @for kind in &parts {
                        @let moves = |action: &Action| own && matches!(action, Action::Move { part, upgrade: Some(from), .. } if part == kind && *from == bay);
                        span.mm-cell data-drag=[drawing.asked.among(moves)] data-piece=(part(*kind)) data-owner={ "bay-" (seat) "-" (bay.number()) } { (art::named_token(drawing.data(), *kind, drawing.lang)) }
                    }
                    @for _ in parts.len()..usize::from(holds) { span.mm-cell {} }
                }
            }
            @for number in controls {
                @let action = &drawing.asked.answers[number];
                (drawing.button(number, "mm-put", html! {
                    @if matches!(action, Action::Install(_)) {
                        (drawing.say(if held.tile.is_some() { "mm-p-replace" } else { "mm-p-here" }))
                    } @else { (drawing.moving(action)) }
                }))
            }
        }
    }
}

/// A tile that opens what it does.
pub fn tile_face(drawing: &Drawing<'_>, id: UpgradeId) -> Markup {
    let name = tile(drawing.data(), id, drawing.lang);
    html! {
        button.b-open.mm-tile type="button" popovertarget=(details::tile_id(drawing.data(), id)) title=(name) {
            span.mm-tile-art { (art::tile(drawing.data(), id)) } span.mm-name { (name) }
        }
    }
}

/// The LESTER cards: those that are used lie face down.
pub fn lesters(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    html! {
        div.mm-shelf.mm-lesters {
            h4 { (details::about(drawing, "lester", html! {})) }
            span.mm-places {
                @for (at, card) in drawing.data().lesters.iter().enumerate() {
                    @let used = drawing.player(seat).lester_used.contains(LesterId(at as u8));
                    @let name = drawing.lang.name(&card.label);
                    button.b-open.mm-lester.used[used] type="button" popovertarget={ "mm-l-" (card.label.id) } title=(name) {
                        (art::lester(drawing.data(), LesterId(at as u8)))
                        span.hidden { (name) @if used { " (" (drawing.say("mm-p-used")) ")" } }
                    }
                }
            }
        }
    }
}
