//! Every worked example of the rulebooks and our own edge cases, as scenarios.

use dungeon_petz::DungeonPetz;

#[test]
fn all_examples() {
    testkit::scenarios::<DungeonPetz>("DP-EX", (1..=33).chain(40..=130));
}
