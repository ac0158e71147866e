//! Every worked example of the rulebook and of our own edge cases, and the scenarios of the chapters.

use dungeon_lords::DungeonLords;

#[test]
fn every_example_goes_as_it_says() {
    // 1 to 46 restate the rulebook, 50 to 118 are edge cases.
    testkit::scenarios::<DungeonLords>("DL-EX", (1..=46).chain(50..=118));
}
