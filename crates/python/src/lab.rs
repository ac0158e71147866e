//! Many games at once, between bots of the house.

use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
    time::Duration,
};

use bots::Kind;
use engine::Problems;
use lab::{entrant::Entrant, run::Run, stats};
use plug::{Plug, Work};
use pyo3::{exceptions::PyValueError, prelude::*};
use serde::Serialize;

use crate::{errors, game::Game, said};

/// How often somebody who waits looks whether an interrupt came, and is told how far it is.
const LOOK: Duration = Duration::from_millis(20);

/// Does long work on threads of its own, without the interpreter's lock. `progress`, where there is one, is called with
/// how much is done and how much there is. An interrupt stops the work; what was done is lost with it.
pub fn run<T: Send>(
    py: Python<'_>,
    threads: usize,
    progress: Option<&Bound<'_, PyAny>>,
    does: impl FnOnce(Run<'_>) -> Result<T, Problems> + Send,
) -> PyResult<T> {
    let stop = AtomicBool::new(false);
    let (done, all) = (AtomicU64::new(0), AtomicU64::new(0));
    let tell = |now: u64, planned: u64| {
        done.fetch_max(now, Ordering::Relaxed);
        all.store(planned, Ordering::Relaxed);
    };
    let told = || match progress {
        Some(progress) => {
            progress.call1((done.load(Ordering::Relaxed), all.load(Ordering::Relaxed))).map(|_| ())
        }
        None => Ok(()),
    };
    let (result, interrupted) = thread::scope(|scope| {
        let work = scope.spawn(|| does(Run { threads, progress: &tell, stop: &stop, farm: None }));
        let mut interrupted = Ok(());
        while !work.is_finished() {
            py.detach(|| thread::sleep(LOOK));
            if interrupted.is_ok() {
                interrupted = py.check_signals().and_then(|()| told());
                stop.store(interrupted.is_err(), Ordering::Relaxed);
            }
        }
        (work.join(), interrupted)
    });
    interrupted?;
    told()?;
    match result {
        Ok(result) => result.map_err(|problems| errors::problem(py, &problems)),
        Err(panic) => std::panic::resume_unwind(panic),
    }
}

/// Bots by their names.
pub fn kinds(names: &[String]) -> PyResult<Vec<Kind>> {
    let kind = |name: &String| name.parse();
    let kinds: Result<_, bots::UnknownBot> = names.iter().map(kind).collect();
    kinds.map_err(|unknown| PyValueError::new_err(unknown.to_string()))
}

/// The 95 % Wilson interval of so many wins in so many games.
#[pyfunction]
pub fn interval(wins: f64, games: f64) -> (f64, f64) {
    stats::wilson(wins, games)
}

/// What the lab is asked for, by those who ask for a report.
struct Asked<'a, 'py> {
    game: &'a Game,
    bots: &'a [String],
    games: u64,
    seed: u64,
    threads: usize,
    progress: Option<&'a Bound<'py, PyAny>>,
}

impl Asked<'_, '_> {
    fn report<'py, R: Serialize + Send>(
        self,
        py: Python<'py>,
        does: fn(&Plug, Work<'_>) -> Result<R, Problems>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let Asked { game, games, seed, .. } = self;
        // Bots of the house alone: whoever has Python plays its own by hand (`menagerie.Game`).
        let bots = kinds(self.bots)?.into_iter().map(Entrant::from).collect();
        let options = [game.options.clone()];
        let report = run(py, self.threads, self.progress, |run| {
            let options = &options;
            does(game.plug, Work { options, data: None, bots, nets: None, games, seed, keep: None, run })
        })?;
        said::python(py, &report)
    }
}

/// Games between bots by the thousand: speed, lengths, scores, wins by seat. `bots` sit by seat; the last one in all
/// seats that are left.
#[pyfunction]
#[pyo3(signature = (game, bots, *, games, seed=1, threads=0, progress=None))]
pub fn simulate<'py>(
    py: Python<'py>,
    game: &Game,
    bots: Vec<String>,
    games: u64,
    seed: u64,
    threads: usize,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    Asked { game, bots: &bots, games, seed, threads, progress }.report(py, |plug, work| plug.simulate(work))
}

/// Bots of the house against each other: duplicate deals, every bot in every seat.
#[pyfunction]
#[pyo3(signature = (game, bots, *, games, seed=1, threads=0, progress=None))]
pub fn tournament<'py>(
    py: Python<'py>,
    game: &Game,
    bots: Vec<String>,
    games: u64,
    seed: u64,
    threads: usize,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    Asked { game, bots: &bots, games, seed, threads, progress }.report(py, |plug, work| plug.tournament(work))
}
