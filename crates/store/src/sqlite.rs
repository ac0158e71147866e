//! One SQLite file: one writer, and the database's log is folded into its file by somebody else than the writer, so that
//! no answer waits for it.

use std::{path::Path, time::Duration};

use sqlx::{
    AssertSqlSafe, Connection, Error, Sqlite, SqliteConnection, SqlitePool,
    error::{DatabaseError, ErrorKind},
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::sync::mpsc;

use crate::{
    NotStored,
    arg::bound,
    folder, schema,
    writing::{Job, answer},
};

/// How many waiting writes share a transaction.
pub const BATCH: usize = 200;

/// A write of no more statements than this is one of few kinds.
const USUAL: usize = 8;

/// How many writes of one kind are one statement to the database, at most. They come in powers of two, so that there are few
/// such statements, and the database keeps them ready.
const ALIKE: usize = 32;
const KEPT_READY: usize = 200;

/// How often the database's log is folded into its file, and at how many pages writers wait until it is empty.
const FOLD: Duration = Duration::from_secs(1);
const LONG_LOG: i64 = 16_000;

/// How the database of a folder is opened.
pub fn options(folder: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(folder.join(folder::DATABASE))
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // Full: a commit returns when it is on the disk, not when it is in a cache.
        .synchronous(SqliteSynchronous::Full)
        .statement_cache_capacity(KEPT_READY)
        .busy_timeout(Duration::from_secs(10))
        .foreign_keys(true)
}

/// Opens the database of a folder for reading, and lets a writer of its own do what comes by `jobs`.
pub async fn open(folder: &Path, jobs: mpsc::Receiver<Job>) -> Result<SqlitePool, Error> {
    let options = options(folder);
    let mut writer = SqliteConnection::connect_with(&options).await?;
    schema::prepare(&mut writer).await?;
    sqlx::query("PRAGMA wal_autocheckpoint = 0").execute(&mut writer).await?;
    tokio::spawn(fold(SqliteConnection::connect_with(&options).await?));
    let reads = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
    tokio::spawn(write_all(writer, jobs));
    Ok(reads)
}

async fn write_all(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        let results = store(&mut connection, &batch).await;
        answer(&mut batch, results);
    }
}

/// Stores each write of a batch as one; what has become of each.
pub async fn store(connection: &mut SqliteConnection, batch: &[Job]) -> Vec<Result<(), NotStored>> {
    match write_batch(connection, batch).await {
        Ok(results) => results,
        Err(error) => {
            tracing::error!(%error, "a transaction failed");
            end_transaction(connection).await;
            vec![Err(NotStored::Failed); batch.len()]
        }
    }
}

/// Ends a transaction that may have been broken off before it began; then there is nothing to end, and that is said.
async fn end_transaction(connection: &mut SqliteConnection) {
    if let Err(error) = sqlx::query("ROLLBACK").execute(connection).await {
        tracing::debug!(%error, "no transaction was to be ended");
    }
}

async fn write_batch(
    connection: &mut SqliteConnection,
    batch: &[Job],
) -> Result<Vec<Result<(), NotStored>>, Error> {
    if write_at_once(connection, batch).await.is_ok() {
        return Ok(vec![Ok(()); batch.len()]);
    }
    end_transaction(connection).await;
    write_one_by_one(connection, batch).await
}

/// All of them in one transaction, in as few messages to the database's thread as there are kinds: what nearly always
/// happens.
async fn write_at_once(connection: &mut SqliteConnection, batch: &[Job]) -> Result<(), Error> {
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    for mut alike in batch.chunk_by(Job::is_like) {
        while !alike.is_empty() {
            let (some, rest) = alike.split_at(ALIKE.min(1 << alike.len().ilog2()));
            write_alike(connection, some).await?;
            alike = rest;
        }
    }
    sqlx::query("COMMIT").execute(connection).await.map(|_| ())
}

/// Writes of one kind, as one message.
async fn write_alike(connection: &mut SqliteConnection, jobs: &[Job]) -> Result<(), Error> {
    let statements = || jobs.iter().flat_map(|job| &job.changes);
    let sql: Vec<&str> = statements().map(|statement| statement.sql).collect();
    if sql.is_empty() {
        return Ok(());
    }
    // Only what comes again is worth keeping ready.
    let usual = sql.len() <= USUAL * jobs.len();
    let args = bound::<Sqlite>(statements().flat_map(|statement| &statement.args)).map_err(Error::Encode)?;
    // Every part is a literal of ours; values are bound.
    let query = sqlx::query_with(AssertSqlSafe(sql.join(";")), args).persistent(usual);
    query.execute(connection).await.map(|_| ())
}

/// Finds out which of the writes cannot be done; the others are.
async fn write_one_by_one(
    connection: &mut SqliteConnection,
    batch: &[Job],
) -> Result<Vec<Result<(), NotStored>>, Error> {
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let mut results = Vec::with_capacity(batch.len());
    for job in batch {
        sqlx::query("SAVEPOINT job").execute(&mut *connection).await?;
        let mut result = Ok(());
        for statement in &job.changes {
            let args = bound::<Sqlite>(&statement.args).map_err(Error::Encode)?;
            if let Err(error) = sqlx::query_with(statement.sql, args).execute(&mut *connection).await {
                // A revision that is not the present one would become NULL.
                let refused = |error: &dyn DatabaseError| {
                    matches!(error.kind(), ErrorKind::UniqueViolation | ErrorKind::NotNullViolation)
                };
                let conflict = error.as_database_error().is_some_and(refused);
                if !conflict {
                    tracing::error!(%error, "a statement failed");
                }
                result = Err(if conflict { NotStored::Conflict } else { NotStored::Failed });
                break;
            }
        }
        if result.is_err() {
            sqlx::query("ROLLBACK TO job").execute(&mut *connection).await?;
        }
        sqlx::query("RELEASE job").execute(&mut *connection).await?;
        results.push(result);
    }
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    Ok(results)
}

/// Folds the database's log into its file while others write. Only where the log has grown long do they wait for it.
async fn fold(mut connection: SqliteConnection) {
    loop {
        tokio::time::sleep(FOLD).await;
        let folded: Result<(i64, i64, i64), _> =
            sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(&mut connection).await;
        match folded {
            Ok((_, pages, _)) if pages > LONG_LOG => {
                let emptied = sqlx::query("PRAGMA wal_checkpoint(RESTART)").execute(&mut connection).await;
                if let Err(error) = emptied {
                    tracing::warn!(%error, "the database's log could not be emptied");
                }
            }
            Ok(_) => {}
            Err(error) => tracing::warn!(%error, "the database's log could not be folded in"),
        }
    }
}
