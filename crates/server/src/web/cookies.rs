//! What browsers keep for us.

use axum::http::{HeaderMap, header};
use cookie::{Cookie, SameSite, time::Duration};

use crate::{app::App, services::Identity};

/// Who somebody is: their token.
pub const IDENTITY: &str = "menagerie";
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

pub fn identity(app: &App, who: &Identity) -> String {
    cookie(app, "/", IDENTITY, &who.token(app), YEAR)
}

pub fn no_identity(app: &App) -> String {
    cookie(app, "/", IDENTITY, "", Duration::ZERO)
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
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies = lines.flat_map(Cookie::split_parse).flatten();
    cookies.find(|cookie| cookie.name() == name)?.value_raw()
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
        assert_eq!(value(&headers, IDENTITY), Some("anna.0.word.49ab"));
        assert_eq!((value(&headers, "theme"), value(&headers, "odds")), (Some("dark"), Some("off")));
        assert_eq!(value(&headers, "lang"), None);
        let twice: HeaderMap =
            [(header::COOKIE, "x; invite=one; invite=two".parse().expect("a value"))].into_iter().collect();
        assert_eq!(invite(&twice), Some("one"));
    }
}
