//! Chapter 15: the End phase and the end of the game.

use crate::common::*;
use serde_json::{Map, Value, json};

fn covered(slots: impl IntoIterator<Item = usize>) -> Value {
    let stacks = slots.into_iter().map(|at| (at.to_string(), json!({ "cards": [], "cover": "exhausted" })));
    Value::Object(stacks.collect::<Map<_, _>>())
}

fn last_round_after(players: usize, patch: Value) -> bool {
    let mut whole = json!({ "phase": "end" });
    engine::scenario::merge(&mut whole, &patch);
    laid_out(json!({ "players": players }), whole, &[1, 2]).get("/last_round") == true
}

// rule: VA-END-01
#[test]
fn three_conditions() {
    assert!(!last_round_after(4, json!({})));
    assert!(last_round_after(4, json!({ "monsters": covered(0..5) })), "no Monster left");
    assert!(!last_round_after(4, json!({ "monsters": covered(0..4) })));
    assert!(last_round_after(4, json!({ "domains": covered(0..5) })), "no Domain left");
    for players in 2..=5 {
        let needed = 2 * players;
        assert!(!last_round_after(players, json!({ "citizens": covered(0..needed - 1) })), "{players}");
        assert!(last_round_after(players, json!({ "citizens": covered(0..needed) })), "{players}");
    }
}

// rule: VA-END-02
#[test]
fn tested_in_the_end_phase_only() {
    let mut play = table(
        json!({}),
        json!({
            "citizens": { "0": { "cards": [], "cover": "exhausted" }, "1": { "cards": [], "cover": "exhausted" },
                          "2": { "cards": [], "cover": "exhausted" }, "9": { "cards": ["butcher"] } },
            "domains": { "0": { "cards": ["nest_of_the_weaver_witch", "nest_of_the_weaver_witch"] } },
            "players": { "0": { "gold": 7, "citizens": { "merchant": 2 } } }
        }),
    );
    play.act(0, json!({ "recruit": "C10" }));
    assert_eq!(play.get("/last_round"), false, "four slots, but the turn is not over");
    play.act(0, json!({ "build": "D1" }));
    play.act_with(0, json!({ "return_citizen": "merchant" }), &[1, 2]);
    assert_eq!(play.get("/last_round"), false, "undone before the End phase");
}

// rule: VA-END-03
#[test]
fn everyone_has_the_same_number_of_turns() {
    for (active, first, over) in
        [(0, 0, false), (1, 0, false), (2, 0, true), (0, 1, true), (1, 2, true), (2, 2, false)]
    {
        let patch = json!({ "phase": "end", "active": active, "first": first, "domains": covered(0..5) });
        let luck: &[u32] = if over { &[] } else { &[1, 2] };
        let play = laid_out(json!({ "players": 3 }), patch, luck);
        assert_eq!(play.phase() == "over", over, "{active} {first}");
        assert!(play.cites("VA-END-03"));
    }
}

// rule: VA-END-04
#[test]
fn the_last_round_is_irrevocable() {
    // Nothing is exhausted any more, and still the game ends when the round is complete.
    let play = table(json!({}), json!({ "phase": "end", "active": 1, "last_round": true }));
    assert_eq!(play.phase(), "over");
    let play = laid_out(json!({}), json!({ "phase": "end", "active": 0, "last_round": true }), &[1, 2]);
    assert_eq!(play.get("/last_round"), true);
}

// rule: VA-END-05
#[test]
fn the_last_turns_are_played_in_full() {
    let mut play =
        roll(json!({}), json!({ "active": 1, "last_round": true, "domains": covered(0..5) }), [1, 4]);
    assert_eq!(stocks(&play, 2), [[1, 0, 0, 0], [1, 0, 0, 0]], "both harvest");
    play.act(1, json!({ "gain": "gold" })).act(1, json!({ "gain": "gold" }));
    assert_eq!(play.phase(), "over");
    assert_eq!(play.stock(1)[0], 3);
}

// rule: VA-END-06
#[test]
fn otherwise_the_dice_pass_on() {
    let play = laid_out(json!({ "players": 3 }), json!({ "phase": "end", "active": 2 }), &[3, 4]);
    assert_eq!(play.get("/active"), 0);
    assert_eq!(play.get("/turn"), 2);
    assert_eq!(play.events("rolled")[0]["seat"], 0);
}

// rule: VA-END-07
#[test]
fn two_players_need_four_slots() {
    assert!(last_round_after(2, json!({ "citizens": covered(0..4) })));
    // Five empty stacks of one row are more than four slots; the row is tested all the same.
    assert!(last_round_after(2, json!({ "monsters": covered(0..5) })));
    assert!(!last_round_after(2, json!({ "monsters": covered(0..3) })));
}
