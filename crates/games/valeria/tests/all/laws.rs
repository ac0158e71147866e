//! The laws of the engine on every player count, set-up, variant and switch.

use engine::laws::hold;
use serde_json::json;
use valeria::Valeria;

// rule: VA-DEC-13, VA-DEC-16, VA-GEN-09, VA-HID-06
#[test]
fn two_players() {
    hold::<Valeria>(json!({ "players": 2 }), 20);
    hold::<Valeria>(json!({ "players": 2, "setup": "random" }), 10);
}

// rule: VA-DEC-15, VA-HID-01, VA-HID-02
#[test]
fn three_and_four_players() {
    hold::<Valeria>(json!({ "players": 3, "setup": "random" }), 8);
    hold::<Valeria>(json!({ "players": 4, "setup": "random" }), 6);
}

// rule: VA-5P-01, VA-5P-06
#[test]
fn five_players() {
    hold::<Valeria>(json!({ "players": 5, "setup": "random" }), 5);
    hold::<Valeria>(json!({ "players": 5, "events": true, "mixed": true, "no_duke": true }), 4);
}

// rule: VA-HID-03
#[test]
fn monster_events() {
    hold::<Valeria>(json!({ "players": 2, "setup": "random", "events": true }), 10);
    hold::<Valeria>(json!({ "players": 3, "events": true, "event_token_on_itself": true }), 5);
    hold::<Valeria>(json!({ "players": 4, "events": true, "mixed": true }), 4);
}

// rule: VA-HID-04, VA-MIX-03
#[test]
fn mixed_citizens() {
    hold::<Valeria>(json!({ "players": 2, "mixed": true }), 10);
    hold::<Valeria>(json!({ "players": 3, "mixed": true, "no_duke": true }), 5);
}

// rule: VA-NODUKE-01
#[test]
fn no_dukes() {
    hold::<Valeria>(json!({ "players": 2, "no_duke": true }), 8);
    hold::<Valeria>(json!({ "players": 4, "no_duke": true, "events": true, "setup": "random" }), 4);
}

// rule: VA-HID-05
#[test]
fn solo() {
    hold::<Valeria>(json!({ "players": 1 }), 20);
    hold::<Valeria>(json!({ "players": 1, "setup": "random", "mixed": true }), 10);
    hold::<Valeria>(json!({ "players": 1, "hard_sum": true, "hard_exhausted": true }), 10);
}

#[test]
fn switches() {
    hold::<Valeria>(json!({ "players": 2, "magic_pays_effects": true }), 10);
    hold::<Valeria>(json!({ "players": 3, "setup": "random", "double_sum_twice": true }), 5);
    hold::<Valeria>(json!({ "players": 5, "resting_doubles": true }), 3);
    hold::<Valeria>(json!({ "players": 1, "dark_lord_undealt": true, "solo_board_vp": false }), 5);
}

#[test]
fn presets() {
    for preset in ["gold_rush", "magic_rules", "monster_hunt"] {
        hold::<Valeria>(json!({ "players": 2, "setup": preset }), 5);
        hold::<Valeria>(json!({ "players": 1, "setup": preset }), 3);
    }
}
