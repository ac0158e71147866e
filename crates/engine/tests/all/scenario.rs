//! Scenarios on the toy game: what passes, what fails, and what is refused because it could not fail.

use crate::toy::*;
use engine::{Pack, Problem, ledger::Ledger, scenario};
use serde_json::json;

type Sound = Toy<SOUND>;

const LEDGER: &str = "# Toy
- **TO-SET-01** Two or three.
- **TO-KEEP-01** Keep one.
- **TO-KEEP-02** Once.
- **TO-TURN-01** In turn.
- **TO-TURN-02** Later.
- **TO-ROLL-01** A die.
- **TO-DRAW-01** A card.
- **TO-SAVE-01** A point.
";

#[test]
fn merge_patches_follow_the_standard_and_reach_into_lists() {
    let mut value = json!({ "a": { "b": 1, "c": 2 }, "list": [{ "x": 1 }, { "x": 2 }] });
    scenario::merge(&mut value, &json!({ "a": { "b": null, "d": 3 }, "list": { "1": { "x": 9 } } }));
    assert_eq!(value, json!({ "a": { "c": 2, "d": 3 }, "list": [{ "x": 1 }, { "x": 9 }] }));
    scenario::merge(&mut value, &json!({ "list": [0] }));
    assert_eq!(value["list"], json!([0]));
}

fn run(text: &str) -> Result<(), Vec<Problem>> {
    let parsed = scenario::parse(text, true).unwrap_or_else(|problem| panic!("{problem}"));
    scenario::run::<Sound>(&parsed[0], Pack::built_in().expect("data"), &Ledger::parse(LEDGER))
}

const ROLL: &str = r#"
game = "toy"
[[scenario]]
id = "roll"
rules = ["TO-ROLL-01"]
[scenario.given]
luck = []
patch = { players = { 0 = { kept = 0 }, 1 = { kept = 1 } } }
[[scenario.when]]
seat = 0
action = { keep = 1 }
refused = "TO-KEEP-01"
[[scenario.when]]
seat = 0
action = "roll"
luck = [5]
[scenario.then]
awaiting = [1]
state = { "/players/0/points" = 5, "/players/9" = { absent = true } }
legal = { 1 = ["save", "roll", "draw"], 0 = [] }
offers = { 1 = ["draw"] }
lacks = { 1 = [{ keep = 0 }] }
legal_count = { 1 = 3 }
clauses = ["TO-ROLL-01"]
over = false
[scenario.then.view.1]
"/turn" = 1
"#;

/// Changes one thing about a sound scenario; the key of the first problem that this makes.
#[track_caller]
fn changed(from: &str, to: &str) -> &'static str {
    assert!(ROLL.contains(from), "{from}");
    match run(&ROLL.replacen(from, to, 1)) {
        Ok(()) => "passes",
        Err(problems) => problems[0].key,
    }
}

#[test]
fn scenarios_pass_and_fail_as_they_should() {
    run(ROLL).expect("a sound scenario");
    for (from, to, key) in [
        ("/points\" = 5", "/points\" = 4", "scenario-differs"),
        ("luck = [5]", "luck = [5, 6]", "scenario-luck-unused"),
        ("luck = [5]", "luck = [7]", "scenario-luck-misfit"),
        ("refused = \"TO-KEEP-01\"", "refused = \"TO-TURN-01\"", "scenario-other-refusal"),
        ("action = \"roll\"", "action = \"roll\"\nrefused = \"TO-TURN-01\"", "scenario-not-refused"),
        ("seat = 0\naction = \"roll\"", "seat = 1\naction = \"roll\"", "scenario-refused"),
        ("awaiting = [1]", "awaiting = [0]", "scenario-differs"),
        ("legal_count = { 1 = 3 }", "legal_count = { 1 = 4 }", "scenario-differs"),
        ("over = false", "over = true", "scenario-differs"),
        ("over = false", "winners = [0]", "scenario-differs"),
        ("game = \"toy\"", "game = \"chess\"", "scenario-other-game"),
    ] {
        assert_eq!(changed(from, to), key, "{to}");
    }
    assert!(scenario::parse("id = 3", true).is_err());
    assert!(scenario::parse("{", false).is_err());
}

#[test]
fn the_deciding_clause_is_the_first_and_others_have_their_own_word() {
    let refused = "refused = \"TO-KEEP-01\"";
    assert_eq!(changed(refused, "refused = \"TO-KEEP-02\""), "scenario-other-refusal", "only a later clause");
    assert_eq!(changed(refused, "refused_among = [\"TO-KEEP-02\"]"), "passes");
    assert_eq!(changed(refused, "refused_among = [\"TO-TURN-01\"]"), "scenario-other-refusal");
    let both = "refused = \"TO-KEEP-01\"\nrefused_among = [\"TO-KEEP-02\"]";
    assert_eq!(changed(refused, both), "passes");
    let accepted = "action = \"roll\"\nrefused_among = [\"TO-TURN-01\"]";
    assert_eq!(changed("action = \"roll\"", accepted), "scenario-not-refused");
}

#[test]
fn unknown_clauses_are_refused_wherever_they_stand() {
    for (from, to) in [
        ("rules = [\"TO-ROLL-01\"]", "rules = [\"TO-ROLL-01\", \"TO-ROLL-99\"]"),
        ("refused = \"TO-KEEP-01\"", "refused = \"TO-KEEP-1\""),
        ("refused = \"TO-KEEP-01\"", "refused = \"TO-KEEP-01\"\nrefused_among = [\"TO-X-01\"]"),
        ("clauses = [\"TO-ROLL-01\"]", "clauses = [\"TO-ROL-01\"]"),
        ("clauses = [\"TO-ROLL-01\"]", "no_clauses = [\"TO-ROL-01\"]"),
        ("over = false", "told = { 0 = { clauses = [\"TO-ROL-01\"] } }"),
        ("over = false", "told = { 0 = { no_clauses = [\"TO-ROL-01\"] } }"),
    ] {
        assert_eq!(changed(from, to), "scenario-no-clause", "{to}");
    }
}

#[test]
fn seats_that_are_not_at_the_table_are_refused() {
    for (from, to) in [
        ("seat = 0\naction = { keep = 1 }", "seat = 2\naction = { keep = 1 }"),
        ("awaiting = [1]", "awaiting = [1, 2]"),
        ("legal = { 1 =", "legal = { 2 = [], 1 ="),
        ("legal = { 1 =", "legal = { one = [], 1 ="),
        ("offers = { 1 =", "offers = { 2 = [\"draw\"], 1 ="),
        ("lacks = { 1 =", "lacks = { 2 = [\"draw\"], 1 ="),
        ("legal_count = { 1 =", "legal_count = { 2 = 0, 1 ="),
        ("over = false", "legal_in_order = { 2 = [] }"),
        ("over = false", "told = { 2 = { count = 0 } }"),
        ("scenario.then.view.1", "scenario.then.view.2"),
        ("scenario.then.view.1", "scenario.then.view.spectators"),
        ("over = false", "winners = [2]"),
    ] {
        assert_eq!(changed(from, to), "scenario-no-seat", "{to}");
    }
}

#[test]
fn answers_that_are_none_or_stand_twice_are_refused() {
    for (from, to, key) in [
        ("action = { keep = 1 }", "action = { kepp = 1 }", "json-unreadable"),
        ("[\"save\", \"roll\", \"draw\"]", "[\"save\", \"roll\", \"drow\"]", "scenario-no-answer"),
        ("offers = { 1 = [\"draw\"]", "offers = { 1 = [\"drow\"]", "scenario-no-answer"),
        ("lacks = { 1 = [{ keep = 0 }]", "lacks = { 1 = [{ kepp = 0 }]", "scenario-no-answer"),
        ("[\"save\", \"roll\", \"draw\"]", "[\"save\", \"roll\", \"roll\"]", "scenario-doubled"),
        ("offers = { 1 = [\"draw\"]", "offers = { 1 = []", "scenario-checks-nothing"),
        ("lacks = { 1 = [{ keep = 0 }]", "lacks = { 1 = []", "scenario-checks-nothing"),
    ] {
        assert_eq!(changed(from, to), key, "{to}");
    }
}

#[test]
fn the_order_of_answers_can_be_demanded() {
    let legal = "legal = { 1 = [\"save\", \"roll\", \"draw\"]";
    assert_eq!(changed(legal, "legal_in_order = { 1 = [\"draw\", \"roll\", \"save\"]"), "passes");
    assert_eq!(changed(legal, "legal_in_order = { 1 = [\"save\", \"roll\", \"draw\"]"), "scenario-differs");
}

#[test]
fn misspelt_pointers_are_refused() {
    for pointer in ["/playrs/0/points", "/players/7/points", "players", "/playrs/0/kept"] {
        for expected in ["5", "{ absent = true }", "{ null = true }", "{ length = 2 }"] {
            let key = changed("\"/players/0/points\" = 5", &format!("\"{pointer}\" = {expected}"));
            assert_eq!(key, "scenario-no-pointer", "{pointer} = {expected}");
        }
    }
    assert_eq!(
        changed("\"/turn\" = 1", "\"/trun/x\" = { absent = true }"),
        "scenario-no-pointer",
        "in a view"
    );
}

#[test]
fn words_tell_what_is_there() {
    for (place, word, passes) in [
        ("/players", "{ length = 2 }", true),
        ("/players", "{ length = 3 }", false),
        ("/players/0", "{ length = 4 }", true),
        ("/turn", "{ length = 1 }", false),
        ("/players/0/kept", "{ present = true }", true),
        ("/players/8", "{ present = true }", false),
        ("/players/8", "{ absent = true }", true),
        ("/players/0", "{ absent = true }", false),
        ("/players/8", "{ null = true }", false),
        ("/players/0/kept", "{ null = true }", false),
    ] {
        let key = changed("\"/players/0/points\" = 5", &format!("\"{place}\" = {word}"));
        assert_eq!(key == "passes", passes, "{place} {word}: {key}");
    }
    let undecided = r#"
        game = "toy"
        id = "undecided"
        then = { state = { "/players/0/kept" = WORD } }
    "#;
    for (word, passes) in [("null", true), ("absent", true), ("present", false)] {
        let word = format!("{{ {word} = true }}");
        assert_eq!(run(&undecided.replace("WORD", &word)).is_ok(), passes, "{word}");
    }
}

#[test]
fn what_each_viewer_was_told_can_be_demanded() {
    let keep = |told: &str| {
        run(&format!(
            "game = \"toy\"\nid = \"keep\"\nwhen = [{{ seat = 0, action = {{ keep = 0 }} }}]\n[then.told]\n{told}"
        ))
        .is_ok()
    };
    assert!(keep("0 = { clauses = [\"TO-KEEP-01\"], count = 1 }"));
    assert!(keep("spectator = { events = [{ kept = { seat = 0 } }], no_clauses = [\"TO-ROLL-01\"] }"));
    assert!(!keep("0 = { count = 2 }"));
    assert!(!keep("1 = { clauses = [\"TO-ROLL-01\"] }"));
    assert!(!keep("1 = { no_clauses = [\"TO-KEEP-01\"] }"));
    assert!(!keep("1 = { events = [{ kept = { seat = 1 } }] }"));
    assert!(!keep("1 = { events = [{ rolled = {} }] }"));
    assert_eq!(changed("clauses = [\"TO-ROLL-01\"]", "no_clauses = [\"TO-ROLL-01\"]"), "scenario-differs");
    assert_eq!(changed("clauses = [\"TO-ROLL-01\"]", "no_clauses = [\"TO-DRAW-01\"]"), "passes");
}

#[test]
fn options_can_be_demanded_to_be_refused() {
    let refused = |options: &str, then: &str| {
        let text =
            format!("game = \"toy\"\nid = \"options\"\ngiven = {{ options = {options} }}\n[then]\n{then}");
        run(&text).err().map(|problems| problems[0].key)
    };
    assert_eq!(refused("{ players = 9 }", "refused_options = [\"TO-SET-01\"]"), None);
    assert_eq!(refused("{ players = 9 }", "refused_options = [\"toy-players\"]"), None);
    assert_eq!(refused("{ wizards = 9 }", "refused_options = [\"json-unreadable\"]"), None);
    let accepted = "scenario-options-accepted";
    assert_eq!(refused("{ players = 2 }", "refused_options = [\"TO-SET-01\"]"), Some(accepted));
    assert_eq!(refused("{ players = 9 }", "refused_options = [\"TO-KEEP-01\"]"), Some("scenario-differs"));
    let more = "refused_options = [\"TO-SET-01\"]\nover = false";
    assert_eq!(refused("{ players = 9 }", more), Some("scenario-late-options"));
}

#[test]
fn a_scenario_that_checks_nothing_is_refused() {
    let problems = run("game = \"toy\"\nid = \"idle\"\n").expect_err("nothing to fail");
    assert_eq!(problems[0].key, "scenario-checks-nothing");
    run("game = \"toy\"\nid = \"keeps\"\nwhen = [{ seat = 0, action = { keep = 0 } }]")
        .expect("an answer is taken");
}

#[test]
fn errors_name_the_place() {
    let said = |text: &str| run(text).expect_err("wrong")[0].to_string();
    let patch = said(&ROLL.replace("0 = { kept = 0 }", "0 = { kept = 0, points = \"many\" }"));
    assert!(patch.contains("/players/0/points: invalid type"), "{patch}");
    let set = said(&ROLL.replace("luck = []", "set = { \"/deck/0\" = -1 }"));
    assert!(set.contains("/deck/0: invalid value"), "{set}");
    let answer = said(&ROLL.replace("{ 1 = [\"draw\"]", "{ 1 = [\"roll\", { keep = \"all\" }]"));
    assert!(answer.contains("place=offers 1, 2") && answer.contains("/keep: invalid type"), "{answer}");
    let unreadable =
        scenario::parse(&ROLL.replace("seat = 0", "seat = \"me\""), true).expect_err("no number");
    assert!(unreadable.to_string().contains("roll: /when/0/seat: invalid type"), "{unreadable}");
    let unknown = scenario::parse(&ROLL.replace("over = false", "ovr = false"), true).expect_err("no field");
    assert!(unknown.to_string().contains("roll: /then/ovr: unknown field"), "{unknown}");
}

#[test]
fn a_scenario_can_be_looked_at_after_any_step() {
    let parsed = scenario::parse(ROLL, true).expect("scenario");
    let pack = Pack::built_in().expect("data");
    let points = |steps| {
        scenario::after::<Sound>(&parsed[0], pack, steps)
            .map(|(_, state)| state.players[0].points)
            .map_err(|p| p[0].key)
    };
    assert_eq!([points(0), points(1), points(2)], [Ok(0), Ok(0), Ok(5)]);
    assert_eq!(points(3), Err("scenario-no-step"));
    let other = scenario::parse(&ROLL.replace("\"toy\"", "\"chess\""), true).expect("scenario");
    assert_eq!(
        scenario::after::<Sound>(&other[0], pack, 0).map(|_| ()).map_err(|p| p[0].key),
        Err("scenario-other-game")
    );
}
