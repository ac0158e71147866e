//! Chapters 11 and 12: drawing and assigning need cards.

use dungeon_petz::{Action, DungeonPetz, Phase, terms::Place};
use engine::{
    Audience, Game, Rng, Seat, Seed, Table, Viewer,
    rand::{Rng as _, SeedableRng as _},
};
use serde_json::json;

use crate::common::*;

// rule: DP-DRAW-03
#[test]
fn a_player_without_pets_draws_and_assigns_nothing() {
    let petz = four(json!({
        "phase": { "drawing": { "seat": 0, "thrown": [] } },
        "players": { "1": { "pets": [pet("uni", 2, 1, "")], "hand": { "yellow": { "poop": 1, "play": 1 }, "purple": { "magic": 1, "play": 1 } } } },
    }));
    assert!(!petz.asked().contains(&0));
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
    assert!(petz.get("/phase") == json!("assigning") || petz.asked() == [1]);
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
    let petz = four(json!({
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
    assert_eq!(petz.length("/players/0/pets/0/cards"), 2);
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
    assert_eq!(
        petz.refused(0, json!({ "assign": { "pet": "wormie", "colour": "green", "need": "poop" } })),
        ["DP-ASGN-05"]
    );
    assert_eq!(petz.asked(), [1]);
    // The owner knows; nobody else hears or sees it.
    assert_eq!(petz.sees(0, "/players/0/ready"), json!(true));
    assert_eq!(petz.sees(0, "/awaiting"), json!([1]));
    assert_eq!(petz.sees(1, "/players/0/ready"), json!(false));
    assert_eq!(petz.sees(1, "/awaiting"), json!([0, 1]));
    assert!(petz.told.iter().all(|told| told.to == Audience::only(seat(0))));
    assert!(!petz.revealed, "nothing came out, so it may be taken back");
}

// rule: DP-ASGN-05, DP-ASGN-09
#[test]
fn a_hand_without_a_choice_looks_like_any_other() {
    // Seat 0 holds three hungers for two bars and is asked nothing, or has a choice; seat 3 has no pet.
    let with = |green: serde_json::Value| {
        four(json!({
            "phase": "assigning",
            "players": {
                "0": { "pets": [pet("wormie", 2, 1, "")], "hand": { "green": green } },
                "1": { "pets": [pet("stegobully", 2, 1, "")], "hand": { "green": { "hunger": 2, "poop": 1, "anger": 0, "disease": 0 } } },
                "2": { "pets": [pet("uni", 2, 1, "")], "hand": { "yellow": { "play": 1, "poop": 1 }, "purple": { "magic": 1, "anger": 1 } } },
            },
        }))
    };
    let forced = with(json!({ "hunger": 3, "poop": 0, "anger": 0, "disease": 0 }));
    let free = with(json!({ "hunger": 2, "poop": 1, "anger": 0, "disease": 0 }));
    assert_eq!((forced.asked(), free.asked()), (vec![1, 2], vec![0, 1, 2]));
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Seat(seat(3)), Viewer::Spectator] {
        assert_eq!(forced.view(viewer), free.view(viewer), "{viewer}");
        assert_eq!(forced.state.pending(viewer), free.state.pending(viewer), "{viewer}");
        assert_eq!(forced.state.pending(viewer).into_iter().map(Seat::index).collect::<Vec<_>>(), [0, 1, 2]);
        let heard = |petz: &Petz| -> Vec<_> {
            petz.told.iter().filter(|told| told.to.includes(viewer)).cloned().collect()
        };
        assert_eq!(heard(&forced), heard(&free), "{viewer}");
    }
    let own = Viewer::Seat(seat(0));
    assert_eq!(forced.state.pending(own).into_iter().map(Seat::index).collect::<Vec<_>>(), [1, 2]);
}

// rule: DP-ASGN-09
#[test]
fn cards_may_be_taken_back_until_everybody_has_finished() {
    let (mut taken_back, mut ended) = (0, 0);
    for seed in 0..12 {
        let options = dungeon_petz::Options { players: 3, ..Default::default() };
        let mut table =
            Table::<DungeonPetz>::open(options, pack(), Seed::from_number(seed)).expect("a table");
        let mut rng = Rng::seed_from_u64(seed);
        while let Some(seat) = table.state().awaiting().into_iter().last() {
            let mut answers = Vec::new();
            table.state().legal(seat, &mut answers);
            answers.sort_by_key(|action| !buys(action));
            let likely = answers.iter().filter(|action| buys(action)).count();
            let most = if likely > 0 { likely } else { answers.len() };
            let action = answers[rng.next_u64() as usize % most];
            let before = table.state().clone();
            table.act(seat, action).expect("legal");
            if before.phase != Phase::Assigning || table.state().awaiting().contains(seat) {
                continue;
            }
            // The seat has finished. As long as others think it may take its last card back.
            if table.state().phase == Phase::Assigning {
                table.undo(seat).expect("a way back");
                assert!(table.state() == &before);
                table.act(seat, action).expect("legal");
                taken_back += 1;
            } else {
                assert!(!table.can_undo(seat));
                ended += 1;
            }
        }
    }
    assert!(taken_back > 5 && ended > 5, "{taken_back}, {ended}");
}

/// Answers of whoever wants pets.
fn buys(action: &Action) -> bool {
    match action {
        Action::Group { imps, gold } => *imps <= 2 && *gold == 1,
        Action::Send(place) => matches!(place, Place::Young | Place::Old | Place::Cage),
        Action::House { .. } | Action::Catch { .. } => true,
        _ => false,
    }
}
