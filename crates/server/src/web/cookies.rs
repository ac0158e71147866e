//! What browsers keep for us.

use axum::http::{HeaderMap, header};

use crate::{app::App, services::Identity};

/// Who somebody is: their token.
pub const IDENTITY: &str = "menagerie";
/// Says that this browser was signed in once; it lets nobody in.
pub const BEEN_HERE: &str = "been-here";
const INVITE: &str = "invite";

const YEAR: i64 = 365 * 24 * 3600;
/// How long an invite lets somebody look: longer than any game takes.
const ADMITTED: i64 = 90 * 24 * 3600;

/// A cookie that goes to some addresses alone: never readable by scripts, never sent along from other sites' forms.
fn cookie(app: &App, path: &str, name: &str, value: &str, seconds: i64) -> String {
    let secure = if app.config.secure_cookies { "; Secure" } else { "" };
    format!("{name}={value}; Path={path}; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

/// How somebody wants pages to be.
pub fn setting(app: &App, name: &str, value: &str) -> String {
    cookie(app, "/", name, value, YEAR)
}

pub fn identity(app: &App, who: &Identity) -> String {
    cookie(app, "/", IDENTITY, &who.token(app), YEAR)
}

pub fn no_identity(app: &App) -> String {
    cookie(app, "/", IDENTITY, "", 0)
}

pub fn been_here(app: &App, who: &Identity) -> String {
    cookie(app, "/", BEEN_HERE, &who.been_here(app), YEAR)
}

/// Lets a browser look at a table whose invite it has followed: the cookie goes to that table alone.
pub fn admission(app: &App, table: &str, invite: &str) -> String {
    cookie(app, &format!("/t/{table}"), INVITE, invite, ADMITTED)
}

/// The invite that a browser has followed to this table.
pub fn invite(headers: &HeaderMap) -> Option<&str> {
    value(headers, INVITE)
}

pub fn value<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value)
}
