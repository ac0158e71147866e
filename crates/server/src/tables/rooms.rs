//! The rooms that are in memory: one of each table.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::{OnceCell, Semaphore};

use super::{LiveTable, Room, Surroundings};
use crate::{denial::Denial, store::Store};

/// A room that is there, or is being read by one for all who wait for it.
type Cell = Arc<OnceCell<Arc<Room>>>;

/// By the names of the tables, so that whoever goes round always does so in the same order.
type ById = BTreeMap<String, Cell>;

/// So many tables are read at once: where everybody comes back at the same moment, each has theirs one after the other instead of
/// all of them too late.
const READ_AT_ONCE: usize = 4;

pub struct Rooms {
    by_id: Mutex<ById>,
    surroundings: Surroundings,
    reading: Arc<Semaphore>,
}

impl Rooms {
    pub fn new(surroundings: Surroundings) -> Rooms {
        Rooms { by_id: Mutex::default(), surroundings, reading: Arc::new(Semaphore::new(READ_AT_ONCE)) }
    }

    fn lock(&self) -> MutexGuard<'_, ById> {
        self.by_id.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room of a table, read from the log if it is not in memory.
    pub async fn find(&self, store: &Store, id: &str) -> Result<Arc<Room>, Denial> {
        loop {
            let cell = self.lock().entry(id.to_owned()).or_default().clone();
            let loaded = match cell.get() {
                Some(room) => Ok(room.clone()),
                None => self.read(store, id, cell.clone()).await,
            };
            // While it was read, somebody else may have given up on it and begun anew: there is one room of a table.
            let mut rooms = self.lock();
            let ours = rooms.get(id).is_some_and(|kept| Arc::ptr_eq(kept, &cell));
            match loaded {
                Ok(room) if ours => return Ok(room),
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

    /// Reads a table from the log. Whoever asked may have lost patience by then: it is read to the end all the same, for they
    /// will come again, and would never see it otherwise where reading takes longer than they wait.
    async fn read(&self, store: &Store, id: &str, cell: Cell) -> Result<Arc<Room>, Denial> {
        let (store, surroundings, id) = (store.clone(), self.surroundings.clone(), id.to_owned());
        let reading = self.reading.clone();
        let read = async move {
            let read = async || {
                let _turn = reading.acquire().await;
                let table = LiveTable::load(&store, &surroundings, &id).await?;
                Ok(Arc::new(Room::of(table)))
            };
            cell.get_or_try_init(read).await.cloned()
        };
        tokio::spawn(read).await.unwrap_or_else(|_| Err(Denial::broken()))
    }

    /// Throws a room away whose memory may differ from the log: the log has everything.
    pub fn discard(&self, room: &Room, table: &mut LiveTable) {
        table.gone = true;
        self.lock().remove(&room.id);
    }

    pub fn count(&self) -> usize {
        self.lock().len()
    }

    /// The room of a table, if it is in memory.
    pub fn in_memory(&self, id: &str) -> Option<Arc<Room>> {
        self.lock().get(id).and_then(|cell| cell.get().cloned())
    }

    /// All of them.
    pub fn loaded(&self) -> Vec<Arc<Room>> {
        self.lock().values().filter_map(|cell| cell.get().cloned()).collect()
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
            let Ok(mut table) = room.enter().await else { continue };
            if !room.is_watched() && !table.is_busy() {
                // Whoever still holds the room cannot write to it once another copy can be read.
                self.discard(&room, &mut table);
            }
        }
    }
}
