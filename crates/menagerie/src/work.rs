//! Long work: a progress bar with the time left, and a way to stop without losing what is done.

use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use engine::Problems;
use indicatif::{ProgressBar, ProgressStyle};
use lab::{entrant::Entrant, run::Run};
use plug::{Plug, Work};
use serde_json::Value;
use words::Lang;

use crate::cli;

/// Does long work on as many threads as `--threads` says. An interrupt asks it to stop, a second one ends the program.
pub fn run<T>(
    args: &clap::ArgMatches,
    lang: Lang,
    does: impl FnOnce(Run<'_>) -> Result<T, Problems>,
) -> Result<T, Problems> {
    let bar = ProgressBar::new(0);
    let template = "{bar:40} {human_pos}/{human_len} {elapsed} {eta}";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    // Where that cannot be set up, an interrupt ends the program as usual.
    let _ = ctrlc::set_handler(move || {
        if flag.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    let progress = |done: u64, all| {
        bar.set_length(all);
        bar.set_position(bar.position().max(done));
    };
    let threads = cli::number(args, "threads").map_or(0, |threads| threads.min(512) as usize);
    let result = does(Run { threads, progress: &progress, stop: &stop });
    let (done, all) = (bar.position(), bar.length().unwrap_or(0));
    bar.finish_and_clear();
    if stop.load(Ordering::Relaxed) {
        eprintln!("{}", lang.tell("lab-interrupted", [("done", done.into()), ("all", all.into())]));
    }
    result
}

/// Plays many games of a game with these options: how many and from which seed says the command line.
pub fn many<T>(
    args: &clap::ArgMatches,
    lang: Lang,
    game: &Plug,
    options: &[Value],
    bots: Vec<Entrant>,
    does: impl FnOnce(Work<'_>) -> Result<T, Problems>,
) -> Result<T, Problems> {
    let data = cli::data(args, game.id())?;
    let keep = args.try_get_one::<String>("keep").ok().flatten();
    run(args, lang, |run| {
        does(Work {
            options,
            data: data.as_deref(),
            bots,
            games: cli::number(args, "games").unwrap_or(0),
            seed: cli::number(args, "seed").unwrap_or(1),
            keep: keep.map(Path::new),
            run,
        })
    })
}
