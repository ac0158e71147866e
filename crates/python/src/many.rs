//! Thousands of games in step, written straight into NumPy's memory.

use std::sync::{Mutex, PoisonError};

use engine::{Rng, rand::SeedableRng, rng::pick};
use numpy::{PyReadonlyArray1, PyReadonlyArray2, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::{exceptions::PyValueError, prelude::*};
use space::{Bad, Out, Plan};

use crate::{errors, game::Game, said};

/// Many games of one kind. `menagerie.many.Vector` owns the arrays and is easier to use.
#[pyclass(frozen, module = "menagerie")]
pub struct Many {
    games: Mutex<Box<dyn space::Many>>,
}

type Row<'py, T> = PyReadwriteArray1<'py, T>;
type Rows<'py, T> = PyReadwriteArray2<'py, T>;

fn bad(bad: Bad) -> PyErr {
    PyValueError::new_err(bad.to_string())
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
    #[allow(clippy::too_many_arguments, reason = "an array for each thing there is to know")]
    fn reset(
        &self,
        py: Python<'_>,
        seed: &Bound<'_, PyAny>,
        mut observations: Rows<'_, f32>,
        mut masks: Rows<'_, u8>,
        mut seats: Row<'_, u8>,
        mut rewards: Rows<'_, f32>,
        mut scores: Rows<'_, f32>,
        mut dones: Row<'_, u8>,
    ) -> PyResult<()> {
        let seed = said::seed(seed)?;
        let out = Out {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            scores: scores.as_slice_mut()?,
            dones: dones.as_slice_mut()?,
        };
        py.detach(|| self.games.lock().unwrap_or_else(PoisonError::into_inner).reset(seed, out)).map_err(bad)
    }

    /// One answer in each game.
    #[allow(clippy::too_many_arguments, reason = "an array for each thing there is to know")]
    fn step(
        &self,
        py: Python<'_>,
        numbers: PyReadonlyArray1<'_, i64>,
        mut observations: Rows<'_, f32>,
        mut masks: Rows<'_, u8>,
        mut seats: Row<'_, u8>,
        mut rewards: Rows<'_, f32>,
        mut scores: Rows<'_, f32>,
        mut dones: Row<'_, u8>,
    ) -> PyResult<()> {
        let numbers = numbers.as_slice()?;
        let out = Out {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            scores: scores.as_slice_mut()?,
            dones: dones.as_slice_mut()?,
        };
        py.detach(|| self.games.lock().unwrap_or_else(PoisonError::into_inner).step(numbers, out))
            .map_err(bad)
    }

    /// Draws one of the numbers that each mask allows, 0 where it allows none; the seed for the next time.
    fn sample(
        &self,
        py: Python<'_>,
        masks: PyReadonlyArray2<'_, u8>,
        mut into: PyReadwriteArray1<'_, i64>,
        seed: u64,
    ) -> PyResult<u64> {
        let width = masks.as_array().ncols();
        let (masks, into) = (masks.as_slice()?, into.as_slice_mut()?);
        if masks.len() != into.len() * width {
            return Err(PyValueError::new_err(format!(
                "{} answers for {} masks",
                into.len(),
                masks.len() / width.max(1)
            )));
        }
        py.detach(|| {
            let mut rng = Rng::seed_from_u64(seed);
            let mut legal = Vec::with_capacity(width);
            for (mask, into) in masks.chunks_exact(width.max(1)).zip(into) {
                legal.clear();
                legal.extend(mask.iter().enumerate().filter(|(_, one)| **one != 0).map(|(at, _)| at as i64));
                *into = pick(&legal, &mut rng).copied().unwrap_or(0);
            }
        });
        Ok(seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1))
    }
}
