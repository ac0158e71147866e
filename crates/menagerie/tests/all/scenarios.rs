//! The scenario tool as people use it: looking, running, and being told what is wrong.

use std::{fs, path::Path};

use serde_json::Value;

use crate::program::{err, json, out, run};

/// Two scenarios; the first has an answer that is refused and one that is taken.
const TWO: &str = r#"
game = "valeria"
[given]
options = { players = 2, no_duke = true }
patch = { phase = "action_start", active = 0, players = { 0 = { gold = 9, magic = 0, citizens = { archer = 1 } } } }

[[scenario]]
id = "recruit"
rules = ["VA-REC-01"]
[[scenario.when]]
seat = 1
action = { recruit = "C1" }
refused = "VA-TURN-02"
[[scenario.when]]
seat = 0
action = { recruit = "C1" }
[scenario.then.state]
"/players/0/citizens/archer" = 1
"/players/0/citizens/monk" = 0
"/players/0/citizens" = { length = 2 }

[[scenario]]
id = "other"
then = { over = false }
"#;

struct Written {
    folder: tempfile::TempDir,
}

impl Written {
    fn new(text: &str) -> Written {
        let folder = tempfile::tempdir().expect("folder");
        fs::write(folder.path().join("two.toml"), text).expect("write");
        Written { folder }
    }

    fn path(&self) -> String {
        self.folder.path().join("two.toml").to_str().expect("path").to_owned()
    }
}

#[test]
fn a_sound_file_passes() {
    let output = run(&["scenario", "run", &Written::new(TWO).path()]);
    assert!(out(&output).contains("2 passed, 0 failed"), "{}", out(&output));
}

#[test]
fn inspect_shows_a_scenario_as_it_shows_any_table() {
    let written = Written::new(TWO);
    let path = &written.path();
    let any = json(&["inspect", "valeria", "--moves", "3"]);
    let given = json(&["inspect", "valeria", "--scenario", path, "--id", "recruit"]);
    let keys = |value: &Value| value.as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&any), keys(&given));
    assert_eq!(given["awaiting"], serde_json::json!([0]));
    assert!(given["legal"]["0"].as_array().is_some_and(|legal| legal.len() > 1));
    let gold = |after: &str| {
        json(&["inspect", "valeria", "--scenario", path, "--id", "recruit", "--after", after])["state"]["players"][0]
            ["gold"]
            .as_u64()
    };
    assert_eq!((gold("0"), gold("1")), (Some(9), Some(9)), "a refused answer changes nothing");
    assert!(gold("2") < Some(9));
    for (args, said) in [
        (&["--id", "recruit", "--after", "3"][..], "only 2 answers"),
        (&["--id", "nobody"], "nobody"),
        (&[], "recruit, other"),
        (&["--id", "recruit", "--only", "/state/playrs"], "/state/playrs"),
    ] {
        let output = run(&[&["inspect", "valeria", "--scenario", path], args].concat());
        assert!(!output.status.success() && err(&output).contains(said), "{args:?}: {}", err(&output));
    }
    let other = run(&["inspect", "dungeon-petz", "--scenario", path, "--id", "recruit"]);
    assert!(!other.status.success() && err(&other).contains("valeria"), "{}", err(&other));
}

#[test]
fn what_cannot_fail_is_refused_with_its_place() {
    for (from, to, said) in [
        ("VA-REC-01", "VA-REC-99", "no clause VA-REC-99"),
        ("citizens/monk", "citizens/mnok", "citizens/mnok: expected 0, found nothing"),
        (
            "\"/players/0/citizens/monk\" = 0",
            "\"/plyers/0/gold\" = { absent = true }",
            "no place /plyers/0/gold",
        ),
        ("gold = 9", "gold = \"nine\"", "/players/0/gold: invalid type"),
        ("length = 2", "length = 3", "expected {\"length\":3}"),
        ("seat = 1", "seat = 2", "no seat \"2\""),
        ("then = { over = false }", "title = \"idle\"", "checks nothing"),
    ] {
        assert!(TWO.contains(from), "{from}");
        let output = run(&["scenario", "run", &Written::new(&TWO.replace(from, to)).path()]);
        assert_eq!(output.status.code(), Some(1), "{to}");
        assert!(out(&output).contains(said), "{to}: {}", out(&output));
        assert!(out(&output).contains("failed") && err(&output).is_empty(), "one stream: {}", err(&output));
    }
}

#[test]
fn folders_and_files_without_a_scenario_are_refused() {
    let folder = tempfile::tempdir().expect("folder");
    let output = run(&["scenario", "run", folder.path().to_str().expect("path")]);
    assert!(!output.status.success() && err(&output).contains("no scenario"), "{}", err(&output));
    let output = run(&["scenario", "run", &Written::new("game = \"valeria\"\nscenario = []\n").path()]);
    assert!(!output.status.success() && out(&output).contains("no scenario"), "{}", out(&output));
}

#[test]
fn the_guide_names_every_phase_and_every_field_that_people_patch() {
    let guide = fs::read_to_string(Path::new("../../docs/scenarios.md")).expect("guide");
    for (game, title) in [
        ("valeria", "### Valeria"),
        ("making-monsters", "### Making Monsters"),
        ("dungeon-petz", "### Dungeon Petz"),
        ("dungeon-lords", "### Dungeon Lords"),
    ] {
        let section = guide.split(title).nth(1).and_then(|rest| rest.split("\n### ").next()).expect(title);
        let state = json(&["inspect", game, "--only", "/state"]);
        let fields =
            |value: &Value| value.as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
        let everywhere = ["pack", "luck", "rules", "options"];
        let all = fields(&state).into_iter().chain(fields(&state["players"][0]));
        let missing: Vec<String> = all
            .filter(|field| !everywhere.contains(&field.as_str()))
            .filter(|field| !["`", "/"].iter().any(|end| section.contains(&format!("`{field}{end}"))))
            .collect();
        assert!(missing.is_empty(), "{game}: {missing:?}");
    }
}
