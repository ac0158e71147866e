//! Chapter 13: Build a Domain.

use crate::common::*;
use serde_json::{Value, json};

fn building(domain: &str, player: Value) -> Play {
    let patch = json!({
        "domains": { "0": { "cards": ["halfpenny_hill", "blood_crow_army", domain] } },
        "players": { "0": player }
    });
    table(json!({}), patch)
}

// rule: VA-BLD-01
#[test]
fn the_face_up_top_of_a_domain_stack() {
    let mut play =
        building("gargans_embrace", json!({ "gold": 60, "citizens": { "archer": 3, "peasant": 3 } }));
    play.act(0, json!({ "build": "D1" }));
    assert_eq!(play.get("/players/0/domains"), json!(["gargans_embrace"]));
    assert_eq!(play.refused(0, json!({ "build": "C1" })), ["VA-BLD-01"]);
    let play = table(
        json!({}),
        json!({ "domains": { "0": { "cards": [], "cover": "exhausted" } }, "players": { "0": { "gold": 60 } } }),
    );
    assert!(play.refused(0, json!({ "build": "D1" })).contains(&"VA-BLD-01"));
    let play = table(
        json!({}),
        json!({ "domains": { "0": { "cards": ["violet_thorn"], "face_up": false } }, "players": { "0": { "gold": 60 } } }),
    );
    assert_eq!(play.refused(0, json!({ "build": "D1" })), ["VA-BLD-01"], "face down, not exhausted");
}

// rule: VA-BLD-02
#[test]
fn roles_are_needed_but_not_spent() {
    let play =
        building("emerald_stronghold", json!({ "gold": 12, "citizens": { "peasant": 1, "archer": 1 } }));
    assert_eq!(play.refused(0, json!({ "build": "D1" }))[0], "VA-BLD-02", "no Holy Citizen");
    let mut play = table(
        json!({}),
        json!({
            "domains": { "0": { "cards": ["gargans_embrace"] }, "1": { "cards": ["watcher_on_the_water"] } },
            "players": { "0": { "gold": 13, "citizens": { "archer": 2 } } }
        }),
    );
    play.act(0, json!({ "build": "D1" }));
    assert_eq!(play.count(0, "archer"), 2);
    play.act_with(0, json!({ "build": "D2" }), &[1, 3]);
    assert_eq!(play.get("/players/0/domains"), json!(["watcher_on_the_water", "gargans_embrace"]));
}

// rule: VA-BLD-03
#[test]
fn only_citizens_meet_the_requirement() {
    // The Starter Knight is no Soldier, and three Soldier icons on Domains are of no use.
    let play = building(
        "gargans_embrace",
        json!({ "gold": 9, "citizens": { "archer": 1 }, "domains": ["watcher_on_the_water", "violet_thorn"] }),
    );
    assert_eq!(play.refused(0, json!({ "build": "D1" }))[0], "VA-BLD-03");
}

// rule: VA-BLD-04
#[test]
fn the_order_of_building() {
    let mut play = table(
        json!({}),
        json!({
            "domains": { "0": { "cards": ["halfpenny_hill", "darktide_harbour"] } },
            "citizens": { "2": { "cards": ["mercenary"] } },
            "players": { "0": { "gold": 6, "citizens": { "rogue": 1, "peasant": 1, "knight": 1 } } }
        }),
    );
    play.act(0, json!({ "build": "D1" }));
    // Paid and in the tableau; the reward is being chosen, the next card still lies face down.
    assert_eq!(play.stock(0)[0], 0);
    assert_eq!(play.get("/players/0/domains"), json!(["darktide_harbour"]));
    play.assert_legal(0, &[json!({ "reward_citizen": "C3" }), json!({ "reward_citizen": "C7" })]);
    assert_eq!(play.sees(0, "/domains/0/top"), json!(null));
    assert!(!play.revealed);
    play.act(0, json!({ "reward_citizen": "C3" }));
    let order: Vec<&str> = play.told.iter().map(|told| told.clause).collect();
    assert_eq!(order, ["VA-REC-04", "VA-BLD-04", "VA-EXH-01"], "reward, next card, Exhausted card");
    assert_eq!(play.sees(1, "/domains/0/top"), "halfpenny_hill");
    assert!(play.revealed);
}

// rule: VA-BLD-05
#[test]
fn the_next_domain_stays_unknown_during_the_reward() {
    let mut play = table(
        json!({}),
        json!({
            "domains": { "0": { "cards": ["halfpenny_hill", "eye_of_asteraten"] } },
            "players": { "0": { "gold": 20, "citizens": { "knight": 1, "cleric": 1, "peasant": 3 } } }
        }),
    );
    play.act(0, json!({ "build": "D1" }));
    assert_eq!(play.sees(0, "/domains/0/top"), json!(null));
    assert_eq!(play.sees(0, "/domains/0/hidden"), 1);
    assert!(!play.offers(0, json!({ "build": "D1" })));
    play.act(0, json!("decline"));
    assert_eq!(play.sees(0, "/domains/0/top"), "halfpenny_hill");
    assert!(play.offers(0, json!({ "build": "D1" })));
}

// rule: VA-BLD-06
#[test]
fn one_time_or_continuing_never_both() {
    use valeria::effect::Trigger;
    let data = pack().data();
    let immediate = data.domains.iter().filter(|domain| domain.trigger == Trigger::OnBuild).count();
    assert_eq!((immediate, data.domains.len() - immediate), (13, 15));
    // A one-time reward never repeats: a whole turn later nothing more comes from it.
    let mut play = building("coliseum", json!({ "gold": 15, "citizens": { "archer": 2, "rogue": 1 } }));
    play.act(0, json!({ "build": "D1" }));
    assert_eq!(play.stock(0)[1], 3);
    let next = roll(
        json!({}),
        json!({ "players": { "0": { "domains": ["coliseum"], "citizens": { "archer": 2 } } } }),
        [1, 6],
    );
    assert_eq!(next.stock(0), [0, 1, 0, 0], "the Starter Knight only");
}

// rule: VA-BLD-07
#[test]
fn domain_points_wait_for_the_end() {
    let mut play = building(
        "emerald_stronghold",
        json!({ "gold": 12, "citizens": { "peasant": 1, "archer": 1, "cleric": 1 } }),
    );
    play.act(0, json!({ "build": "D1" }));
    assert_eq!(play.stock(0)[3], 0);
    let patch = json!({ "phase": "over", "players": { "0": { "domains": ["emerald_stronghold"] } } });
    assert_eq!(table(json!({}), patch).points(0, "domains"), Some(5));
}

// rule: VA-BLD-08
#[test]
fn the_requirement_is_tested_once() {
    // Nest of the Weaver Witch needs two Workers and gives one of them back.
    let mut play = building(
        "nest_of_the_weaver_witch",
        json!({ "gold": 6, "citizens": { "merchant": 2 }, "domains": ["rogues_landing"] }),
    );
    play.act(0, json!({ "build": "D1" })).act(0, json!({ "return_citizen": "merchant" }));
    assert_eq!(play.count(0, "merchant"), 1);
    assert_eq!(play.get("/players/0/domains"), json!(["rogues_landing", "nest_of_the_weaver_witch"]));
}
