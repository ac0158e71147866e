//! Chapter 16: final scoring.

use crate::common::*;
use serde_json::{Value, json};

fn scored(player: Value) -> Play {
    let mut whole = json!({ "rejected": "waryn" });
    engine::scenario::merge(&mut whole, &player);
    table(json!({}), json!({ "phase": "over", "players": { "0": whole } }))
}

// rule: VA-SCORE-01
#[test]
fn monsters_domains_board_and_duke() {
    let play = scored(json!({
        "duke": "cornelius", "vp": 4, "gold": 3, "monsters": { "troll": 1, "goblin": 2 },
        "domains": ["palace_of_the_dawn", "the_tower"]
    }));
    assert_eq!(play.points(0, "monsters"), Some(6 + 2));
    assert_eq!(play.points(0, "domains"), Some(4 + 2));
    assert_eq!(play.points(0, "board"), Some(4));
    assert_eq!((play.points(0, "duke_domains"), play.points(0, "resources")), (Some(6), Some(1)));
    assert_eq!(play.scores()[0], 8 + 6 + 4 + 7);
}

// rule: VA-SCORE-02, VA-SCORE-03
#[test]
fn ties_go_to_the_smaller_tableau() {
    let tied = |other: Value| {
        let patch = json!({ "phase": "over", "players": {
            "0": { "vp": 10, "duke": "hrothgar", "rejected": "node", "citizens": { "knight": 2 } },
            "1": other
        } });
        table(json!({}), patch)
    };
    // Monsters and the Duke do not count as tableau cards; Domains do.
    let play = tied(
        json!({ "vp": 7, "duke": "isabella", "rejected": "simon", "citizens": {}, "monsters": { "goblin": 3 } }),
    );
    assert_eq!((play.scores(), play.winners()), (vec![10, 10], vec![1]));
    let play = tied(
        json!({ "vp": 6, "duke": "elsyn", "rejected": "simon", "citizens": { "archer": 1 }, "domains": ["palace_of_the_dawn"] }),
    );
    assert_eq!((play.scores(), play.winners()), (vec![10, 10], vec![0, 1]), "2 cards each: shared");
    let play = tied(json!({ "vp": 10, "duke": "elsyn", "rejected": "simon", "citizens": { "knight": 3 } }));
    assert_eq!(play.winners(), [0]);
    let play = tied(json!({ "vp": 11, "duke": "elsyn", "rejected": "simon", "citizens": { "knight": 50 } }));
    assert_eq!(play.winners(), [1], "the higher score comes first");
}

// rule: VA-SCORE-04
#[test]
fn role_icons_on_citizens_and_domains() {
    let play = scored(json!({
        "duke": "isabella", "citizens": { "archer": 2, "cleric": 1, "peasant": 4 },
        "domains": ["blood_crow_army", "cathedral_of_st_aquila"]
    }));
    assert_eq!(play.points(0, "soldier"), Some(2 + 3));
    assert_eq!(play.points(0, "holy"), Some(2 * (1 + 2)));
    assert_eq!(play.points(0, "worker"), None, "Isabella has no such line");
}

// rule: VA-SCORE-05
#[test]
fn cards_and_monster_types() {
    let things = json!({
        "citizens": { "archer": 2, "cleric": 1 }, "domains": ["the_tower"],
        "monsters": { "goblin": 2, "goblin_mage": 1, "goblin_king": 1, "troll": 1 }
    });
    let with = |duke: &str| {
        let mut player = things.clone();
        player["duke"] = json!(duke);
        scored(player)
    };
    let reese = with("reese");
    assert_eq!(reese.points(0, "duke_citizens"), Some(3), "Starters are no Citizens");
    assert_eq!(reese.points(0, "duke_monsters"), Some(5));
    assert_eq!(reese.points(0, "duke_domains"), Some(1));
    assert_eq!(with("mulholland").points(0, "duke_citizens"), Some(6));
    assert_eq!(with("mico").points(0, "boss"), Some(10), "Goblin King and Troll");
    assert_eq!(with("hrothgar").points(0, "titan"), Some(1), "the Goblin Mage");
}

// rule: VA-SCORE-06
#[test]
fn resources_are_added_up_before_dividing() {
    for (gold, strength, magic, points) in [(2, 2, 2, 2), (2, 2, 1, 1), (0, 0, 2, 0), (9, 0, 0, 3)] {
        let play = scored(json!({ "duke": "isabella", "gold": gold, "strength": strength, "magic": magic }));
        assert_eq!(play.points(0, "resources"), Some(points));
    }
    let play = scored(json!({ "duke": "simon", "gold": 3, "strength": 2, "magic": 2 }));
    assert_eq!(play.points(0, "resources"), Some(3), "1 for 2");
}

// rule: VA-SCORE-07
#[test]
fn lines_are_independent() {
    // One Goblin King scores for Mico as a Monster and as a Boss.
    let play = scored(json!({ "duke": "mico", "monsters": { "goblin_king": 1 } }));
    assert_eq!((play.points(0, "duke_monsters"), play.points(0, "boss")), (Some(1), Some(5)));
    assert_eq!(play.scores()[0], 4 + 1 + 5);
    // Drakkenstrike: a Domain with Soldier icons scores on both lines.
    let play = scored(json!({ "duke": "drakkenstrike", "domains": ["gargans_embrace"] }));
    assert_eq!((play.points(0, "soldier"), play.points(0, "duke_domains")), (Some(2), Some(2)));
}

// rule: VA-SCORE-08
#[test]
fn resources_are_worth_nothing_by_themselves() {
    let patch = json!({ "phase": "over", "players": { "0": { "duke": null, "rejected": null, "gold": 90, "strength": 90, "magic": 90 } } });
    let play = table(json!({}), patch);
    assert_eq!(play.scores()[0], 0);
    assert_eq!(scored(json!({ "duke": "elsyn", "gold": 90 })).scores()[0], 22, "a Duke's line: 90 / 4");
}
