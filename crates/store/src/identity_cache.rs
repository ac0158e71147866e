//! People who were here lately: every request asks who sent it, and few of them have changed since.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use tokio::sync::broadcast;

use crate::{IdentityRow, Store};

/// Past this many, all are read anew.
const KEEP: usize = 10_000;

/// Whoever listens and misses more changes than this looks for themselves.
const MISSED: usize = 64;

#[derive(Clone)]
pub struct IdentityCache {
    rows: Arc<Mutex<Rows>>,
    /// For how long a row is believed; where nobody else writes, for ever.
    fresh: Option<Duration>,
    changed: broadcast::Sender<String>,
}

impl IdentityCache {
    pub fn new(fresh: Option<Duration>) -> Self {
        IdentityCache { rows: Arc::default(), fresh, changed: broadcast::Sender::new(MISSED) }
    }
}

#[derive(Default)]
struct Rows {
    by_id: HashMap<String, (IdentityRow, Instant)>,
    /// Counts changes, so that a row read before a change is not kept after it.
    changes: u64,
}

impl Store {
    pub async fn identity(&self, id: &str) -> Result<Option<IdentityRow>, sqlx::Error> {
        let (old, changes) = {
            let rows = self.identities.rows.lock().unwrap_or_else(PoisonError::into_inner);
            let old = rows.by_id.get(id);
            if let Some((row, read)) = old
                && self.identities.fresh.is_none_or(|fresh| read.elapsed() < fresh)
            {
                return Ok(Some(row.clone()));
            }
            (old.map(|(row, _)| row.clone()), rows.changes)
        };
        let asked = Instant::now();
        let row = match (self.read_identity(id).await, old) {
            // While the database is away nobody can change anything there either: whoever was in stays in.
            (Err(_), Some(old)) => return Ok(Some(old)),
            (row, _) => row?,
        };
        let mut rows = self.identities.rows.lock().unwrap_or_else(PoisonError::into_inner);
        if rows.by_id.len() >= KEEP {
            rows.by_id.clear();
        }
        if let Some(row) = row.as_ref().filter(|_| rows.changes == changes) {
            rows.by_id.insert(id.to_owned(), (row.clone(), asked));
        }
        Ok(row)
    }

    /// To be called after every change of an identity.
    pub fn identity_changed(&self, id: &str) {
        let mut rows = self.identities.rows.lock().unwrap_or_else(PoisonError::into_inner);
        rows.changes += 1;
        rows.by_id.remove(id);
        drop(rows);
        // Nobody may listen.
        self.identities.changed.send(id.to_owned()).ok();
    }

    /// The ids of people who change from now on.
    pub fn changes_of_people(&self) -> broadcast::Receiver<String> {
        self.identities.changed.subscribe()
    }
}
