//! `menagerie restore`: a backup becomes a house again, or is only looked through.

use std::{path::Path, process::ExitCode};

use clap::ArgMatches;
use engine::Problems;
use serde_json::json;
use words::Lang;

use crate::{cli, moving};

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let file = cli::required(args, "file");
    let path = Path::new(file);
    if args.get_flag("check") {
        let counts = moving::carry(file, async |_| store::check(path))?;
        let done = lang.tell("moving-checked", [("file", file.into())]);
        moving::tell(args, lang, &done, json!({ "file": file }), &counts)?;
        return Ok(ExitCode::SUCCESS);
    }
    let to = moving::address(args)?;
    let counts = moving::carry(file, async |progress| store::restore(path, &to, progress).await)?;
    let to = to.to_string();
    let done = lang.tell("moving-restored", [("file", file.into()), ("place", to.as_str().into())]);
    moving::tell(args, lang, &done, json!({ "file": file, "to": to }), &counts)?;
    Ok(ExitCode::SUCCESS)
}
