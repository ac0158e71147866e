//! All addresses.

use axum::{
    Router,
    extract::DefaultBodyLimit,
    middleware,
    routing::{get, post},
};

use crate::{api, app::App, denial::Denial, guard, pages, requests, web};

pub fn router(app: App) -> Router {
    Router::new()
        .route("/", get(pages::home::show))
        .route("/play", post(pages::home::play_now))
        .route("/settings", post(pages::home::settings))
        .route("/new", get(pages::new_table::show).post(pages::new_table::open))
        .route("/join/{invite}", get(pages::table::invite::show).post(pages::table::invite::join))
        .route("/t/{id}", get(pages::table::show))
        .route("/t/{id}/events", get(pages::table::events))
        .route("/t/{id}/answer", post(pages::table::forms::answer))
        .route("/t/{id}/undo", post(pages::table::forms::undo))
        .route("/t/{id}/hint", post(pages::table::forms::hint))
        .route("/t/{id}/say", post(pages::table::forms::say))
        .route("/t/{id}/sit", post(pages::table::forms::sit))
        .route("/t/{id}/leave", post(pages::table::forms::leave))
        .route("/t/{id}/return", post(pages::table::forms::come_back))
        .route("/t/{id}/free", post(pages::table::forms::free))
        .route("/t/{id}/vote", post(pages::table::forms::vote))
        .route("/t/{id}/bots", post(pages::table::forms::bots))
        .route("/t/{id}/spare", post(pages::table::forms::spare))
        .route("/t/{id}/training", post(pages::table::forms::training))
        .route("/t/{id}/rematch", post(pages::table::forms::rematch))
        .route("/t/{id}/replay", get(pages::replay::show))
        .route("/t/{id}/review", get(pages::review::show).post(pages::review::begin))
        .route("/t/{id}/save", get(web::save))
        .route(
            "/load",
            get(pages::replay::load_form).post(pages::replay::load).layer(DefaultBodyLimit::max(guard::SAVE)),
        )
        .route("/verify", get(pages::replay::verify))
        .route("/style", get(pages::style::show))
        .route("/rules", get(pages::rules::index))
        .route("/rules/search", get(pages::rules::search::show))
        .route("/rules/{game}", get(pages::rules::game))
        .route("/rules/{game}/show/{example}", get(pages::rules::example::show))
        .route("/learn", get(pages::learn::index))
        .route("/learn/{game}", get(pages::learn::game))
        .route("/learn/{game}/{lesson}", get(pages::learn::lesson::show).post(pages::learn::lesson::take))
        .route("/learn/{game}/{lesson}/point/{step}", get(pages::learn::lesson::point))
        .route("/bots", get(pages::bots::show))
        .route("/puzzles", get(pages::puzzles::index))
        .route(
            "/puzzles/{game}/{number}",
            get(pages::puzzles::puzzle::show).post(pages::puzzles::puzzle::answer),
        )
        .route("/me", get(pages::profile::show))
        .route("/me/name", post(pages::profile::rename))
        .route("/me/password", post(pages::profile::password))
        .route("/me/code", post(pages::profile::code))
        .route("/me/out", post(pages::profile::sign_out))
        .route("/in", get(pages::profile::sign_in_form).post(pages::profile::sign_in))
        .nest("/api/v1", api::routes())
        .route("/assets/{name}", get(pages::assets::serve))
        .route("/manifest.webmanifest", get(pages::installed::manifest))
        .route("/worker.js", get(pages::installed::worker))
        .route("/offline", get(pages::installed::offline))
        .route("/favicon.ico", get(pages::assets::favicon))
        .fallback(async || Denial::not_found())
        .layer(DefaultBodyLimit::max(guard::SMALL))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .layer(middleware::from_fn_with_state(app.clone(), requests::follow))
        .with_state(app)
}
