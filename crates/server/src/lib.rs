//! Tables for people: one binary, one port, one folder.
//!
//! Layers, each knowing only those before it: the [`store`] (all that is written down, and all SQL, in a crate of its own);
//! [`tables`] in memory, a
//! cache of the log, which is the truth; [`services`], one verb each: open, sit, answer, undo, talk, vote, leave, ..; what
//! the [`web`] needs to know of whoever asks; [`pages`] and [`api`]; the [`router`] with its [`guard`]. The test in `layers`
//! keeps them so.

mod admin;
mod admin_commands;
mod alarms;
mod api;
mod app;
mod chance;
mod closing;
mod config;
mod denial;
#[cfg(test)]
mod dice;
mod door;
mod gate;
mod guard;
mod hosts;
mod keeping;
#[cfg(test)]
mod layers;
mod limits;
mod logs;
mod metrics;
mod names;
mod nodes;
mod orders;
mod pages;
mod passwords;
mod rate;
mod rehearsal;
mod requests;
mod reviews;
mod router;
mod secrets;
mod services;
#[cfg(test)]
mod simulation;
mod slots;
mod sockets;
mod tables;
mod threads;
mod time;
mod web;

use std::{io, net::SocketAddr, sync::Arc, time::Duration};

use axum::http::{Extensions, HeaderMap, StatusCode, Version, header};
use tokio::net::TcpListener;
use tower_http::{
    CompressionLevel,
    compression::{
        CompressionLayer,
        predicate::{NotForContentType, Predicate as _, SizeAbove},
    },
};

// The lowest layer, by the name of a layer.
use ::store;

pub use admin_commands::{AdminCommands, AdminError, Found, PersonFound, TableFound};
pub use closing::Closing;
pub use config::{Config, Setting};
pub use logs::LogForm;
pub use rate::Rate;
pub use rehearsal::Rehearsal;
pub use store::Verb;

/// How often new orders are looked for.
const ORDERS: Duration = Duration::from_millis(500);
/// How long the last write may take.
const LAST_WRITE: Duration = Duration::from_millis(900);
/// Told to stop, a house has gone within five seconds, and a machine that is busy needs some of them for itself.
const _: () = {
    let longest =
        sockets::LONGEST_GOODBYE.as_millis() + keeping::LEAVING.as_millis() + LAST_WRITE.as_millis();
    assert!(longest <= 3500);
};

/// A server that is ready to run: its address is known, its tables are readable.
pub struct Server {
    app: app::App,
    listener: TcpListener,
    admin: Option<TcpListener>,
    /// What other nodes say.
    news: Option<nodes::News>,
}

impl Server {
    pub async fn bind(config: Config) -> io::Result<Server> {
        let address = config.database_address().map_err(io::Error::other)?;
        let store = store::Store::open(&address).await.map_err(io::Error::other)?;
        let key = secrets::Key::new(&store.key(secrets::bytes()).await.map_err(io::Error::other)?);
        store.forget_half_loaded().await.map_err(io::Error::other)?;
        let listener = TcpListener::bind(config.listen).await?;
        let admin = match config.admin {
            Some(address) => Some(TcpListener::bind(address).await?),
            None => None,
        };
        let passwords = passwords::Passwords::new()?;
        let metrics =
            metrics::Metrics::new(&requests::ROUTES, &store.write_times).map_err(io::Error::other)?;
        let (nodes, news) = nodes::Nodes::open(store.is_shared(), config.nats.as_deref()).await?;
        let far = match config.nats.as_deref().zip(nodes.client()) {
            Some((address, client)) => Some(slots::Far::open(address, client, &metrics)?),
            None => None,
        };
        let (app, wakes) = app::AppState::new(config, store, key, passwords, metrics, nodes, far);
        app.hear_orders().await.map_err(io::Error::other)?;
        tokio::spawn(services::follow(Arc::downgrade(&app), wakes));
        Ok(Server { app, listener, admin, news })
    }

    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    pub fn admin_address(&self) -> Option<SocketAddr> {
        self.admin.as_ref().and_then(|listener| listener.local_addr().ok())
    }

    /// By which the server is told to stop.
    pub fn closing(&self) -> Closing {
        self.app.closing.clone()
    }

    /// The hand behind the scenes, where this is a rehearsal.
    pub fn rehearsal(&self) -> Option<Rehearsal> {
        self.app.chance.is_rehearsed().then(|| Rehearsal(self.app.clone()))
    }

    /// The answers without the sockets, for requests that come from within the program. Each has to say where it comes
    /// from, as axum's `ConnectInfo` does.
    pub fn service(&self) -> axum::Router {
        router(&self.app)
    }

    /// Serves until it is told to stop: then what was begun is ended, and whoever follows a table is sent elsewhere.
    pub async fn run(self) -> io::Result<()> {
        let Server { app, listener, admin, news } = self;
        if let Some(admin) = admin {
            let routes = admin::routes(app.clone());
            tokio::spawn(async move { axum::serve(admin, routes).await });
        }
        work(&app, news);
        let router = router(&app);
        sockets::serve(listener, app.clone(), router).await;
        keeping::leave(&app).await;
        // What was written before this is on the disk when this is, and clocks stand still from here on.
        if !matches!(tokio::time::timeout(LAST_WRITE, app.store.stay_awake()).await, Ok(Ok(()))) {
            tracing::warn!("the time of closing could not be stored");
        }
        Ok(())
    }
}

/// Whatever a server does though nobody asks, for as long as there is one.
fn work(app: &app::App, news: Option<nodes::News>) {
    // Nodes that share a database take up what is due there one by one, and say all the time that they are awake.
    keeping::begin(app, news);
    if !app.store.is_shared() {
        tokio::spawn(go_on(app.clone()));
        tokio::spawn(watch_clocks(app.clone()));
    }
    tokio::spawn(tidy(app.clone()));
    tokio::spawn(hear_orders(app.clone()));
}

fn router(app: &app::App) -> axum::Router {
    // A push is small, and there are many of them: packing it tightly costs more than it saves.
    let pushes = CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(is_a_stream);
    let pages = SizeAbove::default().and(NotForContentType::IMAGES).and(NotForContentType::SSE);
    router::router(app.clone())
        .layer(pushes)
        .layer(CompressionLayer::new().compress_when(pages))
        .layer(tower_http::catch_panic::CatchPanicLayer::new())
}

fn is_a_stream(_: StatusCode, _: Version, headers: &HeaderMap, _: &Extensions) -> bool {
    headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/event-stream"))
}

/// After a start: bots and clocks of running tables go on where they were.
async fn go_on(app: app::App) {
    let running = match app.store.running().await {
        Ok(running) => running,
        Err(error) => return tracing::error!(%error, "no table can go on"),
    };
    for id in running {
        match app.room(&id).await {
            Ok(room) => app.wake(&room),
            Err(denial) => tracing::warn!(table = id, reason = %denial.reason, "a table cannot go on"),
        }
    }
}

/// While clocks run, notes every second that the house is awake: a restart must not cost anybody their time.
async fn watch_clocks(app: app::App) {
    loop {
        tokio::time::sleep(Duration::from_secs(1)).await;
        if app.rooms.clocks_run().await && app.store.stay_awake().await.is_err() {
            tracing::warn!("the time could not be stored");
        }
    }
}

/// Looks for new orders of whoever runs the house. While the database is away, those that were heard of hold.
async fn hear_orders(app: app::App) {
    let mut deaf = false;
    loop {
        tokio::time::sleep(ORDERS).await;
        let heard = app.hear_orders().await;
        if let Err(error) = &heard
            && !deaf
        {
            tracing::warn!(%error, "orders cannot be read until the database is back");
        }
        deaf = heard.is_err();
    }
}

/// Now and then, tables that nobody looks at leave memory.
async fn tidy(app: app::App) {
    loop {
        tokio::time::sleep(Duration::from_secs(60)).await;
        app.rooms.sweep().await;
        app.limits.tidy();
    }
}

/// Runs a server until the process is told to stop; told a second time, it stops at once. `ready` hears its address.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> io::Result<()> {
    logs::begin(config.log);
    let server = Server::bind(config).await?;
    let closing = server.closing();
    let told = async move {
        closing::told_to_stop().await?;
        tracing::info!("told to stop");
        closing.begin();
        closing::told_to_stop().await
    };
    ready(server.address()?);
    tokio::select! {
        result = server.run() => result,
        again = told => again,
    }
}
