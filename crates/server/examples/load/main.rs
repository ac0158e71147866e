//! Many tables at once: programs sit down at a server, play all four games and say how long their answers took, what was
//! pushed for them, and what that cost the server.
//!
//! `cargo build --release -p menagerie -p server --bin menagerie --example load`, then
//! `target/release/examples/load --mode streams --tables 300`. It starts the `menagerie` that lies beside it, or the one
//! that `--program` names, with limits that let it play; `--server ADDRESS --pid PID` plays at one that runs. What it
//! asks a server for is public and old, so that it can be let loose on an earlier program too. All it takes: `--help`.

mod numbers;
mod options;
mod served;
mod table;

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use crowd::{Failure, Player, client};

use numbers::Counted;
use options::Options;
use served::Served;
use table::{Pace, Playing};

/// How many tables are opened at once: more only wait for each other.
const AT_ONCE: usize = 16;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let Some(options) = Options::read(std::env::args().skip(1))? else {
        println!("{}", options::HELP);
        return Ok(());
    };
    let served = Served::find(&options).await?;
    let before = served.memory();
    println!("{} tables, {}, at {}", options.tables, options.mode.id(), served.address());
    let tables = open(&options, served.address()).await?;
    // What opening them has set in motion is no part of what is measured.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let begun = served.memory();
    let cpu = served.cpu();
    let began = Instant::now();
    let (counted, tables) = play(&options, tables).await?;
    let took = began.elapsed();
    let spent = cpu.zip(served.cpu()).map(|(before, after)| after - before);
    let live = served.memory();
    counted.tell(options.mode, took, spent);
    if options.mode.follows().is_some() {
        let mut behind = 0;
        for table in &tables {
            behind += table.behind().await?;
        }
        println!("players whose last push is not the present: {behind} of {}", tables.len() * 2);
    }
    let count = tables.len();
    drop(tables);
    let mut memory =
        vec![("at the start", before), ("with all tables begun", begun), ("after playing", live)];
    if options.after > 0 && served.pid().is_some() {
        println!("left alone for up to {} s, until the server has swept its rooms ..", options.after);
        let rooms = served.left_alone(Duration::from_secs(options.after)).await;
        match rooms {
            Some(rooms) => println!("rooms in memory: {rooms}"),
            None => println!("rooms in memory: unknown, for the server has no `admin` address"),
        }
        memory.push(("after that", served.memory()));
    }
    numbers::tell_memory(&memory, count);
    Ok(())
}

/// Opens the tables, the games in turn, with two players at each.
async fn open(options: &Options, address: &str) -> Result<Vec<Playing>, Failure> {
    let client = client()?;
    let mut opened = Vec::with_capacity(options.tables);
    let numbers: Vec<usize> = (0..options.tables).collect();
    for some in numbers.chunks(AT_ONCE) {
        let mut work = Vec::new();
        for number in some.iter().copied() {
            let game = options.games[number % options.games.len()].clone();
            let new =
                |letter| Player::new(client.clone(), address.to_owned(), format!("Load {number} {letter}"));
            let (anna, ben) = (new('a'), new('b'));
            let mode = options.mode;
            work.push(tokio::spawn(async move {
                Playing::open(mode, game, number, [anna.await?, ben.await?]).await
            }));
        }
        for one in work {
            opened.push(one.await??);
        }
    }
    Ok(opened)
}

/// Lets everybody play until the time is up.
async fn play(options: &Options, tables: Vec<Playing>) -> Result<(Counted, Vec<Playing>), Failure> {
    let over = Arc::new(AtomicBool::new(false));
    let (begin, every) = (Instant::now(), options.every);
    let count = tables.len();
    let work: Vec<_> = tables
        .into_iter()
        .enumerate()
        .map(|(at, mut table)| {
            // People do not all move in the same instant, for ever in step: tables begin one after the other.
            let pace = Pace { next: begin + every.mul_f64(at as f64 / count as f64), every };
            let over = over.clone();
            tokio::spawn(async move {
                let counted = table.play(pace, &over).await;
                (counted, table)
            })
        })
        .collect();
    tokio::time::sleep(Duration::from_secs(options.seconds)).await;
    over.store(true, Ordering::Relaxed);
    let (mut all, mut tables) = (Counted::default(), Vec::new());
    for one in work {
        let (counted, table) = one.await?;
        all.add(counted);
        tables.push(table);
    }
    Ok((all, tables))
}
