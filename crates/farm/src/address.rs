//! Where a farm is: a NATS server, and a name that keeps several farms on one server apart.

use std::{fmt, str::FromStr, time::Duration};

use async_nats::{Client, ConnectOptions, ServerAddr};

use crate::FarmError;

/// `nats://host:port` or `nats://host:port/name`.
#[derive(Clone, Debug)]
pub struct FarmAddress {
    written: String,
    server: ServerAddr,
    name: String,
}

/// The name of a farm that was given none.
const NAME: &str = "lab";

impl FromStr for FarmAddress {
    type Err = FarmError;

    fn from_str(text: &str) -> Result<FarmAddress, FarmError> {
        let wrong = || FarmError::NoAddress(text.to_owned());
        let (scheme, rest) = text.split_once("://").ok_or_else(wrong)?;
        let (host, name) = rest.split_once('/').unwrap_or((rest, ""));
        let name = if name.is_empty() { NAME } else { name };
        // The name becomes part of subjects, where dots and stars mean something.
        let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
        if host.is_empty() || name.len() > 40 || !name.chars().all(plain) {
            return Err(wrong());
        }
        let server = format!("{scheme}://{host}").parse().map_err(|_| wrong())?;
        Ok(FarmAddress { written: without_password(text), server, name: name.to_owned() })
    }
}

/// An address as it may be shown.
fn without_password(text: &str) -> String {
    match (text.split_once("://"), text.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, place))) => format!("{scheme}://{place}"),
        _ => text.to_owned(),
    }
}

impl fmt::Display for FarmAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written)
    }
}

impl FarmAddress {
    /// Connects; a connection that is lost later is made again for as long as it takes.
    pub(crate) async fn connect(&self, who: &str) -> Result<Client, FarmError> {
        ConnectOptions::new()
            .name(who)
            .connection_timeout(Duration::from_secs(5))
            .max_reconnects(None)
            .reconnect_delay_callback(|_| Duration::from_millis(500))
            .connect(self.server.clone())
            .await
            .map_err(|error| FarmError::Unreachable { place: self.to_string(), reason: error.to_string() })
    }

    /// The stream in which lots wait.
    pub(crate) fn stream(&self) -> String {
        format!("MENAGERIE_{}", self.name)
    }

    /// Where lots of any run go, or of one.
    pub(crate) fn lots(&self, run: &str) -> String {
        format!("menagerie.{}.lots.{run}", self.name)
    }

    /// The stream in which decisions of bots wait.
    pub(crate) fn decisions_stream(&self) -> String {
        format!("MENAGERIE_{}_decisions", self.name)
    }

    /// Where decisions go, to be thought about by those who play alike.
    pub(crate) fn decisions(&self, mark: &str) -> String {
        format!("menagerie.{}.decisions.{mark}", self.name)
    }

    /// Where those who think about them say that they are there.
    pub(crate) fn thinkers(&self, mark: &str) -> String {
        format!("menagerie.{}.thinkers.{mark}", self.name)
    }

    /// Where the asker of a run listens.
    pub(crate) fn asker(&self, run: &str) -> String {
        format!("menagerie.{}.asker.{run}", self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_name_a_server_and_perhaps_a_farm() {
        let address: FarmAddress = "nats://localhost:4222".parse().expect("an address");
        assert_eq!(
            (address.stream(), address.lots("r1")),
            ("MENAGERIE_lab".into(), "menagerie.lab.lots.r1".into())
        );
        let address: FarmAddress = "nats://me:secret@host/north-2".parse().expect("an address");
        assert_eq!(address.asker("r1"), "menagerie.north-2.asker.r1");
        assert_eq!(address.to_string(), "nats://host/north-2");
        for wrong in
            ["localhost", "nats://", "nats://host/a.b", "nats://host/>", "nats://host/a/b", "file://x y"]
        {
            assert!(wrong.parse::<FarmAddress>().is_err(), "{wrong}");
        }
    }
}
