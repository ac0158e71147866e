//! Refusals in words: each has a sentence in both languages, with the costs, imps, tiles and people of the table.

use std::path::Path;

use dungeon_lords::{DungeonLords, refusals::reasons};
use serde_json::{Value, json};
use words::Lang;

use crate::common::*;

#[test]
fn every_refusal_has_its_sentence() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    testkit::refusals_are_told::<DungeonLords>(&source, reasons::ALL);
}

#[test]
fn whatever_is_refused_in_play_can_be_read_and_gives_nothing_away() {
    let tables = [json!({ "players": 2, "variant": "base" }), json!({ "players": 4, "variant": "festival" })];
    let heard = testkit::refused_in_play::<DungeonLords>(&tables, 3);
    for key in ["no-dl-turn", "no-dl-order-02", "no-dl-order-08", "no-dl-monster-gone", "no-dl-price"] {
        assert!(heard.contains(key), "{key} never came up: {heard:?}");
    }
}

#[track_caller]
fn told(game: &Lords, seat: usize, action: Value, en: &str, fr: &str) {
    assert_eq!(game.why_not(seat, action.clone(), Lang::EN), en);
    assert_eq!(game.why_not(seat, action, Lang::FR), Lang::FR.set(fr));
}

// rule: DL-AREA-10, DL-AREA-14, DL-CONV-11
#[test]
fn what_a_monster_costs() {
    let offer = json!({ "/monsters": ["troll", "vampire"], "/players/0/food": 2, "/players/0/gold": 1 });
    let poor = given(json!({}), minion("hire_monster", 3, offer));
    told(
        &poor,
        0,
        json!({ "hire": "troll" }),
        "This costs 3 food; you have 2 food and 1 gold.",
        "Cela coûte 3 de nourriture ; vous avez 2 de nourriture et 1 or.",
    );
    told(
        &poor,
        0,
        json!({ "hire": "golem" }),
        "Golem is not on offer any more.",
        "Automate n'est plus proposé.",
    );
    told(
        &poor,
        1,
        json!("skip"),
        "It is Player 1 who decides now.",
        "C'est à Joueur 1 de décider maintenant.",
    );
    let evil = json!({ "/monsters": ["vampire", "goblin"], "/players/0/evil": 14 });
    told(
        &given(json!({}), minion("hire_monster", 1, evil)),
        0,
        json!({ "hire": "vampire" }),
        "This would make you 2 more evil; you stand at 14, and the track ends at 15.",
        "Votre méchanceté monterait de 2 ; elle est à 14, et la piste s'arrête à 15.",
    );
}

// rule: DL-AREA-05, DL-AREA-06
#[test]
fn how_many_can_work() {
    let many = json!({ "/players/0/imps/free": 9 });
    let mine = |tunnels: u8| json!({ "mine": { "tunnels": tunnels, "vein": 0 } });
    told(
        &given(json!({}), minion("mine_gold", 1, many)),
        0,
        mine(3),
        "From this space 2 can work at most.",
        "Depuis cet emplacement, 2 au plus peuvent travailler.",
    );
    told(
        &given(json!({}), minion("mine_gold", 3, json!({ "/players/0/imps/free": 3 }))),
        0,
        mine(3),
        "This takes 4 imps from the den, foremen included; you have 3 available.",
        "Il faut pour cela 4 diablotins, contremaîtres compris ; vous en avez 3 de disponibles.",
    );
}
