//! For whoever runs the server: does it live, does it take new work, and what does it count. On an address of its own.

use std::time::Duration;

use axum::{
    Router,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use tokio::time::timeout;

use crate::{app::App, metrics::Present};

/// What takes longer than this counts as no answer.
const PATIENCE: Duration = Duration::from_secs(2);

pub fn routes(app: App) -> Router {
    Router::new()
        .route("/livez", get(async || "ok\n"))
        .route("/readyz", get(ready))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .with_state(app)
}

async fn database_answers(app: &App) -> bool {
    matches!(timeout(PATIENCE, app.store.answers()).await, Ok(Ok(())))
}

/// Why the server should be sent no new work; nothing, if it should.
async fn hindrances(app: &App) -> Vec<&'static str> {
    let mut why = Vec::new();
    if app.closing.has_begun() {
        why.push("the server is shutting down");
    }
    if !database_answers(app).await {
        why.push("the database does not answer");
    // A write on the way that all writes go: a full disk is noticed by nothing less.
    } else if !matches!(timeout(PATIENCE, app.store.stay_awake()).await, Ok(Ok(()))) {
        why.push("the database takes no writes");
    }
    why
}

/// Ready means: send people here.
async fn ready(State(app): State<App>) -> Response {
    match hindrances(&app).await.as_slice() {
        [] if app.nodes.is_connected() == Some(false) => match app.nodes.own() {
            Some(_) => "ok\nNATS is away: the database is asked every second what other nodes do\n",
            None => "ok\nNATS is away: bots think here\n",
        }
        .into_response(),
        [] => "ok\n".into_response(),
        why => (StatusCode::SERVICE_UNAVAILABLE, why.join("\n") + "\n").into_response(),
    }
}

/// Well means: the database answers.
async fn health(State(app): State<App>) -> Response {
    if database_answers(&app).await {
        "ok\n".into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response()
    }
}

async fn metrics(State(app): State<App>) -> Response {
    let database = database_answers(&app).await;
    let present = Present {
        rooms: app.rooms.count(),
        streams: app.streams.inside(),
        bots: app.slots.load(),
        worker_threads: app.slots.elsewhere(),
        database,
        nats: app.nodes.is_connected() == Some(true),
        ready: database && !app.closing.has_begun(),
    };
    match app.metrics.text(&present) {
        Ok(text) => ([(header::CONTENT_TYPE, prometheus::TEXT_FORMAT)], text).into_response(),
        Err(error) => (StatusCode::INTERNAL_SERVER_ERROR, format!("{error}\n")).into_response(),
    }
}
