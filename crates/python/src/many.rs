//! Thousands of games in step, written straight into NumPy's memory.

use std::sync::{Mutex, PoisonError};

use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::{exceptions::PyValueError, prelude::*};
use space::{Bad, Out, Plan};

use crate::{errors, game::Game, said};

/// Many games of one kind. `menagerie.many.Vector` owns the arrays and is easier to use.
#[pyclass(frozen, module = "menagerie")]
pub struct Many {
    games: Mutex<Box<dyn space::Many>>,
}

/// The arrays of a `Vector` in their order: observations, masks, seats, rewards, scores, dones.
#[derive(FromPyObject)]
struct Arrays<'py>(
    PyReadwriteArray2<'py, f32>,
    PyReadwriteArray2<'py, u8>,
    PyReadwriteArray1<'py, u8>,
    PyReadwriteArray2<'py, f32>,
    PyReadwriteArray2<'py, f32>,
    PyReadwriteArray1<'py, u8>,
);

impl Arrays<'_> {
    fn out(&mut self) -> PyResult<Out<'_>> {
        Ok(Out {
            observations: self.0.as_slice_mut()?,
            masks: self.1.as_slice_mut()?,
            seats: self.2.as_slice_mut()?,
            rewards: self.3.as_slice_mut()?,
            scores: self.4.as_slice_mut()?,
            dones: self.5.as_slice_mut()?,
        })
    }
}

impl Many {
    /// Does something with the games, without the interpreter's lock.
    fn with(
        &self,
        py: Python<'_>,
        does: impl FnOnce(&mut dyn space::Many) -> Result<(), Bad> + Send,
    ) -> PyResult<()> {
        py.detach(|| does(&mut **self.games.lock().unwrap_or_else(PoisonError::into_inner)))
            .map_err(|bad| PyValueError::new_err(bad.to_string()))
    }
}

#[pymethods]
impl Many {
    #[new]
    fn new(
        py: Python<'_>,
        game: &Game,
        count: usize,
        seed: &Bound<'_, PyAny>,
        threads: usize,
    ) -> PyResult<Many> {
        let plan = Plan { games: count, seed: said::seed(seed)?, threads };
        let games = py.detach(|| game.plug.space.many(&game.options, None, &plan));
        let games = games.map_err(|problems| errors::problem(py, &problems))?;
        Ok(Many { games: Mutex::new(games) })
    }

    /// Begins every game anew.
    fn reset(&self, py: Python<'_>, seed: &Bound<'_, PyAny>, mut arrays: Arrays<'_>) -> PyResult<()> {
        let (seed, out) = (said::seed(seed)?, arrays.out()?);
        self.with(py, |games| games.reset(seed, out))
    }

    /// One answer in each game.
    fn step(
        &self,
        py: Python<'_>,
        numbers: PyReadonlyArray1<'_, i64>,
        mut arrays: Arrays<'_>,
    ) -> PyResult<()> {
        let (numbers, out) = (numbers.as_slice()?, arrays.out()?);
        self.with(py, |games| games.step(numbers, out))
    }

    /// Draws a legal answer for each game.
    fn sample(&self, py: Python<'_>, mut into: PyReadwriteArray1<'_, i64>) -> PyResult<()> {
        let into = into.as_slice_mut()?;
        self.with(py, |games| games.sample(into))
    }
}
