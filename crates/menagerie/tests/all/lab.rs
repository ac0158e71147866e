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

#[test]
fn a_net_is_not_learnt_by_the_clock() {
    // As little as can be, so that whoever is not refused ends soon.
    let little = ["--rounds", "1", "--games", "1", "--matches", "2"];
    let output = run(&[&["train", "valeria", "--net", "500ms"], &little[..]].concat());
    assert!(!output.status.success());
    assert!(err(&output).contains("stops by the clock"), "{}", err(&output));
}

#[test]
fn a_net_goes_on_only_from_one_that_is_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("nets.toml").to_string_lossy().into_owned();
    std::fs::write(&file, "").expect("a file without nets");
    let output =
        run(&["train", "valeria", "--players", "3", "--net", "20", "--games", "1", "--start", &file]);
    assert!(!output.status.success());
    assert!(err(&output).contains("no net for 3 players"), "{}", err(&output));
}

#[test]
fn chances_are_measured_written_and_checked() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("chances.toml").to_string_lossy().into_owned();
    let plot = folder.path().join("chances.html").to_string_lossy().into_owned();
    let common =
        ["calibrate", "valeria", "--players", "2", "--bots", "greedy", "--games", "2", "--out", &file];
    let output = run(&common);
    assert!(output.status.success(), "{}", err(&output));
    let made = std::fs::read_to_string(&file).expect("a file");
    let note = "# menagerie calibrate valeria --players 2 --games 2 --bots greedy --seed 1\n";
    assert!(made.starts_with(note) && made.contains("[players.2.search]"), "{made}");
    // Two games learnt by heart say nothing about two others.
    let check = run(&[&common[..], &["--seed", "2", "--check", "--plot", &plot]].concat());
    assert!(!check.status.success() && err(&check).contains("above 3%"), "{}", err(&check));
    assert_eq!(std::fs::read_to_string(&file).expect("a file"), made, "a check changes nothing");
    assert!(std::fs::read_to_string(&plot).expect("a page").contains("<svg"));
    let rules = made.lines().find(|line| line.starts_with("rules = ")).expect("rules");
    std::fs::write(&file, made.replace(rules, "rules = 0")).expect("written");
    let stale = run(&[&common[..], &["--check"]].concat());
    assert!(!stale.status.success() && err(&stale).contains("other rules"), "{}", err(&stale));
}

#[test]
fn a_ladder_is_a_file_and_a_page_and_grows_by_tables_of_other_sizes() {
    let folder = tempfile::tempdir().expect("a folder");
    let keep = folder.path().join("ladder").to_string_lossy().into_owned();
    let page = folder.path().join("ladder.html").to_string_lossy().into_owned();
    let common = ["ladder", "valeria", "--bots", "greedy,random", "--games", "2", "--keep", &keep, "--json"];
    let sizes = |output: &std::process::Output| -> Vec<u64> {
        let ladder: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let tables = ladder["tables"].as_array().expect("tables").clone();
        tables.iter().filter_map(|rungs| rungs["players"].as_u64()).collect()
    };
    let two = run(&[&common[..], &["--players", "2", "--out", &page]].concat());
    assert!(two.status.success(), "{}", err(&two));
    assert_eq!(sizes(&two), [2]);
    assert_eq!(sizes(&run(&[&common[..], &["--players", "3"]].concat())), [2, 3]);
    assert!(std::fs::read_to_string(&page).expect("a page").contains("<svg"));
    let bad = run(&[&common[..], &["--players", "many"]].concat());
    assert!(!bad.status.success() && err(&bad).contains("\"many\""), "{}", err(&bad));
}

/// The bot of the docs, where there is a Python.
#[test]
fn the_example_bot_beats_random() {
    let there = std::process::Command::new("python3").arg("--version").output();
    if !there.is_ok_and(|output| output.status.success()) {
        eprintln!("no Python here: the example is not played");
        return;
    }
    let bot = format!("program:python3 {}/../../docs/examples/bot.py", env!("CARGO_MANIFEST_DIR"));
    let bots = format!("{bot},random");
    let output =
        run(&["tournament", "valeria", "--bots", &bots, "--games", "10", "--bot-time", "30", "--json"]);
    assert!(output.status.success(), "{}", err(&output));
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let row = report["rows"].as_array().and_then(|rows| rows.iter().find(|row| row["bot"] != "random"));
    let share = row.and_then(|row| row["win_share"].as_f64()).expect("a share");
    assert!(share >= 0.8, "{report}");
    let lost = run(&["simulate", "dungeon-petz", "--bots", &bot, "--games", "1"]);
    assert!(
        !lost.status.success() && err(&lost).contains("this bot plays valeria"),
        "its own words: {}",
        err(&lost)
    );
}
