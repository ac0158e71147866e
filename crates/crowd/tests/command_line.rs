//! The storm as a program: it tells what it takes, and refuses what it does not understand before it starts anything.

use std::process::{Command, Output};

fn storm(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_storm")).args(words).output().expect("the program starts")
}

#[test]
fn it_tells_what_it_takes_and_refuses_the_rest() {
    let help = storm(&["--help"]);
    let told = String::from_utf8_lossy(&help.stdout);
    assert!(help.status.success() && told.contains("--kills") && told.contains("--disk"), "{told}");
    let wrong = storm(&["--rain", "3"]);
    let told = String::from_utf8_lossy(&wrong.stderr);
    assert!(!wrong.status.success() && told.contains("--rain is unknown"), "{told}");
    // A program that is not there: a storm that cannot begin has not passed.
    assert!(!storm(&["--kills", "1", "--tables", "1", "--program", "/nowhere/menagerie"]).status.success());
}
