//! The room of a table: whoever looks at it or changes it comes in here, one at a time.

use std::{
    ops::{Deref, DerefMut},
    sync::{
        PoisonError,
        atomic::{AtomicBool, AtomicI64, Ordering},
    },
    time::Duration,
};

use tokio::sync::{Mutex, MutexGuard, watch};

use super::LiveTable;
use crate::{
    denial::{Denial, Reason},
    time::Instant,
};

pub struct Room {
    pub id: String,
    /// Counts everything that people at the table can see change.
    pub changed: watch::Sender<u64>,
    /// When somebody last looked.
    seen: std::sync::Mutex<Option<Instant>>,
    /// Whether bots may have something to do when somebody looks again.
    dozing: AtomicBool,
    /// The revision of the table in memory, and whether the log may have another one though nobody has said so.
    revision: AtomicI64,
    doubted: AtomicBool,
    /// When somebody looks after the table, whatever happens.
    alarm: std::sync::Mutex<Option<Instant>>,
    table: Mutex<LiveTable>,
}

/// For how long somebody who looked once is thought to be still there.
const GLANCE: Duration = Duration::from_secs(30);

/// A table to look at.
pub struct ReadGuard<'a>(MutexGuard<'a, LiveTable>);

impl Deref for ReadGuard<'_> {
    type Target = LiveTable;

    fn deref(&self) -> &LiveTable {
        &self.0
    }
}

/// A table to change. Whoever has it holds what the log has, for nobody gets it of a room that was thrown away.
pub struct WriteGuard<'a>(MutexGuard<'a, LiveTable>);

impl Deref for WriteGuard<'_> {
    type Target = LiveTable;

    fn deref(&self) -> &LiveTable {
        &self.0
    }
}

impl DerefMut for WriteGuard<'_> {
    fn deref_mut(&mut self) -> &mut LiveTable {
        &mut self.0
    }
}
impl Room {
    pub fn of(table: LiveTable) -> Room {
        Room {
            id: table.row.id.clone(),
            changed: watch::Sender::new(1),
            seen: std::sync::Mutex::default(),
            // Whoever comes first sets it in motion.
            dozing: AtomicBool::new(true),
            revision: AtomicI64::new(table.row.revision),
            doubted: AtomicBool::new(false),
            alarm: std::sync::Mutex::default(),
            table: Mutex::new(table),
        }
    }

    /// To look at the table.
    pub async fn lock(&self) -> ReadGuard<'_> {
        ReadGuard(self.table.lock().await)
    }

    /// To change the table; refused where memory and log may differ.
    pub async fn enter(&self) -> Result<WriteGuard<'_>, Denial> {
        let table = self.table.lock().await;
        if table.gone { Err(Denial::of(Reason::Again)) } else { Ok(WriteGuard(table)) }
    }

    /// Notes that somebody looks; whether bots have waited for that.
    pub fn glance(&self) -> bool {
        *self.seen.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        self.dozing.swap(false, Ordering::Relaxed)
    }

    /// Bots stop here until somebody looks.
    pub fn doze(&self) {
        self.dozing.store(true, Ordering::Relaxed);
    }

    /// Whether somebody looks at the table.
    pub fn is_watched(&self) -> bool {
        let seen = *self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        self.changed.receiver_count() > 0 || seen.is_some_and(|seen| seen.elapsed() < GLANCE)
    }

    /// The revision of the table in memory.
    pub fn revision(&self) -> i64 {
        self.revision.load(Ordering::Relaxed)
    }

    /// Memory is as the log was at this revision.
    pub fn is_at(&self, revision: i64) {
        self.revision.store(revision, Ordering::Relaxed);
        self.doubted.store(false, Ordering::Relaxed);
    }

    /// A change may have been stored though nobody could say so.
    pub fn doubt(&self) {
        self.doubted.store(true, Ordering::Relaxed);
    }

    pub fn is_doubted(&self) -> bool {
        self.doubted.load(Ordering::Relaxed)
    }

    /// Whether somebody has to be told to look after the table at this time: not if they do so before.
    pub fn set_alarm(&self, at: Instant) -> bool {
        let mut alarm = self.alarm.lock().unwrap_or_else(PoisonError::into_inner);
        if alarm.is_some_and(|earlier| earlier <= at) {
            return false;
        }
        *alarm = Some(at);
        true
    }

    /// The time has come for which an alarm was set; whether no earlier one has taken its place.
    pub fn rings(&self, at: Instant) -> bool {
        let mut alarm = self.alarm.lock().unwrap_or_else(PoisonError::into_inner);
        if *alarm == Some(at) { alarm.take().is_some() } else { false }
    }

    pub fn announce(&self) {
        self.changed.send_modify(|revision| *revision += 1);
    }
}
