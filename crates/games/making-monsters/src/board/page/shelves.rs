//! What lies in a lab besides monsters: sorting board, reject track, bag, upgrades, LESTER cards.

use engine::Seat;
use maud::{Markup, html};

use super::{
    super::tile,
    art,
    scene::{Place, Scene},
    sheets,
};
use crate::{
    Action, BayNo, Kind, LesterId, UpgradeId,
    data::{Data, MAX_BAYS},
};

/// The sorting board, with the parts of the hand that may go there.
pub fn sorting(scene: &Scene<'_>, seat: Seat, own: bool) -> Markup {
    let data = scene.data();
    let sorted: Vec<Kind> = each(scene.player(seat).sorting.iter());
    let controls = if own { scene.controls(Place::Sorting) } else { Vec::new() };
    html! {
        div.mm-shelf.mm-sorting data-drop=[scene.dropped(Place::Sorting).filter(|_| own)] {
            h4 { (scene.say("mm-p-sorting")) }
            span.mm-places {
                @for kind in &sorted {
                    @let moves = |action: &Action| own && matches!(action, Action::Move { part, upgrade: None, .. } if part == kind);
                    span.mm-cell data-drag=[scene.asked.among(moves)] { (art::named_token(data, *kind, scene.lang)) }
                }
                @if controls.is_empty() {
                    @for _ in sorted.len()..usize::from(data.sorting_spaces) { span.mm-cell {} }
                }
                @for number in controls { (scene.button(number, "mm-put", scene.moving(&scene.asked.answers[number]))) }
            }
        }
    }
}

fn each(counts: impl Iterator<Item = (Kind, u8)>) -> Vec<Kind> {
    counts.flat_map(|(kind, n)| (0..n).map(move |_| kind)).collect()
}

/// The reject track: six spaces, each nearer to the end than the one before.
pub fn rejects(scene: &Scene<'_>, seat: Seat, own: bool) -> Markup {
    let data = scene.data();
    let all = usize::from(data.reject_spaces);
    // Parts first and rot behind them: the order on the track means nothing.
    let mut there = each(scene.player(seat).rejects.iter());
    there.extend(each(scene.player(seat).overflow.iter()));
    let controls = if own { scene.controls(Place::Rejects) } else { Vec::new() };
    let said = scene.tell("mm-p-rejects-said", [("n", there.len().into()), ("all", all.into())]);
    html! {
        div class={ "mm-shelf mm-rejects d" (there.len().min(all)) } data-drop=[scene.dropped(Place::Rejects).filter(|_| own)] {
            h4 { (scene.say("mm-p-rejects")) " " span.mm-n data-watch={ "mm-rejects-" (seat) } { (there.len()) "/" (all) } }
            span.mm-places.mm-track title=(said) {
                span.hidden { (said) }
                @for at in 0..all.max(there.len()) {
                    span class={ "mm-cell r" (at.min(all)) } {
                        @match there.get(at) {
                            Some(kind) => (art::named_token(data, *kind, scene.lang)),
                            None if at + 1 == all => span.mm-end aria-hidden="true" { (art::token(Kind::Rot)) },
                            None => span aria-hidden="true" { (at + 1) },
                        }
                    }
                }
            }
            @if own {
                span.mm-places {
                    @for number in controls { (scene.button(number, "mm-put", scene.moving(&scene.asked.answers[number]))) }
                    (scene.all_greyed(Place::Rejects, |action| html! { (scene.say("mm-p-reject")) " " (scene.moving(action)) }))
                }
            }
        }
    }
}

/// The bag with what is in it: counts that everybody may know, in no order.
pub fn bag(scene: &Scene<'_>, seat: Seat) -> Markup {
    let bag = &scene.player(seat).bag;
    html! {
        div.mm-shelf.mm-bag {
            h4 { (art::icon("bag")) " " (scene.say("mm-p-bag")) " " span.mm-n data-watch={ "mm-bag-" (seat) } { (bag.total()) } }
            span.mm-tokens {
                @for kind in Kind::ALL {
                    @let n = bag.get(kind);
                    span.mm-count.none[n == 0] data-watch={ "mm-bag-" (seat) "-" (kind.name()) } {
                        (art::named_token(scene.data(), kind, scene.lang)) span { (n) }
                    }
                }
            }
        }
    }
}

/// The tiles of a lab, with their parts.
pub fn upgrades(scene: &Scene<'_>, seat: Seat, own: bool) -> Markup {
    let player = scene.player(seat);
    let open = scene.view.bays(seat);
    let used = |bay: &BayNo| player.upgrades[bay.index()].tile.is_some();
    html! {
        div.mm-shelf.mm-upgrades {
            h4 { (scene.say("mm-p-upgrades")) }
            div.mm-bays {
                @for bay in BayNo::all().take(MAX_BAYS).filter(|bay| bay.index() < open || used(bay)) {
                    (bay_place(scene, seat, bay, own))
                }
                @for one in &player.beside {
                    div.mm-bay.beside data-piece=(piece(scene.data(), *one)) data-owner=(seat.index()) { (tile_face(scene, *one)) }
                }
            }
        }
    }
}

fn piece(data: &Data, id: UpgradeId) -> String {
    format!("upgrade:{}", data.upgrades.get(usize::from(id.0)).map_or("", |upgrade| &upgrade.label.id))
}

fn bay_place(scene: &Scene<'_>, seat: Seat, bay: BayNo, own: bool) -> Markup {
    let held = &scene.player(seat).upgrades[bay.index()];
    let controls = if own { scene.controls(Place::Bay(bay)) } else { Vec::new() };
    let holds = scene.view.holds(held);
    let parts = each(held.parts.iter());
    html! {
        div.mm-bay.open[!controls.is_empty()].blank[held.tile.is_none()] data-drop=[scene.dropped(Place::Bay(bay)).filter(|_| own)]
            data-piece=[held.tile.map(|id| piece(scene.data(), id))] data-owner=(seat.index()) {
            @match held.tile {
                Some(id) => (tile_face(scene, id)),
                None => span.mm-nobody { (bay.number()) },
            }
            @if holds > 0 {
                span.mm-places {
                    @for kind in &parts {
                        @let moves = |action: &Action| own && matches!(action, Action::Move { part, upgrade: Some(from), .. } if part == kind && *from == bay);
                        span.mm-cell data-drag=[scene.asked.among(moves)] { (art::named_token(scene.data(), *kind, scene.lang)) }
                    }
                    @for _ in parts.len()..usize::from(holds) { span.mm-cell {} }
                }
            }
            @for number in controls {
                @let action = &scene.asked.answers[number];
                (scene.button(number, "mm-put", html! {
                    @if matches!(action, Action::Install(_)) {
                        (scene.say(if held.tile.is_some() { "mm-p-replace" } else { "mm-p-here" }))
                    } @else { (scene.moving(action)) }
                }))
            }
        }
    }
}

/// A tile that opens what it does.
pub fn tile_face(scene: &Scene<'_>, id: UpgradeId) -> Markup {
    let name = tile(scene.data(), id, scene.lang);
    html! {
        button.b-open.mm-tile type="button" popovertarget=(sheets::tile_id(scene.data(), id)) title=(name) {
            span.mm-tile-art { (art::tile(scene.data(), id)) } span.mm-name { (name) }
        }
    }
}

/// The LESTER cards: those that are used lie face down.
pub fn lesters(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! {
        div.mm-shelf.mm-lesters {
            h4 { "LESTER" }
            span.mm-places {
                @for (at, card) in scene.data().lesters.iter().enumerate() {
                    @let used = scene.player(seat).lester_used.contains(LesterId(at as u8));
                    @let name = card.label.text(scene.lang.code());
                    button.b-open.mm-lester.used[used] type="button" popovertarget={ "mm-l-" (card.label.id) } title=(name) {
                        (art::lester(scene.data(), LesterId(at as u8)))
                        span.hidden { (name) @if used { " (" (scene.say("mm-p-used")) ")" } }
                    }
                }
            }
        }
    }
}
