//! Whoever wants work done: hands out lots, takes in results, tells people how it goes.

use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use async_nats::{Client, Message};
use engine::{Problem, Problems};
use lab::lot::{Farm, Part, Take};
use plug::{Order, Plug};
use tokio::{runtime::Runtime, sync::Notify};
use tokio_stream::StreamExt;
use words::Lang;

use crate::{
    FarmAddress, FarmError,
    fit::Fit,
    message::{Lot, Reply, Word, read, write},
    queue::Queue,
    tracker::LotTracker,
};

/// What people are told while a farm works.
pub enum Told {
    /// Nobody takes the lots.
    Waiting { place: String },
    /// A worker cannot do them, and says why.
    Refused { worker: String, why: String },
    /// The server cannot be reached at the moment.
    Away { reason: String },
}

/// Somebody has to say so by then that they are there.
const FIRST_WORD: Duration = Duration::from_secs(3);
/// Silence after which nobody seems to be there any more; workers say something every two seconds.
const SILENCE: Duration = Duration::from_secs(15);
/// That nobody is there is said again after this.
const REMIND: Duration = Duration::from_secs(60);
/// How often it is looked after whether the server still has all lots.
const LOOK: Duration = Duration::from_secs(10);

/// A farm for one run of one command.
pub struct Asker<'a> {
    address: FarmAddress,
    queue: Queue,
    run: String,
    order: Order,
    fit: Fit,
    shared: Arc<Shared>,
    /// Under which numbers the server has the lots that are out.
    sent: Mutex<BTreeMap<u64, Vec<u64>>>,
    tell: &'a (dyn Fn(Told) + Sync),
    lang: Lang,
    runtime: Runtime,
}

struct Shared {
    tracker: Mutex<LotTracker>,
    news: Notify,
}

impl Shared {
    fn tracker(&self) -> MutexGuard<'_, LotTracker> {
        self.tracker.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<'a> Asker<'a> {
    /// Connects, and plays the trial game that workers have to play alike.
    pub fn new(
        address: &FarmAddress,
        game: &Plug,
        order: Order,
        lang: Lang,
        tell: &'a (dyn Fn(Told) + Sync),
    ) -> Result<Asker<'a>, Problems> {
        let fit = Fit::here(game, &order)?;
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .map_err(|error| FarmError::NoThreads(error.to_string()))?;
        let run = id()?;
        let shared = Arc::new(Shared { tracker: Mutex::new(LotTracker::new()), news: Notify::new() });
        let queue = runtime.block_on(async {
            let client = address.connect("menagerie: asks").await?;
            let queue = Queue::new(address, client.clone());
            queue.prepare().await?;
            let listening = client.subscribe(address.asker(&run)).await;
            let mut words = listening.map_err(|error| FarmError::NoQueue {
                place: address.to_string(),
                reason: error.to_string(),
            })?;
            let shared = Arc::clone(&shared);
            tokio::spawn(async move {
                while let Some(message) = words.next().await {
                    hear(&shared, &client, &message).await;
                }
            });
            Ok::<_, FarmError>(queue)
        })?;
        let sent = Mutex::default();
        Ok(Asker { address: address.clone(), queue, run, order, fit, shared, sent, tell, lang, runtime })
    }

    fn sent(&self) -> MutexGuard<'_, BTreeMap<u64, Vec<u64>>> {
        self.sent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    #[cfg(test)]
    pub(crate) fn fit_mut(&mut self) -> &mut Fit {
        &mut self.fit
    }

    fn lot(&self, part: &Part, number: u64, jobs: &[u64]) -> Lot {
        Lot {
            run: self.run.clone(),
            number,
            order: self.order.clone(),
            fit: self.fit.clone(),
            part: part.clone(),
            jobs: jobs.to_vec(),
        }
    }

    /// Puts a lot into the queue, however long the server is away, until somebody stops it.
    async fn put(&self, lot: &Lot, stop: &AtomicBool) -> Result<(), Problems> {
        let mut told = false;
        while !stop.load(Ordering::Relaxed) {
            match self.queue.put(lot).await {
                Ok(number) => {
                    self.sent().entry(lot.number).or_default().push(number);
                    return Ok(());
                }
                Err(error @ FarmError::NoQueue { .. }) => {
                    if !told {
                        (self.tell)(Told::Away { reason: error.to_string() });
                        told = true;
                    }
                    tokio::time::sleep(Duration::from_secs(1)).await;
                    // A server that was set up anew has no queue yet; one that is away has none either.
                    let _ = self.queue.prepare().await;
                }
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    async fn all(
        &self,
        part: &Part,
        jobs: &[u64],
        stop: &AtomicBool,
        take: &mut Take<'_>,
    ) -> Result<(), Problems> {
        let began = Instant::now();
        let (mut looked, mut reminded) = (began, None::<Instant>);
        self.shared.tracker().begin(jobs.len());
        while !stop.load(Ordering::Relaxed) {
            let next = self.shared.tracker().next(Instant::now());
            if let Some((number, places)) = next {
                self.put(&self.lot(part, number, &jobs[places]), stop).await?;
                continue;
            }
            let arrived = self.shared.tracker().arrived();
            if let Some((number, places, bytes)) = arrived {
                if take(places.clone(), &bytes)? {
                    self.shared.tracker().done(number);
                    self.sent().remove(&number);
                } else {
                    self.shared.tracker().again(number);
                    self.put(&self.lot(part, number, &jobs[places]), stop).await?;
                }
                continue;
            }
            let (done, failed, refusal, heard) = {
                let mut tracker = self.shared.tracker();
                (tracker.is_done(), tracker.failed.take(), tracker.refusals.pop_front(), tracker.heard())
            };
            if done {
                return Ok(());
            }
            if let Some((worker, why)) = failed {
                let why = why.in_language(self.lang);
                return Err(vec![Problem::new("farm-failed").with("worker", worker).with("reason", why)]);
            }
            if let Some((worker, why)) = refusal {
                (self.tell)(Told::Refused { worker, why: why.in_language(self.lang).to_owned() });
            }
            let quiet = match heard.filter(|heard| *heard > began) {
                Some(heard) => heard.elapsed() > SILENCE,
                None => began.elapsed() > FIRST_WORD,
            };
            if quiet && reminded.is_none_or(|last| last.elapsed() > REMIND) {
                (self.tell)(Told::Waiting { place: self.address.to_string() });
                reminded = Some(Instant::now());
            }
            if looked.elapsed() > LOOK {
                looked = Instant::now();
                self.look_after(part, jobs, stop).await?;
            }
            let _ = tokio::time::timeout(Duration::from_millis(100), self.shared.news.notified()).await;
        }
        Ok(())
    }

    /// Lots that the server has lost, with its disk or by their age, are put in again. That they are in the queue twice
    /// does no harm.
    async fn look_after(&self, part: &Part, jobs: &[u64], stop: &AtomicBool) -> Result<(), Problems> {
        let missing = self.shared.tracker().missing();
        let Ok(waiting) = self.queue.waiting(&self.run).await else { return Ok(()) };
        if waiting < missing.len() {
            for (number, places) in missing {
                self.put(&self.lot(part, number, &jobs[places]), stop).await?;
            }
        }
        Ok(())
    }
}

/// Answers a worker. What is no message of ours is nobody's business.
async fn hear(shared: &Shared, client: &Client, message: &Message) {
    let Some((word, rest)) = read::<Word>(&message.payload) else { return };
    let reply: Reply = shared.tracker().hear(word, rest, Instant::now());
    shared.news.notify_one();
    if let (Some(back), Ok(bytes)) = (&message.reply, write(&reply)) {
        // A worker that hears nothing asks again.
        let _ = client.publish(back.clone(), bytes.into()).await;
    }
}

/// A name that no other run has.
fn id() -> Result<String, Problems> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|error| vec![Problem::new("no-entropy").with("reason", error)])?;
    Ok(format!("{:016x}", u64::from_le_bytes(bytes)))
}

impl Farm for Asker<'_> {
    fn hand_out(
        &self,
        part: &Part,
        jobs: &[u64],
        stop: &AtomicBool,
        take: &mut Take<'_>,
    ) -> Result<(), Problems> {
        self.runtime.block_on(async {
            let result = self.all(part, jobs, stop, take).await;
            self.shared.tracker().begin(0);
            let left = std::mem::take(&mut *self.sent()).into_values().flatten().collect();
            // What cannot be taken out now leaves by itself: workers find that nobody waits for it.
            let _ = tokio::time::timeout(Duration::from_secs(2), self.queue.clear(left)).await;
            result
        })
    }

    fn threads(&self) -> usize {
        self.shared.tracker().threads()
    }
}
