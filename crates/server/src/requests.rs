//! What is known of every request before anybody looks at it: its id, and what kind of address it asks for. The id is in
//! the answer and in every line of the log that the request leads to.

use std::{net::SocketAddr, time::Instant};

use axum::{
    extract::{ConnectInfo, MatchedPath, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue},
    middleware::Next,
    response::Response,
};
use tracing::Instrument;

use crate::{app::App, door::Proxies, secrets};

const HEADER: HeaderName = HeaderName::from_static("x-request-id");
const LONGEST: usize = 64;

/// The kinds of addresses that are counted apart.
pub const ROUTES: [&str; 8] = ["account", "answer", "api", "asset", "page", "stream", "table", "unknown"];

/// What kind of address a route is: few enough to be counted, and nobody's secret.
pub fn kind_of(route: Option<&str>) -> &'static str {
    let Some(route) = route else { return "unknown" };
    match route {
        "/t/{id}/events" | "/api/v1/tables/{id}/events" => "stream",
        "/t/{id}/answer" | "/api/v1/tables/{id}/answers" => "answer",
        "/manifest.webmanifest" | "/worker.js" | "/favicon.ico" => "asset",
        "/in" => "account",
        _ if route.starts_with("/t/") || route.starts_with("/join/") => "table",
        _ if route.starts_with("/api/") => "api",
        _ if route.starts_with("/assets/") => "asset",
        _ if route == "/me" || route.starts_with("/me/") => "account",
        _ => "page",
    }
}

/// The id of a request: the one a proxy of ours has given it, if that can be read aloud, otherwise a new one.
fn id_of(peer: Option<SocketAddr>, headers: &HeaderMap, proxies: &Proxies) -> String {
    let trusted = peer.is_some_and(|peer| proxies.trust(peer.ip().to_canonical()));
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    let fits = |id: &&str| !id.is_empty() && id.len() <= LONGEST && id.bytes().all(plain);
    let given = headers.get(HEADER).and_then(|value| value.to_str().ok()).filter(fits);
    given.filter(|_| trusted).map_or_else(|| secrets::hex(&secrets::bytes::<8>()), str::to_owned)
}

/// Gives every request its id, and notes how it was answered. Of its address the log has the route alone: the rest may be
/// an invite.
pub async fn follow(State(app): State<App>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| *peer);
    let id = id_of(peer, request.headers(), &app.config.trusted_proxies);
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let kind = kind_of(route.as_deref());
    // However little is logged, what is logged says to which request it belongs.
    let span = tracing::error_span!(
        "request",
        id,
        method = %request.method(),
        route = route.as_deref().unwrap_or("unknown"),
    );
    let mut response = next.run(request).instrument(span.clone()).await;
    let (status, took) = (response.status(), began.elapsed());
    span.in_scope(|| tracing::info!(status = status.as_u16(), ms = took.as_secs_f64() * 1e3, "answered"));
    app.metrics.request(kind, status, took);
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(HEADER, id);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_believed_from_our_own_proxies_and_only_if_it_is_plain() {
        let id = |peer: &str, given: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(HEADER, HeaderValue::from_bytes(given.as_bytes()).expect("a value"));
            let proxies = "10.0.0.0/8".parse().expect("proxies");
            id_of(Some(SocketAddr::new(peer.parse().expect("an address"), 1)), &headers, &proxies)
        };
        assert_eq!(id("10.0.0.1", "abc-1_2.3"), "abc-1_2.3");
        assert_eq!(id("::ffff:10.0.0.1", "abc"), "abc");
        let longest = "a".repeat(LONGEST);
        assert_eq!(id("10.0.0.1", &longest), longest);
        for (peer, given) in [
            ("192.0.2.1", "abc"),
            ("10.0.0.1", ""),
            ("10.0.0.1", &format!("{longest}a")),
            ("10.0.0.1", "a b"),
            ("10.0.0.1", "a\"level\":1"),
            ("10.0.0.1", "é"),
        ] {
            let new = id(peer, given);
            assert!(new != given && new.len() == 16, "{peer} {given}: {new}");
        }
    }

    #[test]
    fn every_route_is_of_a_kind_that_is_counted() {
        let router = include_str!("router.rs");
        let routes: Vec<&str> =
            router.split("\"/").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert!(routes.len() > 40);
        for route in routes {
            assert!(ROUTES.contains(&kind_of(Some(&format!("/{route}")))), "{route}");
        }
        for (route, kind) in [
            ("/t/{id}/answer", "answer"),
            ("/api/v1/tables/{id}/answers", "answer"),
            ("/api/v1/tables/{id}/events", "stream"),
            ("/t/{id}", "table"),
            ("/api/v1/games", "api"),
            ("/me/out", "account"),
            ("/learn", "page"),
        ] {
            assert_eq!(kind_of(Some(route)), kind);
        }
        assert_eq!(kind_of(None), "unknown");
    }
}
