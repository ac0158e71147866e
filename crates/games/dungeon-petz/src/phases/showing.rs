//! Phase 4: the frame of a showing-off turn, step by step (DP-SHOW-02).

use engine::{Audience, Seat, Witness};

use super::{exhibition, needs, shovel};
use crate::{
    action::Action,
    event::Event,
    open::{Card, Pet, Phase, Plot, Step},
    state::DungeonPetz,
    terms::{Colour, Gap, Need, Term},
};

/// Goes to the next step.
pub fn to(game: &mut DungeonPetz, seat: Seat, step: Step) {
    game.phase = Phase::Showing { seat, step };
}

/// The plot after this one.
pub fn next(plot: Plot) -> Option<Plot> {
    Plot::ALL.get(plot.index() + 1).copied()
}

const FIRST: Plot = Plot::ALL[0];

/// Goes through the steps up to the next question. A step is written down only where the turn stops.
pub fn settle(game: &mut DungeonPetz, seat: Seat, mut step: Step, on: &mut Witness<Event>) -> bool {
    let data = game.data();
    loop {
        let player = game.player(seat);
        step = match step {
            Step::Reveal => {
                reveal(game, seat, on);
                Step::Hunger { plot: FIRST }
            }
            // DP-SHOW-07: without pets only the shovel, potions of a lost pet and the exhibition are left.
            Step::Hunger { .. } if player.pets.is_empty() => Step::Shovel { plot: FIRST },
            Step::Hunger { plot } if player.hungry(data, plot) > 0 => break,
            Step::Hunger { plot } => {
                needs::feed(game, seat, plot, (0, 0, false), on);
                next(plot).map_or(Step::Poop, |plot| Step::Hunger { plot })
            }
            Step::Poop => {
                needs::poop(game, seat, on);
                Step::Play { gap: Gap::G12, begun: false, met: [0; 4] }
            }
            Step::Play { met, .. } => {
                if Plot::ALL.into_iter().any(|plot| player.bored(data, plot, &met) > 0) {
                    break;
                }
                Step::Anger { plot: FIRST }
            }
            Step::Anger { plot } if player.angry(data, plot) > 0 => break,
            Step::Anger { plot } => {
                next(plot).map_or(Step::Magic { plot: FIRST }, |plot| Step::Anger { plot })
            }
            Step::Magic { plot } if player.magical(data, plot) > 0 => break,
            Step::Magic { plot } => {
                next(plot).map_or(Step::Shovel { plot: FIRST }, |plot| Step::Magic { plot })
            }
            Step::Shovel { .. } if game.shovel_left(seat) == 0 => Step::Disease,
            Step::Shovel { plot } if shovel::most(game, seat, plot) > 0 => break,
            Step::Shovel { plot } => next(plot).map_or(Step::Disease, |plot| Step::Shovel { plot }),
            Step::Disease => {
                needs::sicken(game, seat, on);
                Step::Sleep { colour: Colour::Green, from: Need::Hunger }
            }
            Step::Sleep { colour, .. } => {
                if player.owed[colour] > 0 && game.private(seat).hand_of(colour) > 0 {
                    break;
                }
                game.player_mut(seat).owed[colour] = 0;
                match Colour::ALL.get(colour.index() + 1) {
                    Some(colour) => Step::Sleep { colour: *colour, from: Need::Hunger },
                    None => Step::ShovelAgain { plot: FIRST },
                }
            }
            Step::ShovelAgain { .. } if game.shovel_left(seat) == 0 => Step::Exhibit,
            Step::ShovelAgain { plot } if shovel::most(game, seat, plot) > 0 => break,
            Step::ShovelAgain { plot } => next(plot).map_or(Step::Exhibit, |plot| Step::ShovelAgain { plot }),
            Step::Exhibit => {
                to(game, seat, step);
                return exhibition::settle(game, seat, on);
            }
        };
    }
    to(game, seat, step);
    true
}

/// DP-SHOW-01: all own cards are turned up. What potions replaced is owed from now on (DP-SLEEP-02).
fn reveal(game: &mut DungeonPetz, seat: Seat, on: &mut Witness<Event>) {
    on.reveal();
    let laid = std::mem::take(&mut game.private_mut(seat).laid);
    let player = game.player_mut(seat);
    player.show_cards(&laid);
    player.owed = Default::default();
    for pet in &player.pets {
        for card in pet.cards.iter().filter(|card| card.need == Need::Sleep) {
            player.owed[card.colour] = player.owed[card.colour].saturating_add(1);
        }
        let Pet { pet, cards, .. } = *pet;
        on.tell(Audience::ALL, "DP-SHOW-01", || Event::Revealed { seat, pet, cards });
    }
}

pub fn answers(game: &DungeonPetz, seat: Seat, step: Step, put: &mut impl FnMut(Action)) {
    match step {
        Step::Hunger { plot } => needs::meals(game, seat, plot, put),
        Step::Play { gap, begun, met } => needs::games(game, seat, gap, begun, &met, put),
        Step::Anger { plot } => needs::catches(game, seat, plot, put),
        Step::Magic { plot } => needs::wards(game, seat, plot, put),
        Step::Shovel { plot } | Step::ShovelAgain { plot } => {
            (0..=shovel::most(game, seat, plot)).for_each(|tokens| put(Action::Shovel { plot, tokens }));
        }
        Step::Sleep { colour, from } => surplus(game, seat, colour, from, put),
        Step::Exhibit => exhibition::entries(game, seat, put),
        Step::Reveal | Step::Poop | Step::Disease => {}
    }
}

/// Which surplus cards may go, without going back (DP-SLEEP-02).
fn surplus(game: &DungeonPetz, seat: Seat, colour: Colour, from: Need, put: &mut impl FnMut(Action)) {
    let private = game.private(seat);
    let hand = private.hand[colour].items();
    let owed = game.player(seat).owed[colour].min(private.hand_of(colour));
    let all = Need::ALL.iter().copied().zip(*hand);
    let after = all.clone().filter(|(need, _)| *need >= from);
    let mut later = after.fold(0u8, |sum, (_, count)| sum.saturating_add(count));
    let stuck = later < owed;
    for (need, count) in all {
        if (need < from && !stuck) || count == 0 {
            continue;
        }
        if stuck || later >= owed {
            put(Action::Discard(Card { colour, need }));
        }
        later = later.saturating_sub(count);
    }
}

pub fn answer(game: &mut DungeonPetz, seat: Seat, step: Step, action: Action, on: &mut Witness<Event>) {
    match (step, action) {
        (Step::Hunger { plot }, action) => {
            let meal = match action {
                Action::Feed { vegetable, meat, magic_box } => (vegetable, meat, magic_box),
                _ => (0, 0, false),
            };
            needs::feed(game, seat, plot, meal, on);
            to(game, seat, next(plot).map_or(Step::Poop, |plot| Step::Hunger { plot }));
        }
        (Step::Play { met, .. }, Action::Entertain { gap, employee }) => {
            let met = needs::entertain(game, seat, gap, employee, met, on);
            to(game, seat, Step::Play { gap, begun: !employee, met });
        }
        (Step::Play { met, .. }, _) => {
            needs::bore(game, seat, &met, on);
            to(game, seat, Step::Anger { plot: FIRST });
        }
        (Step::Anger { plot }, action) => {
            needs::contain(game, seat, plot, action, on);
            to(game, seat, next(plot).map_or(Step::Magic { plot: FIRST }, |plot| Step::Anger { plot }));
        }
        (Step::Magic { plot }, action) => {
            needs::ward(game, seat, plot, action, on);
            to(game, seat, next(plot).map_or(Step::Shovel { plot: FIRST }, |plot| Step::Magic { plot }));
        }
        (Step::Shovel { plot }, action) => {
            shovel::remove(game, seat, action, on);
            to(game, seat, next(plot).map_or(Step::Disease, |plot| Step::Shovel { plot }));
        }
        (Step::ShovelAgain { plot }, action) => {
            shovel::remove(game, seat, action, on);
            to(game, seat, next(plot).map_or(Step::Exhibit, |plot| Step::ShovelAgain { plot }));
        }
        (Step::Sleep { colour, from }, action) => {
            let owed = &mut game.player_mut(seat).owed[colour];
            let Action::Discard(card) = action else {
                *owed = 0;
                return;
            };
            *owed = owed.saturating_sub(1);
            game.discard(seat, card, "DP-SLEEP-02", on);
            to(game, seat, Step::Sleep { colour, from: card.need.max(from) });
        }
        (Step::Exhibit, action) => exhibition::enter(game, seat, action, on),
        (Step::Reveal | Step::Poop | Step::Disease, _) => {}
    }
}
