//! Chapter 19: Monster Events.

use std::collections::BTreeSet;

use crate::common::*;
use serde_json::{Value, json};
use valeria::effect::{Op, Resource};
use words::Lang;

fn events(players: usize) -> Value {
    json!({ "players": players, "events": true })
}

fn covering(card: &str) -> Value {
    json!({ "cards": [], "cover": { "event": card } })
}

// rule: VA-EVT-01
#[test]
fn a_monster_with_a_number_and_no_area() {
    let data = pack().data();
    for id in data.events() {
        let event = data.monster(id);
        assert!(
            event.place.is_none() && (1..=12).contains(&event.activation) && event.instruction.len() == 1
        );
    }
    assert_eq!(wrong(json!({ "players": 1, "events": true })), [("va-solo-events", Some("VA-EVT-01"))]);
}

// rule: VA-EVT-02
#[test]
fn the_six_events() {
    let data = pack().data();
    let mut all: Vec<(u8, String, String)> = data
        .events()
        .map(|id| {
            let event = data.monster(id);
            let does = match event.instruction[0] {
                Op::PlaceToken { resource, n } => format!("add {n} {resource:?}"),
                Op::AllLose { resource, n } => format!("lose {n} {resource:?}"),
                _ => "?".to_owned(),
            };
            (event.activation, Lang::EN.name(&event.label), does)
        })
        .collect();
    all.sort();
    let wanted = [
        (1, "Corrupted Cleric", "add 1 Magic"),
        (2, "Giant Leech", "lose 1 Strength"),
        (3, "Bat Swarm", "add 1 Strength"),
        (4, "Sorcerer", "lose 1 Magic"),
        (5, "Mimic", "add 1 Gold"),
        (6, "Kobold Thieves", "lose 1 Gold"),
    ];
    assert_eq!(all, wanted.map(|(number, name, does)| (number, name.to_owned(), does.to_owned())));
    assert_eq!(Resource::ALL.len(), 3);
}

// rule: VA-EVT-03
#[test]
fn one_event_per_player_on_top() {
    let mut drawn = BTreeSet::new();
    for players in 2..=5 {
        for seed in 0..15 {
            let play = opened(events(players), seed);
            assert_eq!(play.get("/exhausted/plain"), 2 * players);
            let stack = play.get("/exhausted/events");
            let stack: BTreeSet<String> =
                stack.as_array().expect("a list").iter().map(Value::to_string).collect();
            assert_eq!(stack.len(), players, "three cards per player, no Event twice");
            drawn.extend(stack);
        }
    }
    assert_eq!(drawn.len(), 6, "at random from the six");
    assert_eq!(opened(events(3), 1).sees(0, "/exhausted/hidden_events"), 3, "face down");
}

// rule: VA-EVT-04
#[test]
fn events_named_by_the_host() {
    let mut tops = BTreeSet::new();
    for seed in 0..20 {
        let play =
            opened(json!({ "players": 3, "events": true, "event_choice": ["mimic", "sorcerer"] }), seed);
        let stack = play.get("/exhausted/events");
        let stack = stack.as_array().expect("a list");
        assert!(stack.len() == 3 && stack.contains(&json!("mimic")) && stack.contains(&json!("sorcerer")));
        tops.insert(stack[2].to_string());
    }
    assert!(tops.len() > 2, "shuffled with the others");
    let many = json!({ "players": 2, "events": true, "event_choice": ["mimic", "sorcerer", "bat_swarm"] });
    assert_eq!(wrong(many), [("va-event-choice-many", Some("VA-EVT-04"))]);
    let twice = json!({ "players": 2, "events": true, "event_choice": ["mimic", "mimic"] });
    assert_eq!(wrong(twice), [("va-event-choice-unknown", Some("VA-EVT-04"))]);
    let goblin = json!({ "players": 2, "events": true, "event_choice": ["goblin"] });
    assert_eq!(wrong(goblin), [("va-event-choice-unknown", Some("VA-EVT-04"))]);
    assert_eq!(
        wrong(json!({ "event_choice": ["mimic"] })),
        [("va-event-choice-needs-events", Some("VA-EVT-04"))]
    );
}

// rule: VA-EVT-05
#[test]
fn laid_face_up_whatever_the_row() {
    for (patch, action, slot) in [
        (json!({ "monsters": { "0": { "cards": ["goblin"] } } }), json!({ "slay": "M1" }), "/monsters/0"),
        (json!({ "citizens": { "0": { "cards": ["cleric"] } } }), json!({ "recruit": "C1" }), "/citizens/0"),
        (
            json!({ "domains": { "0": { "cards": ["gargans_embrace"] } } }),
            json!({ "build": "D1" }),
            "/domains/0",
        ),
    ] {
        let mut whole = json!({
            "exhausted": { "plain": 4, "events": ["mimic", "kobold_thieves"], "known": 0 },
            "players": { "0": { "gold": 7, "strength": 1, "citizens": { "archer": 2 } }, "1": { "gold": 3 } }
        });
        engine::scenario::merge(&mut whole, &patch);
        let mut play = table(events(2), whole);
        play.act(0, action);
        assert_eq!(play.sees(1, &format!("{slot}/cover")), json!({ "event": "kobold_thieves" }));
        assert!(play.revealed);
        assert_eq!(play.stock(1)[0], 3, "no immediate effect");
    }
}

// rule: VA-EVT-06
#[test]
fn any_active_player_may_slay_an_event() {
    let patch = json!({ "active": 1, "citizens": { "0": covering("kobold_thieves") }, "players": { "1": { "strength": 6 } } });
    let mut play = table(events(2), patch);
    play.act(1, json!({ "slay": "C1" }));
    assert_eq!(play.count(1, "kobold_thieves"), 1);
    let over = json!({ "phase": "over", "players": { "0": { "duke": "reese", "rejected": "node", "monsters": { "mimic": 1, "goblin": 1 } } } });
    assert_eq!(table(events(2), over).points(0, "duke_monsters"), Some(2), "a Monster for the M icon");
}

// rule: VA-EVT-07
#[test]
fn woken_once_at_the_end_of_the_roll_phase() {
    let leech =
        json!({ "citizens": { "0": covering("giant_leech") }, "players": { "0": { "strength": 5 } } });
    // Die, sum of two ones, or twice on a double: always once.
    for (dice, strength) in [([2, 3], 4), ([1, 1], 4), ([2, 2], 4), ([1, 4], 5)] {
        let play = roll(events(2), leech.clone(), dice);
        assert_eq!(play.get("/players/0/strength"), strength, "{dice:?}");
    }
    // After the announcement: the final dice count, and Harvest comes later.
    let mut patch = leech;
    patch["players"]["0"]["domains"] = json!(["palace_of_the_dawn"]);
    let mut play = roll(events(2), patch, [3, 5]);
    assert_eq!(play.stock(0)[1], 5);
    play.act(0, json!({ "roll_modify": { "domain": "palace_of_the_dawn", "die": 1 } }));
    let clauses: Vec<&str> = play.told.iter().map(|told| told.clause).collect();
    assert_eq!(&clauses[..4], ["VA-ROLL-03", "VA-ROLL-08", "VA-EVT-10", "VA-HARV-10"]);
}

// rule: VA-EVT-08
#[test]
fn events_resolve_by_rising_number() {
    let patch = json!({
        "citizens": { "0": covering("mimic"), "1": covering("bat_swarm"), "2": covering("giant_leech") }
    });
    let mut play = roll(events(2), patch, [3, 2]);
    let order = |play: &Play| -> Vec<String> {
        play.told
            .iter()
            .filter(|told| told.clause.starts_with("VA-EVT"))
            .map(|told| engine::json::write(pack(), &told.event).to_string())
            .collect()
    };
    assert!(order(&play)[0].contains("giant_leech"));
    play.act(0, json!({ "event_token": "M1" }));
    assert!(order(&play)[0].contains("bat_swarm"));
    play.act(0, json!({ "event_token": "M1" }));
    assert!(order(&play)[0].contains("mimic"));
}

// rule: VA-EVT-09
#[test]
fn a_token_on_another_face_up_monster() {
    let patch = json!({
        "citizens": { "0": covering("bat_swarm"), "1": covering("sorcerer") },
        "monsters": { "0": { "cards": [], "cover": "exhausted" } }
    });
    let play = roll(events(2), patch.clone(), [1, 2]);
    let target = |slot: &str| json!({ "event_token": slot });
    play.assert_legal(0, &[target("M2"), target("M3"), target("M4"), target("M5"), target("C2")]);
    for slot in ["C1", "M1", "C3", "D1"] {
        assert_eq!(play.refused(0, target(slot))[0], "VA-EVT-09");
    }
    assert_eq!(play.refused(0, json!("decline"))[0], "VA-EVT-09", "must");
    assert_eq!(play.refused(0, json!("announce"))[0], "VA-ROLL-08", "announced already");
    // The switch of R-30 allows the Event itself.
    let mut own = events(2);
    own["event_token_on_itself"] = json!(true);
    assert!(roll(own, patch, [1, 2]).offers(0, target("C1")));
    // One target: automatic; none: nothing happens.
    let bare = |at: usize| (at.to_string(), json!({ "cards": [], "cover": "exhausted" }));
    let mut one = json!({ "citizens": { "0": covering("bat_swarm") } });
    one["monsters"] = (0..4).map(bare).collect::<serde_json::Map<_, _>>().into();
    let play = roll(events(4), one.clone(), [1, 2]);
    assert_eq!(play.get("/tokens/0/slot"), "M5");
    one["monsters"] = (0..5).map(bare).collect::<serde_json::Map<_, _>>().into();
    assert_eq!(roll(events(4), one, [1, 2]).get("/tokens"), json!([]));
}

// rule: VA-EVT-10
#[test]
fn everybody_in_play_loses() {
    for (event, dice, good) in
        [("giant_leech", [2, 1], 1), ("sorcerer", [4, 3], 2), ("kobold_thieves", [6, 1], 0)]
    {
        let stock = |n: u32| json!({ "gold": n, "strength": n, "magic": n });
        let patch = json!({ "citizens": { "0": covering(event) }, "players": { "0": stock(2), "1": stock(0), "2": stock(1) } });
        let play = roll(events(3), patch, dice);
        let lost: Vec<u64> = (0..3).map(|seat| play.stock(seat)[good]).collect();
        assert_eq!(lost, [1, 0, 0], "{event}");
    }
    // With five the Resting player (seat 4) loses nothing.
    let patch = json!({ "citizens": { "0": covering("kobold_thieves") }, "players": { "0": { "gold": 2 }, "4": { "gold": 2 } } });
    let play = roll(events(5), patch, [6, 1]);
    assert_eq!((play.stock(0)[0], play.stock(4)[0]), (1, 2));
}

// rule: VA-EVT-11
#[test]
fn tokens_raise_the_price() {
    let patch = |strength: u32, magic: u32| {
        json!({
            "tokens": [{ "slot": "M1", "height": 4, "strength": 3, "magic": 2 }],
            "players": { "0": { "strength": strength, "magic": magic } }
        })
    };
    assert!(table(events(2), patch(4, 2)).offers(0, json!({ "slay": "M1" })));
    assert!(!table(events(2), patch(4, 1)).offers(0, json!({ "slay": "M1" })));
    assert!(!table(events(2), patch(3, 2)).offers(0, json!({ "slay": "M1" })));
    // They add up, and everybody sees them.
    let mut patch = patch(0, 0);
    patch["citizens"] = json!({ "0": covering("bat_swarm") });
    let mut play = roll(events(2), patch, [3, 4]);
    play.act(0, json!({ "event_token": "M1" }));
    assert_eq!(play.public("/tokens/0/strength"), 4);
}

// rule: VA-EVT-12
#[test]
fn gold_tokens_are_a_bounty() {
    let patch = json!({ "tokens": [{ "slot": "M1", "height": 4, "gold": 5 }], "players": { "0": { "strength": 1 } } });
    let mut play = table(events(2), patch);
    play.act(0, json!({ "slay": "M1" }));
    assert_eq!(play.stock(0), [5 + 1, 0, 0, 0], "the price is 1 Strength as printed");
    assert_eq!(play.get("/tokens"), json!([]));
}

// rule: VA-EVT-13
#[test]
fn tokens_belong_to_the_card() {
    // A Monster returned on top covers the tokens; they stay with the card beneath.
    let mut play = table(
        events(2),
        json!({
            "domains": { "0": { "cards": ["watcher_on_the_water"] } },
            "monsters": { "0": { "cards": ["goblin_king", "goblin"] } },
            "tokens": [{ "slot": "M1", "height": 1, "strength": 4 }],
            "progress": { "actions_left": 3 },
            "players": { "0": { "gold": 6, "strength": 3, "citizens": { "archer": 2 }, "monsters": { "goblin_mage": 1 } } }
        }),
    );
    play.act(0, json!({ "build": "D1" })).act(0, json!({ "return_monster": "goblin_mage" }));
    assert_eq!(play.get("/monsters/0/cards"), json!(["goblin_king", "goblin", "goblin_mage"]));
    play.act(0, json!({ "slay": "M1" })).act(0, json!({ "reward_option": 0 }));
    assert_eq!(play.stock(0)[1], 0, "3 as printed");
    assert_eq!(
        play.get("/tokens/0"),
        json!({ "slot": "M1", "height": 1, "gold": 0, "strength": 4, "magic": 0 })
    );
    // An Event that goes back loses them.
    let mut play = table(
        events(2),
        json!({
            "domains": { "0": { "cards": ["nest_of_the_weaver_witch"] } },
            "citizens": { "1": covering("mimic") },
            "tokens": [{ "slot": "C2", "height": 0, "gold": 2 }],
            "players": { "0": { "gold": 6, "citizens": { "merchant": 2 } } }
        }),
    );
    play.act(0, json!({ "build": "D1" })).act(0, json!({ "return_citizen": "merchant" }));
    assert_eq!(play.get("/tokens"), json!([]));
}

// rule: VA-EVT-14
#[test]
fn slaying_an_event() {
    let patch = json!({
        "citizens": { "0": covering("mimic") },
        "tokens": [{ "slot": "C1", "height": 0, "gold": 1, "strength": 1 }],
        "players": { "0": { "strength": 4, "magic": 3, "domains": ["violet_thorn"] } }
    });
    let mut play = table(events(2), patch);
    play.act(0, json!({ "slay": "C1" }));
    assert_eq!(play.stock(0), [1 + 5, 0, 1, 0], "token and reward in Gold, The Violet Thorn's Magic");
    assert_eq!(play.get("/players/0/monsters"), json!({ "mimic": 1 }));
}

// rule: VA-EVT-15
#[test]
fn no_event_follows_an_event() {
    let patch = |plain: u32, events: Value| {
        json!({
            "citizens": { "0": covering("kobold_thieves") },
            "exhausted": { "plain": plain, "events": events, "known": 0 },
            "players": { "0": { "strength": 6 } }
        })
    };
    for (plain, stack, cover, left) in [
        (2, json!(["mimic"]), json!("exhausted"), 1),
        (0, json!(["mimic"]), json!("bare"), 0),
        (0, json!([]), json!("bare"), 0),
    ] {
        let mut play = table(events(2), patch(plain, stack.clone()));
        play.act(0, json!({ "slay": "C1" }));
        assert_eq!(play.get("/citizens/0/cover"), cover);
        assert_eq!((play.get("/exhausted/plain"), play.get("/exhausted/events")), (json!(left), stack));
        assert_eq!(play.refused(0, json!({ "recruit": "C1" }))[0], "VA-EXH-04");
    }
}

// rule: VA-EVT-16
#[test]
fn an_event_does_not_keep_a_slot_alive() {
    let rows = |row: &str| {
        let mut patch = json!({ "phase": "end" });
        let names = ["mimic", "bat_swarm", "sorcerer", "giant_leech", "kobold_thieves"];
        patch[row] = names
            .iter()
            .enumerate()
            .map(|(at, name)| (at.to_string(), covering(name)))
            .collect::<serde_json::Map<_, _>>()
            .into();
        laid_out(events(4), patch, &[6, 6]).get("/last_round")
    };
    assert_eq!(rows("monsters"), true);
    assert_eq!(rows("domains"), true);
    assert_eq!(rows("citizens"), false, "five slots are not eight");
    let patch = json!({ "phase": "end", "citizens": {
        "0": covering("mimic"), "1": { "cards": [] }, "2": { "cards": [], "cover": "exhausted" }, "3": covering("sorcerer")
    } });
    assert_eq!(
        laid_out(events(2), patch, &[2, 1]).get("/last_round"),
        true,
        "Event, bare and Exhausted alike"
    );
}

// rule: VA-EVT-17
#[test]
fn a_card_returned_onto_an_event() {
    let patch = |cover: Value| {
        json!({
            "domains": { "0": { "cards": ["halfpenny_hill", "nest_of_the_weaver_witch"] } },
            "citizens": { "1": cover, "9": { "cards": ["butcher"] } },
            "exhausted": { "plain": 2, "events": ["sorcerer"], "known": 0 },
            "players": { "0": { "gold": 7, "citizens": { "merchant": 2 } } }
        })
    };
    let mut play = table(events(2), patch(covering("mimic")));
    play.act(0, json!({ "build": "D1" })).act(0, json!({ "return_citizen": "merchant" }));
    assert_eq!(play.get("/exhausted"), json!({ "plain": 2, "events": ["sorcerer", "mimic"], "known": 1 }));
    assert_eq!(play.sees(1, "/exhausted/events"), json!(["mimic"]), "everybody saw it go");
    play.act_with(0, json!({ "recruit": "C10" }), &[1, 3]);
    assert_eq!(play.get("/citizens/9/cover"), json!({ "event": "mimic" }), "back with the next slot");
    let mut play = table(events(2), patch(json!({ "cards": [], "cover": "exhausted" })));
    play.act(0, json!({ "build": "D1" })).act(0, json!({ "return_citizen": "merchant" }));
    assert_eq!(play.get("/exhausted"), json!({ "plain": 3, "events": ["sorcerer"], "known": 0 }));
}

// rule: VA-EVT-18
#[test]
fn events_score_like_monsters() {
    let score = |duke: &str| {
        let patch = json!({ "phase": "over", "players": { "0": { "duke": duke, "rejected": "node", "monsters": { "giant_leech": 1, "sorcerer": 1 } } } });
        table(events(2), patch)
    };
    assert_eq!(score("elsyn").points(0, "monsters"), Some(4 + 1));
    let play = score("hrothgar");
    assert_eq!((play.points(0, "duke_monsters"), play.points(0, "titan")), (Some(4), Some(2)));
    // No Area counts them.
    let mut play = table(
        events(2),
        json!({ "monsters": { "0": { "cards": ["goblin_king"] } }, "players": { "0": { "strength": 6, "monsters": { "mimic": 3 } } } }),
    );
    play.act(0, json!({ "slay": "M1" }));
    assert_eq!(play.stock(0)[0], 1);
}

// rule: VA-EVT-19
#[test]
fn rewards_per_monster_count_all() {
    for (event, strength, magic, good) in [("bat_swarm", 6, 0, 0), ("sorcerer", 1, 5, 2)] {
        let patch = json!({
            "citizens": { "0": covering(event) },
            "players": { "0": { "strength": strength, "magic": magic, "monsters": { "goblin": 2, "mimic": 1 } } }
        });
        let mut play = table(events(2), patch);
        play.act(0, json!({ "slay": "C1" }));
        assert_eq!(play.stock(0)[good], 4, "{event}: three and itself");
    }
}

// rule: VA-EVT-20
#[test]
fn an_event_is_stolen_but_not_returned() {
    let watcher = json!({
        "domains": { "0": { "cards": ["watcher_on_the_water"] } },
        "players": { "0": { "gold": 6, "citizens": { "archer": 2 }, "monsters": { "mimic": 1 } } }
    });
    let mut play = table(events(2), watcher.clone());
    play.act(0, json!({ "build": "D1" }));
    assert_eq!(play.phase(), "action", "nothing to return, nothing asked");
    let mut with_goblin = watcher;
    with_goblin["players"]["0"]["monsters"]["goblin"] = json!(1);
    let mut play = table(events(2), with_goblin);
    play.act(0, json!({ "build": "D1" }));
    assert_eq!(play.refused(0, json!({ "return_monster": "mimic" }))[..2], ["VA-CARD-09", "VA-EVT-20"]);
    let perch = json!({
        "domains": { "0": { "cards": ["purloiners_perch"] } },
        "players": { "0": { "gold": 10, "citizens": { "rogue": 2 } }, "1": { "monsters": { "mimic": 1 } } }
    });
    let mut play = table(events(2), perch);
    play.act_with(0, json!({ "build": "D1" }), &[0]);
    assert_eq!(play.count(0, "mimic"), 1);
}

// rule: VA-EVT-21, VA-EVT-22
#[test]
fn a_stack_and_an_event_in_one_action() {
    let patch = json!({
        "citizens": { "0": covering("kobold_thieves") },
        "domains": { "1": { "cards": ["eye_of_asteraten"] } },
        "exhausted": { "plain": 4, "events": ["corrupted_cleric"], "known": 0 },
        "players": { "0": { "gold": 8, "strength": 5, "citizens": { "archer": 1, "cleric": 1 } }, "1": { "magic": 9 } }
    });
    let mut play = table(events(2), patch);
    play.act(0, json!({ "build": "D2" }));
    assert!(!play.offers(0, json!({ "slay": "D2" })), "not yet covered");
    play.act(0, json!({ "slay": "C1" }));
    let covered = play.events("covered");
    assert_eq!(covered[0], json!({ "slot": "D2", "cover": { "event": "corrupted_cleric" } }), "from the top");
    assert_eq!(covered[1], json!({ "slot": "C1", "cover": "exhausted" }), "from the bottom");
    assert_eq!(play.get("/exhausted/plain"), 3);
    // Its number 1 was not tested in this turn, but is in the next: Seat 1 rolls a 1 and places its token.
    assert_eq!(play.get("/tokens"), json!([]));
    play.act_with(0, json!({ "gain": "gold" }), &[1, 3]);
    assert_eq!((play.asked(), play.phase().as_str()), (vec![1], "events"));
    // As a target of the second action: with 2 Strength and 4 Magic it can be slain at once.
    let patch = json!({
        "citizens": { "0": { "cards": ["cleric"] } },
        "exhausted": { "plain": 4, "events": ["corrupted_cleric"], "known": 0 },
        "players": { "0": { "gold": 3, "strength": 2, "magic": 4 } }
    });
    let mut play = table(events(2), patch);
    play.act(0, json!({ "recruit": "C1" })).act(0, json!({ "payment": { "magic": 0 } }));
    assert!(play.offers(0, json!({ "slay": "C1" })));
}
