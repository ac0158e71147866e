//! `menagerie`: four monster board games at one table.

use std::process::ExitCode;

fn main() -> ExitCode {
    menagerie::run(house::GAMES)
}
