//! What the tests of every game share: a table to play on, folders of scenarios, golden games, pinned counts, altered
//! saves, boards as text and as pages, refusals in words, speed, and who cites which rule.

mod altered;
mod bench;
mod citations;
mod golden;
mod laws;
pub mod pages;
mod perft;
mod refusals;
mod scenarios;
pub mod space;
mod table;
mod told;

use std::{
    fs,
    path::{Path, PathBuf},
};

use engine::{Components, Game, Pack, Rng, Seed, Table, json, rand::SeedableRng as _, rng::below_as_pinned};
use serde_json::Value;

pub use altered::altered_saves;
pub use citations::citations;
pub use golden::golden;
pub use perft::{answers_along, at_random, listed, pinned};
pub use refusals::{refusals_are_told, refused_in_play};
pub use scenarios::{read_scenarios, scenarios};
pub use table::TestTable;
pub use told::{is_sentence, options_are_explained, told};

/// All files below `folder` with one of these endings, in order of their paths.
pub fn files(folder: &Path, endings: &[&str]) -> Result<Vec<PathBuf>, String> {
    let bad = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(bad)? {
        let path = entry.map_err(bad)?.path();
        if path.is_dir() {
            found.extend(files(&path, endings)?);
        } else if path.extension().is_some_and(|ending| endings.iter().any(|known| ending == *known)) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// The data of the box.
#[track_caller]
pub fn built_in<D: Components>() -> Pack<D> {
    Pack::built_in().unwrap_or_else(|problems| panic!("built-in data pack: {problems:?}"))
}

/// Options as people write them.
#[track_caller]
pub fn options<G: Game>(written: &Value) -> G::Options {
    json::read_options::<G>(built_in(), written).unwrap_or_else(|problem| panic!("{problem}"))
}

/// Whether files that no longer fit shall be written anew.
fn blesses() -> bool {
    std::env::var_os("MENAGERIE_BLESS").is_some()
}

/// A whole game with random answers.
#[track_caller]
pub fn random_game<G: Game>(options: Value, seed: Seed) -> Table<G> {
    let options = crate::options::<G>(&options);
    let mut table =
        Table::<G>::open(options, built_in(), seed).unwrap_or_else(|problems| panic!("{problems:?}"));
    let mut rng = Rng::seed_from_u64(seed.number());
    let mut actions = Vec::new();
    while let Some(seat) = table.state().awaiting().lowest() {
        actions.clear();
        table.state().legal(seat, &mut actions);
        let action = actions[below_as_pinned(&mut rng, actions.len())];
        table.act(seat, action).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    table
}
