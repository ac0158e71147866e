//! Which clauses of the rules the tests of a game cite.

use std::{collections::BTreeSet, fs, path::Path};

use engine::ledger;

use crate::{files, read_scenarios};

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
