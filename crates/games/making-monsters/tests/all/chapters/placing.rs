//! Chapter 7: placing.

use serde_json::json;

use crate::common::{Tab, table};

/// Seat 0 has this hand to place, both seats are drawing.
fn holding(hand: serde_json::Value, more: &[(&str, serde_json::Value)]) -> Tab {
    let mut values = vec![
        ("/phase", json!("deliver")),
        ("/players/0/step", json!({"draw": {"must": 0, "may": 3}})),
        ("/players/1/step", json!({"draw": {"must": 0, "may": 3}})),
        ("/players/0/hand", hand),
    ];
    values.extend_from_slice(more);
    table(2, &values)
}

// rule: MM-PLACE-01
#[test]
fn rot_is_rejected_without_a_question() {
    let mut tab = holding(json!({}), &[("/players/0/bag", json!({"rot": 2}))]);
    tab.act(0, json!("draw"));
    assert_eq!(tab.get("/players/0/rejects"), json!({"rot": 1}));
    assert_eq!(tab.legal(0), [json!("draw"), json!("stop")]);
}

// rule: MM-PLACE-02, MM-PLACE-03, MM-UPG-25
#[test]
fn monsters_sorting_and_upgrades_are_free_to_choose() {
    let annex = json!({"tile": "sorting-annex", "parts": {}});
    let tab = holding(
        json!({"limb": 1}),
        &[("/players/0/upgrades/0", annex.clone()), ("/players/0/upgrades/2", annex)],
    );
    let wanted = [
        json!({"place": {"part": "limb", "slot": 1}}),
        json!({"place": {"part": "limb", "slot": 2}}),
        json!({"sort": "limb"}),
        json!({"store": {"part": "limb", "upgrade": 1}}),
        json!({"store": {"part": "limb", "upgrade": 3}}),
    ];
    assert_eq!(tab.legal(0), wanted);
    assert_eq!(tab.refused(0, json!({"store": {"part": "limb", "upgrade": 2}})), ["MM-PLACE-02"]);
}

// rule: MM-PLACE-04, MM-PLACE-05
#[test]
fn only_a_part_without_a_place_is_rejected() {
    let tab = holding(json!({"limb": 1, "slime": 1}), &[]);
    assert_eq!(tab.refused(0, json!({"reject": "limb"})), ["MM-PLACE-05", "MM-PLACE-04"]);
    let full = json!({"shocker": 2});
    let tab = holding(json!({"slime": 1}), &[("/players/0/sorting", full)]);
    assert_eq!(tab.get("/players/0/rejects"), json!({"slime": 1}));
}

// rule: MM-PLACE-06, MM-PLACE-07
#[test]
fn only_sorted_parts_move_and_only_to_monsters() {
    let mut tab = holding(
        json!({}),
        &[
            ("/players/0/sorting", json!({"spike": 1})),
            ("/players/0/slots", json!([{"parts": {"limb": 1}}, {}, {}, {}, {}])),
        ],
    );
    assert_eq!(tab.legal(0), [json!("draw"), json!("stop"), json!({"move": {"part": "spike", "slot": 2}})]);
    assert_eq!(tab.refused(0, json!({"move": {"part": "limb", "slot": 2}})), ["MM-PLACE-06", "MM-PLACE-07"]);
    assert_eq!(tab.refused(0, json!({"move": {"part": "spike", "slot": 1}})), ["MM-TOK-01"]);
    tab.act(0, json!({"move": {"part": "spike", "slot": 2}}));
    assert!(tab.cites("MM-PLACE-07"));
    // The move leaves the question open.
    assert_eq!(tab.legal(0), [json!("draw"), json!("stop")]);
}

// rule: MM-PLACE-08, MM-UPG-24
#[test]
fn annex_and_locker_are_sorting_spaces_the_others_are_not() {
    let held = |tile: &str| json!({"tile": tile, "parts": {"spike": 1}});
    for tile in ["sorting-annex", "cold-locker"] {
        let tab = holding(json!({}), &[("/players/0/upgrades/1", held(tile))]);
        assert!(tab.offers(0, json!({"move": {"part": "spike", "upgrade": 2, "slot": 2}})));
    }
    for tile in ["display-case", "grinder", "exchange-hatch", "lester-terminal"] {
        let tab = holding(json!({}), &[("/players/0/upgrades/1", held(tile))]);
        let refusal = tab.refused(0, json!({"move": {"part": "spike", "upgrade": 2, "slot": 2}}));
        assert_eq!(refusal, ["MM-UPG-24", "MM-PLACE-08"], "{tile}");
    }
}

// rule: MM-PLACE-09
#[test]
fn a_move_can_free_the_space_that_a_drawn_part_needs() {
    let mut tab = holding(json!({"slime": 2}), &[("/players/0/sorting", json!({"spike": 1, "stitch": 1}))]);
    tab.act(0, json!({"move": {"part": "spike", "slot": 2}}));
    assert!(tab.offers(0, json!({"sort": "slime"})));
}

// rule: MM-PLACE-10
#[test]
fn moves_are_offered_at_the_named_questions() {
    let sorted = ("/players/0/sorting", json!({"spike": 1}));
    let shift = json!({"move": {"part": "spike", "slot": 2}});
    // A place decision and draw-or-stop.
    assert!(holding(json!({"limb": 1}), std::slice::from_ref(&sorted)).offers(0, shift.clone()));
    assert!(holding(json!({}), std::slice::from_ref(&sorted)).offers(0, shift.clone()));
    // End steps of Deliver, a LESTER card and its sub-choices included.
    let orders = [("/players/0/order", json!("blue")), ("/players/1/order", json!("red"))];
    let mut tab =
        table(2, &[("/phase", json!("end_steps")), sorted.clone(), orders[0].clone(), orders[1].clone()]);
    assert!(tab.offers(0, shift.clone()));
    tab.act(0, json!({"use_lester": "rummage"}));
    assert!(tab.offers(0, shift.clone()));
    // Reanimate or wait, and the confirmation before a forced reanimation.
    assert!(table(2, &[("/phase", json!("answer")), sorted.clone()]).offers(0, shift.clone()));
    let tab =
        table(2, &[("/phase", json!("answer")), sorted.clone(), ("/players/0/rejects", json!({"rot": 6}))]);
    assert_eq!(tab.legal(0), [json!("ready"), shift.clone()]);
    // The end of the Fair.
    let mut tab = table(2, &[("/phase", json!("show")), sorted.clone()]);
    tab.act(0, json!("stop"));
    assert_eq!(tab.legal(0), [json!("ready"), shift.clone()]);
    // Not in Refresh, not in Order.
    let tab = table(2, &[("/phase", json!("order")), sorted.clone()]);
    assert_eq!(tab.refused(0, shift.clone()), ["MM-PLACE-10"]);
}

// rule: MM-PLACE-11
#[test]
fn equal_spaces_and_equal_tokens_are_one_answer() {
    // Two limbs in hand, two limb spaces on the Blob: one answer.
    let tab = holding(json!({"limb": 2}), &[("/players/0/sorting", json!({"limb": 2}))]);
    let wanted = [
        json!({"place": {"part": "limb", "slot": 1}}),
        json!({"place": {"part": "limb", "slot": 2}}),
        json!({"move": {"part": "limb", "slot": 1}}),
        json!({"move": {"part": "limb", "slot": 2}}),
    ];
    assert_eq!(tab.legal(0), wanted);
}

// rule: MM-PLACE-12
#[test]
fn with_a_move_at_hand_the_player_decides_on_the_reject() {
    let mut tab = holding(
        json!({"slime": 1, "shocker": 1}),
        &[("/players/0/sorting", json!({"spike": 1, "slime": 1}))],
    );
    let wanted = [
        json!({"reject": "slime"}),
        json!({"reject": "shocker"}),
        json!({"move": {"part": "spike", "slot": 2}}),
    ];
    assert_eq!(tab.legal(0), wanted);
    tab.act(0, json!({"reject": "shocker"}));
    assert_eq!(tab.get("/players/0/rejects"), json!({"shocker": 1}));
    assert_eq!(tab.get("/players/0/hand"), json!({"slime": 1}));
}
