//! Memory of tables that nobody looks at goes back to the system. What the allocator needed once it keeps for a while, in case it
//! is needed again, and looks through what it has kept only when a thread that begins or ends gives it an occasion: so now and then
//! one does. How memory is taken must be set before the program begins: so a server begins once more, as the same process.

use std::{env, hint, io, thread, time::Duration};

/// Whether memory is taken in pages of two megabytes, which are given back whole or not at all.
const SETTING: (&str, &str) = ("MIMALLOC_ALLOW_THP", "0");

/// How often the allocator has an occasion to give back what it has kept.
const OCCASION: Duration = Duration::from_secs(10);

/// Has what is free given back, as long as the program runs. Where nobody has chosen how memory is taken, the program begins once
/// more; whatever is after this comes then. Returns what kept it from that: the program can go on, it only needs more.
pub fn is_given_back() -> io::Result<()> {
    let taken = if env::var_os(SETTING.0).is_none() { begin_again() } else { Ok(()) };
    thread::Builder::new().name("memory".to_owned()).spawn(give_back)?;
    taken
}

fn give_back() {
    loop {
        thread::sleep(OCCASION);
        // It needs some memory itself, or the allocator does not hear of it.
        let occasion = thread::Builder::new().spawn(|| drop(hint::black_box(Box::new(0))));
        match occasion.map(thread::JoinHandle::join) {
            Ok(Ok(())) => {}
            missed => tracing::debug!(?missed, "no occasion to give memory back"),
        }
    }
}

#[cfg(unix)]
fn begin_again() -> io::Result<()> {
    use std::{os::unix::process::CommandExt, process::Command};

    let mut words = env::args_os();
    let mut program = Command::new(env::current_exe()?);
    if let Some(name) = words.next() {
        program.arg0(name);
    }
    Err(program.args(words).env(SETTING.0, SETTING.1).exec())
}

#[cfg(not(unix))]
fn begin_again() -> io::Result<()> {
    Ok(())
}
