//! Chapters 16 and 17: exhibitions.

use serde_json::json;

use crate::common::*;

fn exhibition(tile: &str, own: serde_json::Value) -> Petz {
    let rest: Vec<&str> = ["arena", "freestyle", "magic_show", "breeders_prize"]
        .into_iter()
        .filter(|name| *name != tile)
        .collect();
    four(json!({
        "round": 2,
        "board": { "exhibitions": [tile, rest[0], rest[1], rest[2]] },
        "phase": { "showing": { "seat": 0, "step": "reveal" } },
        "players": { "0": own, "1": pause() },
    }))
}

// rule: DP-EXH-02
#[test]
fn a_single_pet_counts_alone() {
    let mut petz = exhibition(
        "arena",
        json!({
            "imps": 0, "plots": { "0": { "cage": "cage_01" }, "1": { "cage": "cage_03" } },
            "pets": [pet("snappy", 4, 1, "red anger, red anger, red anger"), pet("drago", 4, 2, "red anger, green disease")],
        }),
    );
    assert_eq!(petz.legal(0), [json!({ "exhibit": { "plot": 1 } }), json!({ "exhibit": { "plot": 2 } })]);
    assert_eq!(petz.refused(0, json!({ "exhibit": { "plot": 3 } }))[0], "DP-EXH-02");
    assert_eq!(petz.refused(0, json!("done"))[0], "DP-EXH-02", "not entering is not offered");
    petz.act(0, json!({ "exhibit": { "plot": 2 } }));
    assert_eq!(petz.get("/players/0/exhibition"), json!(2), "2 - 1 points, whatever the other pet did");
}

// rule: DP-EXH-04
#[test]
fn unsatisfied_needs_and_old_tokens_count() {
    let petz = exhibition(
        "freestyle",
        json!({
            "imps": 0, "pets": [with_tokens(pet("wormie", 5, 1, "green hunger, green hunger"), 1, 0)],
        }),
    );
    // Only one kind of need, so it is chosen: 2 x 2, less 2 for each of three suffering tokens.
    assert_eq!(petz.get("/players/0/exhibition"), json!(2 * (4 - 6)));
}

// rule: DP-EXT-02
#[test]
fn freestyle_names_a_kind_that_lies_on_the_pet() {
    let mut petz = exhibition(
        "freestyle",
        json!({
            "imps": 0, "plots": { "0": { "cage": "cage_01", "manure": 0 } }, "pets": [pet("bubl", 5, 1, "green poop, red anger, red anger")],
        }),
    );
    let refused = petz.refused(0, json!({ "exhibit": { "plot": 1, "need": "magic" } }));
    assert_eq!(refused[0], "DP-EXT-02");
    petz.act(0, json!({ "exhibit": { "plot": 1, "need": "anger" } }));
    assert_eq!(petz.get("/players/0/exhibition"), json!(8));
}

// rule: DP-EXT-08
#[test]
fn the_magic_show_has_no_deductions() {
    let petz = exhibition(
        "magic_show",
        json!({
            "imps": 0, "plots": { "0": { "cage": "cage_02", "manure": 5 }, "1": { "cage": "cage_02" } },
            "pets": [with_tokens(pet("uni", 5, 1, "purple magic, purple magic, yellow magic"), 2, 1), pet("birdie", 4, 2, "purple magic")],
        }),
    );
    assert_eq!(petz.get("/players/0/exhibition"), json!(8), "four magic needs");
}

// rule: DP-EXH-10, DP-EXH-11, DP-EXH-12
#[test]
fn the_award_is_given_after_the_last_turn_and_the_tile_goes() {
    let mut petz = four(json!({
        "round": 2, "board": { "exhibitions": ["magic_show", "arena", "freestyle", "breeders_prize"], "spaces": { "town.judging": { "seat": 0, "imps": 1 } } },
        "phase": { "showing": { "seat": 0, "step": "reveal" } },
        "players": {
            "0": { "imps": 0 }, "1": { "imps": 0 }, "2": { "imps": 0 },
            "3": { "imps": 1, "pets": [pet("uni", 4, 1, "green hunger")], "food": { "vegetable": [1, 0, 0, 0] } },
        },
    }));
    assert_eq!(petz.get("/players/0/reputation"), json!(0), "not before everybody has shown off");
    petz.act(3, json!({ "feed": { "vegetable": 1 } }));
    assert_eq!(
        petz.get("/players/0/reputation"),
        json!(16),
        "a single participant takes the full first award"
    );
    assert!(petz.clauses().contains(&"DP-EXH-12"));
    assert_eq!(petz.get("/players/0/exhibition"), json!(null), "markers are back on 0 after phase 6");
}
