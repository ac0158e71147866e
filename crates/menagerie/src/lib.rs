//! The program, for any house: which games it has is said by whoever starts it. `menagerie help` says what it can do.

mod cli;
mod commands;
mod console;
mod memory;
mod moving;
mod settings;
mod work;

use std::process::ExitCode;

use plug::Plug;

/// Opens the house with these games and does what the command line says.
pub fn run(games: &'static [&'static Plug]) -> ExitCode {
    plug::open(games);
    let lang = console::language(std::env::args());
    match cli::run(lang) {
        Ok(code) => code,
        Err(problems) => {
            console::complain(&problems, lang);
            ExitCode::FAILURE
        }
    }
}
