//! Chores of the house.
//!
//! `cargo xtask test` runs every test, after installing what the tests need; `cargo xtask pictures` draws the pictures in
//! `docs/pictures` anew.

mod python;

use std::{
    env,
    process::{Command, ExitCode},
};

fn main() -> ExitCode {
    match env::args().nth(1).as_deref() {
        Some("test") => test(),
        Some("pictures") => pictures(),
        _ => {
            eprintln!("cargo xtask test        run all tests");
            eprintln!("cargo xtask pictures    take the pictures in docs/pictures anew");
            ExitCode::FAILURE
        }
    }
}

/// The share of `menagerie laws` that every change must pass: options drawn at random, beside those of each game's tests.
const LAWS: &[&str] = &["laws", "all", "--games", "120"];

/// All tests of the workspace, then what only the finished program can show: rule coverage, data packs, laws at large.
fn test() -> ExitCode {
    let browser = has_browser();
    if !browser {
        eprintln!("no chromium and chromedriver: the browser tests are left out");
    }
    let program = ["run", "--quiet", "--package", "menagerie", "--"];
    let mut steps: Vec<Vec<&str>> = vec![vec!["test", "--workspace"]];
    let mut step = |words: &[&'static str]| steps.push([&program[..], words].concat());
    step(&["rules", "coverage"]);
    step(&["data", "check"]);
    step(LAWS);
    let browser = if browser { "required" } else { "optional" };
    let rust = run(&steps, browser);
    if rust == ExitCode::SUCCESS { python::test() } else { rust }
}

/// Every game in its main phases, at three screen sizes, light and dark.
fn pictures() -> ExitCode {
    if !has_browser() {
        eprintln!("no chromium and chromedriver: no pictures");
        return ExitCode::FAILURE;
    }
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/pictures");
    let step = ["run", "--quiet", "--package", "server", "--example", "pictures", "--", folder];
    run(&[step.into()], "required")
}

/// Runs cargo once for each step, until one fails.
fn run(steps: &[Vec<&str>], browser: &str) -> ExitCode {
    for step in steps {
        println!("cargo {}", step.join(" "));
        match Command::new(env!("CARGO")).args(step).env("MENAGERIE_BROWSER", browser).status() {
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

/// Whether a browser can be driven, after trying to install one where the package manager is Debian's.
fn has_browser() -> bool {
    let found = || {
        ["chromium", "chromedriver"].iter().all(|program| {
            Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
        })
    };
    if found() {
        return true;
    }
    install(&["chromium", "chromium-driver"]);
    found()
}

/// Tries to install packages where the package manager is Debian's; whoever asks for them looks whether they are there.
fn install(packages: &[&str]) {
    for step in [&["update"][..], &[&["install", "--yes"], packages].concat()] {
        println!("apt-get {}", step.join(" "));
        let _ = Command::new("apt-get").args(step).status();
    }
}
