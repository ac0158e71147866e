//! `menagerie simulate`: many games, quickly.

use std::process::ExitCode;

use clap::ArgMatches;
use engine::Problems;
use lab::simulate::Report;
use unicode_width::UnicodeWidthStr;
use words::Lang;

use crate::{cli, commands::tournament::entrants, console, work};

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let game = cli::game(args)?;
    let bots = entrants(args)?;
    let report = work::many(args, lang, game, &[cli::options(args)?], bots, |work| game.simulate(work))?;
    if args.get_flag("json") {
        console::print_json(&report)?;
    } else {
        console::print(&table(&report, lang));
    }
    Ok(ExitCode::SUCCESS)
}

fn table(report: &Report, lang: Lang) -> String {
    let points = |score: i64| engine::written(report.score_parts.into(), score);
    let wins: Vec<String> = report
        .wins
        .iter()
        .map(|wins| format!("{wins} ({})", lang.percent(*wins as f64 / report.games.max(1) as f64, 1)))
        .collect();
    let rows = [
        ("simulate-games", report.games.to_string()),
        ("simulate-players", report.players.to_string()),
        ("simulate-seconds", lang.decimal(report.seconds, 2)),
        ("simulate-threads", report.threads.to_string()),
        ("simulate-games-per-second", format!("{:.0}", report.games_per_second)),
        ("simulate-decisions-per-second", format!("{:.0}", report.decisions_per_second)),
        ("simulate-decisions-per-game", lang.decimal(report.decisions_per_game, 1)),
        ("simulate-length", report.length.map(|length| length.to_string()).join(" / ")),
        ("simulate-scores", report.scores.map(points).join(" / ")),
        ("simulate-wins", wins.join(", ")),
        ("simulate-state-bytes", report.state_bytes.to_string()),
        ("simulate-checksum", format!("{:016x}", report.checksum)),
    ];
    let labels: Vec<String> = rows.iter().map(|(key, _)| lang.say(key)).collect();
    let width = labels.iter().map(|label| label.width()).max().unwrap_or(0);
    let lines: Vec<String> = labels
        .iter()
        .zip(&rows)
        .map(|(label, (_, value))| format!("{label}{}  {value}", " ".repeat(width - label.width())))
        .collect();
    lines.join("\n")
}
