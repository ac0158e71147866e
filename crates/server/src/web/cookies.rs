//! What browsers keep for us.

use axum::http::{HeaderMap, header};
use cookie::{Cookie, SameSite, time::Duration};

use crate::{app::App, services::Identity};

/// Who somebody is: their token.
const IDENTITY: &str = "menagerie";
/// The same where pages are only ever sent encrypted: browsers take a cookie of such a name from nobody but this very host.
const IDENTITY_OF_HOST: &str = "__Host-menagerie";
/// Says that this browser was signed in once; it lets nobody in.
pub const BEEN_HERE: &str = "been-here";
const INVITE: &str = "invite";

const YEAR: Duration = Duration::days(365);
/// How long an invite lets somebody look: longer than any game takes.
const ADMITTED: Duration = Duration::days(90);

/// A cookie that goes to some addresses alone: never readable by scripts, never sent along from other sites' forms.
fn cookie(app: &App, path: &str, name: &str, value: &str, age: Duration) -> String {
    let cookie = Cookie::build((name, value)).path(path).max_age(age);
    cookie.http_only(true).same_site(SameSite::Lax).secure(app.config.secure_cookies).to_string()
}

/// How somebody wants pages to be.
pub fn setting(app: &App, name: &str, value: &str) -> String {
    cookie(app, "/", name, value, YEAR)
}

/// How far somebody has come in a lesson; it goes to the pages of lessons alone.
pub fn learnt(app: &App, name: &str, value: &str) -> String {
    cookie(app, "/learn", name, value, YEAR)
}

/// Which puzzles somebody has solved; it goes to the pages of puzzles alone.
pub fn solved(app: &App, name: &str, value: &str) -> String {
    cookie(app, "/puzzles", name, value, YEAR)
}

fn identity_name(app: &App) -> &'static str {
    if app.config.secure_cookies { IDENTITY_OF_HOST } else { IDENTITY }
}

pub fn identity(app: &App, who: &Identity) -> String {
    cookie(app, "/", identity_name(app), &who.token(app), YEAR)
}

/// Takes back whatever says who somebody is: where the name is that of a host, also under the name of before.
pub fn no_identity(app: &App) -> impl Iterator<Item = String> {
    let names = [IDENTITY, IDENTITY_OF_HOST].into_iter().take(1 + usize::from(app.config.secure_cookies));
    names.map(|name| cookie(app, "/", name, "", Duration::ZERO))
}

/// All that a browser has kept of who somebody is, what only this host can have handed out first.
pub fn identities(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    values(headers, IDENTITY_OF_HOST).chain(values(headers, IDENTITY))
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

/// What a browser has kept under a name: the first of several, for that was meant for these addresses most.
pub fn value<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    values(headers, name).next()
}

fn values<'a>(headers: &'a HeaderMap, name: &str) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let cookies = lines.flat_map(Cookie::split_parse).flatten();
    cookies.filter(move |cookie| cookie.name() == name).filter_map(|cookie| cookie.value_raw())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_earlier_programs_handed_out_is_still_read() {
        let headers: HeaderMap =
            [(header::COOKIE, "theme=dark; menagerie=anna.0.word.49ab;odds=off".parse().expect("a value"))]
                .into_iter()
                .collect();
        assert_eq!(identities(&headers).collect::<Vec<_>>(), ["anna.0.word.49ab"]);
        assert_eq!((value(&headers, "theme"), value(&headers, "odds")), (Some("dark"), Some("off")));
        assert_eq!(value(&headers, "lang"), None);
        let twice: HeaderMap =
            [(header::COOKIE, "x; invite=one; invite=two".parse().expect("a value"))].into_iter().collect();
        assert_eq!(invite(&twice), Some("one"));
    }

    #[test]
    fn what_this_host_alone_can_have_handed_out_comes_first() {
        let kept = "menagerie=planted; menagerie=anna; __Host-menagerie=ben".parse().expect("a value");
        let headers: HeaderMap = [(header::COOKIE, kept)].into_iter().collect();
        assert_eq!(identities(&headers).collect::<Vec<_>>(), ["ben", "planted", "anna"]);
    }
}
