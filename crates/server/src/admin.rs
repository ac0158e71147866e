//! For whoever runs the server: is it well, and what does it count. On an address of its own.

use axum::{
    Router,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};

use crate::app::App;

pub fn routes(app: App) -> Router {
    Router::new().route("/healthz", get(health)).route("/metrics", get(metrics)).with_state(app)
}

/// Well means: the database answers.
async fn health(State(app): State<App>) -> Response {
    match app.store.answers().await {
        Ok(_) => (StatusCode::OK, "ok\n").into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response(),
    }
}

async fn metrics(State(app): State<App>) -> Response {
    match app.metrics.text(app.rooms.count()) {
        Ok(text) => ([(header::CONTENT_TYPE, prometheus::TEXT_FORMAT)], text).into_response(),
        Err(error) => (StatusCode::INTERNAL_SERVER_ERROR, format!("{error}\n")).into_response(),
    }
}
