//! Phase 2a: imps and gold are divided into groups, all at once and in secret.

use engine::{Audience, Seat, Witness};

use crate::{
    action::Action,
    event::Event,
    state::{DungeonPetz, Errand, Group, Phase},
};

/// More gold than this is not offered for a single group, so that lists stay short. No game comes near it.
pub const MOST_GOLD: u8 = 80;

/// The largest further group that may follow (DP-GRP-07): any first, then never bigger than the one before and, at
/// equal size, with no more imps.
pub fn fits(last: Option<&Group>, group: Group) -> bool {
    last.is_none_or(|last| {
        group.size() < last.size() || (group.size() == last.size() && group.imps <= last.imps)
    })
}

pub fn settle(game: &mut DungeonPetz, on: &mut Witness<Event>) -> bool {
    let exits = usize::from(game.data().exits);
    for seat in game.seats() {
        let player = game.player_mut(seat);
        if !player.ready && (player.imps == 0 || player.groups.len() >= exits) {
            player.ready = true;
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
        for Group { imps, gold } in &game.player(seat).groups {
            on.tell(Audience::ALL, "DP-GRP-06", || Event::Group { seat, imps: *imps, gold: *gold });
        }
    }
    for player in &mut game.players {
        player.ready = false;
    }
    game.phase = Phase::Sending { size: 0, seat: game.first(), errand: Errand::Pick };
    false
}

pub fn answers(game: &DungeonPetz, seat: Seat, put: &mut impl FnMut(Action)) {
    let player = game.player(seat);
    let last = player.groups.last();
    for imps in 1..=player.imps {
        for gold in 0..=player.gold.min(MOST_GOLD) {
            if !fits(last, Group { imps, gold }) {
                break;
            }
            put(Action::Group { imps, gold });
        }
    }
    put(Action::Done);
}

pub fn answer(game: &mut DungeonPetz, seat: Seat, action: Action, on: &mut Witness<Event>) {
    let player = game.player_mut(seat);
    match action {
        Action::Group { imps, gold } => {
            player.imps = player.imps.saturating_sub(imps);
            player.gold = player.gold.saturating_sub(gold);
            player.groups.push(Group { imps, gold });
            on.tell(Audience::only(seat), "DP-GRP-07", || Event::Grouped { seat, imps, gold });
        }
        _ => {
            player.ready = true;
            // That a seat is ready is known to all, and may follow from what it cannot do any more.
            on.reveal();
            on.tell(Audience::ALL, "DP-GRP-07", || Event::Ready { seat });
        }
    }
}
