//! `menagerie train GAME --net SEARCH`: a net from self-play with that search.

use std::{path::Path, process::ExitCode, sync::Arc};

use bots::Settings;
use clap::ArgMatches;
use engine::{
    Problem, Problems,
    net::{Net, Nets, Unfit, WIDEST, write_nets},
};
use lab::learn::{Report, Round};
use plug::{NetLearning, Plug};
use words::Lang;

use crate::{cli, console, work};

pub fn run(game: &Plug, args: &ArgMatches, search: &str, lang: Lang) -> Result<ExitCode, Problems> {
    let settings: Settings = search.parse().map_err(|_| {
        let known = "x1, 500, x2:far:b0.5";
        vec![Problem::new("bad-bot").with("bot", search).with("known", known)]
    })?;
    // What a clock cuts off depends on the machine, and nobody could make such a net again.
    if settings.budget.time.is_some() {
        return Err(vec![Problem::new("net-by-time").with("bot", search)]);
    }
    let number = |name: &str| cli::number(args, name).unwrap_or(0);
    let start = cli::text(args, "start").map(|file| begin(game, file, players(args))).transpose()?;
    let learning = NetLearning {
        rounds: number("rounds"),
        matches: number("matches"),
        settings,
        widths: widths(cli::required(args, "widths"))?,
        command: command(game, args, &settings, start.as_deref()),
        start,
    };
    // What is in the file already stays there, so it must fit.
    let out = cli::text(args, "out");
    let mut nets = match out {
        Some(file) if Path::new(file).exists() => {
            game.read_nets(&console::read_file(file)?).map_err(|reason| bad(file, &reason))?
        }
        _ => Nets::new(),
    };
    let options = [cli::options(args)?];
    let report = work::many(args, lang, game, &options, Vec::new(), |work| game.learn(work, learning))?;
    if args.get_flag("json") {
        console::print_json(&report)?;
    } else {
        report.rounds.iter().for_each(|round| console::print(&sentence(round, lang)));
    }
    if let (Some(file), Some(net)) = (out, &report.net) {
        nets.insert(report.players, Arc::new(net.clone()));
        console::write_file(file, &write_nets(&nets).map_err(|reason| bad(file, &reason))?)?;
        if !args.get_flag("json") {
            console::print(&lang.tell("lab-written", [("file", file.into())]));
        }
    }
    Ok(ended(&report))
}

/// The net of a file to begin with.
fn begin(game: &Plug, file: &str, players: usize) -> Result<Arc<Net>, Problems> {
    let mut nets = game.read_nets(&console::read_file(file)?).map_err(|reason| bad(file, &reason))?;
    nets.remove(&players).ok_or_else(|| bad(file, &Unfit::NoneFor(players)))
}

fn players(args: &ArgMatches) -> usize {
    args.get_one::<u8>("players").map_or(2, |players| usize::from(*players))
}

/// Nothing kept is no success.
fn ended(report: &Report) -> ExitCode {
    if report.net.is_some() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn bad(file: &str, reason: &Unfit) -> Problems {
    vec![Problem::new("file-unreadable").with("file", file).with("reason", reason)]
}

/// How wide the two hidden layers are, as `32,16`.
fn widths(text: &str) -> Result<[usize; 2], Problems> {
    let read: Option<Vec<usize>> = text.split(',').map(|width| width.trim().parse().ok()).collect();
    match read.as_deref() {
        Some([first, second]) if (1..=WIDEST).contains(first) && (1..=WIDEST).contains(second) => {
            Ok([*first, *second])
        }
        _ => Err(vec![Problem::new("bad-widths").with("widths", text).with("widest", WIDEST)]),
    }
}

/// The commands with all that decides what comes of them: where it began with another net, what made that one comes first.
fn command(game: &Plug, args: &ArgMatches, settings: &Settings, start: Option<&Net>) -> String {
    let number = |name: &str| cli::number(args, name).unwrap_or(0);
    let before = start.map_or_else(String::new, |net| format!("{}; from there ", net.origin.command));
    format!(
        "{before}menagerie train {} --players {} --net {settings} --widths {} --rounds {} --games {} --matches {} \
         --seed {}",
        game.id(),
        players(args),
        cli::required(args, "widths"),
        number("rounds"),
        number("games"),
        number("matches"),
        number("seed"),
    )
}

fn sentence(round: &Round, lang: Lang) -> String {
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    let loss = |loss: f64| format!("{loss:.4}");
    let told = lang.tell(
        "lab-learn-round",
        [
            ("round", (round.round + 1).into()),
            ("positions", round.positions.into()),
            ("even", loss(round.loss_even).into()),
            ("weights", loss(round.loss_weights).into()),
            ("net", loss(round.loss_net).into()),
            ("least", loss(round.loss_least).into()),
            ("wins", percent(round.win_share).into()),
            ("games", round.match_games.into()),
            ("low", percent(round.ci_low).into()),
            ("high", percent(round.ci_high).into()),
        ],
    );
    format!("{told}: {}", lang.say(if round.kept { "lab-train-kept" } else { "lab-train-dropped" }))
}
