//! What the program writes about itself, to standard error: a line for people or an object for programs each. Every line
//! that belongs to a request carries the request's id. What is secret is never handed to the log in the first place: no
//! address as it was typed, no header, no body, no state of a game.

use std::io::{self, IsTerminal};

use serde::{Deserialize, Serialize};
use tracing_subscriber::EnvFilter;

/// How lines are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogForm {
    /// For people.
    #[default]
    Text,
    /// An object in each line, for programs.
    Json,
}

/// Begins the log. Warnings are written, more with `RUST_LOG`. A second server in one process keeps the first one's log.
pub fn begin(form: LogForm) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    let begun = match form {
        LogForm::Text => log.with_ansi(io::stderr().is_terminal()).try_init(),
        LogForm::Json => log.json().flatten_event(true).with_current_span(false).try_init(),
    };
    // What breaks in a request is told with the request's id, and in the same form as all else.
    if begun.is_ok() {
        std::panic::set_hook(Box::new(|broken| tracing::error!(%broken, "something broke")));
    }
}
