//! Whether chances are true is measured the same on any number of threads, can be left and taken up again, and what is
//! learnt from it makes results less surprising.

use std::{
    path::Path,
    sync::atomic::{AtomicBool, Ordering},
};

use engine::{
    Pack,
    chances::{Calibration, Lens},
};
use lab::{
    calibrate::{self, Calibrating, Record, Said, Seen},
    run::Run,
};
use valeria::{Options, Valeria};

fn record(games: u64, threads: usize, keep: Option<&Path>, stop_after: u64) -> Record {
    let stop = AtomicBool::new(false);
    calibrate::run::<Valeria>(&Calibrating {
        options: &Options::default(),
        pack: Pack::built_in().expect("built-in data"),
        bots: ["greedy", "search:5:p0"].map(|name| name.parse().expect(name)).into(),
        games,
        seed: 3,
        keep,
        run: Run {
            threads,
            progress: &|done, _| stop.store(done >= stop_after, Ordering::Relaxed),
            stop: &stop,
            farm: None,
        },
    })
    .expect("a record")
}

#[test]
fn what_is_said_and_seen_is_the_same_on_any_number_of_threads_and_goes_on_where_it_was_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.jsonl");
    let one = record(4, 1, None, u64::MAX);
    assert_eq!(one.games.len(), 4);
    assert!(record(4, 1, Some(&file), 2).games.len() < 4);
    assert_eq!(record(4, 2, Some(&file), u64::MAX), one);
    for seen in &one.games {
        assert!((seen.won.iter().sum::<f32>() - 1.0).abs() < 1e-6, "{:?}", seen.won);
        for lens in Lens::ALL {
            let said: Vec<_> = seen.said.iter().filter(|said| said.lens == lens).collect();
            assert!(said.len() > 1, "{lens:?}");
            for said in said {
                let expected = if lens == Lens::Search { 1 } else { 2 };
                assert_eq!((said.chances.len(), said.seat.is_some()), (expected, lens == Lens::Search));
                assert!(said.chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{said:?}");
            }
        }
    }
}

#[test]
fn what_is_told_is_less_surprising_than_what_bots_say() {
    let record = record(6, 2, None, u64::MAX);
    let mut calibration = Calibration::new(record.rules, record.data.clone());
    record.learn(&mut calibration);
    for lens in Lens::ALL {
        let (said, told) = (record.gap(lens, None), record.gap(lens, Some(&calibration)));
        assert_eq!(said.count(), told.count());
        assert!(told.surprise() <= said.surprise() + 1e-4, "{lens:?}: {said:?} {told:?}");
        let correction = calibration.of(2, lens).expect("learnt");
        let unseen = record.unseen(lens);
        let truer = unseen.average().min(said.average()) as f32;
        assert_eq!((correction.games, correction.gap_after), (6, truer));
        assert_eq!(unseen.count(), told.count(), "every game is asked about once");
        assert!(
            unseen.surprise() > told.surprise(),
            "{lens:?}: nobody is told what was learnt from that game"
        );
    }
    let text = calibration.text("menagerie calibrate valeria");
    assert_eq!(Calibration::read(&text), Ok(calibration));
}

/// Bots that say four of five win four of five games, in each fifth of them a little more or less often, by luck.
#[test]
fn what_is_true_is_told_as_bots_say_it() {
    let game = |game: u64| {
        let wins = [6, 7, 8, 9, 10][(game % 5) as usize];
        let won = if game / 5 % 10 < wins { vec![1.0, 0.0] } else { vec![0.0, 1.0] };
        let said = Said { lens: Lens::Table, clock: 1, seat: None, chances: vec![0.8, 0.2] };
        Seen { game, won, said: vec![said] }
    };
    let mut calibration = Calibration::new(1, "cards".to_owned());
    let games = (0..50).map(game).collect();
    Record { game: "valeria", rules: 1, data: "cards".to_owned(), players: 2, games }.learn(&mut calibration);
    let correction = calibration.of(2, Lens::Table).expect("learnt");
    assert!(correction.slopes.iter().all(|slope| *slope == 1.0), "{correction:?}");
    assert!(correction.gap_after == correction.gap_before && correction.gap_before < 1e-3, "{correction:?}");
}
