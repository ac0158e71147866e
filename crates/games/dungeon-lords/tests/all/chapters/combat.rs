//! Chapters 14 to 16.

use dungeon_lords::{
    Event,
    open::{Phase, Stage},
};
use engine::Game;
use serde_json::{Value, json};

use crate::common::*;

/// Seat 0 fights; seat 1 waits with a party and a trap, so that the game stops at the next planning.
fn battle(stage: &str, party: Value, lair: Value, sent: Value, more: Value) -> Value {
    let mut set = json!({
        "/phase": "battle", "/cursor": 0, "/season": 5, "/round": 1, "/start": 0, "/tasks": [], "/battle/stage": stage,
        "/combat/0": { "origin": 1, "card": "fireball", "open": true }, "/players/0/party": party, "/players/0/lair": lair,
        "/players/0/plan": { "site": { "cell": "c3r1" }, "sent": sent },
        "/players/1/party": [{ "who": { "adventurer": "warrior_y1_1" } }], "/players/1/traps": { "pendulum": 1 },
    });
    for (key, value) in more.as_object().expect("a table") {
        set[key] = value.clone();
    }
    set
}

fn who(ids: &[&str]) -> Value {
    ids.iter().map(|id| json!({ "who": { "adventurer": id } })).collect()
}

fn planning(more: Value) -> Lords {
    let mut set = json!({
        "/phase": "planning", "/season": 5, "/round": 1, "/start": 0, "/tasks": [], "/players/0/party": who(&["warrior_y1_1"]),
        "/players/1/party": who(&["warrior_y1_2"]), "/players/1/traps": { "pendulum": 1 },
    });
    for (key, value) in more.as_object().expect("a table") {
        set[key] = value.clone();
    }
    given(json!({}), set)
}

// rule: DL-COMBAT-01, DL-COMBAT-02
#[test]
fn a_round_is_planning_the_card_and_battles() {
    let mut game = planning(json!({ "/players/0/traps": { "trap_door": 1 } }));
    assert!(!game.combat[0].open, "unknown while planning");
    game.act(0, json!("done"));
    let on = game.act(1, json!("done"));
    let words: Vec<&str> = on
        .told
        .iter()
        .filter_map(|told| match told.event {
            Event::PlanRevealed { .. } => Some("plan"),
            Event::CardRevealed { .. } => Some("card"),
            Event::BattleBegan { .. } => Some("battle"),
            Event::RoundBegan { .. } => Some("round"),
            _ => None,
        })
        .collect();
    assert_eq!(words, ["plan", "plan", "card", "battle", "battle", "round"]);
    assert!(game.combat[0].open && game.round == 2);
}

// rule: DL-COMBAT-04
#[test]
fn nobody_to_plan_against() {
    let game = planning(json!({ "/players/2/lair": [{ "kind": "goblin" }] }));
    assert!(!game.asked().contains(&2) && !game.asked().contains(&3));
}

// rule: DL-COMBAT-05, DL-FLOW-17
#[test]
fn the_steps_of_a_battle_in_their_row() {
    let row = [
        Stage::Bards,
        Stage::Traps,
        Stage::FastSpells,
        Stage::Monsters,
        Stage::SlowSpells,
        Stage::Healing,
        Stage::Fatigue,
        Stage::Conquest,
        Stage::Poison,
    ];
    assert!(row.is_sorted());
    let set = battle(
        "start",
        json!([{ "who": { "adventurer": "priest_y1_4" } }, { "who": { "adventurer": "bard_y1_2" } }]),
        json!([{ "kind": "goblin" }]),
        json!([0]),
        json!({ "/players/0/plan/traps": [{ "trap": "rolling_stone" }] }),
    );
    let told = given(json!({}), set).told;
    let words: Vec<&str> = told
        .iter()
        .filter_map(|told| match told.event {
            Event::Sang { .. } => Some("bards"),
            Event::TrapSprung { .. } => Some("trap"),
            Event::Attacked { .. } => Some("monster"),
            Event::Healed { .. } => Some("healing"),
            Event::Fatigue { .. } => Some("fatigue"),
            Event::Conquered { .. } => Some("conquest"),
            _ => None,
        })
        .collect();
    assert_eq!(words, ["bards", "trap", "monster", "fatigue", "conquest"]);
}

// rule: DL-COMBAT-06, DL-COMBAT-07
#[test]
fn the_fallen_leave_and_excess_is_lost() {
    let set = battle(
        "traps",
        who(&["warrior_y1_1", "wizard_y1_1", "thief_y1_4"]),
        json!([]),
        json!([]),
        json!({ "/battle/traps": [{ "trap": "kamikaze_imp" }], "/players/0/party/2/damage": 3, "/battle/skip_conquest": true }),
    );
    let game = given(json!({}), set);
    // 3, 1, 1 laid out; the thief's two icons take two points off the first: 1, 1, 1 are dealt together.
    assert_eq!(game.get("/players/0/prison"), json!(["thief_y1_4"]));
    assert_eq!(game.get("/players/0/party/0/damage"), 1);
    assert_eq!(game.get("/players/0/party/1/damage"), 1);
    let set = battle(
        "before_monsters",
        who(&["warrior_y1_1", "wizard_y1_4"]),
        json!([{ "kind": "golem" }]),
        json!([0]),
        json!({ "/battle/skip_conquest": true, "/battle/skip_healing": true }),
    );
    let game = given(json!({}), set);
    assert_eq!(game.players[0].party.len(), 1);
    assert_eq!(game.get("/players/0/party/0/damage"), 0, "4 on 3 hit points: the rest is lost");
}

// rule: DL-COMBAT-14, DL-COMBAT-13
#[test]
fn a_trap_that_cannot_be_paid_cannot_be_planned() {
    let rooms = json!({ "c3r1": { "is": { "room": "mint" } } });
    let game = planning(
        json!({ "/players/0/traps": { "cursed_ring": 1, "poisoned_meal": 1 }, "/players/0/gold": 1, "/players/0/food": 0, "/players/0/dungeon": rooms }),
    );
    assert_eq!(game.refused(0, json!({ "add_trap": { "trap": "cursed_ring" } }))[0], "DL-COMBAT-13");
    assert_eq!(game.refused(0, json!({ "add_trap": { "trap": "poisoned_meal" } })), ["DL-COMBAT-14"]);
}

// rule: DL-COMBAT-15, DL-TRAP-05
#[test]
fn only_the_rested_are_sent_and_nobody_twice() {
    let lair = json!([{ "kind": "goblin", "ready": false }, { "kind": "troll" }, { "kind": "ghost" }]);
    let mut game =
        planning(json!({ "/players/0/lair": lair, "/players/0/traps": { "monster_catapult": 1 } }));
    assert_eq!(game.refused(0, json!({ "add_creature": 0 })), ["DL-COMBAT-15"]);
    assert_eq!(
        game.refused(0, json!({ "add_trap": { "trap": "monster_catapult", "fed": 2 } }))[0],
        "DL-TRAP-05"
    );
    game.act(0, json!({ "add_trap": { "trap": "monster_catapult", "fed": 1 } }));
    assert_eq!(game.refused(0, json!({ "add_creature": 1 })), ["DL-COMBAT-15"]);
}

// rule: DL-COMBAT-16, DL-HIDE-08
#[test]
fn traps_lie_face_down_until_their_step() {
    use engine::{Seat, Viewer};
    let mut game = planning(json!({
        "/players/0/party": [], "/players/1/party": who(&["warrior_y1_4", "thief_y1_1"]), "/players/1/traps": { "kamikaze_imp": 1, "pendulum": 1 },
        "/players/1/lair": [{ "kind": "goblin" }, { "kind": "ghost" }], "/start": 1, "/players/2/party": who(&["warrior_y1_3"]), "/players/2/traps": { "trap_door": 1 },
    }));
    game.act(1, json!({ "add_trap": { "trap": "kamikaze_imp", "imp": "free" } }));
    game.act(1, json!({ "add_creature": 0 }));
    let other = Viewer::Seat(Seat::at(3));
    assert_eq!(game.view(other).plan(Seat::at(1)).site, None, "secret while planning");
    game.act(2, json!("done"));
    // With the plan's order turned, seat 1 fights last and its traps stay closed meanwhile.
    game.start = Seat::at(2);
    game.act(1, json!("done"));
    assert!(game.phase == Phase::Planning && game.round == 2, "both battles are over");
    assert_eq!(game.players[1].imps.free, 2, "the imp was paid in the Trap step");
    assert_eq!(game.view(other).held.traps[1], 1);
}

// rule: DL-COMBAT-17, DL-COMBAT-19, DL-COMBAT-40
#[test]
fn sending_nothing_is_legal_and_attacks_are_chosen_later() {
    let mut game = planning(json!({ "/players/0/lair": [{ "kind": "troll" }, { "kind": "slime" }] }));
    assert!(game.legal(0).contains(&json!("done")));
    game.act(0, json!({ "add_creature": 0 }));
    assert_eq!(
        game.refused(0, json!({ "attack": { "by": { "creature": 0 }, "mode": 0 } }))[0],
        "DL-COMBAT-17"
    );
    game.act(0, json!("done"));
    game.act(1, json!("done"));
    assert_eq!(game.legal(0).len(), 2, "mode and target now, in the Monster step");
    assert_eq!(game.refused(0, json!("withdraw"))[0], "DL-COMBAT-17");
}

// rule: DL-COMBAT-33, DL-COMBAT-35
#[test]
fn withdrawn_and_turned_into_sheep() {
    let party = json!([{ "who": { "adventurer": "wizard_y2_4" } }, { "who": { "adventurer": "priest_y2_1" }, "damage": 2 }]);
    let set = battle(
        "fast_spells",
        party.clone(),
        json!([{ "kind": "goblin" }]),
        json!([0]),
        json!({ "/combat/0/card": "aura_of_fear", "/battle/skip_conquest": true }),
    );
    let game = given(json!({}), set);
    assert!(game.players[0].lair[0].ready, "home face up as if not sent");
    assert_eq!(game.get("/players/0/party/1/damage"), 2, "no attack, no healing");
    let set = battle(
        "fast_spells",
        party,
        json!([{ "kind": "dragon" }]),
        json!([0]),
        json!({ "/combat/0/card": "metamorphosis", "/battle/skip_conquest": true }),
    );
    let game = given(json!({}), set);
    // 1 damage on the first, healed together with one point of the priest: a sheep does not stop healing.
    assert_eq!(game.get("/players/0/party/0/damage"), 0);
    assert_eq!(game.get("/players/0/party/1/damage"), 1);
    assert!(!game.players[0].lair[0].ready);
    let set = battle(
        "fast_spells",
        who(&["wizard_y2_4"]),
        json!([{ "kind": "golem" }]),
        json!([0]),
        json!({ "/combat/0/card": "metamorphosis", "/battle/skip_conquest": true }),
    );
    assert!(!given(json!({}), set).players[0].lair[0].ready, "even a golem is knocked out");
}

// rule: DL-COMBAT-44
#[test]
fn no_creature_is_left_out() {
    let set = battle(
        "monsters",
        who(&["warrior_y2_4"]),
        json!([{ "kind": "ghost" }, { "kind": "slime" }]),
        json!([0, 1]),
        json!({ "/battle/skip_conquest": true, "/battle/skip_healing": true }),
    );
    let mut game = given(json!({}), set);
    assert_eq!(
        game.legal(0),
        [
            json!({ "idle": { "creature": "0" } }),
            json!({ "attack": { "by": { "creature": "1" }, "mode": 0 } }),
            json!({ "attack": { "by": { "creature": "1" }, "mode": 1 } })
        ]
    );
    assert_eq!(
        game.refused(0, json!({ "attack": { "by": { "creature": 0 }, "mode": 0 } }))[0],
        "DL-COMBAT-41"
    );
    game.act(0, json!({ "attack": { "by": { "creature": 1 }, "mode": 1 } }));
    assert!(!game.players[0].lair[0].ready && !game.players[0].lair[1].ready);
}

// rule: DL-COMBAT-51, DL-MON-09
#[test]
fn a_dragon_stops_healing() {
    let party =
        json!([{ "who": { "adventurer": "warrior_y2_1" } }, { "who": { "adventurer": "priest_y2_4" } }]);
    let set = battle(
        "before_monsters",
        party.clone(),
        json!([{ "kind": "dragon" }]),
        json!([0]),
        json!({ "/battle/skip_conquest": true }),
    );
    let game = given(json!({}), set);
    assert_eq!(
        (game.get("/players/0/party/0/damage"), game.get("/players/0/party/1/damage")),
        (json!(2), json!(2))
    );
    let set = battle(
        "traps",
        party,
        json!([{ "kind": "goblin" }, { "kind": "slime" }]),
        json!([0]),
        json!({ "/battle/traps": [{ "trap": "antimagic_dart" }], "/battle/skip_conquest": true }),
    );
    let mut game = given(json!({}), set);
    game.act(0, json!({ "target": 1 }));
    assert_eq!(
        (game.get("/players/0/party/0/damage"), game.get("/players/0/party/1/damage")),
        (json!(2), json!(1))
    );
}

// rule: DL-MON-13
#[test]
fn the_trolls_extra_food_is_paid_at_the_attack() {
    let set = battle(
        "monsters",
        who(&["warrior_y2_4"]),
        json!([{ "kind": "troll" }, { "kind": "slime" }]),
        json!([0]),
        json!({ "/battle/skip_conquest": true, "/players/0/food": 1 }),
    );
    let mut game = given(json!({}), set);
    game.act(0, json!({ "attack": { "by": { "creature": 0 }, "mode": 1 } }));
    assert_eq!((game.players[0].food, game.get("/players/0/party/0/damage")), (0, json!(4)));
}

// rule: DL-ROOM-24, DL-COMBAT-13
#[test]
fn a_room_works_only_for_the_battle_in_it() {
    let dungeon = json!({ "c3r1": { "is": "tunnel" }, "c3r2": { "is": { "room": "training_room" } } });
    let set = battle(
        "before_monsters",
        who(&["warrior_y2_4"]),
        json!([{ "kind": "goblin" }]),
        json!([0]),
        json!({ "/battle/skip_conquest": true, "/players/0/dungeon": dungeon }),
    );
    assert_eq!(given(json!({}), set).get("/players/0/party/0/damage"), 2, "no bonus in the tunnel before it");
    let lair = json!([{ "kind": "goblin" }, { "kind": "troll" }, { "kind": "slime" }]);
    for (room, monsters) in [("mint", 2), ("labyrinth", 1)] {
        let mut game = planning(
            json!({ "/players/0/lair": lair, "/players/0/dungeon": { "c3r1": { "is": { "room": room } } } }),
        );
        for place in 0..monsters {
            game.act(0, json!({ "add_creature": place }));
        }
        assert_eq!(game.refused(0, json!({ "add_creature": monsters })), ["DL-COMBAT-11"]);
    }
}

// rule: DL-TRAP-01, DL-TRAP-03, DL-TRAP-06
#[test]
fn trap_cards() {
    use engine::{Seat, Viewer};
    let set = minion("buy_traps", 2, json!({ "/trap_deck": {}, "/trap_discard": { "pendulum": 2 } }));
    let mut game = given(json!({}), set);
    let on = game.act(0, json!("execute"));
    assert!(on.told.iter().any(|told| told.clause == "DL-TRAP-06"), "the discard becomes the deck");
    let view = game.view(Viewer::Seat(Seat::at(1)));
    let hand = game.hand(Seat::at(0)).traps.total();
    assert_eq!((hand, view.held.trap_deck, game.trap_discard.total()), (1, 1, 0));
    let known = view.hand(Seat::at(0)).traps.total();
    assert_eq!((view.held.traps[0], known), (1, 0), "the number, not the cards");
    let mut empty = given(json!({}), minion("buy_traps", 2, json!({ "/trap_deck": {} })));
    empty.act(0, json!("execute"));
    assert!(empty.hand(Seat::at(0)).traps.is_empty());
    let set = battle(
        "traps",
        who(&["warrior_y2_4"]),
        json!([]),
        json!([]),
        json!({ "/battle/traps": [{ "trap": "pendulum" }] }),
    );
    assert_eq!(given(json!({}), set).get("/trap_discard/pendulum"), 1);
}

// rule: DL-FEST-BARD-06
#[test]
fn courage_lasts_even_if_the_bard_is_captured() {
    let party = json!([{ "who": { "adventurer": "warrior_y1_4" }, "courage": 2 }, { "who": { "adventurer": "bard_y1_1" }, "damage": 2 }]);
    let set = battle(
        "monsters",
        party,
        json!([{ "kind": "ghost" }, { "kind": "golem" }]),
        json!([0, 1]),
        json!({ "/battle/skip_conquest": true }),
    );
    let mut game = given(json!({}), set);
    game.act(0, json!({ "attack": { "by": { "creature": 0 }, "mode": 0 } }));
    assert_eq!(game.get("/players/0/prison"), json!(["bard_y1_1"]));
    assert_eq!(game.get("/players/0/party/0/damage"), 2, "4 damage, 2 absorbed");
}
