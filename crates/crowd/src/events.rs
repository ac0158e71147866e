//! A stream of events as a server sends them, packed or plain, one after the other.

use std::io::Write;

use flate2::write::GzDecoder;
use reqwest::{Response, header};

use crate::Failure;

/// One event, and how much it was: as it came, and unpacked.
#[derive(Clone, Debug)]
pub struct Event {
    pub name: String,
    pub id: String,
    pub data: String,
    pub packed: u64,
    pub plain: u64,
}

pub struct Events {
    response: Response,
    unpack: Option<GzDecoder<Vec<u8>>>,
    text: Vec<u8>,
    /// Bytes that came since the last event.
    bytes: u64,
}

impl Events {
    pub fn of(response: Response) -> Events {
        let encoding = response.headers().get(header::CONTENT_ENCODING);
        let unpack = encoding.is_some_and(|encoding| encoding == "gzip").then(|| GzDecoder::new(Vec::new()));
        Events { response, unpack, text: Vec::new(), bytes: 0 }
    }

    /// The next event; nothing when the stream has ended. Whoever stops waiting loses nothing.
    pub async fn next(&mut self) -> Result<Option<Event>, Failure> {
        loop {
            while let Some(end) = self.text.windows(2).position(|pair| pair == b"\n\n") {
                let rest = self.text.split_off(end + 2);
                let event = std::mem::replace(&mut self.text, rest);
                // Lines that only keep the connection alive tell nothing.
                if !event.starts_with(b":") {
                    let packed = std::mem::take(&mut self.bytes);
                    return read(&String::from_utf8(event)?, packed).map(Some);
                }
            }
            let Some(chunk) = self.response.chunk().await? else { return Ok(None) };
            self.bytes += chunk.len() as u64;
            match &mut self.unpack {
                Some(unpack) => {
                    unpack.write_all(&chunk)?;
                    unpack.flush()?;
                    self.text.append(unpack.get_mut());
                }
                None => self.text.extend_from_slice(&chunk),
            }
        }
    }
}

fn read(event: &str, packed: u64) -> Result<Event, Failure> {
    let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name)).map(str::trim_start);
    Ok(Event {
        name: field("event:").unwrap_or_default().to_owned(),
        id: field("id:").unwrap_or_default().to_owned(),
        data: field("data:").ok_or("an event without data")?.to_owned(),
        packed,
        plain: event.len() as u64,
    })
}
