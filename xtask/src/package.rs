//! The Debian package: made with cargo-deb, installed into a folder of its own, and started as its unit would.

use std::process::{Command, ExitCode};

use crate::{built, run};

/// Makes the package in the folder of what is built, and lets the tests of `package` try it. `quickly` packs what
/// `cargo build` makes; otherwise it is the release.
pub fn make(quickly: bool) -> ExitCode {
    if !has_cargo_deb() {
        return ExitCode::FAILURE;
    }
    let profile = if quickly { "dev" } else { "release" };
    let file = built().join("menagerie.deb");
    let cargo = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO"));
        command.args(words);
        command
    };
    let mut pack = cargo(&["deb", "--package", "menagerie", "--no-build", "--profile", profile, "--output"]);
    pack.arg(&file);
    let mut test =
        cargo(&["test", "--package", "menagerie", "--test", "all", "--", "package::", "--nocapture"]);
    test.env("MENAGERIE_PACKAGE", &file);
    let made = run([cargo(&["build", "--package", "menagerie", "--profile", profile]), pack, test]);
    if made == ExitCode::SUCCESS {
        println!("{}", file.display());
    }
    made
}

fn has_cargo_deb() -> bool {
    let found = || {
        let version = Command::new(env!("CARGO")).args(["deb", "--version"]).output();
        version.is_ok_and(|output| output.status.success())
    };
    if found() {
        return true;
    }
    let mut install = Command::new(env!("CARGO"));
    install.args(["install", "cargo-deb", "--locked"]);
    if run([install]) == ExitCode::SUCCESS && found() {
        return true;
    }
    eprintln!("no cargo-deb: no package");
    false
}
