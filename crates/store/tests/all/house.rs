//! A database of its own for every test, and rows to put there.

use std::{
    io::Write,
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection, SqliteConnection};
use store::{Change, DatabaseAddress, MoveRow, SeatKind, SeatRow, Status, Store, TableRow};
use tempfile::TempDir;

/// How long anything may take that is sure to come.
pub const PATIENCE: Duration = Duration::from_secs(60);

pub struct House {
    pub database: DatabaseAddress,
    /// What it is called, for another process.
    pub address: String,
    kept: Kept,
}

enum Kept {
    Folder(TempDir),
    /// The address of the server and the name of the database on it.
    Postgres {
        server: String,
        name: String,
    },
}

static HOUSES: AtomicU64 = AtomicU64::new(0);

impl House {
    pub fn in_a_folder() -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let address = folder.path().to_str().expect("a name").to_owned();
        House { database: address.parse().expect("an address"), address, kept: Kept::Folder(folder) }
    }

    /// A new database, if there is a server.
    pub async fn on_postgres() -> Option<House> {
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
        let name = format!("menagerie_{since}_{}", HOUSES.fetch_add(1, Ordering::Relaxed));
        let mut admin = PgConnection::connect(&server).await.expect("a server");
        let create = format!("CREATE DATABASE {name} TEMPLATE template0");
        admin.execute(AssertSqlSafe(create)).await.expect("a database");
        let address = renamed(&server, &name);
        let database = address.parse().expect("an address");
        Some(House { database, address, kept: Kept::Postgres { server, name } })
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.database).await.expect("a store")
    }

    pub fn is_folder(&self) -> bool {
        matches!(self.kept, Kept::Folder(_))
    }

    /// Runs statements by hand.
    pub async fn sql(&self, sql: &str) {
        let sql = AssertSqlSafe(sql.to_owned());
        match &self.kept {
            Kept::Folder(folder) => {
                let file = folder.path().join("menagerie.sqlite");
                let file = format!("sqlite://{}", file.display());
                let mut database = SqliteConnection::connect(&file).await.expect("a database");
                database.execute(sql).await.expect("it is done");
            }
            Kept::Postgres { .. } => {
                self.by_hand().await.execute(sql).await.expect("it is done");
            }
        }
    }

    /// The tables and their columns, in alphabetical order, but for the list of steps.
    pub async fn columns(&self) -> Vec<(String, String)> {
        match &self.kept {
            Kept::Folder(folder) => {
                let file = format!("sqlite://{}", folder.path().join("menagerie.sqlite").display());
                let mut database = SqliteConnection::connect(&file).await.expect("a database");
                let sql = "SELECT tables.name, columns.name FROM pragma_table_list AS tables,
                    pragma_table_info(tables.name) AS columns
                    WHERE tables.name NOT LIKE 'sqlite_%' AND tables.name <> '_sqlx_migrations' ORDER BY 1, 2";
                sqlx::query_as(sql).fetch_all(&mut database).await.expect("columns")
            }
            Kept::Postgres { .. } => {
                let sql = "SELECT table_name::text COLLATE \"C\", column_name::text COLLATE \"C\"
                    FROM information_schema.columns
                    WHERE table_schema = 'public' AND table_name <> '_sqlx_migrations' ORDER BY 1, 2";
                sqlx::query_as(sql).fetch_all(&mut self.by_hand().await).await.expect("columns")
            }
        }
    }

    /// A connection of one's own to the database on PostgreSQL.
    pub async fn by_hand(&self) -> PgConnection {
        PgConnection::connect(&self.address).await.expect("a connection")
    }

    /// A connection to the server, but to another database of it.
    pub async fn beside(&self) -> PgConnection {
        let Kept::Postgres { server, .. } = &self.kept else { panic!("a folder has no server") };
        PgConnection::connect(server).await.expect("a server")
    }

    /// The name of the database on PostgreSQL.
    pub fn name(&self) -> &str {
        let Kept::Postgres { name, .. } = &self.kept else { panic!("a folder has no database of that kind") };
        name
    }

    /// Where the server on PostgreSQL listens, and the same database behind another port.
    pub fn port(&self) -> u16 {
        let (_, rest) = self.address.rsplit_once(':').expect("a port");
        rest.split(['/', '?']).next().expect("a port").parse().expect("a number")
    }

    pub fn behind(&self, port: u16) -> DatabaseAddress {
        let own = format!(":{}/", self.port());
        self.address.replace(&own, &format!(":{port}/")).parse().expect("an address")
    }

    /// Takes the database away again.
    pub async fn leave(self) {
        let drop = format!("DROP DATABASE {} WITH (FORCE)", self.name());
        self.beside().await.execute(AssertSqlSafe(drop)).await.expect("it is gone");
    }
}

/// The address of another database of the same server.
fn renamed(server: &str, name: &str) -> String {
    let (base, query) = server.split_once('?').map_or((server, None), |(base, query)| (base, Some(query)));
    let (_, host) = base.split_once("://").expect("an address");
    let base = if host.contains('/') { base.rsplit_once('/').map_or(base, |(base, _)| base) } else { base };
    query.map_or_else(|| format!("{base}/{name}"), |query| format!("{base}/{name}?{query}"))
}

/// Somebody new who comes back by name.
pub fn guest(id: &str, login: &str) -> Vec<Change> {
    std::iter::once(Change::add_identity(id, "Anna")).chain(Change::set_password(id, login, "hash")).collect()
}

pub fn table(id: &str) -> TableRow {
    TableRow {
        id: id.to_owned(),
        game: "valeria".to_owned(),
        options: "{}".to_owned(),
        host: "anna".to_owned(),
        invite: format!("invite-{id}"),
        listed: true,
        hints: false,
        training: false,
        door: "door".to_owned(),
        clock: "\"none\"".to_owned(),
        status: Status::Waiting,
        rematch: None,
        rules: 1,
        data: "cards".to_owned(),
        loaded: false,
        is_hashed: true,
        unrenewed: None,
        asked: None,
        revision: 0,
        due: None,
        keeper: None,
        stands: None,
    }
}

pub fn seat(kind: SeatKind, owner: Option<&str>) -> SeatRow {
    SeatRow {
        kind,
        owner: owner.map(str::to_owned),
        name: "Anna".to_owned(),
        level: (kind == SeatKind::Bot).then(|| "easy".to_owned()),
        away: false,
        spare: true,
    }
}

/// A line of a log; the command says which.
pub fn line(seat: i64, command: &str) -> MoveRow {
    MoveRow {
        seat,
        action: Some("{\"take\":1}".to_owned()),
        luck: "[]".to_owned(),
        state: "hash".to_owned(),
        command: command.to_owned(),
        spent: 7,
        made: 8,
    }
}

/// Anna, and a table of hers.
pub fn opened(id: &str) -> Vec<Change> {
    vec![Change::add_identity("anna", "Anna"), Change::open_table(&table(id))]
}

/// The commands of a log, in their order.
pub async fn commands(store: &Store, table: &str) -> Vec<String> {
    store.moves(table).await.expect("a log").into_iter().map(|row| row.command).collect()
}
