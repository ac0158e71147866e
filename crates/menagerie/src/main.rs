//! `menagerie`: four monster board games at one table. `menagerie help` says what it can do.

mod catalog;
mod cli;
mod commands;
mod console;
mod work;

use std::process::ExitCode;

fn main() -> ExitCode {
    catalog::read_weights();
    let lang = console::language(std::env::args());
    match cli::run(lang) {
        Ok(code) => code,
        Err(problems) => {
            console::complain(&problems, lang);
            ExitCode::FAILURE
        }
    }
}
