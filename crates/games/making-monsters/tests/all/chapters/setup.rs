//! Chapter 4: setup.

use serde_json::json;

// rule: MM-SETUP-01, MM-SETUP-02
#[test]
fn bags_supply_and_markers() {
    let tab = given!(4);
    for seat in 0..4 {
        let bag = tab.get(&format!("/players/{seat}/bag"));
        assert_eq!(bag, json!({"limb": 5, "stitch": 4, "spike": 3, "slime": 2, "shocker": 1, "rot": 7}));
        assert_eq!(tab.get(&format!("/players/{seat}/prestige")), json!(0));
        assert_eq!(tab.get(&format!("/players/{seat}/lester_used")), json!([]));
    }
    let supply = json!({"limb": 50, "stitch": 36, "spike": 40, "slime": 40, "shocker": 40, "mutation": 20});
    assert_eq!(tab.get("/supply"), supply);
}

// rule: MM-SETUP-03
#[test]
fn one_card_each_face_up() {
    let tab = given!(3);
    assert_eq!(tab.public("/deck"), json!(69));
    assert!(tab.state.discard.is_empty());
    for seat in 0..3 {
        let place = format!("/players/{seat}/cards");
        assert_eq!(tab.get(&place).as_array().map(Vec::len), Some(1));
        assert_eq!(tab.public(&place), tab.get(&place));
    }
    assert!(tab.cites("MM-SETUP-03"));
}

// rule: MM-SETUP-04
#[test]
fn the_card_goes_on_any_of_the_five_slots() {
    let tab = given!(2);
    let wanted: Vec<_> = (1..=5).map(|slot| json!({ "place_card": slot })).collect();
    assert_eq!(tab.legal(0), wanted);
    assert_eq!(tab.refused(0, json!("pile_card")), ["MM-SETUP-04"]);
    let mut covered = given!(2, "/players/0/bag" => {"rot": 9});
    covered.act(0, json!({"place_card": 2}));
    assert!(!covered.get("/players/0/slots/1/card").is_null());
}

// rule: MM-SETUP-05
#[test]
fn two_tiles_on_every_cart_and_two_stacks() {
    for players in 2..=4 {
        let tab = given!(players);
        assert!(tab.state.carts.iter().flatten().all(|place| place.0.is_some()));
        assert_eq!(tab.public("/stacks"), json!([16, 16]));
    }
}

// rule: MM-SETUP-06
#[test]
fn the_rot_track_depends_on_the_players() {
    for (players, track, reserve) in [(2, 10, 34), (3, 15, 22), (4, 20, 10)] {
        let tab = given!(players);
        assert_eq!((tab.state.rot_track, tab.state.reserve), (track, reserve));
    }
}

// rule: MM-SETUP-07, MM-SETUP-08
#[test]
fn five_tokens_one_at_a_time() {
    let mut tab =
        given!(2, "/players/0/bag" => {"limb": 9, "rot": 9}, "/players/0/cards" => ["m01-sock-gobbler"]);
    // A limb first: it must be placed before the next one is drawn.
    tab.act_with(0, json!({"place_card": 3}), &[0]);
    assert_eq!(tab.get("/players/0/hand"), json!({"limb": 1}));
    assert_eq!(tab.get("/players/0/step"), json!({"draw": {"must": 4, "may": 0}}));
    // Then four rot: nobody can be rotted by five tokens.
    tab.act_with(0, json!({"place": {"part": "limb", "slot": 3}}), &[16, 15, 14, 13]);
    assert_eq!(tab.get("/players/0/rejects"), json!({"rot": 4}));
    assert_eq!(tab.get("/players/0/step"), json!("done"));
    assert_eq!(tab.asked(), [1]);
}

// rule: MM-SETUP-09
#[test]
fn card_then_draw_for_all_at_once() {
    let mut tab = given!(3, "/players/1/bag" => {"rot": 9}, "/players/2/bag" => {"rot": 9}, "/players/0/bag" => {"rot": 9});
    assert_eq!(tab.asked(), [0, 1, 2]);
    tab.act(2, json!({"place_card": 4}));
    assert_eq!(tab.get("/players/2/rejects"), json!({"rot": 5}));
    assert_eq!(tab.asked(), [0, 1]);
}

// rule: MM-SETUP-10
#[test]
fn then_round_one_begins_with_order() {
    let mut tab = given!(2, "/players/1/bag" => {"rot": 9}, "/players/0/bag" => {"rot": 9});
    tab.act(0, json!({"place_card": 4})).act(1, json!({"place_card": 4}));
    assert_eq!(tab.get("/phase"), json!("order"));
    assert_eq!(tab.get("/round"), json!(1));
    assert_eq!(tab.legal(1).len(), 3);
}
