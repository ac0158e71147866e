//! Tables for people: one binary, one port, one folder.
//!
//! Layers, each knowing only those before it: the [`store`] (all that is written down, and all SQL); [`tables`] in memory, a
//! cache of the log, which is the truth; [`services`], one verb each: open, sit, answer, undo, talk, vote, leave, ..; what
//! the [`web`] needs to know of whoever asks; [`pages`] and [`api`]; the [`router`] with its [`guard`]. The test in `layers`
//! keeps them so.

mod admin;
mod api;
mod app;
mod chance;
mod config;
mod denial;
mod door;
mod gate;
mod guard;
mod hosts;
#[cfg(test)]
mod layers;
mod limits;
mod metrics;
mod names;
mod pages;
mod passwords;
mod rate;
mod rehearsal;
mod reviews;
mod router;
mod secrets;
mod services;
mod slots;
mod sockets;
mod store;
mod tables;
mod time;
mod web;

use std::{io, net::SocketAddr, sync::Arc, time::Duration};

use tokio::net::TcpListener;
use tower_http::compression::{
    CompressionLayer,
    predicate::{NotForContentType, Predicate as _, SizeAbove},
};

pub use config::{Config, Setting};
pub use rate::Rate;
pub use rehearsal::Rehearsal;

/// A server that is ready to run: its address is known, its tables are readable.
pub struct Server {
    app: app::App,
    listener: TcpListener,
    admin: Option<TcpListener>,
}

impl Server {
    pub async fn bind(config: Config) -> io::Result<Server> {
        secrets::private_folder(&config.data_dir)?;
        let key = secrets::Key::of_folder(&config.data_dir)?;
        let store = store::Store::open(&config.data_dir).await.map_err(io::Error::other)?;
        store.forget_half_loaded().await.map_err(io::Error::other)?;
        let listener = TcpListener::bind(config.listen).await?;
        let admin = match config.admin {
            Some(address) => Some(TcpListener::bind(address).await?),
            None => None,
        };
        let passwords = passwords::Passwords::new()?;
        let metrics = metrics::Metrics::new().map_err(io::Error::other)?;
        let (app, wakes) = app::AppState::new(config, store, key, passwords, metrics);
        tokio::spawn(services::follow(Arc::downgrade(&app), wakes));
        Ok(Server { app, listener, admin })
    }

    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    pub fn admin_address(&self) -> Option<SocketAddr> {
        self.admin.as_ref().and_then(|listener| listener.local_addr().ok())
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

    /// Serves until the process is told to stop.
    pub async fn run(self) -> io::Result<()> {
        let Server { app, listener, admin } = self;
        if let Some(admin) = admin {
            let routes = admin::routes(app.clone());
            tokio::spawn(async move { axum::serve(admin, routes).await });
        }
        tokio::spawn(go_on(app.clone()));
        tokio::spawn(watch_clocks(app.clone()));
        tokio::spawn(tidy(app.clone()));
        let router = router(&app);
        sockets::serve(listener, app, router).await;
        Ok(())
    }
}

fn router(app: &app::App) -> axum::Router {
    router::router(app.clone())
        .layer(CompressionLayer::new().compress_when(SizeAbove::default().and(NotForContentType::IMAGES)))
        .layer(tower_http::catch_panic::CatchPanicLayer::new())
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

/// Now and then, tables that nobody looks at leave memory.
async fn tidy(app: app::App) {
    loop {
        tokio::time::sleep(Duration::from_secs(60)).await;
        app.rooms.sweep().await;
        app.limits.tidy();
    }
}

/// Runs a server until Ctrl-C; `ready` hears its address. Warnings go to standard error, more with `RUST_LOG`.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> io::Result<()> {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("warn"));
    // A second server in one process keeps the first one's log.
    let _ = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).try_init();
    let server = Server::bind(config).await?;
    ready(server.address()?);
    tokio::select! {
        result = server.run() => result,
        _ = tokio::signal::ctrl_c() => Ok(()),
    }
}
