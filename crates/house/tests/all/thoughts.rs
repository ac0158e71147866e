//! Thoughts that are had elsewhere: what is written down for them says what the seat sees and no more, and leads to the same.

use bots::{Kind, Level};
use engine::{Seat, Seed, Viewer};
use plug::{About, Playing, Plug, Task};
use serde_json::{Value, json};

/// Shows every table on the way of a game at random at which `seats` are asked, and the last one.
fn play(game: &Plug, seed: u64, mut look: impl FnMut(&dyn Playing, Seat, usize)) -> Box<dyn Playing> {
    let options = json!({ "players": 3 });
    let mut table = game.begin(&options, None, Seed::from_number(seed)).expect("a table");
    let mut bot = table.player(Kind::Random, seed);
    let mut decisions = 0;
    while let Some(seat) = table.awaiting().lowest() {
        for asked in table.awaiting() {
            look(&*table, asked, decisions);
            decisions += 1;
        }
        let advice = bot.choose(&*table, seat).expect("it is asked");
        table.give(seat, &advice.action).expect("a legal answer");
    }
    table
}

/// A task as it arrives elsewhere.
fn sent(task: &Task) -> Task {
    let text = serde_json::to_string(task).expect("JSON");
    serde_json::from_str(&text).expect("a task")
}

/// Hidden cards are in no message: twins that differ only in what the seat cannot know lead to the same bytes.
#[test]
fn what_is_written_down_is_what_the_seat_sees() {
    for game in house::GAMES {
        let (mut others, mut imagined) = (0, 0);
        play(game, 11, |table, seat, number| {
            if number % 5 != 0 {
                return;
            }
            let place = format!("{}: decision {number}", game.id());
            let task =
                |table: &dyn Playing| table.thinking(seat, Level::Hard, 7).expect("it is asked").task();
            let written = task(table);
            let there = game.stand(&table.options(), None, &sent(&written).state).expect("a state");
            assert_eq!(there.view(Viewer::Seat(seat)), table.view(Viewer::Seat(seat)), "{place}");
            assert_eq!(there.legal(seat), table.legal(seat), "{place}");
            imagined += usize::from(written.state != table.state());
            // That such tables look the same is what the laws test. A step that can be taken back may show something else on new
            // ground: another seat's last imps are in its group, and all see it ready.
            let looks_the_same =
                |twin: &dyn Playing| twin.view(Viewer::Seat(seat)) == table.view(Viewer::Seat(seat));
            let twins = (0..3).filter_map(|twin| table.resampled(seat, twin));
            for twin in twins.filter(|twin| looks_the_same(&**twin)) {
                others += usize::from(twin.state() != table.state());
                assert_eq!(task(&*twin), written, "{place}: it says what the seat cannot know");
            }
        });
        assert!(others > 10 && imagined > 10, "{}: {others} twins, {imagined} other states", game.id());
    }
}

#[test]
fn the_same_seed_comes_to_the_same_answer_elsewhere() {
    for game in house::GAMES {
        play(game, 12, |table, seat, number| {
            let level = match number {
                number if number % 60 == 3 => Level::Normal,
                number if number % 10 == 0 => Level::Easy,
                _ => return,
            };
            let place = format!("{}: decision {number}", game.id());
            let explained = number % 20 == 0;
            let thought = || match explained {
                true => table.advising(seat, level, 9).expect("it is asked"),
                false => table.thinking(seat, level, 9).expect("it is asked"),
            };
            let said = game.think(&sent(&thought().task())).expect("an answer");
            let there = thought().taken(&said).expect("an answer to this decision");
            assert_eq!(there, thought().here(), "{place}");
        });
    }
}

#[test]
fn a_review_is_the_same_elsewhere() {
    for game in house::GAMES {
        let over = play(game, 13, |_, _, _| {});
        let looks = || over.examinations(12, 5).into_iter().step_by(15);
        assert!(looks().count() > 3, "{}", game.id());
        for (look, again) in looks().zip(looks()) {
            let said = game.think(&sent(&look.task())).expect("a look");
            let there = look.taken(&said).expect("a look at this decision");
            assert_eq!(there, again.here(), "{}", game.id());
        }
    }
}

#[test]
fn work_of_other_rules_or_cards_is_refused() {
    for game in house::GAMES {
        let table = game.begin(&json!({ "players": 2 }), None, Seed::from_number(1)).expect("a table");
        let seat = table.awaiting().lowest().expect("a decision");
        let task = table.thinking(seat, Level::Easy, 1).expect("it is asked").task();
        assert!(game.think(&task).is_ok());
        let refused = |change: &dyn Fn(&mut Task)| {
            let mut other = task.clone();
            change(&mut other);
            game.think(&other).expect_err("refused")[0].key.to_owned()
        };
        assert_eq!(refused(&|task| task.rules += 1), "task-other-rules");
        assert_eq!(refused(&|task| task.data = "0123456789".to_owned()), "task-other-data");
        assert_eq!(refused(&|task| task.state = json!({ "players": 3 })), "json-unreadable");
        let nobody: Seat = serde_json::from_value(json!(3)).expect("a seat");
        assert_eq!(refused(&|task| task.seat = nobody), "task-not-asked");
        let level = || About::Answer { level: "godlike".to_owned(), within_ms: 1, explained: false };
        assert_eq!(refused(&|task| task.about = level()), "bad-bot");
        let look = || About::Look { played: json!("nonsense"), iterations: 1, step: 0, entry: 0 };
        assert_eq!(refused(&|task| task.about = look()), "json-unreadable");
    }
}

/// Whatever somebody elsewhere says: what is no answer to the decision is none.
#[test]
fn only_answers_are_taken() {
    for game in house::GAMES {
        let mut later = None;
        let over = play(game, 14, |table, seat, number| {
            if number == 20 {
                later = Some((table.copied(), seat));
            }
        });
        let (table, seat) = later.expect("twenty decisions");
        let thought = || table.thinking(seat, Level::Easy, 1).expect("it is asked");
        let good = game.think(&thought().task()).expect("an answer");
        assert!(thought().taken(&good).is_some());
        let changed = |good: &Value, pointer: &str, value: Value| {
            let mut other = good.clone();
            *other.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer} in {good}")) = value;
            other
        };
        for other in [
            Value::Null,
            json!({}),
            changed(&good, "/action", Value::Null),
            changed(&good, "/action", json!({ "fly": 3 })),
            changed(&good, "/thoughts", json!([{ "action": good["action"], "chance": 1.5, "why": [] }])),
        ] {
            assert!(thought().taken(&other).is_none(), "{}: {other}", game.id());
        }
        let look = over.examination(20, 3, 1).expect("a decision");
        let good = game.think(&look.task()).expect("a look");
        assert!(look.taken(&good).is_some());
        for (pointer, value) in [
            ("/best", json!(9999)),
            ("/played", json!(9999)),
            ("/entry", json!(21)),
            ("/phase", json!("another")),
            ("/value_best", json!(7.0)),
            ("/cost", json!(-1.0)),
        ] {
            let other = changed(&good, pointer, value);
            assert!(look.taken(&other).is_none(), "{}: {other}", game.id());
        }
    }
}

#[test]
fn a_house_has_a_mark() {
    plug::open(house::GAMES);
    let mark = plug::mark().expect("a mark");
    assert!(mark.len() == 16 && mark.chars().all(|letter| letter.is_ascii_hexdigit()), "{mark}");
}
