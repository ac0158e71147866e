//! What every request can reach: configuration, storage, the rooms in memory, the bots' slots.

use std::{sync::Arc, time::Duration};

use engine::Seat;
use tokio::{
    sync::{Mutex, mpsc},
    time::timeout,
};

use crate::{
    alarms::{Alarms, Clockwork},
    chance::Chance,
    closing::Closing,
    config::Config,
    denial::{Denial, Reason},
    gate::Gate,
    limits::Limits,
    metrics::Metrics,
    nodes::Nodes,
    orders::Orders,
    passwords::Passwords,
    reviews::Reviews,
    secrets::Key,
    slots::{Far, Slots},
    store::{self, Change, NotStored, Status, Store, TableRow},
    tables::{Before, LiveTable, Room, Rooms, Surroundings},
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
    /// Other nodes on the same database.
    pub nodes: Nodes,
    /// When somebody looks after which table.
    pub alarms: Alarms,
    /// Whether the house has been told to stop.
    pub closing: Closing,
    wakes: mpsc::UnboundedSender<Arc<Room>>,
}

/// Rooms in which bots and clocks may have something to do, now and later: whoever has this end sets them in motion.
pub struct Wakes {
    pub now: mpsc::UnboundedReceiver<Arc<Room>>,
    pub later: Clockwork,
}

/// How long a page waits for the database to say whether its table has changed elsewhere.
const GLANCE: Duration = Duration::from_secs(4);

impl AppState {
    pub fn new(
        config: Config,
        store: Store,
        key: Key,
        passwords: Passwords,
        metrics: Metrics,
        nodes: Nodes,
        far: Option<Far>,
    ) -> (App, Wakes) {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        // One core is left to those who serve people.
        let slots = if config.bot_slots == 0 { cores.saturating_sub(1).max(1) } else { config.bot_slots };
        let (wakes, now) = mpsc::unbounded_channel();
        let (alarms, later) = Alarms::new();
        let orders = Orders::default();
        let surroundings = Surroundings {
            orders: orders.clone(),
            house_waits: Duration::from_secs(config.leaver_seconds),
            own: nodes.own().map(str::to_owned),
            awake: nodes.awake.clone(),
        };
        let app = Arc::new(AppState {
            limits: Limits::new(&config),
            streams: Gate::new(
                Reason::ManyStreams,
                config.streams_each,
                config.streams_each.saturating_mul(config.people_per_address as usize),
                config.streams,
            )
            .half_for_players(),
            uploads: Gate::new(Reason::ManyLoads, 1, 2, 6),
            replaying: Arc::default(),
            reviewers: Gate::new(Reason::ManyReviews, 1, 4, 16),
            reviews: Reviews::default(),
            passwords,
            metrics,
            slots: Slots::new(slots, far),
            rooms: Rooms::new(surroundings),
            nodes,
            alarms,
            orders,
            closing: Closing::default(),
            chance: Chance::new(config.rehearsal),
            config,
            store,
            key,
            wakes,
        });
        (app, Wakes { now, later })
    }

    /// The room of a table, read from the log if it is not in memory, and as the log is. While the database does not
    /// answer, the room is as it was last known: to be looked at, but nobody is refused anything by it
    /// ([`AppState::room_as_stored`]).
    pub async fn room(&self, id: &str) -> Result<Arc<Room>, Denial> {
        let room = self.rooms.find(&self.store, id).await?;
        self.compare(&room).await;
        // Where it could not be read on, it was thrown away.
        self.rooms.find(&self.store, id).await
    }

    /// The same, where it must be as the log is: what was stored at another node while this one heard nothing is neither
    /// asked for again nor called too late. Denied while the database does not say what it has.
    pub async fn room_as_stored(&self, id: &str) -> Result<Arc<Room>, Denial> {
        let room = self.rooms.find(&self.store, id).await?;
        if !self.compare(&room).await {
            return Err(Denial::again_after(Reason::NotStored, 2));
        }
        self.rooms.find(&self.store, id).await
    }

    /// Reads on where others may have written to a table; whether its room is as the log was when this was asked, or has
    /// been thrown away.
    async fn compare(&self, room: &Arc<Room>) -> bool {
        if !self.store.is_shared() && !room.is_doubted() {
            return true;
        }
        let stored = match timeout(GLANCE, self.store.revision(&room.id)).await {
            Ok(Ok(Some(stored))) => stored,
            Ok(Err(error)) => {
                // As where anything else is read: a line for each who is refused would bury everything else.
                tracing::debug!(table = room.id, %error, "it is not known how far a table is");
                return false;
            }
            Ok(Ok(None)) | Err(_) => return false,
        };
        let is_behind = || room.is_doubted() || room.revision() < stored;
        if is_behind() {
            self.catch_up(room).await;
        }
        !is_behind() || room.lock().await.gone
    }

    /// Reads into a room what others have written; whoever looks there hears of it.
    pub async fn catch_up(&self, room: &Arc<Room>) {
        let Ok(mut table) = room.enter().await else { return };
        let news = self.read_on(room, &mut table).await;
        drop(table);
        if news {
            self.changed(room);
        }
    }

    /// The same inside a room; whether there were news. A room that cannot be read on is thrown away, unless the database
    /// is away: then it stays as it was last known.
    async fn read_on(&self, room: &Room, table: &mut LiveTable) -> bool {
        match table.catch_up(&self.store).await {
            Ok(news) => {
                room.is_at(table.row.revision);
                news
            }
            Err(denial) if denial.reason == Reason::Unread => false,
            Err(denial) => {
                if denial.reason == Reason::LaterRules {
                    tracing::info!(table = room.id, "a later program has gone on with a table");
                } else {
                    tracing::error!(table = room.id, reason = %denial.reason, "a table cannot be read on");
                }
                self.rooms.discard(room, table);
                true
            }
        }
    }

    /// Tables in everybody's sight, but for those that whoever runs the house has taken out of it.
    pub async fn listed(&self, status: Status, limit: i64) -> Result<Vec<TableRow>, Denial> {
        let unseen = self.orders.unseen();
        let mut rows = self.store.listed(status, limit.saturating_add(unseen as i64)).await?;
        rows.retain(|row| self.orders.shows(&row.id));
        rows.truncate(limit.unsigned_abs() as usize);
        Ok(rows)
    }

    /// Stores changes of a table that were made in memory, with what follows from them, and tells other nodes. If that fails,
    /// memory is as it was `before`: the log alone is the truth. Where somebody else has changed the table meanwhile, that is
    /// read; whoever wanted the change may try again.
    pub async fn commit(
        &self,
        room: &Arc<Room>,
        table: &mut LiveTable,
        before: Before,
        mut changes: Vec<Change>,
    ) -> Result<(), Denial> {
        let due = table.due(&self.chance, room.is_watched());
        table.row.keeper = self.nodes.keeper(&table.row, due);
        table.row.due = due;
        table.note_asked();
        changes.push(Change::step(&table.row));
        let stored = self.store.write(changes).await;
        if stored.is_ok() {
            table.row.revision += 1;
            room.is_at(table.row.revision);
            self.nodes.tell_table(&room.id, table.row.revision);
            return Ok(());
        }
        room.doubt();
        if let Err(problem) = table.put_back(before) {
            tracing::error!(table = room.id, %problem, "a table could not be put back as it was");
            self.rooms.discard(room, table);
            room.announce();
        } else if stored == Err(NotStored::Conflict) && self.read_on(room, table).await {
            self.changed(room);
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

    /// Lets other nodes know who has a table before their eyes here. Where that cannot be stored, they are told at the next
    /// occasion.
    pub async fn tell_visit(&self, room: &Arc<Room>, table: &mut LiveTable, id: &str) {
        for _ in 0..3 {
            let Some(visit) = table.untold_visit(id) else { return };
            let before = table.before();
            let changes = vec![Change::visit(&room.id, &visit)];
            match self.commit(room, table, before, changes).await {
                Ok(()) => return,
                Err(denial) => {
                    table.visit_is_untold(id);
                    // Where somebody else was quicker, it is said again.
                    if denial.reason != Reason::Conflict || table.gone {
                        return;
                    }
                }
            }
        }
    }

    /// Lets other nodes know what a bot has said to a seat. It stays where it was said if that cannot be stored.
    pub async fn tell_aside(&self, room: &Arc<Room>, table: &mut LiveTable, seat: Seat) {
        let said = table.said_to(seat);
        for _ in 0..3 {
            table.say_to(seat, &said);
            let (changes, before) = (table.asides(seat), table.before());
            if changes.is_empty() || table.gone || self.commit(room, table, before, changes).await.is_ok() {
                return;
            }
        }
        tracing::warn!(table = room.id, "what a bot has said was not stored");
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
