//! Short words for tests: set a table up, give answers, look.
#![allow(dead_code)] // Each test file uses its own share.

use engine::{Game, Recorder, Refusal, Seat, Silent, json};
use making_monsters::{
    Action, Errand, Kind, MakingMonsters, MonsterId, Phase, Player, SlotNo, UpgradeId,
    data::{Data, Effect},
};
use serde_json::{Value, json};

pub fn seat(index: usize) -> Seat {
    Seat::at(index)
}

pub fn pack() -> engine::Pack<Data> {
    engine::Pack::built_in().expect("the built-in pack is good")
}

/// Whether an answer touches what all share while everybody acts at once (MM-DEC-05).
pub fn shares(state: &MakingMonsters, seat: Seat, action: &Action) -> bool {
    let player = state.player(seat);
    let fills = match action {
        Action::Store { upgrade, .. } => {
            let bay = &player.upgrades[upgrade.index()];
            bay.tile.is_some_and(|tile| state.data().upgrade(tile).effect == Effect::Lester)
        }
        _ => false,
    };
    player.errand != Errand::None || fills || (state.phase == Phase::Show && *action == Action::Grind(true))
}
