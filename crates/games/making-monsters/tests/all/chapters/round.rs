//! Chapter 8: the round.

use engine::Seed;
use making_monsters::{MakingMonsters, Phase};
use serde_json::json;

// rule: MM-ROUND-01, MM-ROUND-02, MM-FAIR-01
#[test]
fn phases_follow_one_another_until_the_track_is_empty() {
    let table = testkit::random_game::<MakingMonsters>(json!({"players": 2}), Seed::from_number(11));
    let mut phases = vec![Phase::Setup];
    for entries in 0..=table.log().len() {
        let phase = table.at(entries).expect("a moment").state().phase;
        if phases.last() != Some(&phase) {
            phases.push(phase);
        }
    }
    let order = |phase: &Phase| *phase as u8;
    // Within a round the phases only go forward; a new round starts with Order.
    for pair in phases.windows(2) {
        assert!(order(&pair[1]) > order(&pair[0]) || pair[1] == Phase::Order, "{pair:?}");
    }
    assert_eq!(phases.iter().filter(|phase| **phase == Phase::Show).count(), 1);
    assert_eq!(phases.last(), Some(&Phase::Over));
    assert!(phases.iter().filter(|phase| **phase == Phase::Order).count() > 3);
    assert_eq!(table.state().rot_track, 0);
}

// rule: MM-ROUND-03, MM-REFR-01, MM-FAIR-02
#[test]
fn the_last_round_is_finished_but_not_refreshed() {
    let mut tab = given!(2, "/phase" => "answer", "/rot_track" => 1, "/carts/0" => ["none", "grinder"],
        "/players/0/slots" => [{}, {}, {"card": "m13-sneeze-goblin", "parts": {"slime": 2}}, {}, {}],
        "/players/1/slots" => [{}, {}, {"card": "m01-sock-gobbler"}, {}, {}]);
    tab.act(0, json!("reanimate")).act(0, json!("done"));
    // Seat 1 waited by itself, but must reanimate now.
    assert_eq!(tab.asked(), [1]);
    tab.act(1, json!("done"));
    assert_eq!(tab.phase, Phase::Prepare);
    // No tile came, no card was dealt.
    assert!(tab.get("/carts/0/0").is_null());
    assert_eq!(tab.get("/players/1/pile"), json!(["m01-sock-gobbler"]));
}
