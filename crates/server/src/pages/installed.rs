//! What makes a page an app on one's own screen: the manifest, the worker that stands in when there is no network, and the
//! page it shows then.

use axum::{
    http::header,
    response::{IntoResponse, Response},
};
use maud::{Markup, html};
use serde_json::json;

use super::{
    assets,
    layout::{Page, document, logo},
};
use crate::web::Visitor;

/// Browsers ask again whether these have changed.
const FRESH: &str = "public, no-cache";

pub async fn manifest() -> Response {
    let icon = |name: &str, sizes: &str, kind: &str, purpose: &str| {
        json!({
            "src": format!("/assets/{name}?{}", assets::mark()), "sizes": sizes, "type": kind, "purpose": purpose,
        })
    };
    let text = json!({
        "name": "Menagerie",
        "short_name": "Menagerie",
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f1e5ca",
        "theme_color": "#f1e5ca",
        "icons": [
            icon("icon.svg", "any", "image/svg+xml", "any"),
            icon("icon-192.png", "192x192", "image/png", "any"),
            icon("icon-512.png", "512x512", "image/png", "any"),
            icon("icon-512.png", "512x512", "image/png", "maskable"),
        ],
    });
    let headers = [(header::CONTENT_TYPE, "application/manifest+json"), (header::CACHE_CONTROL, FRESH)];
    (headers, text.to_string()).into_response()
}

/// The worker knows the style by its mark, so that a new style makes a new worker.
pub async fn worker() -> Response {
    let headers = [(header::CONTENT_TYPE, "text/javascript; charset=utf-8"), (header::CACHE_CONTROL, FRESH)];
    let script = include_str!("../../assets/worker.js").replace("MARK", assets::mark());
    (headers, script).into_response()
}

/// What stands in for every page while there is no way to the server.
pub async fn offline(visitor: Visitor) -> Markup {
    let lang = visitor.lang;
    let page = Page { refresh: Some(10), ..Page::new(lang.say("offline-title"), "/") };
    document(
        &page,
        lang,
        visitor.theme,
        html! {
            header.top { a.brand href="/" { (logo()) span { "Menagerie" } } }
            main #main.narrow {
                h1 { (lang.say("offline-title")) }
                p { (lang.say("offline-text")) }
                p { a.button href="" { (lang.say("offline-again")) } }
            }
        },
    )
}
