//! `menagerie scenario run`: given, when, then.

use std::{path::Path, process::ExitCode};

use clap::ArgMatches;
use engine::{
    Problems,
    scenario::{self, Scenario},
};
use words::Lang;

use crate::{catalog, cli, console};

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let mut passed = 0;
    let mut failed = 0;
    for named in args.get_many::<String>("files").into_iter().flatten() {
        for path in files(named) {
            for scenario in read(&path)? {
                match play(&scenario, args) {
                    Ok(()) => passed += 1,
                    Err(problems) => {
                        failed += 1;
                        let title = [scenario.id.as_str(), scenario.title.as_str()].join(" ");
                        let at = [("scenario", title.trim().into()), ("file", path.as_str().into())];
                        eprintln!("{}", lang.tell("scenario-failed", at));
                        problems.iter().for_each(|problem| eprintln!("  {}", lang.problem(problem)));
                    }
                }
            }
        }
    }
    console::print(&lang.tell("scenario-summary", [("passed", passed.into()), ("failed", failed.into())]));
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// A file as it is named; a folder stands for all scenario files below it.
fn files(named: &str) -> Vec<String> {
    if !Path::new(named).is_dir() {
        return vec![named.to_owned()];
    }
    let found = testkit::files(Path::new(named), &["toml", "json"]);
    found.into_iter().map(|path| path.to_string_lossy().into_owned()).collect()
}

pub fn read(path: &str) -> Result<Vec<Scenario>, Problems> {
    let text = console::read_file(path)?;
    scenario::parse(&text, path.ends_with(".toml")).map_err(|problem| vec![problem.with("file", path)])
}

fn play(scenario: &Scenario, args: &ArgMatches) -> Result<(), Problems> {
    let game = catalog::find(&scenario.game)?;
    game.run(scenario, cli::data(args, game.id())?.as_deref())
}
