//! `menagerie play` without a game: a small menu of games.

use std::process::ExitCode;

use engine::Problems;
use words::Lang;

use crate::{cli, console};

pub fn run(lang: Lang) -> Result<ExitCode, Problems> {
    console::print(&lang.say("menu-welcome"));
    for (number, game) in plug::games().iter().enumerate() {
        console::print(&format!("  {}  {}", number + 1, game.title(lang)));
    }
    console::print(&lang.say("menu-more"));
    loop {
        let Some(answer) = console::ask(&lang.say("menu-prompt")) else { return Ok(ExitCode::SUCCESS) };
        if matches!(answer.as_str(), "q" | "quit") {
            return Ok(ExitCode::SUCCESS);
        }
        let chosen =
            answer.parse::<usize>().ok().and_then(|number| plug::games().get(number.wrapping_sub(1)));
        match chosen {
            Some(game) => {
                let args = cli::command(lang).get_matches_from(["menagerie", "play", game.id()]);
                return match args.subcommand() {
                    Some((_, args)) => super::play::run(args, lang),
                    None => Ok(ExitCode::SUCCESS),
                };
            }
            None => console::print(&lang.say("menu-again")),
        }
    }
}
