//! Phase 3b: the crystal ball, then one card for every visible bar.

use engine::{List, Seat, Witness};

use crate::{
    action::Action,
    event::Event,
    open::{Card, Phase, Plot},
    state::DungeonPetz,
    terms::{Colour, Need},
};

pub fn settle(game: &mut DungeonPetz, seat: Seat, on: &mut Witness<Event>) -> bool {
    let Phase::Drawing { thrown, .. } = game.phase else { return false };
    // DP-ART-06
    let may = usize::from(game.crystal_ball(seat)).min(thrown.capacity());
    if thrown.len() < may {
        return true;
    }
    draw(game, seat, &thrown, on);
    false
}

/// Replacements first, then the normal draw (DP-DRAW-02, DP-DRAW-06); the next player follows (DP-DRAW-04).
fn draw(game: &mut DungeonPetz, seat: Seat, thrown: &[Card], on: &mut Witness<Event>) {
    for card in thrown {
        game.draw_card(seat, card.colour, on);
    }
    for plot in Plot::ALL {
        let Some(at) = game.player(seat).pet_in(plot) else { continue };
        let bars = game.player(seat).pets[at].bars(game.data());
        for colour in bars {
            game.draw_card(seat, *colour, on);
        }
    }
    game.phase = match game.after(seat) {
        Some(seat) => Phase::Drawing { seat, thrown: List::new() },
        None => Phase::Assigning,
    };
}

/// Faces in a fixed order without going back, so that a choice of cards has one spelling.
pub fn answers(game: &DungeonPetz, seat: Seat, thrown: &[Card], put: &mut impl FnMut(Action)) {
    let hand = &game.private(seat).hand;
    for colour in [Colour::Green, Colour::Red, Colour::Yellow, Colour::Purple] {
        for need in NEEDS {
            let card = Card { colour, need };
            if hand[colour][need] > 0 && thrown.last().is_none_or(|last| *last <= card) {
                put(Action::Discard(card));
            }
        }
    }
    put(Action::Done);
}

const NEEDS: [Need; 6] = [Need::Hunger, Need::Poop, Need::Play, Need::Anger, Need::Magic, Need::Disease];

pub fn answer(
    game: &mut DungeonPetz,
    seat: Seat,
    mut thrown: List<Card, 8>,
    action: Action,
    on: &mut Witness<Event>,
) {
    match action {
        Action::Discard(card) => {
            game.discard(seat, card, "DP-ART-05", on);
            thrown.push(card);
            game.phase = Phase::Drawing { seat, thrown };
        }
        _ => draw(game, seat, &thrown, on),
    }
}
