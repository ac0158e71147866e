//! What holds for every request: host and origin check, security headers, errors in the visitor's language.

use axum::{
    Json,
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::{
    app::App,
    denial::{Denial, Reason},
    pages,
    web::{language, wants_json},
};

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'";

/// How much most requests may send.
pub const SMALL: usize = 64 << 10;
/// A save, with what a form puts around it.
pub const SAVE: usize = engine::save::MAX_BYTES + SMALL;

/// How much may be sent to an address.
fn longest(path: &str) -> usize {
    if path == "/load" { SAVE } else { SMALL }
}

pub async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    app.metrics.requests.inc();
    let headers = request.headers().clone();
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let api = request.uri().path().starts_with("/api/");
    let ours = app.config.hosts.accept(app.config.listen, request.uri(), &headers);
    let too_large = content_length(&headers) > longest(request.uri().path());
    let response = if !ours {
        Denial::of(Reason::Host).into_response()
    } else if too_large {
        Denial::of(Reason::TooLarge).into_response()
    } else if changes && !same_origin(&headers) {
        Denial::of(Reason::Origin).into_response()
    } else if changes && app.closing.has_begun() {
        Denial::again_after(Reason::Closing, 2).into_response()
    } else {
        next.run(request).await
    };
    finish(&app, &headers, api, changes, response)
}

/// How much a request says it will send. What says nothing, or something else than it does, is cut off when it comes.
fn content_length(headers: &HeaderMap) -> usize {
    let said = headers.get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok());
    said.map_or(0, |said| said.parse().unwrap_or(usize::MAX))
}

/// A change must come from our own pages, or from something that is no browser. Browsers always say where a form or
/// a script's request comes from.
fn same_origin(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    if let Some(site) = text(header::HeaderName::from_static("sec-fetch-site"))
        && !matches!(site, "same-origin" | "none")
    {
        return false;
    }
    match (text(header::ORIGIN), text(header::HOST)) {
        (None, _) => true,
        (Some(origin), Some(host)) => {
            origin.split_once("://").is_some_and(|(_, from)| from.eq_ignore_ascii_case(host))
        }
        (Some(_), None) => false,
    }
}

fn finish(app: &App, headers: &HeaderMap, api: bool, changes: bool, mut response: Response) -> Response {
    let status = response.status();
    if status.is_client_error() || status.is_server_error() {
        let denial = response.extensions_mut().remove::<Denial>();
        let reason = denial.as_ref().map(|denial| denial.reason);
        app.metrics.refused(reason);
        tracing::debug!(reason = reason.map_or("framework", Reason::id), "refused");
        // What extractors and limits of the framework say becomes our own form of error too.
        let plain = denial.is_none() && !response.headers().contains_key(header::CONTENT_TYPE)
            || response
                .headers()
                .get(header::CONTENT_TYPE)
                .is_some_and(|kind| kind.as_bytes().starts_with(b"text/plain"));
        if let Some(denial) =
            denial.or_else(|| plain.then(|| Denial { status, ..Denial::of(Reason::BadRequest) }))
        {
            let lang = language(headers);
            let as_page = !api && !wants_json(headers);
            response = if !as_page {
                (status, Json(denial.to_json(lang))).into_response()
            } else {
                (status, pages::denial::page(&denial, headers, lang)).into_response()
            };
            if let Some(retry) = denial.retry {
                response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(retry));
                // Whoever only wanted to look need not do anything for it.
                if as_page && !changes && status == StatusCode::SERVICE_UNAVAILABLE {
                    response.headers_mut().insert(header::REFRESH, HeaderValue::from(retry));
                }
            }
        }
    }
    let set = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (header::HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (
            header::HeaderName::from_static("permissions-policy"),
            "camera=(), geolocation=(), microphone=(), payment=()",
        ),
    ] {
        set.insert(name, HeaderValue::from_static(value));
    }
    if app.config.secure_cookies {
        set.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    // Only what is the same for everybody may be kept by anybody.
    if !set.get(header::CACHE_CONTROL).is_some_and(|value| value.as_bytes().starts_with(b"public")) {
        set.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}
