//! Workers on other machines: their threads are slots too, for deep thoughts alone. Quick ones are had sooner than sent.

use std::{
    io,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use async_nats::Client;
use farm::{
    FarmAddress,
    think::{Thinkers, Unanswered},
};
use plug::{Task, Thought};
use prometheus::IntGauge;
use serde_json::Value;

use super::{Asker, Lane, Permit, Share};
use crate::metrics::{Metrics, Sent};

/// How long a decision is left to the workers alone: one that is free begins within moments. All of them may be busy with what
/// other nodes sent, where there are more nodes than threads.
const HEAD_START: Duration = Duration::from_secs(1);

pub struct Far {
    thinkers: Thinkers,
    pub(super) lane: Arc<Lane>,
    crew: Arc<Mutex<Crew>>,
    sent: Sent,
}

/// The threads of all workers, and how many nodes they think for: each node counts on its part of them, or all nodes together
/// would send more than can be thought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Crew {
    threads: usize,
    nodes: usize,
}

impl Crew {
    /// The part of this node: whole threads, and one at least where there are any.
    fn part(self) -> usize {
        (self.threads / self.nodes.max(1)).max(self.threads.min(1))
    }

    /// Takes in what has changed, and lets so many thoughts go to workers from now on.
    fn change(crew: &Mutex<Crew>, lane: &Arc<Lane>, change: impl FnOnce(&mut Crew)) {
        let mut crew = crew.lock().unwrap_or_else(PoisonError::into_inner);
        let before = *crew;
        change(&mut crew);
        if *crew != before {
            let part = crew.part();
            tracing::info!(threads = crew.threads, nodes = crew.nodes, part, "workers think for this node");
            Lane::resize(lane, part, Share { person: 1, door: (part / 2).max(1) });
        }
    }
}

impl Far {
    /// Listens for workers at a NATS server, by a connection there. There are none until one has said that it is there.
    pub fn open(address: &str, client: Client, metrics: &Metrics) -> io::Result<Far> {
        let address: FarmAddress = address.parse().map_err(io::Error::other)?;
        let lane = Lane::new(0, Share { person: 1, door: 1 });
        // As long as nobody says how many nodes there are, this is the only one.
        let crew = Arc::new(Mutex::new(Crew { threads: 0, nodes: 1 }));
        let (slots, known) = (lane.clone(), crew.clone());
        let thinkers = Thinkers::open(&address, client, move |threads| {
            Crew::change(&known, &slots, |crew| crew.threads = threads);
        });
        let thinkers = thinkers.map_err(|problems| io::Error::other(format!("{problems:?}")))?;
        Ok(Far { thinkers, lane, crew, sent: metrics.sent.clone() })
    }

    /// So many nodes are awake, this one among them: they share the workers.
    pub(super) fn shared_by(&self, nodes: usize) {
        Crew::change(&self.crew, &self.lane, |crew| crew.nodes = nodes);
    }

    /// What a worker comes to in a slot of its own; a slot of this node where one was free before any worker had begun, or nothing
    /// where none comes to an answer.
    pub(super) async fn run<T>(
        &self,
        asker: &Asker,
        thought: &dyn Thought<T>,
        slot: Permit,
        own: &Arc<Lane>,
    ) -> Elsewhere<T> {
        self.sent.sent.inc();
        let said = self.ask(asker, thought.task(), own).await;
        drop(slot);
        let reason = match said {
            Ok(Heard::Answer(said)) => match thought.taken(&said) {
                Some(result) => {
                    self.sent.answered.inc();
                    return Elsewhere::Answer(result);
                }
                None => "what a worker said is no answer to it".to_owned(),
            },
            Ok(Heard::Nobody(own)) => {
                self.sent.taken_back.inc();
                self.sent.not_begun.inc();
                return Elsewhere::Nowhere(Some(own));
            }
            Err(unanswered) => unanswered.to_string(),
        };
        self.sent.taken_back.inc();
        tracing::warn!(table = asker.table, %reason, "a decision was taken back from the workers");
        Elsewhere::Nowhere(None)
    }

    async fn ask(&self, asker: &Asker, task: Task, own: &Arc<Lane>) -> Result<Heard, Unanswered> {
        let mut asking = self.thinkers.ask(task).await?;
        let queued = Queued::new(&self.sent.waiting);
        let free_here = async {
            tokio::time::sleep(HEAD_START).await;
            Lane::enter(own, asker).await
        };
        let heard = tokio::select! {
            biased;
            begun = asking.begun() => begun.map(|()| None),
            Some(permit) = free_here => Ok(Some(permit)),
        };
        drop(queued);
        match heard {
            Ok(None) => asking.answer().await.map(Heard::Answer),
            Ok(Some(permit)) => {
                asking.take_back().await;
                Ok(Heard::Nobody(permit))
            }
            Err(unanswered) => {
                asking.take_back().await;
                Err(unanswered)
            }
        }
    }
}

/// A thought that lies in the queue, and that no worker has begun: it counts until this is dropped.
struct Queued(IntGauge);

impl Queued {
    fn new(all: &IntGauge) -> Queued {
        all.inc();
        Queued(all.clone())
    }
}

impl Drop for Queued {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// What has become of a thought that was sent.
pub(super) enum Elsewhere<T> {
    Answer(T),
    /// It is to be had here, in this slot where there is one already.
    Nowhere(Option<Permit>),
}

/// What was heard of a decision in the queue.
enum Heard {
    Answer(Value),
    /// Nothing, before there was a slot here.
    Nobody(Permit),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_share_the_threads_of_workers() {
        let part = |threads, nodes| Crew { threads, nodes }.part();
        assert_eq!([part(0, 1), part(0, 3), part(4, 1), part(4, 2), part(4, 3)], [0, 0, 4, 2, 1]);
        assert_eq!([part(1, 3), part(2, 3), part(7, 0)], [1, 1, 7], "nobody is left without, nor with none");
        let lane = Lane::new(0, Share { person: 1, door: 1 });
        let crew = Mutex::new(Crew { threads: 0, nodes: 1 });
        for (threads, nodes, slots) in [(6, 1, 6), (6, 3, 2), (2, 3, 1), (2, 1, 2), (0, 1, 0)] {
            Crew::change(&crew, &lane, |crew| *crew = Crew { threads, nodes });
            assert_eq!(lane.queue().slots, slots, "{threads} threads, {nodes} nodes");
        }
    }
}
