//! Every worked example of the rulebook, and our own edge cases, as scenarios.

use making_monsters::MakingMonsters;

#[test]
fn every_example_holds() {
    testkit::scenarios::<MakingMonsters>(
        "tests/scenarios",
        (1..=63).map(|number| format!("MM-EX-{number:02}")),
    );
}
