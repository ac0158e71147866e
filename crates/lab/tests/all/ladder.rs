//! A ladder is the same on any number of threads, can be left and taken up again, and puts the stronger bot higher.

use std::{
    path::Path,
    sync::atomic::{AtomicBool, Ordering},
};

use engine::Pack;
use lab::{
    html,
    ladder::{self, Climb, Ladder, Rungs},
    run::Run,
};
use valeria::{Options, Valeria};
use words::Lang;

fn climb(players: u8, threads: usize, keep: Option<&Path>, stop_after: u64) -> Rungs {
    let stop = AtomicBool::new(false);
    let mut rungs = ladder::run::<Valeria>(&Climb {
        options: &Options { players, ..Options::default() },
        pack: Pack::built_in().expect("built-in data"),
        bots: ["random", "greedy", "search:10:p0"].map(|name| name.parse().expect(name)).into(),
        games: 12,
        seed: 4,
        keep,
        run: Run {
            threads,
            progress: &|done, _| stop.store(done >= stop_after, Ordering::Relaxed),
            stop: &stop,
            farm: None,
        },
    })
    .expect("a ladder");
    // Times are no two runs' own.
    for rung in &mut rungs.rows {
        (rung.seconds_p50, rung.seconds_p95, rung.seconds_mean, rung.joules) = (0.0, 0.0, 0.0, 0.0);
    }
    rungs
}

#[test]
fn a_ladder_repeats_and_goes_on_where_it_was_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.jsonl");
    let one = climb(2, 1, None, u64::MAX);
    assert!(climb(2, 1, Some(&file), 5).games < 12);
    assert_eq!(climb(2, 2, Some(&file), u64::MAX), one);
    assert_eq!(one.games, 12);
    assert_eq!(one.rows.iter().map(|rung| rung.games).sum::<u64>(), 24);
    assert_eq!(one.rows.last().map(|rung| rung.bot.as_str()), Some("random"));
    for rung in &one.rows {
        let [low, elo, high] = rung.elo.expect("they met somebody");
        assert!(low <= elo && elo <= high, "{rung:?}");
    }
}

#[test]
fn whoever_plays_alone_is_measured_by_games_won() {
    let rungs = climb(1, 2, None, u64::MAX);
    assert_eq!((rungs.games, rungs.rows.len()), (12, 3));
    assert!(rungs.rows.iter().all(|rung| rung.elo.is_none() && rung.games == 4), "{rungs:?}");
    let ladder = Ladder {
        game: "valeria".into(),
        rules: 1,
        data: String::new(),
        watts: ladder::WATTS,
        tables: vec![Rungs { command: "menagerie ladder valeria".into(), ..rungs }],
    };
    for lang in Lang::ALL {
        let page = html::ladder(&ladder, lang);
        assert!(page.contains("<svg") && page.contains("Valeria") && !page.contains("ladder-"), "{page}");
        assert!(page.contains("menagerie ladder valeria"), "{page}");
        assert!(page.contains("easy, normal, hard, expert"), "who was not there is named: {page}");
    }
}
