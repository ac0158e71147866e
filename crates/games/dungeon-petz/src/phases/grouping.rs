//! Phase 2a: imps and gold are divided into groups, all at once and in secret.

use engine::{Audience, Seat, Witness};

use crate::{
    action::Action,
    event::Event,
    open::{Errand, Group, Phase},
    state::DungeonPetz,
};

/// More gold than this is not offered for a single group, so that lists stay short. No game comes near it.
pub const MOST_GOLD: u8 = 80;

pub fn settle(game: &mut DungeonPetz, on: &mut Witness<Event>) -> bool {
    let exits = usize::from(game.data().exits);
    for seat in game.seats() {
        if game.player(seat).ready {
            continue;
        }
        if game.at_home(seat).imps == 0 || game.private(seat).groups.len() >= exits {
            game.player_mut(seat).ready = true;
            on.reveal();
            on.tell(Audience::ALL, "DP-GRP-07", || Event::Ready { seat });
        }
    }
    if game.players.iter().any(|player| !player.ready) {
        return true;
    }
    // DP-GRP-06
    on.reveal();
    for seat in game.seats() {
        let groups = std::mem::take(&mut game.private_mut(seat).groups);
        for Group { imps, gold } in &groups {
            on.tell(Audience::ALL, "DP-GRP-06", || Event::Group { seat, imps: *imps, gold: *gold });
        }
        let player = game.player_mut(seat);
        player.show_groups(groups);
        player.ready = false;
    }
    game.phase = Phase::Sending { size: 0, seat: game.first(), errand: Errand::Pick };
    false
}

pub fn answers(game: &DungeonPetz, seat: Seat, put: &mut impl FnMut(Action)) {
    let (home, last) = (game.at_home(seat), game.private(seat).groups.last());
    for imps in 1..=home.imps {
        for gold in 0..=home.gold.min(MOST_GOLD) {
            if !(Group { imps, gold }).follows(last) {
                break;
            }
            put(Action::Group { imps, gold });
        }
    }
    put(Action::Done);
}

pub fn answer(game: &mut DungeonPetz, seat: Seat, action: Action, on: &mut Witness<Event>) {
    match action {
        Action::Group { imps, gold } => {
            game.private_mut(seat).groups.push(Group { imps, gold });
            on.tell(Audience::only(seat), "DP-GRP-07", || Event::Grouped { seat, imps, gold });
        }
        _ => {
            game.player_mut(seat).ready = true;
            // That a seat is ready is known to all, and may follow from what it cannot do any more.
            on.reveal();
            on.tell(Audience::ALL, "DP-GRP-07", || Event::Ready { seat });
        }
    }
}
