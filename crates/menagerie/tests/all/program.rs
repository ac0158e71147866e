//! The program as tests run it.

use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

use serde_json::Value;

/// The games of this house, as they are typed.
pub fn games() -> impl Iterator<Item = &'static str> {
    house::GAMES.iter().map(|game| game.id())
}

/// The program in English, unless `--lang` says otherwise.
pub fn menagerie(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_menagerie"));
    command.args(args).env("LC_ALL", "C").env_remove("LANG");
    command
}

pub fn run(args: &[&str]) -> Output {
    menagerie(args).stdin(Stdio::null()).output().expect("the program starts")
}

pub fn type_in(args: &[&str], input: &str) -> Output {
    let mut child = menagerie(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that ends early closes its input; that is not a failure.
    let _ = child.stdin.take().expect("input").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

pub fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

pub fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[track_caller]
pub fn json(args: &[&str]) -> Value {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {}", err(&output));
    serde_json::from_str(&out(&output)).unwrap_or_else(|error| panic!("{args:?}: {error}"))
}
