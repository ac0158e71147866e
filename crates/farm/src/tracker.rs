//! The asker's book: which lots are out, what has come back, who works. No network here, so that all of it can be tried.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap, VecDeque},
    ops::Range,
    time::{Duration, Instant},
};

use crate::message::{Reply, Said, Word, Worker};

/// How long a lot should take a worker: long enough that messages cost nothing beside it, short enough that little is lost
/// with it.
const TARGET: f64 = 2.0;
/// No lot has more jobs.
const MOST: usize = 1024;
/// So many lots are out at least, for workers that are yet to come.
const AHEAD: usize = 8;
/// No results come in more pieces.
const PIECES: u32 = 10_000;

/// A lot that is out.
struct Out {
    places: Range<usize>,
    /// Its results are here and wait to be read.
    here: bool,
    /// Pieces that have come, by attempt: two workers may be at the same lot, and their pieces do not mix.
    attempts: HashMap<u64, BTreeMap<u32, Vec<u8>>>,
}

/// A worker that was heard of.
struct Known {
    threads: usize,
    heard: Instant,
    /// Whether results of it counted.
    has_worked: bool,
}

pub struct LotTracker {
    next_lot: u64,
    /// Jobs of the present part: how many there are, how many were cut into lots.
    jobs: usize,
    cut: usize,
    out: BTreeMap<u64, Out>,
    arrived: VecDeque<(u64, Range<usize>, Vec<u8>)>,
    /// What a job takes one thread, in seconds, as far as was seen.
    pace: Option<f64>,
    workers: BTreeMap<String, Known>,
    refused: BTreeSet<(String, Said)>,
    /// News for people: refusals that nobody was told of.
    pub refusals: VecDeque<(String, Said)>,
    pub failed: Option<(String, Said)>,
}

impl LotTracker {
    pub fn new() -> LotTracker {
        LotTracker {
            next_lot: 0,
            jobs: 0,
            cut: 0,
            out: BTreeMap::new(),
            arrived: VecDeque::new(),
            pace: None,
            workers: BTreeMap::new(),
            refused: BTreeSet::new(),
            refusals: VecDeque::new(),
            failed: None,
        }
    }

    /// Begins another part of the work, with so many jobs. Whatever was out before is over.
    pub fn begin(&mut self, jobs: usize) {
        (self.jobs, self.cut, self.pace) = (jobs, 0, None);
        self.out.clear();
        self.arrived.clear();
    }

    /// The next lot to hand out, if more should be out: its number, and which jobs it has.
    pub fn next(&mut self, now: Instant) -> Option<(u64, Range<usize>)> {
        let left = self.jobs - self.cut;
        let threads: usize = self.present(now).map(|known| known.threads).sum();
        if left == 0 || self.out.len() >= AHEAD.max(threads * 3) {
            return None;
        }
        let wanted = self.pace.map_or(1, |pace| (TARGET / pace.max(1e-9)) as usize);
        // Near the end lots get smaller, so that nobody waits long for the last one.
        let share = left.div_ceil(2 * threads.max(4));
        let places = self.cut..self.cut + wanted.clamp(1, MOST).min(share);
        self.cut = places.end;
        let number = self.next_lot;
        self.next_lot += 1;
        self.out.insert(number, Out { places: places.clone(), here: false, attempts: HashMap::new() });
        Some((number, places))
    }

    /// Takes in what a worker says; `rest` is what follows it in the message.
    pub fn hear(&mut self, word: Word, rest: &[u8], now: Instant) -> Reply {
        match word {
            Word::Begin { lot, worker } | Word::Busy { lot, worker } => {
                self.meet(&worker, now);
                self.still_wanted(lot)
            }
            Word::Piece { lot, attempt, piece, of, seconds, worker } => {
                self.meet(&worker, now);
                if self.still_wanted(lot) == Reply::Over || piece >= of || of > PIECES {
                    return Reply::Over;
                }
                if self.piece(lot, attempt, piece, of, rest) {
                    self.paced(lot, seconds);
                    if let Some(known) = self.workers.get_mut(&worker.name) {
                        known.has_worked = true;
                    }
                }
                Reply::Go
            }
            Word::Refused { worker, why } => {
                if self.refused.insert((worker.name.clone(), why.clone())) {
                    self.refusals.push_back((worker.name, why));
                }
                Reply::Over
            }
            Word::Failed { lot, worker, why } => {
                if self.still_wanted(lot) == Reply::Go {
                    self.failed.get_or_insert((worker.name, why));
                }
                Reply::Over
            }
        }
    }

    fn still_wanted(&self, lot: u64) -> Reply {
        if self.out.get(&lot).is_some_and(|out| !out.here) { Reply::Go } else { Reply::Over }
    }

    /// Keeps a piece; whether the lot is whole now.
    fn piece(&mut self, lot: u64, attempt: u64, piece: u32, of: u32, bytes: &[u8]) -> bool {
        let Some(out) = self.out.get_mut(&lot) else { return false };
        let pieces = out.attempts.entry(attempt).or_default();
        pieces.insert(piece, bytes.to_vec());
        if pieces.len() < of as usize {
            return false;
        }
        let whole = std::mem::take(pieces).into_values().flatten().collect();
        out.attempts.clear();
        out.here = true;
        self.arrived.push_back((lot, out.places.clone(), whole));
        true
    }

    fn paced(&mut self, lot: u64, seconds: f64) {
        let jobs = self.out.get(&lot).map_or(1, |out| out.places.len().max(1));
        if seconds.is_finite() && seconds >= 0.0 {
            let fresh = seconds / jobs as f64;
            self.pace = Some(self.pace.map_or(fresh, |pace| 0.7 * pace + 0.3 * fresh));
        }
    }

    fn meet(&mut self, worker: &Worker, now: Instant) {
        let known = self.workers.entry(worker.name.clone());
        let known = known.or_insert(Known { threads: 0, heard: now, has_worked: false });
        (known.threads, known.heard) = (worker.threads.min(4096), now);
    }

    /// Results that have come and nobody has read yet.
    pub fn arrived(&mut self) -> Option<(u64, Range<usize>, Vec<u8>)> {
        self.arrived.pop_front()
    }

    /// The results of a lot could be read: it counts.
    pub fn done(&mut self, lot: u64) {
        self.out.remove(&lot);
    }

    /// The results of a lot could not be read: it is to be done again.
    pub fn again(&mut self, lot: u64) {
        if let Some(out) = self.out.get_mut(&lot) {
            out.here = false;
        }
    }

    pub fn is_done(&self) -> bool {
        self.cut == self.jobs && self.out.is_empty()
    }

    /// Lots whose results have not come, with their jobs.
    pub fn missing(&self) -> Vec<(u64, Range<usize>)> {
        let missing = self.out.iter().filter(|(_, out)| !out.here);
        missing.map(|(number, out)| (*number, out.places.clone())).collect()
    }

    /// When a worker was heard of last.
    pub fn heard(&self) -> Option<Instant> {
        self.workers.values().map(|known| known.heard).max()
    }

    fn present(&self, now: Instant) -> impl Iterator<Item = &Known> {
        let gone = Duration::from_secs(20);
        self.workers.values().filter(move |known| now.saturating_duration_since(known.heard) < gone)
    }

    /// Threads of all workers whose results counted.
    pub fn threads(&self) -> usize {
        self.workers.values().filter(|known| known.has_worked).map(|known| known.threads).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worker(name: &str) -> Worker {
        Worker { name: name.into(), threads: 1 }
    }

    fn piece(lot: u64, attempt: u64, piece: u32, of: u32) -> Word {
        Word::Piece { lot, attempt, piece, of, seconds: 0.01, worker: worker("a") }
    }

    #[test]
    fn all_jobs_go_out_once_and_lots_grow_with_the_pace() {
        let now = Instant::now();
        let mut tracker = LotTracker::new();
        tracker.begin(1000);
        let mut seen = Vec::new();
        let mut largest = 0;
        while !tracker.is_done() {
            let out: Vec<_> = std::iter::from_fn(|| tracker.next(now)).collect();
            for (lot, places) in out {
                largest = largest.max(places.len());
                seen.extend(places);
                assert_eq!(tracker.hear(piece(lot, 1, 0, 1), b"x", now), Reply::Go);
                let (number, _, bytes) = tracker.arrived().expect("it came");
                assert_eq!((number, &bytes[..]), (lot, &b"x"[..]));
                tracker.done(lot);
            }
        }
        assert_eq!(seen, (0..1000).collect::<Vec<_>>());
        assert!(largest > 50, "{largest}");
        assert_eq!(tracker.threads(), 1);
    }

    #[test]
    fn a_lot_done_twice_counts_once_and_attempts_do_not_mix() {
        let now = Instant::now();
        let mut tracker = LotTracker::new();
        tracker.begin(1);
        assert_eq!(tracker.next(now), Some((0, 0..1)));
        assert_eq!(tracker.next(now), None);
        for (attempt, part, bytes) in [(1, 0, b"a"), (2, 1, b"z"), (2, 0, b"y")] {
            assert_eq!(tracker.hear(piece(0, attempt, part, 2), bytes, now), Reply::Go);
        }
        assert_eq!(tracker.hear(piece(0, 1, 1, 2), b"b", now), Reply::Over);
        assert_eq!(tracker.arrived(), Some((0, 0..1, b"yz".to_vec())));
        assert_eq!(tracker.arrived(), None);
        assert!(tracker.missing().is_empty() && !tracker.is_done());
        tracker.again(0);
        assert_eq!(tracker.missing(), [(0, 0..1)]);
        tracker.hear(piece(0, 3, 0, 1), b"c", now);
        tracker.done(0);
        assert!(tracker.is_done());
        assert_eq!(tracker.hear(Word::Begin { lot: 0, worker: worker("b") }, b"", now), Reply::Over);
    }

    #[test]
    fn nonsense_changes_nothing() {
        let now = Instant::now();
        let mut tracker = LotTracker::new();
        tracker.begin(3);
        let (lot, _) = tracker.next(now).expect("a lot");
        for (number, part, of) in [(99, 0, 1), (lot, 1, 1), (lot, 0, 0), (lot, 0, u32::MAX)] {
            assert_eq!(tracker.hear(piece(number, 1, part, of), b"x", now), Reply::Over);
        }
        let failed = Word::Failed { lot: 99, worker: worker("a"), why: Said::default() };
        assert_eq!(tracker.hear(failed, b"", now), Reply::Over);
        assert!(tracker.failed.is_none() && tracker.arrived().is_none());
        let refused = Word::Refused { worker: worker("b"), why: Said::default() };
        for _ in 0..3 {
            assert_eq!(tracker.hear(refused.clone(), b"", now), Reply::Over);
        }
        assert_eq!(tracker.refusals.len(), 1);
    }
}
