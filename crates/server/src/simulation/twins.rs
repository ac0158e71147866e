//! Twin worlds in which nothing differs but what one person answers in secret. The other sees the same at the same moments, to the
//! one bit that is told where a seat is handed on: whether its person has answered within the time before that, or not.

use std::{sync::Arc, thread, time::Duration};

use bots::Level;
use engine::Seat;
use serde_json::json;
use tokio::{runtime::Builder, time::sleep_until};
use words::Lang;

use crate::{
    api,
    app::App,
    secrets::seeded,
    services::{self, Given, Identity, NewTable, Seating},
    tables::{Author, Clock, Clocks, LiveTable, Room},
    time::{Instant, now_ms},
};

use super::{weather::BEGINNING, world::World};

const ANNA: Seat = Seat::at(0);
const BEN: Seat = Seat::at(1);

/// For how long everybody may think, by the clock or before a vote counts.
const LIMIT: u64 = 15;
/// When Ben's seat is handed on, in tenths of a second: he is asked in the first second, whose end is where his time begins for
/// all who look; or one limit later.
const FIRST: i64 = 160;
const SECOND: i64 = FIRST + 10 * LIMIT as i64;

/// How often Anna looks, in milliseconds.
const LOOKS: u64 = 20;

/// Anna has planned her season in Dungeon Lords, Ben may answer three more times in secret. The times are in milliseconds after
/// that, and she looks at all of them.
#[derive(Clone, Copy)]
struct Course {
    clock: Clock,
    /// Whether Anna votes for a bot in his seat.
    votes: bool,
    answers: &'static [u64],
    takes_back: &'static [u64],
    /// When the table is read anew from its log.
    read_anew: Option<u64>,
}

const VOTE: Course =
    Course { clock: Clock::None, votes: true, answers: &[], takes_back: &[], read_anew: None };
const TURN: Course = Course { clock: Clock::Turn(LIMIT), votes: false, ..VOTE };
const TOTAL: Course = Course { clock: Clock::Total(LIMIT), votes: false, ..VOTE };

/// What Anna saw that was new, and when, in tenths of a second; the last of it is that Ben's seat was handed on.
#[derive(Debug, PartialEq)]
struct Seen {
    told: Vec<(i64, String)>,
    /// His clock as she sees it.
    clock: Vec<(i64, Option<i64>)>,
}

impl Seen {
    /// To half a second: what sitting down took of a clock for the whole game is a few thousandths.
    fn handed_on(&self) -> i64 {
        (self.told.last().expect("something").0 + 2) / 5 * 5
    }

    /// All but the last.
    fn until_handed_on(&self) -> &[(i64, String)] {
        &self.told[..self.told.len() - 1]
    }
}

/// All that changes on a page by what others do, and by time alone.
fn told(table: &LiveTable) -> String {
    let json = api::table_json(table, Some(ANNA), Lang::default(), Clocks::Still);
    let there: Vec<_> = table.chairs.iter().map(|chair| table.attendance(chair)).collect();
    let clock = table.clock_seen(BEN, Clocks::Still);
    format!("{json}\n{there:?}, a vote: {}, his clock: {clock:?}", table.offers_vote(BEN))
}

impl Course {
    fn answering(self, answers: &'static [u64]) -> Course {
        Course { answers, ..self }
    }

    fn read_anew(self, at: u64) -> Course {
        Course { read_anew: Some(at), ..self }
    }

    /// In a world of its own: clock and chance are those of a thread.
    fn seen(self) -> Seen {
        thread::spawn(move || {
            plug::open(house::GAMES);
            seeded::begin(1);
            let runtime = Builder::new_current_thread().enable_time().start_paused(true).build();
            runtime.expect("a runtime").block_on(self.go())
        })
        .join()
        .expect("a world")
    }

    async fn go(self) -> Seen {
        let world = World::new(1);
        world.weather.clear();
        let store = world.database.open(BEGINNING + 300).await.expect("a store");
        let (app, wakes) = world.app(store).await;
        tokio::spawn(services::follow(Arc::downgrade(&app), wakes));
        let anna = services::new_guest(&app, "Anna".to_owned()).await.expect("a guest");
        let mut room = self.begin(&app, &anna).await;
        let mut given = 0;
        // Both keep an order, and she plans her season: three orders, and one for the dummy.
        for seat in [BEN, ANNA, ANNA, ANNA, ANNA, ANNA] {
            answer(&app, &room, seat, &mut given).await;
        }
        if self.votes {
            services::vote(&app, &room, &anna, BEN).await.expect("a vote");
        }
        let (began, mut changed) = (Instant::now(), room.changed.subscribe());
        let mut seen = Seen { told: Vec::new(), clock: Vec::new() };
        for at in (0..60_000).step_by(LOOKS as usize) {
            // Never at a moment at which something happens.
            sleep_until(began + Duration::from_millis(at + 7)).await;
            if self.answers.contains(&at) {
                answer(&app, &room, BEN, &mut given).await;
            }
            if self.takes_back.contains(&at) {
                services::undo(&app, &room, BEN).await.expect("it can be taken back");
            }
            if self.read_anew == Some(at) {
                app.rooms.discard(&room, &mut room.enter().await.expect("the table"));
                let id = room.id.clone();
                room = app.room(&id).await.expect("its room");
                changed = room.changed.subscribe();
                changed.mark_changed();
            }
            app.visit(&room);
            let table = room.lock().await;
            let (now, text) = ((now_ms() - BEGINNING) / 100, told(&table));
            if seen.told.last().is_none_or(|(_, latest)| *latest != text) {
                let announced = seen.told.is_empty() || changed.has_changed().expect("a room");
                assert!(announced, "what can be seen from {now} on is told with something else: {text}");
                seen.told.push((now, text));
            }
            changed.mark_unchanged();
            let clock = table.clock_seen(BEN, Clocks::Running);
            if seen.clock.last().is_none_or(|(_, latest)| *latest != clock) {
                seen.clock.push((now, clock));
            }
            if table.chairs[BEN.index()].is_away() {
                return seen;
            }
        }
        panic!("his seat is not handed on: {seen:?}");
    }

    async fn begin(self, app: &App, anna: &Identity) -> Arc<Room> {
        let new = NewTable {
            game: "dungeon-lords".to_owned(),
            options: json!({ "players": 2 }),
            seats: vec![Seating::Here("Anna".to_owned()), Seating::Friend],
            listed: true,
            hints: false,
            door: "door".to_owned(),
            clock: self.clock,
            stand_in: Level::Easy,
            spare: false,
        };
        let id = services::open(app, anna, new).await.expect("a table");
        let room = app.room(&id).await.expect("its room");
        let ben = services::new_guest(app, "Ben".to_owned()).await.expect("a guest");
        services::sit(app, &room, &ben, World::door(), false).await.expect("a seat");
        services::look(app, &room, &anna.id).await;
        room
    }
}

/// The first of the answers there are.
async fn answer(app: &App, room: &Arc<Room>, seat: Seat, given: &mut u32) {
    *given += 1;
    let name = format!("answer {given}");
    let taken = services::answer(app, room, seat, Given::Number(0), None, Author::Person(&name)).await;
    taken.expect("an answer");
}

#[test]
fn whoever_answers_nothing_is_handed_on_when_their_time_is_up() {
    for course in [VOTE, TURN, TOTAL] {
        assert_eq!(course.seen().handed_on(), FIRST, "{:?}", course.clock);
    }
}

#[test]
fn when_somebody_has_answered_in_secret_moves_no_moment_that_others_see() {
    for course in [VOTE, TURN] {
        let silent = course.seen();
        let once = course.answering(&[3_000]).seen();
        assert_eq!(once.handed_on(), SECOND, "{:?}", course.clock);
        assert_eq!(once.until_handed_on(), silent.until_handed_on(), "{:?}", course.clock);
        let others: [&'static [u64]; 3] = [&[9_000], &[3_000, 12_000], &[2_500, 3_000, 14_000]];
        for answers in others {
            assert_eq!(course.answering(answers).seen(), once, "{:?}, {answers:?}", course.clock);
        }
    }
}

/// What a thought takes of a clock for the whole game is the same, however many answers it is.
#[test]
fn a_clock_for_the_whole_game_does_not_hear_of_answers_in_secret() {
    let silent = TOTAL.seen();
    let all: [&'static [u64]; 3] = [&[3_000], &[9_000], &[2_500, 3_000, 14_000]];
    for answers in all {
        assert_eq!(TOTAL.answering(answers).seen(), silent, "{answers:?}");
    }
}

/// Whoever takes back has had the time of what they take back: it is as if they had answered nothing.
#[test]
fn taking_back_in_secret_moves_nothing_either() {
    for course in [VOTE, TURN, TOTAL] {
        let back = Course { answers: &[3_000, 8_000], takes_back: &[5_000, 11_000], ..course };
        assert_eq!(back.seen(), course.seen(), "{:?}", course.clock);
    }
}

/// Where a table is read anew, at another node or after it was out of memory, the moments stay what they are.
#[test]
fn the_moments_follow_from_the_log() {
    for (course, at) in [(VOTE, FIRST), (TURN, FIRST), (TOTAL, FIRST)] {
        assert_eq!(course.read_anew(5_000).seen().handed_on(), at, "{:?}", course.clock);
    }
    for (course, at) in [(VOTE, SECOND), (TURN, SECOND), (TOTAL, FIRST)] {
        let course = course.answering(&[3_000]).read_anew(5_000);
        assert_eq!(course.seen().handed_on(), at, "{:?}", course.clock);
    }
}
