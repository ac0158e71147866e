//! `menagerie`: four monster board games at one table.

use std::process::ExitCode;

use mimalloc::MiMalloc;

/// Pages are made of many short strings.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    menagerie::run(house::GAMES)
}
