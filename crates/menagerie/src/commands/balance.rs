//! `menagerie balance`: what a designer asks, as one page and as numbers.

use std::process::ExitCode;

use clap::ArgMatches;
use engine::{Problem, Problems, Valued, json};
use lab::balance::{Balance, Report, run as measure};
use words::Lang;

use crate::{
    catalog, cli,
    commands::tournament::{bots, columns},
    console,
    work::{self, pack},
};

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let id = cli::required(args, "game");
    let report =
        catalog::with_game!(id, G => report::<G>(args, lang)).ok_or_else(|| vec![catalog::no_game(id)])??;
    let page = cli::text(args, "out").map_or_else(|| format!("balance-{id}.html"), str::to_owned);
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

fn report<G: Valued>(args: &ArgMatches, lang: Lang) -> Result<Report, Problems> {
    let pack = pack::<G>(args)?;
    let mut written = vec![cli::options(args)?];
    for text in args.get_many::<String>("compare").into_iter().flatten() {
        let value = serde_json::from_str(text)
            .map_err(|error| vec![Problem::new("bad-options").with("reason", error)])?;
        written.push(value);
    }
    let options: Vec<G::Options> = written
        .iter()
        .map(|value| json::read(pack, "options", value).map_err(|problem| vec![problem]))
        .collect::<Result<_, Problems>>()?;
    let bot = bots(cli::text(args, "bot").unwrap_or("greedy"))?[0];
    work::run(args, lang, |run| {
        measure::<G>(&Balance {
            options: &options,
            pack,
            bot,
            games: cli::number(args, "games").unwrap_or(0),
            seed: cli::number(args, "seed").unwrap_or(1),
            run,
        })
    })
}

fn table(report: &Report, lang: Lang) -> String {
    let heads = ["lab-variant", "lab-games", "lab-score", "lab-margin", "lab-length", "lab-seats"];
    let mut rows: Vec<Vec<String>> = vec![heads.iter().map(|head| lang.say(head)).collect()];
    for (number, variant) in report.variants.iter().enumerate() {
        let seats: Vec<String> =
            variant.seats.iter().map(|share| format!("{:.1} %", 100.0 * share.share)).collect();
        rows.push(vec![
            (number + 1).to_string(),
            variant.games.to_string(),
            format!("{:.1}", variant.score_mean),
            format!("{:.1}", variant.margin_mean),
            format!("{:.1}", variant.length_mean),
            seats.join(" / "),
        ]);
    }
    columns(&rows)
}
