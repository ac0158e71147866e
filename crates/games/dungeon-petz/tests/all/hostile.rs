//! Nonsense from outside: clear errors, never a panic.

use crate::common::*;
use dungeon_petz::{
    Action, Data, DungeonPetz, Options,
    terms::{Need, Term as _},
};
use engine::{
    Components, Game, Pack, Rng, Seed, Table, Viewer, Witness, json,
    rand::{Rng as _, SeedableRng as _},
    rng::below,
    save,
};
use serde_json::{Value, json};

const WORDS: &[&str] = &[
    "group",
    "pick",
    "send",
    "veg",
    "home",
    "take_cage",
    "cage_01",
    "initial",
    "take_pet",
    "uni",
    "assign",
    "green",
    "hunger",
    "sleep",
    "feed",
    "gap12",
    "catch",
    "catcher",
    "sell",
    "dungeon_girl",
    "store",
    "meat",
    "done",
    "",
    "plot",
    "tokens",
    "imps",
    "gold",
    "pet",
    "colour",
    "need",
    "turned",
    "armour",
    "employee",
    "catchers",
    "players",
    "start",
    "double",
    "none",
];

fn nonsense(rng: &mut Rng, depth: usize) -> Value {
    match below(rng, if depth == 0 { 5 } else { 8 }) {
        0 => Value::Null,
        1 => json!(rng.next_u64() as i64),
        2 => json!(below(rng, 300)),
        3 => json!(WORDS[below(rng, WORDS.len())]),
        4 => json!(below(rng, 2) == 0),
        5 => Value::Array((0..below(rng, 4)).map(|_| nonsense(rng, depth - 1)).collect()),
        _ => Value::Object(
            (0..below(rng, 4))
                .map(|_| (WORDS[below(rng, WORDS.len())].to_owned(), nonsense(rng, depth - 1)))
                .collect(),
        ),
    }
}

#[test]
fn random_json_as_actions_and_options() {
    let mut rng = Rng::seed_from_u64(1);
    let mut petz = table(json!({ "players": 3 }));
    let mut read = 0;
    for round in 0..30_000 {
        let value = nonsense(&mut rng, 3);
        if let Ok(action) = json::read::<_, Action>(pack(), "action", &value) {
            read += 1;
            for who in 0..3 {
                let before = petz.state.clone();
                let legal = petz.legal(who).contains(&json::write(pack(), &action));
                let taken = petz.state.apply(seat(who), &action, &mut Witness::silent());
                assert_eq!(taken.is_ok(), legal);
                if taken.is_err() {
                    assert!(petz.state == before);
                }
            }
        }
        if let Ok(options) = json::read::<_, Options>(pack(), "options", &value) {
            let _ = DungeonPetz::new(&options, pack(), &Seed::from_number(round), &mut Witness::silent());
        }
        if round % 200 == 0 {
            let moves = 1 + below(&mut rng, 4);
            for _ in 0..moves {
                let Some(who) = petz.asked().first().copied() else { break };
                let answers = petz.legal(who);
                let answer = answers[below(&mut rng, answers.len())].clone();
                petz.act(who, answer);
            }
        }
    }
    assert!(read > 100, "{read} of them could be read at all");
}

#[test]
fn options_name_every_problem_at_once() {
    let bad = Options { players: 3, start: Some(seat(4)), final_order: true, ..Options::default() };
    let keys: Vec<&str> = bad.check().expect_err("bad").iter().map(|problem| problem.key).collect();
    assert_eq!(keys, ["dp-start", "dp-final-order"]);
    assert!(json::read::<_, Options>(pack(), "options", &json!({ "plyers": 3 })).is_err());
    assert!(json::read::<_, Options>(pack(), "options", &json!({ "double": "yes" })).is_err());
}

#[test]
fn altered_saves_are_noticed() {
    let options: Options = json::read(pack(), "options", &json!({ "players": 2 })).expect("options");
    let mut table = Table::<DungeonPetz>::open(options, pack(), Seed::from_number(3)).expect("a table");
    let mut rng = Rng::seed_from_u64(3);
    for _ in 0..60 {
        let Some(seat) = table.state().awaiting().lowest() else { break };
        let mut actions = Vec::new();
        table.state().legal(seat, &mut actions);
        let action = actions[below(&mut rng, actions.len())];
        table.act(seat, action).expect("legal");
    }
    let text = save::save(&table).expect("written");
    assert!(save::load::<DungeonPetz>(&text, pack()).is_ok());
    for _ in 0..300 {
        let mut bytes = text.clone().into_bytes();
        let at = below(&mut rng, bytes.len());
        if bytes[at] == b'0' {
            continue;
        }
        bytes[at] = b'0';
        if let Ok(altered) = String::from_utf8(bytes) {
            assert!(save::load::<DungeonPetz>(&altered, pack()).is_err());
        }
        assert!(save::load::<DungeonPetz>(&text[..at], pack()).is_err());
    }
}

/// Every leaf of the state, by JSON pointer.
fn leaves(value: &Value, place: String, into: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            fields
                .iter()
                .for_each(|(key, value)| leaves(value, format!("{place}/{}", key.replace('/', "~1")), into));
        }
        Value::Array(elements) => {
            elements.iter().enumerate().for_each(|(at, value)| leaves(value, format!("{place}/{at}"), into));
            into.push(place);
        }
        _ => into.push(place),
    }
}

/// Plays on from a state: every view, imagined state and random answer must work.
fn survive(mut state: DungeonPetz, rng: &mut Rng) {
    state.resume(&mut Witness::recording());
    for _ in 0..20 {
        for viewer in Viewer::all(state.players()) {
            let view = state.view(viewer);
            let imagined = DungeonPetz::imagine(&view, rng);
            let _ = imagined.pieces();
        }
        let Some(seat) = state.awaiting().lowest() else { break };
        let mut other = state.clone();
        other.resample(seat, rng);
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        assert!(!actions.is_empty() && actions.len() < 1000, "{} answers", actions.len());
        let action = actions[below(rng, actions.len())];
        state.play(seat, &action, &mut Witness::recording());
    }
    let _ = state.outcome();
}

#[test]
fn absurd_patches_are_refused_or_playable() {
    let mut rng = Rng::seed_from_u64(5);
    let phases = [
        json!("setup"),
        json!("grouping"),
        json!("assigning"),
        json!("awards"),
        json!("discarding"),
        json!("growing"),
        json!("scoring"),
        json!("over"),
        json!({ "selling": { "seat": 1 } }),
        json!({ "storing": { "seat": 4 } }),
        json!({ "cleaning": { "seat": 0, "plot": 4, "removed": 255 } }),
        json!({ "drawing": { "seat": 0, "thrown": [] } }),
        json!({ "showing": { "seat": 0, "step": "reveal" } }),
        json!({ "showing": { "seat": 2, "step": "exhibit" } }),
        json!({ "showing": { "seat": 0, "step": { "sleep": { "colour": "red", "from": "sleep" } } } }),
        json!({ "showing": { "seat": 1, "step": { "play": { "gap": "gap34", "begun": true, "met": [255, 255, 0, 9] } } } }),
        json!({ "sending": { "size": 200, "seat": 0, "errand": "books" } }),
        json!({ "sending": { "size": 1, "seat": 0, "errand": { "colour": "magic_box" } } }),
        json!({ "arranging": { "seat": 0, "layout": { "keep": { "plot": 2, "other": "cage_03" } } } }),
        json!({ "arranging": { "seat": 0, "layout": { "pets": { "next": 255 } } } }),
    ];
    let odd = |old: &Value, rng: &mut Rng| -> Value {
        let numbers = [0, 1, 2, 3, 5, 7, 12, 39, 120, 255, -1, 32_767];
        match old {
            _ if below(rng, 8) == 0 => nonsense(rng, 2),
            Value::Number(_) => json!(numbers[below(rng, numbers.len())]),
            Value::Bool(old) => json!(!old),
            Value::String(old) if Need::parse(old).is_some() => json!(Need::ALL[below(rng, 7)].name()),
            Value::String(_) => json!(WORDS[below(rng, WORDS.len())]),
            Value::Array(old) => Value::Array(old.iter().take(below(rng, 3)).cloned().collect()),
            _ => [
                json!({ "seat": 1, "imps": 1 }),
                json!("addon_toys"),
                json!("cage_03"),
                json!(9),
                Value::Null,
            ][below(rng, 5)]
            .clone(),
        }
    };
    // Tables from all over the game.
    let mut tables = Vec::new();
    for number in 0..40u64 {
        let mut petz = seeded(json!({ "players": 2 + number % 3, "double": number % 2 == 0 }), number, &[]);
        let mut moves = 9 * number;
        petz.play_until(number, |_| false);
        if number % 8 != 0 {
            petz = seeded(json!({ "players": 2 + number % 3, "double": number % 2 == 0 }), number, &[]);
            while moves > 0
                && let Some(seat) = petz.state.awaiting().lowest()
            {
                let mut actions = Vec::new();
                petz.state.legal(seat, &mut actions);
                let action = actions[below(&mut rng, actions.len())];
                petz.state.play(seat, &action, &mut Witness::silent());
                moves -= 1;
            }
        }
        tables.push(petz.json());
    }
    let (mut refused, mut played) = (0, 0);
    for round in 0..1200 {
        let mut value = tables[round % tables.len()].clone();
        let mut places = Vec::new();
        leaves(&value, String::new(), &mut places);
        for _ in 0..1 + below(&mut rng, 3) {
            let place = &places[below(&mut rng, places.len())];
            if let Some(slot) = value.pointer_mut(place) {
                *slot = odd(slot, &mut rng);
            }
        }
        if below(&mut rng, 3) == 0 {
            value["phase"] = phases[below(&mut rng, phases.len())].clone();
        }
        match json::read_state::<DungeonPetz>(pack(), &value) {
            Ok(state) => {
                played += 1;
                survive(state, &mut rng);
            }
            Err(_) => refused += 1,
        }
    }
    assert!(refused > 200 && played > 200, "{refused} refused, {played} played");
}

#[test]
fn bad_packs_name_every_entry_at_once() {
    let text = Data::BUILT_IN;
    let parse = |text: &str| Pack::<Data>::parse(text).map(|_| ()).expect_err("a bad pack");
    assert_eq!(parse("not = [toml")[0].key, "data-unreadable");
    assert!(
        parse("")
            .iter()
            .all(|problem| ["data-missing", "data-entry", "data-count", "data-number"].contains(&problem.key))
    );
    let bad = text
        .replacen("strength = 3", "strength = 99", 1)
        .replacen("diet = \"herbivore\"", "diet = \"rocks\"", 1)
        .replacen("farm_token_advanced = \"gold\"", "farm_token_advanced = \"gold\"\ncolor = 3", 1);
    let problems = parse(&bad);
    for (key, entry) in [
        ("data-number", "cage cage_01"),
        ("data-no-such", "pet uni"),
        ("data-unknown-field", "pet baby_golem"),
    ] {
        let found = problems
            .iter()
            .find(|problem| problem.key == key)
            .unwrap_or_else(|| panic!("{key}: {problems:?}"));
        assert_eq!(found.args[0], ("entry", entry.to_owned()));
    }
    // Every number and word of the pack may be wrong on its own without a panic.
    let mut rng = Rng::seed_from_u64(9);
    let lines: Vec<&str> = text.lines().collect();
    for _ in 0..400 {
        let at = below(&mut rng, lines.len());
        let line = match below(&mut rng, 4) {
            0 => String::new(),
            1 => lines[at].replace(|c: char| c.is_ascii_digit(), "9"),
            2 => lines[at].replace('"', ""),
            _ => lines[at].replace('=', "= 7 #"),
        };
        let mut changed: Vec<&str> = lines.clone();
        changed[at] = &line;
        if let Ok(pack) = Pack::<Data>::parse(&changed.join("\n")) {
            let options = Options { players: 2, ..Options::default() };
            if let Ok(mut state) =
                DungeonPetz::new(&options, pack, &Seed::from_number(1), &mut Witness::silent())
            {
                for _ in 0..200 {
                    let Some(seat) = state.awaiting().lowest() else { break };
                    let mut actions = Vec::new();
                    state.legal(seat, &mut actions);
                    let action = actions[below(&mut rng, actions.len())];
                    state.play(seat, &action, &mut Witness::silent());
                }
            }
        }
    }
}

#[test]
fn what_would_not_fit_is_refused_and_what_fits_is_played() {
    let refused = |patch: Value| table(json!({ "players": 2 })).try_merged(&patch).map(|_| ());
    let treasure = json!({ "artifact": "imp_armor" });
    for (patch, reason) in [
        (json!({ "players": { "0": { "new_cages": ["cage_01", "cage_02", "cage_03"] } } }), "bought"),
        (json!({ "players": { "0": { "sold": ["warlock", "lich_lord", "dungeon_girl"] } } }), "sold"),
        (json!({ "players": { "0": { "artifacts": vec![treasure; 17] } } }), "artifacts"),
    ] {
        assert!(refused(patch).is_err_and(|said| said.to_string().contains(reason)), "{reason}");
    }
    // Two new cages already, one more in hand and two spaces free; eight pets and three to buy.
    let pets = ["uni", "bubl", "drago", "birdie", "snakitty", "wormie", "trollie", "stegobully"];
    let pets: Vec<Value> = pets.iter().map(|name| json!({ "pet": name, "size": 2 })).collect();
    let mut petz = four(json!({
        "phase": { "sending": { "size": 3, "seat": 0, "errand": "cage" } },
        "players": { "0": { "imps": 0, "hospital": 1, "new_cages": ["cage_01", "cage_02"], "pets": pets,
                            "groups": [{ "imps": 2, "gold": 1 }, { "imps": 2, "gold": 1 }, { "imps": 1, "gold": 1 }] } },
        "board": { "cages": ["cage_03", "cage_04", "cage_05"], "young": ["ghosty", "baby_golem", "fiery_fairy"] },
    }));
    petz.act(0, json!({ "take_cage": "cage_03" }));
    for cage in ["cage_04", "cage_05"] {
        petz.act(0, json!({ "send": "cage" }));
        if petz.offers(0, json!({ "take_cage": cage })) {
            petz.act(0, json!({ "take_cage": cage }));
        }
    }
    petz.act(0, json!({ "send": "young" })).act(0, json!({ "take_pet": "ghosty" }));
    assert_eq!(petz.state.players[0].new_cages.len(), 5);
    assert_eq!(petz.state.players[0].pets.len(), 9);
}

#[test]
fn a_discard_pile_beyond_any_deck_loses_no_card() {
    let mut petz = four(json!({
        "phase": { "sending": { "size": 1, "seat": 0, "errand": { "colour": "book_savage_feasts" } } },
        "board": { "decks": { "green": [] }, "discards": { "green": { "hunger": 60, "poop": 10 } } },
        "players": { "0": { "artifacts": [{ "artifact": "book_savage_feasts" }] } },
    }));
    let cards = |petz: &Petz| {
        let pieces = petz.state.pieces();
        pieces.into_iter().filter(|((name, _), _)| *name == "green").collect::<Vec<_>>()
    };
    let before = cards(&petz);
    assert_eq!(before.len(), 6);
    petz.act(0, json!({ "colour": "green" }));
    assert_eq!(cards(&petz), before);
    assert_eq!(petz.length("/board/decks/green"), 39, "a full deck, and one card drawn");
}
