//! `menagerie think`: thinks for the bots of a house elsewhere.

use std::process::ExitCode;

use clap::ArgMatches;
use engine::{Problem, Problems};
use farm::{
    Place,
    think::{Thinks, think},
};
use tokio::sync::watch;
use words::Lang;

use super::work::{asked_to_end, threads};
use crate::{cli, console};

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    // Tables belong to the packs built in, and so does what is thought about them.
    if cli::text(args, "data").is_some() {
        return Err(vec![Problem::new("think-data")]);
    }
    let place: Place = cli::required(args, "nats").parse()?;
    let failed = |error: std::io::Error| vec![Problem::new("no-threads").with("reason", error)];
    let runtime = tokio::runtime::Runtime::new().map_err(failed)?;
    let result = runtime.block_on(async {
        let (stop, stopped) = watch::channel(false);
        let mut end = Box::pin(asked_to_end());
        let tell = Box::new(move |thinks| console::print(&told(&thinks, lang)));
        let mut work = Box::pin(think(&place, threads(args), stopped, tell));
        tokio::select! {
            result = &mut work => return result,
            () = &mut end => {}
        }
        // Nobody listens where the work has just ended by itself.
        let _ = stop.send(true);
        work.await
    });
    // A thought that is under way is not waited for: its decision has been given back.
    runtime.shutdown_background();
    result?;
    Ok(ExitCode::SUCCESS)
}

fn told(thinks: &Thinks, lang: Lang) -> String {
    match thinks {
        Thinks::Ready { place, threads } => lang
            .tell("think-ready", [("place", place.as_str().into()), ("threads", (*threads as u64).into())]),
        Thinks::Done { decisions } => lang.tell("think-done", [("decisions", (*decisions).into())]),
        Thinks::Refused { why } => lang.tell("think-refused", [("why", why.in_language(lang).into())]),
        Thinks::Rubbish => lang.say("think-rubbish"),
        Thinks::GaveBack { game } => {
            let title = plug::find(game).map_or_else(|_| game.clone(), |game| game.title(lang));
            lang.tell("think-gave-back", [("game", title.into())])
        }
        Thinks::Away { reason } => lang.tell("farm-away", [("reason", reason.as_str().into())]),
    }
}
