//! Chapter 5: the lab board.

use crate::common;
use crate::common::{pack, seat};
use serde_json::json;
use words::Lang;

// rule: MM-LAB-01, MM-LAB-02
#[test]
fn slots_spaces_and_defaults() {
    let data = pack();
    assert_eq!((data.upgrade_slots, data.sorting_spaces, data.reject_spaces), (3, 2, 6));
    let tab = given!(3);
    assert_eq!(tab.get("/players/0/slots").as_array().map(Vec::len), Some(5));
    for slot in 0..5 {
        assert_eq!(data.is_blank(slot), slot >= 2);
        // The same two for every lab.
        for index in 0..3 {
            let name = tab.state.monster_on(seat(index), slot).map(|monster| Lang::EN.name(&monster.label));
            assert_eq!(
                name.as_deref(),
                [Some("Basement Blob"), Some("Attic Gargler"), None, None, None][slot]
            );
        }
    }
}

// rule: MM-LAB-03, MM-REAN-18
#[test]
fn a_default_can_be_finished_again_and_again() {
    let mut prestige = 0;
    for _ in 0..2 {
        let mut tab = given!(2, "/phase" => "answer", "/players/0/prestige" => prestige,
            "/players/0/slots" => [{"parts": {"limb": 2, "stitch": 1}}, {}, {}, {}, {}]);
        tab.act(0, json!("reanimate")).act(0, json!("done"));
        prestige += 4;
        assert_eq!(tab.get("/players/0/prestige"), json!(prestige));
        assert_eq!(tab.get("/players/0/slots/0"), json!({"card": null, "parts": {}, "mutations": {}}));
    }
}

// rule: MM-LAB-04
#[test]
fn a_card_covers_the_default_until_it_leaves() {
    let mut tab = given!(2, "/phase" => "answer", "/players/0/sorting" => {"stitch": 1},
        "/players/0/slots" => [{"card": "m01-sock-gobbler", "parts": {"limb": 2}}, {"card": "m17-cactus-cupid"}, {}, {}, {}]);
    // While covered, the stitch of Basement Blob is not there to be filled.
    assert_eq!(tab.legal(0), [json!("reanimate"), json!("wait")]);
    tab.act(0, json!("reanimate")).act(0, json!("done"));
    assert_eq!(tab.state.need(seat(0), 0), Some([2, 1, 0, 0, 0]));
    assert_eq!(tab.state.need(seat(0), 1), Some([0, 0, 2, 0, 0]));
}

// rule: MM-LAB-05
#[test]
fn a_default_with_parts_cannot_be_covered() {
    let tab = given!(2, "/phase" => "settle", "/players/0/cards" => ["m01-sock-gobbler"], "/players/1/cards" => [],
        "/players/0/slots" => [{"parts": {"limb": 1}}, {}, {}, {}, {}]);
    assert_eq!(tab.refused(0, json!({"place_card": 1})), ["MM-LAB-05"]);
    assert!(tab.offers(0, json!({"place_card": 2})));
}

// rule: MM-LAB-06
#[test]
fn one_card_per_slot_and_no_parts_without_one() {
    let tab = given!(2, "/phase" => "settle", "/players/0/cards" => ["m01-sock-gobbler"], "/players/1/cards" => [],
        "/players/0/slots" => [{}, {}, {"card": "m02-button-moth"}, {}, {}]);
    assert_eq!(tab.refused(0, json!({"place_card": 3})), ["MM-LAB-06"]);
    let tab = given!(2, "/phase" => "deliver", "/players/0/step" => {"draw": {"must": 0, "may": 1}},
        "/players/0/hand" => {"limb": 1});
    assert_eq!(tab.refused(0, json!({"place": {"part": "limb", "slot": 4}})), ["MM-LAB-06"]);
}

// rule: MM-LAB-07
#[test]
fn finished_means_every_space_is_filled() {
    for (parts, mutations, finished) in [
        (json!({"limb": 2, "stitch": 1, "spike": 1}), json!({}), 1),
        (json!({"limb": 1, "stitch": 1}), json!({"limb": 1, "spike": 1}), 1),
        (json!({"limb": 2, "stitch": 1}), json!({}), 0),
    ] {
        let tab = given!(2, "/phase" => "order", "/players/0/slots" =>
            [{}, {}, {"card": "m25-werewaffle", "parts": parts, "mutations": mutations}, {}, {}]);
        assert_eq!(tab.public("/players/0/finished"), json!(finished));
    }
}

// rule: MM-LAB-08
#[test]
fn rejects_are_a_number_of_tokens() {
    // Rot or parts, any mix of six fills the track.
    for rejects in [json!({"rot": 6}), json!({"limb": 6}), json!({"rot": 1, "limb": 2, "mutation": 3})] {
        let tab = given!(2, "/phase" => "order", "/players/0/rejects" => rejects);
        assert!(tab.state.is_rotted(seat(0)));
    }
    let tab = given!(2, "/phase" => "order", "/players/0/rejects" => {"rot": 5});
    assert!(!tab.state.is_rotted(seat(0)));
}

// rule: MM-LAB-09
#[test]
fn an_installed_tile_stays_and_acts_each_time() {
    let finished = json!([{}, {}, {"card": "m13-sneeze-goblin", "parts": {"slime": 2}}, {}, {}]);
    let mut tab = common::table(
        2,
        &[
            ("/phase", json!("answer")),
            ("/players/0/slots", finished),
            ("/players/0/upgrades/0/tile", json!("spike-replicator")),
            ("/players/0/bag", json!({"limb": 1})),
        ],
    );
    tab.act(0, json!("reanimate"));
    assert_eq!(tab.get("/players/0/bag/spike"), json!(1));
    tab.act(0, json!("done"));
    assert_eq!(tab.get("/players/0/upgrades/0/tile"), json!("spike-replicator"));
}

// rule: MM-LAB-10
#[test]
fn warehouses_open_slots_four_and_five() {
    let mut tab = given!(2, "/phase" => "reanimate", "/players/0/answer" => "reanimate",
        "/players/0/step" => {"items": {"left": 5}}, "/carts/0" => ["grinder", "warehouse"],
        "/players/0/beside" => ["warehouse"],
        "/players/0/upgrades/0/tile" => "peg-leg", "/players/0/upgrades/1/tile" => "peg-leg",
        "/players/0/upgrades/2/tile" => "grinder", "/players/0/upgrades/3/tile" => "exchange-hatch");
    tab.act(0, json!({"take_tile": {"cart": "bone-barrow", "tile": 2}}));
    assert_eq!(tab.get("/players/0/beside"), json!(["warehouse", "warehouse"]));
    tab.act(0, json!({"take_tile": {"cart": "bone-barrow", "tile": 1}}));
    assert!(tab.offers(0, json!({"install": 5})));
    assert_eq!(tab.refused(0, json!({"install": 6})), ["MM-LAB-10", "MM-GAIN-05"]);
}
