//! Chapter 23: rulings on open points.

use making_monsters::Phase;
use serde_json::{Value, json};

use crate::common::{pack, seat, table};

fn goblin() -> Value {
    json!([{}, {}, {"card": "m13-sneeze-goblin", "parts": {"slime": 2}}, {}, {}])
}

// rule: MM-RULE-01, MM-RULE-29
#[test]
fn a_batch_is_known_in_full_and_its_rot_never_waits() {
    let mut tab = given!(2, "/phase" => "order", "/players/0/bag" => {"limb": 1, "stitch": 1, "rot": 2});
    tab.act(0, json!({"order": "yellow"})).act(1, json!({"order": "yellow"}));
    assert_eq!(tab.get("/players/0/rejects"), json!({"rot": 2}));
    // In any order.
    assert!(tab.offers(0, json!({"place": {"part": "stitch", "slot": 1}})));
    assert!(tab.offers(0, json!({"place": {"part": "limb", "slot": 1}})));
}

// rule: MM-RULE-02
#[test]
fn a_part_drawn_with_the_sixth_reject_can_finish_a_monster() {
    let mut tab = given!(2, "/phase" => "order", "/players/0/bag" => {"limb": 1, "rot": 1}, "/players/0/rejects" => {"rot": 5},
        "/players/0/slots" => [{"parts": {"limb": 1, "stitch": 1}}, {}, {}, {}, {}], "/players/1/bag" => {});
    tab.act(0, json!({"order": "red"})).act(1, json!({"order": "red"}));
    tab.act(0, json!({"place": {"part": "limb", "slot": 1}}))
        .act(0, json!({"take_supply": "limb"}))
        .act(1, json!({"take_supply": "limb"}));
    assert_eq!(tab.phase, Phase::Reanimate);
    assert_eq!(tab.get("/players/0/prestige"), json!(3));
}

// rule: MM-RULE-03, MM-RULE-04
#[test]
fn a_saved_yellow_may_reanimate_with_bonus() {
    let mut tab = given!(2, "/phase" => "deliver", "/players/0/order" => "yellow", "/players/1/order" => "blue",
        "/players/0/step" => {"draw": {"must": 0, "may": 1}}, "/players/1/step" => "done",
        "/players/0/rejects" => {"rot": 5}, "/players/0/bag" => {"rot": 2}, "/players/0/slots" => (goblin()));
    tab.act(0, json!("draw"));
    assert_eq!(tab.legal(0), [json!("reanimate"), json!("wait")]);
    tab.act(0, json!("reanimate"));
    assert_eq!(tab.get("/players/0/prestige"), json!(6));
}

// rule: MM-RULE-05, MM-RULE-06
#[test]
fn row_zero_takes_one_rot_from_the_track() {
    let tab = given!(2, "/phase" => "answer", "/players/0/rejects" => {"limb": 6});
    assert_eq!((tab.get("/rot_track"), tab.get("/reserve")), (json!(9), json!(34)));
    assert_eq!(tab.get("/players/0/step"), json!({"items": {"left": 1}}));
}

// rule: MM-RULE-07
#[test]
fn refresh_has_no_move_window() {
    let tab = given!(2, "/phase" => "settle", "/players/0/cards" => ["m01-sock-gobbler"], "/players/1/cards" => [],
        "/players/0/sorting" => {"limb": 1});
    assert!(tab.legal(0).iter().all(|action| action.get("move").is_none()));
    assert_eq!(tab.refused(0, json!({"move": {"part": "limb", "slot": 1}})), ["MM-PLACE-10"]);
}

// rule: MM-RULE-08
#[test]
fn covering_a_default_is_a_choice() {
    let mut tab = given!(2, "/phase" => "settle", "/players/0/cards" => ["m01-sock-gobbler"], "/players/1/cards" => [],
        "/players/0/slots" => [{}, {}, {"card": "m02-button-moth", "parts": {"limb": 1}}, {"card": "m03-thimble-fiend", "parts": {"spike": 1}}, {"card": "m04-drizzle-imp", "parts": {"limb": 1}}]);
    assert_eq!(tab.legal(0), [json!({"place_card": 1}), json!({"place_card": 2}), json!("pile_card")]);
    tab.act(0, json!("pile_card"));
    assert!(tab.get("/players/0/slots/0/card").is_null());
}

// rule: MM-RULE-09
#[test]
fn a_replaced_card_is_there_at_the_fair() {
    let mut tab = given!(2, "/phase" => "settle", "/players/0/cards" => ["m01-sock-gobbler"], "/players/1/cards" => [],
        "/players/0/slots" => [{}, {}, {"card": "m02-button-moth"}, {"card": "m03-thimble-fiend"}, {"card": "m04-drizzle-imp"}]);
    tab.act(0, json!({"replace_card": 3}));
    let pile = tab.get("/players/0/pile");
    assert_eq!(pile, json!(["m02-button-moth"]));
    let tab = table(2, &[("/phase", json!("prepare")), ("/players/0/pile", pile)]);
    assert!(tab.offers(0, json!({"fair_card": "m02-button-moth"})));
}

// rule: MM-RULE-10
#[test]
fn the_lead_picks_first_where_carts_are_shared() {
    let mut tab = given!(2, "/phase" => "answer", "/round" => 2, "/players/0/slots" => (goblin()), "/players/1/slots" => (goblin()),
        "/players/0/upgrades/0/tile" => "long-reach-tongs", "/players/1/upgrades/0/tile" => "long-reach-tongs",
        "/carts" => [["grinder", "none"], ["none", "none"], ["none", "none"], ["none", "none"]]);
    tab.act(0, json!("reanimate")).act(1, json!("reanimate"));
    assert_eq!(tab.asked(), [1]);
    tab.act(1, json!({"take_tile": {"cart": "bone-barrow", "tile": 1}}))
        .act(1, json!({"install": 2}))
        .act(1, json!("done"));
    assert!(!tab.offers(0, json!({"take_tile": {"cart": "bone-barrow", "tile": 1}})));
}

// rule: MM-RULE-11
#[test]
fn used_lester_cards_are_public() {
    let tab = given!(2, "/phase" => "order", "/players/0/lester_used" => ["compost"]);
    assert_eq!(tab.sees(1, "/players/0/lester_used"), json!(["compost"]));
}

// rule: MM-RULE-13
#[test]
fn dealer_and_hatch_give_mutations_and_the_dealer_nothing_at_once() {
    let mut tab = given!(2, "/phase" => "reanimate", "/players/0/answer" => "reanimate", "/players/0/bag" => {},
        "/players/0/step" => {"items": {"left": 2}}, "/carts/0" => ["parts-dealer", "none"]);
    tab.act(0, json!({"take_tile": {"cart": "bone-barrow", "tile": 1}}));
    assert_eq!(tab.get("/players/0/bag"), json!({}));
    let mut tab = given!(2, "/phase" => "answer", "/players/0/slots" => (goblin()), "/players/0/upgrades/0/tile" => "parts-dealer",
        "/players/0/upgrades/1" => {"tile": "exchange-hatch", "parts": {"limb": 1}});
    tab.act(0, json!("reanimate")).act(0, json!({"take_supply": "mutation"}));
    assert!(tab.offers(0, json!({"exchange": "mutation"})));
}

// rule: MM-RULE-14
#[test]
fn a_lester_card_comes_after_the_draws_of_its_action() {
    let mut tab = given!(2, "/phase" => "order", "/players/0/bag" => {"rot": 4}, "/players/1/bag" => {});
    tab.act(0, json!({"order": "blue"})).act(1, json!({"order": "red"}));
    assert_eq!(tab.refused(0, json!({"use_lester": "flexibility"})), ["MM-LEST-01"]);
    tab.act(0, json!("draw"));
    // The bag is empty, the draws are over; now the card.
    tab.act(0, json!({"use_lester": "flexibility"}));
    assert_eq!(tab.get("/players/0/bag"), json!({"mutation": 2}));
}

// rule: MM-RULE-15, MM-RULE-16
#[test]
fn the_peg_leg_serves_what_lacks_one_limb_and_no_card_needs_a_single_limb() {
    for monster in pack().monsters.iter().chain(pack().defaults.iter().flatten()) {
        assert_ne!(monster.spaces.raw(), &[1, 0, 0, 0, 0], "{}", monster.label.id);
    }
    let tab = given!(2, "/phase" => "order", "/players/0/slots" =>
        [{}, {}, {"card": "m17-cactus-cupid", "parts": {"spike": 1}}, {"card": "m01-sock-gobbler", "mutations": {"limb": 1}}, {}]);
    assert!(!tab.state.lacks_one(seat(0), 2, making_monsters::Kind::Limb));
    assert!(tab.state.lacks_one(seat(0), 3, making_monsters::Kind::Limb));
}

// rule: MM-RULE-17
#[test]
fn a_rot_bomb_of_the_last_round_counts_for_the_tie_break() {
    let mut tab = given!(2, "/phase" => "reanimate", "/rot_track" => 0, "/players/0/answer" => "reanimate", "/players/1/step" => "done",
        "/players/0/step" => {"items": {"left": 1}}, "/carts/0" => ["rot-bomb", "none"]);
    tab.act(0, json!({"take_tile": {"cart": "bone-barrow", "tile": 1}}));
    assert_eq!(tab.phase, Phase::Show);
    tab.act(0, json!("stop")).act(1, json!("stop"));
    let outcome = engine::Game::outcome(&tab.state).expect("it is over");
    assert_eq!(outcome.ranks(), [1, 2]);
}

// rule: MM-RULE-18
#[test]
fn expand_works_at_the_fair() {
    let mut tab = given!(2, "/phase" => "show", "/players/0/hand" => {"limb": 1}, "/carts/0" => ["grinder", "none"],
        "/players/0/upgrades/0" => {"tile": "lester-terminal", "parts": {"slime": 3}});
    tab.act(0, json!({"store": {"part": "limb", "upgrade": 1}})).act(0, json!({"use_lester": "expand"}));
    tab.act(0, json!({"take_tile": {"cart": "bone-barrow", "tile": 1}}));
    assert_eq!(tab.get("/players/0/upgrades/0/tile"), json!("grinder"));
}

// rule: MM-RULE-20
#[test]
fn each_holding_tile_stands_alone() {
    let case = json!({"tile": "display-case", "parts": {"slime": 2}});
    let mut tab = given!(2, "/phase" => "answer", "/players/0/slots" => (goblin()), "/players/0/upgrades/0" => case, "/players/0/upgrades/1" => case);
    tab.act(0, json!("reanimate"));
    assert_eq!(tab.get("/players/0/prestige"), json!(6 + 4));
}

// rule: MM-RULE-22
#[test]
fn a_token_of_the_end_steps_saves_from_the_empty_bag() {
    let mut tab = given!(2, "/phase" => "order", "/players/0/bag" => {"rot": 1}, "/players/1/bag" => {"rot": 9}, "/players/0/slots" => (goblin()));
    tab.act(0, json!({"order": "red"}))
        .act(1, json!({"order": "red"}))
        .act(0, json!({"take_supply": "limb"}));
    tab.act(1, json!({"take_supply": "limb"}));
    // The bag is not empty any more: seat 0 has the choice.
    assert_eq!(tab.legal(0), [json!("reanimate"), json!("wait")]);
}

// rule: MM-RULE-23
#[test]
fn a_finished_monster_may_stay_and_takes_no_more() {
    let mut tab = given!(2, "/phase" => "answer", "/players/0/slots" => (goblin()), "/players/0/sorting" => {"slime": 1});
    tab.act(0, json!("wait"));
    assert_eq!(
        tab.get("/players/0/slots"),
        given!(2, "/players/0/slots" => (goblin())).get("/players/0/slots")
    );
    tab.act(0, json!({"keep": "first"})).act(1, json!({"keep": "first"}));
    assert!(!tab.offers(0, json!({"place_card": 3})));
    assert!(!tab.offers(0, json!({"replace_card": 3})));
    let tab = given!(2, "/phase" => "deliver", "/players/0/step" => {"draw": {"must": 0, "may": 1}},
        "/players/0/slots" => (goblin()), "/players/0/hand" => {"slime": 1, "limb": 1});
    assert_eq!(tab.refused(0, json!({"place": {"part": "slime", "slot": 3}})), ["MM-PLACE-02"]);
}

// rule: MM-RULE-25
#[test]
fn a_full_tie_is_a_shared_victory() {
    let tab = given!(2, "/phase" => "over");
    let outcome = engine::Game::outcome(&tab.state).expect("it is over");
    assert_eq!((outcome.ranks(), outcome.winners().count()), (vec![1, 1], 2));
}

// rule: MM-RULE-26
#[test]
fn expand_may_replace() {
    let mut tab = given!(2, "/phase" => "end_steps", "/players/0/order" => "blue", "/players/1/order" => "red", "/carts/0" => ["grinder", "none"],
        "/players/0/upgrades/0/tile" => "peg-leg", "/players/0/upgrades/1/tile" => "peg-leg", "/players/0/upgrades/2/tile" => "display-case");
    tab.act(0, json!({"use_lester": "expand"}))
        .act(0, json!({"take_tile": {"cart": "bone-barrow", "tile": 1}}))
        .act(0, json!({"install": 3}));
    assert_eq!(tab.get("/boxed"), json!({"display-case": 1}));
}

// rule: MM-RULE-27
#[test]
fn rotting_at_the_fair_keeps_prestige_of_upgrades() {
    let mut tab = given!(2, "/phase" => "show", "/players/0/bag" => {"rot": 1}, "/players/0/rejects" => {"rot": 5},
        "/players/0/upgrades/0" => {"tile": "display-case", "parts": {"slime": 2}});
    tab.act(0, json!("draw"));
    assert_eq!(tab.get("/players/0/fair"), json!(2));
}

// rule: MM-RULE-30
#[test]
fn grinder_and_hatch_may_be_declined() {
    let mut tab = given!(2, "/phase" => "answer", "/players/0/slots" => (goblin()), "/players/0/bag" => {"rot": 1},
        "/players/0/upgrades/0" => {"tile": "grinder", "parts": {"limb": 1}}, "/players/0/upgrades/1" => {"tile": "exchange-hatch", "parts": {"spike": 1}});
    tab.act(0, json!("reanimate"))
        .act(0, json!({"grind": false}))
        .act(0, json!({"exchange": "none"}))
        .act(0, json!("done"));
    assert_eq!(tab.get("/players/0/bag"), json!({"limb": 1, "spike": 1, "slime": 2, "rot": 2}));
}
