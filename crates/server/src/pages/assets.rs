//! The few files pages need besides themselves: style, script, icons, pictures of the games.

use std::sync::LazyLock;

use axum::{
    extract::Path,
    http::header,
    response::{IntoResponse, Response},
};

use plug::Plug;

use crate::{denial::Denial, secrets};

/// The house's style, then every board's.
static STYLE: LazyLock<String> = LazyLock::new(|| {
    let house = [
        include_str!("../../assets/base.css"),
        include_str!("../../assets/table.css"),
        include_str!("../../assets/learn.css"),
        include_str!("../../assets/puzzles.css"),
        boards::page::STYLE,
    ];
    house.into_iter().chain(plug::games().iter().map(|game| game.style())).collect()
});
/// One script, made of files with one subject each: those before are known to those after.
const SCRIPT: &str = concat!(
    include_str!("../../assets/page.js"),
    include_str!("../../assets/merge.js"),
    include_str!("../../assets/glide.js"),
    include_str!("../../assets/sounds.js"),
    include_str!("../../assets/sure.js"),
    include_str!("../../assets/aim.js"),
    include_str!("../../assets/keys.js"),
    include_str!("../../assets/drag.js"),
    include_str!("../../assets/piles.js"),
    include_str!("../../assets/steps.js"),
    include_str!("../../assets/follow.js"),
    include_str!("../../assets/recap.js"),
    include_str!("../../assets/replay.js"),
    include_str!("../../assets/table.js"),
    include_str!("../../assets/people.js"),
    include_str!("../../assets/share.js"),
    include_str!("../../assets/learn.js"),
    include_str!("../../assets/new.js")
);
const ICON: &str = include_str!("../../assets/icon.svg");

/// The picture of a game, as an address that others' pages show when somebody sends them a link.
pub fn picture(game: &Plug) -> String {
    format!("/assets/{}.png?{}", game.id(), mark())
}

/// Changes with every change of a file, so that browsers may keep them for ever.
pub fn mark() -> &'static str {
    static MARK: std::sync::OnceLock<String> = std::sync::OnceLock::new();
    MARK.get_or_init(|| secrets::digest(&format!("{}{SCRIPT}{ICON}", *STYLE))[..10].to_owned())
}

pub async fn serve(Path(name): Path<String>) -> Response {
    let (kind, bytes) = match name.as_str() {
        "style.css" => ("text/css; charset=utf-8", STYLE.as_bytes()),
        "table.js" => ("text/javascript; charset=utf-8", SCRIPT.as_bytes()),
        "icon.svg" => ("image/svg+xml", ICON.as_bytes()),
        "icon-192.png" => ("image/png", include_bytes!("../../assets/icon-192.png").as_slice()),
        "icon-512.png" => ("image/png", include_bytes!("../../assets/icon-512.png").as_slice()),
        name => match name.strip_suffix(".png").and_then(|id| plug::find(id).ok()) {
            Some(game) => ("image/png", game.picture),
            None => return Denial::not_found().into_response(),
        },
    };
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")], bytes)
        .into_response()
}

pub async fn favicon() -> Response {
    ([(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=86400")], ICON)
        .into_response()
}
