//! `menagerie scenario run`: given, when, then.

use std::{path::Path, process::ExitCode};

use clap::ArgMatches;
use engine::{
    Problem, Problems,
    ledger::Ledger,
    scenario::{self, Scenario},
};
use words::Lang;

use crate::{cli, console};

/// Runs every scenario. What failed and how many passed go to the same stream, so that a report is whole.
pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let (mut passed, mut failed) = (0, 0);
    let mut tell = |title: &str, file: &str, result: Result<(), Problems>| match result {
        Ok(()) => passed += 1,
        Err(problems) => {
            failed += 1;
            let at = [("scenario", title.into()), ("file", file.into())];
            console::print(&lang.tell("scenario-failed", at));
            problems.iter().for_each(|problem| console::print(&format!("  {}", lang.problem(problem))));
        }
    };
    for named in args.get_many::<String>("files").into_iter().flatten() {
        for path in files(named)? {
            match read(&path) {
                Ok(scenarios) => {
                    for scenario in scenarios {
                        let title = [scenario.id.as_str(), scenario.title.as_str()].join(" ");
                        tell(title.trim(), &path, play(&scenario, args));
                    }
                }
                Err(problems) => tell("-", &path, Err(problems)),
            }
        }
    }
    console::print(&lang.tell("scenario-summary", [("passed", passed.into()), ("failed", failed.into())]));
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// A file as it is named; a folder stands for all scenario files below it. What is not there stops the run.
fn files(named: &str) -> Result<Vec<String>, Problems> {
    let there = std::fs::metadata(named)
        .map_err(|error| vec![Problem::new("file-unreadable").with("file", named).with("reason", error)])?;
    if !there.is_dir() {
        return Ok(vec![named.to_owned()]);
    }
    let found = testkit::files(Path::new(named), &["toml", "json"])
        .map_err(|reason| vec![Problem::new("file-unreadable").with("file", named).with("reason", reason)])?;
    if found.is_empty() {
        return Err(vec![none(named)]);
    }
    Ok(found.into_iter().map(|path| path.to_string_lossy().into_owned()).collect())
}

/// The scenarios of a file, of which there is at least one.
pub fn read(path: &str) -> Result<Vec<Scenario>, Problems> {
    let text = console::read_file(path)?;
    let scenarios = scenario::parse(&text, path.ends_with(".toml"));
    let scenarios = scenarios.map_err(|problem| vec![problem.with("file", path)])?;
    if scenarios.is_empty() { Err(vec![none(path)]) } else { Ok(scenarios) }
}

fn none(place: &str) -> Problem {
    Problem::new("scenario-none").with("place", place)
}

fn play(scenario: &Scenario, args: &ArgMatches) -> Result<(), Problems> {
    let game = plug::find(&scenario.game)?;
    let ledger = Ledger::parse(&game.ledger(Lang::EN));
    game.run(scenario, cli::data(args, game.id())?.as_deref(), &ledger)
}
