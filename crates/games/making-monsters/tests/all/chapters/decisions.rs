//! Chapter 22: how decisions are cut.

use engine::{Game, Seed};
use making_monsters::MakingMonsters;
use serde_json::json;

// rule: MM-DEC-01
#[test]
fn places_are_slots_sorting_and_upgrades_and_rejects_go_by_themselves() {
    let tab = given!(2, "/phase" => "deliver", "/players/0/step" => {"draw": {"must": 0, "may": 1}},
        "/players/0/hand" => {"mutation": 1}, "/players/0/upgrades/0/tile" => "grinder");
    for action in tab.legal(0) {
        let named = ["place", "sort", "store"].iter().any(|name| action.get(name).is_some());
        assert!(named, "{action}");
    }
    assert!(tab.offers(0, json!({"place": {"part": "mutation", "slot": 2, "space": "spike"}})));
    // No place and no move: the reject is applied without a question, for each of them.
    let tab = given!(2, "/phase" => "deliver", "/players/0/step" => {"draw": {"must": 0, "may": 1}},
        "/players/0/hand" => {"slime": 1, "shocker": 1}, "/players/0/sorting" => {"slime": 2});
    assert_eq!(tab.get("/players/0/rejects"), json!({"slime": 1, "shocker": 1}));
}

// rule: MM-DEC-02
#[test]
fn a_move_names_its_source_and_leaves_the_question_open() {
    let mut tab = given!(2, "/phase" => "deliver", "/players/0/step" => {"draw": {"must": 0, "may": 1}},
        "/players/0/sorting" => {"mutation": 1}, "/players/0/upgrades/2" => {"tile": "sorting-annex", "parts": {"spike": 1}});
    assert!(tab.offers(0, json!({"move": {"part": "mutation", "slot": 1, "space": "limb"}})));
    tab.act(0, json!({"move": {"part": "spike", "upgrade": 3, "slot": 2}}));
    assert!(tab.offers(0, json!("draw")));
    tab.act(0, json!({"move": {"part": "mutation", "slot": 2, "space": "limb"}}));
    assert_eq!(
        tab.get("/players/0/slots/1"),
        json!({"card": null, "parts": {"spike": 1}, "mutations": {"limb": 1}})
    );
    assert_eq!(tab.legal(0), [json!("draw"), json!("stop")]);
}

// rule: MM-DEC-03
#[test]
fn what_has_one_answer_is_not_asked() {
    // One place for the part: it goes there.
    let tab = given!(2, "/phase" => "deliver", "/players/0/step" => {"draw": {"must": 0, "may": 1}}, "/players/0/hand" => {"slime": 1});
    assert_eq!(tab.get("/players/0/sorting"), json!({"slime": 1}));
    // But draw-or-stop is always asked, even where one of them is plainly worse.
    assert_eq!(tab.legal(0), [json!("draw"), json!("stop")]);
}

// rule: MM-DEC-04
#[test]
fn the_same_answers_in_another_order_give_the_same_game() {
    let answers =
        [(0, json!({"order": "red"})), (1, json!({"order": "yellow"})), (2, json!({"order": "blue"}))];
    let play = |order: [usize; 3]| {
        let mut tab = given!(3, "/phase" => "order");
        for at in order {
            let (seat, action) = answers[at].clone();
            tab.act(seat, action);
        }
        tab.state
    };
    assert_eq!(play([0, 1, 2]), play([2, 0, 1]));
    assert_eq!(play([0, 1, 2]), play([1, 2, 0]));
}

// rule: MM-DEC-05
#[test]
fn the_last_token_goes_to_the_answer_that_comes_first() {
    let terminal = json!({"tile": "lester-terminal", "parts": {"slime": 3}});
    let start = given!(2, "/phase" => "deliver", "/players/0/step" => {"draw": {"must": 0, "may": 1}},
        "/players/1/step" => {"draw": {"must": 0, "may": 1}}, "/supply" => {"limb": 1, "spike": 9},
        "/players/0/hand" => {"limb": 1}, "/players/1/hand" => {"limb": 1},
        "/players/0/upgrades/0" => terminal, "/players/1/upgrades/0" => terminal);
    for (first, second) in [(0, 1), (1, 0)] {
        let mut tab = start.clone();
        for seat in [0, 1] {
            tab.act(seat, json!({"store": {"part": "limb", "upgrade": 1}}))
                .act(seat, json!({"use_lester": "rummage"}));
        }
        tab.act(first, json!({"take_supply": "limb"}));
        // Only spikes are left, so the other seat's three picks, and the first one's other two, go by themselves.
        assert_eq!(tab.get(&format!("/players/{first}/bag/spike")), json!(3 + 2));
        assert_eq!(tab.get(&format!("/players/{second}/bag/spike")), json!(3 + 3));
    }
}

// rule: MM-DEC-06
#[test]
fn a_view_holds_all_that_a_player_needs() {
    use engine::{Viewer, rand::SeedableRng};
    let table = testkit::random_game::<MakingMonsters>(json!({"players": 4}), Seed::from_number(4));
    let then = table.at(table.log().len() / 2).expect("a moment");
    for seat in then.state().awaiting() {
        let view = then.state().view(Viewer::Seat(seat));
        let imagined = MakingMonsters::imagine(&view, &mut engine::Rng::seed_from_u64(1));
        let (mut one, mut two) = (Vec::new(), Vec::new());
        then.state().legal(seat, &mut one);
        imagined.legal(seat, &mut two);
        assert_eq!(one, two);
    }
}

// rule: MM-DEC-07
#[test]
fn a_player_who_always_waits_is_forced_in_the_end() {
    // Everybody waits whenever it is possible and never stops early; the rounds still come to an end.
    let mut tab = given!(2);
    let mut decisions = 0;
    while tab.state.outcome().is_none() {
        let seat = tab.asked()[0];
        let legal = tab.legal(seat);
        let wish = [json!("wait"), json!({"order": "yellow"}), json!("stop")];
        let action = wish.iter().find(|wish| legal.contains(wish)).unwrap_or(&legal[0]).clone();
        tab.act(seat, action);
        decisions += 1;
        assert!(decisions < MakingMonsters::BOUND);
    }
    assert!(tab.state.round < 200);
}
