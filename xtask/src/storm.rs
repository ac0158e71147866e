//! The storm: programs play while what they play on is broken (`crates/crowd`, `docs/storm.md`).

use std::{
    path::Path,
    process::{Command, ExitCode},
};

use crate::{built, run};

/// What every change must pass: a minute of it on many nodes, some kills of a single server, a disk that fills up. The same storm
/// for every change, so that what one change breaks is not another's bad luck.
const HOUSE: [&str; 6] = ["--minutes", "1", "--tables", "12", "--seed", "7"];
const SERVER: [&[&str]; 2] = [&["--kills", "20", "--seed", "4"], &["--disk", "--tables", "8", "--seed", "3"]];
/// The program that the nodes are at first: its games have earlier rules.
const BEFORE: &str = "examples/yesterday";

/// `cargo xtask storm WORDS..`: builds the program and the storm as this chore was built, and lets it loose.
pub fn raise(words: &[String]) -> ExitCode {
    let mut build = Command::new(env!("CARGO"));
    build.args(["build", "--package", "menagerie", "--package", "crowd", "--bins"]);
    if !cfg!(debug_assertions) {
        build.arg("--release");
    }
    let mut storm = Command::new(built().join("storm"));
    storm.args(words);
    run([build, storm])
}

/// The storms that belong to the tests, of a program that is built already. The first needs servers beside it: without them
/// it is left out.
pub fn of_tests(built: &Path, has_services: bool) -> Vec<Command> {
    let raised = |words: &[&str]| {
        let mut command = Command::new(built.join("storm"));
        command.args(words);
        command
    };
    let mut storms: Vec<Command> = SERVER.map(raised).into();
    if has_services {
        let mut house = raised(&HOUSE);
        house.arg("--before").arg(built.join(BEFORE));
        storms.push(house);
    } else {
        eprintln!("no PostgreSQL or no NATS server: the storm on many nodes is left out");
    }
    storms
}
