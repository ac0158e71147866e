//! `menagerie think`: thinks for the bots of a house elsewhere.

use std::process::ExitCode;

use clap::ArgMatches;
use engine::{Problem, Problems};
use farm::{
    FarmAddress,
    think::{Thinks, think},
};
use words::Lang;

use super::work::{threads, until_told_to_go};
use crate::{cli, console};

pub fn run(args: &ArgMatches, lang: Lang) -> Result<ExitCode, Problems> {
    // Tables belong to the packs built in, and so does what is thought about them.
    if cli::text(args, "data").is_some() {
        return Err(vec![Problem::new("think-data")]);
    }
    let address: FarmAddress = cli::required(args, "nats").parse()?;
    let tell = Box::new(move |thinks| console::print(&told(&thinks, lang)));
    until_told_to_go(|stopped| think(&address, threads(args), stopped, tell))?;
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
