//! How long work is run: on so many threads, saying how far it is, until somebody stops it.

use std::sync::{
    Mutex, PoisonError,
    atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering},
};

use engine::{Problem, Problems};

use crate::lot::Farm;

/// How to run a piece of work.
#[derive(Clone, Copy)]
pub struct Run<'a> {
    /// 0 for all cores.
    pub threads: usize,
    /// Called now and then with how much is done and how much there is.
    pub progress: &'a (dyn Fn(u64, u64) + Sync),
    /// Set from outside to stop early; what was done counts.
    pub stop: &'a AtomicBool,
    /// Other machines that do the work where it can be shared, instead of this one.
    pub farm: Option<&'a dyn Farm>,
}

impl<'a> Run<'a> {
    /// Gets the threads ready for work of which `done` was finished before.
    pub fn start(&self, done: u64, planned: u64) -> Result<Pool<'a>, Problems> {
        let threads = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads)
            .build()
            .map_err(|error| vec![Problem::new("no-threads").with("reason", error)])?;
        (self.progress)(done, planned);
        Ok(Pool { run: *self, threads, done: AtomicU64::new(done), planned })
    }
}

/// Threads at work.
pub struct Pool<'a> {
    run: Run<'a>,
    threads: rayon::ThreadPool,
    done: AtomicU64,
    planned: u64,
}

impl Pool<'_> {
    /// How many threads work, here or on the farm.
    pub fn threads(&self) -> usize {
        self.run.farm.map_or_else(|| self.threads.current_num_threads(), |farm| farm.threads())
    }

    pub(crate) fn farm(&self) -> Option<&dyn Farm> {
        self.run.farm
    }

    pub(crate) fn stop(&self) -> &AtomicBool {
        self.run.stop
    }

    /// Does something with these threads.
    pub fn install<T: Send>(&self, does: impl FnOnce() -> T + Send) -> T {
        self.threads.install(does)
    }

    pub fn is_stopped(&self) -> bool {
        self.run.stop.load(Ordering::Relaxed)
    }

    /// Says that so much more is done.
    pub fn did(&self, more: u64) {
        (self.run.progress)(more + self.done.fetch_add(more, Ordering::Relaxed), self.planned);
    }

    /// Does jobs 0 to `count` and returns their results in that order. Jobs go out in order, one at a time: whoever
    /// stops early has the first ones, not a random sample.
    pub fn each<T: Send>(
        &self,
        count: usize,
        does: impl Fn(usize) -> Result<T, Problems> + Sync,
    ) -> Result<Vec<T>, Problems> {
        let one = |job| Ok(vec![(job, does(job)?)]);
        let mut all = self.sum(count, one, |mut some, mut more| {
            some.append(&mut more);
            some
        })?;
        all.sort_unstable_by_key(|(job, _)| *job);
        Ok(all.into_iter().map(|(_, result)| result).collect())
    }

    /// As [`Pool::each`], but only what the results add up to is kept; in which order they are added nobody knows.
    pub fn sum<T: Default + Send>(
        &self,
        count: usize,
        does: impl Fn(usize) -> Result<T, Problems> + Sync,
        add: impl Fn(T, T) -> T + Sync,
    ) -> Result<T, Problems> {
        let (next, all) = (AtomicUsize::new(0), Mutex::new(Ok(T::default())));
        self.on_every_thread(&|| {
            let mut some = Ok(T::default());
            while let Ok(so_far) = some {
                let job = if self.is_stopped() { count } else { next.fetch_add(1, Ordering::Relaxed) };
                if job >= count {
                    some = Ok(so_far);
                    break;
                }
                some = does(job).map(|more| add(so_far, more));
            }
            if some.is_err() {
                next.store(count, Ordering::Relaxed);
            }
            let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
            let others = std::mem::replace(&mut *all, Ok(T::default()));
            *all = others.and_then(|others| Ok(add(others, some?)));
        });
        all.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    /// Not generic, so that what it takes to run on many threads is compiled once and not for every kind of work in every game.
    fn on_every_thread(&self, work: &(dyn Fn() + Sync)) {
        self.threads.broadcast(|_| work());
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;

    #[test]
    fn results_are_in_order_and_all_is_told() {
        for threads in [1, 3] {
            let told = Mutex::new(Vec::new());
            let tell = |done, all| told.lock().expect("told").push((done, all));
            let run = Run { threads, progress: &tell, stop: &AtomicBool::new(false), farm: None };
            let pool = run.start(2, 102).expect("threads");
            let squares = pool.each(100, |job| {
                pool.did(1);
                Ok(job * job)
            });
            assert_eq!(squares, Ok((0..100).map(|job| job * job).collect()));
            assert_eq!(pool.sum(100, Ok, |a, b| a + b), Ok(4950));
            let mut told = told.into_inner().expect("told");
            told.sort_unstable();
            assert_eq!(told, (2..=102).map(|done| (done, 102)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn whoever_stops_has_the_first_ones() {
        let stop = AtomicBool::new(false);
        let progress = |done, _| stop.store(done >= 7, Ordering::Relaxed);
        let run = Run { threads: 1, progress: &progress, stop: &stop, farm: None };
        let pool = run.start(0, 100).expect("threads");
        let jobs = pool.each(100, |job| {
            pool.did(1);
            Ok(job)
        });
        assert_eq!(jobs, Ok((0..7).collect()));
        assert!(pool.is_stopped());
    }

    #[test]
    fn a_problem_ends_the_work() {
        let run = Run { threads: 2, progress: &|_, _| {}, stop: &AtomicBool::new(false), farm: None };
        let pool = run.start(0, 9).expect("threads");
        let broken =
            pool.each(9, |job| if job == 4 { Err(vec![Problem::new("no-threads")]) } else { Ok(job) });
        assert_eq!(broken.expect_err("four is bad")[0].key, "no-threads");
    }
}
