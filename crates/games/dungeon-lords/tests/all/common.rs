//! Short ways to set a table and to look at it.

use dungeon_lords::{Action, Data, DungeonLords, Event};
use engine::{Game, Pack, Seat, Seed, Table, Told, Witness, json};
use serde_json::{Value, json};

pub fn pack() -> Pack<Data> {
    Pack::built_in().expect("the built-in pack is good")
}

pub fn data() -> &'static Data {
    pack().data()
}

/// A new table.
pub fn fresh(options: Value) -> DungeonLords {
    let options = json::read(pack(), "options", &options).expect("options");
    DungeonLords::new(&options, pack(), &Seed::from_number(1), &mut Witness::recording()).expect("a table")
}

/// A table with single values set by JSON pointer, played on to its first question.
pub fn given(options: Value, set: Value) -> DungeonLords {
    told(options, set).0
}

/// As [`given`], with what the first forced steps told.
pub fn told(options: Value, set: Value) -> (DungeonLords, Vec<Told<Event>>) {
    let mut state = json::write(pack(), &fresh(options));
    for (pointer, wanted) in set.as_object().expect("values by pointer") {
        let (parent, key) = pointer.rsplit_once('/').expect("a pointer");
        match state.pointer_mut(parent).unwrap_or_else(|| panic!("no {pointer}")) {
            Value::Array(elements) => elements[key.parse::<usize>().expect("a number")] = wanted.clone(),
            place => place[key] = wanted.clone(),
        }
    }
    let mut game: DungeonLords = json::read_state(pack(), &state).expect("a possible table");
    let mut on = Witness::recording();
    game.resume(&mut on);
    (game, on.told)
}

/// Gives an answer that must be accepted.
#[track_caller]
pub fn act(game: &mut DungeonLords, seat: usize, action: Value) -> Witness<Event> {
    let answer: Action = json::read(pack(), "action", &action).expect("an action");
    let mut on = Witness::recording();
    if let Err(refusal) = game.apply(Seat::at(seat), &answer, &mut on) {
        panic!("{action}: {refusal}");
    }
    on
}

/// The clause that refuses an answer.
#[track_caller]
pub fn refused(game: &DungeonLords, seat: usize, action: Value) -> Vec<&'static str> {
    let answer: Action = json::read(pack(), "action", &action).expect("an action");
    match game.clone().apply(Seat::at(seat), &answer, &mut Witness::<Event>::recording()) {
        Ok(()) => panic!("{action} is accepted"),
        Err(refusal) => refusal.clauses.to_vec(),
    }
}

/// A value of the state by JSON pointer.
pub fn at(game: &DungeonLords, pointer: &str) -> Value {
    json::write(pack(), game).pointer(pointer).cloned().unwrap_or(Value::Null)
}

pub fn answers(game: &DungeonLords, seat: usize) -> Vec<Value> {
    let mut actions = Vec::new();
    game.legal(Seat::at(seat), &mut actions);
    actions.iter().map(|action| json::write(pack(), action)).collect()
}

pub fn awaited(game: &DungeonLords) -> Vec<usize> {
    game.awaiting().into_iter().map(Seat::index).collect()
}

/// A whole random game.
pub fn random(options: Value, seed: u64) -> Table<DungeonLords> {
    testkit::random_game(options, Seed::from_number(seed))
}

/// Everything a random game told, with its clauses.
pub fn story(options: Value, seed: u64) -> Vec<(String, Event)> {
    let table = random(options, seed);
    let steps = table.steps().iter().flat_map(|step| &step.told);
    table.opening().iter().chain(steps).map(|told| (told.clause.to_owned(), told.event.clone())).collect()
}

/// A question that stops the game: seat 3 (or the last) may look at a combat card.
pub fn stop(seat: usize) -> Value {
    json!({ "peek": { "seat": seat, "left": 1, "moves": false } })
}

/// One minion acts, then the game stops.
pub fn minion(area: &str, slot: u8, more: Value) -> Value {
    let mut set = json!({
        "/phase": "resolve_orders", "/cursor": 24, "/season": 2, "/start": 0,
        "/tasks": [stop(1), { "act": { "seat": 0, "area": area, "slot": slot - 1 } }],
    });
    for (key, value) in more.as_object().expect("a table") {
        set[key] = value.clone();
    }
    set
}
