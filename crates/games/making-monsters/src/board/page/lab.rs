//! Labs: the own one at full size with its answers on it, the others small.

use boards::page::parts;
use engine::Seat;
use maud::{Markup, html};

use super::{
    super::card,
    art,
    monsters::{self, Fill},
    scene::{Place, Scene},
    sheets, shelves,
};
use crate::{Action, Answer, Kind, Phase, SlotNo, data::Monster, open::Slot};

/// The lab of who looks at the board.
pub fn own(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! {
        section.mm-lab.b-panel.own aria-label=(scene.say("mm-p-own-lab")) {
            (title(scene, seat))
            div.mm-slots { @for slot in SlotNo::all() { (own_slot(scene, seat, slot)) } }
            div.mm-shelves {
                (shelves::sorting(scene, seat, true))
                (shelves::rejects(scene, seat, true))
                (shelves::bag(scene, seat))
                (shelves::upgrades(scene, seat, true))
                (shelves::lesters(scene, seat))
                (pile(scene, seat, true))
            }
        }
    }
}

/// Somebody else's lab.
pub fn other(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! {
        section.mm-lab.mm-small.b-panel aria-label=(boards::seat_name(seat, scene.lang)) {
            (title(scene, seat))
            div.mm-slots { @for slot in SlotNo::all() { (small_slot(scene, seat, slot)) } }
            div.mm-shelves {
                (shelves::rejects(scene, seat, false))
                (shelves::sorting(scene, seat, false))
                @if !scene.player(seat).hand.is_empty() {
                    div.mm-shelf { h4 { (scene.say("mm-p-drawn")) } (art::tokens(scene.data(), scene.player(seat).hand.iter(), scene.lang)) }
                }
                (shelves::bag(scene, seat))
                (shelves::upgrades(scene, seat, false))
                (shelves::lesters(scene, seat))
                (pile(scene, seat, false))
            }
        }
    }
}

/// Who it is, how far ahead, what was ordered, and whether the others wait for this seat.
fn title(scene: &Scene<'_>, seat: Seat) -> Markup {
    let player = scene.player(seat);
    let told = match scene.view.answer(seat) {
        _ if scene.view.is_rotted(seat) => Some("mm-p-rotted"),
        Some(Answer::Reanimate) => Some("mm-h-answer-reanimate"),
        Some(Answer::Wait) => Some("mm-h-answer-wait"),
        None => None,
    };
    html! {
        div.mm-title {
            h3 { (parts::seat(seat, scene.lang)) }
            span.mm-points data-watch={ "mm-points-" (seat) } { (art::prestige(player.prestige, scene.lang)) }
            @if let Some(colour) = scene.view.order(seat) {
                span.mm-ordered {
                    (art::order(scene.data(), colour))
                    span.hidden { (super::super::colour(colour, scene.lang)) }
                    @if scene.view.is_super(seat) { b.mm-super { (scene.say("mm-p-super")) } }
                }
            }
            @if let Some(key) = told { span.mm-told.bad[key == "mm-p-rotted"] { (scene.say(key)) } }
            @if player.incoming_rot > 0 {
                span.mm-told.bad { (scene.tell("mm-h-incoming", [("n", player.incoming_rot.into())])) }
            }
            @if scene.is_thinking(seat) {
                span.mm-think { (art::icon("think")) " " span.mm-word { (scene.say("mm-p-thinking")) } }
            } @else if scene.view.phase.is_secret() || scene.view.phase == Phase::Deliver {
                span.mm-think { (art::icon("done")) " " span.mm-word { (scene.say("mm-p-ready")) } }
            }
        }
    }
}

fn own_slot(scene: &Scene<'_>, seat: Seat, slot: SlotNo) -> Markup {
    let held = &scene.player(seat).slots[slot.index()];
    let controls = scene.controls(Place::Slot(slot));
    let whole: Vec<usize> =
        controls.iter().copied().filter(|number| is_whole(&scene.asked.answers[*number])).collect();
    let on = scene.view.monster_on(seat, slot.index());
    let finished = scene.view.is_finished(seat, slot.index());
    let owner = scene.own().map(|seat| seat.index());
    let piece = held.card.and_then(|card| scene.data().monsters.get(usize::from(card.0)));
    html! {
        div.mm-slot.open[!controls.is_empty()].alive[finished].blank[on.is_none()] data-drop=[scene.dropped(Place::Slot(slot))] {
            span.mm-number aria-hidden="true" { (slot.number()) }
            @if let Some(on) = on {
                div.mm-card data-piece=[piece.map(|card| format!("monster:{}", card.label.id))] data-owner=[owner]
                    data-watch={ "mm-own-" (slot.number()) } {
                    span.hidden { (fraction(on, held)) }
                    (face(scene, on, monsters::built(on, scene.player(seat), slot.index(), finished)))
                }
                span.mm-worth { (art::prestige(on.prestige, scene.lang)) }
                (spaces(scene, on, seat, slot))
            } @else {
                span.mm-nobody { (scene.say("mm-p-blank")) }
            }
            @for number in whole {
                (scene.button(number, "mm-do", html! { (scene.say(short(&scene.asked.answers[number]))) }))
            }
            (scene.all_greyed(Place::Slot(slot), |action| html! { (scene.say(short(action))) }))
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
pub fn face(scene: &Scene<'_>, monster: &Monster, picture: Markup) -> Markup {
    let name = monster.label.text(scene.lang.code());
    html! {
        button.b-open.mm-open type="button" popovertarget=(sheets::monster_id(monster)) title=(name) {
            (picture) span.mm-name { (name) }
        }
    }
}

/// The part spaces: what is there, what is missing, and what may be put there now. Mutations and sorted parts, which
/// could fill the same space, stand in a row of their own.
fn spaces(scene: &Scene<'_>, on: &Monster, seat: Seat, slot: SlotNo) -> Markup {
    let all = monsters::spaces(on, Some(&scene.player(seat).slots[slot.index()]));
    let placed = |kind: Kind| scene.asked.number(&Action::Place { part: kind, slot, space: None });
    let others = scene.asked.numbers(|action| match *action {
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
                    Some(number) => (scene.button(number, "mm-put", art::token(kind))),
                    None => (space(scene, kind, fill)),
                }
            }
        }
        div.mm-spaces.mm-also {
            @for number in others { (scene.button(number, "mm-put", scene.moving(&scene.asked.answers[number]))) }
        }
    }
}

fn space(scene: &Scene<'_>, kind: Kind, fill: Fill) -> Markup {
    let (shown, class, key) = match fill {
        Fill::Missing => (kind, "mm-space off", "mm-p-missing"),
        Fill::Part => (kind, "mm-space", "mm-p-filled"),
        Fill::Mutation => (Kind::Mutation, "mm-space", "mm-p-mutated"),
    };
    let said = scene.tell(key, [("kind", super::super::kind(scene.data(), kind, scene.lang).into())]);
    html! { span class=(class) title=(said) { (art::token(shown)) span.hidden { (said) } } }
}

/// `2/3`: how many of its spaces are filled.
fn fraction(on: &Monster, held: &Slot) -> String {
    let all = monsters::spaces(on, Some(held));
    let there = all.iter().filter(|(_, fill)| *fill != Fill::Missing).count();
    format!("{there}/{}", all.len())
}

fn small_slot(scene: &Scene<'_>, seat: Seat, slot: SlotNo) -> Markup {
    let held = &scene.player(seat).slots[slot.index()];
    let Some(on) = scene.view.monster_on(seat, slot.index()) else {
        return html! { div.mm-slot.blank { span.hidden { (scene.tell("mm-h-blank", [("slot", slot.number().into())])) } } };
    };
    let finished = scene.view.is_finished(seat, slot.index());
    html! {
        div.mm-slot.alive[finished] {
            (face(scene, on, monsters::built(on, scene.player(seat), slot.index(), finished)))
            span.mm-fraction data-watch={ "mm-slot-" (seat) "-" (slot.number()) } { (fraction(on, held)) }
        }
    }
}

/// The cards beside the lab, which come back at the Fair.
fn pile(scene: &Scene<'_>, seat: Seat, own: bool) -> Markup {
    let player = scene.player(seat);
    let controls = if own { scene.controls(Place::Pile) } else { Vec::new() };
    html! {
        div.mm-shelf.mm-pile data-drop=[scene.dropped(Place::Pile).filter(|_| own)] {
            @let title = html! { (scene.say("mm-p-pile")) " " span.mm-n data-watch={ "mm-pile-" (seat) } { (player.pile.len()) } };
            @if player.pile.is_empty() { h4 { (title) } } @else {
                details id={ "mm-pile-" (seat) } {
                    summary { (title) }
                    ul { @for one in player.pile.iter() {
                        @if let Some(monster) = scene.data().monsters.get(usize::from(one.0)) {
                            li { button.mm-link type="button" popovertarget=(sheets::monster_id(monster)) { (card(scene.data(), one, scene.lang)) } }
                        }
                    } }
                }
            }
            @for number in controls { (scene.button(number, "mm-do", html! { (scene.say("mm-p-here")) })) }
            @if own { (scene.all_greyed(Place::Pile, |_| html! { (scene.say("mm-p-here")) })) }
            @if !own && scene.view.cards_held(seat) > 0 {
                span.mm-n { (art::icon("card")) "×" (scene.view.cards_held(seat)) span.hidden { (scene.say("mm-p-in-hand")) } }
            }
        }
    }
}
