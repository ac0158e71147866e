//! What every request can reach: configuration, storage, the rooms in memory, the bots' slots.

use std::{
    collections::HashMap,
    pin::Pin,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use engine::Seat;
use tokio::sync::OnceCell;

use crate::{
    answer::{self, Given},
    chance::Chance,
    config::Config,
    limits::Limits,
    metrics::Metrics,
    room::{Room, Sitter},
    secrets::Key,
    sit,
    store::Store,
    thinking::Slots,
    trouble::Trouble,
};

pub type App = Arc<Inner>;

pub struct Inner {
    pub config: Config,
    pub store: Store,
    pub key: Key,
    pub chance: Chance,
    pub slots: Slots,
    pub limits: Limits,
    pub metrics: Metrics,
    rooms: Mutex<HashMap<String, Arc<OnceCell<Arc<Room>>>>>,
}

/// Seconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}

impl Inner {
    pub fn new(config: Config, store: Store, key: Key) -> App {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        // One core is left to those who serve people.
        let slots = if config.bot_slots == 0 { cores.saturating_sub(1).max(1) } else { config.bot_slots };
        Arc::new(Inner {
            limits: Limits::new(config.change_burst, config.changes_per_second),
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
    pub async fn room(self: &Arc<Self>, id: &str) -> Result<Arc<Room>, Trouble> {
        let cell = {
            let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
            rooms.entry(id.to_owned()).or_default().clone()
        };
        let loaded = cell.get_or_try_init(async || Room::load(&self.store, id).await.map(Arc::new)).await;
        match loaded {
            Ok(room) => Ok(room.clone()),
            Err(trouble) => {
                self.forget(id);
                Err(trouble)
            }
        }
    }

    /// Drops a room from memory; the log has everything.
    pub fn forget(&self, id: &str) {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
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
            let mut inner = room.lock().await;
            let busy = room.changed.receiver_count() > 0
                || inner.chairs.iter().any(|chair| chair.thinking)
                || inner.clock_runs();
            if !busy {
                // Whoever still holds the room must not write to it once another copy can be read.
                inner.gone = true;
                self.forget(&room.id);
            }
        }
    }

    /// Sets everything in motion that follows from a change: bots that are asked think, clocks run.
    ///
    /// Boxed, because a bot's answer wakes the next bot.
    pub fn wake<'a>(
        self: &'a Arc<Self>,
        room: &'a Arc<Room>,
    ) -> Pin<Box<dyn Future<Output = ()> + Send + 'a>> {
        Box::pin(self.wake_all(room))
    }

    async fn wake_all(self: &Arc<Self>, room: &Arc<Room>) {
        let mut inner = room.lock().await;
        if inner.gone {
            return;
        }
        inner.start_clocks();
        let bots = inner.bots_asked(&self.chance);
        for seat in inner.awaiting() {
            let Some(chair) = inner.chairs.get(seat.index()) else { continue };
            if bots.contains(seat) && !chair.thinking {
                inner.chairs[seat.index()].thinking = true;
                tokio::spawn(play_for(self.clone(), room.clone(), seat));
            } else if let (Sitter::Person { away: false, .. }, Some(left)) =
                (&chair.sitter, inner.seconds_left(seat))
            {
                let Some(decision) = inner.decision(seat) else { continue };
                tokio::spawn(run_out(self.clone(), room.clone(), seat, decision, left));
            }
        }
    }
}

/// Answers for a bot's seat until it is not asked any more.
async fn play_for(app: App, room: Arc<Room>, seat: Seat) {
    loop {
        tokio::time::sleep(Duration::from_millis(app.config.bot_pace_ms)).await;
        let (thought, decision) = {
            let mut inner = room.lock().await;
            let Some(chair) = inner.chairs.get(seat.index()) else { return };
            let level = chair.level;
            let asked = !inner.gone && inner.bots_asked(&app.chance).contains(seat);
            let thought = if asked { inner.thought(&app.chance, seat, level) } else { None };
            let (Some(thought), Some(decision)) = (thought, inner.decision(seat)) else {
                inner.chairs[seat.index()].thinking = false;
                return;
            };
            (thought, decision)
        };
        let answer = app.slots.run(thought).await;
        let given = match answer {
            Some(advice) => Given::Action(advice.action),
            None => Given::Number(0),
        };
        let command = format!("bot-{decision}");
        if let Err(trouble) = answer::give(&app, &room, seat, given, Some(&decision), &command).await
            && trouble.key != "stale"
        {
            tracing::error!(key = trouble.key, "a bot's answer was not taken");
            // Wait longer than usual: the disk may come back.
            tokio::time::sleep(Duration::from_secs(1)).await;
            if room.lock().await.gone {
                return;
            }
        }
    }
}

/// Hands a seat to a bot when its time is up and it has not answered.
async fn run_out(app: App, room: Arc<Room>, seat: Seat, decision: String, seconds: i64) {
    tokio::time::sleep(Duration::from_secs(u64::try_from(seconds.max(0)).unwrap_or(0))).await;
    loop {
        let left = {
            let inner = room.lock().await;
            let asked = !inner.gone
                && inner.awaiting().contains(seat)
                && inner.decision(seat).as_ref() == Some(&decision);
            let plays = inner.chairs.get(seat.index()).is_some_and(super::room::Chair::plays_itself);
            match inner.seconds_left(seat) {
                Some(left) if asked && !plays => left,
                _ => return,
            }
        };
        if left <= 0 {
            if sit::stand_in(&app, &room, seat).await.is_err() {
                tracing::error!("a seat whose time is up could not be handed on");
            }
            return;
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}
