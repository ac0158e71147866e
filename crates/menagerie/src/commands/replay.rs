//! `menagerie replay`: a saved game again, step by step, checked.

use std::process::ExitCode;

use boards::TextBoard;
use clap::ArgMatches;
use engine::{
    Pack, Problem, Problems, Table, Viewer,
    save::{self, Parsed},
};
use serde_json::json;
use words::Lang;

use crate::{catalog, cli, console};

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let text = console::read_file(cli::required(args, "file"))?;
    let saved = save::read(&text).map_err(|problem| vec![problem])?;
    catalog::with_game!(saved.game(), G => replay::<G>(&saved, args, lang))
        .ok_or_else(|| vec![catalog::no_game(saved.game())])??;
    Ok(ExitCode::SUCCESS)
}

fn replay<G: TextBoard>(saved: &Parsed, args: &ArgMatches, lang: Lang) -> Result<(), Problems> {
    let pack = match cli::data(args, G::ID)? {
        Some(text) => Pack::parse(&text)?,
        None => Pack::built_in()?,
    };
    let mut table: Table<G> = saved.replay(pack)?;
    if let Some(at) = cli::number(args, "at") {
        table = table.at(usize::try_from(at).unwrap_or(usize::MAX)).map_err(|problem| vec![problem])?;
    }
    let viewer = viewer(args, &table)?;
    if args.get_flag("json") {
        let lines: Vec<_> = table
            .story(viewer)
            .map(|(entry, told)| json!({ "entry": entry, "clause": told.clause, "event": engine::json::write(pack, &told.event) }))
            .collect();
        console::print_json(&lines)?;
        return Ok(());
    }
    console::print(&story(&table, viewer, lang));
    console::print("");
    console::print(&G::draw(&engine::Game::view(table.state(), viewer), lang));
    if let Some(outcome) = engine::Game::outcome(table.state()) {
        console::print("");
        console::print(&boards::score_sheet::<G>(&outcome, lang));
    }
    let commitment = table.seed().commitment();
    console::print(
        &lang.tell(
            "replay-verified",
            [("entries", table.log().len().into()), ("commitment", commitment.into())],
        ),
    );
    Ok(())
}

/// Whose eyes: `--viewer`, else everybody's once the game is over and the public's before.
fn viewer<G: TextBoard>(args: &ArgMatches, table: &Table<G>) -> Result<Viewer, Problems> {
    let Some(stated) = cli::text(args, "viewer") else { return Ok(Viewer::Spectator) };
    let known = stated
        .parse()
        .ok()
        .filter(|viewer| Viewer::all(table.state().players()).any(|other| other == *viewer));
    known.ok_or_else(|| vec![Problem::new("no-viewer").with("viewer", stated)])
}

/// What a viewer was told, a line each, with the log entry and the clause.
pub fn story<G: TextBoard>(table: &Table<G>, viewer: Viewer, lang: Lang) -> String {
    let view = engine::Game::view(table.state(), viewer);
    let lines: Vec<String> = table
        .story(viewer)
        .map(|(entry, told)| {
            let entry = entry.map_or_else(|| "-".to_owned(), |entry| entry.to_string());
            format!("{entry:>5}  {} [{}]", G::event(&view, &told.event, lang), told.clause)
        })
        .collect();
    lines.join("\n")
}
