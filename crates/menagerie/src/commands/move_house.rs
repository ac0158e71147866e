//! `menagerie move-house`: everything a house keeps, from one database to another.

use std::process::ExitCode;

use clap::ArgMatches;
use engine::{Problem, Problems};
use serde_json::json;
use store::DatabaseAddress;
use words::Lang;

use crate::{cli, console, moving};

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let (from, to) = (address(args, "from")?, address(args, "to")?);
    let counts = moving::carry("", async |progress| store::move_house(&from, &to, progress).await)?;
    let (from_text, to_text) = (from.to_string(), to.to_string());
    let done = [("from", from_text.as_str().into()), ("to", to_text.as_str().into())];
    let facts = json!({ "from": from_text, "to": to_text });
    moving::tell(args, lang, &lang.tell("moving-moved", done), facts, &counts)?;
    if !args.get_flag("json") {
        console::print(&match to {
            DatabaseAddress::Folder(_) => {
                lang.tell("moving-serve-folder", [("place", to_text.as_str().into())])
            }
            DatabaseAddress::Postgres(_) => lang.say("moving-serve-database"),
        });
    }
    Ok(ExitCode::SUCCESS)
}

/// The database that a flag names. What was typed is not said again: a password may be in it.
fn address(args: &ArgMatches, flag: &'static str) -> Result<DatabaseAddress, Problems> {
    let no_database = |_| vec![Problem::new("moving-no-place").with("flag", format!("--{flag}"))];
    cli::required(args, flag).parse().map_err(no_database)
}
