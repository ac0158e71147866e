//! Where others can open this server's pages.

use std::net::{IpAddr, SocketAddr, UdpSocket};

use axum::http::{HeaderMap, Uri, header, uri::Authority};

use crate::config::Config;

/// The beginning of every link that is handed to others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// Up to the path: `http://192.168.1.20:7777`.
    pub base: String,
    /// Nobody but this machine can open it.
    pub only_here: bool,
}

impl Address {
    /// The address that is set; otherwise the one by which the visitor came, unless that names their own machine: then
    /// this machine's address in its network, where the server listens there.
    pub fn of(config: &Config, headers: &HeaderMap) -> Address {
        if let Some(set) = &config.address {
            return Address { base: set.trim_end_matches('/').to_owned(), only_here: false };
        }
        let scheme = if config.secure_cookies { "https" } else { "http" };
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let host = host.and_then(|host| host.parse::<Authority>().ok());
        let Some(host) = host else {
            return Address { base: format!("{scheme}://{}", config.listen), only_here: true };
        };
        if !is_loopback(&host) {
            return Address { base: format!("{scheme}://{host}"), only_here: false };
        }
        let port = host.port_u16().unwrap_or_else(|| config.listen.port());
        let own = config.listen.ip().is_unspecified().then(in_the_network);
        match own.flatten() {
            Some(own) => {
                Address { base: format!("{scheme}://{}", SocketAddr::new(own, port)), only_here: false }
            }
            None => Address { base: format!("{scheme}://{host}"), only_here: true },
        }
    }

    /// The port that others have to come to, in writing.
    pub fn port(&self) -> String {
        let port = self.base.parse::<Uri>().ok().and_then(|base| base.port_u16());
        port.unwrap_or(if self.base.starts_with("https") { 443 } else { 80 }).to_string()
    }

    pub fn link(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }
}

fn is_loopback(host: &Authority) -> bool {
    let name = host.host().trim_start_matches('[').trim_end_matches(']').trim_end_matches('.');
    name.eq_ignore_ascii_case("localhost")
        || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// The address this machine would speak from. Nothing is sent: a socket only looks up the way.
fn in_the_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind(("0.0.0.0", 0)).ok()?;
    // An address kept for documentation: no machine has it.
    socket.connect(("192.0.2.1", 9)).ok()?;
    socket.local_addr().ok().map(|own| own.ip()).filter(|own| !own.is_loopback() && !own.is_unspecified())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(listen: &str, set: Option<&str>, host: &str) -> Address {
        let config = Config {
            listen: listen.parse().expect("an address"),
            address: set.map(str::to_owned),
            ..Config::default()
        };
        let headers = [(header::HOST, host.parse().expect("a value"))].into_iter().collect();
        Address::of(&config, &headers)
    }

    #[test]
    fn links_are_for_those_who_get_them() {
        let here = "127.0.0.1:7777";
        let set = address(here, Some("https://games.example/"), "localhost:7777");
        assert_eq!((set.link("/join/x").as_str(), set.only_here), ("https://games.example/join/x", false));
        let by_name = address(here, None, "games.example");
        assert_eq!((by_name.base.as_str(), by_name.only_here), ("http://games.example", false));
        for own in ["localhost:7777", "127.0.0.1:7777", "[::1]:7777"] {
            let alone = address(here, None, own);
            assert_eq!((alone.base.clone(), alone.only_here), (format!("http://{own}"), true));
            assert_eq!(alone.port(), "7777");
        }
        assert_eq!((set.port().as_str(), address(here, None, "localhost").port().as_str()), ("443", "80"));
        let shared = address("0.0.0.0:80", None, "localhost:81");
        match in_the_network() {
            Some(own) => assert_eq!((shared.base, shared.only_here), (format!("http://{own}:81"), false)),
            None => assert!(shared.only_here),
        }
    }
}
