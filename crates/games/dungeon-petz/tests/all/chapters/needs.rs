//! Chapters 14 and 15: hunger, poop, play, anger, magic, disease, potions.

use serde_json::json;

use crate::common::*;

fn showing(own: serde_json::Value) -> Petz {
    four(json!({
        "phase": { "showing": { "seat": 0, "step": "reveal" } },
        "players": { "0": own, "1": pause() },
    }))
}

// rule: DP-HUNG-06
#[test]
fn the_oldest_food_is_eaten_first() {
    let mut petz = showing(json!({
        "imps": 0, "food": { "vegetable": [2, 1, 1, 0], "meat": [1, 1, 0, 0] },
        "pets": [pet("bubl", 5, 1, "green hunger, green hunger, red hunger")],
    }));
    petz.act(0, json!({ "feed": { "vegetable": 2, "meat": 1 } }));
    assert_eq!(petz.get("/players/0/food"), json!({ "vegetable": [2, 0, 0, 0], "meat": [1, 0, 0, 0] }));
    assert_eq!(petz.get("/players/0/pets/0/suffering"), json!(0));
}

// rule: DP-HUNG-02
#[test]
fn an_omnivore_eats_any_mix() {
    let petz = showing(json!({
        "imps": 0, "food": { "vegetable": [2, 0, 0, 0], "meat": [2, 0, 0, 0] },
        "pets": [pet("bubl", 5, 1, "green hunger, green hunger")],
    }));
    // 0+0, 0+1, 0+2, 1+0, 1+1, 2+0
    assert_eq!(petz.legal(0).len(), 6);
    let carnivore = showing(json!({
        "imps": 0, "food": { "vegetable": [2, 0, 0, 0], "meat": [2, 0, 0, 0] },
        "pets": [pet("drago", 5, 1, "green hunger, green hunger")],
    }));
    assert_eq!(carnivore.legal(0).len(), 3);
}

// rule: DP-HUNG-08
#[test]
fn suffering_stays() {
    let petz = four(
        json!({ "phase": "growing", "players": { "0": { "pets": [with_tokens(pet("uni", 4, 1, ""), 2, 0)] } } }),
    );
    assert_eq!(petz.get("/round"), json!(2));
    assert_eq!(petz.get("/players/0/pets/0/suffering"), json!(2));
}

// rule: DP-HUNG-09
#[test]
fn lost_when_suffering_reaches_the_size() {
    for (suffering, lost) in [(2, false), (3, true), (4, true)] {
        let petz = showing(
            json!({ "imps": 0, "pets": [with_tokens(pet("uni", 4, 1, "green hunger"), suffering, 0)] }),
        );
        assert_eq!(petz.state.players[0].pets.is_empty(), lost, "{suffering} + 1 at size 4");
    }
}

// rule: DP-POOP-03
#[test]
fn manure_does_nothing_by_itself_and_stays() {
    let petz = showing(
        json!({ "imps": 0, "plots": { "0": { "manure": 9 } }, "pets": [pet("uni", 4, 1, "red anger")] }),
    );
    assert_eq!(petz.get("/players/0/pets/0/suffering"), json!(0));
    let escaped = showing(
        json!({ "imps": 0, "plots": { "0": { "manure": 3 } }, "pets": [pet("uni", 4, 1, "red anger, red anger")] }),
    );
    assert_eq!(escaped.get("/players/0/pets"), json!([]));
    assert_eq!(escaped.get("/players/0/plots/0/manure"), json!(3));
}

// rule: DP-PLAY-01, DP-PLAY-02
#[test]
fn diagonal_plots_share_no_gap() {
    let mut petz = showing(json!({
        "imps": 2, "plots": { "1": { "cage": "cage_01" }, "2": { "cage": "cage_02" } },
        "pets": [pet("uni", 4, 2, "yellow play"), pet("drago", 4, 3, "yellow play")],
    }));
    petz.act(0, json!({ "entertain": { "gap": "gap12" } }));
    // The pet in plot 3 still wants to play, beside gap13 or gap34.
    assert!(petz.offers(0, json!({ "entertain": { "gap": "gap13" } })));
    assert_eq!(petz.refused(0, json!({ "entertain": { "gap": "gap24" } }))[0], "DP-PLAY-02");
    petz.act(0, json!("done"));
    assert_eq!(petz.get("/players/0/pets/1/suffering"), json!(1), "left to itself");
}

// rule: DP-PLAY-05
#[test]
fn boredom_may_cost_a_pet() {
    let petz = showing(json!({ "imps": 0, "pets": [pet("uni", 2, 1, "yellow play, purple play")] }));
    assert_eq!(petz.get("/players/0/pets"), json!([]));
    assert!(petz.clauses().contains(&"DP-PLAY-01"));
}

// rule: DP-ANG-01
#[test]
fn strength_of_cage_and_addon_contains_anger() {
    let quiet = showing(json!({
        "imps": 0, "plots": { "0": { "cage": "cage_03", "addon": "addon_strength" } },
        "pets": [pet("snappy", 5, 1, "red anger, red anger, red anger")],
    }));
    assert_eq!(quiet.get("/players/0/pets/0/pet"), json!("snappy"));
    let wild = showing(json!({
        "imps": 0, "plots": { "0": { "cage": "cage_03" } },
        "pets": [pet("snappy", 5, 1, "red anger, red anger, red anger")],
    }));
    assert_eq!(wild.get("/players/0/pets"), json!([]));
}

// rule: DP-ANG-05
#[test]
fn the_owner_chooses_which_angry_pet_to_save() {
    for (first, second) in [("escape", "catch"), ("catch", "escape")] {
        let mut petz = showing(json!({
            "imps": 1, "plots": { "1": { "cage": "cage_04" } },
            "pets": [pet("snappy", 4, 1, "red anger, red anger"), pet("drago", 4, 2, "red anger, red anger")],
        }));
        for choice in [first, second] {
            if petz.asked() != [0] {
                // Nobody is left to catch the second one.
                break;
            }
            petz.act(
                0,
                if choice == "escape" {
                    json!("escape")
                } else {
                    json!({ "catch": { "armour": 0, "employee": "none", "catchers": 1 } })
                },
            );
        }
        let left = if first == "escape" { "drago" } else { "snappy" };
        assert_eq!(petz.get("/players/0/pets/0/pet"), json!(left));
        assert_eq!(petz.state.players[0].pets.len(), 1);
    }
}

// rule: DP-MAG-01, DP-MAG-02
#[test]
fn ordinary_imps_cannot_prevent_mutation() {
    let petz = showing(json!({ "imps": 5, "pets": [pet("uni", 4, 1, "purple magic, purple magic")] }));
    assert_eq!(petz.get("/players/0/pets/0/mutation"), json!(1));
    assert_eq!(petz.get("/players/0/imps"), json!(5));
    let warded = showing(json!({
        "imps": 0, "plots": { "0": { "addon": "addon_antimagic" } },
        "pets": [pet("uni", 4, 1, "purple magic, purple magic")],
    }));
    assert_eq!(warded.get("/players/0/pets/0/mutation"), json!(0));
}

// rule: DP-DIS-01, DP-DIS-02, DP-DIS-03
#[test]
fn the_table_of_sickness() {
    let table = [(0, 9, 0), (2, 0, 0), (1, 1, 0), (1, 2, 2), (2, 1, 2), (1, 3, 3), (2, 2, 3), (1, 4, 4)];
    for (disease, manure, suffering) in table {
        assert_eq!(pack().sickness(disease, manure), suffering, "{disease} + {manure}");
    }
    // Loss is checked right after: three tokens at size 3.
    let petz = showing(
        json!({ "imps": 0, "plots": { "0": { "manure": 3 } }, "pets": [pet("uni", 3, 1, "yellow disease")] }),
    );
    assert_eq!(petz.get("/players/0/pets"), json!([]));
}

// rule: DP-SLEEP-02, DP-SLEEP-03
#[test]
fn the_owner_of_several_potions_chooses_card_by_card() {
    let mut petz = showing(json!({
        "imps": 0, "pets": [pet("wormie", 2, 1, "green sleep, green sleep")],
        "hand": { "green": { "hunger": 1, "poop": 1, "anger": 1, "disease": 0 } },
    }));
    assert_eq!(petz.legal(0).len(), 2, "the last card cannot be the first to go");
    petz.act(0, json!({ "discard": { "colour": "green", "need": "hunger" } }));
    petz.act(0, json!({ "discard": { "colour": "green", "need": "anger" } }));
    assert_eq!(petz.asked(), [1]);
    assert_eq!(petz.get("/players/0/hand/green/poop"), json!(1));
    assert_eq!(petz.get("/board/potions"), json!(5), "the potions lie beside the pet until phase 5");
}
