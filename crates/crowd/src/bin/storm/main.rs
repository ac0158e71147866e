//! `storm`: programs play at tables while what they play on is killed, stopped, restarted and updated. In the end everything they
//! remember is held against the log. `cargo xtask storm` builds and starts it; `docs/storm.md` tells what was run.

mod check;
mod disk;
mod faults;
mod kills;
mod nodes;
mod options;
mod pauses;
mod present;
mod record;
mod report;
mod seat;
mod storm;
mod table;
mod violation;

use std::{ffi::OsString, path::Path, process::ExitCode};

use crowd::Failure;

use options::{Options, Plan};

#[tokio::main]
async fn main() -> ExitCode {
    let options = match Options::read(std::env::args().skip(1)) {
        Ok(Some(options)) => options,
        Ok(None) => {
            println!("{}", options::HELP);
            return ExitCode::SUCCESS;
        }
        Err(failure) => {
            eprintln!("{failure}");
            return ExitCode::FAILURE;
        }
    };
    plug::open(house::GAMES);
    println!("{:?}, {} tables, seed {}", options.plan, options.tables, options.seed);
    match weather(&options).await {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(failure) => {
            eprintln!("seed {}: {failure}", options.seed);
            ExitCode::FAILURE
        }
    }
}

/// Raises a storm and tells what came of it; whether that is as it must be. If it is not, what the servers said is kept.
async fn weather(options: &Options) -> Result<bool, Failure> {
    let logs = tempfile::Builder::new().prefix("storm-").tempdir()?;
    // Whoever breaks it off leaves no process behind: what was started goes with the values that stand for it.
    let told = tokio::select! {
        told = raise(options, logs.path()) => told,
        _ = tokio::signal::ctrl_c() => Err("broken off".into()),
    };
    let well = told.as_ref().is_ok_and(report::Report::is_well);
    if let Ok(report) = &told {
        print!("{report}");
        println!("{}", if well { "well" } else { "NOT WELL" });
    }
    if !well {
        println!("what the servers said: {}", logs.keep().display());
    }
    told.map(|_| well)
}

async fn raise(options: &Options, logs: &Path) -> Result<report::Report, Failure> {
    match options.plan {
        Plan::House { minutes } => nodes::storm(options, minutes, logs).await,
        Plan::Kills(kills) => kills::storm(options, kills, logs).await,
        Plan::Disk => disk::storm(options, logs).await,
    }
}

/// The words that tell a server to keep what it knows in a folder.
fn kept_in(folder: &Path) -> [OsString; 4] {
    ["--bot-pace-ms".into(), "0".into(), "--data-dir".into(), folder.into()]
}
