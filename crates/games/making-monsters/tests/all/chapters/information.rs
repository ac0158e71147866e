//! Chapter 2: what each seat may know.

use crate::common;
use engine::{Game, Seed, Viewer, json as engine_json};
use making_monsters::MakingMonsters;
use serde_json::{Value, json};

// rule: MM-INFO-01, MM-INFO-06
#[test]
fn labs_piles_prestige_and_the_board_lie_open() {
    let table = testkit::random_game::<MakingMonsters>(json!({"players": 3}), Seed::from_number(7));
    for entries in [20, 60, 120, 200] {
        let then = table.at(entries).expect("a moment of the game");
        let state = engine_json::write(then.pack(), then.state());
        let view = engine_json::write(then.pack(), &then.state().view(Viewer::Spectator));
        for place in ["/rot_track", "/reserve", "/supply", "/carts", "/discard", "/boxed"] {
            assert_eq!(state.pointer(place), view.pointer(place), "{place}");
        }
        for player in 0..3 {
            for thing in [
                "slots",
                "sorting",
                "rejects",
                "upgrades",
                "beside",
                "pile",
                "prestige",
                "lester_used",
                "bag",
            ] {
                let place = format!("/players/{player}/{thing}");
                assert_eq!(state.pointer(&place), view.pointer(&place), "{place}");
            }
        }
        let len = |list: &Value| json!(list.as_array().map(Vec::len));
        assert_eq!(view["deck"], len(&state["deck"]));
        assert_eq!(view["stacks"][0], len(&state["stacks"][0]));
    }
}

// rule: MM-INFO-02
#[test]
fn bags_show_counts_to_all_and_no_order_to_anybody() {
    let tab = given!(2);
    assert_eq!(tab.sees(1, "/players/0/bag"), tab.get("/players/0/bag"));
    assert!(tab.get("/luck").is_object());
    assert!(tab.sees(0, "/luck").is_null());
    // Whatever comes next, the view is the same.
    let mut other = tab.state.clone();
    other.resample(common::seat(0), &mut <engine::Rng as engine::rand::SeedableRng>::seed_from_u64(3));
    assert_ne!(other, tab.state);
    assert_eq!(other.view(Viewer::Seat(common::seat(0))), tab.state.view(Viewer::Seat(common::seat(0))));
}

// rule: MM-INFO-03, MM-ORD-02
#[test]
fn an_order_is_hidden_until_all_have_chosen() {
    let mut tab = given!(3, "/phase" => "order");
    tab.act(0, json!({"order": "red"})).act(1, json!({"order": "yellow"}));
    assert_eq!(tab.sees(0, "/players/0/order"), json!("red"));
    assert!(tab.sees(2, "/players/0/order").is_null());
    assert!(tab.public("/players/1/order").is_null());
    tab.act(2, json!({"order": "blue"}));
    assert_eq!(tab.sees(2, "/players/0/order"), json!("red"));
    assert_eq!(tab.public("/players/1/order"), json!("yellow"));
}

// rule: MM-INFO-04
#[test]
fn the_answer_to_reanimate_or_wait_is_hidden() {
    let finished = json!([{}, {}, {"card": "m01-sock-gobbler", "parts": {"limb": 2}}, {}, {}]);
    let mut tab = common::table(
        2,
        &[
            ("/phase", json!("answer")),
            ("/players/0/slots", finished.clone()),
            ("/players/1/slots", finished),
        ],
    );
    tab.act(0, json!("reanimate"));
    assert_eq!(tab.sees(0, "/players/0/answer"), json!("reanimate"));
    assert!(tab.sees(1, "/players/0/answer").is_null());
    tab.act(1, json!("wait"));
    assert_eq!(tab.sees(1, "/players/0/answer"), json!("reanimate"));
}

// rule: MM-INFO-04, MM-REFR-06, MM-DEC-06
#[test]
fn the_pair_of_refresh_and_the_kept_card_are_hidden() {
    let mut tab = given!(2, "/phase" => "reanimate");
    let own = tab.sees(0, "/players/0/cards");
    assert_eq!(own.as_array().map(Vec::len), Some(2));
    assert_eq!(tab.sees(1, "/players/0/cards"), json!([]));
    assert_eq!(tab.sees(1, "/players/0/cards_held"), json!(2));
    tab.act(0, json!({"keep": "first"}));
    assert!(tab.sees(1, "/players/0/kept").is_null());
    tab.act(1, json!({"keep": "first"}));
    assert_eq!(tab.sees(1, "/players/0/cards/0"), own[0]);
}

// rule: MM-INFO-04
#[test]
fn the_line_up_of_the_fair_is_hidden() {
    let mut tab = given!(2, "/phase" => "prepare",
        "/players/0/pile" => ["m01-sock-gobbler", "m02-button-moth"],
        "/players/1/pile" => ["m03-thimble-fiend", "m04-drizzle-imp"]);
    tab.act(0, json!({"fair_card": "m02-button-moth"}));
    assert_eq!(tab.sees(0, "/players/0/lineup"), json!(["m02-button-moth"]));
    assert_eq!(tab.sees(1, "/players/0/lineup"), json!([]));
    tab.act(0, json!("done")).act(1, json!("done"));
    assert_eq!(tab.sees(1, "/players/0/slots/2/card"), json!("m02-button-moth"));
}

// rule: MM-INFO-05
#[test]
fn deck_and_stacks_show_their_size_alone() {
    let tab = given!(4);
    for viewer in Viewer::all(4) {
        let view = engine_json::write(common::pack(), &tab.state.view(viewer));
        assert_eq!(view["deck"], json!(68));
        assert_eq!(view["stacks"], json!([16, 16]));
    }
}

// rule: MM-INFO-07
#[test]
fn talk_binds_nobody() {
    // There is nothing to say to the engine: whatever was announced, all three tokens stay open, and only those.
    let tab = given!(4, "/phase" => "order");
    for seat in 0..4 {
        assert_eq!(
            tab.legal(seat),
            [json!({"order": "red"}), json!({"order": "yellow"}), json!({"order": "blue"})]
        );
    }
}

// rule: MM-INFO-09
#[test]
fn drawn_tokens_are_public_at_once() {
    let mut tab =
        given!(2, "/phase" => "order", "/players/0/bag" => {"limb": 6}, "/players/1/bag" => {"limb": 6});
    tab.act(0, json!({"order": "yellow"})).act(1, json!({"order": "yellow"}));
    assert_eq!(tab.sees(1, "/players/0/hand"), json!({"limb": 4}));
    tab.act(0, json!({"sort": "limb"}));
    assert_eq!(tab.sees(1, "/players/0/sorting"), json!({"limb": 1}));
    assert_eq!(tab.asked(), [0, 1]);
}

/// Finding M1: while a seat picks for the Fair, nobody else can tell how many cards it has picked, by what they see or
/// by what they are told; they hear once that it is ready.
// rule: MM-INFO-04, MM-FAIR-04, MM-FAIR-05
#[test]
fn picks_for_the_fair_are_not_counted_for_others() {
    use engine::{Told, Witness};
    use making_monsters::{Action, Event};
    const PILE: [&str; 6] = [
        "m01-sock-gobbler",
        "m02-button-moth",
        "m03-thimble-fiend",
        "m04-drizzle-imp",
        "m13-sneeze-goblin",
        "m17-cactus-cupid",
    ];
    let others = [Viewer::Seat(common::seat(1)), Viewer::Spectator];
    let heard = |told: &[Told<Event>], viewer: Viewer| -> Vec<Event> {
        told.iter().filter(|told| told.to.includes(viewer)).map(|told| told.event.clone()).collect()
    };
    let mut known = Vec::new();
    for count in 0..=5 {
        let start = given!(3, "/phase" => "prepare", "/players/0/pile" => PILE, "/players/1/pile" => PILE,
            "/players/2/pile" => PILE);
        let mut game = start.state.clone();
        let mut answers: Vec<_> = PILE[..count].iter().map(|card| json!({ "fair_card": card })).collect();
        if count >= 4 {
            answers.insert(4, json!({"cover_default": 2}));
        }
        // The fifth card completes a line-up by itself.
        if count < 5 {
            answers.push(json!("done"));
        }
        let mut story = vec![Vec::new(); others.len()];
        for (at, answer) in answers.iter().enumerate() {
            let action: Action = engine_json::read(common::pack(), "action", answer).expect("an answer");
            let mut on = Witness::recording();
            game.apply(common::seat(0), &action, &mut on).expect("a legal answer");
            for (viewer, story) in others.iter().zip(&mut story) {
                story.extend(heard(&on.told, *viewer));
                if at + 1 < answers.len() {
                    assert_eq!(game.view(*viewer), start.state.view(*viewer), "after {at} of {count}");
                    assert_eq!(story.len(), 0);
                    assert_eq!(game.awaiting(), start.state.awaiting());
                }
            }
        }
        known.push((story, others.map(|viewer| game.view(viewer)), game.awaiting()));
    }
    assert_eq!(known[0].0[0].len(), 1, "they hear that it is ready");
    assert!(known.iter().all(|one| *one == known[0]));
}
