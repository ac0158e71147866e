//! Chapter 12: the Reanimate phase.

use making_monsters::Phase;
use serde_json::{Value, json};

use crate::common::{pack, table};

fn goblin() -> Value {
    json!([{}, {}, {"card": "m13-sneeze-goblin", "parts": {"slime": 2}}, {}, {}])
}

// rule: MM-REAN-01, MM-REAN-03
#[test]
fn reanimate_or_wait() {
    let mut tab = given!(2, "/phase" => "answer", "/players/0/slots" => (goblin()), "/players/1/slots" => (goblin()),
        "/players/0/order" => "red", "/players/1/order" => "blue", "/players/1/rejects" => {"rot": 2});
    assert_eq!(tab.asked(), [0, 1]);
    assert_eq!(tab.legal(0), [json!("reanimate"), json!("wait")]);
    tab.act(0, json!("wait")).act(1, json!("wait"));
    // Every token stays in place, the order tokens are back.
    assert_eq!(tab.phase, Phase::Keep);
    assert_eq!(tab.get("/players/1/slots"), tab.get("/players/0/slots"));
    assert_eq!(tab.get("/players/1/rejects"), json!({"rot": 2}));
    assert!(tab.get("/players/0/order").is_null());
}

// rule: MM-REAN-02
#[test]
fn an_empty_bag_forces_a_chosen_reanimation() {
    let tab = given!(2, "/phase" => "answer", "/players/0/bag" => {}, "/players/0/slots" => (goblin()));
    assert!(tab.cites("MM-REAN-02"));
    // With the bonus: 5 and 1.
    assert_eq!(tab.get("/players/0/prestige"), json!(6));
    // Even without a monster.
    let tab = given!(2, "/phase" => "answer", "/players/0/bag" => {});
    assert_eq!(tab.get("/players/0/step"), json!({"items": {"left": 1}}));
}

// rule: MM-REAN-04
#[test]
fn one_after_another_from_the_lead() {
    let mut tab = given!(3, "/phase" => "answer", "/round" => 2, "/players/0/slots" => (goblin()),
        "/players/1/slots" => (goblin()), "/players/2/slots" => (goblin()));
    for seat in 0..3 {
        tab.act(seat, json!("reanimate"));
    }
    for expected in [1, 2, 0] {
        assert_eq!(tab.asked(), [expected]);
        tab.act(expected, json!("done"));
        // Cleaned up before the next seat starts.
        assert_eq!(tab.get(&format!("/players/{expected}/pile")), json!(["m13-sneeze-goblin"]));
    }
}

// rule: MM-REAN-05, MM-REAN-06, MM-REAN-22
#[test]
fn every_finished_monster_counts_cards_and_defaults_alike() {
    let mut tab = given!(2, "/phase" => "answer", "/players/0/slots" => [
        {"parts": {"limb": 2, "stitch": 1}}, {"parts": {"limb": 1, "stitch": 1, "spike": 1}},
        {"card": "m01-sock-gobbler", "parts": {"limb": 2}}, {"card": "m02-button-moth", "parts": {"limb": 1, "stitch": 1}},
        {"card": "m17-cactus-cupid", "parts": {"spike": 2}}]);
    tab.act(0, json!("reanimate"));
    assert_eq!(tab.get("/players/0/prestige"), json!(3 + 4 + 3 + 3 + 4 + 15));
    assert_eq!(tab.get("/players/0/step"), json!({"items": {"left": 6}}));
    assert_eq!(tab.get("/rot_track"), json!(7));
}

// rule: MM-REAN-07, MM-REAN-16, MM-REAN-17
#[test]
fn the_chart() {
    let rows: Vec<(u8, u8, u8)> = pack().chart.iter().map(|row| (row.bonus, row.rot, row.items)).collect();
    assert_eq!(rows, [(0, 1, 1), (1, 1, 2), (3, 2, 3), (6, 2, 4), (10, 3, 5), (15, 3, 6)]);
}

// rule: MM-REAN-08, MM-REAN-09, MM-RULE-05, MM-SUPP-05
#[test]
fn rot_comes_from_the_track_then_the_reserve_then_not_at_all() {
    for (track, reserve, left, gained) in [(5, 5, (3, 5), 2), (1, 5, (0, 4), 2), (1, 0, (0, 0), 1)] {
        let tab = table(
            2,
            &[
                ("/phase", json!("answer")),
                ("/rot_track", json!(track)),
                ("/reserve", json!(reserve)),
                ("/players/0/bag", json!({})),
                (
                    "/players/0/slots",
                    json!([{"parts": {"limb": 2, "stitch": 1}}, {}, {"card": "m13-sneeze-goblin", "parts": {"slime": 2}}, {}, {}]),
                ),
            ],
        );
        assert_eq!((tab.state.rot_track, tab.state.reserve), left);
        assert_eq!(tab.get("/players/0/bag/rot"), json!(gained));
    }
    let tab = given!(2, "/phase" => "reanimate", "/rot_track" => 0, "/reserve" => 0, "/players/0/answer" => "reanimate");
    assert!(tab.get("/players/0/bag/rot") == json!(7));
}

// rule: MM-REAN-10
#[test]
fn upgrades_act_in_slot_order() {
    // One limb is left: the Dealer in the first slot takes it, the replicator comes too late.
    let dealer_first = ["parts-dealer", "limb-replicator"];
    for (tiles, limbs_for_dealer) in [(dealer_first, true), (["limb-replicator", "parts-dealer"], false)] {
        let mut tab = given!(2, "/phase" => "answer", "/players/0/slots" => (goblin()), "/supply/limb" => 1,
            "/players/0/upgrades/0/tile" => (tiles[0]), "/players/0/upgrades/1/tile" => (tiles[1]));
        tab.act(0, json!("reanimate"));
        let offered = tab.legal(0).contains(&json!({"take_supply": "limb"}));
        assert_eq!(offered, limbs_for_dealer);
        // Tokens taken here go to the bag, not to the lab.
        tab.act(0, json!({"take_supply": "shocker"}));
        assert_eq!(tab.get("/players/0/bag/shocker"), json!(2));
    }
}

// rule: MM-REAN-11, MM-CART-05
#[test]
fn up_to_as_many_items_as_the_row_says() {
    let mut tab = given!(2, "/phase" => "answer", "/players/0/slots" => (goblin()));
    tab.act(0, json!("reanimate"));
    assert_eq!(tab.get("/players/0/step"), json!({"items": {"left": 2}}));
    tab.act(0, json!({"take_part": "limb"}));
    assert!(tab.offers(0, json!("done")));
    tab.act(0, json!("done"));
    assert_eq!(tab.phase, Phase::Keep);
}

// rule: MM-REAN-12, MM-REAN-13, MM-REAN-19, MM-REAN-20
#[test]
fn finished_cards_to_the_pile_and_tokens_to_the_bag() {
    let mut tab = given!(2, "/phase" => "answer", "/players/0/bag" => {"slime": 1}, "/players/0/sorting" => {"shocker": 1},
        "/players/0/rejects" => {"rot": 2, "limb": 1}, "/players/0/upgrades/0" => {"tile": "sorting-annex", "parts": {"shocker": 1}},
        "/players/0/slots" => [{"parts": {"limb": 2, "stitch": 1}}, {}, {"card": "m01-sock-gobbler", "parts": {"limb": 1}, "mutations": {"limb": 1}},
            {"card": "m02-button-moth", "parts": {"limb": 1}}, {}]);
    tab.act(0, json!("reanimate")).act(0, json!("done"));
    assert_eq!(
        tab.get("/players/0/bag"),
        json!({"limb": 5, "stitch": 1, "slime": 1, "shocker": 2, "mutation": 1, "rot": 4})
    );
    assert_eq!(tab.get("/players/0/pile"), json!(["m01-sock-gobbler"]));
    assert_eq!(tab.get("/players/0/slots/3/card"), json!("m02-button-moth"));
    assert_eq!(tab.get("/players/0/slots/0"), json!({"card": null, "parts": {}, "mutations": {}}));
    assert_eq!((tab.get("/players/0/sorting"), tab.get("/players/0/rejects")), (json!({}), json!({})));
    // The pile scores nothing by lying there.
    assert_eq!(tab.get("/players/0/prestige"), json!(3 + 3 + 3));
}

// rule: MM-REAN-15
#[test]
fn a_tile_of_this_visit_does_not_act_at_this_reanimation() {
    let mut tab = given!(2, "/phase" => "answer", "/players/0/slots" => (goblin()), "/carts/0" => ["parts-dealer", "limb-replicator"]);
    tab.act(0, json!("reanimate")).act(0, json!({"take_tile": {"cart": "bone-barrow", "tile": 1}}));
    // The Dealer asks nothing now.
    assert!(tab.offers(0, json!({"take_part": "limb"})));
    // The replicator gives its two limbs at once, and no more.
    tab.act(0, json!({"take_tile": {"cart": "bone-barrow", "tile": 2}})).act(0, json!({"install": 2}));
    assert_eq!(tab.get("/players/0/bag/limb"), json!(7));
}

// rule: MM-REAN-21
#[test]
fn a_forced_reanimation_is_confirmed_where_a_move_is_possible() {
    for (pointer, value) in [("/players/0/rejects", json!({"rot": 6})), ("/players/0/bag", json!({}))] {
        let mut tab = table(
            2,
            &[("/phase", json!("answer")), (pointer, value), ("/players/0/sorting", json!({"spike": 1}))],
        );
        assert_eq!(tab.asked(), [0]);
        assert_eq!(tab.refused(0, json!("reanimate")), ["MM-REAN-21"]);
        tab.act(0, json!("ready"));
        assert_eq!(tab.phase, Phase::Reanimate);
    }
    // With no move the engine goes on by itself.
    let tab = given!(2, "/phase" => "answer", "/players/0/rejects" => {"rot": 6});
    assert_eq!(tab.phase, Phase::Reanimate);
}
