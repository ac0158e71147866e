//! What must hold in every game, on random games of every player count.

use engine::laws;
use serde_json::json;
use under_the_bed::UnderTheBed;

#[test]
fn laws_hold() {
    for players in 2..=4 {
        laws::hold::<UnderTheBed>(json!({ "players": players }), 100);
    }
}
