//! Long work: a progress bar with the time left, and a way to stop without losing what is done.

use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use engine::{Problem, Problems, net::Nets};
use farm::{Asker, FarmAddress, Told};
use indicatif::{ProgressBar, ProgressStyle};
use lab::{entrant::Entrant, run::Run};
use plug::{Order, Plug, Work};
use serde_json::Value;
use words::Lang;

use crate::{cli, console};

/// A bar for a terminal: how much is done, for how long it has gone on and how long it will take.
pub fn bar() -> ProgressBar {
    let bar = ProgressBar::new(0);
    let template = "{bar:40} {human_pos}/{human_len} {elapsed} {eta}";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar
}

/// Does long work on as many threads as `--threads` says. An interrupt asks it to stop, a second one ends the program.
pub fn run<T>(
    args: &clap::ArgMatches,
    lang: Lang,
    does: impl FnOnce(Run<'_>) -> Result<T, Problems>,
) -> Result<T, Problems> {
    with_bar(args, lang, |run, _| does(run))
}

/// As [`run`], with the bar for whoever has something to say while it is there.
fn with_bar<T>(
    args: &clap::ArgMatches,
    lang: Lang,
    does: impl FnOnce(Run<'_>, &ProgressBar) -> Result<T, Problems>,
) -> Result<T, Problems> {
    let bar = bar();
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
    let result = does(Run { threads, progress: &progress, stop: &stop, farm: None }, &bar);
    let (done, all) = (bar.position(), bar.length().unwrap_or(0));
    bar.finish_and_clear();
    if stop.load(Ordering::Relaxed) {
        eprintln!("{}", lang.tell("lab-interrupted", [("done", done.into()), ("all", all.into())]));
    }
    result
}

/// Plays many games of a game with these options: how many and from which seed says the command line, and whether workers
/// elsewhere do it.
pub fn many<T>(
    args: &clap::ArgMatches,
    lang: Lang,
    game: &Plug,
    options: &[Value],
    bots: Vec<Entrant>,
    does: impl FnOnce(Work<'_>) -> Result<T, Problems>,
) -> Result<T, Problems> {
    let data = cli::data(args, game.id())?;
    let stated = |name| args.try_get_one::<String>(name).ok().flatten();
    let on: Option<FarmAddress> = stated("on").map(|text| text.parse()).transpose()?;
    let nets = stated("nets").map(|file| nets(game, file)).transpose()?;
    with_bar(args, lang, |run, bar| {
        let work = Work {
            options,
            data: data.as_deref(),
            bots,
            nets,
            games: cli::number(args, "games").unwrap_or(0),
            seed: cli::number(args, "seed").unwrap_or(1),
            keep: stated("keep").map(Path::new),
            run,
        };
        let Some(address) = on else { return does(work) };
        let tell = |news: Told| bar.suspend(|| eprintln!("{}", told(&news, lang)));
        let asker = Asker::new(&address, game, Order::new(game.id(), &work)?, lang, &tell)?;
        does(Work { run: Run { farm: Some(&asker), ..run }, ..work })
    })
}

/// The nets of a file.
fn nets(game: &Plug, file: &str) -> Result<Nets, Problems> {
    let bad = |reason| vec![Problem::new("file-unreadable").with("file", file).with("reason", reason)];
    game.read_nets(&console::read_file(file)?).map_err(bad)
}

/// How it goes with work that others do.
fn told(news: &Told, lang: Lang) -> String {
    match news {
        Told::Waiting { place } => lang.tell("farm-waiting", [("place", place.as_str().into())]),
        Told::Refused { worker, why } => {
            lang.tell("farm-refused", [("worker", worker.as_str().into()), ("why", why.as_str().into())])
        }
        Told::Away { reason } => lang.tell("farm-away", [("reason", reason.as_str().into())]),
    }
}
