//! What a house keeps, and all SQL. The move log only grows, and a write is acknowledged only after its transaction is
//! durable. Writes that wait at the same time share one transaction, so that a busy evening costs few disk flushes.
//!
//! The verbs are the same in a folder of this machine (SQLite, one process) and on PostgreSQL (any number of nodes), and so
//! is nearly every statement: `?` is numbered for PostgreSQL, flags are `TRUE` and `FALSE`, and columns are text, 64 bits or a
//! flag. `tests` hold both to one contract.

mod address;
mod admin;
mod arg;
mod change;
mod columns;
mod database;
mod folder;
mod identity_cache;
mod moving;
mod nodes;
mod postgres;
mod read;
mod rows;
mod schema;
#[cfg(feature = "simulation")]
pub mod simulated;
mod sqlite;
mod time;
mod updates;
mod write_times;
mod writing;

use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot};

use database::{Away, Reads};
use identity_cache::IdentityCache;
use writing::Job;

pub use address::{DatabaseAddress, NoDatabase};
pub use admin::{OrderRow, Verb};
pub use change::Change;
pub use folder::Unwritable;
pub use moving::{Count, Damage, NotMoved, Progress, backup, check, move_house, restore};
pub use rows::{
    ChatRow, Counted, Counts, DealRow, EndRow, IdentityRow, MoveRow, Opened, ResultRow, ReviewRow, SeatKind,
    SeatResult, SeatRow, StateRow, Status, TableRow, Unknown, VisitRow,
};
pub use sqlx::Error;
pub use time::{now, now_ms};
pub use write_times::WriteTimes;

/// How many statements of a very long write go into one transaction.
const PART: usize = 100;

/// How many writes may wait.
const WAITING: usize = 4096;

/// Where other nodes write too, people are looked up again after this long at the latest.
const FRESH: Duration = Duration::from_secs(2);

/// A game that another node may still be loading is left alone for so many seconds.
const LOADING: i64 = 15 * 60;

/// Why nobody can say that a write has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotStored {
    #[error("something else is already there: another writer was first")]
    Conflict,
    #[error("the disk or the database failed, and nothing has changed")]
    Failed,
    /// Whoever tries again finds a conflict where it has.
    #[error("the database was lost while it was told to store something: whether it did is not known yet")]
    Unknown,
}

/// What one house keeps.
#[derive(Clone)]
pub struct Store {
    address: DatabaseAddress,
    reads: Reads,
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
    /// Opens what is kept at an address and brings it up to date; where there is nothing yet, something empty is made.
    pub async fn open(address: &DatabaseAddress) -> Result<Store, Error> {
        let (writes, jobs) = mpsc::channel(WAITING);
        let (reads, fresh) = match address {
            DatabaseAddress::Folder(path) => {
                folder::prepare(path)?;
                (Reads::Sqlite(sqlite::open(path, jobs).await?), None)
            }
            DatabaseAddress::Postgres(options) => {
                (Reads::Postgres(postgres::open(options, jobs).await?, Away::default()), Some(FRESH))
            }
        };
        Store::of(address.clone(), reads, writes, fresh).await
    }

    /// What is kept at an address, once it can be read and somebody takes what is to be written.
    async fn of(
        address: DatabaseAddress,
        reads: Reads,
        writes: mpsc::Sender<Job>,
        fresh: Option<Duration>,
    ) -> Result<Store, Error> {
        let (before,) = reads.one("SELECT alive FROM house", &[]).await?.ok_or(Error::RowNotFound)?;
        let waking = Waking { began: now(), before };
        let write_times = WriteTimes::new().map_err(|error| Error::Configuration(error.into()))?;
        let identities = IdentityCache::new(fresh);
        Ok(Store { address, reads, writes, identities, waking, write_times })
    }

    /// Makes the changes as one; returns when they are durable.
    pub async fn write(&self, changes: Vec<Change>) -> Result<(), NotStored> {
        let began = Instant::now();
        let result = self.hand_on(changes).await;
        self.write_times.note(began.elapsed(), result);
        result
    }

    /// Hands the changes to whoever writes; returns what came of it.
    async fn hand_on(&self, changes: Vec<Change>) -> Result<(), NotStored> {
        let (done, answer) = oneshot::channel();
        let waiting = self.write_times.begun();
        self.writes.send(Job { changes, done, waiting }).await.map_err(|_| NotStored::Failed)?;
        answer.await.map_err(|_| NotStored::Unknown)?
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
        let then = match self.address {
            DatabaseAddress::Folder(_) => now(),
            DatabaseAddress::Postgres(_) => now() - LOADING,
        };
        self.write(Change::forget_half_loaded(then).into()).await
    }

    /// The key that signs what browsers keep, the same on every node: `fresh`, if the house has none yet.
    pub async fn key(&self, fresh: [u8; 32]) -> Result<[u8; 32], Error> {
        match &self.address {
            DatabaseAddress::Folder(path) => match folder::key(path)? {
                Some(key) => Ok(key),
                None => {
                    folder::write_key(path, &fresh)?;
                    Ok(fresh)
                }
            },
            DatabaseAddress::Postgres(_) => {
                let offered = vec![Change::secret("cookie", &hex(&fresh))];
                self.write(offered).await.map_err(|error| Error::Io(std::io::Error::other(error)))?;
                let sql = "SELECT value FROM secrets WHERE name = ?";
                let (kept,): (String,) =
                    self.reads.one(sql, &["cookie".into()]).await?.ok_or(Error::RowNotFound)?;
                unhex(&kept).ok_or_else(|| Error::Decode("the key must be 32 bytes in hexadecimal".into()))
            }
        }
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
    pub async fn answers(&self) -> Result<(), Error> {
        self.reads.asked_anew().one::<(i64,)>("SELECT alive FROM house", &[]).await.map(|_| ())
    }
}

/// Whether an error means that the database could not be reached, and says nothing about what is there.
pub fn is_away(error: &Error) -> bool {
    matches!(error, Error::Io(_) | Error::Tls(_) | Error::PoolTimedOut | Error::PoolClosed | Error::Protocol(_))
        // What a server says that is starting or stopping.
        || error.as_database_error().and_then(|told| told.code()).is_some_and(|code| code.starts_with("57P"))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).ok()?;
    }
    Some(bytes)
}
