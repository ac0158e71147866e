//! One storm: the servers of the house that it goes over, and what all players in it share.

use std::{
    sync::{
        OnceLock,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use crowd::Failure;
use reqwest::Client;
use tokio::time::sleep;

use crate::violation::{Program, Server};

/// So long a connection may take to be made.
const CONNECT: Duration = Duration::from_secs(2);

/// All tables must be under way by then.
const WARM: Duration = Duration::from_secs(120);

pub struct Storm {
    /// The addresses of the servers: they stay the same, whatever becomes of the servers.
    pub nodes: Vec<String>,
    /// Which of them have become the new program, where there is an earlier one.
    updated: Option<Vec<AtomicBool>>,
    pub client: Client,
    /// How long a player thinks.
    pub every: Duration,
    pub seed: u64,
    /// When everybody was told that it is over.
    ended: OnceLock<Instant>,
    /// Answers that were acknowledged, and such as could not be stored, so far.
    taken: AtomicUsize,
    unstored: AtomicUsize,
}

impl Storm {
    pub fn new(nodes: Vec<String>, every: Duration, seed: u64) -> Result<Storm, Failure> {
        let client = Client::builder()
            .connect_timeout(CONNECT)
            // Shorter than a server keeps a connection that says nothing, so that no request meets its end.
            .pool_idle_timeout(Duration::from_secs(5))
            .tcp_nodelay(true)
            .build()?;
        let (taken, unstored) = (AtomicUsize::new(0), AtomicUsize::new(0));
        Ok(Storm { nodes, updated: None, client, every, seed, ended: OnceLock::new(), taken, unstored })
    }

    /// The same, where all servers are an earlier program at first.
    pub fn awaiting_an_update(mut self) -> Storm {
        self.updated = Some(self.nodes.iter().map(|_| AtomicBool::new(false)).collect());
        self
    }

    /// A server of the earlier program is gone: whoever answers there from now on is the new one.
    pub fn note_updated(&self, number: usize) {
        if let Some(updated) = self.updated.as_ref().and_then(|all| all.get(number)) {
            updated.store(true, Ordering::Relaxed);
        }
    }

    /// Who would answer at a server now.
    pub fn server(&self, number: usize) -> Server {
        let program = match self.updated.as_ref().and_then(|all| all.get(number)) {
            None => Program::Only,
            Some(updated) if updated.load(Ordering::Relaxed) => Program::New,
            Some(_) => Program::Earlier,
        };
        Server { number, program }
    }

    /// Tells everybody that it is over.
    pub fn end(&self) {
        self.ended.get_or_init(Instant::now);
    }

    /// For how long it has been over; nothing, if it goes on.
    pub fn over(&self) -> Option<Duration> {
        self.ended.get().map(Instant::elapsed)
    }

    /// Waits until something holds; whether it does by then.
    pub async fn until(&self, most: Duration, holds: impl Fn(&Storm) -> bool) -> bool {
        let began = Instant::now();
        while !holds(self) && began.elapsed() < most {
            sleep(Duration::from_millis(50)).await;
        }
        holds(self)
    }

    /// Waits until all tables are under way, before anything is broken.
    pub async fn warm(&self, tables: usize) -> Result<(), Failure> {
        let began = self.until(WARM, |storm| storm.taken() >= 3 * tables).await;
        if began {
            Ok(())
        } else {
            Err(format!("only {} answers in {WARM:?}, before any fault", self.taken()).into())
        }
    }

    pub fn note_taken(&self) {
        self.taken.fetch_add(1, Ordering::Relaxed);
    }

    pub fn taken(&self) -> usize {
        self.taken.load(Ordering::Relaxed)
    }

    pub fn note_unstored(&self) {
        self.unstored.fetch_add(1, Ordering::Relaxed);
    }

    pub fn unstored(&self) -> usize {
        self.unstored.load(Ordering::Relaxed)
    }
}
