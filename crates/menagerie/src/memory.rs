//! Memory of tables that nobody looks at goes back to the system. What the allocator needed once it keeps for the next time, unless
//! it is told otherwise before the program begins: so a server begins once more, as the same process.

use std::{env, io};

/// How long what is free is kept, in milliseconds; and whether memory is taken in pages of two megabytes, which are given back whole
/// or not at all.
const SETTINGS: [(&str, &str); 2] = [("MIMALLOC_PURGE_DELAY", "0"), ("MIMALLOC_ALLOW_THP", "0")];

/// Begins once more with those settings that nobody has chosen, if there are any; whatever is after this comes then. Returns what
/// kept it from doing so: the program can go on, it only needs more.
pub fn is_given_back() -> io::Result<()> {
    let open = SETTINGS.into_iter().filter(|(name, _)| env::var_os(name).is_none());
    let open: Vec<_> = open.collect();
    if open.is_empty() { Ok(()) } else { begin_again(open) }
}

#[cfg(unix)]
fn begin_again(settings: Vec<(&str, &str)>) -> io::Result<()> {
    use std::{os::unix::process::CommandExt, process::Command};

    let mut words = env::args_os();
    let mut program = Command::new(env::current_exe()?);
    if let Some(name) = words.next() {
        program.arg0(name);
    }
    Err(program.args(words).envs(settings).exec())
}

#[cfg(not(unix))]
fn begin_again(_: Vec<(&str, &str)>) -> io::Result<()> {
    Ok(())
}
