//! What a node does among others on the same database, all the time: it says that it is awake, takes up what others have left
//! undone, hears which tables have changed elsewhere, and asks where it may not have heard.

use std::{collections::HashMap, time::Duration};

use tokio::time::timeout;

use crate::{
    app::App,
    denial::Reason,
    nodes::{BEAT, Heard, News},
    store::Change,
    time::{Instant, now_ms},
};

/// Tables that cannot be read here are left to others for so many milliseconds.
const LATER: i64 = 60_000;
/// A table of a later program for fewer: a node of that program is there already.
const SOON: i64 = 2_000;
/// Nodes that were last seen so many milliseconds ago are forgotten.
const LONG_AGO: i64 = 24 * 60 * 60 * 1000;
/// So many tables are asked about at once.
const LOT: usize = 1000;
/// How long leaving may take: whoever tells a node to stop does not wait for a database that says nothing.
pub const LEAVING: Duration = Duration::from_millis(600);

/// Everything, for as long as there is a server; nothing, in a house that is one process.
pub fn begin(app: &App, news: Option<News>) {
    if app.nodes.own().is_none() {
        return;
    }
    tokio::spawn(stay_awake(app.clone()));
    tokio::spawn(take_over(app.clone()));
    tokio::spawn(ask(app.clone()));
    match news {
        Some(news) => drop(tokio::spawn(listen(app.clone(), news))),
        None => {
            tracing::info!("no NATS server is set: the database is asked every second what other nodes do")
        }
    }
}

/// Leaves what this node keeps to the others at once, and is not there any more.
pub async fn leave(app: &App) {
    let Some(own) = app.nodes.own() else { return };
    let left = timeout(LEAVING, app.store.write(Change::leave(own).into())).await;
    if !matches!(left, Ok(Ok(()))) {
        tracing::warn!("other nodes have to find out by themselves that this one has gone");
    }
}

/// Says that this node is awake. Nothing else is done here: whoever is late with that counts as gone.
async fn stay_awake(app: App) {
    let Some(own) = app.nodes.own().map(str::to_owned) else { return };
    let mut pace = tokio::time::interval(BEAT);
    pace.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut away: Option<Instant> = None;
    while !app.closing.has_begun() {
        pace.tick().await;
        let asked = Instant::now();
        let nodes = match app.store.beat(&own).await {
            Ok(nodes) => nodes,
            Err(error) => {
                if away.is_none() {
                    tracing::error!(%error, "the database is away: tables can be looked at, nothing is taken");
                }
                away.get_or_insert(asked);
                if !app.nodes.may_act() {
                    // Nobody knows any more who else is there.
                    app.slots.shared_by(1);
                }
                continue;
            }
        };
        if let Some(since) = away.take() {
            tracing::warn!("the database is back");
            give_back(&app, since.elapsed()).await;
        }
        if app.nodes.heard(nodes) {
            // Whoever was there through another node may not be any more.
            app.rooms.loaded().iter().for_each(|room| room.announce());
        }
        app.slots.shared_by(app.nodes.awake.count());
    }
}

/// For so long nobody could answer: before anybody's time is up, it is given back to them.
async fn give_back(app: &App, time: Duration) {
    for room in app.rooms.loaded() {
        if let Ok(mut table) = room.enter().await {
            table.stand_still(time);
        }
    }
}

/// Looks for what others have left undone.
async fn take_over(app: App) {
    let Some(own) = app.nodes.own().map(str::to_owned) else { return };
    if app.store.write(Change::forget_nodes(now_ms() - LONG_AGO).into()).await.is_err() {
        tracing::warn!("nodes that have long gone could not be forgotten");
    }
    while !app.closing.has_begun() {
        tokio::time::sleep(BEAT).await;
        if !app.nodes.may_act() {
            continue;
        }
        match app.store.take_due(&own, app.nodes.is_steady()).await {
            Ok(due) => {
                for table in due {
                    take_up(&app, &table).await;
                }
            }
            Err(error) => tracing::warn!(%error, "what is due cannot be read"),
        }
    }
}

/// Sets in motion what is due at a table that this node keeps from now on.
async fn take_up(app: &App, table: &str) {
    match app.room(table).await {
        Ok(room) => app.wake(&room),
        // The database is away: nothing is said about the table.
        Err(denial) if denial.reason == Reason::Unread => {}
        Err(denial) => {
            let wait = if denial.reason == Reason::LaterRules {
                SOON
            } else {
                tracing::warn!(table, reason = %denial.reason, "a table cannot go on");
                LATER
            };
            let later = Change::postpone(table, now_ms().saturating_add(wait));
            if app.store.write(vec![later]).await.is_err() {
                tracing::warn!(table, "it could not be left to others either");
            }
        }
    }
}

/// Hears what other nodes say.
async fn listen(app: App, mut news: News) {
    while let Some(heard) = news.recv().await {
        match heard {
            Heard::Table { id, revision } => {
                if let Some(room) = app.rooms.in_memory(&id).filter(|room| room.revision() < revision) {
                    let app = app.clone();
                    tokio::spawn(async move { app.catch_up(&room).await });
                }
            }
            Heard::Person(id) => app.store.identity_changed(&id),
            Heard::Anew => catch_up_everywhere(&app).await,
        }
    }
}

/// Asks the database which of the tables in memory have changed: often where nobody says so, now and then where somebody does,
/// for what is said may get lost.
async fn ask(app: App) {
    let (mut waited, mut connected) = (Duration::ZERO, None);
    loop {
        tokio::time::sleep(BEAT / 2).await;
        waited += BEAT / 2;
        let now = app.nodes.is_connected();
        match now {
            Some(true) if connected == Some(false) => tracing::warn!("NATS is back"),
            Some(false) if connected != now => {
                tracing::warn!("NATS is away: the database is asked every second what other nodes do");
            }
            _ => {}
        }
        connected = now;
        if waited >= app.nodes.pace() {
            waited = Duration::ZERO;
            catch_up_everywhere(&app).await;
        }
    }
}

async fn catch_up_everywhere(app: &App) {
    let rooms = app.rooms.loaded();
    for lot in rooms.chunks(LOT) {
        let ids: Vec<String> = lot.iter().map(|room| room.id.clone()).collect();
        let revisions = match app.store.revisions(&ids).await {
            Ok(revisions) => revisions,
            Err(error) => return tracing::warn!(%error, "it is not known which tables have changed"),
        };
        let known: HashMap<String, i64> = revisions.into_iter().collect();
        for room in lot.iter().filter(|room| known.get(&room.id).is_some_and(|now| *now != room.revision())) {
            app.catch_up(room).await;
        }
    }
}
