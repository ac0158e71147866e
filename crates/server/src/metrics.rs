//! What the server counts, in the text form Prometheus reads.

use prometheus::{IntCounter, IntGauge, Registry, TextEncoder};

/// Each server counts for itself: nothing is registered for the whole process.
pub struct Metrics {
    pub requests: IntCounter,
    pub refusals: IntCounter,
    pub answers: IntCounter,
    pub tables: IntCounter,
    pub streams: IntCounter,
    /// Time spent until an answer was durable and acknowledged, in microseconds.
    pub answer_micros: IntCounter,
    rooms: IntGauge,
    all: Registry,
}

impl Metrics {
    pub fn new() -> prometheus::Result<Metrics> {
        let all = Registry::new();
        let counter = |name: &str, help: &str| {
            let counter = IntCounter::new(format!("menagerie_{name}_total"), help)?;
            all.register(Box::new(counter.clone()))?;
            Ok::<_, prometheus::Error>(counter)
        };
        let rooms = IntGauge::new("menagerie_rooms", "Tables in memory.")?;
        all.register(Box::new(rooms.clone()))?;
        Ok(Metrics {
            requests: counter("requests", "Requests served.")?,
            refusals: counter("refusals", "Requests answered with an error.")?,
            answers: counter("answers", "Answers taken into logs.")?,
            tables: counter("tables", "Tables opened.")?,
            streams: counter("streams", "Event streams opened.")?,
            answer_micros: counter("answer_microseconds", "Time until answers were durable.")?,
            rooms,
            all,
        })
    }

    pub fn text(&self, rooms: usize) -> prometheus::Result<String> {
        self.rooms.set(rooms as i64);
        TextEncoder::new().encode_to_string(&self.all.gather())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever watches a server has these names in files of their own.
    #[test]
    fn everything_is_counted_under_the_name_it_always_had() {
        let metrics = Metrics::new().expect("names of their own");
        metrics.answers.inc_by(3);
        let text = metrics.text(2).expect("text");
        let counted = |line: &&str| !line.starts_with('#');
        let mut lines: Vec<&str> = text.lines().filter(counted).collect();
        lines.sort_unstable();
        let names = [
            "menagerie_answer_microseconds_total 0",
            "menagerie_answers_total 3",
            "menagerie_refusals_total 0",
            "menagerie_requests_total 0",
            "menagerie_rooms 2",
            "menagerie_streams_total 0",
            "menagerie_tables_total 0",
        ];
        assert_eq!(lines, names);
        assert!(text.contains("# HELP menagerie_rooms Tables in memory.\n# TYPE menagerie_rooms gauge\n"));
    }
}
