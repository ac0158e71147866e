//! Puzzles at the terminal: solved one after another, and looked for.

use plug::Puzzle;

use crate::program::{err, games, out, run, type_in};

#[test]
fn puzzles_are_solved_one_after_another() {
    for game in games() {
        let said = out(&type_in(&["puzzles", game, "--play"], "nonsense\n0\n99999\ns\nn\ns\nq\n"));
        assert!(said.contains("Puzzle 1 ·") && said.contains("Puzzle 2 ·"), "{said}");
        assert!(!said.contains("Puzzle 3 ·"), "{said}");
        assert_eq!(said.matches("The best answer: ").count(), 2, "{said}");
        // What cannot be read is answered with what can be done.
        assert_eq!(said.matches("A number gives that answer, s shows").count(), 4, "{said}");
    }
}

#[test]
fn every_answer_is_judged_and_one_is_right() {
    let numbers: String = (1..=3).map(|number| format!("{number}\n")).collect();
    let said = out(&type_in(&["puzzles", "valeria", "--play", "2", "--lang", "fr"], &numbers));
    assert!(said.contains("Problème 2 ·") && !said.contains("Problème 1 ·"), "{said}");
    let right = said.matches("Bien vu").count();
    assert_eq!(right + said.matches("Ce n’est pas la meilleure").count(), 3, "{said}");
    assert!(right <= 1, "{said}");
}

#[test]
fn there_are_only_so_many() {
    for number in ["0", "100000", "18446744073709551615"] {
        let none = run(&["puzzles", "valeria", "--play", number]);
        assert!(!none.status.success() && err(&none).contains("There is no puzzle"), "{}", err(&none));
    }
    let word = run(&["puzzles", "valeria", "--play", "one"]);
    assert!(!word.status.success());
    let many = run(&["puzzles", "valeria", "--players", "9", "--count", "1"]);
    assert!(!many.status.success() && out(&many).is_empty(), "{}", out(&many));
}

#[test]
fn a_puzzle_is_found_and_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let (found, keep) = (file("puzzles.jsonl"), file("games.jsonl"));
    let args = ["puzzles", "dungeon-lords", "--count", "1", "--seed", "1", "--keep", &keep];
    let first = run(&[&args[..], &["--out", &found]].concat());
    assert!(first.status.success() && err(&first).contains("1 of 1 puzzles"), "{}", err(&first));
    let text = std::fs::read_to_string(&found).expect("a file");
    let puzzle: Puzzle = serde_json::from_str(text.trim_end()).expect("a puzzle");
    assert_eq!(puzzle.options["players"], 2);
    // The game is known now, and the same comes of it; where no file is named it is printed.
    let again = run(&args);
    assert_eq!(out(&again), text);
    let other = run(&[&args[..5], &["2"], &args[6..]].concat());
    assert!(!other.status.success() && err(&other).contains("other settings"), "{}", err(&other));
}
