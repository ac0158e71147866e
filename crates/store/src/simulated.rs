//! A house for simulations: one SQLite database in memory, whose calls take as long and end as somebody else decides.
//!
//! Each call is carried out between two moments of the caller's clock, and the thread stands still meanwhile: so the order of
//! everything is a matter of that clock alone, and the same fates lead to the same house.

use std::{
    pin::pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll, Wake, Waker},
    thread::{self, Thread},
    time::Duration,
};

use sqlx::{AssertSqlSafe, Connection, Error, Sqlite, SqliteConnection};
use tokio::{sync::mpsc, time::sleep};

use crate::{
    DatabaseAddress, NotStored, Store,
    arg::{Arg, bound},
    database::{Reads, Row},
    schema, sqlite,
    time::simulate,
    writing::{Job, answer},
};

/// What is asked of the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Call {
    Read,
    Write,
}

/// What becomes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Done,
    /// Nothing was done, and whoever asked is told so.
    Refused,
    /// It was done, and whoever asked is told that it was not.
    Lost,
}

/// How a call goes: how long until it is carried out, how it ends, and how long until that is known.
#[derive(Clone, Copy, Debug)]
pub struct Fate {
    pub before: Duration,
    pub end: End,
    pub after: Duration,
}

/// Decides the fate of each call.
pub trait Fates: Send + Sync {
    fn next(&self, call: Call) -> Fate;
}

/// The database. It outlives the stores that are opened on it.
#[derive(Clone)]
pub struct Simulated {
    connection: Arc<Mutex<SqliteConnection>>,
    fates: Arc<dyn Fates>,
}

impl Simulated {
    /// An empty house.
    pub fn new(fates: Arc<dyn Fates>) -> Result<Simulated, Error> {
        let connection = wait_for(async {
            let mut connection = SqliteConnection::connect("sqlite::memory:").await?;
            schema::prepare(&mut connection).await?;
            Ok::<_, Error>(connection)
        })?;
        Ok(Simulated { connection: Arc::new(Mutex::new(connection)), fates })
    }

    /// Opens it as a server does: as one that was just started, at this time in milliseconds since 1970. The clock of this
    /// thread follows that of its runtime from here on.
    pub async fn open(&self, now_ms: i64) -> Result<Store, Error> {
        simulate(now_ms);
        let (writes, jobs) = mpsc::channel(crate::WAITING);
        tokio::spawn(self.clone().write_all(jobs));
        Store::of(DatabaseAddress::Folder("simulated".into()), Reads::Simulated(self.clone()), writes, None)
            .await
    }

    /// The revision that a table has at this moment, whatever the weather.
    pub fn revision(&self, table: &str) -> Option<i64> {
        let sql = "SELECT revision FROM tables WHERE id = ?";
        wait_for(sqlx::query_scalar(sql).bind(table).fetch_optional(&mut *self.connection())).ok()?
    }

    fn connection(&self) -> MutexGuard<'_, SqliteConnection> {
        self.connection.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) async fn all<T: Row>(&self, sql: String, args: &[Arg]) -> Result<Vec<T>, Error> {
        let fate = self.fates.next(Call::Read);
        sleep(fate.before).await;
        let read = match fate.end {
            End::Done => {
                let args = bound::<Sqlite>(args).map_err(Error::Encode)?;
                wait_for(sqlx::query_as_with(AssertSqlSafe(sql), args).fetch_all(&mut *self.connection()))
            }
            // As if no connection was to be had.
            End::Refused | End::Lost => Err(Error::PoolTimedOut),
        };
        sleep(fate.after).await;
        read
    }

    /// The only writer, as in a folder.
    async fn write_all(self, mut jobs: mpsc::Receiver<Job>) {
        let mut batch = Vec::new();
        while jobs.recv_many(&mut batch, sqlite::BATCH).await > 0 {
            let fate = self.fates.next(Call::Write);
            sleep(fate.before).await;
            let stored = match fate.end {
                End::Refused => Vec::new(),
                End::Done | End::Lost => wait_for(sqlite::store(&mut self.connection(), &batch)),
            };
            sleep(fate.after).await;
            let told = match fate.end {
                End::Done => stored,
                End::Refused => vec![Err(NotStored::Failed); batch.len()],
                End::Lost => vec![Err(NotStored::Unknown); batch.len()],
            };
            answer(&mut batch, told);
        }
    }
}

/// Wakes a thread that stands still.
struct Woken(Thread);

impl Wake for Woken {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

/// Lets this thread stand still until something is done elsewhere.
fn wait_for<T>(work: impl Future<Output = T>) -> T {
    let waker = Waker::from(Arc::new(Woken(thread::current())));
    let mut work = pin!(work);
    loop {
        match work.as_mut().poll(&mut Context::from_waker(&waker)) {
            Poll::Ready(done) => return done,
            Poll::Pending => thread::park(),
        }
    }
}
