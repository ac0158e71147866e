//! Talking to a person at a terminal.

use std::io::{self, BufRead, IsTerminal, Write};

use engine::{Problem, Problems};
use words::Lang;

/// The language of this run: `--lang`, else the locale.
pub fn language(args: impl Iterator<Item = String>) -> Lang {
    let args: Vec<String> = args.collect();
    let stated = args.iter().enumerate().find_map(|(at, arg)| match arg.strip_prefix("--lang") {
        Some("") => args.get(at + 1).map(String::as_str),
        Some(value) => value.strip_prefix('='),
        None => None,
    });
    let locale = || {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| std::env::var(name).ok().filter(|v| !v.is_empty()))
    };
    stated.and_then(Lang::of_locale).or_else(|| Lang::of_locale(&locale()?)).unwrap_or_default()
}

/// Says what is wrong, one line each.
pub fn complain(problems: &[Problem], lang: Lang) {
    for problem in problems {
        eprintln!("{}", lang.problem(problem));
    }
}

/// Prints to standard output; a closed pipe ends the program quietly instead of with a panic.
pub fn print(text: &str) {
    let mut out = io::stdout().lock();
    if writeln!(out, "{text}").and_then(|()| out.flush()).is_err() {
        std::process::exit(0);
    }
}

/// Prints a report for programs.
pub fn print_json(value: &impl serde::Serialize) -> Result<(), Problems> {
    let text = serde_json::to_string_pretty(value)
        .map_err(|error| vec![Problem::new("report-unwritable").with("reason", error)])?;
    print(&text);
    Ok(())
}

/// Asks for a line; `None` when there is no more input.
pub fn ask(prompt: &str) -> Option<String> {
    let mut out = io::stdout().lock();
    let _ = write!(out, "{prompt} ");
    let _ = out.flush();
    let mut line = String::new();
    match io::stdin().lock().read_line(&mut line) {
        Ok(0) | Err(_) => None,
        Ok(_) => Some(line.trim().to_owned()),
    }
}

/// Wipes the screen, so that nobody reads the cards of the player before.
pub fn wipe() {
    if io::stdout().is_terminal() {
        print("\x1b[2J\x1b[H");
    } else {
        print(&"\n".repeat(3));
    }
}

/// Reads a text file that a person named.
pub fn read_file(path: &str) -> Result<String, Problems> {
    std::fs::read_to_string(path)
        .map_err(|error| vec![Problem::new("file-unreadable").with("file", path).with("reason", error)])
}

/// Writes a file so that a crash never leaves half of it: first beside it, then in its place.
pub fn write_file(path: &str, text: &str) -> Result<(), Problems> {
    let beside = format!("{path}.new");
    std::fs::write(&beside, text)
        .and_then(|()| std::fs::rename(&beside, path))
        .map_err(|error| vec![Problem::new("file-unwritable").with("file", path).with("reason", error)])
}

/// The text of a game's data pack in a folder a person named: `DIR/<game>/components.toml` or `DIR/components.toml`.
pub fn read_data(folder: Option<&str>, game: &str) -> Result<Option<String>, Problems> {
    let Some(folder) = folder else { return Ok(None) };
    let folder = std::path::Path::new(folder);
    let own = folder.join(game).join("components.toml");
    let path = if own.exists() { own } else { folder.join("components.toml") };
    read_file(&path.to_string_lossy()).map(Some)
}
