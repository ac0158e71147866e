//! What every request can reach: configuration, storage, the rooms in memory, the bots' slots.

use std::{sync::Arc, time::Duration};

use tokio::sync::{Mutex, mpsc};

use crate::{
    chance::Chance,
    closing::Closing,
    config::Config,
    denial::{Denial, Reason},
    gate::Gate,
    limits::Limits,
    metrics::Metrics,
    orders::Orders,
    passwords::Passwords,
    reviews::Reviews,
    secrets::Key,
    slots::Slots,
    store::{self, Change, Status, Store, TableRow},
    tables::{LiveTable, Room, Rooms},
};

pub type App = Arc<AppState>;

pub struct AppState {
    pub config: Config,
    pub store: Store,
    pub key: Key,
    pub chance: Chance,
    pub slots: Slots,
    pub limits: Limits,
    pub passwords: Passwords,
    /// Who listens to a table.
    pub streams: Gate,
    /// Who hands in a saved game; one of them is played at a time.
    pub uploads: Gate,
    pub replaying: Arc<Mutex<()>>,
    /// Who has a game reviewed, and how far each review is.
    pub reviewers: Gate,
    pub reviews: Reviews,
    pub metrics: Metrics,
    /// What whoever runs the house has ordered.
    pub orders: Orders,
    pub rooms: Rooms,
    /// Whether the house has been told to stop.
    pub closing: Closing,
    wakes: mpsc::UnboundedSender<Arc<Room>>,
}

/// Rooms in which bots and clocks may have something to do: whoever has this end sets them in motion.
pub type Wakes = mpsc::UnboundedReceiver<Arc<Room>>;

impl AppState {
    pub fn new(
        config: Config,
        store: Store,
        key: Key,
        passwords: Passwords,
        metrics: Metrics,
    ) -> (App, Wakes) {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        // One core is left to those who serve people.
        let slots = if config.bot_slots == 0 { cores.saturating_sub(1).max(1) } else { config.bot_slots };
        let (wakes, rooms_to_wake) = mpsc::unbounded_channel();
        let orders = Orders::default();
        let app = Arc::new(AppState {
            limits: Limits::new(&config),
            streams: Gate::new(
                Reason::ManyStreams,
                config.streams_each,
                config.streams_each.saturating_mul(config.people_per_address as usize),
                config.streams,
            ),
            uploads: Gate::new(Reason::ManyLoads, 1, 2, 6),
            replaying: Arc::default(),
            reviewers: Gate::new(Reason::ManyReviews, 1, 4, 16),
            reviews: Reviews::default(),
            passwords,
            metrics,
            slots: Slots::new(slots),
            rooms: Rooms::new(orders.clone(), Duration::from_secs(config.leaver_seconds)),
            orders,
            closing: Closing::default(),
            chance: Chance::new(config.rehearsal),
            config,
            store,
            key,
            wakes,
        });
        (app, rooms_to_wake)
    }

    /// The room of a table, read from the log if it is not in memory.
    pub async fn room(&self, id: &str) -> Result<Arc<Room>, Denial> {
        self.rooms.find(&self.store, id).await
    }

    /// Tables in everybody's sight, but for those that whoever runs the house has taken out of it.
    pub async fn listed(&self, status: Status, limit: i64) -> Result<Vec<TableRow>, Denial> {
        let unseen = self.orders.unseen();
        let mut rows = self.store.listed(status, limit.saturating_add(unseen as i64)).await?;
        rows.retain(|row| self.orders.shows(&row.id));
        rows.truncate(limit.unsigned_abs() as usize);
        Ok(rows)
    }

    /// Stores changes of a table. If that fails, its memory is thrown away: the log alone is the truth.
    pub async fn commit(
        &self,
        room: &Room,
        table: &mut LiveTable,
        changes: Vec<Change>,
    ) -> Result<(), Denial> {
        let stored = self.store.write(changes).await;
        if stored.is_err() {
            self.rooms.discard(room, table);
            room.announce();
        }
        Ok(stored?)
    }

    /// Hears of new orders of whoever runs the house: those they are about are looked at anew.
    pub async fn hear_orders(&self) -> Result<(), store::Error> {
        let orders = self.store.orders_after(self.orders.latest()).await?;
        let heard = self.orders.take_in(orders);
        for person in heard.people {
            self.store.identity_changed(&person);
        }
        for table in heard.tables {
            if let Some(room) = self.rooms.in_memory(&table) {
                self.changed(&room);
            }
        }
        Ok(())
    }

    /// Something has changed at a table: whoever looks hears of it, and what follows is set in motion.
    pub fn changed(&self, room: &Arc<Room>) {
        room.announce();
        self.wake(room);
    }

    /// Sets everything in motion that follows from a change.
    pub fn wake(&self, room: &Arc<Room>) {
        // Nobody listens when the server ends: then nothing follows.
        self.wakes.send(room.clone()).ok();
    }

    /// Somebody looks at a table: bots that had nobody to play for go on.
    pub fn visit(&self, room: &Arc<Room>) {
        if room.glance() {
            self.wake(room);
        }
    }
}
