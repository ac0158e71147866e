//! A stream that a player holds open: what is pushed there, when it came, and how much that was.

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use reqwest::header;
use serde::Deserialize;
use tokio::{sync::Notify, task::JoinHandle};

use crate::{
    Event, Events, Failure, Player,
    page::{self, Question},
};

/// What somebody follows a table by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The page, of which changes are pushed.
    Page,
    /// The API, by which programs are told the whole each time.
    Api,
}

/// The latest that was told.
enum Present {
    /// HTML, in the units by which browsers count.
    Page(Vec<u16>),
    /// JSON.
    Api(String),
}

/// What has come by a stream.
pub struct Seen {
    present: Present,
    /// What the present asks, read once for all who want to know.
    question: Option<Question>,
    pub id: String,
    pub pushes: u64,
    pub last: Option<Instant>,
    /// Bytes of all pushes after the first, as they came and unpacked; how many of them were whole pages.
    pub packed: u64,
    pub plain: u64,
    pub whole: u64,
    pub ended: bool,
}

impl Seen {
    fn nothing(by: By) -> Seen {
        let present = match by {
            By::Page => Present::Page(Vec::new()),
            By::Api => Present::Api(String::new()),
        };
        let id = String::new();
        Seen {
            present,
            question: None,
            id,
            pushes: 0,
            last: None,
            packed: 0,
            plain: 0,
            whole: 0,
            ended: false,
        }
    }

    pub fn question(&self) -> Option<Question> {
        self.question.clone()
    }
}

/// What a stream shares with the task that reads it.
struct Shared {
    seen: Mutex<Seen>,
    came: Notify,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

pub struct Stream {
    shared: Arc<Shared>,
    reading: JoinHandle<()>,
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.reading.abort();
    }
}

impl Stream {
    /// Begins to follow a table; returns when the first present has come.
    pub async fn open(player: &Player, table: &str, by: By) -> Result<Stream, Failure> {
        let events = match by {
            By::Page => {
                let asked = player.get(&format!("/t/{table}/events?changes=2"));
                Events::of(asked.header(header::ACCEPT_ENCODING, "gzip").send().await?.error_for_status()?)
            }
            By::Api => player.follow(table).await?,
        };
        let shared = Arc::new(Shared { seen: Mutex::new(Seen::nothing(by)), came: Notify::new() });
        let reading = tokio::spawn(read(shared.clone(), events));
        let stream = Stream { shared, reading };
        if stream.after(0, Duration::from_secs(20)).await {
            Ok(stream)
        } else {
            Err("a stream told nothing".into())
        }
    }

    pub fn seen(&self) -> MutexGuard<'_, Seen> {
        self.shared.lock()
    }

    /// Waits until more than so many pushes have come; whether they have.
    pub async fn after(&self, pushes: u64, most: Duration) -> bool {
        let come = async {
            loop {
                let came = self.shared.came.notified();
                {
                    let seen = self.seen();
                    if seen.pushes > pushes || seen.ended {
                        return seen.pushes > pushes;
                    }
                }
                came.await;
            }
        };
        tokio::time::timeout(most, come).await.unwrap_or(false)
    }
}

async fn read(shared: Arc<Shared>, events: Events) {
    if let Err(error) = follow(&shared, events).await {
        eprintln!("a stream broke: {error}");
    }
    shared.lock().ended = true;
    shared.came.notify_waiters();
}

async fn follow(shared: &Shared, mut events: Events) -> Result<(), Failure> {
    while let Some(event) = events.next().await? {
        note(shared, &event)?;
    }
    Ok(())
}

/// A piece of the new text: words, or a place and a length in the text before.
#[derive(Deserialize)]
#[serde(untagged)]
enum Piece {
    Text(String),
    Before(usize, usize),
}

#[derive(Deserialize)]
struct Whole {
    html: String,
}

#[derive(Deserialize)]
struct Change {
    from: String,
    parts: Vec<Piece>,
}

fn note(shared: &Shared, event: &Event) -> Result<(), Failure> {
    let came = Instant::now();
    let mut seen = shared.lock();
    let whole = event.name == "table";
    seen.present = match &seen.present {
        Present::Api(_) => Present::Api(event.data.clone()),
        Present::Page(_) if whole => {
            Present::Page(serde_json::from_str::<Whole>(&event.data)?.html.encode_utf16().collect())
        }
        Present::Page(html) => {
            let change: Change = serde_json::from_str(&event.data)?;
            if change.from != seen.id {
                return Err("a change of a page that was never told".into());
            }
            Present::Page(patched(html, &change.parts)?)
        }
    };
    seen.question = match &seen.present {
        Present::Page(html) => page::pushed(html),
        Present::Api(json) => page::told(json),
    };
    seen.id = event.id.clone();
    if seen.pushes > 0 {
        seen.packed += event.packed;
        seen.plain += event.plain;
        seen.whole += u64::from(whole);
    }
    seen.pushes += 1;
    seen.last = Some(came);
    drop(seen);
    shared.came.notify_waiters();
    Ok(())
}

/// As the page's script does it.
fn patched(before: &[u16], parts: &[Piece]) -> Result<Vec<u16>, Failure> {
    let mut text = Vec::with_capacity(before.len() + 1024);
    for part in parts {
        match part {
            Piece::Text(words) => text.extend(words.encode_utf16()),
            Piece::Before(from, length) => {
                text.extend_from_slice(before.get(*from..from + length).ok_or("a piece of nothing")?)
            }
        }
    }
    Ok(text)
}
