//! How a server is set up. Every setting has a default that suits one house and one machine.

use std::{net::SocketAddr, path::PathBuf};

use serde::Deserialize;

#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Where people connect. Loopback by default: nobody else can reach it.
    pub listen: SocketAddr,
    /// Where `/healthz` and `/metrics` are; none by default.
    pub admin: Option<SocketAddr>,
    /// The folder of the database and the cookie key.
    pub data_dir: PathBuf,
    /// Whether to open a browser at the first page.
    pub open: bool,
    /// Set when people reach the server by https: cookies are then never sent in the clear.
    pub secure_cookies: bool,
    /// How many bots may think at once; 0 is one for each core.
    pub bot_slots: usize,
    /// How long a bot waits before it answers, so that people can follow. In milliseconds.
    pub bot_pace_ms: u64,
    /// Changes (answers, chat, new tables, ...) allowed for one visitor in a burst, and how many come back each second.
    pub change_burst: u32,
    pub changes_per_second: f64,
    /// How many tables that are not over one person may have opened.
    pub tables_each: u32,
    /// After how many seconds the others may hand the seat of somebody who keeps them waiting to a bot.
    pub leaver_seconds: u64,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7777)),
            admin: None,
            data_dir: PathBuf::from("menagerie-data"),
            open: true,
            secure_cookies: false,
            bot_slots: 0,
            bot_pace_ms: 700,
            change_burst: 60,
            changes_per_second: 5.0,
            tables_each: 50,
            leaver_seconds: 90,
        }
    }
}

impl Config {
    /// Reads a configuration file; what it leaves out keeps its default.
    pub fn parse(text: &str) -> Result<Config, String> {
        toml::from_str(text).map_err(|error| error.to_string())
    }
}
