//! Chores of the house.
//!
//! `cargo xtask test` runs every test, after installing what the tests need.

use std::{
    env,
    process::{Command, ExitCode},
};

fn main() -> ExitCode {
    match env::args().nth(1).as_deref() {
        Some("test") => test(),
        _ => {
            eprintln!("cargo xtask test    run all tests");
            ExitCode::FAILURE
        }
    }
}

/// All tests of the workspace, then what only the finished program can show: rule coverage and data packs.
fn test() -> ExitCode {
    let steps: [&[&str]; 3] = [
        &["test", "--workspace"],
        &["run", "--quiet", "--package", "menagerie", "--", "rules", "coverage"],
        &["run", "--quiet", "--package", "menagerie", "--", "data", "check"],
    ];
    for step in steps {
        println!("cargo {}", step.join(" "));
        match Command::new(env!("CARGO")).args(step).status() {
            Ok(status) if status.success() => {}
            Ok(_) => return ExitCode::FAILURE,
            Err(error) => {
                eprintln!("cargo cannot be started: {error}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}
