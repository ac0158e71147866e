//! Refusals: the rule that decides comes first.

use std::collections::{BTreeMap, BTreeSet};

use dungeon_lords::{Action, DungeonLords, Options};
use engine::{
    Game, Rng, Seat, Seed, Witness, json as names,
    ledger::Ledger,
    rand::{Rng as _, SeedableRng},
};
use serde_json::{Value, json};

use crate::common::*;

/// A battle of seat 0 with this question open.
fn battle(task: Value, more: Value) -> Value {
    let mut set = json!({
        "/phase": "battle", "/cursor": 0, "/season": 5, "/round": 1, "/start": 0, "/tasks": [stop(1), task],
        "/battle/stage": "monsters", "/combat/0": { "origin": 1, "card": "fireball", "open": true },
        "/players/0/party": [{ "who": { "adventurer": "warrior_y1_4" } }, { "who": { "adventurer": "priest_y1_1" } }],
        "/players/0/plan": { "site": { "cell": "c3r1" }, "sent": [0, 1] },
    });
    set.as_object_mut().expect("a table").extend(more.as_object().expect("a table").clone());
    set
}

/// A phase that all answer together.
fn together(phase: &str, more: Value) -> Value {
    let mut set = json!({ "/phase": phase, "/season": 1, "/start": 0, "/tasks": [] });
    set.as_object_mut().expect("a table").extend(more.as_object().expect("a table").clone());
    set
}

fn payday(left: Value, more: Value) -> Value {
    let mut set = json!({
        "/phase": "event", "/season": 2, "/event": "payday", "/cursor": 9, "/start": 0,
        "/tasks": [stop(1), { "payday": { "seat": 0, "left": left } }],
    });
    set.as_object_mut().expect("a table").extend(more.as_object().expect("a table").clone());
    set
}

fn production(more: Value) -> Value {
    let mut set = json!({ "/phase": "production", "/season": 3, "/cursor": 4, "/start": 0, "/tasks": [stop(1), { "produce": { "seat": 0 } }] });
    set.as_object_mut().expect("a table").extend(more.as_object().expect("a table").clone());
    set
}

fn plan(more: Value) -> Value {
    let mut set = json!({
        "/phase": "planning", "/season": 5, "/round": 1, "/start": 0, "/tasks": [],
        "/players/0/party": [{ "who": { "adventurer": "warrior_y1_4" } }], "/players/1/party": [{ "who": { "adventurer": "warrior_y1_1" } }],
        "/players/1/traps": { "pendulum": 1 },
    });
    set.as_object_mut().expect("a table").extend(more.as_object().expect("a table").clone());
    set
}

#[track_caller]
fn decides(clause: &str, set: Value, action: Value) {
    let game = given(json!({}), set);
    assert_eq!(game.refused(0, action.clone())[0], clause, "{action}");
}

// rule: DL-ORDER-03, DL-FLOW-03, DL-TWO-03, DL-SETUP-09
#[test]
fn choosing_orders() {
    let chosen = json!({ "/players/0/orders": ["get_food", "dig_tunnels"] });
    decides("DL-ORDER-08", together("choose_orders", chosen.clone()), json!({ "order": "get_food" }));
    decides("DL-ORDER-03", minion("get_food", 1, json!({})), json!({ "order": "get_food" }));
    decides("DL-SETUP-09", together("choose_orders", json!({})), json!({ "keep_order": "get_food" }));
    let set = together("choose_orders", json!({ "/dummies/0/open": ["get_food", "mine_gold"] }));
    let game = given(json!({ "players": 2 }), set);
    assert_eq!(game.refused(0, json!({ "dummy_order": "build_room" }))[0], "DL-FLOW-03");
    let mut game = given(json!({ "variant": "base" }), together("choose_orders", chosen));
    game.act(0, json!({ "order": "mine_gold" }));
    assert_eq!(game.refused(0, json!({ "order": "build_room" })), ["DL-ORDER-03"], "committed");
    assert_eq!(game.refused(0, json!("execute")), ["DL-ORDER-03"], "whatever he answers");
}

// rule: DL-YEAR-06, DL-FEST-FAIR-05, DL-FEST-PET-02, DL-FEST-SCORE-02, DL-FLOW-16, DL-COMBAT-04, DL-COMBAT-16
#[test]
fn a_seat_that_is_not_asked_hears_why() {
    let over = given(json!({}), json!({ "/phase": "over", "/year": 2, "/season": 5, "/tasks": [] }));
    assert_eq!(over.refused(0, json!("execute")), ["DL-YEAR-06"]);
    let idle = |phase: &str, more: Value| {
        let mut set = together(phase, more);
        set["/players/0/ready"] = json!(true);
        given(json!({}), set)
    };
    let pets = json!({ "/players/0/pets": ["uni", "drago"], "/players/1/pets": ["dunguin", "snappy"] });
    assert_eq!(
        idle("fair_bids", json!({ "/season": 5 })).refused(0, json!({ "send": 1 }))[0],
        "DL-FEST-FAIR-05"
    );
    assert_eq!(idle("pass_pets", pets.clone()).refused(0, json!({ "pass": "uni" }))[0], "DL-FEST-PET-02");
    let mut later = pets.clone();
    later["/year"] = json!(2);
    assert_eq!(idle("discard_pets", later).refused(0, json!({ "discard": "uni" }))[0], "DL-FEST-PET-03");
    let parade = json!({ "/season": 5, "/players/1/pets": ["drago"], "/players/0/pets": ["stegobully"] });
    assert_eq!(
        idle("scoring_pets", parade).refused(0, json!({ "use_pet": "stegobully" }))[0],
        "DL-FEST-SCORE-02"
    );
    let done = given(
        json!({}),
        plan(json!({ "/players/0/ready": true, "/players/0/plan": { "site": { "cell": "c3r1" } } })),
    );
    assert_eq!(done.refused(0, json!("plan_again")), ["DL-FLOW-16"]);
    assert_eq!(done.refused(2, json!("done")), ["DL-COMBAT-04"], "nobody marches against seat 2");
    let traps = json!({ "/players/0/traps": { "trap_door": 1 } });
    let in_turn = given(json!({ "planning_order": "turn_order" }), plan(traps));
    assert_eq!(in_turn.refused(1, json!("done")), ["DL-COMBAT-16"], "seat 0 plans first");
}

// rule: DL-ORDER-13, DL-CONV-11, DL-AREA-10, DL-AREA-14, DL-FEST-OPP-02, DL-DIG-05, DL-DIG-09, DL-AREA-05
#[test]
fn minions() {
    let dig = json!({ "dig": "c4r1" });
    decides("DL-AREA-04", minion("get_food", 1, json!({})), dig.clone());
    decides(
        "DL-FEST-IMPR-06",
        minion("dig_tunnels", 1, json!({ "/board": "improve_tunnels", "/players/0/imps/free": 5 })),
        dig,
    );
    let build = json!({ "build": { "room": "mint", "cell": "c3r3" } });
    decides(
        "DL-FEST-OPP-02",
        minion("build_room", 1, json!({ "/board": "rent_rooms", "/rooms": ["mint"] })),
        build.clone(),
    );
    decides("DL-AREA-14", minion("build_room", 1, json!({ "/rooms": ["hatchery"] })), build.clone());
    decides("DL-AREA-12", minion("build_room", 1, json!({ "/rooms": ["hatchery", "bakery"] })), build);
    let mine = |tunnels: u8, vein: u8| json!({ "mine": { "tunnels": tunnels, "vein": vein } });
    let many = json!({ "/players/0/imps/free": 9 });
    decides("DL-DIG-05", minion("mine_gold", 3, many.clone()), mine(4, 0));
    decides("DL-AREA-05", minion("mine_gold", 1, many.clone()), mine(3, 0));
    decides("DL-FEST-TUN-09", minion("mine_gold", 1, many), mine(1, 1));
    decides("DL-AREA-06", minion("mine_gold", 3, json!({})), mine(3, 0));
    decides("DL-ORDER-13", minion("mine_gold", 1, json!({})), mine(0, 0));
    decides("DL-FLOW-06", minion("mine_gold", 1, json!({})), json!("execute"));
    decides("DL-ORDER-07", minion("mine_gold", 1, json!({})), json!("hold_back"));
    // A demon is refused for its food only if there is none.
    let demon = json!({ "/monsters": ["demon", "goblin", "slime"], "/players/0/lair": [{ "kind": "goblin" }], "/players/0/evil": 15 });
    decides("DL-CONV-11", minion("hire_monster", 1, demon.clone()), json!({ "hire": "demon" }));
    decides("DL-AREA-10", minion("hire_monster", 1, demon), json!({ "hire": "troll" }));
    let harvest = json!({ "/board": "harvest_food", "/players/0/imps/free": 3 });
    decides("DL-FEST-HARV-02", minion("get_food", 1, harvest.clone()), json!({ "harvest": 3 }));
    decides("DL-FEST-HARV-01", minion("get_food", 2, harvest.clone()), json!({ "harvest": 3 }));
    decides("DL-FEST-HARV-03", minion("get_food", 2, harvest), json!({ "harvest": 0 }));
}

// rule: DL-PROD-02, DL-PROD-03, DL-PROD-06, DL-FEST-RENT-05, DL-FEST-PET-05
#[test]
fn production_rooms() {
    let mint = |imps: u8, tokens: u8| json!({ "produce": { "room": "mint", "imps": imps, "tokens": tokens, "gain": 0 } });
    let built = |more: Value| {
        let mut set = json!({ "/players/0/dungeon/c3r3": { "is": { "room": "mint" } }, "/players/0/dungeon/c3r1": { "is": { "room": "souvenir_shop" } } });
        set.as_object_mut().expect("a table").extend(more.as_object().expect("a table").clone());
        production(set)
    };
    decides("DL-PROD-06", built(json!({})), mint(2, 1));
    decides("DL-PROD-04", built(json!({})), mint(2, 0));
    let twice = json!({ "/year": 2, "/players/0/dungeon/c3r3": { "is": { "room": "mint" }, "uses": 1 } });
    decides("DL-PROD-04", built(twice), mint(2, 0));
    let tired = json!({ "/players/0/imps": { "free": 2, "used": 1, "training": 0 }, "/players/0/lair": [{ "kind": "troll" }] });
    decides("DL-PROD-02", built(tired), mint(3, 0));
    decides(
        "DL-PROD-03",
        built(json!({ "/players/0/dungeon/c3r3": { "is": { "room": "mint" }, "uses": 1 } })),
        mint(3, 0),
    );
    let rented = json!({ "/players/0/rented": [{ "room": "hatchery", "uses": 1 }] });
    decides(
        "DL-FEST-RENT-05",
        built(rented),
        json!({ "produce": { "room": "hatchery", "imps": 3, "tokens": 0, "gain": 0 } }),
    );
    decides(
        "DL-PROD-01",
        built(json!({})),
        json!({ "produce": { "room": "hatchery", "imps": 3, "tokens": 0, "gain": 0 } }),
    );
    decides("DL-FEST-PET-05", built(json!({})), json!({ "use_pet": "uni" }));
    decides("DL-FEST-PET-06", built(json!({ "/players/0/used_pets": ["uni"] })), json!({ "use_pet": "uni" }));
    decides("DL-EVENT-05", built(json!({})), json!({ "pay_tax": 1 }));
    decides("DL-FEST-FAIR-01", built(json!({})), json!({ "send": 1 }));
    decides("DL-FEST-PET-01", built(json!({})), json!({ "pass": "uni" }));
}

// rule: DL-EVENT-06, DL-EVENT-08, DL-EVENT-10, DL-CONV-11
#[test]
fn pay_day() {
    let lair =
        json!([{ "kind": "golem" }, { "kind": "goblin" }, { "kind": "goblin" }, { "kind": "vampire" }]);
    let game = |more: Value| {
        let mut set = json!({ "/players/0/lair": lair });
        set.as_object_mut().expect("a table").extend(more.as_object().expect("a table").clone());
        payday(json!([0, 1, 2, 3]), set)
    };
    decides("DL-EVENT-10", game(json!({})), json!({ "pay": 0 }));
    decides("DL-EVENT-08", game(json!({})), json!({ "pay": 2 }));
    decides("DL-EVENT-06", game(json!({ "/players/0/food": 0 })), json!({ "pay": 1 }));
    decides("DL-CONV-11", game(json!({ "/players/0/evil": 14 })), json!({ "pay": 3 }));
    decides("DL-EVENT-06", game(json!({})), json!({ "pay": 9 }));
    decides("DL-EVENT-11", game(json!({})), json!("accept"));
    decides("DL-FLOW-11", game(json!({})), json!("done"));
    // What is paid is paid by the rules of pay day, not of hiring.
    let mut game = given(json!({}), game(json!({})));
    for (seat, action) in [(0, json!({ "pay": 1 })), (0, json!({ "pay": 3 }))] {
        let on = game.act(seat, action);
        assert!(on.told.iter().any(|told| told.clause == "DL-EVENT-06"));
        assert!(on.told.iter().all(|told| told.clause != "DL-AREA-10"), "{:?}", on.told);
    }
}

// rule: DL-COMBAT-11, DL-COMBAT-14, DL-FEST-RENT-08, DL-TRAP-04, DL-TRAP-01
#[test]
fn plans() {
    let two = json!({ "/players/0/traps": { "trap_door": 1, "pendulum": 1, "kamikaze_imp": 1 } });
    let mut game = given(json!({}), plan(two.clone()));
    assert_eq!(game.refused(0, json!({ "add_trap": { "trap": "cursed_ring" } }))[0], "DL-TRAP-01");
    assert_eq!(game.refused(0, json!({ "add_trap": { "trap": "kamikaze_imp" } }))[0], "DL-TRAP-04");
    assert_eq!(game.refused(0, json!({ "add_trap": { "trap": "pendulum", "fed": 0 } }))[0], "DL-COMBAT-14");
    game.act(0, json!({ "add_trap": { "trap": "pendulum" } }));
    assert_eq!(game.refused(0, json!({ "add_trap": { "trap": "trap_door" } }))[0], "DL-COMBAT-11");
    assert_eq!(game.refused(0, json!({ "fight": { "cell": "c3r1" } }))[0], "DL-FLOW-16");
    assert_eq!(
        game.refused(0, json!({ "spring": { "trap": "pendulum", "installed": false } }))[0],
        "DL-COMBAT-17"
    );
    let mut fork = two;
    fork["/players/0/dungeon"] = json!({ "c3r1": { "is": "tunnel", "conquered": true }, "c3r2": { "is": "tunnel" }, "c4r1": { "is": "tunnel" } });
    fork["/players/0/rented"] = json!([{ "room": "mint" }]);
    let game = given(json!({}), plan(fork));
    assert_eq!(game.refused(0, json!({ "fight": { "rented": "mint" } }))[0], "DL-FEST-RENT-08");
    assert_eq!(game.refused(0, json!({ "fight": { "rented": "dark_room" } }))[0], "DL-FEST-RENT-06");
    assert_eq!(game.refused(0, json!("done"))[0], "DL-FLOW-16", "the tile first");
    assert_eq!(game.refused(0, json!({ "add_trap": { "trap": "pendulum" } }))[0], "DL-FLOW-16");
    let alike = json!({ "/players/0/lair": [{ "kind": "goblin" }, { "kind": "goblin" }] });
    decides("DL-FLOW-16", plan(alike), json!({ "add_creature": 1 }));
    decides("DL-COMBAT-01", minion("get_food", 1, json!({})), json!({ "add_creature": 0 }));
}

// rule: DL-COMBAT-05, DL-COMBAT-17, DL-COMBAT-24, DL-MON-07, DL-MON-13, DL-FEST-INST-06
#[test]
fn battles() {
    let lair = |one: &str, two: &str| json!({ "/players/0/lair": [{ "kind": one }, { "kind": two }], "/players/0/food": 0 });
    let attack = |place: u8, mode: u8| json!({ "attack": { "by": { "creature": place }, "mode": mode } });
    let monsters = || json!({ "attack": { "seat": 0 } });
    decides("DL-MON-13", battle(monsters(), lair("troll", "slime")), attack(0, 1));
    decides("DL-COMBAT-40", battle(monsters(), lair("troll", "slime")), attack(7, 0));
    decides("DL-COMBAT-41", battle(monsters(), lair("troll", "slime")), json!({ "idle": { "creature": 0 } }));
    decides("DL-COMBAT-17", battle(monsters(), lair("troll", "slime")), json!("withdraw"));
    decides(
        "DL-COMBAT-05",
        battle(monsters(), lair("troll", "slime")),
        json!({ "spring": { "trap": "pendulum", "installed": false } }),
    );
    decides("DL-COMBAT-01", battle(monsters(), lair("troll", "slime")), json!({ "add_creature": 0 }));
    decides(
        "DL-COMBAT-18",
        battle(monsters(), lair("troll", "slime")),
        json!({ "free": { "adventurer": "thief_y1_1" } }),
    );
    let mut game = given(json!({}), battle(monsters(), lair("vampire", "slime")));
    game.act(0, attack(0, 0));
    // One of two can be bitten: the question falls away, so a second sinner is needed.
    assert_eq!(game.players[0].party[1].damage, 0, "never a priest");
    let mut three = lair("vampire", "slime");
    three["/players/0/party"] = json!([{ "who": { "adventurer": "warrior_y1_4" } }, { "who": { "adventurer": "priest_y1_1" } }, { "who": { "adventurer": "thief_y1_1" } }]);
    let mut game = given(json!({}), battle(monsters(), three));
    game.act(0, attack(0, 0));
    assert_eq!(game.refused(0, json!({ "target": 1 }))[0], "DL-MON-07");
    assert_eq!(game.refused(0, json!({ "target": 5 }))[0], "DL-COMBAT-40");
    assert_eq!(game.refused(0, attack(1, 0))[0], "DL-COMBAT-05", "one creature after another");
    let traps = json!({ "/battle/traps": [{ "trap": "pendulum" }, { "trap": "poisoned_dart" }], "/battle/stage": "traps" });
    let mut game = given(json!({}), battle(json!({ "spring": { "seat": 0 } }), traps));
    assert_eq!(
        game.refused(0, json!({ "spring": { "trap": "pendulum", "installed": true } }))[0],
        "DL-FEST-INST-06"
    );
    assert_eq!(
        game.refused(0, json!({ "spring": { "trap": "trap_door", "installed": false } }))[0],
        "DL-COMBAT-20"
    );
    assert_eq!(game.refused(0, attack(0, 0))[0], "DL-COMBAT-05");
    game.act(0, json!({ "spring": { "trap": "poisoned_dart", "installed": false } }));
    assert_eq!(game.refused(0, json!({ "target": 4 }))[0], "DL-COMBAT-24");
    assert_eq!(game.refused(1, json!({ "target": 0 }))[0], "DL-YEAR-05");
}

// rule: DL-MON-02, DL-MON-09, DL-MON-10, DL-COMBAT-08, DL-COMBAT-63, DL-FEST-MON-08
#[test]
fn skipped_steps_cite_the_rule_that_skips_them() {
    let fight = |kind: &str, more: Value| {
        let mut set = json!({ "/players/0/lair": [{ "kind": kind }], "/players/0/plan": { "site": { "cell": "c3r1" }, "sent": [0] }, "/players/0/traps": { "pendulum": 1 } });
        set.as_object_mut().expect("a table").extend(more.as_object().expect("a table").clone());
        let mut set = battle(stop(0), set);
        set["/tasks"] = json!([]);
        set
    };
    let cited = |set: Value, answers: &[Value]| -> BTreeSet<String> {
        let mut game = given(json!({}), set);
        let mut all = game.told.clone();
        for answer in answers {
            all.extend(game.act(0, answer.clone()).told.clone());
        }
        let skips = |event: &Value| {
            ["step_skipped", "not_conquered", "spell_not_cast"].iter().any(|name| event.get(name).is_some())
        };
        all.iter()
            .filter(|told| skips(&names::write(pack(), &told.event)))
            .map(|told| told.clause.to_owned())
            .collect()
    };
    let slime =
        cited(fight("slime", json!({})), &[json!({ "attack": { "by": { "creature": 0 }, "mode": 1 } })]);
    assert!(slime.contains("DL-MON-02") && slime.contains("DL-COMBAT-50"), "{slime:?}");
    let dragon = cited(fight("dragon", json!({})), &[]);
    assert!(dragon.contains("DL-MON-09") && dragon.contains("DL-COMBAT-51"), "{dragon:?}");
    let demon = cited(fight("demon", json!({})), &[json!({ "target": 1 })]);
    assert!(demon.contains("DL-MON-10"), "{demon:?}");
    let old_one = json!({ "/battle/stage": "start", "/combat/0": { "origin": 1, "card": "magic_shield", "open": true },
        "/players/0/party": [{ "who": { "adventurer": "warrior_y2_4" } }, { "who": { "adventurer": "wizard_y2_4" } }] });
    let terror = cited(fight("great_old_one", old_one), &[]);
    assert!(terror.contains("DL-FEST-MON-08"), "{terror:?}");
    let lone = json!({ "/players/0/party": [{ "who": { "adventurer": "warrior_y1_1" } }] });
    let felled = cited(fight("golem", lone.clone()), &[]);
    assert_eq!(felled, ["DL-COMBAT-08".to_owned()].into(), "the battle stops");
    let mut tired = lone;
    tired["/players/0/party/0"] = json!({ "who": { "adventurer": "warrior_y1_1" }, "damage": 2 });
    tired["/players/0/plan"] = json!({ "site": { "cell": "c3r1" }, "sent": [] });
    assert!(cited(fight("golem", tired), &[]).contains("DL-COMBAT-63"), "fatigue fells the last");
}

/// The name of an answer or of a question.
fn name(value: &Value) -> String {
    value.as_str().map_or_else(
        || value.as_object().and_then(|o| o.keys().next().cloned()).unwrap_or_default(),
        str::to_owned,
    )
}

/// The answers a question takes, rightly or wrongly given. A minion's question takes all that minions do.
fn takes(question: &str) -> &'static [&'static str] {
    match question {
        "initial_orders" => &["keep_order"],
        "choose_orders" => &["order", "dummy_order"],
        "fair_bids" => &["send"],
        "pass_pets" | "discard_pets" => &["pass", "discard"],
        "planning" => &["fight", "add_trap", "add_creature", "add_fighter", "plan_again", "done", "use_pet"],
        "scoring_pets" => &["use_pet", "done"],
        "first_hire" => &["pay_and_place", "hold_back"],
        "act" => &[
            "execute",
            "skip",
            "dig",
            "mine",
            "hire",
            "build",
            "rent",
            "take_rent",
            "harvest",
            "improve",
            "unconquer",
            "install",
        ],
        "dig" => &["dig", "skip"],
        "free_tunnel" => &["dig"],
        "peek" => &["peek", "no_peek"],
        "put_card" => &["put"],
        "drop_trap" => &["give_trap"],
        "lose_imp" => &["lose_imp"],
        "improve" => &["improve", "unconquer", "skip"],
        "load" => &["lose_imp", "feed"],
        "pick_prize" => &["prize", "skip"],
        "hire_discarded" => &["hire"],
        "build_discarded" => &["build"],
        "cost" => &["pay_with", "give_trap", "feed", "waive"],
        "produce" => &["produce", "train", "done"],
        "take_back" => &["take_back", "leave"],
        "tax" => &["pay_tax"],
        "payday" => &["pay", "abandon"],
        "may_pay" => &["accept", "refuse"],
        "strike" => &["symbol", "strike"],
        "feed" => &["feed"],
        "discard_pet" => &["discard"],
        "window" | "battle_window" => &["keep_pets", "keep_pets_quiet", "use_pet"],
        "spring" => &["spring"],
        "aim_trap" | "blow" => &["target"],
        "attack" => &["attack", "idle"],
        "pick_monster" => &["name"],
        "suggest" => &["pay", "withdraw"],
        "peace_or_evil" => &["withdraw", "take_evil"],
        "free_prisoner" => &["free"],
        "trained_imp" => &["use_imp", "no_imp"],
        _ => panic!("what does {question} take?"),
    }
}

/// The rules that say when an answer is possible.
fn home(answer: &str) -> &'static [&'static str] {
    match answer {
        "keep_order" => &["DL-SETUP-09"],
        "order" => &["DL-ORDER-03"],
        "dummy_order" => &["DL-TWO-03"],
        "pay_and_place" | "hold_back" => &["DL-ORDER-07"],
        "execute" => &["DL-ORDER-11"],
        "skip" => &["DL-ORDER-12"],
        "dig" => &["DL-AREA-04", "DL-FEST-IMPR-06"],
        "mine" => &["DL-AREA-05", "DL-FEST-INV-03"],
        "hire" => &["DL-AREA-10"],
        "build" => &["DL-AREA-12", "DL-FEST-OPP-02"],
        "rent" => &["DL-FEST-RENT-01"],
        "take_rent" => &["DL-FEST-RENT-02"],
        "harvest" => &["DL-FEST-HARV-01"],
        "improve" => &["DL-FEST-IMPR-03"],
        "unconquer" => &["DL-FEST-IMPR-04"],
        "install" => &["DL-FEST-INST-02"],
        "peek" | "no_peek" => &["DL-AREA-03"],
        "put" => &["DL-FEST-MASQ-02"],
        "give_trap" => &["DL-AREA-09"],
        "lose_imp" => &["DL-CONV-14"],
        "feed" => &["DL-MON-10"],
        "pay_with" => &["DL-FLOW-07"],
        "waive" | "use_pet" => &["DL-FEST-PET-05", "DL-FEST-PET-06"],
        "send" | "prize" => &["DL-FEST-FAIR-01"],
        "produce" => &["DL-PROD-01"],
        "train" => &["DL-FEST-ROOM-03"],
        "done" => &["DL-FLOW-11", "DL-FLOW-16"],
        "take_back" | "leave" => &["DL-PROD-12"],
        "pass" | "discard" => &["DL-FEST-PET-01"],
        "pay_tax" => &["DL-EVENT-05"],
        "pay" | "abandon" => &["DL-EVENT-06"],
        "accept" | "refuse" | "symbol" | "strike" => &["DL-EVENT-11"],
        "keep_pets" | "keep_pets_quiet" => &["DL-FLOW-18"],
        "fight" | "add_trap" | "add_creature" | "add_fighter" => &["DL-COMBAT-01"],
        "plan_again" => &["DL-FLOW-16"],
        "spring" | "target" | "attack" | "idle" => &["DL-COMBAT-01", "DL-COMBAT-05", "DL-COMBAT-17"],
        "name" | "take_evil" => &["DL-COMBAT-36"],
        "withdraw" => &["DL-COMBAT-17"],
        "free" => &["DL-COMBAT-18"],
        "use_imp" | "no_imp" => &["DL-FEST-ROOM-04"],
        _ => panic!("when is {answer} possible?"),
    }
}

/// Plays a random game and looks at every decision.
fn watch(options: &Value, seed: u64, mut at: impl FnMut(&DungeonLords, &mut Rng)) {
    let options: Options = names::read(pack(), "options", options).expect("options");
    let mut game = DungeonLords::new(&options, pack(), &Seed::from_number(seed), &mut Witness::silent())
        .expect("a table");
    let mut rng = Rng::seed_from_u64(seed);
    let mut legal = Vec::new();
    while let Some(seat) = game.awaiting().lowest() {
        at(&game, &mut rng);
        legal.clear();
        game.legal(seat, &mut legal);
        let action = legal[rng.next_u64() as usize % legal.len()];
        game.play(seat, &action, &mut Witness::silent());
    }
}

/// Every kind of answer, as random games give them.
fn every_answer(tables: &[Value]) -> BTreeMap<String, Vec<Action>> {
    let mut pool: BTreeMap<String, Vec<Action>> = BTreeMap::new();
    for (options, seed) in tables.iter().zip(100..) {
        watch(options, seed, |game, _| {
            for seat in game.awaiting() {
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                for action in legal {
                    let kept = pool.entry(name(&names::write(pack(), &action))).or_default();
                    if kept.len() < 40 && !kept.contains(&action) {
                        kept.push(action);
                    }
                }
            }
        });
    }
    pool
}

#[test]
fn an_answer_of_another_question_is_refused_by_its_own_rule() {
    let ledger = std::fs::read_to_string("../../../rules/dungeon-lords/en.md").expect("the ledger");
    let ledger = Ledger::parse(&ledger);
    let clauses: BTreeSet<&str> = ledger.ids().collect();
    let tables: Vec<Value> = [2, 3, 4, 2, 3, 4]
        .iter()
        .zip([true, true, true, true, false, true])
        .map(|(players, festival)| json!({ "players": players, "variant": if festival { "festival" } else { "base" } }))
        .collect();
    let pool = every_answer(&tables);
    assert!(pool.len() > 45, "nearly all kinds of answers come up: {}", pool.len());
    let (mut elsewhere, mut here) = (0, 0);
    for (options, seed) in tables.iter().zip(1..) {
        watch(options, seed, |game, rng| {
            let question = match game.tasks.last() {
                Some(task) => name(&names::write(pack(), task)),
                None => name(&names::write(pack(), &game.phase)),
            };
            for (kind, answers) in &pool {
                let action = answers[rng.next_u64() as usize % answers.len()];
                let seat = Seat::at(rng.next_u64() as usize % game.count());
                let Err(refusal) = game.clone().apply(seat, &action, &mut Witness::silent()) else {
                    continue;
                };
                assert!(
                    refusal.clauses.iter().all(|clause| clauses.contains(clause)),
                    "{refusal} is in no ledger"
                );
                if !game.awaiting().contains(seat) {
                    continue;
                }
                let belongs = takes(&question).contains(&kind.as_str());
                let decided = home(kind).contains(&refusal.clause());
                assert!(belongs || decided, "{kind} at {question}: {refusal}");
                if belongs { here += 1 } else { elsewhere += 1 }
            }
        });
    }
    assert!(elsewhere > 10_000 && here > 500, "{elsewhere} and {here} refusals");
}
