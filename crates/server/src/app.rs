//! What every request can reach: configuration, storage, the rooms in memory, the bots' slots.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::{SystemTime, UNIX_EPOCH},
};

use tokio::sync::OnceCell;

use crate::{
    chance::Chance,
    config::Config,
    denial::{Denial, Reason},
    gate::Gate,
    limits::Limits,
    loading::Loading,
    metrics::Metrics,
    passwords::Passwords,
    room::{self, Room},
    secrets::Key,
    slots::Slots,
    store::Store,
};

pub type App = Arc<Inner>;

pub struct Inner {
    pub config: Config,
    pub store: Store,
    pub key: Key,
    pub chance: Chance,
    pub slots: Slots,
    pub limits: Limits,
    pub passwords: Passwords,
    pub streams: Gate,
    pub loading: Loading,
    pub metrics: Metrics,
    rooms: Mutex<HashMap<String, Arc<OnceCell<Arc<Room>>>>>,
}

/// Seconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}

impl Inner {
    pub fn new(config: Config, store: Store, key: Key, passwords: Passwords) -> App {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        // One core is left to those who serve people.
        let slots = if config.bot_slots == 0 { cores.saturating_sub(1).max(1) } else { config.bot_slots };
        Arc::new(Inner {
            limits: Limits::new(&config),
            streams: Gate::new(
                Reason::ManyStreams,
                config.streams_each,
                config.streams_each.saturating_mul(config.people_per_address as usize),
                config.streams,
            ),
            loading: Loading::default(),
            passwords,
            metrics: Metrics::default(),
            slots: Slots::new(slots),
            rooms: Mutex::default(),
            chance: Chance::new(config.rehearsal),
            config,
            store,
            key,
        })
    }

    /// The room of a table, read from the log if it is not in memory.
    pub async fn room(self: &Arc<Self>, id: &str) -> Result<Arc<Room>, Denial> {
        loop {
            let cell = {
                let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
                rooms.entry(id.to_owned()).or_default().clone()
            };
            let loaded = cell.get_or_try_init(async || Room::load(&self.store, id).await.map(Arc::new)).await;
            // While it was read, somebody else may have given up on it and begun anew: there is one room of a table.
            let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
            let ours = rooms.get(id).is_some_and(|kept| Arc::ptr_eq(kept, &cell));
            match loaded {
                Ok(room) if ours => return Ok(room.clone()),
                Ok(_) => {}
                Err(denial) => {
                    if ours {
                        rooms.remove(id);
                    }
                    return Err(denial);
                }
            }
        }
    }

    /// Throws a room away whose memory may differ from the log: the log has everything.
    pub fn discard(&self, room: &Room, inner: &mut room::Inner) {
        inner.gone = true;
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).remove(&room.id);
    }

    pub fn rooms_in_memory(&self) -> usize {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    fn loaded(&self) -> Vec<Arc<Room>> {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.values().filter_map(|cell| cell.get().cloned()).collect()
    }

    /// Whether anybody at any table plays against a clock.
    pub async fn clocks_run(&self) -> bool {
        for room in self.loaded() {
            if room.lock().await.clock_runs() {
                return true;
            }
        }
        false
    }

    /// Drops rooms that nobody looks at or works in.
    pub async fn sweep(&self) {
        for room in self.loaded() {
            let Ok(mut inner) = room.enter().await else { continue };
            if !room.is_watched() && !inner.is_busy() {
                // Whoever still holds the room cannot write to it once another copy can be read.
                self.discard(&room, &mut inner);
            }
        }
    }
}
