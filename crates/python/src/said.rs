//! What Python says, as the house understands it.

use engine::{Seat, Seed, Viewer};
use pyo3::{exceptions::PyValueError, prelude::*, types::PyInt};
use pythonize::{depythonize, pythonize};
use serde::Serialize;
use serde_json::Value;
use words::Lang;

/// A seat of a table of so many players.
pub fn seat(number: usize, players: usize) -> PyResult<Seat> {
    Seat::new(number)
        .filter(|seat| seat.index() < players)
        .ok_or_else(|| PyValueError::new_err(format!("no seat {number} at a table of {players}")))
}

/// Whose eyes: a seat's, or nobody's in particular.
pub fn viewer(number: Option<usize>, players: usize) -> PyResult<Viewer> {
    number.map_or(Ok(Viewer::Spectator), |number| Ok(Viewer::Seat(seat(number, players)?)))
}

pub fn lang(code: &str) -> PyResult<Lang> {
    code.parse().map_err(PyValueError::new_err)
}

/// A seed: a number, or the 64 hexadecimal digits of one that was drawn elsewhere.
pub fn seed(said: &Bound<'_, PyAny>) -> PyResult<Seed> {
    if let Ok(number) = said.extract::<u64>() {
        return Ok(Seed::from_number(number));
    }
    let text = said.str()?;
    let bad =
        || PyValueError::new_err(format!("no seed: {text} (a number below 2**64, or 64 hexadecimal digits)"));
    if said.is_instance_of::<PyInt>() {
        return Err(bad());
    }
    text.to_string().parse().map_err(|()| bad())
}

/// What JSON can say.
pub fn json(said: &Bound<'_, PyAny>) -> PyResult<Value> {
    depythonize(said).map_err(|error| PyValueError::new_err(error.to_string()))
}

/// Dicts, lists, texts and numbers.
pub fn python<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    pythonize(py, value).map_err(|error| PyValueError::new_err(error.to_string()))
}
