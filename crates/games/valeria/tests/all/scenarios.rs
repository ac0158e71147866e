//! The worked examples of the rules, as scenarios.

use valeria::Valeria;

#[test]
fn worked_examples() {
    testkit::scenarios::<Valeria>("VA-EX", 1..=90);
}
