//! Who is asking, and how they want to be answered.

use std::net::SocketAddr;

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{HeaderMap, header, request::Parts},
};
use plug::WayBack;
use words::Lang;

use super::{Address, cookies};
use crate::{
    app::App,
    denial::{Denial, Reason, unless_away},
    door::Door,
    limits::Want,
    names, secrets,
    services::{self, Identity, Session},
};

/// How a page looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    Auto,
    Light,
    Dark,
}

impl Theme {
    pub fn of(headers: &HeaderMap) -> Theme {
        match cookies::value(headers, "theme") {
            Some("light") => Theme::Light,
            Some("dark") => Theme::Dark,
            _ => Theme::Auto,
        }
    }
}

/// Before which steps that cannot be taken back a visitor wants to be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirm {
    Always,
    /// Only where chance speaks or something hidden is seen in the midst of one's own turn: the rest, such as ending a
    /// turn, is what people at a table do without a second thought.
    Luck,
    Never,
}

impl Confirm {
    pub const ALL: [Confirm; 3] = [Confirm::Luck, Confirm::Always, Confirm::Never];

    pub const fn id(self) -> &'static str {
        match self {
            Confirm::Always => "on",
            Confirm::Luck => "luck",
            Confirm::Never => "off",
        }
    }

    pub fn asks(self, shut: WayBack) -> bool {
        match self {
            Confirm::Always => shut != WayBack::Stays,
            Confirm::Luck => shut == WayBack::EndsByLuck,
            Confirm::Never => false,
        }
    }
}

/// So many lines of a log are looked back over for one permit.
const LINES_A_LOOK: usize = 1000;

/// Who is asking, and how they want to be answered.
#[derive(Clone)]
pub struct Visitor {
    pub who: Option<Identity>,
    /// By which token they are in.
    pub session: Option<Session>,
    pub lang: Lang,
    pub theme: Theme,
    pub confirm: Confirm,
    /// Whether odds are shown beside what chance decides.
    pub odds: bool,
    /// Whether the list of answers beside the board is unfolded.
    pub list: bool,
    /// The colour they want at every table: that of a seat, by its number.
    pub colour: Option<usize>,
    /// The page's script asks: it wants a short answer instead of a page.
    pub scripted: bool,
    /// Where they come from.
    pub door: Door,
    /// Where those they hand links to can open them.
    pub address: Address,
}

/// Whoever reads a page that is for everybody: while the database is away, somebody of whom this node knows nothing is nobody there.
pub struct PageReader(pub Visitor);

impl FromRequestParts<App> for PageReader {
    type Rejection = Denial;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Denial> {
        let who = unless_away(signed_in(app, &parts.headers).await)?.flatten();
        Visitor::of(parts, app, who).map(PageReader)
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Denial;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Denial> {
        let who = signed_in(app, &parts.headers).await?;
        Visitor::of(parts, app, who)
    }
}

impl Visitor {
    /// Somebody, and how they want to be answered.
    fn of(parts: &Parts, app: &App, who: Option<(Identity, Session)>) -> Result<Self, Denial> {
        let headers = &parts.headers;
        let (who, session) = who.unzip();
        let confirm = cookies::value(headers, "careful");
        let confirm = Confirm::ALL.into_iter().find(|one| confirm == Some(one.id())).unwrap_or(Confirm::Luck);
        let odds = cookies::value(headers, "odds") != Some("off");
        let list = cookies::value(headers, "list") != Some("off");
        let colour = cookies::value(headers, "colour").and_then(|colour| colour.parse().ok());
        // Every connection says where it comes from: a request without one is a fault of ours.
        let ConnectInfo(peer) = parts.extensions.get::<ConnectInfo<SocketAddr>>().ok_or(Denial::broken())?;
        let door = Door::of_request(*peer, headers, &app.config.trusted_proxies, app.config.client_header);
        Ok(Visitor {
            who,
            session,
            lang: language(headers),
            theme: Theme::of(headers),
            confirm,
            odds,
            list,
            colour: colour.filter(|colour| *colour < engine::MAX_SEATS),
            scripted: wants_json(headers),
            door,
            address: Address::of(&app.config, headers),
        })
    }
}

/// Who sends a request, and in which session.
async fn signed_in(app: &App, headers: &HeaderMap) -> Result<Option<(Identity, Session)>, Denial> {
    let bearer = headers
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.strip_prefix("Bearer "));
    // Pages of another port or a neighbouring name can put cookies of the same name before ours: those that we never handed out
    // are passed over.
    let mut tokens = bearer.into_iter().chain(cookies::identities(headers).filter(|_| bearer.is_none()));
    let Some(session) = tokens.find_map(|token| Session::of(app, token)) else { return Ok(None) };
    Ok(session.who(app).await?.map(|who| (who, session)))
}

impl Visitor {
    /// Whether somebody has given no name so far.
    pub fn is_nameless(&self) -> bool {
        self.who.as_ref().is_none_or(|who| names::is_given(&who.name))
    }

    /// The person, or a new guest, with the cookie that a new guest must be given.
    pub async fn or_guest(&self, app: &App) -> Result<(Identity, Option<String>), Denial> {
        if let Some(who) = &self.who {
            return Ok((who.clone(), None));
        }
        self.may_be_new(app)?;
        let number = 100 + secrets::below(900);
        let name = self.lang.tell("guest-name", [("number", number.into())]);
        let guest = services::new_guest(app, name).await?;
        let cookie = cookies::identity(app, &guest);
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

    /// Takes the permits for looking back over so many lines of a log: the longer it is, the longer it takes to play it again.
    pub fn may_look_back(&self, app: &App, lines: usize) -> Result<(), Denial> {
        let cost = u32::try_from(lines / LINES_A_LOOK).unwrap_or(u32::MAX).saturating_add(1);
        app.limits.take(Want::Look, cost, self.id(), self.door)
    }

    /// Takes the permit for one more guest: the door's, whoever they say they are already.
    pub fn may_be_new(&self, app: &App) -> Result<(), Denial> {
        app.limits.take(Want::Guest, 1, None, self.door)
    }
}

/// The language of a request: what was chosen, otherwise what the browser asks for.
pub fn language(headers: &HeaderMap) -> Lang {
    if let Some(lang) = cookies::value(headers, "lang").and_then(Lang::of_locale) {
        return lang;
    }
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    wanted.split(',').find_map(|entry| Lang::of_locale(entry.trim())).unwrap_or_default()
}

/// Whether a short answer is wanted instead of a page.
pub fn wants_json(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accept.is_some_and(|accept| accept.contains("application/json"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ending_a_turn_is_not_asked_about_unless_one_wants_it() {
        let asks = |shut| Confirm::ALL.map(|confirm| confirm.asks(shut));
        assert_eq!(Confirm::ALL, [Confirm::Luck, Confirm::Always, Confirm::Never]);
        assert_eq!(asks(WayBack::Stays), [false, false, false]);
        assert_eq!(asks(WayBack::EndsWithTurn), [false, true, false]);
        assert_eq!(asks(WayBack::EndsByLuck), [true, true, false]);
    }
}
