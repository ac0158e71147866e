//! Chores of the house.
//!
//! `cargo xtask test` runs every test, after installing what the tests need; `cargo xtask pictures` draws the pictures in
//! `docs/pictures` anew.

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

/// All tests of the workspace, then what only the finished program can show: rule coverage and data packs.
fn test() -> ExitCode {
    let browser = has_browser();
    if !browser {
        eprintln!("no chromium and chromedriver: the browser tests are left out");
    }
    let steps: [&[&str]; 3] = [
        &["test", "--workspace"],
        &["run", "--quiet", "--package", "menagerie", "--", "rules", "coverage"],
        &["run", "--quiet", "--package", "menagerie", "--", "data", "check"],
    ];
    let browser = if browser { "required" } else { "optional" };
    run(&steps, browser)
}

/// Every game in its main phases, at three screen sizes, light and dark.
fn pictures() -> ExitCode {
    if !has_browser() {
        eprintln!("no chromium and chromedriver: no pictures");
        return ExitCode::FAILURE;
    }
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/pictures");
    run(&[&["run", "--quiet", "--package", "server", "--example", "pictures", "--", folder]], "required")
}

/// Runs cargo once for each step, until one fails.
fn run(steps: &[&[&str]], browser: &str) -> ExitCode {
    for step in steps {
        println!("cargo {}", step.join(" "));
        match Command::new(env!("CARGO")).args(*step).env("MENAGERIE_BROWSER", browser).status() {
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
    for step in [&["update"][..], &["install", "--yes", "chromium", "chromium-driver"]] {
        println!("apt-get {}", step.join(" "));
        let _ = Command::new("apt-get").args(step).status();
    }
    found()
}
