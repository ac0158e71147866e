//! `menagerie tournament`: which bot is stronger, and how sure we are.

use std::process::ExitCode;

use bots::{Kind, UnknownBot};
use clap::ArgMatches;
use engine::{Problem, Problems};
use lab::tournament::Report;
use words::Lang;

use crate::{cli, columns::columns, console, work};

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let game = cli::game(args)?;
    let bots = bots(cli::required(args, "bots"))?;
    if let Some(file) = cli::text(args, "nets") {
        game.try_nets(&console::read_file(file)?).map_err(|reason| {
            vec![Problem::new("file-unreadable").with("file", file).with("reason", reason)]
        })?;
    }
    let report = work::many(args, lang, game, &[cli::options(args)?], bots, |work| game.tournament(work))?;
    if let Some(file) = cli::text(args, "plot") {
        console::write_file(file, &lab::html::tournament_plot(&report, lang))?;
    }
    if args.get_flag("json") {
        console::print_json(&report)?;
    } else if args.get_flag("csv") {
        console::print(report.csv().trim_end());
    } else {
        console::print(&table(&report, lang));
    }
    Ok(ExitCode::SUCCESS)
}

/// Bots named in a list.
pub fn bots(list: &str) -> Result<Vec<Kind>, Problems> {
    let read = |name: &str| {
        name.trim().parse().map_err(|UnknownBot(name)| {
            vec![Problem::new("bad-bot").with("bot", name).with("known", UnknownBot::KNOWN)]
        })
    };
    list.split(',').map(read).collect()
}

fn table(report: &Report, lang: Lang) -> String {
    let heads = ["lab-bot", "lab-games", "lab-wins", "lab-interval", "lab-rank", "lab-elo", "lab-p95"];
    let mut rows: Vec<Vec<String>> = vec![heads.iter().map(|head| lang.say(head)).collect()];
    for row in &report.rows {
        rows.push(vec![
            row.bot.clone(),
            row.games.to_string(),
            format!("{:.1} %", 100.0 * row.win_share),
            format!("{:.1} - {:.1} %", 100.0 * row.ci_low, 100.0 * row.ci_high),
            format!("{:.2}", row.average_rank),
            format!("{:.0}", row.elo),
            format!("{:.4}", row.seconds_per_decision_p95),
        ]);
    }
    columns(&rows)
}
