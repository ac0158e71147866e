//! Every worked example of the rulebook and of our own edge cases, and the scenarios of the chapters.

use dungeon_lords::DungeonLords;

/// The numbers of the examples: 1 to 46 restate the rulebook, 50 to 118 are edge cases.
fn examples() -> impl Iterator<Item = String> {
    (1..=46).chain(50..=118).map(|number| format!("DL-EX-{number:02}"))
}

#[test]
fn every_example_goes_as_it_says() {
    testkit::scenarios::<DungeonLords>("tests/scenarios", examples());
}
