//! Chapter 19: the kinds of upgrades.

use serde_json::{Value, json};

use crate::common::{Tab, table};

/// Seat 0 reanimates Sneeze Goblin (5 prestige, row 1) with these upgrades and an almost empty bag.
fn reanimating(upgrades: &[Value], more: &[(&str, Value)]) -> Tab {
    const BAYS: [&str; 3] = ["/players/0/upgrades/0", "/players/0/upgrades/1", "/players/0/upgrades/2"];
    let mut values = vec![
        ("/phase", json!("answer")),
        ("/players/0/bag", json!({"mutation": 1})),
        ("/players/0/slots", json!([{}, {}, {"card": "m13-sneeze-goblin", "parts": {"slime": 2}}, {}, {}])),
    ];
    values.extend(upgrades.iter().zip(BAYS).map(|(upgrade, bay)| (bay, upgrade.clone())));
    values.extend_from_slice(more);
    let mut tab = table(2, &values);
    tab.act(0, json!("reanimate"));
    tab
}

fn taking(tile: &str) -> Tab {
    let mut tab = given!(2, "/phase" => "reanimate", "/players/0/answer" => "reanimate", "/players/0/bag" => {},
        "/players/0/step" => {"items": {"left": 3}}, "/carts/0" => [tile, "none"]);
    tab.act(0, json!({"take_tile": {"cart": "bone-barrow", "tile": 1}}));
    tab
}

// rule: MM-UPG-01
#[test]
fn sorting_annex() {
    let mut tab = given!(2, "/phase" => "deliver", "/players/0/step" => {"draw": {"must": 0, "may": 1}},
        "/players/0/hand" => {"slime": 4}, "/players/0/upgrades/1/tile" => "sorting-annex");
    for place in [json!({"sort": "slime"}), json!({"sort": "slime"})] {
        tab.act(0, place);
    }
    // The last two have one place each and go there by themselves.
    assert_eq!(tab.get("/players/0/upgrades/1/parts"), json!({"slime": 2}));
    let mut tab = reanimating(&[json!({"tile": "sorting-annex", "parts": {"slime": 2}})], &[]);
    tab.act(0, json!("done"));
    assert_eq!(tab.get("/players/0/bag"), json!({"slime": 4, "mutation": 1, "rot": 1}));
}

// rule: MM-UPG-02
#[test]
fn cold_locker() {
    let mut tab = reanimating(&[json!({"tile": "cold-locker", "parts": {"shocker": 1}})], &[]);
    tab.act(0, json!("done"));
    assert_eq!(tab.get("/players/0/upgrades/0/parts"), json!({"shocker": 1}));
}

// rule: MM-UPG-03
#[test]
fn parts_dealer() {
    let mut tab = reanimating(&[json!({"tile": "parts-dealer"})], &[]);
    assert_eq!(tab.legal(0).len(), 6);
    tab.act(0, json!({"take_supply": "shocker"}));
    assert_eq!(tab.get("/players/0/bag"), json!({"shocker": 1, "mutation": 1, "rot": 1}));
}

// rule: MM-UPG-04, MM-UPG-05, MM-UPG-06, MM-UPG-07, MM-UPG-08
#[test]
fn replicators_now_and_at_each_reanimation() {
    for (kind, amount) in [("limb", 2), ("stitch", 1), ("spike", 1), ("slime", 1), ("shocker", 1)] {
        let tile = format!("{kind}-replicator");
        assert_eq!(taking(&tile).get("/players/0/bag"), json!({ kind: amount }), "{tile}");
        let tab = reanimating(&[json!({ "tile": tile })], &[]);
        assert_eq!(tab.get(&format!("/players/0/bag/{kind}")), json!(amount), "{tile}");
    }
}

// rule: MM-UPG-09, MM-RULE-21, MM-RULE-28
#[test]
fn replicator_booster() {
    let booster = json!({"tile": "replicator-booster"});
    let tab = reanimating(&[booster.clone(), json!({"tile": "limb-replicator"})], &[]);
    assert_eq!(tab.get("/players/0/bag/limb"), json!(3));
    // Installed first, it boosts the immediate gain of a later replicator; the other way round it does not.
    for (first, second, slimes) in
        [("replicator-booster", "slime-replicator", 2), ("slime-replicator", "replicator-booster", 1)]
    {
        let mut tab = given!(2, "/phase" => "reanimate", "/players/0/answer" => "reanimate", "/players/0/bag" => {},
            "/players/0/step" => {"items": {"left": 3}}, "/carts/0" => [first, second]);
        tab.act(0, json!({"take_tile": {"cart": "bone-barrow", "tile": 1}}));
        tab.act(0, json!({"take_tile": {"cart": "bone-barrow", "tile": 2}})).act(0, json!({"install": 2}));
        assert_eq!(tab.get("/players/0/bag/slime"), json!(slimes));
    }
}

// rule: MM-UPG-10
#[test]
fn long_reach_tongs() {
    let tab =
        reanimating(&[json!({"tile": "long-reach-tongs"})], &[("/carts/2", json!(["grinder", "none"]))]);
    assert!(tab.offers(0, json!({"take_tile": {"cart": "scrap-sledge", "tile": 1}})));
    assert!(tab.offers(0, json!({"take_part": "shocker"})));
}

// rule: MM-UPG-11, MM-UPG-22, MM-RULE-20
#[test]
fn display_case() {
    for (parts, prestige) in
        [(json!({"slime": 2}), 8), (json!({"limb": 1, "mutation": 1}), 8), (json!({"slime": 1}), 6)]
    {
        let mut tab = reanimating(&[json!({"tile": "display-case", "parts": parts})], &[]);
        assert_eq!(tab.get("/players/0/prestige"), json!(prestige));
        tab.act(0, json!("done"));
        assert_eq!(tab.get("/players/0/upgrades/0/parts"), json!({}));
    }
    // Two cases need two parts each.
    let one = json!({"tile": "display-case", "parts": {"slime": 1}});
    assert_eq!(reanimating(&[one.clone(), one], &[]).get("/players/0/prestige"), json!(6));
}

// rule: MM-UPG-12, MM-RULE-15
#[test]
fn peg_leg() {
    // Button Moth lacks its limb alone; Sock Gobbler lacks two; Drizzle Imp lacks a slime; the mutation fills a limb.
    let slots = json!([{"parts": {"stitch": 1}, "mutations": {"limb": 1}}, {}, {"card": "m02-button-moth", "parts": {"stitch": 1}},
        {"card": "m01-sock-gobbler"}, {"card": "m04-drizzle-imp", "parts": {"limb": 1}}]);
    let peg = json!({"tile": "peg-leg"});
    let mut tab = reanimating(std::slice::from_ref(&peg), &[("/players/0/slots", slots.clone())]);
    assert_eq!(tab.legal(0), [json!({"peg_leg": 1}), json!({"peg_leg": 3})]);
    assert_eq!(tab.refused(0, json!({"peg_leg": 4})), ["MM-UPG-12", "MM-RULE-15"]);
    tab.act(0, json!({"peg_leg": 1}));
    assert_eq!(tab.get("/players/0/prestige"), json!(3 + 1));
    // Two Peg Legs serve two different monsters.
    let mut tab = reanimating(&[peg.clone(), peg], &[("/players/0/slots", slots)]);
    tab.act(0, json!({"peg_leg": 3}));
    assert_eq!(tab.legal(0), [json!({"peg_leg": 1}), json!({"peg_leg": "none"})]);
    tab.act(0, json!({"peg_leg": 1}));
    assert_eq!(tab.get("/players/0/prestige"), json!(3 + 3 + 3));
}

// rule: MM-UPG-13
#[test]
fn warehouse() {
    let tab = taking("warehouse");
    assert_eq!(tab.get("/players/0/beside"), json!(["warehouse"]));
    assert_eq!(tab.state.bays(crate::common::seat(0)), 4);
}

// rule: MM-UPG-14, MM-RULE-30
#[test]
fn grinder() {
    for (grind, prestige, slime) in [(true, 9, 44 + 1), (false, 6, 44)] {
        let mut tab = reanimating(&[json!({"tile": "grinder", "parts": {"slime": 1}})], &[]);
        tab.act(0, json!({ "grind": grind }));
        assert_eq!(
            (tab.get("/players/0/prestige"), tab.get("/supply/slime")),
            (json!(prestige), json!(slime))
        );
        tab.act(0, json!("done"));
        assert_eq!(tab.get("/players/0/bag/slime"), json!(if grind { 2 } else { 3 }));
    }
}

// rule: MM-UPG-15, MM-UPG-16, MM-UPG-22
#[test]
fn lester_terminal() {
    let terminal = |parts: Value| json!({"tile": "lester-terminal", "parts": parts});
    let mut tab = given!(2, "/phase" => "deliver", "/players/0/step" => {"draw": {"must": 0, "may": 1}},
        "/players/0/hand" => {"limb": 1}, "/players/0/bag" => {"rot": 1}, "/players/0/upgrades/0" => (terminal(json!({"slime": 3}))),
        "/carts/1" => ["grinder", "none"]);
    tab.act(0, json!({"store": {"part": "limb", "upgrade": 1}}));
    // The parts are back and the slot is free before the card is resolved.
    assert_eq!(tab.get("/players/0/bag"), json!({"limb": 1, "slime": 3, "rot": 1}));
    tab.act(0, json!({"use_lester": "expand"}))
        .act(0, json!({"take_tile": {"cart": "needle-wagon", "tile": 1}}));
    assert_eq!(tab.get("/players/0/upgrades/0/tile"), json!("grinder"));
    // Three parts give nothing and return.
    let mut tab = reanimating(&[terminal(json!({"slime": 3}))], &[]);
    tab.act(0, json!("done"));
    assert_eq!(tab.get("/players/0/lester_used"), json!([]));
    assert_eq!(tab.get("/players/0/upgrades/0"), json!({"tile": "lester-terminal", "parts": {}}));
}

// rule: MM-UPG-17, MM-RULE-30
#[test]
fn exchange_hatch() {
    let hatch = json!({"tile": "exchange-hatch", "parts": {"slime": 1}});
    let mut tab = reanimating(std::slice::from_ref(&hatch), &[("/supply/spike", json!(0))]);
    let kinds = ["limb", "stitch", "shocker", "mutation", "none"];
    assert_eq!(tab.legal(0), kinds.map(|kind| json!({ "exchange": kind })));
    assert_eq!(tab.refused(0, json!({"exchange": "slime"})), ["MM-UPG-17"]);
    tab.act(0, json!({"exchange": "mutation"}));
    assert_eq!((tab.get("/supply/slime"), tab.get("/supply/mutation")), (json!(45), json!(19)));
    assert_eq!(tab.get("/players/0/bag/mutation"), json!(2));
    let mut tab = reanimating(&[hatch], &[]);
    tab.act(0, json!({"exchange": "none"})).act(0, json!("done"));
    assert_eq!(tab.get("/players/0/bag/slime"), json!(3));
}

// rule: MM-UPG-18
#[test]
fn double_morgue_drawer() {
    let tab = given!(2, "/phase" => "reanimate", "/players/0/upgrades/0/tile" => "double-morgue");
    assert!(tab.offers(0, json!({"keep": "both"})));
    assert!(!tab.offers(1, json!({"keep": "both"})));
}

// rule: MM-UPG-19, MM-UPG-20
#[test]
fn rot_bomb() {
    let mut tab = given!(4, "/phase" => "reanimate", "/players/2/answer" => "reanimate", "/reserve" => 2,
        "/players/2/step" => {"items": {"left": 2}}, "/carts/2" => ["rot-bomb", "none"]);
    tab.act(2, json!({"take_tile": {"cart": "scrap-sledge", "tile": 1}}));
    let rot = [0, 1, 2, 3].map(|seat| tab.get(&format!("/players/{seat}/bag/rot")));
    // Served clockwise from the owner's left: 3, 0, and no more.
    assert_eq!(rot, [8, 7, 7, 8].map(|rot| json!(rot)));
    assert_eq!((tab.get("/rot_track"), tab.get("/reserve")), (json!(20), json!(0)));
    assert_eq!(tab.get("/boxed"), json!({"rot-bomb": 1}));
}

// rule: MM-UPG-21
#[test]
fn upgrades_act_in_forced_reanimations() {
    let tab = given!(2, "/phase" => "answer", "/players/0/rejects" => {"rot": 6}, "/players/0/bag" => {},
        "/players/0/upgrades/0" => {"tile": "display-case", "parts": {"slime": 2}},
        "/players/0/upgrades/1/tile" => "limb-replicator");
    assert_eq!(tab.get("/players/0/prestige"), json!(2));
    assert_eq!(tab.get("/players/0/bag/limb"), json!(2));
}

// rule: MM-UPG-22
#[test]
fn tiles_never_hold_rot() {
    let tab = given!(2, "/phase" => "deliver", "/players/0/step" => {"draw": {"must": 0, "may": 1}},
        "/players/0/hand" => {"limb": 1}, "/players/0/upgrades/0/tile" => "display-case");
    assert_eq!(tab.refused(0, json!({"store": {"part": "rot", "upgrade": 1}})), ["MM-UPG-22", "MM-TOK-03"]);
}

// rule: MM-UPG-23
#[test]
fn a_bomb_of_deliver_waits_until_nobody_draws() {
    let mut tab = given!(2, "/phase" => "deliver", "/players/0/step" => {"draw": {"must": 0, "may": 1}},
        "/players/1/step" => {"draw": {"must": 0, "may": 1}}, "/players/0/hand" => {"limb": 1},
        "/players/0/upgrades/0" => {"tile": "lester-terminal", "parts": {"slime": 3}}, "/carts/1" => ["rot-bomb", "none"]);
    tab.act(0, json!({"store": {"part": "limb", "upgrade": 1}})).act(0, json!({"use_lester": "expand"}));
    tab.act(0, json!({"take_tile": {"cart": "needle-wagon", "tile": 1}}));
    assert_eq!((tab.get("/players/1/bag/rot"), tab.get("/players/1/incoming_rot")), (json!(7), json!(1)));
    tab.act(0, json!("stop")).act(1, json!("stop"));
    assert_eq!((tab.get("/players/1/bag/rot"), tab.get("/players/1/incoming_rot")), (json!(8), json!(0)));
}

// rule: MM-UPG-24, MM-UPG-25
#[test]
fn a_tile_is_a_legal_place_before_the_reject_track() {
    // Only the Terminal takes this slime, though it fills it.
    let tab = given!(2, "/phase" => "deliver", "/players/0/step" => {"draw": {"must": 0, "may": 1}},
        "/players/0/hand" => {"slime": 1}, "/players/0/sorting" => {"slime": 2},
        "/players/0/upgrades/0" => {"tile": "lester-terminal", "parts": {"slime": 3}});
    assert_eq!(tab.get("/players/0/rejects"), json!({}));
    assert_eq!(tab.get("/players/0/errand"), json!("lester"));
    // With two tiles the player chooses.
    let tab = given!(2, "/phase" => "deliver", "/players/0/step" => {"draw": {"must": 0, "may": 1}},
        "/players/0/hand" => {"slime": 1}, "/players/0/sorting" => {"slime": 2},
        "/players/0/upgrades/0/tile" => "grinder", "/players/0/upgrades/1/tile" => "exchange-hatch");
    let places = [1, 2].map(|upgrade| json!({"store": {"part": "slime", "upgrade": upgrade}}));
    assert_eq!(tab.legal(0), places);
}
