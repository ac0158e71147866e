//! `menagerie backup`: everything a house keeps in one file, while its server runs.

use std::{path::Path, process::ExitCode};

use clap::ArgMatches;
use engine::Problems;
use serde_json::json;
use words::Lang;

use crate::{cli, moving};

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let (from, file) = (moving::address(args)?, cli::required(args, "file"));
    let counts = moving::carry(file, async |progress| store::backup(&from, Path::new(file), progress).await)?;
    let from = from.to_string();
    let done = [("place", from.as_str().into()), ("file", file.into())];
    let facts = json!({ "from": from, "file": file });
    moving::tell(args, lang, &lang.tell("moving-backed-up", done), facts, &counts)?;
    Ok(ExitCode::SUCCESS)
}
