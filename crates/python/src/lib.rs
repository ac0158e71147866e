//! The games for researchers, as a Python package. Everything here stands on the list of games that terminal and server
//! read, and no game is known by name; what is easier said in Python lies in `python/menagerie`.

mod bot;
mod dataset;
mod errors;
mod game;
mod lab;
mod many;
mod numbers;
mod said;
mod state;

use pyo3::prelude::*;

#[pymodule]
mod _menagerie {
    use super::*;
    #[pymodule_export]
    use super::{
        bot::Bot,
        dataset::dataset,
        errors::{Problem, Refused},
        game::{_again, Game, games, load, resume},
        lab::{interval, simulate, tournament},
        many::Many,
        state::State,
    };

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        plug::open(house::GAMES);
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
