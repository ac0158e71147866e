//! The round, phase by phase, in the order of the rulebook (DP-ROUND-01).
//!
//! Every phase module has the same three functions: `settle` does what needs no decision and says whether somebody
//! owes one now; `answers` lists the answers of a seat; `answer` carries one out.

pub mod aging;
pub mod arranging;
pub mod assigning;
pub mod business;
mod cards;
pub mod drawing;
pub mod exhibition;
pub mod grouping;
mod losing;
pub mod needs;
pub mod sending;
pub mod setup;
pub mod shovel;
pub mod showing;

use engine::{Seat, Seats, Witness};

use crate::{
    action::Action,
    event::Event,
    open::{Errand, Layout, Phase},
    scoring,
    state::DungeonPetz,
    terms::{Place, Term},
};

/// Who owes an answer, whether or not it is a real choice.
#[inline]
pub fn owing(game: &DungeonPetz) -> Seats {
    game.open.pending(|seat| Some(game.private(seat)))
}

/// The answers of a seat that owes one, in canonical order.
#[inline]
pub fn answers(game: &DungeonPetz, seat: Seat, put: &mut impl FnMut(Action)) {
    match &game.phase {
        Phase::Grouping => grouping::answers(game, seat, put),
        Phase::Sending { size, errand, .. } => sending::answers(game, seat, *size, *errand, put),
        Phase::Arranging { layout, .. } => arranging::answers(game, seat, *layout, put),
        Phase::Drawing { thrown, .. } => drawing::answers(game, seat, thrown, put),
        Phase::Assigning => assigning::answers(game, seat, put),
        Phase::Showing { step, .. } => showing::answers(game, seat, *step, put),
        Phase::Selling { .. } => business::sales(game, seat, put),
        Phase::Cleaning { plot, removed, .. } => business::cleaning(game, seat, *plot, *removed, put),
        Phase::Storing { .. } => aging::answers(game, seat, put),
        _ => {}
    }
}

/// Carries out an answer.
pub fn answer(game: &mut DungeonPetz, seat: Seat, action: Action, on: &mut Witness<Event>) {
    match game.phase {
        Phase::Grouping => grouping::answer(game, seat, action, on),
        Phase::Sending { size, errand, .. } => sending::answer(game, seat, size, errand, action, on),
        Phase::Arranging { layout, .. } => arranging::answer(game, seat, layout, action, on),
        Phase::Drawing { thrown, .. } => drawing::answer(game, seat, thrown, action, on),
        Phase::Assigning => assigning::answer(game, seat, action, on),
        Phase::Showing { step, .. } => showing::answer(game, seat, step, action, on),
        Phase::Selling { .. } => business::sell(game, seat, action, on),
        Phase::Cleaning { plot, removed, .. } => business::clean(game, seat, plot, removed, action, on),
        Phase::Storing { .. } => aging::answer(game, seat, action, on),
        _ => {}
    }
}

/// Plays on, forced answers included, until a real decision is owed or the game is over.
pub fn run(game: &mut DungeonPetz, on: &mut Witness<Event>) {
    loop {
        if !settle(game, on) {
            if matches!(game.phase, Phase::Over) {
                return;
            }
            continue;
        }
        if is_choice(game) {
            return;
        }
        let mut moved = false;
        for seat in owing(game) {
            let (mut count, mut only) = (0usize, None);
            answers(game, seat, &mut |action| {
                count += 1;
                only = Some(action);
            });
            if let (0..=1, action) = (count, only) {
                // A state from outside may leave no answer at all; then the question is over.
                answer(game, seat, action.unwrap_or(Action::Done), on);
                moved = true;
                break;
            }
        }
        if !moved {
            return;
        }
    }
}

/// Whether there are surely several answers, where that is quickly seen.
#[inline]
fn is_choice(game: &DungeonPetz) -> bool {
    match game.phase {
        // Another group of one imp, or ready.
        Phase::Grouping => true,
        Phase::Sending { errand: Errand::Go(group), .. } => {
            Place::ALL.iter().any(|place| game.target(*place, group).is_some())
        }
        Phase::Arranging { layout: Layout::Cages { .. } | Layout::Addon, .. } => true,
        // Settled only where there is something to remove.
        Phase::Cleaning { .. } => true,
        _ => false,
    }
}

/// What needs no decision; `true` if an answer is owed, `false` if the phase has moved on.
fn settle(game: &mut DungeonPetz, on: &mut Witness<Event>) -> bool {
    match game.phase {
        Phase::Setup => setup::round(game, on),
        Phase::Grouping => return grouping::settle(game, on),
        Phase::Sending { size, seat, errand } => return sending::settle(game, size, seat, errand),
        Phase::Arranging { seat, layout } => return arranging::settle(game, seat, layout),
        Phase::Drawing { seat, .. } => return drawing::settle(game, seat, on),
        Phase::Assigning => return assigning::settle(game, on),
        Phase::Showing { seat, step } => return showing::settle(game, seat, step, on),
        Phase::Awards => exhibition::awards(game, on),
        Phase::Selling { seat } => return business::selling(game, seat),
        Phase::Discarding => business::discard(game, on),
        Phase::Cleaning { seat, plot, removed } => return business::settle(game, seat, plot, removed, on),
        Phase::Growing => aging::grow(game, on),
        Phase::Storing { seat } => return aging::settle(game, seat, on),
        Phase::Scoring => scoring::finals(game, on),
        Phase::Over => {}
    }
    false
}
