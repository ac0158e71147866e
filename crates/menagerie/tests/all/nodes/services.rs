//! A PostgreSQL and a NATS server that a test may stop and start as it likes.

use std::{path::Path, time::Duration};

use crowd::{Nats, Postgres};

/// How long anything may take that is sure to come.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// Whether there are such servers here at all; where they must not be missing, their absence is a failure.
pub fn are_here() -> bool {
    let here = ["MENAGERIE_POSTGRES", "MENAGERIE_NATS_URL"].map(|name| std::env::var_os(name).is_some());
    let required = std::env::var("MENAGERIE_SERVICES").is_ok_and(|word| word == "required");
    match here {
        [true, true] => true,
        _ => {
            assert!(!required, "MENAGERIE_SERVICES=required, and a server is missing: {here:?}");
            eprintln!(
                "left out: no PostgreSQL in MENAGERIE_POSTGRES or no NATS server in MENAGERIE_NATS_URL"
            );
            false
        }
    }
}

pub async fn nats() -> Nats {
    Nats::start().await.expect("a NATS server")
}

pub async fn postgres() -> Postgres {
    Postgres::start().await.expect("a PostgreSQL")
}

/// The folder that a node is given, though it keeps nothing there.
pub fn nothing() -> &'static Path {
    Path::new("kept-in-postgres")
}
