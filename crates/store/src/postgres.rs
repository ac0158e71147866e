//! A PostgreSQL database that several nodes may share. The database decides every race: of two writers of the same line
//! of a log one gets a conflict. Whatever breaks in between is rolled back by the database itself.

use std::{
    hash::{BuildHasher, RandomState},
    sync::Arc,
    time::Duration,
};

use sqlx::{
    AssertSqlSafe, Connection, Error, PgConnection, PgPool, Postgres,
    postgres::{PgConnectOptions, PgDatabaseError, PgPoolOptions, PgSeverity},
};
use tokio::{
    sync::{Mutex, mpsc},
    time::{sleep, timeout},
};

use crate::{
    Change, NotStored,
    arg::{bound, numbered},
    schema,
    time::now,
    writing::{Job, answer},
};

/// So many connections write at once, and so many waiting writes share a transaction: every statement is a way to the
/// database and back.
const WRITERS: usize = 4;
const BATCH: usize = 50;

/// So many connections read at once.
const READERS: u32 = 8;

/// How long anybody waits for the database before it counts as away, and how long whoever reads waits for a connection:
/// pages can do without, for a while.
const READY: Duration = Duration::from_secs(3);
const PATIENCE: Duration = Duration::from_secs(10);

/// How often a write is tried that met another one, and the time in between.
const TRIES: usize = 5;
const PAUSE: Duration = Duration::from_millis(20);

/// For how many seconds the receipts of writers are kept that write no more.
const RECEIPTS: i64 = 7 * 24 * 3600;

/// Opens a database for reading, and lets writers of its own do what comes by `jobs`.
pub async fn open(options: &PgConnectOptions, jobs: mpsc::Receiver<Job>) -> Result<PgPool, Error> {
    let mut connection = connect(options).await?;
    schema::prepare_postgres(&mut connection).await?;
    let old = sqlx::query("DELETE FROM receipts WHERE made < $1").bind(now() - RECEIPTS);
    old.execute(&mut connection).await?;
    let reads = PgPoolOptions::new().max_connections(READERS).acquire_timeout(READY);
    let reads = reads.connect_with(options.clone()).await?;
    let jobs = Arc::new(Mutex::new(jobs));
    // A node that stands still in the middle of a write keeps nobody else waiting for longer than this.
    let limits = [("idle_in_transaction_session_timeout", "5s"), ("lock_timeout", "8s")];
    for _ in 0..WRITERS {
        let options = options.clone().options(limits);
        tokio::spawn(write_all(Scribe::new(options), jobs.clone()));
    }
    Ok(reads)
}

/// A connection, or the reason why there is none within a while.
pub async fn connect(options: &PgConnectOptions) -> Result<PgConnection, Error> {
    timeout(PATIENCE, PgConnection::connect_with(options)).await.unwrap_or(Err(Error::PoolTimedOut))
}

/// Whether a database has the tables of a house.
pub async fn has_house(connection: &mut PgConnection) -> Result<bool, Error> {
    let steps = "SELECT EXISTS (SELECT 1 FROM pg_tables
                 WHERE schemaname = current_schema() AND tablename = '_sqlx_migrations')";
    sqlx::query_scalar(steps).fetch_one(connection).await
}

async fn write_all(mut scribe: Scribe, jobs: Arc<Mutex<mpsc::Receiver<Job>>>) {
    let mut batch = Vec::with_capacity(BATCH);
    while jobs.lock().await.recv_many(&mut batch, BATCH).await > 0 {
        let results = scribe.write(&batch).await;
        answer(&mut batch, results);
    }
}

/// Why a transaction did not happen.
enum Broken {
    /// The database cannot be reached.
    Away,
    /// The connection was lost, but not while it was told to commit: nothing has happened.
    Lost,
    /// The connection was lost while it was told to commit, and the database cannot be asked whether it did.
    Unknown,
    /// Another transaction was in the way for a moment.
    Again,
    /// It cannot be done.
    Refused(NotStored),
}

impl Broken {
    /// Whether the connection still stands after this.
    fn leaves_the_connection(&self) -> bool {
        matches!(self, Broken::Again | Broken::Refused(NotStored::Conflict))
    }
}

impl From<&Error> for Broken {
    fn from(error: &Error) -> Self {
        let told = error.as_database_error();
        let Some(told) = told.and_then(|told| told.try_downcast_ref::<PgDatabaseError>()) else {
            tracing::warn!(%error, "a connection to the database was lost");
            return Broken::Lost;
        };
        match told.code() {
            // Unique violation, and a revision that is not the present one: it would become NULL.
            "23505" | "23502" => Broken::Refused(NotStored::Conflict),
            // Serialization failure, deadlock, a lock that was not to be had.
            "40001" | "40P01" | "55P03" => Broken::Again,
            _ if matches!(told.severity(), PgSeverity::Fatal | PgSeverity::Panic) => {
                tracing::warn!(%error, "the database ended a connection");
                Broken::Lost
            }
            _ => {
                tracing::error!(%error, "a statement failed");
                Broken::Refused(NotStored::Failed)
            }
        }
    }
}

/// One of those who write.
struct Scribe {
    options: PgConnectOptions,
    connection: Option<PgConnection>,
    /// What nobody else is called.
    name: String,
    /// The number of its latest transaction.
    number: i64,
}

impl Scribe {
    fn new(options: PgConnectOptions) -> Scribe {
        let chance = || RandomState::new().hash_one(0);
        let name = format!("{:016x}{:016x}", chance(), chance());
        Scribe { options, connection: None, name, number: 0 }
    }

    /// All of them in one transaction: what nearly always happens. Otherwise each has one of its own.
    async fn write(&mut self, batch: &[Job]) -> Vec<Result<(), NotStored>> {
        if batch.len() > 1 {
            match self.transaction(batch).await {
                Ok(()) => return vec![Ok(()); batch.len()],
                // What may have happened is not done again.
                Err(Broken::Away) => return vec![Err(NotStored::Failed); batch.len()],
                Err(Broken::Unknown) => return vec![Err(NotStored::Unknown); batch.len()],
                Err(Broken::Lost | Broken::Again | Broken::Refused(_)) => {}
            }
        }
        let mut results = Vec::with_capacity(batch.len());
        for job in batch {
            results.push(self.write_one(job).await);
        }
        results
    }

    async fn write_one(&mut self, job: &Job) -> Result<(), NotStored> {
        for _ in 0..TRIES {
            match self.transaction(std::slice::from_ref(job)).await {
                Ok(()) => return Ok(()),
                Err(Broken::Refused(why)) => return Err(why),
                Err(Broken::Away) => return Err(NotStored::Failed),
                Err(Broken::Unknown) => return Err(NotStored::Unknown),
                Err(Broken::Again | Broken::Lost) => sleep(PAUSE).await,
            }
        }
        Err(NotStored::Failed)
    }

    /// Everything these jobs want, or nothing of it.
    async fn transaction(&mut self, jobs: &[Job]) -> Result<(), Broken> {
        // Taken out: if this is broken off, the connection goes, and with it whatever it has begun.
        let mut connection = self.begin().await?;
        let changes = jobs.iter().flat_map(|job| &job.changes);
        if let Err(error) = in_time(carry_out(&mut connection, changes)).await {
            let broken = Broken::from(&error);
            let rolled_back = broken.leaves_the_connection()
                && in_time(sqlx::raw_sql("ROLLBACK").execute(&mut connection)).await.is_ok();
            self.connection = rolled_back.then_some(connection);
            return Err(broken);
        }
        match in_time(sqlx::raw_sql("COMMIT").execute(&mut connection)).await {
            Ok(_) => {
                self.connection = Some(connection);
                Ok(())
            }
            Err(error) => {
                tracing::warn!(%error, "a connection was lost while it was told to commit");
                drop(connection);
                self.has_happened().await
            }
        }
    }

    /// A connection in a new transaction, which has a number. A connection that was lost while nobody wrote is made anew.
    async fn begin(&mut self) -> Result<PgConnection, Broken> {
        self.number += 1;
        // A name and numbers of ours.
        let begin = format!(
            "BEGIN; INSERT INTO receipts (writer, wrote, made) VALUES ('{}', {}, {})
             ON CONFLICT (writer) DO UPDATE SET wrote = EXCLUDED.wrote, made = EXCLUDED.made",
            self.name,
            self.number,
            now()
        );
        if let Some(mut connection) = self.connection.take()
            && in_time(sqlx::raw_sql(AssertSqlSafe(begin.as_str())).execute(&mut connection)).await.is_ok()
        {
            return Ok(connection);
        }
        let away = |error: Error| {
            tracing::error!(%error, "the database cannot be reached");
            Broken::Away
        };
        let mut connection = connect(&self.options).await.map_err(away)?;
        in_time(sqlx::raw_sql(AssertSqlSafe(begin)).execute(&mut connection)).await.map_err(away)?;
        Ok(connection)
    }

    /// What has become of the latest transaction, which was told to commit when its connection was lost: its receipt was
    /// written along with it. While it cannot be read nobody knows, and the write counts as failed; whoever tries again is
    /// told if it had happened.
    ///
    /// Whoever asks waits until that transaction has come to its end, if the database is still at it: a receipt is the
    /// same row each time, and this wants to write it too.
    async fn has_happened(&self) -> Result<(), Broken> {
        let unknown = |error: Error| {
            tracing::error!(%error, "whether the database has stored something cannot be asked");
            Broken::Unknown
        };
        let mut connection = connect(&self.options).await.map_err(unknown)?;
        let receipt = sqlx::query_scalar(
            "INSERT INTO receipts (writer, wrote, made) VALUES ($1, 0, $2)
             ON CONFLICT (writer) DO UPDATE SET made = EXCLUDED.made RETURNING wrote",
        );
        let receipt = receipt.bind(&self.name).bind(now());
        let wrote: i64 = in_time(receipt.fetch_one(&mut connection)).await.map_err(unknown)?;
        if wrote == self.number { Ok(()) } else { Err(Broken::Lost) }
    }
}

async fn carry_out(
    connection: &mut PgConnection,
    changes: impl Iterator<Item = &Change>,
) -> Result<(), Error> {
    for change in changes {
        let args = bound::<Postgres>(&change.args).map_err(Error::Encode)?;
        // A statement of ours with its places numbered; the values are bound.
        sqlx::query_with(AssertSqlSafe(numbered(change.sql)), args).execute(&mut *connection).await?;
    }
    Ok(())
}

/// A database that says nothing for too long counts as lost.
pub async fn in_time<T>(work: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    timeout(PATIENCE, work).await.unwrap_or(Err(Error::PoolTimedOut))
}
