//! Phase 2: groups and what they do in town.

use engine::{Refusal, Seat};

use super::{by, reasons};
use crate::{
    action::Action,
    open::{Errand, Group},
    state::DungeonPetz,
    terms::Place,
};

pub fn group(game: &DungeonPetz, seat: Seat, action: Action) -> Refusal {
    let (home, last) = (game.at_home(seat), game.private(seat).groups.last());
    match action {
        Action::Group { imps: 0, .. } => by(&["DP-GRP-02"]),
        Action::Group { imps, gold } if imps > home.imps || gold > home.gold => {
            by(&["DP-GRP-04", "DP-GRP-07"]).because(reasons::group_beyond(imps, gold, home.imps, home.gold))
        }
        Action::Group { imps, gold } if !(Group { imps, gold }).follows(last) => {
            let (before, with) = last.map_or((0, 0), |last| (last.imps, last.gold));
            by(&["DP-GRP-07", "DP-GRP-05"]).because(reasons::group_order(before, with))
        }
        _ => by(&["DP-GRP-07"]),
    }
}

/// A seat that is ready: there are six exits, what is committed stays, and without imps at home there is no group.
pub fn committed(game: &DungeonPetz, seat: Seat, action: Action) -> Refusal {
    let groups = game.private(seat).groups.len();
    match action {
        Action::Group { .. } if groups >= usize::from(game.data().exits) => {
            by(&["DP-GRP-01", "DP-GRP-06"]).because(reasons::exits(game.data().exits))
        }
        Action::Group { .. } if groups == 0 && game.at_home(seat).imps == 0 => {
            by(&["DP-GRP-04", "DP-GRP-06"]).because(reasons::no_imps())
        }
        _ => by(&["DP-GRP-06"]),
    }
}

/// Another seat deals with a group: smaller groups wait for their size, the rest for their turn.
pub fn not_acting(game: &DungeonPetz, seat: Seat, size: u8, acting: Seat) -> Refusal {
    let groups = &game.player(seat).groups;
    if !groups.is_empty() && groups.iter().all(|group| group.size() < size) {
        return by(&["DP-SEND-01", "DP-SEND-02"]).because(reasons::group_size(size));
    }
    by(&["DP-SEND-02"]).because(reasons::turn(acting))
}

pub fn send(game: &DungeonPetz, seat: Seat, size: u8, errand: Errand, action: Action) -> Refusal {
    match (errand, action) {
        (Errand::Pick, Action::Pick { imps, gold }) => {
            let group = Group { imps, gold };
            if game.player(seat).groups.contains(&group) && group.size() != size {
                return by(&["DP-SEND-01", "DP-SEND-04"]).because(reasons::group_size(size));
            }
            by(&["DP-SEND-04", "DP-SEND-12"])
        }
        (Errand::Go(group), Action::Send(place)) => no_way(game, place, group),
        // What belongs to an action space is taken there and nowhere else.
        (_, Action::TakeCage(_)) => by(&["DP-SHOP-05", "DP-SEND-11"]),
        (_, Action::TakeAddon(_)) => by(&["DP-SHOP-10", "DP-SEND-11"]),
        (_, Action::TakePet(_)) => by(&["DP-SHOP-13", "DP-SEND-11"]),
        (_, Action::Book(_)) => by(&["DP-SHOP-04", "DP-SEND-12"]),
        (Errand::Books, _) => by(&["DP-SHOP-04", "DP-SEND-12"]),
        (_, Action::Colour(_)) => by(&["DP-ART-02", "DP-SEND-12"]),
        (Errand::Pick, _) => by(&["DP-SEND-12", "DP-SEND-04"]),
        // This group was chosen, the others wait for the next circle.
        (_, Action::Pick { .. }) => by(&["DP-SEND-04", "DP-SEND-12"]),
        (Errand::Go(_), _) => by(&["DP-SEND-05", "DP-SEND-12"]),
        // The group stands on its space, and what it does there is done at once.
        (Errand::Colour(_), Action::Send(_) | Action::Home) => by(&["DP-SHOP-04", "DP-SEND-06"]),
        (Errand::Colour(_), _) => by(&["DP-ART-02", "DP-SEND-12"]),
        (_, Action::Send(_)) => by(&["DP-SEND-06", "DP-SEND-11"]),
        (Errand::Cage | Errand::Addon | Errand::Young | Errand::Old, _) => by(&["DP-SEND-11", "DP-SEND-12"]),
    }
}

/// A group that may not go there: the space is taken, blocked, or asks for more.
fn no_way(game: &DungeonPetz, place: Place, group: Group) -> Refusal {
    let spaces = place.spaces();
    if let Some(free) = spaces.iter().find(|space| game.free(**space)) {
        let refused = match place {
            Place::Cage => by(&["DP-SHOP-05"]),
            Place::Old | Place::Young => by(&["DP-SHOP-13"]),
            _ => by(&["DP-SEND-06"]),
        };
        let needs = game.data().requires(*free);
        return if group.imps < needs.imps {
            refused.because(reasons::asks_imps(place.key(), needs.imps, group.imps))
        } else if group.gold < needs.gold {
            refused.because(reasons::asks_gold(place.key(), needs.gold, group.gold))
        } else {
            refused
        };
    }
    if let Some(crew) = spaces.iter().find_map(|space| game.board.spaces[*space]) {
        return by(&["DP-SEND-06", "DP-SEND-09"]).because(reasons::taken(place.key(), crew.seat));
    }
    by(&["DP-NEUT-03", "DP-SEND-06"]).because(reasons::blocked(place.key()))
}
