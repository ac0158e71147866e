//! `menagerie tournament`: which bot is stronger, and how sure we are.

use std::{process::ExitCode, time::Duration};

use bots::UnknownBot;
use clap::ArgMatches;
use engine::{Problem, Problems};
use lab::{columns::columns, entrant::Entrant, tournament::Report};
use words::Lang;

use crate::{cli, console, work};

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let game = cli::game(args)?;
    let bots = entrants(args)?;
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

/// Who was named with `--bots`, programs with the time that `--bot-time` gives them.
pub fn entrants(args: &ArgMatches) -> Result<Vec<Entrant>, Problems> {
    let limit = Duration::from_secs(cli::number(args, "bot-time").unwrap_or(10).max(1));
    let bots = bots(cli::required(args, "bots"))?;
    Ok(bots.into_iter().map(|bot| bot.within(limit)).collect())
}

/// Bots named in a list.
pub fn bots(list: &str) -> Result<Vec<Entrant>, Problems> {
    let read = |name: &str| {
        name.trim().parse().map_err(|UnknownBot(name)| {
            let known = format!("{}, program:./my-bot", UnknownBot::KNOWN);
            vec![Problem::new("bad-bot").with("bot", name).with("known", known)]
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
            lang.percent(row.win_share, 1),
            format!("{} – {}", lang.decimal(100.0 * row.ci_low, 1), lang.percent(row.ci_high, 1)),
            lang.decimal(row.average_rank, 2),
            format!("{:.0}", row.elo),
            lang.decimal(row.seconds_per_decision_p95, 4),
        ]);
    }
    columns(&rows)
}
