//! The storm: programs play while what they play on is broken (`crates/crowd`, `docs/storm.md`).

use std::process::{Command, ExitCode};

use crate::{built, run};

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
