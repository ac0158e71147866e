//! The same laws along games of players who care: random play loses its pets early and seldom comes to full cages,
//! potions and many cards.

use crate::common::pack;
use dungeon_petz::{Action, DungeonPetz, Options};
use engine::{
    Game, Rng, Seat, Seed, Valued, Viewer, Witness, json,
    rand::{Rng as _, SeedableRng as _},
};
use serde_json::json;

/// How gladly a careful player gives an answer.
fn wish(action: &Action) -> u32 {
    match action {
        Action::Release(_) | Action::Escape => 1,
        Action::House { .. } | Action::Catch { .. } => 40,
        Action::Home => 2,
        Action::Send(_) => 8,
        Action::Group { imps, gold } => {
            if *imps <= 2 && *gold <= 2 {
                12
            } else {
                1
            }
        }
        Action::Feed { vegetable, meat, magic_box } => {
            1 + 20 * u32::from(vegetable + meat + u8::from(*magic_box))
        }
        Action::Entertain { .. } => 20,
        Action::Sell { .. } => 3,
        _ => 5,
    }
}

fn play(options: serde_json::Value, seed: u64) -> usize {
    let mut rng = Rng::seed_from_u64(seed);
    let options: Options = json::read(pack(), "options", &options).expect("options");
    let mut state =
        DungeonPetz::new(&options, pack(), &Seed::from_number(seed), &mut Witness::silent()).expect("a game");
    let pieces = state.pieces();
    let mut decisions = 0;
    while state.outcome().is_none() {
        decisions += 1;
        assert!(decisions < DungeonPetz::BOUND);
        for seat in Seat::all(state.players()) {
            let (viewer, mut own) = (Viewer::Seat(seat), Vec::new());
            state.legal(seat, &mut own);
            let view = state.view(viewer);
            let mut resampled = state.clone();
            resampled.resample(seat, &mut rng);
            for other in [resampled, DungeonPetz::imagine(&view, &mut rng)] {
                let mut same = Vec::new();
                other.legal(seat, &mut same);
                assert_eq!(other.view(viewer), view);
                assert_eq!(same, own);
                assert_eq!(other.pending(viewer), state.pending(viewer));
                assert_eq!(other.pieces(), pieces);
                assert_eq!(other.validate(), Ok(()));
                // Whoever is asked in the other world has a choice there as well.
                for asked in other.awaiting() {
                    let mut answers = Vec::new();
                    other.legal(asked, &mut answers);
                    assert!(answers.len() > 1, "{:?}", other.phase);
                }
            }
        }
        let seats: Vec<Seat> = state.awaiting().into_iter().collect();
        let seat = seats[rng.next_u64() as usize % seats.len()];
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        assert!((2..1000).contains(&actions.len()));
        let total: u32 = actions.iter().map(wish).sum();
        let mut at = rng.next_u64() as u32 % total;
        let action = actions.iter().find(|action| {
            let hit = at < wish(action);
            at = at.saturating_sub(wish(action));
            hit
        });
        let action = *action.unwrap_or(&actions[0]);
        assert_eq!(state.check(seat, &action), Ok(()));
        state.play(seat, &action, &mut Witness::silent());
        if decisions % 16 == 0 {
            let value = json::write(pack(), &state);
            assert_eq!(json::read_state::<DungeonPetz>(pack(), &value).as_ref(), Ok(&state));
        }
        let mut resumed = state.clone();
        resumed.resume(&mut Witness::silent());
        assert_eq!(resumed, state);
    }
    assert_eq!(state.pieces(), pieces);
    decisions
}

#[test]
fn a_finished_game_is_worth_its_points() {
    let names = DungeonPetz::FEATURES;
    for players in 2..=4 {
        let weights = DungeonPetz::weights(players);
        assert_eq!(weights.len(), names.len());
        let options = Options { players: players as u8, ..Options::default() };
        let mut state = DungeonPetz::new(&options, pack(), &Seed::from_number(7), &mut Witness::silent())
            .expect("a game");
        let (mut clock, mut features) = (0, vec![f32::NAN; names.len()]);
        let mut rng = Rng::seed_from_u64(7);
        while let Some(seat) = state.awaiting().lowest() {
            state.features(seat, &mut features);
            assert!(features.iter().all(|value| value.is_finite()), "{features:?}");
            assert!(state.clock() >= clock);
            clock = state.clock();
            let mut actions = Vec::new();
            state.legal(seat, &mut actions);
            let action = actions[rng.next_u64() as usize % actions.len()];
            state.play(seat, &action, &mut Witness::silent());
        }
        let scores = state.outcome().expect("over").scores();
        for (seat, score) in Seat::all(players).zip(scores) {
            state.features(seat, &mut features);
            let value: f32 = features.iter().zip(weights).map(|(value, weight)| value * weight).sum();
            assert!((value - score as f32 / 2.0).abs() < 0.01, "{value} for {score} halves");
        }
    }
}

#[test]
fn careful_games() {
    let mut decisions = 0;
    for players in 2..=4 {
        for seed in 0..6 {
            decisions += play(
                json!({ "players": players, "double": seed % 2 == 0, "meat_stand": seed % 3 == 0 }),
                seed,
            );
        }
    }
    assert!(decisions > 18 * 150, "{decisions}");
}
