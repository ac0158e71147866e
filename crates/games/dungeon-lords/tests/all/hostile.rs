//! Whatever comes from outside is refused in words, never with a panic.

use dungeon_lords::{Action, DungeonLords, Options};
use engine::{
    Game, Pack, Rng, Seat, Seed, Table, Witness, json,
    rand::{Rng as _, SeedableRng},
    save,
};
use serde_json::{Value, json};

fn pack() -> Pack<dungeon_lords::Data> {
    Pack::built_in().expect("built-in data")
}

/// A random JSON value, with the words of the game strewn in.
fn noise(rng: &mut Rng, depth: u32) -> Value {
    const WORDS: [&str; 16] = [
        "order", "build", "hire", "get_food", "goblin", "c3r1", "c9r9", "mint", "skip", "attack", "creature",
        "produce", "room", "players", "festival", "",
    ];
    let word = WORDS[rng.next_u64() as usize % WORDS.len()];
    match rng.next_u64() % if depth == 0 { 5 } else { 7 } {
        0 => json!(null),
        1 => json!(rng.next_u64() % 300),
        2 => json!(-((rng.next_u64() % 300) as i64)),
        3 => json!(rng.next_u64().is_multiple_of(2)),
        4 => json!(word),
        5 => (0..rng.next_u64() % 3).map(|_| noise(rng, depth - 1)).collect(),
        _ => json!({ word: noise(rng, depth - 1) }),
    }
}

#[test]
fn random_actions_and_options() {
    let mut rng = Rng::seed_from_u64(11);
    let mut game =
        DungeonLords::new(&Options::default(), pack(), &Seed::from_number(1), &mut Witness::silent())
            .expect("a table");
    engine::scenario::random_moves(&mut game, 200, &Seed::from_number(1));
    let mut read = 0;
    for _ in 0..20_000 {
        let value = noise(&mut rng, 3);
        if let Ok(action) = json::read::<_, Action>(pack(), "action", &value) {
            read += 1;
            for seat in 0..5 {
                if let Err(refusal) = game.clone().apply(Seat::at(seat), &action, &mut Witness::recording()) {
                    assert!(refusal.clause().starts_with("DL-"));
                }
            }
        }
        if let Ok(options) = json::read::<_, Options>(pack(), "options", &value) {
            let _ = DungeonLords::new(&options, pack(), &Seed::from_number(2), &mut Witness::silent());
        }
    }
    assert!(read > 50, "some noise can be read: {read}");
}

#[test]
fn altered_saves_are_noticed() {
    let table: Table<DungeonLords> = testkit::random_game(json!({ "players": 2 }), Seed::from_number(4));
    let text = save::save(&table).expect("written");
    assert!(save::load::<DungeonLords>(&text, pack()).is_ok());
    let mut rng = Rng::seed_from_u64(2);
    for _ in 0..60 {
        let mut bytes = text.clone().into_bytes();
        let at = rng.next_u64() as usize % bytes.len();
        bytes[at] = if bytes[at] == b'1' { b'2' } else { b'1' };
        let Ok(altered) = String::from_utf8(bytes) else { continue };
        if altered != text {
            assert!(save::load::<DungeonLords>(&altered, pack()).is_err());
        }
    }
    assert!(save::load::<DungeonLords>(&text[..text.len() / 2], pack()).is_err());
}

/// The state of a new table with one value changed, read again.
fn altered(pointer: &str, wanted: Value) -> Result<DungeonLords, String> {
    altered_in(&[(pointer, wanted)])
}

/// As [`altered`], in several places.
fn altered_in(places: &[(&str, Value)]) -> Result<DungeonLords, String> {
    let options: Options = json::read(pack(), "options", &json!({ "players": 3 })).expect("options");
    let game =
        DungeonLords::new(&options, pack(), &Seed::from_number(1), &mut Witness::silent()).expect("a table");
    let mut value = json::write(pack(), &game);
    for (pointer, wanted) in places {
        *value.pointer_mut(pointer).expect("a place") = wanted.clone();
    }
    json::read_state::<DungeonLords>(pack(), &value).map_err(|problem| problem.to_string())
}

#[test]
fn trap_cards_are_counted_over_all_piles() {
    let hands = |first: u8, second: u8, discard: u8| {
        altered_in(&[
            ("/players/0/traps", json!({ "pendulum": first })),
            ("/players/1/traps", json!({ "pendulum": second })),
            ("/trap_discard", json!({ "pendulum": discard })),
        ])
    };
    assert!(hands(1, 1, 1).is_ok(), "three pendulums are in the box");
    assert!(hands(3, 0, 0).is_ok() && hands(0, 0, 3).is_ok());
    assert!(hands(2, 1, 1).is_err() && hands(0, 2, 2).is_err(), "not four");
    let display = ("/display", json!(["pendulum", "pendulum", "pendulum"]));
    assert!(altered_in(std::slice::from_ref(&display)).is_ok());
    let hand = ("/players/2/traps", json!({ "pendulum": 1 }));
    assert!(altered_in(&[display, hand]).is_err(), "nor four with those on display");
}

#[test]
fn states_without_room_for_what_comes_are_refused() {
    let creature = json!({ "kind": "goblin", "ready": true, "expert": null, "expert_used": false });
    assert!(altered("/players/0/lair", json!(vec![creature.clone(); 16])).is_ok());
    assert!(altered("/players/0/lair", json!(vec![creature; 17])).is_err());
    let party = |count: usize| altered("/players/0/party", json!(vec![json!({ "who": "illusion" }); count]));
    assert!(party(6).is_ok() && party(7).is_err());
    let rented = |rooms: &[&str]| {
        let rooms: Vec<Value> = rooms.iter().map(|room| json!({ "room": room })).collect();
        altered("/players/0/rented", json!(rooms))
    };
    assert!(rented(&["mint", "bakery", "hatchery", "workshop"]).is_ok());
    assert!(rented(&["mint", "bakery", "hatchery", "workshop", "dark_room"]).is_err());
    let boards = ["harvest_food", "rent_rooms", "invest_gold", "install_traps", "hire_expert"];
    assert!(altered("/boards", json!(&boards[..4])).is_ok() && altered("/boards", json!(boards)).is_err());
    let trap = json!({ "trap": "trap_door", "fed": null });
    let laid_out = |count: usize| {
        let planned = ("/players/1/plan/traps", json!([{ "trap": "trap_door" }]));
        altered_in(&[("/battle/traps", json!(vec![trap.clone(); count])), planned])
    };
    assert!(laid_out(3).is_ok() && laid_out(4).is_err());
    let mut game = altered("/season", json!(2)).expect("a season");
    game.phase = dungeon_lords::open::Phase::ResolveOrders;
    for count in 0..12 {
        assert_eq!(game.validate().is_ok(), count <= 8, "{count} questions");
        game.tasks.push(dungeon_lords::open::Task::DropTrap { seat: Seat::at(0) });
    }
}

/// Replaces leaves of a state by absurd values; whatever is still accepted is played on without a panic.
#[test]
fn absurd_states() {
    let mut rng = Rng::seed_from_u64(3);
    let mut accepted = 0;
    for round in 0..600 {
        let players = 2 + round % 3;
        let options: Options =
            json::read(pack(), "options", &json!({ "players": players })).expect("options");
        let mut game = DungeonLords::new(&options, pack(), &Seed::from_number(round), &mut Witness::silent())
            .expect("a table");
        let moves = rng.next_u64() as usize % 500;
        engine::scenario::random_moves(&mut game, moves, &Seed::from_number(round));
        let mut value = json::write(pack(), &game);
        for _ in 0..1 + rng.next_u64() % 3 {
            shake(&mut value, &mut rng);
        }
        let Ok(mut state) = json::read_state::<DungeonLords>(pack(), &value) else { continue };
        accepted += 1;
        state.resume(&mut Witness::silent());
        let mut actions = Vec::new();
        for _ in 0..400 {
            let Some(seat) = state.awaiting().lowest() else { break };
            actions.clear();
            state.legal(seat, &mut actions);
            let Some(action) = actions.get(rng.next_u64() as usize % actions.len().max(1)).copied() else {
                break;
            };
            state.play(seat, &action, &mut Witness::silent());
        }
        let _ = state.outcome();
    }
    assert!(accepted > 100, "many odd states can be played: {accepted}");
}

fn shake(value: &mut Value, rng: &mut Rng) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let keys: Vec<String> =
                fields.keys().filter(|key| *key != "pack" && *key != "luck").cloned().collect();
            if let Some(key) = keys.get(rng.next_u64() as usize % keys.len().max(1)) {
                shake(&mut fields[key.as_str()], rng);
            }
        }
        Value::Array(elements) if !elements.is_empty() => {
            let at = rng.next_u64() as usize % elements.len();
            if rng.next_u64().is_multiple_of(5) {
                let copy = elements[at].clone();
                elements.push(copy);
            } else {
                shake(&mut elements[at], rng);
            }
        }
        Value::Number(number) => {
            let wild = [0, 1, 2, 3, 7, 15, 31, 99, 100, 200, 255][rng.next_u64() as usize % 11];
            *number = wild.into();
        }
        Value::Bool(flag) => *flag = !*flag,
        leaf => {
            *leaf = match rng.next_u64() % 6 {
                0 => json!(0),
                1 => json!(null),
                2 => json!([]),
                3 => json!("battle"),
                4 => json!("over"),
                _ => json!({}),
            };
        }
    }
}
