//! Chapter 20, NODUKE: without Dukes.

use crate::common::*;
use serde_json::{Value, json};

fn scored(players: usize, patch: Value) -> Play {
    table(json!({ "players": players, "no_duke": true }), json!({ "phase": "over", "players": patch }))
}

// rule: VA-NODUKE-01
#[test]
fn no_dukes_are_dealt() {
    let play = opened(json!({ "players": 3, "no_duke": true }), 1);
    assert_ne!(play.phase(), "choose_dukes");
    for seat in 0..3 {
        assert_eq!(play.get(&format!("/players/{seat}/dealt")), json!([]));
        assert_eq!(play.get(&format!("/players/{seat}/duke")), json!(null));
    }
    assert_eq!(wrong(json!({ "players": 1, "no_duke": true })), [("va-solo-no-duke", Some("VA-NODUKE-01"))]);
}

// rule: VA-NODUKE-02
#[test]
fn the_parts_of_the_score() {
    let player = json!({ "vp": 2, "gold": 3, "citizens": { "merchant": 1 }, "domains": ["the_tower"], "monsters": { "troll": 1 } });
    let play = scored(2, json!({ "0": player }));
    // Monsters 6, Domains 2, board 2; icons 2 + 1 + 2 + 2; Resources 1; three contests of 7.
    assert_eq!(
        (play.points(0, "monsters"), play.points(0, "domains"), play.points(0, "board")),
        (Some(6), Some(2), Some(2))
    );
    assert_eq!(play.scores(), [6 + 2 + 2 + 7 + 1 + 21, 0]);
    for item in ["monsters", "domains", "board"] {
        assert_eq!(play.score_line(0, item).map(|line| line.clause), Some("VA-NODUKE-02"));
    }
}

// rule: VA-NODUKE-03
#[test]
fn icons_by_role() {
    let player = json!({ "citizens": { "merchant": 3, "archer": 2, "rogue": 1, "cleric": 2 }, "domains": ["palace_of_the_dawn", "cathedral_of_st_aquila"] });
    let play = scored(2, json!({ "0": player }));
    let points: Vec<_> = ["worker", "soldier", "shadow", "holy"].map(|role| play.points(0, role)).into();
    assert_eq!(points, [Some(4), Some(4), Some(2), Some(8)]);
}

// rule: VA-NODUKE-04
#[test]
fn a_point_for_three_resources() {
    for (gold, strength, magic, points) in [(5, 4, 2, 3), (1, 1, 0, 0), (1, 1, 1, 1)] {
        let play = scored(2, json!({ "0": { "gold": gold, "strength": strength, "magic": magic } }));
        assert_eq!(play.points(0, "resources"), Some(points));
    }
}

// rule: VA-NODUKE-05
#[test]
fn three_contests() {
    let play = scored(
        3,
        json!({
            "0": { "citizens": { "archer": 4 }, "monsters": { "goblin": 1 } },
            "1": { "citizens": { "archer": 3 }, "monsters": { "goblin": 2 }, "domains": ["the_tower"] },
            "2": { "domains": [] }
        }),
    );
    assert_eq!(play.points(0, "most_citizens"), Some(7));
    assert_eq!(play.score_line(0, "most_citizens").map(|line| line.clause), Some("VA-NODUKE-05"));
    assert_eq!(
        (play.points(1, "most_monsters"), play.points(1, "most_domains")),
        (Some(7), Some(7)),
        "one player, two contests"
    );
    assert_eq!(play.points(1, "most_citizens"), None);
    assert_eq!(play.points(2, "most_domains"), None);
}

// rule: VA-NODUKE-06
#[test]
fn ties_pay_three_each_and_nothing_pays_nothing() {
    let play = scored(
        3,
        json!({ "0": { "citizens": { "archer": 4 } }, "1": { "citizens": { "rogue": 4 } }, "2": { "citizens": { "rogue": 3 } } }),
    );
    let points: Vec<_> = (0..3).map(|seat| play.points(seat, "most_citizens")).collect();
    assert_eq!(points, [Some(3), Some(3), None]);
    assert_eq!(play.score_line(0, "most_citizens").map(|line| line.clause), Some("VA-NODUKE-06"));
    assert!(
        (0..3).all(|seat| play.points(seat, "most_monsters").is_none()
            && play.points(seat, "most_domains").is_none())
    );
}

// rule: VA-NODUKE-07
#[test]
fn starters_are_no_citizens_and_ties_as_usual() {
    let play = scored(2, json!({ "0": {} }));
    assert_eq!(play.points(0, "most_citizens"), None, "three Starters each are no Citizens");
    assert_eq!(play.winners(), [0, 1]);
    // 8 VP on the board against a Knight: 7 for the contest and 1 for its icon.
    let play = scored(2, json!({ "0": { "vp": 8 }, "1": { "citizens": { "knight": 1 } } }));
    assert_eq!((play.scores(), play.winners()), (vec![8, 8], vec![0]), "the smaller tableau wins a tie");
}
