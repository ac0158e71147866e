//! `menagerie work`: does lots of games for somebody elsewhere.

use std::{num::NonZeroUsize, pin::pin, process::ExitCode, thread::available_parallelism};

use clap::ArgMatches;
use engine::{Problem, Problems};
use farm::{Doing, FarmAddress};
use tokio::sync::watch;
use words::Lang;

use crate::{cli, console};

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    let address: FarmAddress = cli::required(args, "on").parse()?;
    let tell = Box::new(move |doing| console::print(&told(&doing, lang)));
    until_told_to_go(|stopped| farm::work(&address, threads(args), stopped, tell))?;
    Ok(ExitCode::SUCCESS)
}

/// Does something that goes on until it is told to stop, and tells it so when the program is to end.
pub fn until_told_to_go<Why, Work: Future<Output = Result<(), Why>>>(
    work: impl FnOnce(watch::Receiver<bool>) -> Work,
) -> Result<(), Problems>
where
    Problems: From<Why>,
{
    let failed = |error: std::io::Error| vec![Problem::new("no-threads").with("reason", error)];
    let runtime = tokio::runtime::Runtime::new().map_err(failed)?;
    let result = runtime.block_on(async {
        let (stop, stopped) = watch::channel(false);
        let mut work = pin!(work(stopped));
        tokio::select! {
            result = &mut work => return result,
            () = asked_to_end() => {}
        }
        // Nobody listens where the work has just ended by itself.
        let _ = stop.send(true);
        work.await
    });
    // What is under way is not waited for: it has been given back.
    runtime.shutdown_background();
    Ok(result?)
}

/// How much is done at a time: what `--threads` says, or as much as there are cores.
pub fn threads(args: &ArgMatches) -> NonZeroUsize {
    let stated = cli::number(args, "threads").map_or(0, |threads| threads.min(512) as usize);
    NonZeroUsize::new(stated).or_else(|| available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
}

/// Until somebody interrupts the program, or the system tells it to go.
async fn asked_to_end() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut told_to_go) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = told_to_go.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

fn told(doing: &Doing, lang: Lang) -> String {
    match doing {
        Doing::Ready { place, threads } => {
            lang.tell("farm-ready", [("place", place.as_str().into()), ("threads", (*threads as u64).into())])
        }
        Doing::Run { run, game, part } => {
            let title = plug::find(game).map_or_else(|_| game.clone(), |game| game.title(lang));
            let words = [("run", run.as_str().into()), ("part", (*part).into()), ("game", title.into())];
            lang.tell("farm-run", words)
        }
        Doing::Done { run, lots } => {
            lang.tell("farm-done", [("run", run.as_str().into()), ("lots", (*lots).into())])
        }
        Doing::Refused { run, why } => lang
            .tell("farm-run-refused", [("run", run.as_str().into()), ("why", why.in_language(lang).into())]),
        Doing::Failed { run, why } => lang
            .tell("farm-run-failed", [("run", run.as_str().into()), ("why", why.in_language(lang).into())]),
        Doing::Rubbish => lang.say("farm-rubbish"),
        Doing::GaveBack { run, lot } => {
            lang.tell("farm-gave-back", [("run", run.as_str().into()), ("lot", (*lot).into())])
        }
        Doing::Away { reason } => lang.tell("farm-away", [("reason", reason.as_str().into())]),
    }
}
