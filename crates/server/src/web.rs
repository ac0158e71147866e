//! The way in: who is asking, in which language, and all addresses.

use std::{net::SocketAddr, sync::Arc};

use axum::{
    Router,
    extract::{ConnectInfo, DefaultBodyLimit, FromRequestParts, Path, Query},
    http::{HeaderMap, HeaderValue, StatusCode, header, request::Parts},
    middleware,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use plug::WayBack;
use serde::Deserialize;
use words::Lang;

use crate::{
    api,
    app::App,
    assets,
    denial::{Denial, Reason},
    door::Door,
    guard,
    identity::{self, Identity, Session},
    limits::Want,
    pages,
    room::Room,
    secrets, watch,
};

/// How a page looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    Auto,
    Light,
    Dark,
}

/// Before which steps that cannot be taken back a reader wants to be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Careful {
    Always,
    /// Only where chance speaks or something hidden is seen in the midst of one's own turn: the rest, such as ending a
    /// turn, is what people at a table do without a second thought.
    Luck,
    Never,
}

impl Careful {
    pub const ALL: [Careful; 3] = [Careful::Luck, Careful::Always, Careful::Never];

    pub const fn id(self) -> &'static str {
        match self {
            Careful::Always => "on",
            Careful::Luck => "luck",
            Careful::Never => "off",
        }
    }

    pub fn asks(self, shut: WayBack) -> bool {
        match self {
            Careful::Always => shut != WayBack::Stays,
            Careful::Luck => shut == WayBack::EndsByLuck,
            Careful::Never => false,
        }
    }
}

/// Who is asking, and how they want to be answered.
#[derive(Clone)]
pub struct Reader {
    pub who: Option<Identity>,
    /// By which token they are in.
    pub session: Option<Session>,
    pub lang: Lang,
    pub theme: Theme,
    pub careful: Careful,
    /// Whether odds are shown beside what chance decides.
    pub odds: bool,
    /// The page's script asks: it wants a short answer instead of a page.
    pub scripted: bool,
    /// Where they come from.
    pub door: Door,
}

impl FromRequestParts<App> for Reader {
    type Rejection = Denial;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Denial> {
        let headers = &parts.headers;
        let (who, session) = identity::of_request(app, headers).await?.unzip();
        let theme = match identity::cookie_value(headers, "theme") {
            Some("light") => Theme::Light,
            Some("dark") => Theme::Dark,
            _ => Theme::Auto,
        };
        let careful = identity::cookie_value(headers, "careful");
        let careful = Careful::ALL.into_iter().find(|one| careful == Some(one.id())).unwrap_or(Careful::Luck);
        let odds = identity::cookie_value(headers, "odds") != Some("off");
        let accepts = |kind: &str| {
            headers
                .get(header::ACCEPT)
                .and_then(|value| value.to_str().ok())
                .is_some_and(|a| a.contains(kind))
        };
        // Every connection says where it comes from: a request without one is a fault of ours.
        let ConnectInfo(peer) = parts.extensions.get::<ConnectInfo<SocketAddr>>().ok_or(Denial::broken())?;
        let door = Door::of_request(*peer, headers, &app.config.trusted_proxies, app.config.client_header);
        let scripted = accepts("application/json");
        Ok(Reader { who, session, lang: language(headers), theme, careful, odds, scripted, door })
    }
}

/// Somebody at a table: who asks, and the table's room. A deed that changes something takes `COST` permits. Nobody comes
/// to a table that does not admit them.
pub struct Deed<const COST: u8> {
    pub app: App,
    pub reader: Reader,
    pub room: Arc<Room>,
}

impl<const COST: u8> FromRequestParts<App> for Deed<COST> {
    type Rejection = Denial;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Denial> {
        let reader = Reader::from_request_parts(parts, app).await?;
        if COST > 0 {
            reader.may_change(app, COST.into())?;
        }
        let Path(id) =
            Path::<String>::from_request_parts(parts, app).await.map_err(|_| Denial::not_found())?;
        let room = app.room(&id).await?;
        let Query(by) = Query::<By>::try_from_uri(&parts.uri).map_err(|_| Denial::of(Reason::BadRequest))?;
        let invite = by.invite.as_deref().or_else(|| identity::cookie_value(&parts.headers, INVITE));
        if !room.lock().await.admits(reader.id(), invite) {
            return Err(Denial::of(Reason::Private));
        }
        app.visit(&room).await;
        Ok(Deed { app: app.clone(), reader, room })
    }
}

/// By what somebody comes to a table that is not listed, if they do not sit at it.
#[derive(Deserialize)]
struct By {
    invite: Option<String>,
}

const INVITE: &str = "invite";

/// Lets a browser look at a table whose invite it has followed: the cookie goes to that table alone.
pub fn admission(app: &App, table: &str, invite: &str) -> String {
    identity::cookie_at(app, &format!("/t/{table}"), INVITE, invite, ADMITTED)
}

/// For how long: longer than any game takes.
const ADMITTED: i64 = 90 * 24 * 3600;

impl Reader {
    /// The person, or a new guest, with the cookie that a new guest must be given.
    pub async fn or_guest(&self, app: &App) -> Result<(Identity, Option<String>), Denial> {
        if let Some(who) = &self.who {
            return Ok((who.clone(), None));
        }
        self.may_be_new(app)?;
        let number = 100 + secrets::below(900);
        let name = self.lang.tell("guest-name", [("number", number.into())]);
        let guest = identity::new_guest(app, name).await?;
        let cookie = guest.cookie(app);
        Ok((guest, Some(cookie)))
    }

    pub fn known(&self) -> Result<&Identity, Denial> {
        self.who.as_ref().ok_or(Denial::of(Reason::Nobody))
    }

    pub fn id(&self) -> Option<&str> {
        self.who.as_ref().map(|who| who.id.as_str())
    }

    /// Takes permits for a change.
    pub fn may_change(&self, app: &App, cost: u32) -> Result<(), Denial> {
        app.limits.take(Want::Change, cost, self.id(), self.door)
    }

    /// Takes a permit for something that is counted apart.
    pub fn may(&self, app: &App, want: Want) -> Result<(), Denial> {
        app.limits.take(want, 1, self.id(), self.door)
    }

    /// Takes the permit for one more guest: the door's, whoever they say they are already.
    pub fn may_be_new(&self, app: &App) -> Result<(), Denial> {
        app.limits.take(Want::Guest, 1, None, self.door)
    }
}

/// The language of a request: what was chosen, otherwise what the browser asks for.
pub fn language(headers: &HeaderMap) -> Lang {
    if let Some(lang) = identity::cookie_value(headers, "lang").and_then(Lang::of_locale) {
        return lang;
    }
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    wanted.split(',').find_map(|entry| Lang::of_locale(entry.trim())).unwrap_or_default()
}

/// Sends the browser on, after a change.
pub fn go(to: &str, cookie: Option<String>) -> Response {
    let Ok(place) = HeaderValue::from_str(to) else {
        tracing::error!(to, "this is no place to go to");
        return Denial::broken().into_response();
    };
    let mut response = StatusCode::SEE_OTHER.into_response();
    response.headers_mut().insert(header::LOCATION, place);
    with_cookie(response, cookie)
}

pub fn with_cookie(mut response: Response, cookie: Option<String>) -> Response {
    match cookie.map(|cookie| HeaderValue::from_str(&cookie)) {
        None => {}
        Some(Ok(cookie)) => {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
        // What it says is a secret and not for the log.
        Some(Err(_)) => {
            tracing::error!("a cookie cannot be sent");
            return Denial::broken().into_response();
        }
    }
    response
}

/// A path of our own to go back to; anything else leads home. Only what our own paths are made of passes: browsers make
/// something else of tabs, backslashes and more.
pub fn own_path(path: &str) -> &str {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-_.~?=&%+#".contains(&byte);
    let ours = path.starts_with('/') && !path.starts_with("//") && path.bytes().all(plain);
    if ours { path } else { "/" }
}

const SMALL: usize = 64 << 10;
/// A save, with what a form puts around it.
const SAVE: usize = engine::save::MAX_BYTES + SMALL;

/// How much may be sent to an address.
pub fn longest(path: &str) -> usize {
    if path == "/load" { SAVE } else { SMALL }
}

pub fn router(app: App) -> Router {
    Router::new()
        .route("/", get(pages::home::show))
        .route("/play", post(pages::home::play_now))
        .route("/settings", post(pages::home::settings))
        .route("/new", get(pages::new_table::show).post(pages::new_table::open))
        .route("/join/{invite}", get(pages::table::invite::show).post(pages::table::invite::join))
        .route("/t/{id}", get(pages::table::show))
        .route("/t/{id}/events", get(watch::page_events))
        .route("/t/{id}/answer", post(pages::deeds::answer))
        .route("/t/{id}/undo", post(pages::deeds::undo))
        .route("/t/{id}/hint", post(pages::deeds::hint))
        .route("/t/{id}/say", post(pages::deeds::say))
        .route("/t/{id}/sit", post(pages::deeds::sit))
        .route("/t/{id}/leave", post(pages::deeds::leave))
        .route("/t/{id}/return", post(pages::deeds::come_back))
        .route("/t/{id}/vote", post(pages::deeds::vote))
        .route("/t/{id}/bots", post(pages::deeds::bots))
        .route("/t/{id}/spare", post(pages::deeds::spare))
        .route("/t/{id}/rematch", post(pages::deeds::rematch))
        .route("/t/{id}/replay", get(pages::replay::show))
        .route("/t/{id}/save", get(pages::replay::download))
        .route(
            "/load",
            get(pages::replay::load_form).post(pages::replay::load).layer(DefaultBodyLimit::max(SAVE)),
        )
        .route("/verify", get(pages::replay::verify))
        .route("/style", get(pages::style::show))
        .route("/rules", get(pages::rules::index))
        .route("/rules/{game}", get(pages::rules::game))
        .route("/me", get(pages::profile::show))
        .route("/me/name", post(pages::profile::rename))
        .route("/me/password", post(pages::profile::password))
        .route("/me/code", post(pages::profile::code))
        .route("/me/out", post(pages::profile::sign_out))
        .route("/in", get(pages::profile::sign_in_form).post(pages::profile::sign_in))
        .nest("/api/v1", api::routes())
        .route("/assets/{name}", get(assets::serve))
        .route("/favicon.ico", get(assets::favicon))
        .fallback(async || Denial::not_found())
        .layer(DefaultBodyLimit::max(SMALL))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}

impl IntoResponse for Denial {
    /// The guard turns it into a page or JSON in the reader's language.
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Low: a tab passed, and browsers leave it out: `/\t/evil.example` leads to somebody else.
    #[test]
    fn only_paths_of_our_own_are_gone_back_to() {
        for ours in ["/", "/t/abc?seat=1", "/t/abc/replay?eyes=0&at=3", "/rules/valeria#VA-PAY-06"] {
            assert_eq!(own_path(ours), ours);
        }
        let foreign = [
            "",
            "//evil.example",
            "/\t/evil.example",
            "/\\evil.example",
            "https://evil.example",
            "\t//evil.example",
            "/\n/evil.example",
            "/\u{a0}",
            "/a b",
            "javascript:alert(1)",
            "/<b>",
            "/\"",
        ];
        for path in foreign {
            assert_eq!(own_path(path), "/", "{path:?}");
        }
    }

    #[test]
    fn ending_a_turn_is_not_asked_about_unless_one_wants_it() {
        let asks = |shut| Careful::ALL.map(|careful| careful.asks(shut));
        assert_eq!(Careful::ALL, [Careful::Luck, Careful::Always, Careful::Never]);
        assert_eq!(asks(WayBack::Stays), [false, false, false]);
        assert_eq!(asks(WayBack::EndsWithTurn), [false, true, false]);
        assert_eq!(asks(WayBack::EndsByLuck), [true, true, false]);
    }
}
