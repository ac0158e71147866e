//! Chapter 13: the frame of a showing-off turn.

use dungeon_petz::Event;
use serde_json::json;

use crate::common::*;

fn showing(players: serde_json::Value) -> Petz {
    four(json!({ "phase": { "showing": { "seat": 0, "step": "reveal" } }, "players": players }))
}

// rule: DP-SHOW-01, DP-SHOW-03
#[test]
fn one_turn_each_in_turn_order() {
    let mut petz = given(
        json!({ "players": 3, "start": 1 }),
        json!({
            "round": 2,
            "board": { "exhibitions": ["magic_show", "arena", "freestyle", "breeders_prize", "childrens_day"] },
            "phase": { "showing": { "seat": 1, "step": "reveal" } },
            "players": { "0": pause(), "1": pause(), "2": pause() },
        }),
    );
    for who in [1, 2, 0] {
        assert_eq!(petz.asked(), [who]);
        let hidden: Vec<bool> =
            (0..3).map(|other| petz.sees(who, &format!("/players/{other}/pets/0/cards")).is_null()).collect();
        let later: &[usize] = match who {
            1 => &[0, 2],
            2 => &[0],
            _ => &[],
        };
        for (other, hidden) in hidden.into_iter().enumerate() {
            assert_eq!(hidden, later.contains(&other), "cards of {other} in the turn of {who}");
        }
        petz.act(who, json!({ "feed": { "vegetable": 1 } }));
    }
    // Rewards only after the last turn: nobody had a score above 0 here.
    assert!(petz.told(|event| matches!(event, Event::ExhibitionOver { .. })) == 1);
}

// rule: DP-SHOW-02
#[test]
fn needs_go_symbol_by_symbol_over_all_pets() {
    // Hunger of both pets is asked before the play of either.
    let mut petz = showing(json!({
        "0": {
            "imps": 1, "food": { "vegetable": [2, 0, 0, 0] }, "plots": { "1": { "cage": "cage_03" } },
            "pets": [pet("birdie", 4, 2, "green hunger, yellow play"), pet("uni", 4, 1, "green hunger, yellow play")],
        },
        "1": pause(),
    }));
    let step = |petz: &Petz| petz.get("/phase/showing/step");
    assert_eq!(step(&petz), json!({ "hunger": { "plot": 1 } }));
    assert_eq!(petz.refused(0, json!({ "entertain": { "gap": "gap12" } }))[0], "DP-SHOW-02");
    petz.act(0, json!({ "feed": { "vegetable": 1 } }));
    assert_eq!(step(&petz), json!({ "hunger": { "plot": 2 } }));
    petz.act(0, json!({ "feed": { "vegetable": 1 } }));
    assert!(step(&petz).get("play").is_some());
}

// rule: DP-SHOW-04
#[test]
fn an_imp_does_one_job_a_round() {
    // One imp for a play need and an angry pet: whoever plays cannot catch.
    let mut petz = showing(json!({
        "0": { "imps": 1, "pets": [pet("bubl", 4, 1, "yellow play, red anger, red anger")] },
        "1": pause(),
    }));
    petz.act(0, json!({ "entertain": { "gap": "gap12" } }));
    assert_eq!(petz.get("/players/0/pets"), json!([]), "it escaped without a question");
    assert_eq!(petz.get("/players/0/busy"), json!(1));
    let mut kept = showing(json!({
        "0": { "imps": 1, "pets": [pet("bubl", 4, 1, "yellow play, red anger, red anger")] },
        "1": pause(),
    }));
    kept.act(0, json!("done"));
    assert_eq!(
        kept.refused(0, json!({ "catch": { "armour": 0, "employee": "none", "catchers": 2 } }))[0],
        "DP-ANG-03"
    );
    kept.act(0, json!({ "catch": { "armour": 0, "employee": "none", "catchers": 1 } }));
    assert_eq!(kept.get("/players/0/pets/0/suffering"), json!(1));
}

// rule: DP-SHOW-05
#[test]
fn a_lost_pet_drops_out_at_once() {
    let petz = showing(json!({
        "0": { "imps": 0, "plots": { "0": { "manure": 0 } }, "pets": [with_tokens(pet("bubl", 2, 1, "green hunger, red poop"), 1, 0)] },
        "1": pause(),
    }));
    assert_eq!(petz.get("/players/0/pets"), json!([]));
    assert_eq!(petz.get("/players/0/plots/0/manure"), json!(0));
    assert_eq!(petz.told(|event| matches!(event, Event::Pooped { .. })), 0);
}

// rule: DP-SHOW-07
#[test]
fn a_player_without_pets_has_a_turn_too() {
    let mut petz = four(json!({
        "round": 2, "board": { "exhibitions": ["childrens_day", "arena", "freestyle", "breeders_prize"], "spaces": { "town.judging": { "seat": 0, "imps": 1 } } },
        "phase": { "showing": { "seat": 0, "step": "reveal" } },
        "players": { "0": { "imps": 1, "artifacts": [{ "artifact": "long_handled_shovel" }], "plots": { "0": { "manure": 1 } } }, "1": pause() },
    }));
    petz.act(0, json!({ "shovel": { "plot": 1, "tokens": 1 } }));
    assert_eq!(petz.asked(), [1]);
    assert_eq!(petz.get("/players/0/exhibition"), json!(4), "2 points of the judges, a clean display");
}
