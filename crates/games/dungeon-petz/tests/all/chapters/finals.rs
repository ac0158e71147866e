//! Chapter 24: final scoring.

use engine::Game;
use serde_json::json;

use crate::common::*;

fn home(more: serde_json::Value) -> serde_json::Value {
    let mut player = json!({ "imps": 10, "extra_imps": [], "gold": 0, "plots": { "0": { "manure": 1 } } });
    engine::scenario::merge(&mut player, &more);
    player
}

// rule: DP-FINAL-01
#[test]
fn two_exhibitions_ranked_one_after_the_other() {
    let end = two(json!({ "phase": "scoring", "players": {
        "0": home(json!({ "gold": 6 })),
        "1": home(json!({ "gold": 2, "pets": [pet("uni", 4, 1, "")] })),
    } }));
    // Business 3 and 1: awards 4 and 2. Display 0 and 2: nothing and 4.
    assert_eq!(end.get("/players/0/finals"), json!([{ "score": 6, "award": 8 }, { "score": 0, "award": 0 }]));
    assert_eq!(end.get("/players/1/finals"), json!([{ "score": 2, "award": 4 }, { "score": 4, "award": 8 }]));
    let outcome = end.state.outcome().expect("over");
    assert_eq!(outcome.scores(), [8, 12]);
    let items: Vec<&str> = outcome.standings[0].lines.iter().map(|line| line.item).collect();
    assert_eq!(items, ["reputation", "business", "display"]);
}

// rule: DP-CORE-02, DP-FINAL-06
#[test]
fn the_score_sheet_shows_halves_as_halves() {
    let end = two(json!({ "phase": "scoring", "players": {
        "0": home(json!({ "gold": 11, "reputation": 15 })), "1": home(json!({ "gold": 1, "hospital": 1, "imps": 9 })),
    } }));
    let outcome = end.state.outcome().expect("over");
    let sheet = |at: usize| -> Vec<[String; 2]> {
        let lines = outcome.standings[at].lines.iter();
        lines.map(|line| [outcome.written(line.count), outcome.written(line.points)]).collect()
    };
    assert_eq!(sheet(0), [["1", "7½"], ["5½", "4"], ["0", "0"]]);
    assert_eq!(sheet(1), [["1", "0"], ["-1½", "-1½"], ["0", "0"]]);
    assert_eq!(outcome.written(outcome.standings[0].score), "11½");
}

// rule: DP-FINAL-02
#[test]
fn neither_judges_nor_whip_help() {
    let end = two(json!({
        "phase": "scoring", "board": { "spaces": { "town.judging": { "seat": 0, "imps": 1 } } },
        "players": {
            "0": home(json!({ "imps": 9, "artifacts": [{ "artifact": "whip_of_obedience" }] })),
            "1": home(json!({ "artifacts": [{ "artifact": "crystal_ball" }] })),
        },
    }));
    // An artifact each, nothing else.
    assert_eq!(end.get("/players/0/finals/0/score"), json!(2));
    assert_eq!(end.get("/players/1/finals/0/score"), json!(2));
}

// rule: DP-FINAL-05
#[test]
fn every_imp_away_costs_two() {
    let end = two(json!({ "phase": "scoring", "players": {
        "0": home(json!({ "imps": 5, "hospital": 1, "platform": 2, "extra_imps": [3, 4] })), "1": home(json!({})),
    } }));
    assert_eq!(end.get("/players/0/finals/0/score"), json!(-20));
    assert_eq!(end.get("/players/1/finals/0/score"), json!(0));
}

// rule: DP-FINAL-14
#[test]
fn no_decisions_at_the_end() {
    let end = four(json!({ "phase": "scoring" }));
    assert!(end.awaiting().is_empty());
    for answer in [json!("done"), json!({ "group": { "imps": 1, "gold": 0 } }), json!({ "send": "veg" })] {
        assert_eq!(end.refused(0, answer)[0], "DP-FINAL-14", "over is over");
    }
    assert!(end.state.outcome().is_some());
}
