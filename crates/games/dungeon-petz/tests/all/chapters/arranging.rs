//! Chapter 10: phase 3a, arranging cages and pets.

use serde_json::json;

use crate::common::*;

fn arranging(layout: serde_json::Value) -> serde_json::Value {
    json!({ "arranging": { "seat": 0, "layout": layout } })
}

// rule: DP-ARR-01
#[test]
fn turn_order_from_the_starting_player() {
    let one = json!({ "pets": [pet("uni", 2, 1, "")] });
    let mut petz = given(
        json!({ "players": 3, "start": 1 }),
        json!({
            "phase": { "arranging": { "seat": 1, "layout": { "cages": {} } } },
            "players": { "0": one, "1": one, "2": one },
        }),
    );
    for who in [1, 2, 0] {
        assert_eq!(petz.asked(), [who]);
        petz.act(who, json!({ "release": "uni" }));
    }
}

// rule: DP-ARR-02, DP-SHOP-12
#[test]
fn only_what_was_bought_this_round_gets_a_plot() {
    let mut petz = four(json!({
        "phase": arranging(json!({ "cages": {} })),
        "players": { "0": { "new_cages": ["cage_03"], "new_addon": "addon_toys", "plots": { "1": { "cage": "cage_01" } } } },
    }));
    assert_eq!(petz.refused(0, json!({ "place_cage": { "cage": "cage_01", "plot": 3 } }))[0], "DP-SHOP-12");
    petz.act(0, json!({ "place_cage": { "cage": "cage_03", "plot": 2 } }));
    assert_eq!(petz.get("/players/0/plots/1/cage"), json!("cage_03"), "the old one is replaced");
    petz.act(0, json!({ "place_addon": { "plot": 4 } }));
    assert_eq!(petz.get("/players/0/plots/3"), json!({ "cage": null, "addon": "addon_toys", "manure": 0 }));
}

// rule: DP-SHOP-11
#[test]
fn an_addon_replaces_an_older_one() {
    let mut petz = four(json!({
        "phase": arranging(json!("addon")),
        "players": { "0": { "new_addon": "addon_toys", "plots": { "0": { "addon": "addon_strength" } } } },
    }));
    assert_eq!(petz.refused(0, json!("done"))[0], "DP-SHOP-11", "placing is compulsory");
    petz.act(0, json!({ "place_addon": { "plot": 1 } }));
    assert_eq!(petz.get("/players/0/plots/0/addon"), json!("addon_toys"));
}

// rule: DP-ARR-05
#[test]
fn one_pet_per_cage_and_none_without() {
    let mut petz = four(json!({
        "phase": arranging(json!({ "pets": { "next": 0 } })),
        "players": { "0": { "plots": { "1": { "cage": "cage_03" } }, "pets": [pet("uni", 2, 1, ""), pet("bubl", 2, 2, "")] } },
    }));
    assert_eq!(petz.refused(0, json!({ "house": { "pet": "uni", "plot": 3 } }))[0], "DP-ARR-05");
    petz.act(0, json!({ "house": { "pet": "uni", "plot": 2 } }));
    assert_eq!(petz.refused(0, json!({ "house": { "pet": "bubl", "plot": 2 } })), ["DP-ARR-05"]);
}

// rule: DP-ARR-06
#[test]
fn a_pet_may_be_released_although_there_is_room() {
    let mut petz = four(json!({
        "phase": arranging(json!({ "pets": { "next": 0 } })),
        "players": { "0": { "pets": [pet("uni", 2, 1, "")] }, "1": { "pets": [pet("bubl", 2, 1, "")] } },
    }));
    petz.act(0, json!({ "release": "uni" }));
    assert_eq!(petz.get("/players/0/pets"), json!([]));
    assert_eq!(petz.asked(), [1]);
}

// rule: DP-ARR-09
#[test]
fn a_cage_over_another_gives_no_more_room() {
    let mut petz = four(json!({
        "phase": arranging(json!({ "cages": {} })),
        "players": { "0": { "new_cages": ["cage_03"], "pets": [pet("uni", 2, 1, ""), json!({ "pet": "bubl", "size": 2 })] },
                     "1": { "pets": [pet("drago", 2, 1, "")] } },
    }));
    petz.act(0, json!({ "place_cage": { "cage": "cage_03", "plot": 1 } }));
    petz.act(0, json!({ "house": { "pet": "uni", "plot": 1 } }));
    assert_eq!(petz.get("/players/0/pets").as_array().map(Vec::len), Some(1), "the second had no cage");
}

// rule: DP-ARR-10
#[test]
fn the_first_card_ends_arranging() {
    let mut petz = four(json!({
        "phase": arranging(json!({ "pets": { "next": 0 } })),
        "players": { "0": { "artifacts": [{ "artifact": "crystal_ball" }], "pets": [pet("uni", 2, 1, "")] } },
    }));
    petz.act(0, json!({ "house": { "pet": "uni", "plot": 1 } }));
    assert!(petz.get("/phase/drawing").is_object());
    assert_eq!(petz.refused(0, json!({ "release": "uni" })), ["DP-ARR-10"]);
}

// rule: DP-ARR-11
#[test]
fn three_pets_and_two_cages_end_in_thirteen_ways() {
    let petz = four(json!({
        "phase": arranging(json!({ "pets": { "next": 0 } })),
        "players": { "0": { "plots": { "1": { "cage": "cage_03" } },
                            "pets": [pet("uni", 4, 1, ""), pet("bubl", 4, 2, ""), json!({ "pet": "drago", "size": 2 })] },
                     "1": { "pets": [pet("birdie", 2, 1, "")] } },
    }));
    let mut ends = Vec::new();
    let mut open = vec![petz.state.clone()];
    while let Some(state) = open.pop() {
        if state.awaiting().contains(seat(1)) {
            ends.push(engine::json::write(pack(), &state)["players"][0]["pets"].to_string());
            continue;
        }
        let mut answers = Vec::new();
        engine::Game::legal(&state, seat(0), &mut answers);
        for answer in answers {
            let mut next = state.clone();
            engine::Game::play(&mut next, seat(0), &answer, &mut engine::Witness::silent());
            open.push(next);
        }
    }
    ends.sort();
    let all = ends.len();
    ends.dedup();
    assert_eq!((all, ends.len()), (13, 13), "every arrangement has exactly one chain");
}

use engine::Game as _;
