//! What the server counts, in the text form Prometheus reads. `docs/metrics.md` explains every name, and
//! `deploy/grafana.json` draws them.

use std::time::Duration;

use axum::http::StatusCode;
use prometheus::{
    Histogram, HistogramOpts, HistogramVec, IntCounter, IntCounterVec, IntGauge, IntGaugeVec, Opts, Registry,
    Result, TextEncoder, core::Collector,
};

use crate::{denial::Reason, store::WriteTimes};

/// Up to which times answers and requests are counted, in seconds: p50 and p99 are read between them.
const TIMES: [f64; 14] =
    [0.001, 0.002, 0.004, 0.007, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

const STATUSES: [&str; 5] = ["1xx", "2xx", "3xx", "4xx", "5xx"];

/// Each server counts for itself: nothing is registered for the whole process.
pub struct Metrics {
    pub requests: IntCounter,
    pub answers: IntCounter,
    pub tables: IntCounter,
    /// Thoughts of bots that play, begun at this node.
    pub thoughts: IntCounter,
    pub sent: Sent,
    pub streams: IntCounter,
    /// Connections that are open, and those for which there was no room.
    pub connections: IntGauge,
    pub connections_refused: IntCounter,
    refusals: IntCounter,
    refused: IntCounterVec,
    /// Time spent until an answer was durable and acknowledged, in microseconds, and the same in a form from which p50
    /// and p99 can be read.
    answer_micros: IntCounter,
    answer_seconds: Histogram,
    http_requests: IntCounterVec,
    http_seconds: HistogramVec,
    rooms: IntGauge,
    streams_open: IntGauge,
    bots_thinking: IntGaugeVec,
    bots_waiting: IntGaugeVec,
    worker_threads: IntGauge,
    database_up: IntGauge,
    nats_up: IntGauge,
    ready: IntGauge,
    all: Registry,
}

/// Thoughts that were handed to workers elsewhere: what became of them.
#[derive(Clone)]
pub struct Sent {
    pub sent: IntCounter,
    pub answered: IntCounter,
    pub taken_back: IntCounter,
    pub not_begun: IntCounter,
    /// How many lie in the queue at NATS now.
    pub waiting: IntGauge,
}

/// What is not counted as it happens, but looked up when somebody asks.
pub struct Present {
    pub rooms: usize,
    pub streams: usize,
    /// By the name of the lane: how many bots think there, and how many wait for a slot.
    pub bots: [(&'static str, usize, usize); 3],
    /// Threads that workers elsewhere have for this node.
    pub worker_threads: usize,
    pub database: bool,
    pub nats: bool,
    pub ready: bool,
}

/// Makes what is counted and registers it under the name of the house.
struct Maker<'a>(&'a Registry);

impl Maker<'_> {
    fn add<C: Collector + Clone + 'static>(&self, made: C) -> Result<C> {
        self.0.register(Box::new(made.clone()))?;
        Ok(made)
    }

    fn counter(&self, name: &str, help: &str) -> Result<IntCounter> {
        self.add(IntCounter::new(format!("menagerie_{name}_total"), help)?)
    }

    fn counters(&self, name: &str, help: &str, labels: &[&str]) -> Result<IntCounterVec> {
        self.add(IntCounterVec::new(Opts::new(format!("menagerie_{name}_total"), help), labels)?)
    }

    fn gauge(&self, name: &str, help: &str) -> Result<IntGauge> {
        self.add(IntGauge::new(format!("menagerie_{name}"), help)?)
    }

    fn gauges(&self, name: &str, help: &str, labels: &[&str]) -> Result<IntGaugeVec> {
        self.add(IntGaugeVec::new(Opts::new(format!("menagerie_{name}"), help), labels)?)
    }

    fn times(name: &str, help: &str) -> HistogramOpts {
        HistogramOpts::new(format!("menagerie_{name}_seconds"), help).buckets(TIMES.to_vec())
    }
}

impl Metrics {
    /// `routes` are the kinds of addresses, `writes` what the store notes of its writes.
    pub fn new(routes: &[&str], writes: &WriteTimes) -> Result<Metrics> {
        let all = Registry::new();
        let make = Maker(&all);
        let version = make.gauges("build_info", "The program that runs: always 1.", &["version"])?;
        version.with_label_values(&[env!("CARGO_PKG_VERSION")]).set(1);
        make.add(writes.seconds.clone())?;
        make.add(writes.failures.clone())?;
        make.add(writes.waiting.clone())?;
        let refused = make.counters("refused", "Requests that were refused, by reason.", &["reason"])?;
        let http = "HTTP requests, by kind of address and of answer.";
        let http_requests = make.counters("http_requests", http, &["route", "status"])?;
        let times = Maker::times("http_request", "Time until an answer began, by kind of address.");
        let http_seconds = make.add(HistogramVec::new(times, &["route"])?)?;
        // What never happened is there as 0: otherwise nobody could tell that it has begun to.
        for reason in Reason::ALL {
            refused.with_label_values(&[reason.id()]);
        }
        for route in routes {
            http_seconds.with_label_values(&[*route]);
            for status in STATUSES {
                http_requests.with_label_values(&[*route, status]);
            }
        }
        let answers = Maker::times("answer", "Time until an answer was durable and acknowledged.");
        Ok(Metrics {
            requests: make.counter("requests", "Requests served.")?,
            answers: make.counter("answers", "Answers taken into logs.")?,
            tables: make.counter("tables", "Tables opened.")?,
            thoughts: make.counter("bot_thoughts", "Thoughts of bots that play, begun here.")?,
            sent: Sent {
                sent: make.counter("thoughts_sent", "Deep thoughts handed to workers elsewhere.")?,
                answered: make.counter("thoughts_answered", "Of those, the ones that a worker answered.")?,
                taken_back: make
                    .counter("thoughts_taken_back", "Of those, the ones thought here after all.")?,
                not_begun: make.counter(
                    "thoughts_not_begun",
                    "Of those, the ones that no worker had begun when this node was free: more workers would help.",
                )?,
                waiting: make.gauge("thoughts_waiting", "Deep thoughts at NATS that no worker has begun.")?,
            },
            streams: make.counter("streams", "Event streams opened.")?,
            connections: make.gauge("connections", "Connections that are open.")?,
            connections_refused: make
                .counter("connections_refused", "Connections for which there was no room.")?,
            refusals: make.counter("refusals", "Requests answered with an error.")?,
            answer_micros: make.counter("answer_microseconds", "Time until answers were durable.")?,
            answer_seconds: make.add(Histogram::with_opts(answers)?)?,
            rooms: make.gauge("rooms", "Tables in memory.")?,
            streams_open: make.gauge("streams_open", "Event streams that are open.")?,
            bots_thinking: make.gauges("bots_thinking", "Bots that think, by lane.", &["lane"])?,
            bots_waiting: make.gauges("bots_waiting", "Bots that wait for a slot, by lane.", &["lane"])?,
            worker_threads: make.gauge("worker_threads", "Threads of workers that think for this node.")?,
            database_up: make.gauge("database_up", "Whether the database answers.")?,
            nats_up: make.gauge("nats_up", "Whether the NATS server can be reached.")?,
            ready: make.gauge("ready", "Whether the server takes new work.")?,
            refused,
            http_requests,
            http_seconds,
            all,
        })
    }

    /// An answer of somebody was durable after so long.
    pub fn answered(&self, took: Duration) {
        self.answer_micros.inc_by(took.as_micros() as u64);
        self.answer_seconds.observe(took.as_secs_f64());
    }

    /// A request was answered with an error, for a reason if it is one of ours.
    pub fn refused(&self, reason: Option<Reason>) {
        self.refusals.inc();
        if let Some(reason) = reason {
            self.refused.with_label_values(&[reason.id()]).inc();
        }
    }

    pub fn request(&self, route: &'static str, status: StatusCode, took: Duration) {
        let status = STATUSES[usize::from(status.as_u16() / 100).clamp(1, STATUSES.len()) - 1];
        self.http_requests.with_label_values(&[route, status]).inc();
        self.http_seconds.with_label_values(&[route]).observe(took.as_secs_f64());
    }

    pub fn text(&self, present: &Present) -> Result<String> {
        self.rooms.set(present.rooms as i64);
        self.streams_open.set(present.streams as i64);
        for (lane, thinking, waiting) in present.bots {
            self.bots_thinking.with_label_values(&[lane]).set(thinking as i64);
            self.bots_waiting.with_label_values(&[lane]).set(waiting as i64);
        }
        self.worker_threads.set(present.worker_threads as i64);
        self.database_up.set(present.database.into());
        self.nats_up.set(present.nats.into());
        self.ready.set(present.ready.into());
        TextEncoder::new().encode_to_string(&self.all.gather())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::*;

    fn metrics() -> Metrics {
        let writes = WriteTimes::new().expect("names of their own");
        Metrics::new(&["answer", "page"], &writes).expect("names of their own")
    }

    fn text(metrics: &Metrics) -> String {
        let present = Present {
            rooms: 2,
            streams: 5,
            bots: [("quick", 1, 2), ("deep", 3, 4), ("far", 5, 6)],
            worker_threads: 7,
            database: true,
            nats: true,
            ready: false,
        };
        metrics.text(&present).expect("text")
    }

    /// The names of everything that is counted.
    fn names() -> BTreeSet<String> {
        let text = text(&metrics());
        let named = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next());
        named.map(str::to_owned).collect()
    }

    /// Whoever watches a server has these names in files of their own.
    #[test]
    fn everything_is_counted_under_the_name_it_always_had() {
        let metrics = metrics();
        metrics.answers.inc_by(3);
        metrics.answered(Duration::from_millis(12));
        metrics.refused(Some(Reason::Stale));
        metrics.request("answer", StatusCode::CONFLICT, Duration::from_millis(3));
        let text = text(&metrics);
        for line in [
            "menagerie_answer_microseconds_total 12000",
            "menagerie_answers_total 3",
            "menagerie_refusals_total 1",
            "menagerie_requests_total 0",
            "menagerie_rooms 2",
            "menagerie_streams_total 0",
            "menagerie_tables_total 0",
            "menagerie_streams_open 5",
            "menagerie_answer_seconds_bucket{le=\"0.01\"} 0",
            "menagerie_answer_seconds_bucket{le=\"0.015\"} 1",
            "menagerie_refused_total{reason=\"stale\"} 1",
            "menagerie_refused_total{reason=\"too-fast\"} 0",
            "menagerie_http_requests_total{route=\"answer\",status=\"4xx\"} 1",
            "menagerie_bots_waiting{lane=\"deep\"} 4",
            "menagerie_bots_thinking{lane=\"quick\"} 1",
            "menagerie_bots_thinking{lane=\"far\"} 5",
            "menagerie_worker_threads 7",
            "menagerie_thoughts_sent_total 0",
            "menagerie_thoughts_answered_total 0",
            "menagerie_thoughts_taken_back_total 0",
            "menagerie_thoughts_not_begun_total 0",
            "menagerie_thoughts_waiting 0",
            "menagerie_database_writes_waiting 0",
            "menagerie_database_up 1",
            "menagerie_nats_up 1",
            "menagerie_bot_thoughts_total 0",
            "menagerie_ready 0",
        ] {
            assert!(text.lines().any(|told| told == line), "{line} in\n{text}");
        }
        assert!(text.contains("# HELP menagerie_rooms Tables in memory.\n# TYPE menagerie_rooms gauge\n"));
    }

    /// The words of a text that name something counted; what is made of a histogram counts as the histogram.
    fn named_in(text: &str) -> BTreeSet<String> {
        let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        let ours = words.filter(|word| word.starts_with("menagerie_"));
        let histogram = |word: &str| {
            let parts = ["_bucket", "_sum", "_count"];
            parts.iter().find_map(|part| word.strip_suffix(part)).unwrap_or(word).to_owned()
        };
        ours.map(histogram).collect()
    }

    #[test]
    fn the_page_of_metrics_explains_each_and_no_other() {
        assert_eq!(named_in(include_str!("../../../docs/metrics.md")), names());
    }

    #[test]
    fn the_dashboard_draws_what_is_counted() {
        let text = include_str!("../../../deploy/grafana.json");
        let board: Value = serde_json::from_str(text).expect("JSON");
        let panels = board["panels"].as_array().expect("panels");
        let drawn = |panel: &Value| panel["type"] == "row" || panel["targets"][0]["expr"].is_string();
        assert!(panels.len() > 10 && panels.iter().all(drawn));
        let (used, known) = (named_in(text), names());
        assert!(used.len() > 12, "{used:?}");
        assert!(used.is_subset(&known), "not counted: {:?}", used.difference(&known));
    }

    /// What somebody who watches a house has to see, and what a panel of it reads. Rates and sums are the panel's affair.
    const SUBJECTS: [(&str, &str); 13] = [
        ("answers", "rate(menagerie_answers_total{"),
        ("p50 of an answer", "histogram_quantile(0.5, sum by (le) (rate(menagerie_answer_seconds_bucket{"),
        ("p99 of an answer", "histogram_quantile(0.99, sum by (le) (rate(menagerie_answer_seconds_bucket{"),
        ("streams", "menagerie_streams_open{"),
        ("rooms", "menagerie_rooms{"),
        ("the queue of writes", "menagerie_database_writes_waiting{"),
        ("the queue of thoughts at NATS", "menagerie_thoughts_waiting{"),
        ("bots that wait", "sum by (lane) (menagerie_bots_waiting{"),
        ("workers", "menagerie_worker_threads{"),
        ("NATS", "menagerie_nats_up{"),
        ("the database", "menagerie_database_up{"),
        ("how long writes take", "rate(menagerie_database_write_seconds_bucket{"),
        ("servers that take work", "menagerie_ready{"),
    ];

    #[test]
    fn the_dashboard_leaves_nothing_out() {
        let board: Value = serde_json::from_str(include_str!("../../../deploy/grafana.json")).expect("JSON");
        let panels = board["panels"].as_array().expect("panels");
        let targets = panels.iter().flat_map(|panel| panel["targets"].as_array().into_iter().flatten());
        let drawn: Vec<&str> = targets.filter_map(|target| target["expr"].as_str()).collect();
        for (subject, read) in SUBJECTS {
            assert!(drawn.iter().any(|expr| expr.contains(read)), "no panel of {subject}");
        }
    }
}
