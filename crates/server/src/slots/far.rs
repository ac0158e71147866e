//! Workers on other machines: their threads are slots too, for deep thoughts alone. Quick ones are had sooner than sent.

use std::{io, sync::Arc};

use async_nats::Client;
use farm::{Place, think::Thinkers};
use plug::Thought;

use super::{Asker, Lane, Permit, Share};
use crate::metrics::{Metrics, Sent};

pub struct Far {
    thinkers: Thinkers,
    pub(super) lane: Arc<Lane>,
    sent: Sent,
}

impl Far {
    /// Listens for workers at a NATS server, by a connection there. There are none until one has said that it is there.
    pub fn open(address: &str, client: Client, metrics: &Metrics) -> io::Result<Far> {
        let place: Place = address.parse().map_err(io::Error::other)?;
        let lane = Lane::new(0, Share { person: 1, door: 1 });
        let slots = lane.clone();
        let thinkers = Thinkers::open(&place, client, move |threads| {
            tracing::info!(threads, "workers think for this node");
            Lane::resize(&slots, threads, Share { person: 1, door: (threads / 2).max(1) });
        });
        let thinkers = thinkers.map_err(|problems| io::Error::other(format!("{problems:?}")))?;
        Ok(Far { thinkers, lane, sent: metrics.sent.clone() })
    }

    /// What a worker comes to in a slot of its own; nothing where none does in time, or where it cannot be.
    pub(super) async fn run<T>(&self, asker: &Asker, thought: &dyn Thought<T>, slot: Permit) -> Option<T> {
        self.sent.sent.inc();
        let said = self.thinkers.ask(thought.task()).await;
        drop(slot);
        let reason = match said.map(|said| thought.taken(&said)) {
            Ok(Some(result)) => {
                self.sent.answered.inc();
                return Some(result);
            }
            Ok(None) => "what a worker said is no answer to it".to_owned(),
            Err(unanswered) => unanswered.to_string(),
        };
        self.sent.taken_back.inc();
        tracing::warn!(table = asker.table, %reason, "a decision was taken back from the workers");
        None
    }
}
