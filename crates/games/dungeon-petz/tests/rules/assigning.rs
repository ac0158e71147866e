//! Chapters 11 and 12: drawing and assigning need cards.

use serde_json::json;

use crate::common::*;

// rule: DP-DRAW-03
#[test]
fn a_player_without_pets_draws_and_assigns_nothing() {
    let petz = four(json!({
        "phase": { "drawing": { "seat": 0, "thrown": [] } },
        "players": { "1": { "pets": [pet("uni", 2, 1, "")], "hand": { "yellow": { "poop": 1, "play": 1 }, "purple": { "magic": 1, "play": 1 } } } },
    }));
    assert!(!petz.awaiting().contains(&0));
    assert_eq!(petz.sees(1, "/players/0/cards"), json!({ "green": 1, "red": 1, "yellow": 1, "purple": 1 }));
}

// rule: DP-DRAW-05, DP-DRAW-06, DP-ART-05, DP-ART-06
#[test]
fn the_crystal_ball_comes_right_before_the_draw() {
    let mut petz = four(json!({
        "phase": { "drawing": { "seat": 0, "thrown": [] } },
        "board": { "decks": { "green": ["anger", "hunger", "hunger"], "purple": ["disease", "magic", "magic"] } },
        "players": {
            "0": { "artifacts": [{ "artifact": "crystal_ball" }], "potions": 1,
                   "hand": { "green": { "hunger": 1, "poop": 0, "anger": 0, "disease": 0 }, "red": { "hunger": 0, "poop": 0, "play": 0, "anger": 1, "disease": 0 },
                             "yellow": { "hunger": 0, "poop": 0, "play": 1, "magic": 0, "disease": 0 }, "purple": { "play": 0, "anger": 0, "magic": 1, "disease": 0 } } },
            "1": { "pets": [pet("wormie", 2, 1, "")], "hand": { "green": { "hunger": 1, "poop": 1 } } },
        },
    }));
    assert_eq!(petz.legal(0).len(), 5, "four faces, or stop");
    assert_eq!(petz.refused(0, json!({ "discard": { "colour": "green", "need": "sleep" } })), ["DP-ART-06"]);
    assert_eq!(petz.refused(0, json!({ "discard": { "colour": "green", "need": "poop" } })), ["DP-ART-05"]);
    petz.act(0, json!({ "discard": { "colour": "red", "need": "anger" } }));
    // All cards are chosen before any is drawn, and without going back.
    assert_eq!(petz.sees(1, "/board/discards/red/anger"), json!(1));
    assert_eq!(
        petz.refused(0, json!({ "discard": { "colour": "green", "need": "hunger" } })),
        ["DP-DRAW-06"]
    );
    petz.act(0, json!({ "discard": { "colour": "yellow", "need": "play" } }));
    petz.act(0, json!({ "discard": { "colour": "purple", "need": "magic" } }));
    // Three at most: the replacements come, and the table goes on.
    assert_eq!(petz.get("/players/0/hand/purple/disease"), json!(1));
    assert!(petz.get("/phase") == json!("assigning") || petz.awaiting() == [1]);
}

// rule: DP-ASGN-03
#[test]
fn only_the_symbol_matters_for_care() {
    // Hunger is hunger, whatever the colour of its card.
    for colour in ["green", "red", "yellow"] {
        let petz = four(json!({
            "phase": { "showing": { "seat": 0, "step": "reveal" } },
            "players": { "0": { "imps": 0, "pets": [pet("bubl", 5, 1, &format!("{colour} hunger"))] }, "1": pause() },
        }));
        assert_eq!(petz.get("/players/0/pets/0/suffering"), json!(1));
    }
}

// rule: DP-ASGN-04
#[test]
fn in_the_basic_game_no_card_is_turned() {
    let mut petz = four(json!({
        "phase": "assigning",
        "players": { "0": { "pets": [pet("wormie", 2, 1, "")], "hand": { "green": { "hunger": 1, "poop": 2, "anger": 0, "disease": 0 } } } },
    }));
    let refused = petz.refused(
        0,
        json!({ "assign": { "pet": "wormie", "colour": "green", "need": "poop", "turned": true } }),
    );
    assert_eq!(refused, ["DP-ASGN-04"]);
    assert!(petz.legal(0).iter().all(|answer| answer["assign"].get("turned").is_none()));
}

// rule: DP-ASGN-01, DP-ASGN-06
#[test]
fn exactly_one_card_of_the_right_colour_for_each_bar() {
    let mut petz = four(json!({
        "phase": "assigning",
        "players": { "0": { "pets": [pet("snakitty", 2, 1, "")],
            "hand": { "green": { "hunger": 1, "poop": 1, "anger": 0, "disease": 0 }, "yellow": { "hunger": 0, "poop": 1, "play": 1, "magic": 0, "disease": 0 } } },
            "1": { "pets": [pet("wormie", 2, 1, "")], "hand": { "green": { "hunger": 1, "poop": 2 } } } },
    }));
    let answer =
        |colour: &str, need: &str| json!({ "assign": { "pet": "snakitty", "colour": colour, "need": need } });
    assert_eq!(petz.refused(0, answer("yellow", "play")), ["DP-ASGN-01"], "the green bar comes first");
    assert_eq!(petz.refused(0, answer("green", "sleep")), ["DP-ASGN-02"], "no potion owned");
    assert_eq!(petz.refused(0, json!("done"))[0], "DP-ASGN-06");
    petz.act(0, answer("green", "hunger"));
    petz.act(0, answer("yellow", "play"));
    assert_eq!(petz.state.players[0].pets[0].cards.len(), 2);
}

// rule: DP-ASGN-05
#[test]
fn the_assignment_is_final_and_face_down() {
    let mut petz = four(json!({
        "phase": "assigning",
        "players": {
            "0": { "pets": [pet("wormie", 2, 1, "")], "hand": { "green": { "hunger": 2, "poop": 1, "anger": 0, "disease": 0 } } },
            "1": { "pets": [pet("stegobully", 2, 1, "")], "hand": { "green": { "hunger": 2, "poop": 1, "anger": 0, "disease": 0 } } },
        },
    }));
    petz.act(0, json!({ "assign": { "pet": "wormie", "colour": "green", "need": "poop" } }));
    assert_eq!(petz.sees(1, "/players/0/pets/0/cards"), json!(null));
    assert_eq!(petz.sees(1, "/players/0/ready"), json!(true));
    assert_eq!(
        petz.refused(0, json!({ "assign": { "pet": "wormie", "colour": "green", "need": "poop" } })),
        ["DP-ROUND-01"]
    );
    assert_eq!(petz.awaiting(), [1]);
}
