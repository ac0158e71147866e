//! Chapter 16: the end of the rounds.

use making_monsters::Phase;
use serde_json::{Value, json};

fn goblin() -> Value {
    json!([{}, {}, {"card": "m13-sneeze-goblin", "parts": {"slime": 2}}, {}, {}])
}

// rule: MM-END-01, MM-RULE-24
#[test]
fn taking_exactly_the_last_rot_is_enough() {
    for (track, ends) in [(1, true), (2, false)] {
        let mut tab =
            given!(2, "/phase" => "answer", "/rot_track" => track, "/players/0/slots" => (goblin()));
        tab.act(0, json!("reanimate"));
        assert_eq!(tab.cites("MM-END-01"), ends);
        tab.act(0, json!("done"));
        assert_eq!(tab.phase == Phase::Keep, !ends);
    }
}

// rule: MM-END-02
#[test]
fn nothing_but_a_reanimation_takes_from_the_track() {
    // A Rot Bomb and a batch of rot leave it alone.
    let mut tab = given!(2, "/phase" => "end_steps", "/players/0/order" => "blue", "/players/1/order" => "red",
        "/carts/1" => ["rot-bomb", "none"]);
    tab.act(0, json!({"use_lester": "expand"}))
        .act(0, json!({"take_tile": {"cart": "needle-wagon", "tile": 1}}));
    assert_eq!((tab.get("/rot_track"), tab.get("/reserve")), (json!(10), json!(33)));
}

// rule: MM-END-03, MM-END-04, MM-END-05
#[test]
fn those_who_waited_reanimate_after_the_others() {
    let mut tab = given!(3, "/phase" => "answer", "/rot_track" => 1, "/round" => 2, "/players/0/slots" => (goblin()),
        "/players/1/slots" => (goblin()), "/players/2/slots" => (goblin()), "/players/1/sorting" => {"spike": 1});
    tab.act(0, json!("reanimate")).act(1, json!("wait")).act(2, json!("wait"));
    assert_eq!(tab.asked(), [0]);
    tab.act(0, json!("done"));
    // From the lead (seat 1) on, with a fresh chance to move.
    assert_eq!(tab.legal(1), [json!("ready"), json!({"move": {"part": "spike", "slot": 2}})]);
    assert_eq!(tab.refused(1, json!("wait")), ["MM-END-03"]);
    tab.act(1, json!("ready"));
    // With bonus, rot from the reserve, and items.
    assert_eq!((tab.get("/players/1/prestige"), tab.get("/reserve")), (json!(6), json!(21)));
    tab.act(1, json!("done"));
    assert_eq!(tab.asked(), [2]);
    tab.act(2, json!("done"));
    // Nobody reanimated twice.
    assert_eq!(tab.phase, Phase::Prepare);
    assert_eq!(tab.get("/players/0/prestige"), json!(6));
}

// rule: MM-END-06
#[test]
fn the_question_comes_before_any_rot_is_taken() {
    // Seat 1 is forced to reanimate and will empty the track; seat 0 is asked all the same, with the same answers.
    let tab = given!(2, "/phase" => "answer", "/rot_track" => 1, "/players/0/slots" => (goblin()), "/players/1/rejects" => {"rot": 6});
    assert_eq!(tab.legal(0), [json!("reanimate"), json!("wait")]);
    assert_eq!(tab.get("/rot_track"), json!(1));
}
