//! Every worked example of the rulebooks and our own edge cases, as scenarios.

use dungeon_petz::DungeonPetz;

#[test]
fn all_examples() {
    let wanted = (1..=33).chain(40..=130).map(|number| format!("DP-EX-{number:02}"));
    testkit::scenarios::<DungeonPetz>("tests/scenarios", wanted);
}
