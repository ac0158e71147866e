//! The program as a person meets it.

use std::{fs, path::Path, process::Output};

use crate::program::{err, games, json, menagerie, out, run, type_in};

#[test]
fn help_teaches_in_both_languages() {
    let (english, french) = (out(&run(&["--help"])), out(&run(&["--help", "--lang", "fr"])));
    assert!(
        english.contains("Play many games on all cores") && french.contains("Jouer de nombreuses parties")
    );
    for command in ["play", "simulate", "scenario", "inspect", "replay", "rules", "data"] {
        for lang in ["en", "fr"] {
            let output = run(&["help", command, "--lang", lang]);
            let output =
                if output.status.success() { output } else { run(&[command, "--help", "--lang", lang]) };
            assert!(!out(&output).contains("cli-"), "{command} {lang}: {}", out(&output));
        }
    }
    let by_locale = menagerie(&["--help"]).env("LC_ALL", "fr_FR.UTF-8").output().expect("starts");
    assert!(out(&by_locale).contains("quatre jeux"));
}

#[test]
fn unknown_things_are_refused_with_advice() {
    for (args, said) in [
        (&["play", "chess"][..], "There is no game called \"chess\". Known: valeria"),
        (&["simulate", "valeria", "--players", "9"], "1 to 5 players"),
        (&["simulate", "valeria", "-o", "setup=nowhere"], "no set-up \"nowhere\""),
        (&["simulate", "valeria", "-o", "dragons=true"], "dragons"),
        (&["simulate", "valeria", "--options", "{"], "cannot be read"),
        (&["simulate", "valeria", "--bots", "genius"], "genius"),
        (&["play", "valeria", "--seed", "xyz"], "no seed"),
        (&["play", "valeria", "--seats", "cat"], "cat"),
        (&["rules", "valeria", "VA-NO-99"], "no clause"),
        (&["replay", "no-such-file.json"], "no-such-file.json"),
        (&["scenario", "run", "no-such-file.toml"], "no-such-file.toml"),
        (&["data", "check", "no-such-folder"], "no-such-folder"),
        (&["inspect", "valeria", "--data", "no-such-folder"], "no-such-folder"),
        (&["serve", "--data", "packs"], "built-in data packs only"),
        (&["--data", "packs"], "built-in data packs only"),
        (&["simulat"], "Did you mean simulate?"),
        (&["simulate", "valeria", "--games", "many"], "\"many\" does not fit --games <N>"),
    ] {
        let output = run(args);
        assert!(!output.status.success(), "{args:?} was accepted");
        assert!(err(&output).contains(said), "{args:?}: {}", err(&output));
        assert!(!err(&output).contains("panicked"), "{args:?}: {}", err(&output));
    }
}

#[test]
fn any_bots_simulate_in_any_mix() {
    for (bots, seated) in [
        ("random", ["random"; 3]),
        ("greedy,random", ["greedy", "random", "random"]),
        ("search:5,easy,random", ["search:5", "easy", "random"]),
    ] {
        let args = ["simulate", "valeria", "--players", "3", "--games", "2", "--bots", bots, "--json"];
        assert_eq!(json(&args)["bots"], serde_json::json!(seated));
    }
}

#[test]
fn simulations_report_stable_keys_and_repeat() {
    for game in games() {
        let args = ["simulate", game, "--games", "50", "--seed", "3", "--json"];
        let (one, two) = (json(&args), json(&[&args[..], &["--threads", "1"]].concat()));
        for key in [
            "games",
            "games_per_second",
            "decisions_per_second",
            "decisions_per_game",
            "threads",
            "seed",
            "state_bytes",
        ] {
            assert!(one[key].is_number(), "{game}: {key} in {one}");
        }
        assert_eq!((one["games"].as_u64(), one["seed"].as_u64()), (Some(50), Some(3)));
        assert_eq!((&one["checksum"], &one["decisions"]), (&two["checksum"], &two["decisions"]));
        assert_eq!(two["threads"], 1);
    }
    let table = out(&run(&["simulate", "valeria", "--games", "20", "--lang", "fr"]));
    assert!(table.contains("Parties par seconde"), "{table}");
}

/// Always the first answer, until the game is over.
fn first_answers(args: &[&str]) -> Output {
    type_in(args, &"1\n".repeat(3000))
}

#[test]
fn a_whole_game_is_played_saved_and_replayed() {
    let folder = tempfile::tempdir().expect("folder");
    let file = folder.path().join("game.json");
    let file = file.to_str().expect("path");
    for (game, lang) in games().flat_map(|game| [(game, "en"), (game, "fr")]) {
        let seats = "human,greedy,random,easy";
        let players = &["play", game, "--seed", "11", "--players", "4", "--seats", seats];
        let played = first_answers(&[players, &["--save", file, "--lang", lang][..]].concat());
        assert!(played.status.success(), "{}", err(&played));
        assert!(out(&played).contains(file), "the game was not saved: {}", out(&played));
        let replayed = run(&["replay", file, "--lang", lang]);
        assert!(replayed.status.success(), "{}", err(&replayed));
        let early = run(&["replay", file, "--at", "3", "--viewer", "0"]);
        assert!(early.status.success(), "{}", err(&early));
        let outcome = json(&["inspect", game, "--from", file, "--only", "/outcome"]);
        assert!(outcome["standings"].is_array(), "{outcome}");
    }
}

#[test]
fn leaving_and_coming_back_loses_nothing() {
    let folder = tempfile::tempdir().expect("folder");
    let file = folder.path().join("game.json");
    let file = file.to_str().expect("path");
    let left = type_in(&["play", "valeria", "--seed", "5", "--save", file], "1\n1\nq\n");
    assert!(left.status.success(), "{}", err(&left));
    let before = json(&["inspect", "valeria", "--from", file, "--only", "/entries"]).as_u64();
    let back = type_in(&["play", "--resume", file], "1\nq\n");
    assert!(back.status.success(), "{}", err(&back));
    let after = json(&["inspect", "valeria", "--from", file, "--only", "/entries"]).as_u64();
    assert!(after > before, "{after:?} entries after {before:?}");
}

#[test]
fn questions_undo_and_wrong_input_are_answered() {
    let input = "?\n? 1\n99\nnonsense\nu\nh\nl\nt\n1\nq\n";
    let output = type_in(&["play", "valeria", "--seed", "5", "--seats", "human,human"], input);
    let text = out(&output);
    assert!(output.status.success(), "{}", err(&output));
    assert!(text.contains("VA-SET-13"), "the rule behind an answer: {text}");
    assert!(text.contains("from 1 to 2") && text.contains("nothing of yours"), "{text}");
    assert!(text.contains("% to win"), "a hint: {text}");
    assert!(text.contains("keyboard goes to"), "two people share the keyboard: {text}");
}

#[test]
fn damaged_saves_are_refused_with_the_reason() {
    let folder = tempfile::tempdir().expect("folder");
    let file = folder.path().join("game.json");
    let path = file.to_str().expect("path");
    type_in(&["play", "valeria", "--seed", "5", "--save", path], "1\n1\n1\nq\n");
    let good = fs::read_to_string(&file).expect("save");
    let cut = &good[..good.len() / 2];
    let altered = good.replacen("\"seat\":0", "\"seat\":1", 1);
    let other = good.replacen("menagerie-save", "something-else", 1);
    let newer = good.replacen("\"version\":2", "\"version\":99", 1);
    for (text, said) in [
        (cut, "cut short"),
        (&altered, "altered"),
        (&other, "not a save"),
        (&newer, "format version 99"),
        ("", "cut short"),
    ] {
        fs::write(&file, text).expect("write");
        for command in
            [&["replay", path][..], &["play", "--resume", path], &["inspect", "valeria", "--from", path]]
        {
            let output = run(command);
            assert!(!output.status.success() && err(&output).contains(said), "{command:?}: {}", err(&output));
        }
    }
}

#[test]
fn the_guide_to_scenarios_tells_the_truth() {
    let guide = fs::read_to_string("../../docs/scenarios.md").expect("guide");
    let example =
        guide.split("```toml").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let folder = tempfile::tempdir().expect("folder");
    let file = folder.path().join("example.toml");
    fs::write(&file, example).expect("write");
    let path = file.to_str().expect("path");
    let output = run(&["scenario", "run", path]);
    assert!(output.status.success(), "{}", err(&output));
    assert!(out(&output).contains("1 passed, 0 failed"));

    let broken = example.replace("\"/players/0/gold\" = 1", "\"/players/0/gold\" = 7");
    fs::write(&file, broken).expect("write");
    let output = run(&["scenario", "run", path]);
    assert_eq!(output.status.code(), Some(1));
    assert!(out(&output).contains("/players/0/gold: expected 7, found 1"), "{}", out(&output));

    let strength = json(&["inspect", "valeria", "--scenario", path, "--only", "/state/players/0/strength"]);
    assert_eq!(strength, 1);
}

#[test]
fn inspect_shows_everything_and_no_more_than_a_seat_may_know() {
    for game in games() {
        let whole = json(&["inspect", game, "--moves", "15", "--seed", "8"]);
        for key in ["options", "awaiting", "legal", "state", "views", "outcome", "entries"] {
            assert!(whole.get(key).is_some(), "{game}: no {key}");
        }
        let text = whole["views"].to_string();
        assert!(!text.contains("\"luck\""), "{game}: a view holds the random generator");
    }
    let views = json(&["inspect", "valeria", "--seed", "8", "--only", "/views"]);
    assert_eq!(views["0"]["players"][0]["dealt"].as_array().map(Vec::len), Some(2));
    assert_eq!(views["0"]["players"][1]["dealt"].as_array().map(Vec::len), Some(0));
}

#[test]
fn every_clause_of_every_game_is_cited_by_a_test() {
    let report = json(&["rules", "coverage", "--json", "--root", "../.."]);
    for game in games() {
        assert_eq!(report[game]["uncited"], serde_json::json!([]), "{game}");
        assert_eq!(report[game]["unknown"], serde_json::json!([]), "{game}");
        assert_eq!(report[game]["clauses"], report[game]["cited"], "{game}");
    }
}

#[test]
fn rules_can_be_read_in_both_languages() {
    for game in games() {
        for lang in ["en", "fr"] {
            let output = run(&["rules", game, "--lang", lang]);
            assert!(output.status.success() && out(&output).lines().count() > 300, "{game} {lang}");
        }
    }
    assert!(out(&run(&["rules", "valeria", "va-pay-01", "--lang", "fr"])).contains("Magie"));
}

#[test]
fn data_packs_are_checked_and_replaceable() {
    assert!(run(&["data", "check"]).status.success());
    let folder = tempfile::tempdir().expect("folder");
    let own = folder.path().join("valeria");
    fs::create_dir(&own).expect("folder");
    let pack = fs::read_to_string(Path::new("../games/valeria/data/components.toml")).expect("pack");
    let path = folder.path().to_str().expect("path");

    let changed = pack.replacen("start_gold = 2", "start_gold = 5", 1);
    fs::write(own.join("components.toml"), changed).expect("write");
    assert!(run(&["data", "check", path]).status.success());
    let gold = json(&["inspect", "valeria", "--data", path, "--only", "/state/players/0/gold"]);
    assert_eq!(gold, 5);

    let nameless = pack.replacen("id = \"cornelius\"", "id = \"nobody\"\nname_en = \"Nobody\"", 1);
    fs::write(own.join("components.toml"), nameless).expect("write");
    for refused in [run(&["data", "check", path]), run(&["simulate", "valeria", "--data", path])] {
        assert!(!refused.status.success() && err(&refused).contains("valeria-duke-nobody"), "{refused:?}");
    }

    let broken = pack.replacen("role = \"holy\"", "role = \"wholly\"", 1).replacen("cost = 9", "cost = 0", 1);
    fs::write(own.join("components.toml"), broken).expect("write");
    let output = run(&["data", "check", path]);
    let said = err(&output);
    assert!(!output.status.success());
    assert!(said.contains("cleric") && said.contains("wholly") && said.contains("cost 0"), "{said}");
    assert!(said.contains("components.toml"), "{said}");
    assert!(!run(&["simulate", "valeria", "--games", "1", "--data", path]).status.success());
}
