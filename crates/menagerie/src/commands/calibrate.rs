//! `menagerie calibrate`: are the chances that people are told true, and what makes them so.

use std::{path::Path, process::ExitCode};

use clap::ArgMatches;
use engine::{
    Problem, Problems,
    chances::{Calibration, Lens},
};
use lab::{
    calibrate::{Gap, Record},
    columns::columns,
    html,
};
use plug::{Plug, Work};
use serde::Serialize;
use serde_json::Value;
use words::Lang;

use crate::{cli, commands::tournament::bots, console, work};

/// The widest gap between said and seen that passes `--check`.
const WIDEST: f64 = 0.03;

/// What was measured with one number of players through one lens.
#[derive(Serialize)]
struct Row {
    players: usize,
    lens: Lens,
    games: u64,
    said: u64,
    /// The average gap, and how surprising the results are: as bots say it, and as people are told.
    gap_before: f64,
    gap: f64,
    surprise_before: f64,
    surprise: f64,
    #[serde(skip)]
    shown: Gap,
}

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let game = cli::game(args)?;
    let check = args.get_flag("check");
    let mut calibration = known(game, args)?;
    let mut notes = Vec::new();
    let mut rows = Vec::new();
    for players in counts(game, args) {
        let record = record(game, args, players, lang)?;
        let fits = calibration
            .as_ref()
            .is_some_and(|known| known.rules == record.rules && known.data == record.data);
        if check {
            if !fits {
                return Err(vec![Problem::new("chances-stale").with("game", game.title(lang))]);
            }
        } else {
            // What was measured with other rules or cards says nothing about these.
            let mut learnt = calibration
                .take()
                .filter(|_| fits)
                .unwrap_or_else(|| Calibration::new(record.rules, record.data.clone()));
            record.learn(&mut learnt);
            calibration = Some(learnt);
            notes.push(note(game, args, players));
        }
        rows.extend(Lens::ALL.map(|lens| {
            // What was learnt from these games is not asked about them.
            let shown = if check { record.gap(lens, calibration.as_ref()) } else { record.unseen(lens) };
            row(&record, lens, shown)
        }));
    }
    if let Some(file) = cli::text(args, "plot") {
        let gaps: Vec<(usize, Lens, &Gap)> =
            rows.iter().map(|row| (row.players, row.lens, &row.shown)).collect();
        console::write_file(file, &html::reliability(game.id(), &gaps, lang))?;
    }
    if let (Some(file), Some(calibration), false) = (cli::text(args, "out"), &calibration, check) {
        console::write_file(file, &calibration.text(&all_notes(file, &notes)?))?;
        eprintln!("{}", lang.tell("lab-written", [("file", file.into())]));
    }
    if args.get_flag("json") {
        console::print_json(&rows)?;
    } else {
        console::print(&table(&rows, lang));
    }
    let wide = rows.iter().any(|row| row.gap > WIDEST);
    if check && wide {
        eprintln!("{}", lang.tell("calibrate-wide", [("percent", format!("{:.0}", 100.0 * WIDEST).into())]));
        return Ok(ExitCode::FAILURE);
    }
    Ok(ExitCode::SUCCESS)
}

/// The calibration to check or to add to: the file that is written where there is one, else the built-in one.
fn known(game: &Plug, args: &ArgMatches) -> Result<Option<Calibration>, Problems> {
    let Some(file) = cli::text(args, "out").filter(|file| Path::new(file).exists()) else {
        return Ok(game.calibration().cloned());
    };
    let text = console::read_file(file)?;
    if text.trim().is_empty() {
        return Ok(None);
    }
    let bad = |reason| vec![Problem::new("file-unreadable").with("file", file).with("reason", reason)];
    Calibration::read(&text).map(Some).map_err(bad)
}

/// The numbers of players that are wanted: the one that was stated, or all.
fn counts(game: &Plug, args: &ArgMatches) -> Vec<usize> {
    match args.get_one::<u8>("players") {
        Some(players) => vec![usize::from(*players)],
        None => game.players.clone().collect(),
    }
}

fn record(game: &Plug, args: &ArgMatches, players: usize, lang: Lang) -> Result<Record, Problems> {
    let mut options = cli::options(args)?;
    options["players"] = Value::from(players);
    // Each number of players is work of its own, so it has a file of its own.
    let keep = cli::text(args, "keep").map(|file| format!("{file}.{players}"));
    let data = cli::data(args, game.id())?;
    let bots = bots(cli::required(args, "bots"))?;
    work::run(args, lang, |run| {
        game.calibrate(Work {
            options: &[options],
            data: data.as_deref(),
            bots,
            nets: None,
            games: cli::number(args, "games").unwrap_or(0),
            seed: cli::number(args, "seed").unwrap_or(1),
            keep: keep.as_deref().map(Path::new),
            run,
        })
    })
}

fn row(record: &Record, lens: Lens, shown: Gap) -> Row {
    let before = record.gap(lens, None);
    Row {
        players: record.players,
        lens,
        games: record.games.len() as u64,
        said: shown.count(),
        gap_before: before.average(),
        gap: shown.average(),
        surprise_before: before.surprise(),
        surprise: shown.surprise(),
        shown,
    }
}

/// The command that made a table.
fn note(game: &Plug, args: &ArgMatches, players: usize) -> String {
    let number = |name: &str| cli::number(args, name).unwrap_or(0);
    format!(
        "menagerie calibrate {} --players {players} --games {} --bots {} --seed {}",
        game.id(),
        number("games"),
        cli::required(args, "bots"),
        number("seed"),
    )
}

/// The commands that made a file: those of other numbers of players stay in it.
fn all_notes(file: &str, fresh: &[String]) -> Result<String, Problems> {
    let before = if Path::new(file).exists() { console::read_file(file)? } else { String::new() };
    let players = |note: &str| {
        let after = note.split_once("--players ").map_or("", |(_, after)| after);
        after.split(' ').next().unwrap_or_default().to_owned()
    };
    let replaced = |note: &&str| fresh.iter().any(|fresh| players(fresh) == players(note));
    let mut notes: Vec<String> = before
        .lines()
        .filter_map(|line| line.strip_prefix("# "))
        .filter(|note| !replaced(note))
        .map(str::to_owned)
        .chain(fresh.iter().cloned())
        .collect();
    notes.sort_by_key(|note| players(note));
    Ok(notes.join("\n"))
}

fn table(rows: &[Row], lang: Lang) -> String {
    let heads = [
        "calibrate-players",
        "calibrate-lens",
        "lab-games",
        "calibrate-said",
        "calibrate-gap-before",
        "calibrate-gap",
        "calibrate-surprise-before",
        "calibrate-surprise",
    ];
    let percent = |share: f64| lang.percent(share, 1);
    let mut cells: Vec<Vec<String>> = vec![heads.iter().map(|head| lang.say(head)).collect()];
    for row in rows {
        cells.push(vec![
            row.players.to_string(),
            lang.say(&format!("calibrate-{}", row.lens.id())),
            row.games.to_string(),
            row.said.to_string(),
            percent(row.gap_before),
            percent(row.gap),
            lang.decimal(row.surprise_before, 3),
            lang.decimal(row.surprise, 3),
        ]);
    }
    columns(&cells)
}
