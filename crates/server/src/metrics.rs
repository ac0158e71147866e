//! What the server counts, in the text form Prometheus reads.

use std::sync::atomic::{AtomicU64, Ordering};

#[derive(Default)]
pub struct Counter(AtomicU64);

impl Counter {
    pub fn add(&self, n: u64) {
        self.0.fetch_add(n, Ordering::Relaxed);
    }

    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

#[derive(Default)]
pub struct Metrics {
    pub requests: Counter,
    pub refusals: Counter,
    pub answers: Counter,
    pub tables: Counter,
    pub streams: Counter,
    /// Time spent until an answer was durable and acknowledged, in microseconds.
    pub answer_micros: Counter,
}

impl Metrics {
    pub fn text(&self, rooms: usize) -> String {
        let mut text = String::new();
        let mut line = |name: &str, kind: &str, help: &str, value: u64| {
            text += &format!(
                "# HELP menagerie_{name} {help}\n# TYPE menagerie_{name} {kind}\nmenagerie_{name} {value}\n"
            );
        };
        line("requests_total", "counter", "Requests served.", self.requests.get());
        line("refusals_total", "counter", "Requests answered with an error.", self.refusals.get());
        line("answers_total", "counter", "Answers taken into logs.", self.answers.get());
        line(
            "answer_microseconds_total",
            "counter",
            "Time until answers were durable.",
            self.answer_micros.get(),
        );
        line("tables_total", "counter", "Tables opened.", self.tables.get());
        line("streams_total", "counter", "Event streams opened.", self.streams.get());
        line("rooms", "gauge", "Tables in memory.", rooms as u64);
        text
    }
}
