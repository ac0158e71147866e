//! Refusals in words: each has a sentence in both languages, with the numbers and names of the table.

use std::path::Path;

use engine::{Seat, Viewer};
use serde_json::{Value, json};
use valeria::{Valeria, refusals::reasons};
use words::Lang;

use crate::common::*;

#[test]
fn every_refusal_has_its_sentence() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    testkit::refusals_are_told::<Valeria>(&source, reasons::ALL);
}

#[test]
fn whatever_is_refused_in_play_can_be_read_and_gives_nothing_away() {
    let tables = [
        json!({ "players": 1, "setup": "random", "hard_sum": true }),
        json!({ "players": 3, "setup": "random", "events": true }),
        json!({ "players": 5, "setup": "random", "mixed": true }),
    ];
    let heard = testkit::refused_in_play::<Valeria>(&tables, 3);
    for key in ["no-va-strength", "no-va-gold", "no-va-roles", "no-va-turn", "no-va-phase", "no-va-you-rest"]
    {
        assert!(heard.contains(key), "{key} never came up: {heard:?}");
    }
}

#[track_caller]
fn told(play: &Play, seat: usize, action: Value, en: &str, fr: &str) {
    assert_eq!(play.why_not(seat, action.clone(), Lang::EN), en);
    assert_eq!(play.why_not(seat, action, Lang::FR), Lang::FR.set(fr));
}

fn stocked(gold: u32, strength: u32, magic: u32) -> Play {
    table(
        json!({}),
        json!({
            "players": { "0": { "gold": gold, "strength": strength, "magic": magic } },
            "domains": { "0": { "cards": ["gargans_embrace"] } }
        }),
    )
}

// rule: VA-PAY-01, VA-PAY-02, VA-PAY-03
#[test]
fn prices_with_your_numbers() {
    told(
        &stocked(2, 0, 0),
        0,
        json!({ "recruit": "C1" }),
        "You have 2 Gold; this costs 3 Gold.",
        "Vous avez 2 Or ; cela coûte 3 Or.",
    );
    told(
        &stocked(1, 0, 1),
        0,
        json!({ "recruit": "C1" }),
        "You have 1 Gold and 1 Magic; this costs 3 Gold.",
        "Vous avez 1 Or et 1 Magie ; cela coûte 3 Or.",
    );
    told(
        &stocked(0, 0, 9),
        0,
        json!({ "recruit": "C1" }),
        "You have 9 Magic but no Gold. Of the 3 that this costs, at least 1 must be Gold.",
        "Vous avez 9 Magie mais aucun Or. Sur un coût de 3, il faut payer au moins 1 en Or.",
    );
    let play = table(
        json!({}),
        json!({
            "players": { "0": { "strength": 2, "magic": 1 } },
            "monsters": { "0": { "cards": ["owlbear"], "place": "valley" } }
        }),
    );
    told(
        &play,
        0,
        json!({ "slay": "M1" }),
        "You have 2 Strength and 1 Magic; this costs 4 Strength.",
        "Vous avez 2 Force et 1 Magie ; cela coûte 4 Force.",
    );
}

/// On the board the sentence comes first, and the rules behind it are folded.
#[test]
fn a_greyed_answer_says_why() {
    let (page, _) =
        testkit::pages::page_of(&stocked(2, 0, 0).state, &[], Viewer::Seat(Seat::at(0)), Lang::EN);
    let folded = "<p>You have 2 Gold; this costs 3 Gold.</p><details><summary>The rule</summary>";
    assert!(page.contains(folded), "{page}");
}

// rule: VA-BLD-02, VA-BLD-03
#[test]
fn roles_that_are_missing() {
    told(
        &stocked(9, 0, 0),
        0,
        json!({ "build": "D1" }),
        "Gargan's Embrace asks for this Role 2 times: Soldier. Your Citizens show it never.",
        "Étreinte de Gargan demande 2 fois ce Rôle : Soldat. Vos Citoyens ne le montrent pas.",
    );
}

// rule: VA-TURN-01, VA-TURN-02
#[test]
fn whose_turn_it_is_and_which_phase() {
    let play = stocked(0, 0, 0);
    let gain = json!({ "gain": "gold" });
    told(
        &play,
        1,
        gain.clone(),
        "This is for Player 1 to decide: it is their turn.",
        "C'est à Joueur 1 d'en décider : c'est son tour.",
    );
    let play = roll(json!({}), json!({ "players": { "0": { "domains": ["palace_of_the_dawn"] } } }), [3, 5]);
    told(
        &play,
        0,
        gain,
        "Not at this moment. Now: Roll Phase.",
        "Pas à ce moment. Maintenant : Phase de Lancer.",
    );
}

// rule: VA-CARD-06
#[test]
fn what_others_have_to_be_taken() {
    let patch = json!({ "players": { "0": { "citizens": { "thief": 1 } }, "1": { "gold": 2 } } });
    let play = harvest(json!({}), patch, [2, 5]);
    let take = |amount: u8| json!({ "take": { "from": 1, "resource": "gold", "amount": amount } });
    told(
        &play,
        0,
        take(3),
        "Player 2 does not have that much Gold: only 2.",
        "Joueur 2 n'en a pas autant (Or) : seulement 2.",
    );
    told(&play, 0, take(4), "You may take 3 at most.", "Vous pouvez prendre 3 au plus.");
}
