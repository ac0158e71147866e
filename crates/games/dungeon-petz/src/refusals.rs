//! Why an answer is not among the legal ones: the rule that decides comes first.
//!
//! An answer that belongs to another phase is refused by the rule that says when it is possible, or that its step is
//! over ([`elsewhere`]). A seat that is not asked is refused by its own reason ([`not_asked`]). What is left is a wrong
//! answer to the open question: one file for each part of the round.

mod business;
mod cards;
pub mod reasons;
mod shopping;
mod showing;

use engine::{Refusal, Seat};

use crate::{
    action::Action,
    open::{Card, Phase},
    phases,
    state::DungeonPetz,
};

const fn by(clauses: &'static [&'static str]) -> Refusal {
    Refusal::by(clauses)
}

/// The phases come in their order, and this is another one.
fn out_of_order(game: &DungeonPetz, clauses: &'static [&'static str]) -> Refusal {
    by(clauses).because(reasons::phase(game.phase.key()))
}

/// The rule against an answer that is known not to be legal.
pub fn why(game: &DungeonPetz, seat: Seat, action: &Action) -> Refusal {
    let action = *action;
    if seat.index() >= game.players.len() {
        return out_of_order(game, &["DP-ROUND-01"]);
    }
    if game.phase == Phase::Over {
        return by(&["DP-FINAL-14", "DP-FINAL-12"]);
    }
    if !belongs(&game.phase, action) {
        return elsewhere(game, seat, action);
    }
    if !phases::owing(game).contains(seat) {
        return not_asked(game, seat, action);
    }
    match &game.phase {
        Phase::Grouping => shopping::group(game, seat, action),
        Phase::Sending { size, errand, .. } => shopping::send(game, seat, *size, *errand, action),
        Phase::Arranging { layout, .. } => cards::arrange(game, seat, *layout, action),
        Phase::Drawing { thrown, .. } => cards::exchange(game, seat, thrown, action),
        Phase::Assigning => cards::assign(game, seat, action),
        Phase::Showing { step, .. } => showing::show(game, seat, *step, action),
        Phase::Selling { .. } => business::sell(game, seat, action),
        Phase::Cleaning { plot, removed, .. } => business::clean(game, seat, *plot, *removed, action),
        Phase::Storing { .. } => by(&["DP-AGE-05", "DP-AGE-08"]),
        Phase::Setup | Phase::Awards | Phase::Discarding | Phase::Growing | Phase::Scoring | Phase::Over => {
            out_of_order(game, &["DP-ROUND-01"])
        }
    }
}

/// Whether an answer of this kind is ever given in this phase. "No more" is nobody's own: it answers whatever is asked.
pub fn belongs(phase: &Phase, action: Action) -> bool {
    match action {
        Action::Group { .. } => matches!(phase, Phase::Grouping),
        Action::Pick { .. }
        | Action::Home
        | Action::Send(_)
        | Action::TakeCage(_)
        | Action::TakeAddon(_)
        | Action::TakePet(_)
        | Action::Book(_)
        | Action::Colour(_) => matches!(phase, Phase::Sending { .. }),
        Action::PlaceCage { .. }
        | Action::KeepCage(_)
        | Action::PlaceAddon { .. }
        | Action::House { .. }
        | Action::Release(_) => matches!(phase, Phase::Arranging { .. }),
        Action::Discard(_) => matches!(phase, Phase::Drawing { .. } | Phase::Showing { .. }),
        Action::Assign { .. } => matches!(phase, Phase::Assigning),
        Action::Feed { .. }
        | Action::Entertain { .. }
        | Action::Catch { .. }
        | Action::Escape
        | Action::Ward { .. }
        | Action::Shovel { .. }
        | Action::Exhibit { .. } => matches!(phase, Phase::Showing { .. }),
        Action::Sell { .. } => matches!(phase, Phase::Selling { .. }),
        Action::Clean { .. } => matches!(phase, Phase::Cleaning { .. }),
        Action::Store(_) => matches!(phase, Phase::Storing { .. }),
        Action::Done => true,
    }
}

/// The rule that closes an answer in a phase to which it does not belong.
fn elsewhere(game: &DungeonPetz, seat: Seat, action: Action) -> Refusal {
    let shopping = matches!(game.phase, Phase::Grouping | Phase::Sending { .. });
    let before_assigning = matches!(game.phase, Phase::Arranging { .. } | Phase::Drawing { .. });
    match action {
        Action::Group { .. } => by(&["DP-GRP-06", "DP-ROUND-01"]),
        Action::Book(_) => by(&["DP-SHOP-04", "DP-ROUND-01"]),
        Action::Colour(_) => by(&["DP-ART-02", "DP-ROUND-01"]),
        Action::PlaceCage { .. } | Action::KeepCage(_) | Action::PlaceAddon { .. } => {
            by(&["DP-ARR-02", "DP-ROUND-01"])
        }
        Action::House { .. } | Action::Release(_) if shopping => {
            out_of_order(game, &["DP-ROUND-01", "DP-ARR-01"])
        }
        Action::House { .. } if matches!(game.phase, Phase::Cleaning { .. }) => {
            by(&["DP-IMPS-02", "DP-ARR-10"])
        }
        Action::House { .. } | Action::Release(_) => by(&["DP-ARR-10"]),
        Action::Assign { .. } if shopping => out_of_order(game, &["DP-ROUND-01", "DP-ARR-01"]),
        Action::Assign { .. } if before_assigning => by(&["DP-ARR-01", "DP-ROUND-01"]),
        Action::Assign { .. } => by(&["DP-ASGN-05"]),
        Action::Discard(card) => discard(game, seat, card),
        Action::Shovel { .. } => by(&["DP-ART-07", "DP-ROUND-01"]),
        Action::Exhibit { .. } => by(&["DP-EXH-01", "DP-ROUND-01"]),
        Action::Sell { .. } if game.customers().next().is_none() => by(&["DP-SELL-01", "DP-ROUND-01"]),
        Action::Sell { .. } if matches!(game.phase, Phase::Cleaning { .. } | Phase::Storing { .. }) => {
            by(&["DP-SELL-15", "DP-ROUND-01"])
        }
        Action::Store(_) => by(&["DP-ART-16", "DP-AGE-05"]),
        Action::Pick { .. }
        | Action::Home
        | Action::Send(_)
        | Action::TakeCage(_)
        | Action::TakeAddon(_)
        | Action::TakePet(_)
        | Action::Feed { .. }
        | Action::Entertain { .. }
        | Action::Catch { .. }
        | Action::Escape
        | Action::Ward { .. }
        | Action::Sell { .. }
        | Action::Clean { .. }
        | Action::Done => out_of_order(game, &["DP-ROUND-01"]),
    }
}

/// Cards leave a hand by the crystal ball and for potions only, each at its moment.
fn discard(game: &DungeonPetz, seat: Seat, card: Card) -> Refusal {
    match game.phase {
        Phase::Assigning if game.crystal_ball(seat) > 0 => by(&["DP-ART-06", "DP-ASGN-07"]),
        Phase::Assigning if potions_for(game, seat, card) => by(&["DP-ASGN-08", "DP-SLEEP-02"]),
        Phase::Assigning => by(&["DP-ASGN-07"]),
        Phase::Selling { .. } | Phase::Cleaning { .. } | Phase::Storing { .. } => by(&["DP-DISC-01"]),
        _ => by(&["DP-ART-06", "DP-ART-05"]),
    }
}

/// A potion of this seat lies for a card of that colour.
fn potions_for(game: &DungeonPetz, seat: Seat, card: Card) -> bool {
    game.private(seat).laid().any(|laid| laid.need == crate::terms::Need::Sleep && laid.colour == card.colour)
}

/// Why a seat owes nothing in the phase to which its answer belongs: it has committed itself, or it is another's turn.
fn not_asked(game: &DungeonPetz, seat: Seat, action: Action) -> Refusal {
    match game.phase {
        Phase::Grouping => shopping::committed(game, seat, action),
        Phase::Sending { size, seat: acting, .. } => shopping::not_acting(game, seat, size, acting),
        Phase::Arranging { .. } => by(&["DP-ARR-11", "DP-ARR-01"]),
        Phase::Drawing { .. } if game.crystal_ball(seat) == 0 => by(&["DP-ART-05", "DP-DRAW-06"]),
        Phase::Drawing { .. } => by(&["DP-DRAW-04", "DP-DRAW-06"]),
        Phase::Assigning if game.player(seat).pets.is_empty() => by(&["DP-DRAW-03"]),
        Phase::Assigning => by(&["DP-ASGN-05"]),
        Phase::Showing { seat: acting, .. } => by(&["DP-SHOW-01"]).because(reasons::turn(acting)),
        Phase::Selling { seat: acting } => by(&["DP-SELL-01"]).because(reasons::turn(acting)),
        Phase::Cleaning { seat: acting, .. } => by(&["DP-IMPS-04"]).because(reasons::turn(acting)),
        Phase::Storing { .. } => business::no_refill(game, seat),
        Phase::Setup | Phase::Awards | Phase::Discarding | Phase::Growing | Phase::Scoring | Phase::Over => {
            out_of_order(game, &["DP-ROUND-01"])
        }
    }
}

/// Why the employee of the month may not help: nobody employs him, or he has had his job this round.
fn no_employee(game: &DungeonPetz, seat: Seat) -> Option<Refusal> {
    if !game.has_employee(seat) {
        return Some(by(&["DP-ART-11"]));
    }
    (!game.employee(seat)).then(|| by(&["DP-ART-13"]))
}
