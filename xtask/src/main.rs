//! Chores of the house.
//!
//! `cargo xtask test` runs every test, after installing what the tests need; `cargo xtask pictures` draws the pictures in
//! `docs/pictures` anew; `cargo xtask postgres COMMAND..` and `cargo xtask nats COMMAND..` run a command beside a PostgreSQL
//! or a NATS server of its own; `cargo xtask storm` breaks what programs play on and looks whether anything is lost;
//! `cargo xtask package` makes the Debian package and tries it.

mod left_out;
mod nats;
mod package;
mod postgres;
mod python;
mod storm;

use std::{
    env,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
};

fn main() -> ExitCode {
    match env::args().nth(1).as_deref() {
        Some("test") => test(),
        Some("pictures") => pictures(),
        Some("nats") => nats::run(&env::args().skip(2).collect::<Vec<_>>()),
        Some("postgres") => postgres::around(&env::args().skip(2).collect::<Vec<_>>()),
        Some("storm") => storm::raise(&env::args().skip(2).collect::<Vec<_>>()),
        Some("package") => package::make(env::args().any(|word| word == "--debug")),
        _ => {
            eprintln!("cargo xtask test                  run all tests");
            eprintln!("cargo xtask pictures              take the pictures in docs/pictures anew");
            eprintln!(
                "cargo xtask package [--debug]     make the Debian package, install it aside and try it"
            );
            eprintln!(
                "cargo xtask storm WORDS..         break what programs play on; --help tells the words"
            );
            eprintln!("cargo xtask nats COMMAND..        run a command beside a NATS server of its own");
            eprintln!("cargo xtask postgres COMMAND..    run a command beside a PostgreSQL of its own");
            ExitCode::FAILURE
        }
    }
}

/// The share of `menagerie laws` that every change must pass: options drawn at random, beside those of each game's tests.
const LAWS: &[&str] = &["laws", "all", "--games", "120"];

/// All tests of the workspace, then what only the finished program can show: rule coverage, data packs, laws at large, storms.
/// Everything is built as one workspace and with its tests: a package built alone, or without them, takes other features of
/// its dependencies, and all of them would be compiled again.
fn test() -> ExitCode {
    let browser = has_browser();
    if !browser {
        eprintln!("no chromium and chromedriver: the browser tests are left out");
    }
    let browser = if browser { "required" } else { "optional" };
    let nats = nats::Nats::start();
    if let Err(why) = &nats {
        eprintln!("no NATS server ({why}). Left out are the tests of {}", left_out::WITHOUT_NATS);
    }
    let program = built().join("menagerie");
    let postgres = postgres::Postgres::start();
    // All that fails is told, not what fails first.
    let mut tests = cargo(&["test", "--workspace", "--no-fail-fast"]);
    tests.env("MENAGERIE_BROWSER", browser);
    if let Some(postgres) = &postgres {
        postgres.tell(&mut tests);
    }
    let package = package::of_tests(&mut tests);
    if package.is_none() && env::var_os("CI").is_some() {
        eprintln!("the Debian package belongs to what is tested here");
        return ExitCode::FAILURE;
    }
    let storms = storm::of_tests(&built(), postgres.is_some() && nats.is_ok());
    let build = cargo(&["build", "--workspace", "--lib", "--bins", "--tests", "--examples"]);
    let last = [
        menagerie(&program, &["rules", "coverage"]),
        menagerie(&program, &["data", "check"]),
        menagerie(&program, LAWS),
    ];
    let steps = [build].into_iter().chain(package).chain([tests]).chain(last);
    let told = |step| nats.iter().fold(step, |step, nats| nats.told(step));
    let rust = run(steps.map(told).chain(storms));
    if rust == ExitCode::SUCCESS { python::test(&built(), &program) } else { rust }
}

/// Where cargo puts what it builds: this chore is one of them.
fn built() -> PathBuf {
    let here = env::current_exe().expect("the path of this program");
    here.parent().expect("the folder of this program").to_owned()
}

fn cargo(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO"));
    command.args(words);
    command
}

fn menagerie(program: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(words);
    command
}

/// Every game in its main phases, at three screen sizes, light and dark.
fn pictures() -> ExitCode {
    if !has_browser() {
        eprintln!("no chromium and chromedriver: no pictures");
        return ExitCode::FAILURE;
    }
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/pictures");
    let mut pictures =
        cargo(&["run", "--quiet", "--package", "server", "--example", "pictures", "--", folder]);
    pictures.env("MENAGERIE_BROWSER", "required");
    run([pictures])
}

/// Runs one step after the other, until one fails.
fn run(steps: impl IntoIterator<Item = Command>) -> ExitCode {
    for mut step in steps {
        let words: Vec<_> = step.get_args().map(|word| word.to_string_lossy()).collect();
        println!("{} {}", step.get_program().display(), words.join(" "));
        match step.status() {
            Ok(status) if status.success() => {}
            Ok(_) => return ExitCode::FAILURE,
            Err(error) => {
                eprintln!("{} cannot be started: {error}", step.get_program().display());
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
