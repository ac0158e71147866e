//! Long work: a progress bar with the time left, and a way to stop without losing what is done.

use std::sync::{
    Arc,
    atomic::{AtomicBool, AtomicU64, Ordering},
};

use engine::{Game, Pack, Problems};
use indicatif::{ProgressBar, ProgressStyle};
use words::Lang;

pub struct Work {
    bar: ProgressBar,
    pub stop: Arc<AtomicBool>,
    done: AtomicU64,
}

impl Work {
    /// Shows a bar from the first step on; an interrupt asks the work to stop, a second one ends the program.
    pub fn begin() -> Work {
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
        Work { bar, stop, done: AtomicU64::new(0) }
    }

    pub fn step(&self, done: u64, all: u64) {
        self.bar.set_length(all);
        self.bar.set_position(self.done.fetch_max(done, Ordering::Relaxed).max(done));
    }

    /// Takes the bar away and says how far an interrupted work came.
    pub fn end(&self, lang: Lang) {
        let all = self.bar.length().unwrap_or(0);
        self.bar.finish_and_clear();
        if self.stop.load(Ordering::Relaxed) {
            let done = self.done.load(Ordering::Relaxed);
            eprintln!("{}", lang.tell("lab-interrupted", [("done", done.into()), ("all", all.into())]));
        }
    }
}

/// The data pack of a command: the built-in one, or that of `--data`.
pub fn pack<G: Game>(args: &clap::ArgMatches) -> Result<Pack<G::Data>, Problems> {
    match crate::cli::data(args, G::ID)? {
        Some(text) => Pack::parse(&text),
        None => Pack::built_in(),
    }
}

/// The number of threads of a command; 0 for all cores.
pub fn threads(args: &clap::ArgMatches) -> usize {
    crate::cli::number(args, "threads").map_or(0, |threads| threads.min(512) as usize)
}
