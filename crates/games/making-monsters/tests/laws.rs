//! What must hold in every game, on random games of every player count.

mod common;

use engine::laws::{self, Exception};
use making_monsters::MakingMonsters;
use serde_json::json;

/// The only pairs of simultaneous answers whose order matters (MM-DEC-05): both use what all share, by way of a LESTER
/// Terminal (or of a Grinder at the Fair, whose part returns to the supply that the other one picks from).
const TERMINALS: Option<Exception<MakingMonsters>> =
    Some(|state, one, two| common::shares(state, one.0, one.1) && common::shares(state, two.0, two.1));

// rule: MM-COMP-08, MM-INFO-08, MM-DEC-04, MM-DEC-05, MM-DEC-06, MM-DEC-07
#[test]
fn two_players() {
    laws::hold_except::<MakingMonsters>(json!({ "players": 2 }), 8, TERMINALS);
}

// rule: MM-COMP-08, MM-INFO-08, MM-DEC-04, MM-DEC-05, MM-DEC-06, MM-DEC-07
#[test]
fn three_players() {
    laws::hold_except::<MakingMonsters>(json!({ "players": 3 }), 6, TERMINALS);
}

// rule: MM-COMP-08, MM-INFO-08, MM-DEC-04, MM-DEC-05, MM-DEC-06, MM-DEC-07
#[test]
fn four_players() {
    laws::hold_except::<MakingMonsters>(json!({ "players": 4 }), 5, TERMINALS);
}
