//! By which names people may call this server. A page of somebody else whose name suddenly points here must find nobody.

use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, Uri, header, uri::Authority};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Names of this server, written with commas between them; `*` is any.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hosts(Vec<String>);

impl Hosts {
    /// Whether a request was meant for us. Besides the names that are set, these are names of this machine itself and the
    /// address that people connect to; where that is every address, any address, for a number cannot be made to point
    /// elsewhere.
    pub fn accept(&self, listen: SocketAddr, uri: &Uri, headers: &HeaderMap) -> bool {
        let mut said = headers.get_all(header::HOST).iter();
        let (Some(host), None) = (said.next(), said.next()) else { return false };
        let host = host.to_str().ok().and_then(|host| host.parse::<Authority>().ok());
        // Written before the path it counts as well.
        [host.as_ref(), uri.authority().or(host.as_ref())]
            .into_iter()
            .all(|name| name.is_some_and(|name| self.is_ours(listen, name)))
    }

    fn is_ours(&self, listen: SocketAddr, name: &Authority) -> bool {
        if name.as_str().contains('@') {
            return false;
        }
        let name = name.host().trim_end_matches('.');
        if self.0.iter().any(|ours| ours == "*" || ours.eq_ignore_ascii_case(name)) {
            return true;
        }
        let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
        match bare.parse::<IpAddr>() {
            Ok(address) => address.is_loopback() || address == listen.ip() || listen.ip().is_unspecified(),
            Err(_) => name.eq_ignore_ascii_case("localhost"),
        }
    }
}

impl Serialize for Hosts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0.is_empty() {
            serializer.serialize_none()
        } else {
            serializer.collect_str(&self.0.join(","))
        }
    }
}

impl<'de> Deserialize<'de> for Hosts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Ok(Hosts(text.split([',', ' ']).filter(|name| !name.is_empty()).map(str::to_owned).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_are_not_ours_are_not_served() {
        let asked = |hosts: &str, listen: &str, host: &str| {
            let hosts = Hosts(hosts.split(',').map(str::to_owned).collect());
            let headers = [(header::HOST, host.parse().expect("a value"))].into_iter().collect();
            hosts.accept(listen.parse().expect("an address"), &Uri::from_static("/"), &headers)
        };
        let here = "127.0.0.1:7777";
        for ours in ["localhost", "LOCALHOST:7777", "127.0.0.1:7777", "[::1]:7777", "localhost."] {
            assert!(asked("", here, ours), "{ours}");
        }
        for foreign in [
            "evil.example",
            "192.0.2.1",
            "evil.example:7777",
            "127.0.0.1.evil.example",
            "",
            "a b",
            "x@localhost",
        ] {
            assert!(!asked("", here, foreign), "{foreign}");
        }
        assert!(asked("", "0.0.0.0:7777", "192.0.2.1:7777") && !asked("", "0.0.0.0:7777", "evil.example"));
        assert!(asked("games.example,b", here, "Games.Example") && asked("*", here, "evil.example"));
        let both: HeaderMap = [(header::HOST, "localhost".parse().expect("a value"))].into_iter().collect();
        let elsewhere = Uri::from_static("http://evil.example/");
        assert!(!Hosts::default().accept(here.parse().expect("an address"), &elsewhere, &both));
        assert!(!Hosts::default().accept(
            here.parse().expect("one"),
            &Uri::from_static("/"),
            &HeaderMap::new()
        ));
    }
}
