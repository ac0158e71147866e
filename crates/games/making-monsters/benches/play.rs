//! How quick the rules are: lists of answers, answers, copies, redrawn secrets and whole random games.

use divan::{Bencher, black_box};
use engine::{Game, Rng, Seat, Seed, Witness, rand::Rng as _, rand::SeedableRng as _};
use making_monsters::{Action, MakingMonsters, Options};

fn main() {
    divan::main();
}

fn new_game(players: u8, number: u64) -> MakingMonsters {
    let pack = engine::Pack::built_in().expect("the built-in pack is good");
    MakingMonsters::new(&Options { players }, pack, &Seed::from_number(number), &mut Witness::silent())
        .expect("good options")
}

/// Positions of one random game, with a seat that is asked and its answers.
fn positions() -> Vec<(MakingMonsters, Seat, Vec<Action>)> {
    let mut game = new_game(4, 1);
    let mut rng = Rng::seed_from_u64(1);
    let mut positions = Vec::new();
    while let Some(seat) = game.awaiting().lowest() {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        let action = actions[rng.next_u64() as usize % actions.len()];
        positions.push((game.clone(), seat, actions));
        game.play(seat, &action, &mut Witness::silent());
    }
    positions
}

#[divan::bench]
fn legal(bencher: Bencher) {
    let positions = positions();
    let mut actions = Vec::with_capacity(200);
    bencher.counter(positions.len()).bench_local(|| {
        for (game, seat, _) in &positions {
            actions.clear();
            game.legal(*seat, &mut actions);
            black_box(&actions);
        }
    });
}

#[divan::bench]
fn apply(bencher: Bencher) {
    let positions = positions();
    bencher.counter(positions.len()).bench_local(|| {
        for (game, seat, actions) in &positions {
            let mut game = game.clone();
            black_box(game.apply(*seat, &actions[0], &mut Witness::silent())).ok();
        }
    });
}

#[divan::bench]
fn clone(bencher: Bencher) {
    let positions = positions();
    bencher.counter(positions.len()).bench_local(|| {
        for (game, _, _) in &positions {
            black_box(game.clone());
        }
    });
}

#[divan::bench]
fn resample(bencher: Bencher) {
    let mut positions = positions();
    let mut rng = Rng::seed_from_u64(2);
    bencher.counter(positions.len()).bench_local(|| {
        for (game, seat, _) in &mut positions {
            game.resample(*seat, &mut rng);
        }
    });
}

/// Whole random games; the counter shows decisions per second.
#[divan::bench(args = [2, 3, 4])]
fn random_game(bencher: Bencher, players: u8) {
    let mut actions = Vec::with_capacity(200);
    let mut play = |number: u64| {
        let mut game = new_game(players, number);
        let mut rng = Rng::seed_from_u64(number);
        let mut decisions = 0u64;
        while let Some(seat) = game.awaiting().lowest() {
            actions.clear();
            game.legal(seat, &mut actions);
            let action = actions[((rng.next_u64() as u32 as u64 * actions.len() as u64) >> 32) as usize];
            game.play(seat, &action, &mut Witness::silent());
            decisions += 1;
        }
        decisions
    };
    let decisions = play(1);
    bencher.counter(decisions).bench_local(|| assert_eq!(play(1), decisions));
}
