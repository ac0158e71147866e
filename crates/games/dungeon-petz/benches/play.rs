//! How fast rules are: listing answers, carrying them out, copying and resampling states, whole random games.

use divan::{Bencher, black_box};
use dungeon_petz::{Action, DungeonPetz, Options};
use engine::{Game, Pack, Rng, Seed, Witness, rand::Rng as _, rand::SeedableRng};

fn main() {
    divan::main();
}

fn open(players: u8, seed: u64) -> DungeonPetz {
    let pack = Pack::built_in().unwrap_or_else(|problems| panic!("{problems:?}"));
    let options = Options { players, ..Options::default() };
    DungeonPetz::new(&options, pack, &Seed::from_number(seed), &mut Witness::silent())
        .unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// Plays random answers; the number of decisions taken.
fn play(state: &mut DungeonPetz, rng: &mut Rng, actions: &mut Vec<Action>, most: usize) -> usize {
    let mut decisions = 0;
    while decisions < most
        && let Some(seat) = state.awaiting().lowest()
    {
        actions.clear();
        state.legal(seat, actions);
        let action = actions[rng.next_u64() as usize % actions.len()];
        state.play(seat, &action, &mut Witness::silent());
        decisions += 1;
    }
    decisions
}

fn middle(players: u8) -> DungeonPetz {
    let mut state = open(players, 7);
    play(&mut state, &mut Rng::seed_from_u64(7), &mut Vec::new(), 150);
    state
}

#[divan::bench]
fn legal(bencher: Bencher) {
    let state = middle(4);
    let mut actions = Vec::new();
    bencher.bench_local(|| {
        actions.clear();
        if let Some(seat) = state.awaiting().lowest() {
            state.legal(seat, &mut actions);
        }
        actions.len()
    });
}

#[divan::bench]
fn apply(bencher: Bencher) {
    let state = middle(4);
    let mut actions = Vec::new();
    let seat = state.awaiting().lowest().unwrap_or_default();
    state.legal(seat, &mut actions);
    bencher
        .with_inputs(|| state.clone())
        .bench_local_refs(|state| state.apply(seat, &actions[0], &mut Witness::silent()).is_ok());
}

#[divan::bench]
fn clone(bencher: Bencher) {
    let state = middle(4);
    bencher.bench_local(|| black_box(&state).clone());
}

#[divan::bench]
fn resample(bencher: Bencher) {
    let state = middle(4);
    let mut rng = Rng::seed_from_u64(1);
    let seat = state.awaiting().lowest().unwrap_or_default();
    bencher.with_inputs(|| state.clone()).bench_local_refs(|state| state.resample(seat, &mut rng));
}

#[divan::bench(args = [2, 3, 4])]
fn random_games(bencher: Bencher, players: u8) {
    let mut rng = Rng::seed_from_u64(3);
    let mut actions = Vec::new();
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        let mut state = open(players, seed);
        play(&mut state, &mut rng, &mut actions, usize::MAX)
    });
}
