//! Whoever does lots, until told to stop.

mod errand;
mod judge;

use std::{num::NonZeroUsize, sync::Arc, time::Duration};

use async_nats::Client;
use tokio::{sync::watch, task::JoinSet};

use crate::{FarmAddress, FarmError, message::Worker, queue, queue::Queue};
use errand::Errand;
use judge::Judge;

/// A worker that is to stop waits no longer than this for a server that is away.
pub const FAREWELL: Duration = Duration::from_secs(4);

/// What a worker tells whoever watches it.
pub enum Doing {
    /// It is there and takes lots.
    Ready { place: String, threads: usize },
    /// It begins to work for a run.
    Run { run: String, game: String, part: &'static str },
    /// It has done so many lots of that run, and nobody there waits for more.
    Done { run: String, lots: u64 },
    /// It cannot work for a run.
    Refused { run: String, why: crate::message::Said },
    /// A job of a run has no result.
    Failed { run: String, why: crate::message::Said },
    /// Something in the queue was no lot.
    Rubbish,
    /// A lot went back, because the worker is to stop.
    GaveBack { run: String, lot: u64 },
    /// The server cannot be reached at the moment.
    Away { reason: String },
}

/// What all lots that a worker has in hand share.
struct Shop {
    address: FarmAddress,
    client: Client,
    worker: Worker,
    judge: Judge,
    tell: Box<dyn Fn(Doing) + Send + Sync>,
    stop: watch::Receiver<bool>,
}

/// Takes lots, so many at a time, until `stop` says so; then lots in hand are given back.
pub async fn work(
    address: &FarmAddress,
    threads: NonZeroUsize,
    stop: watch::Receiver<bool>,
    tell: Box<dyn Fn(Doing) + Send + Sync>,
) -> Result<(), FarmError> {
    let name = format!("{} ({})", host(), std::process::id());
    let client = address.connect(&format!("menagerie: works on {name}")).await?;
    Queue::new(address, client.clone()).prepare().await?;
    tell(Doing::Ready { place: address.to_string(), threads: threads.get() });
    let shop = Arc::new(Shop {
        address: address.clone(),
        client,
        worker: Worker { name, threads: threads.get() },
        judge: Judge::default(),
        tell,
        stop,
    });
    let mut hands: JoinSet<()> = (0..threads.get()).map(|_| hand(Arc::clone(&shop))).collect();
    let mut stop = shop.stop.clone();
    let stopped = async {
        // Whoever holds the other end has gone as well where this fails.
        let _ = stop.wait_for(|stop| *stop).await;
        tokio::time::sleep(FAREWELL).await;
    };
    tokio::select! {
        () = async { while hands.join_next().await.is_some() {} } => {}
        () = stopped => {}
    }
    shop.judge.farewell(&shop.tell);
    // What was given back is to leave this machine before the program ends.
    let _ = tokio::time::timeout(Duration::from_secs(2), shop.client.flush()).await;
    Ok(())
}

/// One lot after the other.
async fn hand(shop: Arc<Shop>) {
    let mut stop = shop.stop.clone();
    let queue = Queue::new(&shop.address, shop.client.clone());
    let (mut open, mut away) = (None, false);
    while !*stop.borrow() {
        let lot = async {
            let consumer = match open.take() {
                Some(consumer) => consumer,
                None => queue.open().await?,
            };
            let lot = queue::next(&consumer).await?;
            Ok::<_, async_nats::Error>((consumer, lot))
        };
        let taken = tokio::select! {
            taken = lot => taken,
            _ = stop.changed() => return,
        };
        match taken {
            Ok((consumer, lot)) => {
                (open, away) = (Some(consumer), false);
                if let Some(message) = lot {
                    Errand::new(&shop, message).run().await;
                }
            }
            Err(error) => {
                if !away {
                    (shop.tell)(Doing::Away { reason: error.to_string() });
                    away = true;
                }
                let _ = tokio::time::timeout(Duration::from_secs(1), stop.changed()).await;
            }
        }
    }
}

/// What this machine is called, for people.
pub fn host() -> String {
    let named = std::fs::read_to_string("/etc/hostname").unwrap_or_default();
    let named = named.trim();
    if named.is_empty() { "?".to_owned() } else { named.chars().take(60).collect() }
}
