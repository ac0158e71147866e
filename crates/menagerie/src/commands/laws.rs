//! `menagerie laws`: what must hold in every game, looked at in very many of them.

use std::{path::Path, process::ExitCode};

use clap::ArgMatches;
use engine::Problems;
use lab::laws::{BrokenLaw, Report};
use plug::Plug;
use words::Lang;

use crate::{cli, console, work};

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    if cli::required(args, "game") == "all" {
        let mut held = true;
        for game in plug::games() {
            console::print(&game.title(lang));
            held &= look(game, args, lang)?;
        }
        return Ok(if held { ExitCode::SUCCESS } else { ExitCode::FAILURE });
    }
    Ok(if look(cli::game(args)?, args, lang)? { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Looks at one game; whether every law held.
fn look(game: &Plug, args: &ArgMatches, lang: Lang) -> Result<bool, Problems> {
    let stated = cli::options(args)?;
    let is_stated = stated.as_object().is_some_and(|options| !options.is_empty());
    let options = if is_stated { vec![stated] } else { Vec::new() };
    let first = cli::number(args, "lot").unwrap_or(0);
    let report = work::many(args, lang, game, &options, Vec::new(), |work| game.laws(work, first))?;
    let folder = Path::new(cli::text(args, "breaks").unwrap_or("."));
    let mut files = Vec::new();
    for broken in &report.broken {
        files.push(write_save(report.game, broken, folder)?);
    }
    if args.get_flag("json") {
        console::print_json(&report)?;
    } else {
        console::print(&table(&report, &files, lang));
    }
    Ok(report.broken.is_empty())
}

/// Writes the game in which a law broke, up to that decision; its name tells which one it was.
fn write_save(game: &str, broken: &BrokenLaw, folder: &Path) -> Result<Option<String>, Problems> {
    let Some(save) = &broken.save else { return Ok(None) };
    let file = folder.join(format!("broken-{game}-{}.json", broken.game)).display().to_string();
    console::write_file(&file, save)?;
    Ok(Some(file))
}

fn table(report: &Report, files: &[Option<String>], lang: Lang) -> String {
    let by_players: Vec<String> = report
        .players
        .iter()
        .map(|(players, games)| {
            lang.tell("laws-players", [("players", (*players).into()), ("games", (*games).into())])
        })
        .collect();
    let mut lines = vec![lang.tell(
        "laws-seen",
        [
            ("games", report.games.into()),
            ("decisions", report.decisions.into()),
            ("configurations", report.configurations.into()),
            ("players", by_players.join(", ").into()),
            ("seconds", format!("{:.0}", report.seconds).into()),
        ],
    )];
    for (broken, file) in report.broken.iter().zip(files) {
        lines.push(lang.tell(
            "laws-broken",
            [
                ("law", broken.law.as_str().into()),
                ("game", broken.game.into()),
                ("lot", broken.lot.into()),
                ("decision", broken.decision.into()),
                ("seed", broken.seed.to_string().into()),
                ("options", broken.options.to_string().into()),
                ("detail", broken.detail.as_str().into()),
            ],
        ));
        if let Some(file) = file {
            lines.push(lang.tell("lab-written", [("file", file.as_str().into())]));
        }
    }
    if report.broken.is_empty() {
        lines.push(lang.say("laws-hold"));
    }
    lines.join("\n")
}
