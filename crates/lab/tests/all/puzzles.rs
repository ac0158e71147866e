//! Puzzles are the same whoever looks for them, and are what they say.

use std::{
    path::Path,
    sync::atomic::{AtomicBool, Ordering},
};

use bots::Settings;
use engine::{Game, Pack, Seat, Witness};
use lab::{
    puzzles::{self, Mining, Puzzle, Report},
    run::Run,
};
use valeria::{Options, Valeria};

/// Looks for puzzles with little thought, so that it does not take long.
fn mined(count: u64, threads: usize, keep: Option<&Path>, stop_after: u64) -> Report {
    let stop = AtomicBool::new(false);
    puzzles::run::<Valeria>(&Mining {
        options: &Options { players: 2, ..Options::default() },
        pack: Pack::built_in().expect("built-in data"),
        count,
        seed: 7,
        player: "search:40".parse().expect("a bot"),
        check: Settings::iterations(200),
        keep,
        run: Run {
            threads,
            progress: &|done, _| stop.store(done >= stop_after, Ordering::Relaxed),
            stop: &stop,
            farm: None,
        },
    })
    .expect("puzzles")
}

#[test]
fn the_same_seed_gives_the_same_puzzles_on_any_number_of_threads() {
    let one = mined(2, 1, None, u64::MAX);
    assert_eq!(one.puzzles.len(), 2);
    assert!(one.puzzles.is_sorted_by_key(|puzzle| puzzle.difficulty));
    let three = mined(2, 3, None, u64::MAX);
    assert_eq!(one.puzzles, three.puzzles);
    // Whoever wants fewer gets the first of them.
    let fewer = mined(1, 2, None, u64::MAX);
    assert!(one.puzzles.contains(&fewer.puzzles[0]) && fewer.puzzles.len() == 1);
}

#[test]
fn work_that_was_left_is_taken_up_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.jsonl");
    let part = mined(2, 1, Some(&file), 1);
    assert!(part.puzzles.len() < 2 && part.games > 0);
    let lines = || std::fs::read_to_string(&file).expect("the file").lines().count();
    let before = lines();
    let whole = mined(2, 2, Some(&file), u64::MAX);
    assert_eq!(whole.puzzles, mined(2, 1, None, u64::MAX).puzzles);
    assert!(lines() > before, "the first games were not played again");
    // All is known now.
    let after = lines();
    assert_eq!(mined(2, 1, Some(&file), u64::MAX).puzzles, whole.puzzles);
    assert_eq!(lines(), after);
}

/// Plays the answers of a puzzle: who is asked then, and what they may answer.
fn reached(puzzle: &Puzzle) -> (Valeria, Seat, usize) {
    let pack = Pack::built_in().expect("built-in data");
    let options = engine::json::read(pack, "options", &puzzle.options).expect("options");
    let mut state = Valeria::new(&options, pack, &puzzle.seed, &mut Witness::silent()).expect("a game");
    let mut legal = Vec::new();
    for number in &puzzle.line {
        let seat = state.awaiting().lowest().expect("somebody is asked");
        legal.clear();
        state.legal(seat, &mut legal);
        state.play(seat, &legal[*number], &mut Witness::silent());
    }
    let seat = state.awaiting().lowest().expect("somebody is asked");
    legal.clear();
    state.legal(seat, &mut legal);
    (state, seat, legal.len())
}

#[test]
fn the_answers_of_a_puzzle_lead_to_its_position() {
    for puzzle in mined(2, 0, None, u64::MAX).puzzles {
        let (state, seat, answers) = reached(&puzzle);
        assert_eq!(engine::json::state_hash(&state).expect("a hash"), puzzle.state);
        assert_eq!((seat, answers), (puzzle.seat, puzzle.chances.len()));
        assert!(answers >= 3 && puzzle.best < answers && puzzle.margin >= 0.05);
        let next = puzzle.next().expect("another answer");
        assert!(puzzle.chances[puzzle.best] > puzzle.chances[next]);
        let text = serde_json::to_string(&puzzle).expect("text");
        assert_eq!(serde_json::from_str::<Puzzle>(&text).expect("a puzzle"), puzzle);
        let more = text.replacen('{', "{\"more\":1,", 1);
        assert!(serde_json::from_str::<Puzzle>(&more).is_err(), "a field that nobody knows");
    }
}

#[test]
fn work_that_is_stopped_at_once_finds_nothing() {
    let report = mined(2, 1, None, 0);
    assert_eq!((report.puzzles.len(), report.games, report.wanted), (0, 0, 2));
}
