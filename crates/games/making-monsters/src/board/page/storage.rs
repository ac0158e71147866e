//! What lies in a lab besides monsters: sorting board, reject track, bag, upgrades, LESTER cards.

use boards::page::steady::steady;
use engine::{IdSet, Pack, Seat};
use maud::{Markup, html};
use words::Lang;

use super::{
    super::tile,
    art, details,
    drawing::{Drawing, Spot},
};
use crate::{
    Action, Bag, BayNo, Kind, LesterId, UpgradeId,
    data::{Data, MAX_BAYS},
};

/// The sorting board of a lab.
#[derive(Hash)]
struct Sorting {
    pack: Pack<Data>,
    seat: Seat,
    sorted: Vec<Kind>,
    lang: Lang,
}

/// The sorting board, with the parts of the hand that may go there.
pub fn sorting(drawing: &Drawing<'_>, seat: Seat, own: bool) -> Markup {
    let of = Sorting {
        pack: drawing.pack(),
        seat,
        sorted: each(drawing.player(seat).sorting.iter()),
        lang: drawing.lang,
    };
    let moves = |action: &Action| matches!(action, Action::Sort(_) | Action::Move { upgrade: None, .. });
    if own && drawing.offers(moves) {
        sorting_board(&of, Some(drawing))
    } else {
        steady(of, |of| sorting_board(of, None))
    }
}

/// With the answers about it, if there are any.
fn sorting_board(of: &Sorting, asked: Option<&Drawing<'_>>) -> Markup {
    let (seat, sorted, lang) = (of.seat, &of.sorted, of.lang);
    let controls = asked.map(|drawing| drawing.controls(Spot::Sorting)).unwrap_or_default();
    let moves = |drawing: &Drawing<'_>, kind: Kind| {
        drawing
            .asked
            .among(|action| matches!(action, Action::Move { part, upgrade: None, .. } if *part == kind))
    };
    html! {
        div.mm-shelf.mm-sorting data-drop=[asked.and_then(|drawing| drawing.dropped(Spot::Sorting))] {
            h4 { (details::about("sorting", html! {}, lang)) }
            span.mm-places {
                @for kind in sorted.iter().copied() {
                    span.mm-cell data-drag=[asked.and_then(|drawing| moves(drawing, kind))] data-piece=(part(kind)) data-owner={ "sorting-" (seat) } { (art::named_token(&of.pack, kind, lang)) }
                }
                @if controls.is_empty() {
                    @for _ in sorted.len()..usize::from(of.pack.sorting_spaces) { span.mm-cell {} }
                }
                @if let Some(drawing) = asked {
                    @for number in controls { (drawing.button(number, "mm-put", drawing.moving(&drawing.asked.answers[number]))) }
                }
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
    let all = usize::from(drawing.data().reject_spaces);
    // Parts first and rot behind them: the order on the track means nothing.
    let mut there = each(drawing.player(seat).rejects.iter());
    there.extend(each(drawing.player(seat).overflow.iter()));
    let dropped = own.then(|| drawing.dropped(Spot::Rejects)).flatten();
    html! {
        div class={ "mm-shelf mm-rejects d" (there.len().min(all)) } data-drop=[dropped] {
            (steady(Rejects { pack: drawing.pack(), seat, there, lang: drawing.lang }, reject_track))
            @if own {
                span.mm-places {
                    @for number in drawing.controls(Spot::Rejects) { (drawing.button(number, "mm-put", drawing.moving(&drawing.asked.answers[number]))) }
                    (drawing.all_greyed(Spot::Rejects, |action| html! { (drawing.say("mm-p-reject")) " " (drawing.moving(action)) }))
                }
            }
        }
    }
}

/// What lies on the reject track of a lab.
#[derive(Hash)]
struct Rejects {
    pack: Pack<Data>,
    seat: Seat,
    there: Vec<Kind>,
    lang: Lang,
}

fn reject_track(of: &Rejects) -> Markup {
    let (seat, there, lang) = (of.seat, &of.there, of.lang);
    let all = usize::from(of.pack.reject_spaces);
    let said = lang.tell("mm-p-rejects-said", [("n", there.len().into()), ("all", all.into())]);
    html! {
        h4 { (details::about("rejects", html! { " " span.mm-n data-watch={ "mm-rejects-" (seat) } { (there.len()) "/" (all) } }, lang)) }
        span.mm-places.mm-track title=(said) {
            span.hidden { (said) }
            @for at in 0..all.max(there.len()) {
                span class={ "mm-cell r" (at.min(all)) } {
                    @match there.get(at) {
                        Some(kind) => span data-piece=(part(*kind)) data-owner={ "rejects-" (seat) } { (art::named_token(&of.pack, *kind, lang)) },
                        None if at + 1 == all => span.mm-end aria-hidden="true" { (art::token(Kind::Rot)) },
                        None => span aria-hidden="true" { (at + 1) },
                    }
                }
            }
        }
    }
}

/// What a lab has in its bag and on its reject track.
#[derive(Hash)]
pub struct Stock {
    pack: Pack<Data>,
    bag: [u8; Kind::ALL.len()],
    rejects: u32,
    pub lang: Lang,
}

impl Stock {
    pub fn of(drawing: &Drawing<'_>, seat: Seat) -> Stock {
        let player = drawing.player(seat);
        Stock {
            pack: drawing.pack(),
            bag: *player.bag.raw(),
            rejects: player.rejects.total() + player.overflow.total(),
            lang: drawing.lang,
        }
    }
}

/// How full the reject track is.
pub fn filled(of: &Stock) -> Markup {
    let (there, all, lang) = (of.rejects, of.pack.reject_spaces, of.lang);
    html! {
        span.mm-filled title=(lang.say("mm-p-rejects")) {
            span.mm-word { (lang.say("mm-p-rejects")) " " }
            svg.mm-fill viewBox={ "0 0 " (7 * u32::from(all)) " 10" } aria-hidden="true" {
                @for at in 0..u32::from(all) { rect.full[at < there] x=(7 * at + 1) y="1" width="5.500" height="8" {} }
            }
            " " b { (there) "/" (all) }
        }
    }
}

/// What is in a bag, in one line.
pub fn counts(of: &Stock) -> Markup {
    let lang = of.lang;
    html! {
        span.b-holds {
            (art::icon("bag")) span.hidden { (lang.say("mm-p-bag")) }
            @for (kind, n) in Kind::ALL.into_iter().zip(of.bag).filter(|(_, n)| *n > 0) {
                span.mm-count { (art::named_token(&of.pack, kind, lang)) span { (n) } }
            }
        }
    }
}

/// The bag of a lab.
#[derive(Hash)]
struct InBag {
    pack: Pack<Data>,
    seat: Seat,
    counts: [u8; Kind::ALL.len()],
    lang: Lang,
}

/// The bag with what is in it: counts that everybody may know, in no order.
pub fn bag(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let bag: &Bag = &drawing.player(seat).bag;
    steady(InBag { pack: drawing.pack(), seat, counts: *bag.raw(), lang: drawing.lang }, in_bag)
}

fn in_bag(of: &InBag) -> Markup {
    let (seat, lang) = (of.seat, of.lang);
    let total: u32 = of.counts.into_iter().map(u32::from).sum();
    html! {
        div.mm-shelf.mm-bag {
            h4 { (art::icon("bag")) " " (details::about("bag", html! { " " span.mm-n data-watch={ "mm-bag-" (seat) } { (total) } }, lang)) }
            span.mm-tokens {
                @for (kind, n) in Kind::ALL.into_iter().zip(of.counts) {
                    span.mm-count.none[n == 0] data-watch={ "mm-bag-" (seat) "-" (kind.name()) } data-piece=(part(kind)) data-owner={ "bag-" (seat) } data-n=(n) {
                        (art::named_token(&of.pack, kind, lang)) span { (n) }
                    }
                }
            }
        }
    }
}

/// The tiles of a lab, with their parts.
#[derive(Hash)]
struct Upgrades<'a> {
    pack: Pack<Data>,
    seat: Seat,
    bays: Vec<Installed>,
    beside: &'a [UpgradeId],
    lang: Lang,
}

/// What lies on an upgrade slot.
#[derive(Hash)]
struct Installed {
    bay: BayNo,
    tile: Option<UpgradeId>,
    /// How many parts it can hold.
    holds: u8,
    parts: Vec<Kind>,
}

pub fn upgrades(drawing: &Drawing<'_>, seat: Seat, own: bool) -> Markup {
    let player = drawing.player(seat);
    let open = drawing.view.bays(seat);
    let installed = |bay: BayNo| {
        let held = &player.upgrades[bay.index()];
        Installed { bay, tile: held.tile, holds: drawing.view.holds(held), parts: each(held.parts.iter()) }
    };
    let bays = BayNo::all().take(MAX_BAYS).map(installed);
    let of = Upgrades {
        pack: drawing.pack(),
        seat,
        bays: bays.filter(|held| held.bay.index() < open || held.tile.is_some()).collect(),
        beside: &player.beside,
        lang: drawing.lang,
    };
    let moves = |action: &Action| {
        matches!(action, Action::Store { .. } | Action::Install(_) | Action::Move { upgrade: Some(_), .. })
    };
    if own && drawing.offers(moves) {
        all_bays(&of, Some(drawing))
    } else {
        steady(of, |of| all_bays(of, None))
    }
}

/// With the answers about them, if there are any.
fn all_bays(of: &Upgrades<'_>, asked: Option<&Drawing<'_>>) -> Markup {
    html! {
        div.mm-shelf.mm-upgrades {
            h4 { (details::about("upgrades", html! {}, of.lang)) }
            div.mm-bays {
                @for held in &of.bays { (bay_place(of, held, asked)) }
                @for one in of.beside {
                    div.mm-bay.beside data-piece=(piece(&of.pack, *one)) data-owner=(of.seat.index()) { (tile_face(&of.pack, *one, of.lang)) }
                }
            }
        }
    }
}

fn piece(data: &Data, id: UpgradeId) -> String {
    format!("upgrade:{}", data.upgrades.get(usize::from(id.0)).map_or("", |upgrade| &upgrade.label.id))
}

fn bay_place(of: &Upgrades<'_>, held: &Installed, asked: Option<&Drawing<'_>>) -> Markup {
    let (data, seat, bay): (&Data, _, _) = (&of.pack, of.seat, held.bay);
    let dropped = asked.and_then(|drawing| drawing.dropped(Spot::Bay(bay)));
    let moves = |drawing: &Drawing<'_>, kind: Kind| {
        drawing.asked.among(
            |action| matches!(action, Action::Move { part, upgrade: Some(from), .. } if *part == kind && *from == bay),
        )
    };
    html! {
        div.mm-bay.open[dropped.is_some()].blank[held.tile.is_none()] data-drop=[dropped]
            data-piece=[held.tile.map(|id| piece(data, id))] data-owner=(seat.index()) {
            @match held.tile {
                Some(id) => (tile_face(data, id, of.lang)),
                None => span.mm-nobody { (bay.number()) },
            }
            @if held.holds > 0 {
                span.mm-places {
                    @for kind in held.parts.iter().copied() {
                        span.mm-cell data-drag=[asked.and_then(|drawing| moves(drawing, kind))] data-piece=(part(kind)) data-owner={ "bay-" (seat) "-" (bay.number()) } { (art::named_token(data, kind, of.lang)) }
                    }
                    @for _ in held.parts.len()..usize::from(held.holds) { span.mm-cell {} }
                }
            }
            @if let Some(drawing) = asked {
                @for number in drawing.controls(Spot::Bay(bay)) {
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
}

/// A tile that opens what it does.
pub fn tile_face(data: &Data, id: UpgradeId, lang: Lang) -> Markup {
    let name = tile(data, id, lang);
    html! {
        button.b-open.mm-tile type="button" popovertarget=(details::tile_id(data, id)) title=(name) {
            span.mm-tile-art { (art::tile(data, id)) } span.mm-name { (name) }
        }
    }
}

/// The LESTER cards: those that are used lie face down.
pub fn lesters(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    steady((drawing.pack(), drawing.player(seat).lester_used.bits(), drawing.lang), lester_cards)
}

fn lester_cards((pack, used, lang): &(Pack<Data>, u64, Lang)) -> Markup {
    let used = IdSet::<LesterId>::from_bits(*used);
    html! {
        div.mm-shelf.mm-lesters {
            h4 { (details::about("lester", html! {}, *lang)) }
            span.mm-places {
                @for (at, card) in pack.lesters.iter().enumerate() {
                    @let used = used.contains(LesterId(at as u8));
                    @let name = lang.name(&card.label);
                    button.b-open.mm-lester.used[used] type="button" popovertarget={ "mm-l-" (card.label.id) } title=(name) {
                        (art::lester(pack, LesterId(at as u8)))
                        span.hidden { (name) @if used { " (" (lang.say("mm-p-used")) ")" } }
                    }
                }
            }
        }
    }
}
