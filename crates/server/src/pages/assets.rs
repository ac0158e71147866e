//! The few files pages need besides themselves: style, script, icon.

use std::sync::LazyLock;

use axum::{
    extract::Path,
    http::header,
    response::{IntoResponse, Response},
};

use crate::{denial::Denial, secrets};

/// The house's style, then every board's.
static STYLE: LazyLock<String> = LazyLock::new(|| {
    let house =
        [include_str!("../../assets/base.css"), include_str!("../../assets/table.css"), boards::page::STYLE];
    house.into_iter().chain(plug::games().iter().map(|game| game.style())).collect()
});
const SCRIPT: &str = concat!(
    include_str!("../../assets/table.js"),
    include_str!("../../assets/drag.js"),
    include_str!("../../assets/steps.js")
);
const ICON: &str = include_str!("../../assets/icon.svg");

/// Changes with every change of a file, so that browsers may keep them for ever.
pub fn mark() -> &'static str {
    static MARK: std::sync::OnceLock<String> = std::sync::OnceLock::new();
    MARK.get_or_init(|| secrets::digest(&format!("{}{SCRIPT}{ICON}", *STYLE))[..10].to_owned())
}

pub async fn serve(Path(name): Path<String>) -> Response {
    let (kind, text) = match name.as_str() {
        "style.css" => ("text/css; charset=utf-8", STYLE.as_str()),
        "table.js" => ("text/javascript; charset=utf-8", SCRIPT),
        "icon.svg" => ("image/svg+xml", ICON),
        _ => return Denial::not_found().into_response(),
    };
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")], text)
        .into_response()
}

pub async fn favicon() -> Response {
    ([(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=86400")], ICON)
        .into_response()
}
