//! `menagerie balance`: what a designer asks, as one page and as numbers.

use std::process::ExitCode;

use clap::ArgMatches;
use engine::{Problem, Problems};
use lab::{balance::Report, columns::columns};
use serde_json::Value;
use words::Lang;

use crate::{cli, commands::tournament::bots, console, work};

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let game = cli::game(args)?;
    let bot = bots(cli::text(args, "bot").unwrap_or("greedy"))?;
    let report = work::many(args, lang, game, &variants(args)?, bot, |work| game.balance(work))?;
    let page = cli::text(args, "out").map_or_else(|| format!("balance-{}.html", game.id()), str::to_owned);
    let numbers = format!("{}.csv", page.strip_suffix(".html").unwrap_or(&page));
    console::write_file(&page, &lab::html::balance(&report, lang))?;
    console::write_file(&numbers, &report.csv())?;
    if args.get_flag("json") {
        console::print_json(&report)?;
        return Ok(ExitCode::SUCCESS);
    }
    console::print(&table(&report, lang));
    for file in [page, numbers] {
        console::print(&lang.tell("lab-written", [("file", file.into())]));
    }
    Ok(ExitCode::SUCCESS)
}

/// The options of the game, and those that it is compared with.
fn variants(args: &ArgMatches) -> Result<Vec<Value>, Problems> {
    let mut variants = vec![cli::options(args)?];
    for text in args.get_many::<String>("compare").into_iter().flatten() {
        let options = serde_json::from_str(text)
            .map_err(|error| vec![Problem::new("bad-options").with("reason", error)])?;
        variants.push(options);
    }
    Ok(variants)
}

fn table(report: &Report, lang: Lang) -> String {
    let heads = ["lab-variant", "lab-games", "lab-score", "lab-margin", "lab-length", "lab-seats"];
    let mut rows: Vec<Vec<String>> = vec![heads.iter().map(|head| lang.say(head)).collect()];
    for (number, variant) in report.variants.iter().enumerate() {
        let seats: Vec<String> = variant.seats.iter().map(|share| lang.percent(share.share, 1)).collect();
        rows.push(vec![
            (number + 1).to_string(),
            variant.games.to_string(),
            lang.decimal(variant.score_mean, 1),
            lang.decimal(variant.margin_mean, 1),
            lang.decimal(variant.length_mean, 1),
            seats.join(" / "),
        ]);
    }
    columns(&rows)
}
