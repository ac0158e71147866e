//! How many writes wait, how long they take until they are durable, and how many fail: for whoever watches the server.

use std::time::Duration;

use prometheus::{Histogram, HistogramOpts, IntCounter, IntGauge};

use crate::NotStored;

const TIMES: [f64; 12] = [0.0005, 0.001, 0.002, 0.004, 0.008, 0.015, 0.03, 0.06, 0.125, 0.5, 2.0, 10.0];

#[derive(Clone)]
pub struct WriteTimes {
    pub seconds: Histogram,
    pub failures: IntCounter,
    /// How many are in the queue or on their way to the disk.
    pub waiting: IntGauge,
}

/// A write that is not durable yet: it counts until this is dropped.
pub struct Waiting(IntGauge);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.dec();
    }
}

impl WriteTimes {
    pub fn new() -> Result<WriteTimes, prometheus::Error> {
        let times = HistogramOpts::new(
            "menagerie_database_write_seconds",
            "Time until a write was durable, waiting included.",
        );
        let failed = "Writes that the database did not take; conflicts are none.";
        let waiting = "Writes that wait until they are durable.";
        Ok(WriteTimes {
            seconds: Histogram::with_opts(times.buckets(TIMES.to_vec()))?,
            failures: IntCounter::new("menagerie_database_write_failures_total", failed)?,
            waiting: IntGauge::new("menagerie_database_writes_waiting", waiting)?,
        })
    }

    pub(crate) fn begun(&self) -> Waiting {
        self.waiting.inc();
        Waiting(self.waiting.clone())
    }

    pub(crate) fn note(&self, took: Duration, result: Result<(), NotStored>) {
        self.seconds.observe(took.as_secs_f64());
        if matches!(result, Err(NotStored::Failed | NotStored::Unknown)) {
            self.failures.inc();
        }
    }
}
