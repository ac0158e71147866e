//! Answers and views as numbers, for networks.

use engine::Problem;
use numpy::{IntoPyArray, PyArray1};
use pyo3::{exceptions::PyIndexError, prelude::*};
use serde_json::{Value, json};

use crate::{errors, game::Game, said, state::State};

#[pymethods]
impl Game {
    /// How many numbers answers have, whatever the options.
    #[getter]
    fn actions(&self) -> usize {
        self.plug.space.actions()
    }

    /// The names of all numbers of answers, in order.
    #[getter]
    fn action_names(&self, py: Python<'_>) -> PyResult<Vec<String>> {
        Ok(self.names(py)?.to_vec())
    }

    /// The name of the answers with a number.
    fn action_name(&self, py: Python<'_>, number: usize) -> PyResult<&str> {
        let name = self.names(py)?.get(number).map(String::as_str);
        name.ok_or_else(|| PyIndexError::new_err(format!("no answer has the number {number}")))
    }

    /// Numbers of answers that belong together: a list of dicts with name, start and room.
    #[getter]
    fn action_blocks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let block =
            |block: &space::Block| json!({"name": block.name, "start": block.start, "room": block.room});
        said::python(py, &self.plug.space.blocks().iter().map(block).collect::<Vec<_>>())
    }

    /// The fields of an observation: a list of dicts with name, start, shape, meaning, low and high.
    #[getter]
    fn fields<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        said::python(py, &self.written_fields())
    }

    /// The smallest and the largest that each number of an observation can be.
    fn bounds<'py>(&self, py: Python<'py>) -> (Bound<'py, PyArray1<f32>>, Bound<'py, PyArray1<f32>>) {
        let (mut low, mut high) = (Vec::new(), Vec::new());
        for field in self.plug.space.fields() {
            low.extend(vec![field.low; field.len()]);
            high.extend(vec![field.high; field.len()]);
        }
        (low.into_pyarray(py), high.into_pyarray(py))
    }
}

impl Game {
    pub fn names(&self, py: Python<'_>) -> PyResult<&[String]> {
        if let Some(names) = self.names.get() {
            return Ok(names);
        }
        let names = self.plug.space.action_names(None).map_err(|problems| errors::problem(py, &problems))?;
        Ok(self.names.get_or_init(|| names))
    }

    pub fn written_fields(&self) -> Vec<Value> {
        let field = |field: space::Field| {
            json!({
                "name": field.name,
                "start": field.start,
                "shape": field.shape,
                "meaning": field.meaning,
                "low": field.low,
                "high": field.high,
            })
        };
        self.plug.space.fields().into_iter().map(field).collect()
    }
}

impl State {
    pub fn apply_number(&mut self, py: Python<'_>, seat: engine::Seat, number: usize) -> PyResult<()> {
        let (plug, table) = (self.game.plug, &mut self.table);
        py.detach(|| plug.space.apply(&mut **table, seat, number))
            .map_err(|no| errors::rejected(py, plug, &*self.table, no))
    }
}

#[pymethods]
impl State {
    /// A 1 for each number that `seat` may answer now, 0 for the others.
    fn mask<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = said::seat(seat, self.table.players())?;
        let mut mask = vec![0; self.game.plug.space.actions()];
        let done = py.detach(|| self.game.plug.space.mask(&*self.table, seat, &mut mask));
        done.map_err(|problem| told(py, problem))?;
        Ok(mask.into_pyarray(py))
    }

    /// The numbers that `seat` may answer now, smallest first.
    fn legal_numbers(&self, py: Python<'_>, seat: usize) -> PyResult<Vec<usize>> {
        let seat = said::seat(seat, self.table.players())?;
        let mut mask = vec![0; self.game.plug.space.actions()];
        let done = py.detach(|| self.game.plug.space.mask(&*self.table, seat, &mut mask));
        done.map_err(|problem| told(py, problem))?;
        Ok(mask.iter().enumerate().filter(|(_, legal)| **legal == 1).map(|(number, _)| number).collect())
    }

    /// What `seat` knows, as numbers: `Game.fields` says what each means.
    fn observe<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = said::seat(seat, self.table.players())?;
        let mut numbers = vec![0.0; self.game.width];
        let done = py.detach(|| self.game.plug.space.observe(&*self.table, seat, &mut numbers));
        done.map_err(|problem| told(py, problem))?;
        Ok(numbers.into_pyarray(py))
    }

    /// The number of an answer that `seat` might give.
    fn number(&self, py: Python<'_>, seat: usize, action: &Bound<'_, PyAny>) -> PyResult<usize> {
        let seat = said::seat(seat, self.table.players())?;
        let action = said::json(action)?;
        self.game.plug.space.number(&*self.table, seat, &action).map_err(|problem| told(py, problem))
    }

    /// The answer behind a number, as JSON says it, given by `seat`.
    fn action<'py>(&self, py: Python<'py>, seat: usize, number: usize) -> PyResult<Bound<'py, PyAny>> {
        let seat = said::seat(seat, self.table.players())?;
        let action = self.game.plug.space.action(&*self.table, seat, number);
        said::python(py, &action.map_err(|problem| told(py, problem))?)
    }
}

fn told(py: Python<'_>, problem: Problem) -> PyErr {
    errors::problem(py, &[problem])
}
