//! `menagerie data check`: whether data packs are sound, and where their numbers come from.

use std::process::ExitCode;

use clap::ArgMatches;
use engine::{Problem, Problems, pack::provenance};
use plug::Plug;
use serde_json::{Map, Value, json};
use words::Lang;

use crate::{cli, console};

/// Where the numbers of an entry may come from.
const SOURCES: [&str; 4] = ["seed", "public", "inferred", "house"];

/// The packs of the program itself, in a report.
const BUILT_IN: &str = "built-in";

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let mut report = Map::new();
    let mut sound = true;
    for (game, file, text) in packs(args)? {
        let shown = if file == BUILT_IN { lang.say("data-built-in") } else { file.clone() };
        let name = [("game", game.id().into()), ("file", shown.into())];
        match game.check_data(&text) {
            Ok(hash) => {
                let sources = provenance(&text).map_err(|problem| vec![problem])?;
                let counts: Vec<String> = SOURCES
                    .iter()
                    .filter_map(|source| Some((source, sources.get(*source)?)))
                    .map(|(source, count)| format!("{} {count}", lang.say(&format!("data-source-{source}"))))
                    .collect();
                if !args.get_flag("json") {
                    console::print(&lang.tell("data-sound", name));
                    console::print(&lang.tell("data-sources", [("sources", counts.join(", ").into())]));
                    console::print(&lang.tell("data-hash", [("hash", hash.as_str().into())]));
                }
                report
                    .insert(game.id().to_owned(), json!({ "file": file, "hash": hash, "sources": sources }));
            }
            Err(problems) => {
                sound = false;
                eprintln!("{}", lang.tell("data-unsound", name));
                problems.iter().for_each(|problem| eprintln!("  {}", lang.problem(problem)));
                report.insert(game.id().to_owned(), json!({ "file": file, "problems": problems }));
            }
        }
    }
    if args.get_flag("json") {
        console::print_json(&Value::Object(report))?;
    }
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The packs to look at: the built-in ones, or those of a folder (one folder for each game, or a single pack).
fn packs(args: &ArgMatches) -> Result<Vec<(&'static Plug, String, String)>, Problems> {
    let Some(folder) = cli::text(args, "folder").or_else(|| cli::text(args, "data")) else {
        return Ok(plug::games()
            .iter()
            .map(|game| (*game, BUILT_IN.to_owned(), game.built_in_data().to_owned()))
            .collect());
    };
    let folder = std::path::Path::new(folder);
    let mut found = Vec::new();
    for game in plug::games() {
        let path = folder.join(game.id()).join("components.toml");
        if path.exists() {
            let path = path.to_string_lossy().into_owned();
            let text = console::read_file(&path)?;
            found.push((*game, path, text));
        }
    }
    if found.is_empty() {
        // A single pack says itself which game it is for.
        let path = folder.join("components.toml").to_string_lossy().into_owned();
        let text = console::read_file(&path)?;
        let line = text.lines().find(|line| line.trim_start().starts_with("game"));
        let game = line.and_then(|line| plug::games().iter().copied().find(|game| line.contains(game.id())));
        let game = game.ok_or_else(|| vec![Problem::new("data-which-game").with("file", &path)])?;
        found.push((game, path, text));
    }
    Ok(found)
}
