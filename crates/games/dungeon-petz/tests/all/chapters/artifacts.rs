//! Chapter 26: the ten artifacts.

use serde_json::json;

use crate::common::*;

// rule: DP-ART-01
#[test]
fn artifacts_are_kept_to_the_end_and_score_one_each() {
    let mut petz = four(
        json!({ "players": { "0": { "artifacts": [{ "artifact": "whip_of_obedience" }, { "artifact": "imp_armor" }] } } }),
    );
    petz.play_until(8, |game| engine::Game::outcome(game).is_some());
    let kept = petz.get("/players/0/artifacts");
    assert_eq!(kept[0]["artifact"], json!("whip_of_obedience"));
    assert_eq!(kept[1]["artifact"], json!("imp_armor"));
    let end = two(json!({ "phase": "scoring", "players": { "0": {
        "imps": 10, "extra_imps": [], "gold": 0,
        "artifacts": [{ "artifact": "whip_of_obedience" }, { "artifact": "imp_armor" }],
    } } }));
    assert_eq!(end.get("/players/0/finals/0/score"), json!(4));
}

// rule: DP-ART-03
#[test]
fn the_colours_of_books_are_public_and_add_up() {
    let mut petz = four(json!({
        "phase": { "sending": { "size": 1, "seat": 0, "errand": { "go": { "imps": 1, "gold": 0 } } } },
        "board": { "artifacts": ["book_messing_with_magic", "crystal_ball"] },
        "players": { "0": { "imps": 5, "artifacts": [{ "artifact": "book_fun_with_food", "colour": "yellow" }] }, "1": { "imps": 5, "groups": [{ "imps": 1, "gold": 0 }] } },
    }));
    petz.act(0, json!({ "send": "artifacts" }));
    assert_eq!(petz.refused(0, json!({ "colour": "green" }))[0], "DP-ART-02", "not one of its two colours");
    petz.act(0, json!({ "colour": "yellow" }));
    assert_eq!(petz.sees(2, "/players/0/artifacts/1/colour"), json!("yellow"));
    assert_eq!(petz.sees(2, "/players/0/cards/yellow"), json!(2), "a card of it at once");
}

// rule: DP-ART-15, DP-ART-16
#[test]
fn the_magic_box_comes_with_a_token_and_holds_one() {
    let mut petz = four(json!({
        "phase": { "sending": { "size": 1, "seat": 0, "errand": { "go": { "imps": 1, "gold": 0 } } } },
        "board": { "artifacts": ["magic_box", "crystal_ball"] },
        "players": { "0": { "imps": 5 }, "1": { "imps": 5, "groups": [{ "imps": 1, "gold": 0 }] } },
    }));
    petz.act(0, json!({ "send": "artifacts" }));
    assert_eq!(petz.get("/players/0/magic_box"), json!(true));
    // The token never ages.
    let aged = petz.merged(&json!({ "phase": "growing" }));
    assert_eq!(aged.get("/players/0/magic_box"), json!(true));
    // Used up when fed, to a pet of any diet.
    let mut fed = four(json!({
        "phase": { "showing": { "seat": 0, "step": "reveal" } },
        "players": { "0": { "imps": 0, "magic_box": true, "artifacts": [{ "artifact": "magic_box" }], "pets": [pet("drago", 4, 1, "green hunger")] }, "1": pause() },
    }));
    fed.act(0, json!({ "feed": { "magic_box": true } }));
    assert_eq!(fed.get("/players/0/magic_box"), json!(false));
    assert_eq!(fed.get("/players/0/pets/0/suffering"), json!(0));
}

// rule: DP-ART-09, DP-ART-13
#[test]
fn two_suits_a_round_and_one_employee() {
    let mut petz = four(json!({
        "phase": { "showing": { "seat": 0, "step": "reveal" } },
        "players": { "0": {
            "imps": 6, "artifacts": [{ "artifact": "imp_armor" }, { "artifact": "employee_of_the_month" }],
            "plots": { "1": { "cage": "cage_01" } },
            "pets": [pet("snappy", 4, 1, "red anger, red anger, red anger, green anger"), pet("uni", 5, 2, "purple magic, purple magic")],
        }, "1": pause() },
    }));
    assert_eq!(
        petz.refused(0, json!({ "catch": { "armour": 3, "employee": "none", "catchers": 0 } })),
        ["DP-ART-09"]
    );
    petz.act(0, json!({ "catch": { "armour": 1, "employee": "armour", "catchers": 0 } }));
    // Both suits and the employee are used: the magic of the other pet meets nobody, and two tokens are too many.
    assert_eq!(petz.state.players[0].pets.len(), 1);
    assert_eq!(petz.state.suits(seat(0)), 0);
    assert!(!petz.state.employee(seat(0)));
}

// rule: DP-ART-12, DP-ART-13
#[test]
fn the_employee_serves_one_gap_and_one_job() {
    let mut petz = four(json!({
        "phase": { "showing": { "seat": 0, "step": "reveal" } },
        "players": { "0": {
            "imps": 3, "artifacts": [{ "artifact": "employee_of_the_month" }],
            "plots": { "1": { "cage": "cage_01" }, "2": { "cage": "cage_02" }, "3": { "cage": "cage_03" } },
            "pets": [pet("uni", 5, 1, "yellow play, yellow play"), pet("drago", 5, 4, "yellow play, yellow play, red anger, red anger, red anger")],
        }, "1": pause() },
    }));
    petz.act(0, json!({ "entertain": { "gap": "gap12", "employee": true } }));
    assert_eq!(petz.refused(0, json!({ "entertain": { "gap": "gap34", "employee": true } })), ["DP-ART-13"]);
    petz.act(0, json!({ "entertain": { "gap": "gap34", "employee": false } }));
    petz.act(0, json!("done"));
    assert_eq!(petz.get("/players/0/pets/0/suffering"), json!(0));
    assert_eq!(petz.get("/players/0/pets/1/suffering"), json!(1));
    // He cannot catch as well.
    assert_eq!(
        petz.refused(0, json!({ "catch": { "armour": 0, "employee": "catcher", "catchers": 0 } })),
        ["DP-ART-13"]
    );
}

// rule: DP-ART-12
#[test]
fn a_single_need_is_no_job_for_two() {
    let petz = four(json!({
        "phase": { "showing": { "seat": 0, "step": "reveal" } },
        "players": { "0": { "imps": 1, "artifacts": [{ "artifact": "employee_of_the_month" }], "pets": [pet("uni", 5, 1, "yellow play")] }, "1": pause() },
    }));
    assert_eq!(petz.refused(0, json!({ "entertain": { "gap": "gap12", "employee": true } }))[0], "DP-ART-12");
}

// rule: DP-ART-14
#[test]
fn the_whip_needs_a_pet_in_a_single_pet_exhibition() {
    let petz = four(json!({
        "round": 2, "board": { "exhibitions": ["arena", "freestyle", "magic_show", "breeders_prize"] },
        "phase": { "showing": { "seat": 0, "step": "reveal" } },
        "players": { "0": { "imps": 0, "artifacts": [{ "artifact": "whip_of_obedience" }] }, "1": pause() },
    }));
    assert_eq!(petz.get("/players/0/exhibition"), json!(null));
}

// rule: DP-ART-17
#[test]
fn artifacts_work_in_the_round_they_are_taken() {
    let mut petz = four(json!({
        "phase": { "sending": { "size": 1, "seat": 0, "errand": { "go": { "imps": 1, "gold": 0 } } } },
        "board": { "artifacts": ["long_handled_shovel", "crystal_ball"] },
        "players": { "0": { "imps": 5, "pets": [pet("uni", 4, 1, "")] } },
    }));
    petz.act(0, json!({ "send": "artifacts" }));
    petz.act(0, json!({ "house": { "pet": "uni", "plot": 1 } }));
    assert!(petz.get("/phase/drawing").is_object(), "the crystal ball asks");
    petz.act(0, json!("done"));
    petz.play_until(2, |game| {
        matches!(
            game.phase,
            dungeon_petz::Phase::Showing { step: dungeon_petz::open::Step::Shovel { .. }, .. }
        ) || game.round > 1
    });
    assert_eq!(petz.state.round, 1, "the shovel asks");
}
