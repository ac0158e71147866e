//! A crowd: programs that play at a server as people do, and the processes such a server is and needs. For whoever measures a
//! house (`load`, an example of the server), breaks it (`storm`, the program of this crate) or tests it.

mod events;
mod node;
mod page;
mod player;
mod process;
mod services;
mod stream;
mod worker;

use std::{
    io,
    net::{SocketAddr, TcpListener},
};

pub use events::{Event, Events};
pub use node::{Node, signal};
pub use page::{Question, loaded};
pub use player::{Player, Taken, client};
pub use services::{Nats, Postgres};
pub use stream::{Seen, Stream};
pub use worker::Worker;

pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// The games that are played, in turn.
pub const GAMES: [&str; 4] = ["valeria", "making-monsters", "dungeon-petz", "dungeon-lords"];

/// An address of this machine that nobody uses now.
pub fn free_address() -> io::Result<SocketAddr> {
    TcpListener::bind("127.0.0.1:0")?.local_addr()
}
