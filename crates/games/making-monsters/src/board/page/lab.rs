//! Labs: the own one at full size with its answers on it, the others small.

use boards::page::parts;
use engine::Seat;
use maud::{Markup, html};

use super::{
    super::card,
    art, details,
    drawing::{Drawing, Spot},
    monsters::{self, Fill},
    storage, summary,
};
use crate::{Action, Answer, Kind, Phase, SlotNo, data::Monster, open::Slot};

/// The lab of who looks at the board.
pub fn own(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    html! {
        section.mm-lab.b-panel.own aria-label=(drawing.say("mm-p-own-lab")) {
            (title(drawing, seat))
            div.mm-slots { @for slot in SlotNo::all() { (own_slot(drawing, seat, slot)) } }
            div.mm-shelves {
                (storage::sorting(drawing, seat, true))
                (storage::rejects(drawing, seat, true))
                (storage::bag(drawing, seat))
                (storage::upgrades(drawing, seat, true))
                (storage::lesters(drawing, seat))
                (pile(drawing, seat, true))
            }
        }
    }
}

/// Somebody else's lab.
pub fn other(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    html! {
        section.mm-lab.mm-small.b-panel aria-label=(boards::seat_name(seat, drawing.lang)) {
            (title(drawing, seat))
            div.mm-slots { @for slot in SlotNo::all() { (small_slot(drawing, seat, slot)) } }
            div.mm-shelves {
                (storage::rejects(drawing, seat, false))
                (storage::sorting(drawing, seat, false))
                @if !drawing.player(seat).hand.is_empty() {
                    div.mm-shelf { h4 { (drawing.say("mm-p-drawn")) } (art::tokens(drawing.data(), drawing.player(seat).hand.iter(), drawing.lang)) }
                }
                (storage::bag(drawing, seat))
                (storage::upgrades(drawing, seat, false))
                (storage::lesters(drawing, seat))
                (pile(drawing, seat, false))
            }
        }
    }
}

/// What a lab holds, in one line.
pub fn stock(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let player = drawing.player(seat);
    html! {
        span.mm.b-holds {
            (art::prestige(player.prestige, drawing.lang))
            (storage::counts(drawing, seat))
            (storage::filled(drawing, seat))
        }
    }
}

/// Who it is, how far ahead, what was ordered, and whether the others wait for this seat.
fn title(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let player = drawing.player(seat);
    let told = match drawing.view.answer(seat) {
        _ if drawing.view.is_rotted(seat) => Some("mm-p-rotted"),
        Some(Answer::Reanimate) => Some("mm-h-answer-reanimate"),
        Some(Answer::Wait) => Some("mm-h-answer-wait"),
        None => None,
    };
    html! {
        div.mm-title {
            h3 { (parts::seat(seat, drawing.lang)) }
            button.b-open.mm-points type="button" popovertarget={ "mm-from-" (seat.index()) } data-watch={ "mm-points-" (seat) } {
                (art::prestige(player.prestige, drawing.lang)) span.hidden { " " (drawing.say("mm-p-from")) }
            }
            (summary::earned(drawing, seat))
            @if let Some(colour) = drawing.view.order(seat) {
                span.mm-ordered {
                    (art::order(drawing.data(), colour))
                    span.hidden { (super::super::colour(colour, drawing.lang)) }
                    @if drawing.view.is_super(seat) { b.mm-super { (drawing.say("mm-p-super")) } }
                }
            }
            @if let Some(key) = told { span.mm-told.bad[key == "mm-p-rotted"] { (drawing.say(key)) } }
            @if player.incoming_rot > 0 {
                span.mm-told.bad { (drawing.tell("mm-h-incoming", [("n", player.incoming_rot.into())])) }
            }
            @if drawing.is_thinking(seat) {
                @let asked = if drawing.own() == Some(seat) { "status-yours" } else { "mm-p-thinking" };
                span.mm-think { (art::icon("think")) " " span.mm-word { (drawing.say(asked)) } }
            } @else if drawing.view.phase.is_secret() || drawing.view.phase == Phase::Deliver {
                span.mm-think { (art::icon("done")) " " span.mm-word { (drawing.say("mm-p-ready")) } }
            }
        }
    }
}

fn own_slot(drawing: &Drawing<'_>, seat: Seat, slot: SlotNo) -> Markup {
    let held = &drawing.player(seat).slots[slot.index()];
    let controls = drawing.controls(Spot::Slot(slot));
    let whole: Vec<usize> =
        controls.iter().copied().filter(|number| is_whole(&drawing.asked.answers[*number])).collect();
    let on = drawing.view.monster_on(seat, slot.index());
    let finished = drawing.view.is_finished(seat, slot.index());
    let owner = drawing.own().map(|seat| seat.index());
    let piece = held.card.and_then(|card| drawing.data().monsters.get(usize::from(card.0)));
    html! {
        div.mm-slot.open[!controls.is_empty()].alive[finished].blank[on.is_none()] data-drop=[drawing.dropped(Spot::Slot(slot))] {
            span.mm-number aria-hidden="true" { (slot.number()) }
            @if let Some(on) = on {
                div.mm-card data-piece=[piece.map(|card| format!("monster:{}", card.label.id))] data-owner=[owner]
                    data-watch={ "mm-own-" (slot.number()) } {
                    span.hidden { (fraction(on, held)) }
                    (face(drawing, on, monsters::built(on, drawing.player(seat), slot.index(), finished)))
                }
                span.mm-worth { (art::prestige(on.prestige, drawing.lang)) }
                (spaces(drawing, on, seat, slot))
            } @else {
                span.mm-nobody { (drawing.say("mm-p-blank")) }
            }
            @for number in whole {
                (drawing.button(number, "mm-do", html! { (drawing.say(short(&drawing.asked.answers[number]))) }))
            }
            (drawing.all_greyed(Spot::Slot(slot), |action| html! { (drawing.say(short(action))) }))
        }
    }
}

/// Answers about the monster as a whole, not about one of its spaces.
fn is_whole(action: &Action) -> bool {
    !matches!(action, Action::Place { .. } | Action::Move { .. })
}

fn short(action: &Action) -> &'static str {
    match action {
        Action::ReplaceCard(_) => "mm-p-replace",
        Action::CoverDefault(_) => "mm-p-cover",
        Action::PegLeg(_) => "mm-p-finish",
        _ => "mm-p-here",
    }
}

/// A monster with its name, which opens everything about it.
pub fn face(drawing: &Drawing<'_>, monster: &Monster, picture: Markup) -> Markup {
    let name = drawing.lang.name(&monster.label);
    html! {
        button.b-open.mm-open type="button" popovertarget=(details::monster_id(monster)) title=(name) {
            (picture) span.mm-name { (name) }
        }
    }
}

/// The part spaces: what is there, what is missing, and what may be put there now. Mutations and sorted parts, which
/// could fill the same space, stand in a row of their own.
fn spaces(drawing: &Drawing<'_>, on: &Monster, seat: Seat, slot: SlotNo) -> Markup {
    let all = monsters::spaces(on, Some(&drawing.player(seat).slots[slot.index()]));
    let placed = |kind: Kind| drawing.asked.number(&Action::Place { part: kind, slot, space: None });
    let others = drawing.asked.numbers(|action| match *action {
        Action::Place { slot: at, space, .. } => at == slot && space.is_some(),
        Action::Move { slot: at, .. } => at == slot,
        _ => false,
    });
    let mut offered = [false; 5];
    html! {
        div.mm-spaces {
            @for (kind, fill) in all {
                @let first = fill == Fill::Missing && !std::mem::replace(&mut offered[kind as usize % 5], fill == Fill::Missing);
                @match placed(kind).filter(|_| first) {
                    Some(number) => (drawing.button(number, "mm-put", art::token(kind))),
                    None => (space(drawing, seat, slot, kind, fill)),
                }
            }
        }
        div.mm-spaces.mm-also {
            @for number in others { (drawing.button(number, "mm-put", drawing.moving(&drawing.asked.answers[number]))) }
        }
    }
}

fn space(drawing: &Drawing<'_>, seat: Seat, slot: SlotNo, kind: Kind, fill: Fill) -> Markup {
    let (shown, class, key) = match fill {
        Fill::Missing => (kind, "mm-space off", "mm-p-missing"),
        Fill::Part => (kind, "mm-space", "mm-p-filled"),
        Fill::Mutation => (Kind::Mutation, "mm-space", "mm-p-mutated"),
    };
    let said = drawing.tell(key, [("kind", super::super::kind(drawing.data(), kind, drawing.lang).into())]);
    let there = (fill != Fill::Missing).then(|| storage::part(shown));
    html! {
        span class=(class) title=(said) data-piece=[there] data-owner={ "slot-" (seat) "-" (slot.number()) } {
            (art::token(shown)) span.hidden { (said) }
        }
    }
}

/// `2/3`: how many of its spaces are filled.
fn fraction(on: &Monster, held: &Slot) -> String {
    let all = monsters::spaces(on, Some(held));
    let there = all.iter().filter(|(_, fill)| *fill != Fill::Missing).count();
    format!("{there}/{}", all.len())
}

fn small_slot(drawing: &Drawing<'_>, seat: Seat, slot: SlotNo) -> Markup {
    let held = &drawing.player(seat).slots[slot.index()];
    let Some(on) = drawing.view.monster_on(seat, slot.index()) else {
        return html! { div.mm-slot.blank { span.hidden { (drawing.tell("mm-h-blank", [("slot", slot.number().into())])) } } };
    };
    let finished = drawing.view.is_finished(seat, slot.index());
    html! {
        div.mm-slot.alive[finished] {
            (face(drawing, on, monsters::built(on, drawing.player(seat), slot.index(), finished)))
            span.mm-fraction data-watch={ "mm-slot-" (seat) "-" (slot.number()) } { (fraction(on, held)) }
        }
    }
}

/// The cards beside the lab, which come back at the Fair.
fn pile(drawing: &Drawing<'_>, seat: Seat, own: bool) -> Markup {
    let player = drawing.player(seat);
    let controls = if own { drawing.controls(Spot::Pile) } else { Vec::new() };
    html! {
        div.mm-shelf.mm-pile data-drop=[drawing.dropped(Spot::Pile).filter(|_| own)] {
            @let count = html! { " " span.mm-n data-watch={ "mm-pile-" (seat) } { (player.pile.len()) } };
            @let title = html! { (drawing.say("mm-p-pile")) (count) };
            @if player.pile.is_empty() { h4 { (details::about(drawing, "pile", count)) } } @else {
                details id={ "mm-pile-" (seat) } {
                    summary { (title) }
                    (details::about(drawing, "pile", html! {}))
                    ul { @for one in player.pile.iter() {
                        @if let Some(monster) = drawing.data().monsters.get(usize::from(one.0)) {
                            li { button.mm-link type="button" popovertarget=(details::monster_id(monster)) { (card(drawing.data(), one, drawing.lang)) } }
                        }
                    } }
                }
            }
            @for number in controls { (drawing.button(number, "mm-do", html! { (drawing.say("mm-p-here")) })) }
            @if own { (drawing.all_greyed(Spot::Pile, |_| html! { (drawing.say("mm-p-here")) })) }
            @if !own && drawing.view.cards_held(seat) > 0 {
                span.mm-n { (art::icon("card")) "×" (drawing.view.cards_held(seat)) span.hidden { (drawing.say("mm-p-in-hand")) } }
            }
        }
    }
}
