//! What the tests of every game share: folders of scenarios, golden replays, altered saves, and who cites which rule.

mod altered;

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use engine::{
    Game, Pack, Rng, Seed, Table, json,
    ledger::{self, Ledger},
    save::{load, save},
    scenario::{self, Scenario},
};
use serde_json::Value;

pub use altered::altered_saves;

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

/// Every scenario of every file below `folder`.
pub fn read_scenarios(folder: &Path) -> Result<Vec<(PathBuf, Scenario)>, String> {
    let mut all = Vec::new();
    for path in files(folder, &["toml", "json"])? {
        let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let is_toml = path.extension().is_some_and(|ending| ending == "toml");
        let scenarios =
            scenario::parse(&text, is_toml).map_err(|problem| format!("{}: {problem}", path.display()))?;
        all.extend(scenarios.into_iter().map(|scenario| (path.clone(), scenario)));
    }
    Ok(all)
}

/// The rules of a game in English, from the folder of its crate.
fn rules_of(game: &str) -> Result<Ledger, String> {
    let path = Path::new("../../../rules").join(game).join("en.md");
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(Ledger::parse(&text))
}

/// Runs every scenario below `folder` and demands that each id of `wanted` is among them.
#[track_caller]
pub fn scenarios<G: Game>(folder: &str, wanted: impl IntoIterator<Item = String>) {
    let pack = Pack::built_in().unwrap_or_else(|problems| panic!("built-in data pack: {problems:?}"));
    let ledger = rules_of(G::ID).unwrap_or_else(|reason| panic!("{reason}"));
    let all = read_scenarios(Path::new(folder)).unwrap_or_else(|reason| panic!("{reason}"));
    assert!(!all.is_empty(), "no scenario in {folder}");
    let mut failures = Vec::new();
    for (path, scenario) in &all {
        if let Err(problems) = scenario::run::<G>(scenario, pack, &ledger) {
            let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
            failures.push(format!("{} in {}:\n  {}", scenario.id, path.display(), lines.join("\n  ")));
        }
    }
    assert!(
        failures.is_empty(),
        "{} of {} scenarios fail\n{}",
        failures.len(),
        all.len(),
        failures.join("\n")
    );
    let ids: BTreeSet<&str> = all.iter().map(|(_, scenario)| scenario.id.as_str()).collect();
    // `VA-EX-30` may be told in several scenarios: VA-EX-30a, VA-EX-30b.
    let told = |id: &str| ids.iter().any(|known| known.strip_prefix(id).is_some_and(|rest| rest.len() < 2));
    let missing: Vec<String> = wanted.into_iter().filter(|id| !told(id)).collect();
    assert!(missing.is_empty(), "examples without a scenario: {missing:?}");
}

/// Loads the finished game `<folder>/<name>.json` and demands that it still goes the same way. With
/// `MENAGERIE_BLESS=1` a missing or outdated one is played anew (at random) and written.
#[track_caller]
pub fn golden<G: Game>(folder: &str, name: &str, options: Value) {
    let pack = Pack::built_in().unwrap_or_else(|problems| panic!("built-in data pack: {problems:?}"));
    let path = Path::new(folder).join(format!("{name}.json"));
    let outcome = fs::read_to_string(&path)
        .map_err(|error| error.to_string())
        .and_then(|text| load::<G>(&text, pack).map_err(|problems| format!("{problems:?}")))
        .and_then(|table| {
            let same = json::write(pack, table.options());
            let wanted: G::Options =
                json::read(pack, "options", &options).map_err(|problem| problem.to_string())?;
            if same != json::write(pack, &wanted) {
                return Err(format!("its options are {same}"));
            }
            table.state().outcome().map(|_| ()).ok_or_else(|| "it is not finished".to_owned())
        });
    if let Err(reason) = outcome {
        assert!(
            std::env::var_os("MENAGERIE_BLESS").is_some(),
            "golden game {}: {reason}\nIf the rules changed on purpose, write it anew with MENAGERIE_BLESS=1.",
            path.display()
        );
        let table = random_game::<G>(options, Seed::from_number(name.bytes().map(u64::from).sum()));
        let text = save(&table).unwrap_or_else(|problem| panic!("{problem}"));
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&path, text))
            .unwrap_or_else(|error| panic!("{error}"));
    }
}

/// A whole game with random answers.
#[track_caller]
pub fn random_game<G: Game>(options: Value, seed: Seed) -> Table<G> {
    let pack = Pack::built_in().unwrap_or_else(|problems| panic!("built-in data pack: {problems:?}"));
    let options = json::read(pack, "options", &options).unwrap_or_else(|problem| panic!("{problem}"));
    let mut table = Table::<G>::open(options, pack, seed).unwrap_or_else(|problems| panic!("{problems:?}"));
    let mut rng = <Rng as engine::rand::SeedableRng>::seed_from_u64(seed.number());
    let mut actions = Vec::new();
    while let Some(seat) = table.state().awaiting().lowest() {
        actions.clear();
        table.state().legal(seat, &mut actions);
        let choice = engine::rand::Rng::next_u64(&mut rng) as usize % actions.len();
        table.act(seat, actions[choice]).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    table
}

/// The clauses cited below the tests folder of a game: in `// rule:` lines right above a `#[test]`, and in the `rules`
/// of scenario files.
pub fn citations(folder: &Path) -> Result<BTreeSet<String>, String> {
    let mut cited = BTreeSet::new();
    for path in files(folder, &["rs"])? {
        let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        cited.extend(cited_by_tests(&text));
    }
    for (_, scenario) in read_scenarios(&folder.join("scenarios"))? {
        cited.extend(scenario.rules);
    }
    Ok(cited)
}

/// Citations in comments count only when a test follows them directly.
fn cited_by_tests(source: &str) -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    let mut waiting: Vec<String> = Vec::new();
    for line in source.lines().map(str::trim) {
        if let Some(rules) = line.strip_prefix("// rule:").or_else(|| line.strip_prefix("/// rule:")) {
            waiting.extend(ledger::cited(rules).map(str::to_owned));
        } else if line == "#[test]" {
            cited.extend(waiting.drain(..));
        } else if !line.starts_with("//") && !line.starts_with("#[") {
            waiting.clear();
        }
    }
    cited
}

#[cfg(test)]
mod tests {
    use super::cited_by_tests;

    #[test]
    fn only_comments_right_above_a_test_count() {
        let source = "// rule: VA-PAY-01, VA-PAY-02\n#[test]\nfn pays() {}\n// rule: VA-PAY-03\nfn helper() {}\n#[test]\nfn other() {}";
        assert_eq!(cited_by_tests(source).into_iter().collect::<Vec<_>>(), ["VA-PAY-01", "VA-PAY-02"]);
    }
}
