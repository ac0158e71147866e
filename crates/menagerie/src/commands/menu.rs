//! `menagerie play` without a game: a small menu of games.

use std::process::ExitCode;

use engine::Problems;
use words::Lang;

use crate::{catalog, cli, console};

pub fn run(lang: Lang) -> Result<ExitCode, Problems> {
    console::print(&lang.say("menu-welcome"));
    for (number, game) in catalog::GAMES.iter().enumerate() {
        let title = catalog::with_game!(game.id(), G => <G as boards::TextBoard>::title(lang))
            .ok_or_else(|| vec![catalog::no_game(game.id())])?;
        console::print(&format!("  {}  {title}", number + 1));
    }
    console::print(&lang.say("menu-more"));
    loop {
        let Some(answer) = console::ask(&lang.say("menu-prompt")) else { return Ok(ExitCode::SUCCESS) };
        if matches!(answer.as_str(), "q" | "quit") {
            return Ok(ExitCode::SUCCESS);
        }
        let chosen =
            answer.parse::<usize>().ok().and_then(|number| catalog::GAMES.get(number.wrapping_sub(1)));
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
