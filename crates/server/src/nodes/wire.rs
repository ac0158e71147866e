//! What nodes say to each other over NATS: that a table has come to a revision, that somebody has changed. Core subjects: what is
//! said while somebody is not there is lost, and whoever was away asks the database.

use std::{io, time::Duration};

use async_nats::{Client, ConnectOptions, Event, Message, ServerAddr, connection::State};
use tokio::sync::mpsc;
use tokio_stream::StreamExt;

const TABLE: &str = "table.";
const PERSON: &str = "person.";

/// What a node hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    Table {
        id: String,
        revision: i64,
    },
    Person(String),
    /// The connection is there, again or for the first time, or something was missed: whatever was said before is unknown.
    Anew,
}

/// Everything that is heard, one after the other.
pub type News = mpsc::UnboundedReceiver<Heard>;

pub struct Wire {
    client: Client,
    words: mpsc::UnboundedSender<(String, String)>,
}

impl Wire {
    /// A connection is made in the background, and made again for as long as it takes: a house opens without one too.
    pub async fn open(address: &str) -> io::Result<(Wire, News)> {
        let server: ServerAddr = address.parse().map_err(io::Error::other)?;
        let (send, news) = mpsc::unbounded_channel();
        let told = send.clone();
        let client = ConnectOptions::new()
            .name("menagerie serve")
            .no_echo()
            .retry_on_initial_connect()
            .connection_timeout(Duration::from_secs(5))
            .ping_interval(Duration::from_secs(5))
            .max_reconnects(None)
            .reconnect_delay_callback(|_| Duration::from_millis(500))
            .event_callback(move |event| {
                if let Event::Connected | Event::SlowConsumer(_) = event {
                    // Nobody listens when the server ends.
                    told.send(Heard::Anew).ok();
                }
                std::future::ready(())
            })
            .connect(server)
            .await
            .map_err(io::Error::other)?;
        for subject in [TABLE, PERSON] {
            let mut messages = client.subscribe(format!("{subject}*")).await.map_err(io::Error::other)?;
            let send = send.clone();
            tokio::spawn(async move {
                while let Some(message) = messages.next().await {
                    let Some(heard) = read(&message) else { continue };
                    if send.send(heard).is_err() {
                        return;
                    }
                }
            });
        }
        let (words, spoken) = mpsc::unbounded_channel();
        tokio::spawn(speak(client.clone(), spoken));
        Ok((Wire { client, words }, news))
    }

    pub fn client(&self) -> Client {
        self.client.clone()
    }

    pub fn is_up(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    pub fn say(&self, subject: String, text: String) {
        // Nobody speaks when the server ends.
        self.words.send((subject, text)).ok();
    }
}

/// Says one thing after the other. What cannot be said now is not said at all: whoever comes back asks the database.
async fn speak(client: Client, mut words: mpsc::UnboundedReceiver<(String, String)>) {
    while let Some((subject, text)) = words.recv().await {
        if client.connection_state() == State::Connected
            && let Err(error) = client.publish(subject, text.into()).await
        {
            tracing::warn!(%error, "nobody was told of a change");
        }
    }
}

/// What a message says; anybody could say anything there, so what is not ours is nothing.
fn read(message: &Message) -> Option<Heard> {
    if let Some(id) = message.subject.strip_prefix(TABLE) {
        let revision = std::str::from_utf8(&message.payload).ok()?.parse().ok()?;
        return Some(Heard::Table { id: id.to_owned(), revision });
    }
    message.subject.strip_prefix(PERSON).map(|id| Heard::Person(id.to_owned()))
}
