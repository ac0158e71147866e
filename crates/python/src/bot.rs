//! Bots that choose for a seat.

use std::sync::{Mutex, PoisonError};

use bots::Kind;
use plug::{Advice, Player};
use pyo3::{exceptions::PyValueError, prelude::*};

use crate::{said, state::State};

/// Who sits there for a bot.
struct Sitting {
    game: &'static str,
    players: usize,
    player: Box<dyn Player>,
}

/// A bot: it is shown what its seat sees and nothing else. Its choices follow from its seed and what it is shown.
#[pyclass(frozen, module = "menagerie")]
pub struct Bot {
    kind: Kind,
    #[pyo3(get)]
    seed: u64,
    /// Of the game and the number of players it was last asked about.
    sitting: Mutex<Option<Sitting>>,
}

impl Bot {
    fn advice(&self, py: Python<'_>, state: &State, seat: usize) -> PyResult<Advice> {
        let seat = said::seat(seat, state.table.players())?;
        let (game, players) = (state.game.id(), state.table.players());
        let table = &state.table;
        let advice = py.detach(|| {
            let mut sitting = self.sitting.lock().unwrap_or_else(PoisonError::into_inner);
            let here = match &mut *sitting {
                Some(here) if (here.game, here.players) == (game, players) => here,
                other => other.insert(Sitting { game, players, player: table.player(self.kind, self.seed) }),
            };
            here.player.choose(&**table, seat)
        });
        advice.ok_or_else(|| PyValueError::new_err(format!("seat {seat} owes no decision")))
    }
}

#[pymethods]
impl Bot {
    /// `random`, `greedy`, `easy`, `normal`, `hard`, `expert`, or a search such as `search:500` or `search:200ms`.
    #[new]
    #[pyo3(signature = (name, seed=0))]
    fn new(name: &str, seed: u64) -> PyResult<Bot> {
        let kind =
            name.parse().map_err(|unknown: bots::UnknownBot| PyValueError::new_err(unknown.to_string()))?;
        Ok(Bot { kind, seed, sitting: Mutex::new(None) })
    }

    /// The name it was made by.
    #[getter]
    pub fn name(&self) -> String {
        self.kind.to_string()
    }

    /// Its answer to the decision that `seat` owes.
    fn choose<'py>(&self, py: Python<'py>, state: &State, seat: usize) -> PyResult<Bound<'py, PyAny>> {
        said::python(py, &self.advice(py, state, seat)?.action)
    }

    /// The best answers it sees with their chance to win, best first; empty where it does not think.
    fn think<'py>(
        &self,
        py: Python<'py>,
        state: &State,
        seat: usize,
    ) -> PyResult<Vec<(Bound<'py, PyAny>, f32)>> {
        let thoughts = self.advice(py, state, seat)?.thoughts;
        thoughts.iter().map(|thought| Ok((said::python(py, &thought.action)?, thought.chance))).collect()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (String, u64)) {
        (py.get_type::<Bot>().into_any(), (self.name(), self.seed))
    }

    fn __repr__(&self) -> String {
        format!("menagerie.Bot({:?}, seed={})", self.name(), self.seed)
    }
}
