//! Speed of the rules: legal, apply, clone, resample and whole random games.
//!
//! `cargo bench -p valeria`

use divan::{Bencher, counter::ItemsCount};
use engine::{
    Game, Pack, Rng, Seat, Seed, Witness,
    rand::{Rng as _, SeedableRng},
};
use valeria::{Options, Valeria};

fn main() {
    println!("state: {} bytes", std::mem::size_of::<Valeria>());
    divan::main();
}

fn open(players: u8, seed: u64) -> Valeria {
    let pack = Pack::built_in().expect("built-in data");
    let options = Options { players, ..Options::default() };
    Valeria::new(&options, pack, &Seed::from_number(seed), &mut Witness::silent()).expect("options")
}

/// Plays a game with random answers and returns the number of decisions and a checksum of the scores, so that two
/// runs can be seen to have played the same games.
fn play(
    state: &mut Valeria,
    rng: &mut Rng,
    actions: &mut Vec<valeria::Action>,
    limit: usize,
) -> (usize, i32) {
    let mut decisions = 0;
    while decisions < limit {
        let Some(seat) = state.awaiting().lowest() else { break };
        actions.clear();
        state.legal(seat, actions);
        let choice = ((u128::from(rng.next_u64()) * actions.len() as u128) >> 64) as usize;
        let action = actions[choice];
        state.play(seat, &action, &mut Witness::silent());
        decisions += 1;
    }
    (decisions, state.outcome().map_or(0, |outcome| outcome.scores().iter().sum()))
}

fn middle(players: u8) -> Valeria {
    let mut state = open(players, 5);
    play(&mut state, &mut Rng::seed_from_u64(5), &mut Vec::new(), 60);
    state
}

#[divan::bench(args = [1, 2, 3, 4, 5])]
fn whole_games(bencher: Bencher, players: u8) {
    let games = 200;
    let run = || {
        let mut rng = Rng::seed_from_u64(1);
        let mut actions = Vec::with_capacity(64);
        (0..games)
            .map(|seed| play(&mut open(players, seed), &mut rng, &mut actions, usize::MAX))
            .fold((0, 0), |sum: (usize, i32), game| (sum.0 + game.0, sum.1 + game.1))
    };
    let (decisions, checksum) = run();
    println!("{players} players: {} decisions a game, checksum {checksum}", decisions / games as usize);
    bencher.counter(ItemsCount::new(decisions)).bench(run);
}

#[divan::bench]
fn legal(bencher: Bencher) {
    let state = middle(2);
    let seat = state.awaiting().lowest().unwrap_or_default();
    let mut actions = Vec::with_capacity(64);
    bencher.bench_local(|| {
        actions.clear();
        state.legal(seat, &mut actions);
        actions.len()
    });
}

#[divan::bench]
fn apply(bencher: Bencher) {
    let state = middle(2);
    let seat = state.awaiting().lowest().unwrap_or_default();
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    let action = actions[actions.len() - 1];
    bencher.with_inputs(|| state.clone()).bench_local_values(|mut state| {
        let _ = state.apply(seat, &action, &mut Witness::silent());
        state
    });
}

#[divan::bench]
fn clone(bencher: Bencher) {
    let state = middle(4);
    bencher.bench_local(|| state.clone());
}

#[divan::bench]
fn resample(bencher: Bencher) {
    let mut state = middle(4);
    let mut rng = Rng::seed_from_u64(9);
    bencher.bench_local(|| state.resample(Seat::default(), &mut rng));
}
