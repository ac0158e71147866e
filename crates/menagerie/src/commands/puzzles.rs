//! `menagerie puzzles`: looks for positions where one answer is clearly best, or lets somebody solve those there are.

use std::process::ExitCode;

use clap::ArgMatches;
use engine::{Problem, Problems, Viewer};
use lab::puzzles::Report;
use plug::{Attempt, Difficulty, Plug, Puzzle, Work};
use serde_json::Value;
use words::Lang;

use crate::{cli, console, work};

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let game = cli::game(args)?;
    match cli::number(args, "play") {
        Some(first) => solve(game, first, lang),
        None => mine(game, args, lang),
    }
}

/// With how many puzzles are played where nobody says: fewer rivals leave more to reason about.
const PLAYERS: u64 = 2;

/// What is played: the rulebook's first game, but for what was stated.
fn options(game: &Plug, args: &ArgMatches) -> Result<Value, Problems> {
    let stated = cli::options(args)?;
    let players = stated["players"].as_u64().unwrap_or(PLAYERS);
    let mut options = game.preset_options(game.first_game(), players as usize);
    for (key, value) in stated.as_object().into_iter().flatten() {
        options[key] = value.clone();
    }
    Ok(options)
}

fn mine(game: &Plug, args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let data = cli::data(args, game.id())?;
    let options = [options(game, args)?];
    let count = cli::number(args, "count").unwrap_or(30).clamp(1, 1000);
    let report = work::run(args, lang, |run| {
        game.mine(Work {
            options: &options,
            data: data.as_deref(),
            bots: Vec::new(),
            nets: None,
            games: count,
            seed: cli::number(args, "seed").unwrap_or(1),
            keep: cli::text(args, "keep").map(std::path::Path::new),
            run,
        })
    })?;
    let mut text = String::new();
    for puzzle in &report.puzzles {
        let line = serde_json::to_string(puzzle);
        text += &line.map_err(|error| vec![Problem::new("report-unwritable").with("reason", error)])?;
        text.push('\n');
    }
    match cli::text(args, "out") {
        Some(file) => {
            console::write_file(file, &text)?;
            eprintln!("{}", lang.tell("lab-written", [("file", file.into())]));
        }
        None => console::print(text.trim_end()),
    }
    eprintln!("{}", summary(&report, lang));
    Ok(ExitCode::SUCCESS)
}

fn summary(report: &Report, lang: Lang) -> String {
    let margins = || report.puzzles.iter().map(|puzzle| puzzle.margin);
    let points = |margin: Option<f32>| format!("{:.0}", 100.0 * margin.unwrap_or(0.0));
    let of = |difficulty: Difficulty| -> i64 {
        report.puzzles.iter().filter(|puzzle| puzzle.difficulty == difficulty).count() as i64
    };
    lang.tell(
        "puzzles-found",
        [
            ("found", report.puzzles.len().into()),
            ("wanted", report.wanted.into()),
            ("games", report.games.into()),
            ("easy", of(Difficulty::Easy).into()),
            ("medium", of(Difficulty::Medium).into()),
            ("hard", of(Difficulty::Hard).into()),
            ("least", points(margins().reduce(f32::min)).into()),
            ("most", points(margins().reduce(f32::max)).into()),
        ],
    )
}

/// Puzzles at the terminal, one after another, until somebody leaves.
fn solve(game: &Plug, first: u64, lang: Lang) -> Result<ExitCode, Problems> {
    let puzzles = game.puzzles();
    let from = usize::try_from(first).unwrap_or(usize::MAX).wrapping_sub(1);
    if from >= puzzles.len() {
        let problem = Problem::new("no-puzzle").with("number", first).with("game", game.title(lang));
        return Err(vec![problem.with("count", puzzles.len())]);
    }
    console::print(&lang.say("puzzle-help"));
    for (number, puzzle) in puzzles.iter().enumerate().skip(from) {
        if !solve_one(game, number + 1, puzzle, lang)? {
            return Ok(ExitCode::SUCCESS);
        }
    }
    console::print(&lang.tell("puzzle-last", [("game", game.title(lang).into())]));
    Ok(ExitCode::SUCCESS)
}

/// One puzzle; whether somebody wants the next.
fn solve_one(game: &Plug, number: usize, puzzle: &Puzzle, lang: Lang) -> Result<bool, Problems> {
    let table = game.pose(puzzle)?;
    let answers = table.answers(puzzle.seat, lang);
    let show = || {
        let title = lang.tell("puzzle-number", [("number", number.into())]);
        let difficulty = Plug::difficulty(puzzle.difficulty, lang);
        console::print(&format!("\n{} · {title} · {difficulty}\n", game.title(lang)));
        console::print(&format!("{}\n", table.drawn(Viewer::Seat(puzzle.seat), lang)));
        console::print(&lang.say("puzzle-task"));
        console::print(&table.question(puzzle.seat, lang));
        for (number, answer) in answers.iter().enumerate() {
            console::print(&format!("  {:>3}  {}", number + 1, answer.text));
        }
    };
    show();
    while let Some(line) = console::ask(&lang.say("play-prompt")) {
        let attempt = match line.as_str() {
            "q" | "quit" => return Ok(false),
            "n" | "next" => return Ok(true),
            "t" | "table" => {
                show();
                continue;
            }
            "s" | "show" => Some(Attempt::Shown),
            number => number.parse::<usize>().ok().map(|number| Attempt::Answer(number.wrapping_sub(1))),
        };
        let judged = attempt.and_then(|attempt| game.judged(puzzle, &*table, attempt, lang));
        match judged {
            Some(lines) => lines.iter().for_each(|line| console::print(line)),
            None => console::print(&lang.say("puzzle-help")),
        }
    }
    Ok(false)
}
