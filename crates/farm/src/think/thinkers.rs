//! The workers as a node knows them: how many threads they have, and what they come to.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use async_nats::{Client, Subscriber, connection::State};
use engine::Problems;
use plug::Task;
use serde_json::Value;
use thiserror::Error;
use tokio::time::timeout;
use tokio_stream::StreamExt;
use words::Lang;

use super::{
    BEAT, GONE, LARGEST, SILENCE,
    message::{Asked, Word},
    queue::Queue,
};
use crate::{
    FarmAddress,
    message::{Worker, read, write},
};

/// However busy a worker says that it is, after this it will not come to anything.
const LONGEST: Duration = Duration::from_secs(60);
/// A node knows of no more workers, and of no more threads of one or all.
const WORKERS: usize = 1000;
const THREADS: usize = 512;

/// Why a decision came back without an answer.
#[derive(Debug, Error)]
pub enum Unanswered {
    #[error("it has {0} bytes, more than workers take")]
    TooLarge(usize),
    #[error("it could not be put into the queue: {0}")]
    NotTaken(String),
    #[error("nothing was heard of it any more")]
    Silence,
    #[error("a worker refused it: {0}")]
    Refused(String),
}

/// The workers that think for a node.
pub struct Thinkers {
    queue: Queue,
    client: Client,
}

impl Thinkers {
    /// Listens for workers at an address, by a connection there; `tell` hears whenever there are other threads than before.
    pub fn open(
        address: &FarmAddress,
        client: Client,
        tell: impl Fn(usize) + Send + 'static,
    ) -> Result<Thinkers, Problems> {
        let mark = plug::mark()?;
        let (ears, here) = (client.clone(), address.thinkers(&mark));
        tokio::spawn(async move {
            // Nobody can be heard by a connection that has been given up.
            if let Ok(words) = ears.subscribe(here).await {
                listen(words, tell).await;
            }
        });
        Ok(Thinkers { queue: Queue::new(address, &mark, client.clone()), client })
    }

    /// Puts a decision into the queue.
    pub async fn ask(&self, task: Task) -> Result<Asking<'_>, Unanswered> {
        let back = self.client.new_inbox();
        let bytes = write(&Asked { back: back.clone(), task })
            .map_err(|error| Unanswered::NotTaken(error.to_string()))?;
        if bytes.len() > LARGEST.min(self.client.max_payload()) {
            return Err(Unanswered::TooLarge(bytes.len()));
        }
        if self.client.connection_state() != State::Connected {
            return Err(Unanswered::NotTaken("NATS is away".to_owned()));
        }
        let words = self.client.subscribe(back).await;
        let words = words.map_err(|error| Unanswered::NotTaken(error.to_string()))?;
        let number = match timeout(SILENCE, self.queue.put(bytes)).await {
            Ok(put) => put.map_err(|error| Unanswered::NotTaken(error.to_string()))?,
            Err(_) => return Err(Unanswered::Silence),
        };
        Ok(Asking { queue: &self.queue, words, number, heard: Instant::now(), first: None })
    }
}

/// A decision that lies in the queue, or is with a worker.
pub struct Asking<'a> {
    queue: &'a Queue,
    words: Subscriber,
    number: u64,
    heard: Instant,
    /// What was heard first, unless that was only that a worker is at it.
    first: Option<Word>,
}

impl Asking<'_> {
    /// Waits until a worker has begun. Whoever does not wait for the end of this has lost nothing.
    pub async fn begun(&mut self) -> Result<(), Unanswered> {
        match self.word().await? {
            Word::Busy => {}
            word => self.first = Some(word),
        }
        Ok(())
    }

    /// What a worker comes to. Of which nothing is heard for a while is taken back.
    pub async fn answer(mut self) -> Result<Value, Unanswered> {
        let heard = timeout(LONGEST, self.hear()).await.unwrap_or(Err(Unanswered::Silence));
        if heard.is_err() {
            self.take_back().await;
        }
        heard
    }

    /// Nobody needs to think about it any more.
    pub async fn take_back(self) {
        // Where that cannot be done now, it leaves the queue by its age.
        let _ = timeout(SILENCE, self.queue.take_back(self.number)).await;
    }

    /// Waits for an answer for as long as something is heard.
    async fn hear(&mut self) -> Result<Value, Unanswered> {
        loop {
            let word = match self.first.take() {
                Some(word) => word,
                None => self.word().await?,
            };
            match word {
                Word::Busy => {}
                Word::Answer(answer) => return Ok(answer),
                Word::Refused(why) => {
                    return Err(Unanswered::Refused(why.in_language(Lang::EN).to_owned()));
                }
            }
        }
    }

    /// The next word of a worker. Whatever is none is nothing.
    async fn word(&mut self) -> Result<Word, Unanswered> {
        loop {
            let left = SILENCE.saturating_sub(self.heard.elapsed());
            let message = timeout(left, self.words.next()).await.ok().flatten().ok_or(Unanswered::Silence)?;
            if message.payload.len() > LARGEST {
                continue;
            }
            if let Some((word, _)) = read::<Word>(&message.payload) {
                self.heard = Instant::now();
                return Ok(word);
            }
        }
    }
}

/// Hears which workers are there, for as long as there is a connection.
async fn listen(mut words: Subscriber, tell: impl Fn(usize)) {
    let mut roll = Roll::default();
    let mut told = 0;
    loop {
        match timeout(BEAT, words.next()).await {
            Ok(Some(message)) => {
                if let Some((worker, _)) = read::<Worker>(&message.payload) {
                    roll.note(worker, Instant::now());
                }
            }
            Ok(None) => return tell(0),
            Err(_) => {}
        }
        let threads = roll.threads(Instant::now());
        if threads != told {
            told = threads;
            tell(threads);
        }
    }
}

/// Who has said that they are there, with how many threads, and when.
#[derive(Default)]
struct Roll(BTreeMap<String, (usize, Instant)>);

impl Roll {
    fn note(&mut self, worker: Worker, now: Instant) {
        // Anybody could say anything there: what is kept of it is little.
        let is_known = self.0.contains_key(&worker.name);
        if worker.name.len() <= 200 && (is_known || self.0.len() < WORKERS) {
            self.0.insert(worker.name, (worker.threads.min(THREADS), now));
        }
    }

    /// The threads of those who are still there.
    fn threads(&mut self, now: Instant) -> usize {
        self.0.retain(|_, (threads, heard)| *threads > 0 && now.saturating_duration_since(*heard) < GONE);
        self.0.values().map(|(threads, _)| threads).sum::<usize>().min(THREADS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn workers_are_there_until_they_say_goodbye_or_nothing() {
        let (mut roll, now) = (Roll::default(), Instant::now());
        let worker = |name: &str, threads| Worker { name: name.to_owned(), threads };
        roll.note(worker("a", 2), now);
        roll.note(worker("b", 3), now);
        roll.note(worker("a", 2), now);
        assert_eq!(roll.threads(now), 5);
        roll.note(worker("b", 0), now);
        assert_eq!(roll.threads(now), 2);
        roll.note(worker("c", 1), now + GONE / 2);
        assert_eq!(roll.threads(now + GONE), 1);
        for number in 0..2 * WORKERS {
            roll.note(worker(&number.to_string(), usize::MAX), now + GONE);
        }
        assert_eq!((roll.threads(now + GONE), roll.0.len()), (THREADS, WORKERS));
        roll.note(worker(&"x".repeat(300), 1), now + 3 * GONE);
        assert_eq!(roll.threads(now + 3 * GONE), 0);
    }
}
