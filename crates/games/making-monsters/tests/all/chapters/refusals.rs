//! Refusals: the rule that decides comes first. An answer that belongs elsewhere is refused by the rule that closes it.

use std::collections::BTreeSet;

use engine::{Game, Rng, Seat, Seed, Witness, ledger::Ledger, rand::Rng as _, rand::SeedableRng as _};
use making_monsters::{
    Action, BayNo, CartId, Colour, Keep, Kind, LesterId, MakingMonsters, MonsterId, Options, Phase, SlotNo,
    TileNo,
};
use serde_json::{Value, json};

use crate::common::{Tab, pack};

/// Every answer of a seat is refused, and by this rule first.
#[track_caller]
fn says(tab: &Tab, seat: usize, rows: &[(Value, &str)]) {
    for (action, clause) in rows {
        assert_eq!(tab.refused(seat, action.clone())[0], *clause, "{action} of seat {seat}");
    }
}

fn place(part: &str, slot: u8) -> Value {
    json!({"place": {"part": part, "slot": slot}})
}

fn store(part: &str, upgrade: u8) -> Value {
    json!({"store": {"part": part, "upgrade": upgrade}})
}

fn tile(cart: &str, tile: u8) -> Value {
    json!({"take_tile": {"cart": cart, "tile": tile}})
}

// rule: MM-SETUP-04, MM-SETUP-07, MM-SETUP-09, MM-SETUP-10, MM-REAN-20
#[test]
fn in_setup() {
    let tab = given!(2);
    says(
        &tab,
        0,
        &[
            (json!({"replace_card": 1}), "MM-SETUP-04"),
            (json!("pile_card"), "MM-SETUP-04"),
            (json!("draw"), "MM-SETUP-09"),
            (place("limb", 1), "MM-PLACE-02"),
            (json!({"order": "red"}), "MM-SETUP-10"),
            (json!("wait"), "MM-SETUP-10"),
            (json!({"take_part": "limb"}), "MM-SETUP-10"),
            (json!({"keep": "first"}), "MM-SETUP-10"),
            (json!({"fair_card": "m01-sock-gobbler"}), "MM-REAN-20"),
            (json!({"use_lester": "compost"}), "MM-LEST-01"),
        ],
    );
    let tab = given!(2, "/players/0/step" => {"draw": {"must": 3, "may": 0}}, "/players/0/cards" => [],
        "/players/0/hand" => {"limb": 1});
    says(
        &tab,
        0,
        &[
            (json!("stop"), "MM-SETUP-07"),
            (json!("draw"), "MM-SETUP-07"),
            (json!({"place_card": 4}), "MM-SETUP-09"),
            (json!({"reject": "limb"}), "MM-PLACE-05"),
            (json!({"order": "red"}), "MM-SETUP-10"),
        ],
    );
    // Who is ready waits for the others.
    let tab = given!(2, "/players/0/step" => "done", "/players/0/cards" => []);
    says(&tab, 0, &[(json!("draw"), "MM-SETUP-07"), (json!({"order": "red"}), "MM-SETUP-10")]);
}

// rule: MM-ROUND-01, MM-ORD-01, MM-REFR-17, MM-FAIR-09
#[test]
fn answers_of_other_phases_are_closed_by_the_order_of_phases() {
    let mut tab = given!(2, "/phase" => "order", "/players/0/sorting" => {"limb": 1});
    let rows = [
        (json!("draw"), "MM-ROUND-01"),
        (json!("stop"), "MM-ROUND-01"),
        (json!("reanimate"), "MM-ROUND-01"),
        (json!("wait"), "MM-ROUND-01"),
        (json!("ready"), "MM-ROUND-01"),
        (json!({"peg_leg": 1}), "MM-ROUND-01"),
        (json!({"grind": true}), "MM-ROUND-01"),
        (json!({"exchange": "limb"}), "MM-ROUND-01"),
        (json!({"take_part": "limb"}), "MM-ROUND-01"),
        (json!({"take_supply": "limb"}), "MM-ROUND-01"),
        (tile("bone-barrow", 1), "MM-ROUND-01"),
        (json!({"keep": "first"}), "MM-ROUND-01"),
        (json!({"place_first": "first"}), "MM-ROUND-01"),
        (json!({"place_card": 3}), "MM-ROUND-01"),
        (json!({"fair_card": "m01-sock-gobbler"}), "MM-REAN-20"),
        (json!({"cover_default": 1}), "MM-REAN-20"),
        (json!({"install": 1}), "MM-GAIN-01"),
        (json!({"use_lester": "compost"}), "MM-LEST-01"),
        (json!("done"), "MM-CART-05"),
        (place("limb", 1), "MM-PLACE-02"),
        (json!({"sort": "limb"}), "MM-PLACE-07"),
        (json!({"reject": "limb"}), "MM-PLACE-07"),
        (json!({"move": {"part": "limb", "slot": 1}}), "MM-PLACE-10"),
    ];
    says(&tab, 0, &rows);
    // The same for a seat that has chosen; a second token is one too many.
    tab.act(0, json!({"order": "red"}));
    says(&tab, 0, &rows);
    says(&tab, 0, &[(json!({"order": "blue"}), "MM-ORD-01")]);
    // Later in the round the token is out; then the next round has to begin; at the Fair there are none.
    for (phase, clause) in [("answer", "MM-ORD-01"), ("keep", "MM-REFR-17"), ("show", "MM-FAIR-09")] {
        let tab = crate::common::table(
            2,
            &[
                ("/phase", json!(phase)),
                ("/players/0/sorting", json!({"limb": 1})),
                ("/players/0/cards", json!(["m01-sock-gobbler", "m02-button-moth"])),
            ],
        );
        says(&tab, 0, &[(json!({"order": "red"}), clause)]);
    }
}

/// One reject more than the track holds.
fn overflown(mut tab: Tab) -> Tab {
    tab.state.players[0].overflow.add(Kind::Rot);
    tab
}

// rule: MM-DRAW-08, MM-DRAW-09, MM-DRAW-11, MM-DRAW-12, MM-DRAW-14, MM-DRAW-15, MM-DRAW-20, MM-DRAW-04, MM-DRAW-05
#[test]
fn drawing_and_stopping() {
    let batch = |order: &str, other: &str, may: u8, hand: Value| {
        crate::common::table(
            2,
            &[
                ("/phase", json!("deliver")),
                ("/players/0/order", json!(order)),
                ("/players/1/order", json!(other)),
                ("/players/0/step", json!({"draw": {"must": 0, "may": may}})),
                ("/players/1/step", json!({"draw": {"must": 0, "may": 1}})),
                ("/players/0/hand", hand),
            ],
        )
    };
    let (stop, draw) = (json!("stop"), json!("draw"));
    // Base actions know only the batch, down to its last part; super actions go on one at a time.
    for tab in
        [batch("yellow", "yellow", 0, json!({"limb": 1})), batch("yellow", "blue", 5, json!({"limb": 1}))]
    {
        says(&tab, 0, &[(stop.clone(), "MM-DRAW-08"), (draw.clone(), "MM-DRAW-09")]);
    }
    for tab in [batch("yellow", "blue", 4, json!({"limb": 1})), batch("red", "yellow", 4, json!({"limb": 1}))]
    {
        says(&tab, 0, &[(stop.clone(), "MM-DRAW-11"), (draw.clone(), "MM-DRAW-11")]);
    }
    // A seat that is done while the other still draws.
    let done = |order: &str, other: &str, bag: Value, rejects: Value| {
        crate::common::table(
            2,
            &[
                ("/phase", json!("deliver")),
                ("/players/0/order", json!(order)),
                ("/players/1/order", json!(other)),
                ("/players/0/step", json!("done")),
                ("/players/1/step", json!({"draw": {"must": 0, "may": 1}})),
                ("/players/0/bag", bag),
                ("/players/0/rejects", rejects),
            ],
        )
    };
    let some = || json!({"limb": 3});
    for (tab, clause) in [
        (done("red", "red", some(), json!({})), "MM-DRAW-02"),
        (done("red", "yellow", some(), json!({})), "MM-DRAW-03"),
        (done("yellow", "yellow", some(), json!({"rot": 6})), "MM-DRAW-04"),
        (done("yellow", "blue", some(), json!({})), "MM-DRAW-20"),
        (done("blue", "blue", some(), json!({})), "MM-DRAW-06"),
        (done("blue", "red", some(), json!({})), "MM-DRAW-07"),
        (done("blue", "red", some(), json!({"rot": 6})), "MM-DRAW-12"),
        (done("blue", "red", json!({}), json!({})), "MM-DRAW-15"),
        (overflown(done("blue", "red", some(), json!({"rot": 6}))), "MM-DRAW-14"),
    ] {
        says(&tab, 0, &[(draw.clone(), clause), (stop.clone(), clause)]);
    }
    // Drawing is over for all when the end steps begin, whoever's turn it is.
    let tab = given!(2, "/phase" => "end_steps", "/players/0/order" => "red", "/players/1/order" => "red");
    for seat in [0, 1] {
        says(&tab, seat, &[(draw.clone(), "MM-DRAW-21"), (stop.clone(), "MM-DRAW-21")]);
    }
}

// rule: MM-PLACE-02, MM-PLACE-06, MM-PLACE-07, MM-UPG-24, MM-TOK-01, MM-TOK-02, MM-TOK-03, MM-LAB-06, MM-DEC-01
#[test]
fn parts_and_their_places() {
    let tab = given!(2, "/phase" => "deliver", "/players/0/step" => {"draw": {"must": 0, "may": 3}},
        "/players/0/hand" => {"limb": 1, "slime": 1}, "/players/0/sorting" => {"stitch": 2},
        "/players/0/rejects" => {"shocker": 1},
        "/players/0/slots" => [{"parts": {"limb": 2}}, {"parts": {"spike": 1}}, {}, {}, {}],
        "/players/0/upgrades" => [{"tile": "peg-leg"}, {"tile": "grinder", "parts": {"mutation": 1}}, {}, {}, {}, {}]);
    says(
        &tab,
        0,
        &[
            // The Blob has its limbs; the Gargler takes no slime; slot 3 is blank.
            (place("limb", 1), "MM-PLACE-02"),
            (place("slime", 2), "MM-TOK-01"),
            (place("limb", 3), "MM-LAB-06"),
            (json!({"place": {"part": "limb", "slot": 2, "space": "stitch"}}), "MM-TOK-01"),
            (place("rot", 1), "MM-TOK-03"),
            (json!({"sort": "rot"}), "MM-TOK-03"),
            (json!({"reject": "rot"}), "MM-PLACE-01"),
            (store("rot", 2), "MM-UPG-22"),
            // Nothing of that kind was drawn.
            (place("stitch", 2), "MM-PLACE-02"),
            (json!({"sort": "limb"}), "MM-LAB-01"),
            // No tile that holds parts, a full one, an empty slot.
            (store("limb", 1), "MM-PLACE-02"),
            (store("limb", 2), "MM-PLACE-02"),
            (store("limb", 3), "MM-PLACE-02"),
            // Sorted, stored and placed parts.
            (store("stitch", 1), "MM-PLACE-07"),
            (json!({"reject": "stitch"}), "MM-PLACE-07"),
            (json!({"sort": "stitch"}), "MM-PLACE-07"),
            (json!({"sort": "mutation"}), "MM-UPG-24"),
            (json!({"reject": "spike"}), "MM-PLACE-06"),
            (json!({"sort": "shocker"}), "MM-PLACE-06"),
            // A part with a place, and one that waits until the others are placed.
            (json!({"reject": "limb"}), "MM-PLACE-05"),
            (json!({"reject": "slime"}), "MM-DEC-01"),
            // Moves.
            (json!({"move": {"part": "rot", "slot": 1}}), "MM-TOK-03"),
            (json!({"move": {"part": "spike", "slot": 1}}), "MM-PLACE-06"),
            (json!({"move": {"part": "slime", "slot": 1}}), "MM-PLACE-07"),
            (json!({"move": {"part": "mutation", "upgrade": 2, "slot": 1, "space": "stitch"}}), "MM-UPG-24"),
            (json!({"move": {"part": "stitch", "slot": 4}}), "MM-LAB-06"),
        ],
    );
    let tab = given!(2, "/phase" => "answer", "/players/0/sorting" => {"spike": 2, "mutation": 0},
        "/players/0/slots" => [{}, {"parts": {"spike": 1}}, {"card": "m17-cactus-cupid"}, {}, {}]);
    says(
        &tab,
        0,
        &[
            (json!({"move": {"part": "spike", "slot": 2}}), "MM-PLACE-07"),
            (json!({"move": {"part": "spike", "slot": 1}}), "MM-TOK-01"),
        ],
    );
}

// rule: MM-DEC-05, MM-UPG-15, MM-LEST-02, MM-LEST-08, MM-LEST-09, MM-LEST-11, MM-GAIN-10
#[test]
fn a_terminal_comes_before_everything_else() {
    let mut tab = given!(2, "/phase" => "deliver", "/players/0/step" => {"draw": {"must": 0, "may": 3}},
        "/players/1/step" => {"draw": {"must": 0, "may": 3}}, "/players/0/hand" => {"limb": 1, "slime": 1},
        "/players/0/lester_used" => ["compost"], "/carts/0" => ["grinder", "none"],
        "/players/0/upgrades/0" => {"tile": "lester-terminal", "parts": {"slime": 3}},
        "/players/0/upgrades/1/tile" => "peg-leg");
    tab.act(0, store("slime", 1));
    let next = [
        (json!("draw"), "MM-DEC-05"),
        (json!("stop"), "MM-DEC-05"),
        (json!({"sort": "limb"}), "MM-DEC-05"),
        (place("limb", 1), "MM-DEC-05"),
    ];
    says(&tab, 0, &next);
    says(
        &tab,
        0,
        &[
            (json!({"use_lester": "compost"}), "MM-LEST-02"),
            (json!("done"), "MM-LEST-09"),
            (json!({"take_supply": "limb"}), "MM-LEST-11"),
            (tile("bone-barrow", 1), "MM-LEST-11"),
            (json!({"take_part": "limb"}), "MM-ROUND-01"),
        ],
    );
    tab.act(0, json!({"use_lester": "expand"}));
    says(&tab, 0, &next);
    says(
        &tab,
        0,
        &[
            (tile("bone-barrow", 2), "MM-LEST-08"),
            (json!({"install": 1}), "MM-LEST-11"),
            (json!({"use_lester": "rummage"}), "MM-LEST-01"),
        ],
    );
    tab.act(0, tile("bone-barrow", 1));
    says(
        &tab,
        0,
        &[
            (json!({"install": 3}), "MM-GAIN-10"),
            (json!({"install": 4}), "MM-LAB-10"),
            (json!("done"), "MM-GAIN-10"),
            (tile("bone-barrow", 1), "MM-LEST-08"),
        ],
    );
}

// rule: MM-DRAW-02, MM-DRAW-17, MM-DRAW-21, MM-SUPP-03, MM-TOK-04
#[test]
fn end_steps() {
    let tab = given!(2, "/phase" => "end_steps", "/players/0/order" => "red", "/players/1/order" => "red",
        "/supply" => {"limb": 3, "slime": 1, "mutation": 1});
    says(
        &tab,
        0,
        &[
            (json!({"take_supply": "rot"}), "MM-TOK-04"),
            (json!({"take_supply": "mutation"}), "MM-TOK-04"),
            (json!({"take_supply": "spike"}), "MM-SUPP-03"),
            (json!("done"), "MM-DRAW-02"),
            (json!({"use_lester": "compost"}), "MM-LEST-01"),
            (json!("wait"), "MM-ROUND-01"),
        ],
    );
    // The other seat waits for its turn, and owns no LESTER card to use now.
    says(
        &tab,
        1,
        &[
            (json!({"take_supply": "limb"}), "MM-DRAW-21"),
            (json!("done"), "MM-DRAW-21"),
            (json!({"use_lester": "compost"}), "MM-LEST-01"),
            (json!("reanimate"), "MM-ROUND-01"),
        ],
    );
    let tab = given!(2, "/phase" => "end_steps", "/players/0/order" => "red", "/players/1/order" => "yellow",
        "/supply/mutation" => 0);
    says(&tab, 0, &[(json!("done"), "MM-DRAW-17")]);
    let tab = given!(2, "/phase" => "end_steps", "/round" => 2, "/players/0/order" => "blue", "/players/1/order" => "red",
        "/players/1/errand" => {"supply": {"left": 1}}, "/players/1/step" => {"end": {"next": 1}});
    says(&tab, 0, &[(json!({"use_lester": "compost"}), "MM-DRAW-21")]);
    // Who has had its turn asks for more than the order gives.
    let tab = given!(2, "/phase" => "end_steps", "/players/0/order" => "red", "/players/1/order" => "red",
        "/players/0/step" => "done");
    says(&tab, 0, &[(json!({"take_supply": "limb"}), "MM-DRAW-02"), (json!("done"), "MM-DRAW-21")]);
}

fn goblin() -> Value {
    json!([{}, {}, {"card": "m13-sneeze-goblin", "parts": {"slime": 2}}, {}, {}])
}

// rule: MM-REAN-01, MM-REAN-02, MM-REAN-05, MM-REAN-10, MM-REAN-11, MM-REAN-21, MM-ROT-03, MM-END-03
#[test]
fn reanimate_or_wait() {
    let mut tab =
        given!(2, "/phase" => "answer", "/players/0/slots" => (goblin()), "/players/1/slots" => (goblin()));
    let rows = [
        (json!("ready"), "MM-REAN-21"),
        (json!({"peg_leg": 3}), "MM-REAN-05"),
        (json!({"grind": true}), "MM-REAN-10"),
        (json!({"exchange": "none"}), "MM-REAN-10"),
        (json!({"take_supply": "limb"}), "MM-UPG-03"),
        (json!({"take_part": "limb"}), "MM-REAN-11"),
        (tile("bone-barrow", 1), "MM-REAN-11"),
        (json!("draw"), "MM-ROUND-01"),
        (json!({"keep": "first"}), "MM-ROUND-01"),
    ];
    says(&tab, 0, &rows);
    tab.act(0, json!("wait"));
    says(&tab, 0, &rows);
    says(&tab, 0, &[(json!("reanimate"), "MM-REAN-01"), (json!("wait"), "MM-REAN-01")]);
    // Who must reanimate, asked or not.
    for (bag, rejects, clause) in
        [(json!({"limb": 1}), json!({"rot": 6}), "MM-ROT-03"), (json!({}), json!({}), "MM-REAN-02")]
    {
        for sorting in [json!({}), json!({"spike": 1})] {
            let tab = given!(2, "/phase" => "answer", "/players/1/slots" => (goblin()), "/players/0/bag" => bag,
                "/players/0/rejects" => rejects, "/players/0/sorting" => sorting);
            says(&tab, 0, &[(json!("wait"), clause), (json!("reanimate"), "MM-REAN-21")]);
        }
    }
    let tab = given!(2, "/phase" => "reanimate", "/rot_track" => 0, "/players/0/answer" => "wait",
        "/players/1/step" => "done", "/players/0/sorting" => {"spike": 1});
    says(&tab, 0, &[(json!("wait"), "MM-END-03"), (json!("reanimate"), "MM-REAN-21")]);
}

// rule: MM-REAN-03, MM-REAN-04, MM-END-05, MM-UPG-12, MM-UPG-17, MM-CART-01, MM-CART-04, MM-CART-06, MM-CART-07
#[test]
fn reanimating() {
    let mut tab = given!(3, "/phase" => "answer", "/players/0/slots" => (goblin()), "/players/1/slots" => (goblin()),
        "/players/0/upgrades" => [{"tile": "exchange-hatch", "parts": {"limb": 1}}, {"tile": "grinder", "parts": {"spike": 1}}, {}, {}, {}, {}],
        "/supply" => {"slime": 9, "limb": 9, "spike": 9},
        "/carts" => [["grinder", "none"], ["warehouse", "none"], ["none", "none"], ["none", "none"]]);
    tab.act(0, json!("reanimate")).act(1, json!("reanimate"));
    says(
        &tab,
        0,
        &[
            (json!({"exchange": "limb"}), "MM-UPG-17"),
            (json!({"exchange": "stitch"}), "MM-UPG-17"),
            (json!({"exchange": "rot"}), "MM-TOK-04"),
            (json!({"grind": true}), "MM-REAN-10"),
            (json!({"take_part": "limb"}), "MM-REAN-11"),
            (json!({"peg_leg": 3}), "MM-REAN-05"),
            (json!("done"), "MM-CART-05"),
            (json!("reanimate"), "MM-REAN-01"),
        ],
    );
    // Another seat's turn, and a seat that waits this round.
    says(
        &tab,
        1,
        &[
            (json!({"take_part": "limb"}), "MM-REAN-04"),
            (json!("done"), "MM-REAN-04"),
            (json!("draw"), "MM-ROUND-01"),
            (json!("wait"), "MM-REAN-01"),
        ],
    );
    tab.act(0, json!({"exchange": "none"})).act(0, json!({"grind": false}));
    // The bone barrow prints limbs, stitches and slime.
    says(
        &tab,
        0,
        &[
            (json!({"take_part": "rot"}), "MM-TOK-04"),
            (json!({"take_part": "mutation"}), "MM-CART-07"),
            (json!({"take_part": "stitch"}), "MM-CART-06"),
            (json!({"take_part": "spike"}), "MM-CART-01"),
            (json!({"take_part": "shocker"}), "MM-CART-01"),
            (tile("bone-barrow", 2), "MM-CART-04"),
            (tile("needle-wagon", 1), "MM-CART-01"),
            (tile("needle-wagon", 2), "MM-CART-01"),
            (json!({"grind": true}), "MM-REAN-10"),
            (json!({"install": 1}), "MM-GAIN-01"),
        ],
    );
    tab.act(0, tile("bone-barrow", 1));
    says(&tab, 0, &[(json!({"take_part": "limb"}), "MM-CART-10"), (json!({"install": 4}), "MM-LAB-10")]);
    tab.act(0, json!({"install": 1})).act(0, json!("done"));
    says(&tab, 0, &[(json!({"take_part": "limb"}), "MM-REAN-11"), (json!("reanimate"), "MM-END-05")]);
    let tab = given!(2, "/phase" => "reanimate", "/round" => 2, "/players/0/answer" => "reanimate",
        "/players/0/step" => {"items": {"left": 1}}, "/players/1/answer" => "wait", "/players/1/step" => "done");
    says(&tab, 1, &[(json!({"take_part": "limb"}), "MM-REAN-03")]);
    let tab = given!(2, "/phase" => "reanimate", "/players/0/answer" => "reanimate", "/supply" => {"spike": 1},
        "/players/0/step" => {"items": {"left": 1}});
    says(&tab, 0, &[(json!("wait"), "MM-REAN-01")]);
    // In the last round nobody waits, and a Peg Leg serves once.
    let last = given!(2, "/phase" => "reanimate", "/rot_track" => 0, "/players/0/answer" => "wait", "/players/0/pegged" => [1],
        "/players/0/step" => {"items": {"left": 1}}, "/players/1/step" => "done");
    says(&last, 0, &[(json!("wait"), "MM-END-03"), (json!({"peg_leg": 1}), "MM-UPG-12")]);
    // All printed kinds are exhausted: what stands in must be there too.
    says(&tab, 0, &[(json!({"take_part": "shocker"}), "MM-CART-07")]);
}

// rule: MM-INFO-04, MM-REFR-06, MM-REFR-08, MM-REFR-09, MM-REFR-10, MM-REFR-11, MM-REFR-12, MM-REFR-14
#[test]
fn refresh() {
    let pair = json!(["m01-sock-gobbler", "m02-button-moth"]);
    let mut tab = given!(2, "/phase" => "keep", "/players/0/cards" => pair, "/players/1/cards" => pair);
    says(
        &tab,
        0,
        &[
            (json!({"keep": "both"}), "MM-REFR-14"),
            (json!({"place_card": 3}), "MM-INFO-04"),
            (json!("pile_card"), "MM-INFO-04"),
            (json!({"place_first": "first"}), "MM-REFR-14"),
            (json!("draw"), "MM-ROUND-01"),
        ],
    );
    tab.act(0, json!({"keep": "first"}));
    says(&tab, 0, &[(json!({"keep": "second"}), "MM-REFR-06"), (json!({"place_card": 3}), "MM-INFO-04")]);
    tab.act(1, json!({"keep": "first"}));
    says(
        &tab,
        0,
        &[
            (json!({"keep": "second"}), "MM-REFR-06"),
            (json!({"replace_card": 3}), "MM-REFR-11"),
            (json!("pile_card"), "MM-REFR-10"),
            (json!({"place_first": "first"}), "MM-REFR-14"),
        ],
    );
    tab.act(0, json!({"place_card": 3}));
    says(&tab, 0, &[(json!({"place_card": 4}), "MM-REFR-09"), (json!({"order": "red"}), "MM-REFR-17")]);
    let tab = given!(2, "/phase" => "settle", "/players/0/step" => "start", "/players/0/cards" => pair, "/players/1/cards" => []);
    says(
        &tab,
        0,
        &[(json!({"place_card": 3}), "MM-REFR-14"), (json!({"place_first": "both"}), "MM-REFR-14")],
    );
    let tab = given!(2, "/phase" => "keep", "/players/0/cards" => [], "/players/1/cards" => pair);
    says(&tab, 0, &[(json!({"keep": "first"}), "MM-REFR-08")]);
}

// rule: MM-FAIR-01, MM-FAIR-04, MM-FAIR-05, MM-FAIR-06, MM-FAIR-08, MM-FAIR-09, MM-FAIR-11, MM-FAIR-12, MM-FAIR-15
#[test]
fn the_fair() {
    const PILE: [&str; 4] = ["m01-sock-gobbler", "m02-button-moth", "m03-thimble-fiend", "m04-drizzle-imp"];
    let mut tab = given!(2, "/phase" => "prepare", "/players/0/pile" => PILE, "/players/1/pile" => PILE);
    let rows = [
        (json!("draw"), "MM-FAIR-01"),
        (json!({"order": "red"}), "MM-FAIR-09"),
        (json!({"take_part": "limb"}), "MM-FAIR-11"),
        (json!({"place_card": 3}), "MM-REFR-01"),
        (json!("reanimate"), "MM-ROUND-02"),
    ];
    says(&tab, 0, &rows);
    says(
        &tab,
        0,
        &[
            (json!({"fair_card": "m13-sneeze-goblin"}), "MM-FAIR-04"),
            (json!({"cover_default": 1}), "MM-FAIR-05"),
            (json!("ready"), "MM-FAIR-15"),
        ],
    );
    for card in PILE {
        tab.act(0, json!({ "fair_card": card }));
    }
    says(
        &tab,
        0,
        &[
            (json!("done"), "MM-FAIR-05"),
            (json!({"fair_card": PILE[0]}), "MM-FAIR-05"),
            (json!({"cover_default": 3}), "MM-FAIR-05"),
        ],
    );
    tab.act(0, json!({"cover_default": 1}));
    says(&tab, 0, &rows);
    says(&tab, 0, &[(json!("done"), "MM-FAIR-04"), (json!({"fair_card": PILE[0]}), "MM-FAIR-04")]);
    let show = |bag: Value, hand: Value, rejects: Value, step: Value| {
        given!(2, "/phase" => "show", "/players/0/step" => step, "/players/0/bag" => bag, "/players/0/hand" => hand,
            "/players/0/rejects" => rejects, "/players/0/sorting" => {"spike": 1})
    };
    let tab = show(json!({"limb": 2}), json!({}), json!({}), json!("show"));
    says(
        &tab,
        0,
        &[
            (json!("ready"), "MM-FAIR-15"),
            (json!({"peg_leg": 1}), "MM-FAIR-15"),
            (json!({"grind": true}), "MM-FAIR-15"),
            (json!({"exchange": "none"}), "MM-FAIR-12"),
            (json!({"take_supply": "limb"}), "MM-FAIR-12"),
            (json!("done"), "MM-FAIR-11"),
            (tile("bone-barrow", 1), "MM-FAIR-11"),
            (json!({"fair_card": PILE[0]}), "MM-FAIR-01"),
            (json!({"keep": "first"}), "MM-REFR-01"),
            (json!("wait"), "MM-ROUND-02"),
        ],
    );
    let tab = show(json!({"limb": 2}), json!({"limb": 1}), json!({}), json!("show"));
    says(
        &tab,
        0,
        &[(json!("stop"), "MM-FAIR-06"), (json!("draw"), "MM-FAIR-06"), (json!("ready"), "MM-FAIR-15")],
    );
    for (bag, rejects, clause) in [
        (json!({"limb": 2}), json!({}), "MM-FAIR-15"),
        (json!({"limb": 2}), json!({"rot": 6}), "MM-FAIR-08"),
        (json!({}), json!({}), "MM-FAIR-09"),
    ] {
        let tab = show(bag, json!({}), rejects, json!("ready"));
        says(&tab, 0, &[(json!("draw"), clause), (json!("stop"), clause)]);
    }
}

// rule: MM-ROUND-02, MM-SEAT-01
#[test]
fn after_the_end_and_beside_the_table() {
    let tab = given!(2, "/phase" => "over");
    says(&tab, 0, &[(json!("draw"), "MM-ROUND-02"), (json!({"order": "red"}), "MM-ROUND-02")]);
    says(&given!(2, "/phase" => "order"), 2, &[(json!({"order": "red"}), "MM-SEAT-01")]);
}

/// Every answer there is, those with odd spaces left to a few.
fn all_answers() -> Vec<Action> {
    let kinds = Kind::ALL.into_iter();
    let spaces = [None, Some(Kind::Limb), Some(Kind::Slime), Some(Kind::Rot)];
    let mut all = vec![
        Action::PileCard,
        Action::Draw,
        Action::Stop,
        Action::Reanimate,
        Action::Wait,
        Action::Ready,
        Action::PegLeg(None),
        Action::Grind(true),
        Action::Grind(false),
        Action::Exchange(None),
        Action::Done,
    ];
    all.extend(Colour::ALL.map(Action::Order));
    for keep in [Keep::First, Keep::Second, Keep::Both] {
        all.extend([Action::Keep(keep), Action::PlaceFirst(keep)]);
    }
    for slot in SlotNo::all() {
        all.extend([Action::PlaceCard(slot), Action::ReplaceCard(slot), Action::CoverDefault(slot)]);
        all.push(Action::PegLeg(Some(slot)));
    }
    for part in kinds {
        all.extend([
            Action::Sort(part),
            Action::Reject(part),
            Action::TakeSupply(part),
            Action::TakePart(part),
        ]);
        all.push(Action::Exchange(Some(part)));
        all.extend(BayNo::all().map(|upgrade| Action::Store { part, upgrade }));
        for (slot, space) in SlotNo::all().flat_map(|slot| spaces.map(|space| (slot, space))) {
            all.push(Action::Place { part, slot, space });
            for upgrade in std::iter::once(None).chain(BayNo::all().map(Some)) {
                all.push(Action::Move { part, upgrade, slot, space });
            }
        }
    }
    all.extend(BayNo::all().map(Action::Install));
    all.extend((0..pack().lesters.len()).map(|index| Action::UseLester(LesterId(index as u8))));
    for cart in (0..4).map(CartId) {
        all.extend(TileNo::all().map(|tile| Action::TakeTile { cart, tile }));
    }
    all.extend((0..pack().monsters.len()).map(|index| Action::FairCard(MonsterId(index as u8))));
    all
}

/// The phases in which an answer of that kind can be a legal one, or would be but for its numbers.
fn homes(action: &Action) -> &'static [Phase] {
    use Phase::*;
    match action {
        Action::PlaceCard(_) | Action::ReplaceCard(_) | Action::PileCard => &[Setup, Settle],
        Action::Order(_) => &[Order],
        Action::Draw | Action::Stop => &[Setup, Deliver, Show],
        Action::Place { .. } | Action::Sort(_) | Action::Store { .. } | Action::Reject(_) => {
            &[Setup, Deliver, Show]
        }
        Action::Move { .. } => &[Setup, Deliver, EndSteps, Answer, Reanimate, Show],
        Action::TakeSupply(_) | Action::TakeTile { .. } | Action::Install(_) => {
            &[Deliver, EndSteps, Reanimate, Show]
        }
        Action::UseLester(_) => &[Deliver, EndSteps, Show],
        Action::Done => &[Deliver, EndSteps, Reanimate, Prepare, Show],
        Action::Reanimate | Action::Wait => &[Answer, Reanimate],
        Action::Ready => &[Answer, Reanimate, Show],
        Action::PegLeg(_) | Action::Grind(_) => &[Reanimate, Show],
        Action::TakePart(_) | Action::Exchange(_) => &[Reanimate],
        Action::Keep(_) => &[Keep],
        Action::PlaceFirst(_) => &[Settle],
        Action::FairCard(_) | Action::CoverDefault(_) => &[Prepare],
    }
}

/// The clauses behind the questions of a phase. They say nothing about answers that belong elsewhere.
fn questions(phase: Phase) -> &'static [&'static str] {
    match phase {
        Phase::Setup => &["MM-SETUP-04", "MM-SETUP-07"],
        Phase::Order => &["MM-ORD-01"],
        Phase::Deliver => {
            &["MM-DRAW-11", "MM-DRAW-08", "MM-LEST-09", "MM-LEST-11", "MM-LEST-08", "MM-GAIN-10"]
        }
        Phase::EndSteps => &["MM-DRAW-02", "MM-LEST-09", "MM-LEST-11", "MM-LEST-08", "MM-GAIN-10"],
        Phase::Answer => &["MM-REAN-01", "MM-REAN-21"],
        Phase::Reanimate => {
            &["MM-REAN-21", "MM-UPG-12", "MM-REAN-10", "MM-REAN-11", "MM-CART-01", "MM-CART-10", "MM-GAIN-10"]
        }
        Phase::Keep => &["MM-REFR-05"],
        Phase::Settle => &["MM-REFR-09", "MM-REFR-14"],
        Phase::Prepare => &["MM-FAIR-04", "MM-FAIR-05"],
        Phase::Show => &["MM-FAIR-06", "MM-FAIR-07", "MM-FAIR-15", "MM-PLACE-02"],
        Phase::Over => &[],
    }
}

/// At very many moments of random games every answer that is not legal is refused by clauses that exist; one that
/// never belongs to the phase is refused by a rule of its own, the same for every seat of the table.
#[test]
fn whatever_is_refused_names_a_rule_that_is_no_open_question() {
    let ledger = Ledger::parse(include_str!("../../../../../../rules/making-monsters/en.md"));
    let answers = all_answers();
    let mut rng = Rng::seed_from_u64(7);
    let mut named = BTreeSet::new();
    let mut seen = Vec::new();
    let mut legal = Vec::new();
    for number in 0..9 {
        let options = Options { players: 2 + (number % 3) as u8 };
        let mut game =
            MakingMonsters::new(&options, pack(), &Seed::from_number(number), &mut Witness::silent())
                .expect("these options are good");
        while let Some(seat) = game.awaiting().lowest() {
            if rng.next_u64().is_multiple_of(8) {
                if !seen.contains(&game.phase) {
                    seen.push(game.phase);
                }
                for action in &answers {
                    refusals(&game, action, &ledger, &mut named);
                }
            }
            legal.clear();
            game.legal(seat, &mut legal);
            let action = legal[rng.next_u64() as usize % legal.len()];
            game.play(seat, &action, &mut Witness::silent());
        }
        answers.iter().for_each(|action| refusals(&game, action, &ledger, &mut named));
    }
    assert_eq!(seen.len(), 10, "every phase but the end was met: {seen:?}");
    // Very many different rules say no.
    assert!(named.len() > 60, "{named:?}");
}

/// All seats give the same answer; `named` collects the clauses that decide.
fn refusals(game: &MakingMonsters, action: &Action, ledger: &Ledger, named: &mut BTreeSet<&'static str>) {
    let mut legal = Vec::new();
    let foreign = !homes(action).contains(&game.phase);
    let rot = matches!(
        action,
        Action::TakeSupply(Kind::Rot) | Action::TakePart(Kind::Rot) | Action::Exchange(Some(Kind::Rot))
    );
    // Where a part lies differs from lab to lab.
    let of_lab = matches!(
        action,
        Action::Place { .. }
            | Action::Sort(_)
            | Action::Store { .. }
            | Action::Reject(_)
            | Action::Move { .. }
    );
    let mut first = None;
    for seat in Seat::all(game.players.len()) {
        legal.clear();
        game.legal(seat, &mut legal);
        if legal.contains(action) {
            assert!(!foreign, "{action:?} in {:?}", game.phase);
            continue;
        }
        let refusal = game.clone().apply(seat, action, &mut Witness::silent()).expect_err("it is not legal");
        for clause in refusal.clauses {
            assert!(ledger.find(clause).is_some(), "{clause} of {action:?} is in no ledger");
        }
        let clause = refusal.clause();
        named.insert(clause);
        if game.phase == Phase::Over {
            assert_eq!(clause, "MM-ROUND-02", "{action:?}");
        } else if foreign {
            assert!(!questions(game.phase).contains(&clause), "{action:?} in {:?}: {clause}", game.phase);
            if !rot && !of_lab {
                assert_eq!(*first.get_or_insert(clause), clause, "{action:?} in {:?}", game.phase);
            }
        }
    }
}
