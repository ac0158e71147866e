//! A house that is carried elsewhere: what the commands that do so share.

use clap::ArgMatches;
use engine::{Problem, Problems};
use serde_json::{Value, json};
use store::{Count, Damage, DatabaseAddress, Error, NotMoved, Progress};
use words::Lang;

use crate::{console, settings, work};

/// Where the house is that `--data-dir`, `--database` or `--config` name.
pub fn address(args: &ArgMatches) -> Result<DatabaseAddress, Problems> {
    let address = settings::of_house(args)?.database_address();
    address.map_err(|error| vec![Problem::new("admin-failed").with("reason", error)])
}

/// Carries everything, with a bar that shows how far it is. `file` is the backup it is about, if there is one.
pub fn carry(
    file: &str,
    does: impl AsyncFnOnce(Progress<'_>) -> Result<Vec<Count>, NotMoved>,
) -> Result<Vec<Count>, Problems> {
    let bar = work::bar();
    let mut progress = |done: u64, all: u64| {
        bar.set_length(all);
        bar.set_position(done);
    };
    let runtime = tokio::runtime::Runtime::new().map_err(|error| vec![problem(error.into(), file)])?;
    let carried = runtime.block_on(does(&mut progress));
    bar.finish_and_clear();
    carried.map_err(|error| vec![problem(error, file)])
}

/// Says what was done and how much it was: a sentence for people, or everything for programs.
pub fn tell(
    args: &ArgMatches,
    lang: Lang,
    done: &str,
    mut facts: Value,
    counts: &[Count],
) -> Result<(), Problems> {
    if args.get_flag("json") {
        let tables = counts
            .iter()
            .map(|count| json!({ "table": count.table, "rows": count.rows, "digest": count.digest }));
        facts["tables"] = tables.collect();
        return console::print_json(&facts);
    }
    let rows = |name: &str| counts.iter().find(|count| count.table == name).map_or(0, |count| count.rows);
    let (people, tables, lines) = (rows("identities"), rows("tables"), rows("moves"));
    console::print(done);
    let held = [("people", people.into()), ("tables", tables.into()), ("lines", lines.into())];
    console::print(&lang.tell("moving-held", held));
    Ok(())
}

/// Why nothing was carried, and what to do about it.
fn problem(error: NotMoved, file: &str) -> Problem {
    match error {
        NotMoved::NoHouse(address) => Problem::new("moving-no-house").with("place", address),
        NotMoved::Steps { address, found, known } if found < known => {
            Problem::new("moving-earlier").with("place", address).with("found", found).with("known", known)
        }
        NotMoved::Steps { address, found, known } => {
            Problem::new("moving-later").with("place", address).with("found", found).with("known", known)
        }
        NotMoved::NotEmpty(address) => Problem::new("moving-not-empty").with("place", address),
        NotMoved::FileThere(file) => Problem::new("moving-file-there").with("file", file),
        NotMoved::File { file, reason } => {
            Problem::new("moving-file").with("file", file).with("reason", reason)
        }
        NotMoved::Differs(table) => Problem::new("moving-differs").with("table", table),
        NotMoved::Damaged(damage) => damaged(damage).with("file", file),
        // What the system says about a file needs no word about databases before it.
        NotMoved::Failed(Error::Io(reason)) => Problem::new("admin-failed").with("reason", reason),
        NotMoved::Failed(reason) => Problem::new("admin-failed").with("reason", reason),
    }
}

fn damaged(damage: Damage) -> Problem {
    match damage {
        Damage::NoBackup => Problem::new("backup-none"),
        Damage::Steps { found, known } if found < known => {
            Problem::new("backup-earlier").with("found", found).with("known", known)
        }
        Damage::Steps { found, known } => {
            Problem::new("backup-later").with("found", found).with("known", known)
        }
        Damage::Packed(reason) => Problem::new("backup-packed").with("reason", reason),
        Damage::Line(line) => Problem::new("backup-line").with("line", line),
        Damage::Rows(table) => Problem::new("backup-rows").with("table", table),
        Damage::Cut => Problem::new("backup-cut"),
        Damage::Changed => Problem::new("backup-changed"),
    }
}
