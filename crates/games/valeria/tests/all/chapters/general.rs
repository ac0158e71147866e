//! Chapter 1: general principles.

use crate::common::*;
use engine::Viewer;
use serde_json::json;

// rule: VA-GEN-01
#[test]
fn the_most_victory_points_win() {
    let play = table(
        json!({ "players": 3 }),
        json!({ "phase": "over", "players": { "0": { "vp": 3 }, "1": { "vp": 9 }, "2": { "vp": 5 } } }),
    );
    assert_eq!(play.scores(), [3, 9, 5]);
    assert_eq!(play.winners(), [1]);
    let shared = table(json!({ "players": 2 }), json!({ "phase": "over" }));
    assert_eq!(shared.winners(), [0, 1]);
    assert_eq!(wrong(json!({ "players": 6 })), [("va-players", Some("VA-GEN-01"))]);
    assert_eq!(wrong(json!({ "players": 0 })), [("va-players", Some("VA-GEN-01"))]);
}

// rule: VA-GEN-02
#[test]
fn victory_points_are_no_resource() {
    // The Herald never gives VP, and 9 VP pay for nothing.
    let play = harvest(json!({}), json!({ "players": { "0": { "vp": 9 } } }), [1, 2]);
    play.assert_legal(
        0,
        &[
            json!({ "harvest_gain": "gold" }),
            json!({ "harvest_gain": "strength" }),
            json!({ "harvest_gain": "magic" }),
        ],
    );
    let play = table(json!({}), json!({ "players": { "0": { "vp": 9 } } }));
    play.assert_legal(
        0,
        &[json!({ "gain": "gold" }), json!({ "gain": "strength" }), json!({ "gain": "magic" })],
    );
    // Cornelius counts Resources, not VP.
    let play = table(json!({}), json!({ "phase": "over", "players": { "0": { "vp": 9, "gold": 2 } } }));
    assert_eq!(play.points(0, "resources"), Some(0));
}

// rule: VA-GEN-03
#[test]
fn stocks_have_no_upper_limit_and_never_fall_below_zero() {
    let mut play = table(json!({}), json!({ "players": { "0": { "gold": 999_999 } } }));
    play.act(0, json!({ "gain": "gold" }));
    assert_eq!(play.stock(0), [1_000_000, 0, 0, 0]);
    // Even where a number ends, nothing wraps round.
    let mut play = table(json!({}), json!({ "players": { "0": { "gold": u32::MAX } } }));
    play.act(0, json!({ "gain": "gold" }));
    assert_eq!(play.stock(0)[0], u64::from(u32::MAX));
    assert!(raw_table(json!({}), json!({ "players": { "0": { "gold": -1 } } })).is_err());
    let play = roll(
        json!({ "events": true }),
        json!({ "citizens": { "0": { "cards": [], "cover": { "event": "kobold_thieves" } } } }),
        [6, 1],
    );
    assert_eq!(play.stock(0)[0], 0);
}

// rule: VA-GEN-04
#[test]
fn gaining_paying_and_taking() {
    let mut play = table(json!({}), json!({ "players": { "0": { "gold": 3 }, "1": { "gold": 4 } } }));
    play.act(0, json!({ "recruit": "C5" }));
    // Paid to the bank: nobody else has it.
    assert_eq!(play.stock(0), [0, 0, 0, 0]);
    assert_eq!(play.stock(1), [4, 0, 0, 0]);
    play.act_with(0, json!({ "gain": "magic" }), &[1, 2]);
    assert_eq!(play.stock(0), [0, 0, 1, 0]);
    let mut play = harvest(
        json!({}),
        json!({ "players": { "0": { "citizens": { "thief": 1 } }, "1": { "gold": 4 } } }),
        [3, 4],
    );
    play.act(0, json!({ "take": { "from": 1, "resource": "gold", "amount": 3 } }));
    assert_eq!((play.stock(0)[0], play.stock(1)[0]), (3, 1));
}

// rule: VA-GEN-05
#[test]
fn starters_and_dukes_stay() {
    // A hundred Citizens may lie in a tableau, but only these can be returned: no Starter is among them.
    let mut play = table(
        json!({}),
        json!({
            "domains": { "0": { "cards": ["nest_of_the_weaver_witch"] } },
            "citizens": { "4": { "cards": ["peasant"] } },
            "players": { "0": { "gold": 6, "citizens": { "peasant": 100, "merchant": 2 } } }
        }),
    );
    play.act(0, json!({ "build": "D1" }));
    assert_eq!(
        play.legal(0),
        [json!({ "return_citizen": "merchant" }), json!({ "return_citizen": "peasant" }), json!("decline")]
    );
    // With Starters only, nothing is asked.
    let mut play = table(
        json!({}),
        json!({
            "domains": { "0": { "cards": ["nest_of_the_weaver_witch"] } },
            "citizens": { "1": { "cards": ["merchant", "merchant", "merchant", "merchant", "merchant", "merchant"] } },
            "players": { "0": { "gold": 6, "citizens": { "merchant": 2 } } }
        }),
    );
    play.act(0, json!({ "build": "D1" }));
    assert_eq!(play.phase(), "action");
    // One Duke, never two; NODUKE has none.
    let mut play = opened(json!({}), 3);
    let pair = play.get("/players/0/dealt");
    play.act(0, json!({ "choose_duke": pair[0] }));
    assert_eq!(play.get("/players/0/duke"), pair[0]);
    assert_eq!(opened(json!({ "no_duke": true }), 3).get("/players/0/duke"), json!(null));
}

// rule: VA-GEN-06
#[test]
fn a_domain_overrules_the_rules() {
    // The surcharge rule says 3; Emerald Stronghold says 2.
    let gold = json!({ "players": { "0": { "gold": 2 } } });
    assert_eq!(table(json!({}), gold).refused(0, json!({ "recruit": "C6" }))[0], "VA-PAY-02");
    let play =
        table(json!({}), json!({ "players": { "0": { "gold": 2, "domains": ["emerald_stronghold"] } } }));
    assert!(play.offers(0, json!({ "recruit": "C6" })));
}

// rule: VA-GEN-07
#[test]
fn no_order_is_asked_where_it_changes_nothing() {
    // Two start-of-phase gains, two slay triggers' worth of effects: all without a question.
    let play = roll(
        json!({}),
        json!({ "players": { "0": { "domains": ["blood_crow_army", "halfpenny_hill", "monolith_of_ostendaar"] } } }),
        [1, 4],
    );
    assert_eq!(play.phase(), "action");
    assert_eq!(play.stock(0), [2, 1, 1, 0]);
    // Solo attacks can end the game, so there the order is asked.
    let play = table(json!({ "players": 1 }), json!({ "phase": "attack_start", "dice": [2, 5] }));
    assert_eq!(play.legal(0), [json!({ "solo_order": 2 }), json!({ "solo_order": 5 })]);
}

// rule: VA-GEN-08
#[test]
fn tableau_and_victory_pile_are_apart() {
    let mut play = table(
        json!({}),
        json!({
            "domains": { "0": { "cards": ["gargans_embrace"] } },
            "players": { "0": { "gold": 9, "strength": 1, "citizens": { "archer": 2 } } },
            "progress": { "actions_left": 3 }
        }),
    );
    play.act(0, json!({ "slay": "M1" })).act(0, json!({ "build": "D1" })).act_with(
        0,
        json!({ "recruit": "C5" }),
        &[1, 2],
    );
    assert_eq!(play.get("/players/0/monsters"), json!({ "goblin": 1 }));
    assert_eq!(play.get("/players/0/citizens"), json!({ "archer": 2, "peasant": 1 }));
    assert_eq!(play.get("/players/0/domains"), json!(["gargans_embrace"]));
    // The Duke lies apart, face down.
    assert_eq!(play.sees(1, "/players/0/duke"), json!(null));
}

// rule: VA-GEN-09
#[test]
fn what_is_public() {
    let play = table(
        json!({ "events": true }),
        json!({ "players": { "0": {
            "gold": 4, "strength": 3, "magic": 2, "vp": 1, "citizens": { "archer": 2 }, "monsters": { "troll": 1 },
            "domains": ["the_tower"]
        } } }),
    );
    for viewer in Viewer::all(2) {
        let seen = play.seen(viewer, "/players/0");
        assert_eq!(
            (&seen["gold"], &seen["strength"], &seen["magic"], &seen["vp"]),
            (&json!(4), &json!(3), &json!(2), &json!(1))
        );
        assert_eq!(seen["citizens"], json!({ "archer": 2 }));
        assert_eq!(seen["monsters"], json!({ "troll": 1 }));
        assert_eq!(seen["domains"], json!(["the_tower"]));
        // Monster stacks whole and in order, Citizen stacks whole, Domain stacks by number and top card.
        assert_eq!(play.seen(viewer, "/monsters"), play.get("/monsters"));
        assert_eq!(play.seen(viewer, "/citizens/3/cards"), play.get("/citizens/3/cards"));
        assert_eq!(play.seen(viewer, "/domains/0/hidden"), json!(2));
        assert_eq!(play.seen(viewer, "/domains/0/top"), play.get("/domains/0/cards/2"));
        assert_eq!(play.seen(viewer, "/exhausted/plain"), json!(4));
        assert_eq!(play.seen(viewer, "/exhausted/hidden_events"), json!(2));
    }
}

// rule: VA-GEN-10
#[test]
fn turns_go_clockwise() {
    for players in 2..=5 {
        for active in 0..players {
            let patch = json!({ "phase": "end", "active": active });
            let play = laid_out(json!({ "players": players }), patch, &[1, 4]);
            assert_eq!(play.get("/active"), json!((active + 1) % players));
        }
    }
}

// rule: VA-GEN-11
#[test]
fn chance_enters_at_few_points_only() {
    // Set-up of a first game: 27 swaps for 28 Domains, 13 for 14 Dukes. Nothing else is drawn.
    let play = opened(json!({}), 1);
    assert_eq!(play.luck.len(), 27 + 13);
    assert_eq!(
        opened(json!({ "no_duke": true }), 1).luck.len(),
        27 + 1 + 2,
        "first player and the first roll"
    );
    // Random set-up: 7 swaps of 8 Areas and a deck for each of the 8 numbers that have two.
    assert_eq!(opened(json!({ "setup": "random" }), 1).luck.len(), 7 + 8 + 27 + 13);
    // Mixed: 11 swaps for two decks, 5 for one. Events: 5 to draw, 1 to shuffle the two.
    assert_eq!(opened(json!({ "mixed": true }), 1).luck.len(), 8 * 11 + 2 * 5 + 27 + 13);
    assert_eq!(opened(json!({ "events": true }), 1).luck.len(), 27 + 5 + 1 + 13);
    // An action draws nothing; a new turn draws two dice.
    let mut play = table(json!({}), json!({}));
    play.act(0, json!({ "gain": "gold" }));
    assert!(play.luck.is_empty());
    play.act(0, json!({ "gain": "gold" }));
    assert_eq!(play.luck.len(), 2);
}

// rule: VA-GEN-12
#[test]
fn the_base_box_only() {
    let data = pack().data();
    assert_eq!(
        (data.places.len(), data.citizens.len(), data.domains.len(), data.dukes.len(), data.events().count()),
        (8, 18, 28, 14, 6)
    );
    // An Area of another box is not known.
    let unknown = json!({ "setup": "chosen", "places": ["nightmare"] });
    assert!(engine::json::read::<_, valeria::Options>(pack(), "options", &unknown).is_err());
}
