//! Writes wait in a queue, and those that wait at the same time share a transaction.

use tokio::sync::oneshot;

use crate::{Change, NotStored, write_times::Waiting};

/// One write: changes that become true as one or not at all.
pub struct Job {
    pub changes: Vec<Change>,
    pub done: oneshot::Sender<Result<(), NotStored>>,
    pub waiting: Waiting,
}

impl Job {
    /// Whether the other one is the same with other values.
    pub fn is_like(&self, other: &Job) -> bool {
        self.changes.iter().map(|change| change.sql).eq(other.changes.iter().map(|change| change.sql))
    }
}

/// Tells everybody what has become of their write.
pub fn answer(batch: &mut Vec<Job>, results: Vec<Result<(), NotStored>>) {
    for (job, result) in batch.drain(..).zip(results) {
        // Whoever is told of it finds that it waits no more.
        drop(job.waiting);
        // Whoever asked may have gone away; the write stands all the same.
        job.done.send(result).ok();
    }
}
