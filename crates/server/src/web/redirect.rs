//! Where browsers go after a change, and what they are given to keep.

use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};

use crate::denial::Denial;

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
}
