//! Whoever reads French reads no English: help, mistakes at the command line, and what is wrong with files.

use std::{fs, path::Path, process::Output};

use crate::program::{err, games, out, run};

/// Words that every English sentence of ours has one of, and that no French one has.
const ENGLISH: &[&str] = &[
    "the", "of", "is", "are", "was", "were", "not", "with", "without", "must", "expected", "unknown",
    "invalid", "missing", "found", "cannot", "default", "error", "print", "this", "that", "and", "to", "no",
    "such", "has", "have", "one", "needs", "did", "you", "mean", "there", "which", "how", "many", "what",
    "who", "where", "folder", "commands", "twice", "only", "at", "most",
];

/// The English words of a text. What is typed or quoted is the same in every language: flags, names in quotation marks.
fn english(text: &str) -> Vec<String> {
    let mut prose = String::new();
    for (at, part) in text.split(['`', '"', '«', '»']).enumerate() {
        if at % 2 == 0 {
            prose.push_str(part);
        }
    }
    let words = prose.split_whitespace().filter(|word| !word.trim_start_matches(['[', '<']).starts_with('-'));
    let words = words.flat_map(|word| word.split(|letter: char| !letter.is_alphabetic() && letter != '_'));
    words.filter(|word| ENGLISH.contains(&word.to_lowercase().as_str())).map(str::to_owned).collect()
}

#[track_caller]
fn is_french(args: &[&str]) -> Output {
    let output = run(&[args, &["--lang", "fr"]].concat());
    let said = out(&output) + &err(&output);
    assert!(!said.trim().is_empty(), "{args:?} says nothing");
    assert!(!said.contains("cli-") && !said.contains("problem-"), "{args:?}: {said}");
    assert_eq!(english(&said), Vec::<String>::new(), "{args:?}: {said}");
    output
}

const COMMANDS: [&str; 21] = [
    "admin",
    "move-house",
    "backup",
    "restore",
    "serve",
    "play",
    "learn",
    "simulate",
    "tournament",
    "ladder",
    "balance",
    "analyze",
    "puzzles",
    "train",
    "calibrate",
    "laws",
    "scenario",
    "inspect",
    "replay",
    "rules",
    "data",
];

#[test]
fn help() {
    assert!(!english(&out(&run(&["--help"]))).is_empty(), "the words of this test are English");
    assert!(is_french(&["--help"]).status.success());
    for command in COMMANDS {
        let (by_flag, by_word) = (is_french(&[command, "--help"]), is_french(&["help", command]));
        assert!(by_flag.status.success() && by_flag.stdout == by_word.stdout, "{command}");
    }
    for nested in
        [["scenario", "run"], ["data", "check"], ["admin", "find"], ["admin", "close"], ["admin", "block"]]
    {
        is_french(&[&nested[..], &["--help"]].concat());
    }
    assert!(!out(&run(&["serve", "--help"])).contains("--data <"), "what is refused is not offered");
    let page = out(&run(&["simulate", "--help", "--lang", "fr"]));
    for shown in
        ["Usage\u{202f}: menagerie simulate", "[par défaut\u{202f}: 10000]", "--option <NOM=VALEUR>", "<JEU>"]
    {
        assert!(page.contains(shown), "{shown} in {page}");
    }
}

#[test]
fn mistakes_at_the_command_line() {
    for (args, said) in [
        (&["simulat"][..], "simulate"),
        (&["help", "simulat"], "simulate"),
        (&["simulate", "valeria", "--game", "3"], "--games"),
        (&["simulate", "valeria", "--games", "many"], "--games <N>"),
        (&["simulate", "valeria", "--players", "300"], "0..=255"),
        (&["simulate", "valeria", "--games"], "--games <N>"),
        (&["simulate"], "<JEU>"),
        (&["simulate", "valeria", "valeria"], "valeria"),
        (&["tournament", "valeria", "--csv", "--json"], "--json"),
        (&["inspect", "valeria", "--id", "x"], "--scenario <FICHIER>"),
        (&["serve", "--bot-slots", "many"], "bot_slots"),
        (&["serve", "--data", "packs"], "--data"),
    ] {
        let output = is_french(args);
        assert!(!output.status.success() && err(&output).contains(said), "{args:?}: {}", err(&output));
    }
    for nested in ["admin", "scenario", "data"] {
        assert!(!is_french(&[nested]).status.success());
    }
}

#[test]
fn options_bots_and_files() {
    for args in [
        &["tournament", "valeria", "--bots", "hard,foo"][..],
        &["simulate", "valeria", "--bots", "foo"],
        &["simulate", "chess"],
        &["simulate", "valeria", "--options", "{"],
        &["simulate", "valeria", "--options", "{\"players\" 3}"],
        &["simulate", "valeria", "-o", "players"],
        &["simulate", "valeria", "-o", "dragons=true"],
        &["simulate", "valeria", "-o", "events=7"],
        &["simulate", "valeria", "-o", "players=two"],
        &["inspect", "valeria", "--seed", "x"],
        &["replay", "no-such-file.json"],
        &["data", "check", "no-such-folder"],
        &["scenario", "run", "."],
        &["rules", "valeria", "VA-NO-99"],
    ] {
        // The names of files are quoted by nobody.
        if args[1] != "no-such-file.json" && args[1] != "check" {
            assert!(!is_french(args).status.success(), "{args:?}");
        } else {
            let said = err(&run(&[args, &["--lang", "fr"]].concat()));
            assert!(said.contains("n’existe pas") && !said.contains("os error"), "{said}");
        }
    }
}

#[test]
fn data_packs() {
    assert!(is_french(&["data", "check"]).status.success());
    for game in games() {
        let pack = fs::read_to_string(Path::new("../games").join(game).join("data/components.toml"));
        let pack = pack.expect("the pack of the game");
        let folder = tempfile::tempdir().expect("a folder");
        let own = folder.path().join(game);
        fs::create_dir(&own).expect("a folder");
        let id = pack.lines().find(|line| line.starts_with("id = ")).expect("an id");
        let spoiled = [
            // No TOML; a source nobody knows; numbers out of all bounds; every id the same; no entries at all.
            format!("[[\n{pack}"),
            pack.replace("\nsource = \"", "\nsource = \"hear"),
            pack.replace("cost = 1\n", "cost = 99\n").replace("count = 1\n", "count = 99\n"),
            pack.lines()
                .map(|line| if line.starts_with("id = ") { id } else { line })
                .collect::<Vec<_>>()
                .join("\n"),
            pack.lines().take_while(|line| !line.starts_with("[[")).collect::<Vec<_>>().join("\n"),
        ];
        for (number, text) in spoiled.iter().enumerate() {
            fs::write(own.join("components.toml"), text).expect("written");
            let output = run(&["data", "check", folder.path().to_str().expect("a path"), "--lang", "fr"]);
            let said = err(&output).replace(folder.path().to_str().expect("a path"), "");
            if number != 2 {
                assert!(!output.status.success(), "{game} {number}");
            }
            assert_eq!(english(&said), Vec::<String>::new(), "{game} {number}: {said}");
        }
    }
}
