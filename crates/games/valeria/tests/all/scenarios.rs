//! The worked examples of the rules, as scenarios.

use valeria::Valeria;

#[test]
fn worked_examples() {
    testkit::scenarios::<Valeria>("tests/scenarios", (1..=90).map(|n| format!("VA-EX-{n:02}")));
}
