//! What was counted, and how it is told.

use std::{collections::BTreeMap, time::Duration};

use reqwest::StatusCode;

use crate::options::Mode;

/// Pushes after the first of a stream, with their bytes packed and plain, and how many of them were whole pages.
type Pushed = (u64, u64, u64, u64);

#[derive(Default)]
pub struct Counted {
    /// How long each answer took that was seen, or acknowledged where there are no streams.
    pub took: Vec<Duration>,
    /// Answers that were acknowledged and whose push did not come.
    pub unseen: usize,
    /// Games that came to their end.
    pub games: usize,
    /// Tables that broke off.
    pub failed: usize,
    refused: BTreeMap<u16, usize>,
    pushed: BTreeMap<String, Pushed>,
}

impl Counted {
    pub fn refused(&mut self, status: StatusCode) {
        *self.refused.entry(status.as_u16()).or_default() += 1;
    }

    pub fn pushed(&mut self, game: &str, more: Pushed) {
        let all = self.pushed.entry(game.to_owned()).or_default();
        *all = (all.0 + more.0, all.1 + more.1, all.2 + more.2, all.3 + more.3);
    }

    pub fn add(&mut self, other: Counted) {
        self.took.extend(other.took);
        self.unseen += other.unseen;
        self.games += other.games;
        self.failed += other.failed;
        for (status, count) in other.refused {
            *self.refused.entry(status).or_default() += count;
        }
        for (game, pushed) in other.pushed {
            self.pushed(&game, pushed);
        }
    }

    pub fn tell(mut self, mode: Mode, took: Duration, cpu: Option<f64>) {
        self.took.sort();
        let answers = self.took.len();
        let refused: usize = self.refused.values().sum();
        println!(
            "answers: {answers} in {:.1} s, {:.0} a second; refused {refused} {:?}; games ended {}; tables failed {}",
            took.as_secs_f64(),
            answers as f64 / took.as_secs_f64(),
            self.refused,
            self.games,
            self.failed
        );
        let until = match mode {
            Mode::Streams | Mode::Programs => "until the last push",
            Mode::Pages | Mode::Asking => "until acknowledged",
        };
        let at = |part: f64| {
            let place = (answers as f64 * part).ceil() as usize;
            self.took.get(place.saturating_sub(1)).map_or(0.0, |took| took.as_secs_f64() * 1000.0)
        };
        println!(
            "{until}: p50 {:.2} ms, p95 {:.2} ms, p99 {:.2} ms, longest {:.2} ms",
            at(0.5),
            at(0.95),
            at(0.99),
            at(1.0)
        );
        if let Some(cpu) = cpu {
            let each = cpu * 1e6 / answers.max(1) as f64;
            let cores = cpu / took.as_secs_f64();
            println!("CPU of the server: {cpu:.1} s, {each:.0} microseconds an answer, {cores:.2} cores");
        }
        if mode.follows().is_some() {
            println!("answers whose push did not come: {}", self.unseen);
            println!("pushed for a change and a viewer (packed, plain; whole pages among them):");
            for (game, (pushes, packed, plain, whole)) in &self.pushed {
                let each = |bytes: u64| bytes as f64 / (*pushes).max(1) as f64 / 1000.0;
                let (packed, plain) = (each(*packed), each(*plain));
                println!("  {game:16} {packed:6.2} KB {plain:7.2} KB  {whole} of {pushes}");
            }
        }
    }
}

/// Memory at several moments, and what each is more than the first, by table.
pub fn tell_memory(moments: &[(&str, Option<u64>)], tables: usize) {
    let Some((_, Some(first))) = moments.first() else { return };
    println!("memory of the server (more than at the start, by table):");
    for (when, bytes) in moments {
        let Some(bytes) = bytes else { continue };
        let more = (*bytes as f64 - *first as f64) / tables.max(1) as f64 / 1000.0;
        println!("  {when:22} {:8.1} MB  {more:7.1} KB", *bytes as f64 / 1e6);
    }
}
