//! What bots see of a position: names and weights fit, numbers are sane, the clock never falls.

use engine::{
    Game, Pack, Rng, Seat, Seed, Silent, Valued,
    rand::{Rng as _, SeedableRng},
    value::read_weights,
};
use valeria::{Options, Valeria};

#[test]
fn the_weights_file_names_known_features() {
    let tables = read_weights(include_str!("../data/weights.toml"), Valeria::FEATURES).expect("weights");
    assert!(tables.iter().any(|(players, _)| *players == 2));
    assert_eq!(Valeria::weights(2).len(), Valeria::FEATURES.len());
    assert!(Valeria::weights(2).iter().any(|weight| *weight != 0.0));
}

#[test]
fn features_are_finite_and_the_clock_never_falls() {
    let pack = Pack::built_in().expect("built-in data");
    for players in 1..=5 {
        let options = Options { players, ..Options::default() };
        let mut state = Valeria::new(&options, pack, &Seed::from_number(3), &mut Silent).expect("options");
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
            state.play(seat, &legal[rng.next_u64() as usize % legal.len()], &mut Silent);
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
