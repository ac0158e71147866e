//! Storage: one SQLite file. The move log only grows, and a write is acknowledged only after its transaction is
//! durable. Writes that wait at the same time share one transaction, so that a busy evening costs few disk flushes, and
//! the log of the database is folded into its file by somebody else than the writer, so that no answer waits for it.

mod admin;
mod change;
mod identity_cache;
mod read;
mod rows;
mod schema;
mod write_times;

use std::{
    path::Path,
    time::{Duration, Instant},
};

use sqlx::{
    Connection, SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::sync::{mpsc, oneshot};

use crate::time::now;

use change::Arg;
use identity_cache::IdentityCache;

pub use admin::{OrderRow, Verb};
pub use change::Change;
pub use rows::{
    ChatRow, Counts, DealRow, IdentityRow, MoveRow, Opened, ResultRow, ReviewRow, SeatKind, SeatResult,
    SeatRow, Status, TableRow,
};
pub use sqlx::Error;
pub use write_times::WriteTimes;

/// How many waiting writes share a transaction.
const BATCH: usize = 200;

/// How many statements of a very long write go into one transaction.
const PART: usize = 100;

/// A write of no more statements than this is one of few kinds.
const USUAL: usize = 8;

/// How often the database's log is folded into its file, and at how many pages writers wait until it is empty.
const FOLD: Duration = Duration::from_secs(1);
const LONG_LOG: i64 = 16_000;

/// Why a write did not happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotStored {
    #[error("something else is already there: another writer was first")]
    Conflict,
    #[error("the disk or the database failed")]
    Failed,
}

struct Job {
    changes: Vec<Change>,
    done: oneshot::Sender<Result<(), NotStored>>,
}

/// The database of one data folder.
#[derive(Clone)]
pub struct Store {
    reads: SqlitePool,
    writes: mpsc::Sender<Job>,
    identities: IdentityCache,
    waking: Waking,
    pub write_times: WriteTimes,
}

/// When this server began, and when the one before it was last awake.
#[derive(Clone, Copy)]
struct Waking {
    began: i64,
    before: i64,
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
        let before = sqlx::query_scalar("SELECT alive FROM house").fetch_one(&mut writer).await?;
        let waking = Waking { began: now(), before };
        sqlx::query("PRAGMA wal_autocheckpoint = 0").execute(&mut writer).await?;
        tokio::spawn(fold(SqliteConnection::connect_with(&options).await?));
        let reads = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
        let (writes, jobs) = mpsc::channel(4096);
        tokio::spawn(write_all(writer, jobs));
        let write_times = WriteTimes::new().map_err(|error| sqlx::Error::Configuration(error.into()))?;
        Ok(Store { reads, writes, identities: IdentityCache::default(), waking, write_times })
    }

    /// Makes the changes as one; returns when they are durable.
    pub async fn write(&self, changes: Vec<Change>) -> Result<(), NotStored> {
        let began = Instant::now();
        let (done, answer) = oneshot::channel();
        let sent = self.writes.send(Job { changes, done }).await;
        let result = if sent.is_ok() {
            answer.await.unwrap_or(Err(NotStored::Failed))
        } else {
            Err(NotStored::Failed)
        };
        self.write_times.note(began.elapsed(), result);
        result
    }

    /// Makes very many changes in parts, so that others can write in between. What is half done is not undone:
    /// the first must leave a mark that the last take away.
    pub async fn write_in_parts(&self, changes: Vec<Change>) -> Result<(), NotStored> {
        let mut rest = changes.into_iter();
        loop {
            let part: Vec<Change> = rest.by_ref().take(PART).collect();
            if part.is_empty() {
                return Ok(());
            }
            self.write(part).await?;
        }
    }

    /// Tables whose loading was broken off leave nothing behind.
    pub async fn forget_half_loaded(&self) -> Result<(), NotStored> {
        self.write(Change::forget_half_loaded().into()).await
    }

    /// Notes that the house is awake.
    pub async fn stay_awake(&self) -> Result<(), NotStored> {
        self.write(vec![Change::awake()]).await
    }

    /// How many seconds somebody has had since `then`: while no server ran, nobody could think.
    pub fn awake_since(&self, then: i64) -> u64 {
        let Waking { began, before } = self.waking;
        let seconds = if then >= began { now() - then } else { (before - then).max(0) + now() - began };
        // A clock that was set back has let nobody think.
        seconds.max(0).unsigned_abs()
    }

    /// Whether the database answers.
    pub async fn answers(&self) -> Result<(), sqlx::Error> {
        sqlx::query("SELECT 1").execute(self.reads()).await.map(|_| ())
    }

    fn reads(&self) -> &SqlitePool {
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
                end_transaction(&mut connection).await;
                vec![Err(NotStored::Failed); batch.len()]
            }
        };
        for (job, result) in batch.drain(..).zip(results) {
            // Whoever asked may have gone away; the write stands all the same.
            job.done.send(result).ok();
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
) -> Result<Vec<Result<(), NotStored>>, sqlx::Error> {
    if write_at_once(connection, batch).await.is_ok() {
        return Ok(vec![Ok(()); batch.len()]);
    }
    end_transaction(connection).await;
    write_one_by_one(connection, batch).await
}

/// The whole transaction as one message to the database's thread: what nearly always happens.
async fn write_at_once(connection: &mut SqliteConnection, batch: &[Job]) -> Result<(), sqlx::Error> {
    let statements = || batch.iter().flat_map(|job| &job.changes);
    let mut sql = String::from("BEGIN IMMEDIATE;");
    for statement in statements() {
        sql.push_str(statement.sql);
        sql.push(';');
    }
    sql.push_str("COMMIT");
    // Every part is a literal of ours; values are bound.
    // Only what comes again is worth keeping ready.
    let usual = batch.len() == 1 && statements().count() <= USUAL;
    let query = sqlx::query(sqlx::AssertSqlSafe(sql)).persistent(usual);
    bind(query, statements().flat_map(|statement| &statement.args)).execute(connection).await.map(|_| ())
}

/// Finds out which of the writes cannot be done; the others are.
async fn write_one_by_one(
    connection: &mut SqliteConnection,
    batch: &[Job],
) -> Result<Vec<Result<(), NotStored>>, sqlx::Error> {
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let mut results = Vec::with_capacity(batch.len());
    for job in batch {
        sqlx::query("SAVEPOINT job").execute(&mut *connection).await?;
        let mut result = Ok(());
        for statement in &job.changes {
            let query = bind(sqlx::query(statement.sql), statement.args.iter());
            if let Err(error) = query.execute(&mut *connection).await {
                let conflict = error.as_database_error().is_some_and(|error| error.is_unique_violation());
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

type Query<'q> = sqlx::query::Query<'q, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>;

fn bind<'a>(query: Query<'a>, args: impl Iterator<Item = &'a Arg>) -> Query<'a> {
    args.fold(query, |query, arg| match arg {
        Arg::Text(text) => query.bind(text.clone()),
        Arg::Number(number) => query.bind(*number),
        Arg::Null => query.bind(None::<String>),
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Somebody new who comes back by name.
    fn guest(id: &str, login: &str) -> Vec<Change> {
        std::iter::once(Change::add_identity(id, "Anna"))
            .chain(Change::set_password(id, login, "hash"))
            .collect()
    }

    /// A write that cannot be done takes none of the others with it, though they share a transaction.
    #[tokio::test]
    async fn one_conflict_does_not_undo_its_neighbours() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(folder.path()).await.expect("a store");
        store.write(guest("a", "anna")).await.expect("stored");
        let job = |changes| {
            let (done, answer) = oneshot::channel();
            (Job { changes, done }, answer)
        };
        let (good, first) = job(guest("b", "ben"));
        let (bad, second) = job([guest("c", "cleo"), guest("d", "anna")].into_iter().flatten().collect());
        let (fine, third) = job(guest("e", "emil"));
        for job in [good, bad, fine] {
            store.writes.send(job).await.expect("the writer listens");
        }
        assert_eq!(first.await.expect("an answer"), Ok(()));
        assert_eq!(second.await.expect("an answer"), Err(NotStored::Conflict));
        assert_eq!(third.await.expect("an answer"), Ok(()));
        for (id, there) in [("b", true), ("c", false), ("d", false), ("e", true)] {
            assert_eq!(store.identity(id).await.expect("a reading").is_some(), there, "{id}");
        }
    }

    /// Who was read before a change is read again after it.
    #[tokio::test]
    async fn people_who_change_are_not_remembered_as_they_were() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(folder.path()).await.expect("a store");
        store.write(guest("a", "anna")).await.expect("stored");
        assert_eq!(store.identity("a").await.expect("a reading").map(|row| row.epoch), Some(1));
        store.write(Change::end_all_sessions("a").into()).await.expect("stored");
        store.identity_changed("a");
        assert_eq!(store.identity("a").await.expect("a reading").map(|row| row.epoch), Some(2));
    }
}
