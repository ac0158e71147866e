//! How fast the rules run: lists of answers, moves, copies, redrawn secrets, whole games.

use divan::Bencher;
use dungeon_lords::{DungeonLords, Options};
use engine::{
    Game, Pack, Rng, Seat, Seed, Witness,
    rand::{Rng as _, SeedableRng},
};

fn main() {
    println!("a state takes {} bytes", size_of::<DungeonLords>());
    divan::main();
}

fn open(number: u64) -> DungeonLords {
    let pack = Pack::built_in().unwrap_or_else(|problems| panic!("{problems:?}"));
    DungeonLords::new(&Options::default(), pack, &Seed::from_number(number), &mut Witness::silent())
        .unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// Random answers until the game is over; returns how many.
fn play_out(game: &mut DungeonLords, rng: &mut Rng, actions: &mut Vec<dungeon_lords::Action>) -> u64 {
    let mut decisions = 0;
    while let Some(seat) = game.awaiting().lowest() {
        actions.clear();
        game.legal(seat, actions);
        let action = actions[rng.next_u64() as usize % actions.len()];
        game.play(seat, &action, &mut Witness::silent());
        decisions += 1;
    }
    decisions
}

/// A position in the middle of a game.
fn middle() -> DungeonLords {
    let mut game = open(7);
    engine::scenario::random_moves(&mut game, 150, &Seed::from_number(7));
    game
}

#[divan::bench]
fn legal(bencher: Bencher) {
    let game = middle();
    let mut actions = Vec::new();
    bencher.bench_local(|| {
        actions.clear();
        for seat in game.awaiting() {
            game.legal(seat, &mut actions);
        }
        actions.len()
    });
}

#[divan::bench]
fn copy(bencher: Bencher) {
    let game = middle();
    bencher.bench_local(|| game.clone());
}

#[divan::bench]
fn resample(bencher: Bencher) {
    let mut game = middle();
    let mut rng = Rng::seed_from_u64(1);
    bencher.bench_local(|| game.resample(Seat::at(0), &mut rng));
}

#[divan::bench]
fn whole_games(bencher: Bencher) {
    let mut rng = Rng::seed_from_u64(1);
    let mut actions = Vec::new();
    let mut number = 0;
    bencher.bench_local(|| {
        number += 1;
        play_out(&mut open(number), &mut rng, &mut actions)
    });
}

/// Decisions per second over many games, printed for the record.
#[divan::bench(sample_count = 1, sample_size = 1)]
fn decisions_per_second() {
    let mut rng = Rng::seed_from_u64(1);
    let mut actions = Vec::new();
    let begun = std::time::Instant::now();
    let decisions: u64 = (0..2000).map(|number| play_out(&mut open(number), &mut rng, &mut actions)).sum();
    println!("{:.0} decisions per second", decisions as f64 / begun.elapsed().as_secs_f64());
}
