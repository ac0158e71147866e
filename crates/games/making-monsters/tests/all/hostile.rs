//! Whatever comes from outside is refused with a clear reason or played without harm; nothing panics.

use crate::common;
use engine::{
    Game, Rng, Seed, Table, Witness, json,
    rand::{Rng as _, SeedableRng as _},
    rng::below,
    save,
};
use making_monsters::{Action, MakingMonsters, Options};
use serde_json::{Value, json};

/// A number, word or list that hardly anybody would send in good faith.
fn odd(rng: &mut Rng) -> Value {
    match below(rng, 17) {
        0 => Value::Null,
        1 => json!(-1),
        2 => json!(255),
        3 => json!(256),
        4 => json!(u64::MAX),
        5 => json!(1.5),
        6 => json!(""),
        7 => json!("m01-sock-gobbler"),
        8 => json!([]),
        9 => json!({}),
        10 => json!({"limb": 255, "rot": 255}),
        11 => json!("done"),
        12 => json!({"items": {"left": 60}}),
        13 => json!(below(rng, 7)),
        14 => json!(["rot-bomb", "warehouse", "none"]),
        15 => json!({"draw": {"must": 60, "may": 60}}),
        _ => json!(
            ["show", "prepare", "keep", "settle", "answer", "reanimate", "deliver", "end_steps", "over"]
                [below(rng, 9)]
        ),
    }
}

/// Every place of a value, as a pointer.
fn places(value: &Value, at: &str, into: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                let place = format!("{at}/{key}");
                places(value, &place, into);
                into.push(place);
            }
        }
        Value::Array(elements) => {
            for (index, value) in elements.iter().enumerate() {
                let place = format!("{at}/{index}");
                places(value, &place, into);
                into.push(place);
            }
        }
        _ => {}
    }
}

#[test]
fn odd_actions_are_unreadable_or_refused() {
    let mut rng = Rng::seed_from_u64(1);
    let samples = [
        json!({"place_card": 1}),
        json!({"order": "red"}),
        json!({"place": {"part": "limb", "slot": 1, "space": "limb"}}),
        json!({"move": {"part": "limb", "upgrade": 1, "slot": 1}}),
        json!({"take_tile": {"cart": "bone-barrow", "tile": 1}}),
        json!({"fair_card": "m01-sock-gobbler"}),
        json!({"peg_leg": "none"}),
        json!({"store": {"part": "mutation", "upgrade": 6}}),
    ];
    let mut read = 0;
    for round in 0..4000 {
        let mut value = samples[round % samples.len()].clone();
        let mut all = Vec::new();
        places(&value, "", &mut all);
        let place = all[below(&mut rng, all.len())].clone();
        if let Some(leaf) = value.pointer_mut(&place) {
            *leaf = odd(&mut rng);
        }
        let Ok(action) = json::read::<_, Action>(common::pack(), "action", &value) else { continue };
        read += 1;
        for phase in ["order", "answer", "show", "prepare", "settle", "setup"] {
            let mut tab = common::table(2, &[("/phase", json!(phase))]);
            let mut legal = Vec::new();
            let seat = common::seat(round % 2);
            tab.state.legal(seat, &mut legal);
            assert_eq!(
                tab.state.apply(seat, &action, &mut Witness::silent()).is_ok(),
                legal.contains(&action),
                "{value}"
            );
        }
    }
    assert!(read > 100, "{read}");
}

#[test]
fn odd_options_are_refused() {
    let mut rng = Rng::seed_from_u64(2);
    for _ in 0..500 {
        let value = json!({"players": odd(&mut rng)});
        if let Ok(options) = json::read::<_, Options>(common::pack(), "options", &value) {
            let game =
                MakingMonsters::new(&options, common::pack(), &Seed::from_number(1), &mut Witness::silent());
            assert_eq!(game.is_ok(), (2..=4).contains(&options.players));
        }
    }
    for value in [json!({"player": 2}), json!(2), json!("two"), json!({"players": 2, "solo": true})] {
        assert!(json::read::<_, Options>(common::pack(), "options", &value).is_err(), "{value}");
    }
}

/// What would not fit where it has to go is refused on the way in: counts are bytes and lists are bounded, so nothing
/// may grow past them in play.
#[test]
fn states_without_room_to_play_on_are_refused() {
    let limbs = json!({"limb": 200});
    let cards: Vec<Value> = common::pack().monsters.iter().map(|monster| json!(monster.label.id)).collect();
    let discard: Vec<Value> = cards.iter().cycle().take(96).cloned().collect();
    for values in [
        vec![("/players/0/bag", limbs.clone()), ("/players/1/bag", limbs.clone())],
        vec![("/players/0/bag", limbs.clone()), ("/supply", json!({"limb": 56}))],
        vec![("/composted", json!(250))],
        vec![("/players/0/incoming_rot", json!(255))],
        vec![("/discard", json!(discard))],
        vec![("/players/0/beside", json!(["warehouse", "warehouse", "warehouse"]))],
        vec![("/boxed", json!({"grinder": 200}))],
        vec![("/players/0/prestige", json!(4_294_967_295u32))],
        vec![("/players/0/fair", json!(4_294_967_295u32))],
        vec![("/round", json!(65_535))],
    ] {
        let fresh = MakingMonsters::new(
            &Options { players: 2 },
            common::pack(),
            &Seed::from_number(1),
            &mut Witness::silent(),
        )
        .expect("these options are good");
        let mut state = json::write(common::pack(), &fresh);
        for (pointer, value) in &values {
            *state.pointer_mut(pointer).expect("a place of the state") = value.clone();
        }
        let problem = json::read_state::<MakingMonsters>(common::pack(), &state);
        assert!(problem.is_err(), "{values:?}");
    }
}

#[test]
fn altered_saves_are_noticed() {
    let table = testkit::random_game::<MakingMonsters>(json!({"players": 2}), Seed::from_number(3));
    let text = save::save(&table).expect("written");
    assert!(save::load::<MakingMonsters>(&text, common::pack()).is_ok());
    let mut rng = Rng::seed_from_u64(3);
    for _ in 0..150 {
        let at = below(&mut rng, text.len());
        let altered = match below(&mut rng, 3) {
            0 => text[..at].to_owned(),
            1 => format!("{}{}{}", &text[..at], rng.next_u64() % 10, &text[at + 1..]),
            _ => format!("{}{}", &text[..at], &text[(at + 1).min(text.len())..]),
        };
        if altered != text {
            assert!(save::load::<MakingMonsters>(&altered, common::pack()).is_err(), "byte {at}");
        }
    }
}

/// States with one to three odd values: refused with a reason, or playable to the end.
#[test]
fn absurd_states_are_refused_or_play_on() {
    let mut rng = Rng::seed_from_u64(4);
    let mut table =
        Table::<MakingMonsters>::open(Options { players: 3 }, common::pack(), Seed::from_number(9))
            .expect("a table");
    let (mut refused, mut played) = (0, 0);
    let mut actions = Vec::new();
    for _ in 0..8000 {
        let mut value = json::write(common::pack(), table.state());
        let mut all = Vec::new();
        places(&value, "", &mut all);
        all.retain(|place| !place.starts_with("/pack"));
        for _ in 0..=below(&mut rng, 3) {
            let place = all[below(&mut rng, all.len())].clone();
            let other = value.pointer(&all[below(&mut rng, all.len())]).cloned().unwrap_or_default();
            let new = match value.pointer(&place) {
                Some(Value::Number(_)) => json!([0, 1, 2, 3, 5, 6, 7, 20, 60, 200, 255][below(&mut rng, 11)]),
                // Something of the same type from elsewhere in the state is harder to tell from the truth.
                Some(Value::String(_)) if other.is_string() => other,
                Some(Value::Object(_)) if other.is_object() => other,
                Some(Value::Array(_)) if other.is_array() => other,
                _ => odd(&mut rng),
            };
            if let Some(leaf) = value.pointer_mut(&place) {
                *leaf = new;
            }
        }
        match json::read_state::<MakingMonsters>(common::pack(), &value) {
            Err(problem) => {
                assert!(!problem.args.is_empty());
                refused += 1;
            }
            Ok(mut game) => {
                game.resume(&mut Witness::silent());
                played += 1;
                for _ in 0..40 {
                    let Some(seat) = game.awaiting().lowest() else { break };
                    actions.clear();
                    game.legal(seat, &mut actions);
                    assert!(actions.len() > 1, "{value}");
                    let action = actions[below(&mut rng, actions.len())];
                    game.play(seat, &action, &mut Witness::silent());
                    let view = game.view(engine::Viewer::Seat(seat));
                    let _ = MakingMonsters::imagine(&view, &mut rng).pieces();
                    game.clone().resample(seat, &mut rng);
                }
            }
        }
        // On to another moment of the game.
        if let Some(seat) = table.state().awaiting().lowest() {
            actions.clear();
            table.state().legal(seat, &mut actions);
            let action = actions[below(&mut rng, actions.len())];
            let _ = table.act(seat, action);
        } else {
            let next = Seed::from_number(rng.next_u64());
            table = Table::open(Options { players: 3 }, common::pack(), next).expect("a table");
        }
    }
    assert!(refused > 500 && played > 200, "{refused} refused, {played} played");
}
