//! `menagerie ladder`: all levels against each other at tables of every size, as a file that pages are made of.

use std::{path::Path, process::ExitCode};

use clap::ArgMatches;
use engine::{Problem, Problems};
use lab::{
    columns::columns,
    ladder::{Ladder, Rungs, WATTS, climbers},
};
use plug::{Plug, Work};
use words::Lang;

use crate::{cli, commands::tournament, console, work};

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let game = cli::game(args)?;
    let mut ladder = known(game, args)?;
    for players in counts(game, args)? {
        let rungs = Rungs { command: command(game, args, players), ..climb(game, args, players, lang)? };
        ladder.tables.retain(|known| known.players != players);
        ladder.tables.push(rungs);
    }
    ladder.tables.sort_by_key(|rungs| rungs.players);
    if let Some(file) = cli::text(args, "keep") {
        let text = serde_json::to_string_pretty(&ladder)
            .map_err(|error| vec![Problem::new("report-unwritable").with("reason", error)])?;
        let file = format!("{file}.json");
        console::write_file(&file, &(text + "\n"))?;
        eprintln!("{}", lang.tell("lab-written", [("file", file.as_str().into())]));
    }
    if let Some(file) = cli::text(args, "out") {
        console::write_file(file, &lab::html::ladder(&ladder, lang))?;
        eprintln!("{}", lang.tell("lab-written", [("file", file.into())]));
    }
    if args.get_flag("json") {
        console::print_json(&ladder)?;
    } else {
        ladder.tables.iter().for_each(|rungs| console::print(&table(rungs, lang)));
    }
    Ok(ExitCode::SUCCESS)
}

/// What tables of other sizes said, where it was kept with these rules and cards; else an empty ladder.
fn known(game: &Plug, args: &ArgMatches) -> Result<Ladder, Problems> {
    let data = game.check_data(game.built_in_data())?;
    let empty = Ladder {
        game: game.id().to_owned(),
        rules: game.rules_version(),
        data,
        watts: WATTS,
        tables: Vec::new(),
    };
    let Some(file) = cli::text(args, "keep").map(|file| format!("{file}.json")) else { return Ok(empty) };
    if !Path::new(&file).exists() {
        return Ok(empty);
    }
    let kept: Ladder = serde_json::from_str(&console::read_file(&file)?)
        .map_err(|error| vec![Problem::new("file-unreadable").with("file", &file).with("reason", error)])?;
    let same = (&kept.game, kept.rules, &kept.data) == (&empty.game, empty.rules, &empty.data);
    Ok(if same { kept } else { empty })
}

/// How many sit at a table: all that the game can be played with, or a stated number.
fn counts(game: &Plug, args: &ArgMatches) -> Result<Vec<usize>, Problems> {
    match cli::required(args, "table") {
        "all" => Ok(game.players.clone().collect()),
        stated => match stated.parse::<usize>() {
            Ok(players) => Ok(vec![players]),
            Err(_) => Err(vec![Problem::new("ladder-table").with("players", stated)]),
        },
    }
}

fn climb(game: &Plug, args: &ArgMatches, players: usize, lang: Lang) -> Result<Rungs, Problems> {
    let options = game.preset_options(game.first_game(), players);
    let bots = match cli::text(args, "bots") {
        Some(_) => tournament::entrants(args)?,
        None => climbers(),
    };
    let keep = cli::text(args, "keep").map(|file| format!("{file}.{players}"));
    let data = cli::data(args, game.id())?;
    work::run(args, lang, |run| {
        game.climb(Work {
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

/// The command that made the tables of one size.
fn command(game: &Plug, args: &ArgMatches, players: usize) -> String {
    let number = |name: &str| cli::number(args, name).unwrap_or(0);
    let bots = cli::text(args, "bots").map_or_else(String::new, |bots| format!(" --bots {bots}"));
    let (games, seed) = (number("games"), number("seed"));
    format!("menagerie ladder {} --players {players} --games {games} --seed {seed}{bots}", game.id())
}

fn table(rungs: &Rungs, lang: Lang) -> String {
    let heads = [
        "lab-bot",
        "lab-elo",
        "lab-interval",
        "lab-wins",
        "lab-games",
        "ladder-median",
        "ladder-p95",
        "ladder-joules",
    ];
    let interval =
        |low: f64, high: f64| format!("{} – {}", lang.decimal(100.0 * low, 1), lang.decimal(100.0 * high, 1));
    let mut rows: Vec<Vec<String>> = vec![heads.iter().map(|head| lang.say(head)).collect()];
    for rung in &rungs.rows {
        let [low, elo, high] =
            rung.elo.map_or([const { String::new() }; 3], |elo| elo.map(|one| format!("{one:.0}")));
        rows.push(vec![
            rung.bot.clone(),
            elo,
            if low.is_empty() { low } else { format!("{low} - {high}") },
            format!("{} ({})", lang.percent(rung.win_share, 1), interval(rung.ci_low, rung.ci_high)),
            rung.games.to_string(),
            lang.decimal(rung.seconds_p50, 5),
            lang.decimal(rung.seconds_p95, 5),
            lang.decimal(rung.joules, 4),
        ]);
    }
    let about = [("players", rungs.players.into()), ("games", rungs.games.into())];
    let title = lang.tell(if rungs.players == 1 { "ladder-alone" } else { "ladder-players" }, about);
    format!("{title}\n{}\n", columns(&rows))
}
