//! The laws at scale: what was examined is known, and can be taken up again.

use std::{
    path::Path,
    sync::atomic::{AtomicBool, Ordering},
};

use engine::{Pack, Problem};
use lab::{
    laws::{self, Examination, LOT, Report},
    run::Run,
};
use valeria::{Options, Valeria};

struct Wanted<'a> {
    threads: usize,
    seed: u64,
    options: Option<&'a Options>,
    keep: Option<&'a Path>,
    stop_after: u64,
}

const ALL: Wanted = Wanted { threads: 1, seed: 5, options: None, keep: None, stop_after: u64::MAX };

fn examine(wanted: &Wanted<'_>) -> Result<Report, Vec<Problem>> {
    let stop = AtomicBool::new(false);
    let report = laws::run::<Valeria>(&Examination {
        options: wanted.options,
        pack: Pack::built_in().expect("built-in data"),
        games: 3 * LOT,
        first: 0,
        seed: wanted.seed,
        keep: wanted.keep,
        run: Run {
            threads: wanted.threads,
            progress: &|done, _| stop.store(done >= wanted.stop_after, Ordering::Relaxed),
            stop: &stop,
            farm: None,
        },
    });
    report.map(|report| Report { seconds: 0.0, threads: 0, ..report })
}

#[test]
fn threads_and_pauses_change_nothing() {
    let whole = examine(&ALL).expect("an examination");
    assert_eq!((whole.games, whole.games_planned, whole.broken.len()), (3 * LOT, 3 * LOT, 0));
    assert_eq!(whole.configurations, 3);
    assert_eq!(whole.players.values().sum::<u64>(), 3 * LOT);
    assert_eq!(whole, examine(&Wanted { threads: 2, ..ALL }).expect("an examination"));
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("laws.jsonl");
    let part = examine(&Wanted { keep: Some(&file), stop_after: LOT, ..ALL }).expect("an examination");
    assert_eq!(part.games, LOT);
    assert_eq!(whole, examine(&Wanted { keep: Some(&file), ..ALL }).expect("an examination"));
}

#[test]
fn a_file_of_other_work_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("laws.jsonl");
    examine(&Wanted { keep: Some(&file), stop_after: 0, ..ALL }).expect("an examination");
    let before = std::fs::read(&file).expect("the file");
    let other = examine(&Wanted { keep: Some(&file), seed: 6, ..ALL });
    assert_eq!(other.expect_err("another seed")[0].key, "kept-other");
    assert_eq!(std::fs::read(&file).expect("the file"), before);
}

#[test]
fn stated_options_hold_for_every_game() {
    let options = Options { players: 4, events: true, ..Options::default() };
    let report = examine(&Wanted { options: Some(&options), stop_after: LOT, ..ALL }).expect("options");
    assert_eq!((report.players.get(&4), report.configurations), (Some(&LOT), 1));
    let options = Options { players: 9, ..Options::default() };
    assert!(examine(&Wanted { options: Some(&options), ..ALL }).is_err());
}
