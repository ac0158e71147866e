//! A game that was really played is found well, and whatever is done to its log or to what was remembered of it is found out.

use engine::Seed;
use serde_json::json;

use super::*;
use crate::{
    record::{Record, Sight},
    violation::Server,
};

const SOMEBODY: Server = Server { number: 0, program: Program::New };

/// Plays some answers of a game in which everything is acknowledged and shown as it should be.
fn played(game: &str) -> (Log, Game) {
    plug::open(house::GAMES);
    let options = json!({ "players": 2 });
    let plug = plug::find(game).expect("a game");
    let mut play = plug.begin(&options, None, Seed::from_number(5)).expect("begun");
    let (mut record, mut moves) = (Record::default(), Vec::new());
    let mut time = Instant::now();
    let show = |record: &mut Record, play: &dyn Playing| {
        for seat in [0, 1].map(|at| Seat::new(at).expect("a seat")) {
            let moments = play.moments(Eyes::Viewer(Viewer::Seat(seat))).count();
            let shown = Shown { seat: seat.index(), moments, print: seen(play, seat) };
            record.shown.entry(shown).or_insert(Sight { when: Instant::now(), by: SOMEBODY });
        }
    };
    show(&mut record, &*play);
    while moves.len() < 40 {
        // Whoever can, in turn: where both are asked, both answer.
        let awaited: Vec<Seat> = play.awaiting().into_iter().collect();
        let seat = awaited[moves.len() % awaited.len()];
        let legal = play.legal(seat);
        let action = &legal[moves.len() % legal.len()];
        let name = format!("name-{}", moves.len());
        let logged = play.give(seat, action).expect("a legal answer");
        let row = MoveRow {
            seat: seat.index() as i64,
            action: Some(action.to_string()),
            luck: serde_json::to_string(&logged.luck).expect("JSON"),
            state: play.state_hash().expect("a hash"),
            command: format!("{OWN}{name}"),
            spent: 0,
            made: 0,
        };
        let moment = play.moments(Eyes::Viewer(Viewer::Seat(seat))).of(moves.len());
        moves.push(row);
        let (sent, heard) = (time, time + Duration::from_millis(5));
        time += Duration::from_millis(10);
        let end = End::Taken(moment.map(|moment| moment as u64));
        let by = Server { number: moves.len() % 3, program: Program::New };
        record.given.push(Given {
            seat: seat.index(),
            name,
            action: action.to_string(),
            sent,
            heard,
            by,
            end,
        });
        show(&mut record, &*play);
    }
    let (seed, rules) = (play.seed_text(), plug.rules_version().into());
    let log = Log { game: game.to_owned(), options, seed, moves, whole: true, rules, stands: false };
    let last = replay(&log).map(|replayed| [0, 1].map(|at| replayed.last(at).expect("a seat")).to_vec());
    (log, Game { id: "t".to_owned(), record, last: last.expect("an exact log") })
}

/// What is wrong with a game, in words.
fn wrongs(log: &Log, game: &Game) -> Vec<(&'static str, usize)> {
    check(log, game).wrongs().into_iter().filter(|(_, count)| *count > 0).collect()
}

#[test]
fn what_was_really_played_is_well() {
    for game in house::GAMES {
        let (log, game) = played(game.id());
        let found = check(&log, &game);
        assert_eq!((found.answers, found.lines, wrongs(&log, &game)), (40, 40, vec![]));
    }
}

#[test]
fn a_table_rests_when_only_people_are_waited_for() {
    for name in house::GAMES.iter().map(|game| game.id()) {
        let (log, _) = played(name);
        let awaited: HashSet<usize> =
            replay(&log).expect("an exact log").play.awaiting().into_iter().map(Seat::index).collect();
        assert!(log.rests(&awaited) && log.rests(&HashSet::from([0, 1])), "{name}");
        for bot in awaited {
            assert!(!log.rests(&HashSet::from([1 - bot])), "{name}: seat {bot} has not answered yet");
        }
    }
}

/// From an old page the same answer may come once more, and is acknowledged for the line that is there; another one is not it.
#[test]
fn an_answer_that_comes_once_more_is_the_one_that_is_there() {
    let (log, mut game) = played("valeria");
    let mut again = game.record.given[5].clone();
    let after = Duration::from_secs(60);
    (again.sent, again.heard) = (again.sent + after, again.heard + after);
    game.record.given.push(again.clone());
    assert_eq!(wrongs(&log, &game), []);
    again.action = game.record.given[6].action.clone();
    assert_ne!(again.action, game.record.given[5].action);
    game.record.given.push(again);
    assert_eq!(wrongs(&log, &game), [("lost", 1)]);
}

#[test]
fn a_line_that_is_gone_was_lost() {
    let (mut log, game) = played("valeria");
    log.moves.pop();
    let found = check(&log, &game);
    assert_eq!(found.lost, 1);
    assert!(found.leaks > 0, "somebody was shown what the log does not lead to");
    assert_eq!(found.behind, 2);
    let (mut log, game) = played("valeria");
    log.moves.remove(10);
    let found = check(&log, &game);
    assert_eq!((found.lost, found.inexact), (1, 1));
    let (mut log, game) = played("valeria");
    log.whole = false;
    assert_eq!(wrongs(&log, &game), [("replays that differ", 1)]);
}

#[test]
fn a_game_of_earlier_rules_is_played_again_and_does_not_go_on_from_a_stored_state() {
    let (mut log, mut game) = played("valeria");
    assert!(!log.was_renewed(&game), "nobody has met an earlier program");
    game.record.given[3].by.program = Program::Earlier;
    assert!(log.was_renewed(&game));
    log.rules -= 1;
    assert!(!log.was_renewed(&game), "it has the rules that it had");
    log.stands = true;
    assert_eq!(wrongs(&log, &game), [("replays that differ", 1)]);
}

/// Every wrong answer is told with its time and the node that acknowledged it.
#[test]
fn whatever_is_wrong_with_an_answer_says_when_and_where() {
    let told = |log: &Log, game: &Game| {
        let found = check(log, game);
        found.violations.into_iter().map(|one| (one.what, one.which, one.when, one.by)).collect::<Vec<_>>()
    };
    let (mut log, game) = played("valeria");
    assert_eq!(told(&log, &game), []);
    log.moves.pop();
    let last = game.record.given.last().expect("an answer");
    let lost = told(&log, &game);
    let [("lost", which, when, by), shown @ ..] = &lost[..] else { panic!("{lost:?}") };
    assert!(!shown.is_empty() && shown.iter().all(|one| one.0 == "a present that differs"), "{lost:?}");
    assert!(
        which.starts_with(&format!(
            "seat {}, decision name-39, {} acknowledged as moment",
            last.seat, last.action
        )) && which.ends_with("not in the log"),
        "{which}"
    );
    assert_eq!((*when, *by), (Some(last.heard), Some(last.by)));

    let (mut log, game) = played("valeria");
    log.moves.push(log.moves[5].clone());
    let doubled = told(&log, &game);
    let (what, which, when, by) = &doubled[0];
    let once = &game.record.given[5];
    assert_eq!((*what, *when, *by), ("doubled", Some(once.heard), Some(once.by)));
    assert!(which.contains("decision name-5, lines [5, 40]"), "{which}");

    let (mut log, mut game) = played("valeria");
    let early = game.record.given[0].sent;
    (game.record.given[20].sent, game.record.given[20].heard) = (early, early);
    let disordered = told(&log, &game);
    assert!(disordered.iter().all(|one| one.0 == "out of order" && one.3.is_some()), "{disordered:?}");
    assert!(!disordered.is_empty());

    // Nobody remembers it: the log says when it was stored, to the second.
    let (seconds, now) =
        (SystemTime::now().duration_since(UNIX_EPOCH).expect("a time").as_secs(), Instant::now());
    (log, game) = played("valeria");
    log.moves[3].made = seconds as i64 - 1;
    game.record.given.remove(3);
    let made_up = told(&log, &game);
    let [("never given", _, Some(when), None)] = &made_up[..] else { panic!("{made_up:?}") };
    assert!(now.saturating_duration_since(*when) < Duration::from_secs(4));
}

#[test]
fn an_answer_that_became_another_was_lost() {
    let (log, mut game) = played("valeria");
    game.record.given[7].action = json!("another").to_string();
    assert_eq!(wrongs(&log, &game), [("lost", 1)]);
    let (log, mut game) = played("valeria");
    game.record.given[7].end = End::Taken(Some(1000));
    assert_eq!(wrongs(&log, &game), [("lost", 1)], "it was said to be another moment");
}

#[test]
fn what_nobody_gave_and_what_was_refused_must_not_be_there() {
    let (log, mut game) = played("making-monsters");
    game.record.given.remove(3);
    assert_eq!(wrongs(&log, &game), [("never given", 1)]);
    let (log, mut game) = played("making-monsters");
    game.record.given[3].end = End::Refused;
    assert_eq!(wrongs(&log, &game), [("never given", 1)]);
    let (log, mut game) = played("making-monsters");
    game.record.given[3].end = End::Unknown;
    assert!(wrongs(&log, &game).is_empty(), "nobody said anything about it");
    // One that was refused first, and taken when it was sent again.
    let (log, mut game) = played("making-monsters");
    let first = Given { end: End::Refused, ..game.record.given[3].clone() };
    game.record.given.insert(3, first);
    assert!(wrongs(&log, &game).is_empty());
}

#[test]
fn twice_is_once_too_often() {
    let (mut log, game) = played("dungeon-petz");
    let again = log.moves[5].clone();
    log.moves.push(again);
    assert_eq!(check(&log, &game).doubled, 1);
}

#[test]
fn what_was_acknowledged_before_another_was_sent_stands_before_it() {
    let (log, mut game) = played("valeria");
    let given = &mut game.record.given;
    let early = given[0].sent;
    (given[20].sent, given[20].heard) = (early, early);
    assert!(check(&log, &game).disordered > 0);
    // Two that were under way at the same time may stand in any order.
    let (log, mut game) = played("valeria");
    game.record.given[20].sent = early;
    assert!(wrongs(&log, &game).is_empty());
}

#[test]
fn another_luck_and_another_state_are_other_games() {
    let (mut log, game) = played("dungeon-lords");
    log.moves[9].state = log.moves[8].state.clone();
    assert_eq!(check(&log, &game).inexact, 1);
    let (mut log, game) = played("dungeon-lords");
    log.moves[9].luck = "[123456]".to_owned();
    assert_eq!(check(&log, &game).inexact, 1);
}

#[test]
fn a_seat_that_is_shown_what_another_sees_is_found_out() {
    for name in house::GAMES.iter().map(|game| game.id()) {
        let (log, mut game) = played(name);
        let of_other = game.record.shown.keys().copied().filter(|shown| shown.seat == 1);
        let others = of_other.max_by_key(|shown| shown.moments).expect("seat 1 was shown something");
        let peeked = Shown { seat: 0, ..others };
        let sight = Sight { when: Instant::now(), by: SOMEBODY };
        assert!(game.record.shown.insert(peeked, sight).is_none(), "{name}: both see the same");
        assert_eq!(wrongs(&log, &game), [("presents that differ", 1)], "{name}");
        let told: Vec<String> = check(&log, &game).violations.into_iter().map(|one| one.which).collect();
        assert!(told.len() == 1 && told[0].starts_with("seat 0, ") && told[0].contains("view"), "{told:?}");
    }
}

/// An answer that stands in the log as another one, or as another moment, says which of the two it is.
#[test]
fn what_was_acknowledged_as_something_else_is_told_apart() {
    let (log, mut game) = played("valeria");
    let told = |game: &Game| check(&log, game).violations.remove(0).which;
    game.record.given[7].action = "\"another\"".to_owned();
    let which = told(&game);
    let (action, moment) = (log.moves[7].action.as_deref().expect("an answer"), game.record.given[7].end);
    let End::Taken(Some(moment)) = moment else { panic!("{moment:?}") };
    assert!(which.contains(&format!("\"another\" acknowledged as moment {moment}, line 7")), "{which}");
    assert!(which.ends_with(&format!("moment {moment}, is {action}")), "{which}");
    (game.record.given[7].action, game.record.given[7].end) = (action.to_owned(), End::Taken(Some(99)));
    let which = told(&game);
    assert!(
        which
            .contains(&format!("acknowledged as moment 99, line 7 of the log, moment {moment}, is {action}")),
        "{which}"
    );
}
