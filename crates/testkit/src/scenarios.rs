//! Folders of scenarios.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use engine::{
    Game,
    ledger::Ledger,
    scenario::{self, Scenario},
};

use crate::{built_in, files};

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

/// Runs every scenario in the game's `tests/scenarios` and demands that each worked example of its rules is among them:
/// `examples` are their numbers, `VA-EX` what stands before them.
#[track_caller]
pub fn scenarios<G: Game>(prefix: &str, examples: impl IntoIterator<Item = u32>) {
    let folder = "tests/scenarios";
    let ledger = rules_of(G::ID).unwrap_or_else(|reason| panic!("{reason}"));
    let all = read_scenarios(Path::new(folder)).unwrap_or_else(|reason| panic!("{reason}"));
    assert!(!all.is_empty(), "no scenario in {folder}");
    let mut failures = Vec::new();
    for (path, scenario) in &all {
        if let Err(problems) = scenario::run::<G>(scenario, built_in(), &ledger) {
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
    let missing: Vec<String> =
        examples.into_iter().map(|number| format!("{prefix}-{number:02}")).filter(|id| !told(id)).collect();
    assert!(missing.is_empty(), "examples without a scenario: {missing:?}");
}
