//! Speed of many games at once, for learning.
//!
//! `cargo bench -p valeria --bench many`

use divan::{Bencher, counter::ItemsCount};
use engine::{Pack, Seed};
use space::{Lot, Many, Plan};
use testkit::space::Rows;
use valeria::{Options, Valeria};

fn main() {
    divan::main();
}

/// Thousands of games in step, with observations and masks: what learning agents ask for. The answers are drawn at random,
/// which is part of what is measured.
#[divan::bench(args = [1, 2])]
fn many(bencher: Bencher, threads: usize) {
    const GAMES: usize = 2048;
    let pack = Pack::built_in().expect("built-in data");
    let plan = Plan { games: GAMES, seed: Seed::from_number(1), threads };
    let mut lot = Lot::<Valeria>::open(Options::default(), pack, &plan).expect("options");
    let mut rows = Rows::of(&lot);
    lot.reset(plan.seed, rows.out()).expect("rows fit");
    let mut numbers = vec![0; GAMES];
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        lot.sample(&mut numbers).expect("as many as games");
        lot.step(&numbers, rows.out()).expect("legal answers");
    });
}
