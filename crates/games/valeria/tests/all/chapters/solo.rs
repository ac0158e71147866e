//! Chapter 21: the solo game against the Dark Lord.

use std::collections::BTreeSet;

use crate::common::*;
use engine::{Seat, Witness};
use serde_json::{Map, Value, json};

fn solo() -> Value {
    json!({ "players": 1 })
}

fn covered(slots: impl IntoIterator<Item = usize>) -> Value {
    let stacks = slots.into_iter().map(|at| (at.to_string(), json!({ "cards": [], "cover": "exhausted" })));
    Value::Object(stacks.collect::<Map<_, _>>())
}

fn attacked(options: Value, patch: Value, dice: [u8; 2]) -> Play {
    let mut whole = json!({ "phase": "attack_start", "dice": dice });
    engine::scenario::merge(&mut whole, &patch);
    let mut all = solo();
    engine::scenario::merge(&mut all, &options);
    table(all, whole)
}

fn built(domain: &str, patch: Value) -> Play {
    let mut whole = json!({
        "domains": { "0": { "cards": ["halfpenny_hill", domain] } },
        "players": { "0": { "gold": 20, "citizens": { "merchant": 2, "archer": 2, "rogue": 2, "cleric": 2 } } }
    });
    engine::scenario::merge(&mut whole, &patch);
    let mut play = table(solo(), whole);
    play.act(0, json!({ "build": "D1" }));
    play
}

// rule: VA-SOLO-01
#[test]
fn set_up_as_for_two_to_four() {
    let play = opened(solo(), 1);
    let size = |pointer: &str| play.get(pointer).as_array().map_or(0, Vec::len);
    assert_eq!((size("/monsters/0/cards"), size("/citizens/0/cards"), size("/domains/0/cards")), (5, 5, 3));
    // Always the Active player: turn after turn.
    let play = laid_out(solo(), json!({ "phase": "end", "turn": 7 }), &[1, 2]);
    assert_eq!((play.get("/active"), play.get("/turn")), (json!(0), json!(8)));
}

// rule: VA-SOLO-02
#[test]
fn the_dark_lord_is_drawn_from_thirteen() {
    let start = json!({ "phase": "choose_dukes", "dark_lord": { "duke": null }, "players": { "0": { "dealt": ["isabella", "simon"], "duke": null, "rejected": null } } });
    let lords = |options: Value, count: u32| -> BTreeSet<String> {
        (0..count)
            .map(|drawn| {
                let mut play = table(options.clone(), start.clone());
                play.act_with(0, json!({ "choose_duke": "isabella" }), &[drawn, 1, 4]);
                assert_eq!(play.sees(0, "/dark_lord/duke"), json!(null), "hidden from the player too");
                play.get("/dark_lord/duke").to_string()
            })
            .collect()
    };
    let all = lords(solo(), 13);
    assert_eq!(all.len(), 13);
    assert!(!all.contains("\"isabella\"") && all.contains("\"simon\""));
    // A fourteenth does not exist.
    let state = raw_table(solo(), start.clone()).expect("a state");
    let mut on = Witness::scripted([13]);
    let mut state = state;
    let isabella =
        engine::json::read(pack(), "action", &json!({ "choose_duke": "isabella" })).expect("an action");
    engine::Game::apply(&mut state, Seat::at(0), &isabella, &mut on).expect("legal");
    assert_eq!(on.misfit, Some((13, 0, 12)));
    // The switch of R-24: the undealt ones only.
    let undealt = lords(json!({ "players": 1, "dark_lord_undealt": true }), 12);
    assert!(undealt.len() == 12 && !undealt.contains("\"simon\""));
}

// rule: VA-SOLO-03
#[test]
fn the_dark_lord_only_gathers() {
    let play = attacked(json!({}), json!({ "citizens": covered([3, 8]) }), [4, 4]);
    // Two Domains of column 4, face up for all to see; no Resources, no actions.
    assert_eq!(play.sees(0, "/dark_lord/domains").as_array().map(Vec::len), Some(2));
    assert_eq!(play.get("/dark_lord/gold"), json!(null));
    assert_eq!(play.sees(0, "/players").as_array().map(Vec::len), Some(1));
}

// rule: VA-SOLO-04
#[test]
fn as_many_exhausted_cards_as_needed() {
    let patch = json!({ "citizens": { "0": { "cards": ["cleric"] }, "1": { "cards": ["merchant"] }, "2": { "cards": [], "cover": "exhausted" }, "3": { "cards": [], "cover": "exhausted" } }, "players": { "0": { "gold": 9 } } });
    let mut play = table(solo(), patch);
    play.act(0, json!({ "recruit": "C1" }));
    assert_eq!(
        (play.get("/citizens/0/cover"), play.phase().as_str()),
        (json!("exhausted"), "action"),
        "more than two"
    );
    play.act(0, json!({ "recruit": "C2" }));
    assert_eq!(play.get("/citizens/1/cover"), "exhausted");
}

// rule: VA-SOLO-05
#[test]
fn six_phases() {
    let mut play = roll(solo(), json!({}), [1, 4]);
    assert_eq!(play.stock(0), [1, 0, 0, 0], "first Harvest: the Peasant");
    play.act(0, json!({ "gain": "magic" })).act(0, json!({ "gain": "magic" }));
    assert_eq!(play.phase(), "attacks");
    play.act(0, json!({ "solo_order": 1 })).act(0, json!({ "solo_capture": "C1" }));
    play.act_with(0, json!({ "solo_capture": "C4" }), &[6, 1]);
    let clauses: Vec<&str> = play.told.iter().map(|told| told.clause).collect();
    // Capture, second Harvest (the Peasant again), then the next turn with its roll and Harvest.
    assert_eq!(clauses, ["VA-SOLO-14", "VA-HARV-10", "VA-TURN-01", "VA-ROLL-01", "VA-ROLL-08", "VA-HARV-10"]);
    assert_eq!(play.stock(0), [2, 1, 2, 0]);
}

// rule: VA-SOLO-06
#[test]
fn the_announced_dice_serve_the_whole_turn() {
    let mut play = roll(solo(), json!({ "players": { "0": { "domains": ["palace_of_the_dawn"] } } }), [2, 4]);
    play.act(0, json!({ "roll_modify": { "domain": "palace_of_the_dawn", "die": 1 } }));
    assert_eq!(play.stock(0)[0], 1, "1-4: the sum wakes the Peasant");
    play.act(0, json!({ "gain": "magic" })).act(0, json!({ "gain": "magic" }));
    play.assert_legal(0, &[json!({ "solo_order": 1 }), json!({ "solo_order": 4 })]);
    play.act(0, json!({ "solo_order": 1 })).act(0, json!({ "solo_capture": "C1" }));
    play.act_with(0, json!({ "solo_capture": "C4" }), &[6, 1]);
    assert_eq!(play.stock(0)[0], 2, "and again in the second Harvest");
}

// rule: VA-SOLO-07
#[test]
fn takes_gain_from_the_bank() {
    for (resource, stock) in [("gold", [3, 0, 0, 0]), ("magic", [0, 0, 3, 0])] {
        let mut play = harvest(solo(), json!({ "players": { "0": { "citizens": { "thief": 1 } } } }), [3, 4]);
        play.assert_legal(0, &[json!({ "harvest_gain": "gold" }), json!({ "harvest_gain": "magic" })]);
        play.act(0, json!({ "harvest_gain": resource }));
        assert_eq!(play.stock(0), stock, "in full");
        assert!(play.cites("VA-SOLO-07"));
    }
}

// rule: VA-SOLO-08
#[test]
fn domain_takes_gain_from_the_bank() {
    let play = built("cutthroats_truce", json!({}));
    assert_eq!(play.stock(0)[0], 20 - 5 + 3);
    let patch = json!({ "progress": { "actions_left": 1 }, "dice": [2, 5], "players": { "0": { "domains": ["cathedral_of_st_aquila", "orb_of_urdr"] } } });
    let mut play = table(solo(), patch);
    play.act(0, json!({ "gain": "strength" }));
    assert_eq!((play.stock(0), play.phase().as_str()), ([1, 1, 1, 0], "attacks"));
    assert!(play.cites("VA-SOLO-08"));
    // Citizens come from the Center Stacks anyway.
    assert_eq!(built("shattered_hand", json!({})).legal(0).len(), 2);
}

// rule: VA-SOLO-09
#[test]
fn perch_takes_from_the_left_most_stack() {
    let play = built("purloiners_perch", json!({ "monsters": covered([0]) }));
    assert_eq!(play.count(0, "skeleton"), 1);
    assert_eq!(play.stock(0), [10, 0, 0, 0], "without reward");
    assert!(play.cites("VA-SOLO-09"));
}

// rule: VA-SOLO-10
#[test]
fn each_die_activates_a_stack() {
    for column in 1..=5u8 {
        let play = attacked(json!({}), json!({}), [column, column]);
        let (upper, lower) = (format!("C{column}"), format!("C{}", column + 5));
        play.assert_legal(0, &[json!({ "solo_capture": upper }), json!({ "solo_capture": lower })]);
        assert_eq!(play.events("attack")[0]["slot"], format!("M{column}"));
    }
    let play = attacked(json!({}), json!({ "monsters": covered([1]) }), [6, 6]);
    let stacks = ["M1", "M3", "M4", "M5"].map(|slot| json!({ "solo_stack": slot }));
    play.assert_legal(0, &stacks);
    assert_eq!(play.refused(0, json!({ "solo_stack": "M2" }))[0], "VA-SOLO-10");
    // The sum activates nothing: 1 and 2 only.
    attacked(json!({}), json!({}), [1, 2])
        .assert_legal(0, &[json!({ "solo_order": 1 }), json!({ "solo_order": 2 })]);
}

// rule: VA-SOLO-11
#[test]
fn a_double_attacks_twice() {
    let mut play = attacked(json!({}), json!({}), [4, 4]);
    play.act(0, json!({ "solo_capture": "C4" })).act(0, json!({ "solo_capture": "C9" }));
    assert_eq!(play.get("/dark_lord/citizens"), json!({ "archer": 1, "paladin": 1 }));
    let mut play = attacked(json!({}), json!({}), [6, 6]);
    play.act(0, json!({ "solo_stack": "M2" })).act(0, json!({ "solo_capture": "C2" }));
    assert!(play.offers(0, json!({ "solo_stack": "M2" })), "the same stack again");
    play.act(0, json!({ "solo_stack": "M5" })).act(0, json!({ "solo_capture": "C5" }));
    assert_eq!(play.get("/dark_lord/citizens"), json!({ "merchant": 1, "peasant": 1 }));
}

// rule: VA-SOLO-12
#[test]
fn an_exhausted_stack_does_not_attack() {
    let play = attacked(json!({}), json!({ "monsters": covered([0, 2]) }), [1, 3]);
    assert_eq!(play.get("/dark_lord/citizens"), json!({}));
    assert_eq!(play.get("/progress/second_harvest"), true, "straight on to the second Harvest");
}

// rule: VA-SOLO-13
#[test]
fn the_order_is_asked_while_it_can_matter() {
    let order = |numbers: &[u8]| -> Vec<Value> {
        numbers.iter().map(|number| json!({ "solo_order": number })).collect()
    };
    attacked(json!({}), json!({}), [5, 2]).assert_legal(0, &order(&[2, 5]));
    attacked(json!({}), json!({}), [6, 3]).assert_legal(0, &order(&[3, 6]));
    assert!(
        attacked(json!({}), json!({}), [4, 4]).offers(0, json!({ "solo_capture": "C4" })),
        "the same stack"
    );
    assert!(attacked(json!({}), json!({}), [6, 6]).offers(0, json!({ "solo_stack": "M1" })), "6s are alike");
    assert!(
        attacked(json!({}), json!({ "monsters": covered([1]) }), [2, 5])
            .offers(0, json!({ "solo_capture": "C5" })),
        "dropped"
    );
    let hard = json!({ "hard_exhausted": true });
    attacked(hard, json!({ "monsters": covered([1]) }), [2, 5]).assert_legal(0, &order(&[2, 5]));
    let mut play = attacked(json!({ "hard_sum": true }), json!({}), [1, 1]);
    play.assert_legal(0, &order(&[1, 2]));
    assert_eq!(play.refused(0, json!({ "solo_order": 3 })), ["VA-SOLO-13"]);
    assert_eq!(play.refused(0, json!({ "solo_stack": "M1" })), ["VA-SOLO-13"]);
    // Looked at anew after each capture.
    play.act(0, json!({ "solo_order": 1 })).act(0, json!({ "solo_capture": "C1" }));
    play.assert_legal(0, &order(&[1, 2]));
}

// rule: VA-SOLO-14
#[test]
fn a_citizen_of_the_column_is_captured() {
    let mut play = attacked(json!({}), json!({}), [3, 3]);
    assert_eq!(play.refused(0, json!({ "solo_capture": "C4" })), ["VA-SOLO-14"]);
    assert_eq!(play.refused(0, json!("decline")), ["VA-SOLO-14"]);
    play.act(0, json!({ "solo_capture": "C8" }));
    assert_eq!(play.get("/dark_lord/citizens"), json!({ "champion": 1 }));
    assert_eq!(play.get("/citizens/7/cards").as_array().map(Vec::len), Some(4));
    // With one stack left it is forced.
    let play = attacked(json!({}), json!({ "citizens": covered([2]) }), [3, 3]);
    assert_eq!(play.get("/dark_lord/citizens"), json!({ "champion": 2 }));
}

// rule: VA-SOLO-15
#[test]
fn then_a_domain_falls() {
    let patch = json!({ "citizens": covered([2, 7]), "domains": { "2": { "cards": ["the_tower", "coliseum", "violet_thorn"] } } });
    let play = attacked(json!({}), patch, [3, 3]);
    assert_eq!(play.get("/dark_lord/domains"), json!(["violet_thorn", "coliseum"]));
    assert_eq!(play.sees(0, "/domains/2/top"), "the_tower", "the next one is turned up");
    assert!(play.revealed);
}

// rule: VA-SOLO-16, VA-SOLO-24
#[test]
fn an_attack_that_finds_nothing_is_lost() {
    let patch =
        json!({ "citizens": covered([2, 7]), "domains": covered([2]), "players": { "0": { "vp": 99 } } });
    let play = attacked(json!({}), patch, [3, 3]);
    assert_eq!((play.phase().as_str(), play.get("/dark_lord/ending")), ("over", json!("overrun")));
    assert!(play.winners().is_empty(), "outright, whatever the score");
    assert!(play.cites("VA-SOLO-24"));
}

// rule: VA-SOLO-17
#[test]
fn a_capture_exhausts_at_once() {
    let patch = json!({ "citizens": { "2": { "cards": ["mercenary"] }, "7": { "cards": [], "cover": "exhausted" }, "0": { "cards": [], "cover": "exhausted" } }, "monsters": covered([0, 1]) });
    let play = attacked(json!({}), patch, [3, 3]);
    // The fifth slot: the second attack of the double does not happen any more.
    assert_eq!(play.get("/citizens/2/cover"), "exhausted");
    assert_eq!((play.phase().as_str(), play.get("/dark_lord/ending")), ("over", json!("exhausted")));
    assert_eq!(play.get("/dark_lord/domains"), json!([]));
}

// rule: VA-SOLO-18
#[test]
fn the_second_harvest_uses_the_right_sides() {
    let patch = json!({ "phase": "gains", "dice": [1, 4], "progress": { "second_harvest": true }, "players": { "0": { "citizens": { "cleric": 1, "archer": 2 } } } });
    let play = laid_out(solo(), patch, &[6, 2]);
    // Off turn: 1 Magic, 1 Strength each, 1 Gold; then the next turn's Knight.
    assert_eq!(play.stock(0), [1, 2 + 1, 1, 0]);
}

// rule: VA-SOLO-19
#[test]
fn new_citizens_work_in_the_second_harvest() {
    let mut play = roll(solo(), json!({ "players": { "0": { "gold": 3 } } }), [1, 4]);
    assert_eq!(play.stock(0), [4, 0, 0, 0]);
    play.act(0, json!({ "recruit": "C4" })).act(0, json!({ "gain": "magic" }));
    play.act(0, json!({ "solo_order": 1 })).act(0, json!({ "solo_capture": "C1" }));
    play.act_with(0, json!({ "solo_capture": "C4" }), &[2, 1]);
    assert_eq!(play.stock(0)[1], 1, "the Archer recruited this turn");
}

// rule: VA-SOLO-20
#[test]
fn heralds_in_both_harvests_own_harvest_domains_in_the_first() {
    let field = json!({ "players": { "0": { "domains": ["jousting_field"] } } });
    let mut play = roll(solo(), field, [2, 2]);
    assert_eq!((play.stock(0)[0], play.get("/players/0/choices/0/count")), (1, json!(2)));
    play.act(0, json!({ "harvest_gain": "magic" })).act(0, json!({ "harvest_gain": "magic" }));
    play.act(0, json!({ "gain": "strength" })).act(0, json!({ "gain": "strength" }));
    play.act(0, json!({ "solo_capture": "C2" })).act(0, json!({ "solo_capture": "C2" }));
    assert_eq!(
        (play.phase().as_str(), play.get("/players/0/choices/0/count")),
        ("harvest", json!(2)),
        "the Herald again"
    );
    assert_eq!(play.stock(0)[0], 1, "Jousting Field not again");
    // Its own match test: a Merchant recruited in between matches now.
    let mut play = roll(solo(), json!({ "players": { "0": { "gold": 2 } } }), [2, 1]);
    play.act(0, json!({ "harvest_gain": "magic" })).act(0, json!({ "recruit": "C2" }));
    play.act(0, json!({ "payment": { "magic": 0 } })).act(0, json!({ "gain": "strength" }));
    play.act(0, json!({ "solo_order": 1 })).act(0, json!({ "solo_capture": "C1" }));
    play.act_with(0, json!({ "solo_capture": "C2" }), &[6, 1]);
    assert_eq!(play.get("/turn"), 2, "no Herald: the Merchant brought 1 Gold");
    assert_eq!(play.stock(0)[0], 1);
}

// rule: VA-SOLO-21
#[test]
fn hard_sum() {
    let hard = || json!({ "hard_sum": true });
    for (dice, attacks) in [
        ([1, 1], json!([1, 1, 2])),
        ([1, 4], json!([1, 4, 5])),
        ([2, 4], json!([2, 4, 6])),
        ([3, 4], json!([3, 4])),
    ] {
        assert_eq!(attacked(hard(), json!({}), dice).get("/progress/attacks"), attacks);
    }
    let mut play = attacked(hard(), json!({}), [2, 4]);
    play.act(0, json!({ "solo_order": 6 }));
    assert_eq!(play.legal(0).len(), 5, "a sum of 6 is a choice");
}

// rule: VA-SOLO-22
#[test]
fn hard_exhausted() {
    let hard = || json!({ "hard_exhausted": true });
    let play = attacked(hard(), json!({ "monsters": covered([3]) }), [4, 4]);
    play.assert_legal(0, &[json!({ "solo_capture": "C4" }), json!({ "solo_capture": "C9" })]);
    let empty = json!({ "monsters": covered([3]), "citizens": covered([3, 8]), "domains": covered([3]) });
    assert_eq!(attacked(hard(), empty, [4, 4]).get("/dark_lord/ending"), "overrun");
    // A 6 must still choose a stack that stands.
    let play = attacked(hard(), json!({ "monsters": covered([3]) }), [6, 6]);
    assert!(play.refused(0, json!({ "solo_stack": "M4" })).contains(&"R-40"));
    // Both options together.
    let both = json!({ "hard_exhausted": true, "hard_sum": true });
    let play = attacked(both, json!({ "monsters": covered([1]) }), [1, 1]);
    play.assert_legal(0, &[json!({ "solo_order": 1 }), json!({ "solo_order": 2 })]);
}

// rule: VA-SOLO-02, VA-SOLO-21, VA-SOLO-22, VA-SOLO-26
#[test]
fn what_only_the_solo_game_knows_is_refused_elsewhere() {
    let all = [
        ("hard_sum", true, "VA-SOLO-21"),
        ("hard_exhausted", true, "VA-SOLO-22"),
        ("dark_lord_undealt", true, "VA-SOLO-02"),
        ("solo_board_vp", false, "VA-SOLO-26"),
    ];
    for (option, value, clause) in all {
        for players in 2..=5 {
            assert_eq!(
                wrong(json!({ "players": players, option: value })),
                [("va-needs-solo", Some(clause))]
            );
            opened(json!({ "players": players, option: !value }), 1);
        }
        opened(json!({ "players": 1, option: value }), 1);
    }
    // All at once.
    let mut options = json!({ "players": 4 });
    all.iter().for_each(|(option, value, _)| options[option] = json!(value));
    assert_eq!(wrong(options).len(), 4);
}

// rule: VA-SOLO-23
#[test]
fn no_monster_left_wins() {
    let patch = json!({ "monsters": { "0": { "cards": ["goblin"] }, "1": { "cards": [], "cover": "exhausted" }, "2": { "cards": [], "cover": "exhausted" }, "3": { "cards": [], "cover": "exhausted" }, "4": { "cards": [], "cover": "exhausted" } }, "dark_lord": { "domains": ["coliseum", "the_tower"] }, "players": { "0": { "strength": 1 } } });
    let mut play = table(solo(), patch);
    play.act(0, json!({ "slay": "M1" }));
    assert_eq!(
        (play.get("/dark_lord/ending"), play.winners()),
        (json!("no_monsters"), vec![0]),
        "not ending C, not by points"
    );
    // also by Purloiner's Perch.
    let play = built(
        "purloiners_perch",
        json!({ "monsters": { "0": { "cards": ["goblin"] }, "1": { "cards": [], "cover": "exhausted" }, "2": { "cards": [], "cover": "exhausted" }, "3": { "cards": [], "cover": "exhausted" }, "4": { "cards": [], "cover": "exhausted" } } }),
    );
    assert_eq!(play.get("/dark_lord/ending"), "no_monsters");
}

// rule: VA-SOLO-25
#[test]
fn five_exhausted_slots_end_the_game() {
    let patch = json!({ "citizens": { "0": { "cards": ["cleric"] }, "1": { "cards": [], "cover": "exhausted" }, "2": { "cards": [], "cover": "exhausted" } }, "monsters": covered([0]), "domains": covered([4]), "players": { "0": { "gold": 3, "domains": ["forgotten_sorrows"] } } });
    let mut play = table(solo(), patch);
    play.act(0, json!({ "recruit": "C1" }));
    // The action with its triggers is completed; there is no second action and no further phase.
    assert_eq!((play.get("/dark_lord/ending"), play.stock(0)[2]), (json!("exhausted"), 1));
    assert_eq!(play.phase(), "over");
    // The general conditions are not used: two slots, or no Domains' row alone, end nothing.
    let play = table(solo(), json!({ "citizens": covered([0, 1]), "domains": covered([0, 1]) }));
    assert_eq!(play.phase(), "action");
}

// rule: VA-SOLO-26
#[test]
fn the_players_score() {
    let patch = json!({ "phase": "over", "dark_lord": { "ending": "exhausted" }, "players": { "0": { "vp": 3, "gold": 3, "monsters": { "troll": 1 }, "domains": ["the_tower"] } } });
    // Cornelius: 3 per Domain, 1 per 3 Resources.
    assert_eq!(table(solo(), patch.clone()).scores(), [6 + 2 + 3 + 3 + 1]);
    let literal = json!({ "players": 1, "solo_board_vp": false });
    assert_eq!(table(literal, patch).scores(), [6 + 2 + 3 + 1], "the switch of R-34");
}

// rule: VA-SOLO-27
#[test]
fn the_dark_lords_score() {
    let rival = |duke: &str| {
        let patch = json!({
            "phase": "over",
            "monsters": { "0": { "cards": ["goblin_king", "goblin"] }, "1": { "cards": [] }, "2": { "cards": [] }, "3": { "cards": [] }, "4": { "cards": ["orc_chieftain"] } },
            "dark_lord": { "duke": duke, "ending": "exhausted", "citizens": { "archer": 2, "cleric": 1 }, "domains": ["cathedral_of_st_aquila"] },
            "players": { "0": { "gold": 90 } }
        });
        -table(solo(), patch).sees(0, "/outcome/standings/0/tie_break/0").as_i64().expect("points")
    };
    // Monsters 4 + 1 + 6, covered ones too; Domain 3.
    assert_eq!(rival("mico"), 14 + 3 + 2 * 5, "Monsters and Bosses; no Resources of his");
    assert_eq!(rival("isabella"), 14 + 2 + 2 * (1 + 2), "icons of captured Citizens and Domains");
    assert_eq!(rival("reese"), 14 + 3 + 3 + 1);
}

// rule: VA-SOLO-28
#[test]
fn strictly_more_wins() {
    let won = |vp: u32| {
        let patch = json!({
            "phase": "over",
            "monsters": { "0": { "cards": ["goblin"] }, "1": { "cards": [] }, "2": { "cards": [] }, "3": { "cards": [] }, "4": { "cards": [] } },
            "dark_lord": { "duke": "elsyn", "ending": "exhausted" },
            "players": { "0": { "vp": vp, "rejected": "waryn" } }
        });
        !table(solo(), patch).winners().is_empty()
    };
    assert_eq!((won(0), won(1), won(2)), (false, false, true));
}

// rule: VA-SOLO-29
#[test]
fn otherwise_the_next_turn_begins() {
    let play = laid_out(solo(), json!({ "phase": "end", "turn": 400 }), &[1, 4]);
    assert_eq!((play.phase().as_str(), play.get("/turn")), ("action", json!(401)), "there is no turn limit");
}
