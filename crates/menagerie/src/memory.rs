//! Memory of tables that nobody looks at goes back to the system. What the allocator needed once it keeps for the next time, unless
//! it is told otherwise before the program begins: so a server begins once more, as the same process.

use std::{env, io};

/// How long what is free is kept, in milliseconds.
const SETTING: &str = "MIMALLOC_PURGE_DELAY";

/// Begins once more with that setting, unless somebody has chosen one; whatever is after this comes then. Returns what kept it from
/// doing so: the program can go on, it only needs more.
pub fn is_given_back() -> io::Result<()> {
    if env::var_os(SETTING).is_some() { Ok(()) } else { begin_again() }
}

#[cfg(unix)]
fn begin_again() -> io::Result<()> {
    use std::{os::unix::process::CommandExt, process::Command};

    let mut words = env::args_os();
    let mut program = Command::new(env::current_exe()?);
    if let Some(name) = words.next() {
        program.arg0(name);
    }
    Err(program.args(words).env(SETTING, "0").exec())
}

#[cfg(not(unix))]
fn begin_again() -> io::Result<()> {
    Ok(())
}
