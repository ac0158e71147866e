//! A game with its options: where states come from.

use std::sync::{Arc, OnceLock};

use engine::{Problems, save};
use plug::Plug;
use pyo3::{
    exceptions::{PyKeyError, PyValueError},
    prelude::*,
    types::PyDict,
};
use serde_json::{Map, Value};

use crate::{errors, said, state::State};

/// The ids of all games.
#[pyfunction]
pub fn games() -> Vec<&'static str> {
    plug::games().iter().map(|game| game.id()).collect()
}

/// A game by its id, for so many players and with these options; options that are left out are the game's own.
#[pyfunction]
#[pyo3(signature = (game, *, players=None, **options))]
pub fn load(
    py: Python<'_>,
    game: &str,
    players: Option<u8>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Game> {
    let plug = plug::find(game).map_err(|problems| errors::problem(py, &problems))?;
    let mut given = match options {
        Some(options) => said::json(options)?,
        None => Value::Object(Map::new()),
    };
    if let Some(players) = players {
        given["players"] = players.into();
    }
    Game::of(py, plug, &given)
}

/// The state at the end of a save: of `State.save()`, of the terminal or of the table in the browser.
#[pyfunction]
pub fn resume(py: Python<'_>, text: &str) -> PyResult<State> {
    let read: Result<_, Problems> = py.detach(|| {
        let parsed = save::read(text).map_err(|problem| vec![problem])?;
        let plug = plug::find(parsed.game())?;
        Ok((plug, plug.resume(&parsed, None)?))
    });
    let (plug, table) = read.map_err(|problems| errors::problem(py, &problems))?;
    let game = Game::agreed(plug, table.options(), table.players());
    Ok(State { game, table, has_past: true })
}

/// A game with its options.
#[pyclass(frozen, skip_from_py_object, module = "menagerie")]
#[derive(Clone)]
pub struct Game {
    pub plug: &'static Plug,
    pub options: Value,
    #[pyo3(get)]
    pub players: usize,
    /// How many numbers an observation has.
    #[pyo3(get)]
    pub width: usize,
    /// The names of all numbers of answers, once somebody has asked for them.
    pub names: Arc<OnceLock<Vec<String>>>,
}

impl Game {
    fn agreed(plug: &'static Plug, options: Value, players: usize) -> Game {
        Game { plug, options, players, width: plug.space.width(), names: Arc::default() }
    }

    fn of(py: Python<'_>, plug: &'static Plug, options: &Value) -> PyResult<Game> {
        let agreed = plug.agree(options).map_err(|problems| errors::problem(py, &problems))?;
        let (options, players) = agreed;
        Ok(Game::agreed(plug, options, players))
    }
}

#[pymethods]
impl Game {
    /// The id of the game.
    #[getter]
    pub fn id(&self) -> &'static str {
        self.plug.id()
    }

    /// Raised whenever a change of the rules changes what a stored game means.
    #[getter]
    fn rules_version(&self) -> u32 {
        self.plug.rules_version()
    }

    /// All options, with those that were left out.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        said::python(py, &self.options)
    }

    /// No game takes more decisions than this.
    #[getter]
    fn longest(&self) -> usize {
        self.plug.longest()
    }

    /// The fewest and the most players this game knows.
    #[getter]
    fn player_range(&self) -> (usize, usize) {
        (*self.plug.players.start(), *self.plug.players.end())
    }

    /// What people call the game.
    #[pyo3(signature = (lang="en"))]
    fn title(&self, lang: &str) -> PyResult<String> {
        Ok(self.plug.title(said::lang(lang)?))
    }

    /// The text of a clause of the rules.
    #[pyo3(signature = (clause, lang="en"))]
    fn rule(&self, clause: &str, lang: &str) -> PyResult<String> {
        errors::clause_text(self.plug, clause, said::lang(lang)?)
            .ok_or_else(|| PyKeyError::new_err(clause.to_owned()))
    }

    /// A new state, at its first decision. The same seed deals the same game, here as at the terminal.
    #[pyo3(name = "new")]
    fn deal(&self, py: Python<'_>, seed: &Bound<'_, PyAny>) -> PyResult<State> {
        let seed = said::seed(seed)?;
        let table = py.detach(|| self.plug.begin(&self.options, None, seed));
        let table = table.map_err(|problems| errors::problem(py, &problems))?;
        Ok(State { game: self.clone(), table, has_past: true })
    }

    /// A state that `State.to_json` wrote.
    #[pyo3(name = "from_json")]
    fn read(&self, py: Python<'_>, text: &str) -> PyResult<State> {
        let bad = |error: serde_json::Error| PyValueError::new_err(error.to_string());
        let state: Value = serde_json::from_str(text).map_err(bad)?;
        let table = py.detach(|| self.plug.stand(&self.options, None, &state));
        let table = table.map_err(|problems| errors::problem(py, &problems))?;
        if table.players() != self.players {
            let other = format!("a state of {} players, not of {}", table.players(), self.players);
            return Err(PyValueError::new_err(other));
        }
        Ok(State { game: self.clone(), table, has_past: false })
    }

    /// Games are kept and sent as what they were loaded with.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String, String))> {
        let again = py.import("menagerie._menagerie")?.getattr("_again")?;
        Ok((again, (self.id().to_owned(), self.options.to_string())))
    }

    fn __eq__(&self, other: &Game) -> bool {
        self.id() == other.id() && self.options == other.options
    }

    fn __repr__(&self) -> String {
        format!("menagerie.load({:?}, players={})", self.id(), self.players)
    }
}

/// A game as its pickle names it.
#[pyfunction]
pub fn _again(py: Python<'_>, id: &str, options: &str) -> PyResult<Game> {
    let plug = plug::find(id).map_err(|problems| errors::problem(py, &problems))?;
    let options = serde_json::from_str(options).map_err(|error| PyValueError::new_err(error.to_string()))?;
    Game::of(py, plug, &options)
}
