//! Whoever thinks for nodes, until told to stop.

use std::{
    num::NonZeroUsize,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use async_nats::{
    Client,
    jetstream::{AckKind, Message},
};
use engine::{Problem, Problems};
use plug::Task;
use serde_json::Value;
use tokio::{
    sync::watch,
    task::{JoinError, JoinSet},
};

use super::{
    BEAT, LARGEST,
    message::{Asked, Word},
    queue::{PING, Queue},
};
use crate::{
    FarmAddress, Said,
    message::{Worker, read, write},
    queue::next,
    worker::{FAREWELL, host},
};

/// What a worker tells whoever watches it.
pub enum Thinks {
    /// It is there and takes decisions.
    Ready { place: String, threads: usize },
    /// It has thought about so many, and goes.
    Done { decisions: u64 },
    /// It does not think about one.
    Refused { why: Said },
    /// Something in the queue was no decision.
    Rubbish,
    /// A decision went back, because the worker is to stop.
    GaveBack { game: String },
    /// The server cannot be reached at the moment.
    Away { reason: String },
}

/// What all threads of a worker share.
struct Shared {
    address: FarmAddress,
    mark: String,
    client: Client,
    worker: Worker,
    decisions: AtomicU64,
    tell: Box<dyn Fn(Thinks) + Send + Sync>,
    stop: watch::Receiver<bool>,
}

/// Thinks about decisions, so many at a time, until `stop` says so; then those in hand are given back.
pub async fn think(
    address: &FarmAddress,
    threads: NonZeroUsize,
    stop: watch::Receiver<bool>,
    tell: Box<dyn Fn(Thinks) + Send + Sync>,
) -> Result<(), Problems> {
    let (name, mark) = (format!("{} ({})", host(), std::process::id()), plug::mark()?);
    let client = address.connect(&format!("menagerie: thinks on {name}")).await?;
    Queue::new(address, &mark, client.clone()).open().await?;
    tell(Thinks::Ready { place: address.to_string(), threads: threads.get() });
    let worker = Worker { name, threads: threads.get() };
    let address = address.clone();
    let shared = Arc::new(Shared { address, mark, client, worker, decisions: AtomicU64::new(0), tell, stop });
    let mut hands: JoinSet<()> = (0..threads.get()).map(|_| hand(Arc::clone(&shared))).collect();
    let calling = tokio::spawn(call(Arc::clone(&shared)));
    let mut stop = shared.stop.clone();
    let stopped = async {
        // Whoever holds the other end has gone as well where this fails.
        let _ = stop.wait_for(|stop| *stop).await;
        tokio::time::sleep(FAREWELL).await;
    };
    tokio::select! {
        () = async { while hands.join_next().await.is_some() {} } => {}
        () = stopped => {}
    }
    calling.abort();
    shared.here(0).await;
    (shared.tell)(Thinks::Done { decisions: shared.decisions.load(Ordering::Relaxed) });
    // What was given back is to leave this machine before the program ends.
    let _ = tokio::time::timeout(Duration::from_secs(2), shared.client.flush()).await;
    Ok(())
}

impl Shared {
    /// Says to all nodes that it is there, with so many threads; they count on nobody who does not.
    async fn here(&self, threads: usize) {
        let worker = Worker { name: self.worker.name.clone(), threads };
        if let Ok(bytes) = write(&worker) {
            let _ = self.client.publish(self.address.thinkers(&self.mark), bytes.into()).await;
        }
    }

    /// Says something to the node that asked. One that does not hear it thinks itself.
    async fn say(&self, asked: &str, word: &Word) {
        if let Ok(bytes) = write(word) {
            let _ = self.client.publish(asked.to_owned(), bytes.into()).await;
        }
    }

    /// One decision, from the queue to its end.
    async fn answer(&self, message: Message) {
        let asked = match read::<Asked>(&message.payload) {
            Some((asked, _)) if message.payload.len() <= LARGEST && asked.is_answerable() => asked,
            _ => {
                (self.tell)(Thinks::Rubbish);
                return acknowledge(&message, AckKind::Term).await;
            }
        };
        let Asked { back, task } = asked;
        let game = task.game.clone();
        self.say(&back, &Word::Busy).await;
        let mut doing = tokio::task::spawn_blocking(move || carry_out(&task));
        let mut stop = self.stop.clone();
        let finished = loop {
            tokio::select! {
                finished = &mut doing => break finished,
                _ = stop.changed() => {
                    (self.tell)(Thinks::GaveBack { game });
                    return acknowledge(&message, AckKind::Nak(None)).await;
                }
                () = tokio::time::sleep(PING) => {
                    acknowledge(&message, AckKind::Progress).await;
                    self.say(&back, &Word::Busy).await;
                }
            }
        };
        let broke = |error: JoinError| vec![Problem::new("farm-broke").with("reason", error)];
        match finished.map_err(broke).flatten() {
            Ok(answer) => {
                self.say(&back, &Word::Answer(answer)).await;
                self.decisions.fetch_add(1, Ordering::Relaxed);
                acknowledge(&message, AckKind::Ack).await;
            }
            Err(problems) => {
                let why = Said::of(&problems);
                (self.tell)(Thinks::Refused { why: why.clone() });
                self.say(&back, &Word::Refused(why)).await;
                acknowledge(&message, AckKind::Term).await;
            }
        }
    }
}

/// Thinks on this thread.
fn carry_out(task: &Task) -> Result<Value, Problems> {
    plug::find(&task.game)?.think(task)
}

/// Where the server cannot be told, it hands the decision to somebody after a while, which does no harm.
async fn acknowledge(message: &Message, kind: AckKind) {
    let _ = message.ack_with(kind).await;
}

/// Says that the worker is there, until it is to stop.
async fn call(shared: Arc<Shared>) {
    while !*shared.stop.borrow() {
        shared.here(shared.worker.threads).await;
        tokio::time::sleep(BEAT).await;
    }
}

/// One decision after the other.
async fn hand(shared: Arc<Shared>) {
    let mut stop = shared.stop.clone();
    let queue = Queue::new(&shared.address, &shared.mark, shared.client.clone());
    let (mut open, mut away) = (None, false);
    while !*stop.borrow() {
        let decision = async {
            let consumer = match open.take() {
                Some(consumer) => consumer,
                None => queue.open().await?,
            };
            let decision = next(&consumer).await?;
            Ok::<_, async_nats::Error>((consumer, decision))
        };
        let taken = tokio::select! {
            taken = decision => taken,
            _ = stop.changed() => return,
        };
        match taken {
            Ok((consumer, decision)) => {
                (open, away) = (Some(consumer), false);
                if let Some(message) = decision {
                    shared.answer(message).await;
                }
            }
            Err(error) => {
                if !away {
                    (shared.tell)(Thinks::Away { reason: error.to_string() });
                    away = true;
                }
                let _ = tokio::time::timeout(Duration::from_secs(1), stop.changed()).await;
            }
        }
    }
}
