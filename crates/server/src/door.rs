//! The door people come by: their address, or their network where one person has many addresses. Behind a proxy of ours
//! it is the address that the proxy tells of.

use std::{
    net::{IpAddr, Ipv6Addr, SocketAddr},
    str::FromStr,
};

use axum::http::{HeaderMap, HeaderName, header};
use ipnet::IpNet;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::secrets::Key;

/// An IPv4 address, or the /64 of an IPv6 address: whoever has one of those has all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Door(IpAddr);

impl Door {
    pub fn of_address(address: IpAddr) -> Door {
        Door(match address.to_canonical() {
            IpAddr::V4(address) => address.into(),
            IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        })
    }

    /// The same for the same door; it tells nobody which.
    pub fn fingerprint(self, key: &Key) -> String {
        key.fingerprint(&format!("door {}", self.0))
    }

    /// The door of a request: where the connection comes from, unless that is a proxy we trust to say who came to it.
    pub fn of_request(
        peer: SocketAddr,
        headers: &HeaderMap,
        proxies: &Proxies,
        header: ClientHeader,
    ) -> Door {
        let mut address = peer.ip().to_canonical();
        if !proxies.trust(address) {
            return Door::of_address(address);
        }
        // Each proxy adds at the end whom it was talking to: what stands before the first stranger, strangers wrote.
        for told in header.addresses(headers).into_iter().rev() {
            // Somebody between us and the stranger who does not say their name: the last who did has to do.
            let Some(told) = told else { break };
            address = told;
            if !proxies.trust(address) {
                break;
            }
        }
        Door::of_address(address)
    }
}

/// The header in which a proxy tells whom it talks to. Only one is believed: a proxy that writes one of them passes the
/// other on as strangers wrote it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClientHeader {
    #[default]
    XForwardedFor,
    Forwarded,
}

impl ClientHeader {
    fn name(self) -> HeaderName {
        match self {
            ClientHeader::XForwardedFor => HeaderName::from_static("x-forwarded-for"),
            ClientHeader::Forwarded => header::FORWARDED,
        }
    }

    /// The addresses in the order they were written; `None` where one cannot be read.
    fn addresses(self, headers: &HeaderMap) -> Vec<Option<IpAddr>> {
        let values = headers.get_all(self.name());
        let entries = values.iter().flat_map(|value| value.as_bytes().split(|byte| *byte == b','));
        entries
            .map(|entry| {
                let entry = std::str::from_utf8(entry).ok()?.trim();
                match self {
                    ClientHeader::XForwardedFor => node(entry),
                    ClientHeader::Forwarded => entry.split(';').find_map(|pair| {
                        let (name, value) = pair.split_once('=')?;
                        let is_for = name.trim().eq_ignore_ascii_case("for");
                        is_for.then(|| node(value.trim().trim_matches('"'))).flatten()
                    }),
                }
            })
            .collect()
    }
}

/// An address with or without a port, IPv6 with or without brackets.
fn node(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let address = bare.parse().or_else(|_| text.parse::<SocketAddr>().map(|address| address.ip())).ok()?;
    Some(IpAddr::to_canonical(&address))
}

/// The proxies that are believed: addresses and networks, written with commas between them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proxies(Vec<IpNet>);

impl Proxies {
    pub fn trust(&self, address: IpAddr) -> bool {
        self.0.iter().any(|net| net.contains(&address))
    }
}

impl FromStr for Proxies {
    type Err = String;

    fn from_str(text: &str) -> Result<Proxies, String> {
        let one = |text: &str| {
            let net = text.parse::<IpNet>().or_else(|_| text.parse::<IpAddr>().map(IpNet::from));
            net.map_err(|_| format!("`{text}` is neither an address nor a network such as 10.0.0.0/8"))
        };
        text.split([',', ' ']).filter(|part| !part.is_empty()).map(one).collect::<Result<_, _>>().map(Proxies)
    }
}

impl Serialize for Proxies {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.as_slice() {
            [] => serializer.serialize_none(),
            nets => {
                serializer.collect_str(&nets.iter().map(ToString::to_string).collect::<Vec<_>>().join(","))
            }
        }
    }
}

impl<'de> Deserialize<'de> for Proxies {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn door(peer: &str, headers: &[(&'static str, &str)], told: ClientHeader) -> String {
        let map = headers
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), value.parse().expect("a value")));
        // Collecting would keep the last of several: a proxy adds lines of its own.
        let mut all = HeaderMap::new();
        for (name, value) in map {
            all.append(name, value);
        }
        let peer = SocketAddr::new(peer.parse().expect("an address"), 4711);
        let proxies = "10.0.0.0/8, 2001:db8::1".parse().expect("proxies");
        Door::of_request(peer, &all, &proxies, told).0.to_string()
    }

    /// M4: behind a proxy everybody has a door of their own, and nobody can paint one.
    #[test]
    fn only_what_our_own_proxies_wrote_is_believed() {
        let xff = |peer, value| door(peer, &[("x-forwarded-for", value)], ClientHeader::XForwardedFor);
        assert_eq!(xff("192.0.2.9", "198.51.100.1"), "192.0.2.9", "a stranger may say anything");
        assert_eq!(xff("10.0.0.1", "198.51.100.1"), "198.51.100.1");
        assert_eq!(xff("10.0.0.1", "1.1.1.1, 198.51.100.1, 10.9.9.9"), "198.51.100.1", "from the right");
        assert_eq!(xff("10.0.0.1", "198.51.100.1:5555"), "198.51.100.1");
        assert_eq!(xff("::ffff:10.0.0.1", "2001:db8:7:7:1:2:3:4"), "2001:db8:7:7::");
        assert_eq!(xff("10.0.0.1", "[2001:db8:7:7::5]:80"), "2001:db8:7:7::");
        assert_eq!(xff("10.0.0.1", "1.1.1.1, unknown"), "10.0.0.1", "beyond nonsense nobody looks");
        assert_eq!(xff("10.0.0.1", "1.1.1.1, nonsense, 10.2.2.2"), "10.2.2.2");
        assert_eq!(xff("10.0.0.1", ""), "10.0.0.1");
        let two = [("x-forwarded-for", "1.1.1.1"), ("x-forwarded-for", "198.51.100.1")];
        assert_eq!(
            door("10.0.0.1", &two, ClientHeader::XForwardedFor),
            "198.51.100.1",
            "the later line is later"
        );
        let both = [("x-forwarded-for", "198.51.100.1"), ("forwarded", "for=1.1.1.1")];
        assert_eq!(door("10.0.0.1", &both, ClientHeader::XForwardedFor), "198.51.100.1");
        assert_eq!(door("10.0.0.1", &both, ClientHeader::Forwarded), "1.1.1.1");
        let quoted = [("forwarded", "for=1.1.1.1, by=10.0.0.2;For=\"[2001:db8:7:7::5]:80\";proto=https")];
        assert_eq!(door("2001:db8::1", &quoted, ClientHeader::Forwarded), "2001:db8:7:7::");
    }

    #[test]
    fn proxies_are_addresses_and_networks() {
        assert!("10.0.0.0/8,::1".parse::<Proxies>().is_ok_and(|all| all.trust(Ipv6Addr::LOCALHOST.into())));
        assert!("proxy.example".parse::<Proxies>().is_err());
        assert!("10.0.0.0/40".parse::<Proxies>().is_err());
    }
}
