//! What the program writes about itself, to standard error: a line for people or an object for programs each. Every line
//! that belongs to a request carries the request's id. What is secret is never handed to the log in the first place: no
//! address as it was typed, no header, no body, no state of a game.

use std::{
    env::{self, VarError},
    io::{self, IsTerminal},
};

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

/// What is written where nobody asks for more.
const USUAL: &str = "warn";

/// Begins the log. Warnings are written, more with `RUST_LOG`. A second server in one process keeps the first one's log.
pub fn begin(form: LogForm) {
    let (filter, unread) = match filter() {
        Ok(filter) => (filter, None),
        Err(reason) => (EnvFilter::new(USUAL), Some(reason)),
    };
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    let begun = match form {
        LogForm::Text => log.with_ansi(io::stderr().is_terminal()).try_init(),
        LogForm::Json => log.json().flatten_event(true).with_current_span(false).try_init(),
    };
    // What breaks in a request is told with the request's id, and in the same form as all else.
    if begun.is_ok() {
        std::panic::set_hook(Box::new(|broken| tracing::error!(%broken, "something broke")));
    }
    if let Some(reason) = unread {
        tracing::warn!(reason, "RUST_LOG cannot be read, and only warnings are written");
    }
}

/// What `RUST_LOG` asks for, or the usual where it asks for nothing.
fn filter() -> Result<EnvFilter, String> {
    match env::var(EnvFilter::DEFAULT_ENV) {
        Ok(wanted) => EnvFilter::try_new(wanted).map_err(|error| error.to_string()),
        Err(VarError::NotPresent) => Ok(EnvFilter::new(USUAL)),
        Err(error) => Err(error.to_string()),
    }
}
