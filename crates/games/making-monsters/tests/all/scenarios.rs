//! Every worked example of the rulebook, and our own edge cases, as scenarios.

use making_monsters::MakingMonsters;

#[test]
fn every_example_holds() {
    testkit::scenarios::<MakingMonsters>("MM-EX", 1..=63);
}
