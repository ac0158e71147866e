//! Golden games: whole games that must go the same way for ever.

use std::{collections::BTreeSet, fs, path::Path};

use engine::{
    Game, Seed, json,
    save::{load, save},
};
use serde_json::Value;

use crate::{blesses, built_in, files, options, random_game};

/// Loads every finished game in the game's `tests/golden` and demands that it still goes the same way: `games` are
/// their names and options, and a file that none of them names is refused, since it would guard nothing. With
/// `MENAGERIE_BLESS=1` a missing or outdated game is played anew (at random) and written.
#[track_caller]
pub fn golden<G: Game>(games: impl IntoIterator<Item = (String, Value)>) {
    let folder = Path::new("tests/golden");
    let mut known = BTreeSet::new();
    for (name, wanted) in games {
        let path = folder.join(format!("{name}.json"));
        if let Err(reason) = goes_the_same_way::<G>(&path, &wanted) {
            assert!(
                blesses(),
                "golden game {}: {reason}\nIf the rules changed on purpose, write it anew with MENAGERIE_BLESS=1.",
                path.display()
            );
            let table = random_game::<G>(wanted, Seed::from_number(name.bytes().map(u64::from).sum()));
            let text = save(&table).unwrap_or_else(|problem| panic!("{problem}"));
            fs::create_dir_all(folder)
                .and_then(|()| fs::write(&path, text))
                .unwrap_or_else(|error| panic!("{error}"));
        }
        known.insert(path);
    }
    let found = files(folder, &["json"]).unwrap_or_else(|reason| panic!("{reason}"));
    let idle: Vec<_> = found.iter().filter(|path| !known.contains(*path)).collect();
    assert!(idle.is_empty(), "no test plays {idle:?}");
}

fn goes_the_same_way<G: Game>(path: &Path, wanted: &Value) -> Result<(), String> {
    let pack = built_in();
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    let table = load::<G>(&text, pack).map_err(|problems| format!("{problems:?}"))?;
    let found = json::write(pack, table.options());
    if found != json::write(pack, &options::<G>(wanted)) {
        return Err(format!("its options are {found}"));
    }
    table.state().outcome().map(|_| ()).ok_or_else(|| "it is not finished".to_owned())
}
