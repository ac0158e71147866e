//! What comes from outside may be anything: a clear problem each time, never a panic, and nothing changes.

use std::borrow::Cow;

use crate::common::*;
use engine::{
    Components, Game, Pack, Problem, Rng, Seat, Seed, Table, Witness, json,
    rand::{Rng as _, SeedableRng},
    rng::below,
    save::{load, save},
};
use serde_json::{Map, Value, json};
use valeria::{Action, Data, Options, Valeria};

/// Any JSON, often with words that the game knows.
fn anything(rng: &mut Rng, depth: usize) -> Value {
    const WORDS: [&str; 24] = [
        "slay",
        "recruit",
        "build",
        "gain",
        "payment",
        "take",
        "target",
        "roll_modify",
        "domain",
        "die",
        "magic",
        "gold",
        "from",
        "amount",
        "resource",
        "M1",
        "C11",
        "D5",
        "goblin",
        "the_tower",
        "announce",
        "choose_duke",
        "",
        "\u{0}é",
    ];
    let word = |rng: &mut Rng| WORDS[below(rng, WORDS.len())].to_owned();
    match below(rng, if depth == 0 { 6 } else { 9 }) {
        0 => Value::Null,
        1 => json!(rng.next_u64().is_multiple_of(2)),
        2 => json!(rng.next_u64()),
        3 => json!(-((rng.next_u64() >> 40) as i64)),
        4 => json!([0.5, 1e300, -0.0, 255.0, 256.0][below(rng, 5)]),
        5 => json!(word(rng)),
        6 => (0..below(rng, 4)).map(|_| anything(rng, depth - 1)).collect(),
        _ => {
            let fields = (0..1 + below(rng, 3)).map(|_| (word(rng), anything(rng, depth - 1)));
            Value::Object(fields.collect::<Map<_, _>>())
        }
    }
}

/// Puts something else in one place of `value`.
fn spoil(value: &mut Value, rng: &mut Rng) {
    let inner: Option<&mut Value> = match value {
        Value::Array(list) if !list.is_empty() => {
            let at = below(rng, list.len());
            match below(rng, 12) {
                0 => {
                    list.remove(at);
                    return;
                }
                1 => {
                    let copy = list[at].clone();
                    list.extend(vec![copy; 1 + below(rng, 70)]);
                    return;
                }
                _ => list.get_mut(at),
            }
        }
        Value::Object(map) if !map.is_empty() => {
            let key = map.keys().nth(below(rng, map.len())).cloned().unwrap_or_default();
            match below(rng, 20) {
                0 => {
                    map.remove(&key);
                    return;
                }
                1 => {
                    map.insert("surprise".into(), Value::Null);
                    return;
                }
                _ => map.get_mut(&key),
            }
        }
        _ => None,
    };
    match inner {
        Some(inner) => spoil(inner, rng),
        None => {
            const NUMBERS: [i64; 14] = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 12, 255, 256, 65_536, 4_294_967_295];
            *value = match (&*value, below(rng, 4)) {
                (Value::Number(_), 0..=2) => json!(NUMBERS[below(rng, NUMBERS.len())]),
                (Value::Bool(known), 0..=2) => json!(!known),
                (Value::String(_), 0..=2) => {
                    const NAMES: [&str; 24] = [
                        "roll",
                        "modify",
                        "events",
                        "harvest_start",
                        "takes",
                        "gains",
                        "harvest",
                        "action",
                        "payment",
                        "reward",
                        "cover",
                        "action_end",
                        "attacks",
                        "capture",
                        "end",
                        "over",
                        "goblin",
                        "mimic",
                        "cleric",
                        "monk",
                        "the_tower",
                        "eye_of_asteraten",
                        "exhausted",
                        "M1",
                    ];
                    json!(NAMES[below(rng, NAMES.len())])
                }
                (Value::Null, 0..=1) => json!(below(rng, 8)),
                _ => anything(rng, 2),
            };
        }
    }
}

fn assert_clear(problem: &Problem) {
    assert!(!problem.key.is_empty() && !problem.to_string().is_empty());
}

/// Plays on at random, as whoever loads such a state would.
fn play_on(state: &mut Valeria, rng: &mut Rng, decisions: usize) {
    state.resume(&mut Witness::silent());
    let mut legal: Vec<Action> = Vec::new();
    for _ in 0..decisions {
        let Some(seat) = state.awaiting().lowest() else { break };
        legal.clear();
        state.legal(seat, &mut legal);
        assert!(!legal.is_empty(), "asked without an answer: {state:?}");
        let action = legal[below(rng, legal.len())];
        assert!(state.check(seat, &action).is_ok());
        state.play(seat, &action, &mut Witness::silent());
    }
    let _ = (state.outcome(), state.pieces());
    for viewer in engine::Viewer::all(state.players()) {
        let _ = json::write(pack(), &state.view(viewer));
    }
}

#[test]
fn any_json_as_an_action() {
    let mut rng = Rng::seed_from_u64(11);
    let configurations = [
        json!({ "players": 2 }),
        json!({ "players": 3, "events": true, "mixed": true, "setup": "random" }),
        json!({ "players": 1, "hard_sum": true }),
        json!({ "players": 5, "setup": "magic_rules" }),
    ];
    let (mut unreadable, mut refused) = (0, 0);
    for options in configurations {
        let mut table =
            Table::<Valeria>::open(testkit::options::<Valeria>(&options), pack(), Seed::from_number(3))
                .expect("a table");
        for _ in 0..250 {
            let Some(seat) = table.state().awaiting().lowest() else { break };
            let mut legal = Vec::new();
            table.state().legal(seat, &mut legal);
            let before = table.state().clone();
            for _ in 0..20 {
                let mut written = json::write(pack(), &legal[below(&mut rng, legal.len())]);
                if below(&mut rng, 3) == 0 {
                    written = anything(&mut rng, 3);
                } else {
                    spoil(&mut written, &mut rng);
                }
                match json::read::<_, Action>(pack(), "action", &written) {
                    Err(problem) => {
                        assert_eq!(problem.key, "json-unreadable");
                        unreadable += 1;
                    }
                    Ok(action) if legal.contains(&action) => {}
                    Ok(action) => {
                        let by = Seat::at(below(&mut rng, 5));
                        let asked = if below(&mut rng, 2) == 0 { seat } else { by };
                        if asked != seat && table.state().awaiting().contains(asked) {
                            continue;
                        }
                        let refusal = table.act(asked, action).expect_err("not legal");
                        assert!(refusal.clause().starts_with("VA-"), "{refusal}");
                        refused += 1;
                    }
                }
                assert_eq!(*table.state(), before);
            }
            let lines = table.log().len();
            table.act(seat, legal[below(&mut rng, legal.len())]).expect("legal");
            assert_eq!(table.log().len(), lines + 1);
        }
    }
    assert!(unreadable > 1000 && refused > 1000, "{unreadable} {refused}");
}

#[test]
fn any_json_as_options() {
    let mut rng = Rng::seed_from_u64(12);
    let whole = json::write(
        pack(),
        &testkit::options::<Valeria>(&json!({ "players": 3, "events": true, "setup": "random" })),
    );
    let (mut good, mut unreadable, mut unfit) = (0, 0, 0);
    for _ in 0..4000 {
        let mut written = if below(&mut rng, 5) == 0 { anything(&mut rng, 3) } else { whole.clone() };
        for _ in 0..1 + below(&mut rng, 3) {
            spoil(&mut written, &mut rng);
        }
        match json::read::<_, Options>(pack(), "options", &written) {
            Err(problem) => {
                assert_clear(&problem);
                unreadable += 1;
            }
            Ok(options) => {
                match Valeria::new(&options, pack(), &Seed::from_number(1), &mut Witness::silent()) {
                    Err(problems) => {
                        assert!(!problems.is_empty());
                        problems.iter().for_each(assert_clear);
                        unfit += 1;
                    }
                    Ok(_) => good += 1,
                }
            }
        }
    }
    assert!(good > 100 && unreadable > 100 && unfit > 100, "{good} {unreadable} {unfit}");
    // Everything wrong is said at once, with the rule behind it.
    let many =
        json!({ "players": 1, "events": true, "no_duke": true, "setup": "nowhere", "places": ["hills"] });
    let problems = wrong(many);
    assert_eq!(problems.len(), 4, "{problems:?}");
    assert!(problems.iter().all(|(_, clause)| clause.is_some()));
}

fn a_save() -> (String, Table<Valeria>) {
    let table =
        testkit::random_game::<Valeria>(json!({ "players": 2, "events": true }), Seed::from_number(5));
    (save(&table).expect("a save"), table)
}

#[test]
fn truncated_saves() {
    let (text, _) = a_save();
    assert!(load::<Valeria>(&text, pack()).is_ok());
    for length in 0..text.len() {
        let Some(cut) = text.get(..length) else { continue };
        let problems = load::<Valeria>(cut, pack()).expect_err("a cut save");
        assert_eq!(problems[0].key, "save-cut-short");
    }
}

#[test]
fn altered_saves() {
    let (text, table) = a_save();
    let mut rng = Rng::seed_from_u64(13);
    let mut keys = std::collections::BTreeSet::new();
    for at in 0..text.len() {
        let mut bytes = text.clone().into_bytes();
        bytes[at] = match below(&mut rng, 3) {
            0 => bytes[at] ^ 1,
            1 => b'0' + below(&mut rng, 10) as u8,
            _ => bytes[at].wrapping_add(1 + below(&mut rng, 100) as u8) & 0x7f,
        };
        let Ok(altered) = String::from_utf8(bytes) else { continue };
        if altered == text {
            continue;
        }
        match load::<Valeria>(&altered, pack()) {
            Err(problems) => {
                problems.iter().for_each(assert_clear);
                keys.insert(problems[0].key);
            }
            // Another spelling of the same number or letter is the same game.
            Ok(same) => assert_eq!(same.state_hash(), table.state_hash()),
        }
    }
    for key in ["save-digest", "save-not-json", "save-not-ours", "save-version", "save-damaged"] {
        assert!(keys.contains(key), "{key} in {keys:?}");
    }
}

#[test]
fn absurd_states() {
    let mut rng = Rng::seed_from_u64(14);
    let (mut refused, mut played) = (0, 0);
    let configurations = [
        json!({ "players": 2 }),
        json!({ "players": 3, "events": true, "mixed": true }),
        json!({ "players": 5, "events": true }),
        json!({ "players": 1, "mixed": true, "hard_exhausted": true }),
    ];
    for options in configurations {
        let mut state = opened(options, 2).state;
        for round in 0..500 {
            play_on(&mut state, &mut rng, 1);
            if state.awaiting().is_empty() {
                state = opened(json!({ "players": state.players(), "setup": "random" }), round).state;
            }
            let mut whole = json::write(pack(), &state);
            for _ in 0..1 + round % 2 {
                spoil(&mut whole, &mut rng);
            }
            match json::read_state::<Valeria>(pack(), &whole) {
                Err(problem) => {
                    assert_clear(&problem);
                    refused += 1;
                }
                Ok(mut state) => {
                    play_on(&mut state, &mut rng, 100);
                    played += 1;
                }
            }
        }
    }
    assert!(refused > 300 && played > 300, "{refused} {played}");
}

/// What would grow beyond what a state holds is refused when it comes in, not lost on the way.
#[test]
fn states_that_would_overflow_are_refused() {
    let refused = |patch: Value| {
        let wanted = json!({ "players": 5, "events": true });
        assert!(raw_table(wanted.clone(), json!({})).is_ok());
        raw_table(wanted, patch.clone()).expect_err(&patch.to_string());
    };
    let eye = json!({ "effect": { "domain": "eye_of_asteraten" }, "option": null, "at": 1 });
    let spider = json!({ "effect": { "monster": "bane_spider" }, "option": null, "at": 0 });
    let side = json!({ "effect": { "monster": "bane_spider" }, "option": [0, 1], "at": 0 });
    for (phase, frames) in [
        ("action", json!([eye])),
        ("payment", json!([eye, spider])),
        ("reward", json!([eye, eye])),
        ("reward", json!([spider, eye])),
        ("reward", json!([spider, spider])),
        ("reward", json!([eye, spider, side, side])),
        ("reward", json!([side, spider])),
    ] {
        refused(json!({ "phase": phase, "progress": { "frames": frames } }));
    }
    let gone = json!({ "slot": "C1", "event": false });
    refused(json!({ "progress": { "emptied": [gone, gone] } }));
    let pile = json!({ "slot": "M1", "height": 0, "gold": 1 });
    refused(json!({ "tokens": [pile, pile] }));
    refused(json!({
        "exhausted": { "events": vec!["mimic"; 16] },
        "citizens": { "0": { "cards": [], "cover": { "event": "sorcerer" } } }
    }));
}

/// Numbers that no game reaches, in places where a number belongs.
#[test]
fn absurd_numbers() {
    let mut rng = Rng::seed_from_u64(15);
    for number in [0u64, 1, 254, 255, 256, 65_535, 65_536, 4_294_967_294, 4_294_967_295, u64::MAX] {
        for pointer in [
            "/turn",
            "/active",
            "/first",
            "/dice/0",
            "/players/0/gold",
            "/players/0/strength",
            "/players/0/magic",
            "/players/1/vp",
            "/players/0/citizens/archer",
            "/players/0/monsters/goblin",
            "/exhausted/plain",
            "/exhausted/known",
            "/citizens/0/known",
            "/progress/actions_left",
            "/progress/column",
            "/progress/attacks",
            "/rules/players",
            "/luck/drawn/0",
            "/tokens",
        ] {
            let mut whole = json::write(pack(), &table(json!({ "events": true }), json!({})).state);
            let value = match pointer {
                "/tokens" => {
                    json!([{ "slot": "M1", "height": 4, "strength": number, "magic": number, "gold": number }])
                }
                "/progress/attacks" => json!([number]),
                _ => json!(number),
            };
            if let Some((parent, key)) = pointer.rsplit_once('/') {
                match whole.pointer_mut(parent) {
                    Some(Value::Array(list)) => list[key.parse::<usize>().expect("a place")] = value,
                    Some(target) => target[key] = value,
                    None => panic!("{pointer}"),
                }
            }
            match json::read_state::<Valeria>(pack(), &whole) {
                Err(problem) => assert_clear(&problem),
                Ok(mut state) => play_on(&mut state, &mut rng, 60),
            }
        }
    }
    // Scores do not overflow either.
    let rich = json!({ "gold": u32::MAX, "strength": u32::MAX, "magic": u32::MAX, "vp": u32::MAX });
    let play = table(json!({}), json!({ "phase": "over", "players": { "0": rich, "1": rich } }));
    assert!(play.scores().iter().all(|score| *score > 0));
}

#[track_caller]
fn pack_problems(text: &str) -> Vec<Problem> {
    let Err(problems) = Data::parse(text) else { panic!("a bad pack was accepted") };
    assert!(!problems.is_empty());
    problems.iter().for_each(assert_clear);
    problems
}

/// What is wrong, and with which entry.
#[track_caller]
fn complains(from: &str, to: &str, entry: &str, reason: &str) {
    assert!(Data::BUILT_IN.contains(from), "the pack no longer says {from}");
    let problems = pack_problems(&Data::BUILT_IN.replacen(from, to, 1));
    let found =
        problems.iter().map(ToString::to_string).any(|said| said.contains(entry) && said.contains(reason));
    assert!(found, "`{from}` -> `{to}`: {problems:?}");
}

#[test]
fn bad_packs() {
    let problems = pack_problems("not TOML at all {");
    assert_eq!((problems.len(), problems[0].key), (1, "data-unreadable"));
    assert!(pack_problems("").len() > 10, "all that is missing is told");
    complains("\n[[dukes]]", "\n[[jesters]]\nid = \"yorick\"\n\n[[dukes]]", "jesters", "no such table");
    complains("id = \"cleric\"", "id = \"cleric\"\nsurprise = 1", "", "surprise");
    complains("schema = 1", "schema = 2", "schema", "must be 1");
    complains("game = \"valeria-card-kingdoms\"", "game = \"chess\"", "game", "must be");
    complains("op = \"gain_any\"", "op = \"gain_everything\"", "starter_herald", "gain_everything");
    complains(
        "op = \"ignore_surcharge\"",
        "op = \"gain_any\", n = 1",
        "emerald_stronghold",
        "operation 1 cannot stand here",
    );
    complains("role = \"holy\"", "role = \"saintly\"", "cleric", "saintly");
    complains("id = \"monk\"", "id = \"cleric\"", "cleric", "twice");
    complains("id = \"monk\"", "id = \"17\"", "17", "bad-id");
    complains("place = \"hills\"", "place = \"atlantis\"", "goblin", "atlantis");
    complains("trigger = \"own_roll\"", "trigger = \"own_nap\"", "foxgrove_palisade", "own_nap");
    complains("start_gold = 2", "start_gold = 2000", "", "");
    complains("cost = 3", "cost = 250", "cleric", "250");
    complains("strength = 1", "strength = 0", "goblin", "strength 0");
    complains("strength = 1", "strength = 99999999999999999999", "", "");
    complains("\ncopies = 6", "\ncopies = 7", "cleric", "7 copies");
    complains("res = \"magic\", n = 3", "res = \"mana\", n = 3", "cleric", "mana");
    complains("res = \"magic\", n = 3", "res = \"magic\", n = 0", "cleric", "1 to 30");
    complains("res = \"magic\", n = 3", "res = \"magic\", n = 3, to = 4", "cleric", "unknown field `to`");
    complains("activation = [1]", "activation = [13]", "cleric", "activation");
    complains(
        "row_order = 2\nsource = \"public\"",
        "row_order = 2\nsource = \"rumour\"",
        "barrens",
        "rumour",
    );
    complains("places = [\"hills\", \"ruins\"", "places = [\"ruins\", \"ruins\"", "first_game", "twice");
    // A roll that would ask for more than a state holds.
    let take = "{ op = \"take\", from = \"opponent\", res = [\"gold\", \"magic\"], up_to = 3 }";
    complains(take, &[take; 5].join(", "), "citizens", "one roll wakes 5 takes");
    // All problems at once.
    let two = Data::BUILT_IN.replacen("cost = 3", "cost = 250", 1).replacen(
        "role = \"worker\"",
        "role = \"idle\"",
        1,
    );
    assert!(pack_problems(&two).len() >= 2);
}

/// Entries left out, lines lost, numbers changed: refused with a reason, or a pack that can be played.
#[test]
fn damaged_packs() {
    let mut rng = Rng::seed_from_u64(16);
    let lines: Vec<&str> = Data::BUILT_IN.lines().collect();
    let (mut refused, mut played) = (0, 0);
    for _ in 0..400 {
        let mut damaged: Vec<Cow<'_, str>> = lines.iter().map(|line| Cow::Borrowed(*line)).collect();
        let at = below(&mut rng, damaged.len());
        match below(&mut rng, 4) {
            0 => {
                damaged.remove(at);
            }
            1 => damaged.truncate(at),
            2 => damaged[at] = damaged[at].replace(|c: char| c.is_ascii_digit(), "9").into(),
            _ => {
                let other = damaged[below(&mut rng, lines.len())].clone();
                damaged[at] = other;
            }
        }
        let text = damaged.join("\n");
        // A pack that is played is kept for as long as the program runs.
        let read = if played < 60 { Pack::parse(&text).map(Some) } else { Data::parse(&text).map(|_| None) };
        match read {
            Err(problems) => {
                problems.iter().for_each(assert_clear);
                refused += 1;
            }
            Ok(Some(pack)) => {
                for players in 1..=5 {
                    let options: Options = json::read(
                        pack,
                        "options",
                        &json!({ "players": players, "setup": "random", "events": players > 1 }),
                    )
                    .expect("options");
                    let mut state =
                        Valeria::new(&options, pack, &Seed::from_number(players), &mut Witness::silent())
                            .expect("a game");
                    play_silently(&mut state, &mut rng);
                }
                played += 1;
            }
            Ok(None) => {}
        }
    }
    assert!(refused > 100 && played > 10, "{refused} {played}");
}

fn play_silently(state: &mut Valeria, rng: &mut Rng) {
    let mut legal = Vec::new();
    for _ in 0..Valeria::BOUND {
        let Some(seat) = state.awaiting().lowest() else { return };
        legal.clear();
        state.legal(seat, &mut legal);
        let action = legal[below(rng, legal.len())];
        state.play(seat, &action, &mut Witness::silent());
    }
    panic!("no end");
}
