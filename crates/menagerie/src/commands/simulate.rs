//! `menagerie simulate`: many random games, quickly.

use std::{
    process::ExitCode,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use clap::ArgMatches;
use engine::{Game, Pack, Problem, Problems, json};
use indicatif::{ProgressBar, ProgressStyle};
use lab::simulate::{Report, Simulation, run as simulate};
use words::Lang;

use crate::{catalog, cli, console};

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let id = cli::required(args, "game");
    let bots = cli::text(args, "bots").unwrap_or("random");
    if bots.split(',').any(|bot| bot != "random") {
        return Err(vec![Problem::new("simulate-bots").with("bots", bots)]);
    }
    let report =
        catalog::with_game!(id, G => report::<G>(args, lang)).ok_or_else(|| vec![catalog::no_game(id)])??;
    if args.get_flag("json") {
        console::print_json(&report)?;
    } else {
        console::print(&table(&report, lang));
    }
    Ok(ExitCode::SUCCESS)
}

fn report<G: Game>(args: &ArgMatches, lang: Lang) -> Result<Report, Problems> {
    let pack = match cli::data(args, G::ID)? {
        Some(text) => Pack::parse(&text)?,
        None => Pack::built_in()?,
    };
    let options: G::Options =
        json::read(pack, "options", &cli::options(args)?).map_err(|problem| vec![problem])?;
    let games = cli::number(args, "games").unwrap_or(0);
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {per_sec} {eta}") {
        bar.set_style(style);
    }
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    // Interrupted work is not lost: what was played is reported. A second interrupt ends the program as usual.
    let _ = ctrlc::set_handler(move || {
        if flag.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    let report = simulate::<G>(&Simulation {
        options: &options,
        pack,
        games,
        seed: cli::number(args, "seed").unwrap_or(1),
        threads: usize::try_from(cli::number(args, "threads").unwrap_or(0)).unwrap_or(0).min(512),
        progress: &|games| bar.inc(games),
        stop: &stop,
    })?;
    bar.finish_and_clear();
    if stop.load(Ordering::Relaxed) {
        eprintln!("{}", lang.tell("simulate-interrupted", [("games", report.games.into())]));
    }
    Ok(report)
}

fn table(report: &Report, lang: Lang) -> String {
    let points = |score: i64| engine::written(report.score_parts.into(), score);
    let wins: Vec<String> = report
        .wins
        .iter()
        .map(|wins| format!("{wins} ({:.1} %)", 100.0 * *wins as f64 / report.games.max(1) as f64))
        .collect();
    let rows = [
        ("simulate-games", report.games.to_string()),
        ("simulate-players", report.players.to_string()),
        ("simulate-seconds", format!("{:.2}", report.seconds)),
        ("simulate-threads", report.threads.to_string()),
        ("simulate-games-per-second", format!("{:.0}", report.games_per_second)),
        ("simulate-decisions-per-second", format!("{:.0}", report.decisions_per_second)),
        ("simulate-decisions-per-game", format!("{:.1}", report.decisions_per_game)),
        ("simulate-length", report.length.map(|length| length.to_string()).join(" / ")),
        ("simulate-scores", report.scores.map(points).join(" / ")),
        ("simulate-wins", wins.join(", ")),
        ("simulate-state-bytes", report.state_bytes.to_string()),
        ("simulate-checksum", format!("{:016x}", report.checksum)),
    ];
    let labels: Vec<String> = rows.iter().map(|(key, _)| lang.say(key)).collect();
    let width = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
    let lines: Vec<String> = labels
        .iter()
        .zip(&rows)
        .map(|(label, (_, value))| format!("{label}{}  {value}", " ".repeat(width - label.chars().count())))
        .collect();
    lines.join("\n")
}
