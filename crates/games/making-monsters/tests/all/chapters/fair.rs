//! Chapter 17: the Mad Science Fair.

use making_monsters::Phase;
use serde_json::{Value, json};

use crate::common::{Tab, table};

const PILE: [&str; 6] = [
    "m01-sock-gobbler",
    "m02-button-moth",
    "m03-thimble-fiend",
    "m04-drizzle-imp",
    "m05-tack-toad",
    "m06-puddle-pup",
];

fn preparing() -> Tab {
    table(
        2,
        &[("/phase", json!("prepare")), ("/players/0/pile", json!(PILE)), ("/players/1/pile", json!([]))],
    )
}

/// Seat 0 at the show; seat 1 still draws.
fn showing(more: &[(&str, Value)]) -> Tab {
    let mut values = vec![("/phase", json!("show")), ("/players/1/bag", json!({"limb": 5}))];
    values.extend_from_slice(more);
    table(2, &values)
}

// rule: MM-FAIR-01, MM-FAIR-02, MM-FAIR-03, MM-RULE-19
#[test]
fn preparation_empties_the_lab_without_scoring() {
    let mut tab = given!(2, "/phase" => "answer", "/rot_track" => 1, "/players/0/bag" => {"slime": 1},
        "/players/0/upgrades/0" => {"tile": "cold-locker", "parts": {"shocker": 1}},
        "/players/0/slots" => [{"parts": {"limb": 2, "stitch": 1}}, {}, {"card": "m25-werewaffle", "parts": {"limb": 1}}, {}, {}]);
    tab.act(0, json!("reanimate"));
    tab.act(0, json!("done"));
    // The locker keeps its part through the last reanimation; then it returns too.
    assert_eq!(tab.asked(), [1]);
    assert_eq!(tab.get("/players/0/upgrades/0/parts"), json!({"shocker": 1}));
    tab.act(1, json!("done"));
    assert_eq!(tab.phase, Phase::Prepare);
    assert_eq!(tab.get("/players/0/pile"), json!(["m25-werewaffle"]));
    assert_eq!(
        tab.get("/players/0/bag"),
        json!({"limb": 3, "stitch": 1, "slime": 1, "shocker": 1, "rot": 1})
    );
    assert_eq!(tab.get("/players/0/prestige"), json!(4));
}

// rule: MM-FAIR-04, MM-FAIR-05, MM-FAIR-16
#[test]
fn up_to_five_cards_blank_slots_first() {
    let mut tab = preparing();
    assert_eq!(tab.legal(0).len(), 7);
    for card in &PILE[..4] {
        tab.act(0, json!({ "fair_card": card }));
    }
    assert_eq!(tab.legal(0), [json!({"cover_default": 1}), json!({"cover_default": 2})]);
    assert_eq!(tab.refused(0, json!({"cover_default": 3})), ["MM-FAIR-05"]);
    tab.act(0, json!({"cover_default": 2}));
    assert_eq!(tab.refused(0, json!({"fair_card": PILE[0]})), ["MM-FAIR-04"]);
    tab.act(0, json!({"fair_card": PILE[4]}));
    assert_eq!(tab.phase, Phase::Show);
    let cards: Vec<Value> = (0..5).map(|slot| tab.get(&format!("/players/0/slots/{slot}/card"))).collect();
    assert_eq!(json!(cards), json!([PILE[4], PILE[3], PILE[0], PILE[1], PILE[2]]));
    assert_eq!(tab.get("/players/0/pile"), json!([PILE[5]]));
}

// rule: MM-FAIR-05
#[test]
fn fewer_cards_keep_defaults_open() {
    let mut tab = preparing();
    for card in &PILE[..4] {
        tab.act(0, json!({ "fair_card": card }));
    }
    tab.act(0, json!({"cover_default": 1})).act(0, json!("done"));
    assert_eq!(tab.get("/players/0/slots/0/card"), json!(PILE[3]));
    assert!(tab.get("/players/0/slots/1/card").is_null());
}

// rule: MM-FAIR-06, MM-FAIR-07
#[test]
fn one_token_at_a_time_with_the_choice_to_stop() {
    let mut tab = showing(&[
        ("/players/0/bag", json!({"limb": 3})),
        ("/players/0/upgrades/0/tile", json!("sorting-annex")),
    ]);
    assert_eq!(tab.asked(), [0, 1]);
    assert_eq!(tab.legal(0), [json!("draw"), json!("stop")]);
    tab.act(0, json!("draw"));
    assert_eq!(tab.get("/players/0/hand"), json!({"limb": 1}));
    assert!(tab.offers(0, json!({"sort": "limb"})));
    tab.act(0, json!({"store": {"part": "limb", "upgrade": 1}}));
    assert!(tab.offers(0, json!("stop")));
    assert!(tab.offers(0, json!({"move": {"part": "limb", "upgrade": 1, "slot": 2}})));
}

// rule: MM-FAIR-08, MM-FAIR-09
#[test]
fn a_full_track_or_an_empty_bag_ends_it() {
    let mut tab =
        showing(&[("/players/0/bag", json!({"rot": 9})), ("/players/0/rejects", json!({"rot": 5}))]);
    tab.act(0, json!("draw"));
    assert!(tab.cites("MM-FAIR-08"));
    assert_eq!(tab.asked(), [1]);
    // An empty bag costs nothing: the bonus is gained.
    let mut tab = showing(&[
        ("/players/0/bag", json!({"rot": 1})),
        ("/players/0/slots", json!([{"parts": {"limb": 2, "stitch": 1}}, {}, {}, {}, {}])),
    ]);
    tab.act(0, json!("draw"));
    assert!(!tab.cites("MM-FAIR-08"));
    assert_eq!(tab.get("/players/0/fair"), json!(4));
}

// rule: MM-FAIR-10, MM-FAIR-11, MM-FAIR-12
#[test]
fn prestige_bonus_and_prestige_upgrades_but_no_rot_and_no_items() {
    let mut tab = showing(&[
        ("/players/0/bag", json!({"limb": 1})),
        (
            "/players/0/slots",
            json!([{"parts": {"limb": 2, "stitch": 1}}, {"parts": {"stitch": 1, "spike": 1}}, {}, {}, {}]),
        ),
        ("/players/0/upgrades/0", json!({"tile": "display-case", "parts": {"slime": 2}})),
        ("/players/0/upgrades/1", json!({"tile": "grinder", "parts": {"slime": 1}})),
        ("/players/0/upgrades/2", json!({"tile": "peg-leg"})),
    ]);
    tab.act(0, json!("stop"));
    assert_eq!(tab.legal(0), [json!({"peg_leg": 2}), json!({"peg_leg": "none"})]);
    tab.act(0, json!({"peg_leg": 2}));
    assert_eq!(tab.legal(0), [json!({"grind": true}), json!({"grind": false})]);
    assert_eq!(tab.refused(0, json!({"take_part": "limb"})), ["MM-FAIR-11"]);
    tab.act(0, json!({"grind": true}));
    // 3 and 4 for the monsters, 3 for row 2, 2 and 3 for the tiles.
    assert_eq!(tab.get("/players/0/fair"), json!(15));
    assert_eq!(tab.get("/players/0/step"), json!("done"));
    assert_eq!((tab.get("/rot_track"), tab.get("/players/0/bag")), (json!(10), json!({"limb": 1})));
}

// rule: MM-FAIR-12
#[test]
fn replicators_dealer_and_hatch_do_nothing() {
    let mut tab = showing(&[
        ("/players/0/bag", json!({"limb": 1})),
        ("/players/0/upgrades/0/tile", json!("limb-replicator")),
        ("/players/0/upgrades/1/tile", json!("parts-dealer")),
        ("/players/0/upgrades/2", json!({"tile": "exchange-hatch", "parts": {"slime": 1}})),
    ]);
    tab.act(0, json!("stop"));
    assert_eq!((tab.get("/players/0/step"), tab.get("/players/0/bag")), (json!("done"), json!({"limb": 1})));
}

// rule: MM-FAIR-13, MM-FAIR-12, MM-RULE-18, MM-DEC-05
#[test]
fn a_terminal_works_in_the_show_in_the_order_of_the_answers() {
    let terminal = json!({"tile": "lester-terminal", "parts": {"slime": 3}});
    let start = given!(2, "/phase" => "show", "/players/0/hand" => {"limb": 1}, "/players/1/hand" => {"limb": 1},
        "/players/0/upgrades/0" => terminal, "/players/1/upgrades/0" => terminal,
        "/carts" => [["grinder", "none"], ["none", "none"], ["none", "none"], ["none", "none"]]);
    let mut tab = start;
    for seat in 0..2 {
        tab.act(seat, json!({"store": {"part": "limb", "upgrade": 1}}))
            .act(seat, json!({"use_lester": "expand"}));
    }
    // Both could take the only tile; the answer that comes first gets it, the other has nothing left to take.
    tab.act(1, json!({"take_tile": {"cart": "bone-barrow", "tile": 1}}));
    assert_eq!(tab.get("/players/1/upgrades/0/tile"), json!("grinder"));
    assert_eq!(tab.get("/players/0/errand"), json!("none"));
    assert_eq!(tab.legal(0), [json!("draw"), json!("stop")]);
}

// rule: MM-FAIR-14
#[test]
fn rotting_costs_the_bonus_alone() {
    let mut tab = showing(&[
        ("/players/0/bag", json!({"rot": 1})),
        ("/players/0/rejects", json!({"rot": 5})),
        ("/players/0/slots", json!([{"parts": {"limb": 2, "stitch": 1}}, {}, {}, {}, {}])),
        ("/players/0/upgrades/1", json!({"tile": "grinder", "parts": {"slime": 1}})),
    ]);
    tab.act(0, json!("draw")).act(0, json!({"grind": true}));
    assert_eq!(tab.get("/players/0/fair"), json!(6));
}

// rule: MM-FAIR-15
#[test]
fn the_last_move_window_then_peg_leg_and_grinder() {
    let mut tab = showing(&[
        ("/players/0/sorting", json!({"spike": 1})),
        ("/players/0/slots", json!([{}, {"parts": {"stitch": 1}}, {}, {}, {}])),
        ("/players/0/upgrades/0/tile", json!("peg-leg")),
    ]);
    tab.act(0, json!("stop"));
    assert_eq!(tab.legal(0), [json!("ready"), json!({"move": {"part": "spike", "slot": 2}})]);
    assert_eq!(tab.refused(0, json!("draw")), ["MM-FAIR-15"]);
    // The move leaves one limb missing, so that the Peg Leg can serve; no further move, so the window closes.
    tab.act(0, json!({"move": {"part": "spike", "slot": 2}}));
    assert_eq!(tab.legal(0), [json!({"peg_leg": 2}), json!({"peg_leg": "none"})]);
    tab.act(0, json!({"peg_leg": 2}));
    assert_eq!(tab.get("/players/0/fair"), json!(5));
}
