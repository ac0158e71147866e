//! Whole games that must still go the same way.

use serde_json::json;
use under_the_bed::UnderTheBed;

#[test]
fn games_go_the_same_way() {
    testkit::golden::<UnderTheBed>(
        (2..=4).map(|players| (format!("players-{players}"), json!({ "players": players }))),
    );
}

#[test]
fn altered_saves_are_refused() {
    testkit::altered_saves::<UnderTheBed>(json!({ "players": 3 }), 18);
}
