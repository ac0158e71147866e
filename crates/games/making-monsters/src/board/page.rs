//! Making Monsters in a browser: the tracks, the question with what is to decide, the own lab beside the turning central
//! board, the other labs, and what the round has brought so far.

mod art;
mod central_board;
mod details;
mod drawing;
mod gallery;
mod lab;
mod monsters;
mod odds;
mod question;
mod storage;
mod summary;
mod tracks;

use std::cell::Cell;

use boards::{Asked, PageBoard, page::steady::steady};
use drawing::Drawing;
use engine::{Seat, Viewer};
use maud::{Markup, html};
use words::Lang;

use crate::{Action, Errand, Event, Keep, MakingMonsters, Phase, SlotNo, Step, View};

type Ask<'a> = Asked<'a, Action, Event>;

impl PageBoard for MakingMonsters {
    const STYLE: &'static str = include_str!("page.css");

    fn page(view: &View, asked: &Ask<'_>, lang: Lang) -> Markup {
        let drawing = Drawing { view, asked, lang, laid_out: &Cell::default() };
        let earned = summary::earned(&drawing);
        let others: Vec<Seat> = match drawing.own() {
            Some(own) => own.around(drawing.players()).skip(1).collect(),
            None => Seat::all(drawing.players()).collect(),
        };
        let others = html! { div.mm-others { @for seat in others { (lab::other(&drawing, seat, &earned[seat.index()])) } } };
        let board = html! {
            (tracks::header(&drawing))
            (summary::finale(&drawing))
            // Who waits sees what happens where the next question will stand.
            @if asked.answers.is_empty() { (summary::round(&drawing)) } @else { (question::question(&drawing)) }
            div.mm-table {
                @match drawing.own() {
                    Some(own) => (lab::own(&drawing, own, &earned[own.index()])),
                    None => (others),
                }
                (central_board::central_board(&drawing))
            }
            @if drawing.own().is_some() { (others) }
            div.mm-foot {
                @if !asked.answers.is_empty() { (summary::round(&drawing)) }
                (tracks::chart(&drawing))
                (steady((drawing.pack(), lang), tracks::legend))
            }
        };
        html! {
            (steady((), |()| art::symbols()))
            div class={ "mm " (stage(&drawing)) } {
                (board)
                (details::all(&drawing))
            }
        }
    }

    fn stock(view: &View, seat: Seat, lang: Lang) -> Markup {
        lab::stock(&Drawing { view, asked: &Asked::nothing(), lang, laid_out: &Cell::default() }, seat)
    }

    fn gallery(lang: Lang) -> Markup {
        gallery::gallery(lang)
    }

    fn wished(view: &View, seat: Seat) -> Vec<Action> {
        wished(view, seat)
    }

    fn opened(views: Vec<View>) -> Option<View> {
        let mut all = views.first()?.clone();
        all.viewer = Viewer::Spectator;
        for (seat, view) in views.iter().enumerate() {
            all.own.secrets[seat] = view.own.secrets[seat];
        }
        Some(all)
    }
}

/// Which part of the table the question is about: on a small screen it comes first.
fn stage(drawing: &Drawing<'_>) -> &'static str {
    let on_board = |action: &Action| {
        matches!(action, Action::TakeSupply(_) | Action::TakePart(_) | Action::TakeTile { .. })
    };
    if drawing.asked.answers.iter().any(on_board) { "mm-at-carts" } else { "mm-at-lab" }
}

/// Answers people think of at a question, allowed or not.
fn wished(view: &View, seat: Seat) -> Vec<Action> {
    let Some(player) = view.players.get(seat.index()) else { return Vec::new() };
    match (player.errand, player.step) {
        (Errand::None, _) if !player.hand.is_empty() => {
            player.hand.iter().take(1).map(|(part, _)| Action::Reject(part)).collect()
        }
        (Errand::None, Step::Answer) => vec![Action::Reanimate],
        (Errand::None, Step::Ready) if view.phase != Phase::Show => vec![Action::Wait],
        (Errand::None, Step::Start) if view.phase == Phase::Keep => vec![Action::Keep(Keep::Both)],
        (Errand::None, Step::Card) => {
            let on = |slot: SlotNo| match player.slots[slot.index()].card {
                Some(_) if view.phase == Phase::Settle => Action::ReplaceCard(slot),
                _ => Action::PlaceCard(slot),
            };
            let pile = (view.phase == Phase::Settle).then_some(Action::PileCard);
            SlotNo::all().map(on).chain(pile).collect()
        }
        _ => Vec::new(),
    }
}
