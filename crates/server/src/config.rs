//! How a server is set up. Every setting has a default that suits one house and one machine.

use std::{net::SocketAddr, path::PathBuf};

use serde::{Deserialize, Serialize};
use store::{DatabaseAddress, NoDatabase};

use crate::{
    door::{ClientHeader, Proxies},
    hosts::Hosts,
    logs::LogForm,
    rate::Rate,
};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Where people connect. Loopback by default: nobody else can reach it.
    pub listen: SocketAddr,
    /// Where `/livez`, `/readyz`, `/healthz` and `/metrics` are; none by default.
    pub admin: Option<SocketAddr>,
    /// How lines of the log are written.
    pub log: LogForm,
    /// The folder of the database and the cookie key.
    pub data_dir: PathBuf,
    /// The address of a PostgreSQL database that keeps everything instead of the folder: `postgres://..`.
    pub database: Option<String>,
    /// The address of a NATS server by which nodes on the same database hear of each other at once, and where workers that think
    /// for bots are found: `nats://..`.
    pub nats: Option<String>,
    /// Whether to open a browser at the first page.
    pub open: bool,
    /// Set when people reach the server by https: cookies are then never sent in the clear.
    pub secure_cookies: bool,
    /// By which names people may call the server, besides this machine's own and the address it listens at.
    pub hosts: Hosts,
    /// Where people find the server, for links that are handed on: `https://games.example.org`. Without it, links begin with
    /// the address by which whoever hands them on has come.
    pub address: Option<String>,
    /// Proxies that are believed when they say who came to them, and the header in which they say it.
    pub trusted_proxies: Proxies,
    pub client_header: ClientHeader,
    /// How many bots may think at once; 0 is one for each core but one, which is left to those who serve people.
    pub bot_slots: usize,
    /// How long a bot waits before it answers, so that people can follow. In milliseconds.
    pub bot_pace_ms: u64,
    /// How many people are thought to share an address: what is allowed to each is allowed so many times to the address.
    pub people_per_address: u32,
    /// Changes of any kind allowed to one person: an answer is 1, a new table 5.
    pub changes: Rate,
    /// New guests allowed to one address.
    pub guests: Rate,
    /// How often a password may be tried at one name.
    pub sign_ins: Rate,
    /// Tables one person may open or sit down at, lines they may say, saves they may send, hints and reviews they may ask for.
    pub new_tables: Rate,
    pub chat_lines: Rate,
    pub uploads: Rate,
    pub hints: Rate,
    pub reviews: Rate,
    /// Tries of the search for each decision of a review.
    pub review_iterations: u32,
    /// How often one person may look back over a game, or at the lists of tables: both cost more than a look at a table.
    pub looks: Rate,
    /// How many streams of events one person may have open, and all together.
    pub streams_each: usize,
    pub streams: usize,
    /// How many connections one address may have open, and all together.
    pub connections_per_address: usize,
    pub connections: usize,
    /// After how many seconds a connection is closed that sends no request, and one that does not send all of it.
    pub idle_seconds: u64,
    pub body_seconds: u64,
    /// How many tables that are not over one person may have opened.
    pub tables_each: u32,
    /// How many tables that everybody sees may wait for people, for each who opens them.
    pub listed_each: u32,
    /// At how many tables of others that are not over one person may sit.
    pub seats_each: u32,
    /// After how many seconds the others may hand the seat of somebody who keeps them waiting to a bot. A third of it has
    /// gone by when they are offered to vote for that.
    pub leaver_seconds: u64,
    /// How long the house waits at least and at most before it answers for somebody who need not be asked, in
    /// milliseconds: as long as a person takes who thinks for a moment, and never depending on what they hold.
    pub spare_from_ms: u64,
    pub spare_to_ms: u64,
    /// Set, this is a rehearsal: the seeds of tables and of the bots' thinking follow from the number, and bots answer
    /// one after the other when no person is asked, so that the same answers always meet the same game. No flag, variable
    /// or file can set it, for whoever knows the number knows every card: only tests do.
    #[serde(skip)]
    pub rehearsal: Option<u64>,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7777)),
            admin: None,
            log: LogForm::default(),
            data_dir: PathBuf::from("menagerie-data"),
            database: None,
            nats: None,
            open: true,
            secure_cookies: false,
            hosts: Hosts::default(),
            address: None,
            trusted_proxies: Proxies::default(),
            client_header: ClientHeader::default(),
            bot_slots: 0,
            bot_pace_ms: 700,
            people_per_address: 8,
            changes: Rate::new(60, 12),
            guests: Rate::new(20, 10 * 60),
            sign_ins: Rate::new(10, 10 * 60),
            new_tables: Rate::new(20, 10 * 60),
            chat_lines: Rate::new(20, 60),
            uploads: Rate::new(5, 10 * 60),
            hints: Rate::new(30, 5 * 60),
            reviews: Rate::new(10, 10 * 60),
            review_iterations: 400,
            looks: Rate::new(240, 60),
            streams_each: 12,
            streams: 500,
            connections_per_address: 200,
            connections: 1000,
            idle_seconds: 15,
            body_seconds: 30,
            tables_each: 50,
            listed_each: 5,
            seats_each: 20,
            leaver_seconds: 90,
            spare_from_ms: 1500,
            spare_to_ms: 4000,
            rehearsal: None,
        }
    }
}

/// How a setting is called in the file, as a flag, and in the environment.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    pub name: &'static str,
    pub flag: &'static str,
    pub variable: &'static str,
}

const fn setting(name: &'static str, flag: &'static str, variable: &'static str) -> Setting {
    Setting { name, flag, variable }
}

impl Config {
    /// Every setting; `docs/hosting.md` lists them with their defaults.
    pub const SETTINGS: [Setting; 37] = [
        setting("listen", "listen", "MENAGERIE_LISTEN"),
        setting("admin", "admin", "MENAGERIE_ADMIN"),
        setting("log", "log", "MENAGERIE_LOG"),
        setting("data_dir", "data-dir", "MENAGERIE_DATA_DIR"),
        setting("database", "database", "MENAGERIE_DATABASE"),
        setting("nats", "nats", "MENAGERIE_NATS"),
        setting("open", "open", "MENAGERIE_OPEN"),
        setting("secure_cookies", "secure-cookies", "MENAGERIE_SECURE_COOKIES"),
        setting("hosts", "hosts", "MENAGERIE_HOSTS"),
        setting("address", "address", "MENAGERIE_ADDRESS"),
        setting("trusted_proxies", "trusted-proxies", "MENAGERIE_TRUSTED_PROXIES"),
        setting("client_header", "client-header", "MENAGERIE_CLIENT_HEADER"),
        setting("bot_slots", "bot-slots", "MENAGERIE_BOT_SLOTS"),
        setting("bot_pace_ms", "bot-pace-ms", "MENAGERIE_BOT_PACE_MS"),
        setting("people_per_address", "people-per-address", "MENAGERIE_PEOPLE_PER_ADDRESS"),
        setting("changes", "changes", "MENAGERIE_CHANGES"),
        setting("guests", "guests", "MENAGERIE_GUESTS"),
        setting("sign_ins", "sign-ins", "MENAGERIE_SIGN_INS"),
        setting("new_tables", "new-tables", "MENAGERIE_NEW_TABLES"),
        setting("chat_lines", "chat-lines", "MENAGERIE_CHAT_LINES"),
        setting("uploads", "uploads", "MENAGERIE_UPLOADS"),
        setting("hints", "hints", "MENAGERIE_HINTS"),
        setting("reviews", "reviews", "MENAGERIE_REVIEWS"),
        setting("review_iterations", "review-iterations", "MENAGERIE_REVIEW_ITERATIONS"),
        setting("looks", "looks", "MENAGERIE_LOOKS"),
        setting("streams_each", "streams-each", "MENAGERIE_STREAMS_EACH"),
        setting("streams", "streams", "MENAGERIE_STREAMS"),
        setting("connections_per_address", "connections-per-address", "MENAGERIE_CONNECTIONS_PER_ADDRESS"),
        setting("connections", "connections", "MENAGERIE_CONNECTIONS"),
        setting("idle_seconds", "idle-seconds", "MENAGERIE_IDLE_SECONDS"),
        setting("body_seconds", "body-seconds", "MENAGERIE_BODY_SECONDS"),
        setting("tables_each", "tables-each", "MENAGERIE_TABLES_EACH"),
        setting("listed_each", "listed-each", "MENAGERIE_LISTED_EACH"),
        setting("seats_each", "seats-each", "MENAGERIE_SEATS_EACH"),
        setting("leaver_seconds", "leaver-seconds", "MENAGERIE_LEAVER_SECONDS"),
        setting("spare_from_ms", "spare-from-ms", "MENAGERIE_SPARE_FROM_MS"),
        setting("spare_to_ms", "spare-to-ms", "MENAGERIE_SPARE_TO_MS"),
    ];

    /// Where the house keeps what it knows.
    pub fn database_address(&self) -> Result<DatabaseAddress, NoDatabase> {
        match &self.database {
            Some(address) => address.parse().and_then(DatabaseAddress::shared),
            None => Ok(DatabaseAddress::Folder(self.data_dir.clone())),
        }
    }

    /// Reads the text of a configuration file, then what is `set` by name; what neither says keeps its default.
    pub fn read<'a>(
        file: &str,
        set: impl IntoIterator<Item = (&'static str, &'a str)>,
    ) -> Result<Config, String> {
        let mut table: toml::Table = toml::from_str(file).map_err(|error| error.to_string())?;
        let defaults = toml::Table::try_from(Config::default()).map_err(|error| error.to_string())?;
        for (name, text) in set {
            table.insert(name.to_owned(), value_of(text, defaults.get(name)));
        }
        table.try_into().map_err(|error: toml::de::Error| error.to_string())
    }
}

/// A setting from text: a number or yes or no where its default is one; otherwise it stays text.
fn value_of(text: &str, default: Option<&toml::Value>) -> toml::Value {
    let number =
        || text.parse::<i64>().map(toml::Value::from).or_else(|_| text.parse::<f64>().map(Into::into));
    match default {
        Some(toml::Value::Integer(_) | toml::Value::Float(_)) => number().unwrap_or_else(|_| text.into()),
        Some(toml::Value::Boolean(_)) => text.parse::<bool>().map_or_else(|_| text.into(), Into::into),
        _ => text.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_win_over_the_file_and_the_file_over_defaults() {
        let file = "bot_slots = 3\nchanges = \"9/2s\"\n";
        let config = Config::read(file, [("bot_slots", "4"), ("listen", "0.0.0.0:80")]).expect("settings");
        assert_eq!((config.bot_slots, config.listen.port()), (4, 80));
        assert_eq!((config.changes, config.tables_each), (Rate::new(9, 2), 50));
        assert!(Config::read("changes = \"many\"", []).is_err());
        let proxies = Config::read("", [("trusted_proxies", "::1, 10.0.0.0/8")]).expect("proxies");
        assert!(proxies.trusted_proxies.trust([10, 1, 2, 3].into()));
        assert!(Config::read("", [("open", "perhaps")]).is_err());
        let folder = Config::read("", [("data_dir", "2026")]).expect("a folder may be called so").data_dir;
        assert_eq!(folder, PathBuf::from("2026"));
        assert!(Config::read("colour = 1", []).is_err(), "a setting that does not exist");
        assert!(Config::read("rehearsal = 1", []).is_err(), "whoever could set it would know every card");
        assert!(Config::read("", [("rehearsal", "1")]).is_err(), "by no other way either");
    }

    /// The table of all settings in the hosting page: names, flags, variables and defaults are those of the program.
    #[test]
    fn the_hosting_page_lists_every_setting_with_its_default() {
        let defaults = serde_json::to_value(Config::default()).expect("JSON");
        let names: Vec<&str> = defaults.as_object().expect("settings").keys().map(String::as_str).collect();
        assert_eq!(names, Config::SETTINGS.map(|setting| setting.name));
        let page = include_str!("../../../docs/hosting.md");
        let lines: Vec<&str> = page.lines().filter(|line| line.starts_with("| `")).collect();
        assert_eq!(lines.len(), names.len());
        for (line, Setting { name, flag, variable }) in lines.iter().zip(Config::SETTINGS) {
            let default = match &defaults[name] {
                serde_json::Value::Null => "none".to_owned(),
                serde_json::Value::String(text) => text.clone(),
                other => other.to_string().trim_end_matches(".0").to_owned(),
            };
            assert_eq!(flag, name.replace('_', "-"));
            assert_eq!(variable, format!("MENAGERIE_{}", name.to_uppercase()));
            let start = format!("| `{name}` | `--{flag}` | `{variable}` | {default} |");
            assert!(line.starts_with(&start), "{line}\nshould begin with\n{start}");
        }
    }
}
