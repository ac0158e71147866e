//! Trap cards and pets that this reader may see, each with its text and what can be done with it.

use engine::{Id, Seat};
use maud::{Markup, html};

use super::drawing::Drawing;
use crate::{
    Action,
    data::{PetId, TrapId},
    open::{ImpAt, Player},
    state::Hand,
};

pub fn hand(drawing: &Drawing<'_>, seat: Seat, player: &Player, own: bool) -> Markup {
    let hand = drawing.view.hand(seat);
    html! {
        @if !hand.traps.is_empty() || !hand.pets.is_empty() {
            div.dl-hand role="group" aria-label=(drawing.word("dl-w-hand")) {
                @for (trap, count) in hand.traps.iter() { (trap_card(drawing, player, trap, count, own)) }
                @for pet in hand.pets.iter() { (pet_card(drawing, hand, pet, own)) }
            }
        }
    }
}

fn trap_card(drawing: &Drawing<'_>, player: &Player, trap: TrapId, count: u8, own: bool) -> Markup {
    let laid = |action: &Action| matches!(action, Action::AddTrap(planned) if planned.trap == trap);
    let numbers = drawing.waiting(|action| *action == Action::GiveTrap(trap) || laid(action));
    let forbidden = own && numbers.is_empty();
    html! {
        div.dl-card data-drag=[drawing.asked.among(|action| own && laid(action))] {
            (drawing.explained("trap", trap, "card", count))
            @if own { (drawing.few(&numbers, "dl-do", |action| lay(drawing, player, action))) }
            @if forbidden { (drawing.refused(laid, html! { (drawing.word("dl-w-lay")) })) }
        }
    }
}

/// Laying a trap down, with what it takes.
fn lay(drawing: &Drawing<'_>, player: &Player, action: &Action) -> Markup {
    let Action::AddTrap(planned) = action else { return html! { (drawing.word("dl-w-give")) } };
    let fed = planned.fed.and_then(|place| player.lair.get(place.index()));
    html! {
        (drawing.word("dl-w-lay"))
        @if let Some(at) = planned.imp { " " (drawing.icon(if at == ImpAt::Used { "used" } else { "imp" })) }
        @if let Some(creature) = fed { " " (drawing.picture(creature.kind)) }
    }
}

fn pet_card(drawing: &Drawing<'_>, hand: &Hand, pet: PetId, own: bool) -> Markup {
    let fits = |action: &Action| match *action {
        Action::UsePet(other) | Action::Pass(other) | Action::Discard(other) | Action::Waive(other) => {
            other == pet
        }
        _ => false,
    };
    let short = |action: &Action| {
        let key = match action {
            Action::Pass(_) => "dl-w-pass",
            Action::Discard(_) => "dl-w-discard",
            _ => "dl-w-use",
        };
        html! { (drawing.word(key)) }
    };
    html! {
        div.dl-card.pet.shown[hand.parade.contains(pet)] {
            (drawing.explained("pet", pet, "card", 1))
            @if own { (drawing.few(&drawing.waiting(fits), "dl-do", short)) }
        }
    }
}
