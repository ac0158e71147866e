//! `menagerie rules`: the ledger, clause by clause, and which clauses no test cites.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::ArgMatches;
use engine::{
    Problem, Problems,
    ledger::{Chapter, Ledger, LedgerClause},
};
use plug::Plug;
use serde_json::{Map, Value, json};
use words::Lang;

use crate::{cli, console};

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    match cli::required(args, "game") {
        "coverage" => coverage(args, lang),
        game => show(game, args, lang),
    }
}

fn show(game: &str, args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let ledger = Ledger::parse(&plug::find(game)?.ledger(lang));
    match cli::text(args, "clause") {
        Some(id) => {
            let clause = ledger.find(id);
            let clause = clause
                .ok_or_else(|| vec![Problem::new("no-clause").with("clause", id).with("game", game)])?;
            console::print(&text(clause));
        }
        None => {
            console::print(&ledger.title);
            ledger.chapters.iter().for_each(print_chapter);
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn print_chapter(chapter: &Chapter) {
    console::print(&format!("\n{}\n", chapter.title));
    if !chapter.text.is_empty() {
        console::print(&chapter.text);
    }
    chapter.clauses.iter().for_each(|clause| console::print(&text(clause)));
}

fn text(clause: &LedgerClause) -> String {
    let tags: Vec<String> = clause.tags.iter().map(|tag| format!("[{tag}]")).collect();
    format!("{} {}\n    {}", clause.id, tags.join(" "), clause.text)
}

/// The clause behind an answer or a refusal, for whoever asks at the table.
pub fn explain(game: &Plug, id: &str, lang: Lang) -> String {
    Ledger::parse(&game.ledger(lang)).find(id).map_or_else(|| id.to_owned(), text)
}

/// Compares the ledger of every game with what its tests cite. Fails when a clause is cited by none.
fn coverage(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let root = root(args)?;
    let mut games = Map::new();
    let mut complete = true;
    for game in plug::games() {
        let id = game.id();
        let ledger = Ledger::parse(&game.ledger(Lang::EN));
        let folder = root.join(game.folder).join("tests");
        let cited = testkit::citations(&folder).map_err(|reason| {
            vec![Problem::new("file-unreadable").with("file", folder.display()).with("reason", reason)]
        })?;
        let clauses: Vec<&str> = ledger.ids().collect();
        let uncited: Vec<&str> = clauses.iter().copied().filter(|id| !cited.contains(*id)).collect();
        let unknown: Vec<&String> = cited.iter().filter(|id| ledger.find(id).is_none()).collect();
        complete &= uncited.is_empty() && unknown.is_empty();
        let counts = [
            ("game", id.into()),
            ("cited", (clauses.len() - uncited.len()).into()),
            ("clauses", clauses.len().into()),
        ];
        if !args.get_flag("json") {
            console::print(&lang.tell("coverage-line", counts));
            for (key, ids) in [("coverage-uncited", uncited.join(" ")), ("coverage-unknown", join(&unknown))]
            {
                if !ids.is_empty() {
                    console::print(&lang.tell(key, [("ids", ids.into())]));
                }
            }
        }
        let entry = json!({
            "clauses": clauses.len(),
            "cited": clauses.len() - uncited.len(),
            "uncited": uncited,
            "unknown": unknown,
        });
        games.insert(id.to_owned(), entry);
    }
    if args.get_flag("json") {
        console::print_json(&Value::Object(games))?;
    }
    Ok(if complete { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn join(ids: &[&String]) -> String {
    ids.iter().map(|id| id.as_str()).collect::<Vec<_>>().join(" ")
}

/// The project's folder: `--root`, or the nearest one above that holds the tests.
fn root(args: &ArgMatches) -> Result<PathBuf, Problems> {
    if let Some(stated) = cli::text(args, "root") {
        return Ok(PathBuf::from(stated));
    }
    let here = std::env::current_dir().unwrap_or_else(|_| PathBuf::from("."));
    let found =
        here.ancestors().find(|folder| folder.join("crates/games").is_dir() && folder.join("rules").is_dir());
    found.map(Path::to_path_buf).ok_or_else(|| vec![Problem::new("no-project")])
}
