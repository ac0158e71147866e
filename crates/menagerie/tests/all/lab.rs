//! The lab at the command line: a small tournament, a balance report, an analysis, and sensible refusals.

use serde_json::Value;

use crate::program::{err, out, run};

#[test]
fn a_tournament_reports_the_promised_keys_and_can_be_resumed() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let (keep, plot) = (file("games.jsonl"), file("plot.svg"));
    let common = ["tournament", "valeria", "--bots", "greedy,random", "--games", "4", "--keep", &keep];
    let output = run(&[&common[..], &["--json", "--plot", &plot]].concat());
    assert!(output.status.success(), "{}", err(&output));
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    for key in ["bot", "games", "wins", "win_share", "ci_low", "ci_high", "elo", "seconds_per_decision_p95"] {
        assert!(report["rows"][0].get(key).is_some(), "{key}");
    }
    assert_eq!(report["rows"][0]["games"], 4);
    assert!(std::fs::read_to_string(&plot).expect("a plot").starts_with("<svg"));
    // The games are known now; another seed is another tournament.
    let again = run(&[&common[..], &["--csv"]].concat());
    assert!(out(&again).starts_with("bot,games,wins,win_share,ci_low,ci_high,elo,seconds_per_decision_p95"));
    let other = run(&[&common[..], &["--seed", "2"]].concat());
    assert!(!other.status.success() && err(&other).contains("other settings"));
}

#[test]
fn unknown_bots_are_refused_with_the_known_ones() {
    let output = run(&["tournament", "valeria", "--bots", "hard,genius"]);
    assert!(!output.status.success());
    assert!(err(&output).contains("expert") && err(&output).contains("genius"));
}

#[test]
fn a_balance_report_is_one_page_and_one_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = folder.path().join("balance.html").to_string_lossy().into_owned();
    let compare = r#"{"players": 3}"#;
    let args = ["balance", "valeria", "--games", "6", "--out", &page, "--compare", compare];
    let output = run(&args);
    assert!(output.status.success(), "{}", err(&output));
    assert!(std::fs::read_to_string(&page).expect("a page").contains("<svg"));
    let numbers = std::fs::read_to_string(folder.path().join("balance.csv")).expect("numbers");
    assert!(numbers.starts_with("variant,measure,item,value,ci_low,ci_high,n\n0,seat_win_share,1,"));
}

#[test]
fn training_writes_weights_with_the_command_that_made_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("weights.toml").to_string_lossy().into_owned();
    let output =
        run(&["train", "valeria", "--rounds", "1", "--games", "16", "--matches", "4", "--out", &file]);
    assert!(output.status.success(), "{}", err(&output));
    let weights = std::fs::read_to_string(&file).expect("weights");
    assert!(weights.starts_with("# menagerie train valeria --players 2 --rounds 1 --games 16"), "{weights}");
    assert!(weights.contains("\n[2]\n"));
}
