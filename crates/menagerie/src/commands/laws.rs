//! `menagerie laws`: what must hold in every game, looked at in very many of them.

use std::{path::Path, process::ExitCode};

use clap::ArgMatches;
use engine::{Game, Problems, json};
use lab::laws::{BrokenLaw, Examination, Report, run as examine};
use words::Lang;

use crate::{
    catalog, cli, console,
    work::{self, pack},
};

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let id = cli::text(args, "game").unwrap_or("");
    let report =
        catalog::with_game!(id, G => report::<G>(args, lang)).ok_or_else(|| vec![catalog::no_game(id)])??;
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
    Ok(if report.broken.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn report<G: Game>(args: &ArgMatches, lang: Lang) -> Result<Report, Problems> {
    let pack = pack::<G>(args)?;
    let stated = cli::options(args)?;
    let is_stated = stated.as_object().is_some_and(|options| !options.is_empty());
    let options: Option<G::Options> = is_stated
        .then(|| json::read(pack, "options", &stated))
        .transpose()
        .map_err(|problem| vec![problem])?;
    work::run(args, lang, |run| {
        examine::<G>(&Examination {
            options: options.as_ref(),
            pack,
            games: cli::number(args, "games").unwrap_or(0),
            first: cli::number(args, "lot").unwrap_or(0),
            seed: cli::number(args, "seed").unwrap_or(1),
            keep: cli::text(args, "keep").map(Path::new),
            run,
        })
    })
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
