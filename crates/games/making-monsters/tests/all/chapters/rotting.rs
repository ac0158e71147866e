//! Chapter 11: rotting the research.

use making_monsters::Phase;
use serde_json::json;

use crate::common::seat;

// rule: MM-ROT-01, MM-ROT-02
#[test]
fn six_rejects_overflow_included_are_rotted() {
    for (rejects, overflow, rotted) in [
        (json!({"rot": 5}), json!({}), false),
        (json!({"rot": 6}), json!({}), true),
        (json!({"limb": 5}), json!({"rot": 1}), true),
    ] {
        let tab = given!(2, "/phase" => "order", "/players/0/rejects" => rejects, "/players/0/overflow" => overflow);
        assert_eq!(tab.state.is_rotted(seat(0)), rotted);
    }
    // The check comes when the seat has stopped drawing.
    let mut tab = given!(2, "/phase" => "deliver", "/players/0/rejects" => {"rot": 5}, "/players/0/bag" => {"rot": 3},
        "/players/0/step" => {"draw": {"must": 0, "may": 3}}, "/players/1/step" => {"draw": {"must": 0, "may": 3}});
    tab.act(0, json!("draw"));
    assert!(tab.cites("MM-ROT-01"));
}

// rule: MM-ROT-03, MM-ROT-05
#[test]
fn the_rotted_have_no_choice_but_may_move() {
    let tab = given!(2, "/phase" => "answer", "/players/0/rejects" => {"rot": 6}, "/players/0/sorting" => {"spike": 1},
        "/players/0/slots" => [{"parts": {"limb": 2, "stitch": 1}}, {}, {}, {}, {}]);
    assert_eq!(tab.legal(0), [json!("ready"), json!({"move": {"part": "spike", "slot": 2}})]);
    assert_eq!(tab.refused(0, json!("wait")), ["MM-ROT-03"]);
}

// rule: MM-ROT-04
#[test]
fn only_the_bonus_is_lost() {
    for (rejects, prestige) in [(json!({"rot": 2}), 4), (json!({"rot": 6}), 3)] {
        let mut tab = given!(2, "/phase" => "answer", "/players/0/rejects" => rejects, "/players/0/sorting" => {"spike": 1},
            "/players/0/slots" => [{"parts": {"limb": 2, "stitch": 1}}, {}, {}, {}, {}]);
        let first = tab.legal(0)[0].clone();
        tab.act(0, first);
        assert_eq!(tab.get("/players/0/prestige"), json!(prestige));
        assert_eq!(tab.get("/rot_track"), json!(9));
        assert_eq!(tab.get("/players/0/step"), json!({"items": {"left": 2}}));
    }
}

// rule: MM-ROT-06
#[test]
fn without_a_monster_row_zero_applies() {
    let tab = given!(2, "/phase" => "answer", "/players/0/rejects" => {"rot": 6});
    assert_eq!((tab.get("/players/0/prestige"), tab.get("/rot_track")), (json!(0), json!(9)));
    assert_eq!(tab.get("/players/0/step"), json!({"items": {"left": 1}}));
}

// rule: MM-ROT-07
#[test]
fn the_clean_up_ends_the_rot() {
    let mut tab = given!(2, "/phase" => "answer", "/players/0/rejects" => {"rot": 6}, "/players/0/overflow" => {"limb": 1},
        "/players/0/bag" => {});
    tab.act(0, json!("done"));
    assert_eq!(tab.get("/players/0/bag"), json!({"limb": 1, "rot": 7}));
    assert_eq!((tab.get("/players/0/rejects"), tab.get("/players/0/overflow")), (json!({}), json!({})));
    assert_eq!(tab.phase, Phase::Keep);
    assert!(!tab.state.is_rotted(seat(0)));
}
