//! What bots take for likely.

use making_monsters::value::outlook::{draws, filling, share};

#[test]
fn draws_are_binomial() {
    let table = draws(&[2, 0, 1, 0, 0, 0, 5], 0.5);
    assert_eq!(table[0][..4], [1.0, 0.75, 0.25, 0.0]);
    assert_eq!(table[1][..2], [1.0, 0.0]);
    assert_eq!(filling(&[1, 0, 1, 0, 0], &table), 0.75 * 0.5);
    assert_eq!(filling(&[0, 1, 0, 0, 0], &table), 0.0);
    // Two mutations are one more of every kind.
    assert_eq!(draws(&[0, 0, 0, 0, 0, 2, 0], 0.5)[3][..3], [1.0, 0.5, 0.0]);
}

#[test]
fn more_rot_means_a_smaller_share() {
    assert_eq!(share(6.0, 5), 1.0);
    assert_eq!(share(6.0, 11), 0.5);
    assert_eq!(share(0.0, 11), 0.0);
}
