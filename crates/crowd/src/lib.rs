//! A crowd: programs that play at a server as people do, and the processes such a server is and needs. For whoever measures a
//! house (`load`, an example of the server), breaks it (`storm`, the program of this crate) or tests it.

mod events;
mod node;
mod owned;
mod page;
mod player;
mod services;
mod stream;
mod worker;

use std::{
    io,
    net::{SocketAddr, TcpListener},
    process,
    sync::atomic::{AtomicU32, Ordering},
};

pub use events::{Event, Events};
pub use node::{Node, signal};
pub use page::{Question, loaded};
pub use player::{Player, Taken, client};
pub use services::{Nats, Postgres};
pub use stream::{By, Seen, Stream};
pub use worker::Worker;

pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Ports that no system gives out by itself: neither to a listener that takes any nor to a connection.
const PORTS: (u16, u32) = (20_000, 12_000);

/// An address of this machine that nobody uses now, and that nobody is given by chance before it is used.
pub fn free_address() -> io::Result<SocketAddr> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let (first, count) = PORTS;
    // Processes that look at the same time begin at different places.
    let own = process::id().wrapping_mul(97) % count;
    for _ in 0..count {
        let port = first + ((own + NEXT.fetch_add(1, Ordering::Relaxed)) % count) as u16;
        match TcpListener::bind(("127.0.0.1", port)) {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
            bound => return bound?.local_addr(),
        }
    }
    Err(io::Error::other("all ports are taken"))
}
