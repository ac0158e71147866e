//! Speed of many games at once, for learning.
//!
//! `cargo bench -p valeria --bench many`

use divan::{Bencher, counter::ItemsCount};
use engine::{
    Pack, Rng, Seed,
    rand::{Rng as _, SeedableRng},
};
use space::{Lot, Many, Out, Plan};
use valeria::{Options, Valeria};

fn main() {
    divan::main();
}

/// Thousands of games in step, with observations and masks: what learning agents ask for. The answers are chosen at random
/// from the masks, which is part of what is measured.
#[divan::bench(args = [1, 2])]
fn many(bencher: Bencher, threads: usize) {
    const GAMES: usize = 2048;
    let pack = Pack::built_in().expect("built-in data");
    let plan = Plan { games: GAMES, seed: Seed::from_number(1), threads };
    let mut lot = Lot::<Valeria>::open(Options::default(), pack, &plan).expect("options");
    let mut observations = vec![0.0; GAMES * lot.width()];
    let mut masks = vec![0; GAMES * lot.actions()];
    let (mut seats, mut dones) = (vec![0; GAMES], vec![0; GAMES]);
    let (mut rewards, mut scores) = (vec![0.0; GAMES * lot.players()], vec![0.0; GAMES * lot.players()]);
    macro_rules! out {
        () => {
            Out {
                observations: &mut observations,
                masks: &mut masks,
                seats: &mut seats,
                rewards: &mut rewards,
                scores: &mut scores,
                dones: &mut dones,
            }
        };
    }
    lot.reset(plan.seed, out!()).expect("rows fit");
    let mut rng = Rng::seed_from_u64(3);
    let mut numbers = vec![0; GAMES];
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        for (number, mask) in numbers.iter_mut().zip(masks.chunks_exact(lot.actions())) {
            *number = any_of(mask, &mut rng);
        }
        lot.step(&numbers, out!()).expect("legal answers");
    });
}

/// One of the places that hold a 1, each as likely as the others.
fn any_of(mask: &[u8], rng: &mut Rng) -> i64 {
    let legal: usize = mask.iter().map(|bit| usize::from(*bit)).sum();
    let mut left = ((u128::from(rng.next_u64()) * legal as u128) >> 64) as usize;
    let mut chunks = mask.chunks(32).enumerate();
    loop {
        let (at, chunk) = chunks.next().expect("a legal answer");
        let here: usize = chunk.iter().map(|bit| usize::from(*bit)).sum();
        if left < here {
            let set = chunk.iter().enumerate().filter(|(_, bit)| **bit == 1).nth(left);
            return (32 * at + set.expect("counted").0) as i64;
        }
        left -= here;
    }
}
