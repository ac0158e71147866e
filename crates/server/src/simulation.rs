//! The core of the server in worlds of its own: a clock that chance turns, a database that fails at will, a server that dies at any
//! moment, and people who do what people do. Everything follows from a seed, so whatever goes wrong goes wrong again.
//!
//! `MENAGERIE_SEED=7 cargo test -p server --lib simulation -- --nocapture` runs one world and tells what happens in it;
//! `MENAGERIE_SEEDS=10000` runs so many, `MENAGERIE_FIRST=5000` begins with another than the first.

mod checks;
mod life;
mod memory;
mod people;
mod twins;
mod weather;
mod world;

use std::{
    cell::Cell,
    ops::AddAssign,
    panic,
    sync::{
        Arc, Mutex, Once,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use sha2::{Digest, Sha256};
use tokio::time::{sleep, timeout};

use crate::{
    app::App,
    dice::Dice,
    secrets::{hex, seeded},
    services,
    store::{DatabaseAddress, Store},
};

use weather::BEGINNING;
use world::World;

/// How many worlds every test of the house looks at.
const SEEDS: u64 = 150;
/// So many that fail are told of.
const TOLD: usize = 5;

thread_local! {
    static FELL_OVER: Cell<bool> = const { Cell::new(false) };
}

/// Sets the server's own work in motion.
fn work(app: &App) {
    super::work(app, None);
}

/// What has happened in worlds.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    seeds: u64,
    lives: u64,
    tables: u64,
    over: u64,
    lines: u64,
    acknowledged: u64,
    refused: u64,
    unknown: u64,
    repeated: u64,
    given_up: u64,
    others: u64,
    calls: u64,
    slow: u64,
    failed: u64,
    lost: u64,
    away: u64,
    /// In seconds, by their own clocks.
    time: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.seeds += other.seeds;
        self.lives += other.lives;
        self.tables += other.tables;
        self.over += other.over;
        self.lines += other.lines;
        self.acknowledged += other.acknowledged;
        self.refused += other.refused;
        self.unknown += other.unknown;
        self.repeated += other.repeated;
        self.given_up += other.given_up;
        self.others += other.others;
        self.calls += other.calls;
        self.slow += other.slow;
        self.failed += other.failed;
        self.lost += other.lost;
        self.away += other.away;
        self.time += other.time;
    }
}

/// A world that has come to its end.
struct Run {
    result: Result<(), String>,
    trace: Vec<String>,
    /// Of everything that has happened.
    print: String,
    tally: Tally,
}

/// Whoever falls over in a task of a server is heard of by nobody: this notes it.
fn note_falls() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            FELL_OVER.set(true);
            before(info);
        }));
    });
}

fn run(seed: u64) -> Run {
    plug::open(house::GAMES);
    note_falls();
    FELL_OVER.set(false);
    seeded::begin(seed);
    let world = Arc::new(World::new(seed));
    let (mut now, mut life) = (BEGINNING, 0);
    for death in world.weather.crashes.clone() {
        if death > now {
            now = life::cut_short(&world, life, now, death);
            life += 1;
        }
    }
    let mut result = life::to_the_end(&world, life, now);
    if FELL_OVER.get() {
        result = Err("a task fell over".to_owned());
    }
    told(&world, life + 1, result)
}

fn told(world: &World, lives: u64, result: Result<(), String>) -> Run {
    let memory = world.memory();
    let (faults, calls) = world.weather.faults();
    let asked = |of: fn(&memory::Asked) -> bool| {
        memory.answers.iter().filter(|answer| of(&answer.asked)).count() as u64
    };
    let ends = |text: &str| memory.trace().iter().filter(|line| line.contains(text)).count() as u64;
    let tally = Tally {
        seeds: 1,
        lives,
        tables: ends(" lines, is "),
        over: ends(" lines, is Over"),
        lines: ends("   "),
        acknowledged: asked(|asked| asked.taken.is_some()),
        refused: asked(|asked| asked.taken.is_none() && asked.refused.is_some()),
        unknown: asked(|asked| asked.unknown),
        repeated: asked(|asked| asked.times > 1),
        given_up: memory.given_up,
        others: memory.others + memory.lines.len() as u64 + memory.undos.len() as u64,
        calls: faults.calls,
        slow: faults.slow,
        failed: faults.refused,
        lost: faults.lost,
        away: faults.away,
        time: (world.weather.ends - BEGINNING).unsigned_abs() / 1000,
    };
    let trace = memory.trace().to_vec();
    let print = hex(&Sha256::digest(format!("{calls} {}", trace.join("\n"))));
    Run { result, trace, print, tally }
}

/// A number that whoever runs the tests has set.
fn wanted(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

/// Each world has a thread of its own, for clock and chance are those of a thread.
fn run_alone(seed: u64) -> Run {
    let run = thread::Builder::new().name(format!("seed {seed}")).spawn(move || run(seed)).expect("a thread");
    run.join().unwrap_or_else(|_| Run {
        result: Err("the world itself fell over".to_owned()),
        trace: Vec::new(),
        print: String::new(),
        tally: Tally::default(),
    })
}

#[test]
fn every_seed_is_a_world_in_which_the_house_keeps_its_word() {
    if let Some(seed) = wanted("MENAGERIE_SEED") {
        let run = run_alone(seed);
        println!("{}\n{:?}\nprint {}", run.trace.join("\n"), run.tally, run.print);
        return run.result.unwrap_or_else(|wrong| panic!("seed {seed}: {wrong}"));
    }
    let first = wanted("MENAGERIE_FIRST").unwrap_or(0);
    let last = first + wanted("MENAGERIE_SEEDS").unwrap_or(SEEDS);
    let (next, began) = (AtomicU64::new(first), Instant::now());
    let (tally, failures) = (Mutex::new(Tally::default()), Mutex::new(Vec::new()));
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= last {
                        return;
                    }
                    let run = run_alone(seed);
                    *tally.lock().expect("no panic") += run.tally;
                    if let Err(wrong) = run.result {
                        failures.lock().expect("no panic").push((seed, wrong));
                    }
                    if (seed + 1) % 500 == 0 {
                        println!("{} seeds after {:?}", seed + 1 - first, began.elapsed());
                    }
                }
            });
        }
    });
    let mut failures = failures.into_inner().expect("no panic");
    failures.sort();
    println!(
        "{:?} in {:?}, {} failures",
        tally.into_inner().expect("no panic"),
        began.elapsed(),
        failures.len()
    );
    for (seed, wrong) in failures.iter().take(TOLD) {
        println!(
            "seed {seed}: {wrong}\nMENAGERIE_SEED={seed} cargo test -p server --lib simulation -- --nocapture"
        );
    }
    assert!(failures.is_empty(), "{} seeds fail, first seed {}", failures.len(), failures[0].0);
}

/// Without this no seed could be told of: the same seed is the same world, call by call.
#[test]
fn the_same_seed_is_the_same_world() {
    for seed in 0..8 {
        let (once, again) = (run_alone(seed), run_alone(seed));
        let differs = once.trace.iter().zip(&again.trace).find(|(one, other)| one != other);
        assert!(once.print == again.print, "seed {seed} is two worlds: {differs:?}");
        assert!(once.print != run_alone(seed + 100).print);
    }
}

/// Whoever asks for a table may lose patience while it is read. They come again: what was begun for them must be there then.
#[tokio::test]
async fn a_table_is_read_to_the_end_though_nobody_waits_for_it_any_more() {
    plug::open(house::GAMES);
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(&DatabaseAddress::Folder(folder.path().to_owned())).await.expect("a store");
    let (app, _wakes) = World::new(0).app(store).await;
    let host = services::new_guest(&app, "Anna".to_owned()).await.expect("a guest");
    let table = World::wanted(&mut Dice::new(1), &host, 0);
    let id = services::open(&app, &host, table).await.expect("a table");
    let room = app.room(&id).await.expect("its room");
    app.rooms.discard(&room, &mut room.enter().await.expect("the table"));
    assert!(app.rooms.in_memory(&id).is_none());
    let asked = timeout(Duration::ZERO, app.rooms.find(&app.store, &id)).await;
    assert!(asked.is_err(), "reading takes a moment");
    for _ in 0..500 {
        if app.rooms.in_memory(&id).is_some() {
            return;
        }
        sleep(Duration::from_millis(10)).await;
    }
    panic!("nobody has read on");
}
