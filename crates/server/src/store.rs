//! Storage: one SQLite file. The move log only grows, and a write is acknowledged only after its transaction is
//! durable. Writes that wait at the same time share one transaction, so that a busy evening costs few disk flushes.

mod read;
mod schema;

use std::{path::Path, time::Duration};

use sqlx::{
    Connection, SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::sync::{mpsc, oneshot};

pub use read::{ChatRow, IdentityRow, MoveRow, ResultRow, SeatRow, TableRow};

/// How many waiting writes share a transaction.
const BATCH: usize = 200;

/// A value of a statement.
#[derive(Clone, Debug)]
pub enum Arg {
    Text(String),
    Number(i64),
    Null,
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(text)
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Arg::Number(number)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Arg::Number(number as i64)
    }
}

impl From<bool> for Arg {
    fn from(yes: bool) -> Self {
        Arg::Number(yes.into())
    }
}

impl<T: Into<Arg>> From<Option<T>> for Arg {
    fn from(value: Option<T>) -> Self {
        value.map_or(Arg::Null, Into::into)
    }
}

/// One statement of a write.
pub struct Statement {
    sql: &'static str,
    args: Vec<Arg>,
}

/// `statement("INSERT ...", [a.into(), b.into()])`.
pub fn statement<const N: usize>(sql: &'static str, args: [Arg; N]) -> Statement {
    Statement { sql, args: args.into() }
}

/// Why a write did not happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotStored {
    /// Something else is already there: another writer was first.
    Conflict,
    /// The disk or the database failed.
    Failed,
}

struct Job {
    statements: Vec<Statement>,
    done: oneshot::Sender<Result<(), NotStored>>,
}

/// The database of one data folder.
#[derive(Clone)]
pub struct Store {
    reads: SqlitePool,
    writes: mpsc::Sender<Job>,
}

impl Store {
    pub async fn open(folder: &Path) -> Result<Store, sqlx::Error> {
        let options = SqliteConnectOptions::new()
            .filename(folder.join("menagerie.sqlite"))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // Full: a commit returns when it is on the disk, not when it is in a cache.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .foreign_keys(true);
        let mut writer = SqliteConnection::connect_with(&options).await?;
        schema::prepare(&mut writer).await?;
        let reads = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
        let (writes, jobs) = mpsc::channel(4096);
        tokio::spawn(write_all(writer, jobs));
        Ok(Store { reads, writes })
    }

    /// Carries out the statements as one; returns when they are durable.
    pub async fn write(&self, statements: Vec<Statement>) -> Result<(), NotStored> {
        let (done, answer) = oneshot::channel();
        self.writes.send(Job { statements, done }).await.map_err(|_| NotStored::Failed)?;
        answer.await.map_err(|_| NotStored::Failed)?
    }

    pub fn reads(&self) -> &SqlitePool {
        &self.reads
    }
}

async fn write_all(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        let results = match write_batch(&mut connection, &batch).await {
            Ok(results) => results,
            Err(error) => {
                tracing::error!(%error, "a transaction failed");
                // The connection is either in no transaction (fine) or in a broken one that must end.
                let _ = sqlx::query("ROLLBACK").execute(&mut connection).await;
                vec![Err(NotStored::Failed); batch.len()]
            }
        };
        for (job, result) in batch.drain(..).zip(results) {
            // Whoever asked may have gone away; the write stands all the same.
            let _ = job.done.send(result);
        }
    }
}

async fn write_batch(
    connection: &mut SqliteConnection,
    batch: &[Job],
) -> Result<Vec<Result<(), NotStored>>, sqlx::Error> {
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let mut results = Vec::with_capacity(batch.len());
    for job in batch {
        let alone = job.statements.len() == 1;
        if !alone {
            sqlx::query("SAVEPOINT job").execute(&mut *connection).await?;
        }
        let mut result = Ok(());
        for statement in &job.statements {
            if let Err(error) = run(connection, statement).await {
                let conflict = error.as_database_error().is_some_and(|error| error.is_unique_violation());
                if !conflict {
                    tracing::error!(%error, "a statement failed");
                }
                result = Err(if conflict { NotStored::Conflict } else { NotStored::Failed });
                break;
            }
        }
        if !alone {
            if result.is_err() {
                sqlx::query("ROLLBACK TO job").execute(&mut *connection).await?;
            }
            sqlx::query("RELEASE job").execute(&mut *connection).await?;
        }
        results.push(result);
    }
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    Ok(results)
}

async fn run(connection: &mut SqliteConnection, statement: &Statement) -> Result<(), sqlx::Error> {
    let mut query = sqlx::query(statement.sql);
    for arg in &statement.args {
        query = match arg {
            Arg::Text(text) => query.bind(text.as_str()),
            Arg::Number(number) => query.bind(*number),
            Arg::Null => query.bind(None::<String>),
        };
    }
    query.execute(connection).await.map(|_| ())
}
