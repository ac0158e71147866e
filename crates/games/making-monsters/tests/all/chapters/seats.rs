//! Chapter 3: seats, carts, lead.

use crate::common::{seat, table};
use making_monsters::CartId;
use serde_json::{Value, json};

/// Which seats get the super action.
fn supers(orders: &[&str]) -> Vec<bool> {
    let mut tab = table(orders.len() as u8, &[("/phase", json!("order"))]);
    for (index, order) in orders.iter().enumerate() {
        tab.act(index, json!({ "order": order }));
    }
    (0..orders.len())
        .map(|index| tab.public(&format!("/players/{index}/is_super")) == Value::Bool(true))
        .collect()
}

// rule: MM-SEAT-01
#[test]
fn neighbours_sit_at_either_side() {
    // Only seat 2 shows yellow; red looks for it.
    assert_eq!(supers(&["red", "red", "yellow", "red"]), [false, true, false, true]);
    // The last seat and the first are neighbours.
    assert_eq!(supers(&["yellow", "red", "red", "red"]), [false, true, false, true]);
}

// rule: MM-SEAT-02
#[test]
fn with_two_the_opponent_is_both_neighbours() {
    assert_eq!(supers(&["red", "yellow"]), [true, false]);
    assert_eq!(supers(&["yellow", "red"]), [false, true]);
}

// rule: MM-SEAT-03
#[test]
fn with_three_everyone_is_a_neighbour() {
    assert_eq!(supers(&["red", "yellow", "yellow"]), [true, false, false]);
    assert_eq!(supers(&["yellow", "yellow", "red"]), [false, false, true]);
    assert_eq!(supers(&["yellow", "red", "red"]), [false, true, true]);
}

// rule: MM-SEAT-04
#[test]
fn with_four_the_seat_opposite_is_none() {
    // Red looks for the yellow opposite in vain.
    assert_eq!(supers(&["red", "blue", "yellow", "blue"]), [false, true, true, true]);
}

// rule: MM-SEAT-05
#[test]
fn four_seats_take_the_four_positions() {
    let tab = given!(4);
    assert_eq!([0, 1, 2, 3].map(|index| tab.state.facing(seat(index))), [0, 1, 2, 3].map(CartId));
}

// rule: MM-SEAT-06
#[test]
fn three_seats_leave_position_three_empty() {
    let tab = given!(3);
    assert_eq!([0, 1, 2].map(|index| tab.state.facing(seat(index))), [0, 1, 2].map(CartId));
}

// rule: MM-SEAT-07, MM-SEAT-08
#[test]
fn carts_turn_by_a_quarter_each_round() {
    for round in 1..=9u16 {
        let tab = table(2, &[("/phase", json!("order")), ("/round", json!(round))]);
        let turned = |position: u16| CartId(((position + 40 - (round - 1)) % 4) as u8);
        assert_eq!(tab.state.facing(seat(0)), turned(0));
        assert_eq!(tab.state.facing(seat(1)), turned(2));
    }
}

// rule: MM-SEAT-09
#[test]
fn the_lead_moves_on_each_round() {
    for (round, lead) in [(1, 0), (2, 1), (3, 2), (4, 0), (7, 0), (8, 1)] {
        let tab = table(3, &[("/phase", json!("order")), ("/round", json!(round))]);
        assert_eq!(tab.public("/lead"), json!(lead));
    }
    // End steps start with the lead: with three reds (base) in round 2, seat 1 picks first, then 2, then 0.
    let red = json!("red");
    let mut tab = table(
        3,
        &[
            ("/phase", json!("end_steps")),
            ("/round", json!(2)),
            ("/players/0/order", red.clone()),
            ("/players/1/order", red.clone()),
            ("/players/2/order", red),
        ],
    );
    for expected in [1, 2, 0] {
        assert_eq!(tab.asked(), [expected]);
        tab.act(expected, json!({"take_supply": "limb"}));
    }
}
