//! The Debian package: made with cargo-deb, installed into a folder of its own, and started as its unit would.

use std::{
    path::PathBuf,
    process::{Command, ExitCode},
};

use crate::{built, cargo, run};

/// Makes the package in the folder of what is built, and lets the tests of `package` try it. `quickly` packs what
/// `cargo build` makes; otherwise it is the release.
pub fn make(quickly: bool) -> ExitCode {
    if !has_cargo_deb() {
        return ExitCode::FAILURE;
    }
    let profile = if quickly { "dev" } else { "release" };
    let (pack, file) = packing(profile);
    let mut test =
        cargo(&["test", "--package", "menagerie", "--test", "all", "--", "package::", "--nocapture"]);
    test.env("MENAGERIE_PACKAGE", &file);
    let made = run([cargo(&["build", "--package", "menagerie", "--profile", profile]), pack, test]);
    if made == ExitCode::SUCCESS {
        println!("{}", file.display());
    }
    made
}

/// Packs what is built, for the tests: they are told where it will be. `None` where it cannot be packed.
pub fn of_tests(tests: &mut Command) -> Option<Command> {
    if !has_cargo_deb() {
        return None;
    }
    let (mut pack, file) = packing("dev");
    tests.env("MENAGERIE_PACKAGE", file);
    // It is tried and thrown away: packing it tightly takes longer than all else.
    pack.arg("--fast");
    Some(pack)
}

/// The step that makes the package, and the file that it makes.
fn packing(profile: &str) -> (Command, PathBuf) {
    let file = built().join("menagerie.deb");
    let mut pack = cargo(&["deb", "--package", "menagerie", "--no-build", "--profile", profile, "--output"]);
    pack.arg(&file);
    (pack, file)
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
