//! `menagerie replay`: a saved game again, step by step, checked.

use std::process::ExitCode;

use clap::ArgMatches;
use engine::{Problem, Problems, Viewer, save};
use plug::{Eyes, Playing};
use words::Lang;

use crate::{cli, console};

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let text = console::read_file(cli::required(args, "file"))?;
    let saved = save::read(&text).map_err(|problem| vec![problem])?;
    let game = plug::find(saved.game())?;
    let mut table = game.resume(&saved, cli::data(args, game.id())?.as_deref())?;
    if let Some(at) = cli::number(args, "at") {
        table = table.moment(usize::try_from(at).unwrap_or(usize::MAX)).map_err(|problem| vec![problem])?;
    }
    let viewer = viewer(args, &*table)?;
    if args.get_flag("json") {
        console::print_json(&table.story(viewer))?;
        return Ok(ExitCode::SUCCESS);
    }
    console::print(&story(&*table, viewer, lang));
    console::print("");
    console::print(&table.drawn(viewer, lang));
    if let Some(sheet) = table.score_sheet(lang) {
        console::print("");
        console::print(&sheet);
    }
    let facts = [("entries", table.entries().into()), ("commitment", table.commitment().into())];
    console::print(&lang.tell("replay-verified", facts));
    Ok(ExitCode::SUCCESS)
}

/// Whose eyes: `--viewer`, else the public's.
fn viewer(args: &ArgMatches, table: &dyn Playing) -> Result<Viewer, Problems> {
    let Some(stated) = cli::text(args, "viewer") else { return Ok(Viewer::Spectator) };
    let known =
        stated.parse().ok().filter(|viewer| Viewer::all(table.players()).any(|other| other == *viewer));
    known.ok_or_else(|| vec![Problem::new("no-viewer").with("viewer", stated)])
}

/// What a viewer was told, a line each, with the log entry and the clause.
pub fn story(table: &dyn Playing, viewer: Viewer, lang: Lang) -> String {
    let lines: Vec<String> = table
        .told(Eyes::Viewer(viewer), usize::MAX, lang)
        .iter()
        .map(|told| {
            let entry = told.entry.map_or_else(|| "-".to_owned(), |entry| entry.to_string());
            format!("{entry:>5}  {} [{}]", told.text, told.clause)
        })
        .collect();
    lines.join("\n")
}
