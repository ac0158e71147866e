//! What bots see of a position: names and weights fit, numbers are sane, the clock never falls.

use engine::{
    Game, Pack, Rng, Seat, Seed, Valued, Witness,
    rand::{Rng as _, SeedableRng},
    value::read_weights,
};
use serde_json::json;
use valeria::{Options, Valeria};

#[test]
fn the_weights_file_names_known_features() {
    let tables = read_weights(include_str!("../../data/weights.toml"), Valeria::FEATURES).expect("weights");
    assert!(tables.iter().any(|(players, _)| *players == 2));
    assert_eq!(Valeria::weights(2).len(), Valeria::FEATURES.len());
    assert!(Valeria::weights(2).iter().any(|weight| *weight != 0.0));
}

#[test]
fn features_are_finite_and_the_clock_never_falls() {
    let pack = Pack::built_in().expect("built-in data");
    let tables = (1..=5).map(|players| (players, false)).chain((2..=5).map(|players| (players, true)));
    for (players, no_duke) in tables {
        let options = Options { players, no_duke, ..Options::default() };
        let mut state =
            Valeria::new(&options, pack, &Seed::from_number(3), &mut Witness::silent()).expect("options");
        let mut rng = Rng::seed_from_u64(1);
        let mut features = vec![0.0; Valeria::FEATURES.len()];
        let mut legal = Vec::new();
        let mut clock = state.clock();
        while let Some(seat) = state.awaiting().lowest() {
            for seat in Seat::all(players.into()) {
                state.features(seat, &mut features);
                assert!(features.iter().all(|feature| feature.is_finite()));
            }
            assert!(state.spread() > 0.0 && state.clock() >= clock);
            clock = state.clock();
            legal.clear();
            state.legal(seat, &mut legal);
            state.play(seat, &legal[rng.next_u64() as usize % legal.len()], &mut Witness::silent());
        }
        // Two features are points; at the end they are the score, but for Resources that a Duke rounds down.
        if players > 1 {
            let outcome = state.outcome().expect("the end");
            for standing in outcome.standings {
                state.features(standing.seat, &mut features);
                let points = features[0] + features[1];
                assert!((points - standing.score as f32).abs() < 1.0, "{points} {}", standing.score);
            }
        }
    }
}

/// Without Dukes a leader who is about to pay for one more card still leads. Bots once feared to lose the contest by it, and
/// nobody bought anything for thousands of turns.
#[test]
fn a_leader_who_pays_for_one_more_card_still_leads() {
    let points = |others: u8| {
        let mut play = crate::common::table(
            json!({ "players": 3, "no_duke": true }),
            json!({ "players": {
                "0": { "gold": 3, "magic": 3, "citizens": { "archer": 2 } }, "1": { "citizens": { "archer": others } }
            } }),
        );
        let duke = |play: &crate::common::Play| {
            let mut features = vec![0.0; Valeria::FEATURES.len()];
            play.state.features(Seat::default(), &mut features);
            features[1]
        };
        let before = duke(&play);
        play.act(0, json!({ "recruit": "C1" }));
        assert_eq!(play.get("/phase"), "payment");
        let paying = duke(&play);
        play.act(0, json!({ "payment": { "magic": 0 } }));
        assert_eq!(duke(&play), paying, "as it will be");
        (before, paying)
    };
    // Two Soldiers and a third of 6 Resources, then a Holy icon for 3 of them: 7 for the most Citizens, 3 for as many.
    assert_eq!(points(0), (2.0 + 2.0 + 7.0, 4.0 + 1.0 + 7.0));
    assert_eq!(points(2), (2.0 + 2.0 + 3.0, 4.0 + 1.0 + 7.0));
    assert_eq!(points(3), (2.0 + 2.0, 4.0 + 1.0 + 3.0));
    assert_eq!(points(4), (2.0 + 2.0, 4.0 + 1.0));
}
