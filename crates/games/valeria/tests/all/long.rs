//! Thousands of random games over all configurations: every one of them ends, and every operation of the effect
//! vocabulary is used somewhere.

use std::{
    collections::{BTreeSet, HashSet},
    mem::discriminant,
};

use crate::common::*;
use engine::{Game, Pack, Rng, Seed, Witness, rand::Rng as _, rand::SeedableRng};
use serde_json::{Value, json};
use valeria::{Action, Data, Valeria, effect::Op};

/// Every player count with every set-up mode and every combination of variants and switches that R-35 allows.
fn configurations() -> Vec<Value> {
    let mut all = Vec::new();
    for setup in ["first_game", "random", "gold_rush", "magic_rules", "monster_hunt"] {
        for mixed in [false, true] {
            for hard in 0..4 {
                for switched in [false, true] {
                    all.push(json!({
                        "players": 1, "setup": setup, "mixed": mixed, "hard_sum": hard & 1 == 1,
                        "hard_exhausted": hard & 2 == 2, "dark_lord_undealt": switched, "solo_board_vp": !switched,
                        "magic_pays_effects": switched, "double_sum_twice": switched
                    }));
                }
            }
            for players in 2..=5 {
                for variants in 0..8 {
                    let switched = variants & 1 == 1;
                    all.push(json!({
                        "players": players, "setup": setup, "mixed": mixed, "events": variants & 2 == 2,
                        "no_duke": variants & 4 == 4, "magic_pays_effects": switched, "resting_doubles": switched,
                        "event_token_on_itself": switched, "double_sum_twice": switched
                    }));
                }
            }
        }
    }
    all
}

#[test]
fn every_game_ends() {
    let pack: Pack<Data> = pack();
    let mut legal: Vec<Action> = Vec::new();
    let mut rng = Rng::seed_from_u64(1);
    let (mut games, mut longest) = (0, 0);
    for options in configurations() {
        let options = testkit::options::<Valeria>(&options);
        for seed in 0..5 {
            let seed = Seed::from_number(1000 + seed);
            let mut state =
                Valeria::new(&options, pack, &seed, &mut Witness::silent()).expect("these options fit");
            let pieces = state.pieces();
            let mut decisions = 0;
            while let Some(seat) = state.awaiting().lowest() {
                legal.clear();
                state.legal(seat, &mut legal);
                assert!(legal.len() >= 2 && legal.len() < 1000);
                state.play(seat, &legal[rng.next_u64() as usize % legal.len()], &mut Witness::silent());
                decisions += 1;
                assert!(decisions <= Valeria::BOUND, "no end in sight: {options:?}");
            }
            assert!(state.outcome().is_some());
            assert_eq!(state.pieces(), pieces, "pieces are neither lost nor made");
            games += 1;
            longest = longest.max(decisions);
        }
    }
    assert!(games >= 2000, "{games} games");
    assert!(longest < Valeria::BOUND / 2, "{longest} decisions");
}

fn kinds(ops: &[Op], into: &mut BTreeSet<String>) {
    for op in ops {
        let name = format!("{op:?}");
        into.insert(name.split([' ', '(', '{']).next().unwrap_or_default().to_owned());
        if let Op::Choose(options) = op {
            options.iter().for_each(|option| kinds(option, into));
        }
    }
}

/// Every operation that the engine knows stands on some card of the box.
#[test]
fn the_box_uses_the_whole_vocabulary() {
    let data = pack().data();
    let mut used = BTreeSet::new();
    for source in &data.sources {
        kinds(&source.on_turn, &mut used);
        kinds(&source.off_turn, &mut used);
    }
    for monster in &data.monsters {
        kinds(&monster.reward, &mut used);
        kinds(&monster.instruction, &mut used);
    }
    data.domains.iter().for_each(|domain| kinds(&domain.effect, &mut used));
    let known = [
        "AllLose",
        "Choose",
        "DomainDiscount",
        "Exchange",
        "ExtraSlay",
        "Gain",
        "GainAny",
        "GainCitizen",
        "GainPer",
        "IgnoreSurcharge",
        "PlaceToken",
        "ReturnCitizen",
        "ReturnMonster",
        "SetDie",
        "ShiftDie",
        "Take",
        "TakeRandomMonster",
    ];
    assert_eq!(used.iter().map(String::as_str).collect::<Vec<_>>(), known);
}

/// Every kind of answer and every kind of event really occurs in random games.
#[test]
fn every_answer_and_every_event_occurs() {
    let mut answers = BTreeSet::new();
    let mut events = BTreeSet::new();
    let (mut known_answers, mut known_events) = (HashSet::new(), HashSet::new());
    let mut rng = Rng::seed_from_u64(5);
    let name = |value: Value| match value {
        Value::String(name) => name,
        Value::Object(map) => map.keys().next().cloned().unwrap_or_default(),
        other => other.to_string(),
    };
    let tables = [
        json!({ "players": 3, "events": true, "setup": "random" }),
        json!({ "players": 2, "events": true, "setup": "magic_rules", "mixed": true }),
        json!({ "players": 1, "setup": "random" }),
        json!({ "players": 1, "hard_exhausted": true, "hard_sum": true, "setup": "magic_rules" }),
    ];
    for round in 0..16 {
        for options in &tables {
            let mut play = opened(options.clone(), round);
            events.extend(play.told.iter().map(|told| name(engine::json::write(pack(), &told.event))));
            // A player with all Roles and Resources meets Domains that random play rarely reaches.
            let rich = json!({ "gold": 80, "strength": 80, "magic": 40, "citizens": { "merchant": 3, "archer": 3, "rogue": 3, "cleric": 3 } });
            let mut whole = engine::json::write(pack(), &play.state);
            for seat in 0..play.state.players() {
                let mut patch = json!({ "players": {} });
                patch["players"][seat.to_string()] = rich.clone();
                engine::scenario::merge(&mut whole, &patch);
            }
            if play.state.players() == 1 {
                // One Monster left, and winning outright is near; or one column bare, and losing outright is.
                let gone = json!({ "cards": [], "cover": "exhausted" });
                let bare = json!({ "citizens": { "2": gone, "7": gone }, "domains": { "2": gone } });
                let last = json!({ "monsters": { "0": { "cards": ["goblin"], "place": "hills" }, "1": gone, "2": gone, "3": gone, "4": gone } });
                engine::scenario::merge(&mut whole, if round % 2 == 0 { &bare } else { &last });
            }
            play.state = engine::json::read_state(pack(), &whole).expect("a state");
            let mut legal: Vec<Action> = Vec::new();
            while let Some(seat) = play.state.awaiting().lowest() {
                legal.clear();
                play.state.legal(seat, &mut legal);
                let action = legal[rng.next_u64() as usize % legal.len()];
                // A name is written out for the first of its kind only.
                if known_answers.insert(discriminant(&action)) {
                    answers.insert(name(engine::json::write(pack(), &action)));
                }
                let mut on = Witness::recording();
                play.state.play(seat, &action, &mut on);
                let new = on.told.iter().filter(|told| known_events.insert(discriminant(&told.event)));
                events.extend(new.map(|told| name(engine::json::write(pack(), &told.event))));
            }
        }
    }
    assert_eq!(answers.into_iter().collect::<Vec<_>>(), ANSWERS);
    assert_eq!(events.into_iter().collect::<Vec<_>>(), EVENTS);
}

const ANSWERS: [&str; 25] = [
    "announce",
    "build",
    "choose_duke",
    "decline",
    "event_token",
    "exchange",
    "gain",
    "harvest_choice",
    "harvest_done",
    "harvest_exchange",
    "harvest_gain",
    "payment",
    "recruit",
    "return_citizen",
    "return_monster",
    "reward_citizen",
    "reward_option",
    "roll_modify",
    "slay",
    "solo_capture",
    "solo_order",
    "solo_stack",
    "take",
    "take_nothing",
    "target",
];
const EVENTS: [&str; 30] = [
    "all_lose",
    "announced",
    "attack",
    "built",
    "captured",
    "citizen_gained",
    "covered",
    "dark_lord_drawn",
    "declined",
    "die_changed",
    "duke_chosen",
    "dukes_dealt",
    "exchanged",
    "first_player",
    "gain_action",
    "gained",
    "game_over",
    "last_round",
    "monster_taken",
    "recruited",
    "returned",
    "revealed",
    "rolled",
    "slain",
    "solo_lost",
    "solo_won",
    "token_placed",
    "took",
    "took_nothing",
    "turn_begins",
];
