//! Chapter 18: final scoring.

use engine::{Game, Seed};
use making_monsters::MakingMonsters;
use serde_json::json;

// rule: MM-SCORE-01, MM-SCORE-02, MM-SCORE-04
#[test]
fn prestige_then_rot_then_the_fair() {
    let ranks = |players: [(u32, u32, u8); 3]| {
        let mut values = vec![("/phase", json!("over"))];
        let places = [
            ["/players/0/prestige", "/players/0/fair", "/players/0/bag"],
            ["/players/1/prestige", "/players/1/fair", "/players/1/bag"],
            ["/players/2/prestige", "/players/2/fair", "/players/2/bag"],
        ];
        for ((prestige, fair, rot), place) in players.into_iter().zip(places) {
            values.extend([
                (place[0], json!(prestige)),
                (place[1], json!(fair)),
                (place[2], json!({ "rot": rot })),
            ]);
        }
        crate::common::table(3, &values).state.outcome().map(|outcome| outcome.ranks())
    };
    assert_eq!(ranks([(50, 1, 30), (49, 40, 0), (48, 0, 0)]), Some(vec![1, 2, 3]));
    assert_eq!(ranks([(50, 40, 9), (50, 1, 8), (50, 0, 10)]), Some(vec![2, 1, 3]));
    assert_eq!(ranks([(50, 20, 9), (50, 30, 9), (50, 10, 9)]), Some(vec![2, 1, 3]));
    // MM-SCORE-05: shared.
    assert_eq!(ranks([(50, 20, 9), (50, 20, 9), (50, 20, 9)]), Some(vec![1, 1, 1]));
}

// rule: MM-SCORE-03
#[test]
fn all_tokens_of_the_lab_are_put_back_before_rot_is_counted() {
    let mut tab = given!(2, "/phase" => "show", "/players/0/bag" => {"rot": 2}, "/players/0/rejects" => {"rot": 3},
        "/players/1/bag" => {"rot": 4});
    tab.act(0, json!("stop")).act(1, json!("stop"));
    assert_eq!(tab.get("/players/0/bag"), json!({"rot": 5}));
    let outcome = tab.state.outcome().expect("it is over");
    assert_eq!(outcome.standings[0].tie_break, [-5, 0]);
    assert_eq!(outcome.ranks(), [2, 1]);
}

// rule: MM-SCORE-04, MM-SCORE-05
#[test]
fn the_fair_score_is_counted_apart() {
    let mut tab = given!(2, "/phase" => "show", "/players/0/prestige" => 20, "/players/1/prestige" => 24,
        "/players/0/slots" => [{"parts": {"limb": 2, "stitch": 1}}, {}, {}, {}, {}]);
    tab.act(0, json!("stop")).act(1, json!("stop"));
    let outcome = tab.state.outcome().expect("it is over");
    assert_eq!(outcome.scores(), [24, 24]);
    assert_eq!(outcome.standings[0].lines.iter().map(|line| line.points).collect::<Vec<_>>(), [20, 4]);
    assert_eq!(outcome.ranks(), [1, 2]);
}

// rule: MM-SCORE-06
#[test]
fn prestige_never_goes_down() {
    let table = testkit::random_game::<MakingMonsters>(json!({"players": 3}), Seed::from_number(21));
    let mut before = [0; 3];
    for entries in (0..=table.log().len()).step_by(3) {
        let then = table.at(entries).expect("a moment");
        for (seat, prestige) in before.iter_mut().enumerate() {
            let now = then.state().players[seat].prestige;
            assert!(now >= *prestige);
            *prestige = now;
        }
    }
    assert!(before.iter().any(|prestige| *prestige > 0));
}
