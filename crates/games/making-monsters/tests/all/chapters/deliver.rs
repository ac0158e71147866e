//! Chapter 10: the Deliver phase.

use making_monsters::Phase;
use serde_json::{Value, json};

use crate::common::{Tab, table};

/// Two seats choose these orders; seat 0 draws from this bag.
fn ordered(one: &str, two: &str, bag: Value, more: &[(&str, Value)]) -> Tab {
    let mut values = vec![("/phase", json!("order")), ("/players/0/bag", bag)];
    values.extend_from_slice(more);
    let mut tab = table(2, &values);
    tab.act(0, json!({ "order": one })).act(1, json!({ "order": two }));
    tab
}

// rule: MM-DRAW-01, MM-DEC-04
#[test]
fn everybody_draws_at_once_and_in_any_order() {
    let start = ordered("blue", "blue", json!({"limb": 9}), &[("/players/1/bag", json!({"stitch": 9}))]);
    assert_eq!(start.asked(), [0, 1]);
    let (mut one, mut two) = (start.clone(), start.clone());
    let sorted = |part: &str| json!({ "sort": part });
    one.act(0, sorted("limb")).act(1, sorted("stitch"));
    two.act(1, sorted("stitch")).act(0, sorted("limb"));
    assert!(one.state == two.state);
}

// rule: MM-DRAW-02, MM-DRAW-08
#[test]
fn red_base_draws_two_and_picks_one() {
    let mut tab = ordered("red", "red", json!({"limb": 5}), &[("/players/1/bag", json!({}))]);
    assert_eq!(tab.get("/players/0/hand"), json!({"limb": 2}));
    assert!(!tab.offers(0, json!("stop")));
    tab.act(0, json!({"sort": "limb"})).act(0, json!({"sort": "limb"}));
    assert_eq!(tab.phase, Phase::EndSteps);
    tab.act(0, json!({"take_supply": "slime"}));
    assert_eq!(tab.get("/players/0/bag"), json!({"limb": 3, "slime": 1}));
}

// rule: MM-DRAW-03, MM-DRAW-10, MM-DRAW-11
#[test]
fn red_super_draws_one_to_five_and_gains_a_mutation() {
    let mut tab = ordered("red", "yellow", json!({"rot": 9}), &[("/players/1/bag", json!({}))]);
    assert_eq!(tab.get("/players/0/prestige"), json!(3));
    // The first single draw is compulsory, then up to four more.
    assert_eq!(tab.get("/players/0/rejects"), json!({"rot": 1}));
    for drawn in 2..=5 {
        assert_eq!(tab.legal(0), [json!("draw"), json!("stop")]);
        tab.act(0, json!("draw"));
        assert_eq!(tab.get("/players/0/rejects"), json!({ "rot": drawn }));
    }
    assert!(tab.cites("MM-DRAW-03"));
    assert_eq!(tab.get("/players/0/bag"), json!({"mutation": 1, "rot": 4}));
}

// rule: MM-DRAW-04
#[test]
fn yellow_base_draws_four() {
    let tab = ordered("yellow", "yellow", json!({"limb": 9}), &[]);
    assert_eq!(tab.get("/players/0/hand"), json!({"limb": 4}));
    assert_eq!(tab.get("/players/0/step"), json!({"draw": {"must": 0, "may": 0}}));
}

// rule: MM-DRAW-05, MM-DRAW-10, MM-DRAW-20
#[test]
fn yellow_super_draws_two_then_up_to_five_and_returns_a_rot() {
    let mut tab = ordered(
        "yellow",
        "blue",
        json!({"limb": 4, "rot": 9}),
        &[("/players/0/sorting", json!({"limb": 1}))],
    );
    // The first two are one batch; then single draws. Chance is fixed by the seed, so bring rot.
    let hand: u64 = tab
        .get("/players/0/hand")
        .as_object()
        .map_or(0, |parts| parts.values().filter_map(Value::as_u64).sum());
    let rot = tab.get("/players/0/rejects/rot").as_u64().unwrap_or(0);
    assert_eq!(hand + rot, 2);
    while tab.legal(0).iter().all(|action| action != &json!("draw")) {
        let place = tab.legal(0)[0].clone();
        tab.act(0, place);
    }
    assert_eq!(tab.get("/players/0/step"), json!({"draw": {"must": 0, "may": 5}}));
    let before = tab.get("/players/0/bag/rot").as_u64().unwrap_or(0);
    let limbs = tab.get("/players/0/bag/limb").as_u64().unwrap_or(0) as u32;
    tab.act_with(0, json!("draw"), &[limbs]);
    assert_eq!(tab.get("/players/0/bag/rot"), json!(before - 1));
    tab.act(0, json!("stop"));
    // One rot is back, and drawing is over for good.
    assert_eq!(tab.get("/players/0/bag/rot"), json!(before));
    assert_eq!(tab.get("/players/0/step"), json!("done"));
    assert_eq!(tab.asked(), [1]);
}

// rule: MM-DRAW-06
#[test]
fn blue_base_draws_six() {
    let tab = ordered("blue", "blue", json!({"limb": 9}), &[]);
    assert_eq!(tab.get("/players/0/hand"), json!({"limb": 6}));
}

// rule: MM-DRAW-07, MM-DRAW-10
#[test]
fn blue_super_draws_three_then_up_to_six_and_uses_a_lester_card() {
    let mut tab = ordered("blue", "red", json!({"rot": 9}), &[("/players/1/bag", json!({}))]);
    assert_eq!(tab.get("/players/0/rejects"), json!({"rot": 3}));
    assert_eq!(tab.get("/players/0/step"), json!({"draw": {"must": 0, "may": 6}}));
    tab.act(0, json!("stop"));
    assert_eq!(tab.get("/players/0/errand"), json!("lester"));
    assert_eq!(tab.legal(0).len(), 5);
}

// rule: MM-DRAW-08
#[test]
fn a_batch_has_no_stopping() {
    let mut tab = ordered("yellow", "yellow", json!({"limb": 9}), &[]);
    for _ in 0..2 {
        assert!(!tab.offers(0, json!("stop")));
        assert_eq!(tab.refused(0, json!("stop")), ["MM-DRAW-08"]);
        tab.act(0, json!({"sort": "limb"}));
    }
}

// rule: MM-DRAW-09
#[test]
fn a_batch_leaves_the_bag_before_anything_is_placed() {
    let tab = ordered("yellow", "yellow", json!({"limb": 2, "rot": 2}), &[]);
    assert_eq!(tab.get("/players/0/bag"), json!({}));
    assert_eq!(tab.get("/players/0/rejects"), json!({"rot": 2}));
    assert_eq!(tab.get("/players/0/hand"), json!({"limb": 2}));
}

// rule: MM-DRAW-11
#[test]
fn a_single_token_is_placed_before_the_next_question() {
    let mut tab = ordered("red", "yellow", json!({"limb": 9}), &[]);
    assert_eq!(tab.refused(0, json!("draw")), ["MM-DRAW-11", "MM-PLACE-02"]);
    tab.act(0, json!({"sort": "limb"}));
    assert!(tab.offers(0, json!("draw")));
}

// rule: MM-DRAW-12
#[test]
fn single_drawing_ends_with_the_sixth_reject() {
    let mut tab = ordered("blue", "red", json!({"rot": 9}), &[("/players/0/rejects", json!({"rot": 2}))]);
    tab.act(0, json!("draw"));
    assert_eq!(tab.get("/players/0/rejects"), json!({"rot": 6}));
    assert_eq!(tab.get("/players/0/step"), json!("done"));
    assert_eq!(tab.get("/players/0/bag"), json!({"rot": 5}));
}

// rule: MM-DRAW-13, MM-DRAW-14
#[test]
fn a_batch_goes_on_past_the_track_and_ends_the_drawing() {
    let mut tab = ordered(
        "blue",
        "red",
        json!({"rot": 2, "limb": 1}),
        &[("/players/0/rejects", json!({"rot": 5})), ("/players/1/bag", json!({"limb": 5}))],
    );
    assert_eq!(tab.get("/players/0/overflow"), json!({"rot": 1}));
    // The limb of the same batch may still be placed; then no optional draw follows.
    tab.act(0, json!({"place": {"part": "limb", "slot": 1}}));
    assert_eq!(tab.get("/players/0/step"), json!("done"));
}

// rule: MM-DRAW-15
#[test]
fn a_short_bag_gives_what_it_has() {
    let tab = ordered("blue", "blue", json!({"limb": 2}), &[]);
    assert_eq!(tab.get("/players/0/hand"), json!({"limb": 2}));
    let tab = ordered("blue", "blue", json!({}), &[]);
    assert_eq!(tab.get("/players/0/step"), json!("done"));
}

// rule: MM-DRAW-16, MM-DRAW-17
#[test]
fn what_an_order_adds_comes_after_its_drawing() {
    let mut tab = ordered(
        "red",
        "yellow",
        json!({"rot": 1}),
        &[("/players/1/bag", json!({})), ("/supply/mutation", json!(0))],
    );
    // The bag ran out; without mutations a useful part of choice comes instead.
    assert_eq!(tab.get("/players/0/rejects"), json!({"rot": 1}));
    assert_eq!(tab.legal(0).len(), 5);
    tab.act(0, json!({"take_supply": "shocker"}));
    assert_eq!(tab.get("/players/0/bag"), json!({"shocker": 1}));
}

// rule: MM-DRAW-18, MM-DRAW-19
#[test]
fn the_yellow_return_takes_overflow_first_and_rot_alone() {
    let set = |rejects: Value, overflow: Value| {
        given!(2, "/phase" => "deliver", "/players/0/order" => "yellow", "/players/1/order" => "blue",
            "/players/0/step" => {"draw": {"must": 0, "may": 0}}, "/players/1/step" => {"draw": {"must": 0, "may": 1}},
            "/players/0/bag" => {}, "/players/0/rejects" => rejects, "/players/0/overflow" => overflow)
    };
    let tab = set(json!({"rot": 6}), json!({"rot": 1}));
    assert_eq!(
        (tab.get("/players/0/rejects"), tab.get("/players/0/overflow")),
        (json!({"rot": 6}), json!({}))
    );
    let tab = set(json!({"limb": 3}), json!({}));
    assert_eq!((tab.get("/players/0/rejects"), tab.get("/players/0/bag")), (json!({"limb": 3}), json!({})));
    let tab = set(json!({"limb": 5, "rot": 1}), json!({}));
    assert_eq!(
        (tab.get("/players/0/rejects"), tab.get("/players/0/bag")),
        (json!({"limb": 5}), json!({"rot": 1}))
    );
}

// rule: MM-DRAW-21, MM-RULE-14
#[test]
fn end_steps_wait_for_all_and_go_from_the_lead_on() {
    let mut tab = given!(3, "/phase" => "order", "/round" => 3,
        "/players/0/bag" => {"rot": 2}, "/players/1/bag" => {"limb": 2}, "/players/2/bag" => {"rot": 2});
    for seat in 0..3 {
        tab.act(seat, json!({"order": "red"}));
    }
    // Seats 0 and 2 have drawn, seat 1 still places: nobody picks yet.
    assert_eq!((tab.phase, tab.asked()), (Phase::Deliver, vec![1]));
    tab.act(1, json!({"sort": "limb"})).act(1, json!({"sort": "limb"}));
    for expected in [2, 0, 1] {
        assert_eq!((tab.phase, tab.asked()), (Phase::EndSteps, vec![expected]));
        tab.act(expected, json!({"take_supply": "limb"}));
    }
}

// rule: MM-DRAW-22
#[test]
fn the_rotted_still_get_their_end_steps() {
    let tab = ordered(
        "red",
        "red",
        json!({"rot": 2}),
        &[("/players/0/rejects", json!({"rot": 4})), ("/players/1/bag", json!({}))],
    );
    assert_eq!(tab.get("/players/0/rejects"), json!({"rot": 6}));
    assert!(tab.offers(0, json!({"take_supply": "limb"})));
}
