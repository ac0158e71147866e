//! The same program for a house of five: a game is added by one line (`docs/adding-a-game.md`).

use std::process::ExitCode;

fn main() -> ExitCode {
    let games = [house::GAMES, &[&under_the_bed::PLUG]].concat();
    menagerie::run(games.leak())
}
