//! A state of a game: who owes a decision, what may be answered, what each seat may know.

use engine::{Seat, Viewer, any::Line};
use plug::{Eyes, Playing, seat_numbers};
use pyo3::{exceptions::PyValueError, prelude::*, types::PyDict};
use serde_json::Value;

use crate::{errors, game::Game, said};

/// A state. It changes with `apply`; `clone` first to keep it.
#[pyclass(module = "menagerie")]
pub struct State {
    #[pyo3(get)]
    pub game: Game,
    pub table: Box<dyn Playing>,
    /// Whether seed and answers lead here; one that was imagined or read from JSON cannot be saved as a game.
    pub has_past: bool,
}

impl State {
    /// The lines of a log lead from the seed to the state, or they lead nowhere.
    fn past(&self) -> PyResult<()> {
        if self.has_past {
            return Ok(());
        }
        Err(PyValueError::new_err(
            "this state was imagined or read from JSON: no game led to it that could be saved",
        ))
    }
}

#[pymethods]
impl State {
    #[getter]
    fn players(&self) -> usize {
        self.table.players()
    }

    /// The seats that owe a decision now: several in simultaneous phases, none when the game is over.
    fn awaiting(&self) -> Vec<usize> {
        seat_numbers(self.table.awaiting())
    }

    /// Whether the game is over.
    fn is_over(&self) -> bool {
        self.table.awaiting().is_empty()
    }

    /// All answers that `seat` may give now, as JSON says them, in an order that never changes.
    fn legal<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyAny>> {
        let seat = said::seat(seat, self.table.players())?;
        let legal = py.detach(|| self.table.legal(seat));
        said::python(py, &legal)
    }

    /// The legal answers in words: a list of (answer, sentence, clause).
    #[pyo3(signature = (seat, lang="en"))]
    fn answers<'py>(
        &self,
        py: Python<'py>,
        seat: usize,
        lang: &str,
    ) -> PyResult<Vec<(Bound<'py, PyAny>, String, &'static str)>> {
        let (seat, lang) = (said::seat(seat, self.table.players())?, said::lang(lang)?);
        let answers = py.detach(|| self.table.answers(seat, lang));
        answers.into_iter().map(|one| Ok((said::python(py, &one.action)?, one.text, one.clause))).collect()
    }

    /// What `seat` is asked, in words.
    #[pyo3(signature = (seat, lang="en"))]
    fn question(&self, seat: usize, lang: &str) -> PyResult<String> {
        Ok(self.table.question(said::seat(seat, self.table.players())?, said::lang(lang)?))
    }

    /// Gives an answer, as JSON says it or by its number. A rule that says no raises `Refused`, and nothing has changed.
    fn apply(&mut self, py: Python<'_>, seat: usize, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let seat = said::seat(seat, self.table.players())?;
        if let Ok(number) = action.extract() {
            return self.apply_number(py, seat, number);
        }
        let action = said::json(action)?;
        let table = &mut self.table;
        py.detach(|| table.act(seat, &action))
            .map_err(|no| errors::rejected(py, self.game.plug, &*self.table, no))
    }

    /// Takes back the latest answer of `seat`, as far as nothing was revealed.
    fn undo(&mut self, py: Python<'_>, seat: usize) -> PyResult<()> {
        let seat = said::seat(seat, self.table.players())?;
        let table = &mut self.table;
        py.detach(|| table.undo(seat)).map_err(|problem| errors::problem(py, &[problem]))
    }

    /// A state of its own that stands the same.
    fn clone(&self, py: Python<'_>) -> State {
        State { game: self.game.clone(), table: py.detach(|| self.table.copied()), has_past: self.has_past }
    }

    fn __copy__(&self, py: Python<'_>) -> State {
        self.clone(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyDict>) -> State {
        self.clone(py)
    }

    /// What a seat may know, or a spectator where no seat is named.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        let viewer = said::viewer(seat, self.table.players())?;
        let view = py.detach(|| self.table.view(viewer));
        said::python(py, &view)
    }

    /// What a seat may know as JSON text.
    #[pyo3(signature = (seat=None))]
    fn view_json(&self, py: Python<'_>, seat: Option<usize>) -> PyResult<String> {
        let viewer = said::viewer(seat, self.table.players())?;
        Ok(py.detach(|| self.table.view_text(viewer)))
    }

    /// What a seat may know, drawn for readers.
    #[pyo3(signature = (seat=None, lang="en"))]
    fn text(&self, py: Python<'_>, seat: Option<usize>, lang: &str) -> PyResult<String> {
        let (viewer, lang) = (said::viewer(seat, self.table.players())?, said::lang(lang)?);
        Ok(py.detach(|| self.table.drawn(viewer, lang)))
    }

    /// What a seat was told since the beginning: a list of (sentence, clause).
    #[pyo3(signature = (seat=None, lang="en"))]
    fn story(
        &self,
        py: Python<'_>,
        seat: Option<usize>,
        lang: &str,
    ) -> PyResult<Vec<(String, &'static str)>> {
        let (viewer, lang) = (said::viewer(seat, self.table.players())?, said::lang(lang)?);
        let told = py.detach(|| self.table.told(Eyes::Viewer(viewer), usize::MAX, lang));
        Ok(told.into_iter().map(|line| (line.text, line.clause)).collect())
    }

    /// What a seat was told since the beginning, as JSON text.
    #[pyo3(signature = (seat=None))]
    fn story_json(&self, py: Python<'_>, seat: Option<usize>) -> PyResult<String> {
        let viewer = said::viewer(seat, self.table.players())?;
        Ok(py.detach(|| {
            // Without the lines of the log: their numbers tell how often others answered in secret.
            let told = |line: Line| Value::Array(vec![line.clause.into(), line.event]);
            Value::Array(self.table.story(viewer).into_iter().map(told).collect()).to_string()
        }))
    }

    /// A state that `seat` must hold possible, drawn at random: what it knows stays, the rest is dealt anew.
    fn imagine(&self, py: Python<'_>, seat: usize, seed: u64) -> PyResult<State> {
        let seat = said::seat(seat, self.table.players())?;
        let table = py.detach(|| self.table.imagined(seat, seed));
        Ok(State { game: self.game.clone(), table, has_past: false })
    }

    /// How the game ended; None while it runs.
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.table.outcome().map(|outcome| said::python(py, &outcome)).transpose()
    }

    /// What the game was worth to each seat: from 1 for the first to -1 for the last, alone 1 for a win and -1 for a loss.
    /// All zeros while it runs.
    fn returns(&self) -> Vec<f32> {
        let outcome = self.table.outcome();
        let worth = |seat| outcome.as_ref().map_or(0.0, |outcome| space::reward(outcome, seat));
        Seat::all(self.table.players()).map(worth).collect()
    }

    /// The whole state, secrets and all.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let state = py.detach(|| self.table.state());
        said::python(py, &state)
    }

    /// The whole state as JSON text: `Game.from_json` reads it.
    fn to_json(&self, py: Python<'_>) -> String {
        py.detach(|| self.table.state().to_string())
    }

    /// State, views, awaited seats and legal answers: what `menagerie inspect` prints.
    fn inspect<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let picture = py.detach(|| self.table.picture());
        said::python(py, &picture.map_err(|problem| errors::problem(py, &[problem]))?)
    }

    /// Identifies the state exactly, on every machine.
    #[getter]
    fn hash(&self, py: Python<'_>) -> PyResult<String> {
        py.detach(|| self.table.state_hash()).map_err(|problem| errors::problem(py, &[problem]))
    }

    /// The game so far as a save, which terminal, table and `menagerie.resume` open.
    fn save(&self, py: Python<'_>) -> PyResult<String> {
        self.past()?;
        py.detach(|| self.table.save()).map_err(|problem| errors::problem(py, &[problem]))
    }

    /// The answers given so far: a list of (seat, answer), with None where one was taken back.
    fn log<'py>(&self, py: Python<'py>) -> PyResult<Vec<(usize, Option<Bound<'py, PyAny>>)>> {
        let lines = py.detach(|| self.table.lines());
        let said = |action: Option<Value>| action.map(|action| said::python(py, &action)).transpose();
        lines.into_iter().map(|line| Ok((line.seat.index(), said(line.action)?))).collect()
    }

    /// States are kept and sent as saves, those without a past as JSON.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let module = py.import("menagerie._menagerie")?;
        if self.has_past {
            return Ok((module.getattr("resume")?, (self.save(py)?,).into_pyobject(py)?.into_any()));
        }
        let game = Bound::new(py, self.game.clone())?;
        Ok((game.getattr("from_json")?, (self.to_json(py),).into_pyobject(py)?.into_any()))
    }

    fn __eq__(&self, other: &State) -> bool {
        self.game.id() == other.game.id() && self.table.state() == other.table.state()
    }

    fn __str__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(py.detach(|| self.table.drawn(Viewer::Spectator, words::Lang::EN)))
    }

    fn __repr__(&self) -> String {
        format!("<{} after {} answers, awaiting {:?}>", self.game.id(), self.table.entries(), self.awaiting())
    }
}
