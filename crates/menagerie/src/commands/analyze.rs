//! `menagerie analyze`: a saved game looked at again.

use std::process::ExitCode;

use clap::ArgMatches;
use engine::{Problems, save};
use lab::{
    analyze::{Explain, Report, SeatSummary},
    columns::columns,
};
use plug::Analysis;
use words::Lang;

use crate::{cli, console, work};

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let text = console::read_file(cli::required(args, "file"))?;
    let saved = save::read(&text).map_err(|problem| vec![problem])?;
    let game = plug::find(saved.game())?;
    let data = cli::data(args, game.id())?;
    let iterations = cli::number(args, "iterations").unwrap_or(1000).clamp(1, 10_000_000) as u32;
    let seed = cli::number(args, "seed").unwrap_or(1);
    let report = work::run(args, lang, |run| {
        game.analyze(&saved, data.as_deref(), &Analysis { iterations, seed, lang, run })
    })?;
    if let Some(file) = cli::text(args, "out") {
        console::write_file(file, &lab::html::analysis(&report, &|reasons| game.why(reasons, lang), lang))?;
    }
    if args.get_flag("json") {
        console::print_json(&report)?;
    } else {
        console::print(&table(&report, &|reasons| game.why(reasons, lang), lang));
    }
    if let Some(file) = cli::text(args, "out").filter(|_| !args.get_flag("json")) {
        console::print(&lang.tell("lab-written", [("file", file.into())]));
    }
    Ok(ExitCode::SUCCESS)
}

fn table(report: &Report, explain: Explain<'_>, lang: Lang) -> String {
    let name = |seat: engine::Seat| boards::seat_name(seat, lang);
    let percent = |share: f64| lang.percent(share, 1);
    let heads = ["lab-decision", "lab-seat", "lab-chance", "lab-cost", "lab-answer", "lab-best"];
    let mut rows: Vec<Vec<String>> = vec![heads.iter().map(|head| lang.say(head)).collect()];
    for step in &report.steps {
        rows.push(vec![
            step.step.to_string(),
            name(step.seat),
            percent(step.value_played.into()),
            if step.same { String::new() } else { percent(step.cost.into()) },
            step.played.clone(),
            if step.same { "=".to_owned() } else { step.best.clone() },
        ]);
    }
    let heads = ["lab-seat", "lab-decisions", "lab-agreement", "lab-average-cost"];
    let mut seats: Vec<Vec<String>> = vec![heads.iter().map(|head| lang.say(head)).collect()];
    for seat in &report.seats {
        seats.push(vec![
            name(seat.seat),
            seat.decisions.to_string(),
            percent(seat.agreement),
            lang.percent(seat.average_cost, 2),
        ]);
    }
    let played: Vec<String> = report.seats.iter().map(|seat| played(report, seat, explain, lang)).collect();
    format!("{}\n\n{}\n\n{}", columns(&rows), columns(&seats), played.join("\n\n"))
}

/// How somebody played: their accuracy by phase, what cost most, what was well done.
fn played(report: &Report, seat: &SeatSummary, explain: Explain<'_>, lang: Lang) -> String {
    let percent = |share: f64| (100.0 * share).round().to_string();
    let who = boards::seat_name(seat.seat, lang);
    let head = [("who", who.into()), ("percent", percent(seat.accuracy).into())];
    let mut lines = vec![format!("{}: {}", lang.say("review-accuracy"), lang.tell("review-seat", head))];
    for phase in &seat.phases {
        let (name, share) = (lang.say(&phase.phase), lang.percent(phase.accuracy, 0));
        lines.push(format!("  {name}: {share} ({})", phase.decisions));
    }
    let titles = [("review-costly", "review-costly-none"), ("review-praised", "review-praised-none")];
    for ((title, none), told) in titles.into_iter().zip(report.tell(seat, explain, lang)) {
        lines.push(format!("  {}", lang.say(if told.is_empty() { none } else { title })));
        for told in told {
            lines.push(format!("    {}", told.at));
            lines.extend(told.lines.iter().map(|line| format!("      {line}")));
        }
    }
    lines.join("\n")
}
