//! The lab tells the truth: threads change nothing, interrupted work goes on, reports hold what they should.

use std::{
    path::Path,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use engine::{Pack, Problems, Seed, Table, net::Net};
use lab::{
    analyze::{self, Analysis},
    balance::{self, Balance},
    html,
    learn::{self, Learning},
    lot::{Farm, Part, Take},
    run::Run,
    tournament::{self, Report, Tournament},
    train::{self, Training},
};
use under_the_bed::{Options, UnderTheBed};
use words::Lang;

fn tournament(threads: usize, keep: Option<&Path>, stop_after: u64) -> Report {
    let stop = AtomicBool::new(false);
    let games = AtomicU64::new(0);
    tournament::run::<UnderTheBed>(&Tournament {
        options: &Options { players: 2 },
        pack: Pack::built_in().expect("built-in data"),
        bots: ["search:20:t2", "greedy", "random"].map(|name| name.parse().expect(name)).into(),
        nets: None,
        games: 4,
        seed: 3,
        keep,
        run: Run {
            threads,
            progress: &|done, _| {
                games.fetch_max(done, Ordering::Relaxed);
                if done >= stop_after {
                    stop.store(true, Ordering::Relaxed);
                }
            },
            stop: &stop,
            farm: None,
        },
    })
    .expect("a tournament")
}

/// A report without the times, which no two runs share.
fn timeless(mut report: Report) -> Report {
    for row in &mut report.rows {
        row.seconds_per_decision_p50 = 0.0;
        row.seconds_per_decision_p95 = 0.0;
    }
    report
}

#[test]
fn the_same_seed_gives_the_same_tournament_on_one_and_two_threads() {
    let one = timeless(tournament(1, None, u64::MAX));
    assert_eq!(one, timeless(tournament(2, None, u64::MAX)));
    // Three pairings, two deals, two seatings.
    assert_eq!((one.games_played, one.games_planned), (12, 12));
    assert_eq!(one.rows.iter().map(|row| row.wins).sum::<f64>(), 12.0);
    assert_eq!(one.rows.last().map(|row| row.bot.as_str()), Some("random"));
    assert!(one.csv().starts_with("bot,games,wins,win_share,ci_low,ci_high,elo,seconds_per_decision_p95"));
    assert!(html::tournament_plot(&one, Lang::EN).contains("greedy"));
}

#[test]
fn an_interrupted_tournament_goes_on_where_it_was_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.jsonl");
    let part = tournament(1, Some(&file), 5);
    assert!(part.games_played < 12);
    let whole = tournament(2, Some(&file), u64::MAX);
    assert_eq!(timeless(whole), timeless(tournament(1, None, u64::MAX)));
    // A line that a crash cut short is played again.
    let text = std::fs::read_to_string(&file).expect("the file");
    std::fs::write(&file, &text[..text.len() - 40]).expect("the file");
    assert_eq!(timeless(tournament(1, Some(&file), u64::MAX)).games_played, 12);
}

#[test]
fn a_balance_report_holds_its_numbers() {
    let stop = AtomicBool::new(false);
    let run = |threads| {
        balance::run::<UnderTheBed>(&Balance {
            options: &[Options::default(), Options { players: 3 }],
            pack: Pack::built_in().expect("built-in data"),
            bot: "greedy".parse().expect("a bot"),
            games: 12,
            seed: 2,
            run: Run { threads, progress: &|_, _| {}, stop: &stop, farm: None },
        })
        .expect("a report")
    };
    let report = run(1);
    assert_eq!(report, run(2));
    let first = &report.variants[0];
    assert_eq!(first.games, 12);
    assert!((first.seats.iter().map(|share| share.share).sum::<f64>() - 1.0).abs() < 1e-9);
    assert_eq!(report.variants[1].seats.len(), 3);
    assert!(first.items.iter().any(|item| item.item.starts_with("slid monster: ")), "{:?}", first.items);
    for lang in Lang::ALL {
        let page = html::balance(&report, lang);
        assert!(page.contains("<svg") && !page.contains("http://") || page.contains("www.w3.org"));
        assert!(!page.contains(">lab-"), "every text is there");
    }
    assert!(report.csv().contains("0,seat_win_share,1,"));
}

#[test]
fn an_analysis_looks_at_every_decision() {
    let pack = Pack::built_in().expect("built-in data");
    let mut table =
        Table::<UnderTheBed>::open(Options::default(), pack, Seed::from_number(5)).expect("a table");
    let mut legal = Vec::new();
    for _ in 0..30 {
        use engine::Game;
        let Some(seat) = table.state().awaiting().lowest() else { break };
        legal.clear();
        table.state().legal(seat, &mut legal);
        table.act(seat, legal[legal.len() - 1]).expect("legal");
    }
    let stop = AtomicBool::new(false);
    let run = |threads| {
        analyze::run::<UnderTheBed>(&Analysis {
            table: &table,
            iterations: 40,
            seed: 1,
            name: &|_, action| format!("{action:?}"),
            phase: |view| if view.pile > 5 { "early" } else { "late" },
            run: Run { threads, progress: &|_, _| {}, stop: &stop, farm: None },
        })
        .expect("an analysis")
    };
    let report = run(1);
    assert_eq!(report, run(2));
    assert_eq!(report.steps.len(), table.steps().len());
    for step in &report.steps {
        assert!((step.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3);
        assert!(step.cost >= 0.0 && (step.cost == 0.0 || !step.same));
        assert!(step.why.iter().all(|reason| reason.worth > 0.0), "{:?}", step.why);
        assert_eq!(step.entry, table.steps()[step.step].entry);
    }
    // The last of the legal answers is often to do nothing: some of them must have been worse than the best.
    assert!(report.seats.iter().any(|seat| !seat.costliest.is_empty()));
    assert!(report.steps.iter().any(|step| !step.why.is_empty()), "no answer has a reason");
    for seat in &report.seats {
        let within: usize = seat.phases.iter().map(|phase| phase.decisions).sum();
        assert_eq!(within, seat.decisions);
        assert!((0.0..=1.0).contains(&seat.accuracy));
    }
    let page = html::analysis(&report, &|reasons| Some(reasons.first()?.feature.clone()), Lang::FR);
    assert!(page.contains("<svg") && page.contains(&Lang::FR.say("review-costly")));
}

#[test]
fn training_is_the_same_on_any_number_of_threads() {
    let stop = AtomicBool::new(false);
    let run = |threads| {
        train::run::<UnderTheBed>(&Training {
            options: &Options::default(),
            pack: Pack::built_in().expect("built-in data"),
            rounds: 2,
            games: 20,
            matches: 8,
            iterations: 0,
            start: None,
            seed: 4,
            run: Run { threads, progress: &|_, _| {}, stop: &stop, farm: None },
        })
        .expect("weights")
    };
    let one = run(1);
    assert_eq!(one, run(2));
    assert_eq!(one.rounds.len(), 2);
    assert!(one.weights.iter().all(|weight| weight.is_finite()));
}

/// What one command has learnt another goes on with: it must be beaten, and its hours count.
#[test]
fn a_net_goes_on_from_another() {
    let stop = AtomicBool::new(false);
    let run = |start: Option<Arc<Net>>, seed| {
        learn::run::<valeria::Valeria>(&Learning {
            options: &valeria::Options::default(),
            pack: Pack::built_in().expect("built-in data"),
            rounds: 1,
            games: 4,
            matches: 4,
            settings: "30:l0".parse().expect("settings"),
            widths: [4, 2],
            start,
            command: "a test".into(),
            seed,
            run: Run { threads: 2, progress: &|_, _| {}, stop: &stop, farm: None },
        })
        .expect("a report")
    };
    let won = |start: Option<&Arc<Net>>| {
        (1..20).find_map(|seed| run(start.cloned(), seed).net).expect("one that wins")
    };
    let mut first = won(None);
    assert!(first.origin.won.ends_with("the same search without"), "{}", first.origin.won);
    first.origin.hours = 5.0;
    let next = won(Some(&Arc::new(first)));
    assert!(next.origin.won.ends_with("the same search with the net before it"), "{}", next.origin.won);
    assert!(next.origin.hours > 5.0, "{}", next.origin.hours);
}

#[test]
fn a_net_is_the_same_on_any_number_of_threads() {
    let stop = AtomicBool::new(false);
    let run = |threads| {
        learn::run::<valeria::Valeria>(&Learning {
            options: &valeria::Options::default(),
            pack: Pack::built_in().expect("built-in data"),
            rounds: 2,
            games: 6,
            matches: 4,
            settings: "45:l1".parse().expect("settings"),
            widths: [8, 4],
            start: None,
            command: "a test".into(),
            seed: 4,
            run: Run { threads, progress: &|_, _| {}, stop: &stop, farm: None },
        })
        .expect("a net")
    };
    // How long it took is no part of it.
    let timeless = |mut report: learn::Report| {
        report.net.iter_mut().for_each(|net| net.origin.hours = 0.0);
        report
    };
    let one = timeless(run(1));
    assert_eq!(one, timeless(run(2)));
    assert_eq!(one.rounds.len(), 2);
    for round in &one.rounds {
        assert!(round.positions > 50, "{round:?}");
        assert!(round.loss_net <= round.loss_weights, "as good as the weights at least: {round:?}");
    }
    assert_eq!(one.net.is_some(), one.rounds.iter().any(|round| round.kept), "only what won is kept");
    if let Some(net) = one.net {
        assert_eq!(net.check::<valeria::Valeria>(), Ok(()));
    }
}

/// Another machine: what it knows of a round came in writing, and lots of two games come back from the last to the first.
struct Elsewhere {
    seed: u64,
    parts: Mutex<Vec<Part>>,
}

impl Farm for Elsewhere {
    fn hand_out(
        &self,
        part: &Part,
        jobs: &[u64],
        stop: &AtomicBool,
        take: &mut Take<'_>,
    ) -> Result<(), Problems> {
        let mut bytes = Vec::new();
        ciborium::into_writer(part, &mut bytes).expect("bytes");
        let part: Part = ciborium::from_reader(&bytes[..]).expect("a part");
        let (options, pack) = (valeria::Options::default(), Pack::built_in().expect("built-in data"));
        for start in (0..jobs.len()).step_by(2).rev() {
            let places = start..(start + 2).min(jobs.len());
            let games = &jobs[places.clone()];
            let lot = learn::lot::<valeria::Valeria>(&options, pack, self.seed, &part, games, stop)?;
            assert_eq!(take(places, &lot.expect("nobody stops it")), Ok(true));
        }
        self.parts.lock().expect("parts").push(part);
        Ok(())
    }

    fn threads(&self) -> usize {
        1
    }
}

#[test]
fn a_net_is_the_same_when_all_its_games_are_played_elsewhere() {
    let stop = AtomicBool::new(false);
    let run = |seed, farm| {
        let mut report = learn::run::<valeria::Valeria>(&Learning {
            options: &valeria::Options::default(),
            pack: Pack::built_in().expect("built-in data"),
            rounds: 2,
            games: 5,
            matches: 4,
            settings: "30:l0".parse().expect("settings"),
            widths: [4, 2],
            start: None,
            command: "a test".into(),
            seed,
            run: Run { threads: 2, progress: &|_, _| {}, stop: &stop, farm },
        })
        .expect("a report");
        report.net.iter_mut().for_each(|net| net.origin.hours = 0.0);
        report
    };
    // The second round is to play with what came of the first.
    let kept = (1..30).map(|seed| (seed, run(seed, None))).find(|(_, report)| report.rounds[0].kept);
    let (seed, here) = kept.expect("a net that wins");
    let elsewhere = Elsewhere { seed, parts: Mutex::default() };
    assert_eq!(run(seed, Some(&elsewhere)), here);
    let parts = elsewhere.parts.into_inner().expect("parts");
    let [Part::NetPlay(first), Part::NetDuel(_), Part::NetPlay(second), Part::NetDuel(_)] = &parts[..] else {
        panic!("two rounds of self-play and a match: {parts:?}");
    };
    assert!(first.best.is_none() && second.best.is_some());
    // A net that is not whole is refused before anybody plays with it.
    let mut torn = second.clone();
    torn.best.iter_mut().for_each(|net| net.own.truncate(1));
    let (options, pack) = (valeria::Options::default(), Pack::built_in().expect("built-in data"));
    let torn = Part::NetPlay(torn);
    let refused = learn::lot::<valeria::Valeria>(&options, pack, seed, &torn, &[0], &stop);
    assert_eq!(refused.expect_err("it does not fit")[0].key, "net-does-not-fit");
}
