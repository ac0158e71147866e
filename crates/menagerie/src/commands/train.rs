//! `menagerie train`: better weights from self-play, or a net.

mod net;

use std::process::ExitCode;

use clap::ArgMatches;
use engine::{
    Problem, Problems,
    value::{read_weights, write_weights},
};
use lab::train::{Report, Round};
use plug::{Plug, Training};
use words::Lang;

use crate::{cli, console, work};

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let game = cli::game(args)?;
    if let Some(search) = cli::text(args, "net") {
        return net::run(game, args, search, lang);
    }
    let report = report(game, args, lang)?;
    if args.get_flag("json") {
        console::print_json(&report)?;
        return Ok(ExitCode::SUCCESS);
    }
    for round in &report.rounds {
        console::print(&sentence(round, lang));
    }
    if cli::text(args, "out").is_none() {
        console::print(&file(args, &report, "", Vec::new()));
    }
    Ok(ExitCode::SUCCESS)
}

fn report(game: &Plug, args: &ArgMatches, lang: Lang) -> Result<Report, Problems> {
    let bad = |file: &str, reason: String| {
        vec![Problem::new("file-unreadable").with("file", file).with("reason", reason)]
    };
    let tables = |file: &str| {
        let text = console::read_file(file)?;
        read_weights(&text, game.features()).map_err(|reason| bad(file, reason))
    };
    let start = match cli::text(args, "start") {
        // From nothing, the command alone makes the file.
        Some("zero") => Some(vec![0.0; game.features().len()]),
        Some(name) => {
            let wanted = args.get_one::<u8>("players").map_or(2, |players| usize::from(*players));
            let mut known = tables(name)?;
            known.sort_by_key(|(players, _)| players.abs_diff(wanted));
            Some(known.into_iter().next().ok_or_else(|| bad(name, "-".into()))?.1)
        }
        None => None,
    };
    let number = |name: &str| cli::number(args, name).unwrap_or(0);
    let training = Training {
        rounds: number("rounds"),
        matches: number("matches"),
        iterations: number("iterations").min(10_000_000) as u32,
        start,
    };
    let options = [cli::options(args)?];
    let report = work::many(args, lang, game, &options, Vec::new(), |work| game.train(work, training))?;
    if let Some(out) = cli::text(args, "out") {
        // Tables for other numbers of players stay in the file, and so do the commands that made them.
        let known = std::path::Path::new(out).exists();
        let (text, others) =
            if known { (console::read_file(out)?, tables(out)?) } else { (String::new(), Vec::new()) };
        console::write_file(out, &file(args, &report, &text, others))?;
        console::print(&lang.tell("lab-written", [("file", out.into())]));
    }
    Ok(report)
}

/// The weights file, with the commands that made its tables: `before` is the file as it was.
fn file(args: &ArgMatches, report: &Report, before: &str, mut tables: Vec<(usize, Vec<f32>)>) -> String {
    let number = |name: &str| cli::number(args, name).unwrap_or(0);
    let start = cli::text(args, "start").map_or_else(String::new, |name| format!(" --start {name}"));
    let note = format!(
        "menagerie train {} --players {} --rounds {} --games {} --matches {} --iterations {} --seed {}{start}",
        report.game,
        report.players,
        number("rounds"),
        number("games"),
        number("matches"),
        number("iterations"),
        number("seed"),
    );
    let other = |line: &&str| !line.contains(&format!("--players {} ", report.players));
    let mut notes: Vec<&str> =
        before.lines().filter_map(|line| line.strip_prefix("# ")).filter(other).collect();
    notes.push(&note);
    tables.retain(|(players, _)| *players != report.players);
    tables.push((report.players, report.weights.clone()));
    tables.sort_by_key(|(players, _)| *players);
    write_weights(&notes.join("\n"), &report.features, &tables)
}

fn sentence(round: &Round, lang: Lang) -> String {
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    let told = lang.tell(
        "lab-train-round",
        [
            ("round", (round.round + 1).into()),
            ("positions", round.positions.into()),
            ("explained", percent(round.explained).into()),
            ("wins", percent(round.win_share).into()),
            ("games", round.match_games.into()),
            ("low", percent(round.ci_low).into()),
            ("high", percent(round.ci_high).into()),
        ],
    );
    format!("{told}: {}", lang.say(if round.kept { "lab-train-kept" } else { "lab-train-dropped" }))
}
