//! Databases on the PostgreSQL server that `cargo xtask postgres` starts, one for each test that wants one.

use std::{
    io::Write,
    sync::atomic::{AtomicU64, Ordering},
    time::{SystemTime, UNIX_EPOCH},
};

use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};

pub struct Database {
    server: String,
    name: String,
    pub address: String,
}

static DATABASES: AtomicU64 = AtomicU64::new(0);

impl Database {
    /// A new one, if there is a server.
    pub async fn new() -> Option<Database> {
        let Ok(server) = std::env::var("MENAGERIE_POSTGRES") else {
            let required = std::env::var("MENAGERIE_SERVICES").is_ok_and(|word| word == "required");
            assert!(
                !required,
                "MENAGERIE_POSTGRES names no server, and MENAGERIE_SERVICES says that it must"
            );
            // Straight to the terminal: what a test prints is kept back unless it fails.
            let _ = writeln!(std::io::stderr(), "left out: no PostgreSQL in MENAGERIE_POSTGRES");
            return None;
        };
        let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("a time").as_nanos();
        let name = format!("program_{since}_{}", DATABASES.fetch_add(1, Ordering::Relaxed));
        let mut admin = PgConnection::connect(&server).await.expect("a server");
        let create = format!("CREATE DATABASE {name} TEMPLATE template0");
        admin.execute(AssertSqlSafe(create)).await.expect("a database");
        let (base, _) = server.rsplit_once('/').expect("an address with a database");
        Some(Database { address: format!("{base}/{name}"), server, name })
    }

    /// Takes it away again.
    pub async fn leave(self) {
        let mut admin = PgConnection::connect(&self.server).await.expect("a server");
        let drop = format!("DROP DATABASE {} WITH (FORCE)", self.name);
        admin.execute(AssertSqlSafe(drop)).await.expect("it is gone");
    }
}
